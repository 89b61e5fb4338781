"""Texts that only keep a Surprise on the table, where the rest of it says what holds meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.kernel.effects import Deed

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class Stay(Text):
    """The card stays where it is placed."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        return

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class StandGuard(Stay):
    """The card stays on the table, and may return to hand to keep an opponent's Surprise from the own Characters."""
