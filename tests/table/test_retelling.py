"""Games that were played: told from any seat, proved, and gone on from at any moment."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from spiralhill.deals import Deal, Fair, History, Record, read_record, record_of, write_record
from spiralhill.games.shelf import GAMES, rules_of, wording_of
from spiralhill.kernel.errors import Damaged
from spiralhill.server.workers import Busy, Workers
from spiralhill.table import protocol
from spiralhill.table.match import Match
from spiralhill.table.retelling import LONGEST, replayed, standing, verdict
from tests.table.guests import Person, party
from tests.table.serving import Server, serving


def played(game: str, seats: int, *, dice: bool = False, undo: bool = False) -> tuple[History, str]:
    """A game by chance to its end, and its record."""
    setup = rules_of(game).set_up(list(rules_of(game).cast)[:seats])
    history = History(Deal(game, setup, 7 if dice else Fair("0123456789abcdef", b"s" * 32, (b"c" * 16,))))
    luck = random.Random(seats)
    while history.game.asked:
        seat, options = next(iter(history.game.asked.items()))
        history.answer(seat, luck.choice(options))
        if undo and luck.random() < 0.2 and not history.why_no_undo(seat):
            history.undo(seat)
    return history, text_of(history)


def text_of(history: History) -> str:
    players = ["human"] + ["greedy"] * (len(history.deal.setup["seats"]) - 1)
    return write_record(record_of(history.deal, history.game, history.lines, players))


def views(moments: list[Any]) -> Iterator[dict[str, Any]]:
    """The views of a replay, put together as a page does."""
    piles: dict[int, Any] = {}
    for moment in moments:
        piles |= moment.view["piles"]
        yield moment.view | {"piles": [piles[at] for at in sorted(piles)]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_moment_shows_what_the_seat_saw_then(game: str, seat: int | None) -> None:
    history, text = played(game, 3, undo=True)
    told = replayed(text, seat, "en", [])
    again = History(history.deal)
    for line, view in zip([*history.standing_lines, ""], views(told.moments), strict=True):
        assert view == again.game.view(seat)
        if line:
            again.apply(line)
    assert told.moments[0].seat is None
    assert [moment.seat for moment in told.moments[1:]] == [int(line[0]) - 1 for line in history.standing_lines]


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_chose_is_told_to_their_own_seat_only(game: str) -> None:
    _, text = played(game, 2)
    mine, theirs, strange = (replayed(text, seat, "en", []).moments for seat in (0, 1, None))
    assert all(bool(moment.says) == (moment.seat == 0) for moment in mine[1:])
    assert all(bool(moment.says) == (moment.seat == 1) for moment in theirs[1:])
    assert not any(moment.says for moment in strange)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_in_italian_says_the_same_in_other_words(game: str) -> None:
    _, text = played(game, 2)
    english, italian = (replayed(text, 0, lang, []).moments for lang in ("en", "it"))
    assert [len(moment.lines) for moment in english] == [len(moment.lines) for moment in italian]
    assert any(moment.head for moment in english)
    told = [[line.says for moment in moments for line in moment.lines] for moments in (english, italian)]
    same = sum(one == other for one, other in zip(*told, strict=True))
    assert same < len(told[0]) / 10


def test_a_seat_that_there_is_not_sees_nothing() -> None:
    _, text = played("duel", 2)
    with pytest.raises(Damaged, match="no seat 3"):
        replayed(text, 2, "en", [])


def test_a_game_without_end_is_not_told() -> None:
    history, _ = played("duel", 2)
    endless = Record(history.deal, ("1 pass",) * (LONGEST + 1), (), (), False, "")
    with pytest.raises(Damaged, match=f"up to {LONGEST}"):
        standing(endless)


# Proof


def test_a_verdict_says_what_was_checked() -> None:
    history, text = played("duel", 2, undo=True)
    found = verdict(text, "en")
    assert [what for what, _ in found.checked] == [
        "file",
        "rules",
        "seed",
        "people",
        "chance",
        "picks",
        "result",
        "players",
    ]
    assert found.commitment == history.deal.commitment
    assert found.seed == (b"s" * 32).hex()
    assert [what for what, _ in verdict(text, "it").checked][3] == "persone"


def test_a_record_that_was_changed_gets_no_verdict() -> None:
    _, text = played("duel", 2)
    content = json.loads(text)
    content["scores"][0] += 1
    with pytest.raises(ValueError, match=r"checksum|changed|damaged"):
        verdict(json.dumps(content), "en")


# Forks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", [False, True])
def test_a_match_that_follows_decisions_stands_where_they_led(game: str, dice: bool) -> None:
    history, _ = played(game, 3, dice=dice, undo=True)
    lines = history.standing_lines
    for ply in (0, 1, len(lines) // 2, len(lines) - 1):
        reference = History(history.deal)
        for line in lines[:ply]:
            reference.apply(line)
        match = Match(history.deal)
        match.follow(lines[:ply])
        # A patient game still waits for answers of which there is but one.
        while match.game.asked and set(match.game.asked) != set(reference.game.asked):
            seat = next(seat for seat in match.game.asked if match.is_forced(seat))
            match.answer(seat, match.texts(seat)[0])
        assert match.game.view(0)["piles"] == reference.game.view(0)["piles"]
        assert match.game.asked == reference.game.asked
        assert not any(match.may_undo(seat) for seat in range(3))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("retelling")) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", [False, True])
def test_a_table_goes_on_from_a_moment_of_any_record(server: Server, game: str, dice: bool) -> None:
    history, text = played(game, 3, dice=dice)
    lines = history.standing_lines
    ply = next(at for at, line in enumerate(lines) if at > len(lines) // 2 and line.startswith("2 "))
    anna = Person(server, "Anna")
    answer = anna.post("/api/forks", {"name": "Anna", "seat": 1, "ply": ply, "record": text})
    assert answer.status == 201, answer.body
    table = answer.json()["table"]
    reference = History(history.deal)
    for done in lines[:ply]:
        reference.apply(done)
    with anna.line(table, 1, lang="en") as line:
        line.until(protocol.State)
        assert isinstance(line.command(protocol.Ready, "00" * 16), protocol.Done)
        # Others may have had one answer only, which gives itself after a while.
        while not line.options:
            line.until(protocol.Update)
        assert line.options == reference.game.view(1)["options"]
        assert line.view["facts"] == json.loads(json.dumps(reference.game.view(1)["facts"]))
        assert isinstance(line.command(protocol.Pick, line.n, line.options[0]), protocol.Done)
    # The decisions that were taken over survive the server.
    server.kill()
    server.start()
    with anna.line(table, 1, lang="en") as line:
        assert line.until(protocol.State).table.fork == ply


def test_nobody_goes_on_from_where_no_game_stood(server: Server) -> None:
    history, text = played("duel", 2)
    anna, plies = Person(server, "Anna"), len(history.standing_lines)
    for wish, error in (
        ({"ply": plies + 1}, "bad-ply"),
        ({"seat": 2}, "same-seats"),
        ({"record": "{}"}, "bad-record"),
        ({"record": ""}, "bad-record"),
        ({"record": text[:-40]}, "bad-record"),
        ({"name": ""}, "bad-name"),
        ({"table": "0123456789ab"}, "no-such-table"),
    ):
        answer = anna.post("/api/forks", {"name": "Anna", "seat": 0, "ply": 3, "record": text} | wish)
        assert (answer.status, answer.json()["error"]) == (404 if error == "no-such-table" else 400, error)
        assert answer.json()["says"]


def test_a_table_is_told_to_those_who_sat_there_once_it_is_over(server: Server) -> None:
    people = [Person(server, name) for name in ("Anna", "Bob")]
    table = party(server, seats=people)
    wish = {"table": table.table.id, "seat": 0}
    assert people[0].post("/api/replay", wish).json()["error"] == "still-playing"
    assert isinstance(table.lines[0].command(protocol.Propose, "abort"), protocol.Done)
    assert isinstance(table.lines[1].command(protocol.Agree, "abort"), protocol.Done)
    for route in ("/api/replay", "/api/verify"):
        assert people[1].post(route, wish).status == 201
        assert Person(server, "Mallory").post(route, wish).status == 404
    told = people[1].post("/api/replay", wish).json()
    assert told["players"] == ["Anna", "Bob"]
    assert len(told["moments"]) == 1
    for line in table.lines:
        line.close()


def test_every_wording_names_its_heads() -> None:
    assert all(wording_of(game).heads for game in GAMES)
    assert read_record(played("duel", 2)[1]).over


def test_a_fork_is_neither_chosen_for_anew_nor_dealt_again(server: Server) -> None:
    _, text = played("duel", 2)
    anna = Person(server, "Anna")
    table = anna.post("/api/forks", {"name": "Anna", "seat": 0, "ply": 4, "record": text}).json()["table"]
    with anna.line(table, 0, lang="en") as line:
        line.until(protocol.State)
        refused = line.command(protocol.Choose, "deon")
        assert isinstance(refused, protocol.Refused)
        assert refused.error == "same-seats"
        assert isinstance(line.command(protocol.Ready, "00" * 16), protocol.Done)
        assert isinstance(line.command(protocol.Propose, "abort"), protocol.Done)
    answer = anna.post("/api/tables", {"name": "Anna", "same_deal_as": table})
    assert (answer.status, answer.json()["error"]) == (400, "forked")


def test_a_clerk_ends_what_takes_too_long_and_takes_on_no_more_than_it_can() -> None:
    async def story() -> None:
        workers = Workers(1, most=2)
        with pytest.raises(TimeoutError):
            await workers.run(0.2, time.sleep, 30)
        # The same process is free again.
        assert await workers.run(20, abs, -1) == 1
        slow = [asyncio.create_task(workers.run(0.5, time.sleep, 30)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await workers.run(1, abs, -1)
        assert all(isinstance(one, TimeoutError) for one in await asyncio.gather(*slow, return_exceptions=True))
        workers.close()

    asyncio.run(story())
