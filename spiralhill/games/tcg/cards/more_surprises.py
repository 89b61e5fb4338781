"""The Surprises of the premiere set, from K to Z."""

from __future__ import annotations

from typing import Final

from spiralhill.games.tcg.cards.characters import CORPSES, PLAYERS
from spiralhill.games.tcg.cards.creations import FINKLESTEIN, JACK, MAYOR, OOGIE, TRIO
from spiralhill.games.tcg.cards.surprises import does, find_trio, search, surprise
from spiralhill.games.tcg.effects.conditions import ALWAYS, Have, HaveOneOf, HaveVersion, Share, StandAt
from spiralhill.games.tcg.effects.creating import Donate, TryTheTop
from spiralhill.games.tcg.effects.dice import RollAgainst, RollOnceMore, SpinAgainst
from spiralhill.games.tcg.effects.hands import AddPoints, Draw, Refill
from spiralhill.games.tcg.effects.lasting import Stay
from spiralhill.games.tcg.effects.performing import PerformAgain
from spiralhill.games.tcg.effects.pitching import TheyPitch
from spiralhill.games.tcg.effects.places import CountTwice, DrawPerAt
from spiralhill.games.tcg.effects.players import (
    EVERYONE,
    OPPONENTS,
    EveryoneDraws,
    HoldersDraw,
    LookAtHand,
    OnePitchesAtRandom,
    PickFromHand,
    PitchDownTo,
)
from spiralhill.games.tcg.effects.prices import Cheaper, GroupCosts
from spiralhill.games.tcg.effects.relocating import RelocateTo, RelocateTogether
from spiralhill.games.tcg.effects.searches import Dig, Restack, RevealToDraw, Search
from spiralhill.games.tcg.effects.stacking import StackOn, StackOnTheirs
from spiralhill.games.tcg.effects.strikes import ANYBODYS, BounceTheirs, ScrapTheirs
from spiralhill.games.tcg.effects.text import AndThen, Both, If, StackThen
from spiralhill.games.tcg.effects.together import EveryoneShifts
from spiralhill.games.tcg.effects.wards import IgnoreCard
from spiralhill.games.tcg.groups import ANY_CARD, VAMPIRES, OfType, titled
from spiralhill.games.tcg.prints import (
    CENTRE,
    CHARACTER,
    COMMON,
    CREATION,
    HITS_CHARACTERS,
    PLACED,
    PROMO,
    RARE,
    STACKED,
    ULTRA_RARE,
    UNCOMMON,
    Ability,
)

WITCHES: Final = ("big-witch", "little-witch")
DOCTOR_AND_IGOR: Final = ("dr-finklestein", "igor")
PLAYMATES: Final = ("corpse-kid", "mummy-boy")
HALLS: Final = ("town-hall", "town-square")

MORE_SURPRISES: Final = (
    surprise("kidnap-mr-sandy-claws", 1, RARE, does(EveryoneDraws(1, (*TRIO, "sandy-claws")))),
    surprise("lets-play", 1, UNCOMMON, search(6, "sound-of-rollin-dice"), does(RollOnceMore(), Have(OOGIE))),
    surprise(
        "look-what-youve-done",
        1,
        ULTRA_RARE,
        search(5, "jack-skellington", "sandy-claws"),
        does(
            StackThen(StackOn(titled("jack-skellington", "sandy-claws")), BounceTheirs(titled("oogie-boogie"))),
            placement=STACKED,
        ),
    ),
    surprise(
        "mad-genius",
        1,
        UNCOMMON,
        does(OnePitchesAtRandom(OPPONENTS)),
        does(PickFromHand(OPPONENTS), StandAt(FINKLESTEIN, "the-laboratory")),
    ),
    surprise(
        "making-christmas",
        0,
        UNCOMMON,
        does(Stay(), placement=CENTRE),
        lasting=(GroupCosts(-1, OfType(CREATION)), GroupCosts(1, OfType(CHARACTER))),
    ),
    surprise("master-the-plans", 1, COMMON, search(5, *DOCTOR_AND_IGOR), does(Draw(2), Share(DOCTOR_AND_IGOR))),
    surprise("mellow-trio", 1, COMMON, does(Search(6, PLAYERS)), does(DrawPerAt(PLAYERS))),
    surprise("moody-mayor", 0, COMMON, search(3, "the-mayor", *TRIO), does(CountTwice("the-mayor"))),
    surprise("mournful-howl", 1, RARE, search(6, "wolfman"), does(RevealToDraw(4), Have(("wolfman",)))),
    surprise("my-fantasies", 0, COMMON, search(6, *JACK), does(Search(6, OfType(CREATION), 1), Have(JACK))),
    surprise("mystic-cauldron", 0, RARE, does(LookAtHand(OPPONENTS)), does(Restack(6), HaveOneOf(WITCHES))),
    surprise(
        "nightmare-before-christmas",
        0,
        PROMO,
        does(EveryoneDraws(0, ("jack-skellington", "sally", "the-mayor", "oogie-boogie", "dr-finklestein"))),
    ),
    surprise(
        "oogies-turn-to-boogie",
        0,
        UNCOMMON,
        search(3, "oogie-boogie", "sandy-claws"),
        does(Refill(7), StandAt(("oogie-boogie", "sandy-claws"), "oogies-lair")),
    ),
    surprise("organ-donor", 1, UNCOMMON, does(Donate(FINKLESTEIN, 3))),
    surprise("public-transportation", 0, COMMON, does(EveryoneShifts(MAYOR))),
    surprise(
        "pull-yourself-together",
        1,
        COMMON,
        search(6, "sally"),
        Ability(IgnoreCard(HITS_CHARACTERS), ALWAYS, timing=HITS_CHARACTERS),
        prices=(Cheaper(1, Have(("sally",))),),
    ),
    surprise("putrid-playmates", 1, RARE, search(6, *PLAYMATES), does(AddPoints(2), Share(PLAYMATES))),
    surprise("sackful-of-mischief", 1, ULTRA_RARE, does(TryTheTop())),
    surprise("say-it-twice", 2, RARE, search(6, *WITCHES), does(PerformAgain(WITCHES, 4))),
    surprise(
        "scared-stiff",
        0,
        RARE,
        search(3, *JACK),
        does(ScrapTheirs(1, 1), HaveVersion("jack-skellington-master-of-fright")),
    ),
    surprise(
        "search-lights",
        3,
        UNCOMMON,
        does(Search(6, ANY_CARD, 1)),
        does(Stay(), placement=PLACED),
        lasting=(GroupCosts(-2, titled("fire")),),
    ),
    surprise(
        "shadow-on-the-moon",
        -1,
        ULTRA_RARE,
        does(StackOnTheirs(), placement=STACKED),
        cost=2,
        prices=(Cheaper(2, Have(OOGIE)),),
    ),
    surprise("somethings-up-with-jack", 0, UNCOMMON, does(Both(TheyPitch(EVERYONE), HoldersDraw(1, JACK)))),
    surprise("sound-of-rollin-dice", 1, COMMON, does(RollAgainst())),
    surprise(
        "thats-our-job",
        2,
        UNCOMMON,
        does(Search(5, CORPSES)),
        does(Dig(ANY_CARD), Share(("corpse-dad", "corpse-mom"))),
    ),
    surprise(
        "the-best-i-can",
        1,
        UNCOMMON,
        search(6, *OOGIE),
        does(
            StackThen(StackOn(titled(*OOGIE)), If(StandAt(OOGIE, "oogies-lair"), ScrapTheirs(high=1))),
            placement=STACKED,
        ),
    ),
    surprise(
        "this-is-halloween",
        1,
        RARE,
        does(Stay(), placement=CENTRE),
        lasting=(GroupCosts(1, OfType(CREATION)), GroupCosts(-1, OfType(CHARACTER), 1)),
    ),
    surprise("three-of-a-kind", 2, COMMON, find_trio(6), does(PitchDownTo(OPPONENTS, 3), Have(TRIO))),
    surprise("throw-me-a-bone", 1, COMMON, search(6, "igor"), does(Dig(OfType(CREATION)), Have(DOCTOR_AND_IGOR))),
    surprise(
        "town-meeting",
        1,
        UNCOMMON,
        does(RelocateTo(HALLS, False)),
        does(RelocateTo(HALLS, True), StandAt(MAYOR, "mayor-mobile")),
    ),
    surprise("tub-of-terror", 1, RARE, find_trio(4), does(RelocateTogether(TRIO), Share(TRIO))),
    surprise("twilight-sun", 2, RARE, does(Draw(2)), does(AndThen(BounceTheirs(VAMPIRES, ANYBODYS), Draw(3)))),
    surprise(
        "what-have-i-done",
        1,
        UNCOMMON,
        does(Dig(OfType(CHARACTER))),
        does(StackThen(StackOn(OfType(CREATION)), BounceTheirs(titled(*JACK))), placement=STACKED),
    ),
    surprise("wheel-of-torture", 0, ULTRA_RARE, does(SpinAgainst(), HaveVersion("oogie-boogie-gamblin-boogie-man"))),
)
