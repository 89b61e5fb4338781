#!/usr/bin/env python3
"""Measures our table server under load beside boardgame.io's server in the same run.

The server has one core, all its players have another. Each scenario starts a server of its own: our games are real and
kept on the disk before a move is acknowledged; theirs is a counter, kept in memory.

  a  500 tables of two, everybody answers as fast as they are asked: moves a second
  b  the same tables at one move a second each: from sending until the other player has it
  c  200 tables of six, 200 moves a second in all: until a move is acknowledged, whether the journal has every
     acknowledged move after the server was killed, and how memory grew (ours only)
  d  memory of a table that was played at and left
"""

import argparse
import json
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.outcome import Row, over_rounds, table
from benchmarks.load.process import cores
from benchmarks.load.scenarios import SCENARIOS, Scenario
from benchmarks.load.servers import OURS, THEIRS, Kind
from benchmarks.peers import boardgame_io
from tools.environment import NotReady, run_script, say

Measured = dict[tuple[Scenario, Kind], list[dict[str, Any]]]
# Players who work more than this may be what is measured.
BUSY = 0.85
# Where others take more than this of a core, times say little.
OTHERS = 0.05
WHOSE = {"server": "server", "client": "players"}
SHARES = ("serverBusy", "clientBusy", "serverCore", "clientCore")
NOTES = """\
a move of ours is a decision of a real game, on the disk before it is acknowledged; theirs adds to a counter in memory
b: until the other player's program has it; a move that could not be made in time is counted from when it was due
memory: proportional set size of the server's processes; boardgame.io is asked to collect its garbage first"""


def parse(arguments: list[str]) -> argparse.Namespace:
    """Reads the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--only", default="a,b,c,d", metavar="PARTS", help="measure only these, such as a,b")
    ask.add_argument("--seconds", type=float, help="measured time of every scenario (a and b 20, c 120)")
    ask.add_argument("--tables", type=int, help="tables in every scenario (500, in c 200)")
    ask.add_argument("--rounds", type=int, default=1, help="how often everything is measured; medians are shown (1)")
    ask.add_argument("--without-peer", action="store_true", help="leave boardgame.io out")
    ask.add_argument("--without-us", action="store_true", help="leave Spiral Hill out")
    ask.add_argument("--json", type=Path, metavar="FILE", help="write every figure of every round there")
    options = ask.parse_args(arguments)
    options.only = options.only.replace(",", " ").split()
    unknown = set(options.only) - {scenario.part for scenario in SCENARIOS}
    if unknown:
        ask.error(f"there is no part {', '.join(sorted(unknown))}: the parts are a, b, c and d")
    return options


def asked_for(options: argparse.Namespace) -> Iterator[tuple[Scenario, Kind]]:
    """What is measured in each round, at which server."""
    left_out = {OURS: options.without_us, THEIRS: options.without_peer}
    for scenario in SCENARIOS:
        if scenario.part in options.only:
            yield from ((scenario, kind) for kind in scenario.servers if not left_out[kind])


def measure(options: argparse.Namespace, missing: dict[str, str]) -> Measured:
    """Plays all rounds; what fails is added to the missing and not tried again."""
    pair = cores()
    measured: Measured = {what: [] for what in asked_for(options)}
    for number in range(1, options.rounds + 1):
        for scenario, kind in measured:
            name = f"{scenario.part}, {scenario.title}: {kind.title}"
            if name in missing:
                continue
            say(f"round {number} of {options.rounds}: {name}")
            seconds = scenario.seconds if options.seconds is None else options.seconds
            try:
                figures = scenario.measure(kind, pair, seconds, options.tables or scenario.tables)
            except NotReady as reason:
                missing[name] = str(reason)
                continue
            say(f"  {', '.join(f'{key} {value:.4g}' for key, value in figures['read'].items())}")
            for doubt in doubts(figures):
                say(f"  beware: {doubt}")
            measured[scenario, kind].append(figures)
    return measured


def doubts(figures: dict[str, Any]) -> list[str]:
    """Whatever makes a measurement questionable."""
    found = []
    if figures.get("clientBusy", 0) > BUSY:
        found.append(f"the players were busy {figures['clientBusy']:.0%} of the time, and may be what was measured")
    for who in ("server", "client") if "clientBusy" in figures else ():
        others = figures[f"{who}Core"] - figures[f"{who}Busy"]
        if others > OTHERS:
            found.append(f"other programs took {others:.0%} of the core of the {WHOSE[who]}")
    if figures["drops"]:
        found.append(f"{figures['drops']} lines were lost")
    found += [f"{count} times: {problem}" for problem, count in figures["problems"].items()]
    return found


def rows(measured: Measured) -> list[Row]:
    """The rows of the report."""
    found: list[Row] = []
    for scenario in SCENARIOS:
        sides = [over_rounds([one["read"] for one in measured.get((scenario, kind), [])]) for kind in (OURS, THEIRS)]
        names = dict.fromkeys([*sides[0], *sides[1]])
        found += [Row(scenario.part, scenario.title, name, *(side.get(name) for side in sides)) for name in names]
    return found


def effort(measured: Measured) -> str:
    """How busy servers and players were, and how much others took, so that one can see what was measured."""
    lines = []
    for (scenario, kind), rounds in measured.items():
        if not rounds or "clientBusy" not in rounds[0]:
            continue
        at = over_rounds([{name: one[name] for name in SHARES} for one in rounds])
        ours = f"server {at['serverBusy']:.0%}, players {at['clientBusy']:.0%}"
        all_of_it = f"{at['serverCore']:.0%} and {at['clientCore']:.0%}"
        lines.append(f"{scenario.part}, {kind.title}: {ours} of their cores, which were busy {all_of_it}")
    return "\n".join(lines)


def report(measured: Measured, missing: dict[str, str]) -> str:
    """Everything that a person wants to know."""
    parts: Sequence[str] = (
        table(rows(measured)),
        effort(measured),
        "\n".join(f"missing: {name}: {reason}" for name, reason in missing.items()),
        NOTES,
    )
    return "\n\n".join(part for part in parts if part)


def main(arguments: list[str]) -> int:
    """Measures and reports; 1 when something could not be measured."""
    options = parse(arguments)
    if sys.platform != "linux":
        raise NotReady("The load benchmark reads /proc and pins processes to cores: it runs on Linux only.")
    boardgame_io()  # brings the packages that the players need, too
    missing: dict[str, str] = {}
    measured = measure(options, missing)
    server, players = cores()
    place = "one core for all" if server is None else f"servers on core {server}, players on core {players}"
    print(f"{options.rounds} rounds, {place}, Python {platform.python_version()}\n")
    print(report(measured, missing))
    if options.json:
        whole = [
            {"part": scenario.part, "title": scenario.title, "server": kind.title, "rounds": rounds}
            for (scenario, kind), rounds in measured.items()
        ]
        options.json.write_text(json.dumps(whole, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(bool(missing))


if __name__ == "__main__":
    run_script(main)
