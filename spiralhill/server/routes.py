"""What can be asked of the server by HTTP: laying tables, joining them, records, health and figures."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import InternalServerException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from spiralhill.deals import write_record
from spiralhill.server import metrics
from spiralhill.server.house import House
from spiralhill.server.people import COOKIE, LIFETIME
from spiralhill.table.doors import Join, Mine, Seated
from spiralhill.table.laying import NewTable, duplicate, lay
from spiralhill.table.match import printable
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room

T = TypeVar("T")
Asked = Request[Any, Any, State]
# A table may be laid with decks that people made.
LARGEST_BODY: Final = 64 * 1024
MOST_TABLES: Final = 50
MISSING: Final = ("no-such-table", "no-such-game", "secret-record", "no-page", "no-lesson", "nothing-here")
STATUS: Final = dict.fromkeys(MISSING, 404) | {"too-fast": 429, "not-stored": 503, "going-down": 503}


async def person_of(request: Asked, house: House) -> tuple[str, list[Cookie]]:
    """The person who asks, and the cookie that a new one gets, or one who was away for long."""
    person, cookies = await known_of(request, house)
    if not person:
        person, secret = await house.people.welcome(time.time())
        cookies = [cookie(secret, house)]
    return person, cookies


async def known_of(request: Asked, house: House) -> tuple[str, list[Cookie]]:
    """The person who asks, if known; with a cookie that lasts longer, if the one they have will not last long."""
    secret, now = request.cookies.get(COOKIE), time.time()
    person = await house.people.who(secret, now)
    if secret and person and await house.people.prolong(secret, now):
        return person, [cookie(secret, house)]
    return person, []


def cookie(secret: str, house: House) -> Cookie:
    """What a browser is given to keep."""
    return Cookie(
        COOKIE, path="/", value=secret, max_age=LIFETIME, httponly=True, samesite="strict", secure=house.is_secure
    )


async def bytes_of(request: Asked, house: House, most: int) -> bytes:
    """The body of a request, or of one that is too large its beginning; one that does not come is not waited for."""
    data, seconds = b"", house.limits.hello
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    break
    except TimeoutError:
        raise Refusal("bad-message", problem=f"it did not come within {seconds:g} seconds") from None
    except InternalServerException:  # its sender is gone, which is no fault of ours
        raise Refusal("bad-message", problem="it broke off") from None
    return data


async def body_of(request: Asked, house: House, kind: type[T]) -> T:
    """The body of a request as a record; what is none is refused."""
    data = await bytes_of(request, house, LARGEST_BODY)
    if len(data) > LARGEST_BODY:
        raise Refusal("bad-message", problem=f"it is larger than {LARGEST_BODY} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refusal("bad-message", problem=printable(str(error), 200) or "it cannot be read") from None


@post("/api/tables")
async def new_table(request: Asked, house: House) -> Response[Seated]:
    """Lay a table and sit down at it."""
    house.knock(request.state.address)
    wish = await body_of(request, house, NewTable)
    person, cookies = await person_of(request, house)
    if wish.same_deal_as is None:
        created = lay(wish, person, house.lobby.entropy)
    else:
        room = await house.lobby.room(wish.same_deal_as, person)
        check_may_read(room, person)
        created = duplicate(room, wish, person, house.lobby.entropy)
    await house.lobby.lay(created)
    seat = next(seat for seat, plan in enumerate(created.seats) if plan.person == person)
    return Response(Seated(created.id, seat, created.invite, created.watch), status_code=201, cookies=cookies)


@post("/api/join")
async def join(request: Asked, house: House) -> Response[Seated]:
    """Take a seat by an invitation or a link, or a place among the spectators by a watch code."""
    house.knock(request.state.address)
    wish = await body_of(request, house, Join)
    link = await house.lobby.store.link(wish.code)
    if link is None:
        house.wrong_code(request.state.address)
        raise Refusal("no-such-table")
    table, opens = link
    if opens == "watch":
        return Response(Seated(table, watch=wish.code), status_code=200)
    person, cookies = await person_of(request, house)
    seat = await house.lobby.arrive(table, person, wish.name, wish.code)
    return Response(Seated(table, seat), status_code=201, cookies=cookies)


@get("/api/mine")
async def mine(request: Asked, house: House, table: str = "") -> Response[list[Mine]]:
    """The tables of whoever asks, to go on with; or that one only, however old it is."""
    house.knock(request.state.address)
    person, cookies = await known_of(request, house)
    newest = house.lobby.store.tables_of(person, MOST_TABLES) if person and not table else None
    tables = [table] if person and table else [] if newest is None else await newest
    found: list[Mine] = []
    for table in tables:
        try:
            room = await house.lobby.room(table, person)
        except Refusal:
            continue
        seats = room.company.seats_of(person)
        asked = room.match is not None and room.phase == "playing" and any(room.match.options(seat) for seat in seats)
        players = [place.name or place.bot for place in room.company.places]
        found.append(Mine(table, room.created.game, room.phase, seats, players, asked))
    return Response(found, cookies=cookies)


@get("/api/tables/{table:str}/record")
async def record(request: Asked, house: House, table: str) -> Response[str]:
    """The record of a game that has ended: for who has a seat there, and for everybody if all of them agreed."""
    house.knock(request.state.address)
    person = await house.people.who(request.cookies.get(COOKIE), time.time())
    try:
        room = await house.lobby.room(table, person)
        check_may_read(room, person)
    except Refusal:
        # A table that does not exist and one that is not open look alike.
        raise Refusal("secret-record") from None
    headers = {"content-disposition": f'attachment; filename="{room.created.game}-{room.created.id}.json"'}
    return Response(await record_text(room), media_type="application/json", headers=headers)


async def record_text(room: Room) -> str:
    """The record of a table; the whole game is played again for it, beside those that are being played now."""
    match = room.match
    assert match is not None
    players = tuple("human" if place.person else place.bot for place in room.company.places)
    return await asyncio.to_thread(lambda: write_record(match.record(players)))


def check_may_read(room: Room, person: str) -> None:
    """Refuse what is still secret, or was never meant for this person."""
    is_mine = bool(room.company.seats_of(person))
    if room.phase in ("over", "aborted") and (room.public or is_mine):
        return
    raise Refusal("still-playing" if is_mine else "no-such-table")


@get("/health")
async def health(house: House) -> Response[dict[str, bool]]:
    """Whether the server is open and its writer lives."""
    well = house.lobby.store.is_alive and not house.lobby.draining
    return Response({"ok": well}, status_code=200 if well else 503)


@get("/metrics")
async def figures() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)
