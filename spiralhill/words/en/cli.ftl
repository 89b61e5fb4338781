### The terminal: what stands around the game.

cli-known-hand = You know that this hand holds { $cards }.
cli-hand =
    { $number ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $number } cards
    }
cli-how-to = Type a number, or what it stands for; help explains the rest.
cli-commitment = The order of the cards is fixed before the deal. Its seal: { $seal }
cli-ask = Your pick
cli-hand-over = { $player }, the keyboard is yours. Press Enter when nobody else looks.
cli-hand-over-first = Press Enter first, so that only you see your cards; or type quit to leave the table.
cli-not-offered = “{ $typed }” is not offered: type a number, or what it stands for.
cli-several = “{ $typed }” could mean several things: { $options }.
cli-cannot-undo = This cannot be taken back: chance has spoken, a card was seen, or somebody else has acted.
cli-nothing-to-undo = There is nothing to take back: you have made no pick since you sat down.
cli-undone = Taken back.
cli-took-back = { $player } takes the last pick back.
cli-went-back =
    { $number ->
        [0] Everybody agrees to go back to the beginning.
        [one] Everybody agrees to go back to where the game stood after 1 pick.
       *[other] Everybody agrees to go back to where the game stood after { $number } picks.
    }
cli-nothing-refused = Every card in your hand can be used now.
cli-offered = { $card }: this can be used now.
cli-which-rule = Type rule and the id of a rule, or the beginning of several ids, such as “rule { $example }”.
cli-no-such-rule = No rule begins with “{ $rule }”; rules are called like { $example }.
cli-discards =
    { $number ->
        [0] { $player }: no discards
       *[other] { $player }: { $cards }
    }
cli-which-card = Type card and the title of a card, such as “card { $example }”.
cli-no-such-card = No card you can see is called “{ $card }”.
cli-recorded = The game is recorded in { $file }.
cli-left = You have left the table.
cli-left-recorded = You have left the table. Go on with: { $command }
cli-scores = The game is over: { $scores }.
cli-help =
    A number or a pick as written (any clear beginning will do): decide
    ?            why what is not offered cannot be done
    ? NAME       why not this card, or not at this place
    card CARD    what a card says
    rule ID      what a rule says
    table        the table once more
    discards     what lies on the discard stacks
    log          what has happened so far
    undo         take your last pick back, as long as you learned nothing by it
    quit         leave the table

## At a table of a server

cli-guest = Guest
cli-join-how-to = Type a number, or what it stands for; say and some words to talk; help explains the rest.
cli-watching = You are watching: you see what everybody may see. help explains what you can type.
cli-company = At the table ({ $game }):
cli-game =
    { $game ->
        [duel] duel
        [tcg] TCG
       *[holidays] holidays
    }
cli-sitter =
    { $who ->
        [open] nobody yet
        [bot] bot ({ $level })
        [you] { $name } (you)
       *[person] { $name }
    }
cli-sitter-note =
    { $note ->
        [bot] , for whom a bot plays
        [ready] , ready
        [away] , away
       *[knows-deal] , has seen these cards before
    }
cli-share-play = Link to play:   { $link }
cli-share-watch = Link to watch:  { $link }
cli-not-complete = The cards are dealt when every seat is taken.
cli-seated-already = You have a seat at this table already; here it is.
cli-earlier =
    { $number ->
        [one] … and 1 line before: type log
       *[other] … and { $number } lines before: type log
    }
cli-connection =
    { $now ->
        [lost] The connection is lost; coming back …
       *[back] The connection is back.
    }
cli-presence =
    { $now ->
        [here] { $name } is here.
       *[away] { $name } is away.
    }
cli-forced = Nothing to decide: { $option }. This happens by itself.
cli-window = Whoever says nothing passes after { $seconds } seconds.
cli-times = Time left: { $times }
cli-bot-plays-for-you = A bot plays for you; type me to take your seat back.
cli-agree-or-decline = Type agree or decline.
cli-substitute = By this link somebody else can take the seat of { $name }: { $link }
cli-hand-link = By this link somebody else takes your seat: { $link }
cli-seat-taken =
    { $kind ->
        [open] Your seat was freed; the link to play brings you back.
       *[person] { $name } plays in your seat now.
    }
cli-muted =
    { $on ->
        [yes] You do not hear { $name } any more; mute again to hear them.
       *[no] You hear { $name } again.
    }
cli-whom = “{ $name }” could be several: { $names }.
cli-nobody-called = Nobody else here is called “{ $name }”. At the table: { $names }.
cli-nobody-else = Nobody else sits at this table yet.
cli-choose-what = Type choose and what you want to play: { $names }.
cli-choose-first = You sit as { $plays } for now: type choose and what you want to play; the cards are not dealt before.
cli-say-what = Type say and what you want to say.
cli-nothing-proposed = Nothing is proposed that you could answer so.
cli-not-asked = You are not asked anything now, so “{ $typed }” decides nothing; help tells what you can type.
cli-question-changed = The question has changed while you typed: look again, and type the number once more.
cli-not-dealt = The cards are not dealt yet.
cli-seed-is-open = The seed of the shuffles: { $seed }
cli-after-the-end = Type record FILE to save the game (“{ $command } FILE” checks it), rematch to play again, or quit.
cli-plays-on = The company plays on at { $link }
cli-record-where = Type record and the name of a file.
cli-record-exists = { $file } exists already: choose another name.
cli-record-saved = The game is recorded in { $file }. Check it with: { $command }
cli-your-tables = Your tables here:
cli-left-seat = You have left the table; your seat is kept. Come back with: { $command }
cli-own-news =
    { $what ->
        [late] Your time has run out: a bot plays for you now.
        [stands-in] A bot plays for you now.
       *[back] You play again.
    }
cli-missing =
    { $host ->
        [yes] The cards are dealt when { $name } is back; free { $name } opens the seat again.
       *[no] The cards are dealt when { $name } is back.
    }
cli-record-address = Everybody can download the record, and verify takes its address: { $link }
cli-little-time = { $seconds } seconds are left to you; then a bot plays for you.
cli-other-seat = { $name }, you may be asked: type seat { $seat } when nobody else looks.
cli-which-seat =
    { $number ->
        [0] You have no other seat at this table.
       *[other] Type seat and the number of another seat of yours: { $seats }.
    }
cli-whose = Type { $order } and a name: { $names }.
cli-record-later = The record can be saved once the game is over.
cli-table-state =
    { $state ->
        [lobby] waiting for players
        [playing] being played
        [asked] your turn
        [over] over
       *[aborted] ended without a result
    }
cli-watch-help =
    While you watch:
    card CARD    what a card says
    rule ID      what a rule says
    table        the table once more
    discards     what lies on the discard stacks
    log          what has happened so far
    record FILE  save the record, once everybody may see it
    quit         leave the table
cli-join-help =
    And with the others:
    say WORDS    talk to everybody
    mute NAME    stop hearing somebody, or hear them again
    choose WHAT  play another one, before the deal: by name, or a deck file
    free NAME    open the seat of somebody again, before the deal
    seat N       change to another seat of yours
    back         ask the others to go back to before your last pick
    agree        say yes to what is proposed
    decline      say no to it, or take your own proposal back
    bot          let a bot play for you; bot LEVEL another one: { $bots };
                 bot NAME proposes one for somebody who is away
    me           take your seat back from the bot
    hand         a link by which somebody else takes your seat;
                 hand NAME proposes one for somebody who is away
    abort        propose to end the game without a result
    rematch      propose another game, once this one is over
    publish      propose to let everybody see the record
    record FILE  save the record, once the game is over
