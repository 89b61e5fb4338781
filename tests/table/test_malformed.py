"""No message can crash a table or change it unless it may: in one process, and over real sockets.

A larger number: `python -m tests.table.malformed 1000000`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from spiralhill.table import protocol
from spiralhill.table.entropy import Foreseen
from spiralhill.table.journal import read_entry
from spiralhill.table.messages import Opened
from tests.table.guests import Line, Party, Person, Wire, party, play
from tests.table.malformed import JUNK, Raw, Words, bad_message, fire, is_sentence, spoiled, text_of, torn
from tests.table.room_story import room_from
from tests.table.serving import Server, serving

# Only Linux has as many loopback addresses as there are people here.
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.0/8")
IN_PROCESS = 5000
OVER_SOCKETS = 1000
BY_HTTP = 300
BATCH = 5


@pytest.mark.parametrize("part", range(4))
def test_nothing_comes_of_malformed_messages(part: int) -> None:
    """R22"""
    tally = fire(IN_PROCESS // 4, 100 + part)
    assert tally.sent == IN_PROCESS // 4
    assert min(tally.became[kind] for kind in ("not read", "refused", "ignored", "answered", "done")) > 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("malformed"), rate=5000, sockets=2000) as server:
        yield server
        assert server.is_alive
        assert server.figures()["spiralhill_faults_total"] == 0
        assert '"error"' not in server.log()
        assert "Traceback" not in server.log()


def known_to(line: Line, party: Party, rng: Random) -> Words:
    others = [pick for other in party.lines if other is not line for pick in other.options]
    rng.shuffle(others)
    codes = [party.table.invite, party.table.watch]
    return Words(party.table.id, codes, line.n, line.n, line.options, others[:6])


def shoot(wire: Wire, data: bytes, rng: Random) -> None:
    """Send a message as text, true or not, or as bytes."""
    wire.socket.send(data, text=rng.random() < 0.97)


def answers(wire: Wire) -> Iterator[protocol.Outbound]:
    """What comes back until the server has answered everything, or has hung up."""
    wire.say(protocol.Ping())
    while (message := wire.hear()) is not None:
        yield message
        if isinstance(message, protocol.Pong):
            return


def shown(party: Party, line: Line, seat: int | None) -> protocol.State:
    """The table as the server shows it to somebody who comes in now."""
    return msgspec.structs.replace(line.until(protocol.State), online=[])


def told(server: Server, party: Party, seat: int | None) -> protocol.State:
    """The table as its journal tells it."""
    rows = [(read_entry(row[2]), row[3], row[4], row[5]) for row in server.journal(party.table.id)]
    room = room_from(rows, Foreseen(1))
    person = "" if seat is None else room.company.places[seat].person
    watch = party.table.watch if seat is None else None
    outcome = room.step(0.0, Opened(1, person, protocol.Hello(party.table.id, seat=seat, watch=watch)))
    state = protocol.read_reply(outcome.out[0][1])
    assert isinstance(state, protocol.State)
    return msgspec.structs.replace(state, online=[])


def test_nothing_comes_of_them_over_sockets(server: Server) -> None:
    """R22"""
    rng, sent = Random(5), 0
    became: Counter[str] = Counter()
    with party(server, "duel", 3) as table:
        # A question to which there is more than one answer waits for as long as it takes.
        assert any(len(line.options) > 1 for line in table.lines)
        before = len(server.journal(table.table.id))
        while sent < OVER_SOCKETS:
            seat = rng.choice([0, 1, 2, None, None])
            person = Person(server, "Eve") if seat is None else table.people[seat]
            watch = table.table.watch if seat is None else None
            with person.line(table.table.id, seat, watch=watch) as wire:
                wire.until(protocol.State)
                known = known_to(wire, table, rng)
                try:
                    for _ in range(BATCH):
                        shoot(wire, bad_message(rng, known), rng)
                        sent += 1
                except ConnectionClosed:
                    continue
                finally:
                    for message in answers(wire):
                        became[type(message).__name__] += 1
                        if isinstance(message, (protocol.Refused, protocol.Bye)):
                            assert is_sentence(message.says), message
                        assert seat is not None or not isinstance(message, protocol.Done)
        rows = server.journal(table.table.id)
        # A command on a line that was cut right afterwards may have been carried out unanswered; nothing else may.
        assert became["Done"] <= len(rows) - before <= became["Done"] + sent // 50
        assert became["Refused"] + became["Bye"] > OVER_SOCKETS // 2
        for seat, line in enumerate([*table.lines, None]):
            asked = None if line is None else seat
            person = Person(server, "Eve") if line is None else table.people[seat]
            watch = table.table.watch if line is None else None
            with person.line(table.table.id, asked, watch=watch) as fresh:
                assert shown(table, fresh, asked) == told(server, table, asked)


@pytest.mark.parametrize("size", [4097, 5000, 65_536, 5_000_000, 20_000_000])
@pytest.mark.parametrize("text", [True, False])
def test_frames_that_are_too_large(server: Server, size: int, text: bool) -> None:
    """R23"""
    with party(server, "duel", 2, deal=False) as table, Person(server, "Eve").socket() as stranger:
        member = table.lines[0]
        assert isinstance(member, Wire)
        for wire in (member, stranger):
            try:
                # Bytes count, not letters.
                wire.socket.send(b'"' + "é".encode() * (size // 2) + b'"', text=text)
            except ConnectionClosed:
                continue
            while (message := wire.hear()) is not None:
                if isinstance(message, protocol.Bye):
                    assert is_sentence(message.says)
            assert wire.code in (1006, 1008, 1009)
        table.lines[1].catch_up()


def test_nothing_comes_of_malformed_requests(server: Server) -> None:
    """R22"""
    rng = Random(8)
    person = Person(server, "Eve", "127.0.0.9")
    wishes: list[dict[str, Any]] = [
        {"name": "Eve", "game": "duel", "seats": [{"who": "me", "plays": "will"}, {"who": "open"}]},
        {"name": "Eve", "game": "holidays", "options": {}, "timing": {"bank": 60}, "pace": 1},
        {"name": "Eve", "same_deal_as": "0123456789ab"},
    ]
    joins: list[dict[str, Any]] = [{"code": "A" * 22, "name": "Eve"}]
    for number in range(BY_HTTP):
        path, wish = ("/api/tables", rng.choice(wishes)) if number % 3 else ("/api/join", rng.choice(joins))
        inner = wish.get("seats")
        fields = spoiled(rng, wish)
        if isinstance(inner, list) and number % 2:
            seats = Raw("[" + ",".join(text_of(spoiled(rng, one)) for one in inner) + "]")
            fields = [(name, seats if name == "seats" else value) for name, value in wish.items()]
        text = text_of(fields)
        body = torn(rng, text) if rng.random() < 0.1 else text.encode("utf-8", "surrogatepass")
        person.address = f"127.0.3.{number % 200 + 1}"
        answer = person.ask("POST", path, body)
        assert answer.status in (201, 400, 404), (body, answer)
        if answer.status != 201:
            said = answer.json()
            assert set(said) == {"error", "says"}
            assert is_sentence(said["says"]), said
        else:
            # Whatever could be laid can be sat down at.
            opened = person.ask("GET", f"/api/tables/{answer.json()['table']}/stream?watch={answer.json()['watch']}x")
            assert opened.status == 404
    for _ in range(BY_HTTP // 3):
        junk = [rng.choice(JUNK)(rng) for _ in range(4)]
        texts = [one.text if isinstance(one, Raw) else json.dumps(one) for one in junk]
        seat, have, lang, table = (quote(text, safe="", errors="surrogatepass")[:1500] for text in texts)
        query = f"seat={seat}&have={have}&lang={lang}&watch={have}"
        answer = person.ask("GET", f"/api/tables/{table or 'x'}/stream?{query}")
        assert answer.status in (400, 404), query


def test_whatever_can_be_laid_can_be_played(server: Server) -> None:
    """Numbers beyond all bounds in the options of a table do not stop it."""
    for options in ({"turn_cap": 10**30}, {"build_limit": 2**64}, {"turn_cap": 1}):
        with party(server, "duel", 2, options=options) as table:
            assert play(table, Random(1), 20) > 0
