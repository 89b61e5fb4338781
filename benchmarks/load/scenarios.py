"""What is measured: so many tables, so many moves, and which figures the report takes from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benchmarks.load.players import Cores, Figures, lost, play
from benchmarks.load.servers import OURS, THEIRS, Kind

DUEL = {"game": "duel", "cast": ["will", "isis"]}
HOLIDAYS = {"game": "holidays", "cast": [None] * 6}
Taken = dict[str, float]


@dataclass(frozen=True, eq=False)
class Scenario:
    """One way to load a server: how the players play, for how long, at which servers, and what is read off."""

    part: str
    title: str
    setup: dict[str, Any]
    tables: int
    seconds: float
    read: Callable[[Figures], Taken]
    servers: tuple[Kind, ...] = (OURS, THEIRS)
    checked: bool = False

    def measure(self, kind: Kind, cores: Cores, seconds: float, tables: int) -> Figures:
        """Plays it once at a server of its own; a checked one is killed, and its journal read."""
        with kind.running(cores[0]) as server:
            journal = server.folder / "acknowledged"
            extra = {"journal": str(journal)} if self.checked else {}
            setup = {"seconds": seconds, "tables": tables, "warmUp": min(5.0, seconds), "lang": "en"}
            figures = play(server, cores, {**setup, **self.setup, **extra})
            if self.checked:
                server.kill()
                figures["lost"] = lost(journal, server.folder / "store" / "spiralhill.sqlite")
        figures["tables"] = tables
        return {**figures, "read": self.read(figures)}


def speed(figures: Figures) -> Taken:
    """How many moves were acknowledged in a second, and in a second that the server really had its core."""
    return {"moves/s": figures["movesPerSecond"], "moves/core s": figures["movesPerSecond"] / figures["serverBusy"]}


def time_of(name: str) -> Callable[[Figures], Taken]:
    """The times within which half, 99 and 99.9 % of something happened, in milliseconds."""

    def read(figures: Figures) -> Taken:
        times = figures[name] or {}
        return {title: times[key] for key, title in QUANTILES.items() if key in times}

    return read


QUANTILES = {"p50": "p50 ms", "p99": "p99 ms", "p999": "p99.9 ms"}


def endurance(figures: Figures) -> Taken:
    """Acknowledgements, whether all were true, and whether memory grew."""
    growth = (figures["memoryAfter"] / figures["memoryBefore"] - 1) * 100
    own = {
        "moves/s": figures["movesPerSecond"],
        "lost": figures["lost"],
        "MB at the start": figures["memoryBefore"] / 1024,
    }
    return {**time_of("acknowledged")(figures), **own, "growth %": growth}


def weight(figures: Figures) -> Taken:
    """How much memory a table takes that was left."""
    return {"kB a table": (figures["memoryAfter"] - figures["memoryBefore"]) / figures["tables"]}


SCENARIOS = (
    Scenario("a", "two seats, as fast as it goes", {"mode": "fast", **DUEL}, 500, 20, speed),
    Scenario("a", "the same without sentences", {"mode": "fast", **DUEL, "lang": ""}, 500, 20, speed, (OURS,)),
    Scenario("b", "a move a second, until seen", {"mode": "paced", "perSecond": 1, **DUEL}, 500, 20, time_of("seen")),
    Scenario(
        "c",
        "six seats, a move a second, until done",
        {"mode": "paced", "perSecond": 1, **HOLIDAYS},
        200,
        120,
        endurance,
        (OURS,),
        checked=True,
    ),
    Scenario("d", "memory of tables left", {"mode": "idle", **DUEL}, 500, 0, weight),
)
