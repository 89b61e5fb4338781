"""The screens: how every game on the shelf is drawn, by the name of the game."""

from __future__ import annotations

from typing import Final

from spiralhill.cli.duel_screen import DuelScreen
from spiralhill.cli.holidays_screen import HolidaysScreen
from spiralhill.cli.screen import Screen
from spiralhill.cli.tcg_screen import TcgScreen
from spiralhill.games.shelf import rules_of

SCREENS: Final[dict[str, Screen]] = {"duel": DuelScreen(), "holidays": HolidaysScreen(), "tcg": TcgScreen()}


def screen_of(game: str) -> Screen:
    """How a game is drawn; a game that does not exist is refused."""
    return SCREENS[rules_of(game).name]
