"""Texts about the own decks: Searches, the Discard Pile, the top of the Main Deck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.hands import has_deck
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.groups import ANY_CARD, Group
from spiralhill.games.tcg.prints import Character
from spiralhill.games.tcg.state import DECK, DISCARD, PILES, SEARCHED
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, Step, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class Search(Text):
    """Turns up cards from the top of the Main Deck and takes those of a group: all, or so many of them."""

    number: int
    group: Group
    limit: int = 0

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.turn_up_cards(deed.seat, self.number)
        game.next(Found(deed.seat, self.group, self.limit), *then)

    def worth(self) -> float:
        return 1.0 if self.limit else 1.2


@dataclass(frozen=True, slots=True)
class Found(Step):
    """What a Search was for is taken, the rest is discarded (TCG-SEARCH-01, TCG-SEARCH-10)."""

    seat: Seat
    group: Group
    limit: int

    def act(self, game: TcgTable) -> None:
        seat = self.seat
        found = [card for card in game.piles[seat * PILES + SEARCHED] if self.group.has(game.main_face(card))]
        if self.limit and len(found) > self.limit:
            game.next(TakeFound(seat, self.group, self.limit))
            return
        if not found and game.telling:
            game.tell(events.FindsNothing(seat))
        for card in found:
            game.take_searched(seat, card)
        game.discard_searched(seat)


@dataclass(frozen=True, slots=True)
class TakeFound(Choice):
    """Which of the cards found is taken (TCG-SEARCH-08)."""

    group: Group
    limit: int

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = game.piles[self.seat * PILES + SEARCHED]
        return [picks.Take(card) for card in cards if self.group.has(game.main_face(card))]

    def act(self, game: TcgTable, pick: picks.Take) -> None:
        game.take_searched(self.seat, pick.card)
        if self.limit > 1:
            game.next(replace(self, limit=self.limit - 1))
        else:
            game.discard_searched(self.seat)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("not-searched-for", "TCG-SEARCH-08")


@dataclass(frozen=True, slots=True)
class Dig(Text):
    """Takes a card of a group from the own Discard Pile."""

    group: Group = ANY_CARD

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return DigWhich(deed.seat, then, self.group)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return any(self.group.has(game.main_face(card)) for card in game.piles[deed.seat * PILES + DISCARD])

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class DigWhich(Question):
    """Which card of the own Discard Pile is taken (DEC-20)."""

    group: Group = ANY_CARD

    def options(self, game: TcgTable) -> list[Pick]:
        cards = game.piles[self.seat * PILES + DISCARD]
        return [picks.Take(card) for card in cards if self.group.has(game.main_face(card))]

    def act(self, game: TcgTable, pick: picks.Take) -> None:
        game.dig(self.seat, pick.card)
        game.next(*self.then)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("not-in-discard", "TCG-DISC-06")


@dataclass(frozen=True, slots=True)
class RevealToDraw(Text):
    """Shows a Character from the own Discard Pile and draws as many cards as its Scare Number, up to a limit."""

    limit: int

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return RevealWhich(deed.seat, then, self.limit)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        cards = game.piles[deed.seat * PILES + DISCARD]
        scary = any(isinstance(game.face(card), Character) and game.number(card) > 0 for card in cards)
        return scary and has_deck(game, deed.seat)

    def worth(self) -> float:
        return 2.5


@dataclass(frozen=True, slots=True)
class RevealWhich(Question):
    """Which Character of the own Discard Pile is shown."""

    limit: int = 0

    def options(self, game: TcgTable) -> list[Pick]:
        cards = game.piles[self.seat * PILES + DISCARD]
        return [picks.Reveal(card) for card in cards if isinstance(game.face(card), Character)]

    def act(self, game: TcgTable, pick: picks.Reveal) -> None:
        if game.telling:
            game.tell(events.Reveals(self.seat, game.name(pick.card)))
        game.draw(self.seat, min(game.number(pick.card), self.limit))


@dataclass(frozen=True, slots=True)
class Restack(Text):
    """Looks at the top cards of the own Main Deck and puts them back in any order."""

    number: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        seat = deed.seat
        cards = game.piles[seat * PILES + DECK][: -self.number - 1 : -1]
        if not cards:
            game.tell_nothing(seat, deed.card)
            return
        game.look(seat, cards)
        if game.telling:
            game.tell(events.LooksAtDeck(seat, len(cards), tuple(game.name(card) for card in cards)))
        game.next(RestackNext(seat, cards, ()))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat)

    def worth(self) -> float:
        return 0.8


@dataclass(frozen=True, slots=True)
class RestackNext(Choice):
    """Which of the cards looked at lies next from the top (DEC-25)."""

    cards: tuple[Card, ...]
    placed: tuple[Card, ...]

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Choose(card) for card in self.cards]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        cards = tuple(card for card in self.cards if card != pick.card)
        placed = (*self.placed, pick.card)
        if cards:
            game.next(RestackNext(self.seat, cards, placed))
        else:
            game.restack(self.seat, placed)
