"""`spiralhill simulate`: many games between bots, with the share of each seat."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from dataclasses import asdict
from typing import Any

from rich.progress import track
from rich.table import Table

from spiralhill.bots import BOTS, bot_named
from spiralhill.cli.asking import add_game, add_table, listed, positive, read_setup, whole
from spiralhill.cli.screen import plain_console
from spiralhill.cli.screens import screen_of
from spiralhill.kernel.errors import Illegal
from spiralhill.labs.simulate import Match, Summary, simulate, summarise

# Random players may pass for ever, so simulated games have a limit unless another is asked for.
TURN_CAP = 200
MOST_JOBS = 64


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
    command.add_argument("--jobs", type=few, default=1, metavar="J", help="processes (1 to 64); the result is the same")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def few(text: str) -> int:
    """A number of processes."""
    number = positive(text)
    if number > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"{text!r} is too large: at most {MOST_JOBS}")
    return number


def run(asked: Any) -> None:
    """Simulate and print."""
    rules, setup = read_setup(asked, turn_cap=TURN_CAP)
    bots = read_bots(asked.bots or "greedy", len(setup["seats"]))
    outcomes = simulate(Match(rules.name, setup, tuple(bots)), asked.games, asked.seed, asked.jobs)
    progress = plain_console(stderr=True)
    with contextlib.closing(outcomes):
        watched = track(
            outcomes, "playing", asked.games, console=progress, transient=True, disable=not sys.stderr.isatty()
        )
        summary = summarise(watched, len(bots))
    if asked.json:
        print(json.dumps({"setup": setup, "bots": bots, "seed": asked.seed, **asdict(summary)}))
    else:
        titles = [screen_of(rules.name).seat_title(seat) for seat in setup["seats"]]
        plain_console().print(table_of(summary, titles, bots))


def read_bots(text: str, seats: int) -> list[str]:
    """Which bot plays each seat; one alone plays them all."""
    bots = listed(text)
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise Illegal(f"--bots names {len(bots)} bots for {seats} seats: name one for each seat, or one for all")
    for bot in bots:
        bot_named(bot, 0)
    return bots


def table_of(summary: Summary, seats: list[str], bots: list[str]) -> Table:
    """The result as a table."""
    shared = f", {summary.shared} shared" if summary.shared else ""
    title = f"{summary.games} games{shared}, {summary.decisions:.0f} decisions a game"
    table = Table("seat", "plays", "bot", "share", "95 % interval", "points", title=title)
    for number, (seat, bot, one) in enumerate(zip(seats, bots, summary.seats, strict=True), 1):
        interval = f"{one.low:.3f} to {one.high:.3f}"
        table.add_row(str(number), seat, bot, f"{one.share:.3f}", interval, f"{one.points:.2f}")
    return table
