"""Chapter 17, active cards: the cards of the running sequence, and only they."""

from tests.rules.duel.story import anyone, duel


def test_a_card_is_active_from_its_play_until_the_sequence_ends() -> None:
    """DUEL-ACTV-01 DUEL-ACTV-02"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="guard, slip-free"))
    table.answer(0, "play strike", "done")
    assert table.active == ["strike"]
    table.answer(1, "play guard")
    assert table.active == ["strike", "guard"]
    table.answer(0, "play push")
    assert table.active == ["strike", "guard", "push"]
    table.settle()
    # All stay in play, none stays active.
    assert table.active == []
    assert (table.pile(0, "body"), table.pile(0, "mind"), table.pile(1, "body")) == (["strike"], ["push"], ["guard"])
    table.asks(0, "play slip-free", "end")


def test_a_block_does_not_help_in_a_later_sequence() -> None:
    """DUEL-ACTV-03"""
    table = duel(anyone(hand="2 jab"), anyone(hand="guard, brace, slip-free"))
    table.answer(0, "play jab")
    table.answer(1, "play guard", "done")
    assert table.block_value == 2
    table.settle()
    table.answer(0, "play jab")
    assert (table.pile(1, "body"), table.block_value) == (["guard"], 0)
    # Nor does it open the way for Block Mods.
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.asks(1, "pass", "play slip-free")


def test_attack_mods_do_not_help_in_a_later_sequence() -> None:
    """DUEL-ACTV-04"""
    table = duel(anyone(hand="2 jab, push"), anyone(hand="slip-free"))
    table.answer(0, "play jab", "add push")
    assert table.attack_value == 6
    table.answer(1, "pass")
    table.answer(0, "play jab")
    assert (table.pile(0, "mind"), table.attack_value) == (["push"], 3)
    table.asks(1, "pass", "play slip-free")


def test_a_cleared_card_is_active_no_more() -> None:
    """DUEL-ACTV-05"""
    table = duel(anyone(hand="strike, push, second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "pass")
    table.answer(0, "play second-wind", "clear push", "stop")
    assert (table.active, table.attack_value) == (["strike", "second-wind"], 3)
    table.asks(1, "pass", "play slip-free")


def test_a_card_played_before_the_attack_is_not_active() -> None:
    """DUEL-ACTV-06 AMB-29"""
    table = duel(anyone(hand="prayer, strike"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    assert table.active == []
    table.answer(1, "play slip-free")
    # The active player has priority in the same round and may attack with it.
    table.asks(0, "pass", "play strike @2")
    table.answer(0, "play strike")
    assert table.results == [(3, 0, True)]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_wasted_card_is_in_play_but_not_active() -> None:
    """DUEL-ACTV-07 AMB-15"""
    table = duel(anyone(hand="strike, damnation, phantasm"), anyone(deck="push, guard", hand="slip-free"))
    table.answer(0, "play strike", "add damnation")
    table.answer(1, "pass")
    table.answer(0, "play phantasm", "waste guard")
    assert table.pile(1, "body") == ["guard"]
    assert table.active == ["strike", "damnation", "phantasm"]
    # No block value, and no active block for Damnation to count.
    assert (table.attack_value, table.block_value) == (3, 0)
    table.asks(1, "pass", "play slip-free")
