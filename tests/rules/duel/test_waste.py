"""Chapter 29, waste: cards put into play against their owner's will."""

import pytest

from spiralhill.games.herocard.events import Reshuffles, Wastes
from tests.rules.duel.story import aisling, anyone, deon, duel, will


def test_a_wasted_card_has_no_effect() -> None:
    """DUEL-WASTE-01"""
    table = duel(aisling(hand="panic"), anyone(hand="prayer"))
    table.answer(0, "play panic")
    # Prayer would draw three cards.
    assert (table.hand(1), table.pile(1, "mind")) == ([], ["prayer"])
    assert len(table.pile(1, "deck")) == 10
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_wasted_card_goes_on_top_of_its_owners_matching_stack() -> None:
    """DUEL-WASTE-02"""
    table = duel(aisling(hand="phantasm"), anyone(deck="guard, push", mind="brace", hand="slip-free"))
    table.answer(0, "play phantasm", "waste push")
    assert (table.pile(1, "mind"), table.pile(1, "body"), table.pile(1, "x")) == (["brace", "push"], [], [])
    assert table.pile(0, "mind") == ["phantasm"]
    table.asks(1, "pass", "play slip-free")


def test_a_wasted_card_spends_points() -> None:
    """DUEL-WASTE-03"""
    table = duel(aisling(hand="phantasm"), will(deck="guard, shotgun", hand="nightstick, premonition, slip-free"))
    table.answer(0, "play phantasm", "waste shotgun")
    assert table.free(1) == (1, 7, 6)
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize(("body", "fits"), [("guard", True), ("guard, guard", False)])
def test_a_wasted_card_that_cannot_be_paid_is_discarded(body: str, fits: bool) -> None:
    """DUEL-WASTE-04"""
    # Will has 9 Body points, the Shotgun costs 8.
    table = duel(aisling(hand="phantasm"), will(deck="guard, shotgun", body=body, hand="second-wind"))
    table.answer(0, "play phantasm", "waste shotgun")
    assert (table.pile(1, "body")[-1] == "shotgun", table.pile(1, "discard") == ["shotgun"]) == (fits, not fits)
    assert table.told(Wastes) == [Wastes(1, "shotgun", fits)]
    assert table.free(1)[0] == (0 if fits else 7)
    table.asks(1, "pass", "play second-wind")


def test_a_wasted_base_attack_opens_no_sequence_and_uses_no_exclusive_action() -> None:
    """DUEL-WASTE-05 AMB-14"""
    table = duel(deon(hand="guardian-angel, righteous-blow"), anyone(hand="strike, slip-free"))
    table.answer(0, "play guardian-angel")
    # An Exclusive card, in another player's turn: a waste does not ask for the type.
    assert table.pile(1, "body") == ["strike"]
    assert (table.game.attacker, table.active, table.results) == (None, [], [])
    assert not table.game.exclusive_used
    table.answer(1, "pass")
    table.asks(0, "pass", "play righteous-blow @2")


def test_a_wasted_base_attack_leaves_the_running_attack_alone() -> None:
    """DUEL-WASTE-05"""
    table = duel(deon(hand="righteous-blow, guardian-angel"), anyone(hand="strike, slip-free"))
    table.answer(0, "play righteous-blow")
    table.answer(1, "pass")
    table.answer(0, "play guardian-angel")
    assert (table.attack_value, table.active) == (3, ["righteous-blow", "guardian-angel"])
    assert (table.game.attacker, table.game.target) == (0, 1)
    table.asks(1, "pass", "play slip-free")


def test_a_wasted_card_counts_for_texts_that_count_cards_in_play() -> None:
    """DUEL-WASTE-06"""
    table = duel(deon(hand="judgment, malice, guardian-angel"), anyone(hand="push, strike, slip-free"))
    table.answer(0, "play judgment", "add malice")
    assert table.attack_value == 0
    table.answer(1, "pass")
    table.answer(0, "play guardian-angel")
    table.answer(1, "waste push")
    # Judgment: one Attack card, 3. Malice: one card, 1.
    assert table.attack_value == 3 + 1
    table.asks(1, "pass", "play slip-free")


def test_a_wasted_card_is_cleared_like_any_other() -> None:
    """DUEL-WASTE-07"""
    table = duel(aisling(hand="panic"), anyone(hand="guard", body="strike"))
    table.answer(0, "play panic")
    assert table.pile(1, "body") == ["strike", "guard"]
    table.answer(1, "draw 0")
    table.asks(1, "stop", "clear guard")
    table.answer(1, "clear guard")
    assert table.pile(1, "discard") == ["guard"]
    table.asks(1, "stop", "clear strike")


def test_the_chooser_picks_one_of_the_top_four_and_the_rest_stays_as_it_lies() -> None:
    """DUEL-WASTE-08 AMB-16"""
    table = duel(aisling(hand="phantasm"), anyone(deck="jab, strike, push, brace, guard", hand="slip-free"))
    table.answer(0, "play phantasm")
    # Jab lies fifth.
    table.asks(0, "waste guard", "waste brace", "waste push", "waste strike")
    table.answer(0, "waste push")
    assert table.pile(1, "deck") == ["jab", "strike", "brace", "guard"]
    table.asks(1, "pass", "play slip-free")


def test_of_a_short_deck_the_chooser_looks_at_what_is_there() -> None:
    """DUEL-WASTE-08 AMB-16"""
    table = duel(aisling(hand="phantasm"), anyone(deck="push, brace", discard="strike, jab", hand="slip-free"))
    table.answer(0, "play phantasm")
    # The discard stack stays where it is.
    table.asks(0, "waste push", "waste brace")
    table.answer(0, "waste brace")
    assert (table.pile(1, "deck"), table.pile(1, "discard")) == (["push"], ["strike", "jab"])
    assert table.told(Reshuffles) == []
    table.asks(1, "pass", "play slip-free")


def test_an_empty_deck_is_rebuilt_before_the_chooser_looks() -> None:
    """DUEL-WASTE-08 AMB-04 AMB-16"""
    table = duel(aisling(hand="phantasm"), anyone(deck="", discard="strike, jab", hand="slip-free"))
    table.answer(0, "play phantasm")
    table.asks(0, "waste strike", "waste jab")
    table.answer(0, "waste jab")
    assert (table.pile(1, "deck"), table.pile(1, "discard"), table.pile(1, "body")) == (["strike"], [], ["jab"])
    assert table.told(Reshuffles) == [Reshuffles(1)]
    table.asks(1, "pass", "play slip-free")


def test_with_no_card_left_to_look_at_nothing_is_wasted() -> None:
    """DUEL-WASTE-08 AMB-05"""
    table = duel(aisling(hand="phantasm"), anyone(deck="", discard="", hand="slip-free"))
    table.answer(0, "play phantasm")
    assert table.told(Wastes) == []
    table.asks(1, "pass", "play slip-free")


def test_a_hand_without_the_named_family_wastes_nothing() -> None:
    """DUEL-WASTE-09"""
    table = duel(deon(hand="guardian-angel"), anyone(hand="guard, brace, parry, slip-free"))
    table.answer(0, "play guardian-angel")
    assert table.hand(1) == ["brace", "guard", "parry", "slip-free"]
    assert table.told(Wastes) == []
    table.asks(1, "pass", "play slip-free")


def test_a_forced_waste_does_not_use_the_owners_priority() -> None:
    """DUEL-WASTE-10"""
    table = duel(deon(hand="guardian-angel"), anyone(hand="strike, push, slip-free"))
    table.answer(0, "play guardian-angel")
    table.answer(1, "waste strike")
    table.asks(1, "pass", "play slip-free")
    table.answer(1, "play slip-free")
    # Nothing is left of the round: her turn is over, his begins.
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")
