"""A game in the terminal: all that the commands must know of it to show it, and nothing of its rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar

from rich.console import Console, RenderableType

from spiralhill.kernel.game import Game, Setup, View
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words


@dataclass(frozen=True, slots=True)
class Face:
    """What a card says: its title, its lines, and where its facts come from."""

    id: str
    title: str
    lines: tuple[str, ...]
    source: str

    def __str__(self) -> str:
        return "\n".join([self.title, *self.lines])


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards that belong together: a name, a heading, and how many copies there are of each face."""

    name: str
    heading: str
    cards: tuple[tuple[int, Face], ...]


class Screen:
    """How a game is shown; each game fills in its own."""

    # What the seats play unless it is said otherwise, as `--seats` writes it.
    seats: ClassVar[str] = ""

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        """The players as the reader calls them."""
        raise AssertionError("a screen says what the players are called")

    def welcome(self, speech: Words, game: Game) -> str:
        """The line a game begins with: who plays, and for what."""
        raise AssertionError("a screen says who plays")

    def board(self, view: View, speech: Words, names: Names) -> RenderableType:
        """The table as a view shows it."""
        raise AssertionError("a screen draws the table")

    def seat_title(self, seat: object) -> str:
        """What a seat of a setup is called in tables."""
        return str(seat)

    def seat_report(self, seat: object, setup: Setup) -> str:
        """What there is to say of a seat that was read from a file and found legal."""
        return f"{self.seat_title(seat)}: legal"

    def ids(self) -> Collection[str]:
        """The ids of all cards."""
        raise AssertionError("a screen knows the cards")

    def face(self, speech: Words, id: str) -> Face:
        """What a card says."""
        raise AssertionError("a screen shows the cards")

    def decks(self, speech: Words) -> Iterable[Deck]:
        """All cards, in the order in which they are listed."""
        raise AssertionError("a screen lists the cards")

    def card_titled(self, speech: Words, title: str) -> str | None:
        """The card with a title, in the language of the table or as a pick writes it."""
        wanted = spaced(title)
        return next((id for id in self.ids() if wanted in (spaced(id), spaced(speech.title(id)))), None)


def spaced(text: str) -> str:
    """A text without regard to case, hyphens and apostrophes, to compare what people type.

    >>> spaced("Hunter’s  Self-Defense")
    'hunters self defense'
    """
    for mark, stands_for in (("'", ""), ("’", ""), ("-", " ")):
        text = text.replace(mark, stands_for)
    return " ".join(text.lower().split())


def plain_console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are: brackets and colons in a name are no markup and no picture."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)
