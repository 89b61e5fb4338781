"""The worked examples of the rule inventory from the fourteenth on."""

import pytest

from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.events import Completes, Skips, Wins
from spiralhill.games.holidays.picks import SKIP, Play, Push
from tests.rules.holidays.outcome import blanks, counted, tokens_worth, won
from tests.rules.holidays.story import finkelstein, holidays, jack, mayor, oogie, sally, santa


def test_sally_with_as_many_gaps_as_turns_may_not_skip() -> None:
    """HOL-EX-14: HOL-SALLY-08, HOL-PLACE-02"""
    table = holidays(
        sally(left="~rag-doll-4", hand="rag-doll-1, rag-doll-2, rag-doll-3"),
        santa(left="~jolly-visitor-1", middle="jolly-visitor-2", hand="jolly-visitor-3, jolly-visitor-4"),
        round=2,
        turns={0: 2, 1: 2},
    )
    table.asks(0, *(f"play rag-doll-{card} {place}" for card in (1, 2, 3) for place in ("middle", "right")))
    table.refuses(0, SKIP, "HOL-SALLY-08")
    table.refuses(0, Play(table.card("rag-doll-1"), "left"), "HOL-PLACE-02")


def test_a_card_may_be_moved_away_while_its_owner_can_fill_the_gap() -> None:
    """HOL-EX-15: HOL-MOVE-03, HOL-PLACE-04"""
    table = holidays(
        oogie(left="bag-of-bugs-1", middle="~bag-of-bugs-2", right="bag-of-bugs-3", hand="trapdoor-6, bag-of-bugs-4"),
        santa(
            left="~jolly-visitor-1",
            middle="jolly-visitor-2",
            right="jolly-visitor-3",
            hand="jolly-visitor-4, jolly-visitor-5, jolly-visitor-6",
        ),
        round=3,
    )
    assert table.game.turns[1] == 2
    table.answer(0, "play trapdoor-6 left")
    table.asks(0, "push jolly-visitor-3 @2 left", "push jolly-visitor-3 @2 middle")
    table.answer(0, "push jolly-visitor-3 @2 left")
    assert table.pile(1, "left") == ["jolly-visitor-1", "jolly-visitor-3"]
    table.asks(1, *(f"play jolly-visitor-{card} right" for card in (4, 5, 6)))


def test_at_the_reveal_only_a_card_with_a_companion_may_be_moved_away() -> None:
    """HOL-EX-16: HOL-MOVE-03, HOL-CARD-07"""
    table = holidays(
        oogie(left="~trapdoor-6", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        round=3,
        stage="reveal",
    )
    # Nothing to choose: the game is at Oogie's dice already, and the card lies where it lay.
    assert (table.waiting, table.asks_for) == (0, "RollWhere")
    assert table.pile(1, "right") == ["jolly-visitor-3"]
    table = holidays(
        oogie(left="~trapdoor-6", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3, jolly-visitor-4"),
        round=3,
        stage="reveal",
    )
    table.asks(0, *(f"push jolly-visitor-{card} @2 {place}" for card in (3, 4) for place in ("left", "middle")))
    table.answer(0, "push jolly-visitor-3 @2 middle")
    assert table.pile(1, "middle") == ["jolly-visitor-2", "jolly-visitor-3"]
    assert (table.waiting, table.asks_for) == (0, "RollWhere")


def test_no_card_of_sally_is_moved_when_her_hand_cannot_fill_the_gap() -> None:
    """HOL-EX-17: HOL-MOVE-03, HOL-SALLY-11"""
    table = holidays(
        oogie(left="bag-of-bugs-1", middle="~bag-of-bugs-2", right="bag-of-bugs-3", hand="trapdoor-6, bag-of-bugs-4"),
        sally(left="~rag-doll-1", middle="rag-doll-2", right="rag-doll-3", hand=""),
        round=3,
    )
    assert table.game.turns[1] == 2
    table.answer(0, "play trapdoor-6 left")
    # Nobody was asked anything, her turn passed by itself, and Oogie has his next one.
    assert table.pile(1, "right") == ["rag-doll-3"]
    assert table.told(Skips) == [Skips(1, True)]
    assert (table.waiting, table.asks_for) == (0, "PlayerTurn")
    # Had she two cards in hand, the same card could go.
    table = holidays(
        oogie(left="bag-of-bugs-1", middle="~bag-of-bugs-2", right="bag-of-bugs-3", hand="trapdoor-6, bag-of-bugs-4"),
        sally(left="~rag-doll-1", middle="rag-doll-2", right="rag-doll-3", hand="rag-doll-4, rag-doll-5"),
        round=3,
    )
    table.answer(0, "play trapdoor-6 left")
    table.asks(0, "push rag-doll-3 @2 left", "push rag-doll-3 @2 middle")
    table.refuses(0, Push(table.card("rag-doll-2"), 1, "left"), "HOL-CARD-06")


def test_sally_keeps_three_cards_for_round_four_and_opens_no_gap_she_cannot_fill() -> None:
    """HOL-EX-17b: HOL-MOVE-03, HOL-SALLY-09, HOL-SALLY-11"""
    table = holidays(
        sally(
            left="~rag-doll-1",
            middle="rag-doll-2",
            hand="errant-hand-4, rag-doll-9",
            deck="rag-doll-7, rag-doll-8",
        ),
        santa(
            left="~jolly-visitor-1",
            middle="jolly-visitor-2",
            right="jolly-visitor-3",
            hand="jolly-visitor-4, jolly-visitor-5, jolly-visitor-6",
        ),
        round=3,
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play errant-hand-4 right")
    # She may neither Stitch nor move, and is not asked whether she would.
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    table.answer(1, "play jolly-visitor-4 left")
    # Her last turn passes by itself.
    assert table.told(Skips) == [Skips(0, True)]
    assert [table.pile(0, place) for place in ("left", "middle", "right")] == [
        ["rag-doll-1"],
        ["rag-doll-2"],
        ["errant-hand-4"],
    ]
    table.answer(1, "play jolly-visitor-5 left")
    assert (table.waiting, table.asks_for, table.game.round) == (1, "PlayerTurn", 4)
    assert table.hand(0) == ["rag-doll-7", "rag-doll-8", "rag-doll-9"]
    assert table.pile(0, "deck") == []


def test_one_nightshade_and_one_frog_breath_serve_one_experiment() -> None:
    """HOL-EX-18: HOL-FINK-03, HOL-FINK-06"""
    for choice, left in (("two-headed-duckling", "hopping-boots"), ("hopping-boots", "two-headed-duckling")):
        table = holidays(
            finkelstein(
                left="mad-scientist-1, mad-scientist-2",
                middle="notebook-of-horrors-2",
                right="mad-scientist-9",
                first="ideal-companion, clockwork-bat, two-headed-duckling",
                second="bottled-thunder, whispering-kettle, hopping-boots",
            ),
            santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
            round=2,
            stage="effects",
        )
        table.asks(0, "first finkelstein 0", "first notebook-of-horrors-2 1")
        table.answer(0, "first finkelstein")
        table.asks(0, "complete two-headed-duckling", "complete hopping-boots", "no")
        table.answer(0, f"complete {choice}")
        # Each ingredient was there once: nothing more to complete, the notebook is counted, the next round begins.
        assert [event.card for event in table.game.log if isinstance(event, Completes)] == [choice]
        assert table.pile(0, "completed") == [choice]
        tops = {table.pile(0, stack)[-1] for stack in ("first", "second")}
        assert tops == {left, "clockwork-bat" if choice == "two-headed-duckling" else "whispering-kettle"}
        assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_the_rest_of_a_stack_becomes_two_when_the_other_runs_out() -> None:
    """HOL-EX-19: HOL-FINK-05"""
    table = holidays(
        finkelstein(
            left="mad-scientist-1",
            middle="mad-scientist-2",
            right="mad-scientist-9",
            first="hopping-boots",
            second="ideal-companion, bottled-thunder, whispering-kettle",
            completed="two-headed-duckling, clockwork-bat",
        ),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="effects",
    )
    table.asks(0, "complete hopping-boots", "no")
    table.answer(0, "complete hopping-boots")
    stacks = [table.pile(0, "first"), table.pile(0, "second")]
    assert sorted(stacks, key=len) == [["whispering-kettle"], ["ideal-companion", "bottled-thunder"]]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_locations_are_awarded_from_the_starting_players_left_and_the_middle_last() -> None:
    """HOL-EX-20: HOL-EOR-07, HOL-NEXT-08"""
    table = holidays(
        jack(left="pumpkin-king-1", middle="pumpkin-king-2", right="pumpkin-king-3"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        mayor(left="elected-official-1", middle="elected-official-2", right="elected-official-3"),
        oogie(left="bag-of-bugs-1", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        start=2,
        stage="awards",
        locations="hinterlands, holiday-doors, pumpkin-patch, toy-workshop, old-graveyard",
    )
    awarded = [event.location for event in table.game.log if isinstance(event, Wins)]
    assert awarded == ["pumpkin-patch", "toy-workshop", "hinterlands", "holiday-doors", "old-graveyard"]
    assert table.game.starting_player == 3
    assert (table.waiting, table.asks_for) == (3, "PlayerTurn")


@pytest.mark.parametrize("space", range(len(TRACK)))
def test_the_space_of_the_tracker_says_what_jacks_tokens_are_worth(space: int) -> None:
    """HOL-EX-21: HOL-END-03"""
    table = holidays(jack(tokens=(13, 8), gear=Research(space, False)), santa(), round=4, stage="end", order=(0, 1))
    christmas, halloween = TRACK[space]
    assert table.game.scores[0] == 13 * christmas + 8 * halloween
    assert table.game.over


@pytest.mark.parametrize(
    ("six", "order", "winner"),
    [("elected-official-6", (0, 1, 2), 1), ("elected-official-9", (2, 0, 1), 0), ("elected-official-9", (2, 1, 0), 1)],
    ids=["the higher card", "equal cards: first at the Middle", "equal cards: the other first"],
)
def test_a_tied_score_goes_by_the_hand_and_then_by_the_order_at_the_middle(
    six: str, order: tuple[int, ...], winner: int
) -> None:
    """HOL-EX-22: HOL-END-06, HOL-END-07"""
    table = holidays(
        mayor(tokens=tokens_worth("mayor", 31), hand=six),
        sally(tokens=tokens_worth("sally", 31), hand="rag-doll-9"),
        santa(tokens=tokens_worth("santa", 28), hand="jolly-visitor-10"),
        round=4,
        stage="end",
        order=order,
    )
    assert table.game.scores == (31, 31, 28)
    assert table.game.winners == (winner,)
    assert table.game.over


def test_a_card_reduced_below_nought_counts_nought() -> None:
    """HOL-EX-23: HOL-CARD-08"""
    _, less = blanks("nightshade-tea-2", "amount")
    assert less > 1
    table = holidays(
        sally(
            left="rag-doll-2", middle="~rag-doll-3", right="rag-doll-4", hand="nightshade-tea-2, rag-doll-5, rag-doll-6"
        ),
        santa(left="jolly-visitor-3", middle="jolly-visitor-2", right="jolly-visitor-1"),
        round=2,
        turns={0: 1, 1: 0},
        locations="town-hall",
        tokens={0: (2, 5)},
    )
    table.answer(0, "play nightshade-tea-2 left", "stitch rag-doll-5")
    assert counted(table, "jolly-visitor-1") == 0
    assert won(table, "town-hall") == (0, 4)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_at_nought_against_nought_the_middle_order_decides(order: tuple[int, ...]) -> None:
    """HOL-EX-23: HOL-CARD-08, HOL-TIE-06"""
    table = holidays(
        sally(
            middle="~rag-doll-3",
            right="rag-doll-4",
            hand="nightshade-tea-2, rag-doll-5, rag-doll-6, rag-doll-7",
        ),
        santa(
            left="~jolly-visitor-4",
            middle="jolly-visitor-2",
            right="jolly-visitor-1",
            hand="naughty-list-5, reindeer-gallop-4, jolly-visitor-9",
        ),
        round=3,
        turns={0: 2, 1: 2},
        order=order,
        locations="town-hall",
        tokens={0: (2, 5)},
    )
    table.answer(0, "play nightshade-tea-2 left", "stitch rag-doll-5")
    # Santa's only card there counts nought; his list takes Sally's 2 down, and then goes elsewhere.
    table.answer(1, "play naughty-list-5 right")
    table.answer(0, "play rag-doll-6 right")
    table.answer(1, "play reindeer-gallop-4 middle", "move naughty-list-5 left")
    assert table.told(Wins)[0] == Wins(order[0], "town-hall", 0, True, 2, 5)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
