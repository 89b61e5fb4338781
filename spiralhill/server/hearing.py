"""What comes in on a line, whichever way it is carried, and what is said last to whoever loses it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from spiralhill.server.house import House
from spiralhill.server.limits import Bucket
from spiralhill.server.line import Line
from spiralhill.table import protocol
from spiralhill.table.match import printable
from spiralhill.table.protocol import MESSAGE_BYTES
from spiralhill.table.refusal import Refusal
from spiralhill.words import words

POLICY, TRY_LATER = 1008, 1013
CODES: Final = {"too-fast": TRY_LATER, "going-down": 1012, "not-stored": TRY_LATER}
# After so many seconds it makes sense to come back.
AGAIN: Final = {"too-fast": 5.0, "going-down": 1.0, "not-stored": 1.0}
# A client that does not stop when it is told to is cut after so many messages.
PATIENCE: Final = 200


def is_too_large(data: str | bytes) -> bool:
    """Whether a message has more bytes than one may have."""
    return len(data) > MESSAGE_BYTES or (isinstance(data, str) and len(data.encode()) > MESSAGE_BYTES)


def read(data: str | bytes) -> protocol.Inbound:
    """A message of the protocol; whatever is none is refused."""
    if is_too_large(data):
        raise Refusal("bad-message", problem=f"it is larger than {MESSAGE_BYTES} bytes")
    try:
        return protocol.read_message(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refusal("bad-message", problem=printable(str(error), 200) or "it cannot be read") from None


def bye(problem: Exception, lang: str) -> bytes:
    """The last message to somebody who has no line, or loses it."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("not-stored")
    says = refusal.said(words(lang or "en", ""))
    return protocol.written(protocol.Bye(0, refusal.error, says, AGAIN.get(refusal.error)))


class Ear:
    """Hears what comes from one client: hands it on to the table of its line, or refuses it there, for a while."""

    def __init__(self, house: House, address: str) -> None:
        self._house = house
        self._address = address
        self._bucket = Bucket(house.limits.rate, house.limits.burst, asyncio.get_running_loop().time())
        self._strikes = 0

    def hear(self, line: Line, data: str | bytes) -> protocol.Hello | None:
        """Take a message; another hello is given back, for the transport knows what becomes of that.

        A refusal that is raised means that the line must be cut: nobody goes on for ever, and what is too large or no
        text at all is no slip.
        """
        in_time = self._bucket.take(asyncio.get_running_loop().time())
        message: protocol.Inbound | None = None
        try:
            message = read(data)
            if not in_time or not self._house.may_say(self._address, message):
                raise Refusal("too-fast")
        except Refusal as refusal:
            if isinstance(data, bytes) or is_too_large(data):
                raise
            self.refuse(line, message, refusal)
            return None
        if isinstance(message, protocol.Hello):
            return message
        self._house.lobby.hear(line, message)
        if isinstance(message, protocol.Speak):
            self._house.charge(self._address, self._house.lobby.pages(line))
        return None

    def refuse(self, line: Line, message: protocol.Inbound | None, refusal: Refusal) -> None:
        """Answer a message on its line with a refusal; to whom that has happened too often it is raised."""
        self._strikes += 1
        if self._strikes > PATIENCE:
            raise refusal
        self._house.lobby.refuse(line, message, refusal)
