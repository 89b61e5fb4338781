"""Clocks: whose time runs, and what becomes of somebody who has none left."""

from __future__ import annotations

from spiralhill.table import protocol
from spiralhill.table.journal import StoodIn
from spiralhill.table.protocol import Timing
from tests.table.room_story import Story, duel


def timed(bank: int = 60, increment: int = 5) -> tuple[Story, str, str]:
    """A duel with clocks, who is asked, and the other."""
    story = duel("bob", timing=Timing(bank=bank, increment=increment))
    (name,) = story.asked
    (other,) = {"anna", "bob"} - {name}
    return story, name, other


def left(story: Story, name: str) -> int:
    """What somebody has left, as everybody was last told."""
    seat, times = story[name].session.seat, story["anna"].session.times
    assert seat is not None
    assert times is not None
    return times.left[seat]


def test_the_clock_of_whoever_is_asked_runs_and_an_answer_brings_some_back() -> None:
    story, name, other = timed()
    seat = story[name].session.seat
    for guest in (story["anna"], story["bob"]):
        assert guest.session.times is not None
        assert guest.session.times.left == [60_000, 60_000]
        assert guest.session.times.running == [seat]
    story.passes(10.0)
    story.picks(name)
    assert left(story, name) == 55_000
    assert left(story, other) == 60_000


def test_a_pick_that_is_taken_back_earned_nothing() -> None:
    story, name, _ = timed()
    discard = next(option for option in story[name].options if option.startswith("discard"))
    for _ in range(5):
        story.passes(1.0)
        story.picks(name, discard)
        story.passes(1.0)
        story.does(name, protocol.Undo, at=story[name].session.n)
    assert left(story, name) == 50_000


def test_nobodys_time_runs_while_nobody_is_there() -> None:
    story, name, _ = timed()
    story.passes(10.0)
    story.leaves("anna")
    story.leaves("bob")
    story.passes(1000.0)
    assert story.room.phase == "playing"
    story.connects("anna")
    assert left(story, name) == 50_000
    story.passes(10.0)
    story.connects("bob")
    assert story["bob"].session.times is not None
    assert 40_000 in story["bob"].session.times.left


def test_whoever_only_watches_lets_no_time_run() -> None:
    story, name, _ = timed()
    seat = story[name].session.seat
    assert seat is not None
    watched = story.connects("zoe").session
    for is_here in (False, True):
        for player in ("anna", "bob"):
            if is_here:
                story.connects(player)
            else:
                story.passes(5.0)
                story.leaves(player)
        # Whoever watches is told that the clocks stand still, and that they run again.
        assert watched.times is not None
        assert watched.times.running == ([seat] if is_here else [])
        assert watched.times.left[seat] == 50_000
        story.passes(0.0 if is_here else 1000.0)


def test_nobodys_time_runs_while_the_server_is_down() -> None:
    story, name, other = timed()
    story.passes(10.0)
    story.picks(name)
    story.restart()
    story.now += 1000.0
    story.connects("anna")
    story.connects("bob")
    assert left(story, name) == 55_000
    assert left(story, other) == 60_000


def test_whoever_runs_out_of_time_is_played_by_a_bot_until_they_are_back() -> None:
    story, name, other = timed(bank=10, increment=0)
    seat = story[name].session.seat
    assert seat is not None
    story.passes(9.9)
    assert story["anna"].table.seats[seat].bot == ""
    story.passes(0.2)
    assert story["anna"].table.seats[seat].bot == "greedy"
    assert story[other].news[-1] == "late"
    assert left(story, name) == 0
    assert story.rows[-1][0] == StoodIn(seat, "greedy", late=True, left=0)
    # What was asked when time ran out is the bot's to answer, however often one would like to come back.
    assert story.may_not(name, protocol.StandIn) == "bot-answers"
    assert story.may_not(name, protocol.StandIn, level="random") == "bot-answers"
    story.thinks_aloud()
    story.does(name, protocol.StandIn)
    assert left(story, name) == 10_000


def test_who_takes_over_what_is_late_has_no_time_to_answer_it() -> None:
    story, name, _ = timed(bank=10, increment=0)
    seat = story[name].session.seat
    assert seat is not None
    code = story.does(name, protocol.Hand).code
    story.passes(10.1)
    story.arrives("carla", code)
    story.connects("carla")
    story.passes(0.0)
    assert story["carla"].table.seats[seat].bot == "greedy"
    story.thinks_aloud()
    story.does("carla", protocol.StandIn)
    assert story.room.left_now(seat) == 10_000


def test_without_clocks_one_is_back_at_once() -> None:
    story = duel("bob")
    (name,) = story.asked
    story.does(name, protocol.StandIn, level="random")
    story.does(name, protocol.StandIn)
    assert story.asked == [name]


def test_a_bot_earns_no_time() -> None:
    story, name, _ = timed()
    story.passes(10.0)
    story.does(name, protocol.StandIn, level="random")
    assert left(story, name) == 50_000
    assert story["anna"].session.times is not None
    assert story["anna"].session.times.running == []
    story.passes(100.0)
    story.thinks_aloud()
    story.does(name, protocol.StandIn)
    assert left(story, name) == 50_000
