"""`spiralhill replay` and `verify`: recorded games, watched again and checked."""

from __future__ import annotations

import argparse
from typing import Any

from spiralhill.cli.asking import add_language, read_file
from spiralhill.cli.screen import plain_console
from spiralhill.cli.table import Terminal
from spiralhill.deals import Fair, read_record, replay, verify
from spiralhill.games.shelf import rules_of
from spiralhill.words import words


def add_commands(commands: Any) -> None:
    """Make `replay` and `verify` known."""
    command = commands.add_parser("replay", help="watch a recorded game", description="Tell a recorded game again.")
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument("--boards", action="store_true", help="show the table before every pick, as a spectator")
    add_language(command)
    command.set_defaults(run=run_replay)

    command = commands.add_parser(
        "verify",
        help="check a recorded game",
        description="Check a record: that its shuffles are the ones that were sealed before the deal, that every pick "
        "was legal, and that the result follows.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("file", metavar="FILE", help="a record")
    command.set_defaults(run=run_verify)


def run_replay(asked: Any) -> None:
    """Tell the game line by line."""
    record = read_record(read_file(asked.file))
    speech = words(asked.lang, rules_of(record.deal.game).package)
    terminal = None
    for game, text in replay(record):
        if terminal is None:
            terminal = Terminal(game, [], plain_console(), speech)
            terminal.welcome(record.deal)
        terminal.tell()
        if asked.boards and text:
            terminal.board()
    assert terminal is not None
    if record.over:
        terminal.farewell()


def run_verify(asked: Any) -> None:
    """Check everything a record claims."""
    record = verify(read_file(asked.file))
    state = "a finished" if record.over else "an unfinished"
    print(f"verified: {state} game of {record.deal.game}, {len(record.picks)} picks, scores {list(record.scores)}")
    if isinstance(record.deal.origin, Fair):
        print(f"its shuffles are the ones sealed before the deal as {record.deal.commitment}")
    else:
        print(f"its shuffles come from the seed {record.deal.origin}; nothing was sealed before the deal")
