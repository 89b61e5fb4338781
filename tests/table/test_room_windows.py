"""Answers that are sealed: a window in which everybody is asked at once, and nobody sees who has answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spiralhill.deals import verify, write_record
from spiralhill.table import protocol
from spiralhill.table.journal import Picked
from spiralhill.table.laying import Wish
from spiralhill.table.protocol import Timing
from tests.kernel.seance import Interrupt
from tests.table.room_story import Story, table
from tests.table.simulator.seance import seance_on_the_shelf


@pytest.fixture
def shelf() -> Iterator[None]:
    with seance_on_the_shelf():
        yield


def seance(*people: str, timing: Timing | None = None) -> Story:
    """A séance at its first window: everybody may offer a spirit."""
    story = table(Wish("me"), *(Wish("open") for _ in people), game="seance", timing=timing)
    story.sits(*people)
    story.everybody_is_ready()
    assert story.asked == ["anna", *people]
    return story


@pytest.mark.usefixtures("shelf")
def test_a_sealed_answer_is_told_to_nobody_but_its_seat() -> None:
    story = seance("bob", "carla")
    watcher = story.connects("zoe")
    came = {name: len(story[name].told) for name in ("anna", "carla", "zoe")}
    done = story.picks("bob", story["bob"].options[1])
    assert done.at == story["bob"].session.n
    assert story["bob"].session.ask is None
    assert {name: len(story[name].told) for name in came} == came
    assert watcher.session.n < story["bob"].session.n


@pytest.mark.usefixtures("shelf")
def test_nobody_sees_who_is_waited_for() -> None:
    """What is told before and after somebody has answered in secret is the same, also about clocks."""
    story = seance("bob", "carla", timing=Timing(bank=60, increment=5, window=30))
    story.connects("zoe")
    story.passes(3.0)
    before = {name: story.state_of(name) for name in ("anna", "carla", "zoe")}
    story.picks("bob", story["bob"].options[1])
    assert {name: story.state_of(name) for name in before} == before
    assert story["anna"].session.view is not None
    assert story["anna"].session.view["waits_for"] is None
    assert story["anna"].session.times is not None
    assert story["anna"].session.times.running == [0]
    watcher = story.connects("eve", lang="en")
    assert watcher.session.waits == "Others may still speak."
    assert watcher.session.times is not None
    assert watcher.session.times.running == []


@pytest.mark.usefixtures("shelf")
def test_a_window_closes_with_the_last_answer() -> None:
    story = seance("bob")
    story.picks("bob", story["bob"].options[1])
    page = story["anna"].session.n
    story.picks("anna", "pass")
    assert story["anna"].session.n == page + 1
    assert next(line.what for line in story["anna"].lines if line.n == page + 1) == "Casts"
    # Bob had one page more, and both have been told of the end.
    assert story["bob"].session.n == page + 2


@pytest.mark.usefixtures("shelf")
def test_whoever_is_silent_in_a_window_passes() -> None:
    story = seance("bob", timing=Timing(window=10))
    story.picks("bob", story["bob"].options[1])
    page = story["anna"].session.n
    story.passes(9.9)
    assert story["anna"].session.n == page
    story.passes(0.2)
    assert story["anna"].session.n > page
    picked = [entry for entry, *_ in story.rows if isinstance(entry, Picked)]
    assert (picked[1].seat, picked[1].pick) == (0, "pass")


@pytest.mark.usefixtures("shelf")
def test_a_window_closes_at_its_time_for_who_has_left_it() -> None:
    story = seance("bob", timing=Timing(window=10))
    story.picks("anna", story["anna"].options[1])
    story.passes(4.0)
    story.leaves("bob")
    page = story["anna"].session.n
    story.passes(5.9)
    assert story["anna"].session.n == page
    story.passes(0.2)
    assert story["anna"].session.n > page


@pytest.mark.usefixtures("shelf")
def test_no_window_closes_while_nobody_is_here() -> None:
    story = seance("bob", timing=Timing(window=10))
    story.passes(9.0)
    story.leaves("anna")
    story.leaves("bob")
    entries = story.room.entries
    story.passes(100.0)
    story.connects("anna")
    story.passes(9.0)
    assert story.room.entries == entries
    story.passes(1.1)
    assert story.room.entries > entries


@pytest.mark.usefixtures("shelf")
def test_a_window_closes_though_somebody_lets_a_bot_play_again_and_again() -> None:
    story = seance("bob", "carla", timing=Timing(window=10))
    page = story["anna"].session.n
    for number in range(8):
        story.passes(1.2)
        story.does("bob", protocol.StandIn, level=None if number % 2 else "random")
    story.passes(1.0)
    assert story["anna"].session.n > page + 8


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("order", [("anna", "bob", "carla"), ("carla", "bob", "anna")])
def test_going_back_does_not_tell_who_answered_first(order: tuple[str, ...]) -> None:
    """A window is gone back to as a whole."""
    story = seance("bob", "carla")
    for name in order:
        story.picks(name, story[name].options[1])
    story.does("bob", protocol.Propose, what="rollback")
    assert [proposal.to for proposal in story["anna"].table.proposals] == [0]


@pytest.mark.usefixtures("shelf")
def test_a_window_asks_also_those_who_have_nothing_to_say() -> None:
    """R12: a window that closed at once would tell that nobody holds a hush."""
    story = seance("bob", "carla")
    match = story.room.match
    assert match is not None
    silent: list[bool] = []

    def is_over() -> bool:
        window = match.game.agenda[-1] if match.game.agenda else None
        if isinstance(window, Interrupt):
            assert set(match.game.asked) == set(window.waiting)
            silent.extend(map(match.is_forced, window.waiting))
        return match.game.over

    story.plays_until(is_over)
    assert set(silent) == {True, False}


@pytest.mark.usefixtures("shelf")
def test_a_window_is_no_place_to_take_something_back() -> None:
    """Whether one may would tell whether somebody has answered since."""
    story = seance("bob")
    story.plays_until(lambda: story.asked == ["anna"] and "stay" in story["anna"].options)
    story.picks("anna", "stay")
    assert story.asked == ["anna", "bob"]
    ask = story["anna"].session.ask
    assert ask is not None
    assert not ask.undo
    assert story.may_not("anna", protocol.Undo, at=story["anna"].session.n) == "cannot-undo"


@pytest.mark.usefixtures("shelf")
def test_a_motion_to_go_back_counts_no_sealed_answers() -> None:
    story = seance("bob", "carla")
    assert story.may_not("anna", protocol.Propose, what="rollback", to=0) == "nothing-to-undo"
    story.picks("bob", story["bob"].options[1])
    assert story.may_not("anna", protocol.Propose, what="rollback", to=0) == "nothing-to-undo"
    assert story.may_not("bob", protocol.Propose, what="rollback") == "nothing-to-undo"
    story.picks("anna", "pass")
    story.picks("carla", "pass")
    story.does("bob", protocol.Propose, what="rollback")
    assert story["anna"].table.proposals[0].to == 0
    # An answer that nobody knows of does not make the motion lapse, nor is it told by that.
    (name, *_) = story.asked
    story.picks(name)
    for guest in (story["anna"], story["bob"], story["carla"]):
        fresh = protocol.read_reply(story.state_of(guest.person))
        assert isinstance(fresh, protocol.State)
        assert fresh.table == guest.table


@pytest.mark.usefixtures("shelf")
def test_a_game_with_windows_has_a_record() -> None:
    story = seance("bob", "carla")
    story.plays_to_the_end()
    assert story.room.match is not None
    assert verify(write_record(story.room.match.record(("human",) * 3))).over
