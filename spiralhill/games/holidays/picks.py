"""What a player of Take Over the Holidays can answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from spiralhill.games.holidays.prints import FACES, PLACES
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Play(Pick):
    """To place a card from the hand at one's own left, middle or right Location."""

    card: Card
    place: str


@dataclass(frozen=True, slots=True)
class Skip(Pick):
    """Not to play a card on one's turn."""


@dataclass(frozen=True, slots=True)
class Stitch(Pick):
    """To put a card from the hand under the one that is being activated."""

    card: Card


@dataclass(frozen=True, slots=True)
class Unstitched(Pick):
    """To use the regular text of a card that could be Stitched."""


@dataclass(frozen=True, slots=True)
class Move(Pick):
    """To move a card of one's own to another of one's Locations."""

    card: Card
    place: str


@dataclass(frozen=True, slots=True)
class Push(Pick):
    """To move an opponent's card to another of that opponent's Locations."""

    card: Card
    owner: Seat
    place: str


@dataclass(frozen=True, slots=True)
class Weaken(Pick):
    """To choose the opponent's card that a text makes weaker."""

    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class Look(Pick):
    """To look at an opponent's face-down card."""

    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class TakeUp(Pick):
    """To choose the own card in play that goes back to the hand in an exchange."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutIn(Pick):
    """To choose the card from the hand that comes into play in an exchange."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutUnder(Pick):
    """To put a card from the hand under the own draw pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeFrom(Pick):
    """To choose the Location from which a token is moved; `card` is the Location card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Flip(Pick):
    """To turn over a token that shows a face, at a Location; `card` is the Location card."""

    card: Card
    face: str


@dataclass(frozen=True, slots=True)
class Give(Pick):
    """To choose the opponent who gets a gift."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Take(Pick):
    """To choose which kind of token to get."""

    face: str


@dataclass(frozen=True, slots=True)
class Show(Pick):
    """To choose the side of the Mood token that shows."""

    showing: str


@dataclass(frozen=True, slots=True)
class RollFor(Pick):
    """To choose the Location for which the dice are rolled."""

    place: str


@dataclass(frozen=True, slots=True)
class Reroll(Pick):
    """To roll the first, the second or both dice again."""

    dice: str


@dataclass(frozen=True, slots=True)
class Complete(Pick):
    """To choose the Experiment to complete."""

    card: Card


@dataclass(frozen=True, slots=True)
class Use(Pick):
    """To choose the card whose ingredient goes into an Experiment."""

    card: Card


SKIP: Final = Skip()
UNSTITCHED: Final = Unstitched()
TAKES: Final = tuple(Take(face) for face in FACES)
ROLLS: Final = tuple(RollFor(place) for place in PLACES)

# Picks are asked for millions of times and never change: each is made once.


@cache
def play(card: Card, place: int) -> Play:
    """The pick that plays a card at a place."""
    return Play(card, PLACES[place])


@cache
def move(card: Card, place: int) -> Move:
    """The pick that moves an own card to a place."""
    return Move(card, PLACES[place])


@cache
def flip(card: Card, face: int) -> Flip:
    """The pick that flips a token at a Location card."""
    return Flip(card, FACES[face])
