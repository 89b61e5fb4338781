"""Texts by which cards of the own town leave play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.conditions import others_here
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.effects.triggers import scrapped
from spiralhill.games.tcg.prints import Character
from spiralhill.games.tcg.traits import CannotBeScrapped, StandsInFor
from spiralhill.kernel.effects import NO, YES, Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, Step, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


def can_be_scrapped(game: TcgTable, card: Card) -> bool:
    """Whether a card in play can be discarded from it."""
    face = game.face(card)
    return not isinstance(face, Character) or face.trait(CannotBeScrapped) is None


@dataclass(frozen=True, slots=True)
class ScrapCards(Step):
    """Cards are discarded from play together: all leave, then what listens is set off (RUL-54).

    Whoever can be stood in for is asked about that first; `settled` are those who were.
    """

    cards: tuple[Card, ...]
    then: Then = ()
    settled: tuple[Card, ...] = ()

    def act(self, game: TcgTable) -> None:
        for card in self.cards:
            if card not in self.settled:
                other = stand_in(game, card, self.cards)
                if other is not None:
                    town = game.town_of(card)
                    assert town is not None
                    game.next(StandInstead(town, card, other, self))
                    return
        towns = [game.town_of(card) for card in self.cards if isinstance(game.face(card), Character)]
        gone = 0
        for card in self.cards:
            if game.is_in_play(card):
                game.scrap(card)
                gone += 1
        for town in towns:
            if town is not None:
                game.set_off(scrapped(game, town))
        if gone == len(self.cards):
            game.next(*self.then)


def stand_in(game: TcgTable, card: Card, leaving: tuple[Card, ...]) -> Card | None:
    """The Character that may be discarded in the place of another one at its Locale."""
    if not isinstance(game.face(card), Character):
        return None
    title = game.main_face(card).title
    for other in others_here(game, card):
        trait = game.character_face(other).trait(StandsInFor)
        if isinstance(trait, StandsInFor) and title in trait.characters and other not in leaving:
            return other
    return None


@dataclass(frozen=True, slots=True)
class StandInstead(Choice):
    """Whether a Character is discarded in the place of another one (DEC-27)."""

    card: Card
    source: Card
    scrapping: ScrapCards

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [YES, NO]

    def act(self, game: TcgTable, pick: Pick) -> None:
        cards, settled = self.scrapping.cards, (*self.scrapping.settled, self.card)
        if pick == YES:
            if game.telling:
                game.tell(events.StandsIn(self.seat, game.name(self.source), game.name(self.card)))
            cards = tuple(self.source if card == self.card else card for card in cards)
        game.next(replace(self.scrapping, cards=cards, settled=settled))


@dataclass(frozen=True, slots=True)
class ScrapThis(Text):
    """Discards this card from play."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        if game.is_in_play(deed.card):
            game.next(ScrapCards((deed.card,), then))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return game.is_in_play(deed.card) and can_be_scrapped(game, deed.card)

    def worth(self) -> float:
        return -2.0


@dataclass(frozen=True, slots=True)
class BounceThis(Text):
    """Returns this card from play to its owner's hand."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        if game.is_in_play(deed.card):
            game.bounce(deed.card)
            game.next(*then)

    def worth(self) -> float:
        return -1.0


@dataclass(frozen=True, slots=True)
class ScrapAnotherHere(Text):
    """Discards another Character from the Locale of this card."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ScrapHere(deed.seat, then, deed.card)

    def worth(self) -> float:
        return -1.2


@dataclass(frozen=True, slots=True)
class ScrapHere(Question):
    """Which other Character at the Locale of a card is discarded."""

    card: Card = 0

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Scrap(card) for card in others_here(game, self.card) if can_be_scrapped(game, card)]

    def act(self, game: TcgTable, pick: picks.Scrap) -> None:
        game.next(ScrapCards((pick.card,), self.then))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return why_not_scrapped(game, thing)


def why_not_scrapped(game: TcgTable, thing: Pick | Card) -> Reason:
    """Why a card cannot be chosen to be discarded from play."""
    card = card_of(thing)
    if card is None:
        return NOT_OFFERED
    if not game.is_in_play(card):
        return Reason("scrap-from-play", "TCG-INPLAY-02")
    if not can_be_scrapped(game, card):
        return Reason("cannot-be-scrapped", "TCG-TEXT-01")
    return Reason("wrong-card-for-text", "TCG-TEXT-01")


@dataclass(frozen=True, slots=True)
class ScrapAnotherOrThis(Text):
    """Discards another Character from the Locale of this card, or else this card itself."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        question = ScrapHere(deed.seat, (), deed.card)
        if question.options(game):
            game.next(question)
        elif game.is_in_play(deed.card):
            game.next(ScrapCards((deed.card,)))

    def worth(self) -> float:
        return -1.5


@dataclass(frozen=True, slots=True)
class ScrapCharacter(Text):
    """Discards a certain Character of the own town."""

    title: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        card = game.find(deed.seat, self.title)
        if card is not None:
            game.next(ScrapCards((card,), then))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        card = game.find(deed.seat, self.title)
        return card is not None and can_be_scrapped(game, card)

    def worth(self) -> float:
        return -2.0


@dataclass(frozen=True, slots=True)
class ScrapCreationToDraw(Text):
    """Discards a Creation of the own town and draws as many cards as its Scare Number."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return ScrapCreation(deed.seat, then)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return bool(game.creations(deed.seat))

    def worth(self) -> float:
        return 0.0


@dataclass(frozen=True, slots=True)
class ScrapCreation(Question):
    """Which own Creation is discarded."""

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Scrap(card) for card in game.creations(self.seat)]

    def act(self, game: TcgTable, pick: picks.Scrap) -> None:
        number = game.number_in(self.seat, pick.card)
        game.scrap(pick.card)
        game.draw(self.seat, number)
        game.next(*self.then)

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return why_not_scrapped(game, thing)


def scrappable(game: TcgTable, seat: Seat) -> list[Card]:
    """The Characters of a town that can be discarded from it."""
    return [card for card in game.characters(seat) if can_be_scrapped(game, card)]


def given_next(
    game: TcgTable, seat: Seat, characters: tuple[str, ...], others: int, given: tuple[Card, ...]
) -> list[Card]:
    """The Characters that may be named next, where one of some, or so many others, are given for something."""
    mine = [card for card in scrappable(game, seat) if card not in given]
    named = [card for card in mine if game.main_face(card).title in characters]
    rest = [card for card in mine if card not in named]
    if given:
        return rest
    return [*named, *(rest if len(rest) >= others else [])]
