"""Lets several clients reach for the same thing at the same moment: `python -m tests.table.races 10000 [seed]`.

Exactly one of them gets it, the others are told so, and all of them end up knowing the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from spiralhill.client import Client, Seat, Turned
from spiralhill.table import protocol
from tests.table.company import Acknowledged, check_journal, fresh, lay
from tests.table.serving import Server, serving

T = TypeVar("T")


async def at_once(runners: Sequence[Awaitable[T]]) -> tuple[list[T], list[Turned]]:
    """What came of several attempts that began together: who got it, and who was turned away."""
    results: list[Any] = await asyncio.gather(*runners, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Turned):
            raise result
    turned = [result for result in results if isinstance(result, Turned)]
    return [result for result in results if not isinstance(result, Turned)], turned


async def for_a_seat(server: Server, crowd: Sequence[Client]) -> None:
    """Everybody has the same invitation to one open seat."""
    async with Client(server.url) as host:
        seated = await host.lay(name="Host", game="duel", seats=[{"who": "me"}, {"who": "open"}])
        got, turned = await at_once([client.join(seated.invite, "Guest") for client in crowd])
        assert [one.seat for one in got] == [1]
        assert {one.error for one in turned} == {"table-full"}


async def for_a_decision(seats: Sequence[Seat], rng: Random, notes: list[Acknowledged]) -> None:
    """Several devices of one player answer the same question, each in its own way."""
    session = seats[0].session
    assert session.seat is not None
    picks = [rng.choice(seats[0].options) for _ in seats]
    commands = [
        seat.session.command(protocol.Pick, at=session.n, pick=pick) for seat, pick in zip(seats, picks, strict=True)
    ]
    got, turned = await at_once([seat._said(command) for seat, command in zip(seats, commands, strict=True)])
    assert len(got) == 1, got
    assert {one.error for one in turned} <= {"stale", "not-asked", "game-over"}, turned
    (done,) = got
    assert isinstance(done, protocol.Done)
    pick = next(pick for pick, command in zip(picks, commands, strict=True) if command.id == done.id)
    notes.append(Acknowledged(session.id, session.seat, done.id, done.at, pick))


async def with_one_id(seats: Sequence[Seat], rng: Random, notes: list[Acknowledged]) -> None:
    """Several devices of one player send the same command: it happens once, and all get the same answer."""
    session = seats[0].session
    assert session.seat is not None
    pick = rng.choice(seats[0].options)
    command = session.command(protocol.Pick, at=session.n, pick=pick)
    for seat in seats[1:]:
        seat.session._unanswered[command.id] = command
    got, turned = await at_once([seat._said(command) for seat in seats])
    assert not turned
    answers = {(done.id, done.at) for done in got if isinstance(done, protocol.Done)}
    assert len(answers) == 1, answers
    notes.append(Acknowledged(session.id, session.seat, *answers.pop(), pick))


async def converged(seats: Sequence[Seat]) -> None:
    """Wait until all devices know the same."""
    for _ in range(500):
        if len({seat.session.n for seat in seats}) == 1 and all(
            seats[0].session.equals(seat.session) for seat in seats
        ):
            return
        await asyncio.sleep(0.005)
    raise AssertionError("the devices of one player know different things")


async def one_table(server: Server, races: int, rng: Random, notes: list[Acknowledged]) -> int:
    """A game in which every question is answered by 2 to 6 devices at once; gives how many races there were."""
    run = 0
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server.url)) for _ in range(2)]
        table = await lay(people, "duel")
        devices = [
            [await stack.enter_async_context(client.sit(table, seat)) for _ in range(rng.randrange(2, 7))]
            for seat, client in enumerate(people)
        ]
        for mine in devices:
            await mine[0].ready()
        while run < races:
            await asyncio.gather(*(converged(mine) for mine in devices))
            if devices[0][0].phase != "playing":
                break
            asked = next((mine for mine in devices if mine[0].options), None)
            if asked is None:
                await asyncio.sleep(0.005)
                continue
            await rng.choice([for_a_decision, for_a_decision, with_one_id])(asked, rng, notes)
            run += 1
        for client, mine in zip(people, devices, strict=True):
            await converged(mine)
            newcomer = await fresh(client, mine[0].session)
            await converged(mine)
            assert newcomer.n == mine[0].session.n
    return run


async def run(folder: Path, races: int, seed: int, *, talk: bool = False) -> str:
    """So many races, a tenth of them for seats; then the journal is compared with what was acknowledged."""
    rng, notes, done = Random(seed), list[Acknowledged](), 0
    with serving(folder, rate=100_000, sockets=100_000) as server:
        async with contextlib.AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Client(server.url)) for _ in range(6)]
            for number in range(races // 10):
                await for_a_seat(server, crowd[: 2 + number % 5])
                done += 1
        while done < races:
            done += await one_table(server, races - done, rng, notes)
            if talk:
                print(f"{done} races", flush=True)
        check_journal(server, notes)
        assert "Traceback" not in server.log()
    return f"{done} races of 2 to 6 clients: exactly one accepted in each, all converged"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        arguments = [int(argument) for argument in sys.argv[1:]] or [10_000]
        print(asyncio.run(run(Path(place), arguments[0], *(arguments[1:] or [1]), talk=True)))
