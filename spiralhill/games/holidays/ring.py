"""Who sits where, and which Locations they share.

Seats sit in a ring. Slot k lies between seat k and the next one clockwise; the last slot is the Middle (HOL-GEO-02).
What a player calls left is therefore the slot of their own number, and right the slot before it.
"""

from __future__ import annotations

from spiralhill.games.holidays.prints import LEFT, MIDDLE, RIGHT
from spiralhill.kernel.table import Seat


def slot_at(seats: int, seat: Seat, place: int) -> int:
    """The slot that a player at a table of so many calls left, middle or right."""
    return seats if place == MIDDLE else seat if place == LEFT else (seat - 1) % seats


def contenders(seats: int, slot: int) -> list[tuple[Seat, int]]:
    """The players who contest a slot, each with what they call it (HOL-GEO-04)."""
    if slot == seats:
        return [(seat, MIDDLE) for seat in range(seats)]
    return [(slot, LEFT), ((slot + 1) % seats, RIGHT)]
