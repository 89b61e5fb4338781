"""Ten thousand random games of every game and seat count: each ends, without an error, with a proper result."""

from __future__ import annotations

from random import Random

import pytest

import spiralhill
from spiralhill.games.herocard.duel import GOALS, Duel
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.state import DECK, PILES
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.kernel.game import Game
from tests.kernel.tcg_decks import any_deck

HEROES = ["will", "isis", "deon", "aisling", "tester"]
CAP = 300
PARTS = 8
GAMES = 10_000 // PARTS


def play_out(game: Game, rng: Random) -> None:
    """Play a game at random to its end."""
    random = rng.random
    while game.asked:
        seat, options = next(iter(game.asked.items()))
        game.answer(seat, options[int(random() * len(options))])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 3, 2])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_duels_end(seats: int, part: int) -> None:
    rng = Random(part)
    for number in range(GAMES):
        heroes = [HEROES[int(rng.random() * 5)] for _ in range(seats)]
        game = spiralhill.new("duel", heroes, part * GAMES + number, turn_cap=CAP, quiet=True)
        play_out(game, rng)
        assert isinstance(game, Duel)
        best = max(game.scores)
        assert game.winners == tuple(seat for seat in range(seats) if game.scores[seat] == best)
        # Either somebody has reached the goal, alone and with nothing beyond it, or the referee has ended the game.
        if best == GOALS[seats]:
            assert len(game.winners) == 1
        else:
            assert best < GOALS[seats]
            assert game.turn == CAP


@pytest.mark.slow
@pytest.mark.parametrize("seats", [6, 5, 4, 3, 2])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_holidays_end(seats: int, part: int) -> None:
    rng = Random(part)
    for number in range(GAMES):
        game = spiralhill.new("holidays", rng.sample(list(CHARACTERS), seats), part * GAMES + number, quiet=True)
        play_out(game, rng)
        assert isinstance(game, Holidays)
        assert game.round == 4
        (winner,) = game.winners
        assert game.scores[winner] == max(game.scores)
        # Nothing lies on the table any more, and every token has gone to somebody.
        assert not any(game.in_play(seat) for seat in range(seats))
        assert game.tokens == [(0, 0)] * (seats + 1)
        assert sum(christmas + halloween for christmas, halloween in game.collected) <= 308
        for seat, character in enumerate(game.characters):
            left = len(game.hand(seat)), len(game.piles[seat * PILES + DECK])
            assert left == (1, 1) or character.skips_from is not None


@pytest.mark.slow
@pytest.mark.parametrize("seats", [6, 4, 3, 2])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_the_tcg_end(seats: int, part: int) -> None:
    """TCG-ROUND-01: always twelve Days, whatever is in the decks; ten thousand games, most of them for two."""
    rng = Random(part)
    for number in range({2: GAMES // 2}.get(seats, GAMES // 6)):
        game = spiralhill.new("tcg", [any_deck(rng) for _ in range(seats)], part * GAMES + number, quiet=True)
        play_out(game, rng)
        assert isinstance(game, Tcg)
        assert game.day == 12
        assert game.winners
        best = max(game.scores)
        assert all(game.scores[seat] == best for seat in game.winners)
        # Nothing is left lying about: no card is half played, and no Pumpkin Points are kept.
        assert game.pp == [0] * seats
        assert not game.piles[game.centre]
        assert not game.hexed
