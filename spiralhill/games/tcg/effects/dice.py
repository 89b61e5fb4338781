"""Oogie's games: texts that let the top card of a deck decide over a Character."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.hands import has_deck
from spiralhill.games.tcg.effects.leaving import ScrapCards, can_be_scrapped, why_not_scrapped
from spiralhill.games.tcg.effects.strikes import StrikeScrap, owners_of, their_characters
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.effects.wards import warn, whose
from spiralhill.games.tcg.groups import ANY_CARD
from spiralhill.games.tcg.state import DECK, PILES
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Choice, Pick, Reason, Step
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class RollAgainst(Text):
    """Discards the top card of an opponent's deck; if it is scarier than a chosen Character there, that one goes."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return RollAgainstWhich(deed.seat, then, deed.card)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class RollAgainstWhich(Question):
    """Against which Character of an opponent the dice roll."""

    card: Card = 0

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = their_characters(game, self.seat, ANY_CARD)
        return [picks.Choose(card) for card in cards if has_deck(game, whose(game, card))]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        warn(game, self.seat, self.card, owners_of(game, (pick.card,)), Roll(pick.card, 0), (pick.card,))


@dataclass(frozen=True, slots=True)
class Roll(Step):
    """The top card of a deck is discarded and counts, with what was rolled before, against a Character."""

    card: Card
    before: int

    def act(self, game: TcgTable) -> None:
        town = game.town_of(self.card)
        if town is None:
            return
        top = game.mill(town)
        if top is None:
            return
        total = self.before + game.number(top)
        if game.telling:
            game.tell(events.RollsAgainst(town, game.name(self.card), game.number_in(town, self.card), total))
        if town in game.spared:
            game.rolled = None
        elif total > game.number_in(town, self.card) and can_be_scrapped(game, self.card):
            game.rolled = None
            game.next(ScrapCards((self.card,)))
        else:
            game.rolled = (self.card, total)


@dataclass(frozen=True, slots=True)
class RollOnceMore(Text):
    """Discards another card from the deck that was rolled with, and adds it to the one before."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        if game.rolled is not None:
            card, before = game.rolled
            game.rolled = None
            warn(game, deed.seat, deed.card, owners_of(game, (card,)), Roll(card, before), (card,))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        if game.rolled is None:
            return False
        town = game.town_of(game.rolled[0])
        return town is not None and bool(game.piles[town * PILES + DECK])

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class SpinAgainst(Text):
    """Discards the top card of an opponent's deck, then a Character of theirs with just that Scare Number."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return SpinAgainstWhom(deed.seat, then, deed.card)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class SpinAgainstWhom(Question):
    """Against which opponent the wheel turns."""

    card: Card = 0

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Target(town) for town in game.opponents(self.seat) if game.piles[town * PILES + DECK]]

    def act(self, game: TcgTable, pick: picks.Target) -> None:
        top = game.mill(pick.target)
        if top is not None:
            game.next(SpinWhich(self.seat, (), self.card, pick.target, game.number(top)))


@dataclass(frozen=True, slots=True)
class SpinWhich(Question):
    """Which Character with just that Scare Number is to be discarded."""

    card: Card = 0
    target: Seat = 0
    number: int = 0

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        town = self.target
        cards = [card for card in game.characters(town) if game.number_in(town, card) == self.number]
        return [picks.Scrap(card) for card in cards if can_be_scrapped(game, card)]

    def act(self, game: TcgTable, pick: picks.Scrap) -> None:
        cards = (pick.card,)
        warn(game, self.seat, self.card, owners_of(game, cards), StrikeScrap(cards), cards)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return why_not_scrapped(game, thing)
