"""The house: what every route needs, in one place."""

from __future__ import annotations

import asyncio
from typing import Final

from spiralhill.server.limits import Buckets, Limits
from spiralhill.server.lobby import Lobby
from spiralhill.server.people import People
from spiralhill.server.workers import Workers
from spiralhill.table import protocol
from spiralhill.table.refusal import Refusal

# As many other messages are worth one that has the whole state told, beside the pages that are told with it: of these
# so many are worth a message.
WHOLE: Final = 10
PAGES: Final = 3


class House:
    """The lobby, the people, and how often one may knock."""

    def __init__(self, lobby: Lobby, limits: Limits, *, is_secure: bool) -> None:
        self.lobby = lobby
        self.people = People(lobby.store)
        self.limits = limits
        # They play old games once more, beside the tables that are being played now.
        self.clerks = Workers(1, most=20)
        # Whether people reach us by https, so that cookies must not travel otherwise.
        self.is_secure = is_secure
        self._doors = Buckets(limits.doors, max(limits.doors, limits.sockets))
        self._wrong = Buckets(limits.wrong_codes, limits.wrong_codes)
        # All lines of an address may be opened at once, as after a restart.
        burst = max(limits.lines * limits.burst, limits.sockets * WHOLE)
        self._talk = Buckets(60 * limits.lines * limits.rate, burst)

    def knock(self, address: str) -> None:
        """Refuse an address that asks for too much, or has guessed too often."""
        now = asyncio.get_running_loop().time()
        if self._wrong.of(address, now).is_empty(now) or not self._doors.of(address, now).take(now):
            raise Refusal("too-fast")

    def may_say(self, address: str, message: protocol.Inbound | None = None) -> bool:
        """Whether an address may send another message, or open another line; the whole state costs more to tell."""
        now = asyncio.get_running_loop().time()
        whole = message is None or isinstance(message, (protocol.Hello, protocol.Speak))
        return self._talk.of(address, now).take(now, WHOLE if whole else 1)

    def charge(self, address: str, pages: int) -> None:
        """Let an address pay for the pages that it had told again."""
        self._talk.of(address, asyncio.get_running_loop().time()).charge(pages / PAGES)

    def wrong_code(self, address: str) -> None:
        """Remember a code that opens nothing."""
        now = asyncio.get_running_loop().time()
        self._wrong.of(address, now).take(now)
