"""The server: puts store, lobby, routes and doorman together, and runs them until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.types import ASGIApp

from spiralhill.server import metrics
from spiralhill.server.bots import BotPool
from spiralhill.server.brake import Brake, narrow
from spiralhill.server.doorman import Doorman
from spiralhill.server.house import House
from spiralhill.server.library import cards, games, lesson, rules
from spiralhill.server.limits import Limits
from spiralhill.server.lobby import Lobby
from spiralhill.server.page import Page, file, index
from spiralhill.server.retelling import fork, replay, verify
from spiralhill.server.routes import STATUS, Asked, figures, health, join, mine, new_table, record
from spiralhill.server.sockets import ws
from spiralhill.server.store import NotStored, Store
from spiralhill.server.streams import Streams, say, stream
from spiralhill.server.workshop import deck, draft, packs
from spiralhill.table.entropy import Entropy
from spiralhill.table.refusal import Refusal
from spiralhill.words import words

log = logging.getLogger(__name__)

ROUTES: Final = [
    *(new_table, join, mine, record, games, cards, rules, lesson, replay, verify, fork),
    *(deck, packs, draft),
    *(ws, stream, say, index, file, health, figures),
]
TIDY: Final = 5.0
SEARCH: Final = 3600.0
# So long a closing server waits for its clients to be gone.
FAREWELL: Final = 1.0


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path = Path("spiralhill-data")
    database_url: str = ""
    # Where people find it, if that is not where it listens: behind a proxy, with https.
    public_url: str = ""
    # The address of that proxy, if it is not on this machine.
    proxy: str = ""
    limits: Limits = field(default_factory=Limits)
    # Where the page lies that people open; without one, only programs can play.
    page: Path | None = None

    @property
    def url(self) -> str:
        """The address to give to people."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may speak to the tables."""
        parts = urlsplit(self.url)
        origins = {f"{parts.scheme}://{parts.netloc}"}
        if not self.public_url and self.host in ("127.0.0.1", "::1", "localhost"):
            origins |= {f"http://{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")}
        return frozenset(origins)

    @property
    def proxies(self) -> frozenset[str]:
        """Whose word is taken for where people come from; everybody else could say anything."""
        return frozenset({"127.0.0.1", "::1", self.proxy} if self.public_url else ())


def application(house: House, settings: Settings, brake: Brake) -> ASGIApp:
    """All routes behind the doorman."""
    streams, page = Streams(), Page(settings.page)
    app = Litestar(
        route_handlers=list(ROUTES),
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "streams": Provide(lambda: streams, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        exception_handlers={Refusal: refused, NotStored: refused, 500: failed},
        openapi_config=None,
        logging_config=None,
    )
    return Doorman(app, settings.origins, settings.proxies, settings.limits, brake)


def refused(request: Asked, problem: Exception) -> Response[dict[str, str]]:
    """A refusal as a response: one word for programs, one sentence for people."""
    refusal = problem if isinstance(problem, Refusal) else Refusal("not-stored")
    metrics.REFUSED.labels(refusal.error).inc()
    says = refusal.said(words(request.state.lang, ""))
    return Response({"error": refusal.error, "says": says}, status_code=STATUS.get(refusal.error, 400))


def failed(_: Asked, problem: Exception) -> Response[dict[str, str]]:
    """A fault of ours as a response: its place is in the log, its text is nobody's business."""
    log.error("a request failed", exc_info=problem)
    metrics.FAULTS.inc()
    return Response({"error": "fault", "says": "Internal Server Error"}, status_code=500)


def lost_task(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A fault of ours that nobody waited for: where it happened is logged, what it said may be a secret."""
    log.error("a task failed", exc_info=context.get("exception"))
    metrics.FAULTS.inc()


async def serve(settings: Settings, ready: Callable[[Settings], None] = lambda _: None) -> None:
    """Run the server until it is told to stop; then finish what is being written and say goodbye."""
    settings = on_free_port(settings)
    store = Store(settings.database_url) if settings.database_url else Store.in_folder(settings.data_dir)
    lobby = Lobby(store, BotPool(), Entropy(), settings.limits)
    house = House(lobby, settings.limits, is_secure=settings.url.startswith("https:"))
    brake = Brake()
    server = Server(
        application(house, settings, brake),
        settings.host,
        settings.port,
        interface=Interfaces.ASGINL,
        # Of HTTP/2 the transport would take 16 MB of headers for each connection.
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(max_buffer_size=64 * 1024),
        backlog=2048,
        log_enabled=False,
    )
    asyncio.get_running_loop().set_exception_handler(lost_task)
    stop = asyncio.create_task(told_to_stop())
    serving = asyncio.create_task(server.serve())
    tidying = asyncio.create_task(tidy(lobby))
    braking = asyncio.create_task(brake.hold())
    opening = asyncio.create_task(reachable(settings, serving))
    await asyncio.wait([opening, stop], return_when=asyncio.FIRST_COMPLETED)
    if not stop.done():
        opening.result()
        narrow()
        spare_the_collector()
        ready(settings)
        log.info("serving", extra={"url": settings.url})
        await asyncio.wait([serving, stop], return_when=asyncio.FIRST_COMPLETED)
    for task in (opening, tidying, braking):
        task.cancel()
    house.clerks.close()
    await close(server, serving, lobby)
    log.info("closed", extra={"url": settings.url})


async def told_to_stop() -> None:
    """Wait until somebody asks the server to stop: a service manager, or a person at the keyboard."""
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: there the loop hears no signals
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    await stopping.wait()


async def close(server: Server, serving: asyncio.Task[None], lobby: Lobby) -> None:
    """Finish what is being written, say goodbye to everybody, and stop."""
    await lobby.drain()
    await asyncio.sleep(0.1)
    server.stop()  # type: ignore[no-untyped-call]
    with contextlib.suppress(TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(serving, FAREWELL)
    lobby.store.close()


def spare_the_collector() -> None:
    """Search what is new for garbage; what is none has lasted, and is set aside.

    Nearly everything that a table leaves behind is freed at once by counting references. A search through all tables
    would hold everybody up for as long as a quarter of a second, so it comes once in a long while.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 1_000, 1_000)


def on_free_port(settings: Settings) -> Settings:
    """The settings with a port on which nobody listens yet, any if it is 0.

    Two servers could share a port, and each would have half of the people.
    """
    try:
        family, kind, _, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
            return replace(settings, port=tried.getsockname()[1])
    except OSError as problem:
        raise OSError(f"{settings.host}:{settings.port} cannot be listened on: {problem.strerror}") from None


async def reachable(settings: Settings, serving: asyncio.Task[Any]) -> None:
    """Wait until the server takes connections, or say why it does not."""
    while True:
        if serving.done():
            problem = serving.exception()
            raise OSError(f"{settings.host}:{settings.port} cannot be listened on: {problem or 'it is in use'}")
        try:
            _, writer = await asyncio.open_connection(settings.host, settings.port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        return


async def tidy(lobby: Lobby) -> None:
    """Put away, now and then, what nobody uses; search everything for garbage once in a long while."""
    loop = asyncio.get_running_loop()
    searched = loop.time()
    while True:
        await asyncio.sleep(TIDY)
        lobby.tidy()
        if loop.time() - searched > SEARCH:
            gc.unfreeze()
            searched = loop.time()
        spare_the_collector()
