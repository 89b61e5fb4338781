"""Sally holds one card more than the others, may skip turns, and Stitches cards under others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

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
from spiralhill.games.holidays.prints import ADVANCED, NEUTRAL, CharacterCard, Stitch, plain, special
from spiralhill.games.holidays.state import DECK, DISCARD, HAND, PILES, HolidaysState
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May
from spiralhill.kernel.positions import is_card, need
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

    def points(self, game: HolidaysState, seat: Seat) -> int:
        return 0 if game.hand(seat) or game.piles[seat * PILES + DECK] else self.bonus


class Sally(Character):
    """Sally."""

    def when_played(self, game: HolidaysTable, seat: Seat, card: Card) -> list[Item]:
        """A card with STITCH first asks whether another one is put under it (HOL-SALLY-02)."""
        if game.card_face(card).stitch is not None:
            return [StitchWhich(seat, card)]
        return super().when_played(game, seat, card)

    def carriers(self, gear: Gear) -> tuple[Card, ...]:
        return tuple(over for over, _ in seams(gear))

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        """Stitched cards are discarded with the others (HOL-NEXT-01)."""
        game.sweep(game.gear_piles[seat], seat * PILES + DISCARD)
        game.set_gear(seat, Seams(()))

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        """Each Stitched card lies under one face-up card with STITCH, one under each (HOL-SALLY-06)."""
        pairs: Any = seams(game.gear[seat])
        paired = isinstance(pairs, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in pairs)
        numbers = paired and all(is_card(game, card) for pair in pairs for card in pair)
        need(numbers, f"Stitched cards are pairs of cards, not {pairs!r:.60}")
        overs, unders = [over for over, _ in pairs], tuple(under for _, under in pairs)
        stitching = [card for card in game.in_play(seat) if card not in game.down and game.card_face(card).stitch]
        fit = len(set(overs)) == len(overs) and set(overs) <= set(stitching)
        need(fit and unders == game.piles[game.gear_piles[seat]], "a card is Stitched under each card that says so")

    def expects(self, sight: Sight, face: CharacterCard, place: int) -> float:
        """A card with STITCH brings what the better of its texts does; the card under it is missed a little."""
        strength = super().expects(sight, face, place)
        if face.stitch is None or len(sight.hand) < 2:
            return strength
        stitched = sight.lead(face.stitch.when_played, place) + sight.lead(face.stitch.end_of_round, place)
        return max(strength, face.number + stitched - 0.3 * stitch_number(sight))


def seams(gear: Gear) -> tuple[tuple[Card, Card], ...]:
    """Sally's cards with STITCH, each with what is Stitched under it."""
    assert isinstance(gear, Seams)
    return gear.stitched


def stitch_number(sight: Sight) -> int:
    """The number of the card that would be Stitched: the one that is missed least."""
    return min((sight.card(card).number for card in sight.hand), default=0)


@dataclass(frozen=True, slots=True)
class StitchWhich(Choice):
    """Whether a card from the hand is put under the one just played or revealed, and which (HOL-SALLY-04)."""

    card: Card

    @property
    def is_open(self) -> bool:
        return True

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
        if isinstance(pick, picks.Stitch):
            under = game.move(pick.card, self.seat * PILES + HAND, game.gear_piles[self.seat])
            game.set_gear(self.seat, Seams((*seams(game.gear[self.seat]), (self.card, under))))
            if game.telling:
                game.tell(events.Stitches(self.seat, face.id, game.name(under)))
        texts = face.saying(isinstance(pick, picks.Stitch)).when_played
        game.next(*(Deed(text, self.seat, self.card) for text in texts))

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        return NOT_OFFERED if card is None else Reason("stitch-from-hand", "HOL-SALLY-02")


@dataclass(frozen=True, slots=True)
class StitchedNumber(Counter):
    """The number on the card Stitched under this one."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        unders = [under for over, under in seams(game.gear[deed.seat]) if over == deed.card]
        return sum(game.card_face(under).number for under in unders)

    def expects(self, sight: Sight, place: int) -> float:
        return stitch_number(sight)


@dataclass(frozen=True, slots=True)
class HaveStitched(Condition):
    """One of the player's cards in play has a card Stitched under it."""

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return bool(seams(game.gear[deed.seat]))

    def chance(self, sight: Sight, place: int) -> float:
        return 1.0 if seams(sight.gear) else 0.4


SALLY: Final = Sally(
    "sally",
    NEUTRAL,
    ADVANCED,
    (1, 1),
    (
        *plain("rag-doll"),
        special(
            "loose-thread-1",
            when_played=(Strengthen(1),),
            stitch=Stitch(when_played=(StrengthenPer(StitchedNumber(), 10),)),
        ),
        special(
            "nightshade-tea-2",
            when_played=(WeakenOpponent(1),),
            stitch=Stitch(when_played=(WeakenOpponent(2),)),
        ),
        special(
            "patchwork-shawl-3",
            end_of_round=(Strengthen(1, AloneHere()),),
            stitch=Stitch(end_of_round=(Strengthen(9),)),
        ),
        special(
            "errant-hand-4",
            when_played=(May(MoveOwnCard()),),
            stitch=Stitch(when_played=(MoveOpponentCard(),)),
        ),
        special(
            "ill-omen-5",
            when_played=(May(LookAtCard()),),
            stitch=Stitch(when_played=(LookAtCard(), Strengthen(7))),
        ),
        special("sewing-basket-6", when_played=(DrawAndReturn(),)),
        special("fallen-leaf-limbs-7", when_played=(May(ExchangeCard()),)),
        special("veil-of-fog-8", end_of_round=(Strengthen(2, HaveStitched()),), face_down=True),
        special("torn-seam-9", end_of_round=(Strengthen(-4),), stitch=Stitch(end_of_round=(Strengthen(5),))),
        special("rescue-plan-10", end_of_round=(Strengthen(-5),), stitch=Stitch(end_of_round=(Strengthen(3),))),
    ),
    gear=Seams(()),
    bonus=EmptyHanded(5),
    extra_cards=1,
    skips_from=2,
    piles=(("stitched", EVERYBODY),),
)
