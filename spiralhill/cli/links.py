"""Links to tables, as people share them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from spiralhill.kernel.errors import Illegal

PATH: Final = re.compile(r"/(?:(?P<kind>[jw])/(?P<code>[\w-]{16,64})/?|g/(?P<table>[\w-]{8,32})/?)?", re.ASCII)
RECORD: Final = re.compile(r"/(?:api/tables|g)/(?P<table>[\w-]{8,32})(?:/record)?/?", re.ASCII)
EXAMPLE: Final = "http://127.0.0.1:8000/j/..."
EXAMPLE_RECORD: Final = "http://127.0.0.1:8000/api/tables/.../record"
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
    base, found = parted(text, PATH)
    if not found:
        raise Illegal(f"{text!r:.80} is no link to a table: links look like {EXAMPLE}")
    return Link(base, found["kind"] or ("g" if found["table"] else ""), found["code"] or found["table"] or "")


def read_record_link(text: str) -> Link:
    """The table of whose record a text is the address; a link to the table itself will do.

    >>> read_record_link("http://127.0.0.1:8000/api/tables/0123456789ab/record")
    Link(base='http://127.0.0.1:8000', kind='g', code='0123456789ab')
    """
    base, found = parted(text, RECORD)
    if not found:
        raise Illegal(f"{text!r:.80} is no address of a record: such look like {EXAMPLE_RECORD}")
    return Link(base, "g", found["table"])


def parted(text: str, path: re.Pattern[str]) -> tuple[str, re.Match[str] | None]:
    """The server that an address names, and its path, if it is one of those that are wanted."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "", None
    if not host or not host.isascii() or parts.scheme not in PORTS or "@" in parts.netloc:
        return "", None
    host = f"[{host}]" if ":" in host else host
    # A page of ours names its origin without the usual port, and so do we.
    place = host if port in (None, PORTS[parts.scheme]) else f"{host}:{port}"
    return f"{parts.scheme}://{place}", path.fullmatch(parts.path or "/")
