"""What can happen to a room, and what a room asks of a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Seat
from spiralhill.table import protocol


@dataclass(frozen=True, slots=True)
class Opened:
    """A line of a person, with its first message."""

    line: int
    person: str
    hello: protocol.Hello


@dataclass(frozen=True, slots=True)
class Closed:
    """A line that is no more."""

    line: int


@dataclass(frozen=True, slots=True)
class Heard:
    """A message on a line."""

    line: int
    message: protocol.Inbound


@dataclass(frozen=True, slots=True)
class Arrived:
    """Somebody with the invitation to a table, or with the link to a seat of it."""

    person: str
    name: str
    code: str


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot answers to the question it was asked at an entry of the journal; None if it came to nothing."""

    seat: Seat
    asked_at: int
    pick: str | None


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


Message: TypeAlias = Opened | Closed | Heard | Arrived | Thought | Tick


@dataclass(frozen=True, slots=True)
class Think:
    """A question for a bot: the view of its seat, its options as they are and as they are written, and for how long
    it shall seem to think."""

    seat: Seat
    asked_at: int
    level: str
    view: View
    options: list[Pick]
    texts: list[str]
    pause: float
