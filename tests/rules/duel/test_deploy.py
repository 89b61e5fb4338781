"""Chapter 31, deploy: cards laid face down to be played later."""

from spiralhill.games.herocard.picks import Deploy
from tests.rules.duel.story import anyone, duel, place


def test_a_deployed_card_lies_face_down_on_its_own_stack_and_spends_its_points() -> None:
    """DUEL-DEPLOY-01 DUEL-DEPLOY-02"""
    table = duel(anyone(hand="lie-in-wait, push, strike"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait")
    table.asks(0, "deploy push", "deploy strike")
    table.answer(0, "deploy strike")
    assert (table.pile(0, "body"), table.pile(0, "mind")) == (["strike"], ["lie-in-wait"])
    assert table.game.down == {table.find(0, "strike", "body")}
    assert table.free(0) == (6, 7, 8)
    table.asks(1, "pass", "play slip-free")


def test_only_a_payable_card_can_be_deployed() -> None:
    """DUEL-DEPLOY-02"""
    table = duel(place("tester", scores=(1, 3, 8), hand="lie-in-wait, push, guard, strike"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait")
    # Strike would cost two Body points; Push uses Mind up exactly.
    table.asks(0, "deploy push", "deploy guard")
    table.answer(0, "deploy push")
    assert table.free(0) == (1, 0, 8)
    table.asks(1, "pass", "play slip-free")


def test_a_deployed_card_has_no_effect_yet() -> None:
    """DUEL-DEPLOY-03"""
    table = duel(anyone(hand="lie-in-wait, prayer, strike, push"), anyone(hand="damnation, slip-free"))
    table.answer(0, "play lie-in-wait", "deploy prayer")
    assert table.hand(0) == ["push", "strike"]
    table.settle()
    table.answer(0, "play strike", "done")
    assert table.attack_value == 3
    # It is no active card, and has no family to be counted by.
    assert table.active == ["strike"]
    table.answer(1, "pass")
    table.asks(0, "pass", "play push", "turn-up prayer")


def test_a_face_down_mod_adds_nothing_to_an_attack() -> None:
    """DUEL-DEPLOY-03"""
    table = duel(anyone(hand="strike, lie-in-wait, push"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, "play lie-in-wait")
    assert (table.pile(0, "mind"), table.attack_value) == (["lie-in-wait", "push"], 3)
    assert table.active == ["strike", "lie-in-wait"]
    table.asks(1, "pass", "play slip-free")


def test_nothing_is_deployed_without_a_card_that_says_so() -> None:
    """DUEL-DEPLOY-04 AMB-23"""
    table = duel(anyone(hand="strike, guard"), anyone(hand="slip-free"))
    table.asks(0, "play strike @2", "refresh", "end")
    table.refuses_pick(0, Deploy(table.find(0, "guard")))
    table.answer(0, "play strike")
    table.refuses_pick(1, Deploy(table.find(1, "slip-free")))
    table.asks(1, "pass", "play slip-free")


def test_turning_a_card_up_costs_nothing_more_and_leaves_it_in_its_place() -> None:
    """DUEL-DEPLOY-05 DUEL-DEPLOY-07 AMB-23"""
    table = duel(place("tester", scores=(8, 5, 8), hand="strike, lie-in-wait, push, parry, prayer"), anyone())
    table.answer(0, "play lie-in-wait", "deploy push", "play prayer")
    assert (table.pile(0, "mind"), table.free(0)) == (["lie-in-wait", "push", "prayer"], (8, 0, 8))
    table.answer(0, "play strike")
    # No Mind point is free, and none is needed.
    table.asks(0, "done", "add push")
    table.answer(0, "add push")
    assert table.pile(0, "mind") == ["lie-in-wait", "push", "prayer"]
    assert table.free(0) == (6, 0, 8)
    assert table.game.down == frozenset()
    # Nobody could answer: the attack is over, and it had counted.
    assert table.results == [(6, 0, True)]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_turned_up_card_obeys_its_action_type() -> None:
    """DUEL-DEPLOY-06"""
    table = duel(anyone(hand="lie-in-wait, jab, strike, prayer", deck=""), anyone(hand="prayer, slip-free", deck=""))
    table.answer(0, "play lie-in-wait", "deploy jab")
    table.settle()
    table.answer(0, "end")
    # In the other player's turn a Restricted card stays down.
    table.answer(1, "stop", "play prayer")
    table.refuses(0, "jab", "DUEL-TYPE-09", pile="body")
    table.asks(0, "pass", "play prayer")


def test_a_turned_up_card_obeys_its_kind_and_names_its_target() -> None:
    """DUEL-DEPLOY-06"""
    table = duel(anyone(hand="lie-in-wait, strike, jab, slip-free"), anyone(hand="slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy strike")
    table.settle()
    table.asks(0, "play jab @2", "play jab @3", "play slip-free", "turn-up strike @2", "turn-up strike @3", "end")
    table.answer(0, "turn-up strike @3")
    assert (table.game.attacker, table.game.target, table.attack_value) == (0, 2, 3)
    assert table.game.exclusive_used
    table.asks(1, "pass", "play slip-free")


def test_a_face_down_mod_needs_its_base_like_any_other() -> None:
    """DUEL-DEPLOY-06"""
    table = duel(anyone(hand="lie-in-wait, push, slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy push")
    table.settle()
    table.refuses(0, "push", "DUEL-ATK-04", pile="mind")
    table.asks(0, "play slip-free", "end")


def test_a_deployed_block_is_turned_up_in_answer_to_an_attack() -> None:
    """DUEL-DEPLOY-05 DUEL-DEPLOY-06"""
    table = duel(anyone(hand="lie-in-wait, guard", deck=""), anyone(hand="strike, slip-free", deck=""), phase="action")
    table.answer(0, "play lie-in-wait")
    table.settle()
    table.answer(1, "stop", "play strike")
    table.asks(0, "pass", "turn-up guard")
    table.answer(0, "turn-up guard")
    assert (table.block_value, table.free(0)) == (2, (7, 7, 8))
    table.asks(1, "pass", "play slip-free")


def test_a_deployed_card_can_be_cleared_and_then_takes_no_effect() -> None:
    """DUEL-DEPLOY-08"""
    table = duel(anyone(hand="lie-in-wait, prayer, second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy prayer")
    table.settle()
    table.answer(0, "play second-wind", "clear prayer", "stop")
    assert (table.pile(0, "discard"), table.hand(0), table.free(0)) == (["prayer"], [], (8, 7, 7))
    assert table.game.down == frozenset()
    # Face up for all to see.
    hidden = [pile for pile in table.game.view(1)["piles"] if pile["zone"] == "discard"]  # type: ignore[attr-defined]
    assert [name for _, name in hidden[0]["cards"]] == ["prayer"]
    table.asks(1, "pass", "play slip-free")
