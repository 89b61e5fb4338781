"""TCG tables as saves: every field of the table and the agenda by name, and back.

A save may have been changed by hand, so nothing in it is believed: what `read_table` accepts can be played to the end.
"""

from __future__ import annotations

from typing import Any

from spiralhill.games.tcg.agendas import check_agenda
from spiralhill.games.tcg.picks import ACTIVITIES
from spiralhill.games.tcg.prints import Character, Creation, Locale, MainCard, Surprise
from spiralhill.games.tcg.records import RECORDS
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
    MOST_POINTS,
    PILES,
    PLAYED,
    ROW,
    SEARCHED,
    SURPRISES,
    TABLE,
)
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.positions import (
    by_card,
    cards_of,
    is_card,
    is_seat,
    need,
    read_position,
    within,
    write_position,
)
from spiralhill.kernel.saves import whole
from spiralhill.kernel.table import Card, Seat


def write_table(game: TcgTable) -> dict[str, object]:
    """A TCG table and its agenda, ready for JSON, secrets and all."""
    return write_position(game, RECORDS) | {
        "days": game.days,
        "king": game.king,
        "activity": game.activity,
        "free": game.free,
        "pp": game.pp,
        "rows": game.rows,
        "titles": game.titles,
        "hexed": sorted(game.hexed),
        "stacks": sorted(game.stacks.items()),
        "turn": game.turn,
        "performed": game.performed,
        "asked": sorted(game.asked_scores),
        "doubled": game.doubled,
        "closed": sorted(game.closed),
        "rolled": game.rolled,
        "spared": sorted(game.spared),
    }


def read_table(game: TcgTable, content: dict[str, Any]) -> None:
    """Make a fresh table stand as `write_table` wrote it; whatever could not have been written is refused."""
    read_position(game, content, RECORDS)
    _read_numbers(game, content)
    _read_rows(game, content)
    for seat in range(game.box.seats):
        _check_piles(game, seat)
    _read_stacks(game, content)
    _read_marks(game, content)
    check_agenda(game)


def _read_numbers(game: TcgTable, content: dict[str, Any]) -> None:
    seats = game.box.seats
    need(within(content["days"], 0, DAYS - 1), f"days is a number from 0 to {DAYS - 1}")
    need(is_seat(game, content["king"]), "king is a seat")
    activity, free, turn = content["activity"], content["free"], content["turn"]
    need(activity is None or activity in ACTIVITIES, "activity is one of the three, or nothing")
    need(free is None or is_seat(game, free), "free is a seat or nobody")
    need(turn is None or is_seat(game, turn), "turn is a seat or nobody")
    points = content["pp"]
    need(_list_of(points, seats) and all(within(one, 0, MOST_POINTS) for one in points), "pp are numbers from 0 to 6")
    need(isinstance(content["performed"], bool), "performed is true or false")
    game.days, game.king, game.activity, game.free, game.turn = content["days"], content["king"], activity, free, turn
    game.pp, game.performed = list(points), content["performed"]
    titles = content["titles"]
    known = {face.title for face in game.faces if isinstance(face, Surprise)}
    listed = _list_of(titles, seats) and all(isinstance(one, list) and set(map(str, one)) <= known for one in titles)
    need(listed, "titles are lists of Surprises, one for each seat")
    game.titles = [tuple(one) for one in titles]
    for name, value in (("asked", content["asked"]), ("spared", content["spared"])):
        fine = isinstance(value, list) and all(is_seat(game, one) for one in value) and len(set(value)) == len(value)
        need(fine, f"{name} is a list of different seats")
    game.asked_scores, game.spared = frozenset(content["asked"]), frozenset(content["spared"])


def _list_of(value: object, number: int) -> bool:
    return isinstance(value, list) and len(value) == number


def _read_rows(game: TcgTable, content: dict[str, Any]) -> None:
    rows = content["rows"]
    need(_list_of(rows, game.box.seats) and all(isinstance(row, list) for row in rows), "every seat has a row")
    for row in rows:
        need(all(whole(slot) for slot in row) and sorted(row) == list(range(len(row))), "a row lists its Locales once")
    need(len({len(row) for row in rows}) <= 2 and all(0 < len(row) <= ROW for row in rows), "rows grow together")
    game.rows = [tuple(row) for row in rows]


def _check_piles(game: TcgTable, seat: Seat) -> None:
    """Every pile of a player holds what can lie there."""
    pile, row = seat * PILES, len(game.rows[seat])
    main = {DECK: MainCard, HAND: MainCard, DISCARD: MainCard, SURPRISES: Surprise, PLAYED: MainCard}
    for at, kind in main.items():
        own = all(game.box.pools[card] == seat and isinstance(game.face(card), kind) for card in game.piles[pile + at])
        need(own, "decks, hands and discard piles hold cards of their owner")
    for at, kind in {SEARCHED: MainCard, CREATIONS: Creation, TABLE: Surprise}.items():
        own = all(game.box.pools[card] == seat and isinstance(game.face(card), kind) for card in game.piles[pile + at])
        need(own, "a town holds Creations and Surprises of its player")
    for at in range(ROW):
        locales, here = game.piles[pile + LOCALES + at], game.piles[pile + AT + at]
        tops = [card for card in locales if isinstance(game.face(card), Locale)]
        placed = at < row or (at == row and bool(locales))
        need(bool(locales) == placed and len(tops) == (1 if placed else 0), "a row has one Locale in every place")
        need(not placed or locales[-1] == tops[0], "a Locale lies on what is under it")
        fine = all(game.owner(card) == seat for card in locales) and set(locales[:-1]) <= game.down
        need(fine and not (placed and locales[-1] in game.down), "what lies under a Locale lies face down")
        need(at < row or (not here and len(locales) <= 1), "Characters stand at Locales of the row")
        need(all(isinstance(game.face(card), Character) for card in here), "only Characters stand at Locales")
        start = tops[0] if tops else None
        starting = start is not None and game.locale_face(seat, at).is_starting
        need(start is None or starting == (at == 0), "the Starting Locale came first")
    locales = game.piles[pile + LOCALE_DECK]
    fine = all(isinstance(game.face(card), Locale) and game.owner(card) == seat for card in locales)
    need(fine, "a Locale Deck holds Locales of its owner")
    titles = [game.main_face(card).title for card in game.characters(seat)]
    need(len(set(titles)) == len(titles), "a Character is in a town once")
    names = [game.name(card) for card in game.creations(seat)]
    need(len(set(names)) == len(names), "a Creation is in a town once")


def _read_stacks(game: TcgTable, content: dict[str, Any]) -> None:
    stacks = by_card(game, "stacks", content["stacks"])
    carried: list[Card] = []
    for over, cards in stacks.items():
        need(isinstance(cards, list) and bool(cards) and all(is_card(game, card) for card in cards), "stacks are cards")
        town = game.town_of(over)
        need(town is not None, "cards are stacked on cards in play")
        assert town is not None
        fine = set(cards) <= set(game.piles[town * PILES + BENEATH])
        grows = getattr(game.face(over), "grows", 0)
        hidden = [card for card in cards if card in game.down]
        shown = all(isinstance(game.face(card), Surprise) for card in cards if card not in game.down)
        need(fine and shown and (grows > 0 or not hidden), "what is stacked lies beneath its card")
        carried += cards
    beneath = [card for seat in range(game.box.seats) for card in game.piles[seat * PILES + BENEATH]]
    need(sorted(carried) == sorted(beneath), "what lies beneath cards is stacked on one of them")
    game.stacks = {over: tuple(cards) for over, cards in stacks.items()}
    hidden_places = set(beneath) | {
        card
        for seat in range(game.box.seats)
        for slot in range(ROW)
        for card in game.piles[seat * PILES + LOCALES + slot][:-1]
    }
    need(game.down <= hidden_places, "cards lie face down under others only")
    for pile in (game.centre, game.removed):
        need(all(game.box.pools[card] < game.box.seats for card in game.piles[pile]), "no Locale leaves its row")
    centre = all(isinstance(game.face(card), Surprise) for card in game.piles[game.centre])
    need(centre, "Surprises lie in the centre")


def _read_marks(game: TcgTable, content: dict[str, Any]) -> None:
    standing = [card for seat in range(game.box.seats) for card in game.characters(seat)]
    locales = [card for seat in range(game.box.seats) for card in game.row(seat)]
    game.hexed = frozenset(cards_of(game, "hexed", content["hexed"]))
    game.closed = frozenset(cards_of(game, "closed", content["closed"]))
    need(game.hexed <= set(standing), "Hex Counters lie on Characters in play")
    need(game.closed <= set(locales), "only Locales are turned face down")
    doubled, rolled = content["doubled"], content["rolled"]
    if doubled is not None:
        pair = isinstance(doubled, list) and len(doubled) == 2 and all(is_card(game, card) for card in doubled)
        need(pair and doubled[0] in standing and doubled[1] in locales, "a Character in play counts twice for a Locale")
        game.doubled = (doubled[0], doubled[1])
    if rolled is not None:
        fine = isinstance(rolled, list) and len(rolled) == 2 and is_card(game, rolled[0]) and within(rolled[1], -99, 99)
        need(fine and rolled[0] in standing, "dice were rolled against a Character in play")
        game.rolled = (rolled[0], rolled[1])
