"""What happens in the course of a Day, from its Counter to the score."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class ChoosesKing(Event):
    """Chance makes a player the first Pumpkin King."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PreparesDeck(Event):
    """A player lays the Starting Locale face down and shuffles Locale Deck and Main Deck."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DayBegins(Event):
    """The Pumpkin King takes a Day Counter, and a Day begins."""

    seat: Seat
    day: int
    left: int


@dataclass(frozen=True, slots=True)
class RevealsStart(Event):
    """A player turns the Starting Locale face up."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DrawsLocale(Event):
    """A player turns up the top card of the Locale Deck."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PlacesLocale(Event):
    """A player puts the new Locale at an end of the row."""

    seat: Seat
    location: str
    side: str


@dataclass(frozen=True, slots=True)
class Marks(Event):
    """The Pumpkin King marks an activity; one player may perform it for nothing."""

    seat: Seat
    activity: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class JoinsActivity(Event):
    """A player performs the marked activity."""

    seat: Seat
    activity: str


@dataclass(frozen=True, slots=True)
class Declines(Event):
    """A player does not perform the marked activity."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    """A player's turn begins."""

    seat: Seat
    day: int


@dataclass(frozen=True, slots=True)
class TakesCrown(Event):
    """A player takes the Pumpkin King Card for an activity."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GivesCrownBack(Event):
    """The Pumpkin King Card goes back to the player from whom it was taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TellsScore(Event):
    """An opponent tells a player the present total of Scare Points."""

    seat: Seat
    target: Seat
    points: int


@dataclass(frozen=True, slots=True)
class EndPhase(Event):
    """The End Phase begins."""

    seat: Seat
    day: int


@dataclass(frozen=True, slots=True)
class EmptiesPoints(Event):
    """The Pumpkin Points that are left are emptied."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reimburses(Event):
    """A player's played Surprises go to the Discard Pile, and may be made up for."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class ClearsHex(Event):
    """All Hex Counters are removed."""

    number: int


@dataclass(frozen=True, slots=True)
class Recycles(Event):
    """A player shuffles the Discard Pile into a new Main Deck."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class PassesCrown(Event):
    """The Pumpkin King Card passes to the next player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scores(Event):
    """A player's town counts so many Scare Points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BreaksTie(Event):
    """A tied leader has so many Active Locales with such a sum of Scare Thresholds."""

    seat: Seat
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class WinsGame(Event):
    """A player has won the game."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class SharesGame(Event):
    """Players share the victory."""

    seat: Seat
    points: int
