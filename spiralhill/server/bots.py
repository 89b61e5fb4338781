"""Bots at tables: they think in processes of their own, at low priority, and get views, never games."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from spiralhill.bots import bot_named
from spiralhill.kernel.game import View
from spiralhill.kernel.steps import Pick
from spiralhill.table.messages import Think

# A bot that thinks for longer than this has nothing to say.
DEADLINE: Final = 10.0
NICENESS: Final = 10


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, think: Think) -> str | None:
        """What a bot answers; None if it came to nothing."""
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(62)
        pool = self._pool = self._pool or self._started()
        try:
            choice = loop.run_in_executor(pool, chosen, think.level, seed, think.view, think.options)
            return think.texts[await asyncio.wait_for(choice, DEADLINE)]
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
        except Exception:  # whatever a bot does wrong, the table goes on
            pass
        return None

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=step_back)


def step_back() -> None:
    """Let everything else on the machine go first; end with the server, not before it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """Wait until the server is gone, even if it was killed and could not say so."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def chosen(level: str, seed: int, view: View, options: list[Pick]) -> int:
    """Which option a bot takes, by its place among them."""
    return options.index(bot_named(level, seed).choose(view, options))
