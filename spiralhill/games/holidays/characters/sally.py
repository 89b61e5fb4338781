"""Sally holds one card more than the others, may skip turns, and Stitches cards under others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Bonus, Character, Gear
from spiralhill.games.holidays.effects.hands import DrawAndReturn, LookAtCard
from spiralhill.games.holidays.effects.moving import ExchangeCard, MoveOpponentCard, MoveOwnCard
from spiralhill.games.holidays.effects.strength import (
    AloneHere,
    Condition,
    Counter,
    Strengthen,
    StrengthenPer,
    WeakenOpponent,
)
from spiralhill.games.holidays.prints import ADVANCED, NEUTRAL, Stitch, plain, special
from spiralhill.games.holidays.state import DECK, DISCARD, HAND, PILES
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason, card_of
from spiralhill.kernel.table import EVERYBODY, Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight


@dataclass(frozen=True, slots=True)
class Seams(Gear):
    """Which card in play has which card Stitched under it."""

    stitched: tuple[tuple[Card, Card], ...]


@dataclass(frozen=True, slots=True)
class EmptyHanded(Bonus):
    """Points if no card is left in hand and draw pile (HOL-SALLY-12)."""

    bonus: int

    def points(self, game: HolidaysTable, seat: Seat) -> int:
        return 0 if game.hand(seat) or game.piles[seat * PILES + DECK] else self.bonus


class Sally(Character):
    """Sally."""

    def when_played(self, game: HolidaysTable, seat: Seat, card: Card) -> list[Item]:
        """A card with STITCH first asks whether another one is put under it (HOL-SALLY-02)."""
        if game.card_face(card).stitch is not None:
            return [StitchWhich(seat, card)]
        return super().when_played(game, seat, card)

    def end_of_round(self, game: HolidaysTable, seat: Seat, card: Card) -> tuple[Effect, ...]:
        """The STITCH text replaces the regular one (HOL-SALLY-05)."""
        stitch = game.card_face(card).stitch
        if stitch is not None and beneath(game, seat, card) is not None:
            return stitch.end_of_round
        return super().end_of_round(game, seat, card)

    def carriers(self, game: HolidaysTable, seat: Seat) -> tuple[Card, ...]:
        return tuple(card for card, _ in seams(game, seat).stitched)

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        """Stitched cards are discarded with the others (HOL-NEXT-01)."""
        game.sweep(game.gear_piles[seat], seat * PILES + DISCARD)
        game.set_gear(seat, Seams(()))


def seams(game: HolidaysTable, seat: Seat) -> Seams:
    """Sally's Stitched cards."""
    gear = game.gear[seat]
    assert isinstance(gear, Seams)
    return gear


def beneath(game: HolidaysTable, seat: Seat, card: Card) -> Card | None:
    """The card that is Stitched under a card."""
    return next((under for over, under in seams(game, seat).stitched if over == card), None)


@dataclass(frozen=True, slots=True)
class StitchWhich(Choice):
    """Whether a card from the hand is put under the one just played or revealed, and which (HOL-SALLY-04)."""

    card: Card

    def options(self, game: HolidaysTable) -> list[Pick]:
        seat = self.seat
        hand = game.hand(seat)
        options: list[Pick] = [picks.UNSTITCHED]
        # What is left must still cover every gap (HOL-SALLY-09).
        if hand and game.can_cover(seat, len(game.gaps(seat)), game.turns[seat], len(hand) - 1):
            options += [picks.Stitch(card) for card in hand]
        return options

    def act(self, game: HolidaysTable, pick: Pick) -> None:
        face = game.card_face(self.card)
        texts = face.when_played
        if isinstance(pick, picks.Stitch) and face.stitch is not None:
            texts = face.stitch.when_played
            under = game.move(pick.card, self.seat * PILES + HAND, game.gear_piles[self.seat])
            game.set_gear(self.seat, Seams((*seams(game, self.seat).stitched, (self.card, under))))
            if game.telling:
                game.tell(events.Stitches(self.seat, face.id, game.name(under)))
        game.next(*(Deed(text, self.seat, self.card) for text in texts))

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("stitch-from-hand", "HOL-SALLY-02")


@dataclass(frozen=True, slots=True)
class StitchedNumber(Counter):
    """The number on the card Stitched under this one."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        under = beneath(game, deed.seat, deed.card)
        return 0 if under is None else game.card_face(under).number

    def expects(self, sight: Sight, place: int) -> float:
        return sight.stitch_number()


@dataclass(frozen=True, slots=True)
class HaveStitched(Condition):
    """One of the player's cards in play has a card Stitched under it."""

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return bool(seams(game, deed.seat).stitched)

    def chance(self, sight: Sight, place: int) -> float:
        return 1.0 if sight.gear["stitched"] else 0.4


SALLY: Final = Sally(
    "sally",
    NEUTRAL,
    ADVANCED,
    (1, 1),
    (
        *plain("rag-doll"),
        special(
            "loose-thread-1",
            when_played=(Strengthen(2),),
            stitch=Stitch(when_played=(StrengthenPer(StitchedNumber(), 10),)),
        ),
        special(
            "nightshade-tea-2",
            when_played=(WeakenOpponent(1),),
            stitch=Stitch(when_played=(WeakenOpponent(2),)),
        ),
        special(
            "patchwork-shawl-3",
            end_of_round=(Strengthen(2, AloneHere()),),
            stitch=Stitch(end_of_round=(Strengthen(7),)),
        ),
        special(
            "errant-hand-4",
            when_played=(May(MoveOwnCard()),),
            stitch=Stitch(when_played=(MoveOpponentCard(),)),
        ),
        special(
            "ill-omen-5",
            when_played=(May(LookAtCard()),),
            stitch=Stitch(when_played=(LookAtCard(), Strengthen(6))),
        ),
        special("sewing-basket-6", when_played=(DrawAndReturn(),)),
        special("fallen-leaf-limbs-7", when_played=(May(ExchangeCard()),)),
        special("veil-of-fog-8", end_of_round=(Strengthen(2, HaveStitched()),), face_down=True),
        special("torn-seam-9", end_of_round=(Strengthen(-1),), stitch=Stitch(end_of_round=(Strengthen(3),))),
        special("rescue-plan-10", end_of_round=(Strengthen(-2),), stitch=Stitch(end_of_round=(Strengthen(4),))),
    ),
    gear=Seams(()),
    bonus=EmptyHanded(5),
    extra_cards=1,
    skips_from=2,
    piles=(("stitched", EVERYBODY),),
)
