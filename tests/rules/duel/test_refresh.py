"""Refreshing: a new hand instead of an Action phase."""

from dataclasses import dataclass

from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.events import Reshuffles
from spiralhill.games.herocard.picks import REFRESH, BoardAction
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import anyone, deon, duel


@dataclass(frozen=True, slots=True)
class Stroll(BoardAction):
    """To move one's figure, in a board game of ours."""


class Village(Duel):
    """A board game in which one can stroll as often as one likes."""

    def board_actions(self, seat: Seat) -> tuple[BoardAction, ...]:
        return (Stroll(),)

    def board_action(self, seat: Seat, pick: BoardAction) -> None:
        pass


def test_refreshing_is_offered_at_the_start_of_the_action_phase() -> None:
    """DUEL-REFR-01"""
    table = duel(anyone(hand="strike", body="guard"), anyone(), phase="turn")
    for answer in ("stop", "draw 0", "stop"):
        # Not in any phase before.
        table.refuses_pick(0, REFRESH)
        table.answer(0, answer)
    table.asks(0, "play strike @2", "refresh", "end")


def test_refreshing_discards_the_whole_hand_and_draws_as_many() -> None:
    """DUEL-REFR-02"""
    table = duel(anyone(hand="3 strike, 2 push", discard="jab", deck="4 guard, 5 brace"), anyone(hand="strike"))
    table.answer(0, "refresh")
    assert sorted(table.pile(0, "discard")) == ["jab", "push", "push", "strike", "strike", "strike"]
    # Five went, the top five came.
    assert table.hand(0) == ["brace"] * 5
    assert table.pile(0, "deck") == ["guard"] * 4
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_a_refreshing_player_plays_no_card_in_that_turn() -> None:
    """DUEL-REFR-03"""
    table = duel(anyone(hand="slip-free", deck="3 slip-free"), anyone(hand="strike"))
    table.answer(0, "refresh")
    # He holds a Fast card again, but the turn is over.
    assert table.hand(0) == ["slip-free"]
    assert (table.waiting, table.asks_for, table.game.turn) == (1, "DiscardPhase", 2)
    assert table.game.in_play(0) == ()


def test_a_refreshing_player_takes_no_board_game_action_in_that_turn() -> None:
    """DUEL-REFR-04"""
    table = duel(anyone(hand="strike"), anyone(hand="strike"), kind=Village)
    table.asks(0, "play strike @2", "stroll", "refresh", "end")
    table.answer(0, "refresh")
    assert (table.waiting, table.asks_for, table.game.turn) == (1, "DiscardPhase", 2)
    assert table.offered(0) == []


def test_refreshing_is_off_the_table_once_a_card_was_played() -> None:
    """DUEL-REFR-05"""
    table = duel(anyone(hand="jab, strike"), anyone())
    table.answer(0, "play jab")
    assert [reason.rule for reason in table.refuses_pick(0, REFRESH)] == ["DUEL-REFR-05"]
    table.asks(0, "play strike @2", "end")


def test_refreshing_is_off_the_table_once_a_board_game_action_was_taken() -> None:
    """DUEL-REFR-05"""
    table = duel(anyone(hand="strike"), anyone(), kind=Village)
    table.answer(0, "stroll")
    table.asks(0, "play strike @2", "stroll", "end")


def test_the_cards_just_discarded_take_part_in_the_reshuffle() -> None:
    """DUEL-REFR-06"""
    table = duel(anyone(hand="5 strike", deck="2 guard"), anyone(hand="strike"))
    table.answer(0, "refresh")
    # The deck had only two cards: three of the five come back, and no others exist.
    assert table.hand(0) == ["guard", "guard", "strike", "strike", "strike"]
    assert (table.pile(0, "deck"), table.pile(0, "discard")) == (["strike", "strike"], [])
    assert table.told(Reshuffles) == [Reshuffles(0)]
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_refreshing_with_an_empty_hand_draws_nothing() -> None:
    """DUEL-REFR-07 AMB-09"""
    table = duel(anyone(), anyone(hand="strike"))
    table.asks(0, "refresh", "end")
    table.answer(0, "refresh")
    assert (table.hand(0), len(table.pile(0, "deck"))) == ([], 10)
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_nobody_plays_fast_cards_in_a_refreshed_turn() -> None:
    """DUEL-REFR-08"""
    table = duel(anyone(hand="strike"), deon(hand="prayer"), deon(hand="prayer"))
    table.answer(0, "refresh")
    # Had he merely ended his phase, both could have prayed.
    table.asks(1, "stop", "discard prayer")
    assert (table.asks_for, table.game.turn) == ("DiscardPhase", 2)
    other = duel(anyone(hand="strike"), deon(hand="prayer"), deon(hand="prayer"))
    other.answer(0, "end")
    other.asks(1, "pass", "play prayer")
