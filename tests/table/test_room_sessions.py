"""The client's half: a session believes what follows, refuses what does not, and forgets no command."""

from __future__ import annotations

import pytest

from spiralhill.client import Gap, Session
from spiralhill.table import protocol
from spiralhill.table.messages import Heard
from tests.table.room_story import Story, duel


def fresh(story: Story, name: str) -> Session:
    """What somebody at the same place would know who comes now."""
    old = story.guests.pop(name)
    new = story.connects(name, old.session.seat, old.session.lang, old.person).session
    story.guests[name] = old
    story.connects(name)
    return new


def test_a_session_knows_what_somebody_would_be_told_who_comes_now() -> None:
    """R3"""
    story = duel("bob")
    story.connects("zoe", lang="en")
    story.plays_until(lambda: len(story.rows) > 25)
    for name in ("anna", "bob", "zoe"):
        assert story[name].session.equals(fresh(story, name))
    assert not story["anna"].session.equals(story["bob"].session)


def test_whoever_comes_back_is_told_only_what_is_new() -> None:
    """R3"""
    story = duel("bob")
    story.leaves("bob")
    had = story["bob"].session.n
    story.does("anna", protocol.Chat, text="Where are you?")
    story.connects("bob")
    state = story["bob"].messages[-1]
    assert isinstance(state, protocol.State)
    assert (state.since, [line.says for line in state.lines]) == (had, ["Where are you?"])
    assert story["bob"].session.equals(fresh(story, "bob"))


def test_another_language_is_told_from_the_beginning() -> None:
    story = duel("bob")
    story.leaves("bob")
    story["bob"].session.speak("it")
    assert story["bob"].session.hello().have == 0
    story.connects("bob")
    assert all(line.says for line in story["bob"].lines)
    assert story["bob"].session.hello().have == story["bob"].session.n


def test_everything_is_told_again_only_so_often() -> None:
    story = duel("bob")
    bob = story["bob"]
    for lang in ("it", "en", "it", "en", "it", "en"):
        story.step(Heard(bob.line, bob.session.speak(lang)))
    assert [type(message).__name__ for message in bob.messages[-6:]] == ["State"] * 5 + ["Bye"]
    assert bob.session.bye is not None
    assert (bob.session.bye.error, bob.session.bye.again, bob.is_here) == ("too-fast", 10.0, False)
    # Whoever comes back is told everything in the language that was wanted last.
    story.connects("bob")
    assert bob.session.equals(fresh(story, "bob"))
    assert bob.session.lang == "en"


def test_of_very_many_pages_the_last_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spiralhill.table.gathering.TOLD", 10)
    story = duel("bob")
    bob = story["bob"]
    story.leaves("bob")
    had = bob.session.n
    story.passes(11.0)
    for number in range(4):
        story.does("anna", protocol.Chat, text=f"{number}")
    story.passes(11.0)
    story.connects("bob")
    # Who has enough is told the rest, who has too little the last of it.
    assert [line.says for line in bob.lines if line.n > had] == ["0", "1", "2", "3"]
    assert min(line.n for line in bob.lines) == 1
    story.leaves("bob")
    for _ in range(3):
        for number in range(5):
            story.does("anna", protocol.Chat, text=f"{number}")
        story.passes(11.0)
    story.connects("bob")
    newcomer = story.connects("zoe", lang="en")
    for guest in (bob, newcomer):
        assert [line.says for line in guest.lines] == [*"01234"] * 2
        assert guest.session.n > 15


def test_whoever_changes_language_twice_and_is_cut_is_not_left_with_a_mixture() -> None:
    story = duel("bob")
    bob = story["bob"]
    italian, english = bob.session.speak("it"), bob.session.speak("en")
    story.step(Heard(bob.line, italian))
    bob.is_here = False
    story.step(Heard(bob.line, english))
    story.connects("bob")
    story.connects("zoe", 1, "en", person="bob")
    assert bob.lines == story["zoe"].lines


def test_a_page_that_is_missing_or_comes_again_is_not_believed() -> None:
    story = duel("bob")
    bob = story["bob"]
    story.does("anna", protocol.Chat, text="One.")
    one = bob.messages[-1]
    story.does("anna", protocol.Chat, text="Two.")
    two = bob.messages[-1]
    state = bob.session.state
    with pytest.raises(Gap):
        bob.session.hear(two)
    with pytest.raises(Gap):
        bob.session.hear(one)
    late = Session(story.created.id, 1)
    with pytest.raises(Gap):
        late.hear(one)
    late.hear(bob.messages[0])
    assert isinstance(two, protocol.Update)
    with pytest.raises(Gap):
        late.hear(two)
    assert bob.session.state == state


@pytest.mark.parametrize(
    "message",
    [
        protocol.Presence(1000, [True, True]),
        protocol.Pong(1000),
        protocol.Done(1000, "x", 1000),
        protocol.Refused(1000, "x", "stale", "…"),
        protocol.Reasons(1000, "x", []),
    ],
    ids=lambda message: type(message).__name__,
)
def test_whatever_tells_of_pages_that_were_not_told_is_not_believed(message: protocol.Outbound) -> None:
    session = duel("bob")["bob"].session
    before = session.state
    with pytest.raises(Gap):
        session.hear(message)
    assert session.state == before


def test_a_state_fits_what_one_has_or_tells_everything() -> None:
    story = duel("bob")
    session = story["bob"].session
    state = session.state
    with pytest.raises(Gap):
        session.hear(protocol.State(9, session.n - 1, state.table, [], []))
    session.hear(protocol.State(3, 0, state.table, [True, True], []))
    assert (session.n, session.lines) == (3, [])


def test_a_command_is_unanswered_until_it_is_answered_whatever_the_answer() -> None:
    story = duel("bob")
    bob = story["bob"]
    chat = bob.session.command(protocol.Chat, text="Hello!")
    pick = bob.session.command(protocol.Pick, at=0, pick="pass")
    why = bob.session.command(protocol.Why, card=1)
    assert len({chat.id, pick.id, why.id}) == 3
    assert bob.session.unanswered == [chat, pick, why]
    for command in bob.session.unanswered:
        story.repeats("bob", command)
    assert bob.session.unanswered == []
    # To hear an answer twice, as after a command that was sent twice, settles nothing.
    assert bob.session.hear(protocol.Done(bob.session.n, chat.id, bob.session.n)) is None


def test_what_is_unanswered_is_said_again_after_a_cut_and_done_once() -> None:
    """R2"""
    story = duel("bob")
    (name,) = story.asked
    guest = story[name]
    session = guest.session
    pick = session.command(protocol.Pick, at=session.n, pick=guest.options[0])
    line = guest.line
    guest.is_here = False
    # The table hears it, but the answer is lost.
    story.step(Heard(line, pick))
    entries = len(story.rows)
    story.connects(name)
    assert session.unanswered == [pick]
    done = story.repeats(name, pick)
    assert isinstance(done, protocol.Done)
    assert len(story.rows) == entries
    assert session.unanswered == []


def test_a_pick_that_comes_too_late_is_settled_as_refused() -> None:
    story = duel("bob")
    (name,) = story.asked
    guest = story[name]
    late = guest.session.command(protocol.Pick, at=guest.session.n, pick=guest.options[0])
    story.leaves(name)
    # Another device of the same person was quicker.
    story.connects("tablet", guest.session.seat, person=guest.person)
    story.picks("tablet", story["tablet"].options[0])
    story.connects(name)
    answer = story.repeats(name, late)
    assert isinstance(answer, protocol.Refused)
    assert answer.error in ("stale", "not-asked")
    assert guest.session.unanswered == []


def test_two_sessions_of_one_person_never_use_the_same_id() -> None:
    ids = {Session("0123456789ab", 0).command(protocol.Hand).id for _ in range(100)}
    assert len(ids) == 100
