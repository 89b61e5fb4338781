"""What is asked and answered at the doors of a server, by HTTP, before anybody sits at a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from spiralhill.table.protocol import Code, Name


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with a link; spectators need no name."""

    code: Code
    name: Name = "?"


class Seated(Struct, frozen=True, omit_defaults=True):
    """Where somebody sits now, and the links that they may share; a spectator has the watch code instead of a seat."""

    table: str
    seat: int | None = None
    invite: str = ""
    watch: str = ""


class Mine(Struct, frozen=True):
    """A table of one's own."""

    table: str
    game: str
    phase: str
    seats: list[int]
    players: list[str]
    asked: bool


class GameInfo(Struct, frozen=True):
    """A game as the start page needs it."""

    name: str
    rules: int
    players: tuple[int, int]
    cast: list[str]
    options: dict[str, Any]


class Shelf(Struct, frozen=True):
    """What can be played here, with whom, and in which languages."""

    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
