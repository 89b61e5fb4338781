"""The players of the load benchmark play at our real server for a moment."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.load.scenarios import SCENARIOS, Scenario
from benchmarks.load.servers import LIMIT, OURS
from tools.environment import ROOT
from tools.page import node


def serve(port: int, lobby: int, folder: Path) -> list[str]:
    """Starts the server in the Python that runs the tests."""
    limits = ["--rate", str(LIMIT), "--sockets", str(LIMIT)]
    return [
        *(sys.executable, "-m", "spiralhill", "serve", "--port", str(port)),
        *("--data-dir", str(folder / "store"), *limits),
    ]


OURS_HERE = replace(OURS, command=serve)


def test_quantiles_are_the_times_that_so_many_stay_within() -> None:
    script = "const {quantiles} = require('./benchmarks/load/figures');\n"
    script += "const times = Array.from({length: 1000}, (_, at) => 1000 - at);\n"
    script += "console.log(JSON.stringify([quantiles(times), quantiles([7]), quantiles([])]))"
    told = json.loads(subprocess.check_output([node(), "-e", script], cwd=ROOT, text=True))
    assert told[0] == {"p50": 500, "p99": 990, "p999": 999, "worst": 1000, "count": 1000}
    assert (told[1]["p50"], told[1]["p999"], told[2]) == (7, 7, None)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured on Linux only")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.part}: {scenario.title}")
def test_every_scenario_can_be_played_at_our_server(scenario: Scenario) -> None:
    figures = scenario.measure(OURS_HERE, (None, None), seconds=1.5, tables=3)
    assert figures["drops"] == 0
    assert figures["problems"] == {}
    assert figures["memoryBefore"] > 10_000
    if scenario.part == "d":
        return
    paced = scenario.setup["mode"] == "paced"
    assert figures["moves"] >= (3 if paced else 20)
    assert figures["acknowledged"]["count"] == figures["moves"]
    if paced:
        assert 0 < figures["seen"]["p50"] < 1500
    if scenario.checked:
        assert figures["lost"] == 0
