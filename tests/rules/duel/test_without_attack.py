"""Chapter 24, plays without an attack and turns without plays."""

from spiralhill.games.herocard.prints import BASE_ATTACK, BODY, FAST, ActionCard
from tests.rules.duel.story import anyone, duel, place

# No Base Attack of the box is Fast.
AMBUSH = ActionCard("ambush", BODY, 1, FAST, BASE_ATTACK, 3)


def test_a_card_that_is_no_attack_passes_priority_to_the_left() -> None:
    """DUEL-NON-01"""
    table = duel(anyone(hand="reload, strike"), anyone(hand="slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play reload")
    table.asks(1, "pass", "play slip-free")


def test_that_round_runs_until_all_have_passed_and_then_the_phase_goes_on() -> None:
    """DUEL-NON-02 DUEL-NON-03"""
    table = duel(anyone(hand="reload, slip-free, strike"), anyone(hand="slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play reload")
    table.answer(1, "pass")
    table.answer(2, "play slip-free")
    table.asks(0, "pass", "play slip-free", "play strike @2", "play strike @3")
    table.answer(0, "pass")
    table.answer(1, "pass")
    # The third pass in a row was seat 2's own, who has nothing left: the phase goes on, and refreshing is over.
    table.asks(0, "play slip-free", "play strike @2", "play strike @3", "end")
    assert table.asks_for == "ActionPhase"


def test_a_turn_without_a_card_of_the_active_player_closes_with_a_round() -> None:
    """DUEL-NON-04"""
    table = duel(anyone(hand="slip-free, strike"), anyone(hand="slip-free"), anyone(hand="prayer"))
    table.answer(0, "end")
    # It begins with the left neighbour.
    table.asks(1, "pass", "play slip-free")
    table.answer(1, "pass")
    table.asks(2, "pass", "play prayer")


def test_the_closing_round_runs_until_all_pass_and_then_the_next_turn_begins() -> None:
    """DUEL-NON-05 DUEL-NON-06 AMB-10"""
    table = duel(anyone(hand="slip-free, prayer, reload"), anyone(hand="prayer, slip-free"))
    table.answer(0, "end")
    table.answer(1, "play prayer")
    assert len(table.hand(1)) == 4
    # The active player has a say as well, with Fast cards only.
    table.refuses(0, "reload", "DUEL-NON-05")
    table.asks(0, "pass", "play slip-free", "play prayer")
    table.answer(0, "play slip-free")
    table.answer(1, "pass")
    # Her own play has to be passed on too.
    table.asks(0, "pass", "play prayer")
    table.answer(0, "pass")
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")
    assert table.game.active_player == 1


def test_no_closing_round_after_a_card_of_the_active_player() -> None:
    """DUEL-NON-07 AMB-10"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="prayer, slip-free"))
    table.answer(0, "play strike")
    table.settle()
    table.asks(0, "play slip-free", "end")
    table.answer(0, "end")
    assert (table.waiting, table.asks_for, table.game.active_player) == (1, "DiscardPhase", 1)


def test_a_miscellaneous_card_is_a_card_too() -> None:
    """DUEL-NON-07 AMB-10"""
    table = duel(anyone(hand="reload, slip-free"), anyone(hand="prayer, slip-free"))
    table.answer(0, "play reload")
    table.settle()
    table.answer(0, "end")
    assert (table.waiting, table.asks_for, table.game.active_player) == (1, "DiscardPhase", 1)


def test_no_closing_round_after_a_refresh() -> None:
    """DUEL-NON-04 AMB-10"""
    table = duel(anyone(hand="slip-free", deck="prayer"), anyone(hand="prayer, slip-free"))
    table.answer(0, "refresh")
    assert (table.waiting, table.asks_for, table.game.active_player) == (1, "DiscardPhase", 1)


def test_an_answer_of_an_opponent_alone_does_not_count_as_the_active_players_card() -> None:
    """DUEL-NON-04"""
    table = duel(anyone(hand="slip-free"), anyone(hand="2 prayer"))
    table.answer(0, "end")
    table.answer(1, "play prayer")
    table.asks(0, "pass", "play slip-free")
    assert not table.game.played


def test_no_attack_starts_in_the_closing_round() -> None:
    """DUEL-NON-08 AMB-10"""
    table = duel(
        place("tester", prints=(AMBUSH,), hand="ambush, strike, jab, slip-free"),
        place("tester", prints=(AMBUSH,), hand="ambush, slip-free"),
    )
    table.answer(0, "end")
    table.refuses(1, "ambush", "DUEL-SEQ-02")
    table.answer(1, "play slip-free")
    table.refuses(0, "strike", "DUEL-NON-08")
    table.refuses(0, "jab", "DUEL-NON-08")
    table.refuses(0, "ambush", "DUEL-NON-08")
    table.asks(0, "pass", "play slip-free")
