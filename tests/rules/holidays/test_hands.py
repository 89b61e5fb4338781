"""Chapter 5, hand limits: how many cards are drawn, played and kept."""

from typing import Any, cast

import pytest

from spiralhill.games.holidays.events import Draws, Plays, PlaysFaceDown, RoundBegins, Skips
from spiralhill.games.holidays.picks import Play
from spiralhill.games.holidays.state import DECK, PILES
from tests.rules.holidays.story import Story, begun, holidays, jack, oogie, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
OTHERS = ALL[:-1]


def turns_taken(table: Story) -> list[list[int]]:
    """How many turns each seat has taken in each round so far."""
    rounds: list[list[int]] = []
    for event in table.game.log:
        if isinstance(event, RoundBegins):
            rounds.append([0] * table.game.box.seats)
        elif isinstance(event, (Plays, PlaysFaceDown, Skips)):
            rounds[-1][event.seat] += 1
    return rounds


def begin_rounds(*names: str, seed: int) -> list[list[int]]:
    """How many cards each seat holds at the beginning of each round of a random game."""
    hands: list[list[int]] = []
    for table in wander(*names, seed=seed):
        if table.game.round > len(hands):
            hands.append([len(table.pile(seat, "hand")) for seat in range(len(names))])
    return hands


def test_the_hand_limits_of_the_four_rounds_are_four_five_six_and_seven() -> None:
    """HOL-HAND-01 HOL-AMB-01"""
    for seed in range(5):
        assert begin_rounds(*OTHERS, seed=seed) == [[4] * 5, [5] * 5, [6] * 5, [7] * 5]


def test_sally_holds_one_card_more_in_every_round() -> None:
    """HOL-HAND-02 HOL-EX-11"""
    # She who never Stitches nor skips draws her whole deck.
    table = begun("sally", "jack", seed=4)
    seen = []
    for round in range(1, 5):
        assert table.game.round == round
        seen.append((len(table.pile(0, "hand")), len(table.pile(0, "deck"))))
        while table.game.asked and table.game.round == round:
            ((seat, options),) = table.game.asked.items()
            table.game.answer(seat, options[0])
    assert seen == [(5, 15), (6, 11), (7, 6), (8, 0)]
    assert len(table.pile(0, "hand")) == 2


@pytest.mark.parametrize("names", [OTHERS, ("jack", "sally", "oogie"), ("sally", "santa")])
def test_everybody_has_one_turn_fewer_than_the_normal_limit_and_sally_no_more(names: tuple[str, ...]) -> None:
    """HOL-HAND-03 HOL-AMB-02"""
    for seed in range(6):
        *_, table = wander(*names, seed=seed)
        assert turns_taken(table) == [[turns] * len(names) for turns in (3, 4, 5, 6)]


def last_turns_of_round_one() -> Story:
    """Jack and Santa before their last turn of round 1."""
    return holidays(
        jack(hand="pumpkin-king-7, pumpkin-king-9", left="~pumpkin-king-1", middle="pumpkin-king-2"),
        santa(hand="jolly-visitor-7, jolly-visitor-9", left="~jolly-visitor-1", middle="jolly-visitor-2"),
    )


def test_the_one_unplayed_card_stays_in_hand_for_the_next_round() -> None:
    """HOL-HAND-04"""
    table = last_turns_of_round_one()
    table.answer(0, "play pumpkin-king-7 right")
    assert table.hand(0) == ["pumpkin-king-9"]
    table.answer(1, "play jolly-visitor-9 right")
    assert (table.game.round, table.waiting, table.asks_for) == (2, 1, "PlayerTurn")
    assert "pumpkin-king-9" in table.hand(0)
    assert "jolly-visitor-7" in table.hand(1)
    assert sorted(table.pile(0, "discard")) == ["pumpkin-king-1", "pumpkin-king-2", "pumpkin-king-7"]
    # It can be played now.
    assert "play jolly-visitor-7 left" in table.offered(1)


def test_everybody_but_sally_ends_every_round_with_exactly_one_card() -> None:
    """HOL-HAND-04"""
    for seed in range(8):
        kept: dict[tuple[int, int], list[str]] = {}
        for table in wander("jack", "oogie", "sally", "mayor", seed=seed):
            game = table.game
            for seat in (0, 1, 3):
                # A card more can be there for a moment, while one that was drawn is about to be put back.
                if table.asks_for != "ReturnCard":
                    assert len(game.hand(seat)) == 1 + (game.turns[seat] if not game.over else 0)
            if table.asks_for == "RollWhere":
                kept.update({(game.round, seat): table.hand(seat) for seat in (0, 1, 3)})
            if table.asks_for == "PlayerTurn" and game.round > 1 and not game.in_play(table.waiting or 0):
                for seat in (0, 1):
                    before = kept[game.round - 1, seat]
                    assert set(before) <= {*table.hand(seat), *(game.name(card) for card in game.in_play(seat))}
        assert len(kept) == 12


def test_before_each_round_hands_are_filled_up_to_its_limit() -> None:
    """HOL-HAND-05"""
    *_, table = wander("jack", "santa", "oogie", seed=9)
    drawn = [(event.seat, event.number) for event in table.told(Draws)]
    assert [[number for seat, number in drawn if seat == one] for one in range(3)] == [[4, 4, 5, 6]] * 3


@pytest.mark.parametrize(("round", "limit"), [(1, 5), (2, 6), (3, 7)])
def test_hands_are_filled_to_the_limit_of_the_round_about_to_start(round: int, limit: int) -> None:
    """HOL-HAND-05 HOL-AMB-31"""
    table = holidays(
        jack(hand="pumpkin-king-9"), sally(hand="rag-doll-1, rag-doll-2, rag-doll-3"), stage="end", round=round
    )
    assert table.game.round == round + 1
    assert [len(table.hand(seat)) for seat in range(2)] == [limit, limit + 1]
    drawn = [event.number for event in table.told(Draws)]
    assert drawn == [limit - 1, limit + 1 - 3]
    assert table.asks_for == "PlayerTurn"


def test_cards_are_drawn_in_the_order_in_which_the_deck_was_shuffled_once() -> None:
    """HOL-HAND-06"""
    for seed in range(4):
        table = begun("jack", "oogie", seed=seed)
        orders = [table.pile(seat, "hand") + table.pile(seat, "deck")[::-1] for seat in range(2)]
        table.go_on()
        draws = list(table.told(Draws))
        for seat in range(2):
            drawn = [name for event in draws if event.seat == seat for name in event.cards]
            assert drawn == orders[seat][:19]


def test_discards_never_come_back() -> None:
    """HOL-HAND-06"""
    for seed in range(4):
        before: list[set[str]] = [set() for _ in ALL]
        for table in wander(*ALL, seed=seed):
            for seat in range(len(ALL)):
                now = set(table.pile(seat, "discard"))
                assert before[seat] <= now
                before[seat] = now
        # All that was played, but for Sally, who may skip.
        assert [len(discards) for discards in before[:-1]] == [18] * 5


def test_a_draw_pile_that_runs_out_is_not_made_anew_from_the_discards() -> None:
    """HOL-HAND-06 HOL-HAND-08 HOL-AMB-03"""
    table = holidays(
        jack(hand="pumpkin-king-9"), sally(hand="rag-doll-9", deck="rag-doll-1, rag-doll-2"), stage="end", round=3
    )
    # Eight cards would be her limit. She draws the two there are and plays on with three.
    assert table.hand(1) == ["rag-doll-1", "rag-doll-2", "rag-doll-9"]
    assert (table.pile(1, "deck"), len(table.pile(1, "discard"))) == ([], 17)
    assert (table.game.round, table.waiting) == (4, 1)
    table.asks(
        1, "skip", *(f"play rag-doll-{card} {place}" for card in (1, 2, 9) for place in ("left", "middle", "right"))
    )


def test_twenty_cards_are_enough_one_stays_in_the_draw_pile_and_one_in_hand() -> None:
    """HOL-HAND-07 HOL-EX-10"""
    for seed in range(6):
        *_, table = wander(*OTHERS, seed=seed)
        assert table.game.over
        for seat in range(5):
            sizes = [len(table.pile(seat, pile)) for pile in ("deck", "hand", "discard")]
            assert sizes == [1, 1, 18]


def test_a_short_draw_pile_happens_to_a_sally_who_stitched_and_to_nobody_else() -> None:
    """HOL-HAND-08 HOL-AMB-03"""
    short = 0
    for seed in range(40):
        first, *_, last = begin_rounds("jack", "sally", "mayor", "finkelstein", seed=seed)
        assert first == [4, 5, 4, 4]
        assert (last[0], last[2], last[3]) == (7, 7, 7)
        assert 3 <= last[1] <= 8
        short += last[1] < 8
    assert short > 10


def test_only_cards_in_hand_can_be_played() -> None:
    """HOL-HAND-09"""
    table = holidays(
        jack(hand="pumpkin-king-7, pumpkin-king-9, pumpkin-king-8", left="~pumpkin-king-1", discard="pumpkin-king-4"),
        oogie(hand="bag-of-bugs-7, bag-of-bugs-8, bag-of-bugs-9"),
        round=2,
    )
    # Neither the draw pile nor the discards, and nobody else's cards; what lies in play stays there.
    table.refuses(0, Play(table.card("pumpkin-king-1"), "middle"), "HOL-TURN-07")
    for name in ("pumpkin-king-10", "pumpkin-king-4", "bag-of-bugs-7"):
        table.refuses(0, Play(table.card(name), "middle"), "HOL-HAND-09")
        table.refuses(0, table.card(name), "HOL-HAND-09")
    assert table.waiting == 0


def test_nobody_sees_into_a_draw_pile() -> None:
    """HOL-HAND-09"""
    for table in wander("jack", "oogie", "santa", seed=6):
        for viewer in (0, 1, 2, None):
            piles = cast(list[dict[str, Any]], table.game.view(viewer)["piles"])
            for seat in range(3):
                deck = piles[seat * PILES + DECK]
                assert deck["cards"] == [None] * len(table.pile(seat, "deck"))
