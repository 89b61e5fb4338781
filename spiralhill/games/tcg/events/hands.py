"""What happens to hands, Pumpkin Points and decks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class Draws(Event):
    """A player draws cards."""

    seat: Seat
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see how many cards were drawn, not which."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class AddsPoints(Event):
    """A player adds Pumpkin Points and has so many now."""

    seat: Seat
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class SpendsPoints(Event):
    """A player gives up Pumpkin Points and has so many left."""

    seat: Seat
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """A player discards a card from hand."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class LosesCard(Event):
    """A card leaves a deck for the Discard Pile, or goes there after a Search."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Searches(Event):
    """A player turns up cards from the top of the Main Deck."""

    seat: Seat
    number: int
    revealed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FindsNothing(Event):
    """A Search has not found what it was for."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Takes(Event):
    """A player takes a card into hand that everybody sees."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Looks(Event):
    """A player looks at the hand of an opponent."""

    seat: Seat
    target: Seat
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see that somebody looked, not at what (TCG-INFO-01)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class LooksAtDeck(Event):
    """A player looks at the top cards of the own Main Deck."""

    seat: Seat
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see how many, not which."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Restacks(Event):
    """A player has put the cards back in an order of choice."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Reveals(Event):
    """A player shows a card."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TurnsUp(Event):
    """The top card of a player's deck is turned up."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class RollsAgainst(Event):
    """A card from the top of a player's deck counts so much against a Character."""

    seat: Seat
    card: str
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class NamesTitle(Event):
    """A player names a Card Title."""

    seat: Seat
    title: str


@dataclass(frozen=True, slots=True)
class Removes(Event):
    """A card of a player leaves the game."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Cuts(Event):
    """A player cuts the deck of another."""

    seat: Seat
    target: Seat
