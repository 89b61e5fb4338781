"""Jack Skellington flips tokens and studies Christmas: his Research Tracker decides what tokens are worth to him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Character, Gear
from spiralhill.games.holidays.effects.hands import LookAtCard
from spiralhill.games.holidays.effects.moving import MoveOwnCard
from spiralhill.games.holidays.effects.strength import Condition, Counter, Strengthen, StrengthenPer
from spiralhill.games.holidays.effects.text import MAKES, PREPARES, Text
from spiralhill.games.holidays.effects.tokens import YOURS
from spiralhill.games.holidays.prints import ADVANCED, CHRISTMAS, FACES, PLACES, Mat, Tokens, plain, special
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May, Perhaps
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

# What a Christmas and a Halloween token are worth on each space, from Start on.
TRACK: Final[tuple[Tokens, ...]] = ((1, 0), (1, 0), (1, 0), (1, 1), (1, 1), (2, 1), (2, 1), (3, 0))

HERE: Final = "here"
ANY: Final = "any"


@dataclass(frozen=True, slots=True)
class Research(Gear):
    """The Research Tracker: its space, and whether this round has given Jack something to study."""

    space: int
    studies: bool


class Jack(Character):
    """Jack Skellington."""

    def wins(self, game: HolidaysTable, seat: Seat, tokens: Tokens) -> None:
        """A Location with more Christmas than Halloween tokens is worth studying."""
        if tokens[0] > tokens[1]:
            game.set_gear(seat, replace(research(game, seat), studies=True))

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        game.set_gear(seat, replace(research(game, seat), studies=False))

    def outlook(self, gear: Mapping[str, Any], rounds_left: int) -> Tokens:
        """He will come one space further in most rounds."""
        return TRACK[min(int(gear["space"]) + rounds_left, len(TRACK) - 1)]

    def token_values(self, game: HolidaysTable, seat: Seat) -> Tokens:
        """Only where the tracker stands matters (HOL-JACK-04)."""
        return TRACK[research(game, seat).space]


def research(game: HolidaysTable, seat: Seat) -> Research:
    """Jack's tracker."""
    gear = game.gear[seat]
    assert isinstance(gear, Research)
    return gear


def advance(game: HolidaysTable, seat: Seat, steps: int) -> None:
    """Move the tracker forward; it stops at the last space (HOL-JACK-03)."""
    gear = research(game, seat)
    space = min(gear.space + steps, len(TRACK) - 1)
    if space != gear.space:
        game.set_gear(seat, replace(gear, space=space))
        if game.telling:
            game.tell(events.Researches(seat, space))


@dataclass(frozen=True, slots=True)
class AdvanceResearch(Text):
    """Moves the Research Tracker forward."""

    steps: int

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        advance(game, deed.seat, self.steps)

    def gain(self, sight: Sight, place: int) -> float:
        return float(self.steps * sight.research_step())

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class Study(Text):
    """Moves the Research Tracker forward after a round in which a Location with more Christmas tokens was won."""

    steps: int

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        if research(game, deed.seat).studies:
            advance(game, deed.seat, self.steps)


@dataclass(frozen=True, slots=True)
class FlipTokens(Text):
    """Turns tokens at this Location, or at one of the player's own, over to the other face (HOL-JACK-01)."""

    number: int
    where: str = HERE
    showing: str = ANY

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return FlipWhich(deed.seat, deed.card, self.number, self.where, self.showing)

    def gain(self, sight: Sight, place: int) -> float:
        return self.number * sight.flip_value(self.showing, place)

    def place_in_line(self) -> int:
        return MAKES


@dataclass(frozen=True, slots=True)
class FlipWhich(Choice):
    """Which token is flipped: one that lies on a Location, never one that was collected (HOL-JACK-02)."""

    card: Card
    number: int
    where: str
    showing: str

    def options(self, game: HolidaysTable) -> list[Pick]:
        slots = [game.slot_below(self.card)]
        if self.where == YOURS:
            slots = [game.slot(self.seat, place) for place in range(len(PLACES))]
        faces = [at for at, face in enumerate(FACES) if self.showing in (ANY, face)]
        return [
            picks.flip(game.location_card(slot), face) for slot in slots for face in faces if game.tokens[slot][face]
        ]

    def act(self, game: HolidaysTable, pick: picks.Flip) -> None:
        game.flip(self.seat, game.slot_of(pick.card), FACES.index(pick.face))
        if self.number > 1:
            game.next(Perhaps(self.seat, replace(self, number=self.number - 1)))

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        return Reason("no-token-to-flip", "HOL-JACK-02") if isinstance(thing, picks.Flip) else NOT_OFFERED


@dataclass(frozen=True, slots=True)
class ResearchBelow(Condition):
    """The tracker stands before a space."""

    space: int

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return research(game, deed.seat).space < self.space

    def chance(self, sight: Sight, place: int) -> float:
        return float(sight.gear["space"] < self.space)


@dataclass(frozen=True, slots=True)
class ResearchSpace(Counter):
    """The spaces the tracker stands beyond Start."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        return research(game, deed.seat).space

    def expects(self, sight: Sight, place: int) -> float:
        return float(sight.gear["space"])


STUDY_AND_FLIP: Final = (AdvanceResearch(1), May(FlipTokens(1)))

JACK: Final = Jack(
    "jack",
    CHRISTMAS,
    ADVANCED,
    TRACK[0],
    (
        *plain("pumpkin-king"),
        special("snow-in-the-palm-1", when_played=STUDY_AND_FLIP),
        special("candy-cane-assay-2", when_played=STUDY_AND_FLIP),
        special("courtly-bow-3", end_of_round=(StrengthenPer(ResearchSpace(), 2),)),
        special("repainted-toys-4", when_played=(May(FlipTokens(2)),)),
        special("coffin-sleigh-5", when_played=(May(MoveOwnCard()),)),
        special("chalkboard-formula-6", when_played=(AdvanceResearch(1),)),
        special("borrowed-ornaments-7", when_played=(May(FlipTokens(1, YOURS)),)),
        special("glowing-nose-8", when_played=(May(LookAtCard()),)),
        special("frightful-presents-9", end_of_round=(FlipTokens(1, HERE, CHRISTMAS),)),
        special("borrowed-red-suit-10", end_of_round=(Strengthen(-4, ResearchBelow(3)),)),
    ),
    mat=Mat("jack", after_awards=(Study(1),)),
    gear=Research(0, False),
)
