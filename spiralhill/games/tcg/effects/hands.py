"""Texts about the own hand and Pumpkin Points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.conditions import Counter
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.groups import ANY_CARD, Group
from spiralhill.games.tcg.state import DECK, PILES
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class Draw(Text):
    """Draws cards."""

    number: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        if game.draw(deed.seat, self.number) == self.number:
            game.next(*then)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat)

    def part(self, game: TcgTable, deed: Deed) -> Choice | None:
        return DrawHowMany(deed.seat, self.number)

    def worth(self) -> float:
        return float(self.number)


def has_deck(game: TcgTable, seat: Seat) -> bool:
    """Whether there is a card to draw or to turn up."""
    return bool(game.piles[seat * PILES + DECK])


@dataclass(frozen=True, slots=True)
class DrawHowMany(Choice):
    """How many of the cards a Function offers are drawn, said before the first is (RUL-17)."""

    most: int

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        most = min(self.most, len(game.piles[self.seat * PILES + DECK]))
        return [picks.Amount(number) for number in range(most, -1, -1)]

    def act(self, game: TcgTable, pick: picks.Amount) -> None:
        game.draw(self.seat, pick.number)


@dataclass(frozen=True, slots=True)
class DrawPer(Text):
    """Draws a card for each of something."""

    per: Counter

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        number = self.per.of(game, deed.seat, deed.card)
        if game.draw(deed.seat, number) < 1:
            game.tell_nothing(deed.seat, deed.card)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat) and self.per.of(game, deed.seat, deed.card) > 0

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class AddPoints(Text):
    """Adds Pumpkin Points."""

    number: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.add_points(deed.seat, self.number)
        game.next(*then)

    def part(self, game: TcgTable, deed: Deed) -> Choice | None:
        return AddHowMany(deed.seat, self.number)

    def worth(self) -> float:
        return float(self.number)


@dataclass(frozen=True, slots=True)
class AddHowMany(Choice):
    """How many of the Pumpkin Points a Function offers are added (TCG-FUNC-11)."""

    most: int

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Amount(number) for number in range(self.most, -1, -1)]

    def act(self, game: TcgTable, pick: picks.Amount) -> None:
        game.add_points(self.seat, pick.number)


@dataclass(frozen=True, slots=True)
class AddPointsPer(Text):
    """Adds a Pumpkin Point for each of something."""

    per: Counter

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        number = self.per.of(game, deed.seat, deed.card)
        if number:
            game.add_points(deed.seat, number)
        else:
            game.tell_nothing(deed.seat, deed.card)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.per.of(game, deed.seat, deed.card) > 0

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class Refill(Text):
    """Draws until the hand has so many cards; nothing stands for the size of the Starting Hand."""

    number: int | None

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.draw(deed.seat, self.missing(game, deed))

    def missing(self, game: TcgTable, deed: Deed) -> int:
        """How many cards the hand lacks; the card that says so does not count while it is being played."""
        size = game.starting_hand(deed.seat) if self.number is None else self.number
        return size - sum(card != deed.card for card in game.hand(deed.seat))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return has_deck(game, deed.seat) and self.missing(game, deed) > 0

    def part(self, game: TcgTable, deed: Deed) -> Choice | None:
        return DrawHowMany(deed.seat, max(self.missing(game, deed), 0))

    def worth(self) -> float:
        return 3.0


# Discarding from the own hand


@dataclass(frozen=True, slots=True)
class Pitch(Text):
    """Discards cards of a group from hand, of the player's choice; it is done when there were that many (RUL-52)."""

    number: int
    group: Group = ANY_CARD

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return PitchWhich(deed.seat, then, self.number, self.group)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return len(matching(game, deed.seat, self.group)) >= self.number

    def worth(self) -> float:
        return -0.8 * self.number


def matching(game: TcgTable, seat: Seat, group: Group) -> list[Card]:
    """The cards of a group in a hand."""
    return [card for card in game.hand(seat) if group.has(game.main_face(card))]


@dataclass(frozen=True, slots=True)
class PitchWhich(Question):
    """Which card from hand is discarded, one after the other."""

    number: int = 1
    group: Group = ANY_CARD

    @property
    def card(self) -> Card | None:
        """The card whose text this is the price of."""
        deeds = [item.card for item in self.then if isinstance(item, Deed)]
        return deeds[0] if deeds else None

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.discard(card) for card in matching(game, self.seat, self.group)]

    def act(self, game: TcgTable, pick: picks.Discard) -> None:
        game.pitch(self.seat, pick.card)
        if self.number > 1:
            game.next(replace(self, number=self.number - 1))
        else:
            game.next(*self.then)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card is None:
            return NOT_OFFERED
        if card not in game.hand(self.seat):
            return Reason("discard-from-hand", "TCG-DISC-01")
        return Reason("wrong-card-for-text", "TCG-THEN-01")


@dataclass(frozen=True, slots=True)
class PitchHandToDraw(Text):
    """Discards the whole hand, then draws as many cards."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        hand = game.hand(deed.seat)
        game.pitch_all(deed.seat, hand)
        game.draw(deed.seat, len(hand))

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class PitchAnyToDraw(Text):
    """Discards any number of cards in one go, then draws as many."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return PitchMore(deed.seat, ())

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return bool(game.hand(deed.seat))

    def worth(self) -> float:
        return 0.8


@dataclass(frozen=True, slots=True)
class PitchMore(Choice):
    """Which cards are discarded in one go: they are named one by one, and go together."""

    cards: tuple[Card, ...]

    def options(self, game: TcgTable) -> list[Pick]:
        chosen: list[Pick] = [picks.discard(card) for card in game.hand(self.seat) if card not in self.cards]
        return [*chosen, picks.STOP] if self.cards else chosen

    def act(self, game: TcgTable, pick: Pick) -> None:
        cards = (*self.cards, pick.card) if isinstance(pick, picks.Discard) else self.cards
        if isinstance(pick, picks.Discard) and len(cards) < len(game.hand(self.seat)):
            game.next(replace(self, cards=cards))
            return
        game.pitch_all(self.seat, cards)
        game.draw(self.seat, len(cards))

    def named(self, seat: Seat) -> tuple[Card, ...]:
        return self.cards

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return why_not_pitched(game, card_of(thing), self.cards)


def why_not_pitched(game: TcgTable, card: Card | None, named: tuple[Card, ...]) -> Reason:
    """Why a card is not one more of those that are named for the discard pile."""
    if card is None:
        return NOT_OFFERED
    if card in named:
        return Reason("goes-already", "RUL-54", (("card", game.name(card)),))
    return Reason("discard-from-hand", "TCG-DISC-01")


@dataclass(frozen=True, slots=True)
class SpendPointsToDraw(Text):
    """Gives up any number of Pumpkin Points in one go and draws as many cards."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return SpendHowMany(deed.seat)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return game.pp[deed.seat] > 0 and has_deck(game, deed.seat)

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class SpendHowMany(Choice):
    """How many Pumpkin Points are given up (DEC-24)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Amount(number) for number in range(game.pp[self.seat] + 1)]

    def act(self, game: TcgTable, pick: picks.Amount) -> None:
        game.spend(self.seat, pick.number)
        if pick.number and game.telling:
            game.tell(events.SpendsPoints(self.seat, pick.number, game.pp[self.seat]))
        game.draw(self.seat, pick.number)
