"""Saves: what is cut, edited, of another version or not ours is refused with one clear sentence."""

from __future__ import annotations

import json
from random import Random

import pytest

import spiralhill
from spiralhill import Damaged, Illegal, Unknown
from spiralhill.kernel.saves import sealed_text, unsealed
from tests.kernel import laws


def a_save() -> str:
    """A duel in the middle."""
    game = spiralhill.new("duel", ["tester", "aisling"], seed=5)
    for _, _ in zip(range(60), laws.random_play(game, Random(5)), strict=False):
        pass
    return game.save()


def edited(**changes: object) -> str:
    """A save that was changed by somebody who could also make the checksum fit."""
    content = json.loads(a_save())
    del content["check"]
    return sealed_text(content | changes)


def test_a_save_is_one_line_of_readable_json() -> None:
    content = json.loads(a_save())
    assert content["game"] == "duel"
    assert content["setup"]["seats"] == ["tester", "aisling"]
    assert {"Turn", "EndOfTurn"} & {name for item in content["agenda"] for name in item}
    assert "\n" not in a_save()


@pytest.mark.parametrize("length", [0, 1, 40, 400, -1])
def test_a_cut_save_is_refused(length: int) -> None:
    with pytest.raises(Damaged, match=r"this is not a save: it (breaks off in the middle|is not JSON)"):
        spiralhill.load(a_save()[:length])


@pytest.mark.parametrize("text", ["hello", "[]", "7", "null", '{"game": "duel"}', "NaN", '{"a": NaN}', "[" * 100_000])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        spiralhill.load(text)


def test_an_edited_save_is_refused() -> None:
    text = a_save()
    for old, new in (('"turn":', '"turn":1'), ('"points":[', '"points":[9,'), ('"piles":[[', '"piles":[[1,')):
        assert old in text
        with pytest.raises(Damaged, match="was changed after it was written"):
            spiralhill.load(text.replace(old, new, 1))


def test_a_key_that_stands_twice_is_refused() -> None:
    with pytest.raises(Damaged, match="twice"):
        spiralhill.load(a_save().replace('"turn":', '"turn":9,"turn":', 1))


def test_a_save_of_newer_rules_is_refused_by_its_version() -> None:
    with pytest.raises(Damaged, match="rules version 99, newer than this program's"):
        spiralhill.load(edited(rules=99))
    with pytest.raises(Damaged, match="format 99, newer"):
        spiralhill.load(edited(format=99))


@pytest.mark.parametrize(("key", "name"), [("rules", "rules version"), ("format", "format")])
def test_a_save_of_an_older_version_cannot_be_continued(key: str, name: str) -> None:
    with pytest.raises(Damaged, match=f"the save has {name} 0, older than this program's 1, which cannot continue it"):
        spiralhill.load(edited(**{key: 0}))
    for version in (-1, True, "1", None, [1]):
        with pytest.raises(Damaged, match=f"it does not say its {name} as a whole number"):
            spiralhill.load(edited(**{key: version}))


@pytest.mark.parametrize("number", ["1.5", "1e999", "-0.0", str(2**64), str(-(2**63) - 1), "9" * 5000])
def test_our_files_hold_whole_numbers_of_at_most_64_bits(number: str) -> None:
    with pytest.raises(Damaged, match="our files hold whole numbers"):
        unsealed(f'{{"turn": {number}}}', "a save")
    assert unsealed(sealed_text({"dice": 2**64 - 1}), "a save") == {"dice": 2**64 - 1}


@pytest.mark.parametrize("depth", [250, 900, 5000])
def test_lists_deep_within_lists_are_refused(depth: int) -> None:
    for start, end in (("[", "]"), ('{"Converted":[', "]}")):
        with pytest.raises(Damaged, match=r"this is not a save|more than 200 deep"):
            spiralhill.load(f'{{"game":"duel","twists":{start * depth}0{end * depth},"check":""}}')


@pytest.mark.parametrize(
    "setup",
    [
        None,
        [],
        {},
        {"seats": ["tester", "aisling"]},
        {"seats": "tester", "turn_cap": None, "build_limit": 30},
        {"seats": ["tester", "aisling"], "turn_cap": None, "build_limit": 30, "house_rule": 1},
        {"seats": ["tester"], "turn_cap": None, "build_limit": 30},
        {"seats": ["tester", 5], "turn_cap": None, "build_limit": 30},
        {"seats": ["tester", "aisling"], "turn_cap": True, "build_limit": 30},
        {"seats": ["tester", "aisling"], "turn_cap": None, "build_limit": 1},
    ],
)
def test_a_save_with_a_table_that_cannot_be_set_is_refused(setup: object) -> None:
    with pytest.raises((Damaged, Illegal)):
        spiralhill.load(edited(setup=setup))


def test_a_save_of_an_unknown_game_or_hero_is_refused() -> None:
    with pytest.raises(Unknown, match="there is no game 'chess'; the games are duel"):
        spiralhill.load(edited(game="chess"))
    with pytest.raises(Unknown, match="there is no hero 'zero'; the heroes are will"):
        spiralhill.load(edited(setup={"seats": ["will", "zero"], "turn_cap": None, "build_limit": 30}))


def test_a_save_whose_cards_were_changed_is_refused_even_with_a_fitting_checksum() -> None:
    content = json.loads(a_save())
    edits: list[dict[str, object]] = [
        {"prints": content["prints"][:-1]},
        {"prints": [0] * len(content["prints"])},
        {"piles": content["piles"][:-1]},
        {"setup": content["setup"] | {"seats": ["aisling", "tester"]}},
        {"agenda": [{"Nonsense": []}]},
        {"agenda": [{"Turn": [0, 1, 2]}]},
        {"points": None},
        {"chance": ["loaded"]},
    ]
    for changes in edits:
        with pytest.raises(Damaged):
            spiralhill.load(edited(**changes))
