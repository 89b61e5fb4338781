"""Ten thousand random games of every game: each ends, without an error, with a proper result.

As many for every number of seats: `python -m tests.kernel.many_games 10000`.
"""

from __future__ import annotations

from math import ceil

import pytest

from tests.kernel.many_games import SEATS, play_lot

PARTS = 4
GAMES = 10_000 // PARTS
# Most games of the TCG are for two, and the more towns there are, the longer they take.
SHARES = {("tcg", 2): 2 / 5, ("tcg", 3): 1 / 4, ("tcg", 4): 1 / 5, ("tcg", 6): 3 / 20}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, counts in SEATS.items() for seats in counts])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end(name: str, seats: int, part: int) -> None:
    """TCG-ROUND-01"""
    games = ceil(GAMES * SHARES.get((name, seats), 1 / len(SEATS[name])))
    play_lot(name, seats, part * 1_000_000, games)
