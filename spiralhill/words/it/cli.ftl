### Il terminale: ciò che sta attorno alla partita.

cli-known-hand = Sai che questa mano contiene { $cards }.
cli-hand =
    { $number ->
        [0] La tua mano è vuota
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $number } carte
    }
cli-how-to = Scrivi un numero, o le parole accanto; aiuto spiega il resto.
cli-commitment = Le mescolate di questa partita sono già decise. Il loro sigillo: { $seal }
cli-ask = La tua mossa
cli-hand-over = { $player }, la tastiera è tua. Premi Invio quando nessun altro guarda.
cli-hand-over-first = Prima premi Invio, così le tue carte le vedi solo tu; o scrivi esci per lasciare il tavolo.
cli-not-offered = «{ $typed }» non è tra le scelte: scrivi un numero, o le parole accanto.
cli-several = «{ $typed }» può voler dire più cose: { $options }.
cli-cannot-undo = Non si può tornare indietro: è intervenuto il caso, una carta è stata vista o qualcun altro ha agito.
cli-nothing-to-undo = Non c’è nulla da ritirare: non hai fatto mosse da quando sei al tavolo.
cli-undone = Mossa ritirata.
cli-nothing-refused = Ogni carta della tua mano può essere usata adesso.
cli-offered = { $card }: adesso si può usare.
cli-which-rule = Scrivi regola e la sigla di una regola, o l’inizio di più sigle, come «regola { $example }».
cli-no-such-rule = Nessuna regola comincia con «{ $rule }»; le regole si chiamano come { $example }.
cli-discards =
    { $number ->
        [0] { $player }: nessuno scarto
       *[other] { $player }: { $cards }
    }
cli-which-card = Scrivi carta e il titolo di una carta, come «carta { $example }».
cli-no-such-card = Nessuna carta che puoi vedere si chiama «{ $card }».
cli-recorded = La partita è registrata in { $file }.
cli-left = Hai lasciato il tavolo.
cli-left-recorded = Hai lasciato il tavolo. Per continuare: { $command }
cli-scores = La partita è finita: { $scores }.
cli-help =
    Un numero o una mossa come sta scritta (basta un inizio chiaro): decidi
    ?             perché ciò che non è offerto non si può fare: carte in mano, posti chiusi
    ? NOME        perché non questa carta, o non in questo posto
    carta CARTA   che cosa dice una carta
    regola SIGLA  che cosa dice una regola
    tavolo        di nuovo il tavolo
    scarti        che cosa c’è nelle pile degli scarti
    diario        che cosa è successo finora
    annulla       ritira la tua ultima mossa, se nulla è stato rivelato
    esci          lascia il tavolo
