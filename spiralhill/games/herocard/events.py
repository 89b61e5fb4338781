"""What happens in a HeroCard game, as lines of the log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiralhill.kernel.agenda import Event
from spiralhill.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Discards(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Draws(Event):
    seat: Seat
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see how many cards were drawn, not which."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Reshuffles(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Clears(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Refreshes(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Plays(Event):
    seat: Seat
    card: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class TurnsUp(Event):
    seat: Seat
    card: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class Passes(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackEnds(Event):
    seat: Seat
    target: Seat
    attack: int
    block: int
    success: bool


@dataclass(frozen=True, slots=True)
class Scores(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Wastes(Event):
    seat: Seat
    card: str
    played: bool


@dataclass(frozen=True, slots=True)
class Looks(Event):
    seat: Seat
    target: Seat
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player named by the text sees the cards (DUEL-INFO-06)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Purges(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Deploys(Event):
    seat: Seat
    attribute: str
    cost: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """A face-down card is known to its owner only; what it costs can be worked out by all (DUEL-INFO-05)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class TwistsAttribute(Event):
    seat: Seat
    attribute: str
    less: int


@dataclass(frozen=True, slots=True)
class TwistsCard(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class UnwindsAttribute(Event):
    seat: Seat
    attribute: str


@dataclass(frozen=True, slots=True)
class UnwindsCard(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Converts(Event):
    card: str
    value: int


@dataclass(frozen=True, slots=True)
class Forbids(Event):
    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class Recovers(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Names(Event):
    seat: Seat
    attribute: str


@dataclass(frozen=True, slots=True)
class Wins(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw(Event):
    """The referee's limit is reached and several players lead."""
