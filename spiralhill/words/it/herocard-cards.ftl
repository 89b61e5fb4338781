### HeroCard: Eroi, titoli e ciò che sta scritto sulle carte.

## Eroi

hero-will = Will
hero-isis = Isis
hero-deon = Deon
hero-aisling = Aisling
hero-tester = Collaudatore

## Titoli: Will

card-shotgun = Doppietta
card-nightstick = Manganello
card-hard-stare = Sguardo di ghiaccio
card-point-blank = A bruciapelo
card-overkill = Accanimento
card-follow-through = Fino in fondo
card-self-defense = Legittima difesa
card-take-cover = Al riparo
card-show-the-badge = Fuori il distintivo
card-stand-ground = Non un passo indietro
card-reload = Ricarica
card-shake-it-off = Scrollata di spalle

## Titoli: Isis

card-knife-ritual = Rito del coltello
card-soul-capture = Cattura dell’anima
card-spirit-lash = Frusta spettrale
card-burn = Bruciatura
card-blood-rite = Rito di sangue
card-premonition = Premonizione
card-ward-circle = Cerchio di protezione
card-retouch = Ritocco
card-darkroom = Camera oscura

## Titoli: Deon

card-judgment = Giudizio
card-righteous-blow = Colpo del giusto
card-cast-out = Vade retro
card-damnation = Dannazione
card-zeal = Zelo
card-deliverance = Liberazione
card-hallowed-ground = Terra consacrata
card-the-other-cheek = L’altra guancia
card-steadfast = Saldo nella fede
card-prayer = Preghiera
card-guardian-angel = Angelo custode

## Titoli: Aisling

card-spite = Ripicca
card-stallion-charge = Carica dello stallone
card-unseen-shove = Spintone invisibile
card-night-terror = Terrore notturno
card-malice = Malanimo
card-recoil = Balzo indietro
card-mind-shell = Guscio mentale
card-dream-ward = Scudo di sogni
card-denial = Negazione
card-phantasm = Fantasmagoria
card-panic = Panico

## Titoli: il collaudatore

card-strike = Colpo
card-jab = Diretto
card-push = Spinta
card-guard = Guardia
card-brace = Piedi saldi
card-mirror-guard = Guardia a specchio
card-overload = Sovraccarico
card-feint = Finta
card-break-guard = Guardia spezzata
card-parry = Parata
card-nullify = Vanificare
card-unmake = Disfare
card-lie-in-wait = In agguato
card-shackle = Ceppi
card-pin-down = Inchiodare
card-slip-free = Sgusciare via
card-soften = Attutire
card-sharpen = Affilare
card-second-wind = Secondo fiato
card-scatter = Scompiglio
card-salvage = Recupero

## La carta intorno ai testi

# Un Modificatore aggiunge, una Base vale di per sé.
part-sign =
    { $kind_is ->
        [attack-mod] +
        [block-mod] +
       *[other] { "" }
    }
face-cost = { $attribute } { $cost }
face-line = { $type }: { $kind }
face-line-with-value = { $type }: { $kind } { part-sign }{ $value }
face-names-attribute = Quando la giochi, scegli un attributo.
face-printed = Tutti i dati vengono dalla carta stampata.
face-original = Carta originale: tutti i dati sono nostri.
face-mixed = Dalla carta stampata: { $facts }. Il resto è nostro.
fact-title = titolo
fact-attribute = attributo
fact-cost = costo
fact-type = tipo
fact-kind = genere
fact-value = valore
fact-texts = testo

## Valori

part-other =
    { $other ->
        [yes] altra { "" }
       *[no] { "" }
    }
part-counted-card =
    { $family_is ->
        [any] carta
       *[other] carta { $family }
    }
# Ciò che si conta, dopo "per ogni".
cards =
    { $where ->
        [active] { part-other }{ $whose ->
            [you] tua { part-counted-card } attiva
            [target] { part-counted-card } attiva del bersaglio
            [attacker] { part-counted-card } attiva dell’attaccante
           *[all] { part-counted-card } attiva
        }
       *[in-play] { part-other }{ part-counted-card } { $whose ->
            [you] che hai in gioco
            [target] che il bersaglio ha in gioco
            [attacker] che l’attaccante ha in gioco
           *[all] in gioco
        }
    }
plus-per =
    { $start ->
        [0] { $kind }: { part-sign }{ $per } per ogni { $cards }.
       *[other] { $kind }: { part-sign }{ $start }, più { $per } per ogni { $cards }.
    }
part-and-start =
    { $start ->
        [0] { "" }
       *[other] , più { $start }
    }
equal-to-base-attack = { $kind }: quanto vale l’{ -base-attack } attivo{ part-and-start }.
best-base-attack = { $kind }: quanto il più alto { -base-attack } che il bersaglio ha in gioco{ part-and-start }.
cost-in-play =
    { $kind }: quanto costano in tutto le carte scoperte del bersaglio sull’attributo scelto{ part-and-start }.

## Effetti
##
## $mood: un testo sta da solo ("Pesca 2 carte.") o segue un verbo ("Puoi pescare 2 carte.").

draw =
    { $mood ->
        [infinitive] pescare { part-number-of-cards }
       *[imperative] Pesca { part-number-of-cards }.
    }
target-discards =
    { $mood ->
        [infinitive] far scartare al bersaglio { part-number-of-cards } a sua scelta
       *[imperative] Il bersaglio scarta { part-number-of-cards } a sua scelta.
    }
take-back =
    { $mood ->
        [infinitive] riprendere in mano 1 carta dalla tua { -discard-stack }
       *[imperative] Riprendi in mano 1 carta dalla tua { -discard-stack }.
    }
part-wasted-card =
    { $family_is ->
        [any] 1 carta
       *[other] 1 carta { $family }
    }
target-wastes =
    { $mood ->
        [infinitive] far sprecare al bersaglio { part-wasted-card } a sua scelta dalla mano
       *[imperative] Il bersaglio spreca { part-wasted-card } a sua scelta dalla mano.
    }
target-wastes-at-random =
    { $mood ->
        [infinitive] far sprecare al bersaglio 1 carta a caso dalla mano
       *[imperative] Il bersaglio spreca 1 carta a caso dalla mano.
    }
waste-from-deck =
    { $number ->
        [one] { $mood ->
            [infinitive] guardare la prima carta del mazzo del bersaglio e fargliela sprecare
           *[imperative] Guarda la prima carta del mazzo del bersaglio: il bersaglio la spreca.
        }
       *[other] { $mood ->
            [infinitive] guardare le prime { $number } carte del mazzo del bersaglio e fargliene sprecare 1 a tua scelta
           *[imperative] Guarda le prime { $number } carte del mazzo del bersaglio e scegline 1: il bersaglio la spreca.
        }
    }
clear-up-to =
    { $mood ->
        [infinitive] rimuovere fino a { $number } delle tue carte, ognuna dalla cima di una pila
       *[imperative] Rimuovi fino a { $number } delle tue carte, ognuna dalla cima di una pila.
    }
clear-top =
    { $mood ->
        [infinitive] rimuovere la carta in cima alla tua pila { $attribute }
       *[imperative] Rimuovi la carta in cima alla tua pila { $attribute }.
    }
clear-active =
    { $mood ->
        [infinitive] rimuovere 1 carta { $kind } attiva del bersaglio, anche se sta sotto altre
       *[imperative] Rimuovi 1 carta { $kind } attiva del bersaglio, anche se sta sotto altre.
    }
purge-last =
    { $mood ->
        [infinitive] annullare 1 carta { $family } appena giocata da un avversario
       *[imperative] Annulla 1 carta { $family } appena giocata da un avversario.
    }
deploy-one =
    { $mood ->
        [infinitive] schierare coperta 1 carta dalla mano, da scoprire più avanti
       *[imperative] Schiera coperta 1 carta dalla mano: la scoprirai più avanti.
    }
part-until-unwound =
    { $unwind ->
        [spend-clear] finché non spende una rimozione per raddrizzarla
       *[end-of-owner-turn] fino alla fine del suo turno
    }
twist-attribute =
    { $mood ->
        [infinitive] ruotare la carta { $attribute } del bersaglio, che così vale { $less } in meno { part-until-unwound }
       *[imperative] Ruota la carta { $attribute } del bersaglio: vale { $less } in meno { part-until-unwound }.
    }
hold-card =
    { $mood ->
        [infinitive] ruotare 1 carta scoperta che il bersaglio ha in gioco, così che non possa rimuoverla { part-until-unwound }
       *[imperative] Ruota 1 carta scoperta che il bersaglio ha in gioco: non può rimuoverla { part-until-unwound }.
    }
unwind-one =
    { $mood ->
        [infinitive] raddrizzare 1 delle tue carte ruotate
       *[imperative] Raddrizza 1 delle tue carte ruotate.
    }
part-converted-card =
    { $whose ->
        [you] 1 delle tue carte { $kind } attive
        [attacker] 1 carta { $kind } attiva dell’attaccante
       *[target] 1 carta { $kind } attiva del bersaglio
    }
part-until-converted =
    { $until ->
        [leaves-play] finché resta in gioco
       *[sequence-end] fino alla fine dell’attacco
    }
convert-active =
    { $mood ->
        [infinitive] convertire { part-converted-card }, che così vale { part-sign }{ $value } { part-until-converted }
       *[imperative] Converti { part-converted-card }: vale { part-sign }{ $value } { part-until-converted }.
    }
forbid =
    { $mood ->
        [infinitive] impedire { $whose ->
            [you] a te stesso
            [attacker] all’attaccante
           *[target] al bersaglio
        } di giocare carte { $kind } fino alla fine dell’attacco
       *[imperative] { $whose ->
            [you] Non puoi
            [attacker] L’attaccante non può
           *[target] Il bersaglio non può
        } giocare carte { $kind } fino alla fine dell’attacco.
    }
