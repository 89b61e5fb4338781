"""Texts that move and exchange cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.effects.strength import why_not_opposing
from spiralhill.games.holidays.effects.text import PREPARES, Question, Text
from spiralhill.games.holidays.prints import PLACES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason, card_of, touches
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight


@dataclass(frozen=True, slots=True)
class MoveOwnCard(Text):
    """Moves another card of the player to a different Location of theirs."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return MoveWhich(deed.seat, deed.card)

    def gain(self, sight: Sight, place: int) -> float:
        return 0.3

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class MoveWhich(Question):
    """Which own card goes where; own face-down cards too (HOL-AMB-14)."""

    card: Card

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [
            picks.move(card, place)
            for card in game.in_play(self.seat)
            if card != self.card
            for place in range(len(PLACES))
            if game.may_move(card, place)
        ]

    def act(self, game: HolidaysTable, pick: picks.Move) -> None:
        game.relocate(self.seat, pick.card, PLACES.index(pick.place))

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card == self.card:
            return Reason("move-another", "HOL-CARD-06")
        return why_not_there(game, thing) if card in game.in_play(self.seat) else NOT_OFFERED


def why_not_there(game: HolidaysTable, thing: Pick | Card) -> Reason:
    """Why a card in play cannot go where a pick says; a card that can go nowhere would leave a gap."""
    if isinstance(thing, (picks.Move, picks.Push)):
        if thing.place not in PLACES:
            return Reason("its-own-locations", "HOL-MOVE-04")
        if game.place_of(thing.card) == PLACES.index(thing.place):
            return Reason("lies-there-already", "HOL-MOVE-01")
    return Reason("move-leaves-gap", "HOL-MOVE-02")


@dataclass(frozen=True, slots=True)
class MoveOpponentCard(Text):
    """Moves a face-up card of an opponent from the same Location to another one of that opponent."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return PushWhich(deed.seat, deed.card)

    def lead(self, sight: Sight, place: int) -> float:
        return 0.7 * sight.strongest_target(place)

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class PushWhich(Question):
    """Which card of an opponent goes to which of that opponent's Locations (HOL-MOVE-04)."""

    card: Card

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [
            picks.Push(card, game.owner(card), PLACES[place])
            for card in game.opposing_cards(self.card)
            for place in range(len(PLACES))
            if game.may_move(card, place)
        ]

    def act(self, game: HolidaysTable, pick: picks.Push) -> None:
        game.relocate(self.seat, pick.card, PLACES.index(pick.place))

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card in game.opposing_cards(self.card):
            return why_not_there(game, thing)
        return why_not_opposing(game, self.seat, thing)


@dataclass(frozen=True, slots=True)
class ExchangeCard(Text):
    """Exchanges another own face-up card in play with a card from the hand."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return TakeUpWhich(deed.seat, deed.card)

    def follow_ups(self, game: HolidaysTable, deed: Deed) -> list[list[Item]]:
        picked = self.question(game, deed).options(game)
        return [[PutInWhich(deed.seat, card)] for pick in picked for card in touches(pick)]

    def gain(self, sight: Sight, place: int) -> float:
        return 0.5

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class TakeUpWhich(Question):
    """Which own face-up card goes back to the hand; one with a Stitched card stays (HOL-SALLY-06)."""

    card: Card

    def options(self, game: HolidaysTable) -> list[Pick]:
        if not game.hand(self.seat):
            return []
        carrying = carriers(game, self.seat)
        return [
            picks.TakeUp(card)
            for card in game.in_play(self.seat)
            if card != self.card and card not in game.down and card not in carrying
        ]

    def act(self, game: HolidaysTable, pick: picks.TakeUp) -> None:
        game.next(PutInWhich(self.seat, pick.card))

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card in carriers(game, self.seat):
            return Reason("carries-a-stitch", "HOL-SALLY-06")
        return NOT_OFFERED if card is None else Reason("exchange-another", "HOL-AMB-37")


def carriers(game: HolidaysTable, seat: Seat) -> tuple[Card, ...]:
    """The cards of a player with another one under them."""
    return game.characters[seat].carriers(game.gear[seat])


@dataclass(frozen=True, slots=True)
class PutInWhich(Question):
    """Which card from the hand comes into play; its When played text is ignored."""

    card: Card

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [picks.PutIn(card) for card in game.hand(self.seat)]

    def act(self, game: HolidaysTable, pick: picks.PutIn) -> None:
        game.exchange(self.seat, self.card, pick.card)

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("exchange-from-hand", "HOL-AMB-37")
