"""Chapter 14, the End Phase: step by step, all players together."""

import pytest

from spiralhill.games.tcg.events import (
    ClearsHex,
    DayBegins,
    Discards,
    Draws,
    EmptiesPoints,
    EndPhase,
    LeavesCentre,
    Recycles,
    Reimburses,
)
from spiralhill.games.tcg.picks import Discard
from spiralhill.games.tcg.state import DECK, PILES
from spiralhill.kernel.steps import PASS
from tests.rules.tcg.games import wander
from tests.rules.tcg.story import tcg, town
from tests.rules.views import faces

ALCHEMIST = "sally-skilled-alchemist"
SIX = ("jack", "oogie", "mayor", "finklestein", "jack", "mayor")


def test_the_end_phase_begins_when_everybody_had_a_turn() -> None:
    """TCG-END-01"""
    table = tcg(town(), town(), town())
    for seat in range(3):
        assert (table.waiting, table.told(EndPhase)) == (seat, [])
        table.end_turn(seat)
    assert table.told(EndPhase) == [EndPhase(0, 7)]


def test_each_step_is_done_by_all_before_the_next() -> None:
    """TCG-END-02"""
    table = tcg(
        town("jacks-house", surprises="fetch", pp=4, hand="7 igor"),
        town("oogies-lair", surprises="fetch, fire", pp=1, hand="7 igor"),
        stage="end",
    )
    # Both tracks and both piles before anybody draws, and both draw before anybody discards.
    assert (table.game.pp, table.told(Draws)) == ([0, 0], [])
    assert (table.pile(0, "surprises"), table.pile(1, "surprises")) == ([], [])
    table.answer(0, "yes")
    assert (table.waiting, table.asks_for) == (1, "Reimburse")
    table.answer(1, "yes")
    assert (table.waiting, table.asks_for, table.told(Discards)) == (0, "DiscardToSeven", [])
    table.answer(0, "discard igor")
    assert (table.waiting, table.asks_for) == (1, "DiscardToSeven")


def test_all_points_are_removed() -> None:
    """TCG-END-03"""
    table = tcg(town(pp=4), town(pp=1), town(pp=0), stage="end")
    assert (table.game.pp, table.told(EmptiesPoints)) == ([0, 0, 0], [EmptiesPoints(0)])
    assert tcg(town(), town(), stage="end").told(EmptiesPoints) == []


def test_what_lasts_until_the_end_phase_ends_before_the_points_do() -> None:
    """RUL-38 TCG-ROUND-06"""
    table = tcg(town(pp=1), town(), centre="making-christmas", stage="end")
    told = [type(event) for event in table.game.log]
    assert told[:3] == [EndPhase, LeavesCentre, EmptiesPoints]


def test_nobody_is_asked_to_make_up_for_surprises_from_an_empty_deck() -> None:
    """TCG-END-05 TCG-DRAW-02"""
    table = tcg(town(surprises="fetch", deck="", discard="igor"), town(surprises="fire", deck="zero"), stage="end")
    assert (table.waiting, table.asks_for, table.told(Reimburses)) == (1, "Reimburse", [])


def test_surprise_piles_go_on_top_of_the_discard_piles() -> None:
    """TCG-END-04"""
    table = tcg(town(surprises="fetch, fire", discard="igor, zero"), town(discard="igor"), stage="end")
    assert (table.pile(0, "discard"), table.pile(0, "surprises")) == (["igor", "zero", "fetch", "fire"], [])
    assert table.pile(1, "discard") == ["igor"]


@pytest.mark.parametrize(("pick", "drawn"), [("yes", 2), ("no", 0)])
def test_the_owner_may_draw_as_many_cards(pick: str, drawn: int) -> None:
    """TCG-END-05 RUL-36"""
    table = tcg(town(surprises="fetch, fire", deck="igor, zero, 5 clown"), town(), stage="end")
    # All or none.
    table.asks(0, "yes", "no")
    table.answer(0, pick)
    assert table.hand(0) == ["igor", "zero"][:drawn]
    assert [event.number for event in table.told(Reimburses)] == [2] * (pick == "yes")
    # Who has played none is not asked.
    assert (table.waiting, table.asks_for) == (1, "PlaceLocale")


def test_placed_stacked_and_central_surprises_bring_no_draw() -> None:
    """TCG-END-06"""
    shock = "shock-little-hag"
    trio = f"lock-little-devil, {shock}, barrel-little-skeleton"
    table = tcg(
        town("jacks-house", at={"jacks-house": trio}, hand="halloweentown-gates, i-told-you, making-christmas", pp=3),
        town(),
    )
    table.answer(0, "play-surprise halloweentown-gates 1", "play-surprise i-told-you 2")
    table.answer(0, "play-surprise making-christmas 1", "end-turn")
    table.end_turn(1)
    assert (table.asks_for, table.hand(0), table.told(Draws)) == ("PlaceLocale", [], [])


def test_all_hex_counters_come_off() -> None:
    """TCG-END-07 TCG-HEX-03"""
    table = tcg(
        town("jacks-house, sallys-room", at={"sallys-room": ALCHEMIST}, hexed=ALCHEMIST, hand="igor"),
        town("oogies-lair", at={"oogies-lair": "corpse-kid"}, hexed="corpse-kid"),
        stage="end",
    )
    assert (table.game.hexed, table.told(ClearsHex)) == (frozenset(), [ClearsHex(2)])
    table.next_turn(0)
    assert table.offers(0, f"use {ALCHEMIST}")


def test_hands_go_down_to_seven() -> None:
    """TCG-END-08 RUL-51"""
    table = tcg(town(hand="8 igor, zero"), town(hand="7 igor"), town(hand="8 clown", discard="zero"), stage="end")
    table.refuses(0, PASS, "TCG-END-08")
    table.refuses(0, Discard(table.card("zero", 2)), "TCG-END-08")
    assert table.offers(0, "discard zero")
    table.answer(0, "discard zero", "discard igor")
    # With seven cards there is nothing to decide.
    assert (table.hand(0), table.waiting) == (["igor"] * 7, 2)
    table.answer(2, "discard clown")
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 7, 7]
    assert table.told(Discards) == [Discards(0, "zero"), Discards(0, "igor"), Discards(2, "clown")]


def test_only_cards_in_hand_count_and_only_once() -> None:
    """RUL-51"""
    table = tcg(
        town(
            "jacks-house, scary-bed",
            hand="7 igor",
            under={"scary-bed": "2 zero"},
            creations="road-kill",
            table="halloweentown-gates",
            discard="9 clown",
        ),
        town(hand="6 igor", surprises="fetch, fire"),
        stage="end",
    )
    # Looked at after the draws for Surprises.
    table.answer(1, "yes")
    assert (table.waiting, table.asks_for) == (1, "DiscardToSeven")
    table.answer(1, "discard cyclops")
    assert (len(table.hand(0)), len(table.hand(1)), table.asks_for) == (7, 7, "PlaceLocale")


def test_the_owner_picks_the_order_of_the_cards_for_the_limit() -> None:
    """RUL-42"""
    table = tcg(town(hand="7 igor, zero, clown"), town(), stage="end")
    table.answer(0, "discard clown", "discard zero")
    assert table.pile(0, "discard") == ["clown", "zero"]


def test_an_empty_deck_is_renewed() -> None:
    """TCG-END-09"""
    orders = set()
    for seed in range(4):
        pile = "5 igor, 5 zero, 5 fetch, 5 clown"
        table = tcg(town(deck="", discard=pile), town(discard="igor"), stage="end", seed=seed)
        assert (len(table.pile(0, "deck")), table.pile(0, "discard")) == (20, [])
        assert table.told(Recycles) == [Recycles(0, 20)]
        orders.add(tuple(table.pile(0, "deck")))
        # Nobody knows the new order, not even what was seen to be discarded on top.
        assert faces(table, 0, 0, "deck") == [None] * 20
    assert len(orders) == 4


def test_a_deck_with_one_card_is_not_renewed() -> None:
    """TCG-END-10"""
    table = tcg(town(deck="igor", discard="30 zero"), town(), stage="end")
    assert (table.pile(0, "deck"), len(table.pile(0, "discard")), table.told(Recycles)) == (["igor"], 30, [])


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_decks_grow_at_no_other_time(players: int) -> None:
    """TCG-END-11"""
    recycled = 0
    for seed in range(8):
        sizes = [40] * players
        seen = 0
        for table in wander(*SIX[:players], seed=seed):
            fresh = table.told(Recycles)[seen:]
            seen += len(fresh)
            for seat in range(players):
                size = len(table.game.piles[seat * PILES + DECK])
                assert size <= sizes[seat] or seat in [event.seat for event in fresh]
                sizes[seat] = size
        recycled += seen
    assert recycled


def test_the_card_passes_to_the_left() -> None:
    """TCG-END-12"""
    for king, new in ((0, 1), (1, 2), (2, 0)):
        table = tcg(town(), town(), town(), king=king, turn=king, stage="activity")
        table.answer(king, "mark move")
        marked = table.game.activity
        table.go_on("PlaceLocale")
        assert (table.game.king, marked, table.game.activity, table.game.free) == (new, "move", None, None)


def test_the_new_king_chooses_the_next_activity() -> None:
    """TCG-END-13"""
    table = tcg(town(), town(), town(), king=1, stage="end")
    table.go_on("ChooseActivity")
    assert (table.game.king, table.waiting) == (2, 2)


def test_a_new_round_starts_while_there_are_counters() -> None:
    """TCG-END-14 RUL-50"""
    table = tcg(town(), town(), stage="end", day=11)
    assert (table.game.over, table.told(DayBegins)) == (False, [DayBegins(1, 12, 0)])
    # In the last Round all steps are carried out and the card passes; then the game is scored.
    last = tcg(
        town(surprises="fetch", hand="7 igor", creations="road-kill"),
        town(deck="", discard="igor"),
        stage="end",
        day=12,
    )
    assert not last.game.over
    last.answer(0, "yes")
    assert (last.asks_for, last.game.winners) == ("DiscardToSeven", ())
    last.answer(0, "discard igor")
    assert (last.game.over, last.game.king, last.game.winners) == (True, 1, (0,))
    assert last.told(Recycles) == [Recycles(1, 1)]
    assert last.told(DayBegins) == []


def test_draws_come_before_the_limit_and_both_before_the_new_deck() -> None:
    """TCG-END-15"""
    table = tcg(town(deck="zero", surprises="fetch, fire", hand="7 igor", discard="2 clown"), town(), stage="end")
    table.answer(0, "yes")
    # One card was left to draw; it is one too many in hand.
    assert (len(table.hand(0)), table.asks_for) == (8, "DiscardToSeven")
    table.answer(0, "discard zero")
    # The new deck has the Surprises and what was just discarded, and no further card is drawn.
    assert sorted(table.pile(0, "deck")) == ["clown", "clown", "fetch", "fire", "zero"]
    assert (len(table.hand(0)), table.pile(0, "discard")) == (7, [])


def test_with_no_card_anywhere_play_goes_on() -> None:
    """RUL-37"""
    table = tcg(town(deck="", discard=""), town(), stage="end", day=8)
    assert (table.told(Recycles), table.game.over) == ([], False)
    table.next_turn(0)
    assert table.game.day == 9
    table.answer(0, "perform jacks-house 1")
    assert (table.hand(0), table.asks_for) == ([], "TurnAction")
