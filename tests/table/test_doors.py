"""Doors: nobody gets in with a secret that is not theirs, and nobody learns anything from being refused.

A real server; every route and every message, listed from the code, is tried by everybody who should stay outside.
"""

from __future__ import annotations

import secrets
import socket
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec
import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.server.app import ROUTES
from spiralhill.server.limits import Limits
from spiralhill.table import protocol
from spiralhill.table.journal import Created, read_entry
from tests.table.guests import Answer, Header, Line, Party, Person, Wire, party, secret_hash
from tests.table.serving import HOME, Server, serving

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
    "games": False,
    "health": False,
    "figures": False,
}
INTRUDERS: Final = (
    "no secret",
    "an empty secret",
    "a broken secret",
    "a secret in quotes",
    "a secret that is too long",
    "a secret with other letters",
    "a wrong secret",
    "another seat",
    "another table",
    "a freed seat",
    "a seat that was handed on",
    "an expired secret",
)


@dataclass(frozen=True)
class Intruder:
    """Somebody who should stay outside, and where they would like to be."""

    person: Person
    party: Party
    seat: int


@dataclass(frozen=True)
class Place:
    """A house with a table in play, one before the deal and one that has ended, and with people outside."""

    server: Server
    playing: Party
    waiting: Party
    ended: Party
    intruders: dict[str, Intruder]
    freed: Line
    handed: Line
    used_link: str

    def journals(self) -> list[list[tuple[Any, ...]]]:
        """What is written down of every table."""
        return [self.server.journal(party.table.id) for party in (self.playing, self.waiting, self.ended)]

    def created(self, party: Party) -> Created:
        """How a table was laid, with its codes and its seed."""
        created = read_entry(self.server.journal(party.table.id)[0][2])
        assert isinstance(created, Created)
        return created

    def tells_nothing(self, data: bytes, party: Party) -> None:
        """A refusal says nothing of a table: no names, codes, seeds or cards, and nothing that looks like a state."""
        created = self.created(party)
        codes = [row[0] for row in self.server.query("select code from links where table_id = ?", party.table.id)]
        parts = ['"view"', '"piles"', '"seats"', '"lines"', '"options"', '"invite"', '"watch"', '"phase"']
        for secret in (*codes, created.seed, created.host, *(person.name for person in party.people), *CARDS, *parts):
            assert secret.encode() not in data, (secret, data)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("doors"), rate=1000, sockets=3000) as server:
        # Somebody whose secret will have expired in a moment.
        secret, expires = secrets.token_urlsafe(32), int(time.time()) + 4
        server.change("insert into guests values (?, ?, ?)", "f" * 32, secret_hash(secret), expires)
        xaver = Person(server, "Xaver", cookie=secret)
        anna, bob, leo, lena = (Person(server, name) for name in ("Anna", "Bob", "Leo", "Lena"))
        playing = party(server, seats=[anna, bob, xaver, leo])
        hand = playing.lines[3].command(protocol.Hand)
        assert isinstance(hand, protocol.Done)
        assert lena.join(hand.code).seat == 3
        handed = playing.lines[3]
        playing.people[3], playing.lines[3] = lena, lena.line(playing.table.id, 3)

        gina, fred, ida = (Person(server, name) for name in ("Gina", "Fred", "Ida"))
        waiting = party(server, seats=[gina, fred, Person(server, "Hans")], deal=False)
        assert isinstance(waiting.lines[0].command(protocol.Free, 1), protocol.Done)
        assert ida.join(waiting.table.invite).seat == 1
        freed = waiting.lines[1]
        waiting.people[1], waiting.lines[1] = ida, ida.line(waiting.table.id, 1)

        ended = party(server, seats=[Person(server, "Olga"), Person(server, "Paul")])
        assert isinstance(ended.lines[0].command(protocol.Propose, "abort"), protocol.Done)
        assert isinstance(ended.lines[1].command(protocol.Agree, "abort"), protocol.Done)

        bad = ("", "%00%ff", '"' * 3, "x" * 5000, "\u00e9\u00ff", secrets.token_urlsafe(32))
        people = [Person(server, "Mallory"), *(Person(server, "Mallory", cookie=one) for one in bad), bob, gina]
        wanted = [Intruder(person, playing, 0) for person in people]
        wanted += [Intruder(fred, waiting, 1), Intruder(leo, playing, 3), Intruder(xaver, playing, 2)]
        intruders = dict(zip(INTRUDERS, wanted, strict=True))
        for number, intruder in enumerate(wanted, 1):
            # Whoever guesses too much must not spoil it for the others.
            intruder.person.address = f"127.0.1.{number}"
        time.sleep(max(0.0, expires + 0.1 - time.time()))
        yield Place(server, playing, waiting, ended, intruders, freed, handed, hand.code)
        for line in (freed, handed, *playing.lines, *waiting.lines, *ended.lines):
            line.close()
        assert server.figures()["spiralhill_faults_total"] == 0
        assert '"error"' not in server.log()


@pytest.fixture
def unchanged(place: Place) -> Iterator[None]:
    """Nothing may be written down meanwhile."""
    before = place.journals()
    yield
    assert place.journals() == before


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


def test_browsers_are_kept_strict(place: Place) -> None:
    answer = place.playing.people[0].get("/api/games")
    headers = {name.lower(): value for name, value in answer.headers}
    assert "unsafe" not in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    created = Person(place.server, "Nora", "127.0.2.1").post("/api/tables", {"name": "Nora", "game": "duel"})
    cookie = next(value for name, value in created.headers if name.lower() == "set-cookie").lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


# Other pages


def foreign_origins(server: Server) -> list[tuple[str, ...]]:
    """The origins that are not ours, however much they look like it."""
    port, home = server.port, server.url
    return [
        (),
        ("",),
        ("null",),
        ("http://evil.example",),
        ("https://evil.example",),
        (f"http://evil.example:{port}",),
        (f"https://127.0.0.1:{port}",),
        (f"ws://127.0.0.1:{port}",),
        (f"file://127.0.0.1:{port}",),
        ("http://127.0.0.1",),
        (f"http://127.0.0.1:{port + 1}",),
        (f"http://127.0.0.1:{port}0",),
        (f"http://127.0.0.2:{port}",),
        (f"http://127.1:{port}",),
        (f"http://2130706433:{port}",),
        (f"http://0x7f.0.0.1:{port}",),
        (f"http://localhost.evil.example:{port}",),
        (f"http://evil.localhost:{port}",),
        (f"http://evil-localhost:{port}",),
        (f"http://localhost.:{port}",),
        (f"http://localhost`:{port}",),
        (f"http://LOCALHOST:{port}",),
        (home.upper(),),
        (f"{home}.evil.example",),
        (f"{home}@evil.example",),
        (f"http://127.0.0.1:{port}@evil.example",),
        (f"http://user@127.0.0.1:{port}",),
        (f"http://evil.example#{home}",),
        (f"http://evil.example/{home}",),
        (f"{home}/",),
        (f"{home}/index.html",),
        (f"{home}?a",),
        (f"{home},http://evil.example",),
        (f"{home} http://evil.example",),
        (f"http://evil.example {home}",),
        (f"//127.0.0.1:{port}",),
        (f"127.0.0.1:{port}",),
        (f"http:/127.0.0.1:{port}",),
        (f"http:\\\\127.0.0.1:{port}",),
        (f"http://127.0.0.1\t:{port}",),
        (f"http://[::1%25eth0]:{port}",),
        (f"http://\u00ef\u00bc\u0091127.0.0.1:{port}",),
        ("*",),
        (home, "http://evil.example"),
        ("http://evil.example", home),
        (home, "null"),
    ]


def upgrade(person: Person, origins: tuple[str, ...]) -> int:
    """What the server says to a WebSocket handshake from a page with that origin."""
    headers: list[Header] = [
        ("Host", HOME),
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "AQIDBAUGBwgJCgsMDQ4PEA=="),
        *(("Origin", origin) for origin in origins),
        ("Cookie", f"spiralhill={person.cookie}"),
    ]
    asked = "".join(f"{name}: {value}\r\n" for name, value in headers)
    with socket.create_connection((HOME, person.server.port), 10) as raw, raw.makefile("rb") as said:
        raw.sendall(f"GET /ws HTTP/1.1\r\n{asked}\r\n".encode("latin-1"))
        return int(said.readline().split()[1])


@pytest.mark.usefixtures("unchanged")
def test_no_foreign_page_opens_a_socket(place: Place) -> None:
    """R20"""
    anna = place.playing.people[0]
    variants = foreign_origins(place.server)
    assert len(variants) >= 25
    for origins in variants:
        assert upgrade(anna, origins) == 403, origins
    for ours in (place.server.url, f"http://localhost:{place.server.port}", f"http://[::1]:{place.server.port}"):
        assert upgrade(anna, (ours,)) == 101


@pytest.mark.usefixtures("unchanged")
def test_no_foreign_page_sends_anything(place: Place) -> None:
    """R20"""
    anna = place.playing.people[0]
    cookie = ("Cookie", f"spiralhill={anna.cookie}")
    before = place.server.query("select count(*) from journal")
    with anna.stream(place.playing.table.id, 0) as line:
        bodies = {
            "/api/tables": msgspec.json.encode({"name": "Anna", "game": "duel"}),
            "/api/join": msgspec.json.encode({"name": "Anna", "code": place.waiting.table.invite}),
            f"/api/lines/{line.token}": protocol.written(protocol.Chat("foreign", "hello")),
        }
        for origins in foreign_origins(place.server):
            for path, body in bodies.items():
                for kind in ("application/json", "text/plain"):
                    headers = [*(("Origin", origin) for origin in origins), cookie, ("Content-Type", kind)]
                    answer = anna.ask("POST", path, body, headers)
                    assert answer.status == 403, origins
                    assert answer.json()["error"] == "wrong-origin"
    assert place.server.query("select count(*) from journal") == before


def test_no_foreign_page_reads_anything(place: Place) -> None:
    """R20"""
    anna = place.playing.people[0]
    cookie = ("Cookie", f"spiralhill={anna.cookie}")
    table = place.playing.table.id
    for path in (f"/api/tables/{table}/stream?seat=0", "/api/mine", f"/api/tables/{table}/record"):
        for header in (
            ("Sec-Fetch-Site", "cross-site"),
            ("Sec-Fetch-Site", "same-site"),
            ("Origin", "http://evil.example"),
            ("Origin", "null"),
        ):
            answer = anna.ask("GET", path, headers=[header, cookie])
            assert answer.status == 403
            place.tells_nothing(answer.body, place.playing)


# Guessing


def test_guessing_codes_is_slow(place: Place) -> None:
    """R19"""
    guesser = Person(place.server, "Mallory", "127.0.0.77")

    def tried(code: str) -> int:
        return guesser.ask("POST", "/api/join", msgspec.json.encode({"code": code, "name": "Mallory"})).status

    tries = [tried(secrets.token_urlsafe(16)) for _ in range(40)]
    assert tries[0] == 404
    assert 429 in tries[: Limits().wrong_codes + 2]
    # Whoever has guessed so often is not let in with the right one either; others are.
    assert tried(place.waiting.table.invite) == 429
    assert Person(place.server, "Quinn").join(place.waiting.table.watch).seat is None


def test_codes_cannot_be_guessed_at_all(place: Place) -> None:
    """R19"""
    created = place.created(place.playing)
    for code in (created.invite, created.watch, place.used_link):
        assert len(code) >= 22  # 128 bits in base 64
    cookies = [person.cookie or "" for person in place.playing.people]
    assert all(len(cookie) >= 43 for cookie in cookies)
    # Only the hashes of people's secrets are kept.
    files = [path.read_bytes() for path in (place.server.folder / "data").iterdir() if path.is_file()]
    for cookie in cookies:
        assert not any(cookie.encode() in data for data in files)
        assert cookie not in place.server.log()
