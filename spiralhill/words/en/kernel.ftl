### What every game says.

## Joining

# Two cards, or the last two of several: "Burn and Retouch".
list-last = { $before } and { $item }
list-more = { $before }, { $item }
# Or one of several: "Burn or Retouch".
list-any = { $before } or { $item }
# A number in figures, where languages part in how they write it: "1,000".
figures = { NUMBER($figures) }

## Picks

pick-pass = Pass
pick-yes = Yes
pick-no =
    { $during ->
        [decide] No
       *[other] Do nothing
    }
pick-as-listed = All in the order listed
# Of several texts that happen at the same moment, this card's comes first.
pick-first = { $card } first

## Prompts

prompt-waiting = Waiting: { $players }.
prompt-decide = Do you want to { $deed }?

## Card texts

# $mood: a text stands alone ("Draw 2 cards.") or follows a verb ("You may draw 2 cards.").
may =
    { $mood ->
        [infinitive] { $effect }
       *[imperative] You may { $effect }.
    }
deed = { $effect }

## Reasons

reason-with-rule = { $reason } ({ $rule })
reason-not-offered = That cannot be done now.
reason-not-asked = It is not for you to decide now.
reason-game-over = The game is over.
