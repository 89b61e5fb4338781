"""What can be taken back: nothing that chance, a hidden card or another seat has touched."""

from __future__ import annotations

from spiralhill.kernel.table import Seat
from tests.kernel.seance import Offer, seance
from tests.rules.duel.story import Story, aisling, anyone, duel, isis, will


def may_take_back(table: Story, seat: Seat, *texts: str) -> bool:
    """Whether a seat may return to where it stood before it gave these answers."""
    before = table.game.clone()
    table.answer(seat, *texts)
    return table.game.may_return(before, seat)


def test_discards_clears_and_cards_of_a_set_can_be_taken_back() -> None:
    assert may_take_back(duel(will(hand="2 reload"), isis(), phase="discard"), 0, "discard reload")
    table = duel(will(hand="reload", body="3 guard"), isis(), phase="clear")
    assert may_take_back(table, 0, "clear guard", "clear guard")
    table = duel(anyone(hand="strike, 2 push"), anyone(hand="guard"))
    assert may_take_back(table, 0, "play strike", "add push")


def test_a_draw_cannot_be_taken_back() -> None:
    assert not may_take_back(duel(will(hand="reload"), isis(), phase="draw"), 0, "draw 1")
    assert may_take_back(duel(will(hand="reload"), isis(), phase="draw"), 0, "draw 0")


def test_a_look_at_hidden_cards_cannot_be_taken_back() -> None:
    table = duel(aisling(hand="phantasm, spite"), will(hand="slip-free"))
    assert not may_take_back(table, 0, "play phantasm")
    # Which of the cards seen is wasted is still one's own choice, until the others are asked.
    assert not may_take_back(table, 0, "waste guard")


def test_chance_cannot_be_taken_back() -> None:
    table = duel(aisling(hand="panic, slip-free"), will(hand="shotgun, reload"))
    assert not may_take_back(table, 0, "play panic")


def test_a_play_that_another_seat_is_asked_about_cannot_be_taken_back() -> None:
    """Whether the neighbour can answer is something one learns, either way."""
    assert not may_take_back(duel(anyone(hand="strike, push"), anyone(hand="guard")), 0, "play strike", "done")
    assert not may_take_back(duel(anyone(hand="strike, push"), anyone(hand="brace")), 0, "play strike", "done")


def test_nobody_takes_back_what_another_has_done() -> None:
    table = duel(will(hand="2 reload"), isis(), phase="discard")
    before = table.game.clone()
    table.answer(0, "discard reload")
    assert not table.game.may_return(before, 1)


def test_what_was_said_in_a_window_is_said() -> None:
    game = seance("moaner-2 moaner-2", "moaner-3 moaner-2")
    game.answer(0, Offer(0))
    before = game.clone()
    game.answer(1, Offer(2))
    # The window has closed and shown what the others had sealed.
    assert game.log
    assert not game.may_return(before, 1)
