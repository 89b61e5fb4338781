"""Playing in the terminal: by number, by notation, with questions, undo, records, and several people."""

from __future__ import annotations

import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spiralhill.cli.main import main
from spiralhill.deals import read_record, verify


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    """What is shown when somebody types this; the end of the input leaves the table."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["play", "duel", *arguments]) == 0
    return capsys.readouterr().out


def test_a_whole_game_can_be_played_by_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    shown = play(monkeypatch, capsys, "1\n" * 500, "--record", str(file))
    assert "Victory Point" in shown
    assert re.search(r"(Will|Isis) wins\.", shown)
    record = verify(file.read_text())
    assert record.over
    # The seal was told before the first card was dealt.
    assert shown.index(record.deal.commitment) < shown.index("draw")


def test_a_pick_can_be_typed_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The first line is for the hand-over; any clear beginning of a pick is enough.
    shown = play(monkeypatch, capsys, "\nDISCARD  dark\nst\ndraw 0\n", "--seed", "1", "--players", "human,human")
    assert "is not offered" not in shown
    assert "could mean" not in shown


def test_a_wrong_pick_is_explained_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "\nfly\n99\nplay shotgun\n", "--seed", "3")
    assert "“fly” is not offered: type a number, or a pick as it is written." in shown
    assert "“99” is not offered" in shown
    # Whoever tries a card is told why it cannot be played.
    assert "Shotgun is Exclusive: it waits for your own Action phase. (DUEL-TYPE-05)" in shown
    assert "You have left the table." in shown


def test_questions_are_answered_with_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(
        monkeypatch, capsys, "?\n? shotgun\n? xyzzy\ncard shotgun\nrule DUEL-RES-02\nhelp\nlog\n", "--seed", "3"
    )
    assert "(DUEL-TYPE-05)" in shown
    assert "No card you can see is called “xyzzy”." in shown
    assert "DUEL-RES-02  A tie is a failure." in shown
    assert "take your last pick back" in shown


def test_italian_players_type_italian(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(
        monkeypatch,
        capsys,
        "?\ncarta doppietta\naiuto\ndiario\nannulla\nvola\npassa\nesci\n",
        "--seed",
        "3",
        "--lang",
        "it",
    )
    assert "Doppietta" in shown
    assert "Non si può tornare indietro" in shown
    assert "«vola» non è tra le scelte" in shown
    assert "  Passi." in shown  # a pick can be typed as it is said
    assert "Hai lasciato il tavolo." in shown
    for english in ("Your", "hand", "turn", "draw", "attack", "free", "wins"):
        assert not re.search(rf"\b{english}\b", re.sub(r"   (pass|play|discard|draw|stop).*", "", shown)), english


def test_a_pick_can_be_taken_back_while_nothing_was_revealed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "1", "--players", "human,human", "--record", str(file))
    # The first line is for the hand-over; then two discards, one of them taken back.
    shown = play(monkeypatch, capsys, "\n2\n2\nundo\n", *arguments)
    assert "Taken back." in shown
    assert len(read_record(file.read_text()).picks) == 1


def test_a_draw_cannot_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "1", "--players", "human,human", "--record", str(file))
    shown = play(monkeypatch, capsys, "\n2\nstop\ndraw 1\nundo\n", *arguments)
    assert "This cannot be taken back" in shown
    assert len(read_record(file.read_text()).picks) == 3


def test_a_game_that_was_left_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    shown = play(monkeypatch, capsys, "1\n1\n1\n", "--record", str(file))
    assert f"--resume {file}" in shown.replace("\n", "")
    before = read_record(file.read_text())
    shown = play(monkeypatch, capsys, "1\n" * 500, "--resume", str(file))
    after = verify(file.read_text())
    assert after.over
    assert after.deal == before.deal
    assert after.picks[: len(before.picks)] == before.picks


def test_custom_heroes_come_from_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.cli.files import DECK

    deck, file = tmp_path / "watch.txt", tmp_path / "game.json"
    deck.write_text(DECK)
    shown = play(monkeypatch, capsys, "1\n" * 500, "--seats", f"{deck},will", "--record", str(file))
    assert "Night Watch" in shown
    assert verify(file.read_text()).over


def test_bots_play_among_themselves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, "", "--players", "greedy,random,greedy", "--seats", "will,deon,isis")
    assert " wins." in shown
    # A spectator is told how many cards are drawn, never which.
    assert re.search(r"Will draws \d cards?\.", shown)


def test_between_two_people_the_screen_is_wiped() -> None:
    """On a real terminal: whoever sits down next sees neither the board nor the scrolled-off lines of the other."""
    keyboard, terminal = pty.openpty()
    command = [sys.executable, "-m", "spiralhill", "play", "duel", "--seed", "1", "--players", "human,human"]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "60"}
    child = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, close_fds=True)
    os.close(terminal)
    try:
        screen = read_until(keyboard, "nobody else looks.")
        assert "Your hand" not in screen
        os.write(keyboard, b"\n")
        screen = read_until(keyboard, "Your pick>")
        first = re.findall(r"discard ([a-z-]+)", screen)
        assert first
        os.write(keyboard, b"stop\n")
        read_until(keyboard, "Your pick>")
        os.write(keyboard, b"end\n")
        screen = read_until(keyboard, "nobody else looks.")
        # Everything before the wipe is gone, the scrolled-off lines included.
        assert "\x1b[3J" in screen
        assert "Your hand" not in screen[screen.rindex("\x1b[2J") :]
        os.write(keyboard, b"\n")
        screen = read_until(keyboard, "Your pick>")
        assert "You draw" in screen[screen.rindex("\x1b[2J") :]
    finally:
        child.kill()
        child.wait()
        os.close(keyboard)


def read_until(keyboard: int, words: str) -> str:
    """What the terminal shows until it shows these words."""
    shown = ""
    while words not in shown:
        shown += os.read(keyboard, 65536).decode(errors="replace")
    return shown
