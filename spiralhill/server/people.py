"""People: guests without accounts, known by a secret in a cookie; the server keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from spiralhill.server.store import Guest, NotStored, Store

COOKIE: Final = "spiralhill"
SECRET_BYTES: Final = 32
# A guest who does not come back for so long is forgotten.
LIFETIME: Final = 400 * 24 * 3600
REMEMBERED: Final = 20_000


def hashed(secret: str) -> str:
    """What is kept of a secret. It has 256 bits of its own, so a quick hash is as good as a slow one."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Who is who, by their secrets."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def who(self, secret: str | None, now: float) -> str:
        """The id of the person with a secret; nobody's is empty."""
        if not secret or len(secret) > 100:
            return ""
        hash = hashed(secret)
        guest = self._known.get(hash) or await self._store.guest(hash)
        if guest is None or guest.expires <= now:
            self._known.pop(hash, None)
            return ""
        self._remember(guest)
        return guest.id

    async def prolong(self, secret: str | None, now: float) -> bool:
        """Remember somebody who came back for as long as a new one, if half of the time is over; says whether it was.

        Nobody is turned away because that cannot be written: they will come again.
        """
        guest = self._known.get(hashed(secret or ""))
        if guest is None or guest.expires - now > LIFETIME / 2:
            return False
        longer = replace(guest, expires=int(now) + LIFETIME)
        try:
            await self._store.commit([longer])
        except NotStored:
            return False
        self._remember(longer)
        return True

    async def welcome(self, now: float) -> tuple[str, str]:
        """A new person: their id, and the secret that only their device will know."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        guest = Guest(secrets.token_hex(16), hashed(secret), int(now) + LIFETIME)
        await self._store.commit([guest])
        self._remember(guest)
        return guest.id, secret

    def _remember(self, guest: Guest) -> None:
        self._known[guest.secret] = guest
        self._known.move_to_end(guest.secret)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
