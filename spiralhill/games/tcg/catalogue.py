"""Every card of the TCG by its name."""

from __future__ import annotations

from typing import Final

from spiralhill.games.tcg.cards.characters import CHARACTERS
from spiralhill.games.tcg.cards.creations import CREATIONS
from spiralhill.games.tcg.cards.kit import KIT
from spiralhill.games.tcg.cards.locales import LOCALES
from spiralhill.games.tcg.cards.staying import STAYING
from spiralhill.games.tcg.cards.surprises import SURPRISES
from spiralhill.games.tcg.prints import Print

PLAYED: Final = sorted((*SURPRISES, *STAYING), key=lambda face: face.id)
FACES: Final[tuple[Print, ...]] = (*LOCALES, *CHARACTERS, *CREATIONS, *PLAYED, *KIT)
PRINTS: Final[dict[str, Print]] = {face.id: face for face in FACES}
