"""Texts about Locales: where they lie, whether they are open, and who is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.hands import has_deck
from spiralhill.games.tcg.effects.shifting import open_slots
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.groups import Group
from spiralhill.games.tcg.state import PILES, TABLE
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class CloseLocale(Text):
    """Turns a Locale of an opponent face down until the End Phase (RUL-39)."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return CloseWhich(deed.seat)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class CloseWhich(Choice):
    """Which Locale of an opponent is turned face down."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        locales = [locale for town in game.opponents(self.seat) for locale in game.row(town)]
        return [picks.Choose(locale) for locale in locales if locale not in game.closed]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        game.closed = game.closed | {pick.card}
        if game.telling:
            game.tell(events.Closes(game.owner(pick.card), game.name(pick.card)))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("their-locale", "TCG-TEXT-01")


@dataclass(frozen=True, slots=True)
class SwapLocales(Text):
    """Lets two Locales without Characters change places in somebody's row."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return SwapWhich(deed.seat, ())

    def worth(self) -> float:
        return 0.3


@dataclass(frozen=True, slots=True)
class SwapWhich(Choice):
    """Which two Locales without Characters change places, one after the other."""

    locations: tuple[Card, ...]

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        options: list[Pick] = []
        for town in game.clockwise(self.seat):
            bare = [game.locale(town, slot) for slot in open_slots(game, town) if not game.at(town, slot)]
            if self.locations:
                bare = [locale for locale in bare if locale not in self.locations] if self.locations[0] in bare else []
            elif len(bare) < 2:
                bare = []
            options += [picks.Choose(locale) for locale in bare]
        return options

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        if not self.locations:
            game.next(SwapWhich(self.seat, (pick.card,)))
            return
        one, other = game.place_of_locale(self.locations[0]), game.place_of_locale(pick.card)
        assert one is not None
        assert other is not None
        town = one[0]
        places = {one[1]: other[1], other[1]: one[1]}
        game.rows[town] = tuple(places.get(slot, slot) for slot in game.rows[town])
        if game.telling:
            game.tell(events.SwapsLocales(town, game.name(self.locations[0]), game.name(pick.card)))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("bare-locales", "TCG-TEXT-01")


@dataclass(frozen=True, slots=True)
class ScrapTableSurprise(Text):
    """Discards a Surprise that an opponent has placed on the table."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return TableSurpriseWhich(deed.seat)

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class TableSurpriseWhich(Choice):
    """Which Surprise of an opponent leaves the table; stacked ones are safe."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        towns = game.opponents(self.seat)
        return [picks.Scrap(card) for town in towns for card in game.piles[town * PILES + TABLE]]

    def act(self, game: TcgTable, pick: picks.Scrap) -> None:
        game.scrap(pick.card)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("table-surprise", "TCG-TEXT-01")


@dataclass(frozen=True, slots=True)
class DrawPerAt(Text):
    """Draws a card for each Character of a group at one Locale of the player's."""

    group: Group

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return DrawAtWhich(deed.seat, self.group)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat) and self.has_target(game, deed)

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class DrawAtWhich(Choice):
    """For which Locale cards are drawn."""

    group: Group

    @property
    def is_open(self) -> bool:
        return True

    def count(self, game: TcgTable, slot: int) -> int:
        """How many Characters of the group are at a Locale."""
        return sum(self.group.has(game.main_face(card)) for card in game.at(self.seat, slot))

    def options(self, game: TcgTable) -> list[Pick]:
        slots = [slot for slot in open_slots(game, self.seat) if self.count(game, slot)]
        return [picks.Choose(game.locale(self.seat, slot)) for slot in slots]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        place = game.place_of_locale(pick.card)
        assert place is not None
        game.draw(self.seat, self.count(game, place[1]))


@dataclass(frozen=True, slots=True)
class CountTwice(Text):
    """A certain Character's Scare Number counts twice for its present Locale in this turn (RUL-56)."""

    title: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        card = game.find(deed.seat, self.title)
        if card is not None:
            game.doubled = (card, game.locale(deed.seat, game.slot_of(deed.seat, card)))
            if game.telling:
                game.tell(events.Doubles(deed.seat, game.name(card)))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        card = game.find(deed.seat, self.title)
        if card is None:
            return False
        slot = game.slot_of(deed.seat, card)
        # A Starting Locale is always Active, and one that is face down never (TCG-FUNC-06, RUL-39).
        return slot in open_slots(game, deed.seat) and not game.locale_face(deed.seat, slot).is_starting

    def worth(self) -> float:
        return 0.8
