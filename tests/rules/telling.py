"""What all scenarios have in common: a game being told by answers, and what can be asked about it."""

from __future__ import annotations

from typing import Generic, TypeVar

import pytest

from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations, read_pick
from spiralhill.kernel.steps import Event, Pick, Reason
from spiralhill.kernel.table import Card, Seat

Told = TypeVar("Told", bound=Game)
Kind = TypeVar("Kind", bound=Event)


class Telling(Generic[Told]):
    """A game being told; picks are written as a person types them."""

    def __init__(self, game: Told) -> None:
        self.game = game

    def answer(self, seat: Seat, *texts: str) -> None:
        """Give answers one after the other, as a person would type them."""
        for text in texts:
            assert seat in self.game.asked, f"{text!r}: seat {seat} is not asked, {self.waiting} is"
            self.game.answer(seat, read_pick(self.game, seat, text))

    @property
    def waiting(self) -> Seat | None:
        """The seat that is asked."""
        return next(iter(self.game.asked), None)

    @property
    def asks_for(self) -> str:
        """The name of the item on top of the agenda, such as 'DiscardPhase'."""
        return type(self.game.agenda[-1]).__name__ if self.game.agenda else ""

    def offered(self, seat: Seat) -> list[str]:
        """What a seat may answer now; nothing when it is not asked."""
        options = self.game.asked.get(seat)
        return [] if options is None else notations(self.game, options, seat)

    def asks(self, seat: Seat, *texts: str) -> None:
        """The seat is asked, and may answer exactly this, in any order."""
        assert seat in self.game.asked
        assert sorted(self.offered(seat)) == sorted(texts)

    def cites(self, seat: Seat, thing: Pick | Card, rule: str) -> None:
        """A pick, or anything that could be done with a card, is not offered, and the reason given cites the rule."""
        reasons = self.game.why_not(seat, thing)
        assert reasons, f"{thing} is offered: {self.offered(seat)}"
        assert [reason.rule for reason in reasons] == [rule]

    def refuses_pick(self, seat: Seat, pick: Pick) -> list[Reason]:
        """A pick is refused and changes nothing; the reasons that are given."""
        before = self.game.save()
        with pytest.raises(Illegal):
            self.game.answer(seat, pick)
        assert self.game.save() == before
        return self.game.why_not(seat, pick)

    def told(self, kind: type[Kind]) -> list[Kind]:
        """The events of a kind so far."""
        return [event for event in self.game.log if isinstance(event, kind)]
