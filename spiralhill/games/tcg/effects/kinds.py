"""The kinds of sentences that stand on cards beside those that do something: conditions, prices, what texts wait for.

They stand apart from what there is of each kind, because the prints of cards are made of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.kernel.effects import Effect
from spiralhill.kernel.steps import Reason
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.prints import MainCard
    from spiralhill.games.tcg.scoring import TcgScore


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold, for a player, the card that says so, and the Locale to which it would be played."""

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        """Whether it holds now."""
        raise AssertionError(f"{self!r} does not say when it holds")

    def obstacle(self) -> Reason:
        """What is said where it does not hold."""
        return Reason("condition-not-met", "RUL-14")


@dataclass(frozen=True, slots=True)
class PriceChange:
    """A sentence about what a card costs."""

    def change(self, game: TcgScore, seat: Seat, face: MainCard, card: Card, location: Card | None) -> int:
        """How much is added to the price of a card with such a face that a player would play."""
        raise AssertionError(f"{self!r} does not say what it changes")

    def least(self) -> int:
        """Below what it never brings a price."""
        return 0


@dataclass(frozen=True, slots=True)
class Offer:
    """What a player may give while playing a card, to make it cheaper (DEC-09)."""

    number: int


@dataclass(frozen=True, slots=True)
class Listener:
    """What a text listens to, and what happens then."""

    effect: Effect
