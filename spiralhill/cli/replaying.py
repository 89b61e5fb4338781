"""`spiralhill replay` and `verify`: recorded games, watched again and checked."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from typing import Any

from spiralhill.cli.asking import add_language, read_file
from spiralhill.cli.links import read_record_link
from spiralhill.cli.screen import plain_console
from spiralhill.cli.table import Terminal
from spiralhill.deals import Fair, Proof, prove, read_record, replay
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.saves import FORMAT
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
    for what, found in findings(proof):
        print(f"  {what:<10} {found}")


def findings(proof: Proof) -> Iterator[tuple[str, str]]:
    """What was checked of a record, and what was found."""
    record = proof.record
    origin = record.deal.origin
    yield "file", f"its checksum is right, its format {FORMAT} and all its entries are as they should be"
    yield "rules", f"{record.deal.game}, version {rules_of(record.deal.game).version}, the same as this program's"
    if isinstance(origin, Fair):
        number = sum(proof.drawn.values())
        labels = ", ".join(f"{label} {events}" for label, events in sorted(proof.drawn.items()))
        yield "seed", f"it is the one sealed before the deal as {record.deal.commitment}"
        yield "people", f"{counted(len(origin.client_seeds), 'client seed')} mixed in"
        yield "chance", f"{counted(number, 'shuffle or die', 'shuffles and dice')} drawn again: {labels}"
    else:
        yield "chance", f"every shuffle and die drawn again from the seed {origin}; nothing was sealed before the deal"
    taken_back = f"{proof.taken_back} of them rightly" if proof.taken_back else "none of them"
    yield "picks", f"{counted(proof.picks, 'pick')}, all legal; {taken_back} taken back"
    yield "result", "the winners, the scores, the end and the last position follow from the deal and the picks"
    if record.players and proof.names_players:
        yield "players", f"{', '.join(record.players)}, as they were written down with the last position"
    elif record.players:
        yield "players", "not checked: records of this age do not print them with the last position"


def counted(number: int, one: str, more: str = "") -> str:
    """So many of something.

    >>> counted(1, "pick"), counted(0, "pick")
    ('1 pick', '0 picks')
    """
    return f"{number} {one if number == 1 else more or one + 's'}"
