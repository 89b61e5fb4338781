"""Chapter 15, Sally: her extra card, skipped turns, the cards she must keep, and her bonus."""

import pytest

from spiralhill.games.holidays.events import Draws, Skips
from spiralhill.games.holidays.picks import SKIP, Stitch
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.steps import Pick
from tests.rules.holidays.outcome import bonuses
from tests.rules.holidays.story import Story, begun, holidays, oogie, sally, santa

COVERED = {"left": "rag-doll-1", "middle": "rag-doll-2", "right": "rag-doll-3"}


def on_turn(hand: str, *, round: int, turns: int, deck: str | None = None, **piles: str) -> Story:
    """Sally's turn, with so many turns left; Santa has nothing to decide."""
    said = piles | {"hand": hand} | ({} if deck is None else {"deck": deck})
    return holidays(
        sally(**said),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        round=round,
        turns={0: turns, 1: turns - 1},
        turn=0,
    )


def turns(table: Story) -> int:
    """How many turns Sally still has."""
    return table.game.turns[0]


def owns(table: Story) -> int:
    """How many cards Sally can still use: her hand and her draw pile."""
    return len(table.pile(0, "hand")) + len(table.pile(0, "deck"))


def test_sally_starts_with_one_card_more_than_the_others() -> None:
    """HOL-SALLY-01"""
    table = begun("sally", "santa", "oogie", seed=1)
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 4, 4]


def test_sally_starts_every_round_with_one_card_more_as_long_as_she_spends_no_others() -> None:
    """HOL-SALLY-01, HOL-SALLY-10"""
    table = begun("sally", "oogie", seed=5)
    held: dict[int, tuple[int, int]] = {}
    while table.game.asked:
        held.setdefault(table.game.round, (len(table.hand(0)), len(table.hand(1))))
        ((seat, options),) = table.game.asked.items()
        # She plays a card on every turn and never Stitches.
        table.game.answer(seat, next(option for option in options if not isinstance(option, Stitch)))
    assert held == {1: (5, 4), 2: (6, 5), 3: (7, 6), 4: (8, 7)}
    assert (len(table.hand(0)), table.pile(0, "deck"), bonuses(table)[0]) == (2, [], 0)


@pytest.mark.parametrize(("left", "starts_with"), [(3, 3), (7, 7), (8, 8), (9, 8)])
def test_she_starts_with_fewer_when_her_draw_pile_runs_out(left: int, starts_with: int) -> None:
    """HOL-SALLY-01"""
    deck = ", ".join(f"rag-doll-{number}" for number in range(2, left + 1))
    table = holidays(sally(hand="rag-doll-1", deck=deck), santa(), stage="end", round=3)
    assert (len(table.hand(0)), len(table.pile(0, "deck"))) == (starts_with, left - starts_with)
    assert next(event.number for event in table.game.log if isinstance(event, Draws)) == starts_with - 1
    assert table.game.round == 4


@pytest.mark.parametrize("round", [2, 3, 4])
def test_from_round_two_on_she_may_play_no_card_and_the_turn_counts_as_taken(round: int) -> None:
    """HOL-SALLY-07"""
    table = on_turn("rag-doll-5, rag-doll-6", round=round, turns=2, **COVERED)
    assert "skip" in table.offered(0)
    before = table.hand(0)
    table.answer(0, "skip")
    assert (turns(table), table.hand(0), table.told(Skips)[0]) == (1, before, Skips(0, False))
    # Santa has no card and passes; then her last turn comes.
    assert (table.waiting, table.asks_for) == (0, "PlayerTurn")


def test_in_round_one_she_may_not_skip_and_nobody_else_ever_may() -> None:
    """HOL-SALLY-07"""
    table = on_turn("rag-doll-5, rag-doll-6, rag-doll-7", round=1, turns=1, left="rag-doll-1", right="rag-doll-2")
    table.refuses(0, SKIP, "HOL-R1-03")
    # He has three Locations covered and could spare a turn, but is not Sally.
    covered = {"left": "jolly-visitor-1", "middle": "jolly-visitor-2", "right": "jolly-visitor-3"}
    table = holidays(santa(hand="jolly-visitor-5, jolly-visitor-6", **covered), sally(hand="rag-doll-1"), round=4)
    table.refuses(0, SKIP, "HOL-TURN-04")


@pytest.mark.parametrize(
    ("piles", "left", "hand", "may"),
    [
        # One card lies there and two turns are left for two gaps: none to spare.
        ({"left": "rag-doll-1"}, 2, 6, False),
        ({"left": "rag-doll-1"}, 3, 6, True),
        ({"left": "rag-doll-1", "middle": "rag-doll-2"}, 1, 5, False),
        ({"left": "rag-doll-1", "middle": "rag-doll-2"}, 2, 5, True),
        # All three are covered: even the last turn may be skipped.
        (COVERED, 1, 4, True),
        # With nothing placed yet, four turns are one more than she needs.
        ({}, 4, 6, True),
        ({}, 3, 6, False),
    ],
)
def test_she_may_skip_only_if_the_turns_that_remain_can_cover_everything(
    piles: dict[str, str], left: int, hand: int, may: bool
) -> None:
    """HOL-SALLY-08"""
    cards = ", ".join(f"rag-doll-{number}" for number in range(4, 4 + hand))
    table = on_turn(cards, round=2, turns=left, **piles)
    assert ("skip" in table.offered(0)) == may
    if not may:
        table.refuses(0, SKIP, "HOL-SALLY-08")
        # She has to place a card at a gap.
        gaps = [side for side in ("left", "middle", "right") if side not in piles]
        table.asks(0, *(f"play {card} {side}" for card in table.hand(0) for side in gaps))


def test_skipping_can_leave_her_just_enough_turns() -> None:
    """HOL-SALLY-08"""
    table = on_turn("rag-doll-5, rag-doll-6, rag-doll-7", round=2, turns=3, left="rag-doll-1")
    table.answer(0, "skip")
    # Two turns for two gaps now.
    table.refuses(0, SKIP, "HOL-SALLY-08")
    table.answer(0, "play rag-doll-5 middle")
    table.refuses(0, SKIP, "HOL-SALLY-08")


@pytest.mark.parametrize(
    ("round", "hand", "deck", "offered"),
    [
        # Round 3: what she holds and can draw, without this card, must still be three.
        (3, 1, 2, False),
        (3, 1, 3, True),
        (3, 2, 1, False),
        (3, 2, 2, True),
        (3, 4, 0, True),
        # In the last round nothing is kept.
        (4, 1, 0, True),
        (4, 1, 2, True),
    ],
)
def test_an_extra_card_is_placed_in_round_three_only_if_three_are_kept(
    round: int, hand: int, deck: int, offered: bool
) -> None:
    """HOL-SALLY-09, HOL-SALLY-11"""
    held = ", ".join(f"rag-doll-{number}" for number in range(4, 4 + hand))
    drawn = ", ".join(f"rag-doll-{number}" for number in range(8, 8 + deck))
    table = on_turn(held, round=round, turns=2, deck=drawn, **COVERED)
    if offered:
        assert (table.waiting, turns(table)) == (0, 2)
        table.asks(0, "skip", *(f"play {card} {side}" for card in table.hand(0) for side in COVERED))
        return
    # Both her turns have passed without a question, and round 4 begins with three cards.
    assert table.told(Skips)[:1] == [Skips(0, True)]
    assert [event for event in table.told(Skips) if event.seat == 0] == [Skips(0, True)] * 2
    assert (table.game.round, owns(table), len(table.hand(0))) == (4, 3, 3)


def test_a_gap_comes_before_the_cards_she_keeps() -> None:
    """HOL-SALLY-09"""
    table = on_turn(
        "rag-doll-5, rag-doll-6", round=3, turns=2, deck="rag-doll-8, rag-doll-9", left="rag-doll-1", right="rag-doll-2"
    )
    # Four cards, one gap: she may wait, but has to place one of them, and only there.
    table.asks(0, "play rag-doll-5 middle", "play rag-doll-6 middle", "skip")
    table.answer(0, "play rag-doll-5 middle")
    # Three are left: her last turn passes.
    assert [event for event in table.told(Skips) if event.seat == 0] == [Skips(0, True)]
    assert (table.game.round, owns(table)) == (4, 3)


def test_her_turn_passes_by_itself_when_her_hand_is_empty() -> None:
    """HOL-SALLY-11"""
    table = holidays(
        sally(hand="rag-doll-5", **COVERED),
        oogie(
            hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3",
            left="bag-of-bugs-4",
            middle="bag-of-bugs-5",
            right="trapdoor-6",
        ),
        round=4,
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play rag-doll-5 left")
    table.answer(1, "play bag-of-bugs-1 left")
    # Nobody asked her, the turn is counted, and Oogie's last turn has come.
    assert (table.told(Skips), turns(table), table.waiting) == ([Skips(0, True)], 0, 1)
    table.answer(1, "play bag-of-bugs-2 left")
    assert table.asks_for == "RollWhere"


@pytest.mark.parametrize(
    ("hand", "kept"), [("", 0), ("rag-doll-5", 1), ("rag-doll-5, rag-doll-6, rag-doll-7, rag-doll-8", 4)]
)
def test_she_may_end_a_round_with_no_card_or_several_and_keeps_them(hand: str, kept: int) -> None:
    """HOL-SALLY-10"""
    table = holidays(sally(hand=hand, **COVERED), santa(hand="jolly-visitor-5"), stage="end", round=2)
    # Her limit in round 3 is seven, whatever she kept.
    assert set(filter(None, hand.split(", "))) <= set(table.hand(0))
    assert (len(table.hand(0)), table.game.round) == (7, 3)
    assert next(event.number for event in table.game.log if isinstance(event, Draws)) == 7 - kept


@pytest.mark.parametrize(("hand", "deck", "bonus"), [("", "", 5), ("rag-doll-1", "", 0), ("", "rag-doll-1", 0)])
def test_five_points_for_an_empty_hand_and_an_empty_draw_pile(hand: str, deck: str, bonus: int) -> None:
    """HOL-SALLY-12"""
    table = holidays(sally(tokens=(3, 4), hand=hand, deck=deck), oogie(), stage="end", round=4, order=(0, 1))
    assert (bonuses(table), table.game.scores[0]) == ([bonus, 0], table.game.worth(0) + bonus)


def test_cards_still_in_play_do_not_spoil_the_bonus() -> None:
    """HOL-SALLY-12, HOL-AMB-13"""
    table = holidays(sally(deck="", **COVERED), santa(left="jolly-visitor-1"), stage="awards", round=4, order=(0, 1))
    # They are discarded first, and her hand is not filled up.
    assert (bonuses(table)[0], table.hand(0)) == (5, [])


def test_however_she_stitches_she_has_three_cards_for_the_last_round() -> None:
    """HOL-SALLY-09, HOL-AMB-26"""
    starts: set[int] = set()
    for seed in range(40):
        table, dice = begun("sally", "oogie", seed=seed), Dice(seed)
        game = table.game
        while game.asked:
            ((seat, options),) = game.asked.items()
            # At every question, whoever is asked, she can still cover what is open and keep what she needs.
            plays = min(game.turns[0], len(game.hand(0)))
            assert len(game.gaps(0)) <= (min(plays, owns(table) - 3) if game.round == 3 else plays)
            if game.round == 4 and not game.in_play(0):
                starts.add(owns(table))
            # She Stitches whenever she can and skips no turn by choice.
            stitches: list[Pick] = [option for option in options if isinstance(option, Stitch)]
            choice = stitches or [option for option in options if option != SKIP]
            game.answer(seat, choice[dice.below("answer", len(choice))])
    # Now and then she came down to the last three, and never below.
    assert min(starts) == 3
