"""Chapter 20, values: constant and variable numbers, and what the totals add up."""

import pytest

from spiralhill.games.herocard.prints import (
    BASE_ATTACK,
    BODY,
    EXCLUSIVE,
    FAST,
    MISCELLANEOUS,
    SPECIAL_ATTACK,
    SPECIAL_BLOCK,
    ActionCard,
    X,
)
from spiralhill.games.herocard.values import IN_PLAY, TARGET, Cards, PlusPer
from tests.rules.duel.story import aisling, anyone, deon, duel, isis, place, will

# Numbers where no printed card has one.
SHOUT = ActionCard("shout", X, 1, FAST, SPECIAL_ATTACK, 5)
SHRUG = ActionCard("shrug", X, 1, FAST, SPECIAL_BLOCK, 5)
SHOVE = ActionCard("shove", X, 1, FAST, MISCELLANEOUS, 5)
# A Base Attack that would fall below nought.
FAINT = ActionCard("faint", BODY, 1, EXCLUSIVE, BASE_ATTACK, PlusPer(2, per=-1, cards=Cards(TARGET, IN_PLAY)))


def test_only_bases_and_mods_have_a_value() -> None:
    """DUEL-VAL-01"""
    table = duel(
        place("tester", prints=(SHOUT, SHOVE), hand="strike, shout, shove, slip-free"),
        place("tester", prints=(SHRUG, SHOVE), hand="guard, shrug, shove"),
    )
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "play shout")
    table.answer(1, "play shrug")
    table.answer(0, "play shove")
    table.answer(1, "play shove")
    assert (table.attack_value, table.block_value) == (3, 2)
    table.asks(0, "pass", "play slip-free")


@pytest.mark.parametrize("crowd", ["", "2 strike, guard"])
def test_a_constant_value_never_changes(crowd: str) -> None:
    """DUEL-VAL-02"""
    table = duel(will(hand="shotgun", x="reload"), anyone(hand="guard", body=crowd))
    table.answer(0, "play shotgun")
    assert table.attack_value == 9
    table.asks(1, "pass", "play guard")


@pytest.mark.parametrize(("body", "worth"), [("2 guard", 0), ("strike", 3), ("strike, jab, strike", 9)])
def test_a_variable_value_depends_on_what_its_text_names(body: str, worth: int) -> None:
    """DUEL-VAL-03"""
    table = duel(deon(hand="judgment"), anyone(body=body, hand="slip-free"))
    table.answer(0, "play judgment")
    assert table.attack_value == worth
    table.asks(1, "pass", "play slip-free")


def test_a_variable_value_follows_every_change_up_and_down() -> None:
    """DUEL-VAL-04 DUEL-VAL-05"""
    table = duel(anyone(hand="strike, damnation, 2 slip-free"), anyone(hand="2 guard, parry, second-wind"))
    table.answer(0, "play strike", "add damnation")
    assert table.attack_value == 3
    table.answer(1, "play guard", "done")
    assert table.attack_value == 5
    table.answer(0, "pass")
    table.answer(1, "play parry")
    assert table.attack_value == 7
    table.answer(0, "pass")
    table.answer(1, "play guard")
    assert table.attack_value == 9
    table.answer(0, "pass")
    table.answer(1, "play second-wind", "clear guard", "clear parry")
    assert (table.attack_value, table.block_value) == (5, 2)
    table.asks(0, "pass", "play slip-free", "play slip-free 2")


def test_the_attack_value_is_the_sum_of_active_bases_and_mods() -> None:
    """DUEL-VAL-06"""
    table = duel(will(hand="shotgun, point-blank, overkill"), isis(hand="premonition"))
    table.answer(0, "play shotgun", "add point-blank", "add overkill")
    assert table.attack_value == 9 + 7 + 9
    table.asks(1, "pass", "play premonition")


def test_the_block_value_is_the_sum_of_active_bases_and_mods() -> None:
    """DUEL-VAL-07"""
    table = duel(isis(hand="knife-ritual, burn"), will(hand="self-defense, take-cover, stand-ground"))
    table.answer(0, "play knife-ritual", "done")
    table.answer(1, "play self-defense", "add take-cover", "add stand-ground")
    assert table.block_value == 5 + 4 + 3
    table.asks(0, "pass", "play burn")


def test_in_play_counts_old_and_new_cards_alike() -> None:
    """DUEL-VAL-08"""
    table = duel(aisling(hand="stallion-charge, malice"), anyone(hand="guard, brace", mind="brace", x="second-wind"))
    table.answer(0, "play stallion-charge", "add malice")
    # Two left-over cards.
    assert table.attack_value == 5 + 2
    table.answer(1, "play guard", "add brace")
    # Two active ones more: 9 against 5.
    assert table.results == [(9, 5, True)]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_active_counts_the_cards_of_the_running_sequence_only() -> None:
    """DUEL-VAL-09"""
    table = duel(deon(hand="righteous-blow, damnation"), anyone(hand="guard, slip-free", body="2 guard"))
    table.answer(0, "play righteous-blow", "add damnation")
    assert table.attack_value == 3
    table.answer(1, "play guard")
    assert (table.attack_value, table.block_value) == (5, 2)
    table.asks(1, "pass", "play slip-free")


def test_blood_rite_leaves_itself_out_but_counts_its_copies() -> None:
    """DUEL-VAL-10"""
    table = duel(isis(hand="knife-ritual, 2 blood-rite"), will(hand="self-defense"))
    table.answer(0, "play knife-ritual", "add blood-rite")
    # One other Attack card.
    assert table.attack_value == 2 + 2
    table.answer(0, "add blood-rite")
    # Two others for each.
    assert [table.game.value(card) for card in table.game.active_cards] == [2, 4, 4]
    assert table.attack_value == 10
    table.asks(1, "pass", "play self-defense")


def test_the_doubling_mod_follows_the_base_attack_as_it_stands() -> None:
    """DUEL-VAL-11"""
    table = duel(anyone(hand="strike, overkill, sharpen"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add overkill")
    assert table.attack_value == 3 + 3
    table.answer(1, "pass")
    table.answer(0, "play sharpen")
    assert table.attack_value == 6 + 6
    table.asks(1, "pass", "play slip-free")


def test_the_doubling_mod_doubles_a_variable_base_attack_too() -> None:
    """DUEL-VAL-11"""
    table = duel(
        place("deon", scores=(8, 6, 9), hand="judgment, overkill, guardian-angel"),
        anyone(body="strike", hand="jab, slip-free"),
    )
    table.answer(0, "play judgment", "add overkill")
    assert table.attack_value == 3 + 3
    table.answer(1, "pass")
    # A second Attack card comes into play there.
    table.answer(0, "play guardian-angel")
    assert table.attack_value == 6 + 6
    table.asks(1, "pass", "play slip-free")


def test_mirror_guard_blocks_as_much_as_the_base_attack_is_worth() -> None:
    """DUEL-VAL-03 DUEL-VAL-11"""
    table = duel(anyone(hand="strike, push, sharpen"), anyone(hand="mirror-guard, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play mirror-guard")
    # The Attack Mod is not part of the Base Attack.
    assert (table.attack_value, table.block_value) == (6, 3)
    table.answer(0, "play sharpen")
    assert (table.attack_value, table.block_value) == (9, 6)
    table.asks(1, "pass", "play slip-free")


def test_overload_counts_the_cost_on_the_named_attribute() -> None:
    """DUEL-VAL-03"""
    table = duel(anyone(hand="overload"), anyone(body="strike, guard", mind="parry", hand="slip-free"))
    table.answer(0, "play overload")
    table.asks(0, "name body", "name mind", "name x")
    table.answer(0, "name body")
    assert table.attack_value == 2 + 1
    # The target's own card raises it.
    table.answer(1, "play slip-free")
    assert table.results == [(4, 0, True)]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_spite_takes_the_value_of_a_base_attack_in_play_and_a_wasted_one_will_do() -> None:
    """DUEL-VAL-12"""
    table = duel(aisling(hand="phantasm, spite"), will(deck="guard, shotgun", hand="slip-free"))
    table.answer(0, "play phantasm", "waste shotgun")
    table.answer(1, "pass")
    table.answer(0, "play spite")
    assert table.attack_value == 9
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize(
    ("piles", "worth"),
    [
        # One of several, and the highest.
        ({"body": "nightstick, knife-ritual"}, 4),
        ({"body": "knife-ritual, nightstick"}, 4),
        # An Attack Mod is no Base Attack.
        ({"body": "knife-ritual", "mind": "point-blank"}, 2),
        # A variable one counts the number it starts from, although Judgment would be worth 3 against Aisling.
        ({"x": "judgment"}, 0),
        ({"x": "judgment", "body": "knife-ritual"}, 2),
        ({"x": "spite", "body": "knife-ritual"}, 2),
    ],
)
def test_spite_takes_one_base_attack_the_highest_by_its_printed_number(piles: dict[str, str], worth: int) -> None:
    """DUEL-VAL-12 AMB-17"""
    table = duel(aisling(hand="spite"), anyone(hand="slip-free", **piles))
    table.answer(0, "play spite")
    assert table.attack_value == worth
    table.asks(1, "pass", "play slip-free")


def test_no_value_falls_below_nought() -> None:
    """DUEL-VAL-03 AMB-32"""
    table = duel(place("tester", prints=(FAINT,), hand="faint, push"), anyone(body="4 guard", hand="slip-free"))
    table.answer(0, "play faint", "done")
    # Two minus four.
    assert table.attack_value == 0
    table.answer(1, "pass")
    table.answer(0, "play push")
    # The Mod is worth all its three.
    assert table.attack_value == 3
    table.asks(1, "pass", "play slip-free")


def test_no_attribute_score_falls_below_nought() -> None:
    """DUEL-TWIST-07 AMB-32"""
    table = duel(anyone(hand="2 shackle"), place("tester", scores=(5, 8, 8), hand="slip-free, second-wind"))
    table.answer(0, "play shackle")
    table.settle()
    table.answer(0, "play shackle")
    assert (table.game.score(1, BODY), table.free(1)[BODY]) == (0, 0)
    table.refuses(1, "slip-free", "DUEL-ATTR-05")
    table.asks(1, "pass", "play second-wind")
