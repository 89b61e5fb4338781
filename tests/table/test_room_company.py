"""What becomes of a seat whose owner is away, gives it up, wants a rest or runs out of time."""

from __future__ import annotations

import pytest

from spiralhill.table import protocol
from spiralhill.table.journal import Link, Member, Picked
from spiralhill.table.laying import Wish
from spiralhill.table.messages import Heard, Thought
from spiralhill.table.refusal import Refusal
from tests.table.room_story import SEED, duel, refused, table

# Bots


def test_a_bot_answers_when_it_has_thought() -> None:
    story = duel()
    while story.asked == ["anna"]:
        story.picks("anna")
    (think,) = story.thinks
    assert (think.seat, think.level) == (1, "greedy")
    assert think.view["you"] == 1
    assert 0.5 <= think.pause <= 1.1
    page = story["anna"].session.n
    # Something else happens; the bot is not asked again, and an answer to another question is no answer.
    story.does("anna", protocol.Chat, text="Hurry up!")
    story.step(Thought(1, think.asked_at + 1, think.texts[0]))
    assert len(story.thinks) == 1
    assert story["anna"].session.n == page + 1
    story.step(Thought(1, think.asked_at, think.texts[0]))
    assert story["anna"].session.n == page + 2
    picked = story.rows[-1][0]
    assert isinstance(picked, Picked)
    assert picked.by == "greedy"
    # It has answered; to hear it again changes nothing.
    entries = len(story.rows)
    story.step(Thought(1, think.asked_at, think.texts[0]))
    assert len(story.rows) == entries


def test_a_bot_that_is_at_a_loss_does_something() -> None:
    for answer in (None, "fly to the moon"):
        story = duel()
        while story.asked == ["anna"]:
            story.picks("anna")
        think = story.thinks[-1]
        story.step(Thought(1, think.asked_at, answer))
        picked = story.rows[-1][0]
        assert isinstance(picked, Picked)
        assert picked.pick in think.texts


def test_a_bot_stands_in_and_its_owner_comes_back() -> None:
    story = duel("bob")
    (name,) = story.asked
    assert story.may_not(name, protocol.StandIn, level="genius") == "no-such-bot"
    assert story.may_not(name, protocol.StandIn) == "done-already"
    story.does(name, protocol.StandIn, level="random")
    seat = story[name].session.seat
    assert seat is not None
    assert story["anna"].table.seats[seat].bot == "random"
    assert story["bob"].news[-1] == "stands-in"
    (think,) = story.thinks
    page = story[name].session.n
    assert story.may_not(name, protocol.Pick, at=page, pick=story[name].options[0]) == "bot-plays"
    assert story.may_not(name, protocol.Undo, at=page) == "bot-plays"
    assert story.may_not(name, protocol.StandIn, level="random") == "done-already"
    story.does(name, protocol.StandIn)
    assert story["bob"].news[-1] == "back"
    # What the bot was about to say is said by nobody.
    entries = len(story.rows)
    story.step(Thought(think.seat, think.asked_at, think.texts[0]))
    assert len(story.rows) == entries
    story.picks(name)


def test_nobody_takes_back_what_a_bot_has_done_for_them() -> None:
    story = duel("bob")
    (name,) = story.asked
    story.does(name, protocol.StandIn, level="random")
    discard = next(text for text in story.thinks[-1].texts if text.startswith("discard"))
    story.step(Thought(story.thinks[-1].seat, story.thinks[-1].asked_at, discard))
    story.does(name, protocol.StandIn)
    ask = story[name].session.ask
    assert ask is not None
    assert not ask.undo
    assert story.may_not(name, protocol.Undo, at=story[name].session.n) == "cannot-undo"


# Somebody is away


def test_a_bot_plays_for_whoever_has_been_away_for_a_minute() -> None:
    story = duel("bob", "carla")
    assert story.may_not("anna", protocol.Propose, what="bot", seat=1) == "not-away"
    story.leaves("bob")
    story.passes(59.0)
    assert story.may_not("anna", protocol.Propose, what="bot", seat=1) == "not-away-yet"
    story.passes(1.0)
    for seat in (None, 0, 9):
        assert story.may_not("anna", protocol.Propose, what="bot", seat=seat) == "nobody-is-missing"
    story.does("anna", protocol.Propose, what="bot", seat=1)
    assert story["anna"].table.seats[1].bot == ""
    story.does("carla", protocol.Agree, what="bot")
    assert story["anna"].table.seats[1].bot == "greedy"
    assert story["anna"].table.seats[1].kind == "person"
    story.connects("bob")
    story.does("bob", protocol.StandIn)
    assert story["anna"].table.seats[1].bot == ""


def test_whoever_is_back_in_time_keeps_the_seat() -> None:
    story = duel("bob", "carla")
    story.leaves("bob")
    story.passes(60.0)
    story.does("anna", protocol.Propose, what="substitute", seat=1)
    story.connects("bob")
    assert story.may_not("carla", protocol.Agree, what="substitute") == "nobody-is-missing"
    # Nor does it count, when everybody else is gone who could say no, that the owner was cut off for a moment.
    story.leaves("carla")
    story.leaves("bob")
    story.passes(59.0)
    assert story["anna"].table.seats[1].link == ""


def test_a_substitute_comes_by_a_link_that_everybody_seated_can_share() -> None:
    story = duel("bob", "carla")
    watcher = story.connects("zoe")
    story.leaves("bob")
    story.passes(60.0)
    story.does("anna", protocol.Propose, what="substitute", seat=1)
    story.does("carla", protocol.Agree, what="substitute")
    link = story["anna"].table.seats[1].link
    assert link
    assert story["carla"].table.seats[1].link == link
    assert watcher.table.seats[1].link == ""
    assert Link(link, story.created.id, "seat") in story.stored
    assert refused(lambda: story.arrives("carla", link)) == "seated-already"
    # Everybody has a minute to come back, after a restart, too.
    story.restart()
    for name in ("anna", "carla"):
        story.connects(name)
    assert refused(lambda: story.arrives("dora", link)) == "table-full"
    story.passes(60.0)
    assert story.arrives("dora", link) == 1
    assert story["anna"].table.seats[1].name == "Dora"
    assert story["anna"].table.seats[1].link == ""
    assert {Member(story.created.id, "dora"), Member(story.created.id, "bob", belongs=False)} <= set(story.stored)
    # The old owner is told who has the seat now, by whatever link they come; strangers are told nothing.
    for comes_back in (lambda: story.connects("bob", seat=1), lambda: story.arrives("bob")):
        with pytest.raises(Refusal) as refusal:
            comes_back()
        assert (refusal.value.error, refusal.value.blanks) == ("replaced", {"name": "Dora"})
    assert refused(lambda: story.connects("emil", seat=1)) == "no-such-table"
    # To come by the same link once more is to come once; for others it is used up.
    assert story.arrives("dora", link) == 1
    assert refused(lambda: story.arrives("emil", link)) == "no-such-table"


def test_who_is_back_can_be_replaced_only_if_everybody_agrees_anew() -> None:
    story = duel("bob", "carla")
    story.leaves("bob")
    story.passes(60.0)
    story.does("anna", protocol.Propose, what="substitute", seat=1)
    story.does("carla", protocol.Agree, what="substitute")
    link = story["anna"].table.seats[1].link
    story.connects("bob")
    story.passes(0.0)
    assert story["carla"].news[-1] == "returned"
    assert story["carla"].table.seats[1].link == ""
    story.leaves("bob")
    story.passes(61.0)
    assert refused(lambda: story.arrives("dora", link)) == "no-such-table"
    story.does("anna", protocol.Propose, what="substitute", seat=1)
    story.does("carla", protocol.Agree, what="substitute")
    assert story.arrives("dora", story["anna"].table.seats[1].link) == 1


def test_what_somebody_said_stays_theirs_when_the_seat_changes_hands() -> None:
    story = duel("bob")
    story.does("bob", protocol.Chat, text="boo")
    story.arrives("dora", story.does("bob", protocol.Hand).code)
    story.connects("dora")
    (line,) = [line for line in story["dora"].lines if line.kind == "chat"]
    assert (line.name, line.says) == ("Bob", "boo")


def test_after_a_restart_everybody_has_a_minute_to_come_back() -> None:
    story = duel("bob")
    story.passes(1000.0)
    story.restart()
    story.connects("anna")
    story.passes(59.0)
    assert story.may_not("anna", protocol.Propose, what="bot", seat=1) == "not-away-yet"
    story.passes(1.0)
    story.does("anna", protocol.Propose, what="bot", seat=1)


# Giving up a seat


def test_whoever_takes_a_seat_over_is_heard_and_the_old_owner_no_more() -> None:
    story = duel("bob")
    done = story.does("bob", protocol.Hand)
    assert done.code
    assert "Hand" not in story["anna"].news
    assert not any(done.code.encode() in data for _, data in story["anna"].told)
    newer = story.does("bob", protocol.Hand)
    assert refused(lambda: story.arrives("carla", done.code)) == "no-such-table"
    story.says("bob", protocol.Propose, what="abort")
    old = story["bob"]
    assert story.arrives("carla", newer.code) == 1
    assert not old.is_here
    goodbye = old.messages[-1]
    assert isinstance(goodbye, protocol.Bye)
    assert goodbye.error == "not-your-seat"
    assert story["anna"].session.online == [True, False]
    # What the old owner asked for counts no more.
    assert story["anna"].table.proposals == []
    entries = len(story.rows)
    story.step(Heard(old.line, protocol.Chat("x", "I was here!")))
    assert len(story.rows) == entries
    carla = story.connects("carla")
    assert carla.session.seat == 1
    assert story["anna"].news[-1] == "took"
    assert story["anna"].session.online == [True, True]
    if story.asked == ["carla"]:
        story.picks("carla")


def test_a_substitute_inherits_no_grudges() -> None:
    story = duel("bob")
    story.does("bob", protocol.Mute, seat=0)
    code = story.does("bob", protocol.Hand).code
    story.arrives("carla", code)
    assert story.connects("carla").table.muted == []


def test_nobody_is_deaf_to_who_comes_instead() -> None:
    story = duel("bob")
    story.does("anna", protocol.Mute, seat=1)
    story.arrives("carla", story.does("bob", protocol.Hand).code)
    story.connects("carla")
    story.does("carla", protocol.Chat, text="I am new here.")
    assert story["anna"].lines[-1].says == "I am new here."
    assert story["anna"].table.muted == []


def test_before_the_deal_a_substitute_makes_everybody_think_again() -> None:
    story = table(Wish("me"), Wish("open"))
    story.sits("bob")
    story.does("bob", protocol.Ready, seed=SEED)
    code = story.does("anna", protocol.Hand).code
    story.arrives("carla", code)
    assert story["bob"].table.seats[1].ready is False
    # The host's seat comes with the host's rights.
    assert [sitter.host for sitter in story["bob"].table.seats] == [True, False]


def test_when_all_is_over_no_seat_changes_hands() -> None:
    story = duel("bob", turns=2)
    code = story.does("bob", protocol.Hand).code
    story.plays_to_the_end()
    assert story.may_not("bob", protocol.Hand) == "game-over"
    assert refused(lambda: story.arrives("carla", code)) == "game-over"


# Several seats, several wishes


def test_whoever_hands_one_seat_over_is_still_at_the_other() -> None:
    story = table(Wish("me", "will"), Wish("me", "isis"), Wish("open", "deon"))
    story.sits("bob")
    story.connects("second", seat=1, person="anna")
    story.everybody_is_ready()
    story.leaves("anna")
    story.passes(300.0)
    story.arrives("dora", story.does("second", protocol.Hand).code)
    assert story.may_not("bob", protocol.Propose, what="bot", seat=0) == "not-away-yet"


def test_one_id_of_one_person_is_one_command_at_all_their_seats() -> None:
    story = table(Wish("me", "will"), Wish("me", "isis"))
    story.connects("second", seat=1, person="anna")
    assert isinstance(story.repeats("anna", protocol.Chat("m1", "hello")), protocol.Done)
    answer = story.repeats("second", protocol.Chat("m1", "hello"))
    assert isinstance(answer, protocol.Refused)
    assert answer.error == "id-used"


def test_nobody_sees_two_hands_one_after_the_other() -> None:
    story = duel("bob")
    story.arrives("dora", story.does("anna", protocol.Hand).code)
    story.connects("dora")
    link = story.does("bob", protocol.Hand).code
    assert refused(lambda: story.arrives("anna", link)) == "seated-already"
    # The own hand may be taken back.
    assert story.arrives("anna", story.does("dora", protocol.Hand).code) == 0


def test_nobody_asks_for_things_without_end() -> None:
    story = duel("bob")
    story.passes(10.0)
    for number in range(20):
        story.does("anna", protocol.Mute, seat=1, on=number % 2 == 0)
    assert story.may_not("anna", protocol.Mute, seat=1) == "too-fast"
    story.passes(10.0)
    story.does("anna", protocol.Mute, seat=1)


def test_an_answer_on_its_way_is_good_though_somebody_lets_a_bot_play() -> None:
    story = duel("bob", "carla")
    (name,) = story.asked
    other = next(one for one in ("anna", "bob", "carla") if one != name)
    at = story[name].session.n
    story.does(other, protocol.StandIn, level="random")
    assert story[name].session.n > at
    story.does(name, protocol.Pick, at=at, pick=story[name].options[0])
