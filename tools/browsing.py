"""A browser at a real server with the real page, for whoever measures it or takes pictures of it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from tools import chromium
from tools.environment import NotReady, become, environment
from tools.page import page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LAY = """async (table) => {
  const said = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(table) };
  return (await (await fetch("/api/tables", said)).json()).table;
}"""


def in_test_environment(module: str, arguments: list[str]) -> NoReturn:
    """Goes on as a module in the environment of the tests, which has what drives a browser."""
    chromium.get_ready()
    if chromium.program() is None:
        raise NotReady(chromium.MISSING)
    page()
    become([str(environment("test", "dev.txt")), "-m", module, *arguments])


@contextlib.contextmanager
def house() -> Iterator[tuple[str, Browser]]:
    """Runs a server with the page on loopback; gives its address, and a browser."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory(prefix="spiralhill-page-") as folder:
        serve = [
            sys.executable,
            "-m",
            "spiralhill",
            "serve",
            "--port",
            "0",
            "--data-dir",
            folder,
            "--page",
            str(page()),
        ]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=quiet, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            wait_until(lambda: urllib.request.urlopen(f"{url}/health", timeout=5).status == 200)
            with sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=chromium.program(), args=list(chromium.FLAGS))
                yield url, browser
                browser.close()
        finally:
            server.terminate()
            server.wait(20)


def wait_until(true: Callable[[], bool]) -> None:
    """Waits until something is so; what cannot be asked yet is not so."""
    for _ in range(400):
        with contextlib.suppress(OSError):
            if true():
                return
        time.sleep(0.05)
    raise NotReady("the server did not start")


def lay(shown: Page, url: str, **table: Any) -> str:
    """Lays a table for the person at a page, and opens it."""
    shown.goto(url)
    made: str = shown.evaluate(LAY, {"name": "Anna", "pace": 0, **table})
    shown.goto(f"{url}/g/{made}")
    shown.wait_for_selector(".frame .prompt")
    return made


def folder_for(name: str) -> Path:
    """A folder of the repository, made if it is missing."""
    found = Path(__file__).resolve().parents[1] / name
    os.makedirs(found, exist_ok=True)
    return found
