"""The Characters of the premiere set."""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.tcg.effects.conditions import ALWAYS, AnotherHere, Here, IsAt, OthersHere, PlayedTo
from spiralhill.games.tcg.effects.hands import AddPoints, AddPointsPer, Draw, Pitch, PitchHandToDraw
from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.games.tcg.effects.leaving import (
    BounceThis,
    ScrapAnotherHere,
    ScrapAnotherOrThis,
    ScrapCreationToDraw,
    ScrapThis,
)
from spiralhill.games.tcg.effects.moving import Movement
from spiralhill.games.tcg.effects.pitching import TheyPitch
from spiralhill.games.tcg.effects.players import FEWEST_ACTIVE, OPPONENTS, LeadersRefill, LookAtHand
from spiralhill.games.tcg.effects.prices import Cheaper, GiveCards
from spiralhill.games.tcg.effects.relocating import JoinCharacter, RelocateThis
from spiralhill.games.tcg.effects.searches import Dig, Search
from spiralhill.games.tcg.effects.strikes import ScrapTheirs
from spiralhill.games.tcg.effects.text import AndThen, If, IfElse, Text, To, YouMay
from spiralhill.games.tcg.effects.together import EveryoneGivesUp
from spiralhill.games.tcg.effects.triggers import (
    FOLLOW,
    Hexing,
    WhenCreationPlayed,
    WhenFunctionHere,
    WhenLeaving,
    WhenLeft,
    WhenOursScrapped,
    WhenSurprisePlayed,
    WhenTheirsScrapped,
)
from spiralhill.games.tcg.groups import ANY_CARD, OfType, Worded, titled
from spiralhill.games.tcg.prints import CHARACTER, COMMON, RARE, ULTRA_RARE, UNCOMMON, Ability, Character
from spiralhill.games.tcg.traits import (
    CannotBeScrapped,
    CountsVampires,
    Flies,
    GathersAt,
    Guards,
    HeavyAt,
    InvadesFor,
    MovesOnlyWith,
    NeverMoves,
    PlayedOnlyTo,
    StandsInFor,
)

PLAYERS: Final = Worded("player")
CORPSES: Final = Worded("corpse")
VAMPIRE_PRICE: Final = 3


def character(id: str, number: int, rarity: str, **more: Any) -> Character:
    """A Character of whom there is one version: the id is its Title."""
    return Character(id, rarity, title=id, number=number, **more)


def version(title: str, alias: str, number: int, rarity: str, **more: Any) -> Character:
    """One of several versions of a Character."""
    return Character(f"{title}-{alias}", rarity, title=title, number=number, versions=True, **more)


def may_use(text: Text, when: Condition = ALWAYS) -> Ability:
    """What its player may do with a Character in the own turn."""
    return Ability(text, when)


def vampire(id: str, rarity: str) -> Character:
    """A Vampire: its price is always the same, its Scare Number is not."""
    return character(id, 0, rarity, cost=VAMPIRE_PRICE, traits=(CountsVampires(),))


CHARACTERS: Final = (
    character("accordion-player", 1, COMMON, on_play=(If(AnotherHere(PLAYERS), Draw(1)),)),
    version(
        "barrel",
        "little-skeleton",
        1,
        COMMON,
        ability=may_use(To(Pitch(1, titled("barrel")), Draw(1)), Here(("lock", "shock"))),
    ),
    character("bass-player", 1, COMMON, on_play=(If(AnotherHere(PLAYERS), Draw(1)),)),
    character("behemoth", 2, COMMON, ability=may_use(To(ScrapThis(), TheyPitch(OPPONENTS, 1)))),
    character("big-witch", 2, UNCOMMON, traits=(Flies(),)),
    character("black-cat", 1, RARE, on_play=(IfElse(Here(("sally",)), Draw(2), Pitch(2)),)),
    character("clown", 2, UNCOMMON, ability=may_use(AndThen(ScrapThis(), ScrapTheirs(1, 1)))),
    character("corpse-dad", 1, UNCOMMON, on_play=(AddPointsPer(OthersHere(CORPSES)),)),
    character(
        "corpse-kid",
        2,
        COMMON,
        hex=True,
        listener=WhenSurprisePlayed(YouMay(To(Pitch(1), Hexing(AddPoints(1))))),
    ),
    character("corpse-mom", 1, UNCOMMON, on_play=(AddPointsPer(OthersHere(CORPSES)),)),
    character("cyclops", 1, COMMON, on_play=(YouMay(To(Pitch(1), Draw(1))),)),
    character("decomposing-guy", 1, COMMON, ability=may_use(To(ScrapThis(), Search(3, ANY_CARD, 1)))),
    character("devil", 2, RARE, listener=WhenTheirsScrapped(Draw(1))),
    version(
        "dr-finklestein",
        "brainy-inventor",
        2,
        ULTRA_RARE,
        hex=True,
        ability=may_use(Hexing(ScrapCreationToDraw()), IsAt("finklestein-hall")),
    ),
    version(
        "dr-finklestein",
        "mad-scientist",
        2,
        COMMON,
        listener=WhenCreationPlayed(Draw(1), IsAt("the-laboratory")),
    ),
    character("easter-bunny", -1, RARE, cost=0, traits=(InvadesFor(2), NeverMoves())),
    character("hanging-tree", 3, RARE, offer=GiveCards(1, group=OfType(CHARACTER), many=True)),
    character("harlequin-demon", 2, UNCOMMON, prices=(Cheaper(1, PlayedTo("back-alley")),)),
    character("igor", 1, COMMON, ability=may_use(AndThen(ScrapThis(), Movement(2)))),
    version("jack-skellington", "demon-of-light", 6, ULTRA_RARE, on_play=(LeadersRefill(7),)),
    version("jack-skellington", "master-of-fright", 5, RARE, on_play=(ScrapAnotherOrThis(),)),
    version("jack-skellington", "the-pumpkin-king", 3, COMMON, prices=(Cheaper(1, PlayedTo("jacks-house")),)),
    character("jewel", 1, RARE, traits=(StandsInFor(("dr-finklestein",)),)),
    character("little-witch", 1, UNCOMMON, ability=may_use(JoinCharacter("big-witch"))),
    version(
        "lock",
        "little-devil",
        1,
        COMMON,
        ability=may_use(To(Pitch(1, titled("lock")), Search(3, titled("shock", "barrel"))), IsAt("the-tree-house")),
    ),
    character(
        "monster-under-the-bed",
        3,
        UNCOMMON,
        traits=(NeverMoves(),),
        listener=WhenFunctionHere(YouMay(To(Pitch(1), AddPoints(1)))),
    ),
    character("monster-under-the-stairs", 2, UNCOMMON, listener=WhenFunctionHere(YouMay(To(Pitch(1), Draw(1))))),
    character("mr-hyde", 1, COMMON, ability=may_use(AndThen(BounceThis(), LookAtHand()))),
    character("mr-hyde-ii", 1, UNCOMMON, ability=may_use(AndThen(BounceThis(), To(Pitch(1), Draw(1))))),
    character("mr-hyde-iii", 1, RARE, traits=(Guards(),)),
    character("mummy-boy", 1, COMMON, on_play=(If(Here(("corpse-kid",)), Movement(2)),)),
    version("oogie-boogie", "eight-ball", 6, ULTRA_RARE, on_play=(TheyPitch(FEWEST_ACTIVE),)),
    version("oogie-boogie", "gamblin-boogie-man", 5, RARE, on_play=(PitchHandToDraw(),)),
    version(
        "oogie-boogie",
        "meanest-guy-around",
        4,
        COMMON,
        prices=(Cheaper(1, PlayedTo("oogies-lair")),),
        traits=(HeavyAt("oogies-lair"),),
    ),
    character("reaper", 3, RARE, on_play=(EveryoneGivesUp(),)),
    version("sally", "shy-creature", 2, COMMON, ability=may_use(To(ScrapThis(), Draw(3)), Here(("jack-skellington",)))),
    version(
        "sally",
        "skilled-alchemist",
        2,
        ULTRA_RARE,
        hex=True,
        ability=may_use(To(Pitch(1), Hexing(Draw(1))), IsAt("sallys-room")),
    ),
    character(
        "sandy-claws",
        0,
        UNCOMMON,
        traits=(
            PlayedOnlyTo(("tree-circle", "the-tree-house")),
            MovesOnlyWith(("lock", "shock", "barrel")),
            CannotBeScrapped(),
        ),
    ),
    character("sax-player", 1, COMMON, on_play=(If(AnotherHere(PLAYERS), Draw(1)),)),
    version("shock", "little-hag", 1, COMMON, listener=WhenLeaving(FOLLOW, ("lock", "barrel"))),
    version("the-mayor", "elected-official", 2, COMMON, traits=(GathersAt("town-square"),)),
    version("the-mayor", "lugubrious-leader", 2, RARE, listener=WhenOursScrapped(Draw(1))),
    character("undersea-gal", 2, UNCOMMON, ability=may_use(AndThen(ScrapThis(), Dig(ANY_CARD)))),
    vampire("vampire-baron", UNCOMMON),
    vampire("vampire-count", UNCOMMON),
    vampire("vampire-lord", UNCOMMON),
    vampire("vampire-prince", RARE),
    character("winged-demon", 1, RARE, ability=may_use(To(Pitch(1), RelocateThis()))),
    character("wolfman", 2, UNCOMMON, on_play=(YouMay(To(ScrapAnotherHere(), Draw(2))),)),
    character("zero", 0, UNCOMMON, listener=WhenLeft(FOLLOW, ("jack-skellington",))),
)
