"""A duel in the terminal, drawn from a view: whoever looks sees what the view holds, and nothing else."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spiralhill.cli.screen import Screen
from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.prints import ATTRIBUTES, COLOURS
from spiralhill.games.herocard.state import DECK, DISCARD, HAND, PILES, STACKS
from spiralhill.games.herocard.wording import card_face
from spiralhill.kernel.game import View
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words

# Terminals show their dark blue badly on black.
INKS = {"red": "red", "blue": "bright_blue", "yellow": "yellow"}


class DuelScreen(Screen):
    """HeroCard duels."""

    def board(self, view: View, speech: Words, names: Names) -> RenderableType:
        """The whole table, the reader's own place last."""
        facts: Any = view["facts"]
        seats = list(range(len(names.players)))
        me = names.reader
        order = seats if me is None else [*seats[me + 1 :], *seats[: me + 1]]
        parts: list[RenderableType] = [place(view, seat, speech, names) for seat in order]
        if facts["attacker"] is not None:
            parts.append(attack_line(facts, speech, names))
        return Group(*parts)


def attack_line(facts: Any, speech: Words, names: Names) -> RenderableType:
    """The running attack: who, at whom, and how it stands."""
    text = speech.say(
        "cli-attack",
        attacker=names.players[facts["attacker"]],
        target=names.players[facts["target"]],
        attack=facts["attack_value"],
        block=facts["block_value"],
    )
    return Text(f"  ⚔ {text}", style="bold")


def place(view: View, seat: Seat, speech: Words, names: Names) -> Panel:
    """One player's place: points, piles, the three attributes with their stacks, and the hand if it can be seen."""
    facts: Any = view["facts"]
    piles: Any = view["piles"]
    mine = piles[seat * PILES : seat * PILES + PILES]
    parts: list[RenderableType] = [stacks(mine, seat, facts, speech)]
    if seat == names.reader:
        parts.append(hand(mine[HAND]["cards"], speech))
    elif mine[HAND]["known"]:
        shown = speech.list([speech.title(name) for name in mine[HAND]["known"]])
        parts.append(Text(speech.say("cli-known-hand", cards=shown), style="dim"))
    counts = speech.say("cli-piles", hand=mine[HAND]["size"], deck=mine[DECK]["size"], discard=mine[DISCARD]["size"])
    return Panel(
        Group(*parts),
        title=heading(view, seat, speech, names),
        subtitle=Text(counts, style="dim"),
        title_align="left",
        subtitle_align="right",
        border_style="orange3" if seat == names.reader else "grey50",
    )


def heading(view: View, seat: Seat, speech: Words, names: Names) -> Text:
    """Who sits at a place, with how many of the Victory Points, and whether it is their turn."""
    facts: Any = view["facts"]
    scores: Any = view["scores"]
    stars = "★" * scores[seat] + "☆" * (facts["goal"] - scores[seat])
    title = Text.assemble((names.players[seat], "bold"), "  ", (stars, "yellow"))
    if seat == facts["active_player"]:
        title.append(f"  ◂ {speech.say('cli-active')}", style="green")
    return title


def stacks(piles: Any, seat: Seat, facts: Any, speech: Words) -> Table:
    """The three attributes of a player, each with what lies on it."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for at, attribute in enumerate(ATTRIBUTES):
        label = speech.say(
            "cli-attribute",
            attribute=speech.term("attribute", attribute),
            free=facts["free"][seat][at],
            score=facts["attributes"][seat][at],
        )
        ink = INKS[COLOURS[at]]
        if any(twist[:2] == [seat, attribute] for twist in facts["twisted"]):
            label = f"↻ {label}"
        grid.add_row(Text(label, style=ink), stack(piles[STACKS + at]["cards"], facts, speech, ink))
    return grid


def stack(cards: Any, facts: Any, speech: Words, ink: str) -> Text:
    """A stack from the bottom up; active cards are marked, and so is what lies face down or sideways."""
    line = Text()
    twisted = {card for _, _, card, _ in facts["twisted"]}
    for card, name, *back in cards:
        if line:
            line.append(" ▸ ", style="dim")
        if name is None:
            # Of a card that somebody else laid face down, the back tells the attribute and the cost.
            line.append(f"▒ {speech.say('cli-face-down')} {back[0][1]}", style="dim")
            continue
        down = card in facts["face_down"]
        mark = "● " if card in facts["active_cards"] else "▒ " if down else "↻ " if card in twisted else ""
        line.append(f"{mark}{speech.title(name)}", style="bold" if mark == "● " else "")
        line.append(f" {CARDS[name].cost}", style=ink)
    return line or Text("·", style="dim")


def hand(cards: Any, speech: Words) -> Table:
    """The own hand, a card a line."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Text(speech.say("cli-hand", number=len(cards)), style="dim"), "", "")
    for _, name in cards:
        face = card_face(speech, CARDS[name])
        ink = INKS[COLOURS[CARDS[name].attribute]]
        says = " · ".join([face.line, *face.sentences])
        table.add_row(Text(f"  {face.title}", style="bold"), Text(face.cost, style=ink), Text(says, style="dim"))
    return table
