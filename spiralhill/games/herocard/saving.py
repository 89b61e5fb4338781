"""HeroCard tables as saves: every field of the table and the agenda by name, and back.

A save may have been changed by hand, so nothing in it is believed: what `read_table` accepts can be played to the end.
"""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.herocard.lasting import Converted, Forbidden, Twisted
from spiralhill.games.herocard.prints import BASE_ATTACK
from spiralhill.games.herocard.records import RECORDS, check_agenda, check_record
from spiralhill.games.herocard.state import HAND_LIMIT
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.positions import (
    by_card,
    cards_of,
    count,
    is_card,
    is_seat,
    need,
    read_position,
    within,
    write_position,
)

# Fields of the table that stand in a save as they are, by what they are; the last are lists of cards.
COUNTS: Final = ("turn", "played", "plays")
FLAGS: Final = ("exclusive_used",)
SEATS: Final = ("active_player", "attacker", "target")
CARDS: Final = ("base",)
TUPLES: Final = ("active_cards", "last_play", "before_last")


def write_table(game: HeroTable) -> dict[str, object]:
    """A HeroCard table and its agenda, ready for JSON, secrets and all."""
    record = RECORDS.write
    content = write_position(game, RECORDS)
    for name in (*COUNTS, *FLAGS, *SEATS, *CARDS, *TUPLES):
        content[name] = getattr(game, name)
    content["forbidden"] = record(game.forbidden)
    content["twists"] = record(game.twists)
    content["converted"] = [[card, record(how)] for card, how in sorted(game.converted.items())]
    content["named"] = sorted(game.named.items())
    return content


def read_table(game: HeroTable, content: dict[str, Any]) -> None:
    """Make a fresh table stand as `write_table` wrote it; whatever could not have been written is refused."""
    read_position(game, content, RECORDS)
    _check_cards(game)
    _read_fields(game, content)
    _check_sequence(game)
    _read_lasting(game, content)
    check_agenda(game)


def _check_cards(game: HeroTable) -> None:
    pools, zones = game.box.pools, game.box.zones
    owned = all(pools[card] == zones[at].owner for at, pile in enumerate(game.piles) for card in pile)
    need(owned, "a pile holds cards of its owner only")
    for seat in range(game.box.seats):
        need(len(game.hand(seat)) <= HAND_LIMIT, f"a hand has at most {HAND_LIMIT} cards")
        need(all(map(game.is_in_play, game.in_play(seat))), "a card in play lies on its attribute")
    need(all(map(game.is_in_play, game.down)), "a face-down card is in play")


def _read_fields(game: HeroTable, content: dict[str, Any]) -> None:
    for name in (*COUNTS, *FLAGS, *SEATS, *CARDS):
        value = content[name]
        if name in COUNTS:
            count(name, value)
        elif name in FLAGS:
            need(isinstance(value, bool), f"{name} is true or false, not {value!r:.60}")
        elif name in SEATS:
            need(value is None or is_seat(game, value), f"{name} is a seat or nobody, not {value!r:.60}")
        else:
            need(value is None or is_card(game, value), f"{name} is a card or nothing, not {value!r:.60}")
        setattr(game, name, value)
    for name in TUPLES:
        setattr(game, name, cards_of(game, name, content[name]))
    need(content["active_player"] is not None, "it is always somebody's turn")


def _check_sequence(game: HeroTable) -> None:
    """The running attack: who attacks whom, and with which cards in play."""
    active = game.active_cards
    need((game.attacker is None) == (game.target is None), "an attack has an attacker and a target")
    need(game.attacker is None or game.attacker != game.target, "nobody attacks themselves")
    need(game.attacker is not None or not active, "without an attack no card is active")
    need(all(map(game.is_in_play, active)) and not game.down & set(active), "active cards lie open in play")
    need(game.attacker is None or set(game.last_play) <= set(active), "what was played last in an attack is active")
    if game.base is not None:
        right = game.face(game.base).kind == BASE_ATTACK and game.owner(game.base) == game.attacker
        need(game.base in active and right, "the base of an attack is an active Base Attack of the attacker")


def _read_lasting(game: HeroTable, content: dict[str, Any]) -> None:
    game.forbidden = RECORDS.read(content["forbidden"])
    game.twists = RECORDS.read(content["twists"])
    game.converted = {card: RECORDS.read(how) for card, how in by_card(game, "converted", content["converted"]).items()}
    game.named = by_card(game, "named", content["named"])
    need(
        _are(game.forbidden, Forbidden) and _are(game.twists, Twisted), "what is forbidden or twisted is a list of that"
    )
    need(_are(tuple(game.converted.values()), Converted), "a card is converted to a kind and a value")
    for record in (*game.forbidden, *game.twists, *game.converted.values()):
        check_record(game, record)
    for twist in game.twists:
        need((twist.card is None) != (twist.attribute is None), "an attribute or a card in play is twisted")
        need(twist.card is None or twist.card in game.in_play(twist.owner), "a twisted card is in play")
    need(all(map(game.is_in_play, (*game.converted, *game.named))), "a converted or naming card is in play")
    need(all(within(at, 0, 2) for at in game.named.values()), "a named attribute is 0, 1 or 2")


def _are(records: object, kind: type[Any]) -> bool:
    return isinstance(records, tuple) and all(isinstance(record, kind) for record in records)
