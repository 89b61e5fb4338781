"""Chance: labelled streams from one of two sources.

`Dice` is one integer, quick to copy, for search and simulation. `Sealed` is for games between people: every shuffle and
die comes from a key that was committed to before the deal, so that anybody can check the whole game afterwards. Both
answer the same calls, and every call names what it is for (`shuffle:deck:0`, `first-player`): a sealed source keeps one
stream for each event of each label, so a rule added later shifts no other outcome.
"""

from __future__ import annotations

import hashlib
import hmac
import string
from collections.abc import Sequence
from typing import Final

from spiralhill.kernel.errors import Damaged

PROTOCOL: Final = b"nbc-fair/1"
WORD: Final = (1 << 64) - 1
KEY: Final = 32


class Chance:
    """A source of chance; the state travels with the position and never enters a view."""

    __slots__ = ()

    def below(self, label: str, limit: int) -> int:
        """A whole number from 0 up to, but not including, `limit`."""
        raise AssertionError("a source of chance says how it draws")

    def shuffled(self, label: str, items: Sequence[int]) -> list[int]:
        """The items in a random order; the same items give the same order however they lay before."""
        raise AssertionError("a source of chance says how it shuffles")

    def copy(self) -> Chance:
        """A source that will give the same outcomes, apart from this one."""
        raise AssertionError("a source of chance can be copied")

    def state(self) -> list[object]:
        """What a save keeps; `chance_from` builds the source again."""
        raise AssertionError("a source of chance can be saved")


def arranged(items: Sequence[int], chosen: list[int]) -> list[int]:
    """Fisher and Yates: each place of the sorted items, from the last one down, takes the item that was chosen for it.

    >>> arranged([3, 1, 2], [0, 1])
    [3, 2, 1]
    """
    order = sorted(items)
    last = len(order)
    for place in chosen:
        last -= 1
        order[last], order[place] = order[place], order[last]
    return order


# For a table on which nothing is drawn, such as one that a copy is made on.
NO_CHANCE: Final = Chance()


class Dice(Chance):
    """SplitMix64: the whole state is one integer.

    >>> dice = Dice(7)
    >>> [dice.below("die", 6) for _ in range(5)]
    [2, 0, 5, 3, 2]
    """

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = seed & WORD

    def below(self, label: str, limit: int) -> int:
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        return ((word ^ (word >> 31)) * limit) >> 64

    def shuffled(self, label: str, items: Sequence[int]) -> list[int]:
        return arranged(items, [self.below(label, size) for size in range(len(items), 1, -1)])

    def copy(self) -> Dice:
        return Dice(self.word)

    def state(self) -> list[object]:
        return ["dice", self.word]


def prefixed(*parts: bytes) -> bytes:
    """The parts one after the other, each behind its length, so that no two lists of parts read alike."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def commitment(seed: bytes, game_id: str, rules_id: str) -> str:
    """What is published before the deal: it binds the table to a seed without telling it."""
    return hashlib.sha256(prefixed(PROTOCOL, b"commit", seed, game_id.encode(), rules_id.encode())).hexdigest()


def sealing_key(seed: bytes, game_id: str, rules_id: str, client_seeds: Sequence[bytes]) -> bytes:
    """The key of a game: the table's seed with a seed from every person who sits at it, in seat order."""
    message = prefixed(PROTOCOL, game_id.encode(), rules_id.encode(), *client_seeds)
    return hmac.digest(seed, message, "sha256")


class Stream:
    """The numbers of one event, drawn from the key and the event's label."""

    __slots__ = ("_key", "_left", "_next")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = hmac.digest(key, b"stream" + prefixed(label.encode()), "sha256")
        self._next = 0
        self._left = b""

    def _word(self) -> int:
        if not self._left:
            self._left = hmac.digest(self._key, self._next.to_bytes(8, "big"), "sha256")
            self._next += 1
        word, self._left = int.from_bytes(self._left[:8], "big"), self._left[8:]
        return word

    def below(self, limit: int) -> int:
        """A number below `limit`, every one as likely: words beyond the last whole multiple are thrown away."""
        whole = (1 << 64) - (1 << 64) % limit
        word = self._word()
        while word >= whole:
            word = self._word()
        return word % limit

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in an order of this stream's own."""
        return arranged(items, [self.below(size) for size in range(len(items), 1, -1)])


class Sealed(Chance):
    """Chance that was fixed before the deal: HMAC-SHA-256 streams under the key of the game."""

    __slots__ = ("counts", "key")

    def __init__(self, key: bytes, counts: dict[str, int] | None = None) -> None:
        self.key = key
        self.counts: dict[str, int] = dict(counts or {})

    def _stream(self, label: str) -> Stream:
        event = self.counts.get(label, 0)
        self.counts[label] = event + 1
        return Stream(self.key, f"{label}:{event}")

    def below(self, label: str, limit: int) -> int:
        return self._stream(label).below(limit)

    def shuffled(self, label: str, items: Sequence[int]) -> list[int]:
        return self._stream(label).shuffled(items)

    def copy(self) -> Sealed:
        return Sealed(self.key, self.counts)

    def state(self) -> list[object]:
        return ["sealed", self.key.hex(), dict(sorted(self.counts.items()))]


def chance_from(state: object) -> Chance:
    """The source that a save describes.

    >>> chance_from(Dice(7).state()).state()
    ['dice', 7]
    """
    if isinstance(state, list):
        if len(state) == 2 and state[0] == "dice" and _count(state[1]) and state[1] <= WORD:
            return Dice(state[1])
        if len(state) == 3 and state[0] == "sealed" and isinstance(state[2], dict):
            key = read_hex(state[1])
            events = state[2].items()
            if len(key) == KEY and all(isinstance(label, str) and _count(event) for label, event in events):
                return Sealed(key, state[2])
    raise Damaged(f"the saved chance is neither dice with a number nor sealed with a key of {KEY} bytes and its events")


def _count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def read_hex(text: object) -> bytes:
    """Bytes written as hexadecimal digits."""
    try:
        if isinstance(text, str) and not set(text) & set(string.whitespace):
            return bytes.fromhex(text)
    except ValueError:
        pass
    raise Damaged("a seed or key is written in hexadecimal digits")
