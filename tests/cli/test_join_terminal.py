"""`spiralhill join` on a real terminal: lines come while somebody types, and the terminal is left as it was."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import termios
from contextlib import AbstractContextManager
from pathlib import Path

from spiralhill.table import protocol
from tests.cli.keyboard import read_until, terminal
from tests.cli.typist import QUESTION
from tests.table.guests import Person
from tests.table.serving import Server


def joined(home: Path, *arguments: str) -> AbstractContextManager[tuple[int, int, subprocess.Popen[bytes]]]:
    """A keyboard, the terminal it belongs to, and the command that runs there."""
    return terminal("-m", "spiralhill", "join", *arguments, XDG_STATE_HOME=str(home))


def test_what_happens_is_shown_above_what_is_being_typed(server: Server, tmp_path: Path) -> None:
    with joined(tmp_path, server.url, "--new", "duel", "--name", "Anna") as (keyboard, screen, child):
        usual = termios.tcgetattr(screen)
        shown = read_until(keyboard, "help explains the rest.")
        invite = re.search(r"/j/(\S+)", shown)
        assert invite
        os.write(keyboard, b"say hel")
        read_until(keyboard, "say hel")
        bob = Person(server, "Bob")
        seated = bob.join(invite[1])
        with bob.line(seated.id, seated.seat) as line:
            line.until(protocol.State)
            read_until(keyboard, "Anna is ready.")
            line.command(protocol.Chat, "Good evening!")
            # The line that was begun is taken away, and stands below what has come.
            shown = read_until(keyboard, "Good evening!")
            shown += read_until(keyboard, "> say hel") if not shown.endswith("> say hel") else ""
            assert re.search(r"\r\x1b\[J\S*Bob \(Isis\): Good evening!\S*\r\n> say hel$", shown)
            # A number that was typed before a question came was not meant for it.
            os.write(keyboard, b"lo\n1")
            read_until(keyboard, "Anna (Will): hello")
            line.command(protocol.Ready, "0" * 32)
            shown = ""
            while not re.search(QUESTION, shown):
                line.catch_up()
                if line.options:
                    line.command(protocol.Pick, line.n, line.options[0])
                if select.select([keyboard], [], [], 0.1)[0]:
                    shown += os.read(keyboard, 65536).decode(errors="replace")
            os.write(keyboard, b"\n")
            read_until(keyboard, "The question has changed while you typed")

        os.write(keyboard, b"half a line")
        read_until(keyboard, "half a line")
        child.send_signal(signal.SIGINT)
        read_until(keyboard, "your seat is kept. Come back with: ")
        assert child.wait(20) == 0
        assert termios.tcgetattr(screen) == usual


def test_of_two_at_one_terminal_neither_sees_a_hand_unasked(server: Server, tmp_path: Path) -> None:
    both = ("--players", "human,human", "--seats", "will,isis", "--name", "Anna,Bob")
    with joined(tmp_path, server.url, "--new", "duel", *both) as (keyboard, _, _):
        wiped = "\x1b[2J\x1b[3J\x1b[H"
        for player, order in (("Anna (Will)", b"seat 2\n"), ("Bob (Isis)", b"seat 1\n"), ("Anna (Will)", b"quit\n")):
            shown = read_until(keyboard, f"{player}, the keyboard is yours.")
            assert wiped in shown
            assert "hand:" not in shown.rpartition(wiped)[2]
            os.write(keyboard, b"\n")
            read_until(keyboard, "Your hand: 7 cards")
            os.write(keyboard, order)
