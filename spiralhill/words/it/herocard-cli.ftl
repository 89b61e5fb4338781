### Il terminale: ciò che sta attorno a un duello.

cli-welcome = { $players }: un duello a { $goal } Punti Vittoria.
cli-no-such-seat = l’Eroe { $typed } non esiste; gli Eroi sono { $names }
cli-attack = { $attacker } attacca { $target }: attacco { $attack }, difesa { $block }
cli-attribute = { $attribute } { $free }/{ $score } liberi
cli-active = giocatore attivo
cli-piles = mano { $hand } · mazzo { $deck } · scarti { $discard }
cli-face-down = coperta
cli-legend = Sul tavolo il numero dopo un titolo è il costo; ● è attiva, ▒ è coperta, ↻ è ruotata.
