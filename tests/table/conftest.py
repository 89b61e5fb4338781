"""What several tests of tables stand on: databases of both kinds, and a house with people at its doors."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from tests.table.doorstep import Place, doorstep
from tools import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server, for as long as the tests run."""
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    with postgres.server() as address:
        yield address


@pytest.fixture
def no_socket_forgotten() -> Iterator[None]:
    """A socket that nobody closes is complained of by the collector: in its own test, not in one that comes later."""
    yield
    gc.collect()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    return new_database(request.getfixturevalue("postgres_server"))


def new_database(server: str) -> str:
    """A database of its own on a PostgreSQL server."""
    name = f"t{uuid4().hex[:12]}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return f"{server}/{name}"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A house with tables inside and people outside."""
    with doorstep(tmp_path_factory.mktemp("doors")) as place:
        yield place


@pytest.fixture
def unchanged(place: Place) -> Iterator[None]:
    """Nothing may be written down meanwhile."""
    before = place.journals()
    yield
    assert place.journals() == before
