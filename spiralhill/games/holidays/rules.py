"""Take Over the Holidays in its box: what a seat can be, and how a game is begun and loaded."""

from __future__ import annotations

from typing import ClassVar

from spiralhill.games.holidays import policy
from spiralhill.games.holidays.character import Character
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.prints import NEUTRAL
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.game import Ruleset, Setup, View
from spiralhill.kernel.steps import Pick, Reason


class HolidaysRules(Ruleset):
    """Take Over the Holidays for two to six players."""

    name: ClassVar[str] = Holidays.name_of_game
    version: ClassVar[int] = Holidays.rules_version
    package: ClassVar[str] = "holidays"
    cast: ClassVar[tuple[str, ...]] = tuple(CHARACTERS)
    players: ClassVar[tuple[int, int]] = (2, 6)

    def seat(self, what: object) -> object:
        if not isinstance(what, str) or what not in CHARACTERS:
            raise Unknown(f"there is no character {what!r:.60}; the characters are {', '.join(CHARACTERS)}")
        return what

    def check(self, setup: Setup) -> None:
        seats = setup.get("seats")
        if set(setup) != {"seats"} or not isinstance(seats, list):
            raise Damaged("the setup of holidays has a list of seats, and nothing else")
        fewest, most = self.players
        if not fewest <= len(seats) <= most:
            raise Illegal(f"holidays is for {fewest} to {most} players, not for {len(seats)} (HOL-COMP-12)")
        for at, name in enumerate(seats):
            self.seat(name)
            if name in seats[:at]:
                raise Illegal(f"{name} sits at two seats: no character can be chosen twice (HOL-COMP-12)")

    def advice(self, setup: Setup) -> tuple[Reason, ...]:
        """With two players the neutral Characters are not advised (HOL-SETUP-14)."""
        if len(setup["seats"]) == 2 and any(one.alignment == NEUTRAL for one in self.characters(setup)):
            return (Reason("no-neutrals-for-two", "HOL-SETUP-14"),)
        return ()

    def characters(self, setup: Setup) -> tuple[Character, ...]:
        """The Characters at the seats."""
        return tuple(CHARACTERS[name] for name in setup["seats"])

    def begin(self, setup: Setup, chance: Chance, *, quiet: bool = False, patient: bool = False) -> Holidays:
        game = Holidays.begun(self.characters(setup), chance, quiet=quiet, patient=patient)
        game.setup = setup
        return game

    def blank(self, setup: Setup) -> Holidays:
        game = Holidays(self.characters(setup), Dice(0))
        game.setup = setup
        return game

    def rate(self, view: View, options: list[Pick]) -> list[float]:
        return policy.rate(view, options)


HOLIDAYS = HolidaysRules()
