"""The terminal itself: odd input, the end of it, other encodings, what is drawn, and who may look."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys

import pytest

from spiralhill.cli.main import main
from tests.cli.drawing import board_of
from tests.cli.keyboard import play, read_until, terminal
from tests.rules.duel.story import anyone, duel


@pytest.mark.parametrize("players", ["human,human", "human,greedy"])
def test_the_end_of_the_input_leaves_the_table_wherever_it_comes(
    players: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "You have left the table." in play(monkeypatch, capsys, "", "--seed", "1", "--players", players)
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "duel", "--seed", "1", "--players", players]) == 0


@pytest.mark.parametrize(
    "odd",
    [
        "9" * 5000,
        "x" * 100_000,
        "\0",
        "? \0",
        "card " + "y" * 5000,
        "²",
        "−1",
        "\x1b[2J",
        "{ $typed }",
        "[/x]",
        "\u202e",
    ],
    ids=["digits", "long", "NUL", "why NUL", "card", "superscript", "minus", "escape", "blank", "markup", "turned"],
)
def test_an_odd_line_is_answered_and_asked_again(
    odd: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, f"{odd}\nhelp\n", "--seed", "3")
    assert re.search("is not offered|No card you can see", shown)
    assert "take your last pick back" in shown
    assert not set(shown) & {"\0", "\x1b", "\u202e"}


def test_a_line_in_another_encoding_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"caff\xe8\nhelp\n"), encoding="utf-8"))
    assert main(["play", "duel", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "“caff\N{REPLACEMENT CHARACTER}” is not offered" in shown
    assert "take your last pick back" in shown


def test_a_face_down_card_shows_its_owner_the_title_and_others_the_cost() -> None:
    table = duel(anyone(hand="lie-in-wait, push, strike"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy strike")
    drawn = {reader: board_of(table.game, reader) for reader in (None, 0, 1)}
    assert "▒ Strike 2" in drawn[0]
    for reader in (None, 1):
        assert "▒ face down 2" in drawn[reader]
        assert "Strike" not in drawn[reader]


def test_between_two_people_the_screen_is_wiped() -> None:
    """On a real terminal: whoever sits down next sees neither the board nor the scrolled-off lines of the other."""
    arguments = ("play", "duel", "--seed", "1", "--players", "human,human")
    with terminal("-m", "spiralhill", *arguments) as (keyboard, _, _):
        screen = read_until(keyboard, "nobody else looks.")
        assert "Your hand" not in screen
        os.write(keyboard, b"\n")
        screen = read_until(keyboard, "Your pick>")
        first = re.findall(r"Discard ([A-Z][a-z]+)", screen)
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


def test_whoever_waits_for_words_in_vain_is_told_what_was_shown() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"hello")
    with pytest.raises(AssertionError, match="'goodbye' did not come; shown was 'hello'"):
        read_until(reading, "goodbye", seconds=0.1)
    os.close(reading)
    os.close(writing)


def test_a_terminal_without_stars_and_frames_shows_what_it_can() -> None:
    command = [sys.executable, "-m", "spiralhill", "play", "duel", "--seed", "3", "--lang", "it"]
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    shown = subprocess.run(command, input=b"1\n", capture_output=True, env=environment, check=True).stdout.decode(
        "ascii"
    )
    assert "Hai lasciato il tavolo." in shown
