"""What the lobby does when something goes wrong between a step and its telling, on a store that fails when asked to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from spiralhill.client.session import Session
from spiralhill.server.bots import BotPool
from spiralhill.server.house import PAGES, WHOLE, House
from spiralhill.server.limits import Limits
from spiralhill.server.line import Line
from spiralhill.server.lobby import Lobby
from spiralhill.server.schema import JOURNAL
from spiralhill.server.stepping import SLICE
from spiralhill.server.store import NotStored, Settled, Store
from spiralhill.table import protocol
from spiralhill.table.entropy import Entropy
from spiralhill.table.gathering import Gathering
from spiralhill.table.journal import entry_bytes
from spiralhill.table.laying import NewTable, Wish, lay
from spiralhill.table.refusal import Refusal
from tests.table.room_story import SEED


class Fragile(Store):
    """A store that can be told to fail, or to be slow."""

    failures = 0
    pause = 0.0

    def submit(self, operations: Iterable[Any], settled: Settled) -> None:
        """Fail once for each failure that is wished, after a while."""
        if not self.failures:
            super().submit(operations, settled)
            return
        self.failures -= 1
        asyncio.get_running_loop().call_later(self.pause, settled, NotStored("the disk is full"))


class Guest:
    """Somebody at a table, who does what a client does: after a state, what was not answered is sent again."""

    def __init__(self, lobby: Lobby, person: str, table: str, seat: int) -> None:
        self.session = Session(table, seat, mark=person)
        self.heard: list[protocol.Outbound] = []
        self._lobby = lobby
        self._person = person
        self._line: Line | None = None
        self._listening: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Open a line and listen."""
        self._line = await self._lobby.connect(self._person, self.session.hello())
        self._listening = asyncio.create_task(self._listen(self._line))

    async def _listen(self, line: Line) -> None:
        while (data := await line.pull()) is not None:
            message = protocol.read_reply(data)
            self.heard.append(message)
            self.session.hear(message)
            if isinstance(message, protocol.State):
                for command in self.session.unanswered:
                    self._lobby.hear(line, protocol.read_message(protocol.written(command)))

    def say(self, kind: type[Any], **fields: Any) -> None:
        """Say something, and wait for nothing."""
        assert self._line is not None
        self._lobby.hear(self._line, self.session.command(kind, **fields))

    async def settled(self) -> None:
        """Wait until everything that was said is answered."""
        async with asyncio.timeout(10):
            while self.session.unanswered:
                await asyncio.sleep(0.01)


async def table_of_two(store: Fragile) -> tuple[Lobby, list[Guest]]:
    """A duel that is dealt."""
    lobby = Lobby(store, BotPool(), Entropy(), Limits())
    seats = [Wish("me", "will"), Wish("open", "isis")]
    created = lay(NewTable("Anna", game="duel", seats=seats, options={"turn_cap": 2}), "anna", Entropy())
    await lobby.lay(created)
    await lobby.arrive(created.id, "ben", "Ben", created.invite)
    guests = [Guest(lobby, person, created.id, seat) for seat, person in enumerate(("anna", "ben"))]
    for guest in guests:
        await guest.connect()
        guest.say(protocol.Ready, seed=SEED)
    for guest in guests:
        await guest.settled()
    return lobby, guests


@pytest.fixture
def store(tmp_path: Path) -> Fragile:
    return Fragile(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_what_was_refused_is_not_done_afterwards(store: Fragile) -> None:
    async def story() -> None:
        _, (anna, ben) = await table_of_two(store)
        anna.heard.clear()
        store.failures = 1
        anna.say(protocol.Chat, text="once?")
        await anna.settled()
        await asyncio.sleep(0.2)
        assert [type(message).__name__ for message in anna.heard][:2] == ["Refused", "State"]
        assert not any(isinstance(message, protocol.Done) for message in anna.heard)
        assert not any(line.kind == "chat" for line in (*anna.session.lines, *ben.session.lines))
        anna.say(protocol.Chat, text="once.")
        await anna.settled()
        assert [line.says for line in anna.session.lines if line.kind == "chat"] == ["once."]

    asyncio.run(story())
    store.close()


def test_a_room_that_fails_twice_is_read_anew_by_whoever_comes_next(
    store: Fragile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        lobby, (anna, ben) = await table_of_two(store)
        real = Gathering._send_state

        def broken(*_: object) -> None:
            raise KeyError("a fault of ours")

        monkeypatch.setattr(Gathering, "_send_state", broken)
        anna.say(protocol.Chat, text="before")
        await anna.settled()
        assert anna._line is not None
        lobby.hear(anna._line, protocol.Speak("it"))
        async with asyncio.timeout(10):
            while ben._line is not None and ben._line.closing is None:
                await asyncio.sleep(0.01)
        assert ben._line is not None
        assert ben._line.closing == 1011
        monkeypatch.setattr(Gathering, "_send_state", real)
        await ben.connect()
        ben.say(protocol.Chat, text="after")
        await ben.settled()
        assert [line.says for line in ben.session.lines if line.kind == "chat"] == ["before", "after"]

    asyncio.run(story())
    store.close()


def test_a_room_is_looked_into_when_all_it_tells_is_on_the_disk(store: Fragile) -> None:
    async def story() -> None:
        lobby, (anna, _) = await table_of_two(store)
        store.failures, store.pause = 1, 0.3
        anna.say(protocol.Propose, what="abort")
        room = await lobby.room(anna.session.id, "anna")
        assert room.company.motions == {}

    asyncio.run(story())
    store.close()


def test_other_tables_go_on_while_a_long_journal_is_read(store: Fragile) -> None:
    async def story() -> None:
        lobby, guests = await table_of_two(store)
        anna = guests[0]
        for guest in guests * 5:
            guest.say(protocol.Chat, text="Hello!")
            await guest.settled()
        rows = (await lobby.room(anna.session.id, "anna")).entries
        lobby._booths.clear()
        reading = asyncio.create_task(lobby.room(anna.session.id, "anna"))
        steps: list[int] = []
        real = Gathering.apply

        def counted(self: Gathering, *entry: Any) -> None:
            steps[-1] += 1
            real(self, *entry)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Gathering, "apply", counted)
            while not reading.done():
                steps.append(0)
                await asyncio.sleep(0)
        assert sum(steps) == rows - 1
        assert max(steps) <= SLICE

    asyncio.run(story())
    store.close()


def test_of_a_table_by_older_rules_only_those_hear_whose_it_is(store: Fragile) -> None:
    async def story() -> None:
        lobby, (anna, _) = await table_of_two(store)
        created = (await lobby.room(anna.session.id, "anna")).created
        older = entry_bytes(msgspec.structs.replace(created, rules=0))
        with store._engine.begin() as connection:
            connection.execute(update(JOURNAL).where(JOURNAL.c.number == 0).values(body=older))
        lobby._booths.clear()

        async def refusal_of(person: str, hello: protocol.Hello) -> str:
            with pytest.raises(Refusal) as refused:
                await lobby.connect(person, hello)
            return refused.value.error

        for person, error in (("anna", "older-rules"), ("ben", "older-rules"), ("eve", "no-such-table")):
            assert await refusal_of(person, protocol.Hello(created.id, seat=0)) == error
            with pytest.raises(Refusal, match=error):
                await lobby.room(created.id, person)
        for watch, error in ((created.watch, "older-rules"), (created.invite, "no-such-table")):
            assert await refusal_of("eve", protocol.Hello(created.id, watch=watch)) == error

    asyncio.run(story())
    store.close()


def test_an_address_pays_for_what_it_has_told_again(store: Fragile) -> None:
    async def story() -> None:
        lobby, (anna, _) = await table_of_two(store)
        house = House(lobby, Limits(), is_secure=False)
        told = anna.session.n
        assert told > 0
        line = await lobby.connect("anna", protocol.Hello(anna.session.id, 0, 0))
        assert lobby.pages(line) == told
        for have, pages in ((told, 0), (told - 1, 1), (told + 1, told)):
            line = await lobby.connect("anna", protocol.Hello(anna.session.id, have, 0))
            assert lobby.pages(line) == pages
        lobby.hear(line, protocol.Speak("it"))
        assert lobby.pages(line) == told
        assert house.may_say("10.0.0.1")
        house.charge("10.0.0.1", PAGES * Limits().sockets * WHOLE)
        assert not house.may_say("10.0.0.1", protocol.Ping())
        assert house.may_say("10.0.0.2")

    asyncio.run(story())
    store.close()
