"""People who speak to a real server over real sockets.

    anna, bob = Person(server, "Anna"), Person(server, "Bob")
    table = anna.lay(game="duel", seats=[{"who": "me"}, {"who": "open"}])
    bob.join(table.invite)
    with anna.line(table.id, 0) as line: ...

Whoever comes from another loopback address (`Person(server, "Eve", "127.0.0.66")`) has limits of their own.
"""

from __future__ import annotations

import contextlib
import hashlib
import http.client
import json
import socket
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import TracebackType
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spiralhill.table import protocol
from tests.table.serving import HOME, Server

PATIENCE: Final = 20.0
Header: TypeAlias = tuple[str, str]
Says: TypeAlias = protocol.In | dict[str, Any] | str | bytes
T = TypeVar("T", bound=protocol.Out)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back by HTTP."""

    status: int
    headers: list[Header]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(frozen=True, slots=True)
class Seated:
    """Where somebody sits."""

    id: str
    seat: int | None
    invite: str
    watch: str


class Person:
    """Somebody with a cookie of their own, at an address of their own."""

    def __init__(self, server: Server, name: str, address: str = HOME, cookie: str | None = None) -> None:
        self.server = server
        self.name = name
        self.address = address
        # The secret; None until there is one.
        self.cookie = cookie

    # By HTTP

    def headers(self) -> list[Header]:
        """What a page of ours sends."""
        return [("Origin", self.server.url), *([("Cookie", f"spiralhill={self.cookie}")] if self.cookie else [])]

    def ask(
        self, method: str, path: str, body: bytes = b"", headers: Sequence[Header] | None = None, timeout: float = 20
    ) -> Answer:
        """One request on a connection of its own, with exactly these headers."""
        response = self.open(method, path, body, headers, timeout)
        try:
            return Answer(response.status, response.getheaders(), response.read())
        finally:
            response.close()

    def open(
        self, method: str, path: str, body: bytes = b"", headers: Sequence[Header] | None = None, timeout: float = 20
    ) -> http.client.HTTPResponse:
        """The same, not yet read to its end."""
        connection = http.client.HTTPConnection(
            HOME, self.server.port, timeout=timeout, source_address=(self.address, 0)
        )
        try:
            connection.putrequest(method, path, skip_accept_encoding=True)
            for name, value in self.headers() if headers is None else headers:
                connection.putheader(name, value)
            if method not in ("GET", "HEAD"):
                connection.putheader("Content-Length", str(len(body)))
            if not any(name == "Connection" for name, _ in headers or ()):
                connection.putheader("Connection", "close")
            connection.endheaders(body or None)
            return connection.getresponse()
        except BaseException:
            connection.close()
            raise

    def begin(self, path: str) -> socket.socket:
        """A POST of which only the beginning comes."""
        raw = socket.create_connection((HOME, self.server.port), 20, source_address=(self.address, 0))
        headers = "".join(f"{name}: {value}\r\n" for name, value in self.headers())
        raw.sendall(f"POST {path} HTTP/1.1\r\nHost: {HOME}\r\n{headers}Content-Length: 1000\r\n\r\n{{".encode())
        return raw

    def get(self, path: str) -> Answer:
        """Read something."""
        return self.ask("GET", path)

    def post(self, path: str, body: object) -> Answer:
        """Send something."""
        answer = self.ask("POST", path, msgspec.json.encode(body))
        for name, value in answer.headers:
            if name.lower() == "set-cookie":
                self.cookie = value.split(";")[0].removeprefix("spiralhill=")
        return answer

    def lay(self, **wish: Any) -> Seated:
        """Lay a table: `game`, `seats`, `options`, `timing`, `pace`."""
        return self._seated(self.post("/api/tables", {"name": self.name, **wish}))

    def join(self, code: str) -> Seated:
        """Take a seat by a link."""
        return self._seated(self.post("/api/join", {"code": code, "name": self.name}))

    def _seated(self, answer: Answer) -> Seated:
        assert answer.status in (200, 201), answer
        told = answer.json()
        return Seated(told["table"], told.get("seat"), told.get("invite", ""), told.get("watch", ""))

    # Live

    def socket(self, headers: Sequence[Header] | None = None) -> Wire:
        """A WebSocket on which nothing has been said yet."""
        mine = self.headers() if headers is None else headers
        made = connect(
            f"ws://{HOME}:{self.server.port}/ws",
            additional_headers=mine,
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            source_address=(self.address, 0),
        )
        return Wire(made.__enter__())

    def line(self, table: str, seat: int | None = None, *, watch: str | None = None, **hello: Any) -> Wire:
        """A WebSocket that has said hello."""
        wire = self.socket()
        wire.say(protocol.Hello(table, seat=seat, watch=watch, **hello))
        return wire

    def stream(self, table: str, seat: int | None = None, *, watch: str = "", **hello: Any) -> Stream:
        """The same over server-sent events and POSTs."""
        asked = {"seat": seat, "watch": watch, **hello}
        wanted = "&".join(f"{name}={value}" for name, value in asked.items() if value not in (None, ""))
        return Stream(self, self.open("GET", f"/api/tables/{table}/stream?{wanted}"))


class Line:
    """A live connection to a table; remembers every byte it was sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        # The last page that was told, and the view that goes with it.
        self.n = 0
        self.view: dict[str, Any] = {}
        self._next_id = 0

    @property
    def options(self) -> list[str]:
        """What the reader is asked now, as it is written."""
        return self.view.get("options") or []

    def say(self, message: Says) -> None:
        """Send a message, or anything else."""
        raise AssertionError("a line says how it carries messages")

    def hear_bytes(self, timeout: float = PATIENCE) -> bytes | None:
        """The next message as it came; None when the server has hung up."""
        raise AssertionError("a line says how it carries messages")

    def close(self) -> None:
        """Hang up."""
        raise AssertionError("a line says how it carries messages")

    def hear(self, timeout: float = PATIENCE) -> protocol.Outbound | None:
        """The next message; None when the server has hung up."""
        data = self.hear_bytes(timeout)
        if data is None:
            return None
        message = protocol.read_reply(data)
        self.n = message.n
        if isinstance(message, (protocol.State, protocol.Update)) and isinstance(message.view, dict):
            self.view = message.view
        return message

    def until(self, kind: type[T], fits: Callable[[T], bool] = lambda _: True, timeout: float = PATIENCE) -> T:
        """The next message of a kind that fits; what comes before it is only remembered."""
        deadline = time.monotonic() + timeout
        while (message := self.hear(max(0.01, deadline - time.monotonic()))) is not None:
            if isinstance(message, kind) and fits(message):
                return message
        raise AssertionError(f"the server hung up before any {kind.__name__} came")

    def answered(self, id: str) -> protocol.Done | protocol.Refused | protocol.Reasons:
        """What the server says to a message with an id."""
        answer = self.until(protocol.Out, lambda one: getattr(one, "id", None) == id)
        assert isinstance(answer, (protocol.Done, protocol.Refused, protocol.Reasons))
        return answer

    def catch_up(self) -> None:
        """Hear everything that was on its way."""
        self.say(protocol.Ping())
        # An answer it is, too, that one has asked too often.
        self.until(protocol.Out, lambda one: isinstance(one, protocol.Pong) or getattr(one, "id", None) == "")

    def command(self, kind: type[protocol.Command], *fields: Any) -> protocol.Done | protocol.Refused:
        """Send a command with an id of its own, and wait for what the server says to it."""
        self._next_id += 1
        id = f"c{self._next_id}"
        self.say(kind(id, *fields))
        answer = self.answered(id)
        assert not isinstance(answer, protocol.Reasons)
        return answer

    def __enter__(self) -> Any:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Wire(Line):
    """A line over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket

    def say(self, message: Says) -> None:
        """Send a message, or anything else; into a line that is cut it goes nowhere."""
        if isinstance(message, protocol.In):
            message = protocol.written(message).decode()
        elif isinstance(message, dict):
            message = json.dumps(message)
        with contextlib.suppress(ConnectionClosed):
            self.socket.send(message)

    def hear_bytes(self, timeout: float = PATIENCE) -> bytes | None:
        deadline = time.monotonic() + timeout
        while True:
            try:
                data = self.socket.recv(min(0.5, timeout))
            except ConnectionClosed:
                return None
            except TimeoutError:
                # The thread that listens does not always survive a server that hangs up while it is spoken to.
                if not self.socket.recv_events_thread.is_alive():
                    return None
                if time.monotonic() >= deadline:
                    raise
            else:
                self.heard.append(data.encode() if isinstance(data, str) else data)
                return self.heard[-1]

    @property
    def code(self) -> int | None:
        """The code with which the server hung up."""
        return self.socket.close_code

    def close(self) -> None:
        self.socket.close()


class Stream(Line):
    """A line over server-sent events, with a POST for each message."""

    def __init__(self, person: Person, response: http.client.HTTPResponse) -> None:
        super().__init__()
        self.person = person
        self.status = response.status
        self._response = response
        self.token = ""
        # What a refused stream says instead of events.
        self.refusal = b"" if response.status == 200 else response.read()
        if response.status == 200:
            kind, data = self._event()
            assert kind == "line", kind
            self.token = data

    def say(self, message: Says) -> None:
        """Send a message, or anything else, by POST."""
        self.post(message)

    def post(self, message: Says) -> Answer:
        """The same, with what HTTP says to it."""
        if isinstance(message, protocol.In):
            message = protocol.written(message)
        elif isinstance(message, dict):
            message = json.dumps(message)
        body = message.encode() if isinstance(message, str) else message
        return self.person.ask("POST", f"/api/lines/{self.token}", body)

    def hear_bytes(self, timeout: float = PATIENCE) -> bytes | None:
        kind, data = self._event()
        if not kind:
            return None
        self.heard.append(data.encode())
        return self.heard[-1]

    def _event(self) -> tuple[str, str]:
        kind, data = "", ""
        while line := self._response.readline().decode().rstrip("\r\n") + "\n":
            name, _, value = line[:-1].partition(": ")
            if name == "event":
                kind = value
            elif name == "data":
                data += value
            elif line == "\n" and (kind or self._response.isclosed()):
                return kind, data
        return "", ""

    def close(self) -> None:
        self._response.close()


# Tables that are played at


@dataclass(slots=True)
class Party:
    """A table with somebody on a line at every seat."""

    table: Seated
    people: list[Person]
    lines: list[Line]

    def close(self) -> None:
        """Hang up everywhere."""
        for line in self.lines:
            line.close()

    def __enter__(self) -> Party:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def party(
    server: Server, game: str = "duel", seats: int | list[Person] = 2, *, deal: bool = True, **wish: Any
) -> Party:
    """So many people, or these, at a new table, each on a WebSocket; with `deal`, they are ready and have cards."""
    names = ("Anna", "Bob", "Carol", "Dora", "Emil", "Fritz")
    people = [Person(server, name) for name in names[:seats]] if isinstance(seats, int) else seats
    table = people[0].lay(game=game, seats=[{"who": "me"}, *({"who": "open"} for _ in people[1:])], **wish)
    for person in people[1:]:
        person.join(table.invite)
    lines: list[Line] = [person.line(table.id, seat) for seat, person in enumerate(people)]
    for line in lines:
        line.until(protocol.State)
    if deal:
        for seat, line in enumerate(lines):
            assert isinstance(line.command(protocol.Ready, f"{seat:032x}"), protocol.Done)
        for line in lines[:-1]:
            line.until(protocol.Update, lambda update: isinstance(update.view, dict))
    return Party(table, people, lines)


def play(party: Party, rng: Random, picks: int) -> int:
    """Answer at random until so many picks are made, or the game is over; says how many were."""
    made = 0
    while made < picks:
        for line in party.lines:
            line.catch_up()
        line = next((line for line in party.lines if line.options), party.lines[0])
        while line.options and made < picks:
            answer = line.command(protocol.Pick, line.n, rng.choice(line.options))
            if isinstance(answer, protocol.Done):
                made += 1
            elif answer.error == "too-fast":
                time.sleep(0.1)
            else:
                # Where there is only one answer it may have given itself in the meantime.
                assert answer.error in ("stale", "not-asked"), answer
        if line.view["over"]:
            break
    return made


def secret_hash(secret: str) -> str:
    """What the store keeps of a cookie."""
    return hashlib.sha256(secret.encode()).hexdigest()
