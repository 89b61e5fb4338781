"""A person at the keyboard, for tests of what the terminal shows."""

from __future__ import annotations

import io
import os
import select
import sys
import time

import pytest

from spiralhill.cli.main import main


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


def read_until(keyboard: int, words: str, seconds: float = 30) -> str:
    """What the terminal shows until it shows these words; if it does not in time, what it has shown."""
    shown = ""
    deadline = time.monotonic() + seconds
    while words not in shown:
        ready, _, _ = select.select([keyboard], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"{words!r} did not come; shown was {shown!r}"
        shown += os.read(keyboard, 65536).decode(errors="replace")
    return shown
