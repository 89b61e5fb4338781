"""Texts by which Creations come into play at no cost, and what grows beneath one of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.hands import has_deck
from spiralhill.games.tcg.effects.leaving import ScrapCards, given_next
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.entering import create
from spiralhill.games.tcg.prints import Creation, Surprise
from spiralhill.games.tcg.state import DECK, HAND, PILES, SEARCHED
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import PASS, Choice, Pick, Step
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.scoring import TcgScore
    from spiralhill.games.tcg.table import TcgTable


def lacks(game: TcgScore, seat: Seat, card: Card) -> bool:
    """Whether a card is a Creation of which no copy is in a town (TCG-CREA-03)."""
    face = game.face(card)
    return isinstance(face, Creation) and all(game.name(other) != face.id for other in game.creations(seat))


@dataclass(frozen=True, slots=True)
class Donate(Text):
    """From the Pumpkin King on, each player may discard a Character, or several others, and create for nothing."""

    characters: tuple[str, ...]
    others: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(*(DonateWho(seat, self.characters, self.others, ()) for seat in game.clockwise(game.king)))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        seats = game.clockwise(game.king)
        return any(len(DonateWho(seat, self.characters, self.others, ()).options(game)) > 1 for seat in seats)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class DonateWho(Choice):
    """Whether, and with whom, a player pays for a Creation: a certain Character, or so many others."""

    characters: tuple[str, ...]
    others: int
    cards: tuple[Card, ...]

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        cards = given_next(game, self.seat, self.characters, self.others, self.cards)
        options: list[Pick] = [] if self.cards else [PASS]
        return [*options, *(picks.Scrap(card) for card in cards)]

    def act(self, game: TcgTable, pick: Pick) -> None:
        if not isinstance(pick, picks.Scrap):
            return
        cards = (*self.cards, pick.card)
        if len(cards) < self.others and game.main_face(pick.card).title not in self.characters:
            game.next(replace(self, cards=cards))
        else:
            game.next(ScrapCards(cards, (CreateFree(self.seat),)))


@dataclass(frozen=True, slots=True)
class CreateFree(Choice):
    """Which Creation from hand is played at no cost; whoever holds none is asked all the same, and passes."""

    def options(self, game: TcgTable) -> list[Pick]:
        creations = [card for card in game.hand(self.seat) if lacks(game, self.seat, card)]
        return [picks.PlayFree(card) for card in creations] if creations else [PASS]

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.PlayFree):
            create(game, self.seat, pick.card, self.seat * PILES + HAND, 0)


@dataclass(frozen=True, slots=True)
class TryTheTop(Text):
    """The right neighbour cuts the own deck; a Creation on top that the town lacks may be played at no cost."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        seat = deed.seat
        right = game.clockwise(seat)[-1]
        game.cut(seat * PILES + DECK, f"cut:deck:{seat}")
        if game.telling:
            game.tell(events.Cuts(right, seat))
        card = game.flip(seat)
        if card is None:
            game.tell_nothing(seat, deed.card)
        elif lacks(game, seat, card):
            game.next(CreateFlipped(seat, card))
        else:
            game.discard_searched(seat)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class CreateFlipped(Choice):
    """Whether the Creation that was turned up is played at no cost."""

    card: Card

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.PlayFree(self.card), PASS]

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.PlayFree):
            create(game, self.seat, self.card, self.seat * PILES + SEARCHED, 0)
        else:
            game.discard_searched(self.seat)


@dataclass(frozen=True, slots=True)
class BuildHouse(Text):
    """Turns up the own top card: a Surprise makes a certain Creation fall in, any other card goes under it."""

    version: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        seat = deed.seat
        house = next((card for card in game.creations(seat) if game.name(card) == self.version), None)
        card = game.flip(seat)
        if house is None or card is None:
            game.tell_nothing(seat, deed.card)
        elif isinstance(game.face(card), Surprise):
            game.next(FallIn(seat, house))
        else:
            game.hide_beneath(card, seat * PILES + SEARCHED, seat, house)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat)

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class FallIn(Step):
    """Everything under the House of Cards is discarded, with the Surprise that made it fall in."""

    seat: Seat
    card: Card

    def act(self, game: TcgTable) -> None:
        for under in game.stacks.get(self.card, ()):
            game.discard_beneath(self.seat, under)
        game.stacks = {over: cards for over, cards in game.stacks.items() if over != self.card}
        game.discard_searched(self.seat)
