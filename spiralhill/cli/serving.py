"""`spiralhill serve`: a table server for people and programs."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import webbrowser
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spiralhill.cli.asking import positive, whole
from spiralhill.cli.links import read_link
from spiralhill.kernel.errors import Illegal

if TYPE_CHECKING:
    from spiralhill.server.app import Settings

LAST_PORT: Final = 65_535
EVERYWHERE: Final = ("0.0.0.0", "::")


def add_commands(commands: Any) -> None:
    """Make `serve` known."""
    command = commands.add_parser(
        "serve",
        help="run a table server",
        description="Run a table server. Games are kept in a data folder, and go on after any restart.",
        epilog="examples: spiralhill serve --port 8000\n"
        "          spiralhill serve --database-url postgresql://localhost/spiralhill\n"
        "          spiralhill serve --public-url https://cards.example.org     (behind a proxy that speaks https)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--host", default="127.0.0.1", metavar="HOST", help="where to listen (default: 127.0.0.1)")
    command.add_argument(
        "--port", type=port, default=8000, metavar="PORT", help="on which port, 0: any (default: 8000)"
    )
    command.add_argument(
        "--data-dir",
        type=folder,
        default=Path("spiralhill-data"),
        metavar="DIR",
        help="where games are kept (default: spiralhill-data)",
    )
    command.add_argument("--database-url", default="", metavar="URL", help="a PostgreSQL database, instead")
    command.add_argument("--public-url", metavar="URL", help="where people find the server, if elsewhere")
    command.add_argument("--proxy", default="", metavar="ADDRESS", help="the proxy's, if it is not on this machine")
    command.add_argument("--page", type=folder, metavar="DIR", help="the page for browsers, once it is built")
    command.add_argument("--open", action="store_true", help="show the page in a browser")
    command.add_argument("--rate", type=positive, metavar="N", help="messages a second on one line (default: 20)")
    command.add_argument("--sockets", type=positive, metavar="N", help="lines from one address (default: 200)")
    command.set_defaults(run=run)


def run(asked: Any) -> None:
    """Serve until somebody says stop."""
    from spiralhill.server.app import Settings, serve
    from spiralhill.server.limits import Limits

    limits = Limits()
    if asked.rate:
        limits = replace(limits, rate=asked.rate, burst=max(limits.burst, 2 * asked.rate))
    if asked.sockets:
        limits = replace(limits, sockets=asked.sockets)
    check_urls(asked)
    public_url = origin(asked.public_url or "")
    settings = Settings(
        asked.host, asked.port, asked.data_dir, asked.database_url, public_url, asked.proxy, limits, asked.page
    )
    log_as_json()
    runner = event_loop()
    with runner:
        runner.run(serve(settings, partial(tell, show=asked.open)))


def tell(running: Settings, *, show: bool) -> None:
    """Say where people find the tables, and show the page to whoever has started the server."""
    print(opened(running), flush=True)
    if show and has_screen():
        webbrowser.open(running.url)


def has_screen() -> bool:
    """Whether a browser could be shown here; without a screen one would open in the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def opened(settings: Settings) -> str:
    """Where people find the tables, and where the server listens, if that is elsewhere."""
    listens = replace(settings, public_url="").url
    return f"Tables are open at {settings.url}" + (f" (listening on {listens})" if settings.public_url else "")


def port(text: str) -> int:
    """A port to listen on; 0 is any that is free."""
    number = whole(text)
    if number > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is too large: ports go up to {LAST_PORT}")
    return number


def folder(text: str) -> Path:
    """A folder by its name."""
    if not text.strip():
        raise argparse.ArgumentTypeError("name a folder, such as spiralhill-data")
    return Path(text)


def check_urls(asked: Any) -> None:
    """Refuse addresses that cannot be meant."""
    if not asked.host.strip():
        raise Illegal("--host needs an address to listen on, such as 127.0.0.1")
    if asked.public_url is not None and not origin(asked.public_url):
        raise Illegal(f"--public-url is an address such as https://cards.example.org, not {asked.public_url!r:.60}")
    if asked.host in EVERYWHERE and asked.public_url is None:
        raise Illegal(f"--host {asked.host} listens everywhere: say with --public-url where people find the server")
    if asked.proxy and asked.public_url is None:
        raise Illegal("--proxy says who stands before the server: say with --public-url where people find it")
    if asked.database_url and not asked.database_url.startswith(("postgresql:", "postgresql+psycopg:", "postgres:")):
        raise Illegal("--database-url names a PostgreSQL database: postgresql://user@host/name")


def origin(url: str) -> str:
    """The server that an address names, as browsers write it; nothing if it names a person or a path, too.

    >>> origin("https://Cards.example.org:443/"), origin("http://anna:pw@h"), origin("http://h?"), origin("http://h ")
    ('https://cards.example.org', '', '', '')
    """
    if any(letter in " ?#" or not letter.isprintable() for letter in url):
        return ""
    try:
        link = read_link(url)
    except Illegal:
        return ""
    return "" if link.kind else link.base


def event_loop() -> asyncio.Runner:
    """The quickest loop there is."""
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


class JsonLines(logging.Formatter):
    """A line of JSON for every record: what, when, and at which table; never what was said or played there."""

    FIELDS = ("table", "step", "problem", "url")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in self.FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            # The kind of an error and its place; its text may quote a hand.
            error, trace = record.exc_info[1], record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            place = "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
            line["error"] = f"{type(error).__name__}{place}"
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Log our own records to the standard error, and warnings of everything else."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("spiralhill").setLevel(logging.INFO)
