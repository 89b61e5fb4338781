"""The Surprises of the premiere set that may stay: on the table, in its centre, or under another card."""

from __future__ import annotations

from typing import Final

from spiralhill.games.tcg.cards.creations import JACK, OOGIE, TRIO
from spiralhill.games.tcg.cards.surprises import does, find_trio, search, surprise
from spiralhill.games.tcg.effects.breaking import ScrapTheirCreation
from spiralhill.games.tcg.effects.conditions import Have, Share, StandAt
from spiralhill.games.tcg.effects.hands import AddPoints, Draw
from spiralhill.games.tcg.effects.lasting import StandGuard, Stay
from spiralhill.games.tcg.effects.players import OPPONENTS, OnePitchesAtRandom
from spiralhill.games.tcg.effects.prices import Cheaper, GroupCosts
from spiralhill.games.tcg.effects.searches import Dig, Search
from spiralhill.games.tcg.effects.stacking import StackOn, StackOnTheirs
from spiralhill.games.tcg.effects.strikes import BounceTheirs, ScrapTheirs
from spiralhill.games.tcg.effects.text import If, StackThen
from spiralhill.games.tcg.groups import ANY_CARD, OfType, titled
from spiralhill.games.tcg.prints import CENTRE, CHARACTER, CREATION, PLACED, RARE, STACKED, ULTRA_RARE, UNCOMMON

STAYING: Final = (
    surprise("halloweentown-gates", 2, UNCOMMON, does(StandGuard(), placement=PLACED)),
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
        "making-christmas",
        0,
        UNCOMMON,
        does(Stay(), placement=CENTRE),
        lasting=(GroupCosts(-1, OfType(CREATION)), GroupCosts(1, OfType(CHARACTER))),
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
    surprise(
        "what-have-i-done",
        1,
        UNCOMMON,
        does(Dig(OfType(CHARACTER))),
        does(StackThen(StackOn(OfType(CREATION)), BounceTheirs(titled(*JACK))), placement=STACKED),
    ),
)
