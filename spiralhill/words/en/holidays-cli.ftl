### The terminal: what stands around Take Over the Holidays.

cli-welcome = { $players } want to take over the holidays: four rounds, and most points win.

cli-no-such-seat = there is no character { $typed }; the characters are { $names }

## The round and the players

cli-round = Round { $round } of { $rounds }
cli-zero = Zero, the starting player: { part-seat }
cli-you = { $player } (you)
cli-column =
    { $column ->
        [christmas] Christmas
        [halloween] Halloween
        [bonus] bonus
        [points] points
        [hand] hand
        [deck] deck
        [discard] discard
       *[turns] turns
    }
cli-research =
    { $space ->
        [0] { -research-tracker }: Start
       *[other] { -research-tracker }: space { $space } of { $last }
    }
cli-research-next = { "" }; next space: Christmas × { $christmas }, Halloween × { $halloween }
cli-gifts =
    { $number ->
        [one] 1 gift given
       *[other] { $number } gifts given
    }
cli-mood = Mood: { $side }
cli-dice-unrolled = Dice: not rolled yet
cli-dice = Dice: { $one } and { $other }, rolled for { $location }
cli-dice-add = dice { $amount }
cli-experiment =
    { $card } ({ $ingredients }): { $points } points{ $number ->
        [0] { "" }
       *[other] { "" }, { $number } below
    }
cli-completed = Completed: { $cards }
cli-wild = any ingredient

## Locations

cli-place =
    { $place ->
        [left] your left
        [right] your right
       *[middle] the { -middle }
    }
cli-shared = { $place }, shared with { part-target }
cli-between = between { part-seat } and { part-target }
cli-face-down = face-down

## Lists of cards

cli-locations = Locations
cli-experiments = { -experiment(number: 6) }

cli-legend =
    A card is played by its number, or by its title and its place: play TITLE left
    ▸            decides now
    5 × 2        five tokens, worth two points each to this Character
    points       what tokens and bonus would bring now
    1., 2.       the order at the { -middle }, which breaks ties at every Location
    ▒            lies face-down and does not count yet
    (+2) = 7     a strength that was changed
    ⌊            the card Stitched under another
    ‹ ›          an ingredient that was not used in this round
