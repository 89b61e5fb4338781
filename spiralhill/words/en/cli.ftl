### The terminal: what stands around the game.

cli-known-hand = You know that this hand holds { $cards }.
cli-hand =
    { $number ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $number } cards
    }
cli-how-to = Type a number, or a pick as it is written; help explains the rest.
cli-commitment = The shuffles of this game are fixed already. Their seal: { $seal }
cli-ask = Your pick
cli-hand-over = { $player }, the keyboard is yours. Press Enter when nobody else looks.
cli-not-offered = “{ $typed }” is not offered: type a number, or a pick as it is written.
cli-several = “{ $typed }” could mean several things: { $options }.
cli-cannot-undo = This cannot be taken back: chance has spoken, a card was seen, or somebody else has acted.
cli-undone = Taken back.
cli-nothing-refused = Every card in your hand can be used now.
cli-offered = { $card } can be used now.
cli-no-such-rule = No rule begins with “{ $rule }”; rules are called like { $example }.
cli-discards =
    { $number ->
        [0] { $player }: no discards
       *[other] { $player }: { $cards }
    }
cli-no-such-card = No card you can see is called “{ $card }”.
cli-recorded = The game is recorded in { $file }.
cli-left = You have left the table.
cli-left-recorded = You have left the table. Go on with: { $command }
cli-scores = The game is over: { $scores }.
cli-help =
    A number or a pick as written (any clear beginning will do): decide
    ?            why the cards in your hand that are not offered cannot be used
    ? CARD       why not this card
    card CARD    what a card says
    rule ID      what a rule says
    table        the table once more
    discards     what lies on the discard stacks
    log          what has happened so far
    undo         take your last pick back, where nothing was revealed
    quit         leave the table
