"""Texts about hands, draw piles and face-down cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.effects.text import Question, Text
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason, card_of
from spiralhill.kernel.table import Card

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight


@dataclass(frozen=True, slots=True)
class DrawAndReturn(Text):
    """Draws a card, then puts a card from the hand under the draw pile; an empty pile gives nothing."""

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        if game.draw(deed.seat, 1):
            game.next(ReturnCard(deed.seat))
        else:
            game.tell_nothing(deed.seat, deed.card)

    def follow_ups(self, game: HolidaysTable, deed: Deed) -> list[list[Item]]:
        return [[ReturnCard(deed.seat)]]

    def gain(self, sight: Sight, place: int) -> float:
        return 0.4


@dataclass(frozen=True, slots=True)
class ReturnCard(Question):
    """Which card from the hand goes under the own draw pile."""

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [picks.PutUnder(card) for card in game.hand(self.seat)]

    def act(self, game: HolidaysTable, pick: picks.PutUnder) -> None:
        game.return_card(self.seat, pick.card)

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("not-in-hand", "HOL-HAND-09")


@dataclass(frozen=True, slots=True)
class LookAtCard(Text):
    """Looks at one face-down card of an opponent at the same Location."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return LookWhich(deed.seat, deed.card)

    def gain(self, sight: Sight, place: int) -> float:
        return 0.1


@dataclass(frozen=True, slots=True)
class LookWhich(Question):
    """Which face-down card of an opponent to look at."""

    card: Card

    def options(self, game: HolidaysTable) -> list[Pick]:
        here = game.opponents_here(self.card)
        return [picks.Look(card, seat) for seat, place in here for card in game.at(seat, place) if card in game.down]

    def act(self, game: HolidaysTable, pick: picks.Look) -> None:
        game.peek(self.seat, pick.card)

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("look-face-down-here", "HOL-FD-07")
