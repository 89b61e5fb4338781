"""Whoever floods a server hurts nobody else: others play on, and the server's memory and sockets stay bounded.

How quickly others play meanwhile: `python -m tests.table.attackers 20`.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from spiralhill.server.limits import Limits
from spiralhill.table import protocol
from tests.table.attackers import MEGABYTES, files_of, withstand
from tests.table.attacks import ATTACKS, THREADS, Attack, drained, frame
from tests.table.guests import Person, party, play
from tests.table.serving import Server, serving

# Only Linux has as many loopback addresses as there are people here.
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.0/8")
SECONDS = 1.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("attackers")) as server:
        yield server
        assert server.figures()["spiralhill_faults_total"] == 0
        assert '"error"' not in server.log()


@pytest.mark.parametrize("kind", ATTACKS)
def test_others_play_on(server: Server, kind: str) -> None:
    """R23"""
    result = withstand(server, kind, SECONDS)
    print(result)
    assert len(result.milliseconds) > 5
    assert result.grown < MEGABYTES, result
    # Sockets of the attacker, connections that never became one, and those who play.
    assert result.files < Limits().sockets + 100 * THREADS + 50, result
    assert result.lines == 0, result
    assert server.is_alive
    assert Person(server, "Anna").get("/health").status == 200


def test_a_reader_who_never_reads_is_cut(server: Server) -> None:
    """R23"""
    eve = Person(server, "Eve", "127.0.0.97")
    table = party(server, "duel", [eve, Person(server, "Eva", "127.0.0.97")])
    with table:
        play(table, Random(2), 50)
        files = files_of(server)
        attack = Attack(eve.address, server.port, eve.cookie or "", table.table.id, 30)
        raw = attack.line(4096)
        assert raw is not None
        with raw:
            raw.settimeout(0.1)
            asked = frame(protocol.written(protocol.Why("w", pick="x" * 190))) * 5
            while attack.goes_on() and files_of(server) != files:
                with contextlib.suppress(OSError):
                    raw.sendall(asked)
                time.sleep(0.05)
            # The server has let go of the socket, though its other end has not.
            assert files_of(server) == files
        table.lines[0].catch_up()
        assert server.figures()["spiralhill_lines"] == 2


def test_sockets_that_break_are_let_go_of(server: Server) -> None:
    """Whatever way a socket ends while much is being sent on it, nothing of it is left."""
    eve = Person(server, "Eve", "127.0.0.98")
    table = party(server, "duel", [eve, Person(server, "Eva", "127.0.0.98")])
    with table:
        play(table, Random(3), 30)
        time.sleep(0.2)
        files, rng = files_of(server), Random(4)
        attack = Attack(eve.address, server.port, eve.cookie or "", table.table.id, 60)
        ends = [b"", frame(b"\xff"), frame(b"x", 2), frame(b"", 8), frame(b"x", 5), b"\x81\x01x", frame(b"x" * 9999)]
        for number in range(60):
            raw = attack.line()
            assert raw is not None
            with raw:
                raw.sendall(frame(protocol.written(protocol.Ping())) * rng.choice([0, 1, 10, 40]))
                time.sleep(0.002 * rng.random())
                raw.sendall(ends[number % len(ends)])
                deadline = time.monotonic() + 5
                while number % len(ends) and drained(raw):
                    assert time.monotonic() < deadline, "the server does not hang up"
                    time.sleep(0.002)
        deadline = time.monotonic() + 5
        while files_of(server) > files and time.monotonic() < deadline:
            time.sleep(0.05)
        assert files_of(server) <= files
        table.lines[0].catch_up()
        assert server.figures()["spiralhill_lines"] == 2


def test_an_address_has_so_many_sockets(server: Server) -> None:
    """R23"""
    attack = Attack("127.0.0.99", server.port, "", "0123456789ab", 20)
    held = [attack.upgrade() for _ in range(Limits().sockets + 5)]
    try:
        assert attack.became == {"opened": Limits().sockets, "turned away": 5}
        # From elsewhere one gets in.
        with party(server, "duel", 2) as table:
            assert play(table, Random(1), 5) == 5
    finally:
        for raw in held:
            if raw is not None:
                raw.close()


def test_headers_without_end_are_not_gathered(server: Server) -> None:
    """In HTTP/2 one could send megabytes of them; we do not speak it."""
    attack = Attack("127.0.0.95", server.port, "", "0123456789ab", 20)
    with attack.connect() as raw:
        settings = b"\0\0\0\x04\0\0\0\0\0"
        raw.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings)
        said = raw.recv(100)
        assert said == b"" or b" 400 " in said
    with attack.connect() as raw, contextlib.suppress(ConnectionError):
        raw.sendall(b"GET /health HTTP/1.1\r\n")
        for number in range(1000):
            raw.sendall(f"x-{number}: {'x' * 1000}\r\n".encode())
        # Our own kernel may have kept most of them; a server that gathers them all would wait for more.
        while raw.recv(1000):
            pass


@pytest.mark.parametrize("way", ["a frame", "many parts"])
def test_whoever_holds_back_messages_is_cut(server: Server, way: str) -> None:
    """R23"""
    part = b"x" * 500_000
    parts = frame(part, is_last=False) + frame(part, 0, is_last=False) * 9
    said = frame(part * 10)[:-1] if way == "a frame" else parts
    attack = Attack("127.0.0.96", server.port, "", "0123456789ab", 20)
    number = 40
    # Who comes after a cut may fill what that has freed, so not all are cut; but we never hold half of what was said.
    burden = number / 2 * len(said) / (1 << 20)
    with party(server, "duel", 2) as table, contextlib.ExitStack() as held:
        before, cut = server.memory(), server.figures()["spiralhill_braked_total"]
        for _ in range(number):
            raw = attack.upgrade()
            assert raw is not None
            held.enter_context(raw)
            with contextlib.suppress(OSError):
                raw.sendall(said)
        while server.memory() - before > burden and attack.goes_on():
            time.sleep(0.05)
        assert server.memory() - before < burden
        assert server.figures()["spiralhill_braked_total"] > cut
        # Who plays is not cut.
        assert play(table, Random(5), 5) == 5
        assert server.figures()["spiralhill_lines"] == 2


def test_bots_end_with_a_server_that_is_killed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("killed")) as server:
        anna = Person(server, "Anna")
        with anna.line(anna.lay(game="duel", pace=0).id, 0) as line:
            line.command(protocol.Ready, "ab" * 16)
            deadline = time.monotonic() + 20
            while not children_of(server.pid) and time.monotonic() < deadline:
                line.catch_up()
                if line.options:
                    line.command(protocol.Pick, line.n, line.options[0])
            bots = children_of(server.pid)
            assert bots
            time.sleep(1)
            server.kill()
        while any(os.path.exists(f"/proc/{bot}") for bot in bots) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(os.path.exists(f"/proc/{bot}") for bot in bots)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as children:
        return [int(child) for child in children.read().split()]
