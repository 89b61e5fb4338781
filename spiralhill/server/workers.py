"""Processes for what takes long: they run at low priority, so that the tables go first, and end with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

T = TypeVar("T")
NICENESS: Final = 10


class Busy(Exception):
    """So much waits to be done already that nothing more is taken on."""


class Workers:
    """Some processes, started when they are first needed and again when they have died."""

    def __init__(self, processes: int = 1, most: int = 1000) -> None:
        self._processes = processes
        # So many calls may be made or wait at a time.
        self._most = most
        self._waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, call: Callable[..., T], *args: Any) -> T:
        """What a call gives, made in one of the processes; one that takes longer is ended there."""
        if self._waiting >= self._most:
            raise Busy
        pool = self._pool = self._pool or self._started()
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, within, seconds, call, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            # What is still being worked out nobody waits for.
            working = list(self._pool._processes.values()) if self._pool._processes else []
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in working:
                process.terminate()

    def _started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=step_back)


def within(seconds: float, call: Callable[..., T], *args: Any) -> T:
    """Make a call; where the system can, end it when its time is over."""
    import signal

    if not hasattr(signal, "setitimer"):
        return call(*args)

    def late(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return call(*args)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


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
