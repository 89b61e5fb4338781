"""The first duel with a coach: Will scores with one attack and stops another."""

from __future__ import annotations

from typing import Final

from spiralhill.words.wording import Lesson

LESSON: Final = Lesson(
    seats=("will", "isis"),
    seed=1799,
    picks=(
        # Will begins: nothing is in play, so there is nothing to clear.
        "1 discard shake-it-off",
        "1 stop",
        "1 draw 1",
        "1 play nightstick @2",
        "1 done",
        "2 play ward-circle",
        "2 done",
        "1 play follow-through",
        "2 pass",
        # 7 against 4 scores; Isis hits back with 5, and then with 8.
        "2 stop",
        "2 draw 1",
        "2 clear ward-circle",
        "2 play soul-capture @1",
        "2 add burn",
        "2 done",
        "1 play self-defense",
        "1 done",
        "2 play burn",
        "2 done",
        "1 play show-the-badge",
        "1 done",
        "2 pass",
        "1 pass",
        # 8 against 9 fails; Will gets his points back.
        "1 stop",
        "1 draw 3",
        "1 clear self-defense",
        "1 clear nightstick",
        "1 clear follow-through",
    ),
    notes={
        0: "discard",
        1: "keep",
        2: "draw",
        3: "attack",
        4: "set",
        7: "mod",
        9: "point",
        15: "block",
        16: "tie",
        19: "block-mod",
        20: "ahead",
        22: "pass",
        23: "stopped",
        24: "draw-more",
        25: "clear",
        26: "clear-below",
        27: "clear-last",
        28: "end",
    },
)
