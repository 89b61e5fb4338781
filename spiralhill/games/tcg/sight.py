"""A view read back into a table, for players that are programs: it holds what the seat may know, no more.

Prices, conditions and Scare Numbers are asked of the same code as at the table itself. Cards that the seat cannot see
lie there as what they are to it: a number of cards.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from spiralhill.games.tcg.catalogue import FACES
from spiralhill.games.tcg.prints import Surprise
from spiralhill.games.tcg.state import BENEATH, PILES, ZONES
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.chance import NO_CHANCE
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick, card_of
from spiralhill.kernel.table import EVERYBODY, Box, Card, Seat, Zone

NUMBERS: Final = {face.id: number for number, face in enumerate(FACES)}
NAMES: Final = tuple(NUMBERS)


@cache
def zones_of(seats: int) -> tuple[Zone, ...]:
    """The zones of a table."""
    own = [Zone(name, seat, sees, ordered) for seat in range(seats) for name, sees, ordered in ZONES]
    return (*own, Zone("centre", None, EVERYBODY, True), Zone("removed", None, EVERYBODY, True))


def touched(pick: Pick) -> list[Card]:
    """The card that a pick is about."""
    card = card_of(pick)
    return [] if card is None else [card]


class Sight(TcgTable):
    """What one seat sees of a game, laid out as a table; nothing is ever played on it."""

    __slots__ = ("about", "asks", "me")

    def __init__(self, view: View, options: list[Pick]) -> None:
        facts: Any = view["facts"]
        piles: Any = view["piles"]
        you: Any = view["you"]
        about: Any = view["about"]
        seats: int = len(facts["pp"])
        shown = [(at, card) for at, pile in enumerate(piles) for card in pile.get("cards", ()) if card is not None]
        # Cards of a hand that the seat looks at have no place in it; they are named where they can be picked.
        written: Any = view["options"]
        named = {
            card: text.split()[1] for pick, text in zip(options, written or (), strict=False) for card in touched(pick)
        }
        most = max((*(card[0] for _, card in shown), *named), default=0) + 1
        prints, pools = [0] * most, [0] * most
        for card, name in named.items():
            prints[card] = NUMBERS.get(name, 0)
        for at, (card, name, *_) in shown:
            if name is not None:
                prints[card] = NUMBERS[name]
            pools[card] = at // PILES if at < seats * PILES else 0
        box = Box(seats, zones_of(seats), NAMES, tuple(pools))
        self.lay(box, prints, NO_CHANCE)
        self.faces = FACES
        self.piles = [
            tuple(-1 if card is None else card[0] for card in pile["cards"])
            if "cards" in pile
            else (-1,) * pile["size"]
            for pile in piles
        ]
        # Who laid a card face down still knows it: under a Creation only Surprises lie face up.
        beneath = [card for seat in range(seats) for card in self.piles[seat * PILES + BENEATH]]
        self.down = frozenset(card for _, (card, name, *_) in shown if name is None)
        self.down |= {card for card in beneath if not isinstance(FACES[prints[card]], Surprise)}
        self.me: Seat = you
        self.asks = str(view["asks"])
        # The card whose text asks; none where no card does.
        self.about: Card | None = about
        self.read_facts(facts)

    def read_facts(self, facts: dict[str, Any]) -> None:
        """Take over what everybody sees beside the piles."""
        self.days = facts["days"]
        self.king = facts["king"]
        self.activity = facts["activity"]
        self.free = facts["free"]
        self.pp = facts["pp"]
        self.rows = [tuple(row) for row in facts["rows"]]
        self.titles = [tuple(titles) for titles in facts["titles"]]
        self.hexed = frozenset(facts["hexed"])
        self.stacks = {over: tuple(cards) for over, *cards in facts["beneath"]}
        self.turn = facts["turn"]
        self.performed = facts["performed"]
        self.asked_scores = frozenset(facts["asked"])
        self.doubled = None if facts["doubled"] is None else tuple(facts["doubled"])
        self.closed = frozenset(facts["closed"])
        self.rolled = None if facts["rolled"] is None else tuple(facts["rolled"])
        self.spared = frozenset()

    @property
    def last_day(self) -> bool:
        """Whether no Day follows."""
        return self.days == 0
