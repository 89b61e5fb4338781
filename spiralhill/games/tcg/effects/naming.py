"""Texts with a rule of their own: to name a Title, to take the Pumpkin King Card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.kings import ChooseActivity
from spiralhill.games.tcg.prints import MainCard
from spiralhill.games.tcg.state import DISCARD, PILES
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Choice, Pick, Step
from spiralhill.kernel.table import Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class RemoveNamed(Text):
    """Names a Title; every copy of it in a Discard Pile is shown and leaves the game."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return NameWhich(deed.seat)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return any(game.piles[seat * PILES + DISCARD] for seat in game.clockwise(deed.seat))

    def worth(self) -> float:
        return 0.2


@dataclass(frozen=True, slots=True)
class NameWhich(Choice):
    """Which Card Title is named: any there is (DEC-23)."""

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        titles = {face.title for face in game.faces if isinstance(face, MainCard)}
        return [picks.NameTitle(title) for title in sorted(titles)]

    def act(self, game: TcgTable, pick: picks.NameTitle) -> None:
        if game.telling:
            game.tell(events.NamesTitle(self.seat, pick.title))
        game.irrevocable += 1  # whether the piles hold it is something one learns
        for seat in game.clockwise(self.seat):
            pile = seat * PILES + DISCARD
            for card in game.piles[pile]:
                if game.main_face(card).title == pick.title:
                    game.move(card, pile, game.removed)
                    if game.telling:
                        game.tell(events.Removes(seat, game.name(card)))


@dataclass(frozen=True, slots=True)
class TakeCrown(Text):
    """Takes the Pumpkin King Card for one activity of all players, then gives it back."""

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        after = GiveCrownBack(game.king, game.activity, game.free)
        game.king = deed.seat
        if game.telling:
            game.tell(events.TakesCrown(deed.seat))
        game.next(ChooseActivity(deed.seat), after)

    def worth(self) -> float:
        return 0.8


@dataclass(frozen=True, slots=True)
class GiveCrownBack(Step):
    """The Pumpkin King Card goes back to whose it was, with what was marked on it."""

    seat: Seat
    activity: str | None
    free: Seat | None

    def act(self, game: TcgTable) -> None:
        game.king, game.activity, game.free = self.seat, self.activity, self.free
        if game.telling:
            game.tell(events.GivesCrownBack(self.seat))
