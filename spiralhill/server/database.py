"""The databases behind the store: how they are opened, who may work on them, and how their shape is changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.pool import QueuePool

from spiralhill.server.schema import SHAPE

# Whoever holds this lock of PostgreSQL is the server of the database.
ADVISORY_LOCK: Final = 0x5B1A11


def engine_for(url: str) -> Engine:
    """The engine of a database; of PostgreSQL the driver need not be named."""
    if url.startswith("sqlite"):
        engine = create_engine(
            url, poolclass=QueuePool, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True
        )
        event.listen(engine, "connect", _make_durable)
        event.listen(engine, "begin", _begin)
        return engine
    for short in ("postgresql://", "postgres://"):
        if url.startswith(short):
            url = f"postgresql+psycopg://{url.removeprefix(short)}"
    return create_engine(url, pool_pre_ping=True, hide_parameters=True)


def _make_durable(connection: Any, _: object) -> None:
    """What is written to SQLite is on the disk, and readers do not wait for the writer."""
    # Python's driver would begin transactions itself, but not for what changes the shape of a store.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction of SQLite, past all that costs time; who only reads in it holds nobody up."""
    driver: Any = connection.connection.driver_connection
    driver.execute("begin")


def only_server(engine: Engine) -> Any:
    """Hold the lock of a store, if no other server works on it: two would tell different stories."""
    if engine.dialect.name == "sqlite":
        return _lock_beside(str(engine.url.database))
    connection = engine.connect()
    if not connection.execute(text("select pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK}).scalar():
        connection.close()
        engine.dispose()
        raise ValueError("another server works on this database: stop it first, or use another database")
    connection.commit()
    return connection


def _lock_beside(file: str) -> Any:
    lock = open(f"{file}.lock", "w")  # noqa: SIM115  it is held until the server ends
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows: two servers on one folder are on their own
        pass
    except OSError:
        lock.close()
        raise ValueError(f"another server works on {file}: stop it first, or use another --data-dir") from None
    return lock


def migrate(connection: Connection) -> None:
    """Bring the database to the shape of today; one that has it already is left alone."""
    known = inspect(connection).has_table("alembic_version")
    if known and connection.execute(text("select version_num from alembic_version")).scalar() == SHAPE:
        connection.commit()
        return
    # Loading the machinery takes longer than everything else that a restart needs.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
