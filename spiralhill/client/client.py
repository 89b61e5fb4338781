"""A client in Python: lays and joins tables, sits at them, and comes back after every cut.

    async with Client("http://127.0.0.1:8000") as anna:
        seated = await anna.lay(game="duel", name="Anna")
        async with anna.sit(seated.table, seated.seat) as seat:
            await seat.ready()
            async for _ in seat.changes():
                if seat.options:
                    await seat.pick(seat.options[0])

What was asked for is sent again until it is answered; what was missed is asked for; a gap is never overlooked.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from random import Random
from types import TracebackType
from typing import Any, Final, TypeVar

import httpx
import msgspec

from spiralhill.client.session import C, Gap, Session
from spiralhill.client.transport import Denied, Lost, StreamTransport, Transport, WebSocketTransport, problem_in
from spiralhill.table import protocol
from spiralhill.table.doors import Mine, Seated
from spiralhill.table.protocol import Language

PINGS: Final = 20.0
# How long to wait before coming back, at first and at most.
SOON, LATE = 0.05, 5.0
# What a table says to whom it will never listen.
FOREVER: Final = frozenset({"no-such-table", "not-your-seat", "replaced", "older-rules", "bad-message"})

T = TypeVar("T")


class Turned(ValueError):
    """Something was refused; `error` is the word for programs, the message the sentence for people."""

    def __init__(self, error: str, says: str, rule: str = "") -> None:
        super().__init__(says)
        self.error = error
        self.rule = rule


class Client:
    """One person, known to a server by a secret; `lang` is the language of what is refused by HTTP."""

    def __init__(self, base: str, secret: str = "", *, streams: bool = False, lang: Language = "") -> None:
        self.base = base.rstrip("/")
        self.secret = secret
        # Whether to use server-sent events instead of a WebSocket.
        self._streams = streams
        headers = {"Origin": self.base} | ({"Accept-Language": lang} if lang else {})
        self._http = httpx.AsyncClient(base_url=self.base, headers=headers, trust_env=False)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """What tells the server who one is."""
        return f"spiralhill={self.secret}" if self.secret else ""

    async def lay(self, **wish: Any) -> Seated:
        """Lay a table and sit down at it; the fields are those of `NewTable`."""
        return await self._ask("POST", "/api/tables", Seated, wish)

    async def join(self, code: str, name: str = "?") -> Seated:
        """Take a seat by a code, or a place among the spectators."""
        return await self._ask("POST", "/api/join", Seated, {"code": code, "name": name})

    async def mine(self) -> list[Mine]:
        """The tables at which one has seats."""
        return msgspec.json.decode((await self._request("GET", "/api/mine")).content, type=list[Mine])

    async def record(self, table: str) -> str:
        """The record of a game that has ended."""
        return (await self._request("GET", f"/api/tables/{table}/record")).text

    def sit(self, table: str, seat: int | None = None, *, watch: str | None = None, lang: Language = "") -> Seat:
        """A seat of one's own, or a spectator's."""
        return Seat(self, Session(table, seat, watch, lang))

    async def open(self, hello: protocol.Hello) -> Transport:
        """A connection to a table."""
        kind = StreamTransport if self._streams else WebSocketTransport
        return await kind.open(self.base, self.cookie, hello)

    async def _ask(self, method: str, path: str, kind: type[T], body: object) -> T:
        answer = await self._request(method, path, content=msgspec.json.encode(body))
        return msgspec.json.decode(answer.content, type=kind)

    async def _request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Cookie": self.cookie} if self.secret else {}
        try:
            answer = await self._http.request(method, path, headers=headers, **more)
        except httpx.HTTPError as error:
            raise Lost(str(error)) from None
        self.secret = answer.cookies.get("spiralhill") or self.secret
        self._http.cookies.clear()
        if answer.status_code >= 400:
            problem = problem_in(answer.content)
            if problem is not None:
                raise Turned(problem.error, problem.says)
            if answer.status_code < 500:
                raise ValueError(f"what answers {answer.status_code} is no table server")
            # It is being stopped, or something that stands before it cannot reach it.
            raise Lost(f"the server answered {answer.status_code}")
        return answer


class Seat:
    """A seat, or a spectator's place, that stays connected until it is left."""

    def __init__(self, client: Client, session: Session) -> None:
        self.session = session
        self._client = client
        self._transport: Transport | None = None
        self._answers: dict[str, asyncio.Future[protocol.Done | protocol.Reasons]] = {}
        self._heard = 0
        self._changed = asyncio.Event()
        self._over: Exception | None = None
        self._staying: asyncio.Task[None] | None = None
        self._random = Random(secrets.randbits(32))
        # How often the connection was made, and whether it is lost at the moment.
        self.connections = 0
        self.is_lost = False

    async def __aenter__(self) -> Seat:
        self._staying = asyncio.create_task(self._stay())
        try:
            while self.session.table is None:
                await self._more_than(self._heard)
        except BaseException:
            # The table turned us away, or we were stopped; whoever did not come in cannot go out.
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    # What one sees

    @property
    def options(self) -> list[str]:
        """What may be picked now."""
        view = self.session.view
        return [] if view is None or self.session.ask is None else view["options"] or []

    @property
    def phase(self) -> str:
        """Where the table stands."""
        return self.session.table.phase if self.session.table is not None else ""

    async def changes(self) -> AsyncIterator[Session]:
        """The session now, and whenever it or the connection has changed, until the table turns one away."""
        while True:
            seen = self._heard
            yield self.session
            await self._more_than(seen)

    async def _more_than(self, seen: int) -> None:
        """Wait until more has been heard than so many messages."""
        while self._heard == seen and self._over is None:
            self._changed.clear()
            await self._changed.wait()
        if self._over is not None:
            raise self._over

    # What one does

    async def ready(self, seed: str = "") -> protocol.Done:
        """Be ready, with a seed of one's own for the shuffles."""
        return await self.do(protocol.Ready, seed=seed or secrets.token_hex(16))

    async def pick(self, pick: str) -> protocol.Done:
        """Answer what is asked now."""
        return await self.do(protocol.Pick, at=self.session.n, pick=pick)

    async def do(self, kind: type[protocol.Command], **fields: Any) -> protocol.Done:
        """Carry a command out; it is sent until it is answered."""
        answer = await self._said(self.session.command(kind, **fields))
        assert isinstance(answer, protocol.Done)
        return answer

    async def why(self, *, card: int | None = None, pick: str | None = None) -> list[protocol.Reason]:
        """Why something is not offered; nothing if it is."""
        answer = await self._said(self.session.command(protocol.Why, card=card, pick=pick))
        assert isinstance(answer, protocol.Reasons)
        return answer.reasons

    async def speak(self, lang: Language) -> None:
        """Hear everything in another language."""
        await self._send(self.session.speak(lang))

    async def leave(self) -> None:
        """Hang up; the seat stays one's own."""
        if self._staying is not None:
            self._staying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._staying
        if self._transport is not None:
            await self._transport.close()

    async def cut(self) -> None:
        """Drop the connection as a bad network would; it comes back by itself."""
        if self._transport is not None:
            await self._transport.close()

    async def _said(self, command: C) -> protocol.Done | protocol.Reasons:
        if self._over is not None:
            raise self._over
        answer: asyncio.Future[protocol.Done | protocol.Reasons] = asyncio.get_running_loop().create_future()
        self._answers[command.id] = answer
        await self._send(command)
        return await answer

    async def _send(self, message: protocol.In) -> None:
        """Send if there is a connection; what could not be sent is sent again with the next one."""
        if self._transport is not None:
            with contextlib.suppress(Lost):
                await self._transport.send(message)

    # Staying

    async def _stay(self) -> None:
        """Connect, listen, and connect again, until the table says that it makes no sense."""
        pause = SOON
        while self._over is None:
            try:
                self._transport = await self._client.open(self.session.hello())
                self.connections += 1
                pinging = asyncio.create_task(self._ping())
                try:
                    await self._listen(self._transport)
                finally:
                    pinging.cancel()
            except (Lost, Gap, msgspec.MsgspecError) as problem:
                if isinstance(problem, Denied):
                    self._hear_bye(problem.bye)
                self._notice(is_lost=True)
                if self._transport is not None:
                    # Whoever leaves meanwhile closes it to the end.
                    await self._transport.close()
                    self._transport = None
                    pause = SOON
            await asyncio.sleep(pause * (0.5 + self._random.random()))
            pause = min(2 * pause, LATE)

    def _notice(self, is_lost: bool) -> None:
        """Let whoever waits for changes know when the connection is lost, and when it is back."""
        if self.is_lost != is_lost:
            self.is_lost = is_lost
            self._heard += 1
            self._changed.set()

    async def _listen(self, transport: Transport) -> None:
        while True:
            message = protocol.read_reply(await transport.receive())
            if isinstance(message, protocol.Bye):
                self._hear_bye(message)
                raise Lost(message.error)
            self.session.hear(message)
            if isinstance(message, protocol.State):
                self._notice(is_lost=False)
                for command in self.session.unanswered:
                    await transport.send(command)
            elif isinstance(message, (protocol.Done, protocol.Reasons, protocol.Refused)):
                self._settle(message)
            self._heard += 1
            self._changed.set()

    def _hear_bye(self, bye: protocol.Bye) -> None:
        self.session.hear(bye)
        if bye.error in FOREVER:
            self._over = Turned(bye.error, bye.says)
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(self._over)
            self._changed.set()

    def _settle(self, message: protocol.Done | protocol.Reasons | protocol.Refused) -> None:
        answer = self._answers.pop(message.id, None)
        if answer is None or answer.done():
            return
        if isinstance(message, protocol.Refused):
            answer.set_exception(Turned(message.error, message.says, message.rule))
        else:
            answer.set_result(message)

    async def _ping(self) -> None:
        """Ask now and then whether the table is there; a connection on which nothing is heard any more is dropped."""
        heard = -1
        while True:
            await asyncio.sleep(PINGS)
            if self._heard == heard:
                await self.cut()
            heard = self._heard
            await self._send(protocol.Ping())
