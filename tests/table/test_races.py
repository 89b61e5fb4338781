"""Whoever reaches for the same thing at the same moment: one gets it, and all know who."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table import races

pytestmark = pytest.mark.usefixtures("no_socket_forgotten")


@pytest.mark.slow
def test_of_several_exactly_one_is_accepted(tmp_path: Path) -> None:
    print(asyncio.run(asyncio.wait_for(races.run(tmp_path, 500, 1), 240)))
