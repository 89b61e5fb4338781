### The page: what it says by itself, around the games.

## Everywhere

skip = Skip to the content
pages = Pages
rules = Rules
cards = Cards
settings = Settings
close = Close
all = All
on = On
off = Off
light = Light theme
dark = Dark theme
loading = One moment …
to-start = To the start page
offline-says = The server cannot be reached. As soon as it can, everything goes on.
fault-says = Something went wrong here, and it was our mistake.
missing-title = There is nothing here
missing-says = This address leads nowhere. Perhaps a letter of it was lost on the way.
guest = Guest
you = you
bot = Bot
bot-level =
    { $level ->
        [greedy] Bot
        [random] Bot (plays by chance)
       *[other] Bot ({ $level })
    }

## Settings

your-name = Your name
language = Language
theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
speed = Moving cards
speed-of =
    { $speed ->
        [off] Off
        [slow] Slow
        [fast] Fast
       *[usual] Usual
    }
sound = Sound

## The start page

start-says = Card games from a moonlit hill that you can play nowhere else. Every rule is enforced, every “no” is explained, and there is always somebody to play with.
continue = Your tables
games = Games
players = { $fewest }–{ $most } players
minutes = { $short }–{ $long } minutes
play-now = Play now
invite-friends = Invite friends
dealing = The cards are being dealt …
not-begun = not begun
fan-project = An unofficial fan project without any commercial purpose. Names and numbers are facts; all words and pictures are our own.

## A new table

number-of-players = Players
seat-number = Seat { $number }
who-open = A friend, by a link
who-bot = A bot
who-here = Somebody at this device
name = Name
level = Level
level-of =
    { $level ->
        [greedy] Sharp
        [random] By chance
       *[other] { $level }
    }
plays = Plays
by-chance = By chance
clock = Clock
clock-none = No clock: take your time
clock-of = { $bank } minutes each, and { $increment } seconds for every answer
lay-table = Lay the table
lay-and-invite = Lay the table and get the link

## Coming in

join-title = You are invited
join-says = A seat is kept for you. Say what to call you, and sit down: no account, no password.
sit-down = Sit down
no-seat-title = You have no seat at this table
no-seat-says = A seat belongs to the browser in which it was taken. Open the link that invited you once more, or ask for one to watch.
no-table-title = This table cannot be opened

## Before the deal

invite-says = Send this link to your friends. Whoever opens it has a seat.
invite-link = The link that invites
watch-says = Whoever only wants to watch takes this link. It never shows a hand.
watch-link = The link to watch
copy = Copy
copied = Copied
copy-failed = This browser did not let us copy it. It is selected: copy it by hand.
share = Share
seat-open = Open seat
you-play = What you play
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
waits-for-friend = waits for a friend
waiting-for = Waiting for { $names }
leave-seat = Leave
free-seat = Free the seat
fair-title = Is the shuffle fair?
fair-says = The table has bound itself to its seed with this print before anybody was ready, and everybody’s own seed is mixed in. After the game you can check every shuffle.

## The table

table = The table
prompt = What is asked
your-turn = Your turn
thinks = decides
decides-now = decides now
this-is-you = this is you
is-away = away
bot-stands-in = A bot stands in
winner = Winner
game-over = The game is over.
forced = There is only one answer; it gives itself in a moment.
all-choices =
    { $number ->
        [one] The only choice
       *[other] All { $number } choices
    }
undo = Take back
yield = Pass until my turn
yielding-stop = Passing until your turn: stop that
habit = When this card asks
habit-ask = Ask me each time
habit-always = Always yes
habit-never = Always no
seek-choice = Look for one of { $number } choices
choose-one = What do you want to do?
not-now = Not now:
why-not = { $what }: not now, because
is-offered = { $what } can be used now.
choose-first = Choose a card first, then where it goes.
can-be-used = Can be used now
named-already = Chosen already
hidden-card = A face-down card
face-down = face down
card-zoom = { $card }, large
cards-number =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
more-hidden =
    { $number ->
        [one] One more card that you cannot see.
       *[other] { $number } more cards that you cannot see.
    }
on-top = On top: { $card }
your-hand =
    { $number ->
        [one] Your hand: 1 card
       *[other] Your hand: { $number } cards
    }
empty-hand = Your hand is empty.
known-hand = Known to be in the hand: { $cards }
zone-deck = Deck
zone-discard = Discard
zone-hand = Hand
cut-off = The connection is cut. Trying again …
result = The result
hand-over = Hand the device to { $name }
hand-over-says = Nobody else should look at the screen now.
i-am = I am { $name }

## Log and chat

log = Log and chat
log-lines = Log
log-filter = What the log shows
log-all = All
log-game = Game
log-chat = Chat
chat-say = Say something
send = Send

## What can be asked of a table

table-menu = This table
ask-rollback = Ask everybody to go back
ask-abort = Ask everybody to end without a result
ask-bot = Let a bot play for { $name }
ask-substitute = Find somebody for the seat of { $name }
let-bot-play = Let a bot play for me
take-seat-back = Take my seat back
hand-seat = Give my seat to somebody by a link
mute = Do not hear { $name }
unmute = Hear { $name } again
stop-here = Never pass by itself at the question that is open now
propose =
    { $who } { $what ->
        [rollback] wants to go back
        [abort] wants to end the game without a result
        [rematch] wants to play again
        [publish] wants everybody to see the record
        [bot] wants a bot to play an empty seat
       *[substitute] wants a substitute for an empty seat
    }.
you-propose =
    { $what ->
        [rollback] You have asked to go back
        [abort] You have asked to end the game without a result
        [rematch] You have asked to play again
        [publish] You have asked that everybody may see the record
        [bot] You have asked for a bot on an empty seat
       *[substitute] You have asked for a substitute on an empty seat
    }. The others are being asked.
agree = Agree
decline = Decline
take-back = Withdraw the request

## The end

you-won = You have won!
you-share = You share the victory!
have-won =
    { $number ->
        [one] { $names } has won
       *[other] { $names } have won
    }
nobody-won = Nobody has won
aborted-title = The game ended without a result
rematch = Play again
to-next-table = To the next table
look-at-table = Look at the table

## Keys

keys = Keys
key-digits = takes the choice with that number, or shows it first
key-space = passes, does no more, or takes what costs nothing
key-tab = goes from thing to thing, and takes one
key-zoom = shows the card under the focus in large
key-undo = takes the last choice back
key-yield = passes until your turn, or stops that
key-log = opens and closes the log on a small screen
key-chat = goes to the chat
key-escape = puts back what is chosen
key-help = shows this list

## A replay

replay = Watch it again
replay-of = { $game } · replay
no-replay-title = This game cannot be shown
ply-of = Moment { $ply } of { $last }
moment = Moment of the game
step-through = Step through the game
to-first = To the beginning
to-last = To the end
step-before = One step back
step-after = One step on
round-before = Turn or round before
round-after = Next turn or round
run = Let it run
pause = Pause
seen-from = Seen from
spectators = Spectators
fork = Play on from here as { $name }
keep-and-verify = Keep and verify
moment-link-says = This link leads to exactly this moment, for everybody who sat at the table.
moment-link = Link to this moment
save-record = Save as a record
save-text = Save as a text
open-record = Open a record
open-record-says = A record or a text that was saved here, or written by the command spiralhill, is told again, step by step, from every seat.
choose-file = Choose a file
record-too-large = This file is too large for a record.
record-missing = There is no record in this file. A record is a file that was saved here, or by the command spiralhill.
verify = Verify
verifying = Everything is dealt and played again …
verified = Everything holds
not-verified = Something does not hold
checked-here = in this browser
seal-fits = computed here, the seed gives the seal that the record names
seal-differs = computed here, the seed does not give the seal that the record names
seal-told = the seal is the one that this browser was told before the deal
seal-other = the seal is not the one that this browser was told before the deal
seed-mixed = the seed that this browser threw in is among those that were mixed in
seed-missing = the seed that this browser threw in was not mixed in

## A lesson

learn = Learn it in five minutes
lesson-of = { $game } · first game
coach = Coach
go-on = Go on
lesson-watch = Now watch what the others do.
strayed = That is allowed, too, and later it is up to you. For now:
lesson-step = ({ $step }/{ $last })

## Rules and cards to read

rules-of = { $game } · rules
search-rules = Search the rules
rules-found =
    { $number ->
        [one] 1 rule found
       *[other] { $number } rules found
    }
chapters = Chapters
cards-of = { $game } · cards
search-cards = Search the cards
deck = Deck
cards-found =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
all-cards = All cards
card-before = The card before
card-after = The next card
copies =
    { $number ->
        [one] 1 copy
       *[other] { $number } copies
    }

## The board of a duel

duel-body = Body
duel-mind = Mind
duel-x = X
duel-attribute =
    { $attribute ->
        [body] Body
        [mind] Mind
       *[x] X
    }: { $free } of { $score } points free
duel-points = { $points } of { $goal } Victory Points
duel-active = active in the running attack
duel-twisted = twisted
duel-converted = converted, worth { $value }
duel-forbidden =
    May not play: { $kind ->
        [base-attack] Base Attack
        [attack-mod] Attack Mod
        [special-attack] Special Attack
        [base-block] Base Block
        [block-mod] Block Mod
        [special-block] Special Block
       *[miscellaneous] Miscellaneous
    }
duel-attack-title = The running attack
duel-would-hit = The attack would succeed
duel-would-fail = The attack would fail
duel-no-block = no block yet
duel-calm = Turn { $turn }: { $who } acts, and nobody attacks yet.

## The board of Take Over the Holidays

holidays-round = Round { $round } of 4
holidays-location = { $name }: { $christmas } Christmas, { $halloween } Halloween
holidays-strength = Strength { $strength }
holidays-order = Number { $number } in the order at the Middle, which decides ties
holidays-points-of = { $points } points: { $christmas } Christmas at { $first }, { $halloween } Halloween at { $second }
holidays-turns = Turns left this round
holidays-zero = Zero: starting player
holidays-stitched = carries { $card }
holidays-research = Research Tracker on space { $space } of 7
holidays-gifts =
    { $number ->
        [one] 1 gift given
       *[other] { $number } gifts given
    }
holidays-mood =
    { $mood ->
        [joy] Mood: Joy
       *[panic] Mood: Panic
    }
holidays-dice-wait = not rolled yet
holidays-completed = Experiments completed

## The board of the TCG

tcg-day =
    { $day ->
        [0] Before the first Day
       *[other] Day { $day } of 12
    }{ $left ->
        [0] , the last one
       *[other] { "" }
    }
tcg-king = Pumpkin King
tcg-king-card = The Pumpkin King Card
tcg-activity-draw = Draw 1 card
tcg-activity-points = Add 1 Pumpkin Point
tcg-activity-move = Move 1 Character
tcg-free-for-draw = free with the fewest cards
tcg-free-for-points = free with the most Creations
tcg-free-for-move = free with the most Characters
tcg-free = free: { $who }
tcg-free-you = free for you
tcg-free-nobody = free for nobody
tcg-marked = marked
tcg-points = { $points } of 6 Pumpkin Points
tcg-score =
    { $points ->
        [one] 1 Scare Point
       *[other] { $points } Scare Points
    }
tcg-hand =
    { $number ->
        [one] 1 card in hand
       *[other] { $number } cards in hand
    }
tcg-locale =
    { $name }: Scare { $scare } of { $threshold }, { $state ->
        [active] Active
        [closed] turned face down until the End Phase
       *[dark] not Active
    }
tcg-under = Face down under { $locale }
tcg-number = Scare Number { $number }
tcg-doubled = Counts twice for its Locale in this turn
tcg-hexed = Has a Hex Counter
tcg-carries = Carries { $cards }
tcg-beneath = Lies beneath { $card }
tcg-look = Look at a town: { $who }
tcg-turn = { $who } walks through the night.
tcg-your-turn = The night is yours.
tcg-no-turn = The moon is up.
tcg-played = { $who } plays
tcg-you-played = You play
tcg-searched = { $who } turns up
tcg-you-searched = You turn up
tcg-new-locales = New Locales
tcg-you-locale = A new Locale: at which end?
tcg-end-left = to the left end
tcg-end-right = to the right end
tcg-rolled = rolled against { $card }
tcg-played-today = Surprises played today: { $cards }
tcg-zone-creations = Creations
tcg-zone-table = On the table
tcg-zone-surprises = Surprises
tcg-zone-locale-deck = Locales
tcg-zone-centre = In the centre
tcg-zone-removed = Out of the game

## The deck builder of the TCG

decks-title = Deck builder
decks-yours = Your decks
decks-new = New deck
decks-name = Name of the deck
decks-copy = Copy
decks-throw-away = Throw away
decks-thrown = “{ $name }” was thrown away.
decks-undo = Fetch it back
decks-not-kept = This browser keeps nothing: export the deck before you leave.
decks-export-now = Export the deck now
decks-lost = These cards are not in the box any more, and were taken out of “{ $name }”: { $cards }
decks-gone = A deck that was chosen is not there any more, or not legal: choose another one.
decks-import = Import a deck
decks-import-short = Import
decks-import-says = Paste the text of a deck, or choose its file. The first line is “name: …”, every other one a card with its copies: “3 Zero”.
decks-import-it = Import it
decks-text = The deck as a text
decks-file-too-large = This file is too large for a deck.
decks-file-unreadable = This file cannot be read.
decks-anyway-says = Nothing was kept. What was understood can be mended in the builder.
decks-anyway =
    { $number ->
        [one] Take the 1 card that is known
       *[other] Take the { $number } cards that are known
    }
decks-export = Export the deck
decks-export-short = Export
decks-export-says = A text that people can read, that can be imported here again, and that the command spiralhill plays.
decks-save-file = Save as a file
decks-none-title = An empty workbench
decks-none-says = A deck is a town of six Locales and a Main Deck of at least forty cards. It stays in this browser; nobody needs an account.
decks-from-starter = Begin with a Starter Deck
decks-from-nothing = Begin with nothing
decks-from-boosters = Begin with boosters
decks-of-starter = { $name }, resewn
decks-mine = My deck
decks-sides = Cards or deck
decks-checking = The deck is being looked at …
decks-legal = This deck is legal.
decks-problems =
    { $number ->
        [one] One thing is not right yet
       *[other] { $number } things are not right yet
    }
decks-play = Play this deck now
decks-invite = Invite a friend
decks-open-list = The others at the table may read this list.
decks-read-list = Look at the deck
decks-pool-sealed = From the sealed pool { $seed }, and the Locales on loan.
decks-pool-draft = From the draft { $seed }, and the Locales on loan.
decks-locales = Locale Deck
decks-town = The six Locales of the deck
decks-no-starting = Starting Locale?
decks-no-locale = Locale?
decks-main = Main Deck
decks-count = { $number } of { $wanted } cards
decks-curve = Cards by Scare Number
decks-curve-of =
    { $copies ->
        [one] Scare Number { $number }: 1 card
       *[other] Scare Number { $number }: { $copies } cards
    }
decks-empty = No card yet: click on one of the cards.
decks-kind-locale =
    { $number ->
        [one] 1 Locale
       *[other] { $number } Locales
    }
decks-kind-character =
    { $number ->
        [one] 1 Character
       *[other] { $number } Characters
    }
decks-kind-creation =
    { $number ->
        [one] 1 Creation
       *[other] { $number } Creations
    }
decks-kind-surprise =
    { $number ->
        [one] 1 Surprise
       *[other] { $number } Surprises
    }
decks-in-deck = { $number } in the deck
decks-in-pool = { $number } in the pool
decks-add = Add { $card }
decks-more = One more { $card }
decks-fewer = One { $card } fewer
decks-take-out = Take out { $card }
decks-look = Look closely at { $card }
decks-filters = Filters and order
decks-sort = Sorted by
decks-sort-type = Type
decks-sort-title = Title
decks-sort-number = Scare Number
decks-sort-rarity = Rarity
decks-only-inside = Only what is in the deck
decks-clear = Show everything
decks-none-found = No card in the whole town is like that.
decks-keys = Arrows go from card to card, Enter adds one, − takes one out, Z looks closely
decks-taps = A tap adds a card, a long press looks at it closely.
decks-starters = Starter Decks
decks-own = Your decks

## Boosters, sealed pools and drafts of the TCG

boosters-title = Boosters
boosters-way-one = One booster
boosters-way-sealed = Sealed pool
boosters-way-draft = Draft
boosters-seed = Seed
boosters-new-seed = Another seed
boosters-seed-says = The same seed opens the same cards for everybody.
boosters-seed-wrong = A seed is a whole number below 4,294,967,296.
boosters-tear = Tear the booster open
boosters-tear-says = Ten cards, the rarest last. Tear it open!
boosters-tear-one = Tear booster { $number } open
boosters-tear-all = Tear all eight open
boosters-packs = The eight boosters
boosters-cards = The cards of the booster
boosters-face-down = Card { $number } of { $of }, face down: turn it over
boosters-turn-all = Turn all over
boosters-next = Next booster
boosters-sealed-says = Eight boosters are all you have, and the Locales of the Starter Decks are on loan. Build forty cards from them: friends who type the same seed build from the same pool.
boosters-sealed-name = Sealed pool { $seed }
boosters-build = Begin with a deck from this pool
boosters-pool =
    { $number ->
        [one] Your pool: 1 card
       *[other] Your pool: { $number } cards
    }
boosters-draft-says = Everybody opens a booster, takes a card and passes the rest on, six boosters long. Friends at this device choose one after the other; everybody else is a program, and never lets you wait.
boosters-people = How many of you are at this device
boosters-player = Player { $number }
boosters-draft-begin = Begin the draft
boosters-draft-name = Draft { $seed }
boosters-draft-name-of = Draft { $seed }, player { $number }
boosters-draft-of = { $players } players, seed { $seed }
boosters-draft-leave = Leave this draft
boosters-draft-left =
    { $number ->
        [one] The draft { $seed } was left after 1 card.
       *[other] The draft { $seed } was left after { $number } cards.
    }
boosters-draft-not-kept = This browser keeps nothing: the draft is gone when you leave the page.
boosters-draft-new = A new draft
boosters-draft-over = The draft is over
boosters-draft-over-says = { $number } cards are yours, and the Locales of the Starter Decks are on loan.
boosters-draft-over-all = Everybody builds from their own cards, and the Locales of the Starter Decks are on loan.
boosters-look-pool = Look at the pool
boosters-round = Booster { $round } of { $rounds }: take a card
boosters-pass-left = The rest goes to the left
boosters-pass-right = The rest goes to the right
boosters-offer =
    { $number ->
        [one] The booster in hand: 1 card
       *[other] The booster in hand: { $number } cards
    }
boosters-take = Take { $card }
boosters-took = { $card } is yours.
boosters-taken =
    { $number ->
        [one] 1 card taken
       *[other] { $number } cards taken
    }
