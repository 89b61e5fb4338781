"""Texts that hit Characters of opponents.

Targets are named, then everybody who is about to be hit may answer, then it happens to those who did not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.leaving import ScrapCards, can_be_scrapped, why_not_scrapped
from spiralhill.games.tcg.effects.shifting import bring, can_move, neighbours, open_slots
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.effects.wards import warn
from spiralhill.games.tcg.groups import ANY_CARD, Group
from spiralhill.games.tcg.prints import HITS_CHARACTERS
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Choice, Pick, Reason, Step
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable

# Whose cards a text may be about.
THEIRS: Final = "theirs"
ANYBODYS: Final = "anybodys"

NO_LIMIT: Final = 99


def their_characters(
    game: TcgTable, seat: Seat, group: Group, low: int = -NO_LIMIT, high: int = NO_LIMIT, whose: str = THEIRS
) -> list[Card]:
    """The Characters of opponents, or of anybody, in a group and within a range of Scare Numbers."""
    towns = game.opponents(seat) if whose == THEIRS else game.clockwise(seat)
    return [
        card
        for town in towns
        for card in game.characters(town)
        if group.has(game.main_face(card)) and low <= game.number_in(town, card) <= high
    ]


def owners_of(game: TcgTable, cards: tuple[Card, ...]) -> dict[Seat, str]:
    """The players in whose towns some Characters are, as those whom a card is about to hit there."""
    towns = [game.town_of(card) for card in cards]
    return {town: HITS_CHARACTERS for town in towns if town is not None}


@dataclass(frozen=True, slots=True)
class StrikeScrap(Step):
    """Characters are discarded, save those of players who protected them."""

    cards: tuple[Card, ...]
    then: Then = ()

    def act(self, game: TcgTable) -> None:
        cards = tuple(card for card in self.cards if game.is_in_play(card) and game.town_of(card) not in game.spared)
        if cards:
            game.next(ScrapCards(cards, self.then if len(cards) == len(self.cards) else ()))


@dataclass(frozen=True, slots=True)
class StrikeBounce(Step):
    """Characters return to their owners' hands, save those of players who protected them."""

    cards: tuple[Card, ...]
    then: Then = ()

    def act(self, game: TcgTable) -> None:
        cards = [card for card in self.cards if game.is_in_play(card) and game.town_of(card) not in game.spared]
        for card in cards:
            game.bounce(card)
        if len(cards) == len(self.cards):
            game.next(*self.then)


@dataclass(frozen=True, slots=True)
class StrikeShift(Step):
    """Characters are moved to Locales of their towns, save those of players who protected them."""

    shifts: tuple[tuple[Card, Card], ...]

    def act(self, game: TcgTable) -> None:
        for card, location in self.shifts:
            place, to = game.standing(card), game.place_of_locale(location)
            if place is not None and to is not None and place[0] not in game.spared:
                bring(game, place[0], (card,), to[1])


@dataclass(frozen=True, slots=True)
class ScrapTheirs(Text):
    """Discards an opponent's Character within a range of Scare Numbers; 99 stands for no limit."""

    low: int = -NO_LIMIT
    high: int = NO_LIMIT

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ScrapWhich(deed.seat, then, deed.card, self.low, self.high)

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class ScrapWhich(Question):
    """Which Character of an opponent is to be discarded."""

    card: Card = 0
    low: int = -NO_LIMIT
    high: int = NO_LIMIT

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = their_characters(game, self.seat, ANY_CARD, self.low, self.high)
        return [picks.Scrap(card) for card in cards if can_be_scrapped(game, card)]

    def act(self, game: TcgTable, pick: picks.Scrap) -> None:
        cards = (pick.card,)
        warn(game, self.seat, self.card, owners_of(game, cards), StrikeScrap(cards, self.then), cards)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return why_not_scrapped(game, thing)


@dataclass(frozen=True, slots=True)
class ScrapPair(Text):
    """Discards certain Characters of one opponent who has them all in town."""

    characters: tuple[str, ...]

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ScrapPairOf(deed.seat, then, deed.card, self.characters)

    def worth(self) -> float:
        return 4.0


@dataclass(frozen=True, slots=True)
class ScrapPairOf(Question):
    """Which opponent loses certain Characters."""

    card: Card = 0
    characters: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        towns = game.opponents(self.seat)
        return [picks.Target(town) for town in towns if all(game.has(town, title) for title in self.characters)]

    def act(self, game: TcgTable, pick: picks.Target) -> None:
        found = [game.find(pick.target, title) for title in self.characters]
        cards = tuple(card for card in found if card is not None)
        warn(game, self.seat, self.card, {pick.target: HITS_CHARACTERS}, StrikeScrap(cards, self.then), cards)


@dataclass(frozen=True, slots=True)
class BounceTheirs(Text):
    """Returns a Character of a group to its owner's hand: an opponent's, or anybody's."""

    group: Group = ANY_CARD
    whose: str = THEIRS

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return BounceWhich(deed.seat, then, deed.card, self.group, self.whose)

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class BounceWhich(Question):
    """Which Character returns to its owner's hand."""

    card: Card = 0
    group: Group = ANY_CARD
    whose: str = THEIRS

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Bounce(card) for card in their_characters(game, self.seat, self.group, whose=self.whose)]

    def act(self, game: TcgTable, pick: picks.Bounce) -> None:
        cards = (pick.card,)
        warn(game, self.seat, self.card, owners_of(game, cards), StrikeBounce(cards, self.then), cards)


@dataclass(frozen=True, slots=True)
class ShiftTheirs(Text):
    """Moves an opponent's Character of a group to a neighbouring Locale."""

    group: Group

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ShiftWhich(deed.seat, then, deed.card, self.group)

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class ShiftWhich(Question):
    """Which Character of an opponent goes to which neighbouring Locale."""

    card: Card = 0
    group: Group = ANY_CARD

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = their_characters(game, self.seat, self.group)
        return [picks.move(card, location) for card in cards for location in shifts_of(game, card)]

    def act(self, game: TcgTable, pick: picks.Move) -> None:
        strike = StrikeShift(((pick.card, pick.location),))
        warn(game, self.seat, self.card, owners_of(game, (pick.card,)), strike, (pick.card,))


def shifts_of(game: TcgTable, card: Card) -> list[Card]:
    """The neighbouring Locales to which a text can shift a Character."""
    place = game.standing(card)
    if place is None or not can_move(game, place[0], card):
        return []
    town, slot = place
    enterable = open_slots(game, town)
    return [game.locale(town, there) for there in neighbours(game, town, slot) if there in enterable]
