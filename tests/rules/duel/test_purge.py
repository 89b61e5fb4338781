"""Chapter 30, purge: undoing the last play of a sequence."""

from spiralhill.games.herocard.effects import Draw, PurgeLast
from spiralhill.games.herocard.prints import ATTACK, FAST, MISCELLANEOUS, SPECIAL_ATTACK, ActionCard, X
from tests.rules.duel.story import anyone, duel, place

# A purge that is no Block, so that only the rules of purging stand in its way.
UNDO = ActionCard("undo", X, 1, FAST, MISCELLANEOUS, None, (PurgeLast(ATTACK),))
# A Special Attack that draws.
INSIGHT = ActionCard("insight", X, 1, FAST, SPECIAL_ATTACK, None, (Draw(2),))


def test_a_purged_card_is_worth_nothing() -> None:
    """DUEL-PURGE-01"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, "play push")
    table.answer(1, "play nullify")
    assert (table.active, table.attack_value) == (["strike", "nullify"], 3)
    table.asks(0, "pass", "play slip-free")


def test_what_a_purged_card_forbade_is_allowed_again() -> None:
    """DUEL-PURGE-01"""
    table = duel(anyone(hand="strike, feint, slip-free"), anyone(hand="guard, brace, nullify"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "done")
    table.answer(0, "play feint")
    table.refuses(1, "brace", "DUEL-OVR-01")
    table.answer(1, "play nullify")
    table.answer(0, "pass")
    table.asks(1, "pass", "play brace")


def test_what_a_purged_card_converted_is_as_printed_again() -> None:
    """DUEL-PURGE-01"""
    table = duel(anyone(hand="strike, push, unmake, slip-free"), anyone(hand="soften, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play soften")
    assert table.attack_value == 3 + 1
    table.answer(0, "play unmake")
    assert table.attack_value == 3 + 3
    table.asks(1, "pass", "play slip-free")


def test_a_purge_leaves_the_work_of_an_equal_card_before_it_alone() -> None:
    """DUEL-PURGE-01"""
    table = duel(anyone(hand="strike, push, unmake, slip-free"), anyone(hand="2 soften, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play soften")
    table.answer(0, "pass")
    table.answer(1, "play soften")
    table.answer(0, "play unmake")
    # As though the second Soften had not been played: the first still holds.
    assert table.active == ["strike", "push", "soften", "unmake"]
    assert table.attack_value == 3 + 1
    table.asks(1, "pass", "play slip-free")


def test_a_purge_reaches_the_last_play_only() -> None:
    """DUEL-PURGE-02"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, nullify, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "pass")
    # His own Guard was the last play: Strike is out of reach.
    table.refuses(1, "nullify", "DUEL-PURGE-02")
    table.asks(1, "pass", "play slip-free")


def test_a_purge_works_on_the_family_its_text_names() -> None:
    """DUEL-PURGE-02"""
    table = duel(anyone(hand="strike, prayer, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "play prayer")
    # The last play is no Attack card.
    table.refuses(1, "nullify", "DUEL-PURGE-02")
    table.asks(1, "pass", "play slip-free")


def test_a_last_play_that_has_left_play_cannot_be_purged() -> None:
    """DUEL-PURGE-02"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="2 nullify, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    table.answer(0, "pass")
    table.refuses(1, "nullify", "DUEL-PURGE-02")
    table.asks(1, "pass", "play slip-free")


def test_a_purge_works_inside_a_sequence_only() -> None:
    """DUEL-PURGE-03"""
    table = duel(anyone(hand="strike, prayer"), place("tester", prints=(UNDO,), hand="2 undo, slip-free"))
    table.answer(0, "play prayer")
    table.refuses(1, "undo", "DUEL-PURGE-03")
    table.answer(1, "pass")
    table.answer(0, "play strike")
    table.asks(1, "pass", "play undo", "play undo 2", "play slip-free")
    table.answer(1, "play undo")
    assert (table.results, table.attack_value) == ([], 0)
    table.asks(1, "pass", "play slip-free")


def test_the_last_play_of_an_earlier_sequence_is_out_of_reach() -> None:
    """DUEL-PURGE-03"""
    table = duel(anyone(hand="strike, slip-free"), place("tester", prints=(UNDO,), hand="undo, slip-free"))
    table.answer(0, "play strike")
    table.settle()
    assert table.results == [(3, 0, True)]
    table.answer(0, "play slip-free")
    table.refuses(1, "undo", "DUEL-PURGE-03")
    table.asks(1, "pass", "play slip-free")


def test_a_purged_exclusive_action_may_be_taken_again() -> None:
    """DUEL-PURGE-04"""
    table = duel(anyone(hand="2 strike, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike")
    assert table.game.exclusive_used
    table.answer(1, "play nullify")
    table.asks(0, "pass", "play strike @2", "play slip-free")
    table.answer(0, "play strike")
    # The second one counts again.
    assert table.game.exclusive_used
    table.asks(1, "pass", "play slip-free")


def test_a_purged_mod_does_not_give_the_exclusive_action_back() -> None:
    """DUEL-PURGE-04"""
    table = duel(anyone(hand="2 strike, push, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play nullify", "purge push")
    table.refuses(0, "strike", "DUEL-TYPE-02")
    table.asks(0, "pass", "play slip-free")


def test_a_purged_card_goes_to_its_owners_discard_stack_and_frees_its_points() -> None:
    """DUEL-PURGE-05 AMB-21"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike")
    assert table.free(0) == (6, 8, 8)
    table.answer(1, "play nullify")
    assert (table.pile(0, "discard"), table.pile(0, "body"), table.pile(1, "discard")) == (["strike"], [], [])
    assert table.free(0) == (8, 8, 8)
    # The purging card stays in play like any other.
    assert (table.pile(1, "x"), table.free(1)) == (["nullify"], (8, 8, 5))
    table.asks(0, "pass", "play slip-free")


def test_drawn_cards_are_not_taken_back() -> None:
    """DUEL-PURGE-06 AMB-21"""
    table = duel(
        place("tester", prints=(INSIGHT,), hand="strike, insight", deck="3 slip-free"), anyone(hand="nullify, guard")
    )
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "play insight")
    assert table.hand(0) == ["slip-free", "slip-free"]
    table.answer(1, "play nullify")
    assert (table.pile(0, "discard"), table.hand(0)) == (["insight"], ["slip-free", "slip-free"])
    table.asks(0, "pass", "play slip-free", "play slip-free 2")


def test_a_card_that_a_purged_card_cleared_stays_cleared() -> None:
    """DUEL-PURGE-06 AMB-21"""
    table = duel(anyone(hand="strike, break-guard, slip-free"), anyone(hand="guard, nullify"))
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "play break-guard")
    table.answer(1, "play nullify")
    assert (table.pile(0, "discard"), table.pile(1, "discard"), table.block_value) == (["break-guard"], ["guard"], 0)
    table.asks(0, "pass", "play slip-free")


def test_of_a_set_the_purging_player_picks_one_card() -> None:
    """DUEL-PURGE-07 AMB-22"""
    for title, left in (("strike", ["push"]), ("push", ["strike"])):
        table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="nullify, slip-free"))
        table.answer(0, "play strike", "add push")
        table.answer(1, "play nullify")
        table.asks(1, "purge strike", "purge push")
        table.answer(1, f"purge {title}")
        assert table.active == [*left, "nullify"]
        assert table.attack_value == (3 if title == "push" else 0)
        table.asks(0, "pass", "play slip-free")


def test_of_a_set_of_blocks_too() -> None:
    """DUEL-PURGE-07 AMB-22"""
    table = duel(anyone(hand="strike, unmake, slip-free"), anyone(hand="guard, brace, slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add brace")
    table.answer(0, "play unmake")
    table.asks(0, "purge guard", "purge brace")
    table.answer(0, "purge guard")
    assert (table.pile(1, "discard"), table.block_value) == (["guard"], 0)
    table.asks(1, "pass", "play slip-free")


def test_a_phase_whose_only_card_was_purged_closes_like_one_without_cards() -> None:
    """DUEL-PURGE-01 DUEL-NON-04"""
    table = duel(anyone(hand="strike"), anyone(hand="nullify, second-wind"))
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    # The attacker has nothing more to play: both pass, and he ends his phase.
    table.answer(1, "pass")
    assert table.results == [(0, 0, False)]
    # As far as the rules go he has played nothing, so there is one more round before the turn closes.
    table.asks(1, "pass", "play second-wind")
    table.answer(1, "pass")
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")
