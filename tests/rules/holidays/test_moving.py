"""Chapter 10, moving cards: where a card in play may go, and what goes along with it."""

import pytest

from spiralhill.games.holidays.events import Moves, MovesFaceDown, Pushes, Skips
from spiralhill.games.holidays.picks import Move, Push
from tests.rules.holidays.story import Place, Story, holidays, jack, oogie, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
PLACES = ("left", "middle", "right")
SANTAS = "jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"
BUGS = "bag-of-bugs-1, bag-of-bugs-2"


def lie(table: Story, seat: int) -> list[list[str]]:
    """What a seat has at left, middle and right."""
    return [table.pile(seat, place) for place in PLACES]


# Moves


def test_an_effect_moves_a_card_that_was_played_and_it_stays_the_same_card() -> None:
    """HOL-MOVE-01"""
    table = holidays(
        jack(
            hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2",
            left="~pumpkin-king-7",
            middle="pumpkin-king-8",
            right="pumpkin-king-9",
        ),
        santa(hand=SANTAS),
        round=3,
    )
    card = table.card("pumpkin-king-8")
    table.answer(0, "play coffin-sleigh-5 right", "move pumpkin-king-8 right")
    assert lie(table, 0) == [["pumpkin-king-7"], [], ["pumpkin-king-9", "coffin-sleigh-5", "pumpkin-king-8"]]
    assert (table.card("pumpkin-king-8"), table.game.owner(card)) == (card, 0)
    assert table.told(Moves) == [Moves(0, "pumpkin-king-8", table.game.location(2), table.game.location(1))]
    assert table.total(0, "right") == 9 + 5 + 8
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_card_that_moves_another_does_not_move_itself() -> None:
    """HOL-MOVE-01"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-7", middle="pumpkin-king-8"),
        santa(hand=SANTAS),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right")
    moves = ("pumpkin-king-7 middle", "pumpkin-king-7 right", "pumpkin-king-8 left", "pumpkin-king-8 right")
    table.asks(0, "no", *(f"move {there}" for there in moves))
    table.refuses(0, Move(table.card("coffin-sleigh-5"), "left"), "HOL-CARD-06")
    table.answer(0, "no")
    assert lie(table, 0) == [["pumpkin-king-7"], ["pumpkin-king-8"], ["coffin-sleigh-5"]]
    assert table.waiting == 1


def test_a_card_is_moved_to_another_location_than_the_one_where_it_lies() -> None:
    """HOL-MOVE-01"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-7", middle="pumpkin-king-8"),
        santa(hand=SANTAS),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right")
    table.refuses(0, Move(table.card("pumpkin-king-8"), "middle"), "HOL-MOVE-01")
    assert table.waiting == 0


# No gap may stay


def test_at_the_reveal_a_card_alone_at_its_location_cannot_be_moved_away() -> None:
    """HOL-MOVE-02 HOL-AMB-07 HOL-EX-16"""
    table = holidays(
        oogie(left="bag-of-bugs-7", middle="~trapdoor-6", right="bag-of-bugs-8"),
        jack(left="pumpkin-king-7", middle="pumpkin-king-1, pumpkin-king-2", right="pumpkin-king-8"),
        santa(left="jolly-visitor-7", middle="jolly-visitor-1", right="jolly-visitor-8, jolly-visitor-9"),
        stage="reveal",
        round=2,
    )
    table.asks(0, *(f"push pumpkin-king-{card} @2 {place}" for card in (1, 2) for place in ("left", "right")))
    table.refuses(0, Push(table.card("jolly-visitor-1"), 2, "left"), "HOL-MOVE-02")
    table.refuses(0, table.card("jolly-visitor-1"), "HOL-MOVE-02")
    table.answer(0, "push pumpkin-king-2 @2 left")
    assert lie(table, 1) == [["pumpkin-king-7", "pumpkin-king-2"], ["pumpkin-king-1"], ["pumpkin-king-8"]]
    assert (table.waiting, table.asks_for) == (0, "RollWhere")


def test_a_move_that_no_card_can_make_does_not_happen() -> None:
    """HOL-MOVE-02 HOL-EX-16"""
    table = holidays(
        oogie(left="bag-of-bugs-7", middle="~trapdoor-6", right="bag-of-bugs-8"),
        jack(left="pumpkin-king-7", middle="pumpkin-king-1", right="pumpkin-king-8"),
        stage="reveal",
    )
    assert table.told(Pushes) == []
    assert (table.waiting, table.asks_for) == (0, "RollWhere")


def test_nobody_may_open_an_own_gap_at_the_reveal_either() -> None:
    """HOL-MOVE-02 HOL-AMB-07"""
    table = holidays(
        jack(left="pumpkin-king-7, pumpkin-king-9", middle="~coffin-sleigh-5", right="pumpkin-king-8"),
        santa(left="jolly-visitor-7", middle="jolly-visitor-1", right="jolly-visitor-8"),
        stage="reveal",
        round=2,
    )
    table.asks(0, "no", *(f"move pumpkin-king-{card} {place}" for card in (7, 9) for place in ("middle", "right")))
    table.refuses(0, Move(table.card("pumpkin-king-8"), "left"), "HOL-MOVE-02")
    table.answer(0, "move pumpkin-king-9 middle")
    assert (table.game.round, table.asks_for) == (2 + 1, "PlayerTurn")


def pushed_from_the_middle(victim: Place, round: int, turns: int) -> Story:
    """Oogie's trapdoor opens under the one card that another has at the Middle."""
    table = holidays(
        oogie(hand=f"trapdoor-6, {BUGS}", left="~bag-of-bugs-7", middle="bag-of-bugs-9", right="bag-of-bugs-8"),
        victim,
        round=round,
        turns={0: 2, 1: turns},
    )
    table.answer(0, "play trapdoor-6 middle")
    return table


@pytest.mark.parametrize(
    ("round", "turns", "hand", "deck", "may"),
    [
        # Turns left count, and so do the cards to take them with.
        (2, 1, 1, 9, True),
        (2, 0, 3, 9, False),
        (2, 2, 0, 9, False),
        (3, 2, 3, 7, True),
        # In round 3 three cards are kept, in hand and deck together.
        (3, 1, 1, 3, True),
        (3, 1, 1, 2, False),
        (3, 2, 2, 2, True),
        (3, 2, 2, 1, False),
        # In the last round none are.
        (4, 1, 1, 0, True),
        (4, 1, 0, 0, False),
        (4, 0, 2, 0, False),
    ],
)
def test_a_gap_may_be_opened_only_if_its_owner_has_a_play_left_for_it(
    round: int, turns: int, hand: int, deck: int, may: bool
) -> None:
    """HOL-MOVE-03 HOL-AMB-07 HOL-AMB-26 HOL-EX-17"""
    rest = [f"rag-doll-{number}" for number in (1, 2, 3, 4, 5, 6, 10)] + [
        "veil-of-fog-8",
        "torn-seam-9",
        "errant-hand-4",
    ]
    victim = sally(
        hand=", ".join(rest[:hand]),
        deck=", ".join(rest[hand : hand + deck]),
        left="~rag-doll-7",
        middle="rag-doll-8",
        right="rag-doll-9",
    )
    table = pushed_from_the_middle(victim, round, turns)
    if may:
        table.asks(0, "push rag-doll-8 @2 left", "push rag-doll-8 @2 right")
    else:
        # Nothing could be moved, and nobody was asked.
        assert table.told(Pushes) == []
        assert lie(table, 1) == [["rag-doll-7"], ["rag-doll-8"], ["rag-doll-9"]]
        assert table.asks_for in ("PlayerTurn", "RollWhere")


def test_with_two_turns_for_one_gap_a_second_gap_may_be_opened() -> None:
    """HOL-MOVE-03 HOL-AMB-07"""
    victim = jack(
        hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3", left="~pumpkin-king-7", middle="pumpkin-king-8"
    )
    table = pushed_from_the_middle(victim, round=2, turns=2)
    table.asks(0, "push pumpkin-king-8 @2 left", "push pumpkin-king-8 @2 right")
    table.answer(0, "push pumpkin-king-8 @2 left")
    assert lie(table, 1) == [["pumpkin-king-7", "pumpkin-king-8"], [], []]
    assert sorted(table.offered(1)) == sorted(
        f"play pumpkin-king-{card} {place}" for card in (1, 2, 3) for place in ("middle", "right")
    )


def test_with_one_turn_for_one_gap_a_card_may_only_go_where_it_fills_the_gap() -> None:
    """HOL-MOVE-03 HOL-AMB-07"""
    victim = jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-7", middle="pumpkin-king-8")
    table = pushed_from_the_middle(victim, round=1, turns=1)
    # One way to do it, so nobody is asked: the card goes to the right, and the Middle is the gap now.
    assert table.told(Pushes) == [Pushes(0, 1, "pumpkin-king-8", table.game.location(2), table.game.location(0))]
    assert lie(table, 1) == [["pumpkin-king-7"], [], ["pumpkin-king-8"]]
    table.asks(1, "play pumpkin-king-1 middle", "play pumpkin-king-2 middle")


def test_sally_may_not_move_her_own_card_so_that_the_cards_she_keeps_would_be_needed() -> None:
    """HOL-MOVE-03 HOL-AMB-26 HOL-EX-17"""
    table = holidays(
        sally(
            hand="errant-hand-4, rag-doll-6",
            deck="rag-doll-4, rag-doll-5",
            left="~rag-doll-7",
            middle="rag-doll-8",
            right="rag-doll-9",
        ),
        jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-7", middle="pumpkin-king-8"),
        round=3,
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play errant-hand-4 left")
    # No play is left to her: the card beside the hand may go, no other.
    table.asks(0, "no", "move rag-doll-7 middle", "move rag-doll-7 right")
    table.refuses(0, Move(table.card("rag-doll-8"), "right"), "HOL-MOVE-02")
    table.answer(0, "move rag-doll-7 right")
    table.answer(1, "play pumpkin-king-1 right")
    # Her last turn passes by itself, and three cards are hers in round 4.
    assert table.told(Skips) == [Skips(0, True)]
    table.answer(1, "play pumpkin-king-2 left")
    assert (table.game.round, table.hand(0)) == (4, ["rag-doll-4", "rag-doll-5", "rag-doll-6"])
    assert table.asks_for == "PlayerTurn"


# Where to


def test_a_pushed_card_goes_to_a_location_of_its_owner() -> None:
    """HOL-MOVE-04"""
    table = holidays(
        oogie(hand=f"trapdoor-6, {BUGS}", middle="~bag-of-bugs-7", right="bag-of-bugs-8"),
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3", left="~pumpkin-king-7", right="pumpkin-king-8"),
        santa(hand=SANTAS, left="~jolly-visitor-7"),
        round=2,
    )
    # Oogie's left is Jack's right; Jack's left is no Location of Oogie's, and his right none of Jack's.
    table.answer(0, "play trapdoor-6 left")
    table.asks(0, "push pumpkin-king-8 @2 left", "push pumpkin-king-8 @2 middle")
    table.answer(0, "push pumpkin-king-8 @2 left")
    assert lie(table, 1) == [["pumpkin-king-7", "pumpkin-king-8"], [], []]
    assert table.told(Pushes) == [Pushes(0, 1, "pumpkin-king-8", table.game.location(0), table.game.location(1))]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_push_to_a_location_that_is_not_its_owners_is_refused_for_that_reason() -> None:
    """HOL-MOVE-04"""
    table = holidays(
        oogie(hand=f"trapdoor-6, {BUGS}", middle="~bag-of-bugs-7", right="bag-of-bugs-8"),
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3", left="~pumpkin-king-7", right="pumpkin-king-8"),
        santa(hand=SANTAS, left="~jolly-visitor-7"),
        round=2,
    )
    table.answer(0, "play trapdoor-6 left")
    table.refuses(0, Push(table.card("pumpkin-king-8"), 1, table.game.location(2)), "HOL-MOVE-04")
    assert table.waiting == 0


def test_in_any_game_cards_in_play_lie_with_their_owners() -> None:
    """HOL-MOVE-04"""
    moved = 0
    for seed in range(10):
        for table in wander(*ALL, seed=seed):
            for seat in range(6):
                assert all(table.game.owner(card) == seat for card in table.game.in_play(seat))
        moved += len(table.told(Pushes)) + len(table.told(Moves)) + len(table.told(MovesFaceDown))
    assert moved > 10
