"""Scenarios of the TCG: who has which town, who holds what, what is answered, what must follow.

    table = tcg(
        town(row="town-hall, jacks-house", at={"town-hall": "the-mayor-elected-official"}, hand="fetch, mr-hyde", pp=1),
        town(start="oogies-lair"),
    )
    table.answer(0, "play mr-hyde town-hall")
    assert table.is_active(0, "town-hall")

Seats are the numbers 0, 1, ... in the order told; the first is on turn, and is Pumpkin King, unless it is said
otherwise. Cards are comma-separated names, `3 cyclops` are three of them. A row is told from left to right and holds
the Starting Locale, which need not be named otherwise; what a row lacks to six Locales lies in the Locale Deck. Decks
are told from the TOP down, all other piles from the bottom up. A Main Deck that is not told has twelve cards that
nobody has a use for. Picks are written as a person types them: the whole notation, or any beginning that fits one
option. A question with one answer answers itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.days import Day, end_phase
from spiralhill.games.tcg.kings import ChooseActivity
from spiralhill.games.tcg.prints import Deck, Locale, MainCard
from spiralhill.games.tcg.state import (
    AT,
    BENEATH,
    CREATIONS,
    DAYS,
    DECK,
    DISCARD,
    HAND,
    LOCALE_DECK,
    LOCALES,
    PILES,
    PLAYED,
    ROW,
    SEARCHED,
    SURPRISES,
    TABLE,
)
from spiralhill.games.tcg.tcg import Tcg
from spiralhill.games.tcg.turns import PlayerTurn, TurnAction
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.steps import Item, Pick
from spiralhill.kernel.table import Card, Seat
from tests.rules.telling import Telling

FILLER = "12 cyclops"
OTHERS = ("the-well", "witches-nook", "the-crypt", "tree-circle", "town-square", "town-hall", "back-alley")
NAMED = {
    "deck": DECK,
    "hand": HAND,
    "discard": DISCARD,
    "surprises": SURPRISES,
    "locale-deck": LOCALE_DECK,
    "creations": CREATIONS,
    "table": TABLE,
    "beneath": BENEATH,
    "played": PLAYED,
    "searched": SEARCHED,
}


@dataclass
class Town:
    """A seat before the story begins."""

    row: list[str]
    at: dict[str, list[str]]
    piles: dict[str, list[str]]
    stacked: dict[str, list[str]]
    under: dict[str, list[str]]
    locales: list[str]
    pp: int = 0
    titles: tuple[str, ...] = ()
    hexed: tuple[str, ...] = field(default_factory=tuple)


def names(text: str) -> list[str]:
    """The cards that a text lists: `3 cyclops, fetch`."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, _, name = part.partition(" ")
        found += [name] * int(count) if count.isdecimal() else [part]
    return found


def town(
    row: str = "",
    *,
    start: str = "jacks-house",
    at: dict[str, str] | None = None,
    hand: str = "",
    deck: str = FILLER,
    discard: str = "",
    surprises: str = "",
    creations: str = "",
    table: str = "",
    stacked: dict[str, str] | None = None,
    under: dict[str, str] | None = None,
    locales: str = "",
    pp: int = 0,
    titles: tuple[str, ...] = (),
    hexed: str = "",
) -> Town:
    """A town: its row, Characters `at` Locales, Surprises `stacked` on cards, cards face down `under` Locales.

    `locales` is the Locale Deck from the top down; `titles` are Surprises that were played in this Round.
    """
    lined = names(row) or [start]
    if not any(is_starting(name) for name in lined):
        lined = [start, *lined]
    rest = names(locales)
    rest += [name for name in OTHERS if name not in lined and name not in rest][: ROW - len(lined) - len(rest)]
    piles = {
        "hand": names(hand),
        "deck": names(deck),
        "discard": names(discard),
        "surprises": names(surprises),
        "creations": names(creations),
        "table": names(table),
    }
    lists = [{key: names(text) for key, text in (told or {}).items()} for told in (at, stacked, under)]
    return Town(lined, lists[0], piles, lists[1], lists[2], rest, pp, titles, tuple(names(hexed)))


def is_starting(name: str) -> bool:
    """Whether a card is a Starting Locale."""
    face = PRINTS[name]
    return isinstance(face, Locale) and face.is_starting


class Story(Telling[Tcg]):
    """A game being told."""

    def go_on(self, until: str = "") -> None:
        """Let everybody take their last option, which ends or declines, until a question of that name comes."""
        while self.game.asked and self.asks_for != until:
            seat, options = next(iter(self.game.asked.items()))
            self.game.answer(seat, options[-1])

    def next_turn(self, seat: Seat) -> None:
        """Let everybody take their last option until the next turn of a seat."""
        while self.game.asked and not (self.asks_for == "TurnAction" and self.game.turn == seat):
            who, options = next(iter(self.game.asked.items()))
            self.game.answer(who, options[-1])

    def end_turn(self, seat: Seat) -> None:
        """End a turn."""
        self.answer(seat, "end-turn")

    def reprint(self, name: str, **changes: Any) -> None:
        """Print something else on a card, for what no printed card shows, and ask again what is asked."""
        faces = self.game.faces
        self.game.faces = tuple(replace(face, **changes) if face.id == name else face for face in faces)
        self.game.ask_again()

    # Asking

    def refuses(self, seat: Seat, thing: Pick | Card, rule: str) -> None:
        """A pick, or anything that could be done with a card, is refused, changes nothing, and the rule is cited."""
        if isinstance(thing, Pick):
            self.refuses_pick(seat, thing)
        self.cites(seat, thing, rule)

    def offers(self, seat: Seat, beginning: str) -> bool:
        """Whether a seat may answer something that begins like this."""
        return any(text.startswith(beginning) for text in self.offered(seat))

    def card(self, name: str, seat: Seat = 0, pile: str | None = None) -> Card:
        """The number of a card of a seat: in a pile, or wherever it lies, in play before all else."""
        mine = [card for card in range(len(self.game.prints)) if self.game.owner(card) == seat]
        found = [card for card in mine if self.game.name(card) == name]
        if pile is not None:
            return next(card for card in found if card in self.game.piles[seat * PILES + NAMED[pile]])
        return next((card for card in found if self.game.town_of(card) is not None), found[0])

    def pile(self, seat: Seat, name: str) -> list[str]:
        """The names in a pile, from the bottom up; a Main Deck from the top down."""
        cards = [self.game.name(card) for card in self.game.piles[seat * PILES + NAMED[name]]]
        return cards[::-1] if name in ("deck", "locale-deck") else cards

    def hand(self, seat: Seat) -> list[str]:
        """The names in a hand, in alphabetical order."""
        return sorted(self.pile(seat, "hand"))

    def row(self, seat: Seat) -> list[str]:
        """The Locales of a player from left to right."""
        return [self.game.name(locale) for locale in self.game.row(seat)]

    def at(self, seat: Seat, locale: str) -> list[str]:
        """The Characters at a Locale, in alphabetical order."""
        return sorted(self.game.name(card) for card in self.game.at(seat, self.slot(seat, locale)))

    def under(self, seat: Seat, locale: str) -> list[str]:
        """The cards face down under a Locale."""
        pile = self.game.piles[seat * PILES + LOCALES + self.slot(seat, locale)]
        return [self.game.name(card) for card in pile[:-1]]

    def slot(self, seat: Seat, locale: str) -> int:
        """Where a Locale lies."""
        return next(slot for slot in self.game.rows[seat] if self.game.name(self.game.locale(seat, slot)) == locale)

    def is_active(self, seat: Seat, locale: str) -> bool:
        """Whether a Locale is Active."""
        return self.game.is_active(seat, self.slot(seat, locale))

    def number(self, name: str, seat: Seat = 0) -> int:
        """The Scare Number of a card in play."""
        return self.game.number(self.card(name, seat))

    def stacked(self, name: str, seat: Seat = 0) -> list[str]:
        """What is stacked on a card."""
        return [self.game.name(card) for card in self.game.stacks.get(self.card(name, seat), ())]


def tcg(
    *towns: Town,
    turn: Seat = 0,
    king: Seat = 0,
    day: int = 7,
    stage: str = "turn",
    performed: bool = False,
    centre: str = "",
    seed: int = 1,
    chance: Chance | None = None,
    patient: bool = False,
) -> Story:
    """A game in the middle of a Day.

    Stages: "turn" (somebody's turn), "activity" (the Pumpkin King is to mark one), "locales" (the Day begins with its
    Locale step), "dawn" (the first Day begins, with Starting Locales face down), "end" (the End Phase begins). `centre`
    lists Surprises in the centre of the table, brought by seat 0.
    """
    middle = names(centre)
    game = Tcg(tuple(_deck(place, middle if seat == 0 else []) for seat, place in enumerate(towns)), Dice(seed))
    game.patient = patient
    game.king, game.days = king, DAYS - day
    game.down = frozenset()
    for seat, place in enumerate(towns):
        _fill(game, seat, place, middle if seat == 0 else [])
        game.pp[seat] = place.pp
        game.titles[seat] = place.titles
    if chance is not None:
        game.chance = chance
    seats = game.clockwise(king)
    items: list[Item]
    if stage == "turn":
        game.turn, game.performed = turn, performed
        later = seats[seats.index(turn) + 1 :]
        items = [TurnAction(turn), *(PlayerTurn(seat) for seat in later), *end_phase(seats)]
    elif stage == "activity":
        items = [ChooseActivity(king), *(PlayerTurn(seat) for seat in seats), *end_phase(seats)]
    elif stage == "locales":
        game.days += 1
        items = [Day()]
    elif stage == "dawn":
        game.days = DAYS
        game.down = frozenset(game.locale(seat, 0) for seat in seats)
        game.rows = [()] * len(towns)
        items = [Day()]
    else:
        items = end_phase(seats)
    game.begin(*items)
    return Story(game)


def _deck(place: Town, middle: list[str]) -> Deck:
    """A deck of just the cards that a story needs."""
    lined = [*place.row, *place.locales]
    start = next(name for name in lined if is_starting(name))
    locales = [PRINTS[name] for name in lined if name != start]
    listed = [*place.piles.values(), *place.at.values(), *place.stacked.values(), *place.under.values(), middle]
    main = [PRINTS[name] for part in listed for name in part]
    first = PRINTS[start]
    assert isinstance(first, Locale)
    return Deck(
        "story",
        first,
        tuple(face for face in locales if isinstance(face, Locale)),
        tuple(face for face in main if isinstance(face, MainCard)),
    )


def _fill(game: Tcg, seat: Seat, place: Town, middle: list[str]) -> None:
    """Put the cards of a seat where the story wants them."""
    pile = seat * PILES
    own = [card for card in range(len(game.prints)) if game.owner(card) == seat]
    left: dict[str, list[Card]] = {}
    for card in own:
        left.setdefault(game.name(card), []).append(card)

    def take(listed: list[str]) -> tuple[Card, ...]:
        return tuple(left[name].pop(0) for name in listed)

    for at in range(PILES):
        game.piles[pile + at] = ()
    for slot, name in enumerate(place.row):
        hidden = take(place.under.get(name, []))
        game.piles[pile + LOCALES + slot] = (*hidden, *take([name]))
        game.down = game.down | set(hidden)
        game.piles[pile + AT + slot] = take(place.at.get(name, []))
    game.rows[seat] = tuple(range(len(place.row)))
    game.piles[pile + LOCALE_DECK] = take(place.locales)[::-1]
    for name, listed in place.piles.items():
        cards = take(listed)
        game.piles[pile + NAMED[name]] = cards[::-1] if name == "deck" else cards
    town_cards = {game.name(card): card for card in (*game.characters(seat), *game.creations(seat))}
    for over, listed in place.stacked.items():
        cards = take(listed)
        game.piles[pile + BENEATH] += cards
        game.stacks = {**game.stacks, town_cards[over]: cards}
    game.hexed = game.hexed | {town_cards[name] for name in place.hexed}
    game.piles[game.centre] += take(middle)
