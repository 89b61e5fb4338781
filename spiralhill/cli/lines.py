"""Lines from the keyboard while the table goes on: what happens is printed above what is being typed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any, Final

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


class Lines:
    """What somebody types, line by line.

    A thread reads, because no system lets everything that can be a keyboard be waited for in any other way; it reads
    the next line only when it is wanted, so that the answer to one stands before the prompt for the next.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._is_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._loop = asyncio.get_running_loop()
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._wanted = threading.Semaphore(0)
        self._is_wanted = False
        self._thread: threading.Thread | None = None
        self._is_prompting = False
        self._is_above = False
        self._before = termios.tcgetattr(sys.stdin) if termios is not None and self._is_terminal else None

    async def next(self) -> str | None:
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

    @property
    def is_begun(self) -> bool:
        """Whether somebody is in the middle of a line, or has typed one that was not taken yet."""
        return self._is_terminal and (bool(self._buffer()) or not self._typed.empty())

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

    # In the thread

    def _read(self) -> None:
        lines = self._from_terminal() if self._is_terminal else self._from_pipe()
        for line in lines:
            self._hand_over(line[:LONGEST_LINE].strip())
        self._hand_over(None)

    def _from_terminal(self) -> Iterator[str]:
        while True:
            self._wanted.acquire()
            self._is_prompting = True
            try:
                line = input(PROMPT)
            except (EOFError, ValueError, OSError):
                self._write("\n")
                return
            finally:
                self._is_prompting = False
            yield line

    def _from_pipe(self) -> Iterator[str]:
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
                yield line.decode(errors="replace")

    def _hand_over(self, line: str | None) -> None:
        # Whoever has left does not listen any more.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._typed.put_nowait, line)
