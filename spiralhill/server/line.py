"""A line: one connection of one reader to one table, with what waits to be sent on it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from spiralhill.table import protocol

# So much may wait to be sent on a line, beside one message that may be larger.
MOST_BYTES: Final = 1 << 20


class Line:
    """What a room sends to; the transport reads from it. Who does not read is cut."""

    __slots__ = (
        "_bytes",
        "_most",
        "_unread",
        "_wake",
        "closing",
        "give_up",
        "heard_at",
        "hello",
        "id",
        "person",
        "table",
    )

    def __init__(self, id: int, person: str, hello: protocol.Hello, most: int, now: float) -> None:
        self.id = id
        self.person = person
        self.hello = hello
        self.table = hello.table
        self.heard_at = now
        # The close code, once nothing more will be sent after what waits.
        self.closing: int | None = None
        # What the transport does when nothing can be sent any more.
        self.give_up: Callable[[], None] | None = None
        self._most = most
        self._unread: deque[bytes] = deque()
        self._bytes = 0
        self._wake: asyncio.Event = asyncio.Event()

    def push(self, data: bytes) -> None:
        """Have something sent; a reader who lets too much pile up loses the line, not the table."""
        if self.closing is not None:
            return
        self._bytes += len(data)
        if self._unread and (len(self._unread) >= self._most or self._bytes > MOST_BYTES):
            self._unread.clear()
            self.cut(1013)
            if self.give_up is not None:
                self.give_up()
            return
        self._unread.append(data)
        self._wake.set()

    def cut(self, code: int) -> None:
        """Hang up after what waits has been sent."""
        if self.closing is None:
            self.closing = code
            self._wake.set()

    def drop(self) -> None:
        """Send nothing any more: the transport is gone, or serves another line."""
        self._unread.clear()
        self.cut(1000)

    async def pull(self) -> bytes | None:
        """The next thing to send; None when it is time to hang up."""
        while not self._unread:
            if self.closing is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        data = self._unread.popleft()
        self._bytes -= len(data)
        return data
