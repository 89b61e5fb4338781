"""The Action phase: who plays, from where, and when it ends."""

import pytest

from spiralhill.games.herocard.picks import END, Play
from tests.rules.duel.story import anyone, duel, isis, wander, will


def test_cards_may_be_played_before_and_after_an_attack_in_any_order() -> None:
    """DUEL-ACT-01"""
    table = duel(will(hand="2 reload, nightstick"), anyone())
    table.answer(0, "play reload", "play nightstick", "pass")
    assert table.results == [(4, 0, True)]
    table.answer(0, "play reload")
    assert table.pile(0, "x") == ["reload", "reload"]
    # The four Guards he drew are good for nothing on his own turn: the phase ends by itself.
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_card_takes_effect_at_once_face_up_on_its_stack() -> None:
    """DUEL-ACT-02"""
    table = duel(will(hand="reload"), anyone(hand="slip-free"))
    table.answer(0, "play reload")
    # Before anybody else is asked the card lies there and the two cards are drawn.
    assert table.pile(0, "x") == ["reload"]
    assert table.game.sees(None, table.find(0, "reload", "x"), 5)
    assert table.hand(0) == ["guard", "guard"]
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize(("pile", "title"), [("deck", "jab"), ("discard", "second-wind"), ("body", "slip-free")])
def test_cards_are_played_from_the_hand_only(pile: str, title: str) -> None:
    """DUEL-ACT-03"""
    table = duel(anyone(hand="strike", deck="jab", discard="second-wind", body="slip-free"), anyone(hand="slip-free"))
    # Any of these could be paid and played, did it only lie in his hand.
    reasons = table.refuses_pick(0, Play(table.find(0, title, pile), 1 if title == "jab" else None))
    assert [reason.rule for reason in reasons] == ["DUEL-ACT-03"]
    table.asks(0, "play strike @2", "refresh", "end")


def test_nobody_plays_from_anothers_hand() -> None:
    """DUEL-ACT-03"""
    table = duel(anyone(hand="strike"), anyone(hand="slip-free"))
    reasons = table.refuses_pick(0, Play(table.find(1, "slip-free")))
    assert [reason.rule for reason in reasons] == ["DUEL-ACT-03"]
    table.asks(0, "play strike @2", "refresh", "end")


def test_a_deployed_card_is_turned_up_instead() -> None:
    """DUEL-ACT-03"""
    table = duel(anyone(hand="lie-in-wait, strike, push"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy strike")
    table.answer(1, "pass")
    # It is not in his hand any more, and Push wants a Base.
    table.asks(0, "pass", "turn-up strike @2")
    table.answer(0, "turn-up strike", "done")
    assert table.pile(0, "body") == ["strike"]
    assert table.attack_value == 3
    table.asks(1, "pass", "play slip-free")


def test_the_active_player_makes_the_first_play() -> None:
    """DUEL-ACT-04"""
    table = duel(anyone(hand="slip-free"), anyone(hand="slip-free"), anyone(hand="slip-free"), phase="turn")
    table.answer(0, "stop", "draw 0")
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")
    table.refuses_pick(1, Play(table.find(1, "slip-free")))
    table.answer(0, "play slip-free")
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("seed", range(5))
def test_no_opponent_decides_in_a_turn_before_the_active_player_had_an_action_phase(seed: int) -> None:
    """DUEL-ACT-04"""
    begun: set[int] = set()
    others = 0
    for game in wander("tester", "deon", "aisling", seed=seed, answers=600):
        if not game.over and type(game.agenda[-1]).__name__ == "ActionPhase":
            begun.add(game.turn)
        elif not game.over and game.active_player not in game.asked:
            others += 1
            assert game.turn in begun
    assert others > 0


def test_the_phase_can_be_ended_whenever_no_priority_round_is_open() -> None:
    """DUEL-ACT-05"""
    table = duel(anyone(hand="jab, 2 slip-free"), anyone(hand="slip-free"))
    table.asks(0, "play jab @2", "play slip-free", "play slip-free 2", "refresh", "end")
    table.answer(0, "play jab")
    table.answer(1, "pass")
    # The round is open: he may pass, but not end his phase.
    assert [reason.rule for reason in table.refuses_pick(0, END)] == ["DUEL-ACT-05"]
    table.asks(0, "pass", "play slip-free", "play slip-free 2")
    table.answer(0, "pass")
    # Two have passed in a row: the round is closed, with cards still in hand.
    table.asks(0, "play slip-free", "play slip-free 2", "end")
    table.answer(0, "play slip-free")
    table.answer(1, "pass")
    table.answer(0, "pass")
    table.asks(0, "play slip-free", "end")
    table.answer(0, "end")
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_texts_are_carried_out_in_the_order_written() -> None:
    """DUEL-ACT-06"""
    table = duel(isis(hand="darkroom", x="soul-capture"), anyone(hand="slip-free"))
    table.answer(0, "play darkroom")
    # Two cards are drawn already when the clear is left to her.
    assert table.hand(0) == ["guard", "guard"]
    assert table.pile(0, "x") == ["soul-capture"]
    table.asks(0, "yes", "no")
    table.answer(0, "yes")
    assert (table.pile(0, "x"), table.pile(0, "discard")) == ([], ["soul-capture"])
    table.asks(1, "pass", "play slip-free")


def test_nobody_is_asked_whether_to_do_nothing() -> None:
    """DUEL-ACT-06"""
    table = duel(isis(hand="darkroom, knife-ritual"), anyone(hand="slip-free"))
    table.answer(0, "play darkroom")
    # Her X stack is empty: there is nothing to clear.
    assert (table.waiting, table.asks_for) == (1, "Priority")
