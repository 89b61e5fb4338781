"""The secrets by which servers know us again: one for each server, in a file that nobody else may read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import quote

from spiralhill.cli.recording import PRIVATE, write_whole

SECRET: Final = re.compile(r"[\w-]{16,100}", re.ASCII)


def folder() -> Path:
    """Where state of ours is kept; `XDG_STATE_HOME` may say where."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "state") / "spiralhill"


def file_of(origin: str) -> Path:
    """The file of a server.

    >>> file_of("http://127.0.0.1:8000").name
    'http-127.0.0.1%3A8000.secret'
    """
    scheme, _, host = origin.partition("://")
    return folder() / f"{scheme}-{quote(host, safe='')}.secret"


def kept(origin: str) -> str:
    """The secret that a server gave us before; nothing if it never has."""
    try:
        secret = file_of(origin).read_text(encoding="utf-8", errors="replace").strip()
    except FileNotFoundError:
        return ""
    return secret if SECRET.fullmatch(secret) else ""


def keep(origin: str, secret: str) -> None:
    """Keep the secret that a server gave us."""
    file = file_of(origin)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(file, f"{secret}\n", PRIVATE)
