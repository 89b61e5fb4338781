"""The Discard phase, and the word "discard" wherever it stands."""

from typing import Any, cast

import pytest

from spiralhill.games.herocard.picks import Discard
from spiralhill.games.herocard.state import DISCARD
from tests.rules.duel.story import anyone, duel


@pytest.mark.parametrize("number", [0, 1, 6, 7])
def test_any_number_of_cards_from_none_to_all_may_be_discarded(number: int) -> None:
    """DUEL-DISC-01"""
    table = duel(anyone(hand="7 guard", discard="strike"), anyone(), phase="discard")
    table.answer(0, *["discard guard"] * number)
    if number < 7:
        table.answer(0, "stop")
    assert len(table.hand(0)) == 7 - number
    assert table.pile(0, "discard") == ["strike", *["guard"] * number]
    # A hand that was not touched is full: there is nothing to draw, and the Action phase begins.
    assert (table.waiting, table.asks_for) == (0, "DrawPhase" if number else "ActionPhase")


def test_discarded_cards_lie_face_up_on_the_own_discard_stack() -> None:
    """DUEL-DISC-02"""
    table = duel(anyone(hand="strike, push, guard"), anyone(), phase="discard")
    table.answer(0, "discard push", "discard guard")
    assert table.pile(0, "discard") == ["push", "guard"]
    assert table.pile(1, "discard") == []
    for viewer in (1, None):
        piles = cast(list[dict[str, Any]], table.game.view(viewer)["piles"])
        assert [card[1] for card in piles[DISCARD]["cards"]] == ["push", "guard"]
    table.asks(0, "stop", "discard strike")


def test_a_card_in_play_cannot_be_discarded() -> None:
    """DUEL-DISC-03"""
    table = duel(anyone(hand="push", body="guard"), anyone(), phase="discard")
    table.refuses(0, "guard", "DUEL-DISC-03", pile="body")
    reasons = table.refuses_pick(0, Discard(table.find(0, "guard", "body")))
    assert [reason.rule for reason in reasons] == ["DUEL-DISC-03"]
    table.asks(0, "stop", "discard push")


def test_discarding_makes_room_for_drawing_in_the_same_turn() -> None:
    """DUEL-DISC-04"""
    table = duel(anyone(hand="7 guard"), anyone(), phase="turn")
    table.answer(0, "discard guard", "discard guard", "stop")
    assert table.asks_for == "DrawPhase"
    # Two went, so two can come.
    table.asks(0, "draw 2", "draw 1", "draw 0")


def test_nothing_can_be_discarded_any_more_once_the_player_may_draw() -> None:
    """DUEL-DISC-04"""
    table = duel(anyone(hand="6 guard"), anyone(), phase="turn")
    table.answer(0, "stop")
    assert table.asks_for == "DrawPhase"
    table.refuses_pick(0, Discard(table.find(0, "guard")))
    table.answer(0, "draw 1")
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")
    table.refuses_pick(0, Discard(table.find(0, "guard")))


def test_only_the_active_player_discards() -> None:
    """DUEL-DISC-05"""
    table = duel(anyone(hand="2 push"), anyone(hand="strike"), anyone(hand="brace"), phase="turn")
    table.answer(0, "discard push")
    assert list(table.game.asked) == [0]
    table.refuses_pick(1, Discard(table.find(1, "strike")))
    table.refuses_pick(0, Discard(table.find(1, "strike")))
    table.asks(0, "stop", "discard push")
    table.answer(0, "stop")
    assert (table.hand(1), table.hand(2)) == (["strike"], ["brace"])
    assert (table.waiting, table.asks_for) == (0, "DrawPhase")


def test_a_discard_by_text_goes_from_the_targets_hand_to_the_targets_own_stack() -> None:
    """DUEL-DISC-06"""
    table = duel(anyone(hand="scatter"), anyone(hand="strike, slip-free", body="guard"))
    table.answer(0, "play scatter @2")
    # From the hand only, and the target says which.
    table.asks(1, "discard strike", "discard slip-free")
    table.answer(1, "discard strike")
    assert table.pile(1, "discard") == ["strike"]
    assert table.pile(0, "discard") == []
    assert table.pile(1, "body") == ["guard"]
    table.asks(1, "pass", "play slip-free")
