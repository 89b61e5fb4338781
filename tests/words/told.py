"""The games whose words are checked, by name."""

from __future__ import annotations

from tests.words.herocard import HEROCARD
from tests.words.holidays import HOLIDAYS
from tests.words.tcg import TCG

TOLD = {game.name: game for game in (HEROCARD, HOLIDAYS, TCG)}
