"""A Hero of ours: cards for the rules that no Hero of the Nightmare box reaches."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.effects import (
    ClearActive,
    ClearUpTo,
    ConvertActive,
    DeployOne,
    Forbid,
    HoldCard,
    PurgeLast,
    TakeBack,
    TargetDiscards,
    TwistAttribute,
    UnwindOne,
)
from spiralhill.games.herocard.lasting import END_OF_OWNER_TURN, SPEND_CLEAR, UNTIL_LEAVES_PLAY, UNTIL_SEQUENCE_ENDS
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
    RESTRICTED,
    SPECIAL_ATTACK,
    SPECIAL_BLOCK,
    X,
    card,
    hero,
)
from spiralhill.games.herocard.values import ATTACKER, TARGET, YOU, CostInPlay, EqualToBaseAttack

TESTER: Final = hero(
    "tester",
    card(3, "strike", BODY, 2, EXCLUSIVE, BASE_ATTACK, 3),
    card(2, "jab", BODY, 2, RESTRICTED, BASE_ATTACK, 3),
    card(3, "push", MIND, 2, FAST, ATTACK_MOD, 3),
    card(4, "guard", BODY, 1, FAST, BASE_BLOCK, 2),
    card(2, "brace", MIND, 1, FAST, BLOCK_MOD, 3),
    card(1, "mirror-guard", X, 2, FAST, BASE_BLOCK, EqualToBaseAttack()),
    card(1, "overload", X, 3, EXCLUSIVE, BASE_ATTACK, CostInPlay(), names_attribute=True),
    card(1, "feint", MIND, 2, FAST, SPECIAL_ATTACK, Forbid(TARGET, BLOCK_MOD)),
    card(1, "break-guard", X, 3, FAST, SPECIAL_ATTACK, ClearActive(BASE_BLOCK)),
    card(1, "parry", MIND, 2, FAST, SPECIAL_BLOCK, Forbid(ATTACKER, ATTACK_MOD)),
    card(1, "nullify", X, 3, FAST, SPECIAL_BLOCK, PurgeLast(ATTACK)),
    card(1, "unmake", X, 3, FAST, SPECIAL_ATTACK, PurgeLast(BLOCK)),
    card(1, "lie-in-wait", MIND, 1, RESTRICTED, MISCELLANEOUS, DeployOne()),
    card(1, "shackle", X, 2, RESTRICTED, MISCELLANEOUS, TwistAttribute("body", less=3, unwind=SPEND_CLEAR)),
    card(1, "pin-down", MIND, 2, FAST, MISCELLANEOUS, HoldCard(unwind=END_OF_OWNER_TURN)),
    card(1, "slip-free", BODY, 1, FAST, MISCELLANEOUS, UnwindOne()),
    card(
        1, "soften", MIND, 3, FAST, SPECIAL_BLOCK, ConvertActive(ATTACKER, ATTACK_MOD, value=1, until=UNTIL_LEAVES_PLAY)
    ),
    card(
        1, "sharpen", MIND, 3, FAST, SPECIAL_ATTACK, ConvertActive(YOU, BASE_ATTACK, value=6, until=UNTIL_SEQUENCE_ENDS)
    ),
    card(1, "second-wind", X, 1, FAST, MISCELLANEOUS, ClearUpTo(2)),
    card(1, "scatter", MIND, 2, FAST, MISCELLANEOUS, TargetDiscards(1)),
    card(1, "salvage", MIND, 1, RESTRICTED, MISCELLANEOUS, TakeBack()),
    body=8,
    mind=8,
    x=8,
)
