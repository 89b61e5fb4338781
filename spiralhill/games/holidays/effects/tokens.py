"""Texts that move tokens between Locations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.effects.text import Question, Text
from spiralhill.games.holidays.prints import FACES, PLACES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason
from spiralhill.kernel.table import Card

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

# From which Locations a text takes: any of the player's own, or any on the table.
YOURS: Final = "yours"
ANYWHERE: Final = "anywhere"


@dataclass(frozen=True, slots=True)
class MoveToken(Text):
    """Moves a token of a face to this Location from another one."""

    face: str
    where: str

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return TakeFromWhich(deed.seat, deed.card, self.face, self.where)

    def gain(self, sight: Sight, place: int) -> float:
        return 0.6 * sight.token_value(self.face)


@dataclass(frozen=True, slots=True)
class TakeFromWhich(Question):
    """From which Location the token comes."""

    card: Card
    face: str
    where: str

    def options(self, game: HolidaysTable) -> list[Pick]:
        here, at = game.slot_below(self.card), FACES.index(self.face)
        slots = [game.slot(self.seat, place) for place in range(len(PLACES))]
        if self.where == ANYWHERE:
            slots = list(range(game.box.seats + 1))
        return [picks.TakeFrom(game.location_card(slot)) for slot in slots if slot != here and game.tokens[slot][at]]

    def act(self, game: HolidaysTable, pick: picks.TakeFrom) -> None:
        here, at = game.slot_below(self.card), FACES.index(self.face)
        game.move_token(self.seat, game.slot_of(pick.card), here, at)

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        return Reason("no-token-to-take", "HOL-CARD-06") if isinstance(thing, picks.TakeFrom) else NOT_OFFERED
