"""Cuts the lines of players at every message and in the middle of frames: `python -m tests.table.cuts 10000 [seed]`.

Whatever is cut, what a client knows afterwards equals what somebody is told who comes just now.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from spiralhill.client import Client, Seat
from tests.table.company import Acknowledged, check_journal, fresh, lay, play
from tests.table.serving import HOME, Server, free_port, serving


class Cutter:
    """A wire between clients and a server that breaks after some number of bytes, often within a frame."""

    def __init__(self, port: int, target: int, rng: Random) -> None:
        self._port, self._target, self._rng = port, target, rng
        self.cuts = 0
        self.on = False
        # About so many bytes pass before a wire breaks: a state must get through now and then.
        self.bytes = 12_000

    @contextlib.asynccontextmanager
    async def wire(self) -> AsyncIterator[Cutter]:
        """Carry bytes until the end of the block."""
        server = await asyncio.start_server(self._carry, HOME, self._port)
        async with server:
            yield self

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HOME, self._target)
        left = [self._rng.randrange(1, 2 * self.bytes)]
        ways = [
            asyncio.create_task(self._pass(reader, back, left)),
            asyncio.create_task(self._pass(there, writer, left)),
        ]
        try:
            # At the end of everything it is broken off, which is no news.
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, back):
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                # What speaks HTTP lays tables; only lines are cut.
                if self.on and not data.startswith((b"POST", b"HTTP/1.1 20")):
                    left[0] -= len(data)
                if left[0] <= 0:
                    self.cuts += 1
                    writer.write(data[: left[0] or len(data)])
                    await writer.drain()
                    return
                writer.write(data)
                await writer.drain()


async def settled(client: Client, seat: Seat) -> None:
    """Compare what a seat knows with what somebody is told who comes just now, once nothing is on its way."""
    for _ in range(200):
        newcomer = await fresh(client, seat.session)
        if seat.session.equals(newcomer):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("a client that was cut knows something else than one that comes now")


async def at_every_message(folder: Path, streams: bool, seed: int) -> str:
    """A whole game in which one player loses the line after every single message."""
    rng, notes, stop = Random(seed), list[Acknowledged](), asyncio.Event()
    with serving(folder, rate=10_000, sockets=1000) as server:
        async with Client(server.url, streams=streams) as anna, Client(server.url) as bob:
            table = await lay([anna, bob], "duel")
            async with anna.sit(table, 0, lang="it") as cut, bob.sit(table, 1, lang="en") as other:
                async with asyncio.TaskGroup() as group:
                    # A message by POST needs a moment to get there at all.
                    group.create_task(lose_every_line(cut, 0.02 if streams else 0.0))
                    for seat in (cut, other):
                        await seat.ready()
                        group.create_task(play(seat, Random(rng.getrandbits(32)), notes, stop))
                await settled(anna, cut)
                await settled(bob, other)
                connections, pages = cut.connections, cut.session.n
        check_journal(server, notes)
    # A stream is opened by a request of its own, so more pages come between two cuts.
    assert connections > pages / (15 if streams else 2), (connections, pages)
    return f"{connections} connections over {pages} pages"


async def lose_every_line(seat: Seat, moment: float) -> None:
    """Hang up after everything that is heard."""
    async for _ in seat.changes():
        if seat.phase == "over":
            return
        await asyncio.sleep(moment)
        await seat.cut()


async def at_random(folder: Path, cuts: int, seed: int, *, talk: bool = False) -> str:
    """Games over a wire that breaks at any byte, until it has broken so many times."""
    rng, notes = Random(seed), list[Acknowledged]()
    port, games = free_port(), 0
    server = Server(folder, rate=10_000, sockets=1000, more=["--public-url", f"http://{HOME}:{port}"])
    server.url = f"http://{HOME}:{port}"
    server.start()
    try:
        cutter = Cutter(port, server.port, Random(rng.getrandbits(32)))
        async with cutter.wire():
            while cutter.cuts < cuts:
                game, people = rng.choice([("duel", 2), ("duel", 4), ("holidays", 2), ("holidays", 6)])
                await one_game(f"http://{HOME}:{port}", cutter, game, people, rng, notes)
                games += 1
                if talk:
                    print(f"{games} games, {cutter.cuts} cuts", flush=True)
        assert server.stop() == 0
        check_journal(server, notes)
    finally:
        if server.is_alive:
            server.kill()
    return f"{cutter.cuts} cuts in {games} games, {len(notes)} acknowledged picks: every client equal to a fresh one"


async def one_game(url: str, cutter: Cutter, game: str, people: int, rng: Random, notes: list[Acknowledged]) -> None:
    """A game during which lines break; then, with whole lines, everybody is compared with a newcomer."""
    stop = asyncio.Event()
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url, streams=not number % 3)) for number in range(people)]
        table = await lay(clients, game)
        seats = [
            await stack.enter_async_context(client.sit(table, seat, lang="en")) for seat, client in enumerate(clients)
        ]
        cutter.on, cutter.bytes = True, 4000 * (people + 1)
        async with asyncio.TaskGroup() as group:
            for seat in seats:
                await seat.ready()
            for seat in seats:
                group.create_task(play(seat, Random(rng.getrandbits(32)), notes, stop, repeats=0.1))
        cutter.on = False
        for client, seat in zip(clients, seats, strict=True):
            await settled(client, seat)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        arguments = [int(argument) for argument in sys.argv[1:]] or [10_000]
        print(asyncio.run(at_random(Path(place), arguments[0], *(arguments[1:] or [1]), talk=True)))
