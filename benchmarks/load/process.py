"""What a running server costs: its memory and its share of a core, with all processes it has started (Linux)."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path

PROC = Path("/proc")


def family(process: int) -> list[int]:
    """A process and everything it has started that is still there."""
    found = [process]
    for parent in found:
        for task in PROC.glob(f"{parent}/task/*/children"):
            with contextlib.suppress(OSError):
                found.extend(map(int, task.read_text().split()))
    return found


def memory(process: int) -> float:
    """The memory in kB that a process and its children hold; what they share is counted once."""
    total = 0
    for member in family(process):
        with contextlib.suppress(OSError):
            total += proportional(PROC / str(member) / "smaps_rollup")
    return float(total)


def proportional(file: Path) -> int:
    """The proportional set size in a file that sums up the memory of a process."""
    return next((int(line.split()[1]) for line in file.read_text().splitlines() if line.startswith("Pss:")), 0)


def processor_time(process: int) -> float:
    """The seconds that a process and its children have worked."""
    ticks = 0
    for member in family(process):
        with contextlib.suppress(OSError):
            # The name of a command may hold anything, so the fields are counted after it.
            fields = (PROC / str(member) / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def core_time(core: int | None) -> float:
    """The seconds that a core has worked, for whomever."""
    for line in (PROC / "stat").read_text().splitlines() if core is not None else ():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            # User, nice and system; then come idle and waiting, and interrupts.
            return sum(map(int, [*ticks[:3], *ticks[5:7]])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


@contextlib.contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Lets what is started inside run on one core only."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cores() -> tuple[int | None, int | None]:
    """A core for the server and one for the players; none where they would have to share."""
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (allowed[0], allowed[-1]) if len(allowed) > 1 else (None, None)
