"""Attribute stacks: where cards lie once they are played, and what that means later."""

from typing import Any, cast

import pytest

from spiralhill.games.herocard.state import PILES
from tests.rules.duel.story import PLACES, Story, anyone, deon, duel, place, wander


def seen(table: Story, viewer: int | None, seat: int, pile: str) -> list[str | None]:
    """The cards of a pile as somebody (None: a spectator) sees them, from the bottom up."""
    piles = cast(list[dict[str, Any]], table.game.view(viewer)["piles"])
    cards = piles[seat * PILES + PLACES[pile]]["cards"]
    return [None if card is None else card[1] for card in cards]


def test_a_played_card_goes_to_the_stack_of_its_attribute() -> None:
    """DUEL-STACK-01"""
    table = duel(deon(hand="prayer"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    assert table.pile(0, "mind") == ["prayer"]
    assert table.pile(0, "body") == table.pile(0, "x") == []
    table.asks(1, "pass", "play slip-free")


def test_a_played_card_is_in_play_and_a_card_in_hand_is_not() -> None:
    """DUEL-STACK-02"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="slip-free"))
    assert not any(table.game.is_in_play(card) for card in table.game.hand(0))
    table.answer(0, "play strike")
    assert table.game.is_in_play(table.find(0, "strike", "body"))
    assert [table.game.name(card) for card in table.game.in_play(0)] == ["strike"]
    assert not table.game.is_in_play(table.find(0, "slip-free"))
    table.asks(1, "pass", "play slip-free")


def test_a_stack_may_hold_any_number_of_cards_within_the_score() -> None:
    """DUEL-STACK-03"""
    table = duel(place("tester", scores=(6, 8, 8), hand="7 slip-free"), anyone())
    for cards in range(1, 7):
        table.answer(0, "play slip-free")
        assert len(table.pile(0, "body")) == cards
    # The seventh finds no point left; his phase ends by itself.
    assert table.hand(0) == ["slip-free"]
    assert table.free(0) == (0, 8, 8)
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_new_cards_are_put_on_the_right_and_the_rightmost_is_the_top() -> None:
    """DUEL-STACK-04"""
    table = duel(anyone(body="guard", hand="slip-free, strike"), anyone())
    table.answer(0, "play slip-free", "play strike")
    assert table.pile(0, "body") == ["guard", "slip-free", "strike"]
    table.answer(1, "draw 0", "end")
    table.answer(0, "draw 0")
    # What is cleared first is the top.
    table.asks(0, "stop", "clear strike")


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_ever_put_below_or_between_the_cards_of_a_stack(seed: int) -> None:
    """DUEL-STACK-05"""
    before: list[tuple[int, ...]] = []
    for game in wander("tester", "tester", seed=seed, answers=600):
        stacks = [game.stack(seat, attribute) for seat in range(2) for attribute in range(3)]
        for old, new in zip(before, stacks, strict=False):
            kept = tuple(card for card in old if card in new)
            assert new[: len(kept)] == kept
        before = stacks


def test_cards_of_one_stack_lie_in_the_order_in_which_they_were_played() -> None:
    """DUEL-STACK-05"""
    table = duel(anyone(hand="jab, strike, 2 slip-free"), anyone())
    table.answer(0, "play slip-free", "play jab", "pass", "play strike", "play slip-free")
    assert table.pile(0, "body") == ["slip-free", "jab", "strike", "slip-free"]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


@pytest.mark.parametrize("seed", range(3))
def test_all_stacks_are_empty_at_the_start(seed: int) -> None:
    """DUEL-STACK-06"""
    game = next(wander("will", "isis", "deon", seed=seed))
    assert [game.in_play(seat) for seat in range(3)] == [(), (), ()]
    assert [game.free(seat, attribute) for seat in range(3) for attribute in range(3)] == [9, 7, 6, 7, 9, 8, 8, 6, 8]


def test_points_stay_spent_in_later_turns() -> None:
    """DUEL-STACK-07"""
    table = duel(anyone(hand="strike, slip-free"), anyone())
    table.answer(0, "play strike", "pass", "end")
    table.answer(1, "draw 0", "end")
    # The turn without plays is over when he has passed, and his own begins: Strike still ties two points up.
    table.answer(0, "pass")
    assert table.free(0) == (6, 8, 8)
    table.answer(0, "stop", "draw 0", "stop")
    assert table.free(0) == (6, 8, 8)
    table.asks(0, "play slip-free", "refresh", "end")


def test_a_block_left_over_from_an_earlier_attack_blocks_nothing() -> None:
    """DUEL-STACK-08"""
    table = duel(anyone(hand="strike"), anyone(body="guard", mind="brace", hand="slip-free, brace"))
    table.answer(0, "play strike")
    assert (table.attack_value, table.block_value) == (3, 0)
    assert table.active == ["strike"]
    # It is no Base for a new Block Mod either.
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.answer(1, "pass")
    assert table.results == [(3, 0, True)]
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_an_attack_left_over_from_an_earlier_turn_adds_nothing() -> None:
    """DUEL-STACK-08"""
    table = duel(anyone(body="strike", mind="push", hand="strike"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    assert table.attack_value == 3
    table.asks(1, "pass", "play slip-free")


def test_cards_left_over_still_count_for_texts_that_count_cards_in_play() -> None:
    """DUEL-STACK-09"""
    table = duel(deon(hand="judgment"), anyone(body="strike", mind="push", hand="slip-free"))
    table.answer(0, "play judgment")
    # Two old Attack cards, three for each.
    assert table.attack_value == 6
    table.asks(1, "pass", "play slip-free")


def test_cards_in_play_lie_face_up_for_everybody() -> None:
    """DUEL-STACK-10"""
    table = duel(anyone(body="guard", hand="strike"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    assert seen(table, 1, 0, "body") == seen(table, None, 0, "body") == ["guard", "strike"]
    table.asks(1, "pass", "play slip-free")


def test_only_a_deployed_card_lies_face_down() -> None:
    """DUEL-STACK-10"""
    table = duel(anyone(body="guard", hand="lie-in-wait, strike, push"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy strike")
    assert seen(table, 0, 0, "body") == ["guard", "strike"]
    assert seen(table, 1, 0, "body") == seen(table, None, 0, "body") == ["guard", None]
    assert seen(table, 1, 0, "mind") == ["lie-in-wait"]
    table.asks(1, "pass", "play slip-free")


def test_no_card_leaves_play_by_itself_at_the_end_of_an_attack_or_turn() -> None:
    """DUEL-STACK-11"""
    table = duel(anyone(hand="strike, push"), anyone(hand="guard, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play guard")
    table.answer(1, "pass")
    assert table.results == [(6, 2, True)]
    assert (table.pile(0, "body"), table.pile(0, "mind"), table.pile(1, "body")) == (["strike"], ["push"], ["guard"])
    # Neither does Guard leave when his own turn comes and he clears nothing.
    table.answer(1, "stop", "draw 0", "stop", "end", "pass")
    assert (table.pile(0, "body"), table.pile(0, "mind"), table.pile(1, "body")) == (["strike"], ["push"], ["guard"])
    assert (table.waiting, table.asks_for) == (0, "DrawPhase")
