"""The worked examples of the rule inventory, told as they are written."""

from tests.rules.duel.story import aisling, anyone, deon, duel, isis, will


def test_sample_attack_of_isis_against_will() -> None:
    """DUEL-EX-01"""
    table = duel(isis(hand="knife-ritual, 2 burn"), will(hand="self-defense, slip-free"))
    table.answer(0, "play knife-ritual", "done")
    assert (table.attack_value, table.block_value) == (2, 0)
    table.answer(1, "play self-defense")
    assert (table.attack_value, table.block_value) == (2, 5)
    table.answer(0, "play burn", "add burn")
    assert (table.attack_value, table.block_value) == (8, 5)
    table.asks(1, "pass", "play slip-free")
    table.answer(1, "pass")
    # Isis has nothing to add and passes by herself: two passes in a row.
    assert table.results == [(8, 5, True)]
    assert table.points == (1, 0)
    assert (table.pile(0, "body"), table.pile(0, "mind")) == (["knife-ritual"], ["burn", "burn"])
    assert table.pile(1, "body") == ["self-defense"]
    assert table.active == []
    # Only ending the phase is left to her, which happens by itself; Will's turn begins.
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_damnation_moves_with_the_blocks() -> None:
    """DUEL-EX-02"""
    table = duel(deon(hand="righteous-blow, damnation, slip-free"), anyone(hand="premonition, retouch, second-wind"))
    table.answer(0, "play righteous-blow", "add damnation")
    assert (table.attack_value, table.block_value) == (3, 0)
    table.answer(1, "play premonition", "add retouch")
    assert (table.attack_value, table.block_value) == (7, 6)
    # An effect clears Retouch: both totals fall.
    table.answer(0, "pass")
    table.answer(1, "play second-wind", "clear retouch", "stop")
    assert (table.attack_value, table.block_value) == (5, 2)
    table.settle()
    assert table.results == [(5, 2, True)]


def test_will_combo() -> None:
    """DUEL-EX-03"""
    table = duel(will(hand="shotgun, point-blank, overkill"), isis(hand="premonition"))
    table.answer(0, "play shotgun", "add point-blank", "add overkill")
    assert table.attack_value == 25
    assert table.free(0) == (1, 1, 1)
    table.asks(1, "pass", "play premonition")


def test_aisling_combo() -> None:
    """DUEL-EX-04"""
    table = duel(
        aisling(hand="phantasm, spite, malice"), will(deck="3 guard, shotgun", mind="2 stand-ground", hand="slip-free")
    )
    table.answer(0, "play phantasm", "waste shotgun")
    assert table.pile(1, "body") == ["shotgun"]
    table.answer(1, "pass")
    table.answer(0, "play spite", "add malice")
    assert table.attack_value == 12
    table.settle()
    assert table.results == [(12, 0, True)]


def test_a_wasted_shotgun_needs_free_points_to_help_spite() -> None:
    """DUEL-EX-04"""
    table = duel(aisling(hand="phantasm, spite"), will(deck="3 guard, shotgun", body="guard, guard"))
    table.answer(0, "play phantasm", "waste shotgun")
    assert table.pile(1, "body") == ["guard", "guard"]
    assert table.pile(1, "discard") == ["shotgun"]
    table.answer(0, "play spite")
    assert table.results == [(0, 0, False)]


def test_deon_combo() -> None:
    """DUEL-EX-05"""
    table = duel(
        deon(hand="guardian-angel, judgment, damnation"),
        anyone(hand="deliverance, retouch, push, second-wind", body="2 strike"),
    )
    table.answer(0, "play guardian-angel")
    # Push is the target's only Attack card, so there was nothing to choose.
    assert table.pile(1, "mind") == ["push"]
    table.answer(1, "pass")
    table.answer(0, "play judgment", "done")
    assert table.attack_value == 9
    table.answer(1, "play deliverance", "add retouch")
    assert (table.attack_value, table.block_value) == (9, 9)
    table.answer(0, "play damnation")
    assert (table.attack_value, table.block_value) == (13, 9)
    table.settle()
    assert table.results == [(13, 9, True)]


def test_isis_combo() -> None:
    """DUEL-EX-06"""
    table = duel(
        isis(hand="knife-ritual, 2 blood-rite", x="soul-capture", body="knife-ritual", mind="burn"),
        will(hand="self-defense"),
    )
    table.answer(0, "play knife-ritual", "add blood-rite", "add blood-rite")
    assert table.attack_value == 22
    assert table.free(0)[2] == 0
    table.asks(1, "pass", "play self-defense")


def test_a_mod_played_with_it_shields_the_base_from_a_purge_of_the_last_card() -> None:
    """DUEL-EX-07"""
    table = duel(anyone(hand="strike, push"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, "play push")
    assert table.attack_value == 6
    # Push was the last card played: Strike is out of reach.
    table.answer(1, "play nullify")
    assert table.active == ["strike", "nullify"]
    assert table.attack_value == 3


def test_a_purged_base_attack_gives_the_exclusive_action_back() -> None:
    """DUEL-EX-07"""
    table = duel(anyone(hand="2 strike, slip-free"), anyone(hand="nullify, guard"))
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    assert table.attack_value == 0
    assert table.free(0) == (8, 8, 8)
    table.asks(0, "pass", "play strike @2", "play slip-free")
    table.answer(0, "play strike")
    assert table.results == [(0, 0, False)]
    assert table.attack_value == 3


def test_block_base_removed_and_restored() -> None:
    """DUEL-EX-08"""
    table = duel(anyone(hand="strike, break-guard, slip-free"), anyone(hand="2 guard, brace"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add brace", "done")
    assert table.block_value == 5
    table.answer(0, "play break-guard")
    assert table.block_value == 0
    assert table.active == ["strike", "brace", "break-guard"]
    table.answer(1, "play guard")
    assert table.block_value == 5
