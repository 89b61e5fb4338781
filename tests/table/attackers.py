"""Attackers: each floods a real server in its own way, from a process of its own, while others play.

    python -m tests.table.attackers 20        every attack for so many seconds: how long moves of others take meanwhile

Attackers come from other addresses than those who play, so what they use up is their own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from spiralhill.table import protocol
from tests.table.attacks import ATTACKS, Attack, attack_here
from tests.table.guests import Party, Person, party, play
from tests.table.serving import Server, serving

# What the study asks for: a move of others is acknowledged within so many milliseconds.
PROMISE: Final = 200.0
MEGABYTES: Final = 100.0
# Seconds between two moves of others: whoever plays sends two messages for each, and may not send twenty a second.
PACE: Final = 0.15


@dataclass
class Withstood:
    """How a server stood an attack."""

    kind: str
    became: dict[str, int]
    milliseconds: list[float]
    grown: float
    files: int
    lines: float

    @property
    def p99(self) -> float:
        """Milliseconds in which 99 of 100 moves of others were acknowledged."""
        return sorted(self.milliseconds)[int(0.99 * len(self.milliseconds))]

    def __str__(self) -> str:
        became = ", ".join(f"{count} {what}" for what, count in self.became.items())
        return (
            f"{self.kind}: {len(self.milliseconds)} moves of others, p99 {self.p99:.0f} ms, "
            f"max {max(self.milliseconds):.0f} ms; memory {self.grown:+.0f} MB, "
            f"at most {self.files} more files; {became}"
        )


def timed(party: Party, rng: Random, until: float) -> list[float]:
    """Play on at a steady pace, and say how many milliseconds each move took until it was acknowledged."""
    took: list[float] = []
    while time.monotonic() < until:
        for line in party.lines:
            line.catch_up()
        if party.lines[0].view["over"]:
            break
        for line in party.lines:
            if line.options:
                began = time.perf_counter()
                answer = line.command(protocol.Pick, line.n, rng.choice(line.options))
                if isinstance(answer, protocol.Done):
                    took.append(1000 * (time.perf_counter() - began))
                else:
                    # Somebody else was asked as well, and answered first; nothing else is refused to those who play.
                    assert answer.error in ("stale", "not-asked"), answer
        time.sleep(PACE)
    return took


def played(server: Server, seconds: float, seed: int) -> list[float]:
    """Play at one table after the other for so long."""
    rng, until = Random(seed), time.monotonic() + seconds
    took: list[float] = []
    while time.monotonic() < until:
        with party(server, "duel", 2) as table:
            took += timed(table, rng, until)
    return took


def files_of(server: Server) -> int:
    """How many files and sockets the server has open."""
    return len(os.listdir(f"/proc/{server.pid}/fd"))


def withstand(server: Server, kind: str, seconds: float, tables: int = 2) -> Withstood:
    """Let one attacker loose while others play."""
    address = f"127.0.0.{66 + list(ATTACKS).index(kind)}"
    eve = Person(server, "Eve", address)
    # A long game is played by four.
    long = kind == "histories"
    friends = [Person(server, name, address) for name in (("Eva", "Ewa", "Evi") if long else ("Eva",))]
    mine = party(server, "duel", [eve, *friends])
    with mine:
        play(mine, Random(1), 600 if long else 60)
    before, files = server.memory(), files_of(server)
    where = [address, str(server.port), str(eve.cookie), mine.table.id, str(seconds)]
    attacker = subprocess.Popen(
        [sys.executable, "-m", "tests.table.attackers", kind, *where],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).resolve().parents[2],
        text=True,
    )
    grown, most = 0.0, 0
    with ThreadPoolExecutor(tables) as crowd:
        players = [crowd.submit(played, server, seconds, seed) for seed in range(tables)]
        while attacker.poll() is None:
            grown, most = max(grown, server.memory() - before), max(most, files_of(server) - files)
            time.sleep(0.05)
        took = [milliseconds for player in players for milliseconds in player.result()]
    said, _ = attacker.communicate()
    assert attacker.returncode == 0
    # Whatever the attacker held is let go of.
    deadline = time.monotonic() + 10
    while (lines := server.figures()["spiralhill_lines"]) > 0 and time.monotonic() < deadline:
        time.sleep(0.1)
    return Withstood(kind, json.loads(said), took, grown, most, lines)


def main(arguments: list[str]) -> int:
    """Be an attacker, or let all of them loose one after the other."""
    if arguments and arguments[0] in ATTACKS:
        kind, address, port, cookie, table, seconds = arguments
        print(json.dumps(attack_here(kind, Attack(address, int(port), cookie, table, float(seconds)))))
        return 0
    seconds = arguments[0] if arguments else "20"
    failed = 0
    for kind in ("nobody", *ATTACKS):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            if kind == "nobody":
                took = played(server, float(seconds), 1)
                print(Withstood(kind, {}, took, 0.0, 0, 0.0), flush=True)
                continue
            result = withstand(server, kind, float(seconds), tables=4)
            print(result, flush=True)
            failed += result.p99 > PROMISE or result.grown > MEGABYTES
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
