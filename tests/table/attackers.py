"""Attackers: each floods a real server in its own way, from a process of its own, while others play.

    python -m tests.table.attackers 20        every attack for so many seconds: how long moves of others take meanwhile

Attackers come from other addresses than those who play, so what they use up is their own.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import secrets
import select
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from spiralhill.table import protocol
from tests.table.guests import Party, Person, party, play
from tests.table.serving import HOME, Server, serving

# What the study asks for: a move of others is acknowledged within so many milliseconds.
PROMISE: Final = 200.0
MEGABYTES: Final = 100.0
# An attacker is not nearer than a network of a gigabit a second.
GIGABIT: Final = 125e6


# What an attacker does, in its own process


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


def messages(attack: Attack) -> None:
    """As many messages as go through the socket, and again after it is cut."""
    said = frame(protocol.written(protocol.Ping())) * 50
    said += frame(protocol.written(protocol.Chat("same", "hello"))) * 50
    while attack.goes_on():
        raw = attack.line()
        if raw is None:
            continue
        with raw, contextlib.suppress(OSError):
            while attack.goes_on() and drained(raw):
                raw.sendall(said)
                attack.became["messages"] += 100


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


def deaf(attack: Attack) -> None:
    """Readers that never read, and ask for the whole state again and again."""
    asked = frame(protocol.written(protocol.Speak("en"))) + frame(protocol.written(protocol.Speak("it")))
    held: list[socket.socket] = []
    while attack.goes_on():
        if len(held) < 10:
            raw = attack.line(4096)
            if raw is not None:
                raw.settimeout(0.2)
                held.append(raw)
        for raw in held[:]:
            try:
                raw.sendall(asked)
                attack.became["messages"] += 2
            except OSError:
                attack.became["cut"] += 1
                held.remove(raw)
                raw.close()
        time.sleep(0.02)
    for raw in held:
        raw.close()


def histories(attack: Attack) -> None:
    """The whole tale of a long game, on several lines, again and again."""
    hello = frame(protocol.written(protocol.Hello(attack.table, seat=0)))
    held: list[socket.socket] = []
    while attack.goes_on():
        if len(held) < 5:
            raw = attack.line()
            if raw is not None:
                held.append(raw)
        for raw in held[:]:
            try:
                if not drained(raw):
                    raise ConnectionResetError
                raw.sendall(hello)
                attack.became["hellos"] += 1
            except OSError:
                attack.became["cut"] += 1
                held.remove(raw)
                raw.close()
        time.sleep(0.02)
    for raw in held:
        raw.close()


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
    while attack.goes_on():
        raw = attack.line()
        if raw is None:
            continue
        with raw, contextlib.suppress(OSError):
            while attack.goes_on() and drained(raw):
                raw.sendall(b"".join(frame(bad_message(rng, known)) for _ in range(20)))
                attack.became["messages"] += 20


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


# What others make of it meanwhile


@dataclass
class Withstood:
    """How a server stood an attack."""

    kind: str
    became: dict[str, int]
    milliseconds: list[float]
    grown: float
    files: int
    lines: float

    @property
    def p99(self) -> float:
        """Milliseconds in which 99 of 100 moves of others were acknowledged."""
        return sorted(self.milliseconds)[int(0.99 * len(self.milliseconds))]

    def __str__(self) -> str:
        became = ", ".join(f"{count} {what}" for what, count in self.became.items())
        return (
            f"{self.kind}: {len(self.milliseconds)} moves of others, p99 {self.p99:.0f} ms, "
            f"max {max(self.milliseconds):.0f} ms; memory {self.grown:+.0f} MB, "
            f"at most {self.files} more files; {became}"
        )


def timed(party: Party, rng: Random, until: float, pause: float) -> list[float]:
    """Play on at a steady pace, and say how many milliseconds each move took until it was acknowledged."""
    took: list[float] = []
    while time.monotonic() < until:
        for line in party.lines:
            line.catch_up()
        if party.lines[0].view["over"]:
            break
        for line in party.lines:
            if line.options:
                began = time.perf_counter()
                answer = line.command(protocol.Pick, line.n, rng.choice(line.options))
                if isinstance(answer, protocol.Done):
                    took.append(1000 * (time.perf_counter() - began))
        time.sleep(pause)
    return took


def played(server: Server, seconds: float, seed: int, pause: float) -> list[float]:
    """Play at one table after the other for so long."""
    rng, until = Random(seed), time.monotonic() + seconds
    took: list[float] = []
    while time.monotonic() < until:
        with party(server, "duel", 2) as table:
            took += timed(table, rng, until, pause)
    return took


def files_of(server: Server) -> int:
    """How many files and sockets the server has open."""
    return len(os.listdir(f"/proc/{server.pid}/fd"))


def withstand(server: Server, kind: str, seconds: float, tables: int = 2, pause: float = 0.05) -> Withstood:
    """Let one attacker loose while others play."""
    address = f"127.0.0.{66 + list(ATTACKS).index(kind)}"
    eve = Person(server, "Eve", address)
    # A long game is played by four.
    long = kind == "histories"
    friends = [Person(server, name, address) for name in (("Eva", "Ewa", "Evi") if long else ("Eva",))]
    mine = party(server, "duel", [eve, *friends])
    with mine:
        play(mine, Random(1), 600 if long else 60)
    took: list[float] = []
    players = [
        threading.Thread(target=lambda seed=seed: took.extend(played(server, seconds, seed, pause)))
        for seed in range(tables)
    ]
    before, files = server.memory(), files_of(server)
    where = [address, str(server.port), str(eve.cookie), mine.table.id, str(seconds)]
    attacker = subprocess.Popen(
        [sys.executable, "-m", "tests.table.attackers", kind, *where],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).resolve().parents[2],
        text=True,
    )
    for player in players:
        player.start()
    grown, most = 0.0, 0
    while attacker.poll() is None:
        grown, most = max(grown, server.memory() - before), max(most, files_of(server) - files)
        time.sleep(0.05)
    for player in players:
        player.join()
    said, _ = attacker.communicate()
    assert attacker.returncode == 0
    # Whatever the attacker held is let go of.
    deadline = time.monotonic() + 10
    while (lines := server.figures()["spiralhill_lines"]) > 0 and time.monotonic() < deadline:
        time.sleep(0.1)
    return Withstood(kind, json.loads(said), took, grown, most, lines)


def main(arguments: list[str]) -> int:
    """Be an attacker, or let all of them loose one after the other."""
    if arguments and arguments[0] in ATTACKS:
        kind, address, port, cookie, table, seconds = arguments
        print(json.dumps(attack_here(kind, Attack(address, int(port), cookie, table, float(seconds)))))
        return 0
    seconds = arguments[0] if arguments else "20"
    failed = 0
    for kind in ("nobody", *ATTACKS):
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
            if kind == "nobody":
                took = played(server, float(seconds), 1, 0.05)
                print(Withstood(kind, {}, took, 0.0, 0, 0.0), flush=True)
                continue
            result = withstand(server, kind, float(seconds), tables=4)
            print(result, flush=True)
            failed += result.p99 > PROMISE or result.grown > MEGABYTES
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
