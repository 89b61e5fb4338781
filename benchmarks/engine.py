#!/usr/bin/env python3
"""Measures our engine beside its peers in one run, on one core.

Every round measures every contestant once, each in a process of its own, so that noise hits all alike; the report shows
the median of the rounds. The peers are installed on the first call, apart from the environment that plays and tests.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.peers import EVERYONE, OURS, Peer, last_line
from benchmarks.report import medians, report
from tools.environment import NotReady, run_script, say


def pin_to_one_core() -> int | None:
    """Keeps this process and all it starts on one core; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def set_up(peers: Sequence[Peer]) -> dict[str, str]:
    """Installs what the contestants need; returns the reasons of those that cannot take part."""
    missing = {}
    for peer in peers:
        try:
            peer.command()
        except NotReady as reason:
            missing[peer.title] = last_line(str(reason))
    return missing


def play_rounds(
    peers: Sequence[Peer], rounds: int, seconds: float, missing: dict[str, str]
) -> dict[str, list[dict[str, Any]]]:
    """Measures the contestants in turn, round after round; who fails is added to the missing."""
    results: dict[str, list[dict[str, Any]]] = {peer.title: [] for peer in peers}
    for number in range(1, rounds + 1):
        for peer in peers:
            if peer.title in missing:
                continue
            say(f"round {number} of {rounds}: {peer.title}")
            try:
                results[peer.title].append(json.loads(peer.run(seconds, seed=number)))
            except NotReady as reason:
                missing[peer.title] = last_line(str(reason))
    return {title: figures for title, figures in results.items() if figures and title not in missing}


def parse(arguments: list[str]) -> argparse.Namespace:
    """Reads the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--seconds", type=float, default=2.0, help="of play for each contestant in each round (2)")
    ask.add_argument("--rounds", type=int, default=5, help="how often each contestant is measured (5)")
    ask.add_argument("--only", nargs="+", choices=[peer.key for peer in EVERYONE], help="measure only these")
    ask.add_argument("--json", type=Path, metavar="FILE", help="write every figure of every round there")
    return ask.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Sets up, measures and reports; 1 when a contestant is missing."""
    options = parse(arguments)
    peers = [peer for peer in EVERYONE if not options.only or peer.key in options.only]
    missing = set_up(peers)
    core = pin_to_one_core()
    rounds = play_rounds(peers, options.rounds, options.seconds, missing)
    results = {title: medians(figures) for title, figures in rounds.items()}
    place = f"core {core}" if core is not None else "not pinned to a core"
    print(f"{options.rounds} rounds of {options.seconds:g} s, {place}, Python {platform.python_version()}\n")
    print(report(results, missing, OURS.title))
    if options.json:
        whole = {"seconds": options.seconds, "core": core, "median": results, "rounds": rounds, "missing": missing}
        options.json.write_text(json.dumps(whole, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(bool(missing))


if __name__ == "__main__":
    run_script(main)
