"""A server that is killed or stopped at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table import kills
from tests.table.conftest import new_database

pytestmark = pytest.mark.usefixtures("no_socket_forgotten")


@pytest.mark.slow
def test_kills_lose_nothing(tmp_path: Path) -> None:
    told = asyncio.run(asyncio.wait_for(kills.run(tmp_path, 20, 1), 240))
    print(told)


@pytest.mark.slow
def test_restarts_lose_nothing(tmp_path: Path) -> None:
    told = asyncio.run(asyncio.wait_for(kills.run(tmp_path, 6, 2, gently=True), 120))
    print(told)


@pytest.mark.slow
def test_kills_lose_nothing_on_postgresql_either(tmp_path: Path, postgres_server: str) -> None:
    database = new_database(postgres_server)
    print(asyncio.run(asyncio.wait_for(kills.run(tmp_path, 4, 3, postgres=database), 120)))
