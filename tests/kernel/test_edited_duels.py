"""Saves of duels changed by somebody who also makes the checksum fit: what could not have been written is refused."""

from __future__ import annotations

from typing import Any

import pytest

import spiralhill
from spiralhill import Damaged
from spiralhill.kernel.saves import sealed_text
from tests.kernel.edits import content_of, saves


def busiest() -> dict[str, Any]:
    """A duel with an attack running and something twisted."""
    contents = map(content_of, saves("duel").values())
    return next(content for content in contents if content["base"] is not None and content["twists"])


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
