"""A small game of the tests' own, with everything the kernel promises and the duel does not need.

Each round all players secretly offer a card from their hand, or none (a sealed window). The highest offer is cast, the
lower seat going first among equals; the others lose what they offered. Whoever sits at the table may hush a cast before
it takes effect (a window for all but its caster), and a hush is itself a cast that can be hushed. A cast spirit joins
the circle of its caster and rattles: every spirit in the circle that listens to rattling does something, in an order
chosen by the caster. Spirits: a moaner gives its owner a point; an echo rattles once more, then leaves.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from spiralhill.kernel.chance import Chance, Dice, chance_from
from spiralhill.kernel.game import Game
from spiralhill.kernel.saves import Records
from spiralhill.kernel.steps import PASS, Choice, Event, Heard, Item, Pass, Pick, Reason, Step, Trigger, Window
from spiralhill.kernel.table import EVERYBODY, NOBODY, OWNER, Box, Card, Seat, Zone

NAMES = ("hush", "echo", "moaner-2", "moaner-3", "moaner-4")
HUSH, ECHO = 0, 1
DECK, HAND, CIRCLE, GRAVE, PILES = 0, 1, 2, 3, 4


@dataclass(frozen=True, slots=True)
class Offer(Pick):
    """To offer a card in secret."""

    card: Card


@dataclass(frozen=True, slots=True)
class Hush(Pick):
    """To hush what is being cast."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stay(Pick):
    """To stay for another round."""


@dataclass(frozen=True, slots=True)
class Leave(Pick):
    """To leave the table, which ends the game."""


@dataclass(frozen=True, slots=True)
class Casts(Event):
    """A card is cast."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Rattles(Event):
    """A spirit rattles; others listen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Moans(Event):
    """A moaner gives its owner a point."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A round: everybody offers, the best offer is cast, and the first player may end it all."""

    def act(self, game: Seance) -> None:
        game.next(Bid(tuple(range(game.box.seats))), LastCall(0))


@dataclass(frozen=True, slots=True)
class LastCall(Choice):
    """Whether there is another round."""

    def options(self, game: Seance) -> list[Pick]:
        return [Stay(), Leave()] if any(game.hand(seat) for seat in range(game.box.seats)) else [Leave()]

    def act(self, game: Seance, pick: Pick) -> None:
        if pick == Stay():
            game.next(Round())
        else:
            game.finish()


@dataclass(frozen=True, slots=True)
class Bid(Window):
    """Everybody may offer a spirit; a hush is no offer."""

    def options(self, game: Seance, seat: Seat) -> list[Pick]:
        return [Offer(card) for card in game.hand(seat) if game.prints[card] != HUSH]

    def act(self, game: Seance, answers: dict[Seat, Pick]) -> None:
        offers = [(seat, pick.card) for seat, pick in answers.items() if isinstance(pick, Offer)]
        ranked = sorted(offers, key=lambda offer: (-game.prints[offer[1]], offer[0]))
        for place, (seat, card) in enumerate(ranked):
            if place:
                game.move(card, seat * PILES + HAND, seat * PILES + GRAVE)
            else:
                game.cast(seat, card)

    def why_not(self, game: Seance, seat: Seat, thing: Pick | Card) -> Reason:
        return Reason("no-spirit", "SEANCE-1")


@dataclass(frozen=True, slots=True)
class Interrupt(Window):
    """Everybody but the caster may hush the newest cast."""

    caster: Seat = 0

    def options(self, game: Seance, seat: Seat) -> list[Pick]:
        return [Hush(card) for card in game.hand(seat) if game.prints[card] == HUSH]

    def act(self, game: Seance, answers: dict[Seat, Pick]) -> None:
        for seat, pick in answers.items():
            if isinstance(pick, Hush):
                game.cast(seat, pick.card)
                return


@dataclass(frozen=True, slots=True)
class TakeEffect(Step):
    """What was cast takes effect, unless it was hushed meanwhile."""

    def act(self, game: Seance) -> None:
        seat, card, hushed = game.casts[-1]
        game.casts = game.casts[:-1]
        if hushed:
            game.move(card, seat * PILES + CIRCLE, seat * PILES + GRAVE)
        elif game.prints[card] == HUSH:
            game.move(card, seat * PILES + CIRCLE, seat * PILES + GRAVE)
            caster, target, _ = game.casts[-1]
            game.casts = (*game.casts[:-1], (caster, target, True))
        else:
            game.caster = seat
            game.tell(Rattles(seat))


@dataclass(frozen=True, slots=True)
class Moan(Step):
    """A moaner gives a point."""

    seat: Seat

    def act(self, game: Seance) -> None:
        game.points[self.seat] += 1
        game.tell(Moans(self.seat))


@dataclass(frozen=True, slots=True)
class EchoOnce(Step):
    """An echo leaves the circle and rattles."""

    seat: Seat
    card: Card

    def act(self, game: Seance) -> None:
        game.move(self.card, self.seat * PILES + CIRCLE, self.seat * PILES + GRAVE)
        game.tell(Rattles(self.seat))


RECORDS = Records(Round, LastCall, Bid, Interrupt, TakeEffect, Moan, EchoOnce, Trigger, Heard, Offer, Hush, Pass)


class Seance(Game):
    """The séance."""

    __slots__ = ("caster", "casts", "points")

    name_of_game: ClassVar[str] = "seance"
    listens: ClassVar[bool] = True
    rules_version: ClassVar[int] = 1

    def __init__(self, decks: list[list[int]], chance: Chance) -> None:
        zones: list[Zone] = []
        for seat in range(len(decks)):
            zones += [Zone("deck", seat, NOBODY, True), Zone("hand", seat, OWNER, False)]
            zones += [Zone("circle", seat, EVERYBODY, True), Zone("grave", seat, EVERYBODY, True)]
        pools = tuple(seat for seat, deck in enumerate(decks) for _ in deck)
        super().__init__(Box(len(decks), tuple(zones), NAMES, pools), [face for deck in decks for face in deck], chance)
        self.points = [0] * len(decks)
        self.caster: Seat = 0
        # What is being cast: who, which card, and whether it has been hushed.
        self.casts: tuple[tuple[Seat, Card, bool], ...] = ()
        for seat in range(len(decks)):
            self.piles[seat * PILES] = tuple(card for card, owner in enumerate(pools) if owner == seat)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in a hand."""
        return self.piles[seat * PILES + HAND]

    def cast(self, seat: Seat, card: Card) -> None:
        """Lay a card before its player; the others may interrupt before it takes effect."""
        card = self.move(card, seat * PILES + HAND, seat * PILES + CIRCLE)
        self.casts = (*self.casts, (seat, card, False))
        self.tell(Casts(seat, self.name(card)))
        others = tuple(other for other in range(self.box.seats) if other != seat)
        self.next(Interrupt(others, caster=seat), TakeEffect())

    def hears(self, event: Event) -> Iterable[Heard]:
        if not isinstance(event, Rattles):
            return
        for seat in range(self.box.seats):
            for card in self.piles[seat * PILES + CIRCLE]:
                if self.prints[card] == ECHO:
                    yield Heard(seat, card, EchoOnce(seat, card))
                elif self.prints[card] > ECHO:
                    yield Heard(seat, card, Moan(seat))

    def orders(self) -> Seat:
        return self.caster

    @property
    def winners(self) -> tuple[Seat, ...]:
        best = max(self.points)
        return () if self.agenda else tuple(seat for seat, points in enumerate(self.points) if points == best)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def facts(self) -> dict[str, object]:
        return {"casts": [list(cast) for cast in self.casts], "caster": self.caster}

    def clone(self) -> Seance:
        copy = Seance.__new__(Seance)
        copy.copy_game(self)
        copy.points = self.points[:]
        copy.caster = self.caster
        copy.casts = self.casts
        return copy

    def save(self) -> str:
        content = {
            "decks": [sum(owner == seat for owner in self.box.pools) for seat in range(self.box.seats)],
            "chance": self.chance.state(),
            "prints": self.prints,
            "piles": self.piles,
            "known": sorted(self.known.items()),
            "state": [self.points, self.caster, self.casts, self.irrevocable, self.last, self.patient],
            "agenda": [RECORDS.write(item) for item in self.agenda],
        }
        return json.dumps(content)


def load(text: str) -> Seance:
    """The séance that `save` wrote."""
    content: dict[str, Any] = json.loads(text)
    sizes = iter(content["prints"])
    game = Seance([[next(sizes) for _ in range(size)] for size in content["decks"]], chance_from(content["chance"]))
    game.piles = [tuple(pile) for pile in content["piles"]]
    game.known = dict(content["known"])
    game.points, game.caster, casts, game.irrevocable, game.last, game.patient = content["state"]
    game.casts = tuple((seat, card, hushed) for seat, card, hushed in casts)
    game.agenda = [RECORDS.read(item) for item in content["agenda"]]
    game.ask_again()
    return game


def seance(*hands: str, circles: tuple[str, ...] = ()) -> Seance:
    """A séance in which everybody holds, and has before them, exactly what is told."""
    held = [[NAMES.index(name) for name in hand.split()] for hand in hands]
    before = [[NAMES.index(name) for name in circle.split()] for circle in circles] or [[] for _ in hands]
    game = Seance([hand + circle for hand, circle in zip(held, before, strict=True)], Dice(1))
    for seat, hand in enumerate(held):
        cards = game.piles[seat * PILES]
        game.piles[seat * PILES : seat * PILES + PILES] = [(), cards[: len(hand)], cards[len(hand) :], ()]
    game.begin(Round())
    return game


def dealt(seed: int, seats: int) -> Seance:
    """A séance with shuffled decks and four cards in each hand."""
    game = Seance([[0, 0, 0, 1, 1, 2, 2, 3, 4] for _ in range(seats)], Dice(seed))
    for seat in range(seats):
        game.shuffle(seat * PILES, f"shuffle:deck:{seat}")
        game.deal(seat * PILES, seat * PILES + HAND, 4)
    game.begin(Round())
    return game


__all__ = ["PASS", "Item", "Seance", "dealt", "load", "seance"]
