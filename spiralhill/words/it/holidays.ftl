### Impadronitevi delle feste: termini, cronaca, scelte, domande e motivi.

## Termini: ognuno si dice in un solo modo

-middle = Luogo di Mezzo
-research-tracker = Indicatore Ricerca
-mood-token = segnalino Umore
-draw-pile = mazzo di pesca
-experiment =
    { $number ->
        [one] Esperimento
       *[other] Esperimenti
    }
-stitch = SUTURA
-when-played =
    { $case ->
        [inside] quando viene giocata
       *[first] Quando viene giocata
    }
-end-of-round =
    { $case ->
        [inside] fine del Round
       *[first] Fine del Round
    }

place-left = sinistra
place-middle = centro
place-right = destra
face-christmas = Natale
face-halloween = Halloween
face-any = qualsiasi
# Che cosa mostra un segnalino: un lato dell’Umore, o un lato Festa.
showing-joy = Gioia
showing-panic = Panico
showing-christmas = { face-christmas }
showing-halloween = { face-halloween }
showing-any = { face-any }
ingredient-nightshade = Belladonna
ingredient-frog-breath = Fiato di Rana
ingredient-wormwood = Assenzio
ingredient-bone-dust = Polvere d’Ossa

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
part-from-giver =
    { $giver_named ->
        [sindaco] del { $giver }
        [bau-bau] del { $giver }
       *[other] di { $giver }
    }
part-of-owner =
    { $owner_named ->
        [sindaco] del { $owner }
        [bau-bau] del { $owner }
       *[other] di { $owner }
    }
part-of-seat =
    { $seat_named ->
        [sindaco] del { $seat }
        [bau-bau] del { $seat }
       *[other] di { $seat }
    }
# Un giocatore in mezzo a una frase.
player = { part-seat }
part-owner-card =
    { $seat_is ->
        [you] La tua carta { $card }
       *[other] La carta { $card } { part-of-seat }
    }
# Dove va una carta, vista dal suo giocatore.
part-to-place =
    { $place_is ->
        [middle] al { $place }
       *[other] a { $place }
    }
part-token =
    { $face_is ->
        [any] segnalino
       *[other] segnalino { $face }
    }
part-tokens =
    { $christmas ->
        [0] { $halloween ->
            [0] nessun segnalino
            [one] 1 segnalino Halloween
           *[other] { $halloween } segnalini Halloween
        }
       *[other] { $christmas ->
            [one] 1 segnalino Natale
           *[other] { $christmas } segnalini Natale
        }{ $halloween ->
            [0] { "" }
           *[other] { "" } e { $halloween } Halloween
        }
    }
part-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

## Cronaca

log-round-begins =
    { $seat_is ->
        [you] { $round }° round: cominci tu.
       *[other] { $round }° round: comincia { part-seat }.
    }
log-lays-location =
    { $location }, { $seat_is ->
        [nobody] sul { -middle }
        [you] tra te e { part-target }
       *[other] { $target_is ->
            [you] tra te e { part-seat }
           *[other] tra { part-seat } e { part-target }
        }
    }: { part-tokens }.
log-draws =
    { $seat_is ->
        [you] Peschi
       *[other] { part-seat-first } pesca
    } { $cards_are ->
        [shown] { $cards }.
       *[hidden] { $number ->
            [one] 1 carta.
           *[other] { $number } carte.
        }
    }
log-plays =
    { $seat_is ->
        [you] Giochi { $card } { $location_at }.
       *[other] { part-seat-first } gioca { $card } { $location_at }.
    }
log-plays-face-down =
    { $seat_is ->
        [you] Giochi
       *[other] { part-seat-first } gioca
    } { $cards_are ->
        [shown] { $cards }
       *[hidden] una carta
    } a faccia in giù { $location_at }.
log-skips =
    { $seat_is ->
        [you] { $forced ->
            [yes] Non hai più carte che puoi giocare.
           *[no] In questo turno scegli di non giocare carte.
        }
       *[other] { $forced ->
            [yes] { part-seat-first } non ha più carte che può giocare.
           *[no] { part-seat-first } sceglie di non giocare carte in questo turno.
        }
    }
log-middle-order =
    { $seat_is ->
        [you] Arrivi al { -middle } con il numero { $number }.
       *[other] { part-seat-first } arriva al { -middle } con il numero { $number }.
    }
log-reveals =
    { $seat_is ->
        [you] Riveli { $card } { $location_at }.
       *[other] { part-seat-first } rivela { $card } { $location_at }.
    }
log-strengthened = { part-owner-card } riceve ({ $amount_signed }): ora ha forza { $strength }.
log-changes-nothing = { $card }: il testo non ha effetto.
log-moves =
    { $seat_is ->
        [you] Sposti { $card } { $source_from } { $location_at }.
       *[other] { part-seat-first } sposta { $card } { $source_from } { $location_at }.
    }
log-moves-face-down =
    { $seat_is ->
        [you] Sposti
       *[other] { part-seat-first } sposta
    } { $cards_are ->
        [shown] { $cards }, a faccia in giù,
       *[hidden] una carta a faccia in giù
    } { $source_from } { $location_at }.
log-pushes =
    { $seat_is ->
        [you] Sposti
       *[other] { part-seat-first } sposta
    } { $target_is ->
        [you] la tua carta { $card }
       *[other] la carta { $card } { part-of-target }
    } { $source_from } { $location_at }.
log-exchanges =
    { $seat_is ->
        [you] Riprendi in mano { $source } e metti al suo posto { $card } { $location_at }.
       *[other] { part-seat-first } riprende in mano { $source } e mette al suo posto { $card } { $location_at }.
    }
log-puts-under =
    { $seat_is ->
        [you] Metti
       *[other] { part-seat-first } mette
    } { $cards_are ->
        [shown] { $cards }
       *[hidden] una carta della mano
    } in fondo al { $seat_is ->
        [you] tuo { -draw-pile }.
       *[other] suo { -draw-pile }.
    }
log-looks =
    { $seat_is ->
        [you] Guardi
       *[other] { part-seat-first } guarda
    } { $target_is ->
        [you] la tua carta a faccia in giù
       *[other] una carta a faccia in giù { part-of-target }
    }{ $cards_are ->
        [shown] : { $cards }.
       *[hidden] .
    }
log-flips-token =
    { $seat_is ->
        [you] Giri un segnalino sul lato { $face } { $location_at }.
       *[other] { part-seat-first } gira un segnalino sul lato { $face } { $location_at }.
    }
log-places-token =
    { $seat_is ->
        [you] Aggiungi 1 { part-token } { $location_at }.
       *[other] { part-seat-first } aggiunge 1 { part-token } { $location_at }.
    }
log-moves-token =
    { $seat_is ->
        [you] Sposti 1 { part-token } { $source_from } { $location_at }.
       *[other] { part-seat-first } sposta 1 { part-token } { $source_from } { $location_at }.
    }
log-gains-token =
    { $seat_is ->
        [you] Prendi 1 { part-token } dalla riserva.
       *[other] { part-seat-first } prende 1 { part-token } dalla riserva.
    }
log-gives-token =
    { $target_is ->
        [you] { part-seat-first } ti dà 1 { part-token }.
       *[other] { $seat_is ->
            [you] Dai 1 { part-token } { part-to-target }.
           *[other] { part-seat-first } dà 1 { part-token } { part-to-target }.
        }
    }
log-mood-shows = Il { -mood-token } mostra il lato { $showing }.
log-researches =
    { $seat_is ->
        [you] Il tuo { -research-tracker } avanza alla casella { $space }.
       *[other] L’{ -research-tracker } { part-of-seat } avanza alla casella { $space }.
    }
# La differenza conta nel Luogo scelto, un doppio dappertutto.
part-roll =
    { $difference ->
        [0] { $seat_is ->
            [you] un doppio conta (+1) in ognuno dei tuoi Luoghi
           *[other] un doppio conta (+1) in ognuno dei suoi Luoghi
        }
       *[other] la differenza di { $difference } conta { $location_at }
    }
log-rolls-dice =
    { $seat_is ->
        [you] Tiri { $first } e { $second }
       *[other] { part-seat-first } tira { $first } e { $second }
    }: { part-roll }.
log-rerolls =
    { $seat_is ->
        [you] Tiri di nuovo, { $first } e { $second }
       *[other] { part-seat-first } tira di nuovo, { $first } e { $second }
    }: { part-roll }.
log-makes-wild = { part-owner-card } può dare un ingrediente qualsiasi in questo round.
log-completes =
    { $seat_is ->
        [you] Completi { $card } con { $cards }.
       *[other] { part-seat-first } completa { $card } con { $cards }.
    }
log-stitches =
    { $seat_is ->
        [you] Suturi { $card } sotto { $source }.
       *[other] { part-seat-first } sutura { $card } sotto { $source }.
    }
log-wins =
    { $seat_is ->
        [you] Vinci { $location_at } con forza { $strength } e raccogli { part-tokens }.{ $tied ->
            [yes] { "" } Era parità, ma il tuo numero nel { -middle } è più basso.
           *[no] { "" }
        }
       *[other] { part-seat-first } vince { $location_at } con forza { $strength } e raccoglie { part-tokens }.{ $tied ->
            [yes] { "" } Era parità, ma il numero { part-of-seat } nel { -middle } è più basso.
           *[no] { "" }
        }
    }
log-scores =
    { $seat_is ->
        [you] Hai
       *[other] { part-seat-first } ha
    } { part-points } dai segnalini{ $bonus ->
        [0] .
       *[other] { "" } e { $bonus } dal bonus.
    }
log-shows-hand =
    { $cards_are ->
        [shown] { $seat_is ->
            [you] Per lo spareggio mostri le carte che hai ancora in mano, { $cards }: forza { $strength }.
           *[other] Per lo spareggio { part-seat } mostra le carte che ha ancora in mano, { $cards }: forza { $strength }.
        }
       *[hidden] { $seat_is ->
            [you] Non hai più carte in mano per lo spareggio: forza { $strength }.
           *[other] { part-seat-first } non ha più carte in mano per lo spareggio: forza { $strength }.
        }
    }
log-wins-game =
    { $seat_is ->
        [you] Vinci con { part-points } e ti impadronisci delle feste!
       *[other] { part-seat-first } vince con { part-points } e si impadronisce delle feste!
    }

## Scelte

pick-play = Gioca { $card } { part-to-place }
pick-skip = Non giocare carte
pick-stitch = Sutura { $card }
pick-unstitched = Usa l’effetto normale
pick-move = Sposta { $card } { part-to-place }
# Senza verbo: con i titoli più lunghi non ci starebbe, e la domanda lo dice già.
pick-push = { $card } { part-of-owner } { part-to-place }
pick-weaken = Indebolisci { $card } { part-of-owner }
# Una carta di cui non si conosce la faccia è "una carta a faccia in giù".
pick-look = Guarda { $card } { part-of-owner }
pick-take-up = Riprendi { $card }
pick-put-in = Metti { $card } al suo posto
pick-put-under = Metti { $card } in fondo al mazzo
pick-take-from = Prendilo { $card_from }
pick-flip = Gira 1 { $face } { $card_at }
pick-give = Dallo { part-to-target }
pick-take = Prendi un { part-token }
pick-show = Mostra { $showing }
pick-roll-for =
    { $place_is ->
        [middle] Tira per il { -middle }
       *[other] Tira per il Luogo a { $place }
    }
pick-reroll =
    { $dice ->
        [first] Tira di nuovo il primo dado
        [second] Tira di nuovo il secondo dado
       *[both] Tira di nuovo tutti e due i dadi
    }
pick-complete = Completa { $card }
pick-use = Usa { $card }

## Domande

# Ogni giocatore ordina i testi «Fine del Round» delle proprie carte e della propria plancia.
prompt-trigger =
    { $waiting ->
        [one] Si applica uno dei tuoi testi «{ -end-of-round }».
        [2] Due dei tuoi testi «{ -end-of-round }» attendono: quale si applica per primo?
        [3] Tre dei tuoi testi «{ -end-of-round }» attendono: quale si applica per primo?
        [4] Quattro dei tuoi testi «{ -end-of-round }» attendono: quale si applica per primo?
       *[other] { $waiting } dei tuoi testi «{ -end-of-round }» attendono: quale si applica per primo?
    }
prompt-player-turn =
    { $first ->
        [yes] Tocca a te: quale carta giochi a faccia in giù, e dove?
       *[no] Tocca a te: quale carta giochi, e dove?
    }
prompt-stitch-which = { $card }: quale carta ci suturi sotto, se vuoi?
prompt-weaken-which = { $card }: quale carta riceve (-{ $amount })?
prompt-move-which = { $card }: quale delle tue carte sposti, e dove?
prompt-push-which = { $card }: quale carta avversaria sposti, e dove?
prompt-look-which = { $card }: quale carta a faccia in giù guardi?
prompt-take-up-which = { $card }: quale delle tue carte torna in mano?
prompt-put-in-which = Quale carta della mano prende il posto di { $card }?
prompt-return-card = Quale carta della mano va in fondo al tuo { -draw-pile }?
prompt-take-from-which = { $card }: da quale Luogo prendi il { part-token }?
prompt-flip-which =
    { $card }: quale segnalino giri?{ $number ->
        [one] { "" }
       *[other] { "" } Puoi girarne fino a { $number }.
    }
prompt-give-to =
    { $face_is ->
        [any] { $card }: chi può prendere un segnalino a sua scelta?
       *[other] { $card }: chi riceve il { part-token }?
    }
prompt-take-gift = Un regalo { part-from-giver }: quale segnalino prendi?
prompt-show-which = Quale lato deve mostrare il tuo { -mood-token }?
prompt-roll-where = Per quale dei tuoi Luoghi tiri i dadi?
prompt-reroll-which = Quali dadi tiri di nuovo?
prompt-complete-which = Quale { -experiment(number: 1) } completi?
prompt-use-which =
    { $cards_are ->
        [shown] { $card }, finora con { $cards }: quale carta dà { $ingredient }?
       *[hidden] { $card }: quale carta dà { $ingredient }?
    }

## Motivi

reason-no-skipping = In ogni turno giochi una carta: solo Sally può non giocarla.
reason-no-skipping-yet = Nel 1° round si gioca una carta in ogni turno; potrai saltare dal 2° in poi.
reason-skip-leaves-gap = Se ora salti il turno, non puoi più coprire tutti e tre i tuoi Luoghi.
reason-not-in-hand = Quella carta non è nella tua mano.
reason-own-locations = Puoi giocare solo nei tuoi tre Luoghi.
reason-one-card-each = Nel 1° round ogni tuo Luogo riceve una sola carta, e quello ha già la sua.
reason-cover-first = Prima gioca in un Luogo in cui non hai ancora carte.
reason-move-another = Quel testo sposta un’altra carta, non la propria.
reason-move-leaves-gap = Se si sposta, il suo proprietario può finire il round senza carte in uno dei suoi Luoghi.
reason-face-down-cannot-be-chosen = Quella carta è a faccia in giù e non si può scegliere.
reason-opponent-here = Si può scegliere solo una carta che un avversario ha qui.
reason-ingredients-missing = Le tue carte in gioco non offrono più tutti i suoi ingredienti.
reason-top-experiments-only = Si può completare solo un { -experiment(number: 1) } in cima a un mazzo.
reason-stays-where-it-lies = Una carta in gioco resta dov’è fino alla fine del round, se nessun testo la sposta.
reason-must-be-done = Quel testo non è facoltativo: se si può fare, va fatto.
reason-its-own-locations = Una carta si sposta solo tra i tre Luoghi del suo proprietario.
reason-lies-there-already = È già lì: uno spostamento porta in un altro Luogo.
reason-look-face-down-here = Si può guardare solo una carta a faccia in giù che un avversario ha qui.
reason-exchange-another = Si può scambiare solo un’altra tua carta in gioco a faccia in su.
reason-exchange-from-hand = Solo una carta della tua mano può prenderne il posto.
reason-carries-a-stitch = Quella carta ha sotto una carta Suturata e non si può scambiare.
reason-stitch-from-hand = Si può suturare solo un’altra carta della tua mano.
reason-ingredient-used = Quella carta è già servita per un { -experiment(number: 1) } in questo round.
reason-no-token-to-flip = Nessun segnalino con quel lato si trova in un Luogo che questa carta raggiunge.
reason-give-to-opponent-here = Un regalo va a un avversario che ha una carta qui.
reason-no-token-to-take = Nessun segnalino simile si trova in un Luogo da cui questa carta può prenderlo.
reason-no-such-ingredient = Quella carta non ha l’ingrediente che serve ora.
reason-no-neutrals-for-two = In due è meglio lasciare nella scatola i Personaggi Neutrali, il Sindaco e Sally.
