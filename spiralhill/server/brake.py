"""The brake: cuts lines that hold back messages, for what has come of such a message is kept in our memory.

The transport gathers a message of up to 64 MB before we see a byte of it, and cannot be told to gather less. So as soon
as our memory has grown much, we ask the kernel how much was read from every line, and compare that with the messages
that we have heard on it. Whoever is cut comes back by `have`. Only Linux tells us all this; elsewhere nothing is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

from litestar.types import Receive

from spiralhill.server import metrics

if sys.platform == "linux":
    import fcntl
    import resource
    import termios

log = logging.getLogger(__name__)

# Seconds from one look at our memory to the next, and the bytes by which it must have grown to look at all lines.
PAUSE: Final = 0.1
GROWN: Final = 32 << 20
# Bytes of a line that may be no message yet; the handshake is among them, and every ping.
HELD: Final = 256 << 10
# Bytes of a connection that may wait to be read.
WAITING: Final = 64 << 10
# After so many connections that we have looked at, others may do something.
BREATH: Final = 256
# What a message has around it: at least a head of two bytes and a mask of four.
FRAME: Final = 6
# Where the kernel says how many bytes a connection has received, in what it calls tcp_info.
RECEIVED: Final = slice(128, 136)

Peer = tuple[str, int]


class Heard:
    """How many bytes of one line have become messages."""

    __slots__ = ("before", "bytes")

    def __init__(self) -> None:
        self.bytes = 0
        # What had been read from the connection before it became a line, once we have looked.
        self.before: int | None = None

    def counting(self, receive: Receive) -> Receive:
        """Counts every message that is received."""

        async def receiving() -> Any:
            message: Any = await receive()
            if message["type"] == "websocket.receive":
                said: str | bytes = message.get("text") or message.get("bytes") or b""
                self.bytes += FRAME + len(said.encode() if isinstance(said, str) else said)
            return message

        return receiving


class Brake:
    """Knows the lines that are open, and cuts those that make us hold too much."""

    def __init__(self) -> None:
        self._lines: dict[Peer, Heard] = {}
        # What was read from connections that are no lines, by their inodes: a proxy may make lines of them yet.
        self._before: dict[int, int] = {}
        self._least: int | None = None

    @contextlib.contextmanager
    def watching(self, client: tuple[str, int | str] | None) -> Iterator[Heard]:
        """Watch a line while it lasts; its client is whoever the connection leads to, be it a proxy."""
        heard = Heard()
        peer = (client[0], int(client[1])) if client else ("", 0)
        self._lines[peer] = heard
        try:
            yield heard
        finally:
            # The same port may have called again while this line was on its way out.
            if self._lines.get(peer) is heard:
                del self._lines[peer]

    async def hold(self) -> None:
        """Look at our memory now and then, and at all lines when it has grown."""
        try:
            # Opened once: when somebody has used up all files, this one is needed most.
            memory = open("/proc/self/statm", "rb", buffering=0)  # noqa: SIM115  it is closed below
        except OSError:  # not Linux, or a Linux that does not tell
            return
        with memory:
            while True:
                await self.look(resident(memory.fileno()))
                await asyncio.sleep(PAUSE)

    async def look(self, now: int) -> None:
        """See how much memory there is in use now; cut lines if that is much more than it has been."""
        if self._least is None or now < self._least:
            self._least = now
        if now - self._least < GROWN:
            return
        self._least = now
        if cut := await self.cut():
            metrics.BRAKED.inc(cut)
            log.warning("lines that held back messages were cut", extra={"lines": cut, "megabytes": now >> 20})

    async def cut(self) -> int:
        """Hang up on every line of which much was read and little heard, and say how many those were."""
        before: dict[int, int] = {}
        cut = 0
        for number in open_files():
            if number % BREATH == 0:
                await asyncio.sleep(0)
            with contextlib.suppress(OSError):  # it is no connection, or closed by now
                cut += self._cut(number, before)
        self._before = before
        return cut

    def _cut(self, number: int, before: dict[int, int]) -> bool:
        with borrowed(number) as connection:
            peer = connection.getpeername()[:2]
            heard, read = self._lines.get(peer), read_from(connection)
            if heard is None:
                before[os.fstat(number).st_ino] = read
                return False
            if heard.before is None:
                heard.before = self._before.get(os.fstat(number).st_ino, 0)
            if read - heard.before - heard.bytes <= HELD:
                return False
            connection.shutdown(socket.SHUT_RDWR)
            del self._lines[peer]
            return True


def narrow() -> None:
    """Let no more than a few messages of a new connection wait to be read; the kernel would let megabytes."""
    if sys.platform != "linux":
        return
    for number in open_files():
        with contextlib.suppress(OSError), borrowed(number) as listener:
            if listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
                # Connections have what their listener has.
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, WAITING)


@contextlib.contextmanager
def borrowed(number: int) -> Iterator[socket.socket]:
    """A socket of the transport, by its number; it is not ours to close."""
    # The wider family has room for the addresses of both.
    lent = socket.socket(socket.AF_INET6, socket.SOCK_STREAM, 0, fileno=number)
    try:
        yield lent
    finally:
        lent.detach()


def resident(memory: int) -> int:
    """The bytes of memory that we use, from the file that tells."""
    return int(os.pread(memory, 100, 0).split()[1]) * os.sysconf("SC_PAGE_SIZE")


def open_files() -> Iterable[int]:
    """The numbers of the files and connections that we have open."""
    try:
        return [int(name) for name in os.listdir("/proc/self/fd")]
    except OSError:  # there are so many that not even this one can be opened
        return range(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def read_from(connection: socket.socket) -> int:
    """How many bytes were read from a connection: those that it has received, without those that wait."""
    told = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RECEIVED.stop)
    waiting = fcntl.ioctl(connection.fileno(), termios.FIONREAD, bytes(4))
    return int.from_bytes(told[RECEIVED], sys.byteorder) - int.from_bytes(waiting, sys.byteorder)
