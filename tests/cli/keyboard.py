"""A person at the keyboard, for tests of what the terminal shows."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

import pytest

from spiralhill.cli.main import main
from spiralhill.cli.screen import plain_console
from spiralhill.cli.seat import Keyboard
from spiralhill.cli.table import Quit, Terminal
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.game import Game
from spiralhill.words import words


def play(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    *arguments: str,
    game: str = "duel",
) -> str:
    """What is shown when somebody types this; the end of the input leaves the table."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["play", game, *arguments]) == 0
    return capsys.readouterr().out


def sit_down(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: Game,
    typed: str,
    *,
    language: str = "en",
) -> str:
    """What is shown to whoever has to decide in the middle of a game, and types this."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "160")
    (seat,) = game.asked
    players = ["human" if one == seat else "greedy" for one in range(game.box.seats)]
    speech = words(language, rules_of(game.name_of_game).package)
    with contextlib.suppress(Quit):
        Keyboard(Terminal(game, players, plain_console(), speech)).decide(seat)
    return capsys.readouterr().out


@contextlib.contextmanager
def terminal(
    *arguments: str, pass_fds: Sequence[int] = (), **environment: str
) -> Iterator[tuple[int, int, subprocess.Popen[bytes]]]:
    """A keyboard, the terminal it belongs to, and the Python that runs there."""
    keyboard, screen = pty.openpty()
    usual = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "60"}
    # Whoever runs tests in the background lets them ignore interrupts; a command at a keyboard does not.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        child = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=os.environ | usual | environment,
            pass_fds=pass_fds,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield keyboard, screen, child
    finally:
        child.kill()
        child.wait()
        os.close(keyboard)
        os.close(screen)


def read_until(keyboard: int, words: str, seconds: float = 30) -> str:
    """What the terminal shows until it shows these words; if it does not in time, what it has shown."""
    shown = ""
    deadline = time.monotonic() + seconds
    while words not in shown:
        ready, _, _ = select.select([keyboard], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"{words!r} did not come; shown was {shown!r}"
        shown += os.read(keyboard, 65536).decode(errors="replace")
    return shown
