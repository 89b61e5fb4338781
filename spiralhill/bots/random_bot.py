"""The random bot: every option is as good as any other."""

from __future__ import annotations

from spiralhill.bots.bot import Bot
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick


class RandomBot(Bot):
    """Picks at random."""

    def choose(self, view: View, options: list[Pick]) -> Pick:
        return options[int(self.rng.random() * len(options))]
