"""The lobby: opens and closes rooms, and the lines of whoever comes to them."""

from __future__ import annotations

import asyncio
from typing import Final

from spiralhill.server import metrics
from spiralhill.server.booth import Booth
from spiralhill.server.bots import BotPool
from spiralhill.server.limits import Limits
from spiralhill.server.line import Line
from spiralhill.server.stepping import Stepping
from spiralhill.server.store import Store
from spiralhill.table import protocol
from spiralhill.table.entropy import Entropy
from spiralhill.table.gathering import TOLD
from spiralhill.table.journal import Created
from spiralhill.table.laying import opening
from spiralhill.table.messages import Arrived, Closed, Heard, Opened, Tick
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room
from spiralhill.words import words

# Messages that may wait for their turn at one table.
INBOX: Final = 200
GOING_DOWN: Final = 1012
# So long a closing server waits for what is being written, in seconds.
DRAINING: Final = 2.0


class Lobby(Stepping):
    """All tables of a server."""

    def __init__(self, store: Store, bots: BotPool, entropy: Entropy, limits: Limits) -> None:
        super().__init__(store, bots, entropy)
        self.limits = limits
        self.draining = False
        self._opening: dict[str, asyncio.Future[Booth]] = {}
        self._last_line = 0
        self._telling = asyncio.Lock()

    # Tables

    async def lay(self, created: Created) -> None:
        """Open a new table."""
        await self.store.commit(opening(created))
        metrics.TABLES.labels(created.game).inc()

    async def room(self, table: str, person: str) -> Room:
        """A room to look into, at a moment when all that it tells is on the disk."""
        booth = await self._booth_for(person, table)
        while booth.busy:
            await asyncio.sleep(0.005)
        return booth.room

    async def arrive(self, table: str, person: str, name: str, code: str) -> int:
        """Seat somebody; what the room refuses is raised."""
        outcome = await self._ask(await self._booth(table), Arrived(person, name, code))
        assert outcome.seat is not None
        return outcome.seat

    async def _booth(self, table: str) -> Booth:
        """The open room of a table; read from its journal if nobody was there."""
        if table in self._booths:
            return self._booths[table]
        if table not in self._opening:
            self._opening[table] = asyncio.ensure_future(self._open(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _booth_for(self, person: str, table: str, watch: str | None = None) -> Booth:
        """The open room of a table; of one that cannot be played any more only those hear whose it is."""
        try:
            return await self._booth(table)
        except Refusal as refusal:
            if refusal.error != "older-rules" or await self.store.is_member(table, person):
                raise
            if watch is not None and await self.store.link(watch) == (table, "watch"):
                raise
        raise Refusal("no-such-table")

    async def _open(self, table: str) -> Booth:
        booth = self._booths[table] = Booth(await self._read(table), used_at=self._now())
        self._step(booth, Tick(), None)
        metrics.ROOMS.set(len(self._booths))
        return booth

    # Lines

    async def connect(self, person: str, hello: protocol.Hello) -> Line:
        """Open a line to a table; who may not listen is refused."""
        async with self._telling:
            # To tell a whole game takes long: what others have sent meanwhile is heard first.
            await asyncio.sleep(0)
        booth = await self._booth_for(person, hello.table, hello.watch)
        if self.draining:
            raise Refusal("going-down")
        self._last_line += 1
        line = Line(self._last_line, person, hello, self.limits.unread, self._now())
        booth.lines[line.id] = line
        metrics.LINES.inc()
        try:
            await self._ask(booth, Opened(line.id, person, hello))
        except BaseException as problem:
            if self._drop(booth, line.id) is not None and not isinstance(problem, Refusal):
                # The room may have let in somebody who is gone by now.
                self._post(booth, Closed(line.id), None)
            raise
        return line

    def pages(self, line: Line) -> int:
        """How many pages a line was told at once: those since what it had when it was opened, or spoke anew."""
        booth = self._booths.get(line.table)
        number = 0 if booth is None else booth.number_of(line.hello.seat)
        return min(TOLD, number - line.hello.have if line.hello.have <= number else number)

    def hear(self, line: Line, message: protocol.Inbound) -> None:
        """Pass a message on to the table of its line."""
        booth = self._booths.get(line.table)
        if booth is None or line.id not in booth.lines:
            return
        line.heard_at = self._now()
        if isinstance(message, protocol.Ping):
            # Asked and answered past everything that waits: a slow disk must not look like a lost connection.
            line.push(protocol.written(protocol.Pong(booth.number_of(line.hello.seat))))
        elif len(booth.inbox) >= INBOX:
            self.refuse(line, message, Refusal("too-fast"))
        else:
            if isinstance(message, protocol.Speak):
                line.hello = protocol.Hello(line.table, 0, line.hello.seat, line.hello.watch, message.lang)
            self._post(booth, Heard(line.id, message), None)

    def disconnect(self, line: Line) -> None:
        """A line is gone."""
        booth = self._booths.get(line.table)
        if booth is not None and self._drop(booth, line.id) is not None:
            self._post(booth, Closed(line.id), None)

    # The house

    def tidy(self) -> None:
        """Hang up on lines that have gone silent, and put rooms away in which nobody is and nothing goes on."""
        now = self._now()
        for table, booth in list(self._booths.items()):
            for line in list(booth.lines.values()):
                if now - line.heard_at > self.limits.silence:
                    line.cut(1001)
                    self.disconnect(line)
            quiet = not (booth.lines or booth.busy or booth.inbox or booth.room.thinking or booth.room.wakes)
            if quiet and now - booth.used_at > self.limits.idle:
                del self._booths[table]
        metrics.ROOMS.set(len(self._booths))

    async def drain(self) -> None:
        """Close for a moment: finish what is being written, say goodbye, let nobody in."""
        self.draining = True
        for booth in self._booths.values():
            if booth.timer is not None:
                booth.timer.cancel()
        deadline = self._now() + DRAINING
        while any(booth.busy or booth.inbox for booth in self._booths.values()) and self._now() < deadline:
            await asyncio.sleep(0.01)
        for booth in self._booths.values():
            for line in booth.lines.values():
                says = Refusal("going-down").said(words(line.hello.lang or "en", ""))
                bye = protocol.Bye(booth.number_of(line.hello.seat), "going-down", says, again=1.0)
                line.push(protocol.written(bye))
                line.cut(GOING_DOWN)
        for reading in self._opening.values():
            reading.cancel()
        for task in self._tasks:
            task.cancel()
        self.bots.close()
