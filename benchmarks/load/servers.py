"""The two servers that are measured, each started in a process of its own on the core of the servers."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.load.process import family, free_port, on_core
from benchmarks.peers import boardgame_io, last_line, node_folder
from tools.environment import HOME, ROOT, NotReady, environment

STARTING = 30.0
STOPPING = 20.0
# More than any scenario asks for: the players of a whole town come from one address here.
LIMIT = 1_000_000


@dataclass(frozen=True)
class Running:
    """A server at work: its process, where it listens, and where it keeps its things."""

    process: subprocess.Popen[bytes]
    # What the players must know of it.
    setup: dict[str, Any]
    folder: Path

    def tidy_up(self) -> None:
        """Let a server that collects garbage do so now, before its memory is measured."""
        if self.setup["kind"] == "theirs":
            self.process.send_signal(signal.SIGUSR2)

    def kill(self) -> None:
        """End the server without a warning, with all that it has started."""
        for member in family(self.process.pid):
            os.kill(member, signal.SIGKILL)
        self.process.wait()


@dataclass(frozen=True, eq=False)
class Kind:
    """A server by the name it has in the report."""

    key: str
    title: str
    command: Callable[[int, int, Path], list[str]]
    health: Callable[[int, int], str]
    settings: dict[str, str] = field(default_factory=dict)

    @contextlib.contextmanager
    def running(self, core: int | None) -> Iterator[Running]:
        """Starts the server on a core, with nothing in its store, and ends it afterwards."""
        place = HOME / "bench-server"
        place.mkdir(parents=True, exist_ok=True)
        port, lobby = free_port(), free_port()
        with TemporaryDirectory(dir=place, prefix=f"{self.key}-") as name:
            folder = Path(name)
            command = self.command(port, lobby, folder)
            with (folder / "output").open("wb") as output, on_core(core):
                settings = {**os.environ, **self.settings}
                process = subprocess.Popen(command, cwd=ROOT, env=settings, stdout=output, stderr=output)
            setup = {"kind": self.key, "url": f"http://127.0.0.1:{port}", "lobby": f"http://127.0.0.1:{lobby}"}
            server = Running(process, setup, folder)
            try:
                wait_for(self.health(port, lobby), server)
                yield server
            finally:
                stop(process)


def wait_for(address: str, server: Running) -> None:
    """Returns once a server answers; says why it does not."""
    until = time.monotonic() + STARTING
    while time.monotonic() < until and server.process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, OSError), urllib.request.urlopen(address, timeout=1):
            return
        time.sleep(0.1)
    said = last_line((server.folder / "output").read_text(encoding="utf-8", errors="replace"))
    raise NotReady(f"the server does not answer at {address}: {said}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Asks a server to end, and makes it after a while."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def our_command(port: int, lobby: int, folder: Path) -> list[str]:
    """Starts our server as people do, with room for everybody from one address."""
    python = str(environment("play", "run.txt"))
    limits = ["--rate", str(LIMIT), "--sockets", str(LIMIT)]
    return [python, "-m", "spiralhill", "serve", "--port", str(port), "--data-dir", str(folder / "store"), *limits]


def their_command(port: int, lobby: int, folder: Path) -> list[str]:
    """Starts boardgame.io's server, which can be asked to collect its garbage."""
    node, _ = boardgame_io()
    script = ROOT / "benchmarks" / "contestants" / "counter.js"
    return [node, "--expose-gc", str(script), "--port", str(port), "--lobby", str(lobby)]


OURS = Kind("ours", "Spiral Hill", our_command, lambda port, lobby: f"http://127.0.0.1:{port}/health")
THEIRS = Kind(
    "theirs",
    "boardgame.io",
    their_command,
    lambda port, lobby: f"http://127.0.0.1:{lobby}/games",
    {"NODE_PATH": str(node_folder() / "node_modules"), "NODE_ENV": "production"},
)
