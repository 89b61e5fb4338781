"""How messages travel: over a WebSocket, or, where that cannot live, over server-sent events and a POST for each."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from spiralhill.table import protocol

LARGEST_MESSAGE: Final = 4 * 1024 * 1024
OPENING: Final = 10.0


class Lost(ConnectionError):
    """The connection is gone, or could not be made."""


class Denied(Lost):
    """The server would not have the connection made; it says why as it would say goodbye."""

    def __init__(self, bye: protocol.Bye) -> None:
        super().__init__(bye.says)
        self.bye = bye


class Problem(msgspec.Struct):
    """What the server says by HTTP when it refuses something."""

    error: str
    says: str


def problem_in(body: bytes) -> Problem | None:
    """What a server of ours says is wrong; nothing where somebody else has answered."""
    try:
        return msgspec.json.decode(body, type=Problem)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


@contextlib.asynccontextmanager
async def leaving_nothing(close: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Whoever fails, is refused, or is stopped on the way to a connection leaves no socket behind."""
    try:
        yield
    except BaseException:
        await close()
        raise


class Transport:
    """One connection."""

    async def send(self, message: protocol.In) -> None:
        """Send a message."""
        raise AssertionError("a transport says how it sends")

    async def receive(self) -> bytes | str:
        """The next message."""
        raise AssertionError("a transport says how it receives")

    async def close(self) -> None:
        """Hang up."""
        raise AssertionError("a transport says how it hangs up")


class WebSocketTransport(Transport):
    """A WebSocket."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket

    @classmethod
    async def open(cls, base: str, cookie: str, hello: protocol.Hello) -> WebSocketTransport:
        """Connect and say hello."""
        headers = {"Cookie": cookie} if cookie else {}
        try:
            socket = await connect(
                f"ws{base.removeprefix('http')}/ws",
                origin=base,  # type: ignore[arg-type]
                additional_headers=headers,
                compression=None,
                max_size=LARGEST_MESSAGE,
                ping_interval=None,
                open_timeout=OPENING,
                proxy=None,
            )
        except (OSError, InvalidHandshake, TimeoutError, EOFError) as error:
            raise Lost(str(error)) from None
        transport = cls(socket)
        async with leaving_nothing(transport.close):
            await transport.send(hello)
        return transport

    async def send(self, message: protocol.In) -> None:
        try:
            await self._socket.send(protocol.written(message).decode())
        except (OSError, WebSocketException) as error:
            raise Lost(str(error)) from None

    async def receive(self) -> bytes | str:
        try:
            data: bytes | str = await self._socket.recv()
        except (OSError, WebSocketException) as error:
            raise Lost(str(error)) from None
        return data

    async def close(self) -> None:
        with contextlib.suppress(OSError, WebSocketException):
            await self._socket.close()


class StreamTransport(Transport):
    """Server-sent events one way, POSTs the other."""

    def __init__(self, http: httpx.AsyncClient, response: httpx.Response, token: str, events: Any) -> None:
        self._http = http
        self._response = response
        self._token = token
        self._events = events
        self._posts: set[asyncio.Task[httpx.Response]] = set()
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, base: str, cookie: str, hello: protocol.Hello) -> StreamTransport:
        """Open the stream; its first event says where messages go."""
        headers = {"Origin": base, "Accept": "text/event-stream"} | ({"Cookie": cookie} if cookie else {})
        http = httpx.AsyncClient(
            base_url=base, headers=headers, timeout=httpx.Timeout(OPENING, read=None), trust_env=False
        )
        wish: dict[str, Any] = {"seat": hello.seat, "have": hello.have, "watch": hello.watch, "lang": hello.lang}
        query = {name: value for name, value in wish.items() if value is not None}
        async with leaving_nothing(http.aclose):
            try:
                request = http.build_request("GET", f"/api/tables/{hello.table}/stream", params=query)
                response = await http.send(request, stream=True)
                if response.status_code != 200:
                    raise denied(response.status_code, await response.aread())
                events = events_in(response)
                token = await anext(events)
            except (httpx.HTTPError, StopAsyncIteration) as error:
                raise Lost(str(error)) from None
        return cls(http, response, token, events)

    async def send(self, message: protocol.In) -> None:
        if self._closing is not None:
            raise Lost("this line was hung up")
        post = asyncio.create_task(self._http.post(f"/api/lines/{self._token}", content=protocol.written(message)))
        self._posts.add(post)
        # Until it is over, and not only until nobody waits for it any more: whoever hangs up waits for its socket.
        post.add_done_callback(self._posts.discard)
        try:
            await asyncio.wait([post])
        finally:
            post.cancel()
        if problem := problem_of(post):
            # A line on which something was not heard is none, though events still come: it is sent again on the next.
            await self.close()
            raise Lost(problem)

    async def receive(self) -> bytes | str:
        try:
            event: str = await anext(self._events)
        except (httpx.HTTPError, StopAsyncIteration) as error:
            raise Lost(str(error)) from None
        return event

    async def close(self) -> None:
        # Whoever hangs up may be stopped, or do it twice; the sockets are closed once, and to the end.
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        # A post on its way would have a socket yet that nobody closes.
        for post in self._posts:
            post.cancel()
        if self._posts:
            await asyncio.wait(self._posts)
        with contextlib.suppress(httpx.HTTPError, RuntimeError):
            await self._response.aclose()
        await self._http.aclose()


def problem_of(post: asyncio.Task[httpx.Response]) -> str:
    """Why a message that was posted was not heard; nothing if it was."""
    if post.cancelled():
        return "this line was hung up"
    try:
        answer = post.result()
    except httpx.HTTPError as error:
        return str(error) or type(error).__name__
    return "" if answer.status_code == 202 else f"the server answered {answer.status_code}"


def denied(status: int, body: bytes) -> Lost:
    """Why a stream was not opened, if it was the server who said so."""
    problem = problem_in(body)
    if problem is None:
        return Lost(f"the server answered {status}")
    return Denied(protocol.Bye(0, problem.error, problem.says))


async def events_in(response: httpx.Response) -> AsyncIterator[str]:
    """The data of the events of a stream; signs of life have none."""
    data: list[str] = []
    async for line in response.aiter_lines():
        if line.startswith("data:"):
            data.append(line[5:].removeprefix(" "))
        elif not line and data:
            yield "\n".join(data)
            data = []
