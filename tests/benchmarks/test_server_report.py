"""The load benchmark reports what its servers and players told it, and does not overlook what it must not."""

import doctest
import os
import sqlite3
from pathlib import Path

import pytest

from benchmarks.load import outcome
from benchmarks.load.outcome import Row, table
from benchmarks.load.players import Moment, lost
from benchmarks.load.process import cores, family, memory, on_core, processor_time
from benchmarks.load.scenarios import SCENARIOS, endurance, time_of, weight
from benchmarks.load.servers import OURS, THEIRS
from benchmarks.server import asked_for, doubts, parse, report


def test_its_examples_are_true() -> None:
    assert doctest.testmod(outcome) == (0, 3)


def test_a_row_says_whether_our_figure_is_good_enough() -> None:
    verdicts = [Row("a", "", "moves/s", value, None).verdict for value in (1000.0, 999.0)] + [
        Row("c", "", "lost", value, None).verdict for value in (0.0, 1.0)
    ]
    assert verdicts == ["met", "missed", "met", "missed"]
    assert Row("a", "", "moves/s", None, 5.0).verdict == Row("d", "", "kB a table", 5.0, None).verdict == ""


def test_the_table_names_a_scenario_once_and_shows_targets() -> None:
    lines = table([Row("b", "paced", "p50 ms", 2.5, 0.5), Row("b", "paced", "p99 ms", 60.0, None)]).splitlines()
    assert lines[1].split() == ["b", "paced", "p50", "ms", "2.5", "0.50", "<=", "3.0", "met"]
    assert lines[2].split() == ["p99", "ms", "60.0", "-", "<=", "50.0", "missed"]


def test_rounds_become_medians_and_a_lost_move_is_never_averaged_away() -> None:
    scenario = next(scenario for scenario in SCENARIOS if scenario.part == "c")
    rounds = [{"read": {"p99 ms": time, "lost": gone}} for time, gone in ((90.0, 0.0), (10.0, 3.0), (20.0, 0.0))]
    text = report({(scenario, OURS): rounds}, {"d": "no server"})
    assert [line.split()[-4:] for line in text.splitlines() if "<=" in line] == [
        ["-", "<=", "100", "met"],
        ["-", "<=", "0", "missed"],
    ]
    assert " 20.0 " in text
    assert "missing: d: no server" in text


def test_acknowledged_moves_are_looked_for_in_the_journal(tmp_path: Path) -> None:
    store, told = tmp_path / "store.sqlite", tmp_path / "acknowledged"
    connection = sqlite3.connect(store)
    connection.execute("create table journal (table_id text, number integer, command text)")
    connection.executemany("insert into journal values (?, ?, ?)", [("A", 0, ""), ("A", 1, "m1"), ("B", 1, "m2")])
    connection.commit()
    connection.close()
    told.write_text("A m1\nB m2\n")
    assert lost(told, store) == 0
    told.write_text("A m1\nA m2\nB m3\n")
    assert lost(told, store) == 2


def test_figures_are_read_off() -> None:
    times = {"p50": 1.0, "p99": 2.0, "p999": 3.0, "worst": 9.0, "count": 100}
    assert time_of("seen")({"seen": times}) == {"p50 ms": 1.0, "p99 ms": 2.0, "p99.9 ms": 3.0}
    assert time_of("seen")({"seen": None}) == {}
    told = {"acknowledged": times, "movesPerSecond": 200.0, "lost": 0, "memoryBefore": 2048.0, "memoryAfter": 2252.8}
    taken = endurance(told)
    assert (taken["lost"], taken["MB at the start"], round(taken["growth %"], 6)) == (0, 2.0, 10.0)
    assert weight({"memoryBefore": 1000.0, "memoryAfter": 6000.0, "tables": 100}) == {"kB a table": 50.0}


def test_a_disturbed_measurement_is_doubted() -> None:
    calm = {"clientBusy": 0.3, "serverBusy": 0.9, "serverCore": 0.92, "clientCore": 0.33, "drops": 0, "problems": {}}
    assert doubts(calm) == []
    assert len(doubts({**calm, "clientBusy": 0.95, "clientCore": 0.96})) == 1
    assert doubts({**calm, "serverBusy": 0.5}) == ["other programs took 42% of the core of the server"]
    assert doubts({**calm, "drops": 2, "problems": {"too-fast": 3}}) == ["2 lines were lost", "3 times: too-fast"]


def test_parts_and_peers_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = list(asked_for(parse(["--only", "a,c"])))
    assert [(scenario.part, kind) for scenario, kind in chosen] == [
        ("a", OURS),
        ("a", THEIRS),
        ("a", OURS),
        ("c", OURS),
    ]
    assert {kind for _, kind in asked_for(parse(["--without-peer"]))} == {OURS}
    with pytest.raises(SystemExit):
        parse(["--only", "a,x"])
    assert "there is no part x" in capsys.readouterr().err


def test_shares_of_a_core_are_taken_over_the_time_between() -> None:
    before = Moment(10.0, 1000.0, 5.0, (100.0, 200.0))
    after = Moment(14.0, 1500.0, 7.0, (103.0, 201.0))
    assert after.since(before) == {
        "memoryBefore": 1000.0,
        "memoryAfter": 1500.0,
        "serverBusy": 0.5,
        "serverCore": 0.75,
        "clientCore": 0.25,
    }


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="there is no /proc to read")
def test_this_process_uses_memory_and_time_and_can_be_kept_on_a_core() -> None:
    me = os.getpid()
    assert family(me)[0] == me
    assert memory(me) > 1000
    assert processor_time(me) > 0
    before = os.sched_getaffinity(0)
    with on_core(min(before)):
        assert os.sched_getaffinity(0) == {min(before)}
    assert os.sched_getaffinity(0) == before
    server, players = cores()
    assert server != players or server is None
