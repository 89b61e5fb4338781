"""Chapter 6, playing a round: one card a turn, clockwise, until all turns are taken."""

import pytest

from spiralhill.games.holidays.events import (
    Exchanges,
    Moves,
    MovesFaceDown,
    Plays,
    PlaysFaceDown,
    Pushes,
    Reveals,
    Skips,
)
from spiralhill.games.holidays.picks import SKIP, Move, Play, TakeUp
from tests.rules.holidays.story import Story, begun, holidays, jack, mayor, oogie, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")


def three_at_the_start(start: int = 0) -> Story:
    """Three players before their first cards of round 1."""
    return holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3, bag-of-bugs-4"),
        start=start,
    )


def test_turns_go_round_clockwise_from_the_starting_player() -> None:
    """HOL-TURN-01 HOL-EX-03"""
    table = three_at_the_start(start=1)
    order: list[int | None] = []
    while table.asks_for == "PlayerTurn" and len(order) < 20:
        order.append(table.waiting)
        assert list(table.game.asked) == [table.waiting]
        table.answer(order[-1] or 0, table.offered(order[-1] or 0)[0])
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    placed = [event for event in table.game.log if isinstance(event, (Plays, PlaysFaceDown))]
    assert [type(event) for event in placed] == [PlaysFaceDown] * 3 + [Plays] * 6
    assert (table.waiting, table.asks_for) == (2, "RollWhere")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_holder_of_zero_has_the_first_turn_of_every_round(players: int) -> None:
    """HOL-TURN-01"""
    rounds: dict[int, int | None] = {}
    for table in wander(*ALL[:players], seed=players):
        if table.game.round not in rounds:
            rounds[table.game.round] = table.waiting
            assert table.waiting == table.game.starting_player
    assert sorted(rounds) == [1, 2, 3, 4]


def test_a_turn_is_one_card_from_the_hand_to_one_location() -> None:
    """HOL-TURN-02"""
    table = three_at_the_start()
    table.answer(0, "play pumpkin-king-3 middle")
    assert table.hand(0) == ["pumpkin-king-1", "pumpkin-king-2", "pumpkin-king-4"]
    assert [table.pile(0, place) for place in ("left", "middle", "right")] == [[], ["pumpkin-king-3"], []]
    assert (table.game.turns, table.waiting) == ([2, 3, 3], 1)


def test_every_turn_takes_one_card_out_of_the_hand_and_puts_one_in_play() -> None:
    """HOL-TURN-02"""
    for seed in range(4):
        for table in wander("jack", "santa", "oogie", "mayor", "finkelstein", seed=seed):
            if table.asks_for in ("PlayerTurn", "RollWhere"):
                limit = table.game.round + 3
                for seat, turns in enumerate(table.game.turns):
                    taken = limit - 1 - turns
                    assert (len(table.game.hand(seat)), len(table.game.in_play(seat))) == (limit - taken, taken)


def test_nobody_plays_a_second_card_before_everybody_has_played_a_first() -> None:
    """HOL-TURN-03"""
    table = three_at_the_start()
    table.answer(0, "play pumpkin-king-1 left")
    # Jack has two more turns, and must wait for them.
    for seat, waits in ((1, 0), (2, 1)):
        assert table.game.why_not(0, Play(table.card("pumpkin-king-2"), "middle"))
        table.refuses_pick(0, Play(table.card("pumpkin-king-2"), "middle"))
        assert (table.waiting, table.game.turns[seat], table.game.turns[waits]) == (seat, 3, 2)
        table.answer(seat, table.offered(seat)[0])
    assert (table.waiting, table.game.turns) == (0, [2, 2, 2])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_is_ever_more_than_one_turn_ahead(players: int) -> None:
    """HOL-TURN-03"""
    for seed in range(3):
        for table in wander(*ALL[-players:], seed=seed):
            assert max(table.game.turns) - min(table.game.turns) <= 1


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_nobody_but_sally_may_skip_a_turn(round: int) -> None:
    """HOL-TURN-04"""
    # All is covered, and more cards are there than turns: still he has to play.
    covered = {"left": "~pumpkin-king-1", "middle": "pumpkin-king-2", "right": "pumpkin-king-3"}
    table = holidays(
        jack(hand="pumpkin-king-4, pumpkin-king-5, pumpkin-king-6", **covered), sally(), round=round, turns={0: 1}
    )
    assert "skip" not in table.offered(0)
    table.refuses(0, SKIP, "HOL-TURN-04")
    assert table.waiting == 0


def test_skipping_is_offered_to_nobody_but_sally_in_any_game() -> None:
    """HOL-TURN-04"""
    skipped = set()
    for seed in range(6):
        for table in wander(*ALL, seed=seed):
            for seat in table.game.asked:
                assert ALL[seat] == "sally" or "skip" not in table.offered(seat)
        skipped |= {event.seat for event in table.told(Skips)}
    assert skipped == {5}


def test_the_next_turn_waits_for_the_effect_of_the_card_just_played() -> None:
    """HOL-TURN-05"""
    table = holidays(
        mayor(hand="change-of-face-1, elected-official-2", left="~elected-official-1", middle="elected-official-3"),
        jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-3", middle="pumpkin-king-4"),
    )
    table.answer(0, "play change-of-face-1 right")
    table.asks(0, "show joy", "show panic")
    table.refuses_pick(1, Play(table.card("pumpkin-king-1"), "right"))
    table.answer(0, "show panic")
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_the_next_turn_waits_for_an_opponent_who_chooses_a_gift_as_well() -> None:
    """HOL-TURN-05"""
    table = holidays(
        santa(hand="open-hands-8, jolly-visitor-2", left="~jolly-visitor-1", right="jolly-visitor-3"),
        jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-3", right="pumpkin-king-4"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2", left="bag-of-bugs-3", middle="~bag-of-bugs-4"),
    )
    table.answer(0, "play open-hands-8 middle")
    # Only Oogie is there: he chooses, although Jack is to play next.
    table.asks(2, "take christmas", "take halloween")
    table.answer(2, "take halloween")
    assert table.game.collected[2] == (0, 1)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_the_turns_of_a_round_are_over_when_everybody_has_taken_all_of_theirs() -> None:
    """HOL-TURN-06"""
    table = three_at_the_start()
    for turn in range(9):
        assert (table.waiting, table.asks_for) == (turn % 3, "PlayerTurn")
        assert table.told(Reveals) == []
        table.answer(turn % 3, table.offered(turn % 3)[0])
    assert (table.game.turns, len(table.told(Reveals))) == ([0, 0, 0], 3)
    assert (table.waiting, table.asks_for) == (2, "RollWhere")


@pytest.mark.parametrize(("round", "turns"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_each_round_has_its_number_of_turns_for_each_player(round: int, turns: int) -> None:
    """HOL-TURN-06"""
    counted = 0
    for table in wander("jack", "oogie", "santa", seed=round):
        counted += table.asks_for == "PlayerTurn" and table.game.round == round
    # Everybody always has at least two cards, so every turn is asked for.
    assert counted == 3 * turns


def test_a_placed_card_cannot_be_taken_back_or_moved_on_a_later_turn() -> None:
    """HOL-TURN-07"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-3", middle="pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2"),
    )
    table.asks(0, "play pumpkin-king-1 right", "play pumpkin-king-2 right")
    placed = table.card("pumpkin-king-4")
    for pick in (Move(placed, "right"), TakeUp(placed), Play(placed, "right")):
        table.refuses(0, pick, "HOL-TURN-07")
    table.refuses(0, placed, "HOL-TURN-07")
    assert table.waiting == 0


def test_cards_in_play_stay_where_they_are_unless_an_effect_moves_or_exchanges_them() -> None:
    """HOL-TURN-07"""
    moved = 0
    for seed in range(10):
        round = 0
        lay: dict[int, int] = {}
        since = begun(*ALL, seed=seed).game.story
        for table in wander(*ALL, seed=seed):
            game = table.game
            effects = [
                event
                for event in game.log_for(None, since)
                if isinstance(event, (Moves, MovesFaceDown, Pushes, Exchanges))
            ]
            now = {card: game.place_of(card) for seat in range(6) for card in game.in_play(seat)}
            gone = [card for card, place in lay.items() if now.get(card) != place]
            if game.round == round and not game.over:
                assert len(gone) <= len(effects)
                moved += len(gone)
            round, lay, since = game.round, now, game.story
    assert moved > 0
