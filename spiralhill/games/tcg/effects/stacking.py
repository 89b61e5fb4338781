"""Texts by which a Surprise is stacked under another card (TCG-STACK-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.strikes import owners_of
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.effects.wards import warn
from spiralhill.games.tcg.groups import ANY_CARD, Group
from spiralhill.games.tcg.state import BENEATH, PILES, PLAYED
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, Step, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


def has_stacked(game: TcgTable, town: Seat, name: str) -> bool:
    """Whether a copy of a Surprise is stacked in a town already (TCG-STACK-06)."""
    return any(game.name(card) == name for card in game.piles[town * PILES + BENEATH])


def stack(game: TcgTable, seat: Seat, card: Card, over: Card) -> None:
    """Stack the Surprise that is being played under a card in play."""
    town = game.town_of(over)
    if town is None or card not in game.piles[seat * PILES + PLAYED]:
        return
    game.put_beneath(card, seat * PILES + PLAYED, town, over)
    if game.telling:
        game.tell(events.Stacks(seat, game.name(card), game.name(over)))


@dataclass(frozen=True, slots=True)
class StackOn(Text):
    """Stacks this card under a card of a group in the own town."""

    group: Group

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return StackWhere(deed.seat, then, deed.card, self.group)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class StackWhere(Question):
    """Under which own card a Surprise is stacked (DEC-11)."""

    card: Card = 0
    group: Group = ANY_CARD

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = (*game.characters(self.seat), *game.creations(self.seat))
        return [picks.Stack(card) for card in cards if self.group.has(game.main_face(card))]

    def act(self, game: TcgTable, pick: picks.Stack) -> None:
        stack(game, self.seat, self.card, pick.card)
        game.next(*self.then)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("stack-elsewhere", "TCG-STACK-01")


@dataclass(frozen=True, slots=True)
class StackOnTheirs(Text):
    """Stacks this card under a Character of an opponent."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return StackOnWhich(deed.seat, then, deed.card)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class StackOnWhich(Question):
    """Under which Character of an opponent a Surprise is stacked."""

    card: Card = 0

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        name = game.name(self.card)
        towns = [town for town in game.opponents(self.seat) if not has_stacked(game, town, name)]
        return [picks.Stack(card) for town in towns for card in game.characters(town)]

    def act(self, game: TcgTable, pick: picks.Stack) -> None:
        strike = StrikeStack(self.seat, self.card, pick.card)
        warn(game, self.seat, self.card, owners_of(game, (pick.card,)), strike, (pick.card,))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("stack-elsewhere", "TCG-STACK-06")


@dataclass(frozen=True, slots=True)
class StrikeStack(Step):
    """A Surprise is stacked under an opponent's Character, unless its player is protected (RUL-28)."""

    seat: Seat
    card: Card
    source: Card

    def act(self, game: TcgTable) -> None:
        if game.town_of(self.source) not in game.spared:
            stack(game, self.seat, self.card, self.source)
