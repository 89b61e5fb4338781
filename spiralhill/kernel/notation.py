"""Picks as short texts that a person can type and a record can keep.

A pick is written as its own name and its blanks: `play shotgun @2`, `draw 3`, `pass`. Seats are counted from one.
Where two options would read alike, because two copies of a card can do the same, the later one gets a number:
`discard burn 2`. A card that the seat cannot see is written as a question mark.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from spiralhill.kernel.agenda import Agenda
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.steps import CARDS, Pick, touches
from spiralhill.kernel.table import Card, Seat

SEATS = frozenset({"seat", "target", "owner", "giver", "player"})


def hyphened(name: str) -> str:
    """A class name as a word.

    >>> hyphened("TurnUp")
    'turn-up'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def shape_of(kind: type[Any]) -> tuple[str, tuple[str, ...]]:
    """A record class as a word, and the names of its fields; looked up once and remembered."""
    shape = _shapes.get(kind)
    if shape is None:
        shape = _shapes[kind] = hyphened(kind.__name__), tuple(field.name for field in fields(kind))
    return shape


_shapes: dict[type[Any], tuple[str, tuple[str, ...]]] = {}


def notation(game: Agenda, pick: Pick, seat: Seat) -> str:
    """A pick of a seat as text, before copies are told apart."""
    return written(pick, seat, game.name_for)


def written(pick: Pick, seat: Seat, name_for: Callable[[Seat, Card], str | None]) -> str:
    """A pick as text, by whoever knows what a seat calls the cards it sees: a game, or somebody with a view of it."""
    word, names = shape_of(type(pick))
    words = [word]
    for name in names:
        value = getattr(pick, name)
        if value is None:
            continue
        if name in CARDS:
            words.append(name_for(seat, value) or "?")
        elif name in SEATS:
            words.append(f"@{value + 1}")
        else:
            words.append(str(value))
    return " ".join(words)


def notations(game: Agenda, options: list[Pick], seat: Seat) -> list[str]:
    """All options of a seat as texts that differ from each other."""
    counts: dict[str, int] = {}
    texts: list[str] = []
    for option in options:
        text = notation(game, option, seat)
        counts[text] = count = counts.get(text, 0) + 1
        texts.append(text if count == 1 else f"{text} {count}")
    return texts


def written_pick(game: Agenda, seat: Seat, text: str) -> Pick:
    """The option of a seat that is written exactly like this, as records keep it."""
    options = game.asked.get(seat, [])
    texts = notations(game, options, seat)
    if text not in texts:
        raise Illegal(f"{text!r} is not offered: say one of {', '.join(texts)}")
    return options[texts.index(text)]


def read_pick(game: Agenda, seat: Seat, text: str) -> Pick:
    """The option of a seat that a text means: written out, or any beginning that fits only one option.

    Copies of a card do the same thing, so a beginning that fits only copies means the first of them.
    """
    options = game.asked.get(seat, [])
    texts = notations(game, options, seat)
    places = fitting(texts, text)
    if alike(game, [options[place] for place in places], seat):
        return options[places[0]]
    among = ", ".join(texts[place] for place in places) if places else ", ".join(texts)
    problem = "could mean several things" if places else "is not offered"
    raise Illegal(f"{text.strip()!r} {problem}: say one of {among}")


def alike(game: Agenda, picks: list[Pick], seat: Seat) -> bool:
    """Whether some picks of a seat do the same: there is only one, or they differ in copies of a card it sees."""
    if len(picks) == 1:
        return True
    texts = {notation(game, pick, seat) for pick in picks}
    return len(texts) == 1 and not any(game.name_for(seat, card) is None for pick in picks for card in touches(pick))


def fitting(texts: list[str], typed: str) -> list[int]:
    """The places of the texts that something typed may mean: the one it spells out, else all that begin with it.

    >>> fitting(["play jab", "play jab 2", "pass"], "Play  j"), fitting(["play jab", "play jab 2"], "play jab")
    ([0, 1], [0])
    """
    wanted = " ".join(typed.lower().split())
    low = [text.lower() for text in texts]
    if wanted in low:
        return [low.index(wanted)]
    return [place for place, text in enumerate(low) if wanted and text.startswith(wanted)]
