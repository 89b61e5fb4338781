"""Deon, a young man of faith: punishes whoever attacks or blocks."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.effects import Draw, TargetWastes
from spiralhill.games.herocard.prints import (
    ATTACK,
    ATTACK_MOD,
    BASE_ATTACK,
    BASE_BLOCK,
    BLOCK,
    BLOCK_MOD,
    BODY,
    EXCLUSIVE,
    FAST,
    MIND,
    MISCELLANEOUS,
    PRINTED,
    RESTRICTED,
    UNTITLED,
    X,
    card,
    hero,
)
from spiralhill.games.herocard.values import ACTIVE, ALL, ATTACKER, IN_PLAY, TARGET, Cards, PlusPer

DEON: Final = hero(
    "deon",
    card(
        2, "judgment", X, 4, EXCLUSIVE, BASE_ATTACK, PlusPer(per=3, cards=Cards(TARGET, IN_PLAY, ATTACK)), real=PRINTED
    ),
    card(4, "righteous-blow", BODY, 2, EXCLUSIVE, BASE_ATTACK, 3, real=UNTITLED),
    card(2, "cast-out", BODY, 5, EXCLUSIVE, BASE_ATTACK, 6),
    card(3, "damnation", X, 3, FAST, ATTACK_MOD, PlusPer(per=2, cards=Cards(ALL, ACTIVE, BLOCK)), real=PRINTED),
    card(2, "zeal", MIND, 3, FAST, ATTACK_MOD, 4, real=UNTITLED),
    card(4, "deliverance", BODY, 4, FAST, BASE_BLOCK, 5, real=PRINTED),
    card(4, "hallowed-ground", X, 2, FAST, BASE_BLOCK, 3),
    card(
        1,
        "the-other-cheek",
        X,
        4,
        FAST,
        BLOCK_MOD,
        PlusPer(per=2, cards=Cards(ATTACKER, IN_PLAY)),
        real=("cost", "type", "kind", "value"),
    ),
    card(3, "steadfast", MIND, 1, FAST, BLOCK_MOD, 3),
    card(2, "prayer", MIND, 2, FAST, MISCELLANEOUS, Draw(3), real=("title", "type", "kind", "texts")),
    card(
        3,
        "guardian-angel",
        MIND,
        2,
        RESTRICTED,
        MISCELLANEOUS,
        TargetWastes(ATTACK),
        real=("title", "attribute", "type", "kind", "texts"),
    ),
    body=8,
    mind=6,
    x=8,
)
