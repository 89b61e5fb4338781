"""What several commands ask for in the same words: seats, options, files, languages, numbers."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from spiralhill.cli.screens import screen_of
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.errors import Illegal, Unknown
from spiralhill.kernel.game import Ruleset, Setup
from spiralhill.words import LANGUAGES

LARGEST_FILE = 5_000_000

# What a table may agree on beside its seats.
OPTIONS = ("turn_cap", "build_limit")


def command_name() -> str:
    """What a person types to get here: `./play` says its own name."""
    return os.environ.get("SPIRALHILL_COMMAND", "spiralhill")


def add_game(command: argparse.ArgumentParser) -> None:
    """The game a command is about."""
    command.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")


def add_language(command: argparse.ArgumentParser) -> None:
    """The language of what is shown."""
    command.add_argument("--lang", default="en", metavar="LANG", help=f"{' or '.join(LANGUAGES)} (default: en)")


def add_table(command: argparse.ArgumentParser) -> None:
    """How the table is set."""
    command.add_argument(
        "--seats",
        metavar="A,B,..",
        help="what each seat plays, by name or from a file (will,isis,my-hero.txt)",
    )
    command.add_argument("--turn-cap", type=whole, metavar="N", help="end after N turns; most points win")
    add_build_limit(command)


def add_build_limit(command: argparse.ArgumentParser) -> None:
    """How strong a seat may be that somebody has made."""
    command.add_argument("--build-limit", type=whole, metavar="N", help="build points a custom hero may have")


def whole(text: str) -> int:
    """A whole number of at least nought."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def positive(text: str) -> int:
    """A whole number of at least one."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is too small: at least 1")
    return number


def read_setup(asked: Any, **otherwise: int) -> tuple[Ruleset, Setup]:
    """The game and the table that the arguments describe; `otherwise` holds options for when none are asked for."""
    rules = rules_of(asked.game)
    seats = [read_seat(rules, seat) for seat in listed(asked.seats or screen_of(rules.name).seats)]
    known = {name: value for name, value in otherwise.items() if name in rules.options}
    return rules, rules.set_up(seats, **known | chosen(asked, *OPTIONS))


def chosen(asked: Any, *names: str) -> dict[str, Any]:
    """The arguments among these that were given."""
    return {name: value for name in names if (value := getattr(asked, name)) is not None}


def read_seat(rules: Ruleset, text: str) -> object:
    """A seat by name, or from a file when it is called like one."""
    if "." in text or "/" in text:
        return rules.seat_from_file(read_file(text))
    return rules.seat(text)


def listed(text: str) -> list[str]:
    """The parts of a list written with commas.

    >>> listed("will, isis")
    ['will', 'isis']
    """
    return [part.strip() for part in text.split(",")]


def read_file(name: str) -> str:
    """The text of a file, if it is one."""
    path = Path(name)
    if path.is_file() and path.stat().st_size > LARGEST_FILE:
        raise Illegal(f"{name} is too large: files of ours stay below {LARGEST_FILE // 1_000_000} MB")
    try:
        # Some editors begin a file with a mark of its byte order.
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Unknown(f"{name} is not a text file") from None
