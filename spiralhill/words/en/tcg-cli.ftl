### The terminal: what stands around the TCG.

cli-welcome = { $players }: twelve Days until Christmas, and the scariest Halloweentown wins.
cli-no-such-seat = there is no deck { $typed }; the decks are { $names }
cli-day = Day { $day } of 12, { $left } to come · Pumpkin King: { $king }
cli-scare =
    { $points ->
        [one] { $points } Scare Point
       *[other] { $points } Scare Points
    }
cli-turn = on turn
cli-creations = Creations: { $cards }
cli-functions = What your Locales do
cli-centre = In the centre, until the { -end-phase }: { $cards }
cli-table = On the table: { $cards }
cli-surprises = Surprises played: { $cards }
cli-piles = hand { $hand } · deck { $deck } · discard { $discard } · Locales to come { $locales }
cli-legend = Behind a title stands its Scare Number; ● is an Active Locale with its Scare and its Threshold, ○ is not Active, ▒ lies face down, ✶ has a Hex Counter; @2 is the second seat.

## Boosters, sealed pools and drafts

limited-booster = Booster { $number }
limited-sealed = A sealed pool of { $number } cards
limited-take = Booster { $round }: you have { $taken } cards. Take one by its number or its title.
limited-which = Say one of these: { $titles }
limited-written = The deck is in { $file }.
