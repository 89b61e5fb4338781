"""The table: numbered cards in piles, what is printed on them, and who may see it.

A card is a small number and its print a lookup, so shuffling and imagining permute prints and leave the piles alone.
Numbers are made to tell nothing: a shuffle deals the prints anew over the numbers, and a card that leaves a hand leaves
under the number that lay there longest, whichever face it carries. Who follows the numbers learns what a person at the
table could see, and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from spiralhill.kernel.chance import Chance

Seat: TypeAlias = int
Card: TypeAlias = int
Pile: TypeAlias = int

# Who sees the faces in a pile. Of a pile that lies face up like a stack, everybody sees the top card and no other; its
# owner may be allowed to look through it.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2
TOP: Final = 3
OWNER_TOP: Final = 4


@dataclass(frozen=True, slots=True)
class Zone:
    """A kind of place on the table: its name, whose it is, who sees the faces in it, and whether order matters."""

    name: str
    owner: Seat | None
    sees: int
    ordered: bool


class Box:
    """What never changes during a game: the zones, the names of the prints, and which deck each card came from."""

    __slots__ = ("everyone", "names", "pools", "seats", "zones")

    def __init__(self, seats: int, zones: tuple[Zone, ...], names: tuple[str, ...], pools: tuple[int, ...]) -> None:
        self.seats = seats
        self.zones = zones
        self.names = names
        self.pools = pools
        # All seats as bits, and one bit more for those who only watch.
        self.everyone = (1 << seats + 1) - 1


class Table:
    """Piles of cards. Only verbs write to it; everything that can be computed is."""

    __slots__ = ("box", "chance", "down", "irrevocable", "known", "piles", "prints")

    def __init__(self, box: Box, prints: list[int], chance: Chance) -> None:
        self.box = box
        self.chance = chance
        self.prints = prints
        self.piles: list[tuple[Card, ...]] = [()] * len(box.zones)
        # Cards that lie face down where others lie face up.
        self.down: frozenset[Card] = frozenset()
        # Seats, as bits, that know a card although it lies hidden from them.
        self.known: dict[Card, int] = {}
        # How often something happened that nobody can take back: chance, a look at a hidden card, another seat's turn.
        self.irrevocable = 0

    # What can be seen

    def name(self, card: Card) -> str:
        """The name of the print a card carries."""
        return self.box.names[self.prints[card]]

    def sees(self, seat: Seat | None, card: Card, pile: Pile) -> bool:
        """Whether a seat (None: a spectator) sees, or has seen and can still follow, a card in a pile."""
        zone = self.box.zones[pile]
        if zone.sees == EVERYBODY and card not in self.down:
            return True
        if zone.sees >= TOP:
            mine = zone.sees == OWNER_TOP and seat is not None and seat == zone.owner
            return mine or card == self.piles[pile][-1]
        if seat is not None and zone.owner == seat and zone.sees != NOBODY:
            return True
        return bool(self.known.get(card, 0) >> (self.box.seats if seat is None else seat) & 1)

    def name_for(self, seat: Seat | None, card: Card) -> str | None:
        """The name of a card, wherever it lies, to a seat (None: a spectator) that sees it."""
        for pile, cards in enumerate(self.piles):
            if card in cards:
                return self.name(card) if self.sees(seat, card, pile) else None
        return None

    def back(self, face: int) -> object:
        """What everybody can tell of a print that lies face down among open cards, such as its cost."""
        return None

    # Verbs

    def shuffle(self, pile: Pile, label: str) -> None:
        """Deal the prints of a pile anew over its cards; nobody knows any of them afterwards."""
        cards = self.piles[pile]
        for card, face in zip(cards, self.chance.shuffled(label, [self.prints[card] for card in cards]), strict=True):
            self.prints[card] = face
            self.known.pop(card, None)
        self.irrevocable += 1

    def random(self, label: str, limit: int) -> int:
        """A number below `limit`, by chance."""
        self.irrevocable += 1
        return self.chance.below(label, limit)

    def leave(self, card: Card, pile: Pile) -> Card:
        """Take a card out of a pile and say under which number it left."""
        cards = self.piles[pile]
        zone = self.box.zones[pile]
        place = cards.index(card)
        if zone.ordered or zone.sees == EVERYBODY:
            self.piles[pile] = cards[:place] + cards[place + 1 :]
            if zone.sees >= TOP and self.piles[pile]:
                self.irrevocable += 1  # the next card shows now
            return card
        # A hand has no order for the others: the faces move up by one number and the first number goes.
        prints, known = self.prints, self.known
        face, knowers = prints[card], known.pop(card, 0)
        if known:
            # Copies look alike: whoever knew of one has seen it go, whichever was taken.
            for copy in cards:
                if copy in known and prints[copy] == face:
                    known[copy], knowers = known[copy] & knowers, known[copy] | knowers
                    if not known[copy]:
                        del known[copy]
        for at in range(place, 0, -1):
            prints[cards[at]] = prints[cards[at - 1]]
            if known:
                earlier = known.pop(cards[at - 1], 0)
                if earlier:
                    known[cards[at]] = earlier
        first = cards[0]
        prints[first] = face
        if knowers:
            known[first] = knowers
        self.piles[pile] = cards[1:]
        return first

    def arrive(self, card: Card, pile: Pile, seen: bool) -> None:
        """Lay a card on top of a pile; `seen` says whether everybody saw its face on the way."""
        self.piles[pile] = (*self.piles[pile], card)
        if self.box.zones[pile].sees == EVERYBODY:
            if card not in self.down:
                self.known.pop(card, None)
        elif self.box.zones[pile].sees >= TOP:
            self.known.pop(card, None)  # who may look, sees it there; nobody else can follow it among the others
        elif seen:
            self.known[card] = self.box.everyone

    def move(self, card: Card, source: Pile, to: Pile) -> Card:
        """Move a card from one pile to the top of another and say which number it has there."""
        sees = self.box.zones[source].sees
        seen = card not in self.down and (sees == EVERYBODY or (sees >= TOP and card == self.piles[source][-1]))
        if card in self.down:
            self.down = self.down - {card}
        card = self.leave(card, source)
        self.arrive(card, to, seen)
        return card

    def shift(self, card: Card, source: Pile, to: Pile) -> None:
        """Push a card from one open pile to another as it lies, face up or face down."""
        self.arrive(self.leave(card, source), to, False)

    def sweep(self, source: Pile, to: Pile) -> None:
        """Lay all cards of an open pile on another one, in their order; the caller shuffles a hidden one."""
        self.piles[to] = self.piles[to] + self.piles[source]
        self.piles[source] = ()

    def split(self, pile: Pile, to: Pile, number: int) -> None:
        """Leave the top cards of a pile where they are, so many of them, and make those below a pile that is empty."""
        cards = self.piles[pile]
        assert not self.piles[to], "cards are split off onto nothing"
        self.piles[to], self.piles[pile] = cards[:-number], cards[-number:]
        self.irrevocable += 1

    def cut(self, pile: Pile, label: str) -> None:
        """Cut a hidden pile somewhere, by chance; nobody knows any more where a card lies in it."""
        cards = self.piles[pile]
        if cards:
            at = self.random(label, len(cards))
            self.piles[pile] = cards[at:] + cards[:at]
            for card in cards:
                self.known.pop(card, None)

    def lay_down(self, card: Card, source: Pile, to: Pile) -> Card:
        """Lay a card from a hand face down on an open pile and say which number it has there."""
        card = self._hidden(card, source)
        self.down = self.down | {card}
        self.arrive(card, to, False)
        return card

    def put_under(self, card: Card, source: Pile, to: Pile) -> None:
        """Put a card from a hand under a hidden pile; its owner alone knows which it was, and that it lies there."""
        owner = self.box.zones[source].owner
        card = self._hidden(card, source)
        self.piles[to] = (card, *self.piles[to])
        if owner is not None:
            self.known[card] = 1 << owner

    def _hidden(self, card: Card, hand: Pile) -> Card:
        """Take a card out of a hand unseen: who knew one with such a back there cannot say whether it still is."""
        if self.known:
            back = self.back(self.prints[card])
            for held in self.piles[hand]:
                if held in self.known and self.back(self.prints[held]) == back:
                    del self.known[held]
        return self.leave(card, hand)

    def turn_up(self, card: Card) -> None:
        """Turn a face-down card face up where it lies; what everybody has seen, nobody takes back."""
        self.down = self.down - {card}
        self.known.pop(card, None)
        self.irrevocable += 1

    def deal(self, source: Pile, to: Pile, number: int) -> int:
        """Take up to a number of cards one by one from the top of a hidden pile; say how many there were.

        Whoever knew one of them goes on knowing it; where an open pile gets them, everybody sees them anyway.
        """
        cards = self.piles[source]
        number = min(number, len(cards))
        if number > 0:
            self.piles[source] = cards[:-number]
            self.piles[to] = self.piles[to] + cards[: -number - 1 : -1]
            self.irrevocable += 1
        return number

    def look(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Let one seat see hidden cards where they lie."""
        for card in cards:
            self.known[card] = self.known.get(card, 0) | 1 << seat
        self.irrevocable += 1

    def show(self, cards: tuple[Card, ...]) -> None:
        """Let everybody see hidden cards where they lie."""
        for card in cards:
            self.known[card] = self.box.everyone
        self.irrevocable += 1

    def copy_table(self, other: Table) -> None:
        """Make this table stand like another; what is shared is never written to."""
        self.box = other.box
        self.chance = other.chance.copy()
        self.prints = other.prints[:]
        self.piles = other.piles[:]
        self.down = other.down
        self.known = other.known.copy()
        self.irrevocable = other.irrevocable
