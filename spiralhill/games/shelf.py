"""The shelf: every game there is, by name, and what each says of itself."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from spiralhill.games.herocard.rules import DUEL
from spiralhill.games.holidays.rules import HOLIDAYS
from spiralhill.games.tcg.rules import TCG
from spiralhill.kernel.errors import Unknown
from spiralhill.kernel.game import Ruleset

if TYPE_CHECKING:
    from spiralhill.words.wording import Wording

GAMES: Final[dict[str, Ruleset]] = {rules.name: rules for rules in (DUEL, HOLIDAYS, TCG)}


def rules_of(name: object) -> Ruleset:
    """The game with that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Unknown(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


@cache
def wordings() -> dict[str, Wording]:
    """What the games say of themselves, by the name of the game.

    Fetched when somebody first speaks: programs that only play should not wait for the words to be read.
    """
    from spiralhill.games.herocard.wording import DuelWording
    from spiralhill.games.holidays.wording import HolidaysWording
    from spiralhill.games.tcg.wording import TcgWording

    return {DUEL.name: DuelWording(), HOLIDAYS.name: HolidaysWording(), TCG.name: TcgWording()}


def wording_of(name: object) -> Wording:
    """What the game with that name says of itself.

    >>> wording_of("duel").seats
    'will,isis'
    """
    return wordings()[rules_of(name).name]
