"""Whom a sentence speaks of."""

from __future__ import annotations

from spiralhill.games.herocard.table import HeroTable
from spiralhill.games.herocard.values import ATTACKER, YOU
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.table import Card, Seat


def player(game: HeroTable, deed: Deed, whose: str) -> Seat:
    """The player a sentence speaks of: its own, the attacker, or the target it was played at."""
    if whose == YOU:
        return deed.seat
    seat = game.attacker if whose == ATTACKER else game.target if deed.target is None else deed.target
    assert seat is not None, f"{deed!r} speaks of nobody"
    return seat


def active(game: HeroTable, owner: Seat, kind: str) -> list[Card]:
    """The active cards of a player and a kind."""
    return [card for card in game.active_cards if game.owner(card) == owner and game.kind(card) == kind]
