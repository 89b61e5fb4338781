### Take Over the Holidays: what the players are called, titles, and what is written on cards and mats.

## Players, called by their Characters

character-jack = Jack
character-santa = Santa
# An office, so the lines say "the Mayor": see part-seat.
character-mayor = Mayor
character-finkelstein = Finkelstein
character-oogie = Oogie
character-sally = Sally

## Titles: mats

card-jack = Jack Skellington
card-santa = Santa Claus
card-mayor = The Mayor
card-finkelstein = Dr. Finkelstein
card-oogie = Oogie Boogie
card-sally = Sally

## Titles: Jack

card-pumpkin-king = Pumpkin King
card-snow-in-the-palm = Snow in the Palm
card-candy-cane-assay = Candy-Cane Assay
card-courtly-bow = Courtly Bow
card-repainted-toys = Repainted Toys
card-coffin-sleigh = Coffin Sleigh
card-chalkboard-formula = Chalkboard Formula
card-borrowed-ornaments = Borrowed Ornaments
card-glowing-nose = Glowing Nose
card-frightful-presents = Frightful Presents
card-borrowed-red-suit = Borrowed Red Suit

## Titles: Santa

card-jolly-visitor = Jolly Visitor
card-stocking-filler = Stocking Filler
card-nice-list = Nice List
card-secret-gift = Secret Gift
card-reindeer-gallop = Reindeer Gallop
card-naughty-list = Naughty List
card-down-the-chimney = Down the Chimney
card-heaped-sleigh = Heaped Sleigh
card-open-hands = Open Hands
card-lost-in-the-dark = Lost in the Dark
card-gifts-for-everyone = Gifts for Everyone

## Titles: the Mayor

card-elected-official = Elected Official
card-change-of-face = Change of Face
card-painted-smile = Painted Smile
card-cold-sweat = Cold Sweat
card-popular-mandate = Popular Mandate
card-loudspeaker-car = Loudspeaker Car
card-sound-the-alarm = Sound the Alarm
card-ribbon-cutting = Ribbon Cutting
card-bulletin-of-doom = Bulletin of Doom
card-brass-band = Brass Band
card-re-election-speech = Re-election Speech

## Titles: Finkelstein

card-mad-scientist = Mad Scientist
card-spare-brain = Spare Brain
card-notebook-of-horrors = Notebook of Horrors
card-wheeled-dash = Wheeled Dash
card-stooped-assistant = Stooped Assistant
card-vital-spark = Vital Spark
card-unstable-mixture = Unstable Mixture
card-replacement-parts = Replacement Parts
card-storm-rod = Storm Rod
card-locked-tower = Locked Tower
card-crowning-creation = Crowning Creation

## Titles: Oogie Boogie

card-bag-of-bugs = Bag of Bugs
card-loaded-dice = Loaded Dice
card-snake-eyes = Snake Eyes
card-high-roller = High Roller
card-even-odds = Even Odds
card-crawling-swarm = Crawling Swarm
card-trapdoor = Trapdoor
card-crooked-wheel = Crooked Wheel
card-little-henchmen = Little Henchmen
card-double-trouble = Double Trouble
card-all-or-nothing = All or Nothing

## Titles: Sally

card-rag-doll = Rag Doll
card-loose-thread = Loose Thread
card-nightshade-tea = Nightshade Tea
card-patchwork-shawl = Patchwork Shawl
card-errant-hand = Errant Hand
card-ill-omen = Ill Omen
card-sewing-basket = Sewing Basket
card-fallen-leaf-limbs = Fallen Leaf Limbs
card-veil-of-fog = Veil of Fog
card-torn-seam = Torn Seam
card-rescue-plan = Rescue Plan

## Titles: Locations

card-hinterlands = Hinterlands
card-holiday-doors = Grove of Holiday Doors
card-pumpkin-patch = Pumpkin Patch
card-toy-workshop = Toy Workshop
card-old-graveyard = Old Graveyard
card-christmas-square = Christmas Town Square
card-oogies-lair = Oogie’s Lair
card-snowy-rooftops = Snowy Rooftops
card-laboratory = Hilltop Laboratory
card-spiral-hill = Spiral Hill
card-guillotine-square = Guillotine Square
card-town-hall = Town Hall

## Titles: Experiments

card-hopping-boots = Hopping Boots
card-whispering-kettle = Whispering Kettle
card-clockwork-bat = Clockwork Bat
card-bottled-thunder = Bottled Thunder
card-two-headed-duckling = Two-Headed Duckling
card-ideal-companion = Ideal Companion

## Where something happens

at-hinterlands = at { card-hinterlands }
at-holiday-doors = at { card-holiday-doors }
at-pumpkin-patch = at { card-pumpkin-patch }
at-toy-workshop = at { card-toy-workshop }
at-old-graveyard = at { card-old-graveyard }
at-christmas-square = at { card-christmas-square }
at-oogies-lair = at { card-oogies-lair }
at-snowy-rooftops = at { card-snowy-rooftops }
at-laboratory = at { card-laboratory }
at-spiral-hill = at { card-spiral-hill }
at-guillotine-square = at { card-guillotine-square }
at-town-hall = at { card-town-hall }

## From where something comes

from-hinterlands = from { card-hinterlands }
from-holiday-doors = from { card-holiday-doors }
from-pumpkin-patch = from { card-pumpkin-patch }
from-toy-workshop = from { card-toy-workshop }
from-old-graveyard = from { card-old-graveyard }
from-christmas-square = from { card-christmas-square }
from-oogies-lair = from { card-oogies-lair }
from-snowy-rooftops = from { card-snowy-rooftops }
from-laboratory = from { card-laboratory }
from-spiral-hill = from { card-spiral-hill }
from-guillotine-square = from { card-guillotine-square }
from-town-hall = from { card-town-hall }

## The card around its texts

print-strength = Strength { $number }
print-ingredient = Ingredient: { $ingredient }
print-face-down = Always placed face-down.
print-when-played = { -when-played }: { $texts }
print-end-of-round = { -end-of-round }: { $texts }
print-stitch-when-played = { -stitch }, { -when-played(case: "inside") }: { $texts }
print-stitch-end-of-round = { -stitch }, { -end-of-round(case: "inside") }: { $texts }
print-round = Round { $round }: { part-tokens }
print-ingredients = Takes { $ingredients }.
print-points = Worth { part-points }.

print-original = Every fact is ours.
print-mixed = From the printed game: { $facts }. All else is ours.
fact-name = name
fact-number = number
fact-effect = effect
fact-alignment = holiday
fact-level = level
fact-dice = dice
fact-mood = Mood
fact-abilities = abilities
fact-bonus = bonus
fact-round-four = tokens of round 4

## Mats

alignment-christmas = { face-christmas }
alignment-halloween = { face-halloween }
alignment-neutral = Neutral
level-basic = Basic
level-advanced = Advanced
print-kind = { $alignment } · { $level }
print-values = A token is worth: Christmas { $christmas }, Halloween { $halloween }.
print-space =
    { $space ->
        [0] Start: Christmas { $christmas }, Halloween { $halloween }
       *[other] Space { $space }: Christmas { $christmas }, Halloween { $halloween }
    }
print-extra-cards =
    { $number ->
        [one] You begin each round with 1 card more than the others.
       *[other] You begin each round with { $number } cards more than the others.
    }
print-skips = From round { $round } on, you may let a turn go by without playing.
print-after-reveal = After the reveal: { $texts }
print-after-awards = After the awards: { $texts }
print-bonus = Bonus: { $bonus }

# What a Character keeps on the mat.
gear-research = The space where your { -research-tracker } ends says what a token is worth:
gear-gifts = The tokens you give away come from the supply, not from yours.
gear-mood = The { -mood-token } begins with Joy; from one round to the next it stays as it is.
gear-laboratory = Your { -experiment(number: 6) } lie in two stacks; those on top are the ones you can complete.
gear-dice = A double has no difference, but brings (+1) at each of your Locations.
gear-seams = When you play or reveal a card with { -stitch }, you may lay a card from your hand under it: then only its { -stitch } counts.

## Bonuses

gifts-given =
    { $most ->
        [one] 1 point if you gave away a token.
       *[other] { $each ->
            [one] 1 point
           *[other] { $each } points
        } for each token you gave away, but at most { $most } points in all.
    }
token-pairs =
    { $each ->
        [one] 1 point
       *[other] { $each } points
    } for every pair of a Christmas and a Halloween token beyond { $beyond } pairs, but at most { $most } points in all.
experiment-points = your completed { -experiment(number: 6) }, and { $four ->
        [one] 1 point
       *[other] { $four } points
    } more for four of them, { $five } for five or { $six } for six.
empty-handed =
    { $bonus ->
        [one] 1 point
       *[other] { $bonus } points
    } if you end with no card in hand and none in your { -draw-pile }.

## Conditions, after a (+n) or (-n)

always = always
alone-here = if no other card of yours is here
more-tokens-here =
    { $face_is ->
        [christmas] if more tokens here show Christmas than Halloween
       *[halloween] if more tokens here show Halloween than Christmas
    }
research-below = if your { -research-tracker } stands before space { $space }
mood-is = if the { -mood-token } shows { $showing }
same-parity =
    { $same ->
        [yes] if the dice are both odd or both even
       *[no] if only one of the dice is even
    }
double =
    { $same ->
        [yes] if the dice show a double
       *[no] if the dice show no double
    }
higher-die = if the higher die shows { $least } or more
# The dice add up to 2 at least and to 12 at most.
dice-sum =
    { $most ->
        [12] if the dice add up to { $least } or more
       *[other] { $least ->
            [2] if the dice add up to { $most } or less
           *[other] if the dice add up to between { $least } and { $most }
        }
    }
experiment-done =
    { $done ->
        [yes] if an { -experiment(number: 1) } was completed this round
       *[no] if no { -experiment(number: 1) } was completed this round
    }
experiments-below = if fewer than { $number } { -experiment(number: 2) } are completed so far
have-stitched = if you have Stitched a card this round

## What is counted, after "for each"

tokens-here = { $face } token here
research-space = space your { -research-tracker } has advanced
lower-die = pip on the lower die
experiments-completed = { -experiment(number: 1) } you have completed
stitched-number = point of strength printed on the Stitched card

## Effects
##
## $mood: a text stands alone ("Flip 1 token here.") or follows a verb ("You may flip 1 token here.").

# No number on a card is above 10, so for the Stitched card a limit goes without saying.
part-limit =
    { $counter_is ->
        [stitched-number] { "" }
       *[other] , at most (+{ $most })
    }
strengthen =
    { $when_is ->
        [always] { $mood ->
            [infinitive] give this card ({ $amount_signed })
           *[imperative] This card gets ({ $amount_signed }).
        }
       *[other] { $mood ->
            [infinitive] give this card ({ $amount_signed }) { $when }
           *[imperative] ({ $amount_signed }) { $when }.
        }
    }
strengthen-per =
    { $mood ->
        [infinitive] give this card (+1) for each { $counter }{ part-limit }
       *[imperative] (+1) for each { $counter }{ part-limit }.
    }
weaken-opponent =
    { $mood ->
        [infinitive] give (-{ $amount }) to an opponent’s face-up card here
       *[imperative] Give (-{ $amount }) to an opponent’s face-up card here.
    }
move-own-card =
    { $mood ->
        [infinitive] move one of your other cards to another Location of yours
       *[imperative] Move one of your other cards to another Location of yours.
    }
move-opponent-card =
    { $mood ->
        [infinitive] send an opponent’s face-up card from here to another of their Locations
       *[imperative] Send an opponent’s face-up card from here to another of their Locations.
    }
part-newcomer = which comes in face-up and without its “{ -when-played }”
exchange-card =
    { $mood ->
        [infinitive] exchange another face-up card of yours for one from your hand, { part-newcomer }
       *[imperative] Exchange another face-up card of yours for one from your hand, { part-newcomer }.
    }
draw-and-return =
    { $mood ->
        [infinitive] draw a card, if there is one, then slip any card from your hand under your { -draw-pile }
       *[imperative] If your { -draw-pile } has a card left, draw it, then slip any card from your hand under the pile.
    }
look-at-card =
    { $mood ->
        [infinitive] look at a face-down card that an opponent has here
       *[imperative] Look at a face-down card that an opponent has here.
    }
part-source =
    { $where ->
        [yours] another Location of yours
       *[anywhere] any other Location
    }
move-token =
    { $mood ->
        [infinitive] bring 1 { part-token } here from { part-source }
       *[imperative] Bring 1 { part-token } here from { part-source }.
    }
part-spaces =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
advance-research =
    { $mood ->
        [infinitive] advance your { -research-tracker } by { part-spaces }
       *[imperative] Advance your { -research-tracker } by { part-spaces }.
    }
part-studied = if a Location you won showed more Christmas than Halloween
study =
    { $mood ->
        [infinitive] advance your { -research-tracker } by { part-spaces } { part-studied }
       *[imperative] Advance your { -research-tracker } by { part-spaces } { part-studied }.
    }
part-flipped =
    { $number ->
        [one] 1
       *[other] up to { $number }
    } { $showing_is ->
        [any] { "" }
       *[other] { $showing } { "" }
    }{ $number ->
        [one] token
       *[other] tokens
    } { $where ->
        [yours] at a Location of yours
       *[here] here
    }
flip-tokens =
    { $mood ->
        [infinitive] flip { part-flipped }
       *[imperative] Flip { part-flipped }.
    }
place-token =
    { $mood ->
        [infinitive] lay one more { part-token } from the supply here
       *[imperative] Lay one more { part-token } from the supply here.
    }
gain-token =
    { $mood ->
        [infinitive] take 1 { part-token } from the supply
       *[imperative] Take 1 { part-token } from the supply.
    }
part-gift =
    { $face_is ->
        [any] 1 token of their choice
       *[other] 1 { $face } token
    }
give-token =
    { $mood ->
        [infinitive] give an opponent with a card here { part-gift }
       *[imperative] Give an opponent with a card here { part-gift }.
    }
give-to-each =
    { $mood ->
        [infinitive] give every opponent with a card here { part-gift }
       *[imperative] Give every opponent with a card here { part-gift }.
    }
show-mood =
    { $mood ->
        [infinitive] set the { -mood-token } to { $showing }
       *[imperative] Set the { -mood-token } to { $showing }.
    }
turn-mood =
    { $mood ->
        [infinitive] flip the { -mood-token }
       *[imperative] Flip the { -mood-token }.
    }
choose-mood =
    { $mood ->
        [infinitive] set the { -mood-token } to Joy or Panic
       *[imperative] Set the { -mood-token } to Joy or Panic.
    }
roll-dice =
    { $mood ->
        [infinitive] pick one of your Locations and roll the dice; their difference joins your strength there
       *[imperative] Pick one of your Locations and roll the dice; their difference joins your strength there.
    }
reroll-dice =
    { $mood ->
        [infinitive] roll one of the dice or both again
       *[imperative] Roll one of the dice or both again.
    }
complete-experiments =
    { $mood ->
        [infinitive] complete { -experiment(number: 6) } with the ingredients on your cards in play, each card once
       *[imperative] Complete { -experiment(number: 6) } with the ingredients on your cards in play, each card once.
    }
wild-ingredient =
    { $mood ->
        [infinitive] let this card give any ingredient
       *[imperative] This card can give any ingredient.
    }
