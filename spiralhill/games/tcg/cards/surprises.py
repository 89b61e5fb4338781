"""The Surprises of the premiere set, from A to J."""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.tcg.cards.creations import JACK, MAYOR, OOGIE, TRIO
from spiralhill.games.tcg.effects.breaking import ScrapTheirCreation
from spiralhill.games.tcg.effects.conditions import ALWAYS, CreationsInTown, Either, Have, Share, StandAt
from spiralhill.games.tcg.effects.hands import AddPoints, Draw, DrawPer, SpendPointsToDraw
from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.games.tcg.effects.lasting import StandGuard
from spiralhill.games.tcg.effects.leaving import ScrapCharacter
from spiralhill.games.tcg.effects.naming import RemoveNamed, TakeCrown
from spiralhill.games.tcg.effects.performing import NotPerformed, PerformShort, ScreamForPoints
from spiralhill.games.tcg.effects.places import CloseLocale, ScrapTableSurprise, SwapLocales
from spiralhill.games.tcg.effects.players import OPPONENTS, HoldersDraw, OnePitchesAtRandom
from spiralhill.games.tcg.effects.relocating import RideFrom, RideTo
from spiralhill.games.tcg.effects.searches import Search
from spiralhill.games.tcg.effects.stacking import StackOn
from spiralhill.games.tcg.effects.strikes import BounceTheirs, ScrapPair, ScrapTheirs, ShiftTheirs
from spiralhill.games.tcg.effects.text import AndThen, Both, If, StackThen, Text
from spiralhill.games.tcg.effects.together import EveryoneBounces
from spiralhill.games.tcg.effects.under import DiscardUnder, TakeUnder
from spiralhill.games.tcg.effects.wards import HYDES, IgnoreCard, ShowToDraw
from spiralhill.games.tcg.groups import ANY_CARD, OfType, titled
from spiralhill.games.tcg.prints import (
    COMMON,
    DISCARDED,
    HITS_HAND,
    PLACED,
    RARE,
    STACKED,
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
    surprise("halloweentown-gates", 2, UNCOMMON, does(StandGuard(), placement=PLACED)),
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
    surprise(
        "i-told-you",
        1,
        UNCOMMON,
        find_trio(5),
        does(StackThen(StackOn(titled("shock")), AddPoints(2)), Share(TRIO), STACKED),
    ),
    surprise(
        "i-wanna-do-it",
        1,
        UNCOMMON,
        find_trio(5),
        does(StackThen(StackOn(titled("lock")), OnePitchesAtRandom(OPPONENTS)), Share(TRIO), STACKED),
    ),
    surprise(
        "im-not-the-dumb-one",
        1,
        UNCOMMON,
        find_trio(5),
        does(StackThen(StackOn(titled("barrel")), Draw(1)), Share(TRIO), STACKED),
    ),
    surprise(
        "im-santa-claus",
        1,
        ULTRA_RARE,
        search(6, "sandy-claws"),
        does(
            StackThen(
                StackOn(titled("sandy-claws")),
                If(StandAt(("sandy-claws",), "oogies-lair"), ScrapTheirCreation()),
            ),
            placement=STACKED,
        ),
    ),
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
)
