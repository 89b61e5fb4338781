"""Kills a server at random moments under play: `python -m tests.table.kills 1000 [seed]`.

Nothing that was acknowledged may be lost, nothing may be there twice, and everybody plays on.
"""

from __future__ import annotations

import asyncio
import re
import signal
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import psycopg

from spiralhill.client import Client, Turned
from tests.table.company import ENTRIES, Acknowledged, check_journal, check_rows, game_of
from tests.table.serving import Server

# Games that go on at the same time: people and bots.
GAMES = (("duel", 2, 0), ("duel", 1, 1), ("duel", 3, 0), ("holidays", 2, 0), ("holidays", 3, 2))

# What a bot's process says that was being started when its server was killed: nobody is there to give it work.
ORPHAN = re.compile(r"Traceback .*\n(?:  .*\n)*?  .*in spawn_main\n(?:  .*\n)*EOFError: Ran out of input\n")


async def keep_playing(
    server: Server, game: tuple[str, int, int], rng: Random, notes: list[Acknowledged], stop: asyncio.Event
) -> None:
    """One game after the other until it is time to stop."""
    name, people, bots = game
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(people)]
        while not stop.is_set():
            try:
                await game_of(clients, name, bots, rng, notes, stop, repeats=0.3)
            except ConnectionError:  # while the table was laid; what is asked at a table is asked until it is answered
                await asyncio.sleep(0.1)
            except Turned as turned:
                # The invitation was taken up, but the answer was lost: whoever comes again has the seat already.
                if turned.error not in ("not-stored", "going-down"):
                    raise


async def torment(server: Server, kills: int, rng: Random, stop: asyncio.Event, *, gently: bool, talk: bool) -> None:
    """Kill the server so many times; every second time, if that is wished, ask it to stop instead."""
    for number in range(1, kills + 1):
        await asyncio.sleep(rng.uniform(0.05, 1.0))
        if gently and number % 2:
            await asyncio.to_thread(server.stop)
        else:
            server.kill()
        await asyncio.to_thread(server.start)
        if talk and number % 50 == 0:
            print(f"{number} kills", flush=True)
    await asyncio.sleep(1.0)
    stop.set()


async def run(
    folder: Path, kills: int, seed: int, *, gently: bool = False, talk: bool = False, postgres: str = ""
) -> str:
    """Play under fire, then compare what was acknowledged with what is there."""
    rng, notes, stop = Random(seed), list[Acknowledged](), asyncio.Event()
    server = Server(folder, rate=10_000, sockets=1000, more=["--database-url", postgres] if postgres else [])
    server.start()
    try:
        async with asyncio.TaskGroup() as group:
            for game in GAMES:
                group.create_task(keep_playing(server, game, Random(rng.getrandbits(32)), notes, stop))
            group.create_task(torment(server, kills, Random(rng.getrandbits(32)), stop, gently=gently, talk=talk))
        assert server.stop() in (0, -signal.SIGTERM)
        if postgres:
            with psycopg.connect(postgres) as connection:
                check_rows(connection.execute(ENTRIES), notes)
        else:
            check_journal(server, notes)
        said = ORPHAN.sub("", server.log())
        assert "Traceback" not in said, said[max(0, said.index("Traceback") - 1000) :][:6000]
    finally:
        if server.is_alive:
            server.kill()
    tables = len({note.table for note in notes})
    return f"{kills} kills, {len(notes)} acknowledged picks at {tables} tables: 0 lost, 0 doubled, all equal"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        arguments = [int(argument) for argument in sys.argv[1:]] or [1000]
        print(asyncio.run(run(Path(place), arguments[0], *(arguments[1:] or [1]), talk=True)))
