"""What is wrong with a command, in the language that was asked for.

Errors are raised in English, wherever they happen: by a game, a record, an argument, the system. Those that people meet
when they want to play are messages, too: the English one recognises an error, and another language says it its own way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from spiralhill.words import LANGUAGES, words
from spiralhill.words.messages import texts

ERRORS = "errors"
MESSAGE = re.compile(r"^(error-[a-z-]+) = (.+)$", re.MULTILINE)
BLANK = re.compile(re.escape(re.escape("{ $")) + r"(\w+)" + re.escape(re.escape(" }")))


def language_of(arguments: Sequence[str]) -> str:
    """The language that some arguments ask for, whatever else is wrong with them.

    >>> language_of(["play", "chess", "--lang", "it"]), language_of(["play", "--lang=it"]), language_of(["--lang", "?"])
    ('it', 'it', 'en')
    """
    asked = [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    asked += [word for flag, word in pairwise(arguments) if flag == "--lang"]
    return next((word for word in asked if word in LANGUAGES), "en")


def one_line(error: ValueError | OSError) -> str:
    """What went wrong, in one line."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {(error.strerror or 'cannot be opened').lower()}"
    return " ".join(str(error).split())


def told(error: str, language: str) -> str:
    """An error in a language; one that nobody has translated is told as it was raised.

    >>> told("'x' is no whole number", "it"), told("the moon is too far away", "it")
    ("'x' non è un numero intero", 'the moon is too far away')
    """
    for message, sentence in recognised():
        found = sentence.fullmatch(error)
        if found:
            blanks = found.groupdict()
            if "error" in blanks:
                blanks["error"] = told(blanks["error"], language)
            return words(language, ERRORS).say(message, **blanks)
    return error


@cache
def recognised() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences to recognise an error by, each with a group for every blank."""
    english = "".join(text for name, text in texts("en", ERRORS).items() if name.startswith(ERRORS))
    return [
        (message, re.compile(BLANK.sub(r"(?P<\1>.+?)", re.escape(sentence)).replace("’", "['’]")))
        for message, sentence in MESSAGE.findall(english)
    ]
