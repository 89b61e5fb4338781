"""Texts of Characters that listen to what happens (TCG-CHAR-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg.effects.conditions import ALWAYS
from spiralhill.games.tcg.effects.kinds import Condition, Listener
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Heard
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class WhenTheirsScrapped(Listener):
    """A Character is discarded from an opponent's town."""


@dataclass(frozen=True, slots=True)
class WhenOursScrapped(Listener):
    """Another Character is discarded from the own town."""


@dataclass(frozen=True, slots=True)
class WhenCreationPlayed(Listener):
    """The player plays a Creation, while a condition holds."""

    when: Condition = ALWAYS


@dataclass(frozen=True, slots=True)
class WhenFunctionHere(Listener):
    """A Function of the Locale where the card stands was performed (RUL-19)."""


@dataclass(frozen=True, slots=True)
class WhenSurprisePlayed(Listener):
    """The player has played a Surprise in the own turn."""


@dataclass(frozen=True, slots=True)
class WhenMoved(Listener):
    """The card has moved to a Locale in its player's own turn."""


@dataclass(frozen=True, slots=True)
class WhenLeft(Listener):
    """A certain Character leaves the Locale where the card stands."""

    characters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WhenLeaving(Listener):
    """The card leaves a Locale where certain Characters stand."""

    characters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Follow(Effect):
    """Whoever is meant may come along without Movement."""

    def worth(self) -> float:
        return 0.2


FOLLOW = Follow()


def heard(seat: Seat, card: Card, listener: Listener) -> Heard:
    """A text that was set off."""
    return Heard(seat, card, Deed(listener.effect, seat, card))


def scrapped(game: TcgTable, town: Seat) -> list[Heard]:
    """The texts that a Character discarded from a town sets off, on the board as it is then (RUL-54)."""
    found: list[Heard] = []
    for seat in game.clockwise(town):
        kind = WhenOursScrapped if seat == town else WhenTheirsScrapped
        for card, face in game.listeners(seat):
            if isinstance(face.listener, kind):
                found.append(heard(seat, card, face.listener))
    return found


@dataclass(frozen=True, slots=True)
class Hexing(Text):
    """What a HEX text does; a Hex Counter marks its Character (TCG-HEX-02)."""

    effect: Text

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        if game.standing(deed.card) is not None:
            game.mark_hex(deed.seat, deed.card)
        game.next(Deed(self.effect, deed.seat, deed.card), *then)

    def has_target(self, game: TcgTable, deed: Deed) -> bool:
        return self.effect.has_target(game, deed)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.effect.finds(game, deed)

    def worth(self) -> float:
        return self.effect.worth()
