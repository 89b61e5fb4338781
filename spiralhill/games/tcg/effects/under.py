"""Texts about cards that lie face down under a Locale (RUL-32)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.leaving import ScrapCards
from spiralhill.games.tcg.effects.text import AndThen, Question, Text, Then
from spiralhill.games.tcg.prints import Locale
from spiralhill.games.tcg.state import DISCARD, HAND, LOCALES, PILES
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Card, Pile, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


def under(game: TcgTable, seat: Seat, name: str) -> tuple[Pile, tuple[Card, ...]]:
    """The pile of a player's Locale, and the cards that lie face down under it."""
    slot = game.slot_named(seat, name)
    if slot is None:
        return 0, ()
    pile = seat * PILES + LOCALES + slot
    return pile, game.piles[pile][:-1]


@dataclass(frozen=True, slots=True)
class LayCharacterUnder(Text):
    """Puts a Character that stands at this Locale face down under it."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return LayWho(deed.seat, then, deed.card)

    def worth(self) -> float:
        return -2.0


def hides_characters(face: Locale) -> bool:
    """Whether what lies under a Locale is Characters: its own Function puts them there."""
    texts = [text for function in face.functions for text in function.activities]
    return any(isinstance(text, AndThen) and isinstance(text.first, LayCharacterUnder) for text in texts)


@dataclass(frozen=True, slots=True)
class LayWho(Question):
    """Which Character goes under its Locale."""

    card: Card = 0

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        place = game.place_of_locale(self.card)
        return [] if place is None else [picks.Lay(card) for card in game.at(*place)]

    def act(self, game: TcgTable, pick: picks.Lay) -> None:
        place = game.standing(pick.card)
        assert place is not None
        if game.owner(pick.card) != place[0]:
            # Somebody else's Character goes under no Locale: it would be lost to its owner.
            game.next(ScrapCards((pick.card,), self.then))
            return
        name = game.name(pick.card)
        game.tuck(place[0], pick.card, place[1])
        if game.telling:
            game.tell(events.Buries(self.seat, name, game.name(self.card)))
        game.next(*self.then)


@dataclass(frozen=True, slots=True)
class LayCardsUnder(Text):
    """Puts up to so many cards from hand face down under this Locale, for Pumpkin Points each."""

    most: int
    number: int

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return LayWhich(deed.seat, deed.card, self.most, self.number)

    @property
    def divisible(self) -> bool:
        return False

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class LayWhich(Choice):
    """Which card from hand goes under a Locale next."""

    card: Card
    most: int
    number: int

    def options(self, game: TcgTable) -> list[Pick]:
        hand: list[Pick] = [picks.Lay(card) for card in game.hand(self.seat)]
        return [*hand, picks.STOP] if hand else []

    def act(self, game: TcgTable, pick: Pick) -> None:
        place = game.place_of_locale(self.card)
        if not isinstance(pick, picks.Lay) or place is None:
            return
        name = game.name(pick.card)
        game.lay_under(self.seat, pick.card, self.seat * PILES + HAND, place[1])
        if game.telling:
            game.tell(events.LaysUnder(self.seat, game.name(self.card), 1, (name,)))
        game.add_points(self.seat, self.number)
        if self.most > 1:
            game.next(replace(self, most=self.most - 1))


@dataclass(frozen=True, slots=True)
class DiscardUnder(Text):
    """Discards everything that lies under a Locale of the player's."""

    location: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        pile, cards = under(game, deed.seat, self.location)
        for card in cards:
            game.move(card, pile, game.owner(card) * PILES + DISCARD)
            if game.telling:
                game.tell(events.LosesCard(game.owner(card), game.name(card)))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return bool(under(game, deed.seat, self.location)[1])

    def worth(self) -> float:
        return 0.1


@dataclass(frozen=True, slots=True)
class TakeUnder(Text):
    """Takes up to so many cards from under a Locale of the player's into hand."""

    number: int
    location: str

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return TakeUnderWhich(deed.seat, self.number, self.location)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return bool(under(game, deed.seat, self.location)[1])

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class TakeUnderWhich(Choice):
    """Which card from under a Locale is taken next."""

    number: int
    location: str

    def options(self, game: TcgTable) -> list[Pick]:
        cards = under(game, self.seat, self.location)[1]
        options: list[Pick] = [picks.Take(card) for card in cards]
        return [*options, picks.STOP] if options else []

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Take):
            pile, _ = under(game, self.seat, self.location)
            card = game.move(pick.card, pile, self.seat * PILES + HAND)
            if game.telling:
                game.tell(events.TakesFromUnder(self.seat, self.location, 1, (game.name(card),)))
            if self.number > 1:
                game.next(replace(self, number=self.number - 1))
