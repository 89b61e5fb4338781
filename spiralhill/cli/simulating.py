"""`spiralhill simulate`: many games between bots, with the share of each seat."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from spiralhill.bots import BOTS, bot_named
from spiralhill.cli.asking import add_game, add_table, listed, positive, read_setup, whole
from spiralhill.kernel.errors import Illegal
from spiralhill.labs.simulate import Match, Summary, simulate, summarise

# Random players may pass for ever, so simulated games have a limit unless another is asked for.
TURN_CAP = 200


def add_commands(commands: Any) -> None:
    """Make `simulate` known."""
    command = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games and print the share of victories of each seat, with 95 % intervals.",
        epilog="example: spiralhill simulate duel --seats will,isis --bots greedy,random --games 1000 --jobs 2",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(command)
    add_table(command)
    command.add_argument("--bots", metavar="A,B,..", help=f"who plays each seat, or all: {', '.join(BOTS)}")
    command.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (default: 1000)")
    command.add_argument("--seed", type=whole, default=0, metavar="S", help="the seed of all games (default: 0)")
    command.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes; the result is the same")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run, turn_cap=TURN_CAP)


def run(asked: Any) -> None:
    """Simulate and print."""
    rules, setup = read_setup(asked, "will,isis")
    seats = len(setup["seats"])
    bots = listed(asked.bots or "greedy")
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise Illegal(f"--bots names {len(bots)} bots for {seats} seats: name one for each seat, or one for all")
    for bot in bots:
        bot_named(bot, 0)
    outcomes = simulate(Match(rules.name, setup, tuple(bots)), asked.games, asked.seed, asked.jobs)
    progress = Console(stderr=True)
    watched = track(outcomes, "playing", asked.games, console=progress, transient=True, disable=not sys.stderr.isatty())
    summary = summarise(watched, seats)
    if asked.json:
        print(json.dumps({"setup": setup, "bots": bots, "seed": asked.seed, **asdict(summary)}))
    else:
        Console().print(table_of(summary, [named(seat) for seat in setup["seats"]], bots))


def named(seat: object) -> str:
    """A seat as the table calls it."""
    return str(seat["title"]) if isinstance(seat, dict) else str(seat)


def table_of(summary: Summary, seats: list[str], bots: list[str]) -> Table:
    """The result as a table."""
    shared = f", {summary.shared} shared" if summary.shared else ""
    title = f"{summary.games} games{shared}, {summary.decisions:.0f} decisions a game"
    table = Table("seat", "plays", "bot", "share", "95 % interval", "points", title=title)
    for number, (seat, bot, one) in enumerate(zip(seats, bots, summary.seats, strict=True), 1):
        interval = f"{one.low:.3f} to {one.high:.3f}"
        table.add_row(str(number), seat, bot, f"{one.share:.3f}", interval, f"{one.points:.2f}")
    return table
