"""Lines that people type: the command in one, what else it may mean, and how it is shown again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spiralhill.kernel.notation import fitting
from spiralhill.words.wording import spaced

# What can be typed beside a pick, in both languages.
WORDS = {
    "aiuto": "help",
    "carta": "card",
    "regola": "rule",
    "tavolo": "table",
    "scarti": "discards",
    "diario": "log",
    "annulla": "undo",
    "esci": "quit",
    "exit": "quit",
}


def command_in(line: str, known: Mapping[str, str] = WORDS) -> tuple[str, str]:
    """The first word of a line, as an English command if it is one, and the rest.

    >>> command_in("Carta  bau bau"), command_in("esci")
    (('card', 'bau bau'), ('quit', ''))
    """
    word, _, rest = line.partition(" ")
    return known.get(word.lower(), word.lower()), rest.strip()


def meanings(texts: Sequence[str], line: str) -> list[int]:
    """The places of the texts that a line may mean, however its accents, hyphens and apostrophes are typed.

    >>> meanings(["Gioca L’Eco a sinistra", "Gioca Città a destra"], "gioca citta")
    [1]
    """
    return fitting([spaced(text) for text in texts], spaced(line))


def printable(line: str) -> str:
    """A line that somebody else wrote, or somebody typed, fit to be shown.

    >>> printable("fly\\x1b[2J away")
    'fly\N{REPLACEMENT CHARACTER}[2J away'
    """
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line)
