"""Chapter 11, ties: the order in which players reach the Middle, and what it decides."""

import pytest

from spiralhill.games.holidays.events import GainsToken, GivesToken, LaysLocation, MiddleOrder, PlacesToken, Wins
from tests.rules.holidays.story import Story, holidays, jack, mayor, oogie, santa, wander

PLACES = "hinterlands, spiral-hill, laboratory, town-hall"


def awards(table: Story) -> list[Wins]:
    """What was won so far, in the order of the awards."""
    return [event for event in table.game.log if isinstance(event, Wins)]


def order(table: Story) -> tuple[int, ...]:
    """The players who have reached the Middle, in their order."""
    return table.game.order


def test_players_are_numbered_in_the_order_they_first_reach_the_middle() -> None:
    """HOL-TIE-01"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
        mayor(hand="elected-official-1, elected-official-2, elected-official-3, elected-official-4"),
    )
    table.answer(0, "play pumpkin-king-1 left")
    assert order(table) == ()
    # A face-down card reaches the Middle like any other.
    table.answer(1, "play jolly-visitor-1 middle")
    table.answer(2, "play elected-official-1 right")
    table.answer(0, "play pumpkin-king-2 middle")
    table.answer(1, "play jolly-visitor-2 left")
    table.answer(2, "play elected-official-2 middle")
    assert table.told(MiddleOrder) == [MiddleOrder(1, 1), MiddleOrder(0, 2), MiddleOrder(2, 3)]
    assert order(table) == (1, 0, 2)
    assert (table.waiting, table.asks_for) == (0, "PlayerTurn")


def test_a_second_card_at_the_middle_brings_no_second_number() -> None:
    """HOL-TIE-01"""
    table = holidays(
        jack(
            hand="pumpkin-king-6, pumpkin-king-5", left="pumpkin-king-1", middle="pumpkin-king-2", right="courtly-bow-3"
        ),
        santa(hand="jolly-visitor-1, jolly-visitor-4", left="jolly-visitor-2", right="jolly-visitor-3"),
        round=2,
        turns={0: 1, 1: 1},
    )
    assert order(table) == (0,)
    table.answer(0, "play pumpkin-king-6 middle")
    assert (order(table), table.told(MiddleOrder)) == ((0,), [])
    # Only the uncovered Middle is left to Santa.
    table.asks(1, "play jolly-visitor-1 middle", "play jolly-visitor-4 middle")
    table.answer(1, "play jolly-visitor-1 middle")
    assert table.told(MiddleOrder) == [MiddleOrder(1, 2)]


@pytest.mark.parametrize(("numbers", "winner"), [((2, 1, 0), 1), ((2, 0, 1), 0), ((0, 1, 2), 0), ((1, 2, 0), 1)])
def test_the_order_at_the_middle_breaks_a_tie_at_an_outer_location(numbers: tuple[int, ...], winner: int) -> None:
    """HOL-TIE-02, HOL-TIE-03, HOL-AMB-05, HOL-EX-05"""
    table = holidays(
        jack(left="pumpkin-king-9", middle="pumpkin-king-1", right="pumpkin-king-2"),
        santa(right="jolly-visitor-9", middle="jolly-visitor-1", left="jolly-visitor-2"),
        mayor(left="elected-official-4", middle="elected-official-2", right="elected-official-5"),
        stage="awards",
        order=numbers,
        tokens={0: (2, 1)},
        locations=PLACES,
    )
    # The Mayor may have been first at the Middle, but this is not his Location.
    assert awards(table)[0] == Wins(winner, "hinterlands", 9, True, 2, 1)
    assert table.game.collected[winner] == (2, 1)
    assert (table.game.round, table.asks_for) == (2, "PlayerTurn")


@pytest.mark.parametrize(("numbers", "winner"), [((1, 2, 0), 1), ((2, 0, 1), 2), ((0, 2, 1), 0)])
def test_the_order_at_the_middle_breaks_a_tie_at_the_middle(numbers: tuple[int, ...], winner: int) -> None:
    """HOL-TIE-02"""
    table = holidays(
        jack(left="pumpkin-king-9", middle="pumpkin-king-7", right="pumpkin-king-2"),
        santa(right="jolly-visitor-8", middle="jolly-visitor-7", left="jolly-visitor-2"),
        mayor(left="elected-official-4", middle="elected-official-7", right="elected-official-5"),
        stage="awards",
        order=numbers,
        tokens={3: (3, 4)},
        locations=PLACES,
    )
    assert awards(table)[-1] == Wins(winner, "town-hall", 7, True, 3, 4)
    assert (table.game.round, table.asks_for) == (2, "PlayerTurn")


def test_being_first_at_the_middle_helps_only_those_tied_for_the_highest_strength() -> None:
    """HOL-TIE-03"""
    table = holidays(
        jack(left="pumpkin-king-8", middle="pumpkin-king-7", right="pumpkin-king-2"),
        santa(right="lost-in-the-dark-9", middle="jolly-visitor-9", left="jolly-visitor-2"),
        mayor(left="elected-official-4", middle="elected-official-9", right="elected-official-5"),
        stage="awards",
        order=(0, 2, 1),
    )
    # Jack came first and loses 8 to 9; at the Middle his 7 has no part in the tie of the two 9s.
    assert [(event.seat, event.strength, event.tied) for event in awards(table)] == [
        (1, 9, False),
        (2, 5, False),
        (2, 4, False),
        (2, 9, True),
    ]


def test_a_number_is_kept_when_the_card_leaves_the_middle() -> None:
    """HOL-TIE-04, HOL-AMB-08"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-4, pumpkin-king-8", left="pumpkin-king-2", middle="pumpkin-king-3"),
        santa(
            hand="jolly-visitor-1, jolly-visitor-4, jolly-visitor-5", left="jolly-visitor-2", right="jolly-visitor-3"
        ),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right", "move pumpkin-king-3 left")
    assert (table.pile(0, "middle"), order(table)) == ([], (0,))
    table.answer(1, "play jolly-visitor-4 middle")
    assert order(table) == (0, 1)
    # Back at the Middle Jack has no new number, and as the first to come there he wins the tie.
    table.answer(0, "play pumpkin-king-4 middle")
    assert table.told(MiddleOrder) == [MiddleOrder(1, 2)]
    table.answer(1, "play jolly-visitor-1 left")
    assert (awards(table)[-1].seat, awards(table)[-1].strength, awards(table)[-1].tied) == (0, 4, True)
    assert (table.game.round, table.waiting) == (3, 1)


def test_a_card_moved_to_the_middle_by_its_owner_earns_the_next_number() -> None:
    """HOL-TIE-04, HOL-AMB-08"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-4, pumpkin-king-8", left="~pumpkin-king-2, pumpkin-king-3"),
        santa(hand="jolly-visitor-1, jolly-visitor-4", left="jolly-visitor-2", right="jolly-visitor-3"),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right")
    assert order(table) == ()
    # Even a face-down card of his own may be moved there.
    table.answer(0, "move pumpkin-king-2 middle")
    assert (order(table), table.told(MiddleOrder)) == ((0,), [MiddleOrder(0, 1)])
    table.answer(1, "play jolly-visitor-1 middle")
    assert (order(table), table.waiting) == ((0, 1), 0)


def test_a_card_pushed_to_the_middle_by_an_opponent_earns_its_owner_the_next_number() -> None:
    """HOL-TIE-04, HOL-AMB-08"""
    table = holidays(
        oogie(hand="trapdoor-6, bag-of-bugs-1", left="bag-of-bugs-2", right="bag-of-bugs-3"),
        santa(
            hand="jolly-visitor-1, jolly-visitor-4, jolly-visitor-5", left="jolly-visitor-2", right="jolly-visitor-3"
        ),
        mayor(hand="elected-official-1, elected-official-2", left="elected-official-4", middle="elected-official-3"),
        round=2,
        order=(2,),
    )
    # Oogie's trapdoor lies at the Middle, where only the Mayor has a card: his one card there may go.
    assert order(table) == (2,)
    table.answer(0, "play trapdoor-6 middle")
    table.asks(0, "push elected-official-3 @3 left", "push elected-official-3 @3 right")
    assert order(table) == (2, 0)
    # The number of the Mayor stays with him.
    table.answer(0, "push elected-official-3 @3 right")
    assert (order(table), table.waiting) == ((2, 0), 1)

    table = holidays(
        oogie(hand="trapdoor-6, bag-of-bugs-1", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        santa(
            hand="jolly-visitor-1, jolly-visitor-4, jolly-visitor-5", left="jolly-visitor-2", right="jolly-visitor-3"
        ),
        round=2,
    )
    table.answer(0, "play trapdoor-6 left", "push jolly-visitor-3 @2 middle")
    assert (order(table), table.told(MiddleOrder)) == ((0, 1), [MiddleOrder(1, 2)])
    # He was pushed away from the right and has to go there again; the Middle is his already.
    table.asks(1, *(f"play jolly-visitor-{number} right" for number in (1, 4, 5)))


def test_each_round_starts_without_numbers() -> None:
    """HOL-TIE-05"""
    table = holidays(
        jack(left="pumpkin-king-9", middle="pumpkin-king-7", right="pumpkin-king-2"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-8", right="jolly-visitor-3"),
        stage="awards",
        order=(1, 0),
        round=2,
    )
    assert (table.game.round, order(table), table.waiting) == (3, (), 1)
    table.answer(1, table.offered(1)[0].rsplit(" ", 1)[0] + " left")
    assert order(table) == ()
    # The one who was second in the last round can be first now.
    table.answer(0, table.offered(0)[0].rsplit(" ", 1)[0] + " middle")
    assert table.told(MiddleOrder) == [MiddleOrder(0, 1)]


def test_when_nobody_counts_for_anything_the_first_at_the_middle_still_takes_the_tokens() -> None:
    """HOL-TIE-06, HOL-EX-23"""
    table = holidays(
        jack(hand="pumpkin-king-10, pumpkin-king-8", left="pumpkin-king-2", middle="pumpkin-king-1"),
        santa(hand="jolly-visitor-8", left="jolly-visitor-2", middle="jolly-visitor-1", right="jolly-visitor-3"),
        order=(1, 0),
        turns={0: 1, 1: 0},
        tokens={0: (2, 1), 1: (3, 1), 2: (4, 3)},
        locations="hinterlands, spiral-hill, town-hall",
    )
    table.game.modify(table.card("pumpkin-king-1"), -5)
    table.game.modify(table.card("jolly-visitor-1"), -2)
    table.answer(0, "play pumpkin-king-10 right")
    assert awards(table)[-1] == Wins(1, "town-hall", 0, True, 4, 3)
    # With what he wins at his right; Jack has the other outer Location.
    assert table.game.collected == [(3, 1), (6, 4)]
    assert (table.game.round, table.asks_for) == (2, "PlayerTurn")


@pytest.mark.parametrize("names", [("jack", "santa"), ("santa", "oogie", "sally"), ("mayor", "jack", "santa", "oogie")])
def test_every_location_has_one_winner_each_round_and_no_token_is_left_or_lost(names: tuple[str, ...]) -> None:
    """HOL-TIE-01, HOL-TIE-06"""
    for seed in range(3):
        for table in wander(*names, seed=seed):
            # Whoever has a card at the Middle has a number, and nobody has two.
            game = table.game
            assert len(set(game.order)) == len(game.order)
            assert {seat for seat in range(len(names)) if game.at(seat, 1)} <= set(game.order)
        log = table.game.log
        laid = [event for event in log if isinstance(event, LaysLocation)]
        assert len(laid) == 4 * (len(names) + 1)
        for round in range(4):
            part = slice(round * (len(names) + 1), (round + 1) * (len(names) + 1))
            assert sorted(event.location for event in awards(table)[part]) == sorted(
                event.location for event in laid[part]
            )
        supplied = sum(isinstance(event, (PlacesToken, GainsToken, GivesToken)) for event in log)
        held = sum(map(sum, table.game.collected))
        assert held == sum(event.christmas + event.halloween for event in laid) + supplied
