"""Players that are programs: they get views and options, never games."""

from __future__ import annotations

from typing import Final

from spiralhill.bots.bot import Bot
from spiralhill.bots.greedy import GreedyBot
from spiralhill.bots.random_bot import RandomBot
from spiralhill.kernel.errors import Unknown

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str, seed: int) -> Bot:
    """A bot of that name with a seed of its own."""
    if name not in BOTS:
        raise Unknown(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "bot_named"]
