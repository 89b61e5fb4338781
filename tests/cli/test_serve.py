"""`spiralhill serve`: what it says when it is ready, and what cannot be meant."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from spiralhill.cli.main import main
from tests.cli.test_bad_input import complaint
from tests.cli.typist import Typist
from tests.table.serving import PATIENCE, Server, serving


def first_line(server: Server) -> str:
    """The first line that a server prints: it takes connections a moment before."""
    deadline = time.monotonic() + PATIENCE
    while "\n" not in server.log():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return server.log().splitlines()[0]


def test_a_server_says_where_its_tables_are(server: Server) -> None:
    assert first_line(server) == f"Tables are open at {server.url}"


def test_any_free_port_is_found_and_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spiralhill", "serve", "--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert not address.endswith(":0")
            with urllib.request.urlopen(f"{address}/health", timeout=10) as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGTERM)
            assert server.wait(10) == 0
        finally:
            server.kill()


def test_a_server_behind_a_proxy_says_both_addresses_and_goes_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with serving(tmp_path, more=["--public-url", "https://Cards.example.org:443/"]) as server:
        assert first_line(server) == f"Tables are open at https://cards.example.org (listening on {server.url})"
        told = complaint(capsys, "join", server.url, "--new", "duel")
        assert "This server goes by another address: come to its tables by that one." in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "-1"], "argument --port: '-1' is too small: at least 0"),
        (["--port", "99999"], "argument --port: '99999' is too large: ports go up to 65535"),
        (["--rate", "0"], "argument --rate: '0' is too small: at least 1"),
        (["--rate", "-1"], "argument --rate: '-1' is too small: at least 1"),
        (["--sockets", "0"], "argument --sockets: '0' is too small: at least 1"),
        (["--data-dir="], "argument --data-dir: name a folder, such as spiralhill-data"),
        (["--host", ""], "--host needs an address to listen on, such as 127.0.0.1"),
        *(
            (["--host", host], f"--host {host} listens everywhere: say with --public-url where people find the server")
            for host in ("0.0.0.0", "::")
        ),
        (
            ["--proxy", "10.0.0.2"],
            "--proxy says who stands before the server: say with --public-url where people find it",
        ),
        *(
            (["--public-url", url], f"--public-url is an address such as https://cards.example.org, not {url!r}")
            for url in (
                "",
                "cards.example.org",
                "http://anna:secret@cards.example.org",
                "http://cards.example.org:99999",
                "http://cards.example.org/tables",
                "http://cards.example.org#",
                "http://cards.example.org\n",
                " http://cards.example.org",
                "http://cards example.org",
                "http://cards.example.org/?a=b",
                "http://cards.example.org/#here",
            )
        ),
    ],
)
def test_what_cannot_be_meant_is_refused(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told in complaint(capsys, "serve", *arguments)


def test_a_published_record_has_an_address_that_verify_takes(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    home, stranger = tmp_path / "anna", tmp_path / "eve"
    with Typist(home, server.url, "--new", "duel", "--players", "human,greedy", "--pace", "0") as anna:
        watch = anna.link("w")
        anna.ask("abort", "The seed of the shuffles")
        with Typist(stranger, watch) as eve:
            eve.until("The game ends|You are watching")
            table = newest_table(server)
            record = f"{server.url}/api/tables/{table}/record"
            monkeypatch.setenv("XDG_STATE_HOME", str(stranger))
            assert "The record of this game is not open to you." in complaint(capsys, "verify", record)
            # Who took part may check it before everybody may.
            monkeypatch.setenv("XDG_STATE_HOME", str(home))
            assert main(["verify", f"{server.url}/g/{table}"]) == 0
            assert capsys.readouterr().out.startswith("verified: ")
            address = anna.ask("publish", r"verify takes its address: \S+\n").split()[-1]
            assert address == record
            eve.until(rf"verify takes its address: {record}\n")
    monkeypatch.setenv("XDG_STATE_HOME", str(stranger))
    assert main(["verify", address]) == 0
    assert "all legal; none of them taken back" in capsys.readouterr().out
    assert main(["replay", address]) == 0


def newest_table(server: Server) -> str:
    """The table that was laid last."""
    return str(server.query("select table_id from journal where number = 0 order by rowid desc limit 1")[0][0])
