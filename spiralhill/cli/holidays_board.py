"""The table of Take Over the Holidays as it lies: the round, the Locations with all cards there, and the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spiralhill.cli.holidays_players import players
from spiralhill.games.holidays.prints import PLACES, ROUNDS
from spiralhill.games.holidays.state import HAND
from spiralhill.games.holidays.table_sight import WILD, Lying, TableSight
from spiralhill.games.holidays.wording import says
from spiralhill.kernel.game import View
from spiralhill.words import Names, Words

# From this width on the Locations lie as they do on the table; below it they are listed.
WIDE = 110

INKS = {"christmas": "bright_red", "halloween": "orange3"}


class Board:
    """The whole table, drawn as wide as the terminal is; the reader sits at the bottom."""

    def __init__(self, view: View, speech: Words, names: Names) -> None:
        self.sight = TableSight(view)
        self.speech = speech
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        wide = options.max_width >= WIDE
        yield self.heading()
        yield players(self.sight, self.speech, self.names, wide=wide)
        yield self.ring() if wide else Group(*(self.listed(slot) for slot in self.slots()))
        if self.sight.reader is not None:
            yield self.hand()

    def heading(self) -> Text:
        """Where the Pumpkin and Zero stand."""
        facts, say = self.sight.facts, self.speech.say
        track = " ─ ".join(f"[{one}]" if one == facts["round"] else str(one) for one in range(1, ROUNDS + 1))
        zero = say("cli-zero", **self.player("seat", facts["starting_player"]))
        return Text.assemble(
            (f" {say('cli-round', round=facts['round'], rounds=ROUNDS)}", "bold"),
            (f"   {track}", "orange3"),
            f"   {zero}",
        )

    # Locations

    def sides(self) -> tuple[list[int], list[int]]:
        """The outer slots left and right of the reader, the nearest first."""
        seats = self.sight.seats
        ring = [(seat + self.sight.clockwise()[0]) % seats for seat in range(seats)]
        half = (seats + 1) // 2
        return ring[:half], ring[: half - 1 : -1]

    def slots(self) -> list[int]:
        """All slots as they are listed: the reader's own last, left, middle and right."""
        left, right = self.sides()
        return [*right[:0:-1], *left[:0:-1], left[0], self.sight.seats, *right[:1]]

    def ring(self) -> Table:
        """The Locations as they lie: the reader's own at the bottom, the Middle in the middle."""
        left, right = self.sides()
        grid = Table.grid(expand=True)
        for _ in PLACES:
            grid.add_column(ratio=1, vertical="bottom")
        grid.add_row(
            Group(*(self.lying(slot) for slot in reversed(left))),
            self.lying(self.sight.seats),
            Group(*(self.lying(slot) for slot in reversed(right))),
        )
        return grid

    def listed(self, slot: int) -> Panel:
        """A Location over the whole width, a line for each who contests it."""
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True, min_width=max(len(self.called(seat)) for seat in range(self.sight.seats)) + 3)
        rows.add_column(justify="right", style="bold", min_width=2)
        rows.add_column()
        for seat, place in self.sight.contenders(slot):
            cards = Text("  ·  ", style="dim").join(self.cards(seat, place, " ")) or Text("·", style="dim")
            rows.add_row(self.contender(slot, seat), str(self.sight.total(seat, place)), cards)
        title = Text.assemble(self.title(slot), "  ", self.tokens(slot))
        return self.framed(slot, rows, title, self.where(slot))

    def lying(self, slot: int) -> Panel:
        """A Location on its place, a line for each card."""
        rows = Table.grid(expand=True)
        rows.add_column(ratio=1)
        rows.add_column(justify="right", style="bold")
        rows.add_row(self.tokens(slot), "")
        for seat, place in self.sight.contenders(slot):
            rows.add_row(self.contender(slot, seat), str(self.sight.total(seat, place)))
            for card in self.cards(seat, place, "\n  "):
                rows.add_row(Padding(card, (0, 0, 0, 2)), "")
        return self.framed(slot, rows, self.title(slot), self.place(slot))

    def framed(self, slot: int, rows: Table, title: Text, where: str) -> Panel:
        """A Location in its frame; the reader's own stand out."""
        return Panel(
            rows,
            title=title,
            subtitle=Text(where, style="bold" if self.own(slot) else "dim") if where else None,
            title_align="left",
            subtitle_align="left",
            border_style="orange3" if self.own(slot) else "grey50",
        )

    def own(self, slot: int) -> str | None:
        """What the reader calls a slot, if it is one of the reader's own."""
        reader = self.sight.reader
        return None if reader is None else next((one for one in PLACES if self.sight.slot(reader, one) == slot), None)

    def title(self, slot: int) -> Text:
        """The name of a Location."""
        return Text(self.speech.title(self.sight.location(slot)), style="bold")

    def place(self, slot: int) -> str:
        """What the reader calls a slot; what is not the reader's own has no such name."""
        place = self.own(slot) or ("middle" if slot == self.sight.seats else None)
        return self.speech.say("cli-place", place=place) if place else ""

    def where(self, slot: int) -> str:
        """Where a Location lies, and whose it is: the reader's own have a name and perhaps a neighbour."""
        if slot == self.sight.seats:
            return self.place(slot)
        (one, _), (other, _) = self.sight.contenders(slot)
        if self.own(slot):
            return self.speech.say("cli-shared", place=self.place(slot), **self.player("target", one))
        return self.speech.say("cli-between", **self.player("seat", one), **self.player("target", other))

    def tokens(self, slot: int) -> Text:
        """The tokens that lie at a Location."""
        line = Text()
        for (face, ink), number in zip(INKS.items(), self.sight.facts["tokens"][slot], strict=True):
            line.append("  " if line else "").append(f"{number} {self.speech.term('face', face)}", style=ink)
        return line

    def contender(self, slot: int, seat: int) -> Text:
        """A player at a Location; at the Middle behind the number that breaks ties, or where it will stand."""
        name = self.called(seat)
        if slot == self.sight.seats:
            order = self.sight.order(seat)
            name = f"{order}. {name}" if order else f"   {name}"
        return Text(name, style="orange3" if seat == self.sight.reader else "")

    def player(self, name: str, seat: int) -> dict[str, str | int]:
        """A player as the blanks of a sentence."""
        return self.speech.player(name, seat, self.names)

    def called(self, seat: int) -> str:
        """A player by name; the reader is told who that is."""
        name = self.names.players[seat]
        return self.speech.say("cli-you", player=name) if seat == self.sight.reader else name

    # Cards

    def cards(self, seat: int, place: int, under: str) -> list[Text]:
        """The cards of a player at a Location, and what else counts there; `under` comes before what is Stitched."""
        cards = [self.card(card, under) for card in self.sight.at(seat, place)]
        beyond = self.sight.beyond(seat, place)
        return [*cards, Text(self.speech.say("cli-dice-add", amount=f"{beyond:+}"), style="bold")] if beyond else cards

    def card(self, card: Lying, under: str) -> Text:
        """A card in play: what it counts, what was added or taken, what it carries."""
        title = self.speech.title(card.name) if card.name else self.speech.say("cli-face-down")
        line = Text(f"▒ {title}", style="dim") if card.down else Text(title)
        if card.amount:
            line.append(f" ({card.amount:+}) = {card.strength}", style="bold")
        if card.ingredient:
            line.append(f" ‹{self.ingredient(card.ingredient)}›", style="dim")
        if card.under:
            line.append(f"{under}⌊ {self.speech.title(card.under)}", style="dim")
        return line

    def ingredient(self, name: str) -> str:
        """An ingredient; one that stands for any says so."""
        return self.speech.say("cli-wild") if name == WILD else self.speech.term("ingredient", name)

    def hand(self) -> Table:
        """The own hand, a card a line."""
        cards = self.sight.pile(self.sight.reader, HAND)["cards"]
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(Text(f" {self.speech.say('cli-hand', number=len(cards))}", style="dim"), "")
        for _, name in cards:
            title = Text(f"   {self.speech.title(name)}", style="bold")
            table.add_row(title, Text(says(self.speech, name), style="dim"))
        return table
