"""What a player of HeroCard can answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Stop(Pick):
    """To discard, clear or do no more."""


@dataclass(frozen=True, slots=True)
class Discard(Pick):
    """To discard a card from the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw(Pick):
    """To draw a number of cards."""

    number: int


@dataclass(frozen=True, slots=True)
class Clear(Pick):
    """To clear a card in play."""

    card: Card


@dataclass(frozen=True, slots=True)
class Unwind(Pick):
    """To turn a twisted Attribute card back."""

    attribute: str


@dataclass(frozen=True, slots=True)
class UnwindCard(Pick):
    """To turn a twisted card in play back."""

    card: Card


@dataclass(frozen=True, slots=True)
class Refresh(Pick):
    """To replace the hand instead of having an Action phase."""


@dataclass(frozen=True, slots=True)
class End(Pick):
    """To end the own Action phase."""


@dataclass(frozen=True, slots=True)
class BoardAction(Pick):
    """What a board game lets a player do without a card; an Action Type limits when and how often (DUEL-BGA-02)."""

    def action_type(self) -> str:
        """Exclusive, Restricted or Fast; one without a type waits for the own Action phase and has no other limit."""
        return ""


@dataclass(frozen=True, slots=True)
class Play(Pick):
    """To play a card from the hand, at a target where it needs one."""

    card: Card
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class TurnUp(Pick):
    """To play a card that was deployed face down."""

    card: Card
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Add(Pick):
    """To add one more card to the set that is being played."""

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Pick):
    """To close the set."""


@dataclass(frozen=True, slots=True)
class Waste(Pick):
    """To choose the card that is wasted."""

    card: Card


@dataclass(frozen=True, slots=True)
class Purge(Pick):
    """To choose the card that is purged."""

    card: Card


@dataclass(frozen=True, slots=True)
class Deploy(Pick):
    """To lay a card from the hand face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Twist(Pick):
    """To choose the card that is twisted."""

    card: Card


@dataclass(frozen=True, slots=True)
class Convert(Pick):
    """To choose the card that is converted."""

    card: Card


@dataclass(frozen=True, slots=True)
class Recover(Pick):
    """To take a card back from the own discard stack."""

    card: Card


@dataclass(frozen=True, slots=True)
class Name(Pick):
    """To name an attribute."""

    attribute: str


STOP: Final = Stop()
REFRESH: Final = Refresh()
END: Final = End()
DONE: Final = Done()
DRAWS: Final = tuple(Draw(number) for number in range(8))

# Picks are asked for millions of times and never change: each is made once.


@cache
def discard(card: Card) -> Discard:
    """The pick that discards a card."""
    return Discard(card)


@cache
def clear(card: Card) -> Clear:
    """The pick that clears a card."""
    return Clear(card)


@cache
def add(card: Card) -> Add:
    """The pick that adds a card to a set."""
    return Add(card)


@cache
def play(card: Card, target: Seat | None) -> Play:
    """The pick that plays a card, at a target or at nobody."""
    return Play(card, target)
