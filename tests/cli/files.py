"""Files that the tests of the command write: a deck, and the record of a game."""

from __future__ import annotations

from functools import cache
from random import Random

from spiralhill.deals import Deal, Fair, record_of, write_record
from spiralhill.games.shelf import rules_of

DECK = """\
# A hero for the night shift.
name: Night Watch
body: will
mind: isis
x: will
5 Shotgun
4 Self Defense   # never without
3 x The Other Cheek
4 guard
4 Stand Ground
"""


@cache
def deal() -> Deal:
    """A duel with sealed chance whose seeds are known."""
    setup = rules_of("duel").set_up(["will", "tester"], turn_cap=100)
    return Deal("duel", setup, Fair("g-test", bytes(range(32)), (b"\x11" * 16,)))


@cache
def record_text() -> str:
    """The record of that duel, played at random to the end."""
    game, rng = deal().begin(), Random(4)
    while game.asked:
        seat, options = next(iter(game.asked.items()))
        game.answer(seat, rng.choice(options))
    return write_record(record_of(deal(), game))
