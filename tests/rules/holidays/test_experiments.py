"""Chapter 15, Dr. Finkelstein: how Experiments are completed."""

from spiralhill.games.holidays.events import Reveals, Strengthened
from spiralhill.games.holidays.picks import Complete, Use
from tests.rules.holidays.laboratory import BURIED, at_the_end, completed
from tests.rules.holidays.story import finkelstein, holidays, santa


def test_only_the_top_experiment_of_each_stack_can_be_completed() -> None:
    """HOL-FINK-03"""
    table = at_the_end(
        "mad-scientist-1, mad-scientist-2",
        "mad-scientist-3, mad-scientist-4",
        "mad-scientist-9",
        "two-headed-duckling, ideal-companion, hopping-boots",
        BURIED,
    )
    # One ingredient of each kind lies in play: enough for any of the six, but two are on top.
    table.asks(0, "complete hopping-boots", "complete whispering-kettle", "no")
    for name in ("ideal-companion", "two-headed-duckling", "bottled-thunder", "clockwork-bat"):
        table.refuses(0, Complete(table.card(name)), "HOL-FINK-03")
        table.refuses(0, table.card(name), "HOL-FINK-03")


def test_a_completed_experiment_moves_away_and_opens_the_next_one() -> None:
    """HOL-FINK-04"""
    table = at_the_end(
        "mad-scientist-1", "mad-scientist-2", "mad-scientist-9", "clockwork-bat, hopping-boots", "whispering-kettle"
    )
    before = table.pile(0, "completed")
    table.answer(0, "complete hopping-boots")
    assert table.pile(0, "completed") == [*before, "hopping-boots"]
    assert (table.pile(0, "first"), table.pile(0, "second")) == (["clockwork-bat"], ["whispering-kettle"])
    assert (table.game.round, table.asks_for) == (4, "PlayerTurn")


def test_when_a_stack_runs_out_the_top_card_of_the_other_stays_and_the_rest_becomes_the_second_stack() -> None:
    """HOL-FINK-05, HOL-AMB-22"""
    cards = "mad-scientist-1, mad-scientist-2", "mad-scientist-9", "mad-scientist-10"
    rest = "ideal-companion, bottled-thunder, whispering-kettle"
    table = at_the_end(*cards, "hopping-boots", rest)
    table.answer(0, "complete hopping-boots")
    # Automatically: three lay there, the lower two move over in their order.
    assert (table.pile(0, "second"), table.pile(0, "first")) == (
        ["whispering-kettle"],
        ["ideal-companion", "bottled-thunder"],
    )
    # The same the other way round.
    table = at_the_end(*cards, rest, "hopping-boots")
    table.answer(0, "complete hopping-boots")
    assert (table.pile(0, "first"), table.pile(0, "second")) == (
        ["whispering-kettle"],
        ["ideal-companion", "bottled-thunder"],
    )


def test_with_one_experiment_left_there_is_nothing_to_spread() -> None:
    """HOL-FINK-05"""
    cards = "mad-scientist-1, mad-scientist-2", "mad-scientist-9", "mad-scientist-10"
    table = at_the_end(*cards, "hopping-boots", "whispering-kettle")
    table.answer(0, "complete hopping-boots")
    assert (table.pile(0, "first"), table.pile(0, "second")) == ([], ["whispering-kettle"])
    # A stack that still has a card is not touched either.
    table = at_the_end(*cards, "clockwork-bat, hopping-boots", "ideal-companion, bottled-thunder, whispering-kettle")
    table.answer(0, "complete hopping-boots")
    assert (len(table.pile(0, "first")), len(table.pile(0, "second"))) == (1, 3)


def test_after_spreading_both_top_experiments_can_be_completed_at_once() -> None:
    """HOL-FINK-05, HOL-FINK-07, HOL-AMB-22"""
    table = at_the_end(
        "mad-scientist-1, mad-scientist-2",
        "mad-scientist-6, mad-scientist-4",
        "mad-scientist-3, mad-scientist-8",
        "hopping-boots",
        "ideal-companion, bottled-thunder, whispering-kettle",
    )
    table.answer(0, "complete hopping-boots", "use mad-scientist-2")
    # Left are two of Bone Dust, one of Frog Breath and one of Wormwood.
    table.asks(0, "complete whispering-kettle", "complete bottled-thunder", "no")


def test_each_card_serves_one_experiment_a_round() -> None:
    """HOL-FINK-06, HOL-AMB-23, HOL-EX-18"""
    table = at_the_end(
        "mad-scientist-1",
        "mad-scientist-2, notebook-of-horrors-2",
        "mad-scientist-9",
        "whispering-kettle, two-headed-duckling",
        "clockwork-bat, hopping-boots",
    )
    # The 2 with a text counts Experiments and could come first, too; the mat is listed before it.
    table.answer(0, "first finkelstein")
    table.asks(0, "complete two-headed-duckling", "complete hopping-boots", "no")
    table.answer(0, "complete two-headed-duckling")
    # Nightshade and Frog Breath are single and used up: neither the other one nor what was uncovered can follow.
    assert [name for name, _ in completed(table)] == ["two-headed-duckling"]
    assert (table.pile(0, "first"), table.pile(0, "second")) == (
        ["whispering-kettle"],
        ["clockwork-bat", "hopping-boots"],
    )
    assert (table.game.round, table.asks_for) == (4, "PlayerTurn")


def test_an_experiment_without_its_ingredients_is_refused() -> None:
    """HOL-FINK-06"""
    table = at_the_end(
        "mad-scientist-1", "mad-scientist-2", "mad-scientist-5", "ideal-companion", "bottled-thunder, hopping-boots"
    )
    table.asks(0, "complete hopping-boots", "no")
    table.refuses(0, Complete(table.card("ideal-companion")), "HOL-FINK-06")


def test_ingredients_lie_on_cards_in_play_at_all_three_locations_and_nowhere_else() -> None:
    """HOL-FINK-06, HOL-AMB-23"""
    table = at_the_end(
        "mad-scientist-2", "mad-scientist-3", "mad-scientist-4", "ideal-companion", "bottled-thunder, clockwork-bat"
    )
    # Nightshade for the Bat lies in the draw pile only.
    table.asks(0, "complete ideal-companion", "no")
    table.answer(0, "complete ideal-companion")
    assert completed(table) == [("ideal-companion", ("mad-scientist-2", "mad-scientist-3", "mad-scientist-4"))]


def test_experiments_are_completed_in_his_part_of_the_end_of_the_round() -> None:
    """HOL-FINK-06, HOL-AMB-23"""
    table = holidays(
        finkelstein(
            hand="mad-scientist-9, mad-scientist-8",
            left="~mad-scientist-1",
            middle="mad-scientist-2",
            first="hopping-boots",
            second=BURIED,
        ),
        santa(left="~jolly-visitor-1", middle="open-hands-8", right="jolly-visitor-3", hand="jolly-visitor-5"),
        start=1,
        turn=0,
        turns={0: 1, 1: 0},
    )
    # On his turn he only places a card, although all he needs lies there.
    table.asks(0, "play mad-scientist-9 right", "play mad-scientist-8 right")
    table.answer(0, "play mad-scientist-9 right")
    # After all reveals, his hidden card included, and after Santa, who started and has had his effects.
    assert [event.seat for event in table.game.log if isinstance(event, Reveals | Strengthened)] == [1, 0, 1]
    table.asks(0, "complete hopping-boots", "no")
    table.answer(0, "complete hopping-boots")
    assert completed(table) == [("hopping-boots", ("mad-scientist-1", "mad-scientist-2"))]
    assert (table.game.round, table.waiting) == (2, 0)


def test_a_newly_opened_experiment_may_follow_with_unused_ingredients() -> None:
    """HOL-FINK-07, HOL-AMB-23"""
    table = at_the_end(
        "mad-scientist-1, mad-scientist-2",
        "mad-scientist-5, mad-scientist-3",
        "mad-scientist-9",
        "ideal-companion, clockwork-bat, hopping-boots",
        "bottled-thunder",
    )
    table.asks(0, "complete hopping-boots", "no")
    table.answer(0, "complete hopping-boots", "use mad-scientist-5")
    table.asks(0, "complete clockwork-bat", "no")
    table.answer(0, "complete clockwork-bat")
    assert completed(table) == [
        ("hopping-boots", ("mad-scientist-5", "mad-scientist-2")),
        ("clockwork-bat", ("mad-scientist-1", "mad-scientist-3")),
    ]
    assert table.game.round == 4


def test_he_may_complete_none_or_stop_after_one() -> None:
    """HOL-FINK-08, HOL-AMB-23"""
    said = ("mad-scientist-1, mad-scientist-2", "mad-scientist-3", "mad-scientist-4", "hopping-boots", BURIED)
    table = at_the_end(*said)
    table.answer(0, "no")
    assert (completed(table), len(table.pile(0, "first")), table.game.round) == ([], 1, 4)
    table = at_the_end(*said)
    table.answer(0, "complete hopping-boots")
    table.asks(0, "complete whispering-kettle", "no")
    table.answer(0, "no")
    assert (len(completed(table)), table.game.round) == (1, 4)


def test_he_chooses_which_experiment_and_which_cards() -> None:
    """HOL-FINK-08, HOL-AMB-23"""
    table = at_the_end(
        "mad-scientist-1, mad-scientist-2",
        "mad-scientist-5, mad-scientist-6",
        "mad-scientist-3",
        "two-headed-duckling, hopping-boots",
        "clockwork-bat",
    )
    table.asks(0, "complete hopping-boots", "complete clockwork-bat", "no")
    table.answer(0, "complete clockwork-bat")
    table.asks(0, "use mad-scientist-1", "use mad-scientist-5")
    # Having begun he goes through with it, and only with what the recipe wants.
    table.refuses(0, Use(table.card("mad-scientist-2")), "HOL-FINK-06")
    table.answer(0, "use mad-scientist-5")
    table.answer(0, "complete hopping-boots")
    table.asks(0, "use mad-scientist-2", "use mad-scientist-6")
    # The other Nightshade serves by itself; the one that was used serves no more.
    table.refuses(0, Use(table.card("mad-scientist-5")), "HOL-FINK-06")
    table.answer(0, "use mad-scientist-6")
    assert completed(table)[1] == ("hopping-boots", ("mad-scientist-1", "mad-scientist-6"))


def test_a_wild_ingredient_is_not_spent_where_the_recipe_could_not_be_finished() -> None:
    """HOL-FINK-06"""
    table = at_the_end("mad-scientist-1", "spare-brain-1", "mad-scientist-9", "hopping-boots", BURIED)
    table.answer(0, "first spare-brain-1")
    table.asks(0, "complete hopping-boots", "no")
    # The Brain could stand for Nightshade as well, but nothing else is there for Frog Breath.
    table.answer(0, "complete hopping-boots")
    assert completed(table) == [("hopping-boots", ("mad-scientist-1", "spare-brain-1"))]
