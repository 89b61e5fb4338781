"""Other pages: whatever a browser is made to send by a page that is not ours is refused, and guessing is slow."""

from __future__ import annotations

import secrets
import socket
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
import pytest

from spiralhill.server.limits import Limits
from spiralhill.server.people import LIFETIME
from spiralhill.table import protocol
from tests.table.doorstep import Place
from tests.table.guests import Header, Person, secret_hash
from tests.table.serving import HOME, Server, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.0/8")
NO_CODE: Final = "AAAAAAAAAAAAAAAAAAAAAA"


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


def test_whoever_comes_back_is_remembered_for_longer(place: Place) -> None:
    server, now = place.server, time.time()

    def came(path: str, left: float) -> tuple[str, int]:
        """The cookie that somebody gets who would have been forgotten after so many seconds, and when they now are."""
        secret, id = secrets.token_urlsafe(32), secrets.token_hex(16)
        server.change("insert into guests values (?, ?, ?)", id, secret_hash(secret), int(now + left))
        person = Person(server, "Rosa", "127.0.2.2", secret)
        body = b"" if path == "/api/mine" else msgspec.json.encode({"name": "Rosa", "game": "duel"})
        answer = person.ask("POST" if body else "GET", path, body)
        assert answer.status in (200, 201)
        cookie = "".join(value for name, value in answer.headers if name.lower() == "set-cookie")
        ((same, expires),) = server.query("select id, expires from guests where secret = ?", secret_hash(secret))
        assert same == id
        assert not cookie or cookie.startswith(f"spiralhill={secret};")
        # Once is enough.
        assert not any(name.lower() == "set-cookie" for name, _ in person.get("/api/mine").headers)
        return cookie.lower(), expires - int(now)

    for path in ("/api/mine", "/api/tables"):
        cookie, left = came(path, LIFETIME / 2 - 10)
        assert f"max-age={LIFETIME}" in cookie
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert LIFETIME - 5 < left < LIFETIME + 60
        cookie, left = came(path, LIFETIME / 2 + 100)
        assert (cookie, left) == ("", LIFETIME // 2 + 100)


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


# Behind a proxy


@pytest.mark.parametrize(
    ("flags", "believed"),
    [
        ([], []),
        (["--public-url", "https://cards.example.org"], ["127.0.0.1"]),
        (["--public-url", "https://cards.example.org", "--proxy", "127.0.0.8"], ["127.0.0.1", "127.0.0.8"]),
    ],
)
def test_only_our_proxy_says_where_people_come_from(tmp_path: Path, flags: list[str], believed: list[str]) -> None:
    """R19: whoever could name another address with every guess could guess for ever."""
    with serving(tmp_path, more=flags) as server:
        home = flags[1] if flags else server.url
        for peer in ("127.0.0.1", "127.0.0.8", "127.0.0.9"):
            guesser = Person(server, "Mallory", peer)
            guess = msgspec.json.encode({"code": NO_CODE, "name": "Mallory"})
            headers = [("Origin", home), ("Content-Type", "application/json")]
            tries = [
                guesser.ask("POST", "/api/join", guess, [*headers, ("X-Forwarded-For", f"8.8.8.8, 10.0.0.{number}")])
                for number in range(Limits().wrong_codes + 5)
            ]
            assert (429 not in {answer.status for answer in tries}) == (peer in believed)
