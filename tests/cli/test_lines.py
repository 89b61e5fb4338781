"""Lines from a real terminal: each knows what was asked when it was begun, also if that was before its prompt."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.cli.keyboard import read_until, terminal

# Does what it is told through a pipe: `ask` something, or read the `next` line and say what that answers.
PROGRAM = """
import asyncio, os, sys
from rich.console import Console
from spiralhill.cli.lines import Lines

async def answer(lines):
    text, asked = await lines.next()
    print(f"{text} answers {asked}", flush=True)

async def main():
    lines, reading = Lines(Console()), []
    with os.fdopen(int(sys.argv[1])) as orders:
        while order := await asyncio.to_thread(orders.readline):
            match order.split():
                case ["ask", question]:
                    lines.ask(question)
                    print(f"asked {question}", flush=True)
                case ["next"]:
                    reading.append(asyncio.create_task(answer(lines)))
    lines.close()
    os._exit(0)

asyncio.run(main())
"""


class Screen:
    """A program at a terminal, with somebody at the keyboard and somebody who tells it what to do."""

    def __init__(self, keyboard: int, orders: int) -> None:
        self._keyboard = keyboard
        self._orders = orders

    def type(self, keys: str, shows: str) -> None:
        """Press some keys, and wait until something is shown."""
        os.write(self._keyboard, keys.encode())
        read_until(self._keyboard, shows)

    def ask(self, question: str) -> None:
        """Let something be asked on the screen."""
        os.write(self._orders, f"ask {question}\n".encode())
        read_until(self._keyboard, f"asked {question}")

    def prompt(self, shows: str = "> ") -> None:
        """Let the next line be read, and wait for its prompt."""
        os.write(self._orders, b"next\n")
        read_until(self._keyboard, shows)


@pytest.fixture
def screen() -> Iterator[Screen]:
    theirs, orders = os.pipe()
    with terminal("-c", PROGRAM, str(theirs), pass_fds=[theirs]) as (keyboard, _, child):
        os.close(theirs)
        try:
            yield Screen(keyboard, orders)
        finally:
            os.close(orders)
            assert child.wait(20) == 0


def test_a_line_answers_what_is_asked_when_it_is_begun(screen: Screen) -> None:
    screen.ask("first")
    screen.prompt()
    screen.type("1\r", "1 answers first")
    screen.prompt()
    screen.ask("second")
    screen.type("2\r", "2 answers second")


def test_a_line_that_was_begun_does_not_answer_what_is_asked_then(screen: Screen) -> None:
    screen.ask("first")
    screen.prompt()
    screen.type("1", "1")
    screen.ask("second")
    screen.type("\r", "1 answers first")
    screen.prompt()
    screen.type("2\r", "2 answers second")


def test_what_was_typed_before_its_prompt_answers_what_was_asked_before(screen: Screen) -> None:
    screen.ask("first")
    screen.prompt()
    screen.type("1\r", "1 answers first")
    screen.type("2", "2")
    screen.ask("second")
    screen.prompt("> 2")
    screen.type("\r", "2 answers first")
    screen.prompt()
    screen.type("3\r", "3 answers second")
