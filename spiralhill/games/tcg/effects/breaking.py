"""Texts that hit Creations of opponents; nothing protects those."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.strikes import NO_LIMIT
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.prints import Creation
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class ScrapTheirCreation(Text):
    """Discards an opponent's Creation."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return CreationWhich(deed.seat, then, NO_LIMIT, True)

    def worth(self) -> float:
        return 4.0


@dataclass(frozen=True, slots=True)
class BounceTheirCreation(Text):
    """Returns an opponent's Creation up to a Scare Number to its owner's hand."""

    high: int

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return CreationWhich(deed.seat, then, self.high, False)

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class CreationWhich(Question):
    """Which Creation of an opponent is discarded, or returns to its owner's hand."""

    high: int = NO_LIMIT
    scraps: bool = True

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = [
            card
            for town in game.opponents(self.seat)
            for card in game.creations(town)
            if game.number_in(town, card) <= self.high
        ]
        return [picks.Scrap(card) if self.scraps else picks.Bounce(card) for card in cards]

    def act(self, game: TcgTable, pick: Pick) -> None:
        card = card_of(pick)
        assert card is not None
        if self.scraps:
            game.scrap(card)
        else:
            game.bounce(card)
        game.next(*self.then)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card is None:
            return NOT_OFFERED
        face = game.face(card)
        if isinstance(face, Creation) and game.is_in_play(card) and game.town_of(card) != self.seat:
            return Reason("too-scary", "TCG-TEXT-01")
        return Reason("their-creation", "TCG-TEXT-01")
