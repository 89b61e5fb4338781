"""Shifting Characters within a town: who can move where, and who comes along."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.triggers import WhenLeaving, WhenLeft, WhenMoved, heard
from spiralhill.games.tcg.traits import HeavyAt, MovesOnlyWith, NeverMoves
from spiralhill.kernel.steps import Choice, Heard, Pick
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable

HEAVY = 2  # Movement it takes to leave a Locale that holds a Character (TCG-MOVE-07)


def can_move(game: TcgTable, seat: Seat, card: Card) -> bool:
    """Whether a Character of a town can move at all (RUL-11)."""
    traits = game.character_face(card).traits
    for trait in traits:
        if isinstance(trait, NeverMoves):
            return False
        if isinstance(trait, MovesOnlyWith):
            return all(game.has(seat, title) for title in trait.characters)
    return True


def cost_to_leave(game: TcgTable, seat: Seat, slot: int, card: Card) -> int:
    """How much Movement it takes a Character to leave its Locale."""
    for trait in game.character_face(card).traits:
        if isinstance(trait, HeavyAt) and game.slot_named(seat, trait.location) == slot:
            return HEAVY
    return 1


def neighbours(game: TcgTable, seat: Seat, slot: int) -> list[int]:
    """The Locales next to one in its row; the row is no ring (RUL-12)."""
    row = game.rows[seat]
    at = row.index(slot)
    return [*row[max(at - 1, 0) : at], *row[at + 1 : at + 2]]


def open_slots(game: TcgTable, seat: Seat) -> list[int]:
    """The Locales of a player that can be entered; one that is turned face down cannot (RUL-39)."""
    if not game.closed:
        return list(game.rows[seat])
    return [slot for slot in game.rows[seat] if game.locale(seat, slot) not in game.closed]


def bring(game: TcgTable, seat: Seat, cards: tuple[Card, ...], slot: int) -> None:
    """Bring Characters of a town to a Locale together, and set off what listens to that."""
    went = [(card, game.slot_of(seat, card)) for card in cards]
    for card, _ in went:
        game.shift_to(seat, card, slot)
    game.set_off([heard for card, source in went for heard in moved(game, seat, card, source, slot)])


def step(game: TcgTable, seat: Seat, pick: picks.Move) -> None:
    """Move a Character where a pick says."""
    place = game.place_of_locale(pick.location)
    assert place is not None
    bring(game, seat, (pick.card,), place[1])


def moved(game: TcgTable, seat: Seat, card: Card, source: int, to: int) -> list[Heard]:
    """The texts that a Character sets off by moving from one Locale to another, with who may come along."""
    found: list[Heard] = []
    for other, face in game.listeners(seat):
        listener = face.listener
        if isinstance(listener, WhenMoved) and other == card:
            found.append(heard(seat, card, listener))
        elif isinstance(listener, WhenLeft) and other in game.at(seat, source):
            if game.main_face(card).title in listener.characters:
                found.append(Heard(seat, other, ComeAlong(seat, (other,), game.locale(seat, to))))
        elif isinstance(listener, WhenLeaving) and other == card:
            left = [one for one in game.at(seat, source) if game.main_face(one).title in listener.characters]
            if left:
                found.append(Heard(seat, card, ComeAlong(seat, tuple(left), game.locale(seat, to))))
    return found


@dataclass(frozen=True, slots=True)
class ComeAlong(Choice):
    """Who follows a Character to another Locale without Movement (DEC-16)."""

    cards: tuple[Card, ...]
    location: Card

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        place = game.place_of_locale(self.location)
        if place is None or place[1] not in open_slots(game, self.seat):
            return []
        ours = [card for card in self.cards if card in game.characters(self.seat)]
        able = [card for card in ours if can_move(game, self.seat, card) and card not in game.at(*place)]
        options: list[Pick] = [picks.Bring(card) for card in able]
        return [*options, picks.STOP] if options else []

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Bring):
            place = game.place_of_locale(self.location)
            assert place is not None
            rest = tuple(card for card in self.cards if card != pick.card)
            if rest:
                game.next(replace(self, cards=rest))
            bring(game, self.seat, (pick.card,), place[1])
