### HeroCard: termini, cronaca, scelte, domande e motivi.

## Termini: ognuno si dice in un solo modo

-body = Corpo
-mind = Mente
-x = X
-attack = Attacco
-block = Difesa
-base-attack = Attacco Base
-attack-mod = Modificatore d’Attacco
-special-attack = Attacco Speciale
-base-block = Difesa Base
-block-mod = Modificatore di Difesa
-special-block = Difesa Speciale
-miscellaneous = Miscellanea
-exclusive = Esclusiva
-restricted = Limitata
-fast = Rapida
-discard-phase = Fase Scarto
-draw-phase = Fase Pesca
-clear-phase = Fase Rimozione
-action-phase =
    { $case ->
        [inside] fase Azione
       *[first] Fase Azione
    }
-discard-stack = pila degli scarti
-victory-points =
    { $number ->
        [one] Punto Vittoria
       *[other] Punti Vittoria
    }

attribute-body = { -body }
attribute-mind = { -mind }
attribute-x = { -x }
kind-base-attack = { -base-attack }
kind-attack-mod = { -attack-mod }
kind-special-attack = { -special-attack }
kind-base-block = { -base-block }
kind-block-mod = { -block-mod }
kind-special-block = { -special-block }
kind-miscellaneous = { -miscellaneous }
family-attack = { -attack }
family-block = { -block }
family-miscellaneous = { -miscellaneous }
family-any = qualsiasi
type-exclusive = { -exclusive }
type-restricted = { -restricted }
type-fast = { -fast }

unseen-card = una carta coperta

## Parti di frase

# Un giocatore in mezzo a una frase.
player = { $seat }
part-number-of-cards =
    { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
part-target =
    { $target_is ->
        [you] di te
       *[other] { $target }
    }
part-at-target =
    { $target_is ->
        [you] { "" } contro di te
        [nobody] { "" }
       *[other] { "" } contro { $target }
    }
part-cards-drawn =
    { $cards_are ->
        [shown] { $cards }
       *[hidden] { part-number-of-cards }
    }
part-owner-card =
    { $seat_is ->
        [you] La tua carta { $card }
       *[other] La carta { $card } di { $seat }
    }
part-owner-attribute =
    { $seat_is ->
        [you] La tua carta { $attribute }
       *[other] La carta { $attribute } di { $seat }
    }

## Cronaca

log-turn-begins =
    { $seat_is ->
        [you] Turno { $turn }: tocca a te.
       *[other] Turno { $turn }: gioca { $seat }.
    }
log-discards =
    { $seat_is ->
        [you] Scarti { $card }.
       *[other] { $seat } scarta { $card }.
    }
log-draws =
    { $seat_is ->
        [you] Peschi { part-cards-drawn }.
       *[other] { $seat } pesca { part-cards-drawn }.
    }
log-reshuffles =
    { $seat_is ->
        [you] Rimescoli la tua { -discard-stack } e ne fai un nuovo mazzo.
       *[other] { $seat } rimescola la { -discard-stack } e ne fa un nuovo mazzo.
    }
log-clears =
    { $seat_is ->
        [you] Rimuovi { $card }.
       *[other] { $seat } rimuove { $card }.
    }
log-refreshes =
    { $seat_is ->
        [you] Rinnovi la mano.
       *[other] { $seat } rinnova la mano.
    }
log-plays =
    { $seat_is ->
        [you] Giochi { $card }{ part-at-target }.
       *[other] { $seat } gioca { $card }{ part-at-target }.
    }
log-turns-up =
    { $seat_is ->
        [you] Scopri e giochi { $card }{ part-at-target }.
       *[other] { $seat } scopre e gioca { $card }{ part-at-target }.
    }
log-passes =
    { $seat_is ->
        [you] Passi.
       *[other] { $seat } passa.
    }
log-attack-ends =
    { $seat_is ->
        [you] Il tuo attacco
       *[other] L’attacco di { $seat }
    } contro { part-target } { $success ->
        [yes] riesce
       *[no] fallisce
    }, { $attack } a { $block }.
log-scores =
    { $seat_is ->
        [you] Segni: ora hai { $points }
       *[other] { $seat } segna: ora ha { $points }
    } { $points ->
        [one] { -victory-points(number: 1) }
       *[other] { -victory-points(number: 2) }
    }.
log-wastes =
    { $seat_is ->
        [you] Sprechi { $card }
       *[other] { $seat } spreca { $card }
    }{ $played ->
        [yes] : resta in gioco senza effetto.
       *[no] : i punti liberi non bastano, quindi finisce fra gli scarti.
    }
log-looks =
    { $seat_is ->
        [you] Guardi
       *[other] { $seat } guarda
    } { $number ->
        [one] la prima carta
       *[other] le prime { $number } carte
    } { $target_is ->
        [you] del tuo mazzo
       *[other] del mazzo di { $target }
    }{ $cards_are ->
        [shown] : { $cards }.
       *[hidden] .
    }
log-purges = { part-owner-card } è annullata.
log-deploys =
    { $seat_is ->
        [you] Schieri
       *[other] { $seat } schiera
    } { $cards_are ->
        [shown] una carta coperta: { $cards }.
       *[hidden] una carta coperta: { $attribute } { $cost }.
    }
log-twists-attribute = { part-owner-attribute } è ruotata: vale { $less } in meno.
log-twists-card = { part-owner-card } è ruotata e non si può rimuovere.
log-unwinds-attribute = { part-owner-attribute } è raddrizzata.
log-unwinds-card = { part-owner-card } è raddrizzata.
log-converts = La carta { $card } è convertita: ora vale { $value }.
log-forbids =
    { $seat_is ->
        [you] Non puoi più giocare carte { $kind } in questo attacco.
       *[other] { $seat } non può più giocare carte { $kind } in questo attacco.
    }
log-recovers =
    { $seat_is ->
        [you] Riprendi { $card } dalla tua { -discard-stack }.
       *[other] { $seat } riprende { $card } dalla { -discard-stack }.
    }
log-names =
    { $seat_is ->
        [you] Scegli { $attribute }.
       *[other] { $seat } sceglie { $attribute }.
    }
log-wins =
    { $seat_is ->
        [you] Vinci il duello!
       *[other] { $seat } vince il duello!
    }
log-draw = Il duello finisce in parità.

## Scelte

pick-stop =
    { $during ->
        [discard-phase] Non scartare altro
        [clear-phase] Non rimuovere altro
        [clear-by-text] Non rimuovere altro
       *[nothing] Basta così
    }
pick-discard = Scarta { $card }
pick-draw =
    { $number ->
        [0] Non pescare
       *[other] Pesca { part-number-of-cards }
    }
pick-clear = Rimuovi { $card }
pick-unwind = Raddrizza la tua carta { $attribute }
pick-unwind-card = Raddrizza { $card }
pick-refresh = Rinnova la mano
pick-end = Concludi la tua { -action-phase(case: "inside") }
pick-play = Gioca { $card }{ part-at-target }
pick-turn-up = Scopri { $card }{ part-at-target }
pick-add = Aggiungi { $card }
pick-done = Chiudi la combinazione
pick-waste = Spreca { $card }
pick-purge = Annulla { $card }
pick-deploy = Schiera una carta coperta: { $card }
pick-twist = Ruota { $card }
pick-convert = Converti { $card }
pick-recover = Riprendi { $card }
pick-name = Scegli { $attribute }

## Domande

prompt-trigger =
    { $waiting ->
        [one] Si applica il testo di una carta.
       *[other] Si applicano i testi di { $waiting } carte: quale per primo?
    }
prompt-discard-phase = { -discard-phase }: di quali carte vuoi fare a meno?
prompt-draw-phase = { -draw-phase }: quante carte peschi?
prompt-clear-phase =
    { -clear-phase }: quale carta rimuovi? { $left ->
        [one] Ti resta una rimozione.
       *[other] Ti restano { $left } rimozioni.
    }
prompt-action-phase =
    { $begun ->
        [yes] { -action-phase }: gioca un’altra carta o concludi la fase.
       *[no] { -action-phase }: gioca una carta, rinnova la mano o concludi la fase.
    }
prompt-name-attribute = { $card }: quale attributo scegli?
prompt-build-set =
    { $side ->
        [attack] Aggiungi un’altra carta { -attack } o chiudi la combinazione.
       *[block] Aggiungi un’altra carta { -block } o chiudi la combinazione.
    }
prompt-priority =
    { $closing ->
        [yes] Il turno sta per finire: gioca una carta { -fast } o passa.
       *[no] Gioca una carta o passa.
    }
prompt-discard-forced =
    { $number ->
        [one] Devi scartare 1 carta: quale?
       *[other] Devi scartare { $number } carte: quale per prima?
    }
prompt-recover-card = Quale carta riprendi?
prompt-waste-from-hand =
    { $family_is ->
        [any] Quale carta della tua mano sprechi?
       *[other] Quale carta { $family } della tua mano sprechi?
    }
prompt-waste-seen =
    { $owner_is ->
        [you] Vedi { $cards }: quale sprechi?
       *[other] Vedi { $cards }: quale deve sprecare { $owner }?
    }
prompt-clear-by-text =
    { $number ->
        [one] Quale carta rimuovi? Puoi rimuoverne ancora una.
       *[other] Quale carta rimuovi? Puoi rimuoverne ancora { $number }.
    }
prompt-clear-named =
    { $owner_is ->
        [you] Quale delle tue carte { $kind } attive rimuovi?
       *[other] Quale carta { $kind } attiva di { $owner } rimuovi?
    }
prompt-purge-card = Quale carta annulli?
prompt-deploy-card = Quale carta schieri coperta?
prompt-twist-card =
    { $owner_is ->
        [you] { $source }: quale delle tue carte ruoti?
       *[other] { $source }: quale carta di { $owner } ruoti?
    }
prompt-unwind-twist = Quale carta ruotata raddrizzi?
prompt-convert-card =
    { $owner_is ->
        [you] { $source }: quale delle tue carte attive converti?
       *[other] { $source }: quale carta attiva di { $owner } converti?
    }

## Motivi

reason-set-only-bases-and-mods = { $card } non può entrare in una combinazione: solo Basi e Modificatori possono.
reason-set-one-base-attack = In una combinazione c’è posto per un solo { -base-attack }: { $card } non può entrarci.
reason-set-one-side = Una combinazione è tutta { -attack } o tutta { -block }, e { $card } sta dall’altra parte.
reason-exclusive-own-phase = { $card } è una carta { -exclusive }: aspetta la tua { -action-phase(case: "inside") }.
reason-restricted-own-phase = { $card } è una carta { -restricted }: aspetta la tua { -action-phase(case: "inside") }.
reason-closing-fast-only = Il turno sta per finire e si giocano solo carte di tipo { -fast }: { $card } è di un altro tipo.
reason-exclusive-once = { $card } è una carta { -exclusive }, e in questo turno hai già fatto un’azione { -exclusive }.
reason-attack-own-turn = { $card } dà inizio a un attacco, e puoi farlo solo nel tuo turno.
reason-closing-no-attack = Il turno sta per finire: { $card } non può più dare inizio a un attacco.
reason-one-base-attack = L’attacco in corso ha già il suo { -base-attack }: { $card } deve aspettare che finisca.
reason-attack-mod-needs-base = { $card } richiede un tuo { -base-attack } attivo.
reason-special-attack-own-sequence = { $card } si gioca solo durante un tuo attacco.
reason-block-when-attacked = { $card } è una carta { -block }: giocala quando qualcuno ti attacca.
reason-block-mod-needs-base = { $card } richiede una tua { -base-block } attiva.
reason-forbidden-by-card = Un’altra carta ti vieta le carte { $kind } fino alla fine dell’attacco, e { $card } è una di queste.
reason-purge-in-sequence = { $card } può annullare solo mentre è in corso un attacco.
reason-nothing-to-purge = Nell’ultima giocata non c’è nulla che { $card } possa annullare.
reason-nobody-in-range = Non c’è nessuno a portata di { $card }.
reason-too-dear =
    { $card } costa { $cost }, e { $free ->
        [0] non hai punti { $attribute } liberi.
        [one] hai solo 1 punto { $attribute } libero.
       *[other] hai solo { $free } punti { $attribute } liberi.
    }
reason-referee-limit = L’arbitro non ammette altre carte in questo turno.
reason-not-in-hand = Quella carta non è nella tua mano né coperta fra le tue pile.
reason-text-asks = Prima si decide ciò che chiede il testo; questa non è una risposta.
reason-discard-from-hand = Puoi scartare solo dalla mano.
reason-draw-three = Si pescano al massimo tre carte.
reason-hand-limit = Avresti in mano più di sette carte.
reason-held-by-twist = Quella carta è ruotata e non si può rimuovere.
reason-clear-top-first = Quella carta è sotto altre: rimuovi prima quelle che la coprono.
reason-clear-own = Quella carta non è tua, non puoi rimuoverla.
reason-play-in-action-phase = Le carte si giocano nella { -action-phase(case: "inside") }, che deve ancora venire.
reason-refresh-instead = La mano si rinnova al posto dell’intera { -action-phase(case: "inside") }, e la tua è già iniziata.
reason-end-after-round = Potrai concludere la fase quando tutti avranno passato.
