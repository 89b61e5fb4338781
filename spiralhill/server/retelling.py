"""What can be done with a game that was played: told once more, proved, and gone on from at any moment."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from litestar import Response, post

from spiralhill.deals import read_record, write_record
from spiralhill.games.shelf import GAMES
from spiralhill.server.house import House
from spiralhill.server.people import COOKIE
from spiralhill.server.routes import Asked, body_of, check_may_read, person_of
from spiralhill.table import retelling
from spiralhill.table.doors import Fork, Seated, Told
from spiralhill.table.laying import forked
from spiralhill.table.match import printable
from spiralhill.table.refusal import Refusal
from spiralhill.words import LANGUAGES

P = ParamSpec("P")
T = TypeVar("T")
# So long somebody may wait for a game to be told.
SECONDS: Final = 30.0


@post("/api/replay")
async def replay(request: Asked, house: House) -> Response[bytes]:
    """A game, moment by moment."""
    house.knock(request.state.address)
    wish = await body_of(request, house, Told)
    text, players = await record_of(request, house, wish.table, wish.record)
    told = await worked_out(house, replay_bytes, text, wish.seat, language(wish.lang), players)
    return Response(told, media_type="application/json", headers={"content-encoding": "gzip"})


@post("/api/verify")
async def verify(request: Asked, house: House) -> Response[bytes]:
    """What was checked of a record."""
    house.knock(request.state.address)
    wish = await body_of(request, house, Told)
    text, _ = await record_of(request, house, wish.table, wish.record)
    told = await worked_out(house, verdict_bytes, text, language(wish.lang))
    return Response(told, media_type="application/json", headers={"content-encoding": "gzip"})


@post("/api/forks")
async def fork(request: Asked, house: House) -> Response[Seated]:
    """Lay a table that goes on from a moment of a game."""
    house.knock(request.state.address)
    wish = await body_of(request, house, Fork)
    text, _ = await record_of(request, house, wish.table, wish.record)
    lines = await worked_out(house, standing_lines, text)
    person, cookies = await person_of(request, house)
    created = forked(read_record(text), lines, wish, person, house.lobby.entropy)
    await house.lobby.lay(created)
    return Response(Seated(created.id, wish.seat, created.invite, created.watch), status_code=201, cookies=cookies)


async def record_of(request: Asked, house: House, table: str | None, text: str) -> tuple[str, list[str]]:
    """The record that is meant, and what its players were called where the table knows that."""
    if table is None:
        return text, []
    person = await house.people.who(request.cookies.get(COOKIE), time.time())
    room = await house.lobby.room(table, person)
    check_may_read(room, person)
    match = room.match
    assert match is not None
    players = tuple("human" if place.person else place.bot for place in room.company.places)
    names = [place.name or place.bot for place in room.company.places]
    return write_record(match.record(players)), names


async def worked_out(house: House, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """What a clerk makes of a record; what is wrong with it is told."""
    try:
        return await house.clerks.run(SECONDS, call, *args, **kwargs)
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise Refusal("bad-record", problem=printable(str(error), 200)) from None
    except TimeoutError:
        raise Refusal("bad-record", problem="it takes too long to be played again") from None


def language(wanted: str) -> str:
    """A language that there is."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def replay_bytes(text: str, seat: int | None, lang: str, players: list[str]) -> bytes:
    """A replay as it is sent."""
    return packed(retelling.replayed(text, seat, lang, players))


def verdict_bytes(text: str, lang: str) -> bytes:
    """A verdict as it is sent."""
    return packed(retelling.verdict(text, lang))


def packed(told: Any) -> bytes:
    """A record of ours as it is sent: views repeat themselves, so they pack well."""
    return gzip.compress(msgspec.json.encode(told), 5, mtime=0)


def standing_lines(text: str) -> list[str]:
    """The decisions of a game that stand."""
    record = read_record(text)
    assert record.deal.game in GAMES
    return retelling.standing(record)
