"""One real table server for all tests that join its tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs as long as the tests do."""
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server
