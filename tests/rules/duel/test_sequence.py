"""Chapter 16, the Attack Sequence: what opens it, what it contains and when it ends."""

from spiralhill.games.herocard.prints import BASE_ATTACK, BODY, FAST, ActionCard
from tests.rules.duel.story import anyone, duel, place

# No Base Attack of the box is Fast.
AMBUSH = ActionCard("ambush", BODY, 1, FAST, BASE_ATTACK, 3)


def test_a_base_attack_opens_a_sequence_and_nothing_else_does() -> None:
    """DUEL-SEQ-01"""
    table = duel(anyone(hand="reload, strike, slip-free"), anyone(hand="slip-free"))
    assert table.game.facts()["attacker"] is None
    table.answer(0, "play reload")
    assert table.game.facts()["attacker"] is None
    table.settle()
    assert table.results == []
    table.answer(0, "play strike")
    assert (table.game.attacker, table.game.target) == (0, 1)
    table.asks(1, "pass", "play slip-free")


def test_only_the_active_player_begins_an_attack_even_with_a_fast_card() -> None:
    """DUEL-SEQ-02 AMB-11"""
    table = duel(anyone(hand="prayer, slip-free"), place("tester", prints=(AMBUSH,), hand="ambush, slip-free"))
    table.answer(0, "play prayer")
    table.refuses(1, "ambush", "DUEL-SEQ-02")
    table.asks(1, "pass", "play slip-free")
    # In his own turn the same card attacks.
    table.settle()
    table.answer(0, "end")
    table.settle()
    table.answer(1, "stop", "draw 0")
    table.asks(1, "play ambush @1", "play slip-free", "refresh", "end")


def test_a_sequence_contains_every_card_that_anyone_plays() -> None:
    """DUEL-SEQ-03"""
    table = duel(anyone(hand="strike, prayer"), anyone(hand="guard, brace, slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play strike @2")
    table.answer(1, "play guard", "done")
    # A bystander's card belongs to it as well.
    table.answer(2, "play slip-free")
    table.answer(0, "play prayer")
    assert table.active == ["strike", "guard", "slip-free", "prayer"]
    table.asks(1, "pass", "play brace", "play slip-free")


def test_the_target_answers_with_blocks_and_miscellaneous_cards() -> None:
    """DUEL-SEQ-04"""
    table = duel(anyone(hand="strike"), anyone(hand="guard, parry, prayer"))
    table.answer(0, "play strike")
    table.asks(1, "pass", "play guard", "play parry", "play prayer")


def test_the_attacker_answers_the_answer() -> None:
    """DUEL-SEQ-05"""
    table = duel(anyone(hand="strike, push"), anyone(hand="2 guard, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play guard", "done")
    table.asks(0, "pass", "play push")
    table.answer(0, "play push")
    assert (table.attack_value, table.block_value) == (6, 2)
    table.asks(1, "pass", "play guard", "play slip-free")


def test_a_sequence_ends_when_everybody_has_passed_in_a_row_and_not_before() -> None:
    """DUEL-SEQ-06"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play strike @2")
    table.answer(1, "pass")
    table.answer(2, "pass")
    assert (table.results, table.active) == ([], ["strike"])
    table.answer(0, "pass")
    assert (table.results, table.active) == ([(3, 0, True)], [])
    table.asks(0, "play slip-free", "end")


def test_whoever_passed_may_play_again_while_the_round_goes_on() -> None:
    """DUEL-SEQ-07"""
    table = duel(anyone(hand="strike, push"), anyone(hand="guard, brace"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, "play push")
    table.asks(1, "pass", "play guard")
    table.answer(1, "play guard", "add brace")
    assert table.results == [(6, 5, True)]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_sequence_has_one_base_attack() -> None:
    """DUEL-SEQ-08"""
    table = duel(anyone(hand="strike, jab, slip-free"), anyone(hand="slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.refuses(0, "jab", "DUEL-SEQ-08")
    table.asks(0, "pass", "play slip-free")


def test_two_restricted_base_attacks_are_two_sequences_of_one_turn() -> None:
    """DUEL-SEQ-09 DUEL-SEQ-10"""
    table = duel(anyone(hand="2 jab, push"), anyone(hand="2 guard"))
    table.answer(0, "play jab", "add push")
    table.answer(1, "pass")
    table.asks(0, "play jab @2", "end")
    table.answer(0, "play jab")
    table.answer(1, "play guard", "done")
    table.settle()
    assert table.results == [(6, 0, True), (3, 2, True)]
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_an_attack_is_judged_once_when_its_sequence_ends() -> None:
    """DUEL-SEQ-11"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="guard, brace, slip-free"))
    table.answer(0, "play strike", "done")
    assert table.results == []
    table.answer(1, "play guard", "add brace")
    # The block leads for now: nothing is decided yet.
    assert (table.attack_value, table.block_value, table.results) == (3, 5, [])
    table.answer(0, "play push")
    table.answer(1, "pass")
    assert (table.results, table.points) == ([], (0, 0))
    table.answer(0, "pass")
    assert (table.results, table.points) == ([(6, 5, True)], (1, 0))
    table.asks(0, "play slip-free", "end")


def test_the_action_phase_goes_on_after_a_sequence() -> None:
    """DUEL-SEQ-12"""
    table = duel(anyone(hand="strike, reload, push"), anyone(hand="guard"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, "pass")
    assert table.results == [(3, 0, True)]
    table.asks(0, "play reload", "end")


def test_a_new_base_attack_after_a_lost_one_ends_the_old_sequence_without_success() -> None:
    """DUEL-SEQ-13 AMB-12"""
    table = duel(anyone(hand="strike, jab"), anyone(hand="nullify, slip-free"), anyone(hand="guard, slip-free"))
    table.answer(0, "play strike @2")
    table.answer(1, "play nullify")
    table.answer(2, "pass")
    # The new attack is a new sequence: it may even have another target.
    table.asks(0, "pass", "play jab @2", "play jab @3")
    table.answer(0, "play jab @3")
    assert table.results == [(0, 0, False)]
    # What was played in the old sequence is active no more.
    assert (table.active, table.attack_value, table.game.target) == (["jab"], 3, 2)
    table.asks(1, "pass", "play slip-free")


def test_a_sequence_without_a_base_attack_runs_on_until_all_pass() -> None:
    """DUEL-SEQ-13 AMB-12"""
    table = duel(anyone(hand="strike, jab, slip-free"), anyone(hand="nullify, guard"))
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    # She does not have to attack again.
    table.answer(0, "pass")
    assert (table.attack_value, table.results) == (0, [])
    table.asks(1, "pass", "play guard")
    table.answer(1, "pass")
    assert (table.results, table.points) == ([(0, 0, False)], (0, 0))
    table.asks(0, "play jab @2", "play slip-free", "end")


def test_the_lost_attack_is_over_before_the_new_one_is_told() -> None:
    """DUEL-SEQ-13"""
    table = duel(anyone(hand="jab, strike, slip-free"), anyone(hand="nullify, guard"))
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    table.answer(0, "play jab")
    lines = [type(event).__name__ for event in table.game.log]
    assert lines[-2:] == ["AttackEnds", "Plays"]
    table.asks(1, "pass", "play guard")
