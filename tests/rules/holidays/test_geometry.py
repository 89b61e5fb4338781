"""Chapter 3, seats and Locations: who sits next to whom, and who fights for what."""

import pytest

from spiralhill.games.holidays.events import LaysLocation, Plays, PlaysFaceDown, Wins
from spiralhill.games.holidays.picks import Play
from tests.rules.holidays.story import Story, begun, finkelstein, holidays, jack, mayor, oogie, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def won(table: Story) -> list[tuple[int, int, int]]:
    """Who has won which Location with which strength, in the order of the awards, as (slot, seat, strength)."""
    order = [*table.game.clockwise(0), table.game.box.seats]
    wins = table.told(Wins)
    return [(slot, event.seat, event.strength) for slot, event in zip(order, wins, strict=True)]


def four() -> Story:
    """Four players at the awards of round 1."""
    return holidays(
        jack(left="pumpkin-king-1", middle="pumpkin-king-5", right="pumpkin-king-9"),
        santa(left="jolly-visitor-2", middle="jolly-visitor-6", right="jolly-visitor-10"),
        finkelstein(left="mad-scientist-3", middle="mad-scientist-7", right="mad-scientist-4"),
        mayor(left="elected-official-8", middle="elected-official-1", right="elected-official-5"),
        stage="awards",
    )


@every_number_of_players
def test_every_player_has_three_different_locations(players: int) -> None:
    """HOL-GEO-01"""
    game = begun(*ALL[:players]).game
    for seat in range(players):
        assert len({game.slot(seat, place) for place in range(3)}) == 3


def test_a_player_may_place_at_left_middle_and_right_and_nowhere_else() -> None:
    """HOL-GEO-01 HOL-GEO-06"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3"),
        santa(),
    )
    table.asks(0, *(f"play pumpkin-king-{card} {place}" for card in (1, 2, 3) for place in ("left", "middle", "right")))
    # Between the two others lies a Location that is none of his.
    foreign = table.game.location(1)
    for place in (foreign, "1", ""):
        table.refuses(0, Play(table.card("pumpkin-king-1"), place), "HOL-GEO-06")
    table.answer(0, "play pumpkin-king-1 left")
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@every_number_of_players
def test_the_left_of_a_player_is_the_right_of_the_next_one_clockwise(players: int) -> None:
    """HOL-GEO-02 HOL-AMB-18"""
    game = begun(*ALL[:players]).game
    outer = [game.slot(seat, 0) for seat in range(players)]
    assert sorted(outer) == list(range(players))
    for seat in range(players):
        assert game.slot(seat, 0) == game.slot(game.left_of(seat), 2)
        assert game.left_of(seat) == (seat + 1) % players


def test_left_and_right_are_laid_where_the_player_says() -> None:
    """HOL-GEO-02 HOL-AMB-18"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3", middle="~bag-of-bugs-4"),
        locations="town-hall, spiral-hill, laboratory, hinterlands",
    )
    table.answer(0, "play pumpkin-king-1 right")
    table.answer(1, "play jolly-visitor-1 right")
    table.answer(2, "play bag-of-bugs-3 left")
    # Jack's right lies between him and Oogie, who sits before him, and is Oogie's left; Santa's right is Jack's left.
    told = [event.location for event in table.game.log if isinstance(event, (Plays, PlaysFaceDown))]
    assert told == ["laboratory", "town-hall", "laboratory"]
    assert table.waiting == 0


def test_an_outer_location_is_fought_for_by_its_two_neighbours_only() -> None:
    """HOL-GEO-02 HOL-GEO-04"""
    table = four()
    # Jack's 1 against Santa's 10; Santa's 2 against Finkelstein's 4; his 3 against the Mayor's 5; the Mayor's 8 against
    # Jack's 9. Nobody beyond counts, strong as he may be.
    assert won(table)[:4] == [(0, 1, 10), (1, 2, 4), (2, 3, 5), (3, 0, 9)]
    assert table.asks_for == "PlayerTurn"


def test_the_middle_is_fought_for_by_everybody() -> None:
    """HOL-GEO-03 HOL-GEO-04"""
    table = four()
    assert won(table)[4] == (4, 2, 7)
    assert {table.game.slot(seat, 1) for seat in range(4)} == {4}
    assert [len(table.game.contenders(slot)) for slot in range(5)] == [2, 2, 2, 2, 4]


@every_number_of_players
def test_there_are_two_contenders_outside_and_all_at_the_middle(players: int) -> None:
    """HOL-GEO-03 HOL-GEO-04"""
    game = begun(*ALL[:players]).game
    for slot in range(players):
        assert sorted(seat for seat, _ in game.contenders(slot)) == sorted({slot, (slot + 1) % players})
    assert [seat for seat, _ in game.contenders(players)] == list(range(players))
    # What each contender calls it is where it lies for him.
    for slot in range(players + 1):
        assert all(game.slot(seat, place) == slot for seat, place in game.contenders(slot))


def test_with_two_players_the_left_of_one_is_the_right_of_the_other() -> None:
    """HOL-GEO-05 HOL-AMB-18 HOL-EX-02"""
    table = holidays(
        jack(left="pumpkin-king-3", middle="pumpkin-king-5", right="pumpkin-king-7"),
        santa(left="jolly-visitor-6", middle="jolly-visitor-4", right="jolly-visitor-8"),
        stage="awards",
        tokens={0: (1, 0), 1: (0, 2), 2: (4, 4)},
    )
    # Jack's left 3 meets Santa's right 8, Jack's right 7 meets Santa's left 6.
    assert won(table) == [(0, 1, 8), (1, 0, 7), (2, 0, 5)]
    assert table.game.collected == [(4, 6), (1, 0)]
    assert len(table.game.piles[table.game.aside]) == 9
    assert table.asks_for == "PlayerTurn"


def test_with_two_players_both_fight_for_all_three_locations() -> None:
    """HOL-GEO-05"""
    game = begun("jack", "santa").game
    assert (game.slot(0, 0), game.slot(0, 2)) == (game.slot(1, 2), game.slot(1, 0)) == (0, 1)
    assert [len(game.contenders(slot)) for slot in range(3)] == [2, 2, 2]


@every_number_of_players
def test_seats_and_slots_stay_and_only_the_location_cards_change(players: int) -> None:
    """HOL-GEO-07"""
    for table in wander(*ALL[:players], seed=3):
        assert [character.id for character in table.game.characters] == list(ALL[:players])
        assert [table.game.name(table.game.mat(seat)) for seat in range(players)] == list(ALL[:players])
    laid = list(table.told(LaysLocation))
    rounds = [laid[at : at + players + 1] for at in range(0, len(laid), players + 1)]
    assert len(rounds) == 4
    between = [(seat, (seat + 1) % players) for seat in range(players)]
    for lay in rounds:
        assert [(event.seat, event.target) for event in lay] == [*between, (None, None)]
    assert len({tuple(event.location for event in lay) for lay in rounds}) == 4
