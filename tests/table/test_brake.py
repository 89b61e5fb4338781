"""The brake: who makes us hold much more than was heard is cut, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spiralhill.server.brake import FRAME, GROWN, HELD, WAITING, Brake, Heard, narrow, resident

if sys.platform == "linux":
    import fcntl
    import termios

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what was read from a connection")
MUCH = b"x" * (HELD + 1)


class Connection:
    """Both ends of a connection within this process."""

    def __init__(self, client: socket.socket, server: socket.socket) -> None:
        self.client, self.server = client, server
        self.peer: tuple[str, int] = client.getsockname()[:2]

    def say(self, data: bytes) -> None:
        """Send something, and take it at the other end as the transport does."""
        self.client.sendall(data)
        left = len(data)
        while left:
            left -= len(self.server.recv(left))

    @property
    def is_cut(self) -> bool:
        """Whether the other end has hung up."""
        with contextlib.suppress(BlockingIOError):
            return self.client.recv(1, socket.MSG_DONTWAIT) == b""
        return False


@pytest.fixture(params=["127.0.0.1", "::1"])
def connection(request: pytest.FixtureRequest) -> Iterator[Connection]:
    family = socket.AF_INET6 if ":" in request.param else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 * HELD)
        try:
            listener.bind((request.param, 0))
        except OSError:
            pytest.skip("there is no such address here")
        listener.listen()
        with socket.socket(family) as client:
            client.connect(listener.getsockname())
            server, _ = listener.accept()
            with server:
                yield Connection(client, server)


def hear(heard: Heard, said: str | bytes | None) -> Any:
    """Let something come on a line; None is its end."""

    async def receive() -> Any:
        if said is None:
            return {"type": "websocket.disconnect", "code": 1005}
        return {"type": "websocket.receive", "text" if isinstance(said, str) else "bytes": said}

    return asyncio.run(heard.counting(receive)())  # type: ignore[arg-type]


def test_who_holds_back_a_message_is_cut_once(connection: Connection) -> None:
    brake = Brake()
    with brake.watching(connection.peer):
        connection.say(MUCH[1:])
        assert asyncio.run(brake.cut()) == 0
        assert not connection.is_cut
        connection.say(b"x")
        assert asyncio.run(brake.cut()) == 1
        assert connection.is_cut
        assert asyncio.run(brake.cut()) == 0


def test_a_port_may_be_a_word(connection: Connection) -> None:
    """The transport says it so."""
    brake = Brake()
    with brake.watching((connection.peer[0], str(connection.peer[1]))):
        connection.say(MUCH)
        assert asyncio.run(brake.cut()) == 1


def test_who_is_heard_is_not_cut(connection: Connection) -> None:
    brake = Brake()
    with brake.watching(connection.peer) as heard:
        for _ in range(100):
            connection.say(bytes(FRAME) + "è".encode() * 2000)
            assert hear(heard, "è" * 2000)["text"] == "è" * 2000
        connection.say(bytes(FRAME) + MUCH)
        hear(heard, MUCH)
        assert asyncio.run(brake.cut()) == 0
        assert heard.bytes == 100 * (4000 + FRAME) + len(MUCH) + FRAME


def test_the_end_of_a_line_is_no_message() -> None:
    heard = Heard()
    assert hear(heard, None)["type"] == "websocket.disconnect"
    assert heard.bytes == 0


def test_what_nobody_has_read_yet_is_not_held(connection: Connection) -> None:
    brake = Brake()
    with brake.watching(connection.peer):
        connection.client.sendall(MUCH)
        assert asyncio.run(brake.cut()) == 0


def test_what_is_no_line_is_left_alone(connection: Connection) -> None:
    brake = Brake()
    connection.say(MUCH)
    assert asyncio.run(brake.cut()) == 0
    with pytest.raises(ZeroDivisionError), brake.watching(connection.peer):
        raise ZeroDivisionError
    with brake.watching(None):
        assert asyncio.run(brake.cut()) == 0
    assert not connection.is_cut


def test_what_a_proxy_has_asked_on_a_connection_before_does_not_count(connection: Connection) -> None:
    brake = Brake()
    connection.say(MUCH)
    asyncio.run(brake.cut())
    with brake.watching(connection.peer):
        assert asyncio.run(brake.cut()) == 0
        connection.say(MUCH[:-1])
        assert asyncio.run(brake.cut()) == 0
        connection.say(b"x")
        assert asyncio.run(brake.cut()) == 1


def test_a_line_that_ends_late_takes_no_other_with_it(connection: Connection) -> None:
    brake = Brake()
    old = brake.watching(connection.peer)
    old.__enter__()
    with brake.watching(connection.peer):
        old.__exit__(None, None, None)
        connection.say(MUCH)
        assert asyncio.run(brake.cut()) == 1


def test_little_waits_on_new_connections() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        narrow()
        with socket.create_connection(listener.getsockname()) as client:
            server, _ = listener.accept()
            with server:
                client.settimeout(0.2)
                with pytest.raises(TimeoutError):
                    client.sendall(MUCH * 40)
                told = fcntl.ioctl(server.fileno(), termios.FIONREAD, bytes(4))
                assert 0 < int.from_bytes(told, sys.byteorder) <= 2 * WAITING


def test_lines_are_looked_at_when_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    brake, looks = Brake(), []

    async def cut() -> int:
        looks.append(size)
        return 0

    monkeypatch.setattr(brake, "cut", cut)
    much = 3 * GROWN
    for size in (much, much + GROWN - 1, much + GROWN, much + GROWN, much + 2 * GROWN - 1):
        asyncio.run(brake.look(size))
    assert looks == [much + GROWN]
    # It counts from the least that there was since the last time.
    for size in (much - GROWN, much - 1, much):
        asyncio.run(brake.look(size))
    assert looks == [much + GROWN, much]


def test_memory_is_what_the_kernel_says() -> None:
    told = Path("/proc/self/status").read_text(encoding="ascii").split("VmRSS:")[1].split()[0]
    with open("/proc/self/statm", "rb", buffering=0) as memory:
        assert resident(memory.fileno()) == pytest.approx(1024 * int(told), rel=0.1)
