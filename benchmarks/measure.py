"""Measures one contestant in this process and prints its figures as one line of JSON.

`python -m benchmarks.measure duel --seconds 2 --seed 1` is what `engine.py` runs, once a round, for every
contestant written in Python.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

from benchmarks.contestants import Contestant, Position

CONTESTANTS = {
    "duel": ("benchmarks.contestants.ours", "Duel"),
    "holidays-2": ("benchmarks.contestants.ours", "HolidaysOfTwo"),
    "holidays-6": ("benchmarks.contestants.ours", "HolidaysOfSix"),
    "tcg-2": ("benchmarks.contestants.ours", "TcgOfTwo"),
    "dominoes": ("benchmarks.contestants.openspiel", "TeamDominoes"),
    "gin-rummy": ("benchmarks.contestants.openspiel", "GinRummy"),
    "uno": ("benchmarks.contestants.uno", "Uno"),
}

POSITIONS = 300
EVERY = 7  # plies between two positions taken from the same game


def gather(contestant: Contestant, luck: Random, count: int = POSITIONS) -> list[Position]:
    """Takes positions from random games, every few plies, so that all stages of a game are there."""
    found: list[Position] = []
    plies = 0
    while True:
        game = contestant.start(luck)
        while not contestant.is_over(game):
            seat = contestant.seat(game)
            if seat is not None:
                plies += 1
                if plies % EVERY == 0:
                    found.append(Position(contestant.keep(game), seat))
                    if len(found) == count:
                        return found
            contestant.step(game, luck)


def speed(contestant: Contestant, luck: Random, seconds: float) -> dict[str, float]:
    """Plays whole random games for a while: decisions per second, and all actions, chance included."""
    decisions = actions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        game = contestant.start(luck)
        while not contestant.is_over(game):
            decisions += contestant.step(game, luck)
            actions += 1
    return {"decisions": decisions / spent, "actions": actions / spent}


def cost(call: Callable[[Position], object], positions: list[Position], seconds: float) -> float:
    """Does one thing to every position, again and again for a while; returns microseconds for one."""
    calls = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not calls:
        for position in positions:
            call(position)
        calls += len(positions)
    return spent / calls * 1e6


def measure(contestant: Contestant, seconds: float, seed: int) -> dict[str, float | str]:
    """Takes all figures of a contestant; gathering the positions warms it up."""
    luck = Random(seed)
    positions = gather(contestant, luck)
    figures: dict[str, float | str] = {"version": contestant.version}
    figures.update(speed(contestant, luck, seconds))
    for name, call in contestant.costs.items():
        figures[name] = cost(call, positions, seconds / 4)
    return figures


def main() -> None:
    """Measures the contestant that the command line names."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("contestant", choices=CONTESTANTS)
    ask.add_argument("--seconds", type=float, default=2.0)
    ask.add_argument("--seed", type=int, default=1)
    options = ask.parse_args()
    module, name = CONTESTANTS[options.contestant]
    contestant = getattr(importlib.import_module(module), name)()
    json.dump(measure(contestant, options.seconds, options.seed), sys.stdout)


if __name__ == "__main__":
    main()
