"""Answers that give themselves: who has no choice is not asked for long, and nobody can tell."""

from __future__ import annotations

import pytest

from spiralhill.table import protocol
from spiralhill.table.laying import Wish
from spiralhill.table.room import FORCED
from tests.table.room_story import Story, duel, table


def forced(story: Story) -> bool:
    """Whether somebody is asked a question to which there is but one answer."""
    match = story.room.match
    assert match is not None
    return any(match.is_forced(seat) for seat in match.game.asked)


def forced_duel(luck: int = 1) -> tuple[Story, str, str]:
    """A duel in which somebody can only pass, who that is, and the other."""
    story = duel("bob", luck=luck)
    story.plays_until(lambda: forced(story))
    (name,) = story.asked
    (other,) = {"anna", "bob"} - {name}
    return story, name, other


def test_a_turn_is_ended_by_its_player_even_when_nothing_else_is_left() -> None:
    """R12: to ask for a score ends no turn, and whoever was wrong can still take it back."""
    story = table(Wish("me", "jack"), Wish("open", "oogie"), game="tcg")
    story.sits("bob")
    story.everybody_is_ready()
    story.plays_until(lambda: forced(story) and story.match.game.view(None)["asks"] == "TurnAction")
    (name,) = story.asked
    ask = story[name].session.ask
    assert ask is not None
    assert not ask.forced
    story.passes(600)
    assert story.asked == [name]
    assert story[name].options == ["end-turn"]
    story.picks(name, "end-turn")
    assert story.match.game.view(None)["asks"] != "TurnAction" or story.asked != [name]


def test_an_only_answer_gives_itself_after_a_while() -> None:
    """R12"""
    pauses = []
    for luck in range(1, 13):
        story, name, _ = forced_duel(luck)
        ask = story[name].session.ask
        assert ask is not None
        assert ask.forced
        assert story.room.wakes is not None
        pauses.append(story.room.wakes - story.now)
        page = story[name].session.n
        story.passes(pauses[-1] - 0.01)
        assert story[name].session.n == page
        story.passes(0.01)
        assert story[name].session.n > page
    least, most = FORCED
    assert all(least <= pause <= most for pause in pauses)
    assert max(pauses) - min(pauses) > 0.5


@pytest.mark.parametrize("luck", range(1, 6))
def test_nobody_can_tell_whether_an_answer_gave_itself(luck: int) -> None:
    """R12: what the opponent is told, and when, is the same byte for byte."""
    by_itself, name, other = forced_duel(luck)
    by_hand, _, _ = forced_duel(luck)
    came = len(by_itself[other].told)
    assert by_itself[other].told == by_hand[other].told
    assert by_itself.room.wakes is not None
    pause = by_itself.room.wakes - by_itself.now
    by_itself.passes(pause)
    by_hand.now += pause
    by_hand.picks(name)
    assert by_itself[other].told == by_hand[other].told
    assert len(by_itself[other].told) > came
    # It is no decision either: the record is the same, and so is what can be gone back to.
    assert by_itself.room.match is not None
    assert by_hand.room.match is not None
    assert by_itself.room.match.lines == by_hand.room.match.lines
    for story in (by_itself, by_hand):
        story.says(other, protocol.Propose, what="rollback")
    assert by_itself[other].table.proposals == by_hand[other].table.proposals


def test_nobody_answers_for_who_is_away() -> None:
    """R12: a table that went on without somebody would tell that there was nothing to decide."""
    story, name, other = forced_duel()
    page = story[other].session.n
    story.passes(1.0)
    story.leaves(name)
    assert story.room.wakes is None
    story.passes(600.0)
    assert story[other].session.n == page
    story.connects(name)
    story.passes(FORCED[1])
    assert story[other].session.n > page


def test_bots_are_asked_also_where_there_is_but_one_answer() -> None:
    """R12: how long a bot takes says nothing about its cards, at any pace."""
    story, forced_bots = duel(turns=3), 0
    while story.room.phase == "playing":
        match = story.room.match
        assert match is not None
        if 1 not in match.game.asked:
            story.picks("anna")
            continue
        assert story.thinks[-1].asked_at == story.room.thinking[1]
        assert 1 not in story.room.due
        forced_bots += match.is_forced(1)
        story.thinks_aloud()
    assert forced_bots > 2


def test_nobody_can_tell_whether_somebody_has_a_choice() -> None:
    """R12: in a world that looks the same to the opponent but gives a choice, the opponent is told the same."""
    worlds = 0
    for luck in range(1, 9):
        story, name, other = forced_duel(luck)
        assert story.room.match is not None
        game = story.room.match.game
        seat, opponent = story[name].session.seat, story[other].session.seat
        assert seat is not None
        told = story.state_of(other)
        for number in range(40):
            story.room.match.game = game.imagine(opponent, number)
            if len(story.room.match.options(seat)) > 1:
                worlds += 1
                assert story.state_of(other) == told
    assert worlds > 5
