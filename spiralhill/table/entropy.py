"""Where a room's surprises come from: from the system at a real table, from a seed in a simulated one."""

from __future__ import annotations

import secrets
from random import Random


class Entropy:
    """Codes, seeds and pauses that nobody can guess."""

    def code(self) -> str:
        """A link that lets somebody in: 128 bits."""
        return secrets.token_urlsafe(16)

    def name(self) -> str:
        """The name of a table."""
        return secrets.token_hex(6)

    def seed(self) -> str:
        """The seed of a table's shuffles: 256 bits."""
        return secrets.token_hex(32)

    def between(self, least: float, most: float) -> float:
        """A moment between two others."""
        return least + (most - least) * (secrets.randbits(32) / (1 << 32))


class Foreseen(Entropy):
    """The same for a simulation: everything follows from one seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def code(self) -> str:
        return f"{self._random.getrandbits(128):032x}"

    def name(self) -> str:
        return f"{self._random.getrandbits(48):012x}"

    def seed(self) -> str:
        return f"{self._random.getrandbits(256):064x}"

    def between(self, least: float, most: float) -> float:
        return self._random.uniform(least, most)
