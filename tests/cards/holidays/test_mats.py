"""What the mats do, apart from any card: Jack's study, Oogie's dice, Finkelstein's Experiments, and what they score."""

import pytest

from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS, FINKELSTEIN, ExperimentPoints
from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import MAYOR, TokenPairs
from spiralhill.games.holidays.characters.santa import SANTA, Gifts, GiftsGiven
from spiralhill.games.holidays.events import Completes, Skips
from spiralhill.games.holidays.picks import SKIP, Complete
from tests.cards.holidays.moments import STOPPED, rival
from tests.rules.holidays.outcome import bonuses, won
from tests.rules.holidays.story import finkelstein, holidays, jack, mayor, oogie, sally, santa

NAMES = [card.id for card in EXPERIMENTS]


@pytest.mark.parametrize(("tokens", "steps"), [((2, 1), 1), ((2, 2), 0), ((1, 2), 0)])
def test_jacks_mat_studies_a_location_with_more_christmas_once_a_round(tokens: tuple[int, int], steps: int) -> None:
    """HOL-JACK-03"""
    table = holidays(
        jack(left="pumpkin-king-9", middle="pumpkin-king-10", right="pumpkin-king-8"),
        mayor(left="elected-official-1", middle="elected-official-2", right="elected-official-3"),
        stage="awards",
        tokens=dict.fromkeys(range(3), tokens),
    )
    # He has won all three, and still it is one step.
    assert table.game.gear[0] == Research(steps, False)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@pytest.mark.parametrize("given", [0, 2, 9])
def test_santas_mat_scores_his_gifts_up_to_a_limit(given: int) -> None:
    """HOL-END-04"""
    assert isinstance(SANTA.bonus, GiftsGiven)
    table = holidays(santa(gear=Gifts(given)), mayor(), round=4, stage="end", order=(0, 1))
    assert bonuses(table)[0] == min(given * SANTA.bonus.each, SANTA.bonus.most)
    assert table.game.over


def test_the_mayors_mat_scores_pairs_of_christmas_and_halloween_beyond_some_and_up_to_a_limit() -> None:
    """HOL-END-04"""
    bonus = MAYOR.bonus
    assert isinstance(bonus, TokenPairs)
    first, last = bonus.beyond + 1, bonus.beyond + bonus.most // bonus.each
    assert first < last
    points = {0: 0, bonus.beyond: 0, first: bonus.each, last: bonus.most, last + 5: bonus.most}
    for pairs in points:
        for tokens in ((pairs, pairs), (pairs, pairs + 30), (pairs + 30, pairs)):
            table = holidays(mayor(tokens=tokens), santa(), round=4, stage="end", order=(0, 1))
            assert bonuses(table)[0] == points[pairs]
            assert table.game.over


def test_a_double_adds_one_at_each_location_of_oogies_and_not_for_each_card() -> None:
    """HOL-OOGIE-03"""
    table = holidays(
        oogie(left="bag-of-bugs-5, bag-of-bugs-4", middle="bag-of-bugs-9", right="bag-of-bugs-10"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        round=2,
        stage="reveal",
        locations="town-hall, spiral-hill, hinterlands",
        rolls=(2, 2),
    )
    table.answer(0, "roll-for middle")
    assert [won(table, place) for place in ("town-hall", "hinterlands", "spiral-hill")] == [(0, 10), (0, 10), (0, 11)]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_finkelstein_may_complete_what_an_experiment_uncovers_with_what_is_left() -> None:
    """HOL-FINK-04, HOL-FINK-06, HOL-FINK-07"""
    own = finkelstein(
        left="mad-scientist-1, mad-scientist-5",
        middle="mad-scientist-2",
        right="mad-scientist-3, mad-scientist-7",
        first="ideal-companion, clockwork-bat, hopping-boots",
        second="bottled-thunder",
        completed="whispering-kettle, two-headed-duckling",
    )
    table = holidays(own, rival(), round=3, stage="effects", until=1)
    table.asks(0, "complete hopping-boots", "no")
    table.answer(0, "complete hopping-boots")
    # Two nightshades lie in play, and he chooses which one goes in.
    table.asks(0, "use mad-scientist-1", "use mad-scientist-5")
    table.answer(0, "use mad-scientist-5")
    table.asks(0, "complete clockwork-bat", "no")
    table.answer(0, "complete clockwork-bat")
    table.asks(0, "use mad-scientist-3", "use mad-scientist-7")
    table.answer(0, "use mad-scientist-3")
    assert table.told(Completes) == [
        Completes(0, "hopping-boots", ("mad-scientist-5", "mad-scientist-2")),
        Completes(0, "clockwork-bat", ("mad-scientist-1", "mad-scientist-3")),
    ]
    # A wormwood is left, which is not enough for another one.
    assert (table.waiting, table.asks_for) == STOPPED


def test_only_an_open_experiment_with_all_its_ingredients_can_be_completed() -> None:
    """HOL-FINK-03, HOL-FINK-06"""
    own = finkelstein(
        left="mad-scientist-1",
        middle="mad-scientist-2",
        right="mad-scientist-7",
        first="bottled-thunder, ideal-companion",
        second="clockwork-bat, hopping-boots",
    )
    table = holidays(own, rival(), round=2, stage="effects", until=1)
    # Nightshade, frog breath and wormwood: enough for the bat too, but it lies under the boots.
    table.asks(0, "complete hopping-boots", "no")
    table.refuses(0, Complete(table.card("clockwork-bat")), "HOL-FINK-03")
    table.refuses(0, Complete(table.card("ideal-companion")), "HOL-FINK-06")
    table.answer(0, "no")
    assert table.told(Completes) == []
    assert (table.waiting, table.asks_for) == STOPPED


@pytest.mark.parametrize("completed", range(7))
def test_finkelsteins_mat_scores_experiments_and_more_for_four_and_up(completed: int) -> None:
    """HOL-FINK-09, HOL-FINK-10"""
    assert isinstance(FINKELSTEIN.bonus, ExperimentPoints)
    own = finkelstein(completed=", ".join(NAMES[:completed]), second=", ".join(NAMES[completed:]))
    table = holidays(own, santa(), round=4, stage="end", order=(0, 1))
    extra = [0, 0, 0, 0, FINKELSTEIN.bonus.four, FINKELSTEIN.bonus.five, FINKELSTEIN.bonus.six]
    assert bonuses(table)[0] == sum(card.points for card in EXPERIMENTS[:completed]) + extra[completed]
    assert table.game.over


@pytest.mark.parametrize(
    ("hand", "deck", "points"),
    [("", "", 5), ("rag-doll-1", "", 0), ("", "rag-doll-1", 0), ("rag-doll-1", "rag-doll-2", 0)],
)
def test_sallys_mat_scores_an_empty_hand_together_with_an_empty_draw_pile(hand: str, deck: str, points: int) -> None:
    """HOL-SALLY-12"""
    table = holidays(sally(hand=hand, deck=deck), santa(), round=4, stage="end", order=(0, 1))
    assert bonuses(table)[0] == points
    assert table.game.over


def test_sally_may_skip_from_the_second_round_on() -> None:
    """HOL-R1-03, HOL-SALLY-07"""
    hand = "rag-doll-4, rag-doll-5, rag-doll-6"
    for round, start in ((1, ""), (2, "rag-doll-3")):
        table = holidays(
            sally(left="~rag-doll-1", middle="rag-doll-2", right=start, hand=hand),
            santa(left="~jolly-visitor-1", middle="jolly-visitor-2", hand="jolly-visitor-3, jolly-visitor-4"),
            round=round,
        )
        if round == 1:
            table.refuses(0, SKIP, "HOL-R1-03")
        else:
            table.answer(0, "skip")
            assert table.told(Skips) == [Skips(0, False)]
            assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
