"""A booth: a room that is open on this server, with what waits for it and who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from spiralhill.server.line import Line
from spiralhill.table.gathering import Outcome
from spiralhill.table.messages import Message
from spiralhill.table.room import Room

# What is told of a step: its outcome, or why there was none.
Settled: TypeAlias = Callable[[Outcome | Exception], None]


@dataclass(slots=True)
class Booth:
    """A room that is open, what waits for it, and who listens."""

    room: Room
    inbox: deque[tuple[Message, Settled | None]] = field(default_factory=deque)
    lines: dict[int, Line] = field(default_factory=dict)
    # While what a step stores is being written.
    busy: bool = False
    timer: asyncio.TimerHandle | None = None
    used_at: float = 0.0
    # The numbers of the last pages that were told; while something is being written, the room is ahead of them.
    told: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.told = self.room.told[:]

    def number_of(self, seat: int | None) -> int:
        """The number of the last page that a seat (None: a spectator) has been told."""
        return self.told[-1 if seat is None else seat]
