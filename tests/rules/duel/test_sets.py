"""Chapter 22, sets: several bases and mods played as one."""

from spiralhill.games.herocard.events import Plays
from spiralhill.games.herocard.prints import (
    ATTACK_MOD,
    BASE_BLOCK,
    BLOCK_MOD,
    BODY,
    EXCLUSIVE,
    MIND,
    RESTRICTED,
    ActionCard,
)
from tests.rules.duel.story import anyone, duel, place

# All mods and blocks of the box are Fast; these are not.
SLOW_BRACE = ActionCard("slow-brace", MIND, 1, RESTRICTED, BLOCK_MOD, 3)
SLOW_GUARD = ActionCard("slow-guard", BODY, 1, RESTRICTED, BASE_BLOCK, 3)
SLOW_PUSH = ActionCard("slow-push", MIND, 1, RESTRICTED, ATTACK_MOD, 3)
ONE_PUSH = ActionCard("one-push", MIND, 1, EXCLUSIVE, ATTACK_MOD, 3)


def test_a_play_is_one_card_or_one_set_and_then_the_next_player_decides() -> None:
    """DUEL-SET-01"""
    table = duel(anyone(hand="strike, push, feint"), anyone(hand="2 guard, slip-free"))
    table.answer(0, "play strike", "add push")
    # Feint would be playable, but not in the same play.
    table.asks(1, "pass", "play guard", "play guard 2", "play slip-free")
    table.answer(1, "play guard", "done")
    table.asks(0, "pass", "play feint")


def test_a_set_holds_bases_and_mods_only() -> None:
    """DUEL-SET-02"""
    table = duel(anyone(hand="strike, push, feint, prayer"), anyone(hand="guard, brace, parry, slip-free"))
    table.answer(0, "play strike")
    table.refuses(0, "feint", "DUEL-SET-02")
    table.refuses(0, "prayer", "DUEL-SET-02")
    table.asks(0, "done", "add push")
    table.answer(0, "done")
    table.answer(1, "play guard")
    table.refuses(1, "parry", "DUEL-SET-02")
    table.refuses(1, "slip-free", "DUEL-SET-02")
    table.asks(1, "done", "add brace")


def test_a_set_is_all_attack_or_all_block() -> None:
    """DUEL-SET-03"""
    table = duel(anyone(hand="strike, push, guard"), anyone(hand="guard, brace, push"))
    table.answer(0, "play strike")
    table.refuses(0, "guard", "DUEL-SET-03")
    table.answer(0, "done")
    table.answer(1, "play guard")
    table.refuses(1, "push", "DUEL-SET-03")
    table.asks(1, "done", "add brace")


def test_a_base_attack_with_any_number_of_mods_is_a_set() -> None:
    """DUEL-SET-04"""
    table = duel(anyone(hand="strike, 4 push"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add push", "add push", "add push", "add push")
    assert table.attack_value == 15
    assert len(table.game.last_play) == 5
    table.asks(1, "pass", "play slip-free")


def test_base_blocks_with_any_number_of_mods_are_a_set() -> None:
    """DUEL-SET-05"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="2 guard, 3 brace"))
    table.answer(0, "play strike")
    # In any order, as long as a base comes first.
    table.answer(1, "play guard", "add brace", "add guard", "add brace", "add brace")
    assert table.block_value == 13
    table.asks(0, "pass", "play slip-free")


def test_mods_alone_are_a_set_when_their_base_is_active() -> None:
    """DUEL-SET-06 AMB-06"""
    table = duel(anyone(hand="strike, 2 push, slip-free"), anyone(hand="guard, 2 brace, slip-free"))
    # Not before.
    table.refuses(0, "push", "DUEL-ATK-04")
    table.answer(0, "play strike", "done")
    table.refuses(1, "brace", "DUEL-BLK-03")
    table.answer(1, "play guard", "done")
    table.answer(0, "play push", "add push")
    assert table.attack_value == 9
    table.answer(1, "play brace", "add brace")
    assert table.block_value == 8
    table.asks(0, "pass", "play slip-free")


def test_base_blocks_alone_are_a_set() -> None:
    """DUEL-SET-07 AMB-06"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="3 guard"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add guard", "done")
    assert (table.block_value, len(table.game.last_play)) == (4, 2)
    table.asks(0, "pass", "play slip-free")


def test_a_set_never_has_two_base_attacks() -> None:
    """DUEL-SET-08"""
    table = duel(anyone(hand="strike, jab, push"), anyone(hand="guard"))
    table.answer(0, "play strike")
    table.refuses(0, "jab", "DUEL-SET-08")
    table.asks(0, "done", "add push")
    table.answer(0, "add push")
    # Nothing else fits: the set is complete.
    table.asks(1, "pass", "play guard")


def test_the_cards_of_a_set_must_be_payable_together() -> None:
    """DUEL-SET-09"""
    table = duel(place("tester", scores=(8, 3, 8), hand="strike, 2 push, blood-rite"), anyone(hand="guard"))
    table.answer(0, "play strike")
    table.asks(0, "done", "add push", "add push 2", "add blood-rite")
    table.answer(0, "add push")
    # Three minus two leaves one.
    table.refuses(0, "push", "DUEL-ATTR-05")
    table.asks(0, "done", "add blood-rite")


def test_a_set_may_use_the_points_up_exactly() -> None:
    """DUEL-SET-09"""
    table = duel(place("tester", scores=(8, 4, 8), hand="strike, 2 push"), anyone(hand="guard"))
    table.answer(0, "play strike", "add push", "add push")
    assert table.free(0) == (6, 0, 8)
    table.asks(1, "pass", "play guard")


def test_another_players_set_is_fast_only() -> None:
    """DUEL-SET-10"""
    table = duel(
        anyone(hand="strike"),
        place("tester", prints=(SLOW_BRACE, SLOW_GUARD), hand="guard, brace, slow-brace, slow-guard"),
    )
    table.answer(0, "play strike")
    table.refuses(1, "slow-guard", "DUEL-TYPE-09")
    table.answer(1, "play guard")
    table.refuses(1, "slow-guard", "DUEL-TYPE-09")
    table.refuses(1, "slow-brace", "DUEL-TYPE-09")
    table.asks(1, "done", "add brace")


def test_the_active_players_set_keeps_to_one_exclusive_action() -> None:
    """DUEL-SET-10"""
    prints = (SLOW_PUSH, ONE_PUSH)
    table = duel(place("tester", prints=prints, hand="strike, one-push, slow-push"), anyone(hand="guard"))
    table.answer(0, "play strike")
    table.refuses(0, "one-push", "DUEL-TYPE-02")
    # Restricted cards are hers to add in her own phase.
    table.asks(0, "done", "add slow-push")


def test_an_exclusive_mod_is_the_exclusive_action_of_a_restricted_attack() -> None:
    """DUEL-SET-10"""
    table = duel(place("tester", prints=(ONE_PUSH,), hand="jab, 2 one-push, strike"), anyone(hand="guard"))
    table.answer(0, "play jab", "add one-push")
    table.answer(1, "pass")
    assert table.results == [(6, 0, True)]
    # Strike and the other mod are out for this turn, so it is over.
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_special_and_miscellaneous_cards_are_played_one_at_a_time() -> None:
    """DUEL-SET-11"""
    table = duel(anyone(hand="strike, feint, push, prayer"), anyone(hand="parry, guard, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play parry")
    # No set is built on a Special Block; the attacker decides.
    table.asks(0, "pass", "play feint", "play prayer")
    table.answer(0, "play feint")
    table.asks(1, "pass", "play guard", "play slip-free")
    table.answer(1, "play slip-free")
    table.asks(0, "pass", "play prayer")
    table.answer(0, "play prayer")
    table.asks(1, "pass", "play guard")


def test_the_player_chooses_the_order_of_a_set() -> None:
    """DUEL-SET-12 AMB-07"""
    for first, second in (("push", "burn"), ("burn", "push")):
        table = duel(anyone(hand="strike, push, burn"), anyone(hand="guard"))
        table.answer(0, "play strike", f"add {first}", f"add {second}")
        # The last one lies on top, where clearing starts.
        assert table.pile(0, "mind") == [first, second]
        table.asks(1, "pass", "play guard")


def test_opponents_answer_after_the_whole_set() -> None:
    """DUEL-SET-13"""
    table = duel(anyone(hand="strike, 2 push"), anyone(hand="nullify, guard"))
    for pick in ("play strike", "add push", "add push"):
        assert table.waiting == 0
        assert 1 not in table.game.asked
        table.answer(0, pick)
    assert [event.card for event in table.told(Plays)] == ["strike", "push", "push"]
    table.asks(1, "pass", "play nullify", "play guard")
