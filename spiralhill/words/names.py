"""Names: what only the caller knows when a sentence is to be filled, and who reads it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from spiralhill.kernel.table import Card, Seat


def no_card(card: Card) -> str:
    """Stands in where no card can come up."""
    raise KeyError(f"these names do not say what is printed on card {card}")


@dataclass(frozen=True, slots=True)
class Names:
    """The players' names by seat, the seat that reads (None: a spectator), and the print of each card.

    `card` gives the name of the print, such as "shotgun", or None for a face the reader cannot see: `game.name` will do
    for the picks of the seat that decides.
    """

    players: tuple[str, ...]
    reader: Seat | None = None
    card: Callable[[Card], str | None] = no_card


NOBODY: Final = Names(())
