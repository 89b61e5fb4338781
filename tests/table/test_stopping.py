"""A server that is told to stop does so, whatever the people on its lines do.

The transport here is a stand-in: how much a real one takes before it takes nothing is up to the system.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket

from spiralhill.server.bots import BotPool
from spiralhill.server.house import House
from spiralhill.server.limits import Limits
from spiralhill.server.lobby import Lobby
from spiralhill.server.sockets import Socket
from spiralhill.server.store import Store
from spiralhill.table import protocol
from spiralhill.table.entropy import Entropy
from spiralhill.table.laying import NewTable, Wish, lay


class Deaf:
    """Somebody who says hello, and perhaps some more, and takes nothing."""

    def __init__(self, table: str, more: tuple[protocol.In, ...]) -> None:
        self._says: list[Any] = [{"type": "websocket.connect"}]
        for message in (protocol.Hello(table, seat=0), *more):
            self._says.append({"type": "websocket.receive", "text": protocol.written(message).decode()})
        self.was_sent = asyncio.Event()

    async def receive(self) -> Any:
        """What they say."""
        if not self._says:
            await asyncio.Event().wait()
        return self._says.pop(0)

    async def send(self, message: Any) -> None:
        """What they are sent."""
        if message["type"] != "websocket.accept":
            self.was_sent.set()
            await asyncio.Event().wait()

    def socket(self) -> WebSocket[Any, Any, Any]:
        """Their end of the line as the server sees it."""
        scope: Any = {"type": "websocket", "state": {"lang": "en", "address": "127.0.0.1"}, "headers": []}
        return WebSocket(scope, self.receive, self.send)


# A line that has nothing wrong with it, one that was told goodbye, and one that we have given up on already.
@pytest.mark.parametrize(("drained", "pings"), [(False, 0), (True, 0), (False, 5), (True, 5)])
def test_who_takes_nothing_holds_up_nobody(tmp_path: Path, pings: int, *, drained: bool) -> None:
    """Something waits to be sent that nobody will take: when everything is told to end, the line ends, too."""

    async def story() -> None:
        limits = Limits(unread=2)
        lobby = Lobby(store, BotPool(), Entropy(), limits)
        house = House(lobby, limits, is_secure=False)
        created = lay(NewTable("Anna", game="duel", seats=[Wish("me"), Wish("bot")]), "anna", Entropy())
        await lobby.lay(created)
        deaf = Deaf(created.id, (protocol.Ping(),) * pings)
        socket = deaf.socket()
        await socket.accept()

        async def live() -> None:
            await Socket(socket, house, "anna").live()

        living = asyncio.create_task(live())
        await deaf.was_sent.wait()
        await asyncio.sleep(0.1)
        if drained:
            await lobby.drain()
        living.cancel()
        # Two farewells of a second each, and then some.
        done, _ = await asyncio.wait([living], timeout=10)
        assert done, "the line goes on for ever"

    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    asyncio.run(story())
    store.close()
