"""Effects that ask something, at will or not, on the small game of `seance.py`."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from spiralhill.kernel.effects import NO, YES, Deed, Effect, May, Perhaps
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.steps import Choice, Pick, Reason
from spiralhill.kernel.table import Card
from tests.kernel.seance import CIRCLE, HAND, PILES, Seance, seance


@dataclass(frozen=True, slots=True)
class Wake(Pick):
    """To wake a spirit in the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class WakeWhich(Choice):
    """Which spirit in the hand wakes; it joins the circle."""

    def options(self, game: Seance) -> list[Pick]:
        return [Wake(card) for card in game.hand(self.seat)]

    def act(self, game: Seance, pick: Wake) -> None:
        game.move(pick.card, self.seat * PILES + HAND, self.seat * PILES + CIRCLE)

    def why_not(self, game: Seance, thing: Pick | Card) -> Reason:
        return Reason("fast-asleep", "SEANCE-2")


@dataclass(frozen=True, slots=True)
class WakeOne(Effect):
    """Wakes a spirit in the hand: all it takes is to say which."""

    def question(self, game: Seance, deed: Deed) -> Choice:
        return WakeWhich(deed.seat)


@dataclass(frozen=True, slots=True)
class Score(Effect):
    """Gives a point, without asking."""

    def act(self, game: Seance, deed: Deed) -> None:
        game.points[deed.seat] += 1


def reading(effect: Effect, hand: str) -> Seance:
    """A séance in which the first player, with this hand, does what a text says, and nothing comes after it."""
    game = seance(hand, "moaner-4")
    game.agenda.clear()
    game.begin(Deed(effect, 0, 0))
    return game


def circle(game: Seance) -> list[str]:
    return [game.name(card) for card in game.piles[CIRCLE]]


def test_an_effect_by_itself_asks_its_question() -> None:
    game = reading(WakeOne(), "moaner-2 moaner-3")
    assert game.asked == {0: [Wake(0), Wake(1)]}
    game.answer(0, Wake(1))
    assert circle(game) == ["moaner-3"]
    assert game.over


def test_a_question_with_one_answer_answers_itself_unless_it_may_be_left_alone() -> None:
    game = reading(WakeOne(), "moaner-2")
    assert game.over
    assert circle(game) == ["moaner-2"]
    game = reading(May(WakeOne()), "moaner-2")
    assert game.asked == {0: [Wake(0), NO]}


def test_what_may_be_done_offers_no_beside_its_options() -> None:
    game = reading(May(WakeOne()), "moaner-2 moaner-3")
    assert game.asked == {0: [Wake(0), Wake(1), NO]}
    another = game.clone()
    game.answer(0, NO)
    assert game.over
    assert circle(game) == []
    another.answer(0, Wake(0))
    assert circle(another) == ["moaner-2"]


def test_nobody_is_asked_whether_to_do_what_cannot_be_done() -> None:
    assert reading(WakeOne(), "").over
    game = reading(May(WakeOne()), "")
    assert game.over
    assert circle(game) == []
    assert Perhaps(0, WakeWhich(0)).options(game) == []


def test_the_reason_why_something_is_not_offered_is_that_of_the_question_within() -> None:
    game = reading(May(WakeOne()), "moaner-2 moaner-3")
    (other,) = game.piles[PILES + HAND]
    for thing in (Wake(other), other, YES):
        assert [reason.rule for reason in game.why_not(0, thing)] == ["SEANCE-2"]
    assert game.why_not(0, NO) == []
    with pytest.raises(Illegal):
        game.answer(0, Wake(7))


def test_an_effect_without_a_question_is_decided_about_as_a_whole() -> None:
    game = reading(May(Score()), "")
    assert game.asked == {0: [YES, NO]}
    game.answer(0, YES)
    assert game.points == [1, 0]


def test_an_effect_says_what_it_does_or_what_it_asks() -> None:
    with pytest.raises(AssertionError, match="does not say what it does"):
        reading(Effect(), "")
