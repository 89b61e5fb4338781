"""Chapter 23, priority: who may play next, and when a round is over."""

from spiralhill.games.herocard.events import Passes
from spiralhill.games.herocard.picks import Play
from tests.rules.duel.story import anyone, deon, duel


def test_priority_passes_to_the_left_of_whoever_played() -> None:
    """DUEL-PRI-01 DUEL-PRI-05"""
    table = duel(anyone(hand="2 slip-free, reload"), anyone(hand="2 slip-free"), anyone(hand="2 slip-free"))
    table.answer(0, "play reload")
    order = []
    for _ in range(5):
        seat = table.waiting
        assert seat is not None
        order.append(seat)
        table.answer(seat, "play slip-free")
    assert order == [1, 2, 0, 1, 2]
    table.asks(0, "pass", "play slip-free")


def test_each_player_plays_one_card_or_passes() -> None:
    """DUEL-PRI-02"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="2 slip-free, prayer"))
    table.answer(0, "play strike")
    table.answer(1, "play slip-free")
    # He has more to play, but it is not his decision now.
    assert list(table.game.asked) == [0]
    table.refuses_pick(1, Play(table.find(1, "prayer")))
    table.answer(0, "pass")
    table.asks(1, "pass", "play slip-free", "play prayer")


def test_players_whose_turn_it_is_not_use_fast_actions_only() -> None:
    """DUEL-PRI-03"""
    table = duel(anyone(hand="prayer"), anyone(hand="strike, jab, reload, salvage, slip-free", discard="guard"))
    table.answer(0, "play prayer")
    table.refuses(1, "strike", "DUEL-TYPE-05")
    table.refuses(1, "jab", "DUEL-TYPE-09")
    table.refuses(1, "reload", "DUEL-TYPE-09")
    table.refuses(1, "salvage", "DUEL-TYPE-09")
    table.asks(1, "pass", "play slip-free")


def test_the_active_player_has_the_first_play() -> None:
    """DUEL-PRI-04"""
    table = duel(anyone(hand="slip-free"), anyone(hand="slip-free, prayer"), phase="clear")
    assert list(table.game.asked) == [0]
    table.refuses_pick(1, Play(table.find(1, "prayer")))
    table.asks(0, "play slip-free", "refresh", "end")


def test_any_play_starts_the_count_of_passes_anew() -> None:
    """DUEL-PRI-06 AMB-28"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, slip-free"), anyone(hand="2 slip-free"))
    table.answer(0, "play strike @2")
    table.answer(1, "pass")
    # A Miscellaneous card will do.
    table.answer(2, "play slip-free")
    table.answer(0, "pass")
    table.answer(1, "pass")
    # Three passes so far, but not in a row.
    assert table.results == []
    table.asks(2, "pass", "play slip-free")
    table.answer(2, "pass")
    assert table.results == [(3, 0, True)]
    table.asks(0, "play slip-free", "end")


def test_whoever_played_last_has_to_pass_too() -> None:
    """DUEL-PRI-07"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="guard, 2 slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    # One pass does not end it: she may add to her own play.
    assert table.results == []
    table.asks(0, "pass", "play push", "play slip-free")
    table.answer(0, "play push")
    # The same holds for him.
    table.answer(1, "play slip-free")
    table.answer(0, "pass")
    assert table.results == []
    table.asks(1, "pass", "play guard", "play slip-free")
    table.answer(1, "pass")
    assert table.results == [(6, 0, True)]
    table.asks(0, "play slip-free", "end")


def test_the_whole_effect_comes_before_anybody_may_play() -> None:
    """DUEL-PRI-08"""
    table = duel(anyone(hand="scatter, slip-free"), anyone(hand="slip-free, prayer"))
    table.answer(0, "play scatter")
    # First he discards, and cannot save a card by playing it.
    table.asks(1, "discard slip-free", "discard prayer")
    table.answer(1, "discard prayer")
    table.asks(1, "pass", "play slip-free")


def test_the_player_named_by_the_text_chooses_at_once() -> None:
    """DUEL-PRI-09"""
    table = duel(deon(hand="guardian-angel"), anyone(hand="slip-free"), anyone(hand="strike, push, guard, slip-free"))
    table.answer(0, "play guardian-angel @3")
    # The target picks the card although priority would go to the left neighbour first.
    table.asks(2, "waste strike", "waste push")
    for other in ("guard", "slip-free"):
        table.cites(2, table.find(2, other), "DUEL-PRI-09")
    table.answer(2, "waste push")
    assert table.pile(2, "mind") == ["push"]
    table.asks(1, "pass", "play slip-free")


def test_who_has_nothing_to_play_passes_by_himself() -> None:
    """DUEL-PRI-10 AMB-18"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="strike, brace"), anyone(hand=""))
    table.answer(0, "play strike @2")
    # Neither opponent is asked, but both have passed for all to see.
    assert table.told(Passes) == [Passes(1), Passes(2)]
    assert table.results == []
    table.asks(0, "pass", "play slip-free")
