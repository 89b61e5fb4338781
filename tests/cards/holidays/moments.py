"""The moments at which a Character card speaks, so that every card can be told at each of them.

Seat 0 brings a card to a Location: PLACED face-up on a late turn of round 2, or REVEALED at its end as the first card
of the round, which lay face-down. Seat 1 is a rival with a turn to take. The story stops before the rival's own End of
round effects, and the table can be looked at.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.rules.holidays.story import Place, Story, holidays, mayor, santa

# Who is asked what when the story has stopped: nobody anything.
STOPPED: Final = (None, "")

PLACED: Final = "placed"
REVEALED: Final = "revealed"
# The two cards that are placed face-down whenever they are played (HOL-FD-04).
ALWAYS_FACE_DOWN: Final = ("down-the-chimney-6", "veil-of-fog-8")

AT_BOTH_MOMENTS = pytest.mark.parametrize("moment", [PLACED, REVEALED])


def rival(**said: Any) -> Place:
    """Santa, who holds two cards and has one turn left."""
    piles = {
        "left": "nice-list-2",
        "middle": "lost-in-the-dark-9",
        "right": "jolly-visitor-4",
        "hand": "jolly-visitor-1, jolly-visitor-10",
    }
    return santa(**piles | said)


def other_rival(**said: Any) -> Place:
    """The Mayor in the same position, where Santa himself brings the card."""
    piles = {
        "left": "painted-smile-2",
        "middle": "brass-band-9",
        "right": "elected-official-4",
        "hand": "elected-official-1, elected-official-10",
    }
    return mayor(**piles | said)


def bring(moment: str, title: str, where: str, *places: Place, **said: Any) -> Story:
    """The story up to the moment after the card was placed or revealed."""
    piles, round = places[0].piles, said.pop("round", 2)
    turns = dict.fromkeys(range(1, len(places)), 1) | said.pop("turns", {})
    said = {"until": 1} | said
    if moment == REVEALED:
        piles[where] = f"~{title}, {piles.get(where, '')}"
        return holidays(*places, round=round, stage="reveal", **said)
    piles["hand"] = f"{title}, {piles.get('hand', '')}"
    table = holidays(*places, round=round, turns=turns, **said)
    table.answer(0, f"play {title} {where}")
    down = [card for card in table.game.in_play(0) if table.game.name(card) == title and card in table.game.down]
    assert len(down) == (title in ALWAYS_FACE_DOWN)
    return table


def bring_and_wait(moment: str, title: str, where: str, *places: Place, **said: Any) -> Story:
    """The story of a card that says nothing before the End of round, up to what comes after its own effect."""
    table = bring(moment, title, where, *places, **said)
    wait(moment, table)
    return table


def wait(moment: str, table: Story) -> None:
    """Nothing happens while there are turns to take: the rival takes the last one."""
    if moment == PLACED:
        assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
        assert table.game.modifiers == {}
        last = next(card for card in table.hand(1) if card.endswith("-10"))
        table.answer(1, f"play {last} left")


def after(moment: str) -> tuple[int | None, str]:
    """Who is asked what once the card has said all it has to say: the rival for a card, or nobody any more."""
    return (1, "PlayerTurn") if moment == PLACED else STOPPED
