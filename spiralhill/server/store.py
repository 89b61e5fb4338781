"""The store: journals, guests and links in SQLite or PostgreSQL.

One thread writes. Whatever was handed in while it was writing is written next, all in one transaction: a slow disk
delays acknowledgements, and nothing else. What `submit` has reported as stored survives the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from spiralhill.server.database import engine_for, migrate, only_server
from spiralhill.server.schema import GUESTS, JOURNAL, LINKS, MEMBERS
from spiralhill.table.journal import Append, Happened, Link, Member, Operation, read_entry

Settled = Callable[[Exception | None], None]
# So many steps of rooms at most go into one transaction.
MOST_AT_ONCE: Final = 500
# So long the writing thread keeps its connection when there is nothing to write, in seconds.
IDLE: Final = 1.0


class NotStored(Exception):
    """Something could not be written; nothing of it was."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: their id, the hash of their secret, and when it expires, in seconds of the epoch."""

    id: str
    secret: str
    expires: int


@dataclass(frozen=True, slots=True)
class _Batch:
    """What must be written together, and whom to tell."""

    operations: tuple[Operation | Guest, ...]
    settled: Settled


class Store:
    """Where tables are kept."""

    def __init__(self, url: str) -> None:
        self._engine = engine_for(url)
        self._lock = only_server(self._engine)
        with self._engine.connect() as connection:
            migrate(connection)
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        # What is written with while there is something to write: to get a connection takes as long as to write a move.
        self._connection: Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The store of a data folder, which is its owner's alone."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / "spiralhill.sqlite"
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        return cls(f"sqlite:///{file}")

    # Writing

    def submit(self, operations: Iterable[Operation | Guest], settled: Settled) -> None:
        """Have operations written, all or none; `settled` is called on the event loop once that is certain."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        self._batches.put(_Batch(tuple(operations), settled))

    async def commit(self, operations: Iterable[Operation | Guest]) -> None:
        """Write operations, all or none, and wait for it."""
        stored = asyncio.get_running_loop().create_future()

        def settled(error: Exception | None) -> None:
            if not stored.done():
                stored.set_exception(error) if error else stored.set_result(None)

        self.submit(operations, settled)
        await stored

    def close(self) -> None:
        """Write what was handed in, and stop."""
        self._batches.put(None)
        self._writer.join()
        if self._lock is not None:
            self._lock.close()
        self._engine.dispose()

    @property
    def is_alive(self) -> bool:
        """Whether the writing thread is there."""
        return self._writer.is_alive()

    def _write_all(self) -> None:
        """What the thread does: write whatever has come, all at once, and say so."""
        while True:
            batch = self._next_batch()
            batches: list[_Batch] = []
            while batch is not None:
                batches.append(batch)
                if len(batches) == MOST_AT_ONCE:
                    break
                try:
                    batch = self._batches.get_nowait()
                except queue.Empty:
                    break
            if batches:
                results = self._write(batches)
                assert self._loop is not None
                self._loop.call_soon_threadsafe(_settle, batches, results)
            if batch is None:
                self._let_go()
                return

    def _next_batch(self) -> _Batch | None:
        """The next thing to write; whoever waits long for it keeps no connection, which might be lost meanwhile."""
        try:
            return self._batches.get(timeout=IDLE)
        except queue.Empty:
            self._let_go()
            return self._batches.get()

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # One that cannot even be given back is none any more.
            with contextlib.suppress(Exception):
                connection.close()

    def _write(self, batches: list[_Batch]) -> list[Exception | None]:
        """Write several batches in one transaction; if that fails, each in its own, so that one spoils no other."""
        try:
            self._transact([operation for batch in batches for operation in batch.operations])
        except Exception as error:
            self._let_go()
            if len(batches) > 1 and isinstance(error, IntegrityError):
                return [result for batch in batches for result in self._write([batch])]
            return [NotStored(in_short(error))] * len(batches)
        return [None] * len(batches)

    def _transact(self, operations: list[Operation | Guest]) -> None:
        """Write operations in one transaction."""
        appends = [_row(operation) for operation in operations if isinstance(operation, Append)]
        self._connection = connection = self._connection or self._engine.connect()
        with connection.begin():
            if appends:
                connection.execute(insert(JOURNAL), appends)
            for operation in operations:
                if isinstance(operation, Link):
                    link = {"code": operation.code, "table_id": operation.table, "opens": operation.opens}
                    if operation.opens == "watch":
                        # Spectators follow a company; every other link is for one door.
                        old = (LINKS.c.code == operation.code) & (LINKS.c.opens == "watch")
                        connection.execute(delete(LINKS).where(old))
                    connection.execute(insert(LINKS), link)
                elif isinstance(operation, Member):
                    _write_member(connection, operation)
                elif isinstance(operation, Guest):
                    guest = {"id": operation.id, "secret": operation.secret, "expires": operation.expires}
                    # Somebody who is known already is to be remembered for longer.
                    old = (GUESTS.c.id == operation.id) & (GUESTS.c.secret == operation.secret)
                    connection.execute(delete(GUESTS).where(old))
                    connection.execute(insert(GUESTS), guest)

    # Reading, in a thread of its own each

    async def journal(self, table: str) -> list[tuple[Happened, str, str, str]]:
        """Everything that happened at a table: entries with the person, id and digest of the command they were."""
        columns = JOURNAL.c.body, JOURNAL.c.person, JOURNAL.c.command, JOURNAL.c.digest
        wanted = select(*columns).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.number)
        rows = await self._read(wanted)
        return [(read_entry(row.body), row.person, row.command, row.digest) for row in rows]

    async def link(self, code: str) -> tuple[str, str] | None:
        """The table that a link belongs to, and what it opens there."""
        rows = await self._read(select(LINKS.c.table_id, LINKS.c.opens).where(LINKS.c.code == code))
        return (rows[0].table_id, rows[0].opens) if rows else None

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables that are a person's, the newest first."""
        mine = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person)
        rows = await self._read(mine.order_by(MEMBERS.c.joined.desc(), MEMBERS.c.table_id).limit(most))
        return [row.table_id for row in rows]

    async def is_member(self, table: str, person: str) -> bool:
        """Whether a table is a person's."""
        return bool(await self._read(select(MEMBERS).where(_membership(table, person))))

    async def guest(self, secret: str) -> Guest | None:
        """The guest whose secret has this hash."""
        rows = await self._read(select(GUESTS).where(GUESTS.c.secret == secret))
        return Guest(rows[0].id, rows[0].secret, rows[0].expires) if rows else None

    async def _read(self, wanted: Any) -> list[Any]:
        def read() -> list[Any]:
            with self._engine.connect() as connection:
                return list(connection.execute(wanted))

        try:
            return await asyncio.to_thread(read)
        except SQLAlchemyError as error:
            raise NotStored(in_short(error)) from None


def in_short(error: Exception) -> str:
    """What went wrong, in a line; some errors have none."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def _settle(batches: list[_Batch], results: list[Exception | None]) -> None:
    for batch, result in zip(batches, results, strict=True):
        batch.settled(result)


def _row(append: Append) -> dict[str, object]:
    return {
        "table_id": append.table,
        "number": append.number,
        "body": append.body,
        "person": append.person,
        "command": append.command,
        "digest": append.digest,
    }


def _membership(table: str, person: str) -> ColumnElement[bool]:
    return (MEMBERS.c.table_id == table) & (MEMBERS.c.person == person)


def _write_member(connection: Connection, member: Member) -> None:
    row = {"table_id": member.table, "person": member.person, "joined": int(1000 * time.time())}
    connection.execute(delete(MEMBERS).where(_membership(member.table, member.person)))
    if member.belongs:
        connection.execute(insert(MEMBERS), row)
