"""The protocol is told in three places, the code, the docs and the web client's types, and all say the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from spiralhill.server.app import ROUTES
from spiralhill.table import protocol
from spiralhill.table.laying import NewTable
from tools import typescript

DOCS = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.typescript(), "run python -m tools.typescript"


def test_the_docs_name_every_message_and_every_matter() -> None:
    names = {kind.__name__ for union in (protocol.Inbound, protocol.Outbound) for kind in get_args(union)}
    told = set(re.findall(r"`(\w+)`", DOCS))
    assert names - told == set()
    assert set(get_args(protocol.Matter)) - told == set()


def test_the_docs_name_every_route() -> None:
    paths = {path for route in ROUTES for path in route.paths}
    told = {re.sub(r"<\w+>", "{}", path) for path in re.findall(r"(/[a-z/<>]+)", DOCS)}
    assert {re.sub(r"\{[^}]*\}", "{}", path) for path in paths} - told == set()


def test_the_limits_in_the_docs_are_those_of_the_code() -> None:
    from spiralhill.server.limits import Limits

    limits = Limits()
    for number in (protocol.MESSAGE_BYTES, limits.rate, limits.burst, limits.sockets, limits.doors, limits.wrong_codes):
        assert str(number) in DOCS.partition("## Limits")[2]
    assert str(limits.unread) in DOCS.partition("## Limits")[2]


def test_a_message_is_itself_after_the_journey() -> None:
    for message in (
        protocol.Hello("0123456789ab", 3, 1, None, "it"),
        protocol.Pick("a-1", 7, "play shotgun @2"),
        protocol.Propose("a-2", "rollback", 12),
    ):
        assert protocol.read_message(protocol.written(message)) == message
    for reply in (protocol.Done(3, "a-1", 3), protocol.Bye(0, "going-down", "…", 1.0)):
        assert protocol.read_reply(protocol.written(reply)) == reply


@pytest.mark.parametrize("layers", [protocol.LAYERS, protocol.LAYERS + 1, 100, *range(900, 1000, 3), 1900])
def test_what_is_nested_too_deeply_is_not_read(layers: int) -> None:
    deep = b"[" * layers + b"]" * layers
    choose = b'{"t":"choose","id":"c","plays":%s}' % deep
    seat = b'{"name":"Anna","game":"duel","seats":[{"plays":%s}]}' % deep
    option = b'{"name":"Anna","game":"duel","options":{"turn_cap":%s}}' % deep[1:-1]
    for data, kind in ((choose, protocol.Inbound), (seat, NewTable), (option, NewTable)):
        if layers == protocol.LAYERS:
            assert msgspec.json.decode(data, type=kind)
            continue
        with pytest.raises((msgspec.ValidationError, RecursionError)):
            msgspec.json.decode(data, type=kind)
