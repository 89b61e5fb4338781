"""The command line: what can be asked for, and one clear line when it cannot be done."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from spiralhill.cli import decks, joining, looking, playing, replaying, serving, simulating
from spiralhill.cli.asking import command_name
from spiralhill.cli.errors import language_of, one_line, told

EXAMPLES = """\
examples:
  spiralhill play duel                               you as Will against a bot as Isis
  spiralhill play duel --seats deon,aisling,will --players human,human,greedy --lang it
  spiralhill play holidays --seats 4                 you and three bots, the characters by chance
  spiralhill join http://127.0.0.1:8000 --new duel   a table at a server, with links for your friends
  spiralhill simulate duel --seats will,isis --bots greedy,greedy --games 1000 --seed 1 --jobs 2
  spiralhill replay game.json                        watch a recorded game again
  spiralhill verify game.json                        check its shuffles, picks and result
  spiralhill cards duel --lang it                    every card with its text
  spiralhill rules holidays HOL-TIE --lang it        what some rules say
  spiralhill deck check night-watch.txt              whether a custom hero is legal
  spiralhill deck draft --players 4 --out deck.txt   draft a deck of the TCG against three bots
"""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line; flags are written out, so that `--lang` is known for what it is."""

    def __init__(self, **said: Any) -> None:
        super().__init__(allow_abbrev=False, **said)

    def error(self, message: str) -> NoReturn:
        raise ValueError(f"{message} (see `{self.prog} --help`)")


def parser() -> Parser:
    """The whole command."""
    top = Parser(
        prog=command_name(),
        description="A table for card games that nobody can play online: in your terminal, against bots or friends.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in (playing, joining, serving, simulating, replaying, looking, decks):
        module.add_commands(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 when it was done, 1 when a check found something, 2 when the input was bad."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that has no stars and frames shows question marks, and the game goes on.
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    try:
        asked = parser().parse_args(given)
        code = int(asked.run(asked) or 0)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read the output has seen enough; what Python still holds of it must not be written at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError) as error:
        print(f"spiralhill: {told(one_line(error), language_of(given))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
