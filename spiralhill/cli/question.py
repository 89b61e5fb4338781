"""A question as a person meets it: numbered options, and which of them a line means.

It is made of what a view and its words hold, so it is the same for a game in this program and for one at a server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spiralhill.cli.reading import meanings
from spiralhill.cli.screen import Offer
from spiralhill.kernel.game import View
from spiralhill.kernel.table import Card
from spiralhill.words.wording import faces_in


@dataclass(frozen=True, slots=True)
class Question:
    """The options of a seat: as they are written and said, and the cards that each names."""

    texts: Sequence[str]
    labels: Sequence[str]
    touches: Sequence[Sequence[Card]]
    # The cards that the seat holds, and what is printed on those that it sees.
    hand: Sequence[Card]
    faces: Mapping[Card, str]

    @classmethod
    def in_view(cls, view: View, labels: Sequence[str], touches: Sequence[Sequence[Card]]) -> Question:
        """What the one for whom a view was made is asked."""
        texts: Any = view["options"]
        return cls(texts, labels, touches, hand_in(view), faces_in(view))

    def offers(self) -> list[Offer]:
        """The options as they are numbered: of copies in hand, which do the same, one is enough."""
        found: dict[tuple[str, ...], int] = {}
        alike = uncounted(self.texts)
        for place, text in enumerate(self.texts):
            cards = self.touches[place]
            copies = bool(cards) and cards[0] in self.hand
            # What else they name must be the very same: two players may have a Locale of one name.
            found.setdefault((alike[place], *map(str, cards[1:])) if copies else (text,), place)
        return [
            Offer(number, place, self.texts[place], self.labels[place], tuple(self.touches[place]))
            for number, place in enumerate(found.values(), 1)
        ]

    def meant(self, line: str) -> list[int]:
        """The places of the options that a line may mean: by number, as they are written, or as they are said."""
        offers = self.offers()
        if line.isdecimal():
            return [offer.place for offer in offers if offer.number == int(line)]
        said = [offer.label for offer in offers]
        return meanings(self.texts, line) or [offers[at].place for at in meanings(said, line)]

    def are_alike(self, places: Sequence[int]) -> bool:
        """Whether some options do the same: there is only one, or they differ in copies of a card that is seen."""
        if len(places) == 1:
            return True
        alike = uncounted(self.texts)
        cards = [card for place in places for card in self.touches[place]]
        return len({alike[place] for place in places}) == 1 and all(card in self.faces for card in cards)

    def offers_with(self, cards: Sequence[Card]) -> list[Offer]:
        """The options that name one of some cards."""
        return [offer for offer in self.offers() if set(offer.cards) & set(cards)]

    def is_offered(self, card: Card) -> bool:
        """Whether anything can be done with a card."""
        return any(card in cards for cards in self.touches)


def hand_in(view: View) -> list[Card]:
    """The own hand of whoever sees a view, in a game that has hands."""
    piles: Any = view["piles"]
    mine = [pile for pile in piles if pile["zone"] == "hand" and pile["owner"] == view["you"] and "cards" in pile]
    return [card for pile in mine for card, *_ in pile["cards"]]


def uncounted(texts: Sequence[str]) -> list[str]:
    """Options as they are written, without the numbers that tell copies apart.

    >>> uncounted(["discard burn", "discard burn 2", "draw 2"])
    ['discard burn', 'discard burn', 'draw 2']
    """
    copies: dict[str, int] = {}
    bare: list[str] = []
    for text in texts:
        first, _, number = text.rpartition(" ")
        if number == str(copies.get(first, 0) + 1) and first in copies:
            text = first
        copies[text] = copies.get(text, 0) + 1
        bare.append(text)
    return bare
