"""Positions as saves: what every table and agenda keeps, and what must hold when it is read back.

A save may have been changed by hand, so nothing in it is believed. What is common to all games is read and checked
here; each game adds its own fields and says what else must hold, so that what is accepted can be played to the end.
"""

from __future__ import annotations

from typing import Any

from spiralhill.kernel.agenda import Agenda
from spiralhill.kernel.chance import chance_from
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.saves import Records, whole
from spiralhill.kernel.table import Card


def write_position(game: Agenda, records: Records) -> dict[str, object]:
    """A table and its agenda, ready for JSON, secrets and all."""
    return {
        "chance": game.chance.state(),
        "prints": game.prints,
        "piles": game.piles,
        "down": sorted(game.down),
        "known": sorted(game.known.items()),
        "irrevocable": game.irrevocable,
        "last": game.last,
        **({"patient": True} if game.patient else {}),
        "agenda": [records.write(item) for item in game.agenda],
    }


def read_position(game: Agenda, content: dict[str, Any], records: Records) -> None:
    """Make a fresh table stand as `write_position` wrote it; the game checks its agenda when the rest is read."""
    game.chance = chance_from(content["chance"])
    _read_cards(game, content)
    game.irrevocable = count("irrevocable", content["irrevocable"])
    last = content["last"]
    need(last is None or is_seat(game, last), f"last is a seat or nobody, not {last!r:.60}")
    game.last = last
    patient = content.get("patient", False)
    need(isinstance(patient, bool), f"patient is true or false, not {patient!r:.60}")
    game.patient = patient
    need(isinstance(content["agenda"], list), "the agenda is a list of what happens next")
    game.agenda = [records.read(item) for item in content["agenda"]]


def _read_cards(game: Agenda, content: dict[str, Any]) -> None:
    pools, zones = game.box.pools, game.box.zones
    prints, piles = content["prints"], content["piles"]
    need(isinstance(prints, list) and all(whole(face) for face in prints), "prints are whole numbers")
    faces = sorted(zip(pools, prints, strict=False))
    need(
        len(prints) == len(pools) and faces == sorted(zip(pools, game.prints, strict=True)), "every deck has its cards"
    )
    lists = isinstance(piles, list) and all(isinstance(pile, list) for pile in piles)
    need(lists and len(piles) == len(zones), "every seat has its piles")
    cards = [card for pile in piles for card in pile]
    need(all(whole(card) for card in cards) and sorted(cards) == list(range(len(pools))), "every card lies in one pile")
    game.prints = prints
    game.piles = [tuple(pile) for pile in piles]
    game.down = frozenset(cards_of(game, "down", content["down"]))
    game.known = by_card(game, "known", content["known"])
    bits = all(whole(seats) and 0 < seats <= game.box.everyone for seats in game.known.values())
    need(bits, f"who knows a card is a number from 1 to {game.box.everyone}")


# What the fields of saves are checked with


def need(holds: bool, what: str) -> None:
    """Refuse a save that breaks what holds in every game."""
    if not holds:
        raise Damaged(f"the save cannot be right: {what}")


def count(name: str, value: object) -> int:
    """A field that counts something."""
    if not whole(value) or value < 0:
        raise Damaged(f"the save cannot be right: {name} is a whole number of 0 or more, not {value!r:.60}")
    return value


def within(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number in a range."""
    return whole(value) and least <= value <= most


def is_seat(game: Agenda, value: object) -> bool:
    """Whether a value is a seat at the table."""
    return within(value, 0, game.box.seats - 1)


def is_card(game: Agenda, value: object) -> bool:
    """Whether a value is a card on the table."""
    return within(value, 0, len(game.prints) - 1)


def cards_of(game: Agenda, name: str, value: object) -> tuple[Card, ...]:
    """A field that lists different cards."""
    if not isinstance(value, list) or not all(is_card(game, card) for card in value) or len(set(value)) != len(value):
        raise Damaged(f"the save cannot be right: {name} is a list of different cards, not {value!r:.60}")
    return tuple(value)


def by_card(game: Agenda, name: str, value: object) -> dict[Card, Any]:
    """A field that lists cards, each with something that is known of it."""
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise Damaged(f"the save cannot be right: {name} is a list of pairs, not {value!r:.60}")
    cards_of(game, name, [card for card, _ in value])
    return dict(value)
