"""The six Characters by name (HOL-COMP-01)."""

from __future__ import annotations

from typing import Final

from spiralhill.games.holidays.character import Character
from spiralhill.games.holidays.characters.finkelstein import FINKELSTEIN
from spiralhill.games.holidays.characters.jack import JACK
from spiralhill.games.holidays.characters.mayor import MAYOR
from spiralhill.games.holidays.characters.oogie import OOGIE
from spiralhill.games.holidays.characters.sally import SALLY
from spiralhill.games.holidays.characters.santa import SANTA

CHARACTERS: Final[dict[str, Character]] = {
    character.id: character for character in (JACK, SANTA, MAYOR, FINKELSTEIN, OOGIE, SALLY)
}
