"""The other commands: simulate, replay, verify, cards, rules, deck."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spiralhill import cli
from spiralhill.cli.main import main
from spiralhill.cli.screens import SCREENS
from spiralhill.games.shelf import GAMES, rules_of, wordings
from spiralhill.words import LANGUAGES
from spiralhill.words.messages import texts
from tests.cli.files import DECK, record_text
from tests.cli.keyboard import read_until
from tests.words import ftl

# What the commands may know of the games: what there is, and where their rules are written.
OPEN_TO_ALL = ("spiralhill.games.shelf", "spiralhill.games.reference")
RULE_ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)?-\d{2}\b")


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command prints."""
    assert main(arguments) == code
    return capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), [("duel", "will,deon,tester"), ("holidays", "3")])
def test_a_simulation_is_the_same_for_any_number_of_jobs(
    game: str, seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ("simulate", game, "--seats", seats, "--bots", "greedy,random,greedy", "--games", "30", "--json")
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
    # Shells start what runs in the background deaf to Ctrl-C, and all that it starts; a person's command is not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        child = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=terminal, env=environment, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    os.close(terminal)
    try:
        read_until(screen, " 1%")
        os.killpg(child.pid, signal.SIGINT)
        told, _ = child.communicate(timeout=60)
        assert (child.returncode, told) == (130, b"")
        assert "Traceback" not in rest_of(screen)
    finally:
        # With all that it started, should it still be there.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
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


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_around_a_game_is_said_somewhere(game: str) -> None:
    package = Path(cli.__path__[0]).parent
    speakers = (*package.glob("cli/*.py"), *package.glob("games/*/wording.py"))
    source = "".join(path.read_text(encoding="utf-8") for path in speakers)
    known = ftl.entries(*texts("en", rules_of(game).package).values())
    around = {id for id in known if id.startswith("cli-")}
    said_by_name = {id for id in around if f'"{id}"' in source or f"'{id}'" in source}
    said = {f"cli-{id}" for id in re.findall(r'(?:say|said|share)\(\s*"([a-z-]+)"', source)}
    assert around - said_by_name - said == set()


def test_every_game_has_a_screen_and_only_screens_know_a_game() -> None:
    assert SCREENS.keys() == wordings().keys() == GAMES.keys()
    for path in Path(cli.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and path.name.split("_")[0] not in GAMES:
                assert node.module in OPEN_TO_ALL or not str(node.module).startswith("spiralhill.games"), path


@pytest.mark.parametrize(
    ("game", "in_english", "in_italian"),
    [
        ("duel", "wins the duel!", "vince il duello!"),
        ("holidays", "takes over the holidays!", "si impadronisce delle feste!"),
    ],
)
def test_a_record_is_told_again(
    game: str, in_english: str, in_italian: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text(game))
    english, italian = said(capsys, "replay", str(file)), said(capsys, "replay", str(file), "--lang", "it")
    assert in_english in english
    assert in_italian in italian
    assert "╭" in said(capsys, "replay", str(file), "--boards")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_verified(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text(game))
    told = said(capsys, "verify", str(file))
    assert told.startswith(f"verified: a finished game of {game}, ")
    assert json.loads(record_text(game))["chance"]["commitment"] in told


@pytest.mark.parametrize(
    ("game", "faces", "cards", "decks", "title"),
    [
        ("duel", 64, 150, {"will", "isis", "deon", "aisling", "tester"}, "Shotgun"),
        # Six mats and decks, the Locations and the Experiments (HOL-COMP-02, HOL-COMP-05).
        ("holidays", 144, 144, {*rules_of("holidays").cast, "locations", "experiments"}, "Hinterlands"),
    ],
)
def test_every_card_is_printed_in_both_languages(
    game: str, faces: int, cards: int, decks: set[str], title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english = json.loads(said(capsys, "cards", game, "--json"))
    italian = json.loads(said(capsys, "cards", game, "--json", "--lang", "it"))
    assert len(english) == len(italian) == faces
    assert sum(card["copies"] for card in english) == cards
    assert not {card["face"] for card in english} & {card["face"] for card in italian}
    assert {card["deck"] for card in english} == decks
    table = said(capsys, "cards", game)
    assert title in table
    assert english[0]["source"][:20] in table
    assert "[dim]" not in table


@pytest.mark.parametrize(
    ("call", "rule"),
    [
        ("duel duel-res-02", "DUEL-RES-02  A tie is a failure."),
        ("duel DUEL-RES-02 --lang it", "DUEL-RES-02  In caso di parità l’attacco fallisce."),
        ("holidays HOL-GEO-03", "HOL-GEO-03  The Middle belongs to all players."),
        ("holidays hol-geo-03 --lang it", "HOL-GEO-03  Il Luogo di Mezzo è di tutti i giocatori."),
        # The grounds of a ruling stand between asterisks in the reference.
        ("duel amb-09", 'AMB-09  Refresh with no cards in hand? Allowed, draws none. "A like number" of zero is zero.'),
    ],
)
def test_a_rule_is_printed_by_its_id(call: str, rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", *call.split()) == f"{rule}\n"


def test_rules_are_printed_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "duel", "DUEL-RES").count("\n") == 7
    assert said(capsys, "rules", "duel").count("\n") > 300


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_translated(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    english, italian = (said(capsys, "rules", game, "--lang", language).splitlines() for language in LANGUAGES)
    # The same rules in the same order, each resting on the same rulings.
    assert [RULE_ID.findall(rule) for rule in english] == [RULE_ID.findall(rule) for rule in italian]
    assert set(english) & set(italian) == set()


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
