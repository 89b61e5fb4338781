"""The Pumpkin King's activity: marked by one, open to all (TCG-PK-01 to TCG-PK-19)."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.moving import GatherWhich, steps, why_not_move
from spiralhill.games.tcg.effects.shifting import step
from spiralhill.games.tcg.picks import DRAW, MOVE, POINTS
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.steps import NOT_OFFERED, PASS, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import Card


@dataclass(frozen=True, slots=True)
class ChooseActivity(Choice):
    """The Pumpkin King must mark one of the three activities (DEC-03)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return list(picks.MARKS)

    def act(self, game: TcgTable, pick: picks.Mark) -> None:
        game.activity = pick.activity
        game.free = game.strict_leader(pick.activity)
        if game.telling:
            game.tell(events.Marks(self.seat, pick.activity, game.free))
        seats = game.clockwise(self.seat)
        game.next(*(JoinActivity(seat, pick.activity, seat == game.free) for seat in seats))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        if isinstance(thing, (picks.Play, picks.PlaySurprise, picks.Replace, int)):
            return cards_wait(game)
        return Reason("mark-one", "TCG-PK-01")


def cards_wait(game: TcgTable) -> Reason:
    """Why no card is played now: nobody's turn is under way, or the activity comes first (TCG-TIME-04)."""
    if game.turn is None:
        return Reason("only-in-turns", "TCG-ROUND-08")
    return Reason("first-the-activity", "TCG-TIME-04")


@dataclass(frozen=True, slots=True)
class JoinActivity(Choice):
    """Whether a player performs the marked activity, and with which card it is paid (DEC-04, DEC-05)."""

    activity: str
    gratis: bool

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        if self.activity == MOVE and not steps(game, self.seat, 1):
            return [PASS]
        if self.gratis:
            return [picks.JOIN, PASS]
        return [*(picks.pay(card) for card in game.hand(self.seat)), PASS]

    def act(self, game: TcgTable, pick: Pick) -> None:
        seat, activity = self.seat, self.activity
        if pick == PASS:
            if game.telling:
                game.tell(events.Declines(seat))
            return
        if game.telling:
            game.tell(events.JoinsActivity(seat, activity))
        if isinstance(pick, picks.Pay):
            game.pitch(seat, pick.card)  # first the price, then what it buys (TCG-PK-19)
        if activity == DRAW:
            game.draw(seat, 1)
        elif activity == POINTS:
            game.add_points(seat, 1)
        else:
            game.next(MoveForKing(seat))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        if isinstance(thing, picks.Mark):
            return Reason("marked-only", "TCG-PK-05")
        if isinstance(thing, (picks.Play, picks.PlaySurprise, picks.Replace)):
            return cards_wait(game)
        if self.activity == MOVE and not steps(game, self.seat, 1):
            return Reason("nobody-can-move", "RUL-10")
        if self.gratis:
            free = {DRAW: "TCG-PK-10", POINTS: "TCG-PK-12", MOVE: "TCG-PK-14"}
            return NOT_OFFERED if card_of(thing) is None else Reason("free-for-you", free[self.activity])
        if isinstance(thing, picks.Join):
            return Reason("not-free", "TCG-PK-15")
        return Reason("pay-from-hand", "TCG-PK-07")


@dataclass(frozen=True, slots=True)
class MoveForKing(Choice):
    """Which Character the activity moves; one that takes two Movement to leave stays (TCG-PK-17)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return steps(game, self.seat, 1)

    def act(self, game: TcgTable, pick: Pick) -> None:
        if isinstance(pick, picks.Move):
            step(game, self.seat, pick)
        elif isinstance(pick, picks.Gather):
            game.next(GatherWhich(self.seat, pick.card, ()))

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        if isinstance(thing, (picks.Play, picks.PlaySurprise, picks.Replace)):
            return cards_wait(game)
        return why_not_move(game, self.seat, thing, 1)
