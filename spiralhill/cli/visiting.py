"""A visit to a server: coming to a table, staying there, going on to the next, leaving."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from typing import Any, Final, TypeVar

import msgspec
from rich.console import Console

from spiralhill.cli.asking import command_name, read_seat
from spiralhill.cli.company import table_of
from spiralhill.cli.errors import one_line, told
from spiralhill.cli.lines import Lines
from spiralhill.cli.links import Link
from spiralhill.cli.orders import Orders
from spiralhill.cli.place import Place
from spiralhill.cli.reading import command_in, printable
from spiralhill.cli.secrets_kept import keep, kept
from spiralhill.cli.talking import KNOWN
from spiralhill.client import Client, Lost, Seat, Seated, Turned
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.table.protocol import Choose, Language, TableState
from spiralhill.words import words

T = TypeVar("T")
# How long a server may take to show the table, and how long a command may take before the next line is read.
OPENING: Final = 15.0
PATIENCE: Final = 1.0


class Visit:
    """From coming to a server until leaving it, over as many tables as the company plays at."""

    def __init__(
        self, link: Link, lang: Language, console: Console, name: str, *, watch: bool, plays: str, seat: int | None
    ) -> None:
        self.link = link
        self.lang: Language = lang
        self.console = console
        self.name = name
        self.watch = watch
        # What is to be played, if not what the seat has; and which of one's own seats to take, if not the first.
        self.plays = plays
        self.seat = seat
        self.speech = words(lang, "")
        # The table at which one has a seat to come back to.
        self._to_come_back = ""
        self._has_left = False

    async def run(self, wish: dict[str, Any] | None) -> None:
        """Come, stay, leave."""
        base = self.link.base
        secret = kept(base)
        async with Client(base, secret, lang=self.lang) as client:
            if not self.link.kind and wish is None:
                await self._list(client)
                return
            seated = await reached(base, self._arrive(client, wish))
            if client.secret != secret:
                keep(base, client.secret)
            lines = Lines(self.console)
            try:
                goes_on: Seated | None = seated
                while goes_on is not None:
                    goes_on = await self._stay(client, goes_on, lines)
            finally:
                lines.close()

    def say_farewell(self) -> None:
        """What is to be known after leaving."""
        if self._to_come_back:
            spoken = "" if self.lang == "en" else f" --lang {self.lang}"
            command = f"{command_name()} join {self.link.base}/g/{self._to_come_back}{spoken}"
            self._say("left-seat", command=command)
        elif self._has_left:
            self._say("left")

    def _say(self, message: str, **blanks: str | int) -> None:
        self.console.print(self.speech.say(f"cli-{message}", **blanks), soft_wrap=True)

    async def _list(self, client: Client) -> None:
        """The tables of one's own at a server, to come back to."""
        tables = await reached(client.base, client.mine())
        if not tables:
            raise Illegal(f"you have no table at {client.base} yet: lay one with --new GAME, or join one by its link")
        self._say("your-tables")
        nobody = self.speech.say("cli-sitter", who="open", name="", level="")
        for table in tables:
            players = ", ".join(printable(player) or nobody for player in table.players)
            state = self.speech.say("cli-table-state", state="asked" if table.asked else table.phase)
            link = f"{client.base}/g/{printable(table.table)}"
            game = self.speech.say("cli-game", game=table.game) if table.game in GAMES else printable(table.game)
            self.console.print(f"  {game}: {players} ({state})  {link}", soft_wrap=True)

    async def _arrive(self, client: Client, wish: dict[str, Any] | None) -> Seated:
        """Where one sits, or from where one watches."""
        if wish is not None:
            return await client.lay(**wish)
        if self.link.kind == "g":
            seated = await own_seat(client, self.link.code, self.seat)
            if seated is None:
                raise await self._no_seat(client)
            return await self._watch_own(client, seated) if self.watch else seated
        before = [table.table for table in await client.mine()] if client.secret else []
        seated = await client.join(self.link.code, self.name)
        if seated.seat is not None and seated.table in before:
            self._say("seated-already")
        return seated

    async def _no_seat(self, client: Client) -> Illegal:
        """Why one cannot come back: whoever was replaced is told by whom."""
        if client.secret:
            try:
                async with sitting(client.sit(self.link.code, self.seat or 0, lang=self.lang)):
                    pass
            except Illegal as refused:
                if isinstance(refused.__cause__, Turned) and refused.__cause__.error == "replaced":
                    return refused
        url = f"{client.base}/g/{self.link.code}"
        return Illegal(f"you have no seat at {url}: join the table by its link to play, or to watch")

    async def _watch_own(self, client: Client, seated: Seated) -> Seated:
        """A spectator's place at a table of one's own: who sits there knows the watch code."""
        async with sitting(client.sit(seated.table, seated.seat)) as seat:
            return Seated(seated.table, watch=table_of(seat).watch)

    async def _stay(self, client: Client, seated: Seated, lines: Lines) -> Seated | None:
        """Sit at a table until one leaves it; if one goes on to the next, the seat there."""
        place_at = client.sit(seated.table, seated.seat, watch=seated.watch or None, lang=self.lang)
        async with sitting(place_at) as seat:
            table = table_of(seat)
            check_rules(table)
            place = Place(seat, self.console, words(self.lang, rules_of(table.game).package), lines, client.base)
            if self.plays:
                await self._choose(place)
            return await self._live(place, client)

    async def _choose(self, place: Place) -> None:
        """Play what was wished for on the way in; if it cannot be, one sits there all the same, and chooses again."""
        wished, self.plays = self.plays, ""
        try:
            plays = read_seat(place.rules, wished, self.lang)
            await reached(place.base, place.seat.do(Choose, plays=plays))
        except (Damaged, Illegal, Unknown, OSError) as problem:
            place.quote(told(one_line(problem), self.lang))
            if place.me is not None and place.table.phase == "lobby":
                place.has_to_choose = True
                place.say("choose-first", plays=place.names().players[place.me])

    async def _live(self, place: Place, client: Client) -> Seated | None:
        """Show what comes and do what is typed, until there is no more of either."""
        self._has_left, keeps_seat = True, place.me is not None
        watching = asyncio.create_task(watch(place, client))
        typing = asyncio.create_task(type_at(place, Orders(place, client)))
        try:
            await asyncio.wait({watching, typing}, return_when=asyncio.FIRST_COMPLETED)
            return await (watching if watching.done() else typing)
        except Turned as turned:
            with place.lines.above():
                if place.sitter is not None and place.me not in place.table.mine:
                    place.say("seat-taken", kind=place.sitter.kind, name=printable(place.sitter.name))
                else:
                    place.quote(str(turned))
            keeps_seat = False
            return None
        finally:
            for task in (watching, typing):
                task.cancel()
            place.leave()
            goes_on = place.table.phase in ("lobby", "playing")
            self._to_come_back = place.table.id if keeps_seat and goes_on else ""


@contextlib.asynccontextmanager
async def sitting(seat: Seat) -> AsyncIterator[Seat]:
    """A seat that is taken, and left in the end; a table that is not shown in time is one sentence."""
    try:
        try:
            async with asyncio.timeout(OPENING):
                await seat.__aenter__()
        except TimeoutError:
            raise Illegal("the server does not show its table: try again later") from None
        except Turned as turned:
            raise Illegal(str(turned)) from turned
        yield seat
    finally:
        await seat.leave()


async def watch(place: Place, client: Client) -> Seated | None:
    """Show what comes, until the company goes on at another table: spectators follow, and who has a seat there."""
    before = place.table.next
    async for _ in place.seat.changes():
        try:
            place.update()
        except (LookupError, TypeError, AttributeError) as error:
            raise Illegal(f"{client.base} sent a table that this program cannot draw") from error
        if place.table.next != before:
            before = following = place.table.next
            if place.me is None:
                return Seated(following, watch=place.session.watch or "")
            seats = await own_seats(client, following)
            if seats:
                return Seated(following, place.me if place.me in seats else seats[0])
            with place.lines.above():
                place.tell_next()
    return None


async def type_at(place: Place, orders: Orders) -> Seated | None:
    """Do what is typed, until somebody leaves, or changes to another seat of theirs.

    What takes long is waited for while the next line is typed.
    """
    doing: set[asyncio.Task[None]] = set()
    try:
        while (typed := await place.lines.next()) is not None:
            line = typed.text
            order, rest = command_in(line, KNOWN)
            if order == "quit":
                return None
            if place.is_covered and order != "seat":
                show_or_ask(place, line)
            elif order == "seat":
                other = orders.other_seat(rest)
                if other is not None:
                    # Whoever sits there does not see what the one before saw.
                    place.wipe()
                    return Seated(place.table.id, other)
            elif line:
                doing.add(asyncio.create_task(orders.obey(typed)))
                done, doing = await asyncio.wait(doing, timeout=PATIENCE)
                for task in done:
                    task.result()
        return None
    finally:
        for task in doing:
            task.cancel()


def show_or_ask(place: Place, line: str) -> None:
    """Show a covered hand to whoever pressed Enter; whoever typed anything else is asked to press it first."""
    if line:
        with place.lines.above():
            place.say("hand-over-first")
    else:
        place.uncover()


def check_rules(table: TableState) -> None:
    """Refuse a table whose game this program cannot show."""
    if table.game not in GAMES or table.rules != GAMES[table.game].version:
        raise Illegal(f"this table plays {table.game!r:.40} by rules version {table.rules}, which this program lacks")


async def own_seat(client: Client, table: str, wanted: int | None = None) -> Seated | None:
    """The seat that one has at a table: of several the first, unless another is wanted."""
    seats = await own_seats(client, table)
    if seats and wanted is not None and wanted not in seats:
        yours = ", ".join(str(seat + 1) for seat in seats)
        raise Illegal(f"--seat {wanted + 1} is not yours at {client.base}/g/{table}: you have {yours}")
    return Seated(table, seats[0] if wanted is None else wanted) if seats else None


async def own_seats(client: Client, table: str) -> list[int]:
    """The seats that one has at a table."""
    tables = await client.mine() if client.secret else []
    return next((list(mine.seats) for mine in tables if mine.table == table), [])


async def reached(base: str, answer: Awaitable[T]) -> T:
    """What a server answers; whatever is wrong with it, or with the answer, is one sentence."""
    try:
        return await answer
    except Lost:
        raise Illegal(f"{base} cannot be reached: is a table server running there?") from None
    except Turned as turned:
        raise Illegal(str(turned)) from None
    except (Illegal, Unknown):
        raise
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError):
        raise Illegal(f"what answers at {base} is no table server") from None
