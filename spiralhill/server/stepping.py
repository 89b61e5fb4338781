"""Steps of rooms: what a step tells is sent only when what it stores is on the disk.

Meanwhile other messages to the same room wait their turn; other rooms do not. If storing fails, the room is read again
and its lines are told where it stands.
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
from spiralhill.server.line import Line
from spiralhill.server.store import NotStored, Store
from spiralhill.table import protocol
from spiralhill.table.entropy import Entropy
from spiralhill.table.gathering import Outcome
from spiralhill.table.messages import Heard, Message, Opened, Think, Thought, Tick
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room, growing
from spiralhill.words import words

log = logging.getLogger(__name__)

# Entries of a journal that are read in one go.
SLICE: Final = 5


class Stepping:
    """The rooms that are open on a server, and what happens in them."""

    def __init__(self, store: Store, bots: BotPool, entropy: Entropy) -> None:
        self.store = store
        self.bots = bots
        self.entropy = entropy
        self._booths: dict[str, Booth] = {}
        self._tasks: set[asyncio.Task[None]] = set()

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

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # Lines

    def refuse(self, line: Line, message: protocol.Inbound | None, refusal: Refusal) -> None:
        """Tell a line that a message was not even looked at."""
        booth = self._booths.get(line.table)
        if booth is not None:
            id = getattr(message, "id", "")
            says = refusal.said(words(line.hello.lang or "en", ""))
            number = booth.number_of(line.hello.seat)
            line.push(protocol.written(protocol.Refused(number, id, refusal.error, says)))

    def _drop(self, booth: Booth, id: int) -> Line | None:
        """Forget a line, and say which it was."""
        line = booth.lines.pop(id, None)
        if line is not None:
            metrics.LINES.dec()
        return line

    # Reading

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
