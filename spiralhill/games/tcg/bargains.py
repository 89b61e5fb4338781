"""Prices that a player may lower by giving something, and how a card is paid for (DEC-09)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.kinds import Offer
from spiralhill.games.tcg.effects.leaving import ScrapCards, given_next
from spiralhill.games.tcg.effects.prices import GiveCards, GiveCharacters, price
from spiralhill.games.tcg.entering import arrive, create
from spiralhill.games.tcg.prints import MainCard
from spiralhill.games.tcg.state import HAND, PILES, PLAYED
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.steps import Choice, Item, Pick, Step
from spiralhill.kernel.table import Card, Pile, Seat


def cheapest(game: TcgTable, seat: Seat, card: Card, location: Card | None) -> int:
    """What a card costs at least, with everything its player could give for it."""
    face = game.faces[game.prints[card]]
    assert isinstance(face, MainCard)
    most = 0 if face.offer is None else most_given(game, seat, card, face.offer)
    return price(game, seat, card, location, None, most)


def most_given(game: TcgTable, seat: Seat, card: Card, offer: Offer) -> int:
    """By how much a player could make a card cheaper."""
    if isinstance(offer, GiveCards):
        cards = giveable(game, seat, card, offer)
        return offer.number * (len(cards) if offer.many else min(len(cards), 1))
    return offer.number if character_gifts(game, seat, offer, ()) else 0


def giveable(game: TcgTable, seat: Seat, card: Card, offer: GiveCards) -> list[Card]:
    """The cards in hand that may be given for another one."""
    if not offer.when.holds(game, seat, card):
        return []
    hand = [other for other in game.hand(seat) if other != card]
    return [other for other in hand if offer.group is None or offer.group.has(game.main_face(other))]


def character_gifts(game: TcgTable, seat: Seat, offer: Offer, given: tuple[Card, ...]) -> list[Card]:
    """The Characters in town that may be given next."""
    assert isinstance(offer, GiveCharacters)
    return given_next(game, seat, offer.characters, offer.others, given)


@dataclass(frozen=True, slots=True)
class Bargain(Choice):
    """What a player gives for the card that is being played, until it is paid."""

    card: Card
    location: Card | None
    # By how much it is cheaper by now, and the Characters that were named for it.
    given: int = 0
    cards: tuple[Card, ...] = ()

    def named(self, seat: Seat) -> tuple[Card, ...]:
        return self.cards

    def options(self, game: TcgTable) -> list[Pick]:
        offer = game.main_face(self.card).offer
        options: list[Pick] = []
        cost = price(game, self.seat, self.card, self.location, None, self.given)
        if isinstance(offer, GiveCards):
            if cost and (offer.many or not self.given):
                options += [picks.discard(card) for card in giveable(game, self.seat, self.card, offer)]
        elif offer is not None and not self.given:
            options += [picks.Scrap(card) for card in character_gifts(game, self.seat, offer, self.cards)]
        if cost <= game.pp[self.seat] and not self.cards:
            options.append(picks.STOP)
        return options

    def act(self, game: TcgTable, pick: Pick) -> None:
        offer = game.main_face(self.card).offer
        assert offer is not None
        if isinstance(pick, picks.Discard):
            game.pitch(self.seat, pick.card)
            game.next(replace(self, given=self.given + offer.number))
        elif isinstance(pick, picks.Scrap):
            assert isinstance(offer, GiveCharacters)
            cards = (*self.cards, pick.card)
            named = game.main_face(pick.card).title in offer.characters
            if named or len(cards) == offer.others:
                game.next(ScrapCards(cards), replace(self, given=offer.number, cards=()))
            else:
                game.next(replace(self, cards=cards))
        else:
            game.next(Settle(self.seat, self.card, self.location, self.given))


@dataclass(frozen=True, slots=True)
class Settle(Step):
    """A card that was bargained for is paid and comes into play."""

    seat: Seat
    card: Card
    location: Card | None
    given: int

    def act(self, game: TcgTable) -> None:
        source = self.seat * PILES + PLAYED
        cost = price(game, self.seat, self.card, self.location, None, self.given)
        bring_in(game, self.seat, self.card, source, self.location, cost)


def bring_in(game: TcgTable, seat: Seat, card: Card, source: Pile, location: Card | None, cost: int) -> None:
    """Pay for a Character or a Creation and bring it into play."""
    if location is None:
        create(game, seat, card, source, cost)
    else:
        arrive(game, seat, card, source, location, cost)


def may_bargain(game: TcgTable, seat: Seat, card: Card, offer: Offer) -> bool:
    """Whether, as far as everybody can see, something might be given for a card: what is in the hand is a secret."""
    if isinstance(offer, GiveCards):
        return offer.when.holds(game, seat, card) and len(game.hand(seat)) > 1
    return bool(character_gifts(game, seat, offer, ()))


def play(game: TcgTable, seat: Seat, pick: picks.Play) -> None:
    """Play a Character or a Creation from hand; where something may be given for it, that is asked first."""
    hand = seat * PILES + HAND
    offer = game.main_face(pick.card).offer
    if offer is not None and may_bargain(game, seat, pick.card, offer):
        card = game.move(pick.card, hand, seat * PILES + PLAYED)
        bargain: Item = Bargain(seat, card, pick.location)
        game.next(bargain)
    else:
        cost = price(game, seat, pick.card, pick.location)
        bring_in(game, seat, pick.card, hand, pick.location, cost)
