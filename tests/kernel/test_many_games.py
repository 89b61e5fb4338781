"""Ten thousand random duels of every seat count: each ends within its cap, without an error, with a proper result."""

from __future__ import annotations

from random import Random

import pytest

import spiralhill
from spiralhill.games.herocard.duel import GOALS, Duel

HEROES = ["will", "isis", "deon", "aisling", "tester"]
CAP = 300
PARTS = 8
GAMES = 10_000 // PARTS


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 3, 2])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end(seats: int, part: int) -> None:
    rng = Random(part)
    for number in range(GAMES):
        seed = part * GAMES + number
        heroes = [HEROES[int(rng.random() * 5)] for _ in range(seats)]
        game = spiralhill.new("duel", heroes, seed, turn_cap=CAP, quiet=True)
        random = rng.random
        while game.asked:
            ((seat, options),) = game.asked.items()
            game.answer(seat, options[int(random() * len(options))])
        assert isinstance(game, Duel)
        best = max(game.scores)
        assert game.winners == tuple(seat for seat in range(seats) if game.scores[seat] == best)
        # Either somebody has reached the goal, alone and with nothing beyond it, or the referee has ended the game.
        if best == GOALS[seats]:
            assert len(game.winners) == 1
        else:
            assert best < GOALS[seats]
            assert game.turn == CAP
