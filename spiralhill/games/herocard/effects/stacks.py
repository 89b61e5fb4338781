"""Texts about cards in play: clear, purge, deploy."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.herocard import picks
from spiralhill.games.herocard.effects.speaking import active, player
from spiralhill.games.herocard.prints import ATTRIBUTES, FAMILIES
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class ClearUpTo(Effect):
    """Clears own cards, top first, stopping at will."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(ClearByText(deed.seat, self.number))

    def worth(self) -> float:
        return 0.75 * self.number


@dataclass(frozen=True, slots=True)
class ClearByText(Choice):
    """Which own card a text clears next; outside the limit of the Clear phase (DUEL-CLEAR-10)."""

    number: int

    def options(self, game: HeroTable) -> list[Pick]:
        tops = game.tops(self.seat)
        return [picks.STOP, *map(picks.clear, tops)]

    def act(self, game: HeroTable, pick: Pick) -> None:
        if isinstance(pick, picks.Clear):
            game.clear(pick.card)
            if self.number > 1:
                game.next(ClearByText(self.seat, self.number - 1))


@dataclass(frozen=True, slots=True)
class ClearTop(Effect):
    """Clears the top card of one own stack."""

    attribute: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        for card in self._tops(game, deed):
            game.clear(card)

    def finds(self, game: HeroTable, deed: Deed) -> bool:
        return bool(self._tops(game, deed))

    def _tops(self, game: HeroTable, deed: Deed) -> list[Card]:
        return game.tops(deed.seat, (ATTRIBUTES.index(self.attribute),))

    def worth(self) -> float:
        return 0.75


@dataclass(frozen=True, slots=True)
class ClearActive(Effect):
    """Clears an active card of the target, wherever in its stack it lies (DUEL-CLEAR-14)."""

    kind: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(ClearNamed(deed.seat, player(game, deed, "target"), self.kind))

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class ClearNamed(Choice):
    """Which active card of a kind to clear."""

    owner: Seat
    kind: str

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.clear(card) for card in active(game, self.owner, self.kind) if not game.is_pinned(card)]

    def act(self, game: HeroTable, pick: picks.Clear) -> None:
        game.clear(pick.card)


@dataclass(frozen=True, slots=True)
class PurgeLast(Effect):
    """Purges a card of a family that an opponent played last."""

    family: str

    def targets(self, game: HeroTable, seat: Seat, last: tuple[Card, ...]) -> list[Card]:
        """The cards of a play that a player could purge."""
        return [card for card in last if game.owner(card) != seat and FAMILIES[game.kind(card)] == self.family]

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(PurgeCard(deed.seat, tuple(self.targets(game, deed.seat, game.before_last))))

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class PurgeCard(Choice):
    """Which card of the last play to purge; all cards of a set are the last card (AMB-22)."""

    cards: tuple[Card, ...]

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.Purge(card) for card in self.cards]

    def act(self, game: HeroTable, pick: picks.Purge) -> None:
        game.purge(pick.card)


@dataclass(frozen=True, slots=True)
class DeployOne(Effect):
    """Lays a card from the hand face down, to be played later."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(DeployCard(deed.seat))

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class DeployCard(Choice):
    """Which payable card of the hand to deploy."""

    def options(self, game: HeroTable) -> list[Pick]:
        free = [game.free(self.seat, attribute) for attribute in range(3)]
        hand = game.hand(self.seat)
        return [picks.Deploy(card) for card in hand if game.face(card).cost <= free[game.face(card).attribute]]

    def act(self, game: HeroTable, pick: picks.Deploy) -> None:
        game.deploy(pick.card)
