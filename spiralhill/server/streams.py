"""Lines where a WebSocket cannot live: server-sent events one way, and a POST for each message the other."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.response import ServerSentEvent, ServerSentEventMessage

from spiralhill.server import metrics
from spiralhill.server.hearing import CODES, POLICY, Ear, bye, read
from spiralhill.server.house import House
from spiralhill.server.line import Line
from spiralhill.server.people import COOKIE
from spiralhill.server.routes import Asked, bytes_of
from spiralhill.table import protocol
from spiralhill.table.protocol import MESSAGE_BYTES
from spiralhill.table.refusal import Refusal

HEARTBEAT: Final = 15.0


class Streams:
    """Lines over server-sent events, by the token that their POSTs name."""

    def __init__(self) -> None:
        self.lines: dict[str, tuple[Line, Ear]] = {}


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
    token = secrets.token_urlsafe(24)
    # Events to somebody who is gone by now never begin, so they cannot be trusted with their end.
    request.state.leaving.callback(hang_up, house, streams, token)
    streams.lines[token] = line, Ear(house, request.state.address)
    return ServerSentEvent(events(line, token))


def hang_up(house: House, streams: Streams, token: str) -> None:
    """Forget a stream whose reader is gone, or was told everything."""
    line, _ = streams.lines.pop(token)
    house.lobby.disconnect(line)
    line.drop()


async def events(line: Line, token: str) -> AsyncIterator[ServerSentEventMessage]:
    """What a line holds, as events, with a sign of life in between."""
    yield ServerSentEventMessage(token, event="line")
    pulling: asyncio.Future[bytes | None] | None = None
    while True:
        # Whoever is gone is sent nothing any more, and then this ends, too.
        pulling = pulling or asyncio.ensure_future(line.pull())
        done, _ = await asyncio.wait([pulling], timeout=HEARTBEAT)
        if not done:
            yield ServerSentEventMessage(comment="still here")
            continue
        data, pulling = pulling.result(), None
        if data is None:
            return
        yield ServerSentEventMessage(data.decode(), event="message")


@post("/api/lines/{token:str}")
async def say(request: Asked, house: House, streams: Streams, token: str) -> Response[None]:
    """A message on a line over server-sent events; it is answered there."""
    person = await house.people.who(request.cookies.get(COOKIE), time.time())
    found = streams.lines.get(token)
    if found is None or found[0].person != person:
        raise Refusal("no-such-table")
    line, ear = found
    data = await bytes_of(request, house, MESSAGE_BYTES)
    if line.closing is not None:
        # Like anything that is sent into a socket while it is being closed.
        return Response(None, status_code=202)
    try:
        hello = ear.hear(line, as_text(data))
        if hello is not None:
            ear.refuse(line, hello, Refusal("bad-message", problem="another seat or table is another stream"))
    except Refusal as refusal:
        metrics.REFUSED.labels(refusal.error).inc()
        house.lobby.disconnect(line)
        line.push(bye(refusal, line.hello.lang))
        line.cut(CODES.get(refusal.error, POLICY))
    return Response(None, status_code=202)


def as_text(data: bytes) -> str | bytes:
    """A body as the text that it should be; one that is none stays as it is."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data
