"""`spiralhill simulate`: many games between bots, with the share of each seat."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from rich.progress import track
from rich.table import Table

from spiralhill.bots import BOTS, bot_named
from spiralhill.cli.asking import add_game, add_table, agreed, listed, positive, read_setup, whole
from spiralhill.cli.screen import plain_console
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.errors import Illegal
from spiralhill.labs.balance import Balance, balance_of
from spiralhill.labs.simulate import LineUps, Match, Outcome, Program, Summary, simulate, summarise

# Random players may pass for ever, so simulated games have a limit unless another is asked for.
TURN_CAP = 200
MOST_JOBS = 64


def add_commands(commands: Any) -> None:
    """Make `simulate` known."""
    command = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games and print the share of victories of each seat, with 95 % intervals.",
        epilog="examples: spiralhill simulate duel --seats will,isis --bots greedy,random --games 1000 --jobs 2\n"
        "          spiralhill simulate holidays --line-ups 4 --games 5000 --jobs 2",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(command)
    add_table(command)
    command.add_argument(
        "--line-ups",
        type=positive,
        metavar="N",
        help="instead of --seats: all line-ups of N, from every seat",
    )
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
    if asked.line_ups:
        run_line_ups(asked)
        return
    rules, setup = read_setup(asked, turn_cap=TURN_CAP)
    bots = read_bots(asked.bots or "greedy", len(setup["seats"]))
    with watched(Match(rules.name, setup, tuple(bots)), asked) as outcomes:
        summary = summarise(outcomes, len(bots))
    if asked.json:
        print(json.dumps({"setup": setup, "bots": bots, "seed": asked.seed, **asdict(summary)}))
    else:
        titles = [wording_of(rules.name).seat_title(seat) for seat in setup["seats"]]
        plain_console().print(table_of(summary, titles, bots))


def run_line_ups(asked: Any) -> None:
    """Let every line-up play, and print how often each member wins."""
    if asked.seats:
        raise Illegal("--line-ups seats everybody in turn: leave out --seats")
    bots = read_bots(asked.bots or "greedy", 1)
    rules = rules_of(asked.game)
    line_ups = LineUps(rules.name, asked.line_ups, bots[0], agreed(rules, asked, turn_cap=TURN_CAP))
    with watched(line_ups, asked) as outcomes:
        balance = balance_of(asked.line_ups, outcomes)
    if asked.json:
        print(json.dumps({"line_ups": asked.line_ups, "bot": bots[0], "seed": asked.seed, **asdict(balance)}))
        return
    plain_console().print(balance_table(balance))
    if balance.pairs:
        plain_console().print(pairs_table(balance))


@contextlib.contextmanager
def watched(program: Program, asked: Any) -> Iterator[Iterable[Outcome]]:
    """The games of a program as they are played, with a bar for people who wait."""
    outcomes = simulate(program, asked.games, asked.seed, asked.jobs)
    progress = plain_console(stderr=True)
    with contextlib.closing(outcomes):
        yield track(outcomes, "playing", asked.games, console=progress, transient=True, disable=not sys.stderr.isatty())


def balance_table(balance: Balance) -> Table:
    """How often each member wins, beside a fair share."""
    seats = ", ".join(f"{ratio:.2f}" for ratio in balance.seats)
    table = Table("plays", "games", "of a fair share", "95 % interval", "points", title=f"{balance.games} games")
    table.caption = f"seats, of a fair share: {seats}"
    for one in balance.members:
        interval = f"{one.low:.3f} to {one.high:.3f}"
        table.add_row(one.name, str(one.games), f"{one.ratio:.3f}", interval, f"{one.points:.2f}")
    return table


def pairs_table(balance: Balance) -> Table:
    """Who beats whom: the share of the row against the column."""
    names = [one.name for one in balance.members]
    table = Table("against", *names, title="share of the row")
    for row in names:
        shares = [balance.pairs.get(f"{row} {column}") for column in names]
        table.add_row(row, *("" if share is None else f"{share:.3f}" for share in shares))
    return table


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
