"""What all tests of the page stand on: a Chromium, a server that shows the page, and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.table.serving import Server, serving
from tests.web.visitors import PATIENCE, Visitor
from tools import chromium
from tools.page import page

Visit: TypeAlias = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def folder() -> Path:
    """The folder of the page, built where needed."""
    return page()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all; it is closed with the last test here, because others need the event loop."""
    program = chromium.program()
    if program is None:
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that shows the page."""
    with serving(tmp_path_factory.mktemp("web"), more=["--page", str(folder)]) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors; when they leave, nothing may have gone wrong in their browsers."""
    visitors: list[Visitor] = []

    def come(at: Server = server, **wishes: object) -> Visitor:
        visitor = Visitor(browser, at, **wishes)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
