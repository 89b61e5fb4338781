"""Random games, played to their end: each ends, without an error, with a proper result.

python -m tests.kernel.many_games 10000        so many games of every game and number of seats, on all cores
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from multiprocessing import Pool
from random import Random
from typing import Final

import spiralhill
from spiralhill.games.herocard.duel import GOALS, Duel
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.state import DECK, PILES
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.kernel.game import Game
from tests.kernel.tcg_decks import any_deck

HEROES: Final = ("will", "isis", "deon", "aisling", "tester")
CAP: Final = 300
# Games that one process plays at a time.
LOT: Final = 250


def play_out(game: Game, rng: Random) -> None:
    """Play a game at random to its end."""
    random = rng.random
    while game.asked:
        seat, options = next(iter(game.asked.items()))
        game.answer(seat, options[int(random() * len(options))])


def duel(seats: int, seed: int, rng: Random) -> None:
    """Somebody reaches the goal, alone and with nothing beyond it, or the referee ends the game."""
    heroes = [HEROES[int(rng.random() * len(HEROES))] for _ in range(seats)]
    game = spiralhill.new("duel", heroes, seed, turn_cap=CAP, quiet=True)
    play_out(game, rng)
    assert isinstance(game, Duel)
    best = max(game.scores)
    assert game.winners == tuple(seat for seat in range(seats) if game.scores[seat] == best)
    if best == GOALS[seats]:
        assert len(game.winners) == 1
    else:
        assert best < GOALS[seats]
        assert game.turn == CAP


def holidays(seats: int, seed: int, rng: Random) -> None:
    """After four rounds nothing lies on the table any more, and every token has gone to somebody."""
    game = spiralhill.new("holidays", rng.sample(list(CHARACTERS), seats), seed, quiet=True)
    play_out(game, rng)
    assert isinstance(game, Holidays)
    assert game.round == 4
    (winner,) = game.winners
    assert game.scores[winner] == max(game.scores)
    assert not any(game.in_play(seat) for seat in range(seats))
    assert game.tokens == [(0, 0)] * (seats + 1)
    assert sum(christmas + halloween for christmas, halloween in game.collected) <= 308
    for seat, character in enumerate(game.characters):
        left = len(game.hand(seat)), len(game.piles[seat * PILES + DECK])
        assert left == (1, 1) or character.skips_from is not None


def tcg(seats: int, seed: int, rng: Random) -> None:
    """After always twelve Days (TCG-ROUND-01) no card is half played, and no Pumpkin Points are kept."""
    game = spiralhill.new("tcg", [any_deck(rng) for _ in range(seats)], seed, quiet=True)
    play_out(game, rng)
    assert isinstance(game, Tcg)
    assert game.day == 12
    assert game.winners
    best = max(game.scores)
    assert all(game.scores[seat] == best for seat in game.winners)
    assert game.pp == [0] * seats
    assert not game.piles[game.centre]
    assert not game.hexed


PLAYED: Final[dict[str, Callable[[int, int, Random], None]]] = {"duel": duel, "holidays": holidays, "tcg": tcg}
SEATS: Final = {"duel": (4, 3, 2), "holidays": (6, 5, 4, 3, 2), "tcg": (6, 4, 3, 2)}


def play_lot(name: str, seats: int, first: int, games: int) -> None:
    """Play some games, from a seed on."""
    rng = Random(first)
    for seed in range(first, first + games):
        PLAYED[name](seats, seed, rng)


def lots(games: int) -> Iterator[tuple[str, int, int, int]]:
    """All that is to be played, in lots."""
    for name, counts in SEATS.items():
        for seats in counts:
            yield from ((name, seats, first, min(LOT, games - first)) for first in range(0, games, LOT))


def main() -> None:
    """Play as many games as the command says."""
    games = int(sys.argv[1])
    with Pool(os.cpu_count()) as pool:
        pool.starmap(play_lot, lots(games), chunksize=1)
    for name, counts in SEATS.items():
        print(f"{name}: {games} games each with {', '.join(map(str, sorted(counts)))} seats, and nothing wrong")


if __name__ == "__main__":
    main()
