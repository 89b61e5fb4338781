"""The store, on SQLite and on PostgreSQL: all or nothing, in order, and there after everything."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from spiralhill.server import database as databases
from spiralhill.server import store as stores
from spiralhill.server.people import People, hashed
from spiralhill.server.schema import SHAPE
from spiralhill.server.store import Guest, NotStored, Store
from spiralhill.table.journal import Append, Happened, Link, Member, Said, entry_bytes


def said(number: int, words: str = "hello", table: str = "t1") -> Append:
    return Append(table, number, entry_bytes(Said(0, words)), "anna", f"c{number}", "d")


def texts(rows: list[tuple[Happened, str, str, str]]) -> list[str]:
    return [entry.text for entry, *_ in rows if isinstance(entry, Said)]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def test_what_was_stored_is_there_after_a_restart_in_its_order(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.commit([said(1, "second"), said(0, "first")])
            await store.commit([Link("code", "t1", "invite"), Member("t1", "anna")])
        async with opened(database) as store:
            assert texts(await store.journal("t1")) == ["first", "second"]
            assert (await store.journal("t1"))[0][1:] == ("anna", "c0", "d")
            assert await store.link("code") == ("t1", "invite")
            assert await store.link("other") is None
            # Spectators are led on; an invitation is to one table.
            for table in ("t1", "t2"):
                await store.commit([Link("watch", table, "watch")])
                assert await store.link("watch") == (table, "watch")
            for opens in ("invite", "watch"):
                with pytest.raises(NotStored):
                    await store.commit([Link("code", "t2", opens)])
            assert await store.tables_of("anna", 10) == ["t1"]
            assert await store.journal("t2") == []

    asyncio.run(story())


def test_nobody_writes_a_second_history_of_a_table(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.commit([said(0, "first")])
            with pytest.raises(NotStored):
                await store.commit([said(0, "another first")])
            assert texts(await store.journal("t1")) == ["first"]

    asyncio.run(story())


def test_a_batch_is_stored_whole_or_not_at_all_and_spoils_no_other(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.commit([said(0)])
            bad = store.commit([Link("never", "t1", "watch"), said(0), said(1)])
            others = [store.commit([said(0, table=f"other{number}")]) for number in range(20)]
            results = await asyncio.gather(bad, *others, return_exceptions=True)
            assert isinstance(results[0], NotStored)
            assert results[1:] == [None] * 20
            assert await store.link("never") is None
            assert len(await store.journal("t1")) == 1
            assert [len(await store.journal(f"other{number}")) for number in range(20)] == [1] * 20

    asyncio.run(story())


def test_what_was_handed_in_before_the_end_is_written(database: str) -> None:
    async def story() -> list[Exception | None]:
        settled: list[Exception | None] = []
        store = Store(database)
        for number in range(300):
            store.submit([said(number)], settled.append)
        store.close()
        await asyncio.sleep(0)
        return settled

    async def reading() -> int:
        async with opened(database) as store:
            return len(await store.journal("t1"))

    assert asyncio.run(story()) == [None] * 300
    assert asyncio.run(reading()) == 300


def test_members_come_and_go(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.commit([Member("t1", "anna"), Member("t1", "anna"), Member("t2", "anna")])
            await store.commit([Member("t1", "anna", belongs=False)])
            assert await store.tables_of("anna", 10) == ["t2"]
            assert await store.is_member("t2", "anna")
            assert not await store.is_member("t1", "anna")
            assert not await store.is_member("t2", "ben")

    asyncio.run(story())


def test_the_newest_tables_come_first(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for table in ("t2", "t3", "t1"):
                await store.commit([Member(table, "anna")])
                await asyncio.sleep(0.002)
            assert await store.tables_of("anna", 2) == ["t1", "t3"]

    asyncio.run(story())


def test_a_second_server_on_the_same_store_is_refused(database: str) -> None:
    async def story() -> None:
        async with opened(database):
            with pytest.raises(ValueError, match="another server works on"):
                Store(database)
        async with opened(database):
            pass  # the first one has let go

    asyncio.run(story())


def test_a_full_disk_refuses_and_recovers_without_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "IDLE", 60.0)

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'small.sqlite'}") as store:
            await store.commit([said(0)])
            with store._engine.connect() as connection:
                pages = connection.execute(text("pragma page_count")).scalar()
            assert store._connection is not None
            with store._connection.begin():
                store._connection.execute(text(f"pragma max_page_count = {pages}"))
            with pytest.raises(NotStored, match="full"):
                await store.commit([said(1, "x" * 100_000)])
            assert len(await store.journal("t1")) == 1
            assert store._connection is None
            with store._engine.connect() as connection:
                connection.execute(text("pragma max_page_count = 100000"))
            await store.commit([said(1, "x" * 100_000)])
            assert len(await store.journal("t1")) == 2

    asyncio.run(story())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_connection_that_is_lost_is_replaced(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file has no connection to lose."""
    monkeypatch.setattr(stores, "IDLE", 60.0)

    async def story() -> None:
        async with opened(database) as store:
            await store.commit([said(0)])
            await lose_connections(store)
            # While there is much to write a lost connection is noticed by what cannot be written.
            with pytest.raises(NotStored):
                await store.commit([said(1)])
            await store.commit([said(1)])
        # After a lull nobody notices.
        monkeypatch.setattr(stores, "IDLE", 0.05)
        async with opened(database) as store:
            await store.commit([said(2)])
            await asyncio.sleep(0.3)
            assert store._connection is None
            await lose_connections(store)
            await store.commit([said(3)])
            assert len(await store.journal("t1")) == 4

    async def lose_connections(store: Store) -> None:
        with store._engine.connect() as connection:
            connection.execute(
                text(
                    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() "
                    "and pid <> pg_backend_pid() and query not like '%advisory%'"
                )
            )

    asyncio.run(story())


def test_the_folder_and_the_file_are_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Store.in_folder(folder).close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if "lock" not in file.name}
    assert set(modes.values()) == {0o600}, modes


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    with store._engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
    store.close()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    return config


def test_the_shape_is_that_of_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(migrations()).get_current_head() == SHAPE


def test_an_older_store_is_brought_to_the_shape_of_today(database: str) -> None:
    engine, config = databases.engine_for(database), migrations()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "first")
        connection.execute(text("insert into members values ('t1', 'anna')"))
        connection.commit()
    engine.dispose()

    async def story() -> None:
        async with opened(database) as store:
            await store.commit([Member("t0", "anna")])
            # What was there before is older than anything that comes.
            assert await store.tables_of("anna", 10) == ["t0", "t1"]

    asyncio.run(story())


# Opens a store, and dies of it after so many changes to its shape.
DYING = """
import os, sys
from sqlalchemy import event
from spiralhill.server import store

real, left = store.engine_for, int(sys.argv[2])

def changed(connection, cursor, statement, *more):
    global left
    left -= statement.split()[0].lower() in ("create", "alter", "insert", "update")
    if not left:
        os._exit(9)

def dying(url):
    engine = real(url)
    event.listen(engine, "after_cursor_execute", changed)
    return engine

store.engine_for = dying
store.Store(sys.argv[1]).close()
"""


def kills_until_open(database: str, step: int) -> int:
    """Open a store again and again, killed a little later each time; how often, until it could be opened."""
    for kills in range(20):
        dying = [sys.executable, "-c", DYING, database, str(1 + step * kills)]
        code = subprocess.run(dying, cwd=Path(__file__).parents[2], timeout=60, check=False).returncode
        if code == 0:
            return kills
        assert code == 9
    raise AssertionError("a store that is never open")


def test_a_new_store_survives_being_killed_at_any_time(database: str) -> None:
    assert kills_until_open(database, 2) >= 4

    async def story() -> None:
        async with opened(database) as store:
            await store.commit([said(0), Link("code", "t1", "invite"), Member("t1", "anna"), Guest("a", "s", 9)])
            assert (await store.tables_of("anna", 10), len(await store.journal("t1"))) == (["t1"], 1)

    asyncio.run(story())


def test_an_older_store_survives_being_killed_at_any_time(database: str) -> None:
    engine, config = databases.engine_for(database), migrations()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "first")
        for number in range(50):
            connection.execute(text(f"insert into members values ('t{number:02}', 'anna')"))
        connection.execute(text("insert into guests values ('anna', 'hash', 1234)"))
        connection.commit()
    engine.dispose()
    assert kills_until_open(database, 1) == 2

    async def story() -> None:
        async with opened(database) as store:
            assert await store.tables_of("anna", 99) == [f"t{number:02}" for number in range(50)]
            assert await store.guest("hash") == Guest("anna", "hash", 1234)

    asyncio.run(story())


def test_readers_and_the_writer_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'store.sqlite'}") as store:
            await store.commit([said(0)])
            with store._engine.connect() as reader:
                counted = text("select count(*) from journal")
                assert reader.execute(counted).scalar() == 1
                async with asyncio.timeout(5):
                    await store.commit([said(1)])
                # A reader sees one moment, to its end.
                assert reader.execute(counted).scalar() == 1
            with store._engine.connect() as writer:
                writer.execute(text("delete from journal"))
                async with asyncio.timeout(5):
                    assert len(await store.journal("t1")) == 2

    asyncio.run(story())


def test_a_secret_is_kept_as_a_hash_and_forgotten_when_it_expires(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            people = People(store)
            person, secret = await people.welcome(now=1000.0)
            assert len(secret) >= 43  # 256 bits
            kept = await store.guest(hashed(secret))
            assert kept is not None
            assert secret not in repr(kept)
            for known in (people, People(store)):
                assert await known.who(secret, 2000.0) == person
                assert await known.who(secret, 1e12) == ""
                assert await known.who("wrong", 2000.0) == ""
                assert await known.who("", 2000.0) == await known.who(None, 2000.0) == ""
            await store.commit([Guest("old", hashed("s"), 10)])
            assert await people.who("s", 11.0) == ""

    asyncio.run(story())
