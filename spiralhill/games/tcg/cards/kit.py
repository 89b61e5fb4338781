"""The eight cards of the tournament kit."""

from __future__ import annotations

from typing import Final

from spiralhill.games.tcg.cards.creations import MAYOR
from spiralhill.games.tcg.cards.surprises import does, search
from spiralhill.games.tcg.effects.conditions import ActiveLocales, AllActive, HaveCreation, StandAt
from spiralhill.games.tcg.effects.creating import BuildHouse
from spiralhill.games.tcg.effects.hands import AddPoints, Draw, DrawPer, Pitch
from spiralhill.games.tcg.effects.players import EVERYONE, OnePitchesAtRandom
from spiralhill.games.tcg.effects.prices import Cheaper
from spiralhill.games.tcg.effects.text import To, YouMay
from spiralhill.games.tcg.effects.triggers import Hexing, WhenMoved
from spiralhill.games.tcg.prints import FIXED, TOURNAMENT_KIT, Character, Creation, Surprise

KIT: Final = (
    Character(
        "barrel-dopey-trick-or-treater",
        FIXED,
        TOURNAMENT_KIT,
        "barrel",
        1,
        versions=True,
        hex=True,
        listener=WhenMoved(YouMay(Hexing(Draw(1)))),
    ),
    Character(
        "lock-impish-trick-or-treater",
        FIXED,
        TOURNAMENT_KIT,
        "lock",
        1,
        versions=True,
        hex=True,
        listener=WhenMoved(YouMay(To(Pitch(2), Hexing(OnePitchesAtRandom(EVERYONE))))),
    ),
    Character(
        "shock-bossy-trick-or-treater",
        FIXED,
        TOURNAMENT_KIT,
        "shock",
        1,
        versions=True,
        hex=True,
        listener=WhenMoved(YouMay(To(Pitch(1), Hexing(AddPoints(1))))),
    ),
    Creation("house-of-cards", FIXED, TOURNAMENT_KIT, "house-of-cards", 2, grows=2),
    Creation("old-sparkly", FIXED, TOURNAMENT_KIT, "old-sparkly", 5, prices=(Cheaper(4, AllActive(6)),)),
    Creation(
        "snake-and-spider-stew",
        FIXED,
        TOURNAMENT_KIT,
        "snake-and-spider-stew",
        6,
        prices=(Cheaper(5, StandAt(("oogie-boogie", "sandy-claws"), "oogies-lair")),),
    ),
    Surprise(
        "everybody-make-a-scene",
        FIXED,
        TOURNAMENT_KIT,
        "everybody-make-a-scene",
        2,
        abilities=(does(DrawPer(ActiveLocales(2, 1, MAYOR))),),
    ),
    Surprise(
        "i-think-ive-got-it",
        FIXED,
        TOURNAMENT_KIT,
        "i-think-ive-got-it",
        0,
        abilities=(search(6, "house-of-cards"), does(BuildHouse("house-of-cards"), HaveCreation("house-of-cards"))),
    ),
)
