### Il terminale: ciò che sta attorno a Impadronitevi delle feste.

cli-welcome = { $players } vogliono impadronirsi delle feste: quattro round, vince chi ha più punti.

cli-no-such-seat = il Personaggio { $typed } non esiste; i Personaggi sono { $names }

## Il round e i giocatori

cli-round = { $round }° round di { $rounds }
cli-zero = Zero, il primo giocatore: { part-seat }
cli-you = { $player } (tu)
cli-column =
    { $column ->
        [christmas] Natale
        [halloween] Halloween
        [bonus] bonus
        [points] punti
        [hand] mano
        [deck] mazzo
        [discard] scarti
       *[turns] turni
    }
cli-research =
    { $space ->
        [0] { -research-tracker }: Partenza
       *[other] { -research-tracker }: casella { $space } di { $last }
    }
cli-research-next = { "" }; prossima casella: Natale × { $christmas }, Halloween × { $halloween }
cli-gifts =
    { $number ->
        [one] 1 regalo fatto
       *[other] { $number } regali fatti
    }
cli-mood = Umore: { $side }
cli-dice-unrolled = Dadi: non ancora tirati
cli-dice = Dadi: { $one } e { $other }, che contano { $location_at }
cli-dice-add = dadi { $amount }
cli-experiment =
    { $card } ({ $ingredients }): { $points } punti{ $number ->
        [0] { "" }
       *[other] { "" }, { $number } sotto
    }
cli-completed = Completati: { $cards }
cli-wild = qualsiasi ingrediente

## Luoghi

cli-place =
    { $place ->
        [left] la tua sinistra
        [right] la tua destra
       *[middle] { -middle }
    }
cli-shared = { $place }, in comune con { part-target }
cli-between = tra { part-seat } e { part-target }
cli-face-down = a faccia in giù

## Elenchi di carte

cli-locations = Luoghi
cli-experiments = { -experiment(number: 6) }

cli-legend =
    Una carta si gioca con il numero, o con titolo e posto: gioca TITOLO a sinistra
    ▸             decide adesso
    5 × 2         cinque segnalini, due punti l’uno per questo Personaggio
    punti         quanto varrebbero adesso segnalini e bonus
    1., 2.        l’ordine sul { -middle }, che risolve le parità in ogni Luogo
    ▒             è a faccia in giù e non conta ancora
    (+2) = 7      una forza che è cambiata
    ⌊             la carta Suturata sotto un’altra
    ‹ ›           un ingrediente non usato in questo round
