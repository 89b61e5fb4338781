"""What a seat, or a spectator, sees of a story, and whether it could tell one world from another."""

from __future__ import annotations

from typing import Any

from spiralhill.kernel.steps import Event
from spiralhill.kernel.table import Seat
from tests.rules.telling import Telling

SPECTATOR = None


def viewers(table: Telling[Any]) -> list[Seat | None]:
    """All seats, and somebody who only watches."""
    return [*range(table.game.box.seats), SPECTATOR]


def piles(table: Telling[Any], viewer: Seat | None, owner: Seat | None, zone: str) -> list[dict[str, Any]]:
    """The piles of a name as a seat sees them."""
    view: dict[str, Any] = table.game.view(viewer)
    return [shown for shown in view["piles"] if (shown["owner"], shown["zone"]) == (owner, zone)]


def faces(table: Telling[Any], viewer: Seat | None, owner: Seat | None, zone: str) -> list[str | None]:
    """The faces that a seat sees in the piles of a name, place by place; None for a back."""
    shown = [card for pile in piles(table, viewer, owner, zone) for card in pile["cards"]]
    return [None if card is None else card[1] for card in shown]


def size(table: Telling[Any], viewer: Seat | None, owner: Seat | None, zone: str) -> int:
    """How many cards a seat sees in the piles of a name."""
    return sum(pile["size"] for pile in piles(table, viewer, owner, zone))


def known(table: Telling[Any], viewer: Seat | None, owner: Seat) -> list[str]:
    """The cards that a seat knows to be in another's hand."""
    names: list[str] = piles(table, viewer, owner, "hand")[0]["known"]
    return names


def heard(table: Telling[Any], viewer: Seat | None, kind: type[Event]) -> list[Event]:
    """The events of a kind as a seat was told them."""
    return [event for event in table.game.log_for(viewer) if isinstance(event, kind)]


def facts(table: Telling[Any], viewer: Seat | None) -> dict[str, Any]:
    """What a seat is told beside the cards."""
    told: Any = table.game.view(viewer)["facts"]
    return dict(told)


def lawful(table: Telling[Any]) -> None:
    """The cards that a seat cannot see may be dealt again without its noticing."""
    for viewer in viewers(table):
        for seed in range(4):
            assert table.game.imagine(viewer, seed).view(viewer) == table.game.view(viewer)
