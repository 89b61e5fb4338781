### The terminal: what stands around a duel.

cli-welcome = { $players }: a duel to { $goal } Victory Points.
cli-no-such-seat = there is no hero { $typed }; the heroes are { $names }
cli-attack = { $attacker } attacks { $target }: attack { $attack }, block { $block }
cli-attribute = { $attribute } { $free }/{ $score } free
cli-active = active player
cli-piles = hand { $hand } · deck { $deck } · discard { $discard }
cli-face-down = face down
cli-legend = On the table a number behind a title is its cost; ● is active, ▒ lies face down, ↻ is twisted; @2 is the second seat.
