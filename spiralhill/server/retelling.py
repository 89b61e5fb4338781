"""What can be done with a game that was played: told once more, proved, and gone on from at any moment."""

from __future__ import annotations

import gzip
import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec
from litestar import Response, post

from spiralhill.deals import Record, read_record
from spiralhill.server.house import House
from spiralhill.server.people import COOKIE
from spiralhill.server.routes import Asked, body_of, check_may_read, person_of, record_text
from spiralhill.server.workers import Busy
from spiralhill.table import retelling
from spiralhill.table.doors import Fork, Seated, Told
from spiralhill.table.laying import forked
from spiralhill.table.match import printable
from spiralhill.table.refusal import Refusal
from spiralhill.words import LANGUAGES

log = logging.getLogger(__name__)

T = TypeVar("T")
W = TypeVar("W", Told, Fork)
# So long somebody may wait for a game to be told.
SECONDS: Final = 30.0


@post("/api/replay")
async def replay(request: Asked, house: House) -> Response[bytes]:
    """A game, moment by moment."""
    wish, text, players = await asked_for(request, house, Told)
    return packed(request, await worked_out(house, replay_bytes, text, wish.seat, language(wish.lang), players))


@post("/api/verify")
async def verify(request: Asked, house: House) -> Response[bytes]:
    """What was checked of a record."""
    wish, text, _ = await asked_for(request, house, Told)
    return packed(request, await worked_out(house, verdict_bytes, text, language(wish.lang)))


@post("/api/forks")
async def fork(request: Asked, house: House) -> Response[Seated]:
    """Lay a table that goes on from a moment of a game."""
    wish, text, _ = await asked_for(request, house, Fork)
    record, lines = await worked_out(house, standing, text)
    person, cookies = await person_of(request, house)
    created = forked(record, lines, wish, person, house.lobby.entropy)
    await house.lobby.lay(created)
    return Response(Seated(created.id, wish.seat, created.invite, created.watch), status_code=201, cookies=cookies)


async def asked_for(request: Asked, house: House, kind: type[W]) -> tuple[W, str, list[str]]:
    """What somebody wants, the record that is meant, and what its players were called where the table knows that."""
    house.knock(request.state.address)
    wish = await body_of(request, house, kind)
    if wish.table is None:
        return wish, wish.record, []
    person = await house.people.who(request.cookies.get(COOKIE), time.time())
    room = await house.lobby.room(wish.table, person)
    check_may_read(room, person)
    return wish, await record_text(room), [place.name or place.bot for place in room.company.places]


async def worked_out(house: House, call: Callable[..., T], *args: Any) -> T:
    """What a clerk makes of a record; what is wrong with it is told."""
    try:
        return await house.clerks.run(SECONDS, call, *args)
    except TimeoutError:
        raise Refusal("too-long") from None
    except Busy:
        raise Refusal("too-fast") from None
    except BrokenProcessPool:
        raise Refusal("going-down") from None
    except Exception as error:
        # A record from anywhere may be wrong in ways that nobody has thought of; then it is told apart from our faults.
        if not isinstance(error, ValueError):
            log.info("a record could not be told", exc_info=error)
        raise Refusal("bad-record", problem=printable(str(error), 200)) from None


def language(wanted: str) -> str:
    """A language that there is."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def replay_bytes(text: str, seat: int | None, lang: str, players: list[str]) -> bytes:
    """A replay as it is sent."""
    return msgspec.json.encode(retelling.replayed(text, seat, lang, players))


def verdict_bytes(text: str, lang: str) -> bytes:
    """A verdict as it is sent."""
    return msgspec.json.encode(retelling.verdict(text, lang))


def standing(text: str) -> tuple[Record, list[str]]:
    """A record, and the decisions of its game that stand."""
    record = read_record(text)
    return record, retelling.standing(record)


def packed(request: Asked, told: bytes) -> Response[bytes]:
    """An answer, packed where it can be unpacked: views repeat themselves."""
    headers = {}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told, headers["content-encoding"] = gzip.compress(told, 5, mtime=0), "gzip"
    return Response(told, media_type="application/json", headers=headers)
