"""A game in the terminal: what is drawn of it, and how; what it says is its wording."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spiralhill.kernel.game import View
from spiralhill.kernel.table import Card
from spiralhill.words import Names, Words


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a person meets it: its number, its place among all options, how it is written and what it says."""

    number: int
    place: int
    text: str
    label: str
    # The cards that it names.
    cards: tuple[Card, ...]


class Screen:
    """How a game is drawn; each game fills in its own."""

    def board(self, view: View, speech: Words, names: Names) -> RenderableType:
        """The table as a view shows it."""
        raise AssertionError("a screen draws the table")

    def menu(self, speech: Words, view: View, offers: Sequence[Offer]) -> RenderableType:
        """What can be picked, by numbers."""
        return lines_of(offers)


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


def plain_console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are: brackets and colons in a name are no markup and no picture."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)
