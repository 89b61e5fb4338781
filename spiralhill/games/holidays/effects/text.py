"""What all texts of Character cards have in common: where they stand in line at the End of round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.kernel.effects import Effect, May

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

# Dice and ingredients come before what is made of them, and strength after all that it may count.
PREPARES: Final = 0
MAKES: Final = 1
COUNTS: Final = 2


@dataclass(frozen=True, slots=True)
class Text(Effect):
    """A sentence on a Character card or mat."""

    def place_in_line(self) -> int:
        """Where the sentence is listed among those that happen at the same time."""
        return COUNTS

    def worth(self) -> float:
        """A text of this game is worth what it leads to: see `lead` and `gain`."""
        return 0.0

    def lead(self, sight: Sight, place: int) -> float:
        """By how much strength a player who sees so much expects to be ahead by it, with the card at a place."""
        return 0.0

    def gain(self, sight: Sight, place: int) -> float:
        """How many points a player who sees so much expects from it beside strength."""
        return 0.0


def text_of(effect: Effect) -> Text:
    """The sentence itself, whether or not it may be left alone."""
    inner = effect.effect if isinstance(effect, May) else effect
    assert isinstance(inner, Text)
    return inner
