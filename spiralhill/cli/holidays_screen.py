"""Take Over the Holidays in the terminal: its table, and how a card and a Location are picked together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spiralhill.cli.holidays_board import Board
from spiralhill.cli.screen import Offer, Screen, lines_of
from spiralhill.games.holidays.picks import Move, Play
from spiralhill.games.holidays.prints import PLACES
from spiralhill.games.holidays.table_sight import TableSight
from spiralhill.kernel.game import View
from spiralhill.kernel.notation import shape_of
from spiralhill.words import Names, Words

# Picks that name a card and one of the own Locations, as they are written.
PLACED = tuple(shape_of(kind)[0] for kind in (Play, Move))


class HolidaysScreen(Screen):
    """Take Over the Holidays."""

    def board(self, view: View, speech: Words, names: Names) -> RenderableType:
        return Board(view, speech, names)

    def menu(self, speech: Words, view: View, offers: Sequence[Offer]) -> RenderableType:
        """Cards that can go to several of one's own Locations as a table, everything else line by line."""
        placed: dict[int, dict[str, Offer]] = {}
        others: list[Offer] = []
        for offer in offers:
            word, *blanks = offer.text.split()
            if word in PLACED and offer.cards:
                (card,), (_, place, *_) = offer.cards, blanks
                placed.setdefault(card, {})[place] = offer
            else:
                others.append(offer)
        if len(placed) < 2:
            return super().menu(speech, view, offers)
        return Group(crossing(speech, TableSight(view), placed), lines_of(others))


def crossing(speech: Words, sight: TableSight, placed: dict[int, dict[str, Offer]]) -> Table:
    """A line for each card, a column for each Location, and the number of the pick where they cross."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in PLACES:
        table.add_column(justify="center")
    table.add_row("", *(Text(speech.say("cli-place", place=place), style="bold") for place in PLACES))
    here = [speech.title(sight.location(sight.slot(sight.reader, place))) for place in PLACES]
    table.add_row("", *(Text(location, style="dim") for location in here))
    for card, offers in placed.items():
        numbers = [f"{offers[place].number:2}" if place in offers else " ·" for place in PLACES]
        title = Text(f"   {speech.title(sight.names[card])}")
        table.add_row(title, *(Text(number, style="bold") for number in numbers))
    return table
