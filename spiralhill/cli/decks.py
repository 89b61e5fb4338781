"""`spiralhill deck`: checking deck files, and what else a game has to do with decks."""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final

from spiralhill.cli import tcg_limited
from spiralhill.cli.asking import add_language, add_option, chosen, listed, read_file
from spiralhill.games.shelf import GAMES, rules_of, wording_of
from spiralhill.words import words

# The game of a file in which no game finds a card of its own.
DUEL: Final = "duel"
DECK_FILE: Final = """\
a deck file of the duel:             a deck file of the TCG:
  name: Night Watch                    name: Moonlit Row
  body: will                           Jack's House
  mind: isis                           Town Hall
  x: will                              ...
  5 Shotgun                            4 Jack Skellington, The Pumpkin King
  4 Self Defense   # a remark          2 Fetch   # a remark
  ...                                  ...
"""


def add_commands(commands: Any) -> None:
    """Make `deck` known, with all that can be done with decks."""
    deck = commands.add_parser(
        "deck",
        help="check decks; boosters, sealed pools and drafts",
        description="Check a deck file, or open cards of the TCG to build a deck from.",
        epilog=DECK_FILE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = deck.add_subparsers(metavar="ACTION", required=True)
    check = actions.add_parser("check", help="whether a file describes a legal hero or deck")
    check.add_argument("file", metavar="FILE", help="a deck file")
    check.add_argument("--game", metavar="GAME", help="the game it is for (default: the one whose cards it lists)")
    add_option(check, "build_limit")
    add_language(check)
    check.set_defaults(run=check_deck)
    tcg_limited.add_actions(actions)


def check_deck(asked: Any) -> int:
    """Whether a file describes what may sit at a table; what is wrong with it is said line by line."""
    said = None if asked.game is None else rules_of(asked.game)
    text = read_file(asked.file)
    rules = said or rules_of(max((DUEL, *GAMES), key=lambda name: wording_of(name).known(text)))
    wording = wording_of(rules.name)
    wrong = wording.file_problems(words(asked.lang, rules.package), text)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    seat = rules.seat_from_file(text)
    # A table of the usual size, with this one at every seat.
    setup = rules.set_up([seat for _ in listed(wording.seats)], **chosen(asked, "build_limit"))
    print(wording.seat_report(seat, setup))
    return 0
