"""Streams: what holds for a WebSocket holds for server-sent events and their POSTs; real servers, real sockets."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiralhill.client import Client, Lost, Turned
from spiralhill.server.hearing import PATIENCE
from spiralhill.server.limits import Limits
from spiralhill.table import protocol
from spiralhill.table.protocol import MESSAGE_BYTES
from tests.table.guests import Line, Person, Seated
from tests.table.serving import HOME, Server, serving

# Only Linux has as many loopback addresses as there are people here.
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.0/8"),
    pytest.mark.usefixtures("no_socket_forgotten"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("streams")) as server:
        yield server
        assert server.figures()["spiralhill_faults_total"] == 0
        assert '"error"' not in server.log()


def two_at_a_table(server: Server) -> tuple[Person, Person, Seated]:
    anna, bob = Person(server, "Anna"), Person(server, "Bob")
    table = anna.lay(game="duel", seats=[{"who": "me"}, {"who": "open"}])
    bob.join(table.invite)
    return anna, bob, table


def comes_to(server: Server, lines: int) -> bool:
    """Whether there are so many lines within a few seconds, and no others after that."""
    deadline = time.monotonic() + 10
    seen: list[float] = []
    while time.monotonic() < deadline:
        seen.append(server.figures()["spiralhill_lines"])
        if len(seen) > 10 and set(seen[-10:]) == {lines}:
            return True
        time.sleep(0.05)
    return False


def test_whoever_hangs_up_before_the_first_event_is_gone(server: Server) -> None:
    anna, bob, table = two_at_a_table(server)
    asked = (
        f"GET /api/tables/{table.id}/stream?seat=1 HTTP/1.1\r\nHost: {HOME}\r\nOrigin: {server.url}\r\n"
        f"Cookie: spiralhill={bob.cookie}\r\n\r\n"
    )

    def knock(address: str) -> None:
        for _ in range(50):
            with socket.create_connection((HOME, server.port), source_address=(address, 0)) as raw:
                raw.sendall(asked.encode())
                time.sleep(0.001)

    with anna.line(table.id, 0) as line:
        line.until(protocol.State)
        # So many at once that some streams are opened to people who have gone again.
        crowd = [threading.Thread(target=knock, args=(f"127.0.4.{number}",)) for number in range(1, 9)]
        for one in crowd:
            one.start()
        for one in crowd:
            one.join()
        assert comes_to(server, lines=1)
    with anna.line(table.id, 0) as line:
        assert line.until(protocol.State).online == [True, False]


# Messages that are refused


both_ways = pytest.mark.parametrize("way", ["line", "stream"])


def opened(person: Person, way: str, table: Seated, seat: int) -> Line:
    line: Line = getattr(person, way)(table.id, seat)
    line.until(protocol.State)
    return line


@both_ways
def test_every_message_is_answered_on_its_line(server: Server, way: str) -> None:
    anna, _, table = two_at_a_table(server)
    with opened(anna, way, table, 0) as line:
        asked = [f"w{number}" for number in range(2 * Limits().burst)]
        for id in asked:
            line.say(protocol.Why(id, card=1))
        errors = [line.until(protocol.Refused, lambda one, id=id: one.id == id).error for id in asked]
        assert set(errors) <= {"not-dealt", "too-fast"}
        assert set(errors[: Limits().burst]) == {"not-dealt"}
        time.sleep(1)
        for said in ("{", '{"t":"nothing"}', '{"t":"pick"}'):
            line.say(said)
            refused = line.until(protocol.Refused)
            assert (refused.id, refused.error) == ("", "bad-message")
        line.catch_up()


def test_another_hello_is_another_stream(server: Server) -> None:
    anna, bob, table = two_at_a_table(server)
    with opened(bob, "stream", table, 1) as line, opened(anna, "line", table, 0):
        for hello in (protocol.Hello(table.id, seat=1), protocol.Hello("0123456789ab", seat=0)):
            assert line.post(hello).status == 202
            assert line.until(protocol.Refused).error == "bad-message"
        line.catch_up()


@both_ways
def test_whoever_does_not_stop_is_cut(server: Server, way: str) -> None:
    anna, _, table = two_at_a_table(server)
    with opened(anna, way, table, 0) as line:
        for _ in range(PATIENCE):
            line.say("nonsense")
        for _ in range(PATIENCE):
            line.until(protocol.Refused)
        line.say("nonsense")
        assert line.until(protocol.Bye).error in ("bad-message", "too-fast")
        assert line.hear() is None
        assert comes_to(server, lines=0)


@both_ways
def test_a_message_that_is_too_large_costs_the_line(server: Server, way: str) -> None:
    anna, _, table = two_at_a_table(server)
    for size in (MESSAGE_BYTES + 1, 50_000):
        with opened(anna, way, table, 0) as line:
            line.say("x" * size)
            assert line.until(protocol.Bye).error == "bad-message"
            assert line.hear() is None
    assert comes_to(server, lines=0)


# The client


@pytest.mark.parametrize("streams", [False, True])
def test_a_client_is_told_when_there_is_no_sense_in_trying(server: Server, streams: bool) -> None:
    async def story() -> None:
        async with Client(server.url, streams=streams) as anna, Client(server.url, streams=streams) as eve:
            seated = await anna.lay(game="duel", name="Anna")
            await eve.lay(game="duel", name="Eve")
            wrong = [
                (anna.sit("0123456789ab", 0), "no-such-table"),
                (eve.sit(seated.table, 0), "no-such-table"),
                (eve.sit(seated.table, watch="A" * 22), "no-such-table"),
                (anna.sit(seated.table, 1), "not-your-seat"),
            ]
            for seat, error in wrong:
                with pytest.raises(Turned) as turned:
                    async with asyncio.timeout(5), seat:
                        raise AssertionError("a seat that is nobody's")
                assert turned.value.error == error
                assert seat.session.bye is not None
                # Nobody goes on trying.
                assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(story())


@pytest.mark.parametrize("streams", [False, True])
def test_whatever_a_client_asks_is_answered(server: Server, streams: bool) -> None:
    async def story() -> None:
        async with Client(server.url, streams=streams) as anna:
            seated = await anna.lay(game="duel", name="Anna")
            async with anna.sit(seated.table, seated.seat) as seat, asyncio.timeout(10):
                answers = await asyncio.gather(*(seat.why(card=1) for _ in range(150)), return_exceptions=True)
                assert {answer.error for answer in answers if isinstance(answer, Turned)} == {"not-dealt", "too-fast"}
                assert seat.connections == 1

    asyncio.run(story())


def test_whoever_hangs_up_leaves_no_socket_behind(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url, streams=True) as anna:
            seated = await anna.lay(game="duel", name="Anna")
            for moments in range(60):
                line = await anna.open(protocol.Hello(seated.table, seat=seated.seat))
                said = asyncio.create_task(line.send(protocol.Ping()))
                for _ in range(moments):
                    await asyncio.sleep(0)
                await line.close()
                await asyncio.gather(said, return_exceptions=True)
                with pytest.raises(Lost):
                    await line.send(protocol.Ping())

    asyncio.run(story())


def test_what_could_not_be_posted_is_sent_again(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Client(server.url, streams=True) as anna:
            seated = await anna.lay(game="duel", name="Anna")
            async with anna.sit(seated.table, seated.seat) as seat, asyncio.timeout(15):
                # As many requests as one address may have at a time.
                with Person(server, "Bob").begin("/api/join"), Person(server, "Bob").begin("/api/join"):
                    await asyncio.sleep(0.5)
                    said = asyncio.create_task(seat.do(protocol.Chat, text="hello"))
                    await asyncio.wait([said], timeout=0.5)
                    assert not said.done()
                await said

    with serving(tmp_path, sockets=2) as server:
        asyncio.run(story(server))
