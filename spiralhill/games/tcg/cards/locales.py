"""The Locales of the premiere set: four Starting Locales and sixteen others."""

from __future__ import annotations

from typing import Final

from spiralhill.games.tcg.effects.hands import AddPoints, Draw, Pitch, Refill
from spiralhill.games.tcg.effects.moving import Movement
from spiralhill.games.tcg.effects.searches import Dig, Search
from spiralhill.games.tcg.effects.text import AndThen, Text
from spiralhill.games.tcg.effects.under import LayCardsUnder, LayCharacterUnder
from spiralhill.games.tcg.groups import ANY_CARD, OfType
from spiralhill.games.tcg.prints import (
    CHARACTER,
    COMMON,
    CREATION,
    RARE,
    SURPRISE,
    ULTRA_RARE,
    UNCOMMON,
    Function,
    Locale,
)


def locale(id: str, rarity: str, threshold: int, *activities: Text) -> Locale:
    """A regular Locale: one Function with all its activities (TCG-COMP-14)."""
    return Locale(id, rarity, threshold=threshold, functions=(Function(activities),))


def start(id: str, hand: int, *functions: Text) -> Locale:
    """A Starting Locale: three Functions with one activity each, and a Starting Hand (TCG-COMP-13)."""
    return Locale(id, COMMON, functions=tuple(Function((text,)) for text in functions), starting_hand=hand)


LOCALES: Final = (
    start("finklestein-hall", 7, Draw(3), AddPoints(2), Movement(2)),
    start("jacks-house", 7, Draw(2), AddPoints(2), Movement(4)),
    start("mayor-mobile", 6, Draw(3), AddPoints(2), Movement(5)),
    start("oogies-lair", 5, Draw(2), AddPoints(3), Movement(1)),
    locale("back-alley", UNCOMMON, 2, Draw(2), Movement(3)),
    locale("castle-finklestein", UNCOMMON, 5, AndThen(Pitch(1), AddPoints(5))),
    locale("jacks-bedroom", UNCOMMON, 4, Refill(None)),
    locale("pumpkin-patch", RARE, 6, AndThen(LayCharacterUnder(), AddPoints(6))),
    locale("sallys-room", COMMON, 2, AddPoints(2), Movement(3)),
    locale("scary-bed", ULTRA_RARE, 3, LayCardsUnder(2, 2)),
    locale("the-crypt", UNCOMMON, 3, Draw(4)),
    locale("the-fountain", RARE, 4, Search(3, OfType(CHARACTER), 1), AddPoints(3)),
    locale("the-graveyard", UNCOMMON, 2, Dig(ANY_CARD)),
    locale("the-laboratory", UNCOMMON, 3, Search(5, OfType(CREATION), 1), AddPoints(3)),
    locale("the-tree-house", UNCOMMON, 3, Draw(3), AddPoints(1)),
    locale("the-well", COMMON, 1, Movement(6)),
    locale("town-hall", UNCOMMON, 3, Draw(1), AddPoints(3)),
    locale("town-square", COMMON, 4, AddPoints(4)),
    locale("tree-circle", UNCOMMON, 3, Draw(2), AddPoints(2)),
    locale("witches-nook", COMMON, 1, Search(6, OfType(SURPRISE))),
)
