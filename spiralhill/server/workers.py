"""Processes for what takes long: they run at low priority, so that the tables go first, and end with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
NICENESS: Final = 10


class Workers:
    """Some processes, started when they are first needed and again when they have died."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """What a call gives, made in one of the processes; one that takes longer is not waited for."""
        assert not kwargs
        pool = self._pool = self._pool or self._started()
        try:
            made = asyncio.get_running_loop().run_in_executor(pool, call, *args)
            return await asyncio.wait_for(made, seconds)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

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
