# What a table says beside its game: refusals and news. Blanks are names of people and plain words.

table-window-open = Others may still speak.

## Refusals

table-agreed-already = You have agreed already.
table-asked-too-much = You have asked for so much at this table that it takes only your answers now: lay a new one for the rest.
table-bad-chat = Say something of at most { $longest } letters.
table-bad-message = This is not a message of the protocol: { $problem }
table-bad-name = A name has 1 to { $longest } letters and nothing invisible in it.
table-bad-record = This record cannot be used: { $problem }
table-bad-ply = The game has { $plies } decisions; choose one of those moments.
table-bot-answers = The bot is about to answer: take your seat back right after that.
table-bot-plays = A bot plays for you: take your seat back first.
table-cannot-be-played = This table cannot be played: { $problem }
table-cannot-undo = This cannot be taken back: somebody has learned something, or somebody else has been asked since. Ask everybody to go back instead.
table-chat-too-fast = At most { $lines } lines in { $seconds } seconds: wait a moment.
table-dealt-already = The cards are dealt: that was to be done before.
table-done-already = That is so already.
table-forked = This game goes on from another one: it cannot be dealt again.
table-game-over = The game is over.
table-going-down = The table is closed for a moment; it will go on where it stands.
table-host-only = Only whoever laid the table may do that.
table-id-used = This id was used for another command: every command has an id of its own.
table-no-such-bot = There is no such bot; the bots are { $bots }.
table-no-such-game = There is no such game; the games are { $games }.
table-no-such-table = There is no such table, or it is not open to you.
table-no-lesson = There is no lesson for this game yet.
table-no-page = This server was started without the page for browsers; only programs can play here.
table-nobody-is-missing = Say whose seat it is: one of somebody else, who is away.
table-nobody-sits-there = Nobody sits there.
table-not-asked = You are not asked anything now.
table-not-away = { $name } is here.
table-not-away-yet = Whoever left may come back: wait until they have been away for { $seconds } seconds.
table-not-dealt = The cards are not dealt yet.
table-not-offered = “{ $pick }” is not offered now.
table-not-stored = The table could not write this down, so it did not happen: try again.
table-not-your-seat = This seat is not yours.
table-nothing-proposed = Nobody has proposed that, or it is settled already.
table-nothing-to-undo = There is no decision to go back to yet.
table-nothing-here = There is nothing at this address.
table-older-rules = This game was begun by older rules, which this server no longer plays.
table-proposed-already = That is proposed already: agree to it or decline.
table-ready-already = You are ready already.
table-replaced = { $name } plays in your seat now: the others agreed on a substitute while you were away.
table-same-seats = The same deal needs the same { $seats } seats.
table-seated-already = You have a seat at this table: nobody may see two hands.
table-secret-record = The record of this game is not open to you.
table-sit-down = Keep a seat for yourself.
table-spectators-watch = Spectators watch; only who has a seat may do that.
table-stale = The game has gone on since: look again and answer what is asked now.
table-still-playing = The game goes on: that comes after its end.
table-table-full = Every seat at this table is taken.
table-too-fast = Too many messages: wait a moment.
table-too-long = This game is too long to be told here.
table-too-many = Too many connections: close some of them.
table-wrong-origin = This server goes by another address: come to its tables by that one.

## News

table-news-back = { $name } is back.
table-news-chose = { $name } has chosen.
table-news-dealt = The cards are dealt.
table-news-freed-by = { $name } frees the seat of { $about }.
table-news-freed = { $name } has left the seat.
table-news-late = Time has run out: a bot plays for { $name } until they take the seat back.
table-news-over = The game is over. Who played it can check its shuffles now.
table-news-ready = { $name } is ready.
table-news-returned = { $name } is back, and nobody can take the seat any more.
table-news-sat = { $name } sits down.
table-news-stands-in = A bot plays for { $name } for now.
table-news-took = { $name } takes the seat of { $about }.
table-news-undone = { $name } takes the last pick back.

table-news-proposed-rollback = { $name } asks to go back in the game.
table-news-proposed-abort = { $name } asks to end the game without a result.
table-news-proposed-rematch = { $name } asks for another game.
table-news-proposed-publish = { $name } asks to let everybody see the record.
table-news-proposed-bot = { $name } asks for a bot in the seat of { $about }.
table-news-proposed-substitute = { $name } asks for a substitute in the seat of { $about }.
table-news-agreed-rollback = { $name } agrees to go back.
table-news-agreed-abort = { $name } agrees to end the game.
table-news-agreed-rematch = { $name } agrees to another game.
table-news-agreed-publish = { $name } agrees to publish the record.
table-news-agreed-bot = { $name } agrees to a bot.
table-news-agreed-substitute = { $name } agrees to a substitute.
table-news-declined-rollback = { $name } does not want to go back.
table-news-declined-abort = { $name } wants to play on.
table-news-declined-rematch = { $name } wants no other game.
table-news-declined-publish = { $name } wants the record kept among us.
table-news-declined-bot = { $name } would rather wait than have a bot.
table-news-declined-substitute = { $name } would rather wait than have a substitute.
table-news-withdrawn = { $name } takes the proposal back.
table-news-lapsed = The game has gone on: whether to go back is not asked any more.
table-news-carried-rollback = The game goes back.
table-news-carried-abort = The game ends without a result. Who played it can check its shuffles now.
table-news-carried-rematch = Another table is laid.
table-news-carried-publish = Everybody may see the record.
table-news-carried-bot = A bot plays for { $about } until they take the seat back.
table-news-carried-substitute = The seat of { $about } can be taken by a link.

## What is checked of a record

table-checked-file = file
table-checked-rules = rules
table-checked-seed = seed
table-checked-people = people
table-checked-chance = chance
table-checked-picks = picks
table-checked-result = result
table-checked-players = players
table-found-file = its checksum is right, its format { $format } and all its entries are as they should be
table-found-rules = { $game }, version { $version }, the same as this program’s
table-found-seed = it is the one sealed before the deal as { $commitment }
table-found-people =
    { $number ->
        [one] 1 client seed mixed in
       *[other] { $number } client seeds mixed in
    }
table-found-chance =
    { $number ->
        [one] 1 shuffle or die drawn again: { $labels }
       *[other] { $number } shuffles and dice drawn again: { $labels }
    }
table-found-chance-dice = every shuffle and die drawn again from the seed { $seed }; nothing was sealed before the deal
table-found-picks =
    { $picks ->
        [one] 1 pick
       *[other] { $picks } picks
    }, all legal; { $back ->
        [0] none of them
       *[other] { $back } of them rightly
    } taken back
table-found-result = the winners, the scores, the end and the last position follow from the deal and the picks
table-found-players = { $players }, as they were written down with the last position
table-found-players-unknown = not checked: records of this age do not print them with the last position
