"""Records: what they claim is checked against the seeds, the rules and each other."""

from __future__ import annotations

import json
from random import Random

import pytest

from spiralhill.deals import Deal, Fair, History, read_record, record_from, replay, verify, write_record
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.saves import sealed_page
from tests.cli.files import deal, record_text


def forged(**changes: object) -> str:
    """A record changed by somebody who also makes the checksum fit."""
    return sealed_again(json.loads(record_text()) | changes)


def sealed_again(content: dict[str, object]) -> str:
    """A record that says this, with the right checksum."""
    return sealed_page({key: value for key, value in content.items() if key != "check"})


def test_a_record_reads_as_it_was_written() -> None:
    record = verify(record_text())
    assert write_record(record) == record_text()


def test_the_seed_is_not_in_the_game_before_the_end_except_in_its_chance() -> None:
    origin = deal().origin
    assert isinstance(origin, Fair)
    game = deal().begin()
    for seat in (None, 0, 1):
        assert origin.seed.hex() not in json.dumps(game.view(seat))
        assert origin.seed.hex() not in repr(game.log_for(seat))
    assert origin.seed.hex() not in game.save()


def test_the_same_seeds_deal_the_same_cards_and_others_do_not() -> None:
    origin = deal().origin
    assert isinstance(origin, Fair)
    assert deal().begin().save() == deal().begin().save()
    other_person = Deal("duel", deal().setup, Fair(origin.id, origin.seed, (b"\x12" * 16,)))
    assert other_person.commitment == deal().commitment
    assert other_person.begin().save() != deal().begin().save()
    fresh = Deal("duel", deal().setup, Fair.fresh(1))
    assert fresh.commitment != Deal("duel", deal().setup, Fair.fresh(1)).commitment


@pytest.mark.parametrize("part", ["seed", "client_seeds", "id", "commitment"])
def test_a_record_with_other_seeds_is_refused(part: str) -> None:
    chance = json.loads(record_text())["chance"]
    chance[part] = ["22" * 16] if part == "client_seeds" else "00" * 32
    with pytest.raises(ValueError, match=r"committed|against the rules|gives?"):
        verify(forged(chance=chance))


def test_a_record_that_says_the_same_in_other_words_is_refused() -> None:
    chance = json.loads(record_text())["chance"]
    with pytest.raises(Damaged, match="the record writes its chance otherwise than records do"):
        verify(forged(chance=chance | {"seed": chance["seed"].upper()}))
    dice = json.loads(write_record(record_from(Deal("duel", deal().setup, -1), [])))
    assert verify(sealed_again(dice)).deal.origin == (1 << 64) - 1
    with pytest.raises(Damaged, match="the record writes its chance otherwise than records do"):
        verify(sealed_again(dice | {"chance": {"dice": -1}}))


def test_a_record_with_any_other_pick_is_refused() -> None:
    picks = json.loads(record_text())["picks"]
    refused = 0
    for place in range(len(picks)):
        for changed in ([*picks[:place], *picks[place + 1 :]], [*picks[:place], "1 fly", *picks[place + 1 :]]):
            with pytest.raises(ValueError, match=r"rules|gives?|give"):
                verify(forged(picks=changed))
            refused += 1
    assert refused == 2 * len(picks)


@pytest.mark.parametrize(
    ("claim", "lie"), [("winners", [0, 1]), ("scores", [9, 9]), ("over", False), ("final", "0" * 16)]
)
def test_a_record_with_another_result_is_refused(claim: str, lie: object) -> None:
    with pytest.raises(ValueError, match=r"of the record is .*, but its .* give"):
        verify(forged(**{claim: lie}))


def test_a_record_with_other_seats_is_refused() -> None:
    setup = json.loads(record_text())["setup"] | {"seats": ["tester", "will"]}
    with pytest.raises(ValueError, match="against the rules"):
        verify(forged(setup=setup))


def test_a_record_of_newer_rules_is_refused_by_its_version() -> None:
    with pytest.raises(ValueError, match="the record has rules version 2, newer than this program's 1"):
        verify(forged(rules=2))


def test_a_record_of_older_rules_cannot_be_continued() -> None:
    with pytest.raises(Damaged, match="the record has rules version 0, older than this program's 1"):
        verify(forged(rules=0))


FAIR = {"protocol": "nbc-fair/1", "id": "g", "commitment": "", "seed": "00", "client_seeds": []}


@pytest.mark.parametrize(
    "changes",
    [
        {"chance": None},
        {"chance": []},
        {"chance": {}},
        {"chance": {"dice": True}},
        {"chance": {"dice": "7"}},
        {"chance": {"dice": 7, "seed": "00"}},
        {"chance": FAIR | {"id": 5}},
        {"chance": FAIR | {"commitment": None}},
        {"chance": FAIR | {"seed": 5}},
        {"chance": FAIR | {"seed": "a seed"}},
        {"chance": FAIR | {"client_seeds": "00"}},
        {"chance": FAIR | {"client_seeds": [7]}},
        {"chance": FAIR | {"protocol": ["nbc-fair/1"]}},
        {"setup": None},
        {"setup": ["will", "tester"]},
        {"setup": {"seats": ["will", "tester"]}},
        {"setup": {"seats": 5, "turn_cap": 100, "build_limit": 30}},
        {"picks": "1 pass"},
        {"picks": [1]},
        {"picks": {}},
        {"winners": [True]},
        {"winners": 1},
        {"scores": ["3"]},
        {"over": 1},
        {"final": None},
        {"remark": "hello"},
        {"rules": True},
        {"record": 5},
    ],
)
def test_a_record_with_anything_of_the_wrong_kind_is_refused(changes: dict[str, object]) -> None:
    for check in (verify, read_record):
        with pytest.raises((Damaged, Illegal, Unknown)):
            check(forged(**changes))


@pytest.mark.parametrize("key", ["record", "rules", "setup", "chance", "picks", "winners", "over", "final"])
def test_a_record_that_is_not_complete_is_refused(key: str) -> None:
    content = json.loads(forged())
    del content["check"], content[key]
    with pytest.raises(Damaged, match=f"this is not|no {key}"):
        read_record(sealed_page(content))


@pytest.mark.parametrize("number", ["1e999", "1.0", "1" * 30])
def test_a_record_holds_whole_numbers_only(number: str) -> None:
    with pytest.raises(Damaged, match="our files hold whole numbers"):
        read_record(record_text().replace('"rules": 1', f'"rules": {number}'))


@pytest.mark.parametrize(
    ("pick", "words"),
    [
        ("fly", "in line 1 of the picks, 'fly' is not written as a seat and what it answers, such as '1 pass'"),
        ("", "is not written as a seat"),
        ("1", "is not written as a seat"),
        ("one pass", "is not written as a seat"),
        ("0 stop", "is not written as a seat"),
        ("9 stop", "is against the rules: seat [12] is asked"),
        ("1 fly\n", "is not written as a seat"),
    ],
)
def test_a_pick_that_cannot_be_read_is_refused(pick: str, words: str) -> None:
    with pytest.raises((Damaged, Illegal), match=words):
        verify(forged(picks=[pick]))


def test_a_pick_by_the_wrong_seat_says_who_is_asked() -> None:
    picks = json.loads(record_text())["picks"]
    seat, _, pick = picks[0].partition(" ")
    other = 3 - int(seat)
    with pytest.raises(Illegal, match=f"in line 1 of the picks, .* is against the rules: seat {seat} is asked"):
        verify(forged(picks=[f"{other} {pick}", *picks[1:]]))
    with pytest.raises(
        Illegal, match=f"in line {len(picks) + 1} of the picks, .* is against the rules: the game is over"
    ):
        verify(forged(picks=[*picks, "1 pass"]))


def test_a_seed_beyond_64_bits_deals_the_same_again() -> None:
    large = Deal("duel", deal().setup, (1 << 70) + 5)
    record = verify(write_record(record_from(large, [])))
    assert record.deal.origin == 5


def test_an_unfinished_game_has_a_record_too() -> None:
    history, rng = History(deal()), Random(1)
    for _ in range(20):
        seat, options = next(iter(history.game.asked.items()))
        history.answer(seat, rng.choice(options))
    record = verify(write_record(record_from(deal(), history.lines)))
    assert not record.over
    *_, (again, _) = replay(record)
    assert again.save() == history.game.save()
    assert read_record(write_record(record)) == record
