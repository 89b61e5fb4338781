"""A view read back for people: who contests what, which cards lie where, and what they count now.

Programs read a view for what may come of it, in `sight.py`; here everything is as it lies, and spectators see it, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from spiralhill.games.holidays.catalogue import PRINTS
from spiralhill.games.holidays.prints import PLACES, CharacterCard, Experiment, Mat
from spiralhill.games.holidays.ring import contenders, slot_at
from spiralhill.games.holidays.state import IN_PLAY, PILES
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.game import View
from spiralhill.kernel.table import Card, Pile, Seat
from spiralhill.words.wording import faces_in

WILD: Final = "wild"


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in play: its name if the reader knows it, and what has become of it in this round."""

    name: str | None
    # Whether it lies face-down, and what its (+n) and (-n) add up to.
    down: bool
    amount: int
    # The card that is Stitched under it, and the ingredient it has to give; a wild one stands for any.
    under: str | None
    ingredient: str | None

    @property
    def strength(self) -> int:
        """What it counts so far: nothing while it lies face-down."""
        if self.name is None or self.down:
            return 0
        return max(0, character_card(self.name).number + self.amount)


class TableSight:
    """The table as a view shows it."""

    def __init__(self, view: View) -> None:
        facts: Any = view["facts"]
        piles: Any = view["piles"]
        self.view = view
        self.facts = facts
        self.piles = piles
        self.seats = len(facts["characters"])
        self.reader: Any = view["you"]
        self._names: dict[Any, str] | None = None

    # The ring

    def clockwise(self) -> list[Seat]:
        """All players, the reader first; a spectator looks from the first seat."""
        first = self.reader or 0
        return [(first + step) % self.seats for step in range(self.seats)]

    def slot(self, seat: Seat, place: str) -> int:
        """The slot that a player calls left, middle or right."""
        return slot_at(self.seats, seat, PLACES.index(place))

    def contenders(self, slot: int) -> list[tuple[Seat, int]]:
        """Who contests a slot and as which of their places, the reader last as at a table."""
        first, *others = self.clockwise()
        places = dict(contenders(self.seats, slot))
        return [(seat, places[seat]) for seat in (*others, first) if seat in places]

    def location(self, slot: int) -> str:
        """The name of the Location in a slot."""
        ((_, name),) = self.piles[self.location_pile(slot)]["cards"]
        return str(name)

    def location_pile(self, slot: int) -> Pile:
        """Where the Location of a slot stands among the piles."""
        return self.seats * PILES + 1 + slot

    # Cards

    @property
    def names(self) -> dict[Any, str]:
        """What is printed on the cards that the reader sees; looked up once, and only for who asks."""
        if self._names is None:
            self._names = faces_in(self.view)
        return self._names

    def place_of(self, seat: Seat, which: int) -> Pile:
        """Where one of the piles that every player has stands among the piles."""
        return seat * PILES + which

    def pile(self, seat: Seat, which: int) -> Any:
        """One of the piles every player has."""
        return self.piles[self.place_of(seat, which)]

    def beside(self, seat: Seat, zone: str) -> list[Any]:
        """The piles that only this player's Character has."""
        return [pile for pile in self.piles if (pile["owner"], pile["zone"]) == (seat, zone)]

    def at(self, seat: Seat, place: int) -> list[Lying]:
        """The cards a player has at a Location, as they were placed."""
        down, modifiers = self.facts["face_down"], self.facts["modifiers"]
        under = self.stitched(seat)
        return [
            Lying(name, card in down, modifiers.get(str(card), 0), under.get(card), self.ingredient(seat, card, name))
            for card, name, *_ in self.pile(seat, IN_PLAY + place)["cards"]
        ]

    def ingredient(self, seat: Seat, card: int, name: str | None) -> str | None:
        """The ingredient that a card in play has not given yet."""
        gear = self.facts["gear"][seat]
        if name is None or card in gear.get("used", ()):
            return None
        return WILD if card in gear.get("wild", ()) else character_card(name).ingredient

    def stitched(self, seat: Seat) -> dict[int, str]:
        """What is Stitched under which card."""
        return {over: self.names[under] for over, under in self.facts["gear"][seat].get("stitched", ())}

    def end_of_round(self, card: Card) -> tuple[Effect, ...]:
        """What a card in play or a mat does at the End of round; a Stitch replaces the regular text."""
        face = PRINTS[self.names[card]]
        assert isinstance(face, (CharacterCard, Mat))
        if isinstance(face, CharacterCard):
            return face.saying(any(card in self.stitched(seat) for seat in range(self.seats))).end_of_round
        return face.end_of_round

    def total(self, seat: Seat, place: int) -> int:
        """The strength of a player at a Location so far."""
        return int(self.facts["totals"][seat][place])

    def beyond(self, seat: Seat, place: int) -> int:
        """What the Character adds there beyond the cards."""
        return self.total(seat, place) - sum(card.strength for card in self.at(seat, place))

    def order(self, seat: Seat) -> int | None:
        """The number of a player in the order at the Middle, once they have come there."""
        order = self.facts["order"]
        return order.index(seat) + 1 if seat in order else None

    def tops(self, seat: Seat) -> Iterable[tuple[str, int]]:
        """The Experiments that can be worked on, each with the number of cards in its stack."""
        for pile in self.beside(seat, "stack"):
            if pile["cards"]:
                yield pile["cards"][-1][1], pile["size"]

    def completed(self, seat: Seat) -> list[str]:
        """The Experiments a player has completed."""
        return [name for pile in self.beside(seat, "completed") for _, name in pile["cards"]]


def character_card(name: str) -> CharacterCard:
    """What is printed on a Character card."""
    face = PRINTS[name]
    assert isinstance(face, CharacterCard)
    return face


def experiment(name: str) -> Experiment:
    """What is printed on an Experiment."""
    face = PRINTS[name]
    assert isinstance(face, Experiment)
    return face
