"""Links to tables, as people share them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from spiralhill.kernel.errors import Illegal

PATH: Final = re.compile(r"/(?:(?P<kind>[jw])/(?P<code>[\w-]{16,64})/?|g/(?P<table>[\w-]{8,32})/?)?", re.ASCII)
EXAMPLE: Final = "http://127.0.0.1:8000/j/..."
PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Link:
    """What somebody shared: the server, what the link is for ("j", "w", "g" or nothing), and its code."""

    base: str
    kind: str
    code: str


def read_link(text: str) -> Link:
    """The link that a text is.

    >>> read_link("http://127.0.0.1:8000/w/0123456789abcdef")
    Link(base='http://127.0.0.1:8000', kind='w', code='0123456789abcdef')
    """
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        parts, host, port = urlsplit(""), "", None
    found = PATH.fullmatch(parts.path or "/")
    if not host or not host.isascii() or not found or parts.scheme not in PORTS or "@" in parts.netloc:
        raise Illegal(f"{text!r:.80} is no link to a table: links look like {EXAMPLE}")
    host = f"[{host}]" if ":" in host else host
    # A page of ours names its origin without the usual port, and so do we.
    place = host if port in (None, PORTS[parts.scheme]) else f"{host}:{port}"
    return Link(
        f"{parts.scheme}://{place}",
        found["kind"] or ("g" if found["table"] else ""),
        found["code"] or found["table"] or "",
    )
