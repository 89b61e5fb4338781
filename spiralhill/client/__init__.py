"""The client's half of a table: for bots, tests and the terminal."""

from __future__ import annotations

from spiralhill.client.client import Client, Seat, Turned
from spiralhill.client.session import Gap, Session
from spiralhill.client.transport import Lost
from spiralhill.table.doors import Mine, Seated

__all__ = ["Client", "Gap", "Lost", "Mine", "Seat", "Seated", "Session", "Turned"]
