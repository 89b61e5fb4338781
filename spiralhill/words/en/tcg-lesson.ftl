### The first Day with a coach. What is to be clicked is called as its card, place or button is.

lesson-tcg-king = You are Jack, and the first { -pumpkin-king }. Each of the twelve Days begins with an activity that the { -pumpkin-king } chooses and everybody may join. Pumpkin Points buy cards, so click “Mark: { activity-points }”.
lesson-tcg-price = Nobody has built more Creations than the other, so it is free for nobody: it costs a card from hand. { card-scorpion-surprise } helps you least now, so click it to discard it.
lesson-tcg-others = You have 1 Pumpkin Point. Now Oogie may join in, too. Rest the mouse on any card, or hold your finger on it, to read it large.
lesson-tcg-function = Oogie declines, and your turn begins: one Function of one Locale, and as many cards as you can pay for. Click { card-jacks-house } and choose “add 2 Pumpkin Points”.
lesson-tcg-character = You have 3 points. { card-jack-skellington-the-pumpkin-king } costs 3, but 1 less at home: click him, and he goes to { card-jacks-house }, your only Locale. His Scare Number 3 counts for you as long as he stays in your town.
lesson-tcg-surprise = 1 point is left. Surprises happen once and go: { card-fetch } costs nothing and looks for Zero among the top 6 cards of your deck. Click it.
lesson-tcg-no-zero = No Zero: all six cards are discarded. What you have left costs more than 1 point, so click “{ pick-end-turn }”.
lesson-tcg-oogie = Now it is Oogie’s turn: one Function, and cards that he can pay for. His { card-oogies-lair } gave him only five cards to begin with.
lesson-tcg-reimburse = Oogie drew 2 cards. Now the Day ends: your last Pumpkin Point is lost, but for each Surprise you played and discarded you may draw a card. You played one: click “{ pick-yes }”.
lesson-tcg-second-day = You drew { card-sandy-claws-outfit }: 6 points, but 3 less with Jack and Sally at one Locale! Oogie is Pumpkin King now, and both of you get a new Locale.
lesson-tcg-row = Your new Locale goes to one end of your row, where it stays; Characters walk along the row. Click { card-sallys-room } and choose “at the right end”.
lesson-tcg-new-king = The { -pumpkin-king-card } passes on every Day, and with it the first turn.
lesson-tcg-decline = Oogie marked Pumpkin Points again, and did not join in himself. It would cost you a card, and you have plans for all of yours: click “{ pick-pass }”.
lesson-tcg-oogie-plays = Oogie takes 3 Pumpkin Points: that is what his { card-oogies-lair } is good at.
lesson-tcg-points = Shock is in Oogie’s town now: 1 Scare Point for him, 3 for you. Your turn: click { card-jacks-house } and choose “add 2 Pumpkin Points” once more.
lesson-tcg-activate = { card-sallys-room } works only while Scare Numbers of 2 or more stand there. { card-sally-shy-creature } has just that: click her, then { card-sallys-room }.
lesson-tcg-end = The Room is Active! From tomorrow it gives you 2 Pumpkin Points and 3 moves: bring Jack to Sally, and the Outfit costs you only 3. After Day 12 the scariest town wins. Now play a whole game!
