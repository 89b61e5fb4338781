"""Isis, a medium: leaves earlier attacks in play and cashes them in."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.effects import ClearTop, Draw
from spiralhill.games.herocard.prints import (
    ATTACK,
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
    X,
    card,
    hero,
)
from spiralhill.games.herocard.values import IN_PLAY, YOU, Cards, PlusPer
from spiralhill.kernel.effects import May

ISIS: Final = hero(
    "isis",
    card(3, "knife-ritual", BODY, 1, EXCLUSIVE, BASE_ATTACK, 2, real=PRINTED),
    card(4, "soul-capture", X, 2, EXCLUSIVE, BASE_ATTACK, 2, real=PRINTED),
    card(2, "spirit-lash", BODY, 5, EXCLUSIVE, BASE_ATTACK, 6),
    card(4, "burn", MIND, 2, FAST, ATTACK_MOD, 3, real=PRINTED),
    card(
        4,
        "blood-rite",
        X,
        3,
        FAST,
        ATTACK_MOD,
        PlusPer(per=2, cards=Cards(YOU, IN_PLAY, ATTACK, other=True)),
        real=PRINTED,
    ),
    card(3, "premonition", BODY, 1, FAST, BASE_BLOCK, 2, real=PRINTED),
    card(4, "ward-circle", MIND, 3, FAST, BASE_BLOCK, 4),
    card(4, "retouch", MIND, 2, FAST, BLOCK_MOD, 4, real=PRINTED),
    card(
        2, "darkroom", MIND, 1, RESTRICTED, MISCELLANEOUS, Draw(2), May(ClearTop("x")), real=("type", "kind", "texts")
    ),
    body=7,
    mind=9,
    x=8,
)
