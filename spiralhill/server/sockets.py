"""Lines over the network: a WebSocket, or server-sent events and a POST for each message; the messages are the same."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.response import ServerSentEvent, ServerSentEventMessage

from spiralhill.server import metrics
from spiralhill.server.house import House
from spiralhill.server.limits import Bucket
from spiralhill.server.line import Line
from spiralhill.server.people import COOKIE
from spiralhill.server.routes import Asked
from spiralhill.server.store import NotStored
from spiralhill.table import protocol
from spiralhill.table.match import printable
from spiralhill.table.protocol import MESSAGE_BYTES
from spiralhill.table.refusal import Refusal
from spiralhill.words import words

log = logging.getLogger(__name__)

POLICY, FAULT, TRY_LATER = 1008, 1011, 1013
CODES: Final = {"too-fast": TRY_LATER, "going-down": 1012, "not-stored": TRY_LATER}
# After so many seconds it makes sense to come back.
AGAIN: Final = {"too-fast": 5.0, "going-down": 1.0, "not-stored": 1.0}
# A client that does not stop when it is told to is cut after so many messages.
PATIENCE: Final = 200
FAREWELL: Final = 1.0
HEARTBEAT: Final = 15.0


def is_too_large(data: str | bytes) -> bool:
    """Whether a message has more bytes than one may have."""
    return len(data) > MESSAGE_BYTES or (isinstance(data, str) and len(data.encode()) > MESSAGE_BYTES)


def read(data: str | bytes) -> protocol.Inbound:
    """A message of the protocol; whatever is none is refused."""
    if is_too_large(data):
        raise Refusal("bad-message", problem=f"it is larger than {MESSAGE_BYTES} bytes")
    try:
        return protocol.read_message(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refusal("bad-message", problem=printable(str(error), 200) or "it cannot be read") from None


def bye(problem: Exception, lang: str) -> bytes:
    """The last message to somebody who has no line, or loses it."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("not-stored")
    says = refusal.said(words(lang or "en", ""))
    return protocol.written(protocol.Bye(0, refusal.error, says, AGAIN.get(refusal.error)))


class Socket:
    """One WebSocket: what comes in goes to the table of its line, what the line holds goes out."""

    def __init__(self, socket: WebSocket[Any, Any, State], house: House, person: str) -> None:
        self._socket = socket
        self._house = house
        self._person = person
        self._lobby = house.lobby
        self._line: Line | None = None
        self._reader: asyncio.Task[Any] | None = asyncio.current_task()
        self._writer: asyncio.Task[None] | None = None
        self._lang: str = socket.scope["state"]["lang"]
        self._address: str = socket.scope["state"]["address"]
        self._strikes = 0

    async def live(self) -> None:
        """Serve the socket until either side hangs up."""
        limits = self._house.limits
        try:
            if not self._house.may_say(self._address):
                raise Refusal("too-fast")
            first = await asyncio.wait_for(self._receive(), limits.hello)
            if first is None:
                return
            await self._hello(read(first))
            now = asyncio.get_running_loop().time
            bucket = Bucket(limits.rate, limits.burst, now())
            while (data := await self._receive()) is not None:
                await self._take(data, bucket.take(now()))
        except (Refusal, NotStored) as problem:
            # Nothing here may hold on to the problem: in its traceback hangs the message, however large it was.
            error = problem.error if isinstance(problem, Refusal) else "not-stored"
            metrics.REFUSED.labels(error).inc()
            await self._hang_up(CODES.get(error, POLICY), bye(problem, self._lang))
        except TimeoutError:
            await self._hang_up(POLICY)
        except asyncio.CancelledError:
            if self._line is None or self._line.closing is None or self._reader is None:
                raise
            self._reader.uncancel()
            await self._hang_up(self._line.closing)
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

    async def _take(self, data: str | bytes, in_time: bool) -> None:
        line = self._line
        assert line is not None
        message: protocol.Inbound | None = None
        try:
            message = read(data)
            if not in_time or not self._house.may_say(self._address, message):
                raise Refusal("too-fast")
            if isinstance(message, protocol.Hello):
                await self._hello(message)
            else:
                self._lobby.hear(line, message)
                if isinstance(message, protocol.Speak):
                    self._house.charge(self._address, self._lobby.pages(line))
        except Refusal as refusal:
            self._strikes += 1
            # Whoever has left a table and may not sit at the next one has no line any more.
            is_lost = self._line is not line
            if is_lost or self._strikes > PATIENCE or isinstance(data, bytes) or is_too_large(data):
                raise
            self._lobby.refuse(line, message, refusal)

    async def _write(self, line: Line) -> None:
        """Send what the line holds until it is cut."""
        while (data := await line.pull()) is not None:
            await self._send(data)
        if self._line is line:
            self._stop()

    def _stop(self) -> None:
        """Stop listening, to hang up: a socket that is being read from cannot be closed."""
        if self._reader is not None:
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


class Streams:
    """Lines over server-sent events, by the token that their POSTs name."""

    def __init__(self) -> None:
        self.lines: dict[str, tuple[Line, Bucket]] = {}


@get("/api/tables/{table:str}/stream")
async def stream(
    request: Asked,
    house: House,
    streams: Streams,
    table: str,
    seat: int | None = None,
    have: int = 0,
    watch: str | None = None,
    lang: str = "en",
) -> ServerSentEvent:
    """A table, live, where a WebSocket cannot be had: the first event names the address for messages."""
    if not house.may_say(request.state.address):
        raise Refusal("too-fast")
    person = await house.people.who(request.cookies.get(COOKIE), time.time())
    wish = {"t": "hello", "table": table, "seat": seat, "have": have, "watch": watch, "lang": lang}
    hello = read(msgspec.json.encode(wish))
    assert isinstance(hello, protocol.Hello)
    line = await house.lobby.connect(person, hello)
    house.charge(request.state.address, house.lobby.pages(line))
    return ServerSentEvent(events(house, streams, line))


async def events(house: House, streams: Streams, line: Line) -> AsyncIterator[ServerSentEventMessage]:
    """What a line holds, as events, with a sign of life in between."""
    token = secrets.token_urlsafe(24)
    limits = house.limits
    streams.lines[token] = line, Bucket(limits.rate, limits.burst, asyncio.get_running_loop().time())
    pulling: asyncio.Future[bytes | None] | None = None
    try:
        yield ServerSentEventMessage(token, event="line")
        while True:
            pulling = pulling or asyncio.ensure_future(line.pull())
            done, _ = await asyncio.wait([pulling], timeout=HEARTBEAT)
            if not done:
                yield ServerSentEventMessage(comment="still here")
                continue
            data, pulling = pulling.result(), None
            if data is None:
                return
            yield ServerSentEventMessage(data.decode(), event="message")
    finally:
        if pulling is not None:
            pulling.cancel()
        del streams.lines[token]
        house.lobby.disconnect(line)


@post("/api/lines/{token:str}")
async def say(request: Asked, house: House, streams: Streams, token: str) -> Response[None]:
    """A message on a line over server-sent events; it is answered there."""
    person = await house.people.who(request.cookies.get(COOKIE), time.time())
    found = streams.lines.get(token)
    if found is None or found[0].person != person:
        raise Refusal("no-such-table")
    line, bucket = found
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MESSAGE_BYTES:
            break
    in_time = bucket.take(asyncio.get_running_loop().time())
    message = read(data)
    if not in_time or not house.may_say(request.state.address, message):
        raise Refusal("too-fast")
    if isinstance(message, protocol.Hello):
        raise Refusal("bad-message", problem="another seat or table is another stream")
    house.lobby.hear(line, message)
    if isinstance(message, protocol.Speak):
        house.charge(request.state.address, house.lobby.pages(line))
    return Response(None, status_code=202)
