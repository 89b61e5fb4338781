"""What outlasts the play that brought it about: twisted, converted and forbidden cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from spiralhill.kernel.table import Card, Seat

UNTIL_LEAVES_PLAY: Final = "leaves-play"
UNTIL_SEQUENCE_ENDS: Final = "sequence-end"
SPEND_CLEAR: Final = "spend-clear"
END_OF_OWNER_TURN: Final = "end-of-owner-turn"


@dataclass(frozen=True, slots=True)
class Twisted:
    """A card turned sideways: an Attribute card or a card in play, what holds meanwhile, and what ends it.

    `source` is the twisting card for as long as a purge can reach it; the twist outlasts its being cleared (AMB-24).
    """

    owner: Seat
    attribute: int | None
    card: Card | None
    less: int
    unwind: str
    source: Card | None


@dataclass(frozen=True, slots=True)
class Converted:
    """A card in play that counts as if another kind and value were printed on it, over an earlier conversion."""

    kind: str
    value: int
    until: str
    source: Card | None
    beneath: Converted | None = None

    def without(self, until: str, source: Card | None) -> Converted | None:
        """What is left when conversions of that duration, or by that card, end."""
        beneath = None if self.beneath is None else self.beneath.without(until, source)
        ends = self.until == until or (source is not None and self.source == source)
        return beneath if ends else replace(self, beneath=beneath)

    def kept(self, source: Card) -> Converted:
        """The same without the memory that a card has brought it about."""
        beneath = None if self.beneath is None else self.beneath.kept(source)
        return replace(self, source=None if self.source == source else self.source, beneath=beneath)


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A kind of card that a player may not play for the rest of the sequence."""

    seat: Seat
    kind: str
    source: Card | None
