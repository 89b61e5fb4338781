"""Saves changed by somebody who also makes the checksum fit: refused, or a game that can be played to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import spiralhill
from spiralhill import Damaged, Illegal, Unknown
from spiralhill.games.herocard.duel import Duel
from spiralhill.kernel.saves import sealed_text
from tests.kernel import laws

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
    [],
    [[0, 1]],
    {"Draw": [2]},
)


@cache
def saves() -> tuple[str, ...]:
    """Duels of heroes who reach every rule, one for each kind of question with as much going on as could be found."""
    found: dict[str, tuple[int, str]] = {}
    for seed in range(12):
        rng = Random(seed)
        game = spiralhill.new("duel", ["tester"] * (2 + seed % 3), seed=seed, turn_cap=30)
        assert isinstance(game, Duel)
        for position in laws.random_play(game, rng):
            asks = type(position.agenda[-1]).__name__
            busy = len(position.twists) + len(position.forbidden) + 2 * len(position.converted) + len(position.agenda)
            if asks not in found or busy > found[asks][0]:
                found[asks] = (busy, position.save())
    return tuple(text for _, text in found.values())


def content_of(text: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(text)
    del content["check"]
    return content


def busiest() -> dict[str, Any]:
    """A duel with an attack running and something twisted."""
    return next(content for content in map(content_of, saves()) if content["base"] is not None and content["twists"])


def places(value: object, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a save."""
    yield path
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*path, key))


def changed(content: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The save with one value changed, taken out, doubled or swapped with its neighbour."""
    content = deepcopy(content)
    key = rng.choice(list(content))
    *way, last = rng.choice(list(places(content[key], (key,))))
    within: Any = content
    for step in way:
        within = within[step]
    old, how = within[last], rng.randrange(10)
    if how == 0:
        del within[last]
    elif how == 1 and isinstance(within, list):
        within.insert(last, deepcopy(old))
    elif how == 2 and isinstance(within, list):
        within[last], within[last - 1] = within[last - 1], within[last]
    elif how < 7 and isinstance(old, int):
        within[last] = rng.choice((old + 1, old - 1, rng.randrange(100)))
    else:
        within[last] = rng.choice(ODD)
    return content


def test_an_edited_save_is_refused_or_can_be_played_to_the_end() -> None:
    rng = Random(8)
    refusals: list[str] = []
    played = 0
    for _ in range(1500):
        text = sealed_text(changed(content_of(rng.choice(saves())), rng))
        try:
            game = spiralhill.load(text)
        except (Damaged, Illegal, Unknown) as error:
            refusals.append(str(error))
            continue
        assert isinstance(game, Duel)
        game.cap = 30  # an edit may have lifted the limit
        for moves, _ in enumerate(laws.random_play(game, rng)):
            assert moves < 5_000
        played += 1
    assert len(refusals) > 1000
    assert played > 100
    for refusal in refusals:
        assert "\n" not in refusal
        assert len(refusal) < 300


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"attacker": None}, "an attack has an attacker and a target"),
        ({"target": 7}, "target is a seat or nobody, not 7"),
        ({"active_player": None}, "somebody's turn"),
        ({"turn": -1}, "turn is a whole number of 0 or more, not -1"),
        ({"plays": True}, "plays is a whole number"),
        ({"exclusive_used": 1}, "exclusive_used is true or false, not 1"),
        ({"active_cards": [0, 0]}, "active_cards is a list of different cards"),
        ({"active_cards": []}, "active"),
        ({"base": 999}, "base is a card or nothing, not 999"),
        ({"known": [[0, 1 << 9]]}, "who knows a card is a number from 1 to"),
        ({"named": [[0, 3]]}, "a named attribute is 0, 1 or 2|naming card is in play"),
        ({"down": [-1]}, "down is a list of different cards"),
        (
            {"twists": [{"Twisted": [0, None, None, 1, "spend-clear", None]}]},
            "an attribute or a card in play is twisted",
        ),
        ({"twists": [{"Twisted": [0, 0, None, 1, "never", None]}]}, "a Twisted whose unwind is 'never'"),
        ({"twists": [{"Twisted": [9, 0, None, 1, "spend-clear", None]}]}, "a Twisted whose owner is 9"),
        ({"forbidden": [{"Forbidden": [0, "sneeze", None]}]}, "a Forbidden whose kind is 'sneeze'"),
        ({"forbidden": [{"Draw": [2]}]}, "what is forbidden or twisted"),
        ({"converted": [[0, {"Draw": [2]}]]}, "a card is converted to a kind and a value"),
        ({"agenda": [{"Turn": [0]}]}, "in the order of the turn"),
        ({"agenda": [{"Draw": [2]}]}, "the agenda holds steps and choices only"),
        ({"agenda": [{"EndOfTurn": [0, 1]}]}, "a saved EndOfTurn has 1 fields, not 2"),
        ({"agenda": []}, "a duel ends with . points"),
        ({"points": [99, 0]}, "points"),
        ({"points": [True, False]}, "points"),
        ({"scored": None}, "points, and the turn has brought one or not"),
        ({"chance": ["dice", True]}, "the saved chance is neither"),
    ],
)
def test_what_could_not_have_been_written_is_refused(changes: dict[str, object], words: str) -> None:
    with pytest.raises(Damaged, match=words):
        spiralhill.load(sealed_text(busiest() | changes))


@pytest.mark.parametrize(
    ("item", "words"),
    [
        ({"Priority": [0, -9, False]}, "passes is -9"),
        ({"BuildSet": [0, "open"]}, "side is 'open'"),
        ({"PurgeCard": [0, list(range(9))]}, "a card to be purged is in play"),
        ({"WasteSeen": [0, 0, list(range(25))]}, "cards to be wasted lie in the deck"),
        ({"Decide": [0, 5]}, "deed is 5"),
        ({"Decide": [0, {"Deed": [{"Draw": [99]}, 0, 0, None]}]}, "effect is Draw"),
        ({"Deed": [{"Draw": [2]}, 0, 0, None]}, "the top of the agenda asks somebody something|effect is"),
        ({"NameAttribute": [0, None]}, "card is None"),
        ({"DiscardForced": ["0", 1]}, "seat is '0'"),
    ],
)
def test_what_the_agenda_could_not_ask_is_refused(item: object, words: str) -> None:
    content = busiest()
    content["agenda"] = [*content["agenda"][:1], item]
    with pytest.raises(Damaged, match=words):
        spiralhill.load(sealed_text(content))


def test_cards_stay_with_their_owner_and_on_their_attribute() -> None:
    content = busiest()
    piles, prints = content["piles"], content["prints"]
    first, other = piles[0][0], piles[6][0]
    swapped = [[{first: other, other: first}.get(card, card) for card in pile] for pile in piles]
    with pytest.raises(Damaged, match="a pile holds cards of its owner only"):
        spiralhill.load(sealed_text(content | {"piles": swapped}))
    with pytest.raises(Damaged, match="every deck has its cards"):
        spiralhill.load(sealed_text(content | {"prints": [*prints[1:], prints[0] + 1]}))
    moved = [*piles[:3], [*piles[3], *piles[4]], [], *piles[5:]]
    if piles[4]:
        with pytest.raises(Damaged, match="a card in play lies on its attribute"):
            spiralhill.load(sealed_text(content | {"piles": moved}))
