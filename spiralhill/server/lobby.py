"""The lobby: brings rooms, lines, store and bots together, one step of a room at a time.

What a step of a room tells is sent only when what it stores is on the disk. Meanwhile other messages to the same room
wait their turn; other rooms do not. If storing fails, the room is read again and its lines are told where it stands.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Final

from spiralhill.kernel.errors import Damaged
from spiralhill.server import metrics
from spiralhill.server.booth import Booth, Settled
from spiralhill.server.bots import BotPool
from spiralhill.server.limits import Limits
from spiralhill.server.line import Line
from spiralhill.server.store import NotStored, Store
from spiralhill.table import protocol
from spiralhill.table.entropy import Entropy
from spiralhill.table.gathering import Outcome
from spiralhill.table.journal import Created
from spiralhill.table.laying import opening
from spiralhill.table.messages import Arrived, Closed, Heard, Message, Opened, Think, Thought, Tick
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room, growing
from spiralhill.words import words

log = logging.getLogger(__name__)

# Messages that may wait for their turn at one table.
INBOX: Final = 200
# Entries of a journal that are read in one go.
SLICE: Final = 5
GOING_DOWN: Final = 1012
# So long a closing server waits for what is being written, in seconds.
DRAINING: Final = 2.0


class Lobby:
    """All tables of a server."""

    def __init__(self, store: Store, bots: BotPool, entropy: Entropy, limits: Limits) -> None:
        self.store = store
        self.bots = bots
        self.entropy = entropy
        self.limits = limits
        self.draining = False
        self._booths: dict[str, Booth] = {}
        self._opening: dict[str, asyncio.Future[Booth]] = {}
        self._last_line = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def lay(self, created: Created) -> None:
        """Open a new table."""
        await self.store.commit(opening(created))
        metrics.TABLES.labels(created.game).inc()

    async def room(self, table: str) -> Room:
        """A room to look into, at a moment when all that it tells is on the disk."""
        booth = await self._booth(table)
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

    async def _open(self, table: str) -> Booth:
        booth = self._booths[table] = Booth(await self._read(table), used_at=self._now())
        self._step(booth, Tick(), None)
        metrics.ROOMS.set(len(self._booths))
        return booth

    async def _read(self, table: str) -> Room:
        rows = await self.store.journal(table)
        if not rows:
            raise Refusal("no-such-table")
        try:
            for number, room in enumerate(growing(rows, self.entropy)):  # noqa: B007 (the last one is the room)
                if number % SLICE == 0:
                    # The other tables go on meanwhile.
                    await asyncio.sleep(0)
        except Damaged:
            raise Refusal("older-rules") from None
        return room

    # Lines

    async def connect(self, person: str, hello: protocol.Hello) -> Line:
        """Open a line to a table; who may not listen is refused."""
        if self.draining:
            raise Refusal("going-down")
        booth = await self._booth(hello.table)
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

    def refuse(self, line: Line, message: protocol.Inbound | None, refusal: Refusal) -> None:
        """Tell a line that a message was not even looked at."""
        booth = self._booths.get(line.table)
        if booth is not None:
            id = getattr(message, "id", "")
            says = refusal.said(words(line.hello.lang or "en", ""))
            number = booth.number_of(line.hello.seat)
            line.push(protocol.written(protocol.Refused(number, id, refusal.error, says)))

    def disconnect(self, line: Line) -> None:
        """A line is gone."""
        booth = self._booths.get(line.table)
        if booth is not None and self._drop(booth, line.id) is not None:
            self._post(booth, Closed(line.id), None)

    def _drop(self, booth: Booth, id: int) -> Line | None:
        """Forget a line, and say which it was."""
        line = booth.lines.pop(id, None)
        if line is not None:
            metrics.LINES.dec()
        return line

    # Steps

    async def _ask(self, booth: Booth, message: Message) -> Outcome:
        """Let a room take a message, and wait for what came of it."""
        waiting: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

        def settled(result: Outcome | Exception) -> None:
            if waiting.done():
                return
            if isinstance(result, Exception):
                waiting.set_exception(result)
            else:
                waiting.set_result(result)

        self._post(booth, message, settled)
        return await waiting

    def _post(self, booth: Booth, message: Message, settled: Settled | None) -> None:
        booth.inbox.append((message, settled))
        self._pump(booth)

    def _pump(self, booth: Booth) -> None:
        """Let a room take what waits for it, until something has to be stored."""
        while booth.inbox and not booth.busy:
            self._step(booth, *booth.inbox.popleft())

    def _step(self, booth: Booth, message: Message, settled: Settled | None) -> None:
        booth.used_at = now = self._now()
        try:
            outcome = booth.room.step(now, message)
        except Refusal as refusal:
            if settled is not None:
                settled(refusal)
            return
        except Exception as error:  # a fault of ours: the room may be half changed, so it is read again
            log.exception("a step failed", extra={"table": booth.room.created.id, "step": type(message).__name__})
            metrics.FAULTS.inc()
            self._read_again(booth, message, settled, error)
            return
        if outcome.store:
            booth.busy = True
            self.store.submit(outcome.store, partial(self._stored, booth, message, outcome, settled, now))
        else:
            self._deliver(booth, outcome, settled)

    def _stored(
        self,
        booth: Booth,
        message: Message,
        outcome: Outcome,
        settled: Settled | None,
        began: float,
        error: Exception | None,
    ) -> None:
        """What a step stores is on the disk, or it is not."""
        metrics.COMMIT.observe(self._now() - began)
        if error is not None:
            log.error("not stored", extra={"table": booth.room.created.id, "problem": str(error)})
            self._read_again(booth, message, settled, error)
            return
        booth.busy = False
        self._deliver(booth, outcome, settled)
        self._pump(booth)

    def _deliver(self, booth: Booth, outcome: Outcome, settled: Settled | None) -> None:
        lines, booth.told = booth.lines, booth.room.told[:]
        for id, data in outcome.out:
            line = lines.get(id)
            if line is not None:
                line.push(data)
        for id in outcome.hang_up:
            line = self._drop(booth, id)
            if line is not None:
                line.cut(1008)
        for think in outcome.think:
            self._start(self._let_think(booth, think))
        self._set_timer(booth)
        metrics.STEPS.inc()
        if settled is not None:
            settled(outcome)

    def _set_timer(self, booth: Booth) -> None:
        if booth.timer is not None:
            booth.timer.cancel()
            booth.timer = None
        wakes = booth.room.wakes
        if wakes is not None:
            booth.timer = asyncio.get_running_loop().call_at(wakes, self._post, booth, Tick(), None)

    async def _let_think(self, booth: Booth, think: Think) -> None:
        """Ask a bot; it answers no sooner than it seems to think, however easy the question was."""
        room = booth.room
        pause = asyncio.create_task(asyncio.sleep(think.pause))
        pick = await self.bots.think(think)
        await pause
        if booth.room is room:
            self._post(booth, Thought(think.seat, think.asked_at, pick), None)

    def _read_again(self, booth: Booth, message: Message, settled: Settled | None, error: Exception) -> None:
        booth.busy = True
        self._start(self._recover(booth, message, settled, error))

    async def _recover(self, booth: Booth, message: Message, settled: Settled | None, error: Exception) -> None:
        """Put a room back to what its journal says, tell its lines where it stands, and go on."""
        try:
            booth.room = await self._read_at_last(booth.room.created.id)
            self._refuse_unstored(booth, message)
            self._tell_again(booth, message)
        except Exception:  # a fault of ours for the second time: whoever comes next has the room read anew
            log.exception("a room could not be read again", extra={"table": booth.room.created.id})
            metrics.FAULTS.inc()
            self._give_up(booth, settled)
            return
        booth.busy = False
        if isinstance(message, Opened) and settled is not None:
            settled(error if message.line not in booth.lines else Outcome())
        elif settled is not None:
            settled(Refusal("not-stored"))
        elif isinstance(message, Heard) and self._is_done(booth, message):
            # Its writing was reported as failed, but it is in the journal after all.
            self._step(booth, message, None)
        self._set_timer(booth)
        self._pump(booth)

    async def _read_at_last(self, table: str) -> Room:
        """A room from its journal, as soon as that can be read."""
        pause = 0.05
        while True:
            try:
                return await self._read(table)
            except NotStored:
                await asyncio.sleep(pause)
                pause = min(2 * pause, 2.0)

    def _is_done(self, booth: Booth, heard: Heard) -> bool:
        line, said = booth.lines.get(heard.line), heard.message
        return line is not None and isinstance(said, protocol.Command) and booth.room.errands.has(line.person, said.id)

    def _refuse_unstored(self, booth: Booth, message: Message) -> None:
        """Refuse a command that could not be stored, before its line is told where the room stands: what was not
        answered by then is sent again."""
        if isinstance(message, Heard) and not self._is_done(booth, message) and message.line in booth.lines:
            self.refuse(booth.lines[message.line], message.message, Refusal("not-stored"))

    def _tell_again(self, booth: Booth, message: Message) -> None:
        """Tell every line where the room stands, from the pages on that it was told."""
        told = booth.told
        waiting = {message.line for message, _ in booth.inbox if isinstance(message, Opened)}
        for line in [line for line in booth.lines.values() if line.id not in waiting]:
            # All open lines were told the same pages; there may be one more, if it was written after all. The line that
            # was just being opened was told nothing.
            is_new = isinstance(message, Opened) and message.line == line.id
            have = line.hello.have if is_new else told[-1 if line.hello.seat is None else line.hello.seat]
            hello = protocol.Hello(line.table, have, line.hello.seat, line.hello.watch, line.hello.lang)
            try:
                self._deliver(booth, booth.room.step(self._now(), Opened(line.id, line.person, hello)), None)
            except Refusal:
                self._drop(booth, line.id)
                line.cut(1008)

    def _give_up(self, booth: Booth, settled: Settled | None) -> None:
        """Close a booth for good, and hang up on everybody in it."""
        self._booths.pop(booth.room.created.id, None)
        if booth.timer is not None:
            booth.timer.cancel()
        for line in list(booth.lines.values()):
            self._drop(booth, line.id)
            line.cut(1011)
        for waiting in (settled, *(one for _, one in booth.inbox)):
            if waiting is not None:
                waiting(Refusal("not-stored"))
        booth.inbox.clear()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

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
        for task in self._tasks:
            task.cancel()
        self.bots.close()
