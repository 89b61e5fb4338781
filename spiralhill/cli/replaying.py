"""`spiralhill replay` and `verify`: recorded games, watched again and checked."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from spiralhill.cli.asking import add_language, read_file
from spiralhill.cli.links import read_record_link
from spiralhill.cli.screen import plain_console
from spiralhill.cli.table import Terminal
from spiralhill.deals import prove, read_record, replay
from spiralhill.games.shelf import rules_of
from spiralhill.table.retelling import findings
from spiralhill.words import words

WHERE = "a file, or the address of a record at a server: http://HOST/api/tables/TABLE/record"


def add_commands(commands: Any) -> None:
    """Make `replay` and `verify` known."""
    command = commands.add_parser("replay", help="watch a recorded game", description="Tell a recorded game again.")
    command.add_argument("file", metavar="RECORD", help=WHERE)
    command.add_argument("--boards", action="store_true", help="show the table before every pick, as a spectator")
    add_language(command)
    command.set_defaults(run=run_replay)

    command = commands.add_parser(
        "verify",
        help="check a recorded game",
        description="Check a record, from a file or at a server: that its shuffles are the ones that were sealed "
        "before the deal, that every pick and everything taken back was legal, and that the result follows.",
        epilog="examples: spiralhill verify game.json\n"
        "          spiralhill verify http://127.0.0.1:8000/api/tables/TABLE/record",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("file", metavar="RECORD", help=WHERE)
    command.set_defaults(run=run_verify)


def read_record_text(place: str) -> str:
    """The text of a record: of a file, or of a table at a server, which knows us if we sat there."""
    if not place.lower().startswith(("http:", "https:")):
        return read_file(place)
    from spiralhill.cli.secrets_kept import kept
    from spiralhill.cli.visiting import reached
    from spiralhill.client import Client

    link = read_record_link(place)

    async def fetched() -> str:
        async with Client(link.base, kept(link.base), lang="en") as client:
            return await reached(link.base, client.record(link.code))

    return asyncio.run(fetched())


def run_replay(asked: Any) -> None:
    """Tell the game line by line."""
    record = read_record(read_record_text(asked.file))
    speech = words(asked.lang, rules_of(record.deal.game).package)
    terminal, before = None, ""
    for game, line in replay(record):
        if terminal is None:
            terminal = Terminal(game, [], plain_console(), speech)
            terminal.welcome(record.deal)
        elif game is not terminal.game:
            tell_return(terminal, before)
            terminal.take_back(game, before)
        terminal.tell()
        if asked.boards and line:
            terminal.board()
        before = line
    assert terminal is not None
    if record.over:
        terminal.farewell()


def tell_return(terminal: Terminal, line: str) -> None:
    """Who takes back what: a line such as `1 undo` or `back 12`."""
    who, number = line.split()
    if who == "back":
        terminal.say("went-back", number=int(number))
    else:
        terminal.say("took-back", player=terminal.names().players[int(who) - 1])


def run_verify(asked: Any) -> None:
    """Check everything a record claims, and say what was checked."""
    proof = prove(read_record_text(asked.file))
    record = proof.record
    state = "a finished" if record.over else "an unfinished"
    print(f"verified: {state} game of {record.deal.game}, {proof.picks} picks, scores {list(record.scores)}")
    for what, found in findings(proof, words("en", "")):
        print(f"  {what:<10} {found}")
