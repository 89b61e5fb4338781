"""Bots at tables: they think in processes of their own, and get views, never games."""

from __future__ import annotations

import secrets
from typing import Final

from spiralhill.bots import bot_named
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick
from spiralhill.server.workers import Workers
from spiralhill.table.messages import Think

# A bot that thinks for longer than this has nothing to say.
DEADLINE: Final = 10.0


class BotPool:
    """Where bots think."""

    def __init__(self, processes: int = 1) -> None:
        self._workers = Workers(processes)

    async def think(self, think: Think) -> str | None:
        """What a bot answers; None if it came to nothing."""
        seed = secrets.randbits(62)
        try:
            return think.texts[await self._workers.run(DEADLINE, chosen, think.level, seed, think.view, think.options)]
        except Exception:  # whatever a bot does wrong, the table goes on
            return None

    def close(self) -> None:
        """End the processes."""
        self._workers.close()


def chosen(level: str, seed: int, view: View, options: list[Pick]) -> int:
    """Which option a bot takes, by its place among them."""
    return options.index(bot_named(level, seed).choose(view, options))
