"""Jack Skellington flips tokens and studies Christmas: his Research Tracker decides what tokens are worth to him."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Character, Gear
from spiralhill.games.holidays.effects.hands import LookAtCard
from spiralhill.games.holidays.effects.moving import MoveOwnCard
from spiralhill.games.holidays.effects.strength import Condition, Counter, Strengthen, StrengthenPer
from spiralhill.games.holidays.effects.text import PREPARES, Question, Text
from spiralhill.games.holidays.effects.tokens import YOURS
from spiralhill.games.holidays.prints import ADVANCED, CHRISTMAS, FACES, PLACES, Mat, Tokens, plain, special
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May, Perhaps
from spiralhill.kernel.positions import need, within
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

# What a Christmas and a Halloween token are worth on each space, from Start on.
TRACK: Final[tuple[Tokens, ...]] = ((1, 0), (1, 0), (1, 0), (1, 1), (1, 1), (2, 1), (2, 1), (3, 0))

HERE: Final = "here"
ANY: Final = "any"


@dataclass(frozen=True, slots=True)
class Research(Gear):
    """The Research Tracker: its space, and whether the awards of this round have given Jack something to study."""

    space: int
    studies: bool


def research(gear: Gear) -> Research:
    """Jack's tracker."""
    assert isinstance(gear, Research)
    return gear


class Jack(Character):
    """Jack Skellington."""

    def wins(self, game: HolidaysTable, seat: Seat, tokens: Tokens) -> None:
        """A Location with more Christmas than Halloween tokens is worth studying."""
        if tokens[0] > tokens[1]:
            game.set_gear(seat, replace(research(game.gear[seat]), studies=True))

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        game.set_gear(seat, replace(research(game.gear[seat]), studies=False))

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        """What there is to study has been studied before anybody is asked something."""
        tracker = research(game.gear[seat])
        stands = within(tracker.space, 0, len(TRACK) - 1) and tracker.studies is False
        need(stands, f"the Research Tracker stands on a space from 0 to {len(TRACK) - 1}, not so: {tracker!r:.60}")

    def token_values(self, gear: Gear) -> Tokens:
        """Only where the tracker stands matters (HOL-JACK-04)."""
        return TRACK[research(gear).space]

    def track(self) -> tuple[Tokens, ...]:
        return TRACK

    def outlook(self, gear: Gear, rounds_left: int) -> Tokens:
        """He will come one space further in most rounds."""
        return TRACK[min(research(gear).space + rounds_left, len(TRACK) - 1)]


def advance(game: HolidaysTable, seat: Seat, steps: int) -> None:
    """Move the tracker forward; it stops at the last space (HOL-JACK-03)."""
    tracker = research(game.gear[seat])
    space = min(tracker.space + steps, len(TRACK) - 1)
    if space != tracker.space:
        game.set_gear(seat, replace(tracker, space=space))
        if game.telling:
            game.tell(events.Researches(seat, space))


@dataclass(frozen=True, slots=True)
class AdvanceResearch(Text):
    """Moves the Research Tracker forward."""

    steps: int

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        advance(game, deed.seat, self.steps)

    def gain(self, sight: Sight, place: int) -> float:
        """A step is worth much while there are spaces left."""
        return 0.0 if research(sight.gear).space >= len(TRACK) - 1 else 2.6 * self.steps

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class Study(Text):
    """Moves the Research Tracker forward after a round in which a Location with more Christmas tokens was won."""

    steps: int

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        if research(game.gear[deed.seat]).studies:
            advance(game, deed.seat, self.steps)


@dataclass(frozen=True, slots=True)
class FlipTokens(Text):
    """Turns tokens at this Location, or at one of the player's own, over to the other face (HOL-JACK-01)."""

    number: int
    where: str = HERE
    showing: str = ANY

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return FlipWhich(deed.seat, deed.card, self.number, self.where, self.showing)

    def follow_ups(self, game: HolidaysTable, deed: Deed) -> list[list[Item]]:
        question = FlipWhich(deed.seat, deed.card, self.number, self.where, self.showing)
        return [[Perhaps(deed.seat, replace(question, number=number))] for number in range(1, self.number)]

    def gain(self, sight: Sight, place: int) -> float:
        """With the face that suits better upward a token is worth more; a text may ask for the wrong one."""
        christmas, halloween = sight.values[sight.me]
        better = FACES[0] if christmas >= halloween else FACES[1]
        if self.showing == better:
            return -0.5 * self.number
        flips = sight.tokens_at(place)[1 - FACES.index(better)] > 0
        return 0.6 * abs(christmas - halloween) * self.number if flips else 0.0


@dataclass(frozen=True, slots=True)
class FlipWhich(Question):
    """Which token is flipped: one that lies on a Location, never one that was collected (HOL-JACK-02)."""

    card: Card
    number: int
    where: str
    showing: str

    @property
    def is_open(self) -> bool:
        return True

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

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        return Reason("no-token-to-flip", "HOL-JACK-02") if isinstance(thing, picks.Flip) else NOT_OFFERED


@dataclass(frozen=True, slots=True)
class ResearchBelow(Condition):
    """The tracker stands before a space."""

    space: int

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return research(game.gear[deed.seat]).space < self.space

    def chance(self, sight: Sight, place: int) -> float:
        return float(research(sight.gear).space < self.space)


@dataclass(frozen=True, slots=True)
class ResearchSpace(Counter):
    """The spaces the tracker stands beyond Start."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        return research(game.gear[deed.seat]).space

    def expects(self, sight: Sight, place: int) -> float:
        return float(research(sight.gear).space)


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
        special("courtly-bow-3", end_of_round=(StrengthenPer(ResearchSpace(), 1),)),
        special("repainted-toys-4", when_played=(May(FlipTokens(2)),)),
        special("coffin-sleigh-5", when_played=(May(MoveOwnCard()),)),
        special("chalkboard-formula-6", when_played=(AdvanceResearch(1),)),
        special("borrowed-ornaments-7", when_played=(May(FlipTokens(1, YOURS)),)),
        special("glowing-nose-8", when_played=(May(LookAtCard()),)),
        special("frightful-presents-9", end_of_round=(FlipTokens(1, HERE, CHRISTMAS),)),
        special("borrowed-red-suit-10", end_of_round=(Strengthen(-2, ResearchBelow(3)),)),
    ),
    mat=Mat("jack", after_awards=(Study(1),)),
    gear=Research(0, False),
)
