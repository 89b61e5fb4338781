"""What a company decides together: to end early, go back, play again, publish."""

from __future__ import annotations

from spiralhill.deals import verify, write_record
from spiralhill.table import protocol
from spiralhill.table.gathering import NEAR
from spiralhill.table.journal import Append, Created, Link, Member, read_entry
from spiralhill.table.laying import Wish
from spiralhill.table.room import FORCED, HOLD
from tests.table.room_story import Story, duel, table

# Ending early, playing again, publishing


def test_a_game_that_is_given_up_opens_its_seed() -> None:
    story = duel("bob")
    story.does("anna", protocol.Propose, what="abort")
    assert story.room.phase == "playing"
    assert story["bob"].table.seed == ""
    story.does("bob", protocol.Agree, what="abort")
    for name in ("anna", "bob"):
        guest = story[name]
        assert (guest.table.phase, guest.table.seed) == ("aborted", story.created.seed)
        assert guest.session.ask is None
        assert guest.session.waits == ""
    assert story.room.wakes is None
    assert story.may_not("anna", protocol.Propose, what="abort") == "game-over"
    assert story.may_not("anna", protocol.StandIn, level="greedy") == "game-over"
    assert story.room.match is not None
    assert not verify(write_record(story.room.match.record(("human", "human")))).over


def test_before_the_deal_there_is_nothing_to_give_up() -> None:
    story = table(Wish("me"), Wish("open"))
    assert story.may_not("anna", protocol.Propose, what="abort") == "not-dealt"
    assert story.may_not("anna", protocol.Propose, what="rollback") == "not-dealt"
    assert story.may_not("anna", protocol.StandIn, level="greedy") == "not-dealt"


def finished(*people: str) -> Story:
    """A duel that is over."""
    story = duel(*people, turns=2)
    story.plays_to_the_end()
    return story


def test_another_game_is_for_those_who_are_here() -> None:
    story = finished("bob", "carla")
    assert story.may_not("bob", protocol.Propose, what="abort") == "game-over"
    story.leaves("carla")
    story.does("bob", protocol.Propose, what="rematch")
    assert story["anna"].table.next == ""
    story.does("anna", protocol.Agree, what="rematch")
    # Somebody who was cut off may be back in a moment.
    assert story["anna"].table.next == ""
    story.passes(NEAR)
    next_table = story["anna"].table.next
    assert next_table == story["bob"].table.next != ""
    (created,) = [read_entry(one.body) for one in story.stored if isinstance(one, Append) and one.table == next_table]
    assert isinstance(created, Created)
    assert [plan.person for plan in created.seats] == ["anna", "bob", ""]
    assert created.seed != story.created.seed
    assert created.host == "anna"
    assert {Link(created.invite, created.id, "invite"), Member(created.id, "bob")} <= set(story.stored)
    assert Member(created.id, "carla") not in story.stored
    # Whoever watches can follow by the same link, which leads to the next table from now on.
    watches = [one for one in story.stored if isinstance(one, Link) and one.opens == "watch"]
    assert watches == [Link(story.created.watch, table, "watch") for table in (story.created.id, created.id)]
    assert story.may_not("anna", protocol.Propose, what="rematch") == "done-already"
    again = Story(created)
    again.connects("anna")
    again.connects("bob")
    again.sits("carla")
    again.everybody_is_ready()


def test_whoever_comes_back_at_once_has_a_voice() -> None:
    story = finished("bob")
    story.leaves("bob")
    story.does("anna", protocol.Propose, what="rematch")
    story.passes(NEAR - 1)
    story.connects("bob")
    story.passes(60)
    assert story["anna"].table.next == ""
    story.leaves("bob")
    story.passes(NEAR - 0.1)
    assert story["anna"].table.next == ""
    story.passes(0.1)
    assert story["anna"].news[-1] == "carried-rematch"
    assert story["anna"].table.next != ""


def test_who_lays_the_next_table_is_there() -> None:
    story = finished("bob", "carla")
    story.leaves("anna")
    story.passes(NEAR)
    story.does("carla", protocol.Propose, what="rematch")
    story.does("bob", protocol.Agree, what="rematch")
    created = next(one for one in map(read_entry, bodies(story, story["bob"].table.next)) if isinstance(one, Created))
    assert created.host == "carla"


def bodies(story: Story, table: str) -> list[bytes]:
    """What was stored in the journal of a table."""
    return [one.body for one in story.stored if isinstance(one, Append) and one.table == table]


def test_whoever_looks_on_while_a_bot_plays_is_asked() -> None:
    story = duel("bob")
    story.does("bob", protocol.StandIn, level="random")
    story.does("anna", protocol.Propose, what="abort")
    assert story["anna"].table.phase == "playing"
    story.leaves("bob")
    story.passes(NEAR)
    assert story["anna"].table.phase == "aborted"


def test_the_table_waits_while_it_is_asked_whether_to_go_back() -> None:
    story = duel("bob", "carla")
    story.plays_until(lambda: story.room.match is not None and any(map(story.room.match.is_forced, range(3))))
    (name,) = story.asked
    story.does(name, protocol.Propose, what="rollback", to=0)
    page = story[name].session.n
    story.passes(HOLD - 0.1)
    assert story[name].session.n == page
    # When the table goes on all the same, that is the end of it, and everybody is told.
    story.passes(0.1 + FORCED[1])
    assert "lapsed" in story["anna"].news
    assert story["anna"].table.proposals == []


def test_nothing_is_decided_by_those_who_are_gone() -> None:
    story = finished("bob")
    story.does("anna", protocol.Propose, what="rematch")
    story.leaves("anna")
    story.leaves("bob")
    story.passes(600)
    assert story.room.next == ""


def test_whoever_lets_a_bot_play_is_not_asked_to_go_back() -> None:
    story = duel("bob", "carla")
    (name,) = story.asked
    story.picks(name)
    story.plays_until(lambda: name not in story.asked)
    story.does(name, protocol.Propose, what="rollback")
    story.does("bob", protocol.Agree, what="rollback")
    assert story["anna"].table.proposals != []
    story.does("carla", protocol.StandIn, level="random")
    assert story["anna"].table.proposals != []
    story.leaves("carla")
    story.passes(NEAR)
    assert story["anna"].table.proposals == []
    assert story["anna"].news[-2:] == ["stands-in", "carried-rollback"]


def test_a_record_is_public_when_every_human_agrees() -> None:
    story = finished("bob", "carla")
    story.leaves("carla")
    story.does("anna", protocol.Propose, what="publish")
    story.does("bob", protocol.Agree, what="publish")
    assert not story["anna"].table.public
    story.connects("carla")
    story.does("carla", protocol.Agree, what="publish")
    assert story["anna"].table.public
    assert story.may_not("bob", protocol.Propose, what="publish") == "done-already"


def test_what_comes_after_a_game_waits_for_its_end() -> None:
    story = duel("bob")
    assert story.may_not("bob", protocol.Propose, what="publish") == "still-playing"
    assert story.may_not("bob", protocol.Propose, what="rematch") == "still-playing"
