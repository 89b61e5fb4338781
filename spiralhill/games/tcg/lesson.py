"""The first Day with a coach, as the rulebook tells it of two players, and a little of the second."""

from __future__ import annotations

from typing import Final

from spiralhill.words.wording import Lesson

LESSON: Final = Lesson(
    seats=("jack", "oogie"),
    seed=4687,
    picks=(
        # Day 1: a Pumpkin Point for a card, the Pumpkin King to his house, and a Search that finds nothing.
        "1 mark points",
        "1 pay scorpion-surprise",
        "2 pass",
        "1 perform jacks-house 2",
        "1 play jack-skellington-the-pumpkin-king jacks-house",
        "1 play-surprise fetch 1",
        "1 end-turn",
        "2 perform oogies-lair 1",
        "2 end-turn",
        "1 yes",
        # Day 2: a new Locale, and somebody to activate it.
        "2 place-locale back-alley right",
        "1 place-locale sallys-room right",
        "2 mark points",
        "2 pass",
        "1 pass",
        "2 perform oogies-lair 2",
        "2 play shock-little-hag oogies-lair",
        "2 end-turn",
        "1 perform jacks-house 2",
        "1 play sally-shy-creature sallys-room",
    ),
    notes={
        0: "king",
        1: "price",
        2: "others",
        3: "function",
        4: "character",
        5: "surprise",
        6: "no-zero",
        7: "oogie",
        9: "reimburse",
        10: "second-day",
        11: "row",
        12: "new-king",
        14: "decline",
        15: "oogie-plays",
        18: "points",
        19: "activate",
        20: "end",
    },
)
