"""Chapter 15, Sally: STITCH, when it can be used, with what, and what it does."""

import pytest

from spiralhill.games.holidays.characters.sally import Seams
from spiralhill.games.holidays.events import Draws, Looks, Reveals, Skips, Stitches, Wins
from spiralhill.games.holidays.picks import Stitch
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Story, holidays, sally, santa

SPECTATOR = None


def stitching(card: str, *others: str, turns: int = 1, round: int = 2, deck: str | None = None, **piles: str) -> Story:
    """Sally about to play a card at her right, with other cards in hand; Santa has two cards there and none in hand."""
    said = {"left": "~rag-doll-1", "middle": "rag-doll-2"} | piles
    said |= {"hand": ", ".join((card, *others))} | ({} if deck is None else {"deck": deck})
    return holidays(
        sally(**said),
        santa(left="jolly-visitor-3, jolly-visitor-4", middle="jolly-visitor-2", right="jolly-visitor-5"),
        round=round,
        turns={0: turns, 1: turns - 1},
        tokens={0: (1, 0), 1: (0, 1), 2: (1, 1)},
        locations="hinterlands, spiral-hill, town-hall",
    )


def test_she_may_discard_another_card_of_her_hand_to_use_the_stitch_effect() -> None:
    """HOL-SALLY-02, HOL-TERM-11"""
    table = stitching("loose-thread-1", "rag-doll-8", "rag-doll-4")
    table.answer(0, "play loose-thread-1 right")
    # Asked at once, with every card she holds, not with the one she has just played.
    table.asks(0, "unstitched", "stitch rag-doll-8", "stitch rag-doll-4")
    table.answer(0, "stitch rag-doll-8")
    assert table.told(Stitches) == [Stitches(0, "loose-thread-1", "rag-doll-8")]
    assert gained(table, "loose-thread-1") == [8]
    assert "rag-doll-8" in table.pile(0, "discard")
    assert "rag-doll-8" not in table.hand(0)
    assert table.game.round == 3


def test_only_a_card_in_her_hand_can_be_stitched() -> None:
    """HOL-SALLY-02"""
    table = stitching("loose-thread-1", "rag-doll-8", discard="rag-doll-10")
    table.answer(0, "play loose-thread-1 right")
    # Not one of her draw pile, in play or discarded.
    for elsewhere in (*table.game.piles[0][:1], table.card("rag-doll-2"), table.card("rag-doll-10")):
        table.refuses(0, Stitch(elsewhere), "HOL-SALLY-02")


def test_a_card_without_stitch_asks_for_nothing() -> None:
    """HOL-SALLY-02"""
    table = stitching("rag-doll-7", "rag-doll-8", "rag-doll-4")
    table.answer(0, "play rag-doll-7 right")
    assert (table.told(Stitches), table.game.round, table.waiting) == ([], 3, 1)
    assert {"rag-doll-4", "rag-doll-8"} <= set(table.hand(0))


def test_a_face_down_card_with_stitch_asks_at_its_reveal_with_the_hand_of_that_moment() -> None:
    """HOL-SALLY-02, HOL-AMB-32"""
    table = holidays(
        sally(hand="torn-seam-9, rag-doll-8, rag-doll-4, rag-doll-3, rag-doll-2"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
    )
    table.answer(0, "play torn-seam-9 left")
    # Nothing is asked when it is placed.
    assert (table.waiting, table.told(Stitches)) == (1, [])
    table.answer(1, "play jolly-visitor-1 left")
    table.answer(0, "play rag-doll-8 middle")
    table.answer(1, "play jolly-visitor-2 middle")
    table.answer(0, "play rag-doll-4 right")
    table.answer(1, "play jolly-visitor-3 right")
    # Two cards are left; those played since cannot be Stitched any more.
    assert [event.card for event in table.game.log if isinstance(event, Reveals)] == ["torn-seam-9"]
    table.asks(0, "unstitched", "stitch rag-doll-3", "stitch rag-doll-2")
    table.answer(0, "stitch rag-doll-3")
    assert gained(table, "torn-seam-9") == blanks("torn-seam-9", "amount")[1:]
    assert table.game.round == 2


def test_at_a_reveal_with_an_empty_hand_the_regular_effect_is_used() -> None:
    """HOL-AMB-32, HOL-SALLY-04"""
    table = holidays(
        sally(left="~torn-seam-9", middle="rag-doll-8", right="rag-doll-4"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="reveal",
    )
    assert (gained(table, "torn-seam-9"), table.game.round) == (blanks("torn-seam-9", "amount")[:1], 2)


def test_the_stitched_card_lies_face_up_beneath_and_adds_neither_strength_nor_effect() -> None:
    """HOL-SALLY-03"""
    # Under the Seam goes a 6 that would draw a card when played.
    table = stitching("torn-seam-9", "sewing-basket-6", "rag-doll-4", turns=2, round=4)
    table.answer(0, "play torn-seam-9 right", "stitch sewing-basket-6")
    seam, under = table.game.piles[6][-1], table.game.piles[table.game.gear_piles[0]][0]
    assert table.game.gear[0] == Seams(((seam, under),))
    assert (table.pile(0, "right"), table.pile(0, "stitched")) == (["torn-seam-9"], ["sewing-basket-6"])
    assert (table.total(0, "right"), table.told(Draws)) == (9, [])
    for viewer in (0, 1, SPECTATOR):
        assert table.game.name_for(viewer, under) == "sewing-basket-6"


def test_it_shows_up_in_the_award_only_through_the_stitch_effect() -> None:
    """HOL-SALLY-03, HOL-SALLY-05"""
    table = stitching("patchwork-shawl-3", "rag-doll-10", "rag-doll-4", right="rag-doll-5", turns=1)
    table.answer(0, "play patchwork-shawl-3 right", "stitch rag-doll-10")
    # The 10 beneath counts for nothing.
    (_, more) = blanks("patchwork-shawl-3", "amount")
    assert Wins(0, "spiral-hill", 5 + 3 + more, False, 0, 1) in table.told(Wins)


def test_without_stitching_the_regular_effect_is_used() -> None:
    """HOL-SALLY-04"""
    table = stitching("loose-thread-1", "rag-doll-8", "rag-doll-4")
    table.answer(0, "play loose-thread-1 right", "unstitched")
    assert (gained(table, "loose-thread-1"), table.told(Stitches)) == (blanks("loose-thread-1", "amount"), [])
    assert {"rag-doll-8", "rag-doll-4"} <= set(table.hand(0))


@pytest.mark.parametrize("card", ["patchwork-shawl-3", "torn-seam-9", "rescue-plan-10"])
def test_the_stitch_effect_takes_the_place_of_the_regular_one(card: str) -> None:
    """HOL-SALLY-05, HOL-AMB-25, HOL-SALLY-04"""
    regular, stitched = blanks(card, "amount")
    for answer, expected in (("unstitched", regular), ("stitch rag-doll-8", stitched)):
        table = stitching(card, "rag-doll-8", "rag-doll-4")
        table.answer(0, f"play {card} right", answer)
        # One of the two, never both.
        assert gained(table, card) == [expected]
        assert table.game.round == 3


def test_in_stitch_mode_the_choices_are_those_of_the_stitch_effect() -> None:
    """HOL-SALLY-05, HOL-AMB-25"""
    table = stitching("errant-hand-4", "rag-doll-8", "rag-doll-4")
    table.answer(0, "play errant-hand-4 right", "stitch rag-doll-8")
    # She moves an opponent's card now, and must; none of her own.
    table.asks(0, *(f"push jolly-visitor-{number} @2 {side}" for number in (3, 4) for side in ("middle", "right")))
    table = stitching("errant-hand-4", "rag-doll-8", "rag-doll-4", left="~rag-doll-1, rag-doll-3")
    table.answer(0, "play errant-hand-4 right", "unstitched")
    table.asks(0, "no", *(f"move rag-doll-{number} {side}" for number in (1, 3) for side in ("middle", "right")))


def test_a_card_that_looks_does_so_once_and_gets_its_strength_by_stitching_only() -> None:
    """HOL-SALLY-05, HOL-AMB-25"""
    for answer, amounts in (("unstitched", []), ("stitch rag-doll-8", blanks("ill-omen-5", "amount"))):
        table = holidays(
            sally(hand="ill-omen-5, rag-doll-8, rag-doll-4", left="~rag-doll-1", middle="rag-doll-2"),
            santa(left="~jolly-visitor-3", middle="jolly-visitor-2", right="jolly-visitor-5"),
            turns={0: 1, 1: 0},
        )
        table.answer(0, "play ill-omen-5 right", answer)
        if answer == "unstitched":
            table.asks(0, "look ? @2", "no")
            table.answer(0, "look ? @2")
        assert table.told(Looks) == [Looks(0, 1, ("jolly-visitor-3",))]
        assert gained(table, "ill-omen-5") == amounts


def test_one_card_takes_one_stitched_card_and_only_when_it_is_activated() -> None:
    """HOL-SALLY-06, HOL-AMB-25"""
    table = stitching("torn-seam-9", "rag-doll-8", "rag-doll-4", "rag-doll-5", turns=2, round=3)
    table.answer(0, "play torn-seam-9 right", "stitch rag-doll-8")
    # Santa's turn passed; Sally is on turn again and cannot add a second card, nor Stitch without playing.
    table.refuses_pick(0, Stitch(table.card("rag-doll-4")))
    table.answer(0, "play rag-doll-4 right")
    # No question came at the reveal or at the end either.
    assert (len(table.told(Stitches)), table.game.round) == (1, 4)


def test_a_card_played_unstitched_stays_so() -> None:
    """HOL-SALLY-06, HOL-AMB-25"""
    table = stitching("torn-seam-9", "errant-hand-4", "rag-doll-5", "rag-doll-6", turns=2, round=3)
    table.answer(0, "play torn-seam-9 right", "unstitched")
    table.answer(0, "play errant-hand-4 right", "unstitched", "move torn-seam-9 left")
    # Moved, revealed around it, come to the end: it is not asked about again.
    assert gained(table, "torn-seam-9") == blanks("torn-seam-9", "amount")[:1]
    assert (table.told(Stitches), table.game.round) == ([], 4)


def test_several_cards_can_each_have_their_own_stitched_card() -> None:
    """HOL-SALLY-06"""
    table = stitching("torn-seam-9", "loose-thread-1", "rag-doll-5", "rag-doll-6", "rag-doll-7", turns=2, round=4)
    table.answer(0, "play torn-seam-9 right", "stitch rag-doll-5")
    table.answer(0, "play loose-thread-1 left", "stitch rag-doll-6")
    # The thread counts the 6 under itself, not the 5 under the other card.
    assert gained(table, "loose-thread-1") == [6]
    assert gained(table, "torn-seam-9") == blanks("torn-seam-9", "amount")[1:]


def test_a_stitch_under_one_card_is_none_under_another() -> None:
    """HOL-SALLY-06, HOL-SALLY-05"""
    table = stitching("rescue-plan-10", "torn-seam-9", "rag-doll-6", "rag-doll-7", turns=2, round=4)
    table.answer(0, "play rescue-plan-10 right", "stitch rag-doll-6")
    table.answer(0, "play torn-seam-9 left", "unstitched")
    assert gained(table, "torn-seam-9") == blanks("torn-seam-9", "amount")[:1]
    assert gained(table, "rescue-plan-10") == blanks("rescue-plan-10", "amount")[1:]


@pytest.mark.parametrize(
    ("round", "hand", "deck", "gap", "may"),
    [
        # A gap and one turn for it: the last card in hand has to cover it.
        (4, 1, 0, True, False),
        (4, 2, 0, True, True),
        (4, 1, 0, False, True),
        # Round 3 keeps three cards of hand and draw pile together, and one more for a gap.
        (3, 1, 2, False, False),
        (3, 1, 3, False, True),
        (3, 2, 2, False, True),
        (3, 2, 2, True, False),
        (3, 2, 3, True, True),
    ],
)
def test_a_stitch_must_leave_her_the_cards_she_needs(round: int, hand: int, deck: int, gap: bool, may: bool) -> None:
    """HOL-SALLY-09"""
    held = [f"rag-doll-{number}" for number in range(5, 5 + hand)]
    drawn = ", ".join(f"rag-doll-{number}" for number in range(8, 8 + deck))
    piles = {"middle": ""} if gap else {}
    table = stitching("torn-seam-9", *held, turns=2, round=round, deck=drawn, **piles)
    table.answer(0, "play torn-seam-9 right")
    if may:
        table.asks(0, "unstitched", *(f"stitch {card}" for card in held))
        table.answer(0, f"stitch {held[0]}")
        assert len(table.told(Stitches)) == 1
        return
    # She is not even asked, and the regular text holds at the end.
    assert table.asks_for != "StitchWhich"
    table.go_on()
    assert gained(table, "torn-seam-9") == blanks("torn-seam-9", "amount")[:1]
    assert table.told(Stitches) == []


def test_after_a_stitch_that_leaves_the_reserve_her_turn_passes() -> None:
    """HOL-SALLY-09, HOL-SALLY-11"""
    table = stitching("torn-seam-9", "rag-doll-5", "rag-doll-6", turns=2, round=3, deck="rag-doll-8, rag-doll-7")
    table.answer(0, "play torn-seam-9 right", "stitch rag-doll-5")
    assert [event for event in table.told(Skips) if event.seat == 0] == [Skips(0, True)]
    assert (table.game.round, table.hand(0)) == (4, ["rag-doll-6", "rag-doll-7", "rag-doll-8"])
