"""Texts that make cards cheaper or dearer, and what a card costs (RUL-06)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.tcg.effects.conditions import ALWAYS, Counter
from spiralhill.games.tcg.effects.kinds import Condition, Offer, PriceChange
from spiralhill.games.tcg.groups import Group
from spiralhill.games.tcg.prints import Character, MainCard, Surprise
from spiralhill.games.tcg.state import PILES, TABLE
from spiralhill.games.tcg.traits import InvadesFor
from spiralhill.kernel.steps import Reason
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.scoring import TcgScore

NO_CARD: Final = -1


@dataclass(frozen=True, slots=True)
class Cheaper(PriceChange):
    """The card costs less while a condition holds."""

    number: int
    when: Condition

    def change(self, game: TcgScore, seat: Seat, face: MainCard, card: Card, location: Card | None) -> int:
        return -self.number if self.when.holds(game, seat, card, location) else 0


@dataclass(frozen=True, slots=True)
class CheaperPer(PriceChange):
    """The card costs 1 less for each of something, but never less than so much."""

    per: Counter
    minimum: int = 0

    def change(self, game: TcgScore, seat: Seat, face: MainCard, card: Card, location: Card | None) -> int:
        return -self.per.of(game, seat, card)

    def least(self) -> int:
        return self.minimum


@dataclass(frozen=True, slots=True)
class GroupCosts(PriceChange):
    """While this card lies there, cards of a group cost more or less, but are never brought below so much."""

    amount: int
    group: Group
    minimum: int = 0

    def change(self, game: TcgScore, seat: Seat, face: MainCard, card: Card, location: Card | None) -> int:
        return self.amount if self.group.has(face) else 0

    def least(self) -> int:
        return self.minimum


@dataclass(frozen=True, slots=True)
class GiveCards(Offer):
    """Cards of a group from hand: one, or as many as the player likes, each for so much."""

    when: Condition = ALWAYS
    group: Group | None = None
    many: bool = False


@dataclass(frozen=True, slots=True)
class GiveCharacters(Offer):
    """A certain Character in play, or so many others."""

    characters: tuple[str, ...] = ()
    others: int = 0


def base_price(game: TcgScore, seat: Seat, face: MainCard, location: Card | None) -> int:
    """The price that stands on a card, before anything changes it."""
    if location is not None and isinstance(face, Character) and game.owner(location) != seat:
        invades = face.trait(InvadesFor)
        assert isinstance(invades, InvadesFor)
        return invades.cost
    return face.number if face.cost is None else face.cost


def price(
    game: TcgScore, seat: Seat, card: Card, location: Card | None = None, old: Card | None = None, given: int = 0
) -> int:
    """What a player pays for a card."""
    face = game.faces[game.prints[card]]
    assert isinstance(face, MainCard)
    return price_of(game, seat, face, card, location, old, given)


def price_of(
    game: TcgScore,
    seat: Seat,
    face: MainCard,
    card: Card,
    location: Card | None = None,
    old: Card | None = None,
    given: int = 0,
) -> int:
    """What a player pays for a face: as printed, less the version it replaces, then all changes, then the floor.

    A minimum limits what makes a card cheaper; it never makes it dearer than it was before (RUL-06). `NO_CARD` stands
    for a card that somebody might hold.
    """
    base = base_price(game, seat, face, location)
    if old is not None:
        base -= game.main_face(old).number
    total = base - given
    bounds: list[tuple[int, int]] = []
    for text in (*face.prices, *lasting(game, seat)):
        change = text.change(game, seat, face, card, location)
        total += change
        if change < 0 and text.least() > 0:
            bounds.append((change, text.least()))
    for change, least in bounds:
        # Without this text the card would cost so much; with it never less than its minimum, unless it did anyway.
        total = max(total, min(total - change, least))
    return max(total, 0)


def too_dear(game: TcgScore, seat: Seat, price: int) -> Reason:
    """Why something cannot be paid for (TCG-PLAY-04)."""
    return Reason("too-dear", "TCG-PLAY-04", (("price", price), ("points", game.pp[seat])))


def lasting(game: TcgScore, seat: Seat) -> list[PriceChange]:
    """What Surprises on the player's table and in the centre say about prices."""
    found: list[PriceChange] = []
    for pile in (seat * PILES + TABLE, game.centre):
        for card in game.piles[pile]:
            face = game.faces[game.prints[card]]
            if isinstance(face, Surprise):
                found += face.lasting
    return found
