"""Texts about hands and decks: draw, discard, take back, waste."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.herocard import events, picks
from spiralhill.games.herocard.effects.speaking import player
from spiralhill.games.herocard.prints import FAMILIES
from spiralhill.games.herocard.state import DECK, DISCARD, HAND, HAND_LIMIT, PILES
from spiralhill.games.herocard.table import HeroTable
from spiralhill.games.herocard.values import ANY
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draws cards, never past seven in hand (DUEL-DRAW-10)."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.draw(deed.seat, self.number)

    def worth(self) -> float:
        return float(self.number)


@dataclass(frozen=True, slots=True)
class TargetDiscards(Effect):
    """The target discards cards of their own choice."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(DiscardForced(player(game, deed, "target"), self.number))

    def worth(self) -> float:
        return float(self.number)

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DiscardForced(Choice):
    """A text makes a player discard cards of their own choice."""

    number: int

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.discard(card) for card in game.hand(self.seat)]

    def act(self, game: HeroTable, pick: picks.Discard) -> None:
        game.discard(self.seat, pick.card)
        if self.number > 1:
            game.next(DiscardForced(self.seat, self.number - 1))


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """Returns a card from the own discard stack to the hand."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(RecoverCard(deed.seat))

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class RecoverCard(Choice):
    """Which card of the own discard stack to take back; a full hand takes none."""

    def options(self, game: HeroTable) -> list[Pick]:
        if len(game.hand(self.seat)) >= HAND_LIMIT:
            return []
        return [picks.Recover(card) for card in game.piles[self.seat * PILES + DISCARD]]

    def act(self, game: HeroTable, pick: picks.Recover) -> None:
        game.move(pick.card, self.seat * PILES + DISCARD, self.seat * PILES + HAND)
        if game.telling:
            game.tell(events.Recovers(self.seat, game.name(pick.card)))


# Waste


@dataclass(frozen=True, slots=True)
class TargetWastes(Effect):
    """The target picks a card of a family in hand and wastes it."""

    family: str = ANY

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(WasteFromHand(player(game, deed, "target"), self.family))

    def worth(self) -> float:
        return 1.5

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WasteFromHand(Choice):
    """Which matching card of the own hand to waste; a hand without one wastes nothing (DUEL-WASTE-09)."""

    family: str

    def options(self, game: HeroTable) -> list[Pick]:
        return [
            picks.Waste(card)
            for card in game.hand(self.seat)
            if self.family == ANY or FAMILIES[game.face(card).kind] == self.family
        ]

    def act(self, game: HeroTable, pick: picks.Waste) -> None:
        game.waste(pick.card, self.seat * PILES + HAND)


@dataclass(frozen=True, slots=True)
class TargetWastesAtRandom(Effect):
    """The target wastes a card from the hand that chance picks."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        target = player(game, deed, "target")
        hand = game.hand(target)
        if hand:
            game.waste(hand[game.random(f"waste:hand:{target}", len(hand))], target * PILES + HAND)

    def worth(self) -> float:
        return 1.5

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WasteFromDeck(Effect):
    """Looks at the top of the target's deck and picks the card to be wasted; the rest stays as it lies (AMB-16)."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        target = player(game, deed, "target")
        if not game.rebuild(target):
            return
        seen = game.piles[target * PILES + DECK][: -self.number - 1 : -1]
        game.look(deed.seat, seen)
        if game.telling:
            names = tuple(game.name(card) for card in seen)
            game.tell(events.Looks(deed.seat, target, len(seen), names))
        game.next(WasteSeen(deed.seat, target, seen))

    def worth(self) -> float:
        return 1.0

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WasteSeen(Choice):
    """Which of the cards looked at their owner wastes."""

    owner: Seat
    cards: tuple[Card, ...]

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.Waste(card) for card in self.cards]

    def act(self, game: HeroTable, pick: picks.Waste) -> None:
        game.waste(pick.card, self.owner * PILES + DECK)
