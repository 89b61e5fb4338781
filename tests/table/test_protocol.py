"""The protocol is told in three places, the code, the docs and the web client's types, and all say the same."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from spiralhill.server.app import ROUTES
from spiralhill.table import protocol
from spiralhill.table.laying import NewTable, Wish
from tools import typescript
from tools.environment import ROOT

DOCS = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.typescript(), "run python -m tools.typescript"


def test_the_docs_name_every_message_and_every_matter() -> None:
    names = {kind.__name__ for union in (protocol.Inbound, protocol.Outbound) for kind in get_args(union)}
    told = set(re.findall(r"`(\w+)`", DOCS))
    assert names - told == set()
    assert set(get_args(protocol.Matter)) - told == set()


def test_the_docs_name_every_field() -> None:
    kinds = [get_args(union) for union in (protocol.Inbound, protocol.Outbound)]
    parts = (protocol.TableState, protocol.Sitter, protocol.Proposal, protocol.Timing, protocol.Line, protocol.Ask)
    records = [*kinds[0], *kinds[1], *parts, protocol.Times, protocol.Reason, NewTable, Wish]
    fields = {name for kind in records for name in kind.__struct_fields__}
    assert fields - set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", DOCS)))) == set()


def test_the_docs_name_every_word_of_refusal() -> None:
    sentences = (ROOT / "spiralhill" / "words" / "en" / "table.ftl").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "spiralhill").glob("*/*.py"))
    errors = {error for error in re.findall(r"^table-([\w-]+) =", sentences, re.MULTILINE) if f'"{error}"' in code}
    told = set(re.findall(r"`([a-z-]+)`", DOCS.partition("## Words of refusal")[2].partition("## An exchange")[0]))
    assert len(errors) > 40
    assert errors - told == set()
    assert told - errors - {"id"} == set()


def test_the_docs_name_every_route() -> None:
    paths = {path for route in ROUTES for path in route.paths}
    told = {re.sub(r"<\w+>", "{}", path) for path in re.findall(r"(/[a-z/<>]*)", DOCS)}
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
