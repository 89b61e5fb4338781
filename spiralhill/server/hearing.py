"""What comes in on a line and what is said last on it, whichever way it is carried."""

from __future__ import annotations

from typing import Final

import msgspec

from spiralhill.table import protocol
from spiralhill.table.match import printable
from spiralhill.table.protocol import MESSAGE_BYTES
from spiralhill.table.refusal import Refusal
from spiralhill.words import words

# After so many seconds it makes sense to come back.
AGAIN: Final = {"too-fast": 5.0, "going-down": 1.0, "not-stored": 1.0}


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
