"""What happens in Take Over the Holidays, as lines of the log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat


@dataclass(frozen=True, slots=True)
class RoundBegins(Event):
    """A round begins with a starting player."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class LaysLocation(Event):
    """A Location is laid out between two players, or on the Middle (then between nobody), with its tokens."""

    location: str
    seat: Seat | None
    target: Seat | None
    christmas: int
    halloween: int


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
class Plays(Event):
    """A player places a card face-up."""

    seat: Seat
    card: str
    location: str


@dataclass(frozen=True, slots=True)
class PlaysFaceDown(Event):
    """A player places a card face-down."""

    seat: Seat
    location: str
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see where it lies, not what it is (HOL-INFO-03)."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Skips(Event):
    """A player does not play a card on their turn: by choice, or because none is left that may be played."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class MiddleOrder(Event):
    """A player is the next to reach the Middle and wins ties against all who come later."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Reveals(Event):
    """A player's face-down card is turned up."""

    seat: Seat
    card: str
    location: str


@dataclass(frozen=True, slots=True)
class Strengthened(Event):
    """A card of a player gets a (+n) or (-n), and counts so much now."""

    seat: Seat
    card: str
    amount: int
    strength: int


@dataclass(frozen=True, slots=True)
class ChangesNothing(Event):
    """Nothing comes of the text of a player's card or mat, since what it asks for is not there."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Moves(Event):
    """A player moves an own card from one Location to another."""

    seat: Seat
    card: str
    source: str
    location: str


@dataclass(frozen=True, slots=True)
class MovesFaceDown(Event):
    """A player moves an own face-down card from one Location to another."""

    seat: Seat
    source: str
    location: str
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see which card it is only by where it lay."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Pushes(Event):
    """A player moves a card of an opponent from one Location of that opponent to another."""

    seat: Seat
    target: Seat
    card: str
    source: str
    location: str


@dataclass(frozen=True, slots=True)
class Exchanges(Event):
    """A player takes a card in play back to the hand and puts another in its place."""

    seat: Seat
    source: str
    card: str
    location: str


@dataclass(frozen=True, slots=True)
class PutsUnder(Event):
    """A player puts a card from the hand under the own draw pile."""

    seat: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Nobody else sees which."""
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Looks(Event):
    """A player looks at a face-down card of an opponent."""

    seat: Seat
    target: Seat
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Only the one who looks sees it, and its owner knows it (HOL-INFO-10)."""
        return self if seat in (self.seat, self.target) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class FlipsToken(Event):
    """A player turns a token at a Location over to a face."""

    seat: Seat
    location: str
    face: str


@dataclass(frozen=True, slots=True)
class PlacesToken(Event):
    """A player adds a token from the supply to a Location."""

    seat: Seat
    location: str
    face: str


@dataclass(frozen=True, slots=True)
class MovesToken(Event):
    """A player moves a token from one Location to another."""

    seat: Seat
    source: str
    location: str
    face: str


@dataclass(frozen=True, slots=True)
class GainsToken(Event):
    """A player gets a token from the supply."""

    seat: Seat
    face: str


@dataclass(frozen=True, slots=True)
class GivesToken(Event):
    """A player gives another a token from the supply."""

    seat: Seat
    target: Seat
    face: str


@dataclass(frozen=True, slots=True)
class MoodShows(Event):
    """The Mood token shows a side."""

    seat: Seat
    showing: str


@dataclass(frozen=True, slots=True)
class Researches(Event):
    """A player's Research Tracker reaches a space."""

    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class RollsDice(Event):
    """A player rolls the dice for a Location; their difference counts there, a double counts everywhere."""

    seat: Seat
    location: str
    first: int
    second: int
    difference: int


@dataclass(frozen=True, slots=True)
class Rerolls(Event):
    """A player has rolled dice again; so they lie now for the Location of the roll."""

    seat: Seat
    location: str
    first: int
    second: int
    difference: int


@dataclass(frozen=True, slots=True)
class MakesWild(Event):
    """The ingredient of a player's card stands for any."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Completes(Event):
    """A player completes an Experiment with the ingredients on some cards."""

    seat: Seat
    card: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stitches(Event):
    """A player puts a card from the hand under the one that is being activated."""

    seat: Seat
    source: str
    card: str


@dataclass(frozen=True, slots=True)
class Wins(Event):
    """A player wins a Location with a strength and collects its tokens; a tie may have been broken."""

    seat: Seat
    location: str
    strength: int
    tied: bool
    christmas: int
    halloween: int


@dataclass(frozen=True, slots=True)
class Scores(Event):
    """A player's final score: points for tokens and for the Character's bonus."""

    seat: Seat
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class ShowsHand(Event):
    """A tied player's remaining cards add up to a strength."""

    seat: Seat
    strength: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WinsGame(Event):
    """A player has won the game."""

    seat: Seat
    points: int
