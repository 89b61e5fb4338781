"""The world of a simulation: its time, its luck, its disk, its server and everybody in it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from spiralhill.server.store import NotStored
from spiralhill.table.refusal import Refusal
from tests.table.simulator.faults import Faults
from tests.table.simulator.ground import Broken, Disk, VirtualLoop, stream
from tests.table.simulator.hosts import Hosts
from tests.table.simulator.server import Server
from tests.table.simulator.witness import Witness

if TYPE_CHECKING:
    from tests.table.simulator.people import Client


class World:
    """Everything there is in one simulation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = stream(seed, "world")
        self.loop = VirtualLoop()
        self.loop.set_task_factory(self._new_task)
        self.loop.set_exception_handler(self._note_exception)
        self.witness = Witness()
        self.disk = Disk(self.witness.written)
        self.faults = Faults(self)
        self.hosts = Hosts(self)
        self.server: Server | None = None
        self.clients: list[Client] = []
        # How many devices people have brought, and how often somebody did something.
        self.devices = 0
        self.actions = 0
        # The table that everybody is at, and whether its game is without words.
        self.table = ""
        self.is_wordless = False
        # Whether nothing goes wrong any more.
        self.calm = False
        self.notes: deque[str] = deque(maxlen=80)
        self._broken: BaseException | None = None
        self._is_spawning = False

    # Time and luck

    @property
    def now(self) -> float:
        """What time it is."""
        return self.loop.time()

    def later(self, seconds: float, what: Any, *arguments: Any) -> None:
        """Let something happen after a while."""
        self.loop.call_later(seconds, what, *arguments)

    def chance(self, likely: float) -> bool:
        """Whether something happens that is so likely."""
        return self.rng.random() < likely

    def note(self, what: str) -> None:
        """Remember what happened, for whoever looks for the cause."""
        self.notes.append(f"{self.now:10.3f} {what}")

    # The server

    def start(self) -> None:
        """Start the server on what the disk holds."""
        self.note("start")
        self.server = Server(self)

    def crash(self, how: str) -> None:
        """Let the server be no more, with everything that it was going to say."""
        if self.server is None:
            return
        self.note(f"down: {how}")
        server, self.server = self.server, None
        server.die()
        self.witness.crashed(self.now)
        self.faults.forget()
        for client in self.clients:
            if client.connection is not None:
                client.connection.cut()
        self.later(self.rng.choice([0.5, 5.0, 60.0]), self.start)

    # Its beginning and its end

    def go_round(self) -> None:
        """Let time pass until somebody stops it; what broke meanwhile is raised."""
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()
        if self._broken is not None:
            raise self._broken

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let somebody do something that does not end with the server."""
        self._is_spawning = True
        self.loop.create_task(work)
        self._is_spawning = False

    def fail(self, error: BaseException) -> None:
        """Stop at the first promise that does not hold."""
        if self._broken is None:
            self._broken = error
        self.loop.stop()

    def close(self) -> None:
        """Put everything away."""
        if self.server is not None:
            self.server.die()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        asyncio.set_event_loop(None)
        self.loop.close()

    def _new_task(self, loop: Any, work: Any, **named: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **named)
        if self.server is not None and not self._is_spawning:
            self.server.tasks.add(task)
            task.add_done_callback(self.server.tasks.discard)
        task.add_done_callback(self._note_task)
        return task

    def _note_task(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, (Refusal, NotStored)):
                self.fail(error)

    def _note_exception(self, loop: Any, context: dict[str, Any]) -> None:
        self.fail(context.get("exception") or Broken(str(context.get("message"))))
