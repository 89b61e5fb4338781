"""Starts the players of a scenario on their own core, and watches the server while they are measured."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.load.process import core_time, memory, on_core, processor_time
from benchmarks.load.servers import Running
from benchmarks.peers import node_folder
from tools.environment import ROOT, NotReady
from tools.page import PACKAGES, install_packages, node

# How long a server may take to come to rest before its memory is measured.
REST = 3.0

Figures = dict[str, Any]
# The core of the server and that of the players.
Cores = tuple[int | None, int | None]


@dataclass(frozen=True)
class Moment:
    """What a server, its core and the core of its players had used at one moment."""

    time: float
    memory: float
    processor: float
    cores: tuple[float, float]

    @classmethod
    def of(cls, server: Running, cores: Cores) -> Moment:
        """Looks at a server now."""
        process = server.process.pid
        worked = core_time(cores[0]), core_time(cores[1])
        return cls(time.monotonic(), memory(process), processor_time(process), worked)

    def since(self, before: Moment) -> Figures:
        """What has been used from one moment to another, as shares of a core."""
        spent = self.time - before.time
        worked = [(now - then) / spent for now, then in zip(self.cores, before.cores, strict=True)]
        return {
            "memoryBefore": before.memory,
            "memoryAfter": self.memory,
            "serverBusy": (self.processor - before.processor) / spent,
            "serverCore": worked[0],
            "clientCore": worked[1],
        }


def play(server: Running, cores: Cores, setup: dict[str, Any]) -> Figures:
    """Lets the players of a scenario play; returns their figures with those of the server."""
    install_packages()
    told = {**server.setup, "seed": 1, **setup}
    command = [node(), str(ROOT / "benchmarks" / "load" / "client.js"), json.dumps(told)]
    # Theirs speak with what comes with boardgame.io, ours with what the page is tested with.
    packages = os.pathsep.join(map(str, (node_folder() / "node_modules", PACKAGES)))
    settings = {**os.environ, "NODE_PATH": packages, "NODE_ENV": "production"}
    pipe = subprocess.PIPE
    with (server.folder / "players").open("w+", encoding="utf-8") as errors:
        with on_core(cores[1]):
            players = subprocess.Popen(command, env=settings, stdin=pipe, stdout=pipe, stderr=errors, text=True)
        with players:
            try:
                figures = watched(players, server, cores, resting=told["mode"] == "idle")
            finally:
                # They have nothing more to say, or nobody listens any more.
                players.kill()
        if figures is None:
            errors.seek(0)
            raise NotReady(f"the players gave up: {errors.read().strip()}")
    return figures


def watched(players: subprocess.Popen[str], server: Running, cores: Cores, resting: bool) -> Figures | None:
    """Reads what the players say, and looks at the server when the measured time begins and ends."""
    assert players.stdin is not None
    assert players.stdout is not None
    begun: Moment | None = None
    for line in players.stdout:
        said = json.loads(line)
        if said["at"] == "laid":
            continue
        if resting:
            server.tidy_up()
            time.sleep(REST)
        moment = Moment.of(server, cores)
        if said["at"] == "begin":
            begun = moment
            players.stdin.write("\n")
            players.stdin.flush()
            continue
        assert begun is not None
        return {**said, **moment.since(begun)}
    return None


def lost(acknowledged: Path, store: Path) -> int:
    """Counts the moves that were acknowledged and are not in the journal: there must be none."""
    lines = acknowledged.read_text(encoding="utf-8").splitlines()
    told = {(table, command) for table, command in (line.split() for line in lines)}
    with sqlite3.connect(store) as connection:
        kept = set(connection.execute("select table_id, command from journal where command <> ''"))
    connection.close()
    return len(told - kept)
