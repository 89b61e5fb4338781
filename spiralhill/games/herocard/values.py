"""Variable values: what a card is worth when a number alone does not say it. Nothing here is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spiralhill.games.herocard.prints import BASE_ATTACK, FAMILIES, Value
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.table import Card, Seat

YOU: Final = "you"
TARGET: Final = "target"
ATTACKER: Final = "attacker"
ALL: Final = "all"
IN_PLAY: Final = "in-play"
ACTIVE: Final = "active"
ANY: Final = "any"


@dataclass(frozen=True, slots=True)
class Cards:
    """Which cards a text counts: whose, where they lie, of which family, and whether the card itself is left out."""

    whose: str
    where: str
    family: str = ANY
    other: bool = False

    def count(self, game: HeroTable, card: Card) -> int:
        """How many cards that is now."""
        number = 0
        for counted in self._cards(game, card):
            if self.other and counted == card:
                continue
            # A face-down card is just a card: it has no family to be told by.
            if self.family == ANY or (counted not in game.down and FAMILIES[game.kind(counted)] == self.family):
                number += 1
        return number

    def _cards(self, game: HeroTable, card: Card) -> tuple[Card, ...]:
        if self.where == ACTIVE:
            if self.whose == ALL:
                return game.active_cards
            seat = whose(game, card, self.whose)
            return tuple(active for active in game.active_cards if game.owner(active) == seat)
        if self.whose == ALL:
            return tuple(found for seat in range(game.box.seats) for found in game.in_play(seat))
        seat = whose(game, card, self.whose)
        return () if seat is None else game.in_play(seat)


def whose(game: HeroTable, card: Card, player: str) -> Seat | None:
    """The player a text speaks of, in the running attack."""
    if player == YOU:
        return game.owner(card)
    return game.target if player == TARGET else game.attacker


@dataclass(frozen=True, slots=True)
class PlusPer(Value):
    """So much more for each card of a sort."""

    per: int = 0
    cards: Cards = Cards(ALL, IN_PLAY)

    def of(self, game: HeroTable, card: Card) -> int:
        return self.start + self.per * self.cards.count(game, card)


@dataclass(frozen=True, slots=True)
class EqualToBaseAttack(Value):
    """As much as the active Base Attack is worth at that moment (DUEL-VAL-11)."""

    def of(self, game: HeroTable, card: Card) -> int:
        return self.start + (0 if game.base is None else game.value(game.base))


@dataclass(frozen=True, slots=True)
class BestBaseAttack(Value):
    """As much as the highest Base Attack the target has in play; a variable one counts its start (AMB-17)."""

    def of(self, game: HeroTable, card: Card) -> int:
        best = 0
        for found in () if game.target is None else game.in_play(game.target):
            if found not in game.down and game.kind(found) == BASE_ATTACK:
                number = game.constant(found)
                best = max(best, number.start if isinstance(number, Value) else number)
        return self.start + best


@dataclass(frozen=True, slots=True)
class CostInPlay(Value):
    """As much as the target's open cards on the named attribute cost together."""

    def of(self, game: HeroTable, card: Card) -> int:
        attribute = game.named.get(card)
        if attribute is None or game.target is None:
            return self.start
        stack = game.stack(game.target, attribute)
        return self.start + sum(game.face(found).cost for found in stack if found not in game.down)
