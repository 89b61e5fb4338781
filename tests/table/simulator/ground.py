"""What a simulated server stands on: a loop that owns time, a disk that keeps what was committed, bots in one process.

The server itself is the real one: `spiralhill.server.lobby`, with the real rooms. It runs on asyncio as always, but the
loop never waits: when nothing is left to do at a moment, the next moment comes.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from spiralhill.bots import bot_named
from spiralhill.server.bots import DEADLINE, BotPool
from spiralhill.server.store import Guest, NotStored, Settled, Store
from spiralhill.table.journal import Append, Happened, Link, Operation, read_entry
from spiralhill.table.messages import Think

if TYPE_CHECKING:
    from tests.table.simulator.world import World

Row = tuple[Happened, str, str, str]
# So often a loop may turn at one moment before time is said to stand still.
TURNS: Final = 100_000


class Broken(AssertionError):
    """A promise that does not hold."""


class _Patience(selectors.SelectSelector):
    """Waits for nothing: it lets time pass instead."""

    def __init__(self) -> None:
        super().__init__()
        self.pass_time: Callable[[float | None], None] | None = None

    def select(self, timeout: float | None = None) -> list[Any]:
        if self.pass_time is not None:
            self.pass_time(timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in a world of its own."""

    def __init__(self) -> None:
        self._moment = 1000.0
        self._turns = 0
        patience = _Patience()
        super().__init__(patience)
        patience.pass_time = self._pass

    def time(self) -> float:
        return self._moment

    def jump(self, seconds: float) -> None:
        """Let time pass in which nobody can do anything."""
        self._moment += seconds

    def _pass(self, timeout: float | None) -> None:
        if timeout is None:
            raise Broken("liveness: nothing is left to happen")
        if timeout > 0:
            self._moment += timeout
            self._turns = 0
        self._turns += 1
        if self._turns > TURNS:
            raise Broken("liveness: time stands still")


class Disk:
    """What survives: journals, links and members that were committed."""

    def __init__(self, written: Callable[[Append], None]) -> None:
        self.journals: dict[str, list[Append]] = {}
        self.links: dict[str, tuple[str, str]] = {}
        self.members: set[tuple[str, str]] = set()
        self._written = written

    def write(self, operations: Iterable[Operation | Guest]) -> None:
        """Commit operations, all or none; a second history of a table is what the key forbids."""
        operations = list(operations)
        lengths = {table: len(journal) for table, journal in self.journals.items()}
        for operation in operations:
            if isinstance(operation, Append):
                if operation.number != lengths.get(operation.table, 0):
                    raise Broken(f"exactly once: entry {operation.number} of {operation.table} is written out of turn")
                lengths[operation.table] = operation.number + 1
            if isinstance(operation, Link) and not self._may_lead(operation):
                raise Broken("exactly once: a code opens two doors")
        for operation in operations:
            if isinstance(operation, Append):
                self.journals.setdefault(operation.table, []).append(operation)
                self._written(operation)
            elif isinstance(operation, Link):
                self.links[operation.code] = (operation.table, operation.opens)
            elif not isinstance(operation, Guest):
                member = (operation.table, operation.person)
                (self.members.add if operation.belongs else self.members.discard)(member)

    def _may_lead(self, link: Link) -> bool:
        """Spectators follow a company to its next table; every other link is for one door."""
        known = self.links.get(link.code)
        return known is None or (known[1] == link.opens == "watch")

    def rows(self, table: str) -> list[Row]:
        """A journal, read."""
        return [
            (read_entry(append.body), append.person, append.command, append.digest)
            for append in self.journals.get(table, [])
        ]


class SimulatedStore(Store):
    """The store of one run of the server; it can be slow, full, unsure of what it did, or the last thing that works."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._free_at = 0.0
        self.is_dead = False
        # What was handed in last.
        self.submitted: tuple[Operation | Guest, ...] = ()

    def submit(self, operations: Iterable[Operation | Guest], settled: Settled) -> None:
        world, batch = self._world, tuple(operations)
        self.submitted = batch
        # One thread writes, so nothing overtakes.
        self._free_at = max(self._free_at, world.now + world.rng.uniform(0.0, 0.01)) + world.faults.disk_delay()
        world.loop.call_at(self._free_at, self._take_effect, batch, settled, world.faults.fate_of_a_write())

    def _take_effect(self, batch: tuple[Operation | Guest, ...], settled: Settled, fate: str) -> None:
        world = self._world
        if self.is_dead:
            return
        if fate == "crash before":
            world.crash(fate)
            return
        if fate == "full":
            settled(NotStored("the disk is full"))
            return
        world.disk.write(batch)
        if fate == "crash after":
            world.crash(fate)
        elif fate == "unsure":
            settled(NotStored("the connection to the database is lost"))
        else:
            world.later(world.rng.uniform(0.0, 0.01), self._settle, settled)

    def _settle(self, settled: Settled) -> None:
        if not self.is_dead:
            settled(None)

    async def journal(self, table: str) -> list[Row]:
        await asyncio.sleep(self._world.rng.uniform(0.0, 0.01) + self._world.faults.disk_delay())
        if self._world.faults.disk_is_full and self._world.chance(0.5):
            raise NotStored("the disk cannot be read")
        return self._world.disk.rows(table)

    async def link(self, code: str) -> tuple[str, str] | None:
        await asyncio.sleep(self._world.rng.uniform(0.0, 0.01))
        return self._world.disk.links.get(code)

    def close(self) -> None:
        self.is_dead = True


class SimulatedBots(BotPool):
    """Bots that think here and now; some are late, some fall silent, some talk nonsense."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    async def think(self, think: Think) -> str | None:
        world = self._world
        fate = world.faults.fate_of_a_thought()
        if fate == "bot silent":
            await asyncio.sleep(DEADLINE)
            return None
        if fate == "bot late":
            await asyncio.sleep(world.rng.uniform(1.0, DEADLINE))
        if fate == "bot at a loss":
            return world.rng.choice([None, "fly to the moon"])
        bot = bot_named(think.level, world.rng.getrandbits(32))
        return think.texts[think.options.index(bot.choose(think.view, think.options))]


def stream(seed: int, name: str) -> Random:
    """A stream of luck of its own."""
    return Random(f"{seed}:{name}")
