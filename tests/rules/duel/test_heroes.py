"""Heroes and components: what a player brings to the table."""

from collections import Counter

import pytest

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.decks import read_deck
from spiralhill.games.herocard.picks import BoardAction
from spiralhill.games.herocard.prints import (
    ATTACKS,
    BLOCKS,
    FAMILIES,
    FAST,
    KINDS,
    MISCELLANEOUS,
    ActionCard,
)
from spiralhill.kernel.errors import Illegal
from tests.rules.duel.story import duel, place, wander

NIGHTMARE = ("will", "isis", "deon", "aisling")


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_three_attribute_cards_and_an_action_deck(name: str) -> None:
    """DUEL-HERO-01"""
    hero = HEROES[name]
    assert len(hero.attributes) == 3
    assert hero.size > 0
    assert all(isinstance(card, ActionCard) for _, card in hero.deck)


@pytest.mark.parametrize("name", HEROES)
def test_every_hero_of_the_box_has_one_body_one_mind_and_one_x(name: str) -> None:
    """DUEL-HERO-02"""
    assert [card.attribute for card in HEROES[name].attributes] == [0, 1, 2]


@pytest.mark.parametrize(
    "attributes",
    ["body: will\nbody: isis\nmind: isis\nx: deon", "body: will\nmind: isis", "body: will\nbody: isis\nx: deon"],
    ids=["two Bodies", "no X", "two Bodies and no Mind"],
)
def test_a_hero_with_a_doubled_or_missing_attribute_is_refused(attributes: str) -> None:
    """DUEL-HERO-02"""
    with pytest.raises(Illegal, match="exactly one"):
        read_deck(f"name: Chimera\n{attributes}\n20 Guard")


def test_a_hero_with_one_card_of_each_attribute_is_accepted_in_whatever_order_they_are_named() -> None:
    """DUEL-HERO-02"""
    hero = read_deck("name: Chimera\nx: deon\nbody: will\nmind: isis\n20 Guard")
    assert [(card.attribute, card.hero) for card in hero.attributes] == [(0, "will"), (1, "isis"), (2, "deon")]


def test_every_kind_belongs_to_exactly_one_family() -> None:
    """DUEL-HERO-03"""
    assert sorted(FAMILIES) == sorted(KINDS)
    assert Counter(FAMILIES.values()) == {"attack": 3, "block": 3, MISCELLANEOUS: 1}
    assert not set(ATTACKS) & set(BLOCKS)


@pytest.mark.parametrize("title", CARDS)
def test_every_action_card_is_an_attack_a_block_or_miscellaneous(title: str) -> None:
    """DUEL-HERO-03"""
    kind = CARDS[title].kind
    assert [kind in ATTACKS, kind in BLOCKS, kind == MISCELLANEOUS].count(True) == 1


@pytest.mark.parametrize("attribute", [0, 1, 2], ids=["body", "mind", "x"])
def test_x_pays_and_runs_out_just_like_body_and_mind(attribute: int) -> None:
    """DUEL-HERO-04"""
    trick = ActionCard("trick", attribute, 3, FAST, MISCELLANEOUS)
    table = duel(place("tester", scores=(5, 5, 5), prints=(trick,), hand="2 trick"), place("tester"))
    table.answer(0, "play trick")
    # Two of five points are left: too few for the second one.
    assert [points for at, points in enumerate(table.free(0)) if at != attribute] == [5, 5]
    assert table.free(0)[attribute] == 2
    assert len(table.game.stack(0, attribute)) == 1
    # With nothing else to do his phase ends, and so does the turn.
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")
    assert table.hand(0) == ["trick"]


@pytest.mark.parametrize("seed", range(4))
def test_after_a_whole_game_every_card_is_still_with_its_first_owner(seed: int) -> None:
    """DUEL-HERO-05"""
    for game in wander("will", "tester", "aisling", seed=seed, answers=1500):
        for pile, cards in enumerate(game.piles):
            assert all(game.owner(card) == game.box.zones[pile].owner for card in cards)
    for seat, hero in enumerate(game.heroes):
        own = [card for card in range(len(game.prints)) if game.owner(card) == seat]
        assert Counter(game.name(card) for card in own) == {card.id: copies for copies, card in hero.deck}


def test_a_plain_duel_needs_no_board() -> None:
    """DUEL-HERO-06"""
    for game in wander("will", "isis", seed=5, answers=3000):
        assert not any(isinstance(pick, BoardAction) for options in game.asked.values() for pick in options)
    assert {zone.name for zone in game.box.zones} == {"deck", "hand", "discard", "body", "mind", "x"}
    assert game.over
    assert len(game.winners) == 1


@pytest.mark.parametrize("name", NIGHTMARE)
def test_the_ready_made_decks_have_thirty_action_cards_and_three_attribute_cards(name: str) -> None:
    """DUEL-HERO-07"""
    hero = HEROES[name]
    assert (hero.size, len(hero.attributes)) == (30, 3)
