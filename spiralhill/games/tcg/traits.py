"""What holds for some Characters as long as they are in play, and where they may be played."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trait:
    """What holds for a Character as long as it is in play, or where it may be played."""


@dataclass(frozen=True, slots=True)
class NeverMoves(Trait):
    """It cannot move in any way (RUL-11)."""


@dataclass(frozen=True, slots=True)
class MovesOnlyWith(Trait):
    """It moves only while some Characters are in its town."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HeavyAt(Trait):
    """To leave a Locale takes two Movement (TCG-MOVE-07)."""

    location: str


@dataclass(frozen=True, slots=True)
class Flies(Trait):
    """One Movement carries it to any Locale of its row."""


@dataclass(frozen=True, slots=True)
class GathersAt(Trait):
    """While it is at a Locale, one Movement brings any Characters of its town from the neighbouring Locales."""

    location: str


@dataclass(frozen=True, slots=True)
class CannotBeScrapped(Trait):
    """It cannot be discarded from play."""


@dataclass(frozen=True, slots=True)
class PlayedOnlyTo(Trait):
    """It can be played to some Locales only (RUL-45)."""

    locations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InvadesFor(Trait):
    """It can be played to an opponent's regular Locale, for a price of its own (RUL-31)."""

    cost: int


@dataclass(frozen=True, slots=True)
class CountsVampires(Trait):
    """Its Scare Number is how many Vampires its town holds (RUL-23)."""


@dataclass(frozen=True, slots=True)
class StandsInFor(Trait):
    """It may be discarded in the place of a Character at its Locale."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guards(Trait):
    """In an opponent's turn it may return to its owner's hand, and the hand is safe from the card about to hit it."""
