"""Chapter 27, head-to-head duels: Victory Points and the end of the game."""

import pytest

from spiralhill.games.herocard.decks import card_of, hero_of
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.events import Scores, TurnBegins, Wins
from spiralhill.games.herocard.prints import Hero
from spiralhill.kernel.chance import Dice
from tests.rules.duel.story import Story, anyone, duel, isis, place, will


@pytest.mark.parametrize(("players", "goal"), [(2, 3), (3, 5), (4, 7)])
def test_the_first_player_with_enough_points_wins(players: int, goal: int) -> None:
    """DUEL-VP-01 DUEL-VP-02 DUEL-VP-03 DUEL-VP-04"""
    others = [anyone(hand="guard")] * (players - 1)
    # One point short of the last but one: the next point does not win yet.
    table = duel(place("tester", points=goal - 2, hand="jab, slip-free"), *others)
    table.answer(0, "play jab @2")
    table.settle()
    assert table.points[0] == goal - 1
    assert not table.game.over
    assert table.game.winners == ()
    table.asks(0, "play slip-free", "end")
    # The last one does.
    table = duel(place("tester", points=goal - 1, hand="jab, slip-free"), *others)
    table.answer(0, "play jab @2")
    table.settle()
    assert table.points[0] == goal
    assert table.game.over
    assert table.game.winners == (0,)
    assert table.told(Wins) == [Wins(0)]


def test_each_successful_attack_earns_its_attacker_one_point() -> None:
    """DUEL-VP-05"""
    table = duel(anyone(hand="strike"), anyone(hand="strike, guard"), phase="action")
    table.answer(0, "play strike")
    table.answer(1, "pass")
    assert table.points == (1, 0)
    # Then the other way round, in the next turn.
    table.answer(1, "stop", "draw 0", "play strike")
    assert table.points == (1, 1)
    assert table.told(Scores) == [Scores(0, 1), Scores(1, 1)]
    assert (table.waiting, table.asks_for) == (0, "DrawPhase")


def test_an_attack_brings_one_point_whatever_the_margin() -> None:
    """DUEL-VP-06"""
    table = duel(will(hand="shotgun, point-blank, overkill"), isis(hand="premonition"))
    table.answer(0, "play shotgun", "add point-blank", "add overkill")
    table.answer(1, "pass")
    assert (table.results, table.points) == ([(25, 0, True)], (1, 0))
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_a_turn_brings_one_point_however_many_attacks_succeed() -> None:
    """DUEL-VP-07"""
    table = duel(anyone(hand="3 jab"), anyone(hand="guard"), anyone(hand="guard"))
    table.answer(0, "play jab @2")
    table.settle()
    # Another target makes no difference.
    table.answer(0, "play jab @3")
    table.settle()
    table.answer(0, "play jab @2")
    table.settle()
    assert (table.results, table.points) == ([(3, 0, True)] * 3, (1, 0, 0))
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_the_second_attack_earns_the_point_that_the_first_did_not() -> None:
    """DUEL-VP-07"""
    table = duel(anyone(hand="2 jab"), anyone(hand="guard, brace"))
    table.answer(0, "play jab")
    table.answer(1, "play guard", "add brace")
    assert table.points == (0, 0)
    table.answer(0, "play jab")
    assert (table.results, table.points) == ([(3, 5, False), (3, 0, True)], (1, 0))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_the_limit_of_one_point_is_renewed_in_each_turn() -> None:
    """DUEL-VP-07"""
    table = duel(anyone(hand="2 jab"), anyone(deck="", hand=""))
    table.answer(0, "play jab", "end")
    # The opponent has neither hand nor deck, and ends his turn.
    table.answer(1, "end")
    table.answer(0, "stop", "draw 0", "stop", "play jab")
    assert (table.results, table.points) == ([(3, 0, True)] * 2, (2, 0))
    table.asks(1, "refresh", "end")


def test_the_defender_earns_nothing_by_blocking() -> None:
    """DUEL-VP-08"""
    table = duel(anyone(hand="strike"), anyone(hand="guard, brace"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add brace")
    assert (table.results, table.points, table.told(Scores)) == ([(3, 5, False)], (0, 0), [])
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_chance_chooses_the_starter_and_shuffles_and_everybody_draws_seven() -> None:
    """DUEL-VP-09"""
    heroes = tuple(map(hero_of, ("will", "isis", "deon")))
    games = [Duel.begun(heroes, Dice(seed)) for seed in range(12)]
    assert {game.active_player for game in games} == {0, 1, 2}
    for game in games:
        assert [len(game.hand(seat)) for seat in range(3)] == [7, 7, 7]
        assert list(game.asked) == [game.active_player]
    hands = {tuple(sorted(game.name(card) for card in game.hand(0))) for game in games}
    assert len(hands) > 6
    # The same seed deals the same game.
    assert Duel.begun(heroes, Dice(3)).save() == games[3].save()


def test_an_opening_hand_without_attacks_is_kept() -> None:
    """DUEL-VP-09 AMB-30"""
    peaceful = Hero("tester", hero_of("tester").attributes, ((6, card_of("guard")), (6, card_of("brace"))))
    table = Story(Duel.begun((peaceful, peaceful), Dice(1)))
    # Nothing is offered but the first phase of a turn; refreshing is for its Action phase.
    seat = table.game.active_player
    assert (table.waiting, table.asks_for) == (seat, "DiscardPhase")
    assert {offer.split()[0] for offer in table.offered(seat)} == {"stop", "discard"}
    table.answer(seat, "stop")
    table.asks(seat, "refresh", "end")


def test_play_runs_clockwise() -> None:
    """DUEL-VP-10"""
    nobody = anyone(deck="10 shotgun", hand="")
    table = duel(nobody, nobody, nobody, phase="turn")
    for _ in range(5):
        assert table.waiting is not None
        table.answer(table.waiting, "draw 0", "end")
    assert [event.seat for event in table.told(TurnBegins)] == [0, 1, 2, 0, 1, 2]
    table.asks(2, "draw 3", "draw 2", "draw 1", "draw 0")


def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    """DUEL-VP-11 AMB-20"""
    table = duel(place("tester", points=2, hand="2 jab, slip-free"), anyone(hand="guard, slip-free"))
    table.answer(0, "play jab")
    table.settle()
    assert table.game.over
    assert (table.game.agenda, table.game.asked) == ([], {})
    assert (table.game.winners, table.points) == ((0,), (3, 0))
    # She had more to play, and nothing was tidied up.
    assert table.hand(0) == ["jab", "slip-free"]
    assert table.pile(0, "body") == ["jab"]


def test_nobody_is_eliminated_and_points_are_never_lost() -> None:
    """DUEL-VP-12"""
    table = duel(
        anyone(hand="strike"), place("tester", points=2, hand="guard"), place("tester", points=1, hand="guard")
    )
    table.answer(0, "play strike @2")
    table.settle()
    assert (table.results, table.points) == ([(3, 0, True)], (1, 2, 1))
    # Whoever was hit goes on as before.
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")
    table.asks(1, "stop", "discard guard")
