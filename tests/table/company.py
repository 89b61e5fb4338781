"""People who play at a real server by the async client, and note down what was acknowledged to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spiralhill.client import Client, Seat, Session, Turned
from spiralhill.table import protocol
from spiralhill.table.journal import Picked, read_entry
from tests.table.serving import Server

ENTRIES = "select table_id, number, body, command from journal"


@dataclass(frozen=True)
class Acknowledged:
    """A pick that the server said is safe: at which table, of which seat, and on which page it was told."""

    table: str
    seat: int
    id: str
    at: int
    pick: str


async def lay(clients: Sequence[Client], game: str, bots: int = 0, **wish: Any) -> str:
    """A table for these people, everybody seated, and some bots."""
    others = [{"who": "open"}] * (len(clients) - 1) + [{"who": "bot", "level": "greedy"}] * bots
    seated = await clients[0].lay(name="P0", game=game, seats=[{"who": "me"}, *others], pace=0, **wish)
    for number, client in enumerate(clients[1:], 1):
        assert (await client.join(seated.invite, f"P{number}")).seat == number
    return seated.table


async def repeat(seat: Seat, done: protocol.Done, command: protocol.Command) -> None:
    """Send a command again that was carried out: the answer must be the same, whatever happens in between."""
    seat.session._unanswered[command.id] = command
    again = await seat._said(command)
    assert isinstance(again, protocol.Done)
    assert (again.id, again.at) == (done.id, done.at)


async def play(seat: Seat, rng: Random, notes: list[Acknowledged], stop: asyncio.Event, repeats: float = 0.0) -> None:
    """Answer at random until the game is over or it is time to stop."""
    answered = -1
    async for session in seat.changes():
        if stop.is_set() or seat.phase in ("over", "aborted"):
            return
        if not seat.options or session.ask is None or session.ask.since == answered:
            continue
        answered = session.ask.since
        pick = rng.choice(seat.options)
        command = session.command(protocol.Pick, at=session.n, pick=pick)
        try:
            done = await seat._said(command)
        except Turned as turned:
            # While the line was cut the table may have answered what was forced.
            if turned.error not in ("stale", "not-asked", "not-stored", "game-over"):
                raise
            answered = -1 if turned.error == "not-stored" else answered
            continue
        assert isinstance(done, protocol.Done)
        assert session.seat is not None
        notes.append(Acknowledged(session.id, session.seat, command.id, done.at, pick))
        if rng.random() < repeats:
            await repeat(seat, done, command)


async def game_of(
    clients: Sequence[Client],
    game: str,
    bots: int,
    rng: Random,
    notes: list[Acknowledged],
    stop: asyncio.Event,
    repeats: float = 0.0,
) -> str:
    """One whole game, or as much of it as there is time for; gives the table."""
    table = await lay(clients, game, bots)
    async with asyncio.TaskGroup() as group:
        for seat, client in enumerate(clients):
            group.create_task(sit_and_play(client, table, seat, Random(rng.getrandbits(32)), notes, stop, repeats))
    return table


async def sit_and_play(
    client: Client, table: str, seat: int, rng: Random, notes: list[Acknowledged], stop: asyncio.Event, repeats: float
) -> None:
    """Sit down, be ready, play."""
    async with client.sit(table, seat) as line:
        await line.ready()
        await play(line, rng, notes, stop, repeats)


async def fresh(client: Client, session: Session) -> Session:
    """The same reader, who comes just now."""
    async with client.sit(session.id, session.seat, watch=session.watch, lang=session.lang) as line:
        return line.session


def check_journal(server: Server, notes: Sequence[Acknowledged]) -> None:
    """Every acknowledged pick is in the journal of a server's file, equal, and once; every journal is whole."""
    assert server.query("pragma integrity_check") == [("ok",)]
    check_rows(server.query(ENTRIES), notes)


def check_rows(journal: Iterable[tuple[Any, ...]], notes: Sequence[Acknowledged]) -> None:
    """Every acknowledged pick is among the entries, equal, and once; no entry of a table is missing."""
    rows: dict[tuple[str, str], list[bytes]] = {}
    numbers: dict[str, list[int]] = {}
    for table, number, body, command in journal:
        rows.setdefault((table, command), []).append(body)
        numbers.setdefault(table, []).append(number)
    for note in notes:
        found = rows.get((note.table, note.id), [])
        assert len(found) == 1, f"{note} stands {len(found)} times in the journal"
        entry = read_entry(found[0])
        assert isinstance(entry, Picked)
        assert (entry.seat, entry.pick) == (note.seat, note.pick)
    for table, found_numbers in numbers.items():
        assert sorted(found_numbers) == list(range(len(found_numbers))), table
