"""Lines from the keyboard while the table goes on: what happens is printed above what is being typed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import sys
import threading
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rich.console import Console

readline: Any = None
with contextlib.suppress(ImportError):
    import readline  # line editing and history, where the system has it

termios: Any = None
with contextlib.suppress(ImportError):
    import termios  # what readline does to the terminal is undone by it

PROMPT: Final = "> "
# Nobody means anything by a longer line.
LONGEST_LINE: Final = 1000
CHUNK: Final = 65536


class Typed(NamedTuple):
    """A line, and what was asked on the screen when it was begun: a number was meant for that."""

    text: str
    asked: object


class Lines:
    """What somebody types, line by line.

    A thread reads, because no system lets everything that can be a keyboard be waited for in any other way; it reads
    the next line only when it is wanted, so that the answer to one stands before the prompt for the next.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._is_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._loop = asyncio.get_running_loop()
        self._typed: asyncio.Queue[Typed | None] = asyncio.Queue()
        self._wanted = threading.Semaphore(0)
        self._is_wanted = False
        self._thread: threading.Thread | None = None
        self._is_prompting = False
        self._is_above = False
        # What is asked on the screen, and what was when the line that is being typed was begun.
        self._asked: object = None
        self._begun_for: object = None
        self._before = termios.tcgetattr(sys.stdin) if termios is not None and self._is_terminal else None

    async def next(self) -> Typed | None:
        """The next line; nothing after the last one."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._read, daemon=True)
            self._thread.start()
        if not self._is_wanted:
            # Else somebody waited for it before, and went away.
            self._is_wanted = True
            self._wanted.release()
        line = await self._typed.get()
        self._is_wanted = False
        return line

    def ask(self, question: object) -> None:
        """From now on this is asked on the screen; a line that was begun before is not meant for it."""
        self._asked = question
        if self._is_prompting:
            self._begin()

    @contextlib.contextmanager
    def above(self) -> Iterator[None]:
        """Whatever is printed in the block stands above the line that is being typed."""
        if self._is_above:
            yield
            return
        self._is_above = True
        self._console.begin_capture()
        try:
            yield
        finally:
            self._is_above = False
            printed = self._console.end_capture()
            if printed and self._is_prompting:
                self._write(f"{self._taken_away()}{printed}{PROMPT}{self._buffer()}")
            elif printed:
                self._write(printed)

    def close(self) -> None:
        """Leave the terminal as it was found, also when a line was begun and never ended."""
        if self._is_prompting:
            self._is_prompting = False
            self._write("\n")
        if self._before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    # On the screen

    def _taken_away(self) -> str:
        """What removes the prompt and what was typed behind it, over however many rows."""
        if readline is None:
            return "\n"
        rows = (len(PROMPT) + len(self._buffer())) // max(self._console.width, 1)
        up = f"\x1b[{rows}A" if rows else ""
        return f"\r{up}\x1b[J"

    def _buffer(self) -> str:
        return str(readline.get_line_buffer()) if readline is not None and self._is_prompting else ""

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()

    def _begin(self) -> None:
        """Unless a key was pressed already, the line answers what is asked now."""
        if not self._buffer() and not is_key_waiting():
            self._begun_for = self._asked

    # In the thread

    def _read(self) -> None:
        for line, asked in self._from_terminal() if self._is_terminal else self._from_pipe():
            self._hand_over(Typed(line[:LONGEST_LINE].strip(), asked))
        self._hand_over(None)

    def _from_terminal(self) -> Iterator[tuple[str, object]]:
        if readline is not None:
            # It is called when readline has taken the terminal, so what was typed before the prompt can be seen.
            readline.set_startup_hook(self._begin_prompt)
        while True:
            self._wanted.acquire()
            if readline is None:
                self._begin_prompt()
            try:
                line = input(PROMPT)
            except (EOFError, ValueError, OSError):
                self._write("\n")
                return
            finally:
                self._is_prompting = False
            asked, self._begun_for = self._begun_for, self._asked
            yield line, asked

    def _begin_prompt(self) -> None:
        self._is_prompting = True
        self._begin()

    def _from_pipe(self) -> Iterator[tuple[str, object]]:
        """Lines that are no person's: read past Python's own buffer, which must not be held when the program ends."""
        if sys.stdin is None:
            return
        left, ended = b"", False
        while not ended:
            self._wanted.acquire()
            while b"\n" not in left:
                chunk = os.read(sys.stdin.fileno(), CHUNK)
                if not chunk:
                    ended = True
                    break
                left += chunk
            line, _, left = left.partition(b"\n")
            if line or not ended:
                yield line.decode(errors="replace"), self._asked

    def _hand_over(self, line: Typed | None) -> None:
        # Whoever has left does not listen any more.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._typed.put_nowait, line)


def is_key_waiting() -> bool:
    """Whether something was typed that nobody has read yet, where a system can tell."""
    return termios is not None and bool(select.select([sys.stdin], [], [], 0)[0])
