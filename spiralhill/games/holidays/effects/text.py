"""What all texts of Character cards have in common, and the questions they ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.kernel.effects import Deed, Effect, May, No
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason
from spiralhill.kernel.table import Card

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight
    from spiralhill.games.holidays.table import HolidaysTable

# Dice and ingredients come before what is made of them, and strength after all that it may count. Texts that count
# give a (+n) or (-n), which no text reads: in which order they happen makes no difference.
PREPARES: Final = 0
MAKES: Final = 1
COUNTS: Final = 2


@dataclass(frozen=True, slots=True)
class Text(Effect):
    """A sentence on a Character card or mat."""

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        """Ask what there is to choose, or tell that there is nothing (HOL-CARD-07)."""
        if self.is_idle(game, deed):
            game.tell_nothing(deed.seat, deed.card)
        else:
            Effect.act(self, game, deed)

    def place_in_line(self) -> int:
        """Where the sentence is listed among those that happen at the same time."""
        return MAKES

    def is_idle(self, game: HolidaysTable, deed: Deed) -> bool:
        """Whether nothing would come of the sentence now: there is nothing to choose, or its condition is not met."""
        question = self.question(game, deed)
        return question is not None and not question.options(game)

    def follow_ups(self, game: HolidaysTable, deed: Deed) -> list[list[Item]]:
        """What can be asked after the first question of the sentence, each from the bottom of the agenda up."""
        return []

    def worth(self) -> float:
        """A text of this game is worth what it leads to: see `lead` and `gain`."""
        return 0.0

    def lead(self, sight: Sight, place: int) -> float:
        """By how much strength a player who sees so much expects to be ahead by it, with the card at a place."""
        return 0.0

    def gain(self, sight: Sight, place: int) -> float:
        """How many points a player who sees so much expects from it beside strength."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Question(Choice):
    """What a text asks its player: unless the card calls it optional, it must be done (HOL-CARD-06)."""

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        if isinstance(thing, No):
            return Reason("must-be-done", "HOL-CARD-06")
        return self.objection(game, thing)

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        """Why a pick or card is not among the options, though something must be done."""
        return NOT_OFFERED


def text_of(effect: Effect) -> Text:
    """The sentence itself, whether or not it may be left alone."""
    inner = effect.effect if isinstance(effect, May) else effect
    assert isinstance(inner, Text)
    return inner
