"""Chapter 2, setup: how the table stands before the first card."""

from collections import Counter
from typing import Any, cast

import pytest

import spiralhill
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import Mood
from spiralhill.games.holidays.characters.oogie import Dice as OogiesDice
from spiralhill.games.holidays.holidays import Holidays
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.rules import HOLIDAYS
from spiralhill.games.holidays.state import DECK, PILES
from tests.rules.holidays.story import Story, begun, holidays, jack, oogie, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
AMOUNTS = {location.id: location.tokens for location in LOCATIONS}

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


@pytest.mark.parametrize("names", [ALL, ALL[::-1], ("sally", "finkelstein", "jack")], ids=["one", "back", "some"])
def test_characters_are_taken_in_any_order_with_their_own_mat_and_deck(names: tuple[str, ...]) -> None:
    """HOL-SETUP-01 HOL-AMB-33"""
    game = spiralhill.new("holidays", names, seed=1)
    assert isinstance(game, Holidays)
    table = Story(game)
    for seat, name in enumerate(names):
        assert table.game.name(table.game.mat(seat)) == name
        cards = table.pile(seat, "deck") + table.pile(seat, "hand")
        assert sorted(cards) == sorted(card.id for card in CHARACTERS[name].deck)
        assert len(cards) == 20


def test_each_deck_is_shuffled() -> None:
    """HOL-SETUP-02"""
    for seat, name in enumerate(("jack", "sally")):
        tables = [begun("jack", "sally", seed=seed) for seed in range(8)]
        orders = [tuple(table.pile(seat, "deck") + table.pile(seat, "hand")) for table in tables]
        assert len(set(orders)) == 8
        assert tuple(card.id for card in CHARACTERS[name].deck) not in orders


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["its owner", "an opponent", "a spectator"])
def test_a_deck_lies_face_down_for_everybody(viewer: int | None) -> None:
    """HOL-SETUP-02"""
    piles = cast(list[dict[str, Any]], begun("jack", "sally").game.view(viewer)["piles"])
    assert piles[DECK]["cards"] == [None] * 16
    assert piles[PILES + DECK]["cards"] == [None] * 15


def test_oogie_has_two_dice_the_mood_shows_joy_and_the_tracker_stands_on_start() -> None:
    """HOL-SETUP-03"""
    for seed in range(3):
        gear = begun("oogie", "mayor", "jack", seed=seed).game.gear
        # Two dice that were not rolled yet.
        assert gear[0] == OogiesDice(0, 0, None)
        assert gear[1] == Mood("joy")
        assert gear[2] == Research(0, False)


def test_the_experiments_are_shuffled_into_two_face_up_stacks_of_three() -> None:
    """HOL-SETUP-04"""
    experiments = sorted(card.id for card in CHARACTERS["finkelstein"].extras)
    seen = set()
    for seed in range(12):
        table = begun("jack", "finkelstein", seed=seed)
        first, second = table.pile(1, "first"), table.pile(1, "second")
        assert (len(first), len(second), table.pile(1, "completed")) == (3, 3, [])
        assert sorted(first + second) == experiments
        seen.add((*first, *second))
        # Face-up as stacks are: everybody reads the top card of each.
        piles = cast(list[dict[str, Any]], table.game.view(0)["piles"])
        shown = [pile["cards"] for pile in piles if pile["zone"] == "stack"]
        assert [[card and card[1] for card in stack] for stack in shown] == [
            [None, None, first[-1]],
            [None, None, second[-1]],
        ]
    assert len(seen) == 12


@every_number_of_players
def test_the_pumpkin_stands_on_round_one_and_the_middle_is_laid_out_for_all(players: int) -> None:
    """HOL-SETUP-05"""
    game = begun(*ALL[:players]).game
    assert game.round == 1
    assert game.facts()["round"] == 1
    assert {game.slot(seat, 1) for seat in range(players)} == {players}
    assert game.location(players) in AMOUNTS


@every_number_of_players
def test_a_location_lies_on_the_middle_and_one_between_each_two_neighbours(players: int) -> None:
    """HOL-SETUP-06"""
    at_middle = set()
    for seed in range(60):
        game = begun(*ALL[:players], seed=seed).game
        laid = [game.location(slot) for slot in range(players + 1)]
        assert len(set(laid)) == players + 1
        at_middle.add(laid[-1])
    # They are shuffled: sooner or later each of the twelve comes to the Middle.
    assert at_middle == set(AMOUNTS)


@pytest.mark.parametrize(("players", "left"), [(2, 9), (3, 8), (4, 7), (5, 6), (6, 5)])
def test_the_other_locations_are_put_aside_until_the_next_round(players: int, left: int) -> None:
    """HOL-SETUP-07"""
    game = begun(*ALL[:players], seed=1).game
    aside = {game.name(card) for card in game.piles[game.aside]}
    assert len(aside) == left
    assert aside.isdisjoint(game.location(slot) for slot in range(players + 1))
    # Nobody touches them before the next round.
    for table in wander(*ALL[:players], seed=1):
        game = table.game
        if game.round == 1:
            assert {game.name(card) for card in game.piles[game.aside]} == aside
    assert {game.name(card) for card in game.piles[game.aside]} != aside


@every_number_of_players
def test_outer_locations_get_the_tokens_of_round_one_and_the_middle_those_of_round_four(players: int) -> None:
    """HOL-SETUP-08 HOL-SETUP-09"""
    for seed in range(10):
        game = begun(*ALL[:players], seed=seed).game
        for slot in range(players):
            assert game.tokens[slot] == AMOUNTS[game.location(slot)][0]
        assert game.tokens[players] == AMOUNTS[game.location(players)][3]


def test_hinterlands_gets_three_of_each_on_the_middle_and_its_round_one_amount_elsewhere() -> None:
    """HOL-SETUP-08 HOL-SETUP-09 HOL-EX-01"""
    found: dict[bool, tuple[int, int]] = {}
    for seed in range(40):
        game = begun("jack", "santa", "oogie", seed=seed).game
        for slot in range(4):
            if game.location(slot) == "hinterlands":
                found.setdefault(slot == 3, game.tokens[slot])
    assert found == {True: (3, 3), False: AMOUNTS["hinterlands"][0]}


def test_the_middle_is_worth_its_round_four_tokens_in_every_round_and_no_more_in_the_last() -> None:
    """HOL-SETUP-09 HOL-AMB-30"""
    table = begun("jack", "santa", "oogie", seed=5)
    for round in range(1, 5):
        game = table.game
        assert (game.round, table.asks_for) == (round, "PlayerTurn")
        assert game.tokens[3] == AMOUNTS[game.location(3)][3]
        assert game.tokens[:3] == [AMOUNTS[game.location(slot)][round - 1] for slot in range(3)]
        while not game.over and game.round == round:
            ((seat, options),) = game.asked.items()
            game.answer(seat, options[0])
    assert table.game.over


def test_the_tokens_on_locations_are_single_ones() -> None:
    """HOL-SETUP-10"""
    # Five and ten lie there, and each token is turned by itself.
    table = holidays(
        jack(hand="repainted-toys-4, pumpkin-king-1, pumpkin-king-3", left="~pumpkin-king-2"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2", right="~bag-of-bugs-3"),
        tokens={2: (5, 10)},
    )
    table.answer(0, "play repainted-toys-4 middle")
    table.answer(0, f"flip {table.game.location(2)} christmas")
    assert table.game.tokens[2] == (4, 11)
    table.answer(0, f"flip {table.game.location(2)} halloween")
    assert table.game.tokens[2] == (5, 10)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_what_is_collected_can_be_changed_for_larger_tokens_without_counting_otherwise() -> None:
    """HOL-SETUP-10"""
    table = holidays(
        santa(left="jolly-visitor-9", middle="jolly-visitor-10", right="jolly-visitor-8", tokens=(4, 0)),
        oogie(left="bag-of-bugs-1", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        stage="awards",
        tokens={0: (1, 0), 1: (5, 0), 2: (0, 0)},
    )
    assert table.game.collected == [(10, 0), (0, 0)]
    assert (table.game.round, table.asks_for) == (2, "PlayerTurn")


@every_number_of_players
def test_chance_decides_who_starts_and_everybody_starts_about_as_often(players: int) -> None:
    """HOL-SETUP-11"""
    tables = [begun(*ALL[:players], seed=seed) for seed in range(100 * players)]
    first = Counter(table.game.starting_player for table in tables)
    assert sorted(first) == list(range(players))
    assert all(70 <= times <= 130 for times in first.values())
    # Whoever it is has Zero, and is asked for the first card.
    assert all(table.waiting == table.game.starting_player for table in tables)


def test_everybody_draws_up_to_the_limit_of_round_one() -> None:
    """HOL-SETUP-12"""
    table = begun(*ALL)
    for seat, name in enumerate(ALL):
        hand = 5 if name == "sally" else 4
        assert (len(table.pile(seat, "hand")), len(table.pile(seat, "deck"))) == (hand, 20 - hand)
    assert table.asks_for == "PlayerTurn"


def test_nobody_starts_with_tokens_discards_or_cards_in_play() -> None:
    """HOL-SETUP-13"""
    table = begun(*ALL)
    assert table.game.collected == [(0, 0)] * 6
    assert table.game.scores == (0,) * 6
    for seat in range(6):
        for pile in ("discard", "left", "middle", "right"):
            assert table.pile(seat, pile) == []
    assert (table.game.order, table.game.modifiers, table.game.laid_down) == ((), {}, ())


@pytest.mark.parametrize(
    ("names", "warned"),
    [
        (("mayor", "jack"), True),
        (("oogie", "sally"), True),
        (("mayor", "sally"), True),
        (("jack", "oogie"), False),
        (("mayor", "sally", "jack"), False),
    ],
)
def test_neutral_characters_are_advised_against_with_two_players_but_may_play(
    names: tuple[str, ...], warned: bool
) -> None:
    """HOL-SETUP-14 HOL-AMB-20"""
    advice = HOLIDAYS.advice(HOLIDAYS.set_up(names))
    assert [reason.rule for reason in advice] == ["HOL-SETUP-14"] * warned
    assert not spiralhill.new("holidays", names).over
