"""A real server for tests, in a process of its own on loopback: `with serving(tmp_path) as server: ...`."""

from __future__ import annotations

import contextlib
import http.client
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

HOME: Final = "127.0.0.1"
PATIENCE: Final = 60.0


def free_port() -> int:
    """A port that nobody listens on at the moment, and none of those that connections are given: one to a server that
    is not there yet could be given the same, and would then be answered by itself."""
    while True:
        port = secrets.choice(range(10_000, 32_000))
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind((HOME, port))
            return port


class Server:
    """One server on one data folder; it can be stopped, killed and started again."""

    def __init__(
        self,
        folder: Path,
        *,
        rate: int | None = None,
        sockets: int | None = None,
        more: Sequence[str] = (),
        program: str = "spiralhill",
    ) -> None:
        self.folder = folder
        self.program = program
        self.port = free_port()
        self.url = f"http://{HOME}:{self.port}"
        self._flags = [
            *(["--rate", str(rate)] if rate else []),
            *(["--sockets", str(sockets)] if sockets else []),
            *more,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it is well."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), *self._flags]
        with open(self.folder / "server.log", "ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data-dir", str(self.folder / "data")],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self._get("/health")[0] == 200:
                    return
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log()}")

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> int:
        """Ask the process to end, as a service manager does, and say how it ended."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """End the process without asking, as a power cut does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def log(self) -> str:
        """Everything that the server has said."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def figures(self) -> dict[str, float]:
        """What `/metrics` says."""
        lines = self._get("/metrics")[1].decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}

    def _get(self, path: str) -> tuple[int, bytes]:
        with contextlib.closing(http.client.HTTPConnection(HOME, self.port, timeout=PATIENCE)) as connection:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read()

    def query(self, wanted: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the store, read past the server."""
        with contextlib.closing(self._database()) as database:
            return database.execute(wanted, values).fetchall()

    def change(self, wanted: str, *values: object) -> None:
        """Change the store behind the server's back."""
        with contextlib.closing(self._database()) as database, database:
            database.execute(wanted, values)

    def journal(self, table: str) -> list[tuple[Any, ...]]:
        """Everything that is written down of a table."""
        return self.query("select * from journal where table_id = ? order by number", table)

    def memory(self) -> float:
        """The resident memory of the process, in megabytes."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def _database(self) -> sqlite3.Connection:
        return sqlite3.connect(self.folder / "data" / "spiralhill.sqlite", timeout=10)


@contextlib.contextmanager
def serving(
    folder: Path,
    *,
    rate: int | None = None,
    sockets: int | None = None,
    more: Sequence[str] = (),
    program: str = "spiralhill",
) -> Iterator[Server]:
    """A server that runs until the end of the block, with everything it started."""
    server = Server(folder, rate=rate, sockets=sockets, more=more, program=program)
    try:
        server.start()
        yield server
    finally:
        if server.is_alive:
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.stop()
        if server.is_alive:
            server.kill()
        with contextlib.suppress(ProcessLookupError):
            # It is the leader of a group of its own: bots that outlive it end here.
            os.killpg(server.pid, signal.SIGKILL)
