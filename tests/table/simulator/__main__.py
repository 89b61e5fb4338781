"""Simulate many evenings and say what they went through."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.table.simulator.evening import Report, simulate


def attempt(seed: int) -> Report | str:
    """Live through one seed; if a promise does not hold, say which."""
    try:
        return simulate(seed)
    except Exception as error:
        return f"seed {seed}: {type(error).__name__}: {error}"


def main(arguments: list[str]) -> int:
    """Simulate many seeds and say what they went through."""
    number = int(arguments[0]) if arguments else 200
    first = int(arguments[1]) if len(arguments) > 1 else 1
    if number == 1:
        print(f"seed {first}: {simulate(first).fingerprint}")
    actions, acknowledged, proved, broken = 0, 0, 0, 0
    faults: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for done, report in enumerate(pool.map(attempt, range(first, first + number), chunksize=5), 1):
            if isinstance(report, Report):
                actions += report.actions
                acknowledged += report.acknowledged
                proved += report.proved
                faults += report.faults
            else:
                broken += 1
                print(report, flush=True)
            if done % 100 == 0:
                print(f"{done} seeds, {actions} actions, {faults.total()} faults, {broken} broken", flush=True)
    kinds = ", ".join(f"{count} {kind}" for kind, count in faults.most_common())
    print(f"{acknowledged} commands were acknowledged and {proved} records proved")
    print(f"{number} seeds, {actions} actions, {faults.total()} faults ({kinds}), {broken} broken")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
