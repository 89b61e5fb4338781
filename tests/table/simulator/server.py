"""The server of a simulation: the real lobby, under the eyes of the witness, from its start to its crash."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakKeyDictionary

from spiralhill.server.booth import Booth, Settled
from spiralhill.server.limits import Limits
from spiralhill.server.lobby import Lobby
from spiralhill.server.store import NotStored
from spiralhill.table.entropy import Foreseen
from spiralhill.table.gathering import Outcome
from spiralhill.table.messages import Heard, Message, Think
from spiralhill.table.room import Room
from tests.table.simulator.ground import Broken, SimulatedBots, SimulatedStore

if TYPE_CHECKING:
    from tests.table.simulator.world import World

T = TypeVar("T")
LIMITS: Final = Limits(unread=24, idle=30.0)


class WatchedLobby(Lobby):
    """The lobby of the server, under the eyes of the witness."""

    def __init__(self, world: World, server: Server) -> None:
        super().__init__(SimulatedStore(world), SimulatedBots(world), Foreseen(world.rng.getrandbits(62)), LIMITS)
        self._world = world
        self._server = server
        self._delivered: Outcome | None = None
        self._asked: WeakKeyDictionary[Room, set[tuple[int, int]]] = WeakKeyDictionary()

    async def _read(self, table: str) -> Room:
        room = await super()._read(table)
        self._world.witness.read(room, self._world.now)
        return room

    def _pump(self, booth: Booth) -> None:
        # The timers of a server that is no more go on in this process, but nothing comes of them.
        if self._server.is_up:
            super()._pump(booth)

    def _step(self, booth: Booth, message: Message, settled: Settled | None) -> None:
        line = booth.lines.get(message.line) if isinstance(message, Heard) else None
        if line is None or not isinstance(message, Heard):
            super()._step(booth, message, settled)
            return
        witness, said = self._world.witness, message.message
        expected, stale = witness.expects(line, said), witness.is_stale(line, said)
        store = self.store
        assert isinstance(store, SimulatedStore)
        self._delivered, store.submitted = None, ()
        super()._step(booth, message, settled)
        if expected:
            witness.check_repeated(expected, message, self._delivered, store.submitted)
        elif stale and booth.busy:
            raise Broken("stale: an answer to an earlier question was taken for one to the next")

    def _deliver(self, booth: Booth, outcome: Outcome, settled: Settled | None) -> None:
        self._delivered = outcome
        self._world.witness.told(booth.room)
        super()._deliver(booth, outcome, settled)

    async def _let_think(self, booth: Booth, think: Think) -> None:
        asked = self._asked.setdefault(booth.room, set())
        if (think.seat, think.asked_at) in asked:
            raise Broken(f"bots: seat {think.seat} was asked the same question twice")
        asked.add((think.seat, think.asked_at))
        await super()._let_think(booth, think)


class Server:
    """One run of the server, from its start to its crash."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_up = True
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lobby = WatchedLobby(world, self)
        world.later(5.0, self._tidy)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let the server do something."""
        return self.world.loop.create_task(work)

    def die(self) -> None:
        """Forget everything and everybody."""
        self.is_up = False
        store = self.lobby.store
        assert isinstance(store, SimulatedStore)
        store.close()
        for task in list(self.tasks):
            task.cancel()

    def _tidy(self) -> None:
        if self.is_up:
            self.lobby.tidy()
            self.world.later(5.0, self._tidy)

    async def request(self, work: Coroutine[Any, Any, T]) -> T:
        """Ask something of the server; if it crashes meanwhile, nobody knows what became of it."""
        try:
            return await self.start(work)
        except asyncio.CancelledError:
            if self.is_up:
                raise
            raise NotStored("the server is gone") from None
