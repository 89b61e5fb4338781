"""The greedy bot: the option that its game's policy rates highest, looking no further ahead."""

from __future__ import annotations

from spiralhill.bots.bot import Bot
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick


class GreedyBot(Bot):
    """Takes what its policy likes best; among equals it picks at random."""

    def choose(self, view: View, options: list[Pick]) -> Pick:
        ratings = rules_of(view["game"]).rate(view, options)
        best = max(ratings)
        return self.rng.choice([option for option, rating in zip(options, ratings, strict=True) if rating == best])
