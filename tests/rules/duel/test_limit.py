"""The end of a duel by the referee's limit, a rule of our own (AMB-31)."""

import pytest

from spiralhill.games.herocard.duel import PLAYS_IN_A_TURN
from spiralhill.games.herocard.events import Draw, TurnBegins, Wins
from tests.rules.duel.story import Story, anyone, duel, place


def idle(table: Story, turns: int) -> None:
    """Let players without hand and deck end their turns."""
    for _ in range(turns):
        assert table.waiting is not None
        table.answer(table.waiting, "end")


def test_a_duel_ends_when_the_turns_of_the_limit_are_over() -> None:
    """DUEL-END-01 AMB-31"""
    nobody = anyone(hand="", deck="")
    table = duel(nobody, nobody, phase="turn", cap=3)
    idle(table, 2)
    assert not table.game.over
    table.asks(0, "refresh", "end")
    idle(table, 1)
    assert table.game.over
    assert (table.game.agenda, table.game.asked) == ([], {})
    # The fourth turn never begins.
    assert table.told(TurnBegins) == [TurnBegins(0, 1), TurnBegins(1, 2), TurnBegins(0, 3)]
    assert table.game.turn == 3


def test_without_a_limit_a_duel_goes_on() -> None:
    """DUEL-END-01 AMB-31"""
    nobody = anyone(hand="", deck="")
    table = duel(nobody, nobody, phase="turn")
    idle(table, 300)
    table.asks(0, "refresh", "end")
    assert table.game.turn == 301


def test_at_the_limit_no_more_than_sixty_cards_are_played_in_a_turn() -> None:
    """DUEL-END-01 AMB-31"""
    table = duel(anyone(hand="strike, 2 push, slip-free"), anyone(hand="guard, slip-free", deck=""), cap=9)
    # Fifty-eight cards were played before this story begins.
    assert PLAYS_IN_A_TURN == 60
    table.game.plays = 58
    table.answer(0, "play strike", "add push")
    # The set is full, nobody can answer, and the attack is judged as it stands.
    assert table.results == [(6, 0, True)]
    assert (table.hand(0), table.pile(0, "mind")) == (["push", "slip-free"], ["push"])
    # The next turn has room for sixty more.
    assert (table.waiting, table.asks_for, table.game.active_player, table.game.plays) == (1, "DiscardPhase", 1, 0)
    table.answer(1, "stop")
    table.asks(1, "play slip-free", "refresh", "end")


def test_the_sixtieth_card_may_be_played_and_the_next_one_is_refused() -> None:
    """DUEL-END-01 AMB-31"""
    table = duel(anyone(hand="slip-free, second-wind", mind="brace"), anyone(hand="slip-free"), cap=9)
    table.game.plays = 59
    table.asks(0, "play slip-free", "play second-wind", "refresh", "end")
    table.answer(0, "play second-wind")
    # What the card does is done in full.
    table.asks(0, "stop", "clear brace", "clear second-wind")
    table.cites(0, table.find(0, "slip-free"), "DUEL-PRI-09")
    table.answer(0, "stop")
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_the_refusal_at_the_limit_says_why() -> None:
    """DUEL-END-01"""
    # The limit is reached before the phase begins, so that the active player is still asked whether to refresh.
    table = duel(anyone(hand="slip-free", body="guard"), anyone(hand="slip-free"), cap=9, phase="clear")
    table.game.plays = 60
    table.answer(0, "stop")
    table.refuses(0, "slip-free", "DUEL-END-01")
    table.asks(0, "refresh", "end")


def test_without_a_limit_a_turn_has_room_for_any_number_of_cards() -> None:
    """DUEL-END-01 AMB-31"""
    table = duel(anyone(hand="slip-free", body="guard"), anyone(hand="slip-free"), phase="clear")
    table.game.plays = 1000
    table.answer(0, "stop")
    table.asks(0, "play slip-free", "refresh", "end")
    table.answer(0, "play slip-free")
    table.asks(1, "pass", "play slip-free")


@pytest.mark.parametrize(("points", "winners"), [((1, 2), (1,)), ((2, 1), (0,)), ((2, 2), (0, 1)), ((0, 0), (0, 1))])
def test_at_the_limit_most_points_win_and_equal_points_share(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    """DUEL-END-02 AMB-31"""
    first, second = (place("tester", points=number, hand="", deck="") for number in points)
    table = duel(first, second, phase="turn", cap=2)
    idle(table, 1)
    # Nobody has won while it goes on.
    assert (table.game.over, table.game.winners) == (False, ())
    idle(table, 1)
    assert (table.game.over, table.game.winners, table.points) == (True, winners, points)
    assert table.told(Wins) == ([Wins(winners[0])] if len(winners) == 1 else [])
    assert table.told(Draw) == ([Draw()] if len(winners) > 1 else [])


def test_of_three_players_only_those_who_lead_share() -> None:
    """DUEL-END-02"""
    seats = [place("tester", points=points, hand="", deck="") for points in (3, 1, 3)]
    table = duel(*seats, phase="turn", cap=1)
    idle(table, 1)
    assert (table.game.over, table.game.winners) == (True, (0, 2))
    assert table.told(Draw) == [Draw()]


def test_the_goal_still_ends_a_duel_with_a_limit() -> None:
    """DUEL-END-02 DUEL-VP-11"""
    table = duel(place("tester", points=2, hand="strike"), place("tester", points=2, hand="", deck=""), cap=50)
    table.answer(0, "play strike")
    assert (table.game.over, table.game.winners, table.points) == (True, (0,), (3, 2))
    assert table.game.asked == {}
