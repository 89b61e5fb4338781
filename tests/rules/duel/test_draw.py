"""The Draw phase, the limit of seven, and decks that run out."""

import pytest

from spiralhill.games.herocard.events import Draws, Reshuffles
from spiralhill.games.herocard.picks import Draw
from tests.rules.duel.story import anyone, deon, duel, wander


def test_up_to_three_cards_may_be_drawn() -> None:
    """DUEL-DRAW-01"""
    table = duel(anyone(hand="3 guard"), anyone(), phase="draw")
    table.asks(0, "draw 3", "draw 2", "draw 1", "draw 0")
    assert [reason.rule for reason in table.refuses_pick(0, Draw(4))] == ["DUEL-DRAW-01"]
    table.answer(0, "draw 3")
    assert len(table.hand(0)) == 6
    # There is no second helping.
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_cards_are_drawn_one_by_one_from_the_top_of_the_own_deck() -> None:
    """DUEL-DRAW-02"""
    table = duel(anyone(deck="guard, strike, push, brace"), anyone(deck="5 jab"), phase="draw")
    table.answer(0, "draw 3")
    assert table.told(Draws) == [Draws(0, 3, ("brace", "push", "strike"))]
    assert table.hand(0) == ["brace", "push", "strike"]
    assert table.pile(0, "deck") == ["guard"]
    assert len(table.pile(1, "deck")) == 5
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


@pytest.mark.parametrize("seed", range(6))
def test_no_hand_ever_holds_more_than_seven(seed: int) -> None:
    """DUEL-DRAW-03"""
    for game in wander("tester", "will", "isis", "deon", seed=seed, answers=700):
        assert all(len(game.hand(seat)) <= 7 for seat in range(4))


@pytest.mark.parametrize(("held", "most"), [(4, 3), (5, 2), (6, 1)])
def test_the_draw_is_cut_to_what_fits_under_seven(held: int, most: int) -> None:
    """DUEL-DRAW-04"""
    table = duel(anyone(hand=f"{held} guard"), anyone(), phase="draw")
    table.asks(0, *[f"draw {number}" for number in range(most + 1)])
    if most < 3:
        assert [reason.rule for reason in table.refuses_pick(0, Draw(most + 1))] == ["DUEL-DRAW-03"]
    table.answer(0, f"draw {most}")
    assert len(table.hand(0)) == held + most
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_a_full_hand_draws_nothing_and_is_not_asked() -> None:
    """DUEL-DRAW-04"""
    table = duel(anyone(hand="7 guard"), anyone(), phase="draw")
    assert len(table.hand(0)) == 7
    assert len(table.pile(0, "deck")) == 10
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_drawing_fewer_cards_than_possible_is_allowed() -> None:
    """DUEL-DRAW-05"""
    table = duel(anyone(hand="2 guard"), anyone(), phase="draw")
    table.answer(0, "draw 1")
    assert len(table.hand(0)) == 3
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_an_empty_deck_is_rebuilt_from_the_discard_stack_and_lies_face_down() -> None:
    """DUEL-DRAW-06"""
    table = duel(anyone(deck="", discard="9 guard"), anyone(), phase="draw")
    table.answer(0, "draw 1")
    assert [len(table.pile(0, name)) for name in ("hand", "deck", "discard")] == [1, 8, 0]
    assert table.told(Reshuffles) == [Reshuffles(0)]
    assert not any(table.game.sees(viewer, card, 0) for viewer in (0, 1, None) for card in table.game.piles[0])
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_a_rebuilt_deck_is_shuffled() -> None:
    """DUEL-DRAW-06"""
    discards = "strike, jab, push, guard, brace, feint, parry, soften"
    orders = set()
    for seed in range(5):
        table = duel(anyone(deck="", discard=discards), anyone(), phase="draw", seed=seed)
        table.answer(0, "draw 3")
        assert sorted(table.pile(0, "hand") + table.pile(0, "deck")) == sorted(discards.split(", "))
        orders.add(tuple(table.pile(0, "deck") + table.pile(0, "hand")))
        assert (table.waiting, table.asks_for) == (0, "ActionPhase")
    assert len(orders) == 5


def test_a_draw_goes_on_after_the_reshuffle() -> None:
    """DUEL-DRAW-07"""
    table = duel(anyone(deck="strike", discard="5 guard"), anyone(), phase="draw")
    table.answer(0, "draw 3")
    # First the last card of the old deck, then two of the new one.
    assert table.hand(0) == ["guard", "guard", "strike"]
    assert (len(table.pile(0, "deck")), table.pile(0, "discard")) == (3, [])
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_cards_in_hand_and_in_play_stay_out_of_the_reshuffle() -> None:
    """DUEL-DRAW-08"""
    table = duel(
        anyone(deck="", discard="4 guard", hand="strike", body="jab", mind="push"),
        anyone(deck="3 brace", discard="2 brace"),
        phase="draw",
    )
    table.answer(0, "draw 1")
    assert table.hand(0) == ["guard", "strike"]
    assert table.pile(0, "deck") == ["guard"] * 3
    assert (table.pile(0, "body"), table.pile(0, "mind")) == (["jab"], ["push"])
    # The opponent's discard stack is none of his business.
    assert (len(table.pile(1, "deck")), len(table.pile(1, "discard"))) == (3, 2)
    assert (table.waiting, table.asks_for) == (0, "ClearPhase")


def test_with_deck_and_discard_stack_empty_the_draw_simply_stops() -> None:
    """DUEL-DRAW-09"""
    table = duel(anyone(deck="", hand="strike"), anyone(), phase="draw")
    assert table.hand(0) == ["strike"]
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_a_text_draws_what_there_is() -> None:
    """DUEL-DRAW-09"""
    table = duel(deon(deck="strike", discard="jab", hand="prayer"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    # Three were promised, two are left in the world.
    assert table.hand(0) == ["jab", "strike"]
    assert (table.pile(0, "deck"), table.pile(0, "discard")) == ([], [])
    table.asks(1, "pass", "play slip-free")


def test_no_more_is_offered_than_deck_and_discard_stack_hold() -> None:
    """DUEL-DRAW-09"""
    table = duel(anyone(deck="strike", discard="jab"), anyone(), phase="draw")
    table.asks(0, "draw 2", "draw 1", "draw 0")


@pytest.mark.parametrize(("others", "drawn"), [(4, 3), (5, 2), (6, 1)])
def test_draws_by_text_obey_the_limit_of_seven(others: int, drawn: int) -> None:
    """DUEL-DRAW-10"""
    table = duel(deon(hand=f"prayer, {others} strike"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    # Prayer draws three; it has left the hand itself.
    assert len(table.hand(0)) == others + drawn
    assert table.hand(0).count("guard") == drawn
    table.asks(1, "pass", "play slip-free")


def test_the_reshuffle_waits_until_a_card_is_needed() -> None:
    """DUEL-DRAW-11"""
    table = duel(anyone(deck="3 strike", discard="4 guard"), anyone(deck="4 jab"), phase="turn")
    table.answer(0, "draw 3")
    assert (table.pile(0, "deck"), len(table.pile(0, "discard"))) == ([], 4)
    assert table.told(Reshuffles) == []
    table.answer(0, "end")
    table.answer(1, "draw 0", "end")
    # His next turn begins, and still nobody has needed a card of his.
    table.answer(0, "stop")
    assert table.asks_for == "DrawPhase"
    assert (table.pile(0, "deck"), len(table.pile(0, "discard"))) == ([], 4)
    table.answer(0, "draw 1")
    assert (len(table.pile(0, "deck")), table.pile(0, "discard")) == (3, [])
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")
