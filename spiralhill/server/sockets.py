"""Lines over WebSockets."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State

from spiralhill.server import metrics
from spiralhill.server.hearing import CODES, POLICY, Ear, bye, read
from spiralhill.server.house import House
from spiralhill.server.line import Line
from spiralhill.server.people import COOKIE
from spiralhill.server.store import NotStored
from spiralhill.table import protocol
from spiralhill.table.refusal import Refusal

log = logging.getLogger(__name__)

FAULT: Final = 1011
FAREWELL: Final = 1.0


class Socket:
    """One WebSocket: what comes in goes to the table of its line, what the line holds goes out."""

    def __init__(self, socket: WebSocket[Any, Any, State], house: House, person: str) -> None:
        self._socket = socket
        self._house = house
        self._person = person
        self._lobby = house.lobby
        self._line: Line | None = None
        reader = asyncio.current_task()
        assert reader is not None
        self._reader = reader
        # With which code to hang up, once we have stopped listening for that.
        self._closing: int | None = None
        self._writer: asyncio.Task[None] | None = None
        self._lang: str = socket.scope["state"]["lang"]
        self._address: str = socket.scope["state"]["address"]

    async def live(self) -> None:
        """Serve the socket until either side hangs up."""
        try:
            if not self._house.may_say(self._address):
                raise Refusal("too-fast")
            first = await asyncio.wait_for(self._receive(), self._house.limits.hello)
            if first is None:
                return
            await self._hello(read(first))
            ear = Ear(self._house, self._address)
            while (data := await self._receive()) is not None:
                assert self._line is not None
                again = ear.hear(self._line, data)
                if again is not None:
                    # Whoever has left a table and may not sit at the next one has no line any more.
                    await self._hello(again)
        except (Refusal, NotStored) as problem:
            # Nothing here may hold on to the problem: in its traceback hangs the message, however large it was.
            error = problem.error if isinstance(problem, Refusal) else "not-stored"
            metrics.REFUSED.labels(error).inc()
            await self._hang_up(CODES.get(error, POLICY), bye(problem, self._lang))
        except TimeoutError:
            await self._hang_up(POLICY)
        except asyncio.CancelledError:
            # Whoever else cancels this, as a server does that ends, wants it to be over.
            if self._closing is None or self._reader.uncancel():
                raise
            await self._hang_up(self._closing)
        except Exception:  # a fault of ours: the line is lost, the table is not
            log.exception("a line failed")
            metrics.FAULTS.inc()
            await self._hang_up(FAULT)
        finally:
            await self._leave()

    async def _receive(self) -> str | bytes | None:
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        return data

    async def _hello(self, message: protocol.Inbound) -> None:
        """Open the line that a hello asks for; a later one leaves the table or seat of before."""
        if not isinstance(message, protocol.Hello):
            raise Refusal("bad-message", problem="the first message is a hello")
        self._lang = message.lang
        await self._leave()
        self._line = await self._lobby.connect(self._person, message)
        self._line.give_up = self._stop
        self._house.charge(self._address, self._lobby.pages(self._line))
        self._writer = asyncio.create_task(self._write(self._line))

    async def _write(self, line: Line) -> None:
        """Send what the line holds until it is cut."""
        while (data := await line.pull()) is not None:
            await self._send(data)
        if self._line is line:
            self._stop()

    def _stop(self) -> None:
        """Stop listening, to hang up: a socket that is being read from cannot be closed."""
        if self._closing is None and self._line is not None:
            self._closing = self._line.closing
            self._reader.cancel()

    async def _hang_up(self, code: int, last: bytes | None = None) -> None:
        """Leave the table and close the socket, after a last message."""
        await self._leave()
        try:
            async with asyncio.timeout(FAREWELL):
                if last is not None:
                    await self._send(last)
                await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})
        except TimeoutError:
            # Whoever reads nothing does not read this either. What is left with something unsent is never freed, so
            # we wait, and count the socket, until its other end is gone.
            while await self._receive() is not None:
                await asyncio.sleep(FAREWELL)
        except Exception:  # its other end is gone already
            return

    async def _send(self, data: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _leave(self) -> None:
        """Leave the table; what is being sent is sent to its end: broken off, it may keep the socket open for ever."""
        line, self._line = self._line, None
        writer, self._writer = self._writer, None
        if line is not None:
            self._lobby.disconnect(line)
            line.drop()
        if writer is not None:
            await asyncio.wait([writer], timeout=FAREWELL)
            writer.cancel()


@websocket("/ws")
async def ws(socket: WebSocket[Any, Any, State], house: House) -> None:
    """A table, live."""
    person = await house.people.who(socket.cookies.get(COOKIE), time.time())
    await socket.accept()
    await Socket(socket, house, person).live()
