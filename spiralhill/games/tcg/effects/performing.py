"""Texts by which Functions are performed, or something in their place (RUL-48)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.conditions import shared_slot
from spiralhill.games.tcg.effects.hands import PitchWhich
from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.functions import PerformWhich, function_picks
from spiralhill.games.tcg.prints import Locale
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.scoring import TcgScore
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class NotPerformed(Condition):
    """The player has performed no Function in this turn."""

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return not game.performed

    def obstacle(self) -> Reason:
        return Reason("one-function", "RUL-48")


@dataclass(frozen=True, slots=True)
class ScreamForPoints(Text):
    """In place of a Function: Pumpkin Points by the Scare Numbers of all own Characters, divided and rounded down."""

    number: int
    lower: int
    title: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        seat = deed.seat
        game.performed = True
        game.add_points(seat, self.points(game, seat))

    def points(self, game: TcgTable, seat: Seat) -> int:
        """How many Pumpkin Points all Characters of a town are worth; nothing is added for less than none."""
        total = sum(game.number_in(seat, card) for card in game.characters(seat))
        return total // (self.lower if game.has(seat, self.title) else self.number)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.points(game, deed.seat) > 0

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class PerformShort(Text):
    """Performs the Function of an own Locale that is not Active, at the price of a card for each missing point."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ShortWhich(deed.seat, deed.card)

    def worth(self) -> float:
        return 0.8


@dataclass(frozen=True, slots=True)
class ShortWhich(Choice):
    """Which Locale that is not Active is used, for as many cards as it is short of Scare Points."""

    card: Card

    @property
    def is_open(self) -> bool:
        return True

    def missing(self, game: TcgTable, slot: int) -> int:
        """How many Scare Points a Locale is short of; nothing where it is Active or turned face down."""
        if game.locale(self.seat, slot) in game.closed:
            return 0
        return max(game.locale_face(self.seat, slot).threshold - game.scare_at(self.seat, slot), 0)

    def options(self, game: TcgTable) -> list[Pick]:
        held = len(game.hand(self.seat)) - (self.card in game.hand(self.seat))
        slots = [slot for slot in game.rows[self.seat] if not game.is_active(self.seat, slot)]
        affordable = [slot for slot in slots if 0 < self.missing(game, slot) <= held]
        return [picks.Choose(game.locale(self.seat, slot)) for slot in affordable]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        place = game.place_of_locale(pick.card)
        assert place is not None
        game.performed = True
        then = (PerformWhich(self.seat, pick.card),)
        game.next(PitchWhich(self.seat, then, self.missing(game, place[1])))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card is None or not isinstance(game.face(card), Locale):
            return NOT_OFFERED
        return Reason("inactive-locale", "TCG-TEXT-01")


@dataclass(frozen=True, slots=True)
class PerformAgain(Text):
    """Performs a Function of the Active Locale that certain Characters share, up to a Scare Threshold."""

    characters: tuple[str, ...]
    high: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        slot = self.slot(game, deed.seat)
        if slot is not None:
            game.next(PerformWhich(deed.seat, game.locale(deed.seat, slot)))

    def slot(self, game: TcgTable, seat: Seat) -> int | None:
        """The Locale in question, if its Function can be performed."""
        slot = shared_slot(game, seat, self.characters)
        if slot is None or not game.is_active(seat, slot) or game.locale_face(seat, slot).threshold > self.high:
            return None
        return slot if function_picks(game, seat, slot) else None

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.slot(game, deed.seat) is not None

    def worth(self) -> float:
        return 2.5
