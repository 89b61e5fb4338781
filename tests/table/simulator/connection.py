"""Connections in a simulation: they are slow, they stall, and they can be cut at any byte."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from spiralhill.server.line import Line
from spiralhill.server.store import NotStored
from spiralhill.table import protocol
from spiralhill.table.refusal import Refusal

if TYPE_CHECKING:
    from tests.table.simulator.people import Client
    from tests.table.simulator.server import Server
    from tests.table.simulator.world import World

Parcel = tuple[bytes, Any]
# So many messages are on their way before a sender has to wait.
ON_THE_WAY: Final = 6


class Pipe:
    """One direction of a connection: what goes in comes out later, in the same order."""

    def __init__(self, world: World, deliver: Callable[[Parcel], None]) -> None:
        self._world = world
        self._deliver = deliver
        self._free_at = 0.0
        self.waiting: deque[Parcel] = deque()
        self.is_open = True
        self.moved = asyncio.Event()

    def put(self, parcel: Parcel) -> None:
        """Send something."""
        if self.is_open:
            self._free_at = max(self._free_at, self._world.now + self._world.faults.latency())
            self.waiting.append(parcel)
            self._world.loop.call_at(self._free_at, self._come)

    def stall(self, seconds: float) -> None:
        """Let nothing come out for a while of what is not on its way."""
        self._free_at = max(self._free_at, self._world.now) + seconds

    def cut(self) -> None:
        """Break it: some of what is on its way still arrives, the rest never does."""
        arrives = self._world.rng.randint(0, len(self.waiting))
        while self.is_open and self.waiting and arrives:
            arrives -= 1
            self._come()
        self.is_open = False
        self.waiting.clear()
        self.moved.set()

    def _come(self) -> None:
        if self.is_open and self.waiting:
            self.moved.set()
            self._deliver(self.waiting.popleft())


class Connection:
    """A socket between a person and one run of the server."""

    def __init__(self, world: World, client: Client, server: Server) -> None:
        self._world = world
        self._client = client
        self.server = server
        self.up = Pipe(world, self._arrive)
        self.down = Pipe(world, self._reach)
        self.line: Line | None = None
        self._task: asyncio.Task[None] | None = None
        # Whether a message waits for its reader to be quicker.
        self._is_held_up = False

    # The person's end

    def say(self, message: protocol.In) -> None:
        """Send a message to the server."""
        self.up.put((protocol.written(message), message))

    def _reach(self, parcel: Parcel) -> None:
        data, message = parcel
        if self._client.connection is not self:
            return
        if data:
            self._client.hear(message)
        else:
            self._client.lose()

    def cut(self) -> None:
        """Break both directions; the server may notice much later."""
        self.down.cut()
        self.up.cut()
        if self._client.connection is self:
            self._client.lose()
        world = self._world
        world.later(world.rng.choice([0.0, 0.1, 3.0, 40.0]) if not world.calm else 0.1, self.notice)

    # The server's end

    def _arrive(self, parcel: Parcel) -> None:
        message = protocol.read_message(parcel[0])
        if not self.server.is_up:
            return
        if isinstance(message, protocol.Hello):
            self._task = self.server.start(self._serve(message))
        elif self.line is not None:
            self.server.lobby.hear(self.line, message)

    async def _serve(self, hello: protocol.Hello) -> None:
        """What the server does for a socket: open a line, and send what it holds."""
        lobby = self.server.lobby
        try:
            line = await lobby.connect(self._client.person, hello)
        except (Refusal, NotStored) as problem:
            error = problem.error if isinstance(problem, Refusal) else "not-stored"
            bye = protocol.Bye(0, error, error)
            self.down.put((protocol.written(bye), bye))
            self.down.put((b"", None))
            return
        self.line = line
        try:
            while (data := await line.pull()) is not None:
                message = self._world.witness.sent(line, data)
                self._is_held_up = True
                while self.down.is_open and len(self.down.waiting) >= ON_THE_WAY:
                    self.down.moved.clear()
                    await self.down.moved.wait()
                self._is_held_up = False
                self.down.put((data, message))
                self._world.faults.maybe_crash("crash while telling")
        finally:
            lobby.disconnect(line)
        self.down.put((b"", None))

    def notice(self) -> None:
        """Find out that the other end is gone."""
        if self._task is not None and self.server.is_up:
            self._task.cancel()

    @property
    def is_quiet(self) -> bool:
        """Whether everything that was sent has been heard, and nothing else was asked for."""
        if self.line is None or self.line._unread or self.line.closing is not None:
            return False
        if self._is_held_up or self.down.waiting:
            return False
        return not any(isinstance(message, protocol.Speak) for _, message in self.up.waiting)
