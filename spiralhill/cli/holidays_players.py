"""The players of Take Over the Holidays: what they have collected, what they hold, and what lies on their mats."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from spiralhill.games.holidays.characters.jack import TRACK
from spiralhill.games.holidays.state import DECK, DISCARD, HAND
from spiralhill.games.holidays.table_sight import TableSight, experiment
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words

COLUMNS = ("christmas", "halloween", "bonus", "points", "hand", "deck", "discard", "turns")


def players(sight: TableSight, speech: Words, names: Names, *, wide: bool) -> Group:
    """Everybody at the table, the reader last, and below them what lies on their mats."""
    table = Table.grid(padding=(0, 2 if wide else 1, 0, 0))
    table.add_column(no_wrap=True)
    for _ in COLUMNS:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *(Text(speech.say("cli-column", column=column), style="dim") for column in COLUMNS))
    mats = Table.grid(padding=(0, 2, 0, 0))
    mats.add_column(no_wrap=True)
    mats.add_column()
    reader, *others = sight.clockwise()
    for seat in (*others, reader):
        table.add_row(named(sight, speech, names, seat), *figures(sight, seat))
        lines = [*gear(sight, speech, seat), *known(sight, speech, seat)]
        if lines:
            mats.add_row(Text(f" {names.players[seat]}", style="dim"), Group(*lines))
    return Group(table, mats)


def named(sight: TableSight, speech: Words, names: Names, seat: Seat) -> Text:
    """A player; the one who decides now is marked."""
    name = names.players[seat]
    yours = seat == sight.reader
    mark = "▸" if seat == sight.view["waits_for"] else " "
    return Text(f"{mark}{speech.say('cli-you', player=name) if yours else name}", style="orange3" if yours else "")


def figures(sight: TableSight, seat: Seat) -> list[Text]:
    """The tokens of a player and what each is worth, what the mat adds, the points, the piles, and the turns left."""
    facts = sight.facts
    tokens, values, bonus = facts["collected"][seat], facts["values"][seat], facts["bonus"][seat]
    worth = [f"{number} × {value}" for number, value in zip(tokens, values, strict=True)]
    points = sum(number * value for number, value in zip(tokens, values, strict=True)) + bonus
    piles = [str(sight.pile(seat, which)["size"]) for which in (HAND, DECK, DISCARD)]
    return [
        *(Text(one) for one in worth),
        Text(f"+{bonus}" if bonus else "·"),
        Text(str(points), style="bold"),
        *(Text(one) for one in piles),
        Text(str(facts["turns"][seat])),
    ]


def known(sight: TableSight, speech: Words, seat: Seat) -> Iterator[Text]:
    """The cards in another's hand that everybody, or the reader alone, has seen."""
    cards = sight.pile(seat, HAND).get("known")
    if cards:
        shown = speech.list([speech.title(name) for name in cards])
        yield Text(speech.say("cli-known-hand", cards=shown), style="dim")


def gear(sight: TableSight, speech: Words, seat: Seat) -> Iterator[Text]:
    """What a Character keeps on the mat: each has something else, and Sally's lies under her cards."""
    kept = sight.facts["gear"][seat]
    if "space" in kept:
        yield research(speech, kept["space"])
    if "given" in kept:
        yield Text(speech.say("cli-gifts", number=kept["given"]))
    if "showing" in kept:
        yield Text(speech.say("cli-mood", side=speech.term("showing", kept["showing"])))
    if "first" in kept:
        yield dice(sight, speech, seat)
    if "wild" in kept:
        yield from experiments(sight, speech, seat)


def research(speech: Words, space: int) -> Text:
    """The Research Tracker, and what the next space would make of the tokens."""
    last = len(TRACK) - 1
    line = speech.say("cli-research", space=space, last=last)
    if space < last:
        christmas, halloween = TRACK[space + 1]
        line += speech.say("cli-research-next", christmas=christmas, halloween=halloween)
    return Text(line)


def dice(sight: TableSight, speech: Words, seat: Seat) -> Text:
    """The dice, and where they were rolled for."""
    kept = sight.facts["gear"][seat]
    if kept["place"] is None:
        return Text(speech.say("cli-dice-unrolled"))
    name = sight.location(sight.slot(seat, kept["place"]))
    where = speech.whereabouts("location", name)
    return Text(speech.say("cli-dice", one=kept["first"], other=kept["second"], location=speech.title(name), **where))


def experiments(sight: TableSight, speech: Words, seat: Seat) -> Iterator[Text]:
    """The Experiments that can be worked on, with their ingredients, and those that are completed."""
    for name, number in sight.tops(seat):
        face = experiment(name)
        kinds = speech.list([speech.term("ingredient", kind) for kind in face.ingredients])
        yield Text(
            speech.say(
                "cli-experiment", card=speech.title(name), ingredients=kinds, points=face.points, number=number - 1
            )
        )
    completed = sight.completed(seat)
    if completed:
        yield Text(speech.say("cli-completed", cards=speech.list([speech.title(name) for name in completed])))
