"""Doors: nobody gets in with a secret that is not theirs, and nobody learns anything from being refused.

A real server; every route and every message, listed from the code, is tried by everybody who should stay outside.
"""

from __future__ import annotations

import sys
from typing import Any, Final, get_args

import msgspec
import pytest

from spiralhill.server.app import ROUTES
from spiralhill.table import protocol
from spiralhill.table.journal import read_entry
from tests.table.doorstep import INTRUDERS, Place
from tests.table.guests import Answer, Line, Person, Wire

# Only Linux has as many loopback addresses as there are people here.
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.0/8")
UNKNOWN: Final = "0123456789ab"
NO_CODE: Final = "AAAAAAAAAAAAAAAAAAAAAA"
MESSAGES: Final[tuple[type[protocol.In], ...]] = get_args(protocol.Inbound)
# Every message as it would mean something, if it came from a seat.
SAMPLES: Final[dict[type[protocol.In], tuple[Any, ...]]] = {
    protocol.Hello: (UNKNOWN,),
    protocol.Speak: ("it",),
    protocol.Ping: (),
    protocol.Ready: ("q", "ab" * 16),
    protocol.Choose: ("q", "isis"),
    protocol.Pick: ("q", 0, "stop"),
    protocol.Undo: ("q", 0),
    protocol.Propose: ("q", "abort"),
    protocol.Agree: ("q", "abort"),
    protocol.Decline: ("q", "abort"),
    protocol.Chat: ("q", "hello"),
    protocol.Mute: ("q", 0),
    protocol.StandIn: ("q", "greedy"),
    protocol.Free: ("q", 0),
    protocol.Hand: ("q",),
    protocol.Why: ("q", 1),
}
# Every route, and whether it opens something only to those who have a secret. The others are for everybody.
TRIED: Final = {
    "new_table": True,
    "join": True,
    "mine": True,
    "record": True,
    "ws": True,
    "stream": True,
    "say": True,
    "replay": True,
    "verify": True,
    "fork": True,
    "games": False,
    "cards": False,
    "rules": False,
    "lesson": False,
    "index": False,
    "file": False,
    "health": False,
    "figures": False,
    "deck": False,
    "packs": False,
    "draft": False,
}


def sample(kind: type[protocol.In]) -> protocol.In:
    return kind(*SAMPLES[kind])


def everything(line: Line) -> list[protocol.Outbound]:
    """All that comes until the server hangs up, which it must."""
    heard: list[protocol.Outbound] = []
    while (message := line.hear(5)) is not None:
        heard.append(message)
    return heard


every_intruder = pytest.mark.parametrize("name", INTRUDERS)


def test_every_route_is_tried() -> None:
    routes: list[Any] = list(ROUTES)
    assert {route.fn.__name__ for route in routes} == set(TRIED)


def test_every_message_is_tried() -> None:
    assert set(MESSAGES) == set(SAMPLES)


# Messages on a socket


@every_intruder
@pytest.mark.usefixtures("unchanged")
def test_no_message_gets_in(place: Place, name: str) -> None:
    intruder = place.intruders[name]
    hello = protocol.Hello(intruder.party.table.id, seat=intruder.seat)
    for kind in MESSAGES:
        first = hello if kind is protocol.Hello else sample(kind)
        for said in ([first], [hello, sample(kind)]):
            with intruder.person.socket() as wire:
                for message in said:
                    wire.say(message)
                heard = everything(wire)
                # What is sent into a socket that is being closed may cost the last word of the server.
                assert [type(message) for message in heard] == [protocol.Bye] or (len(said) > 1 and not heard)
                assert wire.code in (1008, None if heard else 1006)
                place.tells_nothing(b"".join(wire.heard), intruder.party)


@pytest.mark.usefixtures("unchanged")
def test_a_seat_needs_its_secret_beside_any_code(place: Place) -> None:
    table = place.playing.table
    stranger = Person(place.server, "Mallory")
    for seat in range(16):
        for watch in (table.watch, table.invite, None):
            with stranger.line(table.id, seat, watch=watch) as wire:
                assert [type(message) for message in everything(wire)] == [protocol.Bye]
    for watch in (None, table.invite, place.waiting.table.watch, NO_CODE):
        with stranger.line(table.id, watch=watch) as wire:
            assert [type(message) for message in everything(wire)] == [protocol.Bye]


@pytest.mark.usefixtures("unchanged")
def test_spectators_watch(place: Place) -> None:
    table = place.playing.table
    for kind in MESSAGES:
        with Person(place.server, "Sam").line(table.id, watch=table.watch) as wire:
            state = wire.until(protocol.State)
            assert state.table.mine == []
            assert (state.table.invite, state.table.watch, state.table.seed) == ("", "", "")
            heard = len(wire.heard)
            wire.say(sample(kind))
            if kind is protocol.Hello:
                assert isinstance(everything(wire)[-1], protocol.Bye)
            elif kind in (protocol.Ping, protocol.Speak):
                assert isinstance(wire.hear(), (protocol.Pong, protocol.State))
            else:
                answer = wire.answered("q")
                assert isinstance(answer, protocol.Refused)
                assert answer.error == "spectators-watch"
                place.tells_nothing(b"".join(wire.heard[heard:]), place.playing)


def test_a_seat_speaks_for_itself_alone(place: Place) -> None:
    """Whatever a seat sends is refused, or happens at that seat."""
    playing = place.playing
    for line in playing.lines:
        line.catch_up()
    asked = [pick for line in playing.lines for pick in line.options]
    seat = next(seat for seat in (0, 1) if not playing.lines[seat].options)
    line, other = playing.lines[seat], 1 - seat
    names_nobody = (protocol.Propose, protocol.Decline, protocol.Chat, protocol.Mute, protocol.StandIn, protocol.Hand)
    assert asked
    for kind in MESSAGES:
        if not issubclass(kind, protocol.Command):
            continue
        samples = [SAMPLES[kind][1:]]
        if kind is protocol.Pick:
            samples = [(line.n, pick) for pick in asked]
        elif kind in (protocol.Mute, protocol.Free):
            samples = [(other,)]
        for fields in samples:
            before = place.server.journal(playing.table.id)
            answer = line.command(kind, *fields)
            after = place.server.journal(playing.table.id)
            assert after[: len(before)] == before
            if kind in names_nobody:
                assert isinstance(answer, protocol.Done)
                assert [getattr(read_entry(row[2]), "seat", None) for row in after[len(before) :]] == [seat]
            else:
                assert isinstance(answer, protocol.Refused), kind
                assert after == before
    assert isinstance(line.command(protocol.StandIn, None), protocol.Done)


@pytest.mark.parametrize("gone", ["freed", "handed"])
@pytest.mark.usefixtures("unchanged")
def test_whoever_lost_a_seat_is_hung_up_on(place: Place, gone: str) -> None:
    line: Line = getattr(place, gone)
    for kind in MESSAGES:
        line.say(sample(kind))
    heard = everything(line)
    assert isinstance(heard[-1], protocol.Bye)
    assert heard[-1].error == "not-your-seat"
    assert isinstance(line, Wire)
    assert line.code == 1008
    # The last that was told was that the seat is lost.
    (news,) = (line for message in heard if isinstance(message, protocol.Update) for line in message.lines)
    assert news.what == ("freed-by" if gone == "freed" else "took")


# Routes


@every_intruder
@pytest.mark.usefixtures("unchanged")
def test_no_route_lets_them_in(place: Place, name: str) -> None:
    intruder = place.intruders[name]
    person, table = intruder.person, intruder.party.table
    refused: list[bytes] = []

    stream = person.stream(table.id, intruder.seat)
    assert stream.status in (400, 404)
    refused.append(stream.refusal)
    stream.close()

    with place.playing.people[0].stream(place.playing.table.id, 0) as line:
        for kind in MESSAGES:
            answer = person.ask("POST", f"/api/lines/{line.token}", protocol.written(sample(kind)))
            assert answer.status == 404
            refused.append(answer.body)

    for party_ in (place.playing, place.waiting, place.ended):
        answer = person.get(f"/api/tables/{party_.table.id}/record")
        assert answer.status == 404
        refused.append(answer.body)

    for route, wish in (("replay", {}), ("verify", {}), ("forks", {"name": "Mallory", "seat": 0, "ply": 0})):
        told = msgspec.json.encode({"table": place.ended.table.id, **wish})
        answer = person.ask("POST", f"/api/{route}", told)
        assert answer.status == 404
        refused.append(answer.body)

    again = msgspec.json.encode({"name": "Mallory", "same_deal_as": place.ended.table.id})
    answer = person.ask("POST", "/api/tables", again)
    assert answer.status == 404
    refused.append(answer.body)

    for code in (place.used_link, NO_CODE, table.id + table.id, person.cookie or NO_CODE):
        answer = person.ask("POST", "/api/join", msgspec.json.encode({"code": code, "name": "Mallory"}))
        assert answer.status in (400, 404, 429)
        refused.append(answer.body)

    mine = person.get("/api/mine")
    assert mine.status == 200
    if name != "another seat":
        assert table.id.encode() not in mine.body
    if name != "another seat" and name != "another table":
        assert mine.json() == []
    for body in refused:
        assert set(msgspec.json.decode(body)) == {"error", "says"}
        place.tells_nothing(body, intruder.party)


def answers(place: Place, person: Person, table: str) -> list[object]:
    """Everything that somebody hears who knocks at a table in every way there is."""
    heard: list[object] = []
    for seat, watch in ((0, None), (3, None), (15, None), (None, None), (None, NO_CODE)):
        with person.line(table, seat, watch=watch) as wire:
            heard += [*everything(wire), wire.code]
        stream = person.stream(table, seat, watch=watch or "")
        heard += [stream.status, stream.refusal]
        stream.close()
    got: list[Answer] = [person.get(f"/api/tables/{table}/record")]
    got.append(person.ask("POST", "/api/tables", msgspec.json.encode({"name": "M", "same_deal_as": table})))
    for answer in got:
        plain = [header for header in answer.headers if header[0].lower() not in ("date", "set-cookie")]
        heard += [answer.status, plain, answer.body]
    return heard


@every_intruder
@pytest.mark.usefixtures("unchanged")
def test_unknown_and_forbidden_tables_look_alike(place: Place, name: str) -> None:
    if name == "another seat":
        # Whoever sits at the table knows that there is one.
        return
    intruder = place.intruders[name]
    nowhere = answers(place, intruder.person, UNKNOWN)
    for table in (intruder.party.table.id, place.ended.table.id):
        assert answers(place, intruder.person, table) == nowhere


def test_what_is_open_to_everybody_tells_of_no_table(place: Place) -> None:
    stranger = Person(place.server, "Mallory")
    for path in ("/api/games", "/health", "/metrics", "/", "/api", "/api/tables", "/nowhere"):
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
            answer = stranger.ask(method, path)
            assert answer.status < 500
            for table in (place.playing, place.waiting, place.ended):
                assert table.table.id.encode() not in answer.body
                for person in table.people:
                    assert person.name.encode() not in answer.body
