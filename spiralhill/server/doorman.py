"""The doorman: stands before every route, and lets nobody in from a foreign page or in too great a number.

A browser tells with every socket and every POST from which page it comes; only our own page may speak to a table. What
comes without an origin comes from no page of ours either, so programs say ours.
"""

from __future__ import annotations

import re
from collections import Counter
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from spiralhill.server import metrics
from spiralhill.server.brake import Brake
from spiralhill.server.limits import Limits
from spiralhill.table.refusal import Refusal
from spiralhill.words import words

# Whoever looks after a server is answered however full it is.
ALWAYS: Final = ("/health", "/metrics")
CLOSED: Final = {"type": "websocket.close", "code": 1008}
HEADERS: Final = [
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
            b"font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Doorman:
    """Checks every request before the application sees it."""

    def __init__(
        self, app: ASGIApp, origins: frozenset[str], proxies: frozenset[str], limits: Limits, brake: Brake
    ) -> None:
        self._app = app
        self._origins = origins
        self._proxies = proxies
        self._limits = limits
        self._brake = brake
        # How many requests and how many lines each address has going on.
        self._going_on: Counter[tuple[str, bool]] = Counter()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        scope["state"] = {"address": self._address(scope, headers), "lang": spoken(headers)}
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            metrics.REFUSED.labels(refusal.error).inc()
            await turn_away(scope, refusal, receive, send)
        elif scope["path"] in ALWAYS:
            await self._app(scope, receive, with_headers(send))
        else:
            await self._count(scope, receive, send)

    def _refusal(self, scope: Any, headers: dict[bytes, bytes]) -> Refusal | None:
        """Why a request is not let in."""
        origins = [value for name, value in scope["headers"] if name == b"origin"]
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if not origins:
            # A page reads from itself without saying where it comes from; another site's page is told apart.
            own = headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
            foreign = changes or not (own or is_followed(scope["path"], headers))
        else:
            foreign = any(origin.decode("latin-1") not in self._origins for origin in origins)
        if foreign:
            return Refusal("wrong-origin")
        full = self._going_on[counted_as(scope)] >= self._limits.sockets
        if (full or self._going_on.total() >= self._limits.all_sockets) and scope["path"] not in ALWAYS:
            return Refusal("too-many")
        return None

    async def _count(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a line or a request in, count it while it lasts, and do what it has left to be done at its end."""
        whose = counted_as(scope)
        self._going_on[whose] += 1
        with ExitStack() as leaving:
            leaving.callback(self._forget, whose)
            scope["state"]["leaving"] = leaving
            if scope["type"] == "websocket":
                heard = leaving.enter_context(self._brake.watching(scope.get("client")))
                await self._app(scope, heard.counting(receive), send)
            else:
                await self._app(scope, receive, with_headers(send))

    def _forget(self, whose: tuple[str, bool]) -> None:
        self._going_on[whose] -= 1
        if not self._going_on[whose]:
            del self._going_on[whose]

    def _address(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        """Where a request comes from; if from a proxy of our own, what that proxy says."""
        peer: str = scope["client"][0] if scope.get("client") else ""
        forwarded = headers.get(b"x-forwarded-for") if peer in self._proxies else None
        return forwarded.decode("latin-1").rsplit(",", 1)[-1].strip() if forwarded else peer


def is_followed(path: str, headers: dict[bytes, bytes]) -> bool:
    """Whether somebody follows a link to the page itself, which is open to people from anywhere."""
    place = re.sub("/+", "/", path)
    return headers.get(b"sec-fetch-mode") == b"navigate" and not place.startswith("/api/") and place not in ALWAYS


def counted_as(scope: Any) -> tuple[str, bool]:
    """Whose a request is, and whether it is a line: who has as many lines as there may be can still speak on them."""
    return scope["state"]["address"], scope["type"] == "websocket" or scope["path"].endswith("/stream")


def spoken(headers: dict[bytes, bytes]) -> str:
    """The language somebody wants to hear refusals in."""
    return "it" if headers.get(b"accept-language", b"").lower().startswith(b"it") else "en"


def with_headers(send: Send) -> Send:
    """Adds to every response what keeps browsers strict."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


async def turn_away(scope: Any, refusal: Refusal, receive: Receive, send: Send) -> None:
    """Answer somebody who is not let in: a socket before it is opened, anything else with a sentence."""
    if scope["type"] == "websocket":
        await receive()
        await send(CLOSED)  # type: ignore[arg-type]
        return
    says = refusal.said(words(scope["state"]["lang"], ""))
    body = msgspec.json.encode({"error": refusal.error, "says": says})
    status = 429 if refusal.error == "too-many" else 403
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), *HEADERS],
    }
    end: Any = {"type": "http.response.body", "body": body}
    await send(start)
    await send(end)
