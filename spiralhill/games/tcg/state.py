"""The table of the TCG as it stands, and all that can be told from it."""

from __future__ import annotations

from typing import Final

from spiralhill.games.tcg.groups import Group
from spiralhill.games.tcg.prints import Character, Deck, Locale, MainCard, Print
from spiralhill.kernel.chance import Chance
from spiralhill.kernel.game import Game
from spiralhill.kernel.table import EVERYBODY, NOBODY, OWNER, OWNER_TOP, Box, Card, Pile, Seat, Zone

ROW: Final = 6  # Locales in a row, in the order in which they came
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
SURPRISES: Final = 3  # the Surprise Discard Pile
LOCALE_DECK: Final = 4
CREATIONS: Final = 5
TABLE: Final = 6  # Surprises placed on the table
BENEATH: Final = 7  # what is stacked, or lies face down, under Characters and Creations
PLAYED: Final = 8  # a Surprise while its ability happens
SEARCHED: Final = 9  # cards turned up by a Search
LOCALES: Final = 10  # the first of six: face-down cards under a Locale, and the Locale on top
AT: Final = 16  # the first of six: the Characters at a Locale
PILES: Final = 22

ZONES: Final = (
    ("deck", NOBODY, True),
    ("hand", OWNER, False),
    ("discard", OWNER_TOP, True),
    ("surprises", EVERYBODY, True),
    ("locale-deck", NOBODY, True),
    ("creations", EVERYBODY, True),
    ("table", EVERYBODY, True),
    ("beneath", EVERYBODY, True),
    ("played", EVERYBODY, True),
    ("searched", EVERYBODY, True),
    *[("locale", EVERYBODY, True)] * ROW,
    *[("at", EVERYBODY, True)] * ROW,
)

DAYS: Final = 12  # TCG-ROUND-01
MOST_POINTS: Final = 6  # TCG-PP-02
HAND_LIMIT: Final = 7  # TCG-END-08
SURPRISE_LIMIT: Final = 3  # TCG-LIMIT-01


class TcgState(Game):
    """The table as far as it can be told; `TcgTable` has the verbs that change it."""

    __slots__ = (
        "activity",
        "asked_scores",
        "closed",
        "days",
        "decks",
        "doubled",
        "faces",
        "free",
        "hexed",
        "king",
        "performed",
        "pp",
        "rolled",
        "rows",
        "spared",
        "stacks",
        "titles",
        "turn",
    )

    def __init__(self, decks: tuple[Deck, ...], faces: tuple[Print, ...], chance: Chance) -> None:
        seats = len(decks)
        numbers = {face.id: number for number, face in enumerate(faces)}
        zones: list[Zone] = []
        prints: list[int] = []
        pools: list[int] = []
        for seat, deck in enumerate(decks):
            zones += [Zone(name, seat, sees, ordered) for name, sees, ordered in ZONES]
            prints += [numbers[face.id] for face in (*deck.main, *deck.locales, deck.start)]
            pools += [seat] * len(deck.main) + [seats + seat] * (len(deck.locales) + 1)
        zones += [Zone("centre", None, EVERYBODY, True), Zone("removed", None, EVERYBODY, True)]
        self.lay(Box(seats, tuple(zones), tuple(numbers), tuple(pools)), prints, chance)
        # Everything that could lie on some table, whether or not it lies on this one.
        self.faces = faces
        self.decks = decks
        self.days = DAYS
        self.king: Seat = 0
        # The marked activity, and who performs it for nothing (RUL-08).
        self.activity: str | None = None
        self.free: Seat | None = None
        self.pp = [0] * seats
        # The Locales of each player from left to right, by the order in which they came.
        self.rows: list[tuple[int, ...]] = [()] * seats
        # Surprise Titles each player has played in this Round (TCG-SURP-04).
        self.titles: list[tuple[str, ...]] = [()] * seats
        self.hexed: frozenset[Card] = frozenset()
        # What lies beneath a Character or Creation; replaced, never written into.
        self.stacks: dict[Card, tuple[Card, ...]] = {}
        # Whose turn it is, and what has been done in it.
        self.turn: Seat | None = None
        self.performed = False
        self.asked_scores: frozenset[Seat] = frozenset()
        # The Character whose Scare Number counts twice in this turn, and the Locale for which it does (RUL-56).
        self.doubled: tuple[Card, Card] | None = None
        # Locales that are turned face down until the End Phase (RUL-39).
        self.closed: frozenset[Card] = frozenset()
        # The Character that dice were rolled against by the latest Surprise, and what they showed.
        self.rolled: tuple[Card, int] | None = None
        # Who has protected themselves against what is about to happen (RUL-29).
        self.spared: frozenset[Seat] = frozenset()
        first = 0
        for seat, deck in enumerate(decks):
            main, locales = len(deck.main), len(deck.locales)
            pile = seat * PILES
            self.piles[pile + DECK] = tuple(range(first, first + main))
            self.piles[pile + LOCALE_DECK] = tuple(range(first + main, first + main + locales))
            self.piles[pile + LOCALES] = (first + main + locales,)
            self.down = self.down | {first + main + locales}
            first += main + locales + 1

    def lay(self, box: Box, prints: list[int], chance: Chance) -> None:
        """Make a table out of a box, with nothing on it."""
        Game.__init__(self, box, prints, chance)

    def copy_tcg(self, other: TcgState) -> None:
        """Make this table stand like another."""
        self.copy_game(other)
        self.faces = other.faces
        self.decks = other.decks
        self.days = other.days
        self.king = other.king
        self.activity = other.activity
        self.free = other.free
        self.pp = other.pp[:]
        self.rows = other.rows[:]
        self.titles = other.titles[:]
        self.hexed = other.hexed
        self.stacks = other.stacks
        self.turn = other.turn
        self.performed = other.performed
        self.asked_scores = other.asked_scores
        self.doubled = other.doubled
        self.closed = other.closed
        self.rolled = other.rolled
        self.spared = other.spared

    # Seats

    def clockwise(self, first: Seat) -> list[Seat]:
        """All players, from one on."""
        seats = self.box.seats
        return [(first + step) % seats for step in range(seats)]

    def opponents(self, seat: Seat) -> list[Seat]:
        """All other players, from the next one on."""
        return self.clockwise(seat)[1:]

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        return (seat + 1) % self.box.seats

    @property
    def day(self) -> int:
        """The number of the Day."""
        return DAYS - self.days

    @property
    def centre(self) -> Pile:
        """The pile of Surprises in the centre of the table."""
        return self.box.seats * PILES

    @property
    def removed(self) -> Pile:
        """The pile of cards that are out of the game."""
        return self.box.seats * PILES + 1

    # Cards

    def owner(self, card: Card) -> Seat:
        """Who brought a card."""
        return self.box.pools[card] % self.box.seats

    def face(self, card: Card) -> Print:
        """What is printed on a card."""
        return self.faces[self.prints[card]]

    def main_face(self, card: Card) -> MainCard:
        """What is printed on a card of a Main Deck."""
        face = self.faces[self.prints[card]]
        assert isinstance(face, MainCard)
        return face

    def character_face(self, card: Card) -> Character:
        """What is printed on a Character."""
        face = self.faces[self.prints[card]]
        assert isinstance(face, Character)
        return face

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in a hand."""
        return self.piles[seat * PILES + HAND]

    def creations(self, seat: Seat) -> tuple[Card, ...]:
        """The Creations in a town."""
        return self.piles[seat * PILES + CREATIONS]

    def pile_of(self, card: Card) -> Pile:
        """The pile in which a card lies."""
        for pile, cards in enumerate(self.piles):
            if card in cards:
                return pile
        raise AssertionError(f"card {card} lies nowhere")

    # Rows and towns

    def locale(self, seat: Seat, slot: int) -> Card:
        """The Locale that came to a row as number `slot`."""
        return self.piles[seat * PILES + LOCALES + slot][-1]

    def locale_face(self, seat: Seat, slot: int) -> Locale:
        """What is printed on a Locale of a row."""
        face = self.faces[self.prints[self.piles[seat * PILES + LOCALES + slot][-1]]]
        assert isinstance(face, Locale)
        return face

    def row(self, seat: Seat) -> list[Card]:
        """The Locales of a player from left to right."""
        return [self.locale(seat, slot) for slot in self.rows[seat]]

    def slot_named(self, seat: Seat, name: str) -> int | None:
        """Where a player has a Locale with that name, unless it is turned face down."""
        first = seat * PILES + LOCALES
        for slot in self.rows[seat]:
            card = self.piles[first + slot][-1]
            if self.faces[self.prints[card]].id == name:
                return None if card in self.closed else slot
        return None

    def place_of_locale(self, locale: Card) -> tuple[Seat, int] | None:
        """In whose row a Locale lies, and where; nothing while it lies in no row."""
        for seat, row in enumerate(self.rows):
            for slot in row:
                if self.piles[seat * PILES + LOCALES + slot][-1] == locale:
                    return seat, slot
        return None

    def at(self, seat: Seat, slot: int) -> tuple[Card, ...]:
        """The Characters at a Locale."""
        return self.piles[seat * PILES + AT + slot]

    def characters(self, seat: Seat) -> tuple[Card, ...]:
        """All Characters in a town."""
        first = seat * PILES + AT
        piles = self.piles
        found = piles[first]
        for slot in range(1, len(self.rows[seat])):
            found += piles[first + slot]
        return found

    def standing(self, card: Card) -> tuple[Seat, int] | None:
        """In whose town a Character stands, and at which Locale; nothing for one that is not in play."""
        piles = self.piles
        for seat in range(self.box.seats):
            first = seat * PILES + AT
            for slot in range(len(self.rows[seat])):
                if card in piles[first + slot]:
                    return seat, slot
        return None

    def town_of(self, card: Card) -> Seat | None:
        """In whose town a card lies: Character, Creation, or Surprise on the table; nobody's for all others."""
        place = self.standing(card)
        if place is not None:
            return place[0]
        for seat in range(self.box.seats):
            pile = seat * PILES
            if card in self.piles[pile + CREATIONS] or card in self.piles[pile + TABLE]:
                return seat
        return None

    def has(self, seat: Seat, title: str) -> bool:
        """Whether a Character with that Title is in a town."""
        return self.find(seat, title) is not None

    def find(self, seat: Seat, title: str) -> Card | None:
        """The Character with that Title in a town."""
        prints = self.prints
        for card in self.characters(seat):
            face = self.faces[prints[card]]
            if isinstance(face, MainCard) and face.title == title:
                return card
        return None

    def slot_of(self, seat: Seat, card: Card) -> int:
        """The Locale of a town at which a Character stands."""
        first = seat * PILES + AT
        return next(slot for slot in range(ROW) if card in self.piles[first + slot])

    def group_in(self, seat: Seat, group: Group) -> list[Card]:
        """The Characters of a group in a town."""
        return [card for card in self.characters(seat) if group.has(self.main_face(card))]
