"""Chapter 4, the aim: four rounds, tokens that are worth what the mats say, and the most points win."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.jack import TRACK
from spiralhill.games.holidays.events import RoundBegins, WinsGame
from tests.rules.holidays.story import holidays, jack, mayor, oogie, place, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")


def points(name: str, christmas: int, halloween: int) -> int:
    """What so many tokens are worth on a mat."""
    values = CHARACTERS[name].values
    return christmas * values[0] + halloween * values[1]


def test_the_most_points_win_not_the_most_tokens() -> None:
    """HOL-OVER-01"""
    table = holidays(
        oogie(tokens=(15, 1), hand="bag-of-bugs-10"),
        santa(tokens=(5, 0), hand="jolly-visitor-1"),
        sally(tokens=(1, 2), hand="rag-doll-2"),
        stage="end",
        round=4,
        order=(0, 1, 2),
    )
    # Sixteen tokens are worth less to Oogie than five to Santa.
    scores = (points("oogie", 15, 1), points("santa", 5, 0), points("sally", 1, 2))
    assert table.game.scores == scores
    assert table.game.winners == (1,)
    assert table.told(WinsGame) == [WinsGame(1, scores[1])]
    assert table.game.over


def test_points_come_from_the_tokens_that_are_won_at_locations() -> None:
    """HOL-OVER-01"""
    table = holidays(
        santa(left="jolly-visitor-9", middle="jolly-visitor-8", right="jolly-visitor-3", tokens=(1, 0)),
        oogie(left="bag-of-bugs-2", middle="bag-of-bugs-7", right="bag-of-bugs-10", tokens=(0, 2)),
        stage="awards",
        round=4,
        tokens={0: (3, 1), 1: (1, 2), 2: (2, 0)},
    )
    # Santa's 9 loses to the 10 of Oogie's right; the Middle and the other side are his.
    assert table.game.collected == [(4, 2), (3, 3)]
    assert table.game.scores == (points("santa", 4, 2), points("oogie", 3, 3))
    assert table.game.winners == (0,)
    assert table.game.over


def test_after_three_rounds_a_fourth_begins() -> None:
    """HOL-OVER-02"""
    table = holidays(santa(), oogie(), stage="end", round=3)
    assert (table.game.round, table.asks_for, table.game.over) == (4, "PlayerTurn", False)
    assert table.told(RoundBegins) == [RoundBegins(1, 4)]


def test_after_four_rounds_the_game_is_over() -> None:
    """HOL-OVER-02"""
    table = holidays(santa(tokens=(1, 0)), oogie(), stage="end", round=4, order=(0, 1))
    assert (table.game.round, table.asks_for, table.game.over) == (4, "", True)
    assert table.told(RoundBegins) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_game_has_exactly_four_rounds(players: int) -> None:
    """HOL-OVER-02"""
    for seed in range(5):
        for table in wander(*ALL[-players:], seed=seed):
            assert 1 <= table.game.round <= 4
        rounds = [event.round for event in table.told(RoundBegins)]
        assert rounds == [1, 2, 3, 4]
        assert len(table.game.winners) == 1


def test_the_same_tokens_are_worth_what_the_mat_of_their_collector_says() -> None:
    """HOL-OVER-03"""
    seen = set()
    for name in ALL:
        other = jack() if name != "jack" else santa()
        table = holidays(place(name, tokens=(4, 3)), other, stage="end", round=4, order=(0, 1))
        assert table.game.worth(0) == points(name, 4, 3)
        assert table.game.over
        seen.add(table.game.worth(0))
    assert len(seen) > 2


def test_two_look_for_christmas_two_for_halloween_and_two_for_both() -> None:
    """HOL-OVER-03"""
    looks_for = {"jack": "christmas", "santa": "christmas", "oogie": "halloween", "finkelstein": "halloween"}
    for name in ALL:
        character = CHARACTERS[name]
        christmas, halloween = character.values
        assert character.alignment == looks_for.get(name, "neutral")
        assert (christmas > halloween) == (character.alignment == "christmas")
        assert (halloween > christmas) == (character.alignment == "halloween")
        assert min(christmas, halloween) > 0 or character.alignment != "neutral"
    # Wherever Jack's studies lead him, Halloween is never worth more to him.
    assert all(christmas >= halloween and christmas > 0 for christmas, halloween in TRACK)
    table = holidays(sally(tokens=(0, 3)), mayor(tokens=(3, 0)), stage="end", round=4, order=(1, 0))
    assert all(table.game.worth(seat) > 0 for seat in range(2))
    assert table.game.over
