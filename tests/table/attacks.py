"""What attackers do to a server, each in its own way."""

from __future__ import annotations

import base64
import contextlib
import json
import secrets
import select
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from spiralhill.table import protocol
from tests.table.serving import HOME

# An attacker is not nearer than a network of a gigabit a second.
GIGABIT: Final = 125e6


class Attack:
    """Where an attacker goes, until when, and what has become of it."""

    def __init__(self, address: str, port: int, cookie: str, table: str, seconds: float) -> None:
        self.address, self.port, self.cookie, self.table = address, port, cookie, table
        self.until = time.monotonic() + seconds
        self.became: Counter[str] = Counter()

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    def connect(self, buffer: int | None = None) -> socket.socket:
        """A connection from the attacker's address."""
        raw = socket.socket()
        raw.settimeout(2)
        if buffer is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.bind((self.address, 0))
        raw.connect((HOME, self.port))
        return raw

    def upgrade(self, buffer: int | None = None) -> socket.socket | None:
        """A WebSocket; None if there are too many."""
        raw = self.connect(buffer)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        raw.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {HOME}\r\nOrigin: http://{HOME}:{self.port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: spiralhill={self.cookie}\r\n\r\n".encode()
        )
        said = b""
        while b"\r\n\r\n" not in said:
            part = raw.recv(1)
            if not part:
                break
            said += part
        if b" 101 " in said:
            self.became["opened"] += 1
            return raw
        self.became["turned away"] += 1
        raw.close()
        return None

    def line(self, buffer: int | None = None) -> socket.socket | None:
        """A WebSocket that has said hello."""
        raw = self.upgrade(buffer)
        if raw is not None:
            raw.sendall(frame(protocol.written(protocol.Hello(self.table, seat=0))))
        return raw

    def ask(self, path: str, body: bytes = b"") -> None:
        """A request on a connection of its own."""
        with self.connect() as raw:
            raw.sendall(
                f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\nHost: {HOME}\r\nOrigin: http://{HOME}:{self.port}\r\n"
                f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()
                + body
            )
            self.became[raw.recv(12)[9:].decode()] += 1


def frame(data: bytes, opcode: int = 1, *, is_last: bool = True) -> bytes:
    """A frame as clients send it; the mask is all zeros, which is allowed."""
    size = len(data)
    head = bytes([0x80 * is_last | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0xFE]) + struct.pack(">H", size)
    else:
        head += bytes([0xFF]) + struct.pack(">Q", size)
    return head + bytes(4) + data


def drained(raw: socket.socket) -> bool:
    """Read what has come; False when the server has hung up."""
    while select.select([raw], [], [], 0)[0]:
        if not raw.recv(1 << 20):
            return False
    return True


def flood(attack: Attack, more: Callable[[], list[bytes]]) -> None:
    """Say more and more on a line, and come back whenever it is cut."""
    while attack.goes_on():
        raw = attack.line()
        if raw is None:
            continue
        with raw, contextlib.suppress(OSError):
            while attack.goes_on() and drained(raw):
                said = more()
                raw.sendall(b"".join(map(frame, said)))
                attack.became["messages"] += len(said)


def messages(attack: Attack) -> None:
    """As many messages as go through the socket, and again after it is cut."""
    said = [protocol.written(protocol.Ping()), protocol.written(protocol.Chat("same", "hello"))] * 50
    flood(attack, lambda: said)


def connections(attack: Attack) -> None:
    """Sockets on which nothing is ever said, and connections that are not even that."""
    held: list[socket.socket] = []
    for _ in range(100):
        if len(held) < 100:
            held.append(attack.connect())
    while attack.goes_on():
        raw = attack.upgrade()
        if raw is not None:
            held.append(raw)
    for raw in held:
        raw.close()


def frames(attack: Attack) -> None:
    """Frames of five megabytes."""
    large = frame(b"x" * 5_000_000)
    while attack.goes_on():
        raw = attack.line()
        if raw is None:
            continue
        with raw, contextlib.suppress(OSError):
            raw.sendall(large)
            attack.became["frames"] += 1
            while raw.recv(1 << 16):
                pass


def unfinished(attack: Attack) -> None:
    """Messages that never end: 60 megabytes in parts of which none is the last, or half of a frame of 15."""
    part = b"x" * 1_000_000
    parts = [frame(part, is_last=False)] + [frame(part, 0, is_last=False)] * 59
    large = frame(part * 15)
    half = [large[start : start + len(part)] for start in range(0, len(large) // 2, len(part))]
    held: list[socket.socket] = []
    while attack.goes_on():
        raw = attack.line() if len(held) < 13 else None
        if raw is None:
            held.pop(0).close()
            continue
        held.append(raw)
        try:
            for said in (parts, half)[attack.became["opened"] % 2]:
                raw.sendall(said)
                attack.became["megabytes"] += len(said) // 1_000_000
                time.sleep(THREADS * len(said) / GIGABIT)
                if not attack.goes_on():
                    break
        except OSError:
            attack.became["cut"] += 1
            held.remove(raw)
            raw.close()
    for raw in held:
        raw.close()


def hammer(attack: Attack, said: bytes, lines: int, *, reads: bool) -> None:
    """Say the same on several lines, again and again, and open others for those that are cut."""
    held: list[socket.socket] = []
    while attack.goes_on():
        if len(held) < lines:
            raw = attack.line(None if reads else 4096)
            if raw is not None:
                raw.settimeout(0.2)
                held.append(raw)
        for raw in held[:]:
            try:
                if reads and not drained(raw):
                    raise ConnectionResetError
                raw.sendall(said)
                attack.became["messages"] += 1
            except OSError:
                attack.became["cut"] += 1
                held.remove(raw)
                raw.close()
        time.sleep(0.02)
    for raw in held:
        raw.close()


def deaf(attack: Attack) -> None:
    """Readers that never read, and ask for the whole state again and again."""
    asked = frame(protocol.written(protocol.Speak("en"))) + frame(protocol.written(protocol.Speak("it")))
    hammer(attack, asked, 10, reads=False)


def histories(attack: Attack) -> None:
    """The whole tale of a long game, on several lines, again and again."""
    hammer(attack, frame(protocol.written(protocol.Hello(attack.table, seat=0))), 5, reads=True)


def guesses(attack: Attack) -> None:
    """Codes, one after the other."""
    while attack.goes_on():
        attack.ask("/api/join", json.dumps({"code": secrets.token_urlsafe(16), "name": "Eve"}).encode())


def tables(attack: Attack) -> None:
    """Tables that nobody will sit at."""
    while attack.goes_on():
        attack.ask("/api/tables", b'{"name":"Eve","game":"holidays"}')


def requests(attack: Attack) -> None:
    """Questions that anybody may ask."""
    while attack.goes_on():
        for path in ("/api/mine", f"/api/tables/{attack.table}/record", "/api/tables/nowhere/record", "/metrics"):
            attack.ask(path)


def nonsense(attack: Attack) -> None:
    """Messages that are none."""
    from tests.table.malformed import Words, bad_message

    rng = Random(6)
    known = Words(attack.table, ["A" * 22], 50, 50, ["pass"], ["play shotgun @1"])
    flood(attack, lambda: [bad_message(rng, known) for _ in range(20)])


ATTACKS: Final[dict[str, Callable[[Attack], None]]] = {
    attack.__name__: attack
    for attack in (messages, connections, frames, unfinished, deaf, histories, guesses, tables, requests, nonsense)
}
# How many of each at the same time.
THREADS: Final = 4


def attack_here(kind: str, attack: Attack) -> Counter[str]:
    """Attack until the time is over, and say what became of it."""

    def run() -> None:
        while attack.goes_on():
            try:
                ATTACKS[kind](attack)
            except OSError as error:
                attack.became[type(error).__name__] += 1

    threads = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return attack.became
