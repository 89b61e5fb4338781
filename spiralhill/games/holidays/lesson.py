"""The first round with a coach: Santa wins the Middle by a tie, one Location by strength, and gives one up cheaply."""

from __future__ import annotations

from typing import Final

from spiralhill.words.wording import Lesson

LESSON: Final = Lesson(
    seats=("santa", "mayor", "jack"),
    seed=2970,
    picks=(
        "1 play open-hands-8 middle",
        "2 play elected-official-9 right",
        "3 play pumpkin-king-6 left",
        "1 play heaped-sleigh-7 right",
        "1 take-from oogies-lair",
        "2 play elected-official-10 middle",
        "3 play pumpkin-king-9 right",
        "1 play nice-list-2 left",
        "2 play elected-official-6 left",
        "3 play pumpkin-king-8 middle",
        # The reveal, the End of round and the awards: 10 against 10 on the Middle.
        "1 give @3",
        "3 take christmas",
        # Round 2.
        "2 play elected-official-8 left",
        "3 play pumpkin-king-10 right",
        "1 play jolly-visitor-10 middle",
    ),
    notes={
        0: "first",
        1: "ring",
        2: "read",
        3: "face-up",
        4: "when-played",
        6: "order",
        7: "cover",
        10: "reveal",
        11: "end-of-round",
        12: "counted",
        13: "next-round",
        14: "saved",
        15: "end",
    },
)
