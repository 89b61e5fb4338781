### Il terminale: ciò che sta attorno alla partita.

cli-attack = { $attacker } attacca { $target }: attacco { $attack }, difesa { $block }
cli-attribute = { $attribute } { $free }/{ $score } liberi
cli-active = giocatore attivo
cli-piles = mano { $hand } · mazzo { $deck } · scarti { $discard }
cli-known-hand = Sai che questa mano contiene { $cards }.
cli-hand =
    { $number ->
        [0] La tua mano è vuota
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $number } carte
    }
cli-face-down = coperta
cli-welcome = { $players }: un duello a { $goal } Punti Vittoria. Scrivi un numero, o la mossa come sta scritta; aiuto spiega il resto.
cli-commitment = Le mescolate di questa partita sono già decise. Il loro sigillo: { $seal }
cli-ask = La tua mossa
cli-hand-over = La tastiera è per { $player }. Premi Invio quando nessun altro guarda.
cli-not-offered = «{ $typed }» non è tra le scelte: scrivi un numero, o la mossa come sta scritta.
cli-several = «{ $typed }» può voler dire più cose: { $options }.
cli-cannot-undo = Non si può tornare indietro: è intervenuto il caso, una carta è stata vista o qualcun altro ha agito.
cli-undone = Mossa ritirata.
cli-nothing-refused = Ogni carta della tua mano può essere usata adesso.
cli-offered = { $card } può essere usata adesso.
cli-no-such-card = Nessuna carta che puoi vedere si chiama «{ $card }».
cli-recorded = La partita è registrata in { $file }.
cli-left = Hai lasciato il tavolo.
cli-left-recorded = Hai lasciato il tavolo. Per continuare: spiralhill play { $game } --resume { $file }
cli-won = Vince { $players }.
cli-shared = Nessuno vince da solo: { $players } si dividono la vittoria.
cli-help =
    Un numero o una mossa come sta scritta (basta un inizio chiaro): decidi
    ?             perché le carte in mano non offerte non si possono usare
    ? doppietta   perché non questa carta
    carta doppietta  che cosa dice una carta
    regola ID     che cosa dice una regola
    diario        che cosa è successo finora
    annulla       ritira la tua ultima mossa, se nulla è stato rivelato
    esci          lascia il tavolo
