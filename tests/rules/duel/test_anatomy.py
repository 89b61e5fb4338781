"""What is printed on an Action card, and what each part of it means at the table."""

import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.decks import card_of, check_hero, hero_of, read_deck
from spiralhill.games.herocard.prints import (
    ATTACKS,
    BLOCKS,
    ICONS,
    KINDS,
    MISCELLANEOUS,
    SETTABLE,
    TYPES,
    Hero,
)
from spiralhill.kernel.errors import Illegal
from tests.rules.duel.story import anyone, deon, duel, will


@pytest.mark.parametrize("title", CARDS)
def test_every_card_has_one_cost_and_one_attribute_that_pays_it(title: str) -> None:
    """DUEL-CARD-01"""
    card = CARDS[title]
    assert isinstance(card.cost, int)
    assert card.cost > 0
    assert card.attribute in (0, 1, 2)


def test_a_card_is_paid_from_its_own_attribute_only() -> None:
    """DUEL-CARD-01"""
    table = duel(deon(hand="prayer"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    assert table.free(0) == (8, 4, 8)
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("title", CARDS)
def test_every_card_names_its_action_type_and_its_kind(title: str) -> None:
    """DUEL-CARD-02"""
    card = CARDS[title]
    assert card.type in TYPES
    assert card.kind in KINDS


def test_an_icon_tells_the_six_attacks_and_blocks_apart_and_miscellaneous_cards_have_none() -> None:
    """DUEL-CARD-03"""
    assert ICONS[MISCELLANEOUS] == ""
    icons = [ICONS[kind] for kind in (*ATTACKS, *BLOCKS)]
    assert all(icons)
    assert len(set(icons)) == 6


def test_the_cost_is_not_the_value() -> None:
    """DUEL-CARD-04"""
    table = duel(will(hand="shotgun"), anyone(hand="slip-free"))
    table.answer(0, "play shotgun")
    # It costs 8 of Will's 9 Body points and is worth 9.
    assert table.attack_value == 9
    assert table.free(0) == (1, 7, 6)
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("title", CARDS)
def test_the_text_area_holds_a_number_or_a_text(title: str) -> None:
    """DUEL-CARD-05"""
    card = CARDS[title]
    assert card.value is not None or card.texts
    # Bases and Mods have a value; Specials and Miscellaneous cards have words only.
    assert (card.value is not None) == (card.kind in SETTABLE)


def test_a_number_of_a_mod_is_an_addition_and_worth_nothing_without_a_base() -> None:
    """DUEL-CARD-06"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike", "add push")
    assert table.attack_value == 6
    # The Base goes, the Mod stays: nothing is left to be added to.
    table.answer(1, "play nullify", "purge strike")
    assert table.active == ["push", "nullify"]
    assert table.attack_value == 0
    table.asks(0, "pass", "play slip-free")


def test_a_number_of_a_base_is_an_amount_of_its_own() -> None:
    """DUEL-CARD-06"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="guard, brace, slip-free"))
    # Nobody can begin with a Mod.
    table.refuses(0, "push", "DUEL-ATK-04")
    table.answer(0, "play strike", "done")
    assert table.attack_value == 3
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.answer(1, "play guard", "done")
    assert table.block_value == 2
    table.asks(0, "pass", "play push", "play slip-free")


def test_attack_cards_count_for_the_attack_and_block_cards_for_the_block() -> None:
    """DUEL-CARD-07"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="guard, brace, slip-free"))
    table.answer(0, "play strike", "add push")
    assert (table.attack_value, table.block_value) == (6, 0)
    table.answer(1, "play guard", "done")
    assert (table.attack_value, table.block_value) == (6, 2)
    table.answer(0, "pass")
    table.answer(1, "play brace")
    assert (table.attack_value, table.block_value) == (6, 5)
    table.asks(0, "pass", "play slip-free")


def test_seven_cards_with_the_same_title_are_seven_copies_however_they_are_listed() -> None:
    """DUEL-CARD-08"""
    attributes = hero_of("will").attributes
    rest = (6, card_of("guard")), (6, card_of("push")), (6, card_of("brace"))
    check_hero(Hero("six", attributes, ((3, card_of("strike")), (3, card_of("strike")), *rest)))
    with pytest.raises(Illegal, match="DUEL-BLD-05"):
        check_hero(Hero("seven", attributes, ((4, card_of("strike")), (3, card_of("strike")), *rest)))


def test_a_deck_file_counts_copies_by_title() -> None:
    """DUEL-CARD-08"""
    lines = "name: Chimera\nbody: will\nmind: will\nx: will\n6 Guard\n6 Push\n6 Brace\n4 Strike\n"
    check_hero(read_deck(lines + "2 STRIKE"))
    with pytest.raises(Illegal, match="7 strike"):
        check_hero(read_deck(lines + "3 STRIKE"))
    # Jab has the same cost, kind and value as Strike, but not its title.
    check_hero(read_deck(lines + "2 Strike\n6 Jab"))
