"""Simulations: every game has seeds of its own, and the work is handed out a little at a time."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from concurrent.futures import Executor, Future
from itertools import islice
from multiprocessing import active_children
from typing import Any

import pytest

from spiralhill.games.shelf import rules_of
from spiralhill.kernel.errors import Illegal
from spiralhill.labs import simulate as lab
from spiralhill.labs.balance import balance_of
from spiralhill.labs.simulate import LineUps, Match, Outcome, seeds_of, simulate

MATCH = Match("duel", rules_of("duel").set_up(["will", "isis"], turn_cap=30), ("random", "random"))


def test_neighbouring_runs_and_games_share_no_seed() -> None:
    seeds = [one for seed in range(40) for number in range(40) for one in seeds_of(seed, number, 5)]
    assert len(set(seeds)) == len(seeds)


def test_the_seed_and_the_number_are_told_apart() -> None:
    assert seeds_of(1, 11, 3) != seeds_of(11, 1, 3) != seeds_of(111, 0, 3)
    assert seeds_of(2**64 + 1, 0, 3) != seeds_of(1, 0, 3)


@pytest.mark.parametrize("games", [1, 2 * lab.BATCH * lab.AHEAD - 1, 2 * lab.BATCH * lab.AHEAD + 3])
def test_the_outcomes_come_in_order_for_any_number_of_processes(games: int) -> None:
    assert list(simulate(MATCH, games, 7, 2)) == list(simulate(MATCH, games, 7, 1))


class Pool(Executor):
    """A pool that plays nothing and counts what it is given."""

    given = 0

    def __init__(self, jobs: int, **how: Any) -> None:
        Pool.given = 0

    def submit(self, play: Any, /, *what: Any, **how: Any) -> Future[Any]:
        Pool.given += 1
        future: Future[Any] = Future()
        future.set_result([Outcome(("will", "isis"), (0,), (number, 0), 1) for number in what[-1]])
        return future


def test_a_pool_is_given_a_few_batches_however_many_games_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ProcessPoolExecutor", Pool)
    outcomes = simulate(MATCH, 10**5, 7, 3)
    assert [next(outcomes).scores[0] for _ in range(10 * lab.BATCH)] == list(range(10 * lab.BATCH))
    assert Pool.given < 3 * lab.AHEAD + 10
    outcomes.close()


def slow(match: Match, seed: int, number: int) -> Outcome:
    """A game that takes a second, but for the first few."""
    time.sleep(number >= lab.BATCH)
    return Outcome(("will", "isis"), (0,), (0, 0), 1)


def test_whoever_stops_early_waits_for_no_game_and_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play_out", slow)
    outcomes = simulate(MATCH, 10**9, 7, 2)
    next(outcomes)
    assert len(active_children()) == 2
    start = time.monotonic()
    outcomes.close()
    assert time.monotonic() - start < 5
    assert active_children() == []


def test_an_interrupt_is_not_for_the_processes_that_play() -> None:
    outcomes = simulate(MATCH, 16 * lab.BATCH, 7, 2)
    first = list(islice(outcomes, 5 * lab.BATCH))
    for child in active_children():
        assert child.pid is not None
        os.kill(child.pid, signal.SIGINT)
    try:
        rest = list(outcomes)
    except KeyboardInterrupt:
        pytest.fail("a process that plays was interrupted")
    assert first + rest == list(simulate(MATCH, 16 * lab.BATCH, 7, 1))


def test_line_ups_meet_equally_often_and_sit_everywhere() -> None:
    line_ups = LineUps("holidays", 2, "random", {})
    seats = [tuple(line_ups.at(3, number).setup["seats"]) for number in range(60)]
    pairs = Counter(frozenset(pair) for pair in seats)
    assert set(pairs.values()) == {4}
    assert len(pairs) == 15
    for number in range(0, 60, 2):
        assert seats[number] == seats[number + 1][::-1]
    assert seats == [tuple(line_ups.at(3, number).setup["seats"]) for number in range(60)]
    assert seats != [tuple(line_ups.at(4, number).setup["seats"]) for number in range(60)]


def test_line_ups_agree_on_options_and_are_never_larger_than_the_cast() -> None:
    assert LineUps("duel", 2, "random", {"turn_cap": 9}).at(0, 0).setup["turn_cap"] == 9
    with pytest.raises(Illegal, match="holidays has 6 to choose from, too few for line-ups of 7"):
        LineUps("holidays", 7, "random", {}).at(0, 0)
    with pytest.raises(Illegal, match="2 to 6 players, not for 1"):
        LineUps("holidays", 1, "random", {}).at(0, 0)


def test_a_balance_counts_victories_beside_a_fair_share() -> None:
    line_ups = LineUps("holidays", 2, "random", {})
    # Jack wins wherever he sits, and the first seat wins all other games.
    outcomes = []
    for number in range(60):
        seats = line_ups.at(3, number).setup["seats"]
        outcomes.append(Outcome(tuple(seats), (seats.index("jack") if "jack" in seats else 0,), (7, 5), 1))
    balance = balance_of(2, outcomes)
    standings = {one.name: one for one in balance.members}
    assert standings["jack"].ratio == 2.0
    assert standings["jack"].games == 20
    assert standings["santa"].ratio == 0.8
    assert standings["santa"].low < 0.8 < standings["santa"].high
    assert standings["santa"].points == 6.0
    assert balance.pairs["jack santa"] == 1.0
    assert balance.pairs["santa jack"] == 0.0
    assert balance.pairs["oogie santa"] == 0.5
    assert sum(balance.seats) == 2.0
    assert balance.games == 60
