"""The TCG in the terminal, drawn from a view: every town with its row, the reader's own town last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spiralhill.cli.screen import Offer, Screen, lines_of
from spiralhill.games.shelf import wording_of
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.picks import Play
from spiralhill.games.tcg.prints import Locale
from spiralhill.games.tcg.state import (
    AT,
    CREATIONS,
    DECK,
    DISCARD,
    HAND,
    LOCALE_DECK,
    LOCALES,
    MOST_POINTS,
    PILES,
    SURPRISES,
    TABLE,
)
from spiralhill.kernel.game import View
from spiralhill.kernel.notation import shape_of
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words

PLAYED_TO = shape_of(Play)[0]


class TcgScreen(Screen):
    """The Nightmare Before Christmas TCG."""

    def board(self, view: View, speech: Words, names: Names) -> RenderableType:
        """The whole table: the Day and its King, all towns, the reader's own last."""
        facts: Any = view["facts"]
        seats = list(range(len(names.players)))
        me = names.reader
        order = seats if me is None else [*seats[me + 1 :], *seats[: me + 1]]
        piles: Any = view["piles"]
        middle = piles[len(seats) * PILES]["cards"]
        centre = [Text(speech.say("cli-centre", cards=speech.list([speech.title(card[1]) for card in middle])))]
        day = [day_line(facts, speech, names), *(centre if middle else ())]
        return Group(*day, *(town(view, seat, speech, names) for seat in order))

    def menu(self, speech: Words, view: View, offers: Sequence[Offer]) -> RenderableType:
        """Characters that can be played to several Locales as a table, everything else line by line."""
        placed: dict[int, dict[int, Offer]] = {}
        others: list[Offer] = []
        for offer in offers:
            if offer.text.split()[0] == PLAYED_TO and len(offer.cards) == 2:
                card, locale = offer.cards
                placed.setdefault(card, {})[locale] = offer
            else:
                others.append(offer)
        if sum(map(len, placed.values())) < 4:
            return super().menu(speech, view, offers)
        return Group(crossing(speech, view, placed), lines_of(others))


def crossing(speech: Words, view: View, placed: dict[int, dict[int, Offer]]) -> Table:
    """A line for each Character, a column for each Locale, and the number of the pick where they cross."""
    piles: Any = view["piles"]
    names = {card[0]: card[1] for pile in piles for card in pile.get("cards", ()) if card is not None}
    locales = list(dict.fromkeys(locale for offers in placed.values() for locale in offers))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in locales:
        table.add_column(justify="center")
    table.add_row("", *(Text(speech.title(names[locale]), style="dim") for locale in locales))
    for card, offers in placed.items():
        numbers = [f"{offers[locale].number:2}" if locale in offers else " ·" for locale in locales]
        table.add_row(f"   {speech.title(names[card])}", *(Text(number, style="bold") for number in numbers))
    return table


def day_line(facts: Any, speech: Words, names: Names) -> Text:
    """The Day, who is Pumpkin King, and what is marked."""
    king = names.players[facts["king"]]
    line = Text(speech.say("cli-day", day=facts["day"], left=facts["days"], king=king), style="bold")
    if facts["activity"] is not None:
        line.append(f"  {speech.term('activity', facts['activity'])}", style="orange3")
    return line


def town(view: View, seat: Seat, speech: Words, names: Names) -> Panel:
    """One player's town: Pumpkin Points, the row with who stands where, Creations, Surprises on the table, the hand."""
    facts: Any = view["facts"]
    piles: Any = view["piles"]
    scores: Any = view["scores"]
    mine = piles[seat * PILES : seat * PILES + PILES]
    parts: list[RenderableType] = [row(mine, seat, facts, speech)]
    for zone, label in ((CREATIONS, "cli-creations"), (TABLE, "cli-table"), (SURPRISES, "cli-surprises")):
        if mine[zone]["cards"]:
            shown = speech.list([card_text(card, facts, speech) for card in mine[zone]["cards"]])
            parts.append(Text(speech.say(label, cards=shown)))
    if seat == names.reader:
        locales = [mine[LOCALES + slot]["cards"][-1] for slot in facts["rows"][seat]]
        parts.append(listed(locales, "cli-functions", speech))
        parts.append(listed(mine[HAND]["cards"], "cli-hand", speech))
    elif mine[HAND]["known"]:
        known = speech.list([speech.title(name) for name in mine[HAND]["known"]])
        parts.append(Text(speech.say("cli-known-hand", cards=known), style="dim"))
    pumpkins = "●" * facts["pp"][seat] + "○" * (MOST_POINTS - facts["pp"][seat])
    title = Text.assemble((names.players[seat], "bold"), "  ", (pumpkins, "orange3"))
    title.append(f"  {speech.say('cli-scare', points=scores[seat])}", style="green")
    if seat == facts["turn"]:
        title.append(f"  ◂ {speech.say('cli-turn')}", style="green")
    counts = speech.say(
        "cli-piles",
        hand=mine[HAND]["size"],
        deck=mine[DECK]["size"],
        discard=mine[DISCARD]["size"],
        locales=mine[LOCALE_DECK]["size"],
    )
    return Panel(
        Group(*parts),
        title=title,
        subtitle=Text(counts, style="dim"),
        title_align="left",
        subtitle_align="right",
        border_style="orange3" if seat == names.reader else "grey50",
    )


def row(mine: Any, seat: Seat, facts: Any, speech: Words) -> Table:
    """The Locales from left to right, each with its threshold and the Characters below it."""
    table = Table.grid(padding=(0, 2))
    slots = facts["rows"][seat]
    for _ in slots:
        table.add_column(ratio=1)
    heads: list[Text] = []
    below: list[Text] = []
    for at, slot in enumerate(slots):
        locale, name, *_ = mine[LOCALES + slot]["cards"][-1]
        scare, active = facts["scare"][seat][at], facts["active"][seat][at]
        mark = "▒" if locale in facts["closed"] else "●" if active else "○"
        hidden = mine[LOCALES + slot]["size"] - 1
        face = PRINTS[name]
        threshold = face.threshold if isinstance(face, Locale) else 0
        text = f"{mark} {speech.title(name)} {scare}/{threshold}" + (f" ▒{hidden}" if hidden else "")
        heads.append(Text(text, style="bold" if active else "dim"))
        here = [card_text(card, facts, speech) for card in mine[AT + slot]["cards"]]
        below.append(Text("\n".join(here) or "·", style="" if here else "dim"))
    if slots:
        table.add_row(*heads)
        table.add_row(*below)
    return table


def card_text(card: Any, facts: Any, speech: Words) -> str:
    """A card in play: its title, its Scare Number, and whether a Hex Counter lies on it."""
    number, name, *_ = card
    title = speech.title(name)
    scare = next((value for one, value in facts["numbers"] if one == number), None)
    marks = " ✶" if number in facts["hexed"] else ""
    return f"{title}{marks}" if scare is None else f"{title} {scare}{marks}"


def listed(cards: Any, heading: str, speech: Words) -> Table:
    """Cards with what they say, one a line: the own hand, the Functions of the own row."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Text(speech.say(heading, number=len(cards)), style="dim"), "", "")
    for _, name, *_ in cards:
        face = wording_of("tcg").face(speech, name)
        says = " · ".join(face.lines[face.look.said :])
        table.add_row(
            Text(f"  {face.title}", style="bold"), Text(face.look.corner, style="orange3"), Text(says, style="dim")
        )
    return table
