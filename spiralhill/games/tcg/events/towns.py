"""What happens in towns: cards come, move, are stacked and leave."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class Performs(Event):
    """A player performs a Function of a Locale, all of it or some; they are counted from 1."""

    seat: Seat
    location: str
    function: int
    in_part: bool


@dataclass(frozen=True, slots=True)
class PlaysCharacter(Event):
    """A player plays a Character to a Locale, maybe in another player's row."""

    seat: Seat
    card: str
    location: str
    target: Seat | None
    price: int


@dataclass(frozen=True, slots=True)
class Replaces(Event):
    """A player plays a version of a Character in the place of another one."""

    seat: Seat
    card: str
    source: str
    price: int


@dataclass(frozen=True, slots=True)
class PlaysCreation(Event):
    """A player plays a Creation."""

    seat: Seat
    card: str
    price: int


@dataclass(frozen=True, slots=True)
class PlaysSurprise(Event):
    """A player plays a Surprise."""

    seat: Seat
    card: str
    price: int


@dataclass(frozen=True, slots=True)
class Scraps(Event):
    """A card is discarded from a player's town."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Bounces(Event):
    """A card returns from a player's town to its owner's hand."""

    seat: Seat
    card: str
    owner: Seat


@dataclass(frozen=True, slots=True)
class Moves(Event):
    """A Character of a player moves from one Locale to another."""

    seat: Seat
    card: str
    source: str
    location: str


@dataclass(frozen=True, slots=True)
class LaysUnder(Event):
    """A player puts cards face down under a Locale."""

    seat: Seat
    location: str
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see how many, not which (RUL-32)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class GivesUp(Event):
    """A player names the Character that is to be given up."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Buries(Event):
    """A Character of a player is put face down under its Locale."""

    seat: Seat
    card: str
    location: str


@dataclass(frozen=True, slots=True)
class TakesFromUnder(Event):
    """A player takes cards from under a Locale into hand."""

    seat: Seat
    location: str
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see how many, not which (RUL-32)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Stacks(Event):
    """A Surprise is stacked under a card."""

    seat: Seat
    card: str
    source: str


@dataclass(frozen=True, slots=True)
class StaysOnTable(Event):
    """A Surprise is placed on a player's table."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class StaysInCentre(Event):
    """A Surprise is placed in the centre of the table."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class LeavesCentre(Event):
    """A Surprise leaves the centre of the table."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Protects(Event):
    """A player uses a card, and what was about to happen leaves the player's cards alone."""

    seat: Seat
    card: str
    source: str


@dataclass(frozen=True, slots=True)
class StandsIn(Event):
    """A Character is discarded in the place of another one."""

    seat: Seat
    card: str
    source: str


@dataclass(frozen=True, slots=True)
class Hexes(Event):
    """A Character's text is used; a Hex Counter marks it."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Closes(Event):
    """A player's Locale is turned face down until the End Phase."""

    seat: Seat
    location: str


@dataclass(frozen=True, slots=True)
class SwapsLocales(Event):
    """Two Locales of a player's row change places."""

    seat: Seat
    location: str
    source: str


@dataclass(frozen=True, slots=True)
class Doubles(Event):
    """A Character's Scare Number counts twice for its Locale in this turn."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class ChangesNothing(Event):
    """Nothing comes of the text of a card."""

    seat: Seat
    card: str
