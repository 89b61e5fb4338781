"""Answers that are taken back: by their own player, or because everybody agrees."""

from __future__ import annotations

import pytest

from spiralhill.deals import Deal, verify, write_record
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations
from spiralhill.table import protocol
from spiralhill.table.match import Match
from spiralhill.table.motions import GRACE
from spiralhill.table.room import REQUESTS, SECONDS
from tests.table.room_story import duel


def test_a_pick_from_which_nothing_was_learned_can_be_taken_back() -> None:
    story = duel("bob")
    (name,) = story.asked
    (other,) = {"anna", "bob"} - {name}
    question, options = story[name].session.view, story[name].options
    discard = next(option for option in options if option.startswith("discard"))
    story.picks(name, discard)
    ask = story[name].session.ask
    assert ask is not None
    assert ask.undo
    # Who has decided nothing has nothing to take back.
    assert story.may_not(other, protocol.Undo, at=story[other].session.n) == "nothing-to-undo"
    assert story.may_not(name, protocol.Undo, at=ask.since - 1) == "stale"
    story.does(name, protocol.Undo, at=story[name].session.n)
    assert story[name].session.view == question
    assert story[other].news[-1] == "undone"
    assert story.may_not(name, protocol.Undo, at=story[name].session.n) == "nothing-to-undo"
    story.picks(name, discard)
    assert story.room.match is not None
    assert [line.partition(" ")[2] for line in story.room.match.lines] == [discard, "undo", discard]
    verify(write_record(story.room.match.record(("human", "human"))))


def test_what_somebody_has_learned_cannot_be_taken_back() -> None:
    story = duel("bob")
    (name,) = story.asked
    story.plays_until(lambda: any(option == "draw 1" for option in story[name].options))
    story.picks(name, "draw 1")
    assert story.may_not(name, protocol.Undo, at=story[name].session.n) == "cannot-undo"


def test_going_back_needs_everybody_who_plays() -> None:
    story = duel("bob", "carla")
    story.plays_until(lambda: story.room.match is not None and story.room.match.known == 6)
    assert story.room.match is not None
    story.does("bob", protocol.Propose, what="rollback", to=2)
    assert story.may_not("bob", protocol.Agree, what="rollback") == "agreed-already"
    assert story.may_not("carla", protocol.Propose, what="rollback") == "proposed-already"
    story.does("carla", protocol.Agree, what="rollback")
    assert story["anna"].table.proposals[0].agreed == [1, 2]
    story.does("anna", protocol.Agree, what="rollback")
    assert story["anna"].table.proposals == []
    assert story["anna"].news[-2:] == ["agreed-rollback", "carried-rollback"]
    assert len(story.room.match.standing) == 2
    assert story.room.match.lines[-1].startswith("back ")
    story.plays_until(lambda: len(story.rows) > 30)
    verify(write_record(story.room.match.record(("human",) * 3)))


def test_who_would_rather_not_go_back_says_so() -> None:
    story = duel("bob")
    story.plays_until(lambda: len(story.rows) == 8)
    (name,) = story.asked
    (other,) = {"anna", "bob"} - {name}
    assert story.may_not(other, protocol.Agree, what="rollback") == "nothing-proposed"
    assert story.may_not(name, protocol.Propose, what="rollback", to=10_000) == "nothing-to-undo"
    story.does(name, protocol.Propose, what="rollback", to=0)
    story.does(other, protocol.Decline, what="rollback")
    assert story[name].table.proposals == []
    assert story[name].news[-1] == "declined-rollback"
    # Who has asked for it does not say no to it, but takes it back.
    story.does(name, protocol.Propose, what="rollback", to=0)
    story.does(name, protocol.Decline, what="rollback")
    assert story[name].table.proposals == []
    assert story[other].news[-1] == "withdrawn"
    # And whoever plays on has gone on.
    story.does(name, protocol.Propose, what="rollback", to=0)
    story.picks(name)
    assert story[other].table.proposals == []


def test_against_bots_alone_one_goes_back_at_will() -> None:
    story = duel()
    while story.asked != ["anna"]:
        story.passes(3.0)
        story.thinks_aloud()
    story.picks("anna")
    story.does("anna", protocol.Propose, what="rollback")
    assert story["anna"].news[-2:] == ["proposed-rollback", "carried-rollback"]
    assert story.asked == ["anna"]


def from_the_beginning(match: Match) -> Game:
    """The answers that stand, given to a game that is dealt anew."""
    game = match.deal.begin(patient=True)
    for seat, text, _, _ in match.standing:
        options = game.asked[seat]
        game.answer(seat, options[notations(game, options, seat).index(text)])
    return game


def test_going_back_is_the_same_from_a_mark_as_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiralhill.table.match.MARKED", 4)
    story = duel("bob")
    match = story.match
    for to in (9, 8, 7, 3):
        # Each time it is another game from there on.
        story.plays_until(lambda: match.known == 12, luck=to)
        story.does("anna", protocol.Propose, what="rollback", to=to)
        story.does("bob", protocol.Agree, what="rollback")
        assert len(match.standing) == to
        assert match.game == from_the_beginning(match)


def test_nobody_goes_back_by_way_of_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiralhill.table.match.MARKED", 4)
    story = duel("bob")
    match = story.match
    story.plays_until(lambda: match.known == 12)
    expected = match._marks[-1].clone()
    monkeypatch.setattr(Deal, "begin", None)
    match.back(8)
    assert match.game == expected


def test_a_mark_that_was_passed_in_vain_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiralhill.table.match.MARKED", 1)
    story = duel("bob")
    match = story.match
    story.plays_until(lambda: any(map(match.may_undo, (0, 1))))
    name = "anna" if match.may_undo(0) else "bob"
    before, undone = len(match.standing), match.standing[-1][1]
    story.does(name, protocol.Undo, at=story[name].session.n)
    story.picks(name, next(option for option in story[name].options if option != undone))
    story.plays_until(lambda: match.known >= before + 3)
    match.back(before)
    assert match.game == from_the_beginning(match)


def test_what_one_asks_for_beside_the_game_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiralhill.table.room.BESIDE", 5)
    story = duel("bob", "carla")
    for number in range(4):
        story.does("bob", protocol.Chat, text=f"{number}")
    story.passes(11.0)
    assert story.may_not("bob", protocol.Chat, text="5") == "asked-too-much"
    story.restart()
    for name in ("anna", "bob", "carla"):
        story.connects(name)
    assert story.may_not("bob", protocol.Propose, what="abort") == "asked-too-much"
    # It binds nobody else, and who is asked for consent can say so.
    story.does("anna", protocol.Propose, what="abort")
    story.does("bob", protocol.Agree, what="abort")
    story.does("carla", protocol.Agree, what="abort")
    assert story.room.phase == "aborted"


def test_who_has_asked_for_too_much_and_leaves_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiralhill.table.room.BESIDE", 2)
    story = duel("bob")
    story.does("bob", protocol.Chat, text="Bye!")
    story.plays_until(lambda: story.asked == ["bob"])
    story.leaves("bob")
    story.passes(GRACE)
    story.does("anna", protocol.Propose, what="bot", seat=1)
    assert story.room.company.places[1].bot


def test_a_pick_is_taken_back_only_so_often() -> None:
    story = duel("bob")
    match = story.match
    story.plays_until(lambda: any(map(match.may_undo, (0, 1))))
    name = "anna" if match.may_undo(0) else "bob"
    story.passes(SECONDS)
    for _ in range(REQUESTS):
        pick = match.standing[-1][1]
        story.does(name, protocol.Undo, at=story[name].session.n)
        story.picks(name, pick)
    assert story.may_not(name, protocol.Undo, at=story[name].session.n) == "too-fast"
