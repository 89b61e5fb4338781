"""What every bot is: something that answers a question from what its seat may know."""

from __future__ import annotations

from random import Random

from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick


class Bot:
    """A player that is a program. Its own chance comes from a seed of its own, never from the game's."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, options: list[Pick]) -> Pick:
        """One of the options, for the seat whose view it is."""
        raise AssertionError("a bot says how it chooses")
