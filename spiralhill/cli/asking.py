"""What several commands ask for in the same words: seats, options, files, languages, numbers."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from spiralhill.games.shelf import GAMES, rules_of, wording_of
from spiralhill.kernel.errors import Illegal, Unknown
from spiralhill.kernel.game import Ruleset, Setup
from spiralhill.words import LANGUAGES, words
from spiralhill.words.wording import spaced

LARGEST_FILE = 5_000_000

# What a table may agree on beside its seats, in any game; a game that has no such option says so itself.
OPTIONS = tuple(dict.fromkeys(name for rules in GAMES.values() for name in rules.options))
EXPLAINED = {
    "turn_cap": "end after N turns; most points win",
    "build_limit": "build points a custom hero may have",
}
# More than sit at any table.
MOST_SEATS = 99


def command_name() -> str:
    """What a person types to get here: `./play` says its own name."""
    return os.environ.get("SPIRALHILL_COMMAND", "spiralhill")


def add_game(command: argparse.ArgumentParser) -> None:
    """The game a command is about."""
    command.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")


def add_language(command: argparse.ArgumentParser) -> None:
    """The language of what is shown."""
    spoken = " or ".join(LANGUAGES)
    command.add_argument("--lang", type=language, default="en", metavar="LANG", help=f"{spoken} (default: en)")


def language(text: str) -> str:
    """One of the languages there are."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"there is no language {text!r}; the languages are {', '.join(LANGUAGES)}")
    return text


def add_table(command: argparse.ArgumentParser) -> None:
    """How the table is set."""
    command.add_argument(
        "--seats",
        metavar="A,B,..",
        help="what each seat plays, by name or from a file (will,isis,my-hero.txt); a number deals so many by chance",
    )
    for name in OPTIONS:
        add_option(command, name)


def add_option(command: argparse.ArgumentParser, name: str) -> None:
    """One of the things that a table may agree on, with the games that know it."""
    games = ", ".join(rules.name for rules in GAMES.values() if name in rules.options)
    command.add_argument(flag(name), type=whole, metavar="N", help=f"{EXPLAINED[name]} ({games})")


def flag(name: str) -> str:
    """An option as it is typed.

    >>> flag("turn_cap")
    '--turn-cap'
    """
    return f"--{name.replace('_', '-')}"


def whole(text: str, least: int = 0) -> int:
    """A whole number of at least so much."""
    if not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    if int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} is too small: at least {least}")
    return int(text)


def positive(text: str) -> int:
    """A whole number of at least one."""
    return whole(text, least=1)


def read_setup(asked: Any, **otherwise: int) -> tuple[Ruleset, Setup]:
    """The game and the table that the arguments describe; `otherwise` holds options for when none are asked for."""
    rules = rules_of(asked.game)
    language = getattr(asked, "lang", LANGUAGES[0])
    seats = read_seats(rules, asked.seats or wording_of(rules.name).seats, asked.seed, language)
    try:
        return rules, rules.set_up(seats, **agreed(rules, asked, **otherwise))
    except (Illegal, Unknown) as problem:
        raise type(problem)(with_flags(str(problem))) from None


def with_flags(problem: str) -> str:
    """What is wrong with an option, which is called as it is typed.

    >>> with_flags("turn_cap is a whole number")
    '--turn-cap is a whole number'
    """
    return re.sub(rf"'?\b({'|'.join(OPTIONS)})\b'?", lambda found: flag(found[1]), problem)


def agreed(rules: Ruleset, asked: Any, **otherwise: int) -> dict[str, Any]:
    """The options of the table: those that were asked for, and of the others what holds otherwise."""
    known = {name: value for name, value in otherwise.items() if name in rules.options}
    return known | chosen(asked, *OPTIONS)


def chosen(asked: Any, *names: str) -> dict[str, Any]:
    """The arguments among these that were given."""
    return {name: value for name in names if (value := getattr(asked, name)) is not None}


def read_seats(rules: Ruleset, text: str, seed: int | None, language: str) -> list[object]:
    """What the seats play: each as it is written, or by chance when only their number is."""
    if text.strip().isdecimal():
        return [rules.seat(name) for name in drawn(rules.cast, int(text), seed)]
    return [read_seat(rules, seat, language) for seat in listed(text)]


def drawn(cast: Sequence[str], seats: int, seed: int | None) -> list[str]:
    """So many of a cast by chance, or from a seed; nobody comes twice before everybody has come once.

    >>> drawn(["will", "isis", "deon"], 2, seed=1), len(drawn(["will", "isis", "deon"], 5, seed=1))
    (['will', 'deon'], 5)
    """
    if seats > MOST_SEATS:
        raise Illegal(f"--seats {seats} is too many: no table has more than {MOST_SEATS}")
    return list(islice(cycle(Random(seed).sample(cast, len(cast))), seats))


def read_seat(rules: Ruleset, text: str, language: str) -> object:
    """A seat by name, or from a file when it is called like one."""
    if "." in text or "/" in text:
        content = read_file(text)
        wrong = wording_of(rules.name).file_problems(words(language, rules.package), content)
        if wrong:
            raise Illegal("\n".join((f"{text}:", *wrong)))
        return rules.seat_from_file(content)
    return rules.seat(seat_called(rules, text, language))


def seat_called(rules: Ruleset, text: str, language: str) -> str:
    """The id of what a seat is to play, from a clear beginning of its name in any language: `babbo` is Santa."""
    wording = wording_of(rules.name)
    names = {spoken: wording.seat_names(words(spoken, rules.package)) for spoken in LANGUAGES}
    wanted = squeezed(text)
    found = {
        id
        for called in names.values()
        for id, several in called.items()
        if wanted and any(squeezed(name).startswith(wanted) for name in (id, *several))
    }
    if len(found) != 1:
        usual = seats_offered(rules, language)
        raise Unknown(words(language, rules.package).say("cli-no-such-seat", typed=f"{text!r:.60}", names=usual))
    return found.pop()


def seats_offered(rules: Ruleset, language: str) -> str:
    """What a seat can play, each as it is typed in a language."""
    names = wording_of(rules.name).seat_names(words(language, rules.package))
    return ", ".join(spaced(name).replace(" ", "-") for name, *_ in names.values())


def squeezed(name: str) -> str:
    """A name without regard to case, accents, punctuation and spaces.

    >>> squeezed("Bau-Bau")
    'baubau'
    """
    return spaced(name).replace(" ", "")


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
