"""The other commands: simulate, replay, verify, cards, rules, deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spiralhill.cli.main import main
from tests.cli.files import DECK, record_text


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command prints."""
    assert main(arguments) == code
    return capsys.readouterr().out


def test_a_simulation_is_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    call = (
        "simulate",
        "duel",
        "--seats",
        "will,deon,tester",
        "--bots",
        "greedy,random,greedy",
        "--games",
        "30",
        "--json",
    )
    results = [said(capsys, *call, "--seed", "5", "--jobs", jobs) for jobs in ("1", "2", "3")]
    assert len(set(results)) == 1
    result = json.loads(results[0])
    assert result["games"] == 30
    assert sum(seat["share"] for seat in result["seats"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in result["seats"])
    assert said(capsys, *call, "--seed", "6") != results[0]


def test_a_simulation_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    table = said(capsys, "simulate", "duel", "--games", "10", "--bots", "greedy,random")
    assert "10 games" in table
    assert "95 % interval" in table


def test_a_record_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text())
    english, italian = said(capsys, "replay", str(file)), said(capsys, "replay", str(file), "--lang", "it")
    assert " wins." in english
    assert "Vince " in italian
    assert "╭" in said(capsys, "replay", str(file), "--boards")


def test_a_record_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text())
    told = said(capsys, "verify", str(file))
    assert told.startswith("verified: a finished game of duel, ")
    assert json.loads(record_text())["chance"]["commitment"] in told


def test_every_card_is_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english = json.loads(said(capsys, "cards", "duel", "--json"))
    italian = json.loads(said(capsys, "cards", "duel", "--json", "--lang", "it"))
    assert len(english) == len(italian) == 64
    assert sum(card["copies"] for card in english) == 150
    assert not {card["face"] for card in english} & {card["face"] for card in italian}
    assert "Shotgun" in said(capsys, "cards", "duel")


def test_rules_are_printed_by_id_and_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "duel", "duel-res-02") == "DUEL-RES-02  A tie is a failure.\n"
    assert said(capsys, "rules", "duel", "DUEL-RES").count("\n") == 7
    assert said(capsys, "rules", "duel").count("\n") > 300


def test_a_legal_deck_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(DECK)
    assert said(capsys, "deck", "check", str(file)) == "Night Watch: legal, 20 cards, 30 of 30 build points\n"
    assert main(["deck", "check", str(file), "--build-limit", "29"]) == 2


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "verify", "cards", "rules", "deck"])
def test_help_explains_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert "usage: spiralhill" in capsys.readouterr().out
