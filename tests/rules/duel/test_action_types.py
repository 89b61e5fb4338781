"""Action Types: Exclusive, Fast and Restricted."""

import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.effects import Draw
from spiralhill.games.herocard.events import Plays, Purges, TurnBegins
from spiralhill.games.herocard.picks import Play
from spiralhill.games.herocard.prints import BASE_ATTACK, EXCLUSIVE, FAST, MISCELLANEOUS, RESTRICTED, ActionCard, X
from tests.rules.duel.story import aisling, anyone, duel, isis, place, wander, will

# No card of the box is Exclusive and not an attack.
VIGIL = ActionCard("vigil", X, 1, EXCLUSIVE, MISCELLANEOUS, None, (Draw(1),))


@pytest.mark.parametrize("title", CARDS)
def test_every_card_is_exclusive_fast_or_restricted(title: str) -> None:
    """DUEL-TYPE-01"""
    assert [CARDS[title].type == kind for kind in (EXCLUSIVE, FAST, RESTRICTED)].count(True) == 1


def test_a_second_exclusive_action_is_refused() -> None:
    """DUEL-TYPE-02"""
    table = duel(anyone(hand="2 strike, jab"), anyone())
    table.answer(0, "play strike")
    assert table.results == [(3, 0, True)]
    table.refuses(0, "strike", "DUEL-TYPE-02")
    table.refuses_pick(0, Play(table.find(0, "strike"), 1))
    # A Restricted attack is another matter.
    table.asks(0, "play jab @2", "end")


def test_the_limit_holds_however_many_points_are_free() -> None:
    """DUEL-TYPE-03"""
    table = duel(isis(hand="2 knife-ritual, jab"), anyone())
    table.answer(0, "play knife-ritual")
    # Six points of Body are free, and the second one costs a single point.
    assert table.free(0) == (6, 9, 8)
    table.refuses(0, "knife-ritual", "DUEL-TYPE-02")
    table.asks(0, "play jab @2", "end")


def test_an_exclusive_attack_and_another_exclusive_card_share_one_allowance() -> None:
    """DUEL-TYPE-04"""
    hero = place("tester", prints=(VIGIL,), hand="strike, vigil, jab")
    table = duel(hero, anyone())
    table.answer(0, "play strike")
    table.refuses(0, "vigil", "DUEL-TYPE-02")
    table.asks(0, "play jab @2", "end")
    other = duel(hero, anyone())
    # After Vigil he holds priority for a moment, and even then a Strike is one Exclusive action too many.
    other.answer(0, "play vigil")
    other.refuses(0, "strike", "DUEL-TYPE-02")
    other.asks(0, "pass", "play jab @2")


def test_exclusive_cards_are_for_the_own_action_phase() -> None:
    """DUEL-TYPE-05"""
    table = duel(anyone(hand="slip-free"), place("tester", prints=(VIGIL,), hand="strike, vigil, slip-free"))
    table.answer(0, "play slip-free")
    table.refuses(1, "strike", "DUEL-TYPE-05")
    table.refuses(1, "vigil", "DUEL-TYPE-05")
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize("seed", range(5))
def test_no_exclusive_card_is_ever_offered_to_a_player_who_is_not_active(seed: int) -> None:
    """DUEL-TYPE-05 DUEL-TYPE-09"""
    for game in wander("tester", "will", "isis", seed=seed, answers=600):
        for seat, options in game.asked.items():
            played = [game.face(pick.card).type for pick in options if isinstance(pick, Play)]
            if seat != game.active_player:
                assert set(played) <= {FAST}


def test_the_allowance_is_renewed_in_the_next_own_action_phase() -> None:
    """DUEL-TYPE-06"""
    table = duel(anyone(hand="2 strike"), anyone(hand="strike"))
    table.answer(0, "play strike")
    table.answer(1, "stop", "draw 0")
    # The opponent has an allowance of his own.
    table.answer(1, "play strike")
    table.answer(0, "stop", "draw 0", "stop")
    table.asks(0, "play strike @2", "refresh", "end")


def test_will_attacks_once_a_turn() -> None:
    """DUEL-TYPE-07"""
    table = duel(will(hand="nightstick, hard-stare, reload"), anyone())
    table.answer(0, "play nightstick", "pass")
    table.refuses(0, "hard-stare", "DUEL-TYPE-02")
    table.asks(0, "play reload", "end")


@pytest.mark.parametrize("seed", range(6))
def test_in_a_whole_game_of_will_no_turn_sees_two_attacks(seed: int) -> None:
    """DUEL-TYPE-07"""
    *_, game = wander("will", "will", seed=seed, answers=1000)
    attacks = most = 0
    for event in game.log:
        if isinstance(event, TurnBegins):
            attacks = 0
        elif isinstance(event, Plays) and CARDS[event.card].kind == BASE_ATTACK:
            attacks += 1
            most = max(most, attacks)
    assert most == 1


@pytest.mark.parametrize("seed", range(6))
def test_no_turn_sees_two_exclusive_cards_unless_one_was_purged(seed: int) -> None:
    """DUEL-TYPE-02 DUEL-TYPE-11"""
    *_, game = wander("tester", "tester", seed=seed, answers=1500)
    used = 0
    for event in game.log:
        if isinstance(event, TurnBegins):
            used = 0
        elif isinstance(event, Purges):
            used -= CARDS[event.card].type == EXCLUSIVE
        elif isinstance(event, Plays):
            used += CARDS[event.card].type == EXCLUSIVE
            assert used <= 1


def test_any_number_of_fast_cards_may_be_played_in_another_players_action_phase() -> None:
    """DUEL-TYPE-08"""
    table = duel(anyone(hand="slip-free"), place("tester", scores=(3, 8, 8), hand="4 slip-free"))
    table.answer(0, "play slip-free")
    table.answer(1, "play slip-free", "play slip-free", "play slip-free")
    # Three points paid for three cards; the fourth cannot be paid, and all have passed.
    assert (len(table.pile(1, "body")), table.free(1)) == (3, (0, 8, 8))
    assert table.hand(1) == ["slip-free"]
    assert (table.waiting, table.asks_for, table.game.turn) == (1, "DiscardPhase", 2)


def test_any_number_of_fast_cards_may_be_played_in_the_own_action_phase() -> None:
    """DUEL-TYPE-08"""
    table = duel(anyone(hand="3 slip-free, strike"), anyone())
    table.answer(0, "play slip-free", "play slip-free", "play slip-free")
    assert len(table.pile(0, "body")) == 3
    table.asks(0, "pass", "play strike @2")


def test_any_number_of_restricted_cards_may_be_played_on_the_own_turn() -> None:
    """DUEL-TYPE-09"""
    table = duel(will(hand="4 reload", x="2 show-the-badge", deck="10 guard"), anyone())
    # Two points of X are free: two Reloads.
    table.answer(0, "play reload", "play reload")
    assert table.free(0) == (9, 7, 0)
    assert table.pile(0, "x") == ["show-the-badge", "show-the-badge", "reload", "reload"]
    assert table.hand(0).count("reload") == 2
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_no_restricted_card_may_be_played_on_anothers_turn() -> None:
    """DUEL-TYPE-09"""
    table = duel(anyone(hand="strike"), will(hand="3 reload, jab, slip-free"))
    table.answer(0, "play strike")
    table.refuses(1, "reload", "DUEL-TYPE-09")
    table.refuses(1, "jab", "DUEL-TYPE-09")
    table.asks(1, "pass", "play slip-free")


def test_fast_and_restricted_actions_do_not_use_the_exclusive_allowance_up() -> None:
    """DUEL-TYPE-10"""
    table = duel(anyone(hand="jab, reload, slip-free, strike"), anyone(hand="guard"))
    table.answer(0, "play jab")
    table.passes(1, 0)
    table.answer(0, "play slip-free", "pass")
    table.answer(0, "play reload")
    assert not table.game.exclusive_used
    table.answer(0, "play strike")
    assert table.game.exclusive_used
    assert (table.attack_value, table.active) == (3, ["strike"])
    table.asks(1, "pass", "play guard")


def test_a_purged_exclusive_card_does_not_count_as_the_turns_exclusive_action() -> None:
    """DUEL-TYPE-11"""
    table = duel(anyone(hand="2 strike, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    table.asks(0, "pass", "play strike @2", "play slip-free")
    # The second one counts, like the first would have.
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "pass")
    assert table.game.exclusive_used
    table.asks(0, "play slip-free", "end")


def test_a_cleared_exclusive_card_still_counts() -> None:
    """DUEL-TYPE-11"""
    table = duel(anyone(hand="2 strike, second-wind, jab"), anyone())
    table.answer(0, "play strike", "play second-wind", "clear strike", "stop")
    table.refuses(0, "strike", "DUEL-TYPE-02")
    table.asks(0, "pass", "play jab @2")


def test_a_forced_waste_of_an_exclusive_card_uses_no_allowance_in_the_own_turn() -> None:
    """DUEL-TYPE-12"""
    table = duel(
        will(hand="reload, hard-stare", deck="6 guard, shotgun, 2 guard"), aisling(hand="phantasm"), phase="action"
    )
    table.answer(0, "play reload")
    # Aisling answers on Will's turn: his Shotgun is laid down, Exclusive or not.
    table.answer(1, "play phantasm", "waste shotgun")
    assert table.pile(0, "body") == ["shotgun"]
    assert table.game.attacker is None
    # He has not attacked yet, and may.
    table.asks(0, "pass", "play hard-stare @2")


def test_a_forced_waste_ignores_the_type_on_anothers_turn_and_costs_nothing_later() -> None:
    """DUEL-TYPE-12"""
    table = duel(aisling(hand="phantasm"), will(hand="hard-stare", deck="3 guard, shotgun"))
    table.answer(0, "play phantasm", "waste shotgun")
    assert table.pile(1, "body") == ["shotgun"]
    # Will's own turn: his Exclusive action is untouched.
    table.answer(1, "stop", "draw 0", "stop")
    table.asks(1, "play hard-stare @1", "refresh", "end")


def test_a_waste_does_not_use_up_the_allowance_of_the_player_who_forces_it() -> None:
    """DUEL-TYPE-12"""
    table = duel(aisling(hand="phantasm, spite"), will(deck="3 guard, shotgun"))
    table.answer(0, "play phantasm", "waste shotgun")
    table.asks(0, "pass", "play spite @2")
