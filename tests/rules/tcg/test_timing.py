"""Chapter 23, timing and interrupts: who orders effects, and who may answer them."""

import pytest

from spiralhill.games.tcg.events import Bounces, Draws, Moves, Protects
from spiralhill.games.tcg.picks import Perform, Play, PlaySurprise, Protect, Use
from tests.rules.tcg.story import Story, tcg, town

JACK = "jack-skellington-the-pumpkin-king"
SALLY = "sally-shy-creature"
LEADER = "the-mayor-lugubrious-leader"
SCIENTIST = "dr-finklestein-mad-scientist"


def test_the_current_player_orders_effects_whoever_owns_them() -> None:
    """TCG-TIME-01 RUL-44"""
    for first, order in ((1, [1, 0, 2]), (2, [2, 0, 1]), (0, [0, 1, 2])):
        table = tcg(
            town("jacks-house", at={"jacks-house": f"{LEADER}, igor"}),
            town("oogies-lair", at={"oogies-lair": "devil"}),
            town("mayor-mobile", at={"mayor-mobile": "devil"}),
        )
        table.answer(0, "use igor")
        table.asks(0, f"first {LEADER} 0", "first devil 1", "first devil 2", "as-listed")
        assert table.told(Draws) == []
        table.answer(0, table.offered(0)[first])
        table.answer(0, table.offered(0)[0])
        assert [event.seat for event in table.told(Draws)] == order
        # Only then comes Igor's Movement, for which there is nobody left to move anywhere.
        assert table.asks_for == "TurnAction"


def test_all_may_be_left_in_the_order_in_which_they_are_listed() -> None:
    """TCG-TIME-01"""
    table = tcg(
        town("jacks-house", at={"jacks-house": f"{LEADER}, igor"}),
        town("oogies-lair", at={"oogies-lair": "devil"}),
        town("mayor-mobile", at={"mayor-mobile": "devil"}),
    )
    table.answer(0, "use igor", "as-listed")
    assert [event.seat for event in table.told(Draws)] == [0, 1, 2]


def test_a_voluntary_text_is_decided_by_its_owner() -> None:
    """RUL-44"""
    at = {"the-well": f"{JACK}, zero"}
    table = tcg(
        town("jacks-house, the-well", at=at, hand="public-transportation"), town("oogies-lair, the-well", at=at)
    )
    table.answer(0, "play-surprise public-transportation 1")
    table.answer(0, f"move {JACK} oogies-lair")
    table.answer(1, f"move {JACK} jacks-house")
    # Both Zeros may follow: whose turn it is says which comes first.
    assert (table.waiting, table.asks_for, len(table.offered(0))) == (0, "Trigger", 2)
    table.answer(0, table.offered(0)[1])
    deciders = []
    while table.asks_for == "ComeAlong":
        assert table.waiting is not None
        deciders.append(table.waiting)
        table.answer(table.waiting, "bring zero")
    assert sorted(deciders) == [0, 1]
    assert table.at(0, "jacks-house") == table.at(1, "oogies-lair") == [JACK, "zero"]


def test_who_has_protection_is_asked_before_it_happens() -> None:
    """TCG-TIME-02"""
    table = tcg(
        town("jacks-house", at={"jacks-house": JACK}, hand="hello-oogie", pp=3),
        town(
            "oogies-lair", at={"oogies-lair": SALLY}, hand="pull-yourself-together, igor", table="halloweentown-gates"
        ),
    )
    table.answer(0, "play-surprise hello-oogie 1")
    # With Sally in town the answer is free.
    table.asks(1, "pass", "protect halloweentown-gates", "protect pull-yourself-together")
    assert table.told(Bounces) == []
    table.answer(1, "protect pull-yourself-together")
    assert table.told(Protects) == [Protects(1, "pull-yourself-together", "hello-oogie")]
    assert (table.at(1, "oogies-lair"), table.pile(1, "surprises")) == ([SALLY], ["pull-yourself-together"])


def test_gates_keep_out_surprises_and_nothing_else() -> None:
    """TCG-TIME-02"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "clown"}),
        town(
            "oogies-lair", at={"oogies-lair": "igor"}, hand="pull-yourself-together", table="halloweentown-gates", pp=1
        ),
    )
    table.answer(0, "use clown")
    # The Clown is no Surprise.
    table.asks(1, "pass", "protect pull-yourself-together")
    table.refuses(1, Protect(table.card("halloweentown-gates", 1)), "TCG-TIME-03")
    table.answer(1, "pass")
    assert table.at(1, "oogies-lair") == []


def test_a_hand_is_protected_by_other_cards_than_characters_are() -> None:
    """TCG-TIME-02"""
    table = tcg(
        town(hand="mad-genius", pp=1),
        town("oogies-lair", at={"oogies-lair": "mr-hyde-iii"}, hand="hyde-and-seek, pull-yourself-together", pp=2),
    )
    table.answer(0, "play-surprise mad-genius 1")
    table.asks(1, "pass", "protect mr-hyde-iii", "protect hyde-and-seek")
    table.answer(1, "protect mr-hyde-iii")
    assert (table.hand(1), table.waiting) == (["hyde-and-seek", "mr-hyde-iii", "pull-yourself-together"], 0)


def answering() -> Story:
    """A moment in which a player may answer, and holds and has in play much else."""
    table = tcg(
        town("jacks-house", at={"jacks-house": JACK}, hand="hello-oogie", pp=3),
        town(
            "oogies-lair, the-well",
            at={"oogies-lair": "igor, behemoth"},
            hand="pull-yourself-together, fetch, clown, hyde-and-seek",
            pp=5,
        ),
    )
    table.answer(0, "play-surprise hello-oogie 1", "bounce igor")
    return table


def test_only_text_that_names_the_situation_may_interrupt() -> None:
    """TCG-TIME-03"""
    table = answering()
    table.asks(1, "pass", "protect pull-yourself-together")
    for pick in (
        PlaySurprise(table.card("fetch", 1), 1),
        Play(table.card("clown", 1), table.card("the-well", 1)),
        Protect(table.card("hyde-and-seek", 1)),
        Use(table.card("behemoth", 1)),
        Use(table.card("igor", 1)),
    ):
        table.refuses(1, pick, "TCG-TIME-03")
    # Nor does the one whose effect it is get in between.
    assert table.offered(0) == []


def test_everything_else_waits_until_all_effects_are_done() -> None:
    """TCG-TIME-04"""
    table = tcg(
        town(
            "jacks-house, the-laboratory",
            at={"the-laboratory": f"{SCIENTIST}, decomposing-guy, behemoth"},
            hand="road-kill, fetch",
            pp=3,
        ),
        town(hand="igor"),
    )
    assert table.offers(0, "use behemoth")
    table.answer(0, "play road-kill")
    table.asks(0, "first road-kill 0", f"first {SCIENTIST} 1")
    for pick in (Use(table.card("behemoth")), PlaySurprise(table.card("fetch"), 1)):
        table.refuses(0, pick, "TCG-TIME-04")
    table.refuses_pick(0, Perform(table.card("jacks-house"), 1))
    table.answer(0, "first road-kill 0")
    assert table.asks_for == "TurnAction"
    assert table.offers(0, "use behemoth")
    assert table.offers(0, "play-surprise fetch 1")


def test_a_card_that_is_discarded_is_gone_before_its_text_can_be_used() -> None:
    """TCG-TIME-05 TCG-TIME-06"""
    table = tcg(
        town("jacks-house", at={"jacks-house": f"{JACK}, {SALLY}"}, hand="wolfman, igor", pp=2), town(hand="zero")
    )
    assert table.offers(0, f"use {SALLY}")
    table.answer(0, "play wolfman jacks-house")
    table.asks(0, f"scrap {JACK}", f"scrap {SALLY}", "no")
    table.refuses_pick(0, Use(table.card(SALLY)))
    table.answer(0, f"scrap {SALLY}")
    # Two cards for the Wolfman, none for Sally.
    assert (len(table.hand(0)), table.offers(0, "use")) == (3, False)


def test_no_effect_is_broken_into_for_another_of_ones_own() -> None:
    """TCG-TIME-06"""
    table = tcg(
        town("jacks-house", at={"jacks-house": "behemoth"}, hand="cyclops, fetch, igor", pp=1), town(hand="zero")
    )
    table.answer(0, "play cyclops jacks-house")
    table.asks(0, "discard fetch", "discard igor", "no")
    table.refuses_pick(0, Use(table.card("behemoth")))
    table.refuses_pick(0, PlaySurprise(table.card("fetch"), 1))
    table.answer(0, "no")
    assert table.offers(0, "use behemoth")


def test_several_answers_come_clockwise_from_the_current_player() -> None:
    """RUL-30 TCG-TIME-02"""
    igor = {"jacks-house": "igor"}
    towns = [town("jacks-house", at=igor, hand="pull-yourself-together, fetch", pp=1) for _ in range(3)]
    table = tcg(*towns[:2], town("jacks-house", at=igor, hand="im-the-boogie-man"), towns[2], turn=2, king=0)
    table.answer(2, "play-surprise im-the-boogie-man 1")
    for seat, answer in ((3, "pass"), (0, "protect pull-yourself-together"), (1, "pass")):
        assert table.waiting == seat
        # Before anything happens to anybody.
        assert [table.at(other, "jacks-house") for other in range(4)] == [["igor"]] * 4
        table.answer(seat, answer)
    # Each pays from the own track; the current player had no say.
    assert table.game.pp == [0, 1, 0, 1]
    assert [table.at(other, "jacks-house") for other in range(4)] == [["igor"], [], [], []]
    assert (table.waiting, table.asks_for) == (2, "TurnAction")


def test_answers_come_after_targets_are_named() -> None:
    """RUL-30"""
    table = answering()
    # The target was named: Igor; then the answer is asked for.
    assert table.waiting == 1
    table.answer(1, "pass")
    assert (table.told(Bounces), table.at(1, "oogies-lair")) == ([Bounces(1, "igor", 1)], ["behemoth"])


def test_to_ignore_covers_the_protected_player_only() -> None:
    """RUL-29"""
    table = tcg(
        town(hand="somethings-up-with-jack, igor, zero"),
        town("oogies-lair", at={"oogies-lair": JACK}, hand="hyde-and-seek, 3 igor"),
        town(hand="4 igor"),
    )
    table.answer(0, "play-surprise somethings-up-with-jack 1")
    table.answer(1, "protect hyde-and-seek")
    table.answer(0, "discard igor")
    table.answer(2, "discard igor", "discard igor")
    assert [len(table.pile(seat, "discard")) for seat in range(3)] == [1, 0, 2]
    # What the card gives is no harm: Jack's player draws.
    assert [event.seat for event in table.told(Draws)] == [1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_effects_on_everybody_come_clockwise_from_the_current_player(first: int) -> None:
    """RUL-43"""
    towns = [town(hand="kidnap-mr-sandy-claws", pp=1) for _ in range(3)]
    table = tcg(*towns, turn=first, king=0)
    table.answer(first, "play-surprise kidnap-mr-sandy-claws 1")
    assert [event.seat for event in table.told(Draws)] == [(first + step) % 3 for step in range(3)]


def test_unless_the_card_begins_with_the_king() -> None:
    """RUL-43"""
    towns = [town("jacks-house", at={"jacks-house": SCIENTIST}, hand="organ-donor, road-kill", pp=1) for _ in range(3)]
    table = tcg(*towns, turn=2, king=1)
    table.answer(2, "play-surprise organ-donor 1")
    for seat in (1, 2, 0):
        assert (table.waiting, table.asks_for) == (seat, "DonateWho")
        table.answer(seat, "pass")
    assert (table.waiting, table.told(Moves)) == (2, [])
