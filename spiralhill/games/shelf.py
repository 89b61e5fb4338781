"""The shelf: every game there is, by name."""

from __future__ import annotations

from typing import Final

from spiralhill.games.herocard.rules import DUEL
from spiralhill.games.holidays.rules import HOLIDAYS
from spiralhill.kernel.errors import Unknown
from spiralhill.kernel.game import Ruleset

GAMES: Final[dict[str, Ruleset]] = {rules.name: rules for rules in (DUEL, HOLIDAYS)}


def rules_of(name: object) -> Ruleset:
    """The game with that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Unknown(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
