"""Oogie Boogie rolls two dice once all cards are revealed, and his cards read them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Character, Gear
from spiralhill.games.holidays.effects.moving import MoveOpponentCard
from spiralhill.games.holidays.effects.strength import (
    Condition,
    Counter,
    Strengthen,
    StrengthenPer,
    WeakenOpponent,
)
from spiralhill.games.holidays.effects.text import PREPARES, Question, Text
from spiralhill.games.holidays.effects.tokens import ANYWHERE, MoveToken
from spiralhill.games.holidays.prints import BASIC, HALLOWEEN, PLACES, Mat, plain, special
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May
from spiralhill.kernel.positions import need, within
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

FIRST: Final = "first"
SECOND: Final = "second"
BOTH: Final = "both"


@dataclass(frozen=True, slots=True)
class Dice(Gear):
    """The two dice and the place they were rolled for; nought and nowhere before the roll."""

    first: int
    second: int
    place: str | None

    @property
    def difference(self) -> int:
        """What they differ by: nought on a double."""
        return abs(self.first - self.second)


UNROLLED: Final = Dice(0, 0, None)


class Oogie(Character):
    """Oogie Boogie."""

    def strength_at(self, gear: Gear, place: int) -> int:
        """The difference of the dice where they were rolled for, and (+1) everywhere on a double (HOL-OOGIE-03)."""
        rolled = dice(gear)
        if rolled.place is None:
            return 0
        if rolled.difference == 0:
            return 1
        return rolled.difference if rolled.place == PLACES[place] else 0

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        game.set_gear(seat, UNROLLED)

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        """The dice show something once they are rolled for a place."""
        rolled = dice(game.gear[seat])
        if rolled.place is None:
            lie = within(rolled.first, 0, 0) and within(rolled.second, 0, 0)
        else:
            lie = rolled.place in PLACES and within(rolled.first, 1, 6) and within(rolled.second, 1, 6)
        need(lie, f"two dice from 1 to 6 lie at left, middle or right, or none, not {rolled!r:.60}")

    def check_moment(self, game: HolidaysTable, seat: Seat) -> None:
        """The roll comes when all cards are revealed."""
        waits = [item.effect if isinstance(item, Deed) else item for item in game.agenda]
        to_roll = not game.agenda or any(isinstance(item, (RollDice, RollWhere)) for item in waits)
        need((dice(game.gear[seat]).place is None) == to_roll, "the dice are rolled when all cards are revealed")


def dice(gear: Gear) -> Dice:
    """The dice as they lie."""
    assert isinstance(gear, Dice)
    return gear


def roll(game: HolidaysTable) -> int:
    """One die (HOL-OOGIE-07)."""
    return game.random("die:oogie", 6) + 1


@dataclass(frozen=True, slots=True)
class RollDice(Text):
    """Chooses a Location and rolls both dice for it."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return RollWhere(deed.seat)


@dataclass(frozen=True, slots=True)
class RollWhere(Question):
    """For which of his Locations Oogie rolls; he chooses before he sees the dice (HOL-OOGIE-01)."""

    def options(self, game: HolidaysTable) -> list[Pick]:
        return list(picks.ROLLS)

    def act(self, game: HolidaysTable, pick: picks.RollFor) -> None:
        rolled = Dice(roll(game), roll(game), pick.place)
        game.set_gear(self.seat, rolled)
        if game.telling:
            location = rolled_for(game, self.seat, rolled)
            game.tell(events.RollsDice(self.seat, location, rolled.first, rolled.second, rolled.difference))


def rolled_for(game: HolidaysTable, seat: Seat, rolled: Dice) -> str:
    """The Location for which the dice lie there."""
    assert rolled.place is not None
    return game.location(game.slot(seat, PLACES.index(rolled.place)))


@dataclass(frozen=True, slots=True)
class RerollDice(Text):
    """Rolls one die or both again; whatever reads them from now on reads the new ones."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return RerollWhich(deed.seat)

    def gain(self, sight: Sight, place: int) -> float:
        return 0.8

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class RerollWhich(Question):
    """Which dice are rolled again."""

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [picks.Reroll(which) for which in (FIRST, SECOND, BOTH)]

    def act(self, game: HolidaysTable, pick: picks.Reroll) -> None:
        rolled = dice(game.gear[self.seat])
        if pick.dice in (FIRST, BOTH):
            rolled = replace(rolled, first=roll(game))
        if pick.dice in (SECOND, BOTH):
            rolled = replace(rolled, second=roll(game))
        game.set_gear(self.seat, rolled)
        if game.telling:
            location = rolled_for(game, self.seat, rolled)
            game.tell(events.Rerolls(self.seat, location, rolled.first, rolled.second, rolled.difference))


@dataclass(frozen=True, slots=True)
class SameParity(Condition):
    """Both dice are odd, or both even; or, where `same` is false, one of each (HOL-OOGIE-04)."""

    same: bool

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        rolled = dice(game.gear[deed.seat])
        return ((rolled.first + rolled.second) % 2 == 0) == self.same

    def chance(self, sight: Sight, place: int) -> float:
        return 1 / 2


@dataclass(frozen=True, slots=True)
class Double(Condition):
    """Both dice show the same; or, where `same` is false, they differ."""

    same: bool

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        rolled = dice(game.gear[deed.seat])
        return (rolled.first == rolled.second) == self.same

    def chance(self, sight: Sight, place: int) -> float:
        return 1 / 6 if self.same else 5 / 6


@dataclass(frozen=True, slots=True)
class HigherDie(Condition):
    """The higher die shows at least a number."""

    least: int

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        rolled = dice(game.gear[deed.seat])
        return max(rolled.first, rolled.second) >= self.least

    def chance(self, sight: Sight, place: int) -> float:
        return 1 - ((self.least - 1) / 6) ** 2


@dataclass(frozen=True, slots=True)
class DiceSum(Condition):
    """The dice together show a number within a range."""

    least: int
    most: int

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        rolled = dice(game.gear[deed.seat])
        return self.least <= rolled.first + rolled.second <= self.most

    def chance(self, sight: Sight, place: int) -> float:
        return sum(6 - abs(7 - total) for total in range(self.least, self.most + 1)) / 36


@dataclass(frozen=True, slots=True)
class LowerDie(Counter):
    """What the lower die shows."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        rolled = dice(game.gear[deed.seat])
        return min(rolled.first, rolled.second)

    def expects(self, sight: Sight, place: int) -> float:
        return 91 / 36


OOGIE: Final = Oogie(
    "oogie",
    HALLOWEEN,
    BASIC,
    (0, 2),
    (
        *plain("bag-of-bugs"),
        special("loaded-dice-1", end_of_round=(May(RerollDice()),)),
        special("snake-eyes-2", end_of_round=(StrengthenPer(LowerDie(), 4),)),
        special("high-roller-3", end_of_round=(Strengthen(2, HigherDie(5)),)),
        # The rulebook quotes this one (HOL-OOGIE-04).
        special("even-odds-4", end_of_round=(Strengthen(3, SameParity(True)),), real_text=True),
        special("crawling-swarm-5", when_played=(WeakenOpponent(1),)),
        special("trapdoor-6", when_played=(MoveOpponentCard(),)),
        special("crooked-wheel-7", end_of_round=(Strengthen(6, DiceSum(7, 12)), Strengthen(-1, DiceSum(2, 6)))),
        special("little-henchmen-8", when_played=(MoveToken(HALLOWEEN, ANYWHERE),)),
        special("double-trouble-9", end_of_round=(Strengthen(5, Double(True)), Strengthen(-1, Double(False)))),
        special("all-or-nothing-10", end_of_round=(Strengthen(-6, SameParity(False)),)),
    ),
    mat=Mat("oogie", after_reveal=(RollDice(),)),
    gear=UNROLLED,
)
