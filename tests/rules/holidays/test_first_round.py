"""Chapter 7, the first round: three cards, one at each Location."""

import pytest

from spiralhill.games.holidays.picks import SKIP, Play
from tests.rules.holidays.story import holidays, jack, oogie, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
PLACES = ("left", "middle", "right")


def test_in_round_one_everybody_plays_one_card_at_each_location() -> None:
    """HOL-R1-01"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3, bag-of-bugs-4"),
    )
    table.answer(0, "play pumpkin-king-4 middle")
    table.answer(1, "play bag-of-bugs-1 left")
    table.asks(0, *(f"play pumpkin-king-{card} {place}" for card in (1, 2, 3) for place in ("left", "right")))
    table.answer(0, "play pumpkin-king-2 right")
    table.answer(1, "play bag-of-bugs-2 right")
    table.asks(0, "play pumpkin-king-1 left", "play pumpkin-king-3 left")
    table.answer(0, "play pumpkin-king-3 left")
    table.asks(1, "play bag-of-bugs-3 middle", "play bag-of-bugs-4 middle")
    table.answer(1, "play bag-of-bugs-4 middle")
    # Three cards each, and the fourth stays in hand.
    assert [table.pile(0, place) for place in PLACES] == [["pumpkin-king-3"], ["pumpkin-king-4"], ["pumpkin-king-2"]]
    assert [table.pile(1, place) for place in PLACES] == [["bag-of-bugs-1"], ["bag-of-bugs-4"], ["bag-of-bugs-2"]]
    assert (table.hand(0), table.hand(1)) == (["pumpkin-king-1"], ["bag-of-bugs-3"])
    assert (table.waiting, table.asks_for) == (1, "RollWhere")


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_moved_round_one_ends_with_one_card_at_each_location(seed: int) -> None:
    """HOL-R1-01 HOL-R1-02"""
    met = False
    for table in wander(*ALL, seed=seed):
        if table.game.round > 1:
            break
        for seat in range(6):
            assert all(len(table.pile(seat, place)) <= 1 for place in PLACES)
            if table.asks_for == "RollWhere":
                met = True
                assert all(len(table.pile(seat, place)) == 1 for place in PLACES)
    assert met


def test_a_second_card_at_a_location_is_refused_in_round_one() -> None:
    """HOL-R1-02"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3", left="~pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
    )
    table.refuses(0, Play(table.card("pumpkin-king-1"), "left"), "HOL-R1-02")
    table.answer(0, "play pumpkin-king-1 right")
    assert table.waiting == 1


def test_a_second_card_at_a_location_is_possible_in_round_two() -> None:
    """HOL-R1-02"""
    table = holidays(
        jack(
            hand="pumpkin-king-1, pumpkin-king-2",
            left="~pumpkin-king-4",
            middle="pumpkin-king-5",
            right="pumpkin-king-6",
        ),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
        round=2,
    )
    table.asks(0, *(f"play pumpkin-king-{card} {place}" for card in (1, 2) for place in PLACES))
    table.answer(0, "play pumpkin-king-1 left")
    assert table.pile(0, "left") == ["pumpkin-king-4", "pumpkin-king-1"]
    assert table.waiting == 1


@pytest.mark.parametrize("middle", ["", "rag-doll-5"], ids=["first card", "third card"])
def test_sally_may_not_skip_a_turn_in_round_one(middle: str) -> None:
    """HOL-R1-03"""
    left = "~rag-doll-4" if middle else ""
    table = holidays(sally(hand="rag-doll-1, rag-doll-2, rag-doll-3", left=left, middle=middle), santa())
    assert "skip" not in table.offered(0)
    table.refuses(0, SKIP, "HOL-R1-03")
    assert table.waiting == 0


def test_sally_may_skip_in_round_two() -> None:
    """HOL-R1-03"""
    table = holidays(
        sally(hand="rag-doll-1, rag-doll-2, rag-doll-3"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
        round=2,
    )
    table.answer(0, "skip")
    assert table.hand(0) == ["rag-doll-1", "rag-doll-2", "rag-doll-3"]
    assert (table.game.turns, table.waiting) == ([3, 4], 1)


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_first_card_is_face_down_in_every_round(round: int) -> None:
    """HOL-R1-04 HOL-AMB-04"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
        round=round,
    )
    table.answer(0, "play pumpkin-king-1 left")
    table.answer(1, "play jolly-visitor-1 left")
    assert table.game.down == {table.card("pumpkin-king-1"), table.card("jolly-visitor-1")}
    table.answer(0, "play pumpkin-king-2 middle")
    assert table.card("pumpkin-king-2") not in table.game.down
    assert table.waiting == 1
