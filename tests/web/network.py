"""The wire between a page and the server, for tests that cut it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import WebSocketRoute

from tests.web.visitors import PATIENCE, Visitor

STEP: Final = 50


class Network:
    """Stands between a visitor and the server; must be there before the page is opened."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._wires: list[WebSocketRoute] = []
        self._is_cut = False
        # Whether what the server says is lost, or only its word that something is done.
        self.deaf = False
        self.unconfirmed = False
        self._page.route_web_socket("**/ws", self._open)

    def _open(self, wire: WebSocketRoute) -> None:
        if self._is_cut:
            wire.close(code=1011)
            return
        far = wire.connect_to_server()
        far.on_message(lambda text: None if self._is_lost(text) else wire.send(text))
        self._wires.append(wire)

    def _is_lost(self, text: str | bytes) -> bool:
        return self.deaf or (self.unconfirmed and json.loads(text)["t"] == "done")

    def hang_up(self) -> None:
        """End every connection that there is."""
        for wire in self._wires:
            wire.close(code=1011)
        self._wires.clear()

    def cut(self) -> None:
        """Let nothing through any more."""
        self._is_cut = True
        self._page.route("**/api/tables/*/stream**", lambda route: route.abort("internetdisconnected"))
        self.hang_up()

    def heal(self) -> None:
        """Let everything through again."""
        self._is_cut = False
        self._page.unroute("**/api/tables/*/stream**")

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so outside of the page."""
        for _ in range(PATIENCE // STEP):
            if condition():
                return
            self._page.wait_for_timeout(STEP)
        raise AssertionError("it never came to be so")
