"""Everything that lies on some table, by its name: cards, mats, Experiments and Locations."""

from __future__ import annotations

from typing import Final

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import Print

PRINTS: Final[dict[str, Print]] = {
    face.id: face
    for faces in (*((one.mat, *one.deck, *one.extras) for one in CHARACTERS.values()), LOCATIONS)
    for face in faces
}
