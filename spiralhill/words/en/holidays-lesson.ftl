### The first round with a coach. What is to be clicked is called as its card, place or button is.

lesson-holidays-first = You are Santa: a Christmas token is worth 2 points to you, a Halloween token none. The strongest at a Location takes all its tokens, and the { -middle } has 4 Christmas tokens: click { card-open-hands } 8, then { card-snowy-rooftops }.
lesson-holidays-ring = Your first card of a round lies face-down: only you know it. You have three Locations: everybody shares the { -middle }, the Mayor shares your left, { card-oogies-lair }, and Jack your right, { card-holiday-doors }.
lesson-holidays-read = Rest the mouse on any card, or hold your finger on it, to read it large. On your turn, what you can use glows; click a card that does not, and you learn why.
lesson-holidays-face-up = Your next cards lie face-up, and in round 1 each of your Locations gets exactly one. Jack has hidden a card on your right: click { card-heaped-sleigh } 7, then { card-holiday-doors }.
lesson-holidays-when-played = A “{ -when-played }” text happens at once when its card is placed face-up: now you bring a Christmas token here. You are going to give up your left, so take it from there: click { card-oogies-lair }.
lesson-holidays-order = The Mayor plays a 10 against your hidden 8. But you reached the { -middle } first and are number 1, the Mayor is number 2: where the strongest are tied, the lower number wins.
lesson-holidays-cover = Your left is still empty, and you must cover all three Locations. It has no Christmas token now, so give it up cheaply: click { card-nice-list } 2. { card-jolly-visitor } 10 stays in hand for the next round.
lesson-holidays-reveal = All turns are over: face-down cards are revealed, and only now your { card-open-hands } 8 has its “{ -when-played }”. The gift comes from the supply, and giving is worth 1 point to you: click Jack to give it to him.
lesson-holidays-end-of-round = Jack chooses his gift, then he and the Mayor reveal. Next come the “{ -end-of-round }” texts: your { card-open-hands } 8 gets (+2). Last, each Location goes to whoever is strongest there.
lesson-holidays-counted = The { -middle } was a tie, 10 against 10, and you won it as number 1! On the right your 7 beat Jack’s 6. You have 6 Christmas tokens, worth 12 points, and 4 Halloween tokens, worth none to you.
lesson-holidays-next-round = For round 2 the Locations were shuffled and laid anew. You have five cards and four turns: once your three Locations are covered, the fourth card may join any of them. The first lies face-down again, and now the Mayor starts.
lesson-holidays-saved = Here is the card you saved, and nobody is at the { -middle } yet: click { card-jolly-visitor } 10, then { card-hinterlands }, where 3 Christmas tokens lie.
lesson-holidays-end = Round 1 is counted: your tokens and the gift make 13 points, Jack has 4 and the Mayor 2. After four rounds the most points win. You know how it goes: now play a whole game!
