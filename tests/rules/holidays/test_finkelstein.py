"""Chapter 15, Dr. Finkelstein: Experiments, ingredients, and what they bring."""

from itertools import combinations

import pytest

from spiralhill.games.holidays.characters.finkelstein import (
    EXPERIMENTS,
    FINKELSTEIN,
    INGREDIENTS,
    ExperimentPoints,
)
from spiralhill.games.holidays.effects.experiments import IDLE
from spiralhill.games.holidays.state import DECK, HAND, PILES
from tests.rules.holidays.laboratory import BURIED, at_the_end, completed
from tests.rules.holidays.outcome import blanks, bonuses, gained
from tests.rules.holidays.story import begun, finkelstein, holidays, santa


def test_he_has_twenty_cards_to_play_and_six_experiments() -> None:
    """HOL-FINK-01"""
    table = begun("finkelstein", "santa", seed=1)
    game = table.game
    mine = [card for pile in (DECK, HAND) for card in game.piles[pile]]
    assert (len(mine), len(game.piles[DECK]), len(game.piles[HAND])) == (20, 16, 4)
    stacks = [table.pile(0, "first"), table.pile(0, "second"), table.pile(0, "completed")]
    assert [len(stack) for stack in stacks] == [3, 3, 0]
    assert sorted(stacks[0] + stacks[1]) == sorted(one.id for one in EXPERIMENTS)
    # No Experiment is among the cards he draws; nobody else has any.
    assert not {game.name(card) for card in mine} & {one.id for one in EXPERIMENTS}
    assert len(game.piles[PILES + DECK]) + len(game.piles[PILES + HAND]) == 20


def test_his_cards_one_to_eight_show_an_ingredient_and_nines_and_tens_none() -> None:
    """HOL-FINK-02"""
    shown = [card for card in FINKELSTEIN.deck if card.ingredient is not None]
    assert len(shown) == 16
    assert {card.number for card in shown} == set(range(1, 9))
    assert {card.ingredient for card in shown} == set(INGREDIENTS)
    # Of both kinds, with and without a text; and every recipe can be brewed.
    assert len([card for card in shown if not card.when_played and not card.end_of_round]) == 8
    for one in EXPERIMENTS:
        assert set(one.ingredients) <= set(INGREDIENTS)


def test_ingredients_of_plain_and_special_cards_work_alike_and_a_nine_gives_nothing() -> None:
    """HOL-FINK-02"""
    # Nightshade from a plain 1, Frog Breath from the special 3.
    table = at_the_end("mad-scientist-1", "wheeled-dash-3", "mad-scientist-9", "hopping-boots", BURIED)
    table.answer(0, "complete hopping-boots")
    assert completed(table) == [("hopping-boots", ("mad-scientist-1", "wheeled-dash-3"))]
    # With a 9 and a 10 instead there is nothing to ask.
    table = at_the_end("mad-scientist-1", "mad-scientist-10", "mad-scientist-9", "hopping-boots", BURIED)
    assert (completed(table), table.asks_for, table.game.round) == ([], "PlayerTurn", 4)


@pytest.mark.parametrize("number", range(7))
def test_each_completed_experiment_adds_its_value_and_four_or_more_bring_extra_points(number: int) -> None:
    """HOL-FINK-09, HOL-FINK-10"""
    mat = FINKELSTEIN.bonus
    assert isinstance(mat, ExperimentPoints)
    extra = {4: mat.four, 5: mat.five, 6: mat.six}.get(number, 0)
    assert (extra > 0) == (number >= 4)
    for done in combinations(EXPERIMENTS, number):
        table = holidays(
            finkelstein(tokens=(5, 4), completed=", ".join(one.id for one in done)),
            santa(tokens=(1, 0)),
            stage="end",
            round=4,
            order=(0, 1),
        )
        bonus = sum(one.points for one in done) + extra
        assert bonuses(table) == [bonus, 0]
        assert table.game.scores[0] == table.game.worth(0) + bonus


def test_completing_experiments_is_one_of_the_effects_he_puts_in_order() -> None:
    """HOL-AMB-36, HOL-EOR-05"""
    said = ("mad-scientist-1", "mad-scientist-2", "vital-spark-5", "hopping-boots", BURIED)
    table = at_the_end(*said)
    table.asks(0, "first finkelstein 0", "first vital-spark-5 1")
    table.answer(0, "first finkelstein", "complete hopping-boots")
    # The Spark comes after a success.
    assert gained(table, "vital-spark-5") == blanks("vital-spark-5", "amount")
    table = at_the_end(*said)
    table.answer(0, "first vital-spark-5", "complete hopping-boots")
    # It came too early, and what was done later does not change that.
    assert (gained(table, "vital-spark-5"), len(completed(table))) == ([], 1)


def test_all_his_experiments_of_a_round_come_at_one_point() -> None:
    """HOL-AMB-36"""
    table = at_the_end(
        "mad-scientist-1", "mad-scientist-2", "vital-spark-5, notebook-of-horrors-2", "hopping-boots", BURIED
    )
    table.asks(0, "first finkelstein 0", "first vital-spark-5 1", "first notebook-of-horrors-2 2", "as-listed")
    # Between the effects of his cards; having declined then, he is not asked again.
    table.answer(0, "first vital-spark-5", "first finkelstein", "no")
    assert (completed(table), table.game.round, table.asks_for) == ([], 4, "PlayerTurn")


def test_work_of_one_round_is_no_work_of_the_next() -> None:
    """HOL-FINK-06, HOL-NEXT-10"""
    table = at_the_end("mad-scientist-1", "mad-scientist-2", "mad-scientist-9", "hopping-boots", BURIED, round=2)
    table.answer(0, "complete hopping-boots")
    assert (table.game.round, table.game.gear[0]) == (3, IDLE)
