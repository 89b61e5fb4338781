"""A room with people on its lines, in one process and in a time of its own: for tests that need very many tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spiralhill.games.shelf import rules_of
from spiralhill.kernel.game import Game
from spiralhill.table import protocol
from spiralhill.table.entropy import Foreseen
from spiralhill.table.gathering import Outcome
from spiralhill.table.laying import NewTable, Wish, lay
from spiralhill.table.messages import Arrived, Heard, Message, Opened, Tick
from spiralhill.table.room import Room

# Names of people that stand on no card.
NAMES: Final = ("Quill", "Vesper", "Zuzu", "Moxie", "Jory", "Wilma")
SPECTATOR: Final = 100


class Indoors:
    """A table and its people: seat `s` listens on line `s`, a spectator on line 100."""

    def __init__(
        self, game: str, plays: Sequence[Any], seed: int, *, timing: protocol.Timing | None = None, **options: Any
    ) -> None:
        self.entropy = Foreseen(seed)
        wishes = [Wish("me", plays[0]), *(Wish("open", one) for one in plays[1:])]
        timing = timing or protocol.Timing()
        wish = NewTable(NAMES[0], game=game, seats=wishes, timing=timing, options=options)
        self.created = lay(wish, "p0", self.entropy)
        self.room = Room(self.created, self.entropy)
        self.now = 0.0
        self.seats = range(len(plays))
        self.ids = 0
        for seat in self.seats[1:]:
            self.step(Arrived(f"p{seat}", NAMES[seat], self.created.invite))

    @property
    def game(self) -> Game:
        """The game that is on."""
        assert self.room.match is not None
        return self.room.match.game

    def step(self, message: Message, after: float = 0.1) -> Outcome:
        """Let something happen a moment later."""
        self.now += after
        return self.room.step(self.now, message)

    def open(self, line: int, *, have: int = 0, lang: protocol.Language = "en") -> Outcome:
        """Let somebody come in on a line."""
        if line >= SPECTATOR:
            hello = protocol.Hello(self.created.id, have, watch=self.created.watch, lang=lang)
            return self.step(Opened(line, "", hello))
        return self.step(Opened(line, f"p{line}", protocol.Hello(self.created.id, have, seat=line, lang=lang)))

    def open_all(self, lang: protocol.Language = "en") -> list[Outcome]:
        """Let everybody come in, and a spectator."""
        return [self.open(line, lang=lang) for line in (*self.seats, SPECTATOR)]

    def ready(self) -> list[Outcome]:
        """Let everybody throw in a seed; the last one has the cards dealt."""
        return [self.say(seat, protocol.Ready(self.id(), f"{seat:032x}")) for seat in self.seats]

    def say(self, line: int, message: protocol.Inbound) -> Outcome:
        """Let somebody say something."""
        return self.step(Heard(line, message))

    def pick(self, seat: int, text: str) -> Outcome:
        """Let a seat answer what it is asked."""
        return self.say(seat, protocol.Pick(self.id(), self.room.told[seat], text))

    def tick(self) -> Outcome:
        """Wait until time itself is the next thing that happens."""
        assert self.room.wakes is not None
        return self.step(Tick(), max(0.0, self.room.wakes - self.now))

    def id(self) -> str:
        """An id that no command had before."""
        self.ids += 1
        return f"i{self.ids}"

    def options(self, seat: int) -> list[str]:
        """What a seat may answer, as it is written."""
        options: Any = self.room.view(seat)["options"]
        return options or []


def cast_of(game: str) -> tuple[str, ...]:
    """What can sit at a table of a game."""
    return rules_of(game).cast
