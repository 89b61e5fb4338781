"""A view read back for people: which pile a card lies on, whose that is, and where a Locale stands in its row.

Programs read a view as a table to reckon on, in `sight.py`; here it is only looked at, and spectators see it, too.
"""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.prints import Locale
from spiralhill.games.tcg.state import AT, CREATIONS, HAND, LOCALES, PILES, ROW, TABLE
from spiralhill.kernel.game import View
from spiralhill.kernel.table import Card, Pile, Seat
from spiralhill.words.wording import faces_in

# What lies in a town for everybody to see: Creations, Surprises on the table, Locales and who is there.
TOWN: Final = frozenset({CREATIONS, TABLE, *range(LOCALES, LOCALES + ROW), *range(AT, AT + ROW)})


class TableSight:
    """The table as a view shows it."""

    def __init__(self, view: View) -> None:
        facts: Any = view["facts"]
        piles: Any = view["piles"]
        self.view = view
        self.facts = facts
        self.piles = piles
        self.reader: Any = view["you"]
        self.names = faces_in(view)

    def cards(self, pile: Pile) -> list[Card]:
        """The cards of a pile that can be told apart."""
        return [card[0] for card in self.piles[pile].get("cards", ()) if card is not None]

    def pile_of(self, card: Card) -> Pile | None:
        """The pile on which a card lies, where the reader sees that."""
        return next((pile for pile in range(len(self.piles)) if card in self.cards(pile)), None)

    def town_of(self, card: Card) -> Seat | None:
        """In whose town a card lies; nobody's for cards in hands, decks and the middle of the table."""
        pile = self.pile_of(card)
        if pile is None or pile >= len(self.facts["rows"]) * PILES or pile % PILES not in TOWN:
            return None
        return pile // PILES

    def places_at(self, card: Card | None) -> list[Pile]:
        """The piles at a Locale: of those who are there, and of the Locale itself; none for any other card."""
        pile = None if card is None else self.pile_of(card)
        if pile is None or not LOCALES <= pile % PILES < LOCALES + ROW:
            return []
        return [pile - LOCALES + AT, pile]

    # The reader's own

    def own(self, which: int) -> Pile:
        """Where one of the reader's own piles stands among the piles."""
        return int(self.reader) * PILES + which

    def hand(self) -> list[Card]:
        """The cards in the reader's hand."""
        return self.cards(self.own(HAND))

    def row(self) -> list[Pile]:
        """The piles of the reader's Locales from left to right."""
        return [self.own(LOCALES + slot) for slot in self.facts["rows"][self.reader]]

    def locales(self) -> list[Card]:
        """The reader's Locales from left to right; what lies face down under one is none."""
        return [self.cards(pile)[-1] for pile in self.row()]

    def characters(self) -> list[Card]:
        """The Characters in the reader's town."""
        return [card for slot in self.facts["rows"][self.reader] for card in self.cards(self.own(AT + slot))]


def locale_face(name: str) -> Locale:
    """What is printed on a Locale."""
    face = PRINTS[name]
    assert isinstance(face, Locale)
    return face
