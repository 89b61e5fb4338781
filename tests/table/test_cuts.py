"""A client that was cut knows afterwards exactly what it would know if it came just now."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table import cuts

pytestmark = pytest.mark.usefixtures("no_socket_forgotten")


@pytest.mark.slow
@pytest.mark.parametrize("streams", [False, True], ids=["socket", "stream"])
def test_a_line_can_be_cut_after_every_message(tmp_path: Path, streams: bool) -> None:
    print(asyncio.run(asyncio.wait_for(cuts.at_every_message(tmp_path, streams, 1), 120)))


@pytest.mark.slow
def test_a_line_can_be_cut_at_any_byte(tmp_path: Path) -> None:
    print(asyncio.run(asyncio.wait_for(cuts.at_random(tmp_path, 500, 1), 240)))
