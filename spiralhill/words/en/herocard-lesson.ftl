### The first duel with a coach. What is to be clicked is called as its card or button is.

lesson-duel-discard = You are Will. Get an attack past Isis’s block, and you score: three { -victory-points(number: 3) } win. A turn goes Discard, Draw, Clear, Action. { card-shake-it-off } clears cards, and none is in play yet, so click it to discard it.
lesson-duel-keep = Rest the mouse on any card, or hold your finger on it, to read it large. The other six cards can stay: click “Discard no more”.
lesson-duel-draw = You may draw up to three cards a turn, but a hand never holds more than seven. You have room for one: click “Draw 1 card”.
lesson-duel-attack = Now comes your { -action-phase }. Every card is paid with { -body }, { -mind } or { -x }: { card-nightstick }, a { -base-attack }, takes 3 of your 9 { -body }. Click it. { card-shotgun } would take 8 and leave too little for { card-self-defense }.
lesson-duel-set = You attack with 4. { card-follow-through } could join at once, but see first what Isis does: click “{ pick-done }”. A card that does not glow cannot be used now; click it and you learn why.
lesson-duel-mod = Isis blocks with { card-ward-circle }: 4 against 4, and a tie fails! Your attack must be higher. Click { card-follow-through }, an { -attack-mod }: it adds 3 and costs 2 of your 7 { -mind }.
lesson-duel-point = 7 against 4: your attack succeeds, and you score your first { -victory-points(number: 1) }. It is one point, however clear the win. Now it is Isis’s turn.
lesson-duel-block = Isis attacks you: { card-soul-capture } for 2 and { card-burn } for 3 make 5. Click { card-self-defense }, a { -base-block } of 5. It costs 4 { -body }; 6 are free, because { card-nightstick } still holds 3.
lesson-duel-tie = 5 against 5: as it stands, the tie stops her. Keep your other cards in case she adds something: click “{ pick-done }”.
lesson-duel-block-mod = A second { card-burn } makes it 8 against 5. Click { card-show-the-badge }: this { -block-mod } adds 4 to your { -base-block } and takes 2 of your 6 { -x } points.
lesson-duel-ahead = Your 9 holds against her 8, so save { card-take-cover }: click “{ pick-done }”.
lesson-duel-pass = Isis passes. An attack is over once you have both passed in a row, and you are ahead: click “{ pick-pass }”.
lesson-duel-stopped = 8 against 9: her attack fails, and she scores nothing. Now it is your turn again. Your three cards are good ones: click “Discard no more”.
lesson-duel-draw-more = Three cards in hand leave room for all three that a turn allows: click “Draw 3 cards”.
lesson-duel-clear = Cards you have played keep their points: of 9 { -body } only 2 are free, and { card-shotgun } costs 8. You may clear up to three cards a turn, the top of a stack first: click the { card-self-defense } in your { -body } stack.
lesson-duel-clear-below = That brings back 4 { -body }: 6 are free. { card-nightstick } is on top now: click it, and you have all 9 again.
lesson-duel-clear-last = One clear is left. Click { card-follow-through } to get 2 { -mind } back; { card-show-the-badge } can wait for a later turn.
lesson-duel-end = You know how to attack, block and clear. You lead by 1 to 0, and 9 free { -body } points are enough for { card-shotgun }: two more { -victory-points(number: 2) } would win. Now play a duel of your own!
