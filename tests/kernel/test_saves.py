"""Saves: what is cut, edited, of another version or not ours is refused with one clear sentence."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

import spiralhill
from spiralhill import Damaged, Illegal, Unknown
from spiralhill.games.shelf import GAMES
from spiralhill.kernel.saves import FORMAT, sealed_text, unsealed
from tests.kernel import laws
from tests.kernel.edits import content_of

SEATS = {"duel": ["tester", "aisling"], "holidays": ["jack", "oogie", "sally"], "tcg": ["mayor", "jack"]}
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def a_save(name: str) -> str:
    """A game in the middle."""
    game = spiralhill.new(name, SEATS[name], seed=5)
    for _, _ in zip(range(25), laws.random_play(game, Random(5)), strict=False):
        pass
    return game.save()


def edited(name: str, **changes: object) -> str:
    """A save that was changed by somebody who could also make the checksum fit."""
    return sealed_text(content_of(a_save(name)) | changes)


@pytest.mark.parametrize(("name", "last"), [("duel", "EndOfTurn"), ("holidays", "EndOfRound")])
def test_a_save_is_one_line_of_readable_json(name: str, last: str) -> None:
    content = json.loads(a_save(name))
    assert content["game"] == name
    assert content["setup"]["seats"] == SEATS[name]
    assert last in content["agenda"][0]
    assert "\n" not in a_save(name)


@every_game
@pytest.mark.parametrize("length", [0, 1, 40, 400, -1])
def test_a_cut_save_is_refused(name: str, length: int) -> None:
    with pytest.raises(Damaged, match=r"this is not a save: it (breaks off in the middle|is not JSON)"):
        spiralhill.load(a_save(name)[:length])


@pytest.mark.parametrize("text", ["hello", "[]", "7", "null", '{"game": "duel"}', "NaN", '{"a": NaN}', "[" * 100_000])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        spiralhill.load(text)


@every_game
def test_an_edited_save_is_refused(name: str) -> None:
    text = a_save(name)
    for old, new in (('"last":', '"last":1'), ('"prints":[', '"prints":[9,'), ('"piles":[[', '"piles":[[1,')):
        assert old in text
        with pytest.raises(Damaged, match="was changed after it was written"):
            spiralhill.load(text.replace(old, new, 1))


@every_game
def test_a_key_that_stands_twice_is_refused(name: str) -> None:
    with pytest.raises(Damaged, match="twice"):
        spiralhill.load(a_save(name).replace('"last":', '"last":9,"last":', 1))


@every_game
def test_a_save_of_newer_rules_is_refused_by_its_version(name: str) -> None:
    with pytest.raises(Damaged, match="rules version 99, newer than this program's"):
        spiralhill.load(edited(name, rules=99))
    with pytest.raises(Damaged, match="format 99, newer"):
        spiralhill.load(edited(name, format=99))


@every_game
@pytest.mark.parametrize(("key", "what"), [("rules", "rules version"), ("format", "format")])
def test_a_save_of_an_older_version_cannot_be_continued(name: str, key: str, what: str) -> None:
    ours = GAMES[name].version if key == "rules" else FORMAT
    with pytest.raises(
        Damaged, match=f"the save has {what} 0, older than this program's {ours}, which cannot continue"
    ):
        spiralhill.load(edited(name, **{key: 0}))
    for version in (-1, True, "1", None, [1]):
        with pytest.raises(Damaged, match=f"it does not say its {what} as a whole number"):
            spiralhill.load(edited(name, **{key: version}))


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
    ("name", "setup"),
    [
        *((name, {"seats": None}) for name in GAMES),
        ("duel", None),
        ("duel", []),
        ("duel", {}),
        ("duel", {"seats": ["tester", "aisling"]}),
        ("duel", {"seats": "tester", "turn_cap": None, "build_limit": 30}),
        ("duel", {"seats": ["tester", "aisling"], "turn_cap": None, "build_limit": 30, "house_rule": 1}),
        ("duel", {"seats": ["tester"], "turn_cap": None, "build_limit": 30}),
        ("duel", {"seats": ["tester", 5], "turn_cap": None, "build_limit": 30}),
        ("duel", {"seats": ["tester", "aisling"], "turn_cap": True, "build_limit": 30}),
        ("duel", {"seats": ["tester", "aisling"], "turn_cap": None, "build_limit": 1}),
        ("holidays", None),
        ("holidays", {}),
        ("holidays", {"seats": "jack"}),
        ("holidays", {"seats": ["jack"]}),
        ("holidays", {"seats": ["jack", "jack", "sally"]}),
        ("holidays", {"seats": ["jack", "oogie", "sally"], "house_rule": 1}),
        ("holidays", {"seats": ["jack", "oogie"]}),
        ("holidays", {"seats": ["oogie", "jack", "sally"]}),
        ("holidays", {"seats": ["jack", "oogie", "sally", "mayor"]}),
    ],
)
def test_a_save_with_a_table_that_cannot_be_set_is_refused(name: str, setup: object) -> None:
    with pytest.raises((Damaged, Illegal)):
        spiralhill.load(edited(name, setup=setup))


@every_game
def test_a_save_of_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(Unknown, match="there is no game 'chess'; the games are duel"):
        spiralhill.load(edited(name, game="chess"))


def test_a_save_of_an_unknown_hero_or_character_is_refused() -> None:
    with pytest.raises(Unknown, match="there is no hero 'zero'; the heroes are will"):
        spiralhill.load(edited("duel", setup={"seats": ["will", "zero"], "turn_cap": None, "build_limit": 30}))
    for who in ("zero", 5, None):
        with pytest.raises(Unknown, match=f"there is no character {who!r}; the characters are jack"):
            spiralhill.load(edited("holidays", setup={"seats": ["jack", who]}))


@every_game
def test_a_save_whose_cards_were_changed_is_refused_even_with_a_fitting_checksum(name: str) -> None:
    content = content_of(a_save(name))
    edits: list[dict[str, object]] = [
        {"prints": content["prints"][:-1]},
        {"prints": [0] * len(content["prints"])},
        {"piles": content["piles"][:-1]},
        {"setup": content["setup"] | {"seats": SEATS[name][::-1]}},
        {"agenda": [{"Nonsense": []}]},
        {"agenda": [{"Deed": [0, 1, 2]}]},
        {"agenda": None},
        {"chance": ["loaded"]},
    ]
    for changes in edits:
        with pytest.raises(Damaged):
            spiralhill.load(edited(name, **changes))


@every_game
def test_a_save_without_one_of_its_fields_is_refused(name: str) -> None:
    content = content_of(a_save(name))
    for key in content:
        with pytest.raises((Damaged, Unknown)):
            spiralhill.load(sealed_text({other: value for other, value in content.items() if other != key}))
