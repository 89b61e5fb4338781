"""The Creations of the premiere set."""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.tcg.cards.characters import PLAYERS
from spiralhill.games.tcg.effects.breaking import BounceTheirCreation
from spiralhill.games.tcg.effects.conditions import Have, InTown, OthersAt, Share, StandAt
from spiralhill.games.tcg.effects.hands import Draw, DrawPer, PitchAnyToDraw, Refill
from spiralhill.games.tcg.effects.players import EVERYONE, OnePitchesAtRandom
from spiralhill.games.tcg.effects.prices import Cheaper, CheaperPer, GiveCards, GiveCharacters
from spiralhill.games.tcg.effects.relocating import RelocateCharacter
from spiralhill.games.tcg.effects.searches import Dig, Search
from spiralhill.games.tcg.effects.text import If, YouMay
from spiralhill.games.tcg.effects.together import EveryoneScraps
from spiralhill.games.tcg.effects.wards import HYDES
from spiralhill.games.tcg.groups import ANY_CARD, VAMPIRES, OfType, titled
from spiralhill.games.tcg.prints import COMMON, RARE, SURPRISE, ULTRA_RARE, UNCOMMON, Creation

JACK: Final = ("jack-skellington",)
TRIO: Final = ("lock", "shock", "barrel")
FINKLESTEIN: Final = ("dr-finklestein",)
MAYOR: Final = ("the-mayor",)
OOGIE: Final = ("oogie-boogie",)


def creation(id: str, number: int, rarity: str, **more: Any) -> Creation:
    """A Creation: its id is its Title."""
    return Creation(id, rarity, title=id, number=number, **more)


CREATIONS: Final = (
    creation("christmas-casket", 6, ULTRA_RARE, on_play=(If(StandAt(JACK, "town-square"), YouMay(Refill(7))),)),
    creation("christmas-tree-bats", 3, UNCOMMON, prices=(Cheaper(2, Share(("corpse-mom", "bass-player"))),)),
    creation("dead-head", 3, UNCOMMON, on_play=(If(Have(("undersea-gal",)), Dig(ANY_CARD)),)),
    creation("delightful-hat", 4, UNCOMMON, offer=GiveCards(2, Have(("harlequin-demon",)))),
    creation("eager-anaconda", 5, RARE, offer=GiveCharacters(3, characters=("corpse-dad",), others=2)),
    creation("fender-bender", 3, UNCOMMON, on_play=(If(Have(("corpse-kid",)), BounceTheirCreation(3)),)),
    creation("jack-in-the-box", 4, UNCOMMON, on_play=(If(Have(("clown",)), YouMay(Search(6, OfType(SURPRISE), 1))),)),
    creation("jingle-bells", 4, COMMON, prices=(CheaperPer(InTown(PLAYERS)),)),
    creation("jumbo-treat-bag", 5, COMMON, prices=(Cheaper(3, Share(TRIO)),)),
    creation("marie-antoinette-doll", 3, COMMON, on_play=(If(Have(("mummy-boy",)), OnePitchesAtRandom(EVERYONE)),)),
    creation("nutcracker", 3, COMMON, on_play=(If(Have(("behemoth",)), YouMay(PitchAnyToDraw())),)),
    creation(
        "oogies-dice",
        4,
        UNCOMMON,
        on_play=(If(StandAt(OOGIE, "oogies-lair"), YouMay(RelocateCharacter("oogie-boogie"))),),
    ),
    creation("road-kill", 3, COMMON, on_play=(If(Have(("decomposing-guy",)), Draw(2)),)),
    creation("sandy-claws-outfit", 6, COMMON, prices=(Cheaper(3, Share(("jack-skellington", "sally"))),)),
    creation("scary-teddy", 4, UNCOMMON, prices=(CheaperPer(InTown(titled("corpse-dad", "devil", "wolfman"))),)),
    creation("scorpion-surprise", 4, UNCOMMON, prices=(CheaperPer(InTown(HYDES)),)),
    creation(
        "skeletal-reindeer",
        6,
        UNCOMMON,
        prices=(
            Cheaper(2, StandAt(FINKLESTEIN, "the-laboratory")),
            Cheaper(1, StandAt(("dr-finklestein", "igor"), "the-laboratory")),
        ),
    ),
    creation("takeoff-ramp", 5, COMMON, prices=(CheaperPer(OthersAt(MAYOR, "town-square"), 1),)),
    creation("undead-duck", 4, RARE, on_play=(DrawPer(InTown(VAMPIRES)),)),
    creation("wreath-of-wrath", 5, RARE, on_play=(EveryoneScraps(),)),
)
