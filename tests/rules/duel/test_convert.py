"""Chapter 32, convert: cards that count as if another text were printed on them."""

from spiralhill.games.herocard.events import Converts
from tests.rules.duel.story import anyone, duel


def test_a_converted_card_counts_as_if_its_text_had_been_changed() -> None:
    """DUEL-CONV-01"""
    table = duel(anyone(hand="strike, push, burn, slip-free"), anyone(hand="soften, slip-free"))
    table.answer(0, "play strike", "add push", "add burn")
    assert table.attack_value == 9
    table.answer(1, "play soften")
    # Any active Attack Mod of the attacker, at his choice; not the Base.
    table.asks(1, "convert push", "convert burn")
    table.answer(1, "convert burn")
    assert table.attack_value == 3 + 3 + 1
    assert table.told(Converts) == [Converts("burn", 1)]
    table.asks(0, "pass", "play slip-free")


def test_a_converted_variable_value_varies_no_more() -> None:
    """DUEL-CONV-01"""
    table = duel(anyone(hand="strike, damnation, slip-free"), anyone(hand="guard, soften, slip-free"))
    table.answer(0, "play strike", "add damnation")
    table.answer(1, "play soften")
    # One active Block, which Damnation would count for two.
    assert table.attack_value == 3 + 1
    table.answer(0, "pass")
    table.answer(1, "play guard")
    assert (table.attack_value, table.block_value) == (4, 2)
    table.asks(0, "pass", "play slip-free")


def test_a_conversion_can_raise_a_card_too() -> None:
    """DUEL-CONV-01"""
    table = duel(anyone(hand="strike, sharpen"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "play sharpen")
    assert table.attack_value == 6
    table.asks(1, "pass", "play slip-free")


def test_a_converted_card_keeps_cost_attribute_place_and_owner() -> None:
    """DUEL-CONV-02"""
    table = duel(anyone(hand="strike, push, burn, slip-free"), anyone(hand="soften, slip-free"))
    table.answer(0, "play strike", "add push", "add burn")
    before = (table.pile(0, "mind"), table.free(0), table.active, [table.game.kind(card) for card in range(20, 24)])
    table.answer(1, "play soften", "convert push")
    assert table.pile(0, "mind") == ["push", "burn"]
    assert (table.pile(0, "mind"), table.free(0)) == before[:2]
    push = table.find(0, "push", "mind")
    assert (table.game.owner(push), table.game.kind(push), table.game.face(push).cost) == (0, "attack-mod", 2)
    assert table.active == [*before[2], "soften"]
    table.asks(0, "pass", "play slip-free")


def test_sharpen_lasts_until_the_sequence_ends() -> None:
    """DUEL-CONV-03 AMB-25"""
    table = duel(anyone(hand="strike, sharpen, slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "play sharpen")
    table.settle()
    assert table.results == [(6, 0, True)]
    # Strike is still in play, as printed.
    assert table.game.value(table.find(0, "strike", "body")) == 3
    table.asks(0, "play slip-free", "end")


def test_soften_lasts_until_the_card_leaves_play() -> None:
    """DUEL-CONV-03 AMB-25"""
    table = duel(anyone(hand="strike, push, second-wind, slip-free"), anyone(hand="soften, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play soften")
    table.settle()
    assert table.results == [(4, 0, True)]
    # The sequence is over, and it still counts one.
    assert table.game.value(table.find(0, "push", "mind")) == 1
    table.answer(0, "play second-wind", "clear push", "stop")
    assert table.pile(0, "discard") == ["push"]
    # Back to what is printed on it.
    assert table.game.value(table.find(0, "push", "discard")) == 3
    assert table.game.facts()["converted"] == {}
    table.asks(1, "pass", "play slip-free")
