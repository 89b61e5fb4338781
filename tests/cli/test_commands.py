"""The other commands: simulate, replay, verify, cards, rules, deck."""

from __future__ import annotations

import ast
import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spiralhill import cli
from spiralhill.cli.main import main
from spiralhill.cli.screens import SCREENS
from spiralhill.games.shelf import GAMES
from tests.cli.files import DECK, record_text
from tests.cli.keyboard import read_until

# What the commands may know of the games: what there is, and where their rules are written.
OPEN_TO_ALL = ("spiralhill.games.shelf", "spiralhill.games.reference")


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


def test_a_name_is_no_markup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(DECK.replace("Night Watch", "[/x] [b]ad[/b] :bomb:"))
    table = said(capsys, "simulate", "duel", "--games", "1", "--seats", f"{file},will")
    assert "[/x] [b]ad[/b] :bomb:" in table


def test_a_simulation_that_is_interrupted_stops_at_once_and_says_nothing() -> None:
    screen, terminal = pty.openpty()
    command = [sys.executable, "-m", "spiralhill", "simulate", "duel", "--games", "30000", "--jobs", "2"]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120"}
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=terminal, env=environment, start_new_session=True)
    os.close(terminal)
    try:
        read_until(screen, " 1%")
        os.killpg(child.pid, signal.SIGINT)
        told, _ = child.communicate(timeout=10)
        assert (child.returncode, told) == (130, b"")
        assert "Traceback" not in rest_of(screen)
    finally:
        child.kill()
        child.wait()
        os.close(screen)


def rest_of(screen: int) -> str:
    """What a terminal still shows after its last program has gone."""
    shown = b""
    while True:
        try:
            more = os.read(screen, 65536)
        except OSError:
            more = b""
        if not more:
            return shown.decode(errors="replace")
        shown += more


def test_every_game_has_a_screen_and_only_screens_know_a_game() -> None:
    assert SCREENS.keys() == GAMES.keys()
    for path in Path(cli.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and not path.name.endswith("_screen.py"):
                assert node.module in OPEN_TO_ALL or not str(node.module).startswith("spiralhill.games"), path


def test_a_record_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text())
    english, italian = said(capsys, "replay", str(file)), said(capsys, "replay", str(file), "--lang", "it")
    assert "wins the duel!" in english
    assert "vince il duello!" in italian
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
    assert {card["deck"] for card in english} == {"will", "isis", "deon", "aisling", "tester"}
    table = said(capsys, "cards", "duel")
    assert "Shotgun" in table
    assert english[0]["source"][:20] in table
    assert "[dim]" not in table


def test_rules_are_printed_by_id_and_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "duel", "duel-res-02") == "DUEL-RES-02  A tie is a failure.\n"
    assert said(capsys, "rules", "duel", "DUEL-RES").count("\n") == 7
    assert said(capsys, "rules", "duel").count("\n") > 300


def test_a_legal_deck_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(DECK)
    assert said(capsys, "deck", "check", str(file)) == "Night Watch: legal, 20 cards, 30 of 30 build points\n"
    assert main(["deck", "check", str(file), "--build-limit", "29"]) == 2
    assert "of 31 build points" in said(capsys, "deck", "check", str(file), "--game", "duel", "--build-limit", "31")


def test_a_file_may_begin_with_a_mark_of_its_byte_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, record = tmp_path / "deck.txt", tmp_path / "game.json"
    deck.write_text(DECK.partition("\n")[2], encoding="utf-8-sig")
    record.write_text(record_text(), encoding="utf-8-sig")
    assert "Night Watch: legal" in said(capsys, "deck", "check", str(deck))
    assert said(capsys, "verify", str(record)).startswith("verified")


@pytest.mark.parametrize("command", ["", "play", "simulate", "replay", "verify", "cards", "rules", "deck"])
def test_help_explains_every_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert "usage: spiralhill" in capsys.readouterr().out
