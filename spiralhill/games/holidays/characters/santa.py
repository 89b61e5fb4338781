"""Santa Claus collects Christmas tokens and hands out gifts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Bonus, Character, Gear
from spiralhill.games.holidays.effects.moving import MoveOwnCard
from spiralhill.games.holidays.effects.strength import (
    AloneHere,
    MoreTokensHere,
    Strengthen,
    StrengthenPer,
    TokensHere,
    WeakenOpponent,
)
from spiralhill.games.holidays.effects.text import Question, Text
from spiralhill.games.holidays.effects.tokens import YOURS, MoveToken
from spiralhill.games.holidays.prints import BASIC, CHRISTMAS, FACES, HALLOWEEN, TOKENS, plain, special
from spiralhill.games.holidays.state import HolidaysState
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May
from spiralhill.kernel.positions import need, within
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

# The one who gets a gift chooses its face.
THEIR_CHOICE: Final = "any"


@dataclass(frozen=True, slots=True)
class Gifts(Gear):
    """How many tokens Santa has given away."""

    given: int


def gifts(gear: Gear) -> int:
    """How many gifts Santa has given so far."""
    assert isinstance(gear, Gifts)
    return gear.given


@dataclass(frozen=True, slots=True)
class GiftsGiven(Bonus):
    """Points for every token given to opponents, up to a limit."""

    each: int
    most: int

    def points(self, game: HolidaysState, seat: Seat) -> int:
        return self.for_gifts(gifts(game.gear[seat]))

    def for_gifts(self, given: int) -> int:
        """The points for so many gifts."""
        return min(self.each * given, self.most)


class Santa(Character):
    """Santa Claus."""

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        given = gifts(game.gear[seat])
        need(within(given, 0, TOKENS), f"Santa has given 0 to {TOKENS} tokens, not {given!r:.60}")


def give(game: HolidaysTable, giver: Seat, target: Seat, face: int) -> None:
    """Give an opponent a token from the supply (HOL-SANTA-02)."""
    game.collect(target, *((1, 0) if face == 0 else (0, 1)))
    game.set_gear(giver, Gifts(gifts(game.gear[giver]) + 1))
    if game.telling:
        game.tell(events.GivesToken(giver, target, FACES[face]))


@dataclass(frozen=True, slots=True)
class PlaceToken(Text):
    """Adds a token from the supply to this Location."""

    face: str

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        game.place_token(deed.seat, game.slot_below(deed.card), FACES.index(self.face))

    def gain(self, sight: Sight, place: int) -> float:
        return 0.6 * sight.token_value(self.face)


@dataclass(frozen=True, slots=True)
class GainToken(Text):
    """Gives the player a token from the supply."""

    face: str

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        game.collect(deed.seat, *((1, 0) if self.face == CHRISTMAS else (0, 1)))
        if game.telling:
            game.tell(events.GainsToken(deed.seat, self.face))

    def gain(self, sight: Sight, place: int) -> float:
        return sight.token_value(self.face)


@dataclass(frozen=True, slots=True)
class GiveToken(Text):
    """Gives one opponent with a card here a token of a face, or of the face they want."""

    face: str

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return GiveTo(deed.seat, deed.card, self.face)

    def follow_ups(self, game: HolidaysTable, deed: Deed) -> list[list[Item]]:
        if self.face != THEIR_CHOICE:
            return []
        return [[TakeGift(target, deed.seat)] for target, _ in game.opponents_here(deed.card)]

    def gain(self, sight: Sight, place: int) -> float:
        """Where nobody is yet, there is nobody to give to."""
        return gift_value(sight, self.face) if sight.opens() or sight.opponents_at(place) else 0.0


@dataclass(frozen=True, slots=True)
class GiveTo(Question):
    """Which opponent with a card here gets the gift."""

    card: Card
    face: str

    def options(self, game: HolidaysTable) -> list[Pick]:
        return [picks.Give(seat) for seat, _ in game.opponents_here(self.card)]

    def act(self, game: HolidaysTable, pick: picks.Give) -> None:
        if self.face == THEIR_CHOICE:
            game.next(TakeGift(pick.target, self.seat))
        else:
            give(game, self.seat, pick.target, FACES.index(self.face))

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        return Reason("give-to-opponent-here", "HOL-SANTA-02") if isinstance(thing, picks.Give) else NOT_OFFERED


@dataclass(frozen=True, slots=True)
class TakeGift(Question):
    """Which kind of token the one who gets it wants."""

    giver: Seat

    def options(self, game: HolidaysTable) -> list[Pick]:
        return list(picks.TAKES)

    def act(self, game: HolidaysTable, pick: picks.Take) -> None:
        give(game, self.giver, self.seat, FACES.index(pick.face))


@dataclass(frozen=True, slots=True)
class GiveToEach(Text):
    """Gives every opponent with a card here a token of a face."""

    face: str

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        for seat, _ in game.opponents_here(deed.card):
            give(game, deed.seat, seat, FACES.index(self.face))

    def gain(self, sight: Sight, place: int) -> float:
        return gift_value(sight, self.face) * sight.opponents_at(place)


def gift_value(sight: Sight, face: str) -> float:
    """What a gift costs and brings: a rival's points against the bonus for giving."""
    others = [sight.values[seat] for seat in range(sight.seats) if seat != sight.me]
    costs = [float(max(value) if face not in FACES else value[FACES.index(face)]) for value in others]
    given = gifts(sight.gear)
    return BONUS.for_gifts(given + 1) - BONUS.for_gifts(given) - sight.rivalry * sum(costs) / len(costs)


BONUS: Final = GiftsGiven(1, 1)

SANTA: Final = Santa(
    "santa",
    CHRISTMAS,
    BASIC,
    (2, 0),
    (
        *plain("jolly-visitor"),
        special("stocking-filler-1", when_played=(PlaceToken(CHRISTMAS),)),
        special("nice-list-2", end_of_round=(StrengthenPer(TokensHere(CHRISTMAS), 6),)),
        special("secret-gift-3", when_played=(GiveToken(CHRISTMAS), GainToken(CHRISTMAS))),
        special("reindeer-gallop-4", when_played=(May(MoveOwnCard()),)),
        special("naughty-list-5", when_played=(WeakenOpponent(9),)),
        special("down-the-chimney-6", end_of_round=(Strengthen(5, AloneHere()),), face_down=True),
        special("heaped-sleigh-7", when_played=(MoveToken(CHRISTMAS, YOURS),)),
        special("open-hands-8", when_played=(GiveToken(THEIR_CHOICE),), end_of_round=(Strengthen(2),)),
        special("lost-in-the-dark-9", end_of_round=(Strengthen(-3, MoreTokensHere(HALLOWEEN)),)),
        special("gifts-for-everyone-10", when_played=(GiveToEach(CHRISTMAS),)),
    ),
    gear=Gifts(0),
    bonus=BONUS,
)
