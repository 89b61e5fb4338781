"""The clocks of a table: a bank and an increment for each seat; time is told to them, they never look."""

from __future__ import annotations

from collections.abc import Collection

from spiralhill.kernel.table import Seat


class Clock:
    """How much time each seat has left, in milliseconds, and whose is running."""

    __slots__ = ("increment", "known", "left", "running")

    def __init__(self, seats: int, bank: int, increment: int) -> None:
        self.left = [bank * 1000] * seats
        # What everybody may know of it: while answers are sealed, nobody sees whose clock has stopped.
        self.known = self.left[:]
        self.increment = increment * 1000
        # Since when the clock of a seat is running.
        self.running: dict[Seat, float] = {}

    def left_at(self, now: float, seat: Seat) -> int:
        """What a seat has left at a moment."""
        since = self.running.get(seat)
        return self.left[seat] if since is None else max(0, self.left[seat] - round((now - since) * 1000))

    def run(self, now: float, seats: Collection[Seat]) -> None:
        """Let the clocks of these seats run, and no others."""
        for seat in [seat for seat in self.running if seat not in seats]:
            self.left[seat] = self.left_at(now, seat)
            del self.running[seat]
        for seat in seats:
            self.running.setdefault(seat, now)

    def after_answer(self, now: float, seat: Seat) -> int:
        """What a seat will have left once it has answered."""
        return self.left_at(now, seat) + self.increment

    def set(self, seat: Seat, left: int) -> None:
        """Stop the clock of a seat with so much left."""
        self.running.pop(seat, None)
        self.left[seat] = left

    def take_back(self, seat: Seat, answers: int) -> None:
        """Take back what a seat was given for answers that do not stand; the time it took them is gone."""
        self.left[seat] = max(0, self.left[seat] - answers * self.increment)

    def publish(self) -> None:
        """Let everybody know what is left."""
        self.known = self.left[:]

    @property
    def runs_out(self) -> float | None:
        """When the first running clock will have run out."""
        return min((since + self.left[seat] / 1000 for seat, since in self.running.items()), default=None)
