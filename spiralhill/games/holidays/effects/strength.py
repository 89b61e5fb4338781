"""Texts that change the strength of cards: (+n) and (-n), with what they depend on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.holidays import picks
from spiralhill.games.holidays.effects.text import COUNTS, Question, Text
from spiralhill.games.holidays.prints import FACES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold for a (+n) or (-n) to count (HOL-CARD-02)."""

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        """Whether it holds now, for the player and the card of a deed."""
        raise AssertionError(f"{self!r} does not say when it holds")

    def chance(self, sight: Sight, place: int) -> float:
        """How likely a player who sees so much finds it, for a card at a place."""
        return 0.5


@dataclass(frozen=True, slots=True)
class Always(Condition):
    """No condition at all."""

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return True

    def chance(self, sight: Sight, place: int) -> float:
        return 1.0


ALWAYS = Always()


@dataclass(frozen=True, slots=True)
class AloneHere(Condition):
    """The card is its owner's only one at its Location."""

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return len(game.at(deed.seat, game.place_of(deed.card))) == 1

    def chance(self, sight: Sight, place: int) -> float:
        return sight.stays_alone(place)


@dataclass(frozen=True, slots=True)
class MoreTokensHere(Condition):
    """More tokens at the Location show one face than the other."""

    face: str

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        tokens = game.tokens[game.slot_below(deed.card)]
        at = FACES.index(self.face)
        return tokens[at] > tokens[1 - at]

    def chance(self, sight: Sight, place: int) -> float:
        tokens = sight.tokens_at(place)
        at = FACES.index(self.face)
        return float(tokens[at] > tokens[1 - at])


@dataclass(frozen=True, slots=True)
class Counter:
    """What a (+1) is counted for."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        """How much it is now, for the player and the card of a deed."""
        raise AssertionError(f"{self!r} does not say what it counts")

    def expects(self, sight: Sight, place: int) -> float:
        """How much a player who sees so much expects it to be, for a card at a place."""
        raise AssertionError(f"{self!r} does not say what to expect")


@dataclass(frozen=True, slots=True)
class TokensHere(Counter):
    """The tokens at the Location that show a face."""

    face: str

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        return game.tokens[game.slot_below(deed.card)][FACES.index(self.face)]

    def expects(self, sight: Sight, place: int) -> float:
        return sight.tokens_at(place)[FACES.index(self.face)]


@dataclass(frozen=True, slots=True)
class Strengthen(Text):
    """Gives the card itself a (+n) or (-n) if a condition holds."""

    amount: int
    when: Condition = ALWAYS

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        if self.when.holds(game, deed):
            game.modify(deed.card, self.amount)

    def is_idle(self, game: HolidaysTable, deed: Deed) -> bool:
        return not self.when.holds(game, deed)

    def lead(self, sight: Sight, place: int) -> float:
        return self.amount * self.when.chance(sight, place)

    def place_in_line(self) -> int:
        return COUNTS


@dataclass(frozen=True, slots=True)
class StrengthenPer(Text):
    """Gives the card itself a (+1) for each of something, up to a limit."""

    counter: Counter
    most: int

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        game.modify(deed.card, min(self.most, self.counter.of(game, deed)))

    def is_idle(self, game: HolidaysTable, deed: Deed) -> bool:
        return self.counter.of(game, deed) == 0

    def lead(self, sight: Sight, place: int) -> float:
        return min(float(self.most), self.counter.expects(sight, place))

    def place_in_line(self) -> int:
        return COUNTS


@dataclass(frozen=True, slots=True)
class WeakenOpponent(Text):
    """Gives one face-up card of an opponent at the same Location a (-n)."""

    amount: int

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return WeakenWhich(deed.seat, deed.card, self.amount)

    def lead(self, sight: Sight, place: int) -> float:
        return min(float(self.amount), sight.strongest_target(place))

    def place_in_line(self) -> int:
        return COUNTS


@dataclass(frozen=True, slots=True)
class WeakenWhich(Question):
    """Which card of an opponent gets the (-n); without one nothing happens (HOL-CARD-07)."""

    card: Card
    amount: int

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [picks.Weaken(card, game.owner(card)) for card in game.opposing_cards(self.card)]

    def act(self, game: HolidaysTable, pick: picks.Weaken) -> None:
        game.modify(pick.card, -self.amount)

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        return why_not_opposing(game, self.seat, thing)


def why_not_opposing(game: HolidaysTable, seat: Seat, thing: Pick | Card) -> Reason:
    """A text about opponents takes a face-up card of theirs here, as it says."""
    card = card_of(thing)
    if card is None:
        return NOT_OFFERED
    if card in game.down and game.owner(card) != seat:
        return Reason("face-down-cannot-be-chosen", "HOL-FD-07")
    return Reason("opponent-here", "HOL-CARD-06")
