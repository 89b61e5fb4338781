"""Nobody is told what they must not know: every byte to everybody, in one process and over real sockets.

More of it: `python -m tests.table.wire 500` and `python -m tests.table.pairs 100000`.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from spiralhill.games.herocard import events as herocard
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.game import Game
from spiralhill.kernel.steps import Choice, Event
from spiralhill.kernel.table import Pile, Seat, Table
from spiralhill.table import protocol, telling
from spiralhill.table.journal import read_entry
from spiralhill.table.ledger import Ledger
from spiralhill.table.match import Match
from spiralhill.table.telling import Page, Reader, Teller
from tests.table.auditor import TOO_FAR, Leak
from tests.table.guests import Line, Person, party, play
from tests.table.pairs import positions, stepping
from tests.table.serving import serving
from tests.table.wire import follow, listen, replay

GAMES = 20
PICKS = 45
PAIRS = 500
STEPS = 30


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("kind", ["duel", "holidays"])
def test_no_message_tells_a_secret(kind: str, part: int) -> None:
    """R14"""
    heard = listen(GAMES // 4, 1000 * part, (kind,))
    # It would prove nothing if nothing was hidden, or nothing was said.
    for what in ("state", "update", "reasons", "refused", "presence", "done", "names", "hidden"):
        assert heard.checked[what] > 10, what


def test_numbers_of_cards_tell_nothing() -> None:
    """R11"""
    followed = follow(25, 1)
    assert followed.bets > 1000
    assert abs(followed.deviation) < TOO_FAR, followed


@pytest.mark.parametrize("kind", ["duel", "holidays"])
def test_two_worlds_that_look_alike_are_told_alike(kind: str) -> None:
    """R9, R10"""
    compared = positions(PAIRS // 2, 3, (kind,))
    assert compared.different_worlds > 0.9 * compared.pairs
    assert min(compared.what[what] for what in ("state", "refuse", "reason")) > 100


def test_a_forced_answer_looks_like_any_other() -> None:
    """R12"""
    steps = stepping(STEPS, 1, ("duel",))
    assert steps.forced > 5


def test_an_answer_tells_others_no_hidden_card() -> None:
    """R12"""
    stepping(STEPS // 2, 2, ("holidays",))


# Leaks on purpose: each must be noticed


def seed_in_the_table(patch: pytest.MonkeyPatch) -> None:
    real = telling.table_state

    def leaky(table: Ledger, reader: Reader) -> protocol.TableState:
        return msgspec.structs.replace(real(table, reader), seed=table.created.seed)

    patch.setattr(telling, "table_state", leaky)


def seed_in_a_title(patch: pytest.MonkeyPatch) -> None:
    real = telling.table_state

    def leaky(table: Ledger, reader: Reader) -> protocol.TableState:
        seed = base64.b64encode(b"x" + bytes.fromhex(table.created.seed)).decode()
        return msgspec.structs.replace(real(table, reader), same_deal_as=seed)

    patch.setattr(telling, "table_state", leaky)


def key_in_the_facts(patch: pytest.MonkeyPatch) -> None:
    real = Game.view

    def leaky(game: Game, seat: Seat | None, *common: Any) -> dict[str, object]:
        return {**real(game, seat, *common), "chance": game.chance.state()}

    patch.setattr(Game, "view", leaky)


def options_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    real = Ledger.view

    def leaky(table: Ledger, seat: Seat | None) -> dict[str, object]:
        assert table.match is not None
        view = real(table, seat)
        asked = next(iter(table.match.game.asked), None)
        return {**view, "options": view["options"] if asked is None else table.match.texts(asked)}

    patch.setattr(Ledger, "view", leaky)


class Blurted(Event):
    """An event that hides nothing."""

    def __init__(self, event: Event) -> None:
        object.__setattr__(self, "event", event)

    def seen_by(self, seat: Seat | None) -> Event:
        event: Event = object.__getattribute__(self, "event")
        return event


def raw_events(patch: pytest.MonkeyPatch) -> None:
    real = Teller.lines

    def leaky(teller: Teller, page: Page, number: int, seat: Seat | None) -> list[protocol.Line]:
        return real(teller, replace(page, events=tuple(map(Blurted, page.events))), number, seat)

    patch.setattr(Teller, "lines", leaky)


def events_that_hide_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(herocard.Draws, "seen_by", lambda event, seat: event)


def names_of_a_hidden_hand(patch: pytest.MonkeyPatch) -> None:
    real = Game._pile

    def leaky(game: Game, seat: Seat | None, pile: Pile) -> dict[str, object]:
        shown = real(game, seat, pile)
        return shown if "known" not in shown else {**shown, "known": sorted(map(game.name, game.piles[pile]))}

    patch.setattr(Game, "_pile", leaky)


def top_of_a_deck(patch: pytest.MonkeyPatch) -> None:
    real = Game.view

    def leaky(game: Game, seat: Seat | None, *common: Any) -> dict[str, object]:
        decks = [cards for zone, cards in zip(game.box.zones, game.piles, strict=True) if zone.name == "deck" and cards]
        return {**real(game, seat, *common), "next": [game.name(cards[-1]) for cards in decks]}

    patch.setattr(Game, "view", leaky)


def question_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    def leaky(teller: Teller, seat: Seat | None) -> str:
        match = teller._table.match
        if match is None or match.game.over or not teller._lang:
            return ""
        item = match.game.agenda[-1]
        assert isinstance(item, Choice)
        return teller.speech.prompt(item, teller.names(item.seat))

    patch.setattr(Teller, "waits", leaky)


def links_for_spectators(patch: pytest.MonkeyPatch) -> None:
    real = telling.table_state

    def leaky(table: Ledger, reader: Reader) -> protocol.TableState:
        return msgspec.structs.replace(real(table, reader), invite=table.created.invite)

    patch.setattr(telling, "table_state", leaky)


@pytest.mark.parametrize(
    "leak",
    [
        seed_in_the_table,
        seed_in_a_title,
        key_in_the_facts,
        options_of_another_seat,
        raw_events,
        events_that_hide_nothing,
        names_of_a_hidden_hand,
        top_of_a_deck,
        question_of_another_seat,
        links_for_spectators,
    ],
)
def test_leaks_are_noticed(monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        listen(2, 1, ("duel",), PICKS)


def test_numbers_that_stay_with_their_cards_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def shuffle(table: Table, pile: Pile, label: str) -> None:
        table.piles[pile] = tuple(table.chance.shuffled(label, table.piles[pile]))
        for card in table.piles[pile]:
            table.known.pop(card, None)
        table.irrevocable += 1

    monkeypatch.setattr(Table, "shuffle", shuffle)
    assert follow(25, 1).deviation > TOO_FAR


def test_telling_who_can_only_pass_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Teller.waits

    def leaky(teller: Teller, seat: Seat | None) -> str:
        match = teller._table.match
        forced = match is not None and any(len(options) == 1 for options in match.game.asked.values())
        return real(teller, seat) + " " * forced

    monkeypatch.setattr(Teller, "waits", leaky)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        positions(2 * PAIRS, 1, ("duel",))


def test_forced_answers_that_do_not_count_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Match.answer

    def leaky(match: Match, seat: Seat, text: str) -> None:
        forced = match.is_forced(seat)
        real(match, seat, text)
        if forced:
            match.standing.pop()

    monkeypatch.setattr(Match, "answer", leaky)
    with pytest.raises(AssertionError, match="apart"):
        stepping(20 * STEPS, 1, ("duel",))


# Over real sockets


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("holidays", 3)])
def test_a_real_server_tells_no_secrets(tmp_path: Path, game: str, seats: int) -> None:
    """R14"""
    rng = Random(seats)
    with serving(tmp_path, rate=2000) as server, party(server, game, seats, timing={"bank": 3600}) as table:
        id, watch = table.table.id, table.table.watch
        lines: list[tuple[Seat | None, Line]] = list(enumerate(table.lines))
        # Seat 1 listens twice, the second time over server-sent events, and spectators in both languages.
        lines += [(1, table.people[1].stream(id, 1, lang="it"))]
        lines += [(None, Person(server, "Sam").line(id, watch=watch, lang=lang)) for lang in ("en", "it")]
        for _ in range(6):
            if play(table, rng, 15) < 15:
                break
            table.lines[0].command(protocol.Chat, f"said {rng.getrandbits(30)}")
            seat = rng.choice(range(seats))
            lines.append((seat, table.people[seat].line(id, seat, have=rng.randrange(table.lines[seat].n))))
        if not table.lines[0].view["over"]:
            for line in table.lines:
                line.command(protocol.Propose if line is table.lines[0] else protocol.Agree, "abort")
        captured: dict[Seat | None, list[bytes]] = {}
        for viewer, line in lines:
            while not any(b'"phase":"over"' in data or b'"phase":"aborted"' in data for data in line.heard):
                line.hear()
            captured.setdefault(viewer, []).extend(line.heard)
            if line not in table.lines:
                line.close()
        rows: list[Any] = [(read_entry(row[2]), row[3], row[4], row[5]) for row in server.journal(id)]
        assert server.figures()["spiralhill_faults_total"] == 0
    auditor = replay(rows, captured, rng)
    assert auditor.checked["update"] > 300
    assert auditor.checked["state"] > 6
    # The same messages with one more word in one of them are noticed.
    hidden = rows_with_secret(captured, game)
    with pytest.raises(Leak):
        replay(rows, hidden, rng)


def rows_with_secret(captured: dict[Seat | None, list[bytes]], game: str) -> dict[Seat | None, list[bytes]]:
    """What was captured, with the name of a card that nobody has seen in what a spectator was told."""
    secret = [name for name in wording_of(game).ids() if name not in rules_of(game).cast]
    name = next(name for name in secret if not any(name.encode() in data for data in captured[None]))
    messages = captured[None]
    at = next(at for at, data in enumerate(messages) if b'"kind":"event"' in data)
    changed = messages[at].replace(b'"kind":"event"', f'"kind":"event","hint":"{name}"'.encode(), 1)
    return {**captured, None: [*messages[:at], changed, *messages[at + 1 :]]}
