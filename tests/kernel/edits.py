"""Saves to be changed by somebody who also makes the checksum fit, and ways to change them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import spiralhill
from spiralhill.games.shelf import GAMES
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.kernel.game import Game
from tests.kernel import laws
from tests.kernel.tcg_decks import any_deck, deck_for, random_deck
from tests.kernel.tcg_towns import grown

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    5,
    99,
    1 << 63,
    "",
    "attack",
    "base-attack",
    "spend-clear",
    "middle",
    "christmas",
    [],
    [[0, 1]],
    {"Draw": [2]},
    {"PlayerTurn": [0, False]},
)

# Games that come to every kind of question their rules have.
SEEDS = {
    "duel": (*range(13), 178, 364),
    "holidays": (*range(20), 37),
    "tcg": (*range(6), 33, 253, 295, 306, 591, 686, 723, 797, 1045, 1057, 1099, 1374, 1490, 2330, 2693, 2743, 2755),
}


def table(name: str, seed: int) -> Game:
    """A game of what the box has; every other duel is fought by testers, whose cards reach every rule."""
    if name == "duel":
        seats = 2 + seed % 3
        heroes = Random(seed).sample(GAMES[name].cast, seats) if seed % 2 else ["tester"] * seats
        return spiralhill.new(name, heroes, seed, turn_cap=30)
    if name == "tcg":
        return tcg_table(seed)
    return spiralhill.new(name, Random(seed).sample(GAMES[name].cast, 2 + seed % 5), seed)


def tcg_table(seed: int) -> Game:
    """A game from the first Day on, or a late one in which two players have built their decks around one card."""
    rng = Random(seed)
    if seed < 10:
        return spiralhill.new("tcg", [any_deck(rng) for _ in range(2 + seed % 5)], seed)
    ids = list(PRINTS)
    around = [deck_for(ids[seed % len(ids)], rng) for _ in range(2)]
    return grown([*around, *(random_deck(rng) for _ in range(seed % 4))], seed)


@cache
def saves(name: str) -> dict[str, str]:
    """Of each kind of question, and of a game that is over, a save with as much going on as could be found."""
    found: dict[str, str] = {}
    for seed in SEEDS[name]:
        game = table(name, seed)
        for position in laws.random_play(game, Random(seed)):
            # A question is called by its name, and by the name of what is asked or decided within it.
            asks = " ".join(re.findall(r"(\w+)\(", repr(position.agenda[-1]))[:2])
            _keep(found, asks, position)
        _keep(found, "", game)
    return found


def _keep(found: dict[str, str], asks: str, position: Game) -> None:
    text = position.save()
    if len(text) > len(found.get(asks, "")):
        found[asks] = text


def content_of(text: str) -> dict[str, Any]:
    """What a save says, without its checksum."""
    content: dict[str, Any] = json.loads(text)
    del content["check"]
    return content


def records_in(value: object) -> list[dict[str, Any]]:
    """A record of a save, as it is written there, and all records inside it."""
    if isinstance(value, list):
        return [record for part in value for record in records_in(part)]
    if not isinstance(value, dict):
        return []
    return [value, *(record for part in value.values() for record in records_in(part))]


def places(value: object, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a save."""
    yield path
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*path, key))


def changed(content: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The save with one value changed, taken out, doubled, or swapped with its neighbour or another of its field."""
    content = deepcopy(content)
    key = rng.choice(list(content))
    ways = list(places(content[key], (key,)))
    within, last = _end(content, rng.choice(ways))
    old, how = within[last], rng.randrange(12)
    if how == 0:
        del within[last]
    elif how == 1 and isinstance(within, list):
        within.insert(last, deepcopy(old))
    elif how == 2 and isinstance(within, list):
        within[last], within[last - 1] = within[last - 1], within[last]
    elif how < 5 and isinstance(old, int):
        beside, there = _end(content, rng.choice(ways))
        if isinstance(beside[there], int):
            within[last], beside[there] = beside[there], old
    elif how < 9 and isinstance(old, int):
        within[last] = rng.choice((old + 1, old - 1, rng.randrange(100)))
    else:
        within[last] = rng.choice(ODD)
    return content


def _end(content: dict[str, Any], way: tuple[Any, ...]) -> tuple[Any, Any]:
    """The list or object in which a way ends, and the place in it."""
    within: Any = content
    for step in way[:-1]:
        within = within[step]
    return within, way[-1]
