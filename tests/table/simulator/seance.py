"""The séance on the shelf: a game with sealed windows, for tables of the tests' own.

No game in the boxes has windows yet, but the tables promise what they do with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, cast

from spiralhill.games import shelf
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.game import Game, Ruleset, Setup, View
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words
from spiralhill.words.wording import Wording
from tests.kernel.seance import HAND, PILES, Round, Seance

DECK = [0, 0, 0, 1, 1, 2, 2, 3, 4]
CAST = ("ghost", "ghoul", "goblin", "gremlin")


class SeanceRules(Ruleset):
    """The séance in its box."""

    name: ClassVar[str] = "seance"
    version: ClassVar[int] = 1
    package: ClassVar[str] = "seance"
    cast: ClassVar[tuple[str, ...]] = CAST
    players: ClassVar[tuple[int, int]] = (2, 4)

    def seat(self, what: object) -> object:
        if what not in CAST:
            raise Illegal(f"nobody is called {what!r:.60}")
        return what

    def check(self, setup: Setup) -> None:
        if set(setup) != {"seats"} or not 2 <= len(setup["seats"]) <= 4:
            raise Illegal("a séance is for two to four")

    def begin(self, setup: Setup, chance: Chance, *, quiet: bool = False, patient: bool = False) -> Game:
        game = Seance([DECK for _ in setup["seats"]], chance)
        game.setup = setup
        game.patient = patient
        if quiet:
            game.be_quiet()
        for seat in range(game.box.seats):
            game.shuffle(seat * PILES, f"shuffle:deck:{seat}")
            game.deal(seat * PILES, seat * PILES + HAND, 6)
        game.begin(Round())
        return game

    def blank(self, setup: Setup) -> Game:
        return Seance([DECK for _ in setup["seats"]], Dice(0))

    def rate(self, view: View, options: list[Pick]) -> list[float]:
        return [float(len(type(option).__name__)) for option in options]


class SeanceWording(Wording):
    """The séance is for programs: it has no words but the players' names."""

    seats: ClassVar[str] = "ghost,ghoul"

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        return Names(tuple(str(seat) for seat in game.setup["seats"]), reader)


@contextmanager
def seance_on_the_shelf() -> Iterator[None]:
    """Let the séance be one of the games for a while."""
    games, wordings = cast(dict[str, Any], shelf.GAMES), cast(dict[str, Any], shelf.wordings())
    games["seance"], wordings["seance"] = SeanceRules(), SeanceWording()
    try:
        yield
    finally:
        del games["seance"], wordings["seance"]
