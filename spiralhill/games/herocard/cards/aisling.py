"""Aisling, who moves things by thought: makes opponents waste cards, then turns those against them."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.effects import TargetWastesAtRandom, WasteFromDeck
from spiralhill.games.herocard.prints import (
    ATTACK_MOD,
    BASE_ATTACK,
    BASE_BLOCK,
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
from spiralhill.games.herocard.values import IN_PLAY, TARGET, BestBaseAttack, Cards, PlusPer

AISLING: Final = hero(
    "aisling",
    card(3, "spite", X, 2, EXCLUSIVE, BASE_ATTACK, BestBaseAttack(), real=PRINTED),
    card(2, "stallion-charge", BODY, 4, EXCLUSIVE, BASE_ATTACK, 5),
    card(2, "unseen-shove", MIND, 4, EXCLUSIVE, BASE_ATTACK, 5),
    card(3, "night-terror", MIND, 4, FAST, ATTACK_MOD, 5, real=PRINTED),
    card(3, "malice", X, 4, FAST, ATTACK_MOD, PlusPer(per=1, cards=Cards(TARGET, IN_PLAY)), real=PRINTED),
    card(4, "recoil", BODY, 2, FAST, BASE_BLOCK, 3),
    card(3, "mind-shell", MIND, 3, FAST, BASE_BLOCK, 4),
    card(3, "dream-ward", MIND, 3, FAST, BLOCK_MOD, 5, real=("attribute", "type", "kind", "value")),
    card(3, "denial", X, 1, FAST, BLOCK_MOD, 3),
    card(2, "phantasm", MIND, 4, FAST, MISCELLANEOUS, WasteFromDeck(4), real=UNTITLED),
    card(2, "panic", X, 2, RESTRICTED, MISCELLANEOUS, TargetWastesAtRandom(), real=("title",)),
    body=5,
    mind=10,
    x=7,
)
