### The terminal: what stands around the game.

cli-known-hand = You know that this hand holds { $cards }.
cli-hand =
    { $number ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $number } cards
    }
cli-how-to = Type a number, or what it stands for; help explains the rest.
cli-commitment = The shuffles of this game are fixed already. Their seal: { $seal }
cli-ask = Your pick
cli-hand-over = { $player }, the keyboard is yours. Press Enter when nobody else looks.
cli-hand-over-first = Press Enter first, so that only you see your cards; or type quit to leave the table.
cli-not-offered = “{ $typed }” is not offered: type a number, or what it stands for.
cli-several = “{ $typed }” could mean several things: { $options }.
cli-cannot-undo = This cannot be taken back: chance has spoken, a card was seen, or somebody else has acted.
cli-nothing-to-undo = There is nothing to take back: you have made no pick since you sat down.
cli-undone = Taken back.
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
    ?            why what is not offered cannot be done: cards in your hand, places that are closed
    ? NAME       why not this card, or not at this place
    card CARD    what a card says
    rule ID      what a rule says
    table        the table once more
    discards     what lies on the discard stacks
    log          what has happened so far
    undo         take your last pick back, where nothing was revealed
    quit         leave the table
