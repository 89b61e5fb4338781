### The Nightmare Before Christmas TCG: what the cards are called, and what they say.

## Locales

card-finklestein-hall = Finklestein Hall
card-jacks-house = Jack’s House
card-mayor-mobile = Mayor-mobile
card-oogies-lair = Oogie’s Lair
card-back-alley = Back Alley
card-castle-finklestein = Castle Finklestein
card-jacks-bedroom = Jack’s Bedroom
card-pumpkin-patch = Pumpkin Patch
card-sallys-room = Sally’s Room
card-scary-bed = Scary Bed
card-the-crypt = The Crypt
card-the-fountain = The Fountain
card-the-graveyard = The Graveyard
card-the-laboratory = The Laboratory
card-the-tree-house = The Tree House
card-the-well = The Well
card-town-hall = Town Hall
card-town-square = Town Square
card-tree-circle = Tree Circle
card-witches-nook = Witches’ Nook

## Where something happens

at-finklestein-hall = at { card-finklestein-hall }
at-jacks-house = at { card-jacks-house }
at-mayor-mobile = at { card-mayor-mobile }
at-oogies-lair = at { card-oogies-lair }
at-back-alley = at { card-back-alley }
at-castle-finklestein = at { card-castle-finklestein }
at-jacks-bedroom = at { card-jacks-bedroom }
at-pumpkin-patch = at { card-pumpkin-patch }
at-sallys-room = at { card-sallys-room }
at-scary-bed = at { card-scary-bed }
at-the-crypt = at { card-the-crypt }
at-the-fountain = at { card-the-fountain }
at-the-graveyard = at { card-the-graveyard }
at-the-laboratory = at { card-the-laboratory }
at-the-tree-house = at { card-the-tree-house }
at-the-well = at { card-the-well }
at-town-hall = at { card-town-hall }
at-town-square = at { card-town-square }
at-tree-circle = at { card-tree-circle }
at-witches-nook = at { card-witches-nook }

## From where something comes

from-finklestein-hall = from { card-finklestein-hall }
from-jacks-house = from { card-jacks-house }
from-mayor-mobile = from { card-mayor-mobile }
from-oogies-lair = from { card-oogies-lair }
from-back-alley = from { card-back-alley }
from-castle-finklestein = from { card-castle-finklestein }
from-jacks-bedroom = from { card-jacks-bedroom }
from-pumpkin-patch = from { card-pumpkin-patch }
from-sallys-room = from { card-sallys-room }
from-scary-bed = from { card-scary-bed }
from-the-crypt = from { card-the-crypt }
from-the-fountain = from { card-the-fountain }
from-the-graveyard = from { card-the-graveyard }
from-the-laboratory = from { card-the-laboratory }
from-the-tree-house = from { card-the-tree-house }
from-the-well = from { card-the-well }
from-town-hall = from { card-town-hall }
from-town-square = from { card-town-square }
from-tree-circle = from { card-tree-circle }
from-witches-nook = from { card-witches-nook }

## Titles of Characters

title-accordion-player = Accordion Player
title-barrel = Barrel
title-bass-player = Bass Player
title-behemoth = Behemoth
title-big-witch = Big Witch
title-black-cat = Black Cat
title-clown = Clown
title-corpse-dad = Corpse Dad
title-corpse-kid = Corpse Kid
title-corpse-mom = Corpse Mom
title-cyclops = Cyclops
title-decomposing-guy = Decomposing Guy
title-devil = Devil
title-dr-finklestein = Dr. Finklestein
title-easter-bunny = Easter Bunny
title-hanging-tree = Hanging Tree
title-harlequin-demon = Harlequin Demon
title-igor = Igor
title-jack-skellington = Jack Skellington
title-jewel = Jewel
title-little-witch = Little Witch
title-lock = Lock
title-monster-under-the-bed = Monster under the Bed
title-monster-under-the-stairs = Monster under the Stairs
title-mr-hyde = Mr. Hyde
title-mr-hyde-ii = Mr. Hyde II
title-mr-hyde-iii = Mr. Hyde III
title-mummy-boy = Mummy Boy
title-oogie-boogie = Oogie Boogie
title-reaper = Reaper
title-sally = Sally
title-sandy-claws = Sandy Claws
title-sax-player = Sax Player
title-shock = Shock
title-the-mayor = The Mayor
title-undersea-gal = Undersea Gal
title-vampire-baron = Vampire Baron
title-vampire-count = Vampire Count
title-vampire-lord = Vampire Lord
title-vampire-prince = Vampire Prince
title-winged-demon = Winged Demon
title-wolfman = Wolfman
title-zero = Zero

## Titles of Creations

title-christmas-casket = Christmas Casket
title-christmas-tree-bats = Christmas Tree Bats
title-dead-head = Dead Head
title-delightful-hat = Delightful Hat
title-eager-anaconda = Eager Anaconda
title-fender-bender = Fender Bender
title-house-of-cards = House of Cards
title-jack-in-the-box = Jack in the Box
title-jingle-bells = Jingle Bells
title-jumbo-treat-bag = Jumbo Treat Bag
title-marie-antoinette-doll = Marie Antoinette Doll
title-nutcracker = Nutcracker
title-old-sparkly = Old Sparkly
title-oogies-dice = Oogie’s Dice
title-road-kill = Road Kill
title-sandy-claws-outfit = Sandy Claws Outfit
title-scary-teddy = Scary Teddy
title-scorpion-surprise = Scorpion Surprise
title-skeletal-reindeer = Skeletal Reindeer
title-snake-and-spider-stew = Snake & Spider Stew
title-takeoff-ramp = Takeoff Ramp
title-undead-duck = Undead Duck
title-wreath-of-wrath = Wreath of Wrath

## Titles of Surprises

title-bun-ny = Bun-ny!
title-dark-alley = Dark Alley
title-deadly-nightshade = Deadly Nightshade
title-double-dead = Double Dead
title-eureka = Eureka!
title-everybody-make-a-scene = Everybody make a scene
title-everybody-scream = Everybody Scream!
title-fear-the-reaper = Fear the Reaper
title-fetch = Fetch
title-fire = Fire!
title-gate-keeper = Gate Keeper
title-halloween-plans = Halloween Plans
title-halloweentown-gates = Halloweentown Gates
title-hello-oogie = Hello, Oogie
title-hiding-under-your-bed = Hiding Under Your Bed
title-hitch-a-ride = Hitch a Ride
title-hyde-and-seek = Hyde and Seek
title-i-am-not-the-one = I am not the one
title-i-am-the-pumpkin-king = I am the Pumpkin King!
title-i-never-realized = I never realized
title-i-think-ive-got-it = I think I’ve got it
title-i-told-you = I told you!
title-i-wanna-do-it = I wanna do it!
title-im-not-the-dumb-one = I’m not the dumb one
title-im-santa-claus = I’m Santa Claus!
title-im-the-boogie-man = I’m the Boogie Man!
title-its-a-phase-my-dear = It’s a phase, my dear
title-its-time-to-party = It’s time to party!
title-its-time-you-begun = It’s Time You Begun
title-kidnap-mr-sandy-claws = Kidnap Mr. Sandy Claws
title-lets-play = Let’s Play!
title-look-what-youve-done = Look what you’ve done
title-mad-genius = Mad Genius
title-making-christmas = Making Christmas
title-master-the-plans = Master! The Plans!
title-mellow-trio = Mellow Trio
title-moody-mayor = Moody Mayor
title-mournful-howl = Mournful Howl
title-my-fantasies = My Fantasies
title-mystic-cauldron = Mystic Cauldron
title-nightmare-before-christmas = Nightmare Before Christmas
title-oogies-turn-to-boogie = Oogie’s turn to boogie
title-organ-donor = Organ Donor
title-public-transportation = Public Transportation
title-pull-yourself-together = Pull Yourself Together
title-putrid-playmates = Putrid Playmates
title-sackful-of-mischief = Sackful of Mischief
title-say-it-twice = Say It Twice
title-scared-stiff = Scared Stiff
title-search-lights = Search Lights
title-shadow-on-the-moon = Shadow on the Moon
title-somethings-up-with-jack = Something’s up with Jack
title-sound-of-rollin-dice = Sound of Rollin’ Dice
title-thats-our-job = That’s our Job
title-the-best-i-can = The Best I Can
title-this-is-halloween = This is Halloween!
title-three-of-a-kind = Three of a Kind
title-throw-me-a-bone = Throw me a bone
title-town-meeting = Town Meeting!
title-tub-of-terror = Tub of Terror
title-twilight-sun = Twilight Sun
title-what-have-i-done = What have I done?
title-wheel-of-torture = Wheel of Torture

## Aliases of Characters

alias-accordion-player = “Jimmy”
alias-barrel-dopey-trick-or-treater = Dopey Trick-or-Treater
alias-barrel-little-skeleton = Little Skeleton
alias-bass-player = “Jim”
alias-behemoth = Axe Victim
alias-big-witch = “Helgamine”
alias-black-cat = Uncertain Omen
alias-clown = With the Tear-away Face
alias-corpse-dad = “Ned”
alias-corpse-kid = “Ethan”
alias-corpse-mom = “Bertha”
alias-cyclops = One-eyed Wonder
alias-decomposing-guy = Puddinghead
alias-devil = Sadistic Fiend
alias-dr-finklestein-brainy-inventor = Brainy Inventor
alias-dr-finklestein-mad-scientist = Mad Scientist
alias-easter-bunny = Scared Rabbit
alias-hanging-tree = Murderous Host
alias-harlequin-demon = Thingamabob
alias-igor = Faithful Lackey
alias-jack-skellington-demon-of-light = Demon of Light
alias-jack-skellington-master-of-fright = Master of Fright
alias-jack-skellington-the-pumpkin-king = The Pumpkin King
alias-jewel = Precious Creature
alias-little-witch = “Zeldaborn”
alias-lock-impish-trick-or-treater = Impish Trick-or-Treater
alias-lock-little-devil = Little Devil
alias-monster-under-the-bed = Toe Nibbler
alias-monster-under-the-stairs = Ankle Grabber
alias-mr-hyde = Covert Fellow
alias-mr-hyde-ii = Helpful Fellow
alias-mr-hyde-iii = Tiny Fellow
alias-mummy-boy = Ragamuffin
alias-oogie-boogie-eight-ball = Eight Ball
alias-oogie-boogie-gamblin-boogie-man = Gamblin’ Boogie Man
alias-oogie-boogie-meanest-guy-around = Meanest Guy Around
alias-reaper = Grim Harvester
alias-sally-shy-creature = Shy Creature
alias-sally-skilled-alchemist = Skilled Alchemist
alias-sandy-claws = Victim of Circumstance
alias-sax-player = “James”
alias-shock-bossy-trick-or-treater = Bossy Trick-or-Treater
alias-shock-little-hag = Little Hag
alias-the-mayor-elected-official = Elected Official
alias-the-mayor-lugubrious-leader = Lugubrious Leader
alias-undersea-gal = Lady of the Lagoon
alias-vampire-baron = Garlic Hater
alias-vampire-count = Mirror Breaker
alias-vampire-lord = Night Stalker
alias-vampire-prince = Blood Sucker
alias-winged-demon = Bat Boy
alias-wolfman = Lycanthropic Beast
alias-zero = Ghost Dog

## Cards: a Character with several versions bears its Alias, too

card-accordion-player = { title-accordion-player }
card-barrel-dopey-trick-or-treater = { title-barrel }, { alias-barrel-dopey-trick-or-treater }
card-barrel-little-skeleton = { title-barrel }, { alias-barrel-little-skeleton }
card-bass-player = { title-bass-player }
card-behemoth = { title-behemoth }
card-big-witch = { title-big-witch }
card-black-cat = { title-black-cat }
card-bun-ny = { title-bun-ny }
card-christmas-casket = { title-christmas-casket }
card-christmas-tree-bats = { title-christmas-tree-bats }
card-clown = { title-clown }
card-corpse-dad = { title-corpse-dad }
card-corpse-kid = { title-corpse-kid }
card-corpse-mom = { title-corpse-mom }
card-cyclops = { title-cyclops }
card-dark-alley = { title-dark-alley }
card-dead-head = { title-dead-head }
card-deadly-nightshade = { title-deadly-nightshade }
card-decomposing-guy = { title-decomposing-guy }
card-delightful-hat = { title-delightful-hat }
card-devil = { title-devil }
card-double-dead = { title-double-dead }
card-dr-finklestein-brainy-inventor = { title-dr-finklestein }, { alias-dr-finklestein-brainy-inventor }
card-dr-finklestein-mad-scientist = { title-dr-finklestein }, { alias-dr-finklestein-mad-scientist }
card-eager-anaconda = { title-eager-anaconda }
card-easter-bunny = { title-easter-bunny }
card-eureka = { title-eureka }
card-everybody-make-a-scene = { title-everybody-make-a-scene }
card-everybody-scream = { title-everybody-scream }
card-fear-the-reaper = { title-fear-the-reaper }
card-fender-bender = { title-fender-bender }
card-fetch = { title-fetch }
card-fire = { title-fire }
card-gate-keeper = { title-gate-keeper }
card-halloween-plans = { title-halloween-plans }
card-halloweentown-gates = { title-halloweentown-gates }
card-hanging-tree = { title-hanging-tree }
card-harlequin-demon = { title-harlequin-demon }
card-hello-oogie = { title-hello-oogie }
card-hiding-under-your-bed = { title-hiding-under-your-bed }
card-hitch-a-ride = { title-hitch-a-ride }
card-house-of-cards = { title-house-of-cards }
card-hyde-and-seek = { title-hyde-and-seek }
card-i-am-not-the-one = { title-i-am-not-the-one }
card-i-am-the-pumpkin-king = { title-i-am-the-pumpkin-king }
card-i-never-realized = { title-i-never-realized }
card-i-think-ive-got-it = { title-i-think-ive-got-it }
card-i-told-you = { title-i-told-you }
card-i-wanna-do-it = { title-i-wanna-do-it }
card-igor = { title-igor }
card-im-not-the-dumb-one = { title-im-not-the-dumb-one }
card-im-santa-claus = { title-im-santa-claus }
card-im-the-boogie-man = { title-im-the-boogie-man }
card-its-a-phase-my-dear = { title-its-a-phase-my-dear }
card-its-time-to-party = { title-its-time-to-party }
card-its-time-you-begun = { title-its-time-you-begun }
card-jack-in-the-box = { title-jack-in-the-box }
card-jack-skellington-demon-of-light = { title-jack-skellington }, { alias-jack-skellington-demon-of-light }
card-jack-skellington-master-of-fright = { title-jack-skellington }, { alias-jack-skellington-master-of-fright }
card-jack-skellington-the-pumpkin-king = { title-jack-skellington }, { alias-jack-skellington-the-pumpkin-king }
card-jewel = { title-jewel }
card-jingle-bells = { title-jingle-bells }
card-jumbo-treat-bag = { title-jumbo-treat-bag }
card-kidnap-mr-sandy-claws = { title-kidnap-mr-sandy-claws }
card-lets-play = { title-lets-play }
card-little-witch = { title-little-witch }
card-lock-impish-trick-or-treater = { title-lock }, { alias-lock-impish-trick-or-treater }
card-lock-little-devil = { title-lock }, { alias-lock-little-devil }
card-look-what-youve-done = { title-look-what-youve-done }
card-mad-genius = { title-mad-genius }
card-making-christmas = { title-making-christmas }
card-marie-antoinette-doll = { title-marie-antoinette-doll }
card-master-the-plans = { title-master-the-plans }
card-mellow-trio = { title-mellow-trio }
card-monster-under-the-bed = { title-monster-under-the-bed }
card-monster-under-the-stairs = { title-monster-under-the-stairs }
card-moody-mayor = { title-moody-mayor }
card-mournful-howl = { title-mournful-howl }
card-mr-hyde = { title-mr-hyde }
card-mr-hyde-ii = { title-mr-hyde-ii }
card-mr-hyde-iii = { title-mr-hyde-iii }
card-mummy-boy = { title-mummy-boy }
card-my-fantasies = { title-my-fantasies }
card-mystic-cauldron = { title-mystic-cauldron }
card-nightmare-before-christmas = { title-nightmare-before-christmas }
card-nutcracker = { title-nutcracker }
card-old-sparkly = { title-old-sparkly }
card-oogie-boogie-eight-ball = { title-oogie-boogie }, { alias-oogie-boogie-eight-ball }
card-oogie-boogie-gamblin-boogie-man = { title-oogie-boogie }, { alias-oogie-boogie-gamblin-boogie-man }
card-oogie-boogie-meanest-guy-around = { title-oogie-boogie }, { alias-oogie-boogie-meanest-guy-around }
card-oogies-dice = { title-oogies-dice }
card-oogies-turn-to-boogie = { title-oogies-turn-to-boogie }
card-organ-donor = { title-organ-donor }
card-public-transportation = { title-public-transportation }
card-pull-yourself-together = { title-pull-yourself-together }
card-putrid-playmates = { title-putrid-playmates }
card-reaper = { title-reaper }
card-road-kill = { title-road-kill }
card-sackful-of-mischief = { title-sackful-of-mischief }
card-sally-shy-creature = { title-sally }, { alias-sally-shy-creature }
card-sally-skilled-alchemist = { title-sally }, { alias-sally-skilled-alchemist }
card-sandy-claws = { title-sandy-claws }
card-sandy-claws-outfit = { title-sandy-claws-outfit }
card-sax-player = { title-sax-player }
card-say-it-twice = { title-say-it-twice }
card-scared-stiff = { title-scared-stiff }
card-scary-teddy = { title-scary-teddy }
card-scorpion-surprise = { title-scorpion-surprise }
card-search-lights = { title-search-lights }
card-shadow-on-the-moon = { title-shadow-on-the-moon }
card-shock-bossy-trick-or-treater = { title-shock }, { alias-shock-bossy-trick-or-treater }
card-shock-little-hag = { title-shock }, { alias-shock-little-hag }
card-skeletal-reindeer = { title-skeletal-reindeer }
card-snake-and-spider-stew = { title-snake-and-spider-stew }
card-somethings-up-with-jack = { title-somethings-up-with-jack }
card-sound-of-rollin-dice = { title-sound-of-rollin-dice }
card-takeoff-ramp = { title-takeoff-ramp }
card-thats-our-job = { title-thats-our-job }
card-the-best-i-can = { title-the-best-i-can }
card-the-mayor-elected-official = { title-the-mayor }, { alias-the-mayor-elected-official }
card-the-mayor-lugubrious-leader = { title-the-mayor }, { alias-the-mayor-lugubrious-leader }
card-this-is-halloween = { title-this-is-halloween }
card-three-of-a-kind = { title-three-of-a-kind }
card-throw-me-a-bone = { title-throw-me-a-bone }
card-town-meeting = { title-town-meeting }
card-tub-of-terror = { title-tub-of-terror }
card-twilight-sun = { title-twilight-sun }
card-undead-duck = { title-undead-duck }
card-undersea-gal = { title-undersea-gal }
card-vampire-baron = { title-vampire-baron }
card-vampire-count = { title-vampire-count }
card-vampire-lord = { title-vampire-lord }
card-vampire-prince = { title-vampire-prince }
card-what-have-i-done = { title-what-have-i-done }
card-wheel-of-torture = { title-wheel-of-torture }
card-winged-demon = { title-winged-demon }
card-wolfman = { title-wolfman }
card-wreath-of-wrath = { title-wreath-of-wrath }
card-zero = { title-zero }

## The card around its texts

print-locale = Locale · { -scare-threshold } { $number }
print-starting-locale = { -starting-locale } · { -scare-threshold } { $number }
print-starting-hand = { -starting-hand } { $number }
print-character = Character · { -scare-number } { $number }
print-creation = Creation · { -scare-number } { $number }
print-surprise = Surprise · { -scare-number } { $number }
print-price = Cost { $number }
print-function = Function: { $texts }
print-on-play = when played: { $text }
print-ability =
    { $when_is ->
        [always] in your turn, you may { $text }
       *[other] in your turn, if { $when }, you may { $text }
    }
print-hex = { -hex }: { $text }
print-or = OR: { $text }
print-condition =
    { $when_is ->
        [always] { $text }
       *[other] if { $when }, { $text }
    }
print-placed = place this card on your table; while it is there, { $text }
print-centre = place this card in the centre of the table (one copy at a time) until the { -end-phase }: for everybody, { $text }
print-grows = the { -scare-number } of this card is { $number } higher for each face-down card under it
print-source = Every fact comes from the printed card; the words are ours.

starter-jack = Jack
starter-finklestein = Finklestein
starter-oogie = Oogie
starter-mayor = Mayor

kit-premiere = Premiere
kit-tournament-kit = Tournament Kit
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
rarity-ultra-rare = Ultra-rare
rarity-promo = Promo
rarity-fixed = Fixed
type-locale = Locale
type-starting-locale = { -starting-locale }
type-character = Character
type-creation = Creation
type-surprise = Surprise

## Groups of cards: one of them, all of them, each, another one, each other one

word-corpse = Corpse
word-hyde = Hyde
word-player = Player
word-vampire = Vampire
part-word =
    { $word ->
        [corpse] { word-corpse }
        [hyde] { word-hyde }
        [player] { word-player }
       *[vampire] { word-vampire }
    }
part-types =
    { $type_is ->
        [character] Characters
        [creation] Creations
       *[surprise] Surprises
    }
any-card = a card of your choice
any-card-all = all cards
any-card-each = each card
any-card-another = another card
any-card-other = each other card
of-type = a { $type }
of-type-all = all { part-types }
of-type-each = each { $type }
of-type-another = another { $type }
of-type-other = each other { $type }
titled = { $characters_any }
titled-all = { $characters }
titled-each =
    { $characters_number ->
        [one] each { $characters }
       *[other] each of { $characters }
    }
titled-another = another { $characters_any }
titled-other = each other { $characters_any }
worded = a Character with “{ part-word }” in its title
worded-all = all Characters with “{ part-word }” in their titles
worded-each = each Character with “{ part-word }” in its title
worded-another = another Character with “{ part-word }” in its title
worded-other = each other Character with “{ part-word }” in its title

## Conditions

part-characters-are =
    { $characters_number ->
        [one] { $characters } is
       *[other] { $characters } are
    }
always = anything is the case
have = { part-characters-are } in your town
have-one-of = { $characters_any } is in your town
have-version = { $version } is in your town
have-creation = { $version } is in your town
share = { $characters } share a Locale of yours
stand-at = { part-characters-are } { $location_at } in your town
is-at = this card is { $location_at }
here = { part-characters-are } here
another-here = { $group_another } is here
played-to = you play it { $location_at }
all-active =
    { $number ->
        [one] 1 of your Locales is Active
       *[other] { $number } of your Locales are Active
    }
not-performed = you have performed no Function in this turn
either = { $one }, or { $other }

## What texts count

in-town = { $group_each } in your town
creations-in-town = each Creation in your town
others-here = { $group_other } here
others-at = each other Character { $location_at } in your town while { $characters } is there
active-locales = each of your Active Locales with a { -scare-threshold } of { $threshold } or more ({ $lower } or more if { part-characters-are } in your town)

## How texts are joined

you-may = you may { $effect }
if = if { $when }, { $effect }
if-else = if { $when }, { $effect }; otherwise { $otherwise }
to = { $first } to { $second }
and-then = { $first }, and then { $second }
stack-then = { $first }, then { $second }
both = { $first }, and { $second }
hexing = { $effect }

## Texts: the own hand and Pumpkin Points

draw = draw { part-card-count }
draw-per = draw 1 card for { $per }
add-points = add { part-point-count }
add-points-per = add 1 Pumpkin Point for { $per }
refill =
    { $number ->
        [nothing] draw until you hold as many cards as your { -starting-hand }
        [one] draw until you hold 1 card
       *[other] draw until you hold { $number } cards
    }
pitch =
    { $group_is ->
        [any-card] discard { part-card-count } from your hand
        [titled] discard { $number ->
            [one] a { $group } card
           *[other] { $number } { $group } cards
        } from your hand
       *[other] discard { $number ->
            [one] { $group }
           *[other] { $number } of { $group_all }
        } from your hand
    }
pitch-hand-to-draw = discard your whole hand, then draw as many cards
pitch-any-to-draw = discard any number of cards from your hand at once, then draw as many cards
spend-points-to-draw = give up any number of Pumpkin Points at once to draw as many cards

## Texts: leaving play

scrap-this = discard this card from play
bounce-this = return this card to its owner’s hand
scrap-another-here = discard another Character from here
scrap-another-or-this = discard another Character from here, or else this card
scrap-character = discard { $title } from your town
scrap-creation-to-draw = discard a Creation from your town to draw as many cards as its { -scare-number }
scrap-cards = discard { $cards } from play

## Texts: moving

movement = take { $number } Movement
relocate-this = bring this card to any other Locale of yours
relocate-character = bring { $title } to any other Locale of yours without Movement
join-character = bring this card to the Locale of { $title } in your town without Movement
relocate-together = bring { $characters } together to another Locale of yours
relocate-to =
    { $many ->
        [yes] bring any number of your Characters to { $locations }
       *[no] bring one of your Characters to { $locations }
    }
ride-from = bring any number of your Characters { $location_from } to one other Locale of yours
ride-to = bring any number of your Characters from one Locale of yours to { $location }
follow = follow without Movement

## Texts: Functions and Locales

scream-for-points = add up the { -scare-number }s of all your Characters and, instead of a Function, add 1 Pumpkin Point for every { $number } (for every { $lower } if { $title } is in your town)
perform-short = choose a Locale of yours that is not Active, discard 1 card from your hand for each Scare Point it is short of, and then perform its Function as the one of this turn
perform-again = perform one more Function, of the Active Locale that { $characters } share, if its { -scare-threshold } is { $high } or less
close-locale = turn a Locale of an opponent face down until the { -end-phase }
swap-locales = swap two Locales without Characters in one player’s row
draw-per-at = choose a Locale of yours and draw 1 card for { $group_each } there
count-twice = count the { -scare-number } of { $title } twice in this turn, for the present Locale
lay-character-under = put a Character that is here face down under this Locale
lay-cards-under =
    { $most ->
        [one] put 1 card from your hand face down under this Locale
       *[other] put up to { $most } cards from your hand face down under this Locale
    } and add { part-point-count } for each of them
discard-under = discard all cards that lie under { $location }
take-under = take up to { part-card-count } of your choice from under { $location } into your hand

## Texts: decks

search =
    { $limit ->
        [0] Search { $number } for { $group_all }
        [one] Search { $number } for { $group }
       *[other] Search { $number } for { $limit } of { $group_all }
    }
dig = take { $group } from your { -discard-pile } into your hand
reveal-to-draw = show a Character from your { -discard-pile } and draw as many cards as its { -scare-number }, at most { $limit }
restack =
    { $number ->
        [one] look at the top card of your { -main-deck } and put it back
       *[other] look at the top { $number } cards of your { -main-deck } and put them back in any order
    }
remove-named = name a Card Title and remove every copy of it in any { -discard-pile } from the game
try-the-top = let the player on your right cut your { -main-deck } and turn up its top card: a Creation that your town lacks may be played at no cost, and any other card is discarded
build-house = turn up the top card of your { -main-deck }: a Surprise is discarded together with everything under { $version }, and any other card goes face down under it

## Texts: other players

part-whom =
    { $whom ->
        [opponents] an opponent
        [everyone] a player of your choice
       *[fewest-active] a player with the fewest Active Locales
    }
look-at-hand = look at the hand of { part-whom }
one-pitches-at-random = make { part-whom } discard 1 card from hand at random
pick-from-hand = look at the hand of { part-whom } and choose 1 card to be discarded from it
pitch-down-to = make { part-whom } with more than { part-card-count } discard down to { $number }, and draw 1 card for each card discarded
they-pitch =
    make { $whom ->
        [opponents] every opponent
        [everyone] every player
       *[fewest-active] everyone with the fewest Active Locales
    } discard { $number ->
        [0] half of their hand, rounded up
       *[other] { part-card-count } of their choice from hand
    }
everyone-draws =
    let every player draw { $number ->
        [0] 1 card
       *[other] { part-card-count }, and 1 more
    } for each of { $characters } in their own town
holders-draw = let every player with { $characters } in town draw { part-card-count }
leaders-refill =
    let everyone with the most Characters in play draw until they hold { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
everyone-scraps = make every player discard a Character from their own town
everyone-gives-up = make every player discard a Character from hand or from their own town
everyone-bounces = make every player return a Character with { -scare-number } { $number } from their left neighbour’s town to its owner’s hand
everyone-shifts = make every player move a Character of their left neighbour to a neighbouring Locale, but none that is with { $characters }
donate = let each player, from the { -pumpkin-king } on, discard { $characters } or { $others } other Characters from their own town to play a Creation from hand at no cost
take-crown = take the { -pumpkin-king-card }, mark an activity for all players as in the Start Phase, and give the card back

## Texts: hitting opponents

scrap-theirs =
    discard { $high ->
        [99] a Character
       *[other] { $low ->
            [-99] a Character with a { -scare-number } of { $high } or less
           *[other] a Character with { -scare-number } { $high }
        }
    } from an opponent’s town
scrap-pair =
    discard { $characters } from the town of an opponent who has { $characters_number ->
        [2] both
       *[other] them all
    }
bounce-theirs =
    return { $group_is ->
        [any-card] a Character
       *[other] { $group }
    } { $whose ->
        [theirs] from an opponent’s town
       *[anybodys] from any player’s town
    } to its owner’s hand
shift-theirs =
    move { $group_is ->
        [any-card] a Character
       *[other] { $group }
    } in an opponent’s town to a neighbouring Locale
scrap-their-creation = discard a Creation from an opponent’s town
bounce-their-creation = return a Creation with a { -scare-number } of { $high } or less from an opponent’s town to its owner’s hand
scrap-table-surprise = discard a Surprise from an opponent’s table
roll-against = choose a Character of an opponent and discard the top card of that player’s { -main-deck }: if it has the higher { -scare-number }, discard the Character
roll-once-more = directly after { title-sound-of-rollin-dice }, discard one more card from the same { -main-deck } and add its { -scare-number } to the first one
spin-against = discard the top card of an opponent’s { -main-deck }, then one of that player’s Characters with the same { -scare-number }
stack-on = stack this card under { $group } in your town
stack-on-theirs = stack this card under a Character of an opponent
ignore-card =
    { $what ->
        [characters] in an opponent’s turn, ignore a card that is about to affect your Characters in play
       *[hand] in an opponent’s turn, ignore a card that is about to discard from your hand
    }
show-to-draw = you may show { $group } from your hand to draw { part-card-count }
stay = leave this card where it lies
stand-guard = you may return it to your hand when a Surprise of an opponent is about to affect your Characters in play, to ignore that Surprise

## Texts that listen to something

when-theirs-scrapped = when a Character is discarded from an opponent’s town, { $effect }
when-ours-scrapped = when another Character is discarded from your town, { $effect }
when-creation-played =
    { $when_is ->
        [always] when you play a Creation, { $effect }
       *[other] when you play a Creation while { $when }, { $effect }
    }
when-function-here = when a Function of this Locale has been performed, { $effect }
when-surprise-played = when you have played a Surprise in your turn, { $effect }
when-moved = when this card has moved to a Locale in your turn, { $effect }
when-left = when { $characters_any } leaves this card’s Locale, this card may { $effect }
when-leaving = when this card leaves the Locale of { $characters_any }, they may { $effect }

## Prices

part-when-you-play =
    { $when_is ->
        [always] when you play this card
       *[other] when you play this card while { $when }
    }
cheaper = this card costs { $number } less if { $when }
cheaper-per =
    this card costs 1 less for { $per }{ $minimum ->
        [0] { "" }
       *[other] , but never less than { $minimum }
    }
group-costs =
    { $group_is ->
        [titled] { $group } costs you
       *[other] { $group_all } cost
    } { $amount ->
        [-2] 2 less
        [-1] 1 less
       *[other] { $amount } more
    }{ $minimum ->
        [0] { "" }
       *[other] { "" } (but not less than { $minimum })
    }
give-cards =
    { part-when-you-play }, you may discard { $group ->
        [nothing] 1 card
       *[other] { $group }
    } from your hand to pay { $number } less{ $many ->
        [yes] , as often as you like
       *[no] { "" }
    }
give-characters = when you play this card, you may discard { $characters_any } or { $others } other Characters from your town to pay { $number } less

## What holds for a Character

never-moves = this card cannot move
moves-only-with = this card can move only while { part-characters-are } in your town
heavy-at = to leave { $location } this card needs 2 Movement
flies = 1 Movement can take this card to any Locale of its row
gathers-at = while this card is { $location_at }, 1 Movement can bring any number of your Characters here from the neighbouring Locales
cannot-be-scrapped = this card cannot be discarded from play
played-only-to = this card can be played only { $locations_at }
invades-for =
    this card can also be played to an opponent’s Locale that is no { -starting-locale }, for { $cost ->
        [one] 1 Pumpkin Point
       *[other] { $cost } Pumpkin Points
    }
counts-vampires = the { -scare-number } of this card is the number of Characters with “{ word-vampire }” in their titles in its town
stands-in-for = when { $characters_any } would be discarded from this Locale, you may discard this card instead
guards = in an opponent’s turn, you may return this card to its owner’s hand to ignore a card that is about to discard from your hand
