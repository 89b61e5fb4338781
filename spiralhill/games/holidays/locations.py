"""The twelve Locations. Of the printed ones only Hinterlands is known, with its fourth round; the rest is ours."""

from __future__ import annotations

from typing import Final

from spiralhill.games.holidays.prints import Location

LOCATIONS: Final = (
    Location("hinterlands", ((2, 1), (2, 2), (2, 3), (3, 3))),
    Location("holiday-doors", ((1, 2), (2, 2), (3, 2), (3, 3))),
    Location("pumpkin-patch", ((0, 3), (0, 4), (0, 5), (0, 6))),
    Location("toy-workshop", ((3, 0), (4, 0), (5, 0), (6, 0))),
    Location("old-graveyard", ((0, 3), (1, 3), (1, 4), (1, 5))),
    Location("christmas-square", ((3, 0), (3, 1), (4, 1), (5, 1))),
    Location("oogies-lair", ((1, 2), (1, 3), (1, 4), (2, 4))),
    Location("snowy-rooftops", ((2, 1), (3, 1), (4, 1), (4, 2))),
    Location("laboratory", ((1, 3), (1, 3), (2, 3), (2, 3))),
    Location("spiral-hill", ((3, 1), (3, 1), (3, 2), (3, 2))),
    Location("guillotine-square", ((1, 1), (1, 2), (2, 3), (3, 4))),
    Location("town-hall", ((1, 1), (2, 1), (3, 2), (4, 3))),
)
