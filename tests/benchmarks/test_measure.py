"""The benchmark counts what it says it counts, on a game whose figures are known beforehand."""

from collections.abc import Callable
from random import Random

from benchmarks.contestants import Position, pick_one
from benchmarks.measure import cost, gather, measure, speed
from benchmarks.report import report


class CountingGame:
    """A game of twelve actions; every fourth one is chance."""

    version = "1"

    def __init__(self) -> None:
        self.copies = 0
        self.costs: dict[str, Callable[[Position], object]] = {"clone": lambda position: self.keep(position.game)}

    def start(self, luck: Random) -> list[int]:
        return []

    def is_over(self, game: list[int]) -> bool:
        return len(game) == 12

    def seat(self, game: list[int]) -> int | None:
        return None if len(game) % 4 == 0 else len(game) % 2

    def step(self, game: list[int], luck: Random) -> bool:
        decided = self.seat(game) is not None
        game.append(pick_one([0, 1], luck))
        return decided

    def keep(self, game: list[int]) -> list[int]:
        self.copies += 1
        return game[:]


def test_positions_are_those_where_a_seat_decides_from_all_stages_of_a_game() -> None:
    positions = gather(CountingGame(), Random(1), count=20)
    assert len(positions) == 20
    assert all(position.seat == len(position.game) % 2 and len(position.game) % 4 for position in positions)
    assert len({len(position.game) for position in positions}) > 5


def test_chance_counts_as_an_action_but_not_as_a_decision() -> None:
    figures = speed(CountingGame(), Random(1), seconds=0.01)
    assert round(figures["actions"] / figures["decisions"], 6) == round(12 / 9, 6)


def test_a_cost_is_taken_over_every_position_at_least_once() -> None:
    game = CountingGame()
    assert cost(game.costs["clone"], gather(game, Random(1), count=10), seconds=0) > 0
    assert game.copies >= 20


def test_a_measured_contestant_has_all_its_figures() -> None:
    assert set(measure(CountingGame(), seconds=0.01, seed=1)) == {"version", "decisions", "actions", "clone"}


def test_a_missing_contestant_is_named_with_its_reason() -> None:
    text = report({"ours": {"decisions": 20.0}, "theirs": {"decisions": 10.0}}, {"other": "no network"}, "ours")
    assert "missing: other: no network" in text
    assert [line.split()[:2] for line in text.splitlines() if line.startswith("theirs")] == [
        ["theirs", "10.0"],
        ["theirs", "2"],
    ]
