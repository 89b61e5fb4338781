"""What happens in a HeroCard game, as lines of the log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    """A player's turn begins."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Discards(Event):
    """A player discards a card from the hand."""

    seat: Seat
    card: str


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
class Reshuffles(Event):
    """A player's discard stack becomes a new deck."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Clears(Event):
    """A card of a player is cleared."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Refreshes(Event):
    """A player replaces the hand instead of having an Action phase."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Plays(Event):
    """A player plays a card from the hand."""

    seat: Seat
    card: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class TurnsUp(Event):
    """A player plays a card that lay face down."""

    seat: Seat
    card: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class Passes(Event):
    """A player passes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackEnds(Event):
    """An Attack Sequence is over and has been judged."""

    seat: Seat
    target: Seat
    attack: int
    block: int
    success: bool


@dataclass(frozen=True, slots=True)
class Scores(Event):
    """A player earns a Victory Point and now has so many."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Wastes(Event):
    """A player wastes a card: it goes into play without effect, or is discarded where points are short."""

    seat: Seat
    card: str
    played: bool


@dataclass(frozen=True, slots=True)
class Looks(Event):
    """A player looks at the top cards of a deck."""

    seat: Seat
    target: Seat
    number: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the player named by the text sees the cards (DUEL-INFO-06)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Purges(Event):
    """A card of a player is purged."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Deploys(Event):
    """A player lays a card face down."""

    seat: Seat
    attribute: str
    cost: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """A face-down card is known to its owner only; what it costs can be worked out by all (DUEL-INFO-05)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class TwistsAttribute(Event):
    """An Attribute card of a player is twisted."""

    seat: Seat
    attribute: str
    less: int


@dataclass(frozen=True, slots=True)
class TwistsCard(Event):
    """A card a player has in play is twisted."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class UnwindsAttribute(Event):
    """A twisted Attribute card is turned back."""

    seat: Seat
    attribute: str


@dataclass(frozen=True, slots=True)
class UnwindsCard(Event):
    """A twisted card in play is turned back."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Converts(Event):
    """A card in play counts as if another value were printed on it."""

    card: str
    value: int


@dataclass(frozen=True, slots=True)
class Forbids(Event):
    """A player may not play a kind of card for the rest of the sequence."""

    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class Recovers(Event):
    """A player takes a card back from the own discard stack."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Names(Event):
    """A player names an attribute."""

    seat: Seat
    attribute: str


@dataclass(frozen=True, slots=True)
class Wins(Event):
    """A player has won."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw(Event):
    """The referee's limit is reached and several players lead."""
