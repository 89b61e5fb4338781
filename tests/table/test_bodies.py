"""Bodies that never come: nobody waits for them for long, and whoever sends them takes no room from others."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spiralhill.server.limits import Limits
from spiralhill.table import protocol
from tests.table.guests import Line, Person
from tests.table.serving import Server, serving

# Only Linux has as many loopback addresses as there are people here.
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.0/8")
FEW = 6


def comes_true(happens: Callable[[], bool]) -> bool:
    """Whether something happens within a few seconds."""
    deadline = time.monotonic() + 5
    while not happens() and time.monotonic() < deadline:
        time.sleep(0.05)
    return happens()


def no_faults(server: Server) -> bool:
    return server.figures()["spiralhill_faults_total"] == 0 and '"error"' not in server.log()


def test_nobody_waits_long_for_a_body(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server, "Anna")
        with anna.stream(anna.lay(game="duel").id, 0) as line:
            began = time.monotonic()
            held = [anna.begin(path) for path in ("/api/tables", "/api/join", f"/api/lines/{line.token}")]
            for raw in held:
                with raw, raw.makefile("rb") as said:
                    answer = said.read()
                assert answer.startswith(b"HTTP/1.1 400 ")
                assert b"it did not come within 10 seconds" in answer
            assert time.monotonic() - began > Limits().hello - 1
            line.catch_up()
        assert no_faults(server)


def test_a_body_that_breaks_off_is_no_fault_of_ours(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server, "Anna")
        refused = 'spiralhill_refused_total{why="bad-message"}'
        for _ in range(5):
            anna.begin("/api/tables").close()
        assert comes_true(lambda: server.figures().get(refused) == 5)
        assert no_faults(server)


def test_requests_that_go_on_count_like_lines(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=FEW) as server:
        eve, anna = Person(server, "Eve", "127.0.0.50"), Person(server, "Anna")
        table = eve.lay(game="duel")
        lines: list[Line] = [eve.line(table.id, 0), eve.stream(table.id, 0)]
        for line in lines:
            line.until(protocol.State)
        held = [eve.begin("/api/tables") for _ in range(FEW)]
        assert comes_true(lambda: eve.get("/api/games").status == 429)
        assert eve.get("/api/games").json()["error"] == "too-many"
        # Lines are counted by themselves: there is room for more.
        lines.append(eve.line(table.id, 0))
        lines[-1].until(protocol.State)
        # Whoever looks after the server is answered, and so is everybody else.
        for person in (eve, anna):
            assert [person.get(path).status for path in ("/health", "/metrics")] == [200, 200]
        anna.lay(game="duel")
        held.pop().close()
        assert comes_true(lambda: eve.get("/api/games").status == 200)
        # A server that is to stop waits for no body.
        assert server.stop() == 0
        for raw in held:
            raw.close()
        for line in lines:
            line.close()
