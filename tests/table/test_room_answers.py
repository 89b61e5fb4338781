"""Answers that give themselves, answers that are sealed, answers that are taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spiralhill.deals import Deal, verify, write_record
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations
from spiralhill.table import protocol
from spiralhill.table.journal import Picked
from spiralhill.table.laying import Wish
from spiralhill.table.match import Match
from spiralhill.table.messages import Opened
from spiralhill.table.motions import GRACE
from spiralhill.table.protocol import Timing
from spiralhill.table.room import FORCED, REQUESTS, SECONDS
from tests.kernel.seance import Interrupt
from tests.table.room_story import Story, duel, table
from tests.table.simulator.seance import seance_on_the_shelf

# Answers that give themselves


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
        told = state_of(story, other)
        for number in range(40):
            story.room.match.game = game.imagine(opponent, number)
            if len(story.room.match.options(seat)) > 1:
                worlds += 1
                assert state_of(story, other) == told
    assert worlds > 5


def state_of(story: Story, name: str) -> bytes:
    """What somebody would be told who connects now, without a trace."""
    guest = story[name]
    story.room.forget_views()
    hello = protocol.Hello(story.created.id, 0, guest.session.seat, guest.session.watch, guest.session.lang)
    return story.room.step(story.now, Opened(guest.line, guest.person, hello)).out[0][1]


# Answers that are sealed


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
    before = {name: state_of(story, name) for name in ("anna", "carla", "zoe")}
    story.picks("bob", story["bob"].options[1])
    assert {name: state_of(story, name) for name in before} == before
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
        fresh = protocol.read_reply(state_of(story, guest.person))
        assert isinstance(fresh, protocol.State)
        assert fresh.table == guest.table


@pytest.mark.usefixtures("shelf")
def test_a_game_with_windows_has_a_record() -> None:
    story = seance("bob", "carla")
    story.plays_to_the_end()
    assert story.room.match is not None
    assert verify(write_record(story.room.match.record(("human",) * 3))).over


# Answers that are taken back


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
