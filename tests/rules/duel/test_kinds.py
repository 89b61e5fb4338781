"""The kinds of cards: three Attacks, three Blocks, and what is neither."""

import pytest

from spiralhill.games.herocard.cards import HEROES
from spiralhill.games.herocard.effects import Draw
from spiralhill.games.herocard.picks import Add
from spiralhill.games.herocard.prints import (
    ATTACK,
    BLOCK,
    FAMILIES,
    FAST,
    MIND,
    MISCELLANEOUS,
    SPECIAL_ATTACK,
    SPECIAL_BLOCK,
    ActionCard,
)
from tests.rules.duel.story import anyone, deon, duel, place, will

NIGHTMARE = ("will", "isis", "deon", "aisling")


def test_there_are_three_kinds_of_attack() -> None:
    """DUEL-KATK-01"""
    assert [kind for kind, family in FAMILIES.items() if family == ATTACK] == [
        "base-attack",
        "attack-mod",
        "special-attack",
    ]


def test_a_base_attack_starts_an_attack_against_a_target() -> None:
    """DUEL-KATK-02"""
    table = duel(anyone(hand="strike"), anyone(hand="slip-free"), anyone(hand="guard"))
    assert (table.game.attacker, table.game.target) == (None, None)
    table.asks(0, "play strike @2", "play strike @3", "refresh", "end")
    table.answer(0, "play strike @3")
    assert (table.game.attacker, table.game.target) == (0, 2)
    assert table.active == ["strike"]
    table.asks(1, "pass", "play slip-free")


def test_an_attack_mod_raises_the_value_of_a_base_attack() -> None:
    """DUEL-KATK-03"""
    table = duel(anyone(hand="strike, push"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    assert table.attack_value == 3
    table.answer(0, "add push")
    assert table.attack_value == 6
    table.asks(1, "pass", "play slip-free")


def test_a_special_attack_adds_no_number() -> None:
    """DUEL-KATK-04"""
    table = duel(anyone(hand="strike, feint"), anyone(hand="guard, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "play feint")
    # It is active and helps, by forbidding Block Mods; the value stays.
    assert table.active == ["strike", "guard", "feint"]
    assert (table.attack_value, table.block_value) == (3, 2)
    table.asks(1, "pass", "play slip-free")


def test_attack_card_means_all_three_kinds() -> None:
    """DUEL-KATK-05"""
    table = duel(deon(hand="judgment"), anyone(body="strike", mind="push, feint", hand="slip-free"))
    table.answer(0, "play judgment")
    # A Base Attack, an Attack Mod and a Special Attack: three times three.
    assert table.attack_value == 9
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("name", NIGHTMARE)
def test_the_nightmare_decks_have_no_special_attack(name: str) -> None:
    """DUEL-KATK-06"""
    assert SPECIAL_ATTACK not in {card.kind for _, card in HEROES[name].deck}


def test_there_are_three_kinds_of_block() -> None:
    """DUEL-KBLK-01"""
    assert [kind for kind, family in FAMILIES.items() if family == BLOCK] == [
        "base-block",
        "block-mod",
        "special-block",
    ]


def test_a_base_block_counters_attack_value() -> None:
    """DUEL-KBLK-02"""
    table = duel(anyone(hand="knife-ritual"), anyone(hand="guard, slip-free"))
    table.answer(0, "play knife-ritual")
    table.answer(1, "play guard")
    # Two against two: the attack comes to nothing.
    assert (table.attack_value, table.block_value) == (2, 2)
    table.settle()
    assert table.results == [(2, 2, False)]
    assert table.points == (0, 0)
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_a_block_mod_raises_the_value_of_a_base_block() -> None:
    """DUEL-KBLK-03"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, brace"))
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    assert table.block_value == 2
    table.answer(1, "add brace")
    assert table.block_value == 5
    table.asks(0, "pass", "play slip-free")


def test_a_special_block_adds_no_number() -> None:
    """DUEL-KBLK-04"""
    table = duel(anyone(hand="strike, slip-free, push"), anyone(hand="guard, parry"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play guard")
    table.answer(0, "pass")
    table.answer(1, "play parry")
    assert table.active == ["strike", "guard", "parry"]
    assert (table.attack_value, table.block_value) == (3, 2)
    # It helps by forbidding Attack Mods.
    table.refuses(0, "push", "DUEL-OVR-01")
    table.asks(0, "pass", "play slip-free")


def test_even_a_number_printed_on_a_special_would_count_for_nothing() -> None:
    """DUEL-KATK-04 DUEL-KBLK-04"""
    glare = ActionCard("glare", MIND, 1, FAST, SPECIAL_ATTACK, 5)
    wall = ActionCard("wall", MIND, 1, FAST, SPECIAL_BLOCK, 5)
    table = duel(
        place("tester", prints=(glare,), hand="strike, glare"),
        place("tester", prints=(wall,), hand="guard, wall, slip-free"),
    )
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "play glare")
    table.answer(1, "play wall")
    assert table.active == ["strike", "guard", "glare", "wall"]
    assert (table.attack_value, table.block_value) == (3, 2)
    table.asks(1, "pass", "play slip-free")


def test_block_card_means_all_three_kinds() -> None:
    """DUEL-KBLK-05"""
    table = duel(deon(hand="righteous-blow, damnation"), anyone(hand="guard, brace, nullify"))
    table.answer(0, "play righteous-blow", "done")
    table.answer(1, "play guard", "add brace")
    table.answer(0, "play damnation")
    # Two active blocks so far: 3 and 4.
    assert table.attack_value == 7
    other = duel(deon(hand="righteous-blow, damnation, slip-free"), anyone(hand="guard, brace, parry"))
    other.answer(0, "play righteous-blow", "add damnation")
    other.answer(1, "play guard", "add brace")
    other.answer(0, "pass")
    other.answer(1, "play parry")
    # The Special Block is the third: 3 and 6.
    assert other.attack_value == 9
    other.asks(0, "pass", "play slip-free")


@pytest.mark.parametrize("name", NIGHTMARE)
def test_the_nightmare_decks_have_no_special_block(name: str) -> None:
    """DUEL-KBLK-06"""
    assert SPECIAL_BLOCK not in {card.kind for _, card in HEROES[name].deck}


def test_a_miscellaneous_card_is_no_attack_for_texts_that_count_attacks() -> None:
    """DUEL-MISC-01"""
    table = duel(deon(hand="judgment"), anyone(body="strike, slip-free", mind="scatter", hand="slip-free"))
    table.answer(0, "play judgment")
    assert table.attack_value == 3
    table.asks(1, "pass", "play slip-free")


def test_a_miscellaneous_card_is_no_block_for_texts_that_count_blocks() -> None:
    """DUEL-MISC-01"""
    table = duel(deon(hand="righteous-blow, damnation, slip-free"), anyone(hand="guard, slip-free"))
    table.answer(0, "play righteous-blow", "add damnation")
    table.answer(1, "play guard")
    assert (table.attack_value, table.block_value) == (5, 2)
    table.answer(0, "pass")
    table.answer(1, "play slip-free")
    # It is active, but neither total moves.
    assert table.active == ["righteous-blow", "damnation", "guard", "slip-free"]
    assert (table.attack_value, table.block_value) == (5, 2)
    table.asks(0, "pass", "play slip-free")


@pytest.mark.parametrize("number", [1, 2])
def test_the_text_alone_says_what_a_miscellaneous_card_does(number: int) -> None:
    """DUEL-MISC-02"""
    errand = ActionCard("errand", MIND, 1, FAST, MISCELLANEOUS, None, (Draw(number), Draw(1)))
    table = duel(place("tester", prints=(errand,), hand="errand"), anyone(hand="slip-free"))
    table.answer(0, "play errand")
    assert len(table.hand(0)) == number + 1
    assert (table.game.attacker, table.active) == (None, [])
    table.asks(1, "pass", "play slip-free")


def test_a_miscellaneous_card_without_words_does_nothing() -> None:
    """DUEL-MISC-02"""
    shrug = ActionCard("shrug", MIND, 1, FAST, MISCELLANEOUS)
    table = duel(place("tester", prints=(shrug,), hand="shrug"), anyone(hand="slip-free"))
    table.answer(0, "play shrug")
    assert (table.hand(0), table.pile(0, "mind"), table.free(0)) == ([], ["shrug"], (8, 7, 8))
    table.asks(1, "pass", "play slip-free")


def test_a_restricted_miscellaneous_card_is_for_the_own_action_phase() -> None:
    """DUEL-MISC-03"""
    table = duel(anyone(hand="strike"), will(hand="reload, slip-free"))
    table.answer(0, "play strike")
    table.refuses(1, "reload", "DUEL-TYPE-09")
    table.asks(1, "pass", "play slip-free")
    own = duel(will(hand="reload"), anyone())
    own.asks(0, "play reload", "refresh", "end")


def test_the_target_may_play_a_miscellaneous_card_in_answer_to_an_attack() -> None:
    """DUEL-MISC-04"""
    table = duel(anyone(hand="strike, slip-free"), deon(hand="prayer", deck="3 guard"))
    table.answer(0, "play strike")
    table.asks(1, "pass", "play prayer")
    table.answer(1, "play prayer")
    # What it draws is at hand for the same attack.
    assert table.active == ["strike", "prayer"]
    table.answer(0, "pass")
    table.asks(1, "pass", "play guard", "play guard 2", "play guard 3")


def test_the_attacker_may_play_one_too() -> None:
    """DUEL-MISC-04"""
    table = duel(will(hand="nightstick, reload"), anyone(hand="slip-free"))
    table.answer(0, "play nightstick")
    table.answer(1, "pass")
    table.answer(0, "play reload")
    assert table.active == ["nightstick", "reload"]
    assert table.attack_value == 4
    table.asks(1, "pass", "play slip-free")


def test_a_miscellaneous_card_is_never_part_of_a_set() -> None:
    """DUEL-MISC-05"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    assert table.asks_for == "BuildSet"
    table.refuses(0, "slip-free", "DUEL-SET-02")
    table.refuses_pick(0, Add(table.find(0, "slip-free")))
    table.asks(0, "done", "add push")


def test_nothing_is_added_to_a_miscellaneous_card() -> None:
    """DUEL-MISC-05"""
    table = duel(anyone(hand="2 slip-free, strike"), anyone(hand="slip-free"))
    table.answer(0, "play slip-free")
    # No set is begun: the opponent has his say after one card.
    assert table.pile(0, "body") == ["slip-free"]
    table.asks(1, "pass", "play slip-free")


def test_a_miscellaneous_card_costs_points_and_stays_in_play() -> None:
    """DUEL-MISC-06"""
    table = duel(deon(hand="prayer"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    table.answer(1, "pass")
    # The three Guards he drew cannot be played without an attack; his phase is over, Prayer stays where it is.
    assert (table.waiting, table.asks_for, table.game.turn) == (1, "DiscardPhase", 2)
    assert table.pile(0, "mind") == ["prayer"]
    assert table.free(0) == (8, 4, 8)
