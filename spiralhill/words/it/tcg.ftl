### Nightmare Before Christmas, il gioco di carte: termini, cronaca, scelte, domande e motivi.

## Termini: ognuno si dice in un solo modo

-pumpkin-king = Re delle Zucche
-pumpkin-king-card = carta Re delle Zucche
-scare-number = Valore di Paura
-scare-threshold = Soglia di Paura
-starting-locale = Luogo Iniziale
-starting-hand = Mano Iniziale
-main-deck = Mazzo Principale
-discard-pile = pila degli scarti
-end-phase = Fase Finale
-hex = MALEFICIO
-hex-counter =
    { $number ->
        [one] segnalino Maleficio
       *[other] segnalini Maleficio
    }

activity-draw = pescare 1 carta
activity-points = aggiungere 1 Punto Zucca
activity-move = spostare 1 Personaggio

unseen-card = una carta a faccia in giù

## Parti di frase

# I nomi dei giocatori stanno da soli; solo il Sindaco e il Bau Bau vogliono l’articolo.
part-seat-first =
    { $seat_named ->
        [sindaco] Il { $seat }
        [bau-bau] Il { $seat }
       *[other] { $seat }
    }
part-seat =
    { $seat_named ->
        [sindaco] il { $seat }
        [bau-bau] il { $seat }
       *[other] { $seat }
    }
part-of-seat =
    { $seat_named ->
        [sindaco] del { $seat }
        [bau-bau] del { $seat }
       *[other] di { $seat }
    }
part-to-seat =
    { $seat_named ->
        [sindaco] al { $seat }
        [bau-bau] al { $seat }
       *[other] a { $seat }
    }
part-target-first =
    { $target_named ->
        [sindaco] Il { $target }
        [bau-bau] Il { $target }
       *[other] { $target }
    }
part-target =
    { $target_named ->
        [sindaco] il { $target }
        [bau-bau] il { $target }
       *[other] { $target }
    }
part-of-target =
    { $target_named ->
        [sindaco] del { $target }
        [bau-bau] del { $target }
       *[other] di { $target }
    }
part-to-target =
    { $target_named ->
        [sindaco] al { $target }
        [bau-bau] al { $target }
       *[other] a { $target }
    }
part-of-owner =
    { $owner_named ->
        [sindaco] del { $owner }
        [bau-bau] del { $owner }
       *[other] di { $owner }
    }
part-to-owner =
    { $owner_named ->
        [sindaco] al { $owner }
        [bau-bau] al { $owner }
       *[other] a { $owner }
    }
# Un giocatore in mezzo a una frase.
player = { part-seat }
part-card-count =
    { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
part-point-count =
    { $number ->
        [one] 1 Punto Zucca
       *[other] { $number } Punti Zucca
    }
part-price =
    { $price ->
        [0] gratis
        [one] per 1 Punto Zucca
       *[other] per { $price } Punti Zucca
    }
part-score =
    { $points ->
        [one] 1 Punto Paura
       *[other] { $points } Punti Paura
    }
# Ciò che è stato pescato o guardato, per quanto chi legge può saperne.
part-cards-shown =
    { $cards_are ->
        [shown] : { $cards }.
       *[hidden] .
    }

## Cronaca

log-chooses-king =
    { $seat_is ->
        [you] Il primo { -pumpkin-king } sei tu.
       *[other] Il primo { -pumpkin-king } è { part-seat }.
    }
log-prepares-deck =
    { $seat_is ->
        [you] Metti il tuo { -starting-locale } a faccia in giù e mescoli un { -main-deck } di { part-card-count }.
       *[other] { part-seat-first } mette il suo { -starting-locale } a faccia in giù e mescola un { -main-deck } di { part-card-count }.
    }
log-day-begins =
    Comincia il Giorno { $day }{ $left ->
        [0] , l’ultimo
       *[other] { "" }
    }: il { -pumpkin-king } { $seat_is ->
        [you] sei tu.
       *[other] è { part-seat }.
    }
log-reveals-start =
    { $seat_is ->
        [you] Cominci { $card_at }.
       *[other] { part-seat-first } comincia { $card_at }.
    }
log-draws-locale =
    { $seat_is ->
        [you] Scopri un nuovo Luogo: { $card }.
       *[other] { part-seat-first } scopre un nuovo Luogo: { $card }.
    }
log-places-locale =
    { $seat_is ->
        [you] Metti { $location }
       *[other] { part-seat-first } mette { $location }
    } all’estremità { $side ->
        [left] sinistra
       *[right] destra
    } della fila.
log-marks =
    { $seat_is ->
        [you] Segni un’attività
       *[other] { part-seat-first } segna un’attività
    }: { $activity }. { $target_is ->
        [nobody] Chi la vuole paga 1 carta.
        [you] Per te è gratis; gli altri pagano 1 carta.
       *[other] Per { part-target } è gratis; gli altri pagano 1 carta.
    }
log-joins-activity =
    { $seat_is ->
        [you] Svolgi l’attività: { $activity }.
       *[other] { part-seat-first } svolge l’attività: { $activity }.
    }
log-declines =
    { $seat_is ->
        [you] Non svolgi l’attività.
       *[other] { part-seat-first } non svolge l’attività.
    }
log-turn-begins =
    Giorno { $day }: comincia { $seat_is ->
        [you] il tuo turno.
       *[other] il turno { part-of-seat }.
    }
log-draws =
    { $seat_is ->
        [you] Peschi
       *[other] { part-seat-first } pesca
    } { part-card-count }{ part-cards-shown }
log-adds-points =
    { $seat_is ->
        [you] Aggiungi { part-point-count } e ora ne hai { $total }.
       *[other] { part-seat-first } aggiunge { part-point-count } e ora ne ha { $total }.
    }
log-spends-points =
    { $seat_is ->
        [you] Rinunci a { part-point-count } e te ne restano { $total }.
       *[other] { part-seat-first } rinuncia a { part-point-count } e gliene restano { $total }.
    }
log-performs =
    { $seat_is ->
        [you] Svolgi
       *[other] { part-seat-first } svolge
    } { $in_part ->
        [yes] una parte di una Funzione
       *[no] una Funzione
    } del Luogo { $location }:
log-plays-character =
    { $seat_is ->
        [you] Giochi
       *[other] { part-seat-first } gioca
    } { $card } { $location_at }{ $target_is ->
        [nobody] { "" }
        [you] { "" } nella tua fila
       *[other] { "" } nella fila { part-of-target }
    } { part-price }.
log-replaces =
    { $seat_is ->
        [you] Sostituisci { $source } con { $card } { part-price }.
       *[other] { part-seat-first } sostituisce { $source } con { $card } { part-price }.
    }
log-plays-creation =
    { $seat_is ->
        [you] Giochi la Creazione { $card } { part-price }.
       *[other] { part-seat-first } gioca la Creazione { $card } { part-price }.
    }
log-plays-surprise =
    { $seat_is ->
        [you] Giochi la Sorpresa { $card } { part-price }.
       *[other] { part-seat-first } gioca la Sorpresa { $card } { part-price }.
    }
log-discards =
    { $seat_is ->
        [you] Scarti { $card }.
       *[other] { part-seat-first } scarta { $card }.
    }
log-loses-card =
    { $seat_is ->
        [you] { $card } va nella tua { -discard-pile }.
       *[other] { $card } va nella { -discard-pile } { part-of-seat }.
    }
log-scraps =
    { $seat_is ->
        [you] La carta { $card } viene scartata dalla tua città.
       *[other] La carta { $card } viene scartata dalla città { part-of-seat }.
    }
log-bounces =
    { $card } torna { $seat_is ->
        [you] dalla tua città
       *[other] dalla città { part-of-seat }
    } in mano { $owner_is ->
        [you] a te.
       *[other] { part-to-owner }.
    }
log-moves =
    { $seat_is ->
        [you] Nella tua città
       *[other] Nella città { part-of-seat }
    }, { $card } si sposta { $source_from } { $location_at }.
log-searches =
    { $seat_is ->
        [you] Scopri
       *[other] { part-seat-first } scopre
    } { $revealed_are ->
        [shown] { part-card-count }: { $revealed }.
       *[hidden] nulla: il { -main-deck } è vuoto.
    }
log-finds-nothing =
    { $seat_is ->
        [you] Non trovi nulla di adatto.
       *[other] { part-seat-first } non trova nulla di adatto.
    }
log-takes =
    { $seat_is ->
        [you] Prendi in mano { $card }.
       *[other] { part-seat-first } prende in mano { $card }.
    }
log-lays-under =
    { $seat_is ->
        [you] Metti { part-card-count } a faccia in giù sotto il Luogo { $location }{ part-cards-shown }
       *[other] { part-seat-first } mette { part-card-count } a faccia in giù sotto il Luogo { $location }{ part-cards-shown }
    }
log-gives-up =
    { $seat_is ->
        [you] Indichi { $card } come carta da cedere.
       *[other] { part-seat-first } indica { $card } come carta da cedere.
    }
log-buries =
    { $seat_is ->
        [you] Metti { $card } a faccia in giù sotto { $location }.
       *[other] { part-seat-first } mette { $card } a faccia in giù sotto { $location }.
    }
log-takes-from-under =
    { $seat_is ->
        [you] Prendi { part-card-count } da sotto il Luogo { $location }{ part-cards-shown }
       *[other] { part-seat-first } prende { part-card-count } da sotto il Luogo { $location }{ part-cards-shown }
    }
log-stacks =
    { $seat_is ->
        [you] Impili { $card } sotto { $source }.
       *[other] { part-seat-first } impila { $card } sotto { $source }.
    }
log-stays-on-table =
    { $seat_is ->
        [you] { $card } resta sul tuo tavolo.
       *[other] { $card } resta sul tavolo { part-of-seat }.
    }
log-stays-in-centre = { $card } resta al centro del tavolo fino alla { -end-phase }.
log-leaves-centre = { $card } lascia il centro del tavolo.
log-protects =
    { $seat_is ->
        [you] Usi { $card }: { $source } non tocca le tue carte.
       *[other] { part-seat-first } usa { $card }: { $source } non tocca le sue carte.
    }
log-stands-in =
    { $seat_is ->
        [you] Scarti { $card } al posto di { $source }.
       *[other] { part-seat-first } scarta { $card } al posto di { $source }.
    }
log-hexes = { $card } riceve un { -hex-counter(number: 1) }.
log-looks =
    { $seat_is ->
        [you] Guardi la mano { part-of-target } ({ part-card-count }){ part-cards-shown }
       *[other] { $target_is ->
            [you] { part-seat-first } guarda la tua mano ({ part-card-count }){ part-cards-shown }
           *[other] { part-seat-first } guarda la mano { part-of-target } ({ part-card-count }){ part-cards-shown }
        }
    }
log-looks-at-deck =
    { $seat_is ->
        [you] Guardi la cima del tuo { -main-deck } ({ part-card-count }){ part-cards-shown }
       *[other] { part-seat-first } guarda la cima del suo { -main-deck } ({ part-card-count }){ part-cards-shown }
    }
log-restacks =
    { $seat_is ->
        [you] Rimetti { part-card-count } sul tuo { -main-deck }.
       *[other] { part-seat-first } rimette { part-card-count } sul suo { -main-deck }.
    }
log-reveals =
    { $seat_is ->
        [you] Mostri { $card }.
       *[other] { part-seat-first } mostra { $card }.
    }
log-turns-up =
    { $seat_is ->
        [you] La prima carta del tuo { -main-deck } è { $card }.
       *[other] La prima carta del { -main-deck } { part-of-seat } è { $card }.
    }
log-rolls-against =
    { $seat_is ->
        [you] I dadi segnano { $total } contro { $card } ({ $number }) nella tua città.
       *[other] I dadi segnano { $total } contro { $card } ({ $number }) nella città { part-of-seat }.
    }
log-names-title =
    { $seat_is ->
        [you] Nomini { $title }.
       *[other] { part-seat-first } nomina { $title }.
    }
log-removes =
    { $seat_is ->
        [you] { $card } dalla tua { -discard-pile } esce dal gioco.
       *[other] { $card } dalla { -discard-pile } { part-of-seat } esce dal gioco.
    }
log-closes =
    { $seat_is ->
        [you] Il Luogo { $location } nella tua città viene girato a faccia in giù fino alla { -end-phase }.
       *[other] Il Luogo { $location } nella città { part-of-seat } viene girato a faccia in giù fino alla { -end-phase }.
    }
log-swaps-locales =
    { $seat_is ->
        [you] { $location } e { $source } si scambiano di posto nella tua fila.
       *[other] { $location } e { $source } si scambiano di posto nella fila { part-of-seat }.
    }
log-doubles =
    { $seat_is ->
        [you] Il { -scare-number } di { $card } nella tua città vale doppio per il suo Luogo in questo turno.
       *[other] Il { -scare-number } di { $card } nella città { part-of-seat } vale doppio per il suo Luogo in questo turno.
    }
log-takes-crown =
    { $seat_is ->
        [you] Prendi la { -pumpkin-king-card } per una sola attività.
       *[other] { part-seat-first } prende la { -pumpkin-king-card } per una sola attività.
    }
log-gives-crown-back =
    { $seat_is ->
        [you] La { -pumpkin-king-card } torna a te.
       *[other] La { -pumpkin-king-card } torna { part-to-seat }.
    }
log-cuts =
    { $seat_is ->
        [you] Tagli il { -main-deck } { part-of-target }.
       *[other] { $target_is ->
            [you] { part-seat-first } taglia il tuo { -main-deck }.
           *[other] { part-seat-first } taglia il { -main-deck } { part-of-target }.
        }
    }
log-tells-score =
    { $seat_is ->
        [you] { part-target-first } ti dice: { part-score }.
       *[other] { $target_is ->
            [you] Dici { part-to-seat }: { part-score }.
           *[other] { part-target-first } dice { part-to-seat }: { part-score }.
        }
    }
log-changes-nothing = { $card }: il testo non ha effetto.
log-end-phase = Comincia la { -end-phase } del Giorno { $day }.
log-empties-points = Tutti i Punti Zucca si azzerano.
log-reimburses =
    { $seat_is ->
        [you] Ti rimborsi { part-surprise-count }.
       *[other] { part-seat-first } si rimborsa { part-surprise-count }.
    }
part-surprise-count =
    { $number ->
        [one] 1 Sorpresa
       *[other] { $number } Sorprese
    }
log-clears-hex =
    { $number ->
        [one] Si toglie 1 { -hex-counter(number: 1) }.
       *[other] Si tolgono { $number } { -hex-counter(number: 2) }.
    }
log-recycles =
    { $seat_is ->
        [you] Mescoli la tua { -discard-pile } in un nuovo { -main-deck } di { part-card-count }.
       *[other] { part-seat-first } mescola la { -discard-pile } in un nuovo { -main-deck } di { part-card-count }.
    }
log-passes-crown =
    { $seat_is ->
        [you] La { -pumpkin-king-card } passa a te.
       *[other] La { -pumpkin-king-card } passa { part-to-seat }.
    }
log-scores =
    { $seat_is ->
        [you] La tua città ha { part-score }.
       *[other] La città { part-of-seat } ha { part-score }.
    }
log-breaks-tie =
    { $seat_is ->
        [you] Per decidere il pareggio, tu hai
       *[other] Per decidere il pareggio, { part-seat } ha
    } { $number ->
        [one] 1 Luogo Attivo
       *[other] { $number } Luoghi Attivi
    } con una { -scare-threshold } di { $total } in tutto.
log-wins-game =
    { $seat_is ->
        [you] Vinci con { part-score }!
       *[other] { part-seat-first } vince con { part-score }!
    }
log-shares-game =
    { $seat_is ->
        [you] Condividi la vittoria con { part-score }!
       *[other] { part-seat-first } condivide la vittoria con { part-score }!
    }

## Scelte

pick-place-locale =
    { $side ->
        [left] Metti { $card } nella fila: all’estremità sinistra
       *[right] Metti { $card } nella fila: all’estremità destra
    }
pick-mark = Segna: { $activity }
pick-join = Svolgi l’attività
pick-pay = Scarta { $card } per partecipare
pick-play =
    { $location ->
        [nothing] Gioca { $card }
       *[other] Gioca { $card } { $location_at }
    }
pick-replace = { $card } invece di { $source }
pick-play-surprise =
    { $ability ->
        [one] Gioca { $card }
       *[other] Gioca { $card }, altra capacità
    }
pick-use = Usa { $card }
pick-perform = Usa { $card }
pick-perform-part = Usa { $card } in parte
pick-ask-score = Chiedi { part-to-target } i Punti Paura
pick-end-turn = Finisci il turno
pick-stop =
    { $during ->
        [move-characters] Non usare altri Movimenti
        [gather-which] Non viene nessun altro
        [come-along] Non viene nessun altro
        [ride-who] Non va nessun altro
        [pitch-more] Non scartare altro
        [lay-which] Non mettere altre carte sotto
        [take-under-which] Non prendere altre carte
        [bargain] Paga il prezzo
       *[other] Basta così
    }
pick-move = Sposta { $card } { $location_at }
pick-gather = Fai venire Personaggi da { $card }
pick-bring = Porta con te { $card }
pick-amount =
    { $during ->
        [draw-how-many] Pesca { part-card-count }
        [add-how-many] Aggiungi { part-point-count }
        [spend-how-many] Rinuncia a { part-point-count }
       *[other] { $number }
    }
pick-discard = Scarta { $card }
pick-lay = Metti { $card } sotto il Luogo
pick-scrap = Scarta { $card } dal gioco
pick-bounce = Fai tornare in mano { $card }
pick-take = Prendi { $card }
pick-stack = Impila sotto { $card }
pick-choose = Scegli { $card }
pick-target = Scegli { part-target }
pick-name-title = Nomina { $title }
pick-protect = Usa { $card }
pick-reveal = Mostra { $card }
pick-play-free = Gioca { $card } gratis

## Domande

prompt-trigger =
    { $waiting ->
        [one] Ora si applica il testo di una carta.
       *[other] Ora si applicano i testi di { $waiting } carte: quale per primo?
    }
prompt-place-locale = A quale estremità della tua fila va il nuovo Luogo?
prompt-reimburse =
    { $number ->
        [one] La tua Sorpresa viene scartata. Peschi 1 carta per rimborsarla?
       *[other] Le tue Sorprese vengono scartate. Peschi { $number } carte per rimborsarle?
    }
prompt-discard-to-seven = Hai in mano più di sette carte: quale scarti?
prompt-choose-activity = Sei il { -pumpkin-king }: quale attività segni?
prompt-join-activity =
    { $gratis ->
        [yes] Vuoi { $activity }? Per te è gratis.
       *[no] Vuoi { $activity }? Costa una carta della mano: scegli quella da scartare, o passa.
    }
prompt-move-for-king = Quale Personaggio sposti, e dove?
prompt-turn-action = Tocca a te: gioca carte, svolgi una Funzione, o finisci il turno.
prompt-perform-which = Quale Funzione del Luogo { $card } svolgi?
prompt-bargain =
    { $cards_are ->
        [shown] { $card }: chi scarti insieme a { $cards }?
       *[hidden] { $given ->
            [0] { $card }: che cosa dai per pagarla di meno?
           *[other] { $card } costa già { $given } di meno: dai altro?
        }
    }
prompt-draw-how-many = Quante carte peschi, al massimo { $most }?
prompt-add-how-many = Quanti Punti Zucca aggiungi, al massimo { $most }?
prompt-pitch-which =
    { $number ->
        [one] { $then ->
            [nothing] Quale carta scarti dalla tua mano?
           *[other] Quale carta scarti dalla tua mano per { $then }?
        }
       *[other] Quale carta scarti per prima? Devi scartarne { $number }.
    }
prompt-pitch-more =
    { $cards_are ->
        [shown] Stai per scartare { $cards }: che cos’altro scarti?
       *[hidden] Quali carte scarti?
    }
prompt-spend-how-many = A quanti Punti Zucca rinunci per pescare altrettante carte?
prompt-stand-instead = Scarti { $source } al posto di { $card }?
prompt-scrap-here = { $card }: quale altro Personaggio scarti da qui?
prompt-scrap-creation = Quale delle tue Creazioni scarti?
prompt-move-characters =
    { $left ->
        [one] Quale Personaggio si sposta, e dove? Ti resta 1 Movimento.
       *[other] Quale Personaggio si sposta, e dove? Ti restano { $left } Movimenti.
    }
prompt-gather-which =
    { $cards_are ->
        [shown] Oltre a { $cards }, chi altro raggiunge { $card }?
       *[hidden] Chi raggiunge { $card }?
    }
prompt-name-which = Quale Titolo nomini?
prompt-short-which = { $card }: di quale Luogo non Attivo svolgi la Funzione?
prompt-close-which = Quale Luogo di un avversario va girato a faccia in giù?
prompt-swap-which =
    { $locations ->
        [0] Quale Luogo senza Personaggi cambia posto?
       *[other] Con quale Luogo della stessa fila si scambia di posto?
    }
prompt-table-surprise-which = Quale Sorpresa lascia il tavolo di un avversario?
prompt-draw-at-which = Per quale dei tuoi Luoghi peschi?
prompt-relocate-where = In quale Luogo va { $card }?
prompt-together-where = In quale Luogo vanno insieme { $cards }?
prompt-ride-from-which = Da quale Luogo i tuoi Personaggi vanno { $location_at }?
prompt-choose-destination = In quale Luogo vanno i tuoi Personaggi?
prompt-ride-who =
    { $cards_are ->
        [shown] Oltre a { $cards }, chi altro va nel Luogo { $card }?
       *[hidden] Chi va nel Luogo { $card }?
    }
prompt-come-along = Chi va anche { $location_at } senza Movimento?
prompt-target-whom = { $card }: quale giocatore scegli?
prompt-pick-which = Quale carta va scartata dalla mano { part-of-owner }?
prompt-pitch-window =
    { $number ->
        [0] Scarti metà della mano, per eccesso: quale carta va via?
        [one] Quale carta scarti dalla tua mano?
       *[other] Scarti { $number } carte: quale va via?
    }
prompt-take-found =
    { $limit ->
        [one] Quale delle carte trovate prendi?
       *[other] Quale delle carte trovate prendi per prima? Puoi prenderne { $limit }.
    }
prompt-dig-which = Quale carta prendi dalla tua { -discard-pile }?
prompt-reveal-which = Quale Personaggio della tua { -discard-pile } mostri, per pescare al massimo { $limit } carte?
prompt-restack-next =
    { $placed ->
        [0] Quale carta sta in cima al tuo { -main-deck }?
       *[other] Quale carta sta subito sotto?
    }
prompt-scrap-which =
    { $high ->
        [99] { $card }: quale Personaggio di un avversario va scartato?
       *[other] { $low ->
            [-99] { $card }: quale Personaggio con { -scare-number } { $high } o meno va scartato?
           *[other] { $card }: quale Personaggio con { -scare-number } { $high } va scartato?
        }
    }
prompt-scrap-pair-of = { $card }: chi perde { $characters }?
prompt-bounce-which =
    { $whose ->
        [theirs] { $card }: quale Personaggio di un avversario torna in mano al proprietario?
       *[anybodys] { $card }: quale Personaggio torna in mano al proprietario?
    }
prompt-shift-which = { $card }: quale Personaggio di un avversario si sposta, e dove?
prompt-creation-which =
    { $scraps ->
        [yes] Quale Creazione di un avversario va scartata?
       *[no] Quale Creazione di un avversario torna in mano al proprietario?
    }
prompt-roll-against-which = { $card }: contro quale Personaggio rotolano i dadi?
prompt-spin-against-whom = { $card }: contro chi gira la ruota?
prompt-spin-which = { $card }: quale Personaggio con { -scare-number } { $number } va scartato?
prompt-stack-where = Sotto quale delle tue carte impili { $card }?
prompt-stack-on-which = Sotto quale Personaggio di un avversario impili { $card }?
prompt-scrap-together = { $card }: quale Personaggio della tua città va scartato?
prompt-give-up-together = { $card }: quale Personaggio scarti, dalla mano o dalla città?
prompt-bounce-together = { $card }: quale Personaggio del tuo vicino di sinistra torna in mano?
prompt-shift-together = { $card }: quale Personaggio del tuo vicino di sinistra si sposta, e dove?
prompt-lay-who = { $card }: quale Personaggio va sotto?
prompt-lay-which = { $card }: quale carta della tua mano va sotto?
prompt-take-under-which = Quale carta prendi da sotto il Luogo { $location }?
prompt-ward =
    { $what ->
        [characters] { $card } sta per colpire { $cards_are ->
            [shown] { $cards }
           *[hidden] i tuoi Personaggi
        }: ti proteggi?
       *[hand] { $card } sta per colpire la tua mano: la proteggi?
    }
prompt-show-which = Mostri { $group }, per pescare { part-card-count }?
prompt-donate-who =
    { $cards_are ->
        [shown] Dai { $cards }: chi altro va scartato?
       *[hidden] Chi scarti, per giocare gratis una Creazione?
    }
prompt-create-free = Quale Creazione giochi gratis?
prompt-create-flipped = Giochi { $card } gratis?

## Motivi

reason-only-in-turns = Le carte si giocano solo nel turno di un giocatore, e ora non è in corso nessun turno.
reason-first-the-activity = Prima si conclude l’attività del Re delle Zucche; le carte si giocano dopo.
reason-at-an-end = Un nuovo Luogo va all’estremità sinistra o destra della fila, mai tra altri due.
reason-must-be-placed = Prima il nuovo Luogo va messo a un’estremità della tua fila.
reason-down-to-seven = Hai in mano più di sette carte: prima scarta carte dalla mano.
reason-mark-one = Come { -pumpkin-king } devi prima segnare una delle tre attività.
reason-marked-only = Si può svolgere solo l’attività che il { -pumpkin-king } ha segnato.
reason-nobody-can-move = Nessuno dei tuoi Personaggi può spostarsi, quindi l’attività non ti serve.
reason-free-for-you = Per te questa attività è gratis: non devi scartare carte.
reason-not-free = Per te questa attività non è gratis: scarta una carta dalla mano, o passa.
reason-pay-from-hand = Questa attività si paga con una carta della tua mano.
reason-asked-already = L’hai già chiesto a quel giocatore; una volta per turno basta.
reason-not-in-hand = Quella carta non è nella tua mano.
reason-not-yours = Quel Personaggio non è nella tua città: puoi usare solo i tuoi.
reason-nothing-to-use = Quel Personaggio non ha testi da usare nel tuo turno.
reason-text-waits = Il testo di { $card } si applica da solo, o prima ti chiede, quando viene il suo momento.
reason-hexed = { $card } ha un { -hex-counter(number: 1) }: il suo testo si può usare di nuovo dal prossimo Giorno.
reason-condition-not-met = La condizione del suo testo adesso non è soddisfatta.
reason-no-target = Adesso non c’è nulla su cui il suo testo possa agire.
reason-own-locales = Puoi svolgere solo le Funzioni dei tuoi Luoghi.
reason-one-function = Hai già svolto la tua unica Funzione di questo turno.
reason-closed-locale = Quel Luogo è girato a faccia in giù fino alla { -end-phase }.
reason-not-active = Quel Luogo non è Attivo: la Paura che ha è { $scare }, e la sua soglia è { $threshold }.
reason-too-dear =
    { $price ->
        [one] Costa 1 Punto Zucca, e tu non ne hai.
       *[other] Costa { $price } Punti Zucca, e tu { $points ->
            [0] non ne hai
           *[other] ne hai { $points }
        }.
    }
reason-same-version = { $card } è già nella tua città; solo un’altra versione potrebbe prenderne il posto.
reason-one-of-a-kind = { $card } è già nella tua città.
reason-lower-version = { $card } ha un { -scare-number } più basso della versione nella tua città, e non può prenderne il posto.
reason-replace-own = Una carta può prendere solo il posto di un’altra versione dello stesso Personaggio nella tua città.
reason-in-town-already = { $card } è nella tua città, e un’altra versione può solo prenderne il posto.
reason-needs-locale = Un Personaggio si gioca in un Luogo.
reason-own-row = Un Personaggio si gioca in un Luogo della tua fila.
reason-only-to-some = { $card } non si può giocare in tutti i Luoghi, e in questo no.
reason-one-of-each = { $card } è già nella tua città, e puoi avere solo una copia di ogni Creazione.
reason-no-locale = Una Creazione si gioca accanto alla fila, non in un Luogo.
reason-surprise-limit = Con tre Sorprese nella tua pila delle Sorprese, nel tuo turno non puoi giocarne altre.
reason-title-played = In questo Giorno hai già giocato una Sorpresa con questo Titolo; giocala in un altro Giorno.
reason-answers-later = Quella capacità risponde alla carta di un avversario, nel turno di quell’avversario.
reason-one-stacked = Una copia di { $card } è già impilata nella tua città: ce ne può stare una sola.
reason-one-on-table = Hai già { $card } sul tuo tavolo, e puoi averne solo una copia.
reason-one-in-centre = { $card } è già al centro del tavolo, e può essercene solo una copia.
reason-no-such-ability = Quella Sorpresa non ha una capacità del genere.
reason-answers-only = Adesso si può usare solo una carta che ti protegge.
reason-not-during-function = Prima si svolge la Funzione fino in fondo; le carte si giocano prima o dopo.
reason-first-the-rest = Prima si conclude tutto ciò che è cominciato; le carte si giocano dopo.
reason-moves-characters = Si possono spostare solo i Personaggi in gioco.
reason-moves-own = Adesso si spostano solo i Personaggi della tua città.
reason-cannot-move = Quel Personaggio non può spostarsi.
reason-too-heavy = A quel Personaggio servono 2 Movimenti per lasciare questo Luogo.
reason-moves-next-door = Un Personaggio si sposta nel Luogo subito a sinistra o a destra, e in nessun altro.
reason-inactive-locale = Scegli un tuo Luogo non Attivo per cui hai in mano abbastanza carte.
reason-their-locale = Scegli un Luogo di un avversario che non sia già a faccia in giù.
reason-bare-locales = Si scambiano di posto due Luoghi della stessa fila, e in nessuno dei due possono esserci Personaggi.
reason-table-surprise = Scegli una Sorpresa sul tavolo di un avversario; una impilata è al sicuro.
reason-discard-from-hand = Qui scarti carte dalla tua mano.
reason-goes-already = Hai già scelto { $card }: andrà via con le altre.
reason-wrong-card-for-text = Il testo che lo chiede non intende questa carta.
reason-scrap-from-play = Qui si può scegliere solo una carta in gioco.
reason-cannot-be-scrapped = Quel Personaggio non può essere scartato dal gioco.
reason-too-scary = Il { -scare-number } di quella Creazione è troppo alto per questo testo.
reason-their-creation = Scegli una Creazione di un avversario.
reason-not-searched-for = La tua Ricerca non era per questa carta.
reason-not-in-discard = Scegli dalla tua { -discard-pile } una carta adatta al testo.
reason-stack-elsewhere = Questa Sorpresa non si può impilare lì: va sotto un’altra carta, o una sua copia è già impilata.

## Motivi: mazzi

reason-deck-name = Un mazzo ha bisogno di un nome da 1 a { $most } caratteri, senza spazi all’inizio o alla fine.
reason-deck-starting =
    { $number ->
        [0] Questo mazzo non ha nessun { -starting-locale }, e deve averne uno.
       *[other] Questo mazzo ha { $number } Luoghi Iniziali, e deve averne uno solo.
    }
reason-deck-locales =
    { $number ->
        [one] Questo mazzo ha 1 altro Luogo, e deve averne cinque.
       *[other] Questo mazzo ha { $number } altri Luoghi, e deve averne cinque.
    }
reason-deck-twice = { $card } è in questo mazzo { $number } volte, ma i suoi Luoghi devono essere tutti diversi.
reason-deck-small =
    { $missing ->
        [one] Il { -main-deck } ha { part-card-count }: ne manca 1 per arrivare a 40.
       *[other] Il { -main-deck } ha { part-card-count }: ne mancano { $missing } per arrivare a 40.
    }
reason-deck-large = Il { -main-deck } ha { $number } carte, e ai nostri tavoli può averne al massimo { $most }.
reason-deck-copies = { $title } è in questo mazzo { $number } volte, e il massimo è quattro.
reason-deck-versions = { $title } è in questo mazzo { $number } volte, contando tutte le versioni, e il massimo è quattro.
reason-deck-pool =
    { $card } è in questo mazzo { $number } volte, e nella sua riserva { $most ->
        [0] non c’è.
        [one] ce n’è solo 1 copia.
       *[other] ce ne sono solo { $most } copie.
    }
reason-deck-unknown =
    { $card ->
        [nothing] La carta «{ $word }» non esiste.
       *[other] La carta «{ $word }» non esiste; la più simile è «{ $card }».
    }
reason-deck-line = La riga { $line } non è né un nome né una carta: «{ $word }».
reason-deck-renamed = La riga { $line } dà al mazzo un altro nome: si chiama già «{ $word }».
reason-deck-long = Il file di un mazzo ha al massimo { $most } righe, e questo ne ha { $number }: quelle dopo non sono state lette.
reason-deck-file = Questo non è un file di mazzo: la prima riga è «name: Il mio mazzo», e ogni altra è una carta.
