"""The page that people open: files that were built before, read once, and sent as they are."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from spiralhill.table.refusal import Refusal

Asked = Request[Any, Any, State]
# Every address that a person may open shows the same page, which looks at the address itself.
ADDRESSES: Final = (
    "/",
    "/new/{game:str}",
    "/j/{code:str}",
    "/w/{code:str}",
    "/g/{table:str}",
    "/cards",
    "/cards/{game:str}",
    "/cards/{game:str}/{card:str}",
    "/rules",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/decks/tcg",
    "/boosters/tcg",
    "/boosters/tcg/{how:str}",
    "/replay",
)
# Files with a print of their content in their name never change.
FOREVER: Final = "public, max-age=31536000, immutable"
# All others are asked for again: after an update they are others.
TODAY: Final = "no-cache"
SMALL: Final = 512
INDEX: Final = "index.html"
LETTERS: Final = ("text/", "application/json", "application/manifest", "image/svg", "text/javascript")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, ready to be sent."""

    content: bytes
    packed: bytes
    kind: str
    etag: str
    lasts: bool


class Page:
    """All files of the page by their addresses; none where it was not built."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, File] = {}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.name != "stamp":
                    self.files[path.relative_to(folder).as_posix()] = read(path)


def read(path: Path) -> File:
    """A file, packed once for all who will ask for it."""
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    is_text = kind.startswith(LETTERS)
    packed = gzip.compress(content, 9, mtime=0) if is_text and len(content) > SMALL else b""
    etag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return File(content, packed, f"{kind}; charset=utf-8" if is_text else kind, etag, path.parent.name == "assets")


@get(list(ADDRESSES))
async def index(request: Asked, page: Page) -> Response[bytes]:
    """The page itself."""
    return sent(request, page, INDEX)


@get("/{name:path}")
async def file(request: Asked, page: Page, name: Path) -> Response[bytes]:
    """Something that the page is made of; to a person at a wrong address the page itself says so."""
    wanted = name.as_posix().lstrip("/")
    if wanted not in page.files and INDEX in page.files and "text/html" in request.headers.get("accept", ""):
        return sent(request, page, INDEX, 404)
    return sent(request, page, wanted)


def sent(request: Asked, page: Page, name: str, status: int = 200) -> Response[bytes]:
    """A file, packed where the browser can unpack it, or word that it has not changed."""
    found = page.files.get(name)
    if found is None:
        raise Refusal("no-page" if name == INDEX else "nothing-here")
    headers = {"etag": found.etag, "cache-control": FOREVER if found.lasts else TODAY, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    content = found.content
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = found.packed, "gzip"
    return Response(content, status_code=status, media_type=found.kind, headers=headers)
