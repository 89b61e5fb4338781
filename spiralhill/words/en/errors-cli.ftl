### The terminal: what can be wrong with a command, as it is raised in the code.
###
### A language is told by these sentences which of its own to say, so each has to read as it is raised. Blanks that are
### called $error hold another sentence of this file. Of two that fit, the first is meant.

## Arguments

error-see-help = { $error } (see `{ $command } --help`)
error-argument = argument { $argument }: { $error }
error-required = the following arguments are required: { $arguments }
error-unrecognized = unrecognized arguments: { $arguments }
error-one-expected = expected one argument
error-invalid-choice = invalid choice: { $argument } (choose from { $arguments })
error-no-number = { $typed } is no whole number
error-too-small = { $typed } is too small: at least { $least }
error-no-game = there is no game { $typed }; the games are { $games }
error-no-rule = there is no rule { $typed }; `{ $command }` lists them all

## The table

error-too-many-seats = --seats { $number } is too many: no table has more than { $most }
error-seats-of-a-duel = a duel is for 2, 3 or 4 players, not for { $number }
error-seats = { $game } is for { $fewest } to { $most } players, not for { $number } ({ $rule })
error-chosen-twice = { $typed } sits at two seats: no character can be chosen twice ({ $rule })
error-no-file-for-a-seat = a seat of { $game } is not read from a file
error-no-options = { $game } has no option { $typed }; it has none
error-option = { $option } is a whole number of { $least } or more, not { $number }
error-no-player = there is no player { $typed }; a seat is for { $human } or a bot: { $bots }
error-one-player = --players names 1 player for { $seats } seats
error-players = --players names { $number } players for { $seats } seats

## Tables of a server

error-no-link = { $typed } is no link to a table: links look like { $example }
error-only-new = { $flags }: only for a table that is laid with --new GAME
error-watch-to-play = --watch does not go with a link to play: whoever sent it has one to watch, too
error-new-alone = --new needs the address of the server alone: { $url }
error-new-or-watch = { $flag } and --watch do not go together: whoever lays a table sits at it
error-one-human = --players has { $human } for you, and for everybody at your keyboard: your friends’ seats are { $open }
error-pace = { $typed } is no number from 0 to 5
error-new-or-same = --new and --same-deal do not go together: the same deal is one of the same game
error-no-name = --name { $typed } leaves a name out: write Anna, or Anna,Bob for two at one keyboard
error-names = --name names { $number } people for { $people } at this keyboard
error-plays = --plays needs a link to play: { $link }; at a new table --seats says what is played
error-seat = --seat needs a table where you have seats: { $link }
error-not-your-seat = --seat { $seat } is not yours at { $url }: you have { $seats }
error-same-deal = --same-deal needs a table of yours that is over: { $link }
error-clock = { $typed } is no clock: write 15 for 15 minutes each, or 15+10 for 10 seconds more with every answer; at most { $most }
error-window = { $typed } is no number of seconds from { $least } to { $most }
error-unreachable = { $url } cannot be reached: is a table server running there?
error-no-server = what answers at { $url } is no table server
error-no-tables = you have no table at { $url } yet: lay one with --new GAME, or join one by its link
error-no-seat = you have no seat at { $url }: join the table by its link to play, or to watch
error-other-rules = this table plays { $game } by rules version { $found }, which this program lacks
error-not-shown = the server does not show its table: try again later
error-not-drawn = { $url } sent a table that this program cannot draw

## Files

error-missing = { $file }: no such file or directory
error-directory = { $file }: is a directory
error-no-directory = { $file }: not a directory
error-forbidden = { $file }: permission denied
error-too-large = { $file } is too large: files of ours stay below { $size } MB
error-no-text = { $file } is not a text file
error-exists = { $file } exists already: choose another name, or go on with that game by --resume { $record }
error-resume = --resume goes on as the record says: leave out { $flags }
error-other-game = { $file } records a game of { $game }, not of { $other }
error-no-json = this is not a record: it is not JSON
error-cut = this is not a record: it breaks off in the middle
error-no-record = this is not a record: it should be a JSON object with a checksum at its end
error-changed = a record was changed after it was written: its checksum does not fit
error-newer-rules = the record has rules version { $found }, newer than this program’s { $ours }: update Spiral Hill to read it
error-older-rules = the record has rules version { $found }, older than this program’s { $ours }, which cannot continue it
error-newer-format = the record has format { $found }, newer than this program’s { $ours }: update Spiral Hill to read it
error-older-format = the record has format { $found }, older than this program’s { $ours }, which cannot continue it

## Decks

error-line = line { $number }: { $error }
error-deck-name = a deck file begins with a line such as { $line }
error-deck-line = { $line } is no line of a deck file: write a number and a title, such as { $example }
error-no-hero = there is no hero { $typed }; the heroes are { $names }
error-no-attribute = there is no attribute { $typed }; a line says name, body, mind or x
error-near-card = there is no card { $typed }; did you mean { $card }?
error-no-card = there is no card { $typed }; `{ $command }` lists them all
error-attribute-cards = a hero has exactly one { $attribute } card, not { $number } ({ $rule }): write one line { $line }
error-deck-size = a deck has at least { $least } cards, this one has { $number } ({ $rule })
error-copies = a deck has at most { $most } copies of a card, not { $number } { $card } ({ $rule })
error-build-points = a hero has at most { $most } build points, this one has { $number } ({ $rule })
