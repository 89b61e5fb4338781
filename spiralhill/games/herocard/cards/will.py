"""Will, a small-town sheriff: very large Base Attacks with large mods."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.effects import ClearUpTo, Draw
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
from spiralhill.games.herocard.values import EqualToBaseAttack

WILL: Final = hero(
    "will",
    card(3, "shotgun", BODY, 8, EXCLUSIVE, BASE_ATTACK, 9, real=PRINTED),
    card(3, "nightstick", BODY, 3, EXCLUSIVE, BASE_ATTACK, 4),
    card(2, "hard-stare", X, 2, EXCLUSIVE, BASE_ATTACK, 3),
    card(2, "point-blank", MIND, 6, FAST, ATTACK_MOD, 7, real=UNTITLED),
    card(1, "overkill", X, 5, FAST, ATTACK_MOD, EqualToBaseAttack(), real=("type", "kind", "value")),
    card(2, "follow-through", MIND, 2, FAST, ATTACK_MOD, 3),
    card(4, "self-defense", BODY, 4, FAST, BASE_BLOCK, 5, real=("title", "type", "kind", "value")),
    card(3, "take-cover", MIND, 3, FAST, BASE_BLOCK, 4),
    card(3, "show-the-badge", X, 2, FAST, BLOCK_MOD, 4),
    card(3, "stand-ground", MIND, 1, FAST, BLOCK_MOD, 3),
    card(2, "reload", X, 1, RESTRICTED, MISCELLANEOUS, Draw(2)),
    card(2, "shake-it-off", X, 2, RESTRICTED, MISCELLANEOUS, ClearUpTo(2)),
    body=9,
    mind=7,
    x=6,
)
