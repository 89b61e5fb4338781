"""A game in the terminal: all that the commands must know of it to show it, and nothing of its rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spiralhill.kernel.game import Game, Setup, View
from spiralhill.kernel.steps import Item, Pick
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


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a person meets it: its number, and what it says."""

    number: int
    pick: Pick
    label: str


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

    def source(self, speech: Words, view: View, item: Item) -> str:
        """The text that asks a question, where it is good to read it once more."""
        return ""

    def gloss(self, speech: Words, view: View, pick: Pick) -> str:
        """What the label of a pick leaves to the table, such as the name of the Location on one's left."""
        return ""

    def tries(self, view: View) -> Sequence[Pick]:
        """What people may try although it is not offered; whoever does is told why."""
        return ()

    def subject(self, speech: Words, view: View, pick: Pick) -> str:
        """What the refusal of a try is about, where that is not the whole pick but a place closed to every card."""
        return ""

    def menu(self, speech: Words, view: View, offers: Sequence[Offer]) -> RenderableType:
        """What can be picked, by numbers."""
        return lines_of(offers)

    def seat_names(self, speech: Words) -> Mapping[str, Sequence[str]]:
        """What can sit at a table, by id, and what each is called in a language, the usual name first."""
        raise AssertionError("a screen says what can sit at a table")

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

    def cards_titled(self, speech: Words, title: str) -> list[str]:
        """The card with a title, in the language of the table or as a pick writes it; else all that it may mean."""
        wanted = spaced(title)
        titles = {id: {spaced(id), spaced(speech.title(id))} for id in self.ids()} if wanted else {}
        exact = [id for id, called in titles.items() if wanted in called]
        begun = [id for id, called in titles.items() if any(name.startswith(wanted) for name in called)]
        held = [id for id, called in titles.items() if any(mentions(name, wanted) for name in called)]
        return exact[:1] or begun or held


def lines_of(offers: Iterable[Offer]) -> Table:
    """Offers line by line, each behind its number."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(justify="right", min_width=4)
    lines.add_column()
    for offer in offers:
        lines.add_row(str(offer.number), Text(offer.label))
    return lines


def rule_line(id: str, rule: str) -> Text:
    """A rule behind its id; the grounds of a ruling stand between asterisks in the reference, and in italics here.

    >>> rule_line("AMB-09", "Draws none. *Zero is zero.*").plain
    'AMB-09  Draws none. Zero is zero.'
    """
    line = Text(f"{id}  ")
    for at, part in enumerate(rule.split("*")):
        line.append(part, style="italic" if at % 2 else "")
    return line


def indented(text: str, style: str = "") -> Padding:
    """A line a little to the right, with all that does not fit into it."""
    return Padding(Text(text, style=style), (0, 0, 0, 2), expand=False)


def spaced(text: str) -> str:
    """A text without regard to case, accents and punctuation, to compare what people type.

    >>> spaced("Hunter’s  Self-Defense"), spaced("L'Età: perciò")
    ('hunters self defense', 'leta percio')
    """
    for mark, stands_for in (("'", ""), ("’", ""), (":", ""), (",", ""), ("-", " ")):
        text = text.replace(mark, stands_for)
    bare = (letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return " ".join("".join(bare).lower().split())


def mentions(line: str, name: str) -> bool:
    """Whether a name stands in a line with all its words, both of them spaced.

    >>> mentions("play rag doll 1 left", "rag doll 1"), mentions("rag doll 10", "rag doll 1")
    (True, False)
    """
    return f" {name} " in f" {line} "


def plain_console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are: brackets and colons in a name are no markup and no picture."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)
