"""Somebody at a terminal of their own, who joins tables by the real command."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 20.0
QUESTION = r"(?m)^ {3}1  \S|Nothing to decide: |Nulla da decidere: "


class Typist:
    """A running `spiralhill join`, with pipes for a keyboard and a screen."""

    def __init__(self, home: Path, *arguments: str, columns: int = 160) -> None:
        # Everything that was shown, and how much of it was read by `until`.
        self.shown = ""
        self._read = 0
        environment = os.environ | {"XDG_STATE_HOME": str(home), "COLUMNS": str(columns), "PYTHONIOENCODING": "utf-8"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "spiralhill", "join", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )

    def __enter__(self) -> Typist:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def type(self, line: str) -> None:
        """Type a line; what was shown before it does not count as an answer."""
        assert self._process.stdin is not None
        self._read = len(self.shown)
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def until(self, *patterns: str) -> str:
        """What is shown up to the first of some patterns; each is looked for after what was read before."""
        assert self._process.stdout is not None
        wanted = re.compile("|".join(patterns))
        deadline = time.monotonic() + PATIENCE
        while not (found := wanted.search(self.shown, self._read)):
            ready, _, _ = select.select([self._process.stdout], [], [], max(0, deadline - time.monotonic()))
            more = os.read(self._process.stdout.fileno(), 65536) if ready else b""
            assert more, f"{wanted.pattern!r} did not come; shown was {self.shown[self._read :]!r}"
            self.shown += more.decode()
        told = self.shown[self._read : found.end()]
        self._read = found.end()
        return told

    def link(self, kind: str) -> str:
        """The link of a kind that is shown next."""
        return self.until(rf"http://\S+/{kind}/[\w-]+").split()[-1]

    def ask(self, line: str, *patterns: str) -> str:
        """Type a line and read up to the answer."""
        self.type(line)
        return self.until(*patterns)

    def leave(self, line: str | None = None) -> str:
        """Type a last line, or nothing, end the input, and read what is shown until the command ends well."""
        told, _ = self._process.communicate(None if line is None else f"{line}\n".encode(), timeout=PATIENCE)
        self.shown += told.decode()
        assert self._process.returncode == 0, self.shown
        return told.decode()
