"""What a player of the TCG can answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Card, Seat

LEFT: Final = "left"
RIGHT: Final = "right"
SIDES: Final = (LEFT, RIGHT)

# The activities on the Pumpkin King Card (TCG-PK-09, TCG-PK-11, TCG-PK-13).
DRAW: Final = "draw"
POINTS: Final = "points"
MOVE: Final = "move"
ACTIVITIES: Final = (DRAW, POINTS, MOVE)


@dataclass(frozen=True, slots=True)
class PlaceLocale(Pick):
    """To put the new Locale at an end of the row."""

    card: Card
    side: str


@dataclass(frozen=True, slots=True)
class Mark(Pick):
    """To mark an activity on the Pumpkin King Card."""

    activity: str


@dataclass(frozen=True, slots=True)
class Join(Pick):
    """To perform the marked activity for nothing."""


@dataclass(frozen=True, slots=True)
class Pay(Pick):
    """To perform the marked activity at the price of a card from hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play(Pick):
    """To play a Character to a Locale, or a Creation."""

    card: Card
    location: Card | None = None


@dataclass(frozen=True, slots=True)
class Replace(Pick):
    """To play another version of a Character in town in its place."""

    card: Card
    source: Card


@dataclass(frozen=True, slots=True)
class PlaySurprise(Pick):
    """To play a Surprise for one of its abilities, counted from 1."""

    card: Card
    ability: int


@dataclass(frozen=True, slots=True)
class Use(Pick):
    """To use what a card in play says for its player's own turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Perform(Pick):
    """To perform a Function of a Locale in full; the Functions of a Locale are counted from 1."""

    card: Card
    function: int


@dataclass(frozen=True, slots=True)
class PerformPart(Pick):
    """To perform a Function of a Locale and leave out some of it."""

    card: Card
    function: int


@dataclass(frozen=True, slots=True)
class AskScore(Pick):
    """To ask an opponent for the present total of Scare Points."""

    target: Seat


@dataclass(frozen=True, slots=True)
class EndTurn(Pick):
    """To end the own turn."""


@dataclass(frozen=True, slots=True)
class Stop(Pick):
    """To do no more of what one may do several times."""


@dataclass(frozen=True, slots=True)
class Move(Pick):
    """To move a Character to a Locale."""

    card: Card
    location: Card


@dataclass(frozen=True, slots=True)
class Gather(Pick):
    """To let one Movement bring Characters from the neighbouring Locales to this Character."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bring(Pick):
    """To let a Character come along."""

    card: Card


@dataclass(frozen=True, slots=True)
class Amount(Pick):
    """To choose a number."""

    number: int


@dataclass(frozen=True, slots=True)
class Discard(Pick):
    """To choose a card from hand to be discarded."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay(Pick):
    """To choose a card that is put face down under a Locale."""

    card: Card


@dataclass(frozen=True, slots=True)
class Scrap(Pick):
    """To choose a card in play to be discarded."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bounce(Pick):
    """To choose a card in play that returns to its owner's hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take(Pick):
    """To choose a card that goes into the own hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stack(Pick):
    """To choose the card under which a Surprise is stacked."""

    card: Card


@dataclass(frozen=True, slots=True)
class Choose(Pick):
    """To choose a Locale or another card for a text."""

    card: Card


@dataclass(frozen=True, slots=True)
class Target(Pick):
    """To choose a player for a text."""

    target: Seat


@dataclass(frozen=True, slots=True)
class NameTitle(Pick):
    """To name a Card Title."""

    title: str


@dataclass(frozen=True, slots=True)
class Protect(Pick):
    """To use a card that protects against what is about to happen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reveal(Pick):
    """To show a card from the own hand or Discard Pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayFree(Pick):
    """To play a Creation at no cost."""

    card: Card


END_TURN: Final = EndTurn()
JOIN: Final = Join()
STOP: Final = Stop()
MARKS: Final = tuple(Mark(activity) for activity in ACTIVITIES)

# Picks are asked for millions of times and never change: each is made once.


@cache
def play(card: Card, location: Card | None) -> Play:
    """The pick that plays a card."""
    return Play(card, location)


@cache
def play_surprise(card: Card, ability: int) -> PlaySurprise:
    """The pick that plays a Surprise."""
    return PlaySurprise(card, ability)


@cache
def perform(card: Card, function: int) -> Perform:
    """The pick that performs a Function."""
    return Perform(card, function)


@cache
def perform_part(card: Card, function: int) -> PerformPart:
    """The pick that performs a Function in part."""
    return PerformPart(card, function)


@cache
def move(card: Card, location: Card) -> Move:
    """The pick that moves a Character."""
    return Move(card, location)


@cache
def use(card: Card) -> Use:
    """The pick that uses the text of a card in play."""
    return Use(card)


@cache
def discard(card: Card) -> Discard:
    """The pick that discards a card from hand."""
    return Discard(card)


@cache
def pay(card: Card) -> Pay:
    """The pick that pays for an activity."""
    return Pay(card)


@cache
def ask_score(target: Seat) -> AskScore:
    """The pick that asks for a score."""
    return AskScore(target)
