"""How much one may ask for: rates, sizes and numbers, so that nobody can take a table away from the others."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

ADDRESSES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server allows."""

    # Messages a second on one line, and how many may come at once; from one address as much as from so many lines.
    rate: int = 20
    burst: int = 60
    lines: int = 10
    # Lines, and requests that are going on, from one address, and from everybody.
    sockets: int = 200
    all_sockets: int = 10_000
    # Messages that wait for a reader before the line is cut.
    unread: int = 256
    # Tables and seats that an address may ask for a minute, and wrong codes it may try.
    doors: int = 60
    wrong_codes: int = 20
    # Seconds until the first message, or all of a request, must have come, until a silent line is given up, until an
    # idle room is put away.
    hello: float = 10.0
    silence: float = 90.0
    idle: float = 600.0


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._since = burst, now

    def take(self, now: float, number: int = 1) -> bool:
        """Take one or several, if there are so many."""
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < number:
            return False
        self._left -= number
        return True

    def charge(self, number: float) -> None:
        """Take what was used already, also if there is not so much; then there is nothing until it has come back."""
        self._left -= number

    def is_empty(self, now: float) -> bool:
        """Whether nothing could be taken now."""
        return min(self._burst, self._left + (now - self._since) * self._rate) < 1


class Buckets:
    """A bucket for each address; of the many that there may be, those that were used last."""

    def __init__(self, a_minute: float, burst: float) -> None:
        self._rate, self._burst = a_minute / 60, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str, now: float) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
