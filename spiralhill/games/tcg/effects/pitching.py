"""Texts by which several players discard from their hands: all say which cards, then all discard (RUL-02)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.hands import why_not_pitched
from spiralhill.games.tcg.effects.players import those
from spiralhill.games.tcg.effects.text import Text, Then
from spiralhill.games.tcg.effects.wards import warn
from spiralhill.games.tcg.prints import HITS_HAND
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import PASS, Pick, Reason, Step, Window, card_of
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable

HALF: Final = 0


@dataclass(frozen=True, slots=True)
class TheyPitch(Text):
    """Players discard cards of their own choice: so many each, or half of their hands, rounded up."""

    whom: str
    number: int = HALF

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        players = [other for other in those(game, deed.seat, self.whom) if game.hand(other)]
        strike = PitchTogether(tuple(players), self.number)
        warn(game, deed.seat, deed.card, dict.fromkeys(players, HITS_HAND), strike)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        # The card that says so is not there any more when it happens.
        return any(card != deed.card for other in those(game, deed.seat, self.whom) for card in game.hand(other))

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class PitchTogether(Step):
    """Players who did not protect their hands choose what they discard."""

    seats: tuple[Seat, ...]
    number: int

    def act(self, game: TcgTable) -> None:
        seats = tuple(sorted(seat for seat in self.seats if seat not in game.spared))
        if seats:
            game.next(PitchWindow(seats, (), self.number, tuple((seat, ()) for seat in seats)))


@dataclass(frozen=True, slots=True)
class PitchWindow(Window):
    """Which cards players discard: named one by one by all of them, and discarded together."""

    number: int = HALF
    chosen: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()

    def needs(self, game: TcgTable, seat: Seat) -> int:
        """How many cards a player has to discard."""
        size = len(game.hand(seat))
        return (size + 1) // 2 if self.number == HALF else min(self.number, size)

    def named(self, seat: Seat) -> tuple[Card, ...]:
        return dict(self.chosen).get(seat, ())

    def options(self, game: TcgTable, seat: Seat) -> list[Pick]:
        named = self.named(seat)
        return [picks.discard(card) for card in game.hand(seat) if card not in named]

    def asks(self, game: TcgTable) -> dict[Seat, list[Pick]]:
        """A player who has to discard all there is has nothing to choose."""
        return {
            seat: options
            for seat in self.waiting
            if len(options := self.options(game, seat)) > self.needs(game, seat) - len(self.named(seat))
        }

    def act(self, game: TcgTable, answers: dict[Seat, Pick]) -> None:
        chosen: list[tuple[Seat, tuple[Card, ...]]] = []
        more: list[Seat] = []
        for seat, cards in self.chosen:
            pick = answers.get(seat, PASS)
            if isinstance(pick, picks.Discard):
                cards = (*cards, pick.card)
            elif seat in answers:
                cards = game.hand(seat)
            chosen.append((seat, cards))
            if len(cards) < self.needs(game, seat):
                more.append(seat)
        if more:
            game.next(PitchWindow(tuple(more), (), self.number, tuple(chosen)))
            return
        order = game.clockwise(0 if game.turn is None else game.turn)
        for seat, cards in sorted(chosen, key=lambda choice: order.index(choice[0])):
            game.pitch_all(seat, cards)

    def reopened(self, seat: Seat | None) -> PitchWindow:
        """The window as a seat knows it: what the others have named so far is theirs to know."""
        chosen = tuple((one, cards if one == seat else ()) for one, cards in self.chosen)
        others = tuple(one for one, _ in chosen if one != seat)
        mine = tuple(one for one in self.waiting if one == seat)
        kept = tuple(answer for answer in self.sealed if answer[0] == seat)
        return replace(self, waiting=tuple(sorted((*others, *mine))), sealed=kept, chosen=chosen)

    def why_not(self, game: TcgTable, seat: Seat, thing: Pick | Card) -> Reason:
        return why_not_pitched(game, card_of(thing), self.named(seat))
