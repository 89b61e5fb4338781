"""Chapter 12, the end of a round, step 3: who wins the Locations, and what becomes of the tokens."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.events import Wins
from spiralhill.kernel.steps import Pick
from tests.rules.holidays.story import Place, Story, holidays, jack, mayor, sally, santa, wander


def awards(table: Story) -> list[Wins]:
    """What was won, in the order of the awards."""
    return [event for event in table.game.log if isinstance(event, Wins)]


QUARTET = (
    jack(left="pumpkin-king-9", middle="pumpkin-king-1", right="pumpkin-king-2"),
    santa(left="jolly-visitor-9", middle="jolly-visitor-2", right="jolly-visitor-1"),
    mayor(left="elected-official-9", middle="elected-official-4", right="elected-official-1"),
    sally(left="rag-doll-9", middle="rag-doll-3", right="rag-doll-1"),
)


@pytest.mark.parametrize("start", [0, 2, 3])
def test_locations_are_awarded_from_the_starting_players_left_clockwise_and_the_middle_last(start: int) -> None:
    """HOL-EOR-07, HOL-EX-20"""
    table = holidays(
        *QUARTET, stage="awards", start=start, locations="hinterlands, spiral-hill, laboratory, toy-workshop, town-hall"
    )
    outer = ["hinterlands", "spiral-hill", "laboratory", "toy-workshop"]
    assert [event.location for event in awards(table)] == [*outer[start:], *outer[:start], "town-hall"]
    assert [event.seat for event in awards(table)] == [*range(start, 4), *range(start), 2]
    assert (table.game.starting_player, table.waiting) == ((start + 1) % 4, (start + 1) % 4)


def test_the_highest_total_wins_and_cards_elsewhere_count_for_nothing() -> None:
    """HOL-EOR-08"""
    table = holidays(
        jack(left="pumpkin-king-3, pumpkin-king-4", middle="pumpkin-king-10", right="pumpkin-king-2"),
        santa(right="jolly-visitor-6", middle="jolly-visitor-9", left="jolly-visitor-10"),
        mayor(left="elected-official-8", middle="elected-official-2, elected-official-9", right="elected-official-7"),
        stage="awards",
        round=2,
        locations="hinterlands, spiral-hill, laboratory, town-hall",
    )
    assert [(event.location, event.seat, event.strength) for event in awards(table)] == [
        ("hinterlands", 0, 7),
        ("spiral-hill", 1, 10),
        ("laboratory", 2, 8),
        ("town-hall", 2, 11),
    ]


def test_the_winner_collects_all_tokens_as_they_lie_and_nobody_else_gets_any() -> None:
    """HOL-EOR-09, HOL-EOR-10"""
    table = holidays(
        jack(tokens=(1, 0), left="pumpkin-king-3", middle="pumpkin-king-10", right="pumpkin-king-2"),
        santa(tokens=(0, 2), right="jolly-visitor-6", middle="jolly-visitor-9", left="jolly-visitor-10"),
        mayor(tokens=(3, 3), left="elected-official-1", middle="elected-official-2", right="elected-official-7"),
        stage="awards",
        tokens={0: (5, 2), 1: (0, 4), 2: (1, 0), 3: (2, 6)},
    )
    assert table.game.collected == [(1 + 1 + 2, 0 + 0 + 6), (0 + 5 + 0, 2 + 2 + 4), (3, 3)]
    assert table.game.round == 2


def test_nothing_is_scored_between_rounds() -> None:
    """HOL-EOR-11"""
    table = holidays(
        santa(tokens=(9, 1), left="jolly-visitor-9", middle="jolly-visitor-8", right="jolly-visitor-7"),
        mayor(tokens=(4, 4), left="elected-official-1", middle="elected-official-2", right="elected-official-3"),
        stage="awards",
        tokens={0: (3, 0), 1: (1, 1), 2: (4, 2)},
    )
    assert table.game.collected == [(17, 4), (4, 4)]
    assert (table.game.round, table.game.scores, table.game.winners) == (2, (0, 0), ())
    assert table.game.view(0)["scores"] == [0, 0]


@pytest.mark.parametrize("names", [("santa", "mayor", "oogie"), ("finkelstein", "jack", "sally", "santa")])
def test_collected_tokens_stay_with_their_player_to_the_end(names: tuple[str, ...]) -> None:
    """HOL-EOR-11"""
    before = [(0, 0)] * len(names)
    for table in wander(*names, seed=4):
        game = table.game
        for then, now in zip(before, game.collected, strict=True):
            assert then[0] <= now[0]
            assert then[1] <= now[1]
        before = list(game.collected)
        assert game.over or game.scores == (0,) * len(names)
    assert max(table.game.scores) > 0


def last_round(christmas: int, halloween: int) -> Place:
    """Santa at the end of the game with some tokens."""
    return santa(
        tokens=(christmas, halloween), left="jolly-visitor-9", middle="jolly-visitor-8", right="jolly-visitor-7"
    )


def test_larger_tokens_change_nothing_that_counts() -> None:
    """HOL-EOR-12"""
    table = holidays(
        last_round(4, 9),
        mayor(tokens=(3, 2), left="elected-official-1", middle="elected-official-2", right="elected-official-3"),
        stage="awards",
        round=4,
        tokens={0: (1, 0), 1: (5, 1), 2: (0, 0)},
    )
    # Nine singles and one, or a ten: ten Christmas tokens either way; three and two of different faces are no five.
    assert table.game.collected == [(10, 10), (3, 2)]
    christmas, halloween = CHARACTERS["santa"].values
    assert (table.game.over, table.game.scores[0]) == (True, 10 * christmas + 10 * halloween)


def test_nobody_is_ever_asked_to_change_tokens() -> None:
    """HOL-EOR-12"""
    asked: set[type[Pick]] = set()
    for table in wander("santa", "mayor", "jack", seed=9):
        asked |= {type(option) for options in table.game.asked.values() for option in options}
    named = {kind.__name__ for kind in asked}
    assert named & {"Play", "Flip"} == {"Play", "Flip"}
    assert not {name for name in named if "Change" in name or "Exchange" in name}
