"""Scenarios of the duel: who sits where, who holds what, what is answered, what must follow.

    table = duel(will(hand="shotgun, overkill"), isis(hand="premonition"))
    table.answer(WILL, "play shotgun", "add overkill", "done")
    assert table.attack_value == 18
    table.asks(ISIS, "pass", "play premonition")

The first seat is the active player and the story begins in its Action phase, unless it says otherwise. Seats are the
numbers 0 to 3; picks are written as a person types them. Titles are comma-separated, `3 guard` means three of them;
piles are written from the bottom up, so the last card of a stack or deck is its top. A deck that is not told holds ten
Guards.

Whoever has nothing to play passes by himself, so a sequence may be over at once: give the seat that should still be
asked a spare Fast card, such as `slip-free` (Body, cost 1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from spiralhill.games.herocard.decks import card_of, hero_of, slug_of
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.events import AttackEnds
from spiralhill.games.herocard.prints import ATTRIBUTES, ActionCard, Hero
from spiralhill.games.herocard.state import DECK, DISCARD, HAND, PILES, STACKS
from spiralhill.games.herocard.turn import ActionPhase, ClearPhase, DiscardPhase, DrawPhase, EndOfTurn, Turn
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.steps import Item
from spiralhill.kernel.table import Card, Seat
from tests.rules.telling import Telling

PLACES = {"deck": DECK, "hand": HAND, "discard": DISCARD, "body": STACKS, "mind": STACKS + 1, "x": STACKS + 2}


def titles(text: str, prints: tuple[ActionCard, ...] = ()) -> list[ActionCard]:
    """The cards that a list such as '2 guard, brace' means; `prints` are cards of the story's own."""
    own = {card.id: card for card in prints}
    cards: list[ActionCard] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, title = part.partition(" ")
        copies, title = (int(number), title) if number.isdigit() else (1, part)
        cards += [own.get(slug_of(title)) or card_of(title)] * copies
    return cards


@dataclass
class Place:
    """A seat before the story begins: a Hero's attributes and what lies in the piles."""

    hero: str
    scores: tuple[int, int, int] | None = None
    points: int = 0
    piles: dict[str, str] = field(default_factory=dict)
    prints: tuple[ActionCard, ...] = ()

    @property
    def cards(self) -> list[tuple[str, ActionCard]]:
        """Every card with the pile it lies in."""
        piles = {"deck": "10 guard"} | self.piles
        return [(name, card) for name, text in piles.items() for card in titles(text, self.prints)]


def place(
    hero: str,
    points: int = 0,
    scores: tuple[int, int, int] | None = None,
    prints: tuple[ActionCard, ...] = (),
    **piles: str,
) -> Place:
    """A seat: piles are hand, deck, discard, body, mind and x; `scores` replaces the Hero's Attribute Scores.

    `prints` are cards of the story's own, for what no card of the box does.
    """
    assert set(piles) <= set(PLACES), f"no such pile: {set(piles) - set(PLACES)}"
    return Place(hero, scores, points, piles, prints)


def will(**said: str) -> Place:
    """Will: Body 9, Mind 7, X 6."""
    return place("will", **said)  # type: ignore[arg-type]


def isis(**said: str) -> Place:
    """Isis: Body 7, Mind 9, X 8."""
    return place("isis", **said)  # type: ignore[arg-type]


def deon(**said: str) -> Place:
    """Deon: Body 8, Mind 6, X 8."""
    return place("deon", **said)  # type: ignore[arg-type]


def aisling(**said: str) -> Place:
    """Aisling: Body 5, Mind 10, X 7."""
    return place("aisling", **said)  # type: ignore[arg-type]


def anyone(**said: str) -> Place:
    """Anyone: 8 in every attribute, so that costs seldom matter."""
    return place("tester", **said)  # type: ignore[arg-type]


class Story(Telling[Duel]):
    """A duel being told."""

    def passes(self, *seats: Seat) -> None:
        """Let seats pass one after the other; one that has nothing to play has passed by itself already."""
        for seat in seats:
            if seat in self.game.asked and "pass" in self.offered(seat):
                self.answer(seat, "pass")

    def settle(self) -> None:
        """Let everybody pass until the round is over."""
        while (seat := self.waiting) is not None and "pass" in self.offered(seat):
            self.answer(seat, "pass")

    # Asking

    def refuses(self, seat: Seat, title: str, rule: str, pile: str = "hand") -> None:
        """No option of the seat touches the card, and the reason given cites the rule."""
        self.cites(seat, self.find(seat, title, pile), rule)

    def find(self, seat: Seat, title: str, pile: str = "hand") -> Card:
        """The number of the first card with that title in a pile."""
        cards = self.game.piles[seat * PILES + PLACES[pile]]
        return next(card for card in cards if self.game.name(card) == slug_of(title))

    def pile(self, seat: Seat, name: str) -> list[str]:
        """The titles in a pile, from the bottom up."""
        return [self.game.name(card) for card in self.game.piles[seat * PILES + PLACES[name]]]

    def hand(self, seat: Seat) -> list[str]:
        """The titles in a hand, in alphabetical order."""
        return sorted(self.pile(seat, "hand"))

    def free(self, seat: Seat) -> tuple[int, ...]:
        """The free points of Body, Mind and X."""
        return tuple(self.game.free(seat, attribute) for attribute in range(len(ATTRIBUTES)))

    @property
    def attack_value(self) -> int:
        """The total attack value of the running sequence."""
        return self.game.attack_value()

    @property
    def block_value(self) -> int:
        """The total block value of the running sequence."""
        return self.game.block_value()

    @property
    def results(self) -> list[tuple[int, int, bool]]:
        """Attack value, block value and success of every attack that has ended."""
        return [(event.attack, event.block, event.success) for event in self.game.log if isinstance(event, AttackEnds)]

    @property
    def active(self) -> list[str]:
        """The titles of the active cards, in the order of play."""
        return [self.game.name(card) for card in self.game.active_cards]

    @property
    def points(self) -> tuple[int, ...]:
        """The Victory Points of all seats."""
        return self.game.scores


PHASES = {"discard": DiscardPhase, "draw": DrawPhase, "clear": ClearPhase, "action": ActionPhase}


def duel(
    *places: Place, phase: str = "action", seed: int = 1, cap: int | None = None, kind: type[Duel] = Duel
) -> Story:
    """A duel in the middle: the first seat is active and begins with that phase; 'turn' begins its whole turn.

    `kind` is a board game that fights its conflicts as duels.
    """
    heroes = []
    for spot in places:
        original = hero_of(spot.hero)
        attributes = original.attributes
        if spot.scores is not None:
            attributes = tuple(
                type(card)(card.hero, card.attribute, score, score + 2)
                for card, score in zip(attributes, spot.scores, strict=True)
            )
        heroes.append(Hero(original.id, attributes, tuple((1, card) for _, card in spot.cards)))
    game = kind(tuple(heroes), Dice(seed), cap)
    number = 0
    for seat, spot in enumerate(places):
        game.points[seat] = spot.points
        piles: dict[str, list[Card]] = {name: [] for name in PLACES}
        for name, _ in spot.cards:
            piles[name].append(number)
            number += 1
        for name, cards in piles.items():
            game.piles[seat * PILES + PLACES[name]] = tuple(cards)
    if phase == "turn":
        game.begin(Turn(0))
        return Story(game)
    game.turn = 1
    names = list(PHASES)
    rest: list[Item] = [PHASES[name](0) for name in names[names.index(phase) :]]
    game.begin(*rest, EndOfTurn(0))
    return Story(game)


def wander(*heroes: str, seed: int, answers: int = 300) -> Iterator[Duel]:
    """A whole game of players who choose by dice, as it stands at its first questions; laws are tested on it."""
    game = Duel.begun(tuple(hero_of(name) for name in heroes), Dice(seed))
    dice = Dice(seed + 1)
    for _ in range(answers):
        yield game
        if game.over:
            return
        for seat, options in game.asked.items():
            game.answer(seat, options[dice.below("answer", len(options))])
            break
