"""Sitting down at a table, leaving it, and what people are called there."""

from __future__ import annotations

import pytest

from spiralhill.table import protocol
from spiralhill.table.company import clean_name
from spiralhill.table.entropy import Foreseen
from spiralhill.table.journal import Member, Sat
from spiralhill.table.laying import NewTable, lay
from tests.table.room_story import ME, OPEN, refused, table

# Sitting down


def test_whoever_has_the_invitation_gets_the_next_open_seat() -> None:
    story = table(ME, OPEN, OPEN)
    assert story.arrives("bob") == 1
    assert story.arrives("carla") == 2
    assert story["anna"].news == ["sat", "sat"]
    assert [sitter.name for sitter in story["anna"].table.seats] == ["Anna", "Bob", "Carla"]
    assert story.stored[-4:] == [
        Member(story.created.id, "bob"),
        story.stored[-3],
        Member(story.created.id, "carla"),
        story.stored[-1],
    ]
    assert isinstance(story.rows[1][0], Sat)


def test_whoever_comes_twice_has_one_seat() -> None:
    story = table(ME, OPEN, OPEN)
    assert [story.arrives("bob"), story.arrives("bob"), story.arrives("anna")] == [1, 1, 0]
    assert len(story.rows) == 2


def test_a_full_table_and_a_wrong_code_let_nobody_in() -> None:
    story = table(ME, OPEN)
    assert refused(lambda: story.arrives("bob", "no-such-code-at-all")) == "no-such-table"
    story.arrives("bob")
    assert refused(lambda: story.arrives("carla")) == "table-full"
    assert len(story.rows) == 2


def test_a_seat_is_shown_to_its_owner_alone() -> None:
    story = table(ME, OPEN)
    story.arrives("bob")
    assert refused(lambda: story.connects("bob", seat=0)) == "not-your-seat"
    assert refused(lambda: story.connects("bob", seat=9)) == "not-your-seat"
    # To a stranger it looks as if there were no table at all.
    assert refused(lambda: story.connects("carla", seat=1)) == "no-such-table"


def test_a_freed_seat_is_open_again_and_its_line_is_cut() -> None:
    """Whoever sits down there next must not be listened to by whoever sat there before."""
    story = table(ME, OPEN)
    story.sits("bob")
    assert story.may_not("bob", protocol.Free, seat=0) == "host-only"
    assert story.may_not("anna", protocol.Free, seat=9) == "nobody-sits-there"
    done = story.does("anna", protocol.Free, seat=1)
    assert done.at == story["anna"].session.n
    assert not story["bob"].is_here
    assert isinstance(story["bob"].messages[-1], protocol.Bye)
    assert story["anna"].table.seats[1].kind == "open"
    assert story["anna"].session.online == [True, False]
    assert story.arrives("carla") == 1
    assert refused(lambda: story.connects("bob", seat=1)) == "no-such-table"


def test_a_host_who_gives_up_the_seat_leaves_the_table_to_the_next() -> None:
    story = table(ME, OPEN, OPEN)
    story.sits("bob", "carla")
    story.does("anna", protocol.Free, seat=0)
    assert [sitter.host for sitter in story["bob"].table.seats] == [False, True, False]
    story.does("bob", protocol.Free, seat=2)


def test_two_seats_on_one_device_are_left_one_by_one() -> None:
    story = table(ME, ME, OPEN)
    story.does("anna", protocol.Free, seat=1)
    assert Member(story.created.id, "anna", belongs=False) not in story.stored
    story.does("anna", protocol.Free, seat=0)
    assert Member(story.created.id, "anna", belongs=False) in story.stored


def test_who_comes_to_a_table_that_everybody_left_is_its_host() -> None:
    story = table(ME, OPEN)
    story.does("anna", protocol.Free, seat=0)
    story.sits("bob", "carla")
    assert [sitter.host for sitter in story["bob"].table.seats] == [True, False]
    story.does("bob", protocol.Free, seat=1)


# Names


@pytest.mark.parametrize(
    ("given", "shown"),
    [("  Jack\u202e \u200bSkellington ", "Jack Skellington"), ("ﬁnn", "finn"), ("a\nb\tc", "a b c"), ("Zoë", "Zoë")],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    story = table(ME, OPEN)
    story.arrives("bob", called=given)
    assert story["anna"].table.seats[1].name == shown


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "x" * 25, "a" + "\u0301" * 60])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    assert refused(lambda: clean_name(name)) == "bad-name"
    assert refused(lambda: lay(NewTable(name or " ", game="duel"), "anna", Foreseen(1))) == "bad-name"


def test_two_people_of_one_name_can_be_told_apart() -> None:
    story = table(ME, OPEN, OPEN)
    story.arrives("bob", called="Anna")
    story.arrives("carla", called="Anna")
    assert [sitter.name for sitter in story["anna"].table.seats] == ["Anna", "Anna 2", "Anna 3"]
