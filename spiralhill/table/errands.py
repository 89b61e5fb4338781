"""Errands: the commands that were carried out at a table, so that a repeated one is answered and not done again.

A table remembers every one of them for as long as it stands, so each takes as little room as can be.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from spiralhill.kernel.table import Seat
from spiralhill.table import protocol
from spiralhill.table.refusal import Refusal

# How many bytes of a hash are kept: by these an errand is known, and what was asked.
KEY: Final = 16
ASKED: Final = 8


@dataclass(slots=True)
class Errands:
    """What was carried out: by person and id, what was asked and the page that told it."""

    told: dict[bytes, bytes] = field(default_factory=dict)

    def add(self, person: str, id: str, asked: str, page: int) -> None:
        """Remember a command that a person had carried out, and the page that told it."""
        self.told[key_of(person, id)] = bytes.fromhex(asked) + page.to_bytes(4, "big")

    def page(self, person: str, id: str, asked: str) -> int | None:
        """The page that told a command, if it was carried out; an id stands for one command only."""
        told = self.told.get(key_of(person, id))
        if told is None:
            return None
        if told[:ASKED] != bytes.fromhex(asked):
            raise Refusal("id-used")
        return int.from_bytes(told[ASKED:], "big")

    def has(self, person: str, id: str) -> bool:
        """Whether a person had a command with this id carried out."""
        return key_of(person, id) in self.told


def asked_by(seat: Seat | None, command: protocol.Command) -> str:
    """What a command of a seat asks for, in short: the same for the same command, and for no other."""
    return hashlib.blake2b(b"%a " % seat + protocol.written(command), digest_size=ASKED).hexdigest()


def key_of(person: str, id: str) -> bytes:
    """What an errand is known by."""
    return hashlib.blake2b(f"{person} {id}".encode(), digest_size=KEY).digest()
