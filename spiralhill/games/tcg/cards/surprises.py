"""The Surprises of the premiere set that are over once they are played; most of them begin with a Search."""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.tcg.cards.characters import CORPSES, PLAYERS
from spiralhill.games.tcg.cards.creations import FINKLESTEIN, JACK, MAYOR, OOGIE, TRIO
from spiralhill.games.tcg.effects.breaking import ScrapTheirCreation
from spiralhill.games.tcg.effects.conditions import (
    ALWAYS,
    CreationsInTown,
    Either,
    Have,
    HaveOneOf,
    HaveVersion,
    Share,
    StandAt,
)
from spiralhill.games.tcg.effects.creating import Donate, TryTheTop
from spiralhill.games.tcg.effects.dice import RollAgainst, RollOnceMore, SpinAgainst
from spiralhill.games.tcg.effects.hands import AddPoints, Draw, DrawPer, Refill, SpendPointsToDraw
from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.games.tcg.effects.leaving import ScrapCharacter
from spiralhill.games.tcg.effects.naming import RemoveNamed, TakeCrown
from spiralhill.games.tcg.effects.performing import NotPerformed, PerformAgain, PerformShort, ScreamForPoints
from spiralhill.games.tcg.effects.pitching import TheyPitch
from spiralhill.games.tcg.effects.places import CloseLocale, CountTwice, DrawPerAt, ScrapTableSurprise, SwapLocales
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
from spiralhill.games.tcg.effects.prices import Cheaper
from spiralhill.games.tcg.effects.relocating import RelocateTo, RelocateTogether, RideFrom, RideTo
from spiralhill.games.tcg.effects.searches import Dig, Restack, RevealToDraw, Search
from spiralhill.games.tcg.effects.strikes import ANYBODYS, BounceTheirs, ScrapPair, ScrapTheirs, ShiftTheirs
from spiralhill.games.tcg.effects.text import AndThen, Both, Text
from spiralhill.games.tcg.effects.together import EveryoneBounces, EveryoneShifts
from spiralhill.games.tcg.effects.under import DiscardUnder, TakeUnder
from spiralhill.games.tcg.effects.wards import HYDES, IgnoreCard, ShowToDraw
from spiralhill.games.tcg.groups import ANY_CARD, VAMPIRES, OfType, titled
from spiralhill.games.tcg.prints import (
    COMMON,
    CREATION,
    DISCARDED,
    HITS_CHARACTERS,
    HITS_HAND,
    PROMO,
    RARE,
    SURPRISE,
    ULTRA_RARE,
    UNCOMMON,
    Ability,
    Surprise,
)


def surprise(id: str, number: int, rarity: str, *abilities: Ability, **more: Any) -> Surprise:
    """A Surprise: its id is its Title."""
    return Surprise(id, rarity, title=id, number=number, abilities=abilities, **more)


def does(text: Text, when: Condition = ALWAYS, placement: str = DISCARDED) -> Ability:
    """An ability for the own turn."""
    return Ability(text, when, placement)


def search(number: int, *titles: str) -> Ability:
    """The usual first ability: a Search for cards with some Titles."""
    return Ability(Search(number, titled(*titles)), ALWAYS)


def find_trio(number: int) -> Ability:
    """A Search for Lock, Shock and Barrel."""
    return search(number, *TRIO)


JACK_AND_SALLY: Final = ("jack-skellington", "sally")
WITCHES: Final = ("big-witch", "little-witch")
DOCTOR_AND_IGOR: Final = ("dr-finklestein", "igor")
PLAYMATES: Final = ("corpse-kid", "mummy-boy")
HALLS: Final = ("town-hall", "town-square")

SURPRISES: Final = (
    surprise(
        "bun-ny",
        0,
        RARE,
        search(4, "behemoth", "easter-bunny"),
        does(AndThen(ScrapCharacter("easter-bunny"), Draw(4)), Share(("behemoth", "easter-bunny"))),
    ),
    surprise(
        "dark-alley",
        1,
        RARE,
        search(5, "wolfman", "decomposing-guy", "harlequin-demon"),
        does(CloseLocale(), Have(("wolfman", "decomposing-guy", "harlequin-demon"))),
    ),
    surprise(
        "deadly-nightshade",
        0,
        UNCOMMON,
        search(3, "sally"),
        does(BounceTheirs(titled("dr-finklestein")), Have(("sally",))),
    ),
    surprise("double-dead", 0, COMMON, does(RemoveNamed())),
    surprise("eureka", 0, RARE, does(SpendPointsToDraw(), StandAt(JACK, "jacks-house"))),
    surprise("everybody-scream", 0, RARE, does(ScreamForPoints(4, 3, "hanging-tree"), NotPerformed())),
    surprise("fear-the-reaper", 1, RARE, search(6, "reaper"), does(AndThen(ScrapCharacter("reaper"), ScrapTheirs()))),
    surprise(
        "fetch",
        0,
        COMMON,
        search(6, "zero"),
        does(Search(6, ANY_CARD, 1), Share(("jack-skellington", "zero"))),
    ),
    surprise("fire", 5, COMMON, does(ScrapTheirCreation())),
    surprise("gate-keeper", 1, RARE, does(ScrapTableSurprise()), does(SwapLocales())),
    surprise(
        "halloween-plans",
        0,
        COMMON,
        search(6, "the-mayor"),
        does(Draw(2), Either(StandAt(MAYOR, "mayor-mobile"), Share(("the-mayor", "jack-skellington")))),
    ),
    surprise(
        "hello-oogie",
        3,
        RARE,
        does(BounceTheirs(), Have(JACK)),
        does(ScrapPair(("jack-skellington", "oogie-boogie"))),
    ),
    surprise(
        "hiding-under-your-bed",
        0,
        RARE,
        does(DiscardUnder("scary-bed")),
        does(TakeUnder(2, "scary-bed"), StandAt(("monster-under-the-bed",), "scary-bed")),
    ),
    surprise("hitch-a-ride", 0, COMMON, does(RideFrom("mayor-mobile")), does(RideTo("mayor-mobile"))),
    surprise(
        "hyde-and-seek",
        0,
        COMMON,
        does(Search(4, HYDES)),
        Ability(Both(IgnoreCard(HITS_HAND), ShowToDraw(HYDES, 2)), ALWAYS, timing=HITS_HAND),
    ),
    surprise("i-am-not-the-one", 0, RARE, does(Search(3, OfType(SURPRISE), 1)), does(ShiftTheirs(titled("sally")))),
    surprise("i-am-the-pumpkin-king", 0, ULTRA_RARE, does(TakeCrown(), Have(JACK))),
    surprise("i-never-realized", 0, COMMON, search(3, *JACK_AND_SALLY), does(Draw(2), Share(JACK_AND_SALLY))),
    surprise("im-the-boogie-man", 0, COMMON, does(Both(EveryoneBounces(1), HoldersDraw(1, OOGIE)))),
    surprise(
        "its-a-phase-my-dear",
        0,
        RARE,
        search(3, "dr-finklestein", "sally"),
        does(AddPoints(1), Share(("dr-finklestein", "sally"))),
    ),
    surprise("its-time-to-party", 1, RARE, search(6, "devil"), does(DrawPer(CreationsInTown()), Have(("devil",)))),
    surprise("its-time-you-begun", 0, RARE, does(PerformShort(), NotPerformed())),
    surprise("kidnap-mr-sandy-claws", 1, RARE, does(EveryoneDraws(1, (*TRIO, "sandy-claws")))),
    surprise("lets-play", 1, UNCOMMON, search(6, "sound-of-rollin-dice"), does(RollOnceMore(), Have(OOGIE))),
    surprise(
        "mad-genius",
        1,
        UNCOMMON,
        does(OnePitchesAtRandom(OPPONENTS)),
        does(PickFromHand(OPPONENTS), StandAt(FINKLESTEIN, "the-laboratory")),
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
    surprise("somethings-up-with-jack", 0, UNCOMMON, does(Both(TheyPitch(EVERYONE), HoldersDraw(1, JACK)))),
    surprise("sound-of-rollin-dice", 1, COMMON, does(RollAgainst())),
    surprise(
        "thats-our-job",
        2,
        UNCOMMON,
        does(Search(5, CORPSES)),
        does(Dig(ANY_CARD), Share(("corpse-dad", "corpse-mom"))),
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
    surprise("wheel-of-torture", 0, ULTRA_RARE, does(SpinAgainst(), HaveVersion("oogie-boogie-gamblin-boogie-man"))),
)
