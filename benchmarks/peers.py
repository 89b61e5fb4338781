"""Who is measured, and how each is set up and started."""

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.environment import HOME, ROOT, NotReady, environment, run_quietly, say

BOARDGAME_IO = "0.50.2"


@dataclass(frozen=True)
class Peer:
    """A contestant by its name in the report, with what starts it once everything is set up."""

    key: str
    title: str
    command: Callable[[], list[str]]

    def run(self, seconds: float, seed: int) -> str:
        """Measures it once in a process of its own; returns what it printed."""
        command = [*self.command(), "--seconds", str(seconds), "--seed", str(seed)]
        settings = {**os.environ, "NODE_PATH": str(node_folder() / "node_modules"), "NODE_ENV": "production"}
        done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotReady(last_line(done.stderr) or f"ended with code {done.returncode}")
        return done.stdout


def last_line(text: str) -> str:
    """Finds the line of an error that says most: the last one that is not empty."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


@cache
def bench_environment() -> Path | NotReady:
    """Sets up the environment that the Python peers and our own engine run in, or says why not; tries once."""
    try:
        return environment("bench", "bench.txt")
    except NotReady as reason:
        return reason


def bench_python() -> Path:
    """Returns the Python that the peers are installed in."""
    python = bench_environment()
    if isinstance(python, NotReady):
        raise python
    return python


def measured_in_python(key: str) -> Callable[[], list[str]]:
    """Gives the command for a contestant that measure.py knows."""
    return lambda: [str(bench_python()), "-m", "benchmarks.measure", key]


def ours(key: str) -> Callable[[], list[str]]:
    """Gives the command for a game of ours; where the peers cannot be installed, our engine still can be measured."""

    def command() -> list[str]:
        try:
            python = bench_python()
        except NotReady:
            python = environment("play", "run.txt")
        return [str(python), "-m", "benchmarks.measure", key]

    return command


def node_folder() -> Path:
    """Says where the packages for node stand."""
    return HOME / "bench-node"


@cache
def boardgame_io() -> list[str]:
    """Sets up boardgame.io under node, at one exact version, without a lock file."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise NotReady("node and npm are not installed")
    folder = node_folder()
    stamp = folder / "stamp"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != BOARDGAME_IO:
        say(f"Installing boardgame.io {BOARDGAME_IO} for node ...")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        run_quietly([npm, "install", "--prefix", str(folder), *quiet, f"boardgame.io@{BOARDGAME_IO}"])
        stamp.write_text(BOARDGAME_IO, encoding="utf-8")
    return [node, str(ROOT / "benchmarks" / "contestants" / "blades.js")]


# All others are compared with the duel.
OURS = Peer("duel", "Spiral Hill duel (Python)", ours("duel"))
PEERS = (
    Peer("holidays-2", "Spiral Hill holidays, 2 seats (Python)", ours("holidays-2")),
    Peer("holidays-6", "Spiral Hill holidays, 6 seats (Python)", ours("holidays-6")),
    Peer("tcg-2", "Spiral Hill tcg, 2 seats (Python)", ours("tcg-2")),
    Peer("dominoes", "OpenSpiel team dominoes (Python)", measured_in_python("dominoes")),
    Peer("gin-rummy", "OpenSpiel gin rummy (C++)", measured_in_python("gin-rummy")),
    Peer("uno", "RLCard UNO (Python)", measured_in_python("uno")),
    Peer("boardgame.io", "boardgame.io card game (node)", boardgame_io),
)
EVERYONE = (OURS, *PEERS)
