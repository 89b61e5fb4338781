"""The cards that protect a hand: Hyde and Seek, and Mr. Hyde III."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.cards.tcg.scenes import (
    DOCTOR,
    JACK,
    LOCK,
    ON_TURN,
    TRIO,
    drawn,
    is_offered,
    now,
    played,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Story, Town, tcg, town

SEEK = "hyde-and-seek"
HYDE = "mr-hyde-iii"


def used(card: str, me: Town, *others: Town) -> Story:
    """The text of a Character is used."""
    table = tcg(me, *others)
    table.answer(0, f"use {card}")
    return table


def moved_lock(theirs: Town) -> Story:
    """The impish Lock moves and discards two cards to make one player discard."""
    me = town("jacks-house, town-hall", at={"town-hall": "lock-impish-trick-or-treater"}, hand="2 fire")
    table = tcg(me, theirs)
    table.answer(0, "perform jacks-house 3", "move lock-impish-trick-or-treater jacks-house")
    table.answer(0, "discard fire")
    return table


# Everything that makes an opponent discard from hand.
ATTACKS: dict[str, Callable[[Town], Story]] = {
    "behemoth": lambda theirs: used("behemoth", standing({"town-hall": "behemoth"}), theirs),
    "i-wanna-do-it": lambda theirs: surprise("i-wanna-do-it", 2, standing({"town-hall": TRIO}), theirs),
    "mad-genius 1": lambda theirs: surprise("mad-genius", 1, standing({}), theirs),
    "mad-genius 2": lambda theirs: surprise("mad-genius", 2, standing({"the-laboratory": DOCTOR}), theirs),
    "marie-antoinette-doll": lambda theirs: played(
        "marie-antoinette-doll", "", standing({"town-hall": "mummy-boy"}), theirs
    ),
    "oogie-boogie-eight-ball": lambda theirs: played(
        "oogie-boogie-eight-ball", "the-well", standing({"town-hall": "reaper"}), theirs
    ),
    "somethings-up-with-jack": lambda theirs: surprise("somethings-up-with-jack", 1, standing({}), theirs),
    "three-of-a-kind": lambda theirs: surprise("three-of-a-kind", 2, standing({"town-hall": TRIO}), theirs),
    "lock-impish-trick-or-treater": moved_lock,
}


def victim(**said: Any) -> Town:
    """An opponent with four more cards."""
    hand = said.pop("hand", "")
    return rival(said.pop("at", {}), **{"hand": f"{hand}, 4 fire" if hand else "4 fire"} | said)


@pytest.mark.parametrize("attack", ATTACKS)
def test_hyde_and_seek_keeps_a_card_from_the_hand(attack: str) -> None:
    """TCG-TIME-02, RUL-28"""
    table = ATTACKS[attack](victim(hand=SEEK))
    table.asks(1, "pass", f"protect {SEEK}")
    table.answer(1, f"protect {SEEK}")
    assert (table.hand(1), table.pile(1, "surprises"), table.pile(1, "discard")) == (["fire"] * 4, [SEEK], [])
    table.go_on("TurnAction")
    assert (table.hand(1), now(table)) == (["fire"] * 4, ON_TURN)


@pytest.mark.parametrize("attack", ATTACKS)
def test_mr_hyde_iii_returns_and_the_hand_is_safe(attack: str) -> None:
    """TCG-TIME-02"""
    table = ATTACKS[attack](victim(at={"town-hall": HYDE}))
    table.asks(1, "pass", f"protect {HYDE}")
    table.answer(1, f"protect {HYDE}")
    assert (table.hand(1), table.at(1, "town-hall"), table.pile(1, "discard")) == (["fire"] * 4 + [HYDE], [], [])
    table.go_on("TurnAction")
    assert (len(table.hand(1)), now(table)) == (5, ON_TURN)


@pytest.mark.parametrize("attack", ATTACKS)
def test_without_protection_or_when_it_is_declined_cards_are_lost(attack: str) -> None:
    """DEC-18"""
    table = ATTACKS[attack](victim(hand=SEEK))
    table.answer(1, "pass")
    table.go_on("TurnAction")
    assert len(table.pile(1, "discard")) >= 1
    assert SEEK not in table.pile(1, "surprises")
    bare = ATTACKS[attack](victim(hand="pull-yourself-together", table="halloweentown-gates", pp=1))
    assert bare.asks_for != "Ward"
    bare.go_on("TurnAction")
    assert len(bare.pile(1, "discard")) >= 1


@pytest.mark.parametrize("hyde", ["mr-hyde", "mr-hyde-ii", "mr-hyde-iii"])
def test_hyde_and_seek_draws_two_for_a_hyde_that_is_shown(hyde: str) -> None:
    table = ATTACKS["behemoth"](victim(hand=f"{SEEK}, {hyde}"))
    table.answer(1, f"protect {SEEK}")
    table.asks(1, f"reveal {hyde}", "pass")
    table.answer(1, f"reveal {hyde}")
    # It is shown to all and stays in hand.
    assert (drawn(table, 1), hyde in table.hand(1), len(table.hand(1))) == (2, True, 7)
    assert now(table) == ON_TURN
    kept = ATTACKS["behemoth"](victim(hand=f"{SEEK}, {hyde}"))
    kept.answer(1, f"protect {SEEK}", "pass")
    assert (drawn(kept, 1), now(kept)) == (0, ON_TURN)


def test_hyde_and_seek_draws_nothing_for_a_hyde_in_play_or_another_surprise() -> None:
    table = ATTACKS["behemoth"](victim(hand=f"2 {SEEK}", at={"town-hall": "mr-hyde"}))
    table.answer(1, f"protect {SEEK}")
    assert (drawn(table, 1), now(table)) == (0, ON_TURN)


def test_hyde_and_seek_is_used_once_a_round() -> None:
    """TCG-SURP-04"""
    table = ATTACKS["behemoth"](victim(hand=SEEK, titles=(SEEK,)))
    assert table.asks_for == "PitchWindow"
    # And never in the own turn (TCG-SURP-01).
    assert not is_offered(SEEK, 2, standing({}, hand="mr-hyde"), rival())


def test_mr_hyde_iii_does_nothing_from_hand_or_for_another_town() -> None:
    held = ATTACKS["behemoth"](victim(hand=HYDE))
    assert held.asks_for == "PitchWindow"
    abroad = used("behemoth", standing({"town-hall": "behemoth"}), victim(), rival({"town-hall": HYDE}))
    assert abroad.asks_for == "PitchWindow"


def test_mr_hyde_iii_does_not_protect_in_the_own_turn() -> None:
    """Neither from an own card nor as something to use."""
    me = standing({"town-hall": HYDE}, hand="black-cat, fire, zero")
    table = tcg(me, rival())
    assert not table.offers(0, "use")
    table.answer(0, "play black-cat the-well", "discard fire")
    assert table.pile(0, "discard") == ["fire", "zero"]
    assert table.at(0, "town-hall") == [HYDE]


def test_a_look_at_a_hand_is_no_discard() -> None:
    table = surprise("mystic-cauldron", 1, standing({}), victim(hand=SEEK, at={"town-hall": HYDE}))
    assert now(table) == ON_TURN
    looked = used("mr-hyde", standing({"town-hall": "mr-hyde"}), victim(hand=SEEK, at={"town-hall": HYDE}))
    assert now(looked) == ON_TURN


def test_a_strike_at_characters_is_no_discard_from_hand() -> None:
    """TCG-TIME-03"""
    theirs = victim(hand=SEEK, at={"town-hall": HYDE})
    table = surprise("hello-oogie", 1, standing({"town-hall": JACK}), theirs)
    assert (now(table), table.at(1, "town-hall")) == (ON_TURN, [])


def test_whoever_gives_up_a_card_in_hand_to_the_reaper_can_protect_it() -> None:
    table = tcg(standing({}, hand="reaper"), rival(hand=f"{SEEK}, zero"))
    table.answer(0, "play reaper the-well")
    table.answer(1, f"protect {SEEK}")
    assert (table.hand(1), now(table)) == (["zero"], ON_TURN)
    lost = tcg(standing({}, hand="reaper"), rival(hand=f"{SEEK}, zero"))
    lost.answer(0, "play reaper the-well")
    lost.answer(1, "pass")
    assert lost.pile(1, "discard") == ["zero"]


def test_the_others_discard_all_the_same() -> None:
    """RUL-29"""
    others = (victim(hand=SEEK), victim(at={"town-hall": HYDE}), victim())
    table = used("behemoth", standing({"town-hall": "behemoth"}), *others)
    table.answer(1, f"protect {SEEK}")
    table.answer(2, "pass")
    table.answer(2, "discard fire")
    table.answer(3, "discard fire")
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [4, 3, 3]
    assert now(table) == ON_TURN


def test_what_was_stacked_stays_and_what_depends_on_lost_cards_fails() -> None:
    """RUL-29"""
    stacked = ATTACKS["i-wanna-do-it"](victim(hand=SEEK))
    stacked.answer(1, f"protect {SEEK}")
    assert stacked.stacked(LOCK) == ["i-wanna-do-it"]
    three = ATTACKS["three-of-a-kind"](victim(hand=SEEK))
    three.answer(1, f"protect {SEEK}")
    assert (drawn(three), now(three)) == (0, ON_TURN)
