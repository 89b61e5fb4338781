"""Files that the tests of the command write: a deck, and the records of games."""

from __future__ import annotations

from functools import cache
from random import Random

from spiralhill.deals import Deal, Fair, History, record_of, write_record
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


SETUPS = {
    "duel": rules_of("duel").set_up(["will", "tester"], turn_cap=100),
    "holidays": rules_of("holidays").set_up(["sally", "finkelstein", "oogie"]),
    "tcg": rules_of("tcg").set_up(["finklestein", "mayor"]),
}


@cache
def deal(game: str = "duel") -> Deal:
    """A game with sealed chance whose seeds are known."""
    return Deal(game, SETUPS[game], Fair("g-test", bytes(range(32)), (b"\x11" * 16,)))


@cache
def record_text(game: str = "duel") -> str:
    """The record of that game, played at random to the end."""
    history, rng = History(deal(game)), Random(4)
    while history.game.asked:
        seat, options = next(iter(history.game.asked.items()))
        history.answer(seat, rng.choice(options))
    return write_record(record_of(deal(game), history.game, history.lines))
