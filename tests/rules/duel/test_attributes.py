"""Attributes: points that are free, points that are spent, and what cannot be paid."""

import pytest

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.prints import ATTRIBUTES, COLOURS
from tests.rules.duel.story import anyone, duel, place, wander, will


@pytest.mark.parametrize("name", HEROES)
def test_every_attribute_card_carries_one_positive_score(name: str) -> None:
    """DUEL-ATTR-01"""
    for card in HEROES[name].attributes:
        assert isinstance(card.score, int)
        assert card.score > 0


def test_red_is_body_blue_is_mind_yellow_is_x() -> None:
    """DUEL-ATTR-02"""
    assert dict(zip(ATTRIBUTES, COLOURS, strict=True)) == {"body": "red", "mind": "blue", "x": "yellow"}
    # A cost box has the colour of the attribute that pays: Shotgun's is red, Burn's blue, Spite's yellow.
    assert [COLOURS[CARDS[title].attribute] for title in ("shotgun", "burn", "spite")] == ["red", "blue", "yellow"]


@pytest.mark.parametrize("seed", range(6))
def test_the_cards_in_a_stack_never_cost_more_than_the_score(seed: int) -> None:
    """DUEL-ATTR-03"""
    heroes = ("will", "isis", "deon", "aisling")
    for game in wander(*heroes, seed=seed, answers=700):
        for seat, hero in enumerate(game.heroes):
            for attribute in range(3):
                spent = sum(game.face(card).cost for card in game.stack(seat, attribute))
                assert spent <= hero.attributes[attribute].score


def test_free_points_are_the_score_less_what_the_stack_costs() -> None:
    """DUEL-ATTR-04"""
    # 8 points of Body; Self Defense costs 4 and Guard 1.
    table = duel(anyone(body="self-defense, guard"), anyone())
    assert table.free(0) == (3, 8, 8)
    table.asks(0, "refresh", "end")


def test_a_card_that_costs_more_than_is_free_may_not_be_played() -> None:
    """DUEL-ATTR-05"""
    table = duel(anyone(body="self-defense, guard", hand="stallion-charge, nightstick"), anyone())
    # Three points of Body are free: Stallion Charge costs 4, Nightstick 3.
    table.refuses(0, "stallion-charge", "DUEL-ATTR-05")
    table.asks(0, "play nightstick @2", "refresh", "end")


def test_a_card_too_dear_for_a_set_is_refused_there_too() -> None:
    """DUEL-ATTR-05"""
    table = duel(anyone(hand="strike, point-blank, 2 push"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add push")
    # Six points of Mind are left, just enough for Point Blank; after it nothing is left for the second Push.
    table.answer(0, "add point-blank")
    assert table.free(0) == (6, 0, 8)
    assert table.hand(0) == ["push"]
    table.asks(1, "pass", "play slip-free")


def test_a_card_that_uses_the_free_points_up_exactly_may_be_played() -> None:
    """DUEL-ATTR-06"""
    table = duel(anyone(body="self-defense", hand="stallion-charge"), anyone(hand="slip-free"))
    assert table.free(0) == (4, 8, 8)
    table.answer(0, "play stallion-charge")
    assert table.free(0) == (0, 8, 8)
    table.asks(1, "pass", "play slip-free")


def test_points_of_one_attribute_never_pay_for_another() -> None:
    """DUEL-ATTR-07"""
    table = duel(anyone(body="shotgun", hand="slip-free, second-wind"), anyone())
    assert table.free(0) == (0, 8, 8)
    # One point of Body is all it wants, and sixteen other points do not help.
    table.refuses(0, "slip-free", "DUEL-ATTR-05")
    table.asks(0, "play second-wind", "refresh", "end")


@pytest.mark.parametrize("seed", range(3))
def test_attribute_cards_are_in_no_deck_hand_or_discard_stack(seed: int) -> None:
    """DUEL-ATTR-08"""
    for game in wander("will", "isis", seed=seed):
        # The piles hold the 30 Action cards of each Hero, and nothing else.
        for seat, hero in enumerate(game.heroes):
            piles = [pile for pile, zone in enumerate(game.box.zones) if zone.owner == seat]
            assert sum(len(game.piles[pile]) for pile in piles) == hero.size == 30
            assert all(game.name(card) in CARDS for pile in piles for card in game.piles[pile])
            assert len(hero.attributes) == 3


@pytest.mark.parametrize("seed", range(3))
def test_scores_stay_as_printed_when_no_card_twists_them(seed: int) -> None:
    """DUEL-ATTR-09"""
    for game in wander("will", "isis", "deon", "aisling", seed=seed):
        for seat, hero in enumerate(game.heroes):
            printed = [card.score for card in HEROES[hero.id].attributes]
            assert [game.score(seat, attribute) for attribute in range(3)] == printed


def test_a_card_may_say_that_a_score_counts_lower() -> None:
    """DUEL-ATTR-09"""
    table = duel(anyone(hand="shackle"), anyone(hand="slip-free"))
    table.answer(0, "play shackle @2")
    assert [table.game.score(1, attribute) for attribute in range(3)] == [5, 8, 8]
    assert table.free(1) == (5, 8, 8)
    table.asks(1, "pass", "play slip-free")


def test_build_points_are_a_number_of_their_own_and_pay_for_nothing() -> None:
    """DUEL-ATTR-10"""
    body = HEROES["will"].attributes[0]
    assert (body.score, body.build_points) == (9, 11)
    # With a Shotgun in play one point of nine is left; eleven build points would leave three, enough for a Nightstick.
    table = duel(will(body="shotgun", hand="nightstick, knife-ritual"), anyone())
    table.refuses(0, "nightstick", "DUEL-ATTR-05")
    table.asks(0, "play knife-ritual @2", "refresh", "end")


def test_a_score_that_differs_from_the_printed_one_limits_in_its_place() -> None:
    """DUEL-ATTR-03 DUEL-ATTR-05"""
    table = duel(place("tester", scores=(1, 8, 8), hand="strike, slip-free"), anyone())
    table.refuses(0, "strike", "DUEL-ATTR-05")
    table.asks(0, "play slip-free", "refresh", "end")
