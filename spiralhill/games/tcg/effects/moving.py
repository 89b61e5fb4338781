"""Movement: which Character goes where, one shift after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.shifting import bring, can_move, cost_to_leave, neighbours, open_slots, step
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.traits import Flies, GathersAt
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


def steps(game: TcgTable, seat: Seat, movement: int) -> list[Pick]:
    """Every shift of one Character that so much Movement allows (TCG-MOVE-01)."""
    options: list[Pick] = []
    row = game.rows[seat]
    if len(row) < 2 or not movement:
        return options
    enterable = open_slots(game, seat)
    for slot in row:
        cards = game.at(seat, slot)
        if not cards:
            continue
        near = [there for there in neighbours(game, seat, slot) if there in enterable]
        for card in cards:
            traits = game.character_face(card).traits
            reach = near
            if traits:
                if not can_move(game, seat, card) or cost_to_leave(game, seat, slot, card) > movement:
                    continue
                if any(isinstance(trait, Flies) for trait in traits):
                    reach = [there for there in enterable if there != slot]
                if gatherable(game, seat, slot, card):
                    options.append(picks.Gather(card))
            options += [picks.move(card, game.locale(seat, there)) for there in reach]
    return options


def gatherable(game: TcgTable, seat: Seat, slot: int, card: Card) -> list[Card]:
    """The Characters that one Movement brings to a Character who gathers them."""
    for trait in game.character_face(card).traits:
        if isinstance(trait, GathersAt):
            locale = game.locale(seat, slot)
            if game.name(locale) != trait.location or locale in game.closed:
                return []
            near = [(there, other) for there in neighbours(game, seat, slot) for other in game.at(seat, there)]
            return [
                other
                for there, other in near
                if can_move(game, seat, other) and cost_to_leave(game, seat, there, other) == 1
            ]
    return []


@dataclass(frozen=True, slots=True)
class Movement(Text):
    """Gives Movement, to be used at once on any Characters of the town."""

    number: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(MoveCharacters(deed.seat, self.number), *then)

    @property
    def divisible(self) -> bool:
        return False

    def worth(self) -> float:
        return 0.3 * self.number


@dataclass(frozen=True, slots=True)
class MoveCharacters(Choice):
    """Which Character moves where with the Movement that is left; the rest may lapse (TCG-MOVE-05)."""

    left: int

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        options = steps(game, self.seat, self.left)
        return [*options, picks.STOP] if options else []

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Move):
            cost = cost_to_leave(game, self.seat, game.slot_of(self.seat, pick.card), pick.card)
            if self.left > cost:
                game.next(MoveCharacters(self.seat, self.left - cost))
            step(game, self.seat, pick)
        elif isinstance(pick, picks.Gather):
            if self.left > 1:
                game.next(MoveCharacters(self.seat, self.left - 1))
            game.next(GatherWhich(self.seat, pick.card, ()))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return why_not_move(game, self.seat, thing, self.left)


def why_not_move(game: TcgTable, seat: Seat, thing: Pick | Card, movement: int) -> Reason:
    """Why a Character cannot be moved, or not there."""
    card = card_of(thing)
    if card is None or isinstance(thing, picks.Use) or (card in game.hand(seat) and not isinstance(thing, picks.Move)):
        return NOT_OFFERED
    place = game.standing(card)
    if place is None:
        return Reason("moves-characters", "TCG-MOVE-01")
    if place[0] != seat:
        return Reason("moves-own", "TCG-MOVE-06")
    if not can_move(game, seat, card):
        return Reason("cannot-move", "RUL-11")
    if cost_to_leave(game, seat, place[1], card) > movement:
        return Reason("too-heavy", "TCG-MOVE-07")
    return Reason("moves-next-door", "TCG-MOVE-01")


@dataclass(frozen=True, slots=True)
class GatherWhich(Choice):
    """Which Characters one Movement brings to the one who gathers them: named one by one, they come together."""

    card: Card
    cards: tuple[Card, ...]

    @property
    def is_open(self) -> bool:
        return True

    def named(self, seat: Seat) -> tuple[Card, ...]:
        return self.cards

    def options(self, game: TcgTable) -> list[Pick]:
        place = game.standing(self.card)
        near = [] if place is None else gatherable(game, self.seat, place[1], self.card)
        options: list[Pick] = [picks.Bring(card) for card in near if card not in self.cards]
        return [*options, picks.STOP] if self.cards else options

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Bring):
            game.next(replace(self, cards=(*self.cards, pick.card)))
        elif self.cards:
            bring(game, self.seat, self.cards, game.slot_of(self.seat, self.card))
