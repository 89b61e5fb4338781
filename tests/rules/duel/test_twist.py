"""Chapter 32, twist and unwind: cards turned sideways while something lasts."""

import pytest

from spiralhill.games.herocard.effects import TwistAttribute
from spiralhill.games.herocard.lasting import SPEND_CLEAR
from spiralhill.games.herocard.prints import BODY, FAST, SPECIAL_ATTACK, ActionCard, X
from tests.rules.duel.story import anyone, duel, place

# A twist by a Special Attack, which a purge can reach.
CRIPPLE = ActionCard("cripple", X, 1, FAST, SPECIAL_ATTACK, None, (TwistAttribute("body", less=3, unwind=SPEND_CLEAR),))


def test_a_twisted_attribute_shows_it_and_counts_lower() -> None:
    """DUEL-TWIST-01 DUEL-TWIST-02"""
    table = duel(anyone(hand="shackle"), anyone(hand="deliverance, slip-free", body="guard"))
    table.answer(0, "play shackle")
    assert [(twist.owner, twist.attribute, twist.card) for twist in table.game.twists] == [(1, BODY, None)]
    facts = table.game.facts()
    assert facts["twisted"] == [[1, "body", None, 3]]
    assert facts["attributes"] == [[8, 8, 8], [5, 8, 8]]
    assert table.free(1) == (4, 8, 8)
    table.asks(1, "pass", "play slip-free")


def test_a_twisted_card_cannot_be_cleared() -> None:
    """DUEL-TWIST-01 DUEL-TWIST-02"""
    table = duel(
        anyone(hand="pin-down"), anyone(hand="second-wind, slip-free", body="strike, guard", mind="brace", deck="")
    )
    table.answer(0, "play pin-down")
    table.asks(0, "twist strike", "twist guard", "twist brace")
    table.answer(0, "twist guard")
    assert table.game.is_pinned(table.find(1, "guard", "body"))
    table.answer(1, "play second-wind")
    # Neither the held card nor what lies under it.
    table.asks(1, "stop", "clear brace", "clear second-wind")
    table.answer(1, "stop", "pass")
    # In his Clear phase the same.
    table.answer(1, "stop")
    assert table.asks_for == "ClearPhase"
    table.refuses(1, "guard", "DUEL-TWIST-02", pile="body")
    table.asks(1, "stop", "clear brace", "clear second-wind")


def test_a_held_card_is_not_cleared_by_a_text_that_names_it() -> None:
    """DUEL-TWIST-02"""
    table = duel(anyone(hand="strike, pin-down, break-guard, slip-free"), anyone(hand="2 guard, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add guard")
    table.answer(0, "play pin-down", "twist guard")
    table.answer(1, "pass")
    table.answer(0, "play break-guard")
    # Only the other Guard could be taken.
    assert (table.pile(1, "body"), table.pile(1, "discard")) == (["guard"], ["guard"])
    assert table.game.is_pinned(table.find(1, "guard", "body"))
    assert table.block_value == 2
    table.asks(1, "pass", "play slip-free")


def test_unwinding_turns_the_card_back_and_ends_the_effect() -> None:
    """DUEL-TWIST-03"""
    table = duel(anyone(hand="shackle, slip-free"), anyone(hand="slip-free, self-defense"))
    table.answer(0, "play shackle")
    assert table.free(1) == (5, 8, 8)
    table.answer(1, "play slip-free")
    # Slip Free itself costs one.
    assert (table.free(1), table.game.twists) == ((7, 8, 8), ())
    assert table.game.facts()["twisted"] == []
    table.asks(0, "pass", "play slip-free")


def test_of_several_twisted_cards_the_owner_picks_the_one_to_unwind() -> None:
    """DUEL-TWIST-03"""
    table = duel(anyone(hand="shackle, pin-down"), anyone(hand="slip-free, second-wind", mind="brace"))
    table.answer(0, "play shackle")
    table.answer(1, "pass")
    table.answer(0, "play pin-down")
    table.answer(1, "play slip-free")
    table.asks(1, "unwind body", "unwind-card brace")
    table.answer(1, "unwind-card brace")
    assert table.game.facts()["twisted"] == [[1, "body", None, 3]]
    table.answer(1, "play second-wind")
    table.asks(1, "stop", "clear slip-free", "clear brace", "clear second-wind")


def test_shackle_is_unwound_by_spending_one_of_the_three_clears() -> None:
    """DUEL-TWIST-03 DUEL-TWIST-04"""
    table = duel(anyone(hand="shackle"), anyone(body="guard, guard", mind="brace", hand="", deck=""))
    table.answer(0, "play shackle")
    assert table.asks_for == "ClearPhase"
    table.asks(1, "stop", "clear guard", "clear brace", "unwind body")
    table.answer(1, "clear guard", "unwind body")
    assert (table.game.score(1, BODY), table.game.twists) == (8, ())
    # Two of three are spent.
    table.answer(1, "clear guard")
    assert (table.pile(1, "mind"), table.asks_for) == (["brace"], "ActionPhase")
    table.asks(1, "refresh", "end")


def test_pin_down_is_not_unwound_by_a_clear() -> None:
    """DUEL-TWIST-04"""
    table = duel(anyone(hand="pin-down"), anyone(body="guard", mind="brace", hand="", deck=""))
    table.answer(0, "play pin-down", "twist guard")
    assert table.asks_for == "ClearPhase"
    table.asks(1, "stop", "clear brace")


def test_pin_down_ends_with_the_turn_of_the_cards_owner() -> None:
    """DUEL-TWIST-04 DUEL-TWIST-05"""
    table = duel(anyone(hand="pin-down", deck=""), anyone(body="guard", hand="slip-free", deck=""))
    table.answer(0, "play pin-down")
    table.answer(1, "pass")
    # Not with the turn in which it was played, nor before his own is over.
    table.answer(1, "stop")
    assert (table.asks_for, len(table.game.twists)) == ("ActionPhase", 1)
    table.answer(1, "end")
    table.settle()
    assert table.game.twists == ()
    assert (table.waiting, table.asks_for) == (0, "ClearPhase")


def test_a_twist_outlasts_the_sequence_and_the_turn() -> None:
    """DUEL-TWIST-05"""
    table = duel(anyone(hand="strike, shackle", deck=""), anyone(hand="slip-free", deck=""))
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "play shackle")
    table.settle()
    assert (table.results, table.game.score(1, BODY)) == ([(3, 0, True)], 5)
    # Through his turn, in which he spends no clear, into hers.
    table.answer(1, "stop", "stop", "end")
    table.settle()
    assert (table.waiting, table.asks_for, table.game.score(1, BODY)) == (0, "ClearPhase", 5)


def test_a_twist_goes_on_when_the_twisting_card_is_cleared() -> None:
    """DUEL-TWIST-06 AMB-24"""
    table = duel(anyone(hand="shackle, second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play shackle")
    table.answer(1, "pass")
    table.answer(0, "play second-wind", "clear second-wind", "clear shackle")
    assert (table.pile(0, "discard"), table.pile(0, "x")) == (["second-wind", "shackle"], [])
    assert (table.game.score(1, BODY), table.free(1)) == (5, (5, 8, 8))
    table.asks(1, "pass", "play slip-free")


def test_a_twist_goes_on_when_another_card_of_its_player_is_purged() -> None:
    """DUEL-TWIST-06 AMB-24"""
    # Shackle is cleared and shuffled with Strike into a new deck; what was Shackle then may be Strike now.
    table = duel(anyone(hand="shackle", discard="strike", deck=""), anyone(hand="nullify, slip-free", deck=""))
    table.answer(0, "play shackle")
    table.answer(1, "pass", "stop", "stop", "end", "pass")
    table.answer(0, "draw 0", "clear shackle", "end")
    table.answer(1, "pass", "stop", "stop", "end", "pass")
    table.answer(0, "draw 2", "play strike")
    table.answer(1, "play nullify")
    assert table.pile(0, "discard") == ["strike"]
    # Strike did not twist anything.
    assert table.game.score(1, BODY) == 5
    table.asks(0, "pass", "play shackle @2")


def test_purging_the_twisting_card_ends_the_twist() -> None:
    """DUEL-PURGE-01 DUEL-TWIST-06"""
    table = duel(
        place("tester", prints=(CRIPPLE,), hand="strike, cripple, slip-free"), anyone(hand="nullify, slip-free")
    )
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "play cripple")
    assert table.game.score(1, BODY) == 5
    table.answer(1, "play nullify")
    assert (table.game.score(1, BODY), table.game.twists) == (8, ())
    table.asks(0, "pass", "play slip-free")


def test_a_score_below_the_spent_points_clears_nothing_and_allows_nothing() -> None:
    """DUEL-TWIST-07 AMB-24"""
    table = duel(anyone(hand="shackle"), anyone(body="strike, deliverance, guard", hand="slip-free, second-wind"))
    assert table.free(1) == (1, 8, 8)
    table.answer(0, "play shackle")
    # 8 less 3 is 5, and 7 are spent.
    assert table.pile(1, "body") == ["strike", "deliverance", "guard"]
    assert table.free(1) == (0, 8, 8)
    table.refuses(1, "slip-free", "DUEL-ATTR-05")
    table.answer(1, "play second-wind", "clear guard", "clear deliverance")
    # Now 2 are spent of 5: it fits again.
    assert table.free(1) == (3, 8, 7)
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize(("body", "fits"), [("guard, guard", True), ("guard, guard, strike", False)])
def test_a_waste_finds_only_the_points_that_a_twist_leaves(body: str, fits: bool) -> None:
    """DUEL-TWIST-02 DUEL-WASTE-04"""
    table = duel(anyone(hand="shackle, panic"), anyone(body=body, hand="jab, second-wind", deck=""))
    table.answer(0, "play shackle")
    table.answer(1, "play second-wind", "stop")
    table.answer(0, "play panic")
    assert (table.pile(1, "body")[-1], table.pile(1, "discard")) == (("jab", []) if fits else ("strike", ["jab"]))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase" if not fits else "ClearPhase")


def test_a_card_that_was_twisted_twice_is_turned_back_at_once() -> None:
    """DUEL-TWIST-03"""
    table = duel(anyone(hand="2 shackle"), anyone(hand="slip-free, second-wind"))
    table.answer(0, "play shackle")
    table.answer(1, "pass")
    table.answer(0, "play shackle")
    assert table.game.score(1, BODY) == 2
    # Turned back, the card is under no effect any more.
    table.answer(1, "play slip-free")
    assert table.game.score(1, BODY) == 8
    assert table.game.twists == ()
    table.asks(1, "pass", "play second-wind")
