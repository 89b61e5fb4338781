"""Our own games without a log: duels and the TCG with every pair of heroes or decks, holidays of two and of six."""

from itertools import cycle, permutations
from random import Random
from typing import Any

import spiralhill
from benchmarks.contestants import Position, pick_one
from spiralhill.games.shelf import GAMES


class Ours:
    """Random games through the public calls; the positions are copied, saved, seen and imagined."""

    game = ""
    seats = 2

    def __init__(self) -> None:
        self.version = "as checked out"
        self.tables = cycle(permutations(GAMES[self.game].cast, self.seats))
        self.costs = {
            "clone": lambda position: position.game.clone(),
            "save": lambda position: position.game.save(),
            "view": lambda position: position.game.view(position.seat),
            "imagine": self.imagine,
        }
        self.seed = 0

    def start(self, luck: Random) -> Any:
        return spiralhill.new(self.game, seats=list(next(self.tables)), seed=luck.getrandbits(32), quiet=True)

    def is_over(self, game: Any) -> bool:
        return bool(game.over)

    def seat(self, game: Any) -> int | None:
        return int(next(iter(game.asked)))

    def step(self, game: Any, luck: Random) -> bool:
        seat, options = next(iter(game.asked.items()))
        game.answer(seat, pick_one(options, luck))
        return True

    def keep(self, game: Any) -> Any:
        return game.clone()

    def imagine(self, position: Position) -> object:
        """Deals what the seat cannot see again, differently every time."""
        self.seed += 1
        return position.game.imagine(position.seat, self.seed)


class Duel(Ours):
    """HeroCard duels of two."""

    game = "duel"


class HolidaysOfTwo(Ours):
    """Take Over the Holidays with two players."""

    game = "holidays"


class HolidaysOfSix(HolidaysOfTwo):
    """Take Over the Holidays with all six Characters."""

    seats = 6


class TcgOfTwo(Ours):
    """The TCG with two players."""

    game = "tcg"
