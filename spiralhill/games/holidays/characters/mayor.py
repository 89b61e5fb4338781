"""The Mayor's cards follow his Mood token: Joy or Panic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Bonus, Character, Gear
from spiralhill.games.holidays.effects.hands import DrawAndReturn
from spiralhill.games.holidays.effects.moving import MoveOwnCard
from spiralhill.games.holidays.effects.strength import Condition, Strengthen, WeakenOpponent
from spiralhill.games.holidays.effects.text import PREPARES, Question, Text
from spiralhill.games.holidays.prints import BASIC, NEUTRAL, plain, special
from spiralhill.games.holidays.state import HolidaysState
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May
from spiralhill.kernel.positions import need
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

JOY: Final = "joy"
PANIC: Final = "panic"
SIDES: Final = (JOY, PANIC)

# How likely a player expects the Mood to stay as it is until the end of the round.
STAYS: Final = 0.85


@dataclass(frozen=True, slots=True)
class Mood(Gear):
    """The Mood token and the side it shows; it keeps it between rounds (HOL-MAYOR-02)."""

    showing: str


@dataclass(frozen=True, slots=True)
class TokenPairs(Bonus):
    """Points for every pair of one Christmas and one Halloween token beyond so many, up to a limit."""

    each: int
    beyond: int
    most: int

    def points(self, game: HolidaysState, seat: Seat) -> int:
        return min(self.each * max(min(game.collected[seat]) - self.beyond, 0), self.most)


def mood(gear: Gear) -> str:
    """The side that shows now."""
    assert isinstance(gear, Mood)
    return gear.showing


class Mayor(Character):
    """The Mayor."""

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        showing = mood(game.gear[seat])
        need(showing in SIDES, f"the Mood token shows {JOY} or {PANIC}, not {showing!r:.60}")


def turn_mood(game: HolidaysTable, seat: Seat, showing: str) -> None:
    """Show a side of the Mood token; the one that shows already stays."""
    if mood(game.gear[seat]) != showing:
        game.set_gear(seat, Mood(showing))
        if game.telling:
            game.tell(events.MoodShows(seat, showing))


@dataclass(frozen=True, slots=True)
class MoodIs(Condition):
    """The Mood token shows a side, read when the text happens (HOL-MAYOR-04)."""

    showing: str

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return mood(game.gear[deed.seat]) == self.showing

    def chance(self, sight: Sight, place: int) -> float:
        """The Mood will probably stay as it is."""
        return STAYS if mood(sight.gear) == self.showing else 1 - STAYS


@dataclass(frozen=True, slots=True)
class ShowMood(Text):
    """Shows a side of the Mood token."""

    showing: str

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        turn_mood(game, deed.seat, self.showing)

    def gain(self, sight: Sight, place: int) -> float:
        return mood_value(sight, self.showing)

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class TurnMood(Text):
    """Turns the Mood token over."""

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        turn_mood(game, deed.seat, PANIC if mood(game.gear[deed.seat]) == JOY else JOY)

    def gain(self, sight: Sight, place: int) -> float:
        return mood_value(sight, PANIC if mood(sight.gear) == JOY else JOY)

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class ChooseMood(Text):
    """Shows the side of the Mood token that the player wants."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return ShowWhich(deed.seat)

    def gain(self, sight: Sight, place: int) -> float:
        return max(mood_value(sight, side) for side in SIDES)

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class ShowWhich(Question):
    """Joy or Panic."""

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [picks.Show(side) for side in SIDES]

    def act(self, game: HolidaysTable, pick: picks.Show) -> None:
        turn_mood(game, self.seat, pick.showing)


def mood_value(sight: Sight, showing: str) -> float:
    """What it brings to the cards in play if the Mood token shows a side."""
    if mood(sight.gear) == showing:
        return 0.0
    worth = 0.0
    for card, _ in sight.in_play():
        for text in sight.final_texts(card):
            if isinstance(text, Strengthen) and isinstance(text.when, MoodIs):
                worth += text.amount if text.when.showing == showing else -text.amount
    return 0.4 * (2 * STAYS - 1) * worth


IN_JOY: Final = MoodIs(JOY)
IN_PANIC: Final = MoodIs(PANIC)

MAYOR: Final = Mayor(
    "mayor",
    NEUTRAL,
    BASIC,
    (1, 1),
    (
        *plain("elected-official"),
        special("change-of-face-1", when_played=(ChooseMood(),)),
        special("painted-smile-2", end_of_round=(Strengthen(3, IN_JOY),)),
        special("cold-sweat-3", end_of_round=(Strengthen(3, IN_PANIC),)),
        # The rulebook quotes this one (HOL-MAYOR-03).
        special("popular-mandate-4", end_of_round=(Strengthen(3, IN_JOY), Strengthen(-1, IN_PANIC)), real_text=True),
        special("loudspeaker-car-5", when_played=(TurnMood(), May(MoveOwnCard()))),
        special("sound-the-alarm-6", when_played=(ShowMood(PANIC), WeakenOpponent(1))),
        special("ribbon-cutting-7", when_played=(ShowMood(JOY), DrawAndReturn())),
        special("bulletin-of-doom-8", end_of_round=(Strengthen(2, IN_PANIC), Strengthen(-2, IN_JOY))),
        special("brass-band-9", end_of_round=(Strengthen(1, IN_JOY), Strengthen(-2, IN_PANIC))),
        special("re-election-speech-10", when_played=(TurnMood(),)),
    ),
    gear=Mood(JOY),
    bonus=TokenPairs(2, 2, 10),
)
