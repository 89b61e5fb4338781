"""Sally's special cards, each with its regular text and, where it has one, with its STITCH text."""

from typing import Any

import pytest

from spiralhill.games.holidays.events import Draws, Exchanges, Looks, Moves, PlaysFaceDown, Pushes, PutsUnder, Stitches
from spiralhill.games.holidays.picks import Look, Move, Push, Stitch, TakeUp, Weaken
from spiralhill.kernel.effects import NO
from tests.cards.holidays.moments import AT_BOTH_MOMENTS, PLACED, REVEALED, STOPPED, after, bring, rival, wait
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Place, Story, holidays, sally

WITH_STITCH = ["loose-thread-1", "nightshade-tea-2", "patchwork-shawl-3", "errant-hand-4", "ill-omen-5"]
WITH_STITCH += ["torn-seam-9", "rescue-plan-10"]
ASKING = ["errant-hand-4", "ill-omen-5"]
BOTH_WAYS = pytest.mark.parametrize("way", ["unstitched", "stitch rag-doll-8"])


def me(**said: Any) -> Place:
    piles = {"left": "rag-doll-2", "middle": "rag-doll-3", "right": "rag-doll-4", "hand": "rag-doll-6, rag-doll-8"}
    return sally(**piles | said)


def bring_and_say(moment: str, title: str, way: str, own: Place, opponent: Place, **said: Any) -> Story:
    """A card brought to her left, and whether another one is Stitched under it."""
    table = bring(moment, title, "left", own, opponent, **said)
    table.asks(0, "unstitched", "stitch rag-doll-6", "stitch rag-doll-8")
    table.answer(0, way)
    return table


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("title", WITH_STITCH)
def test_the_stitched_card_lies_under_the_other_and_is_discarded_with_it(moment: str, title: str) -> None:
    """HOL-SALLY-02, HOL-SALLY-03, HOL-NEXT-01"""
    table = bring_and_say(moment, title, "stitch rag-doll-8", me(), rival(right="~jolly-visitor-4"))
    assert table.told(Stitches) == [Stitches(0, title, "rag-doll-8")]
    assert (table.pile(0, "stitched"), table.hand(0)) == (["rag-doll-8"], ["rag-doll-6"])
    assert sorted(table.pile(0, "left")) == sorted([title, "rag-doll-2"])
    # The same again, told on to the next round.
    table = bring_and_say(moment, title, "stitch rag-doll-8", me(), rival(right="~jolly-visitor-4"), until=None)
    table.go_on("PlayerTurn")
    if moment == PLACED:
        table.answer(1, "play jolly-visitor-10 left")
        table.go_on("PlayerTurn")
    assert table.game.round == 3
    assert {title, "rag-doll-8"} < set(table.pile(0, "discard"))
    assert table.pile(0, "stitched") == []


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("title", WITH_STITCH)
def test_without_another_card_in_hand_nothing_can_be_stitched(moment: str, title: str) -> None:
    """HOL-SALLY-02"""
    table = bring(moment, title, "left", me(hand=""), rival(right="jolly-visitor-4, ~jolly-visitor-7"), turns={0: 1})
    # She is not asked, and the regular text follows: two of these may do something and ask whether to.
    assert (table.waiting, table.asks_for) == ((0, "Perhaps") if title in ASKING else after(moment))
    assert table.told(Stitches) == []


def test_stitching_is_refused_when_round_four_would_lack_cards() -> None:
    """HOL-SALLY-09"""
    own = me(hand="rag-doll-6, rag-doll-8", deck="rag-doll-5, rag-doll-7")
    table = bring(PLACED, "torn-seam-9", "left", own, rival(), round=3, turns={0: 1})
    table.asks(0, "unstitched", "stitch rag-doll-6", "stitch rag-doll-8")
    own = me(hand="rag-doll-6", deck="rag-doll-5, rag-doll-7")
    table = bring(PLACED, "torn-seam-9", "left", own, rival(), round=3, turns={0: 1})
    assert (table.waiting, table.asks_for) == after(PLACED)
    assert table.hand(0) == ["rag-doll-6"]


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("under", ["rag-doll-6", "rag-doll-8"])
def test_loose_thread_is_stronger_and_stitched_by_the_number_under_it(moment: str, under: str) -> None:
    """HOL-SALLY-03, HOL-SALLY-05"""
    table = bring_and_say(moment, "loose-thread-1", f"stitch {under}", me(), rival())
    number = int(under[-1])
    assert number <= blanks("loose-thread-1", "most")[0]
    assert gained(table, "loose-thread-1") == [number]
    # The card beneath adds nothing of its own.
    assert table.total(0, "left") == 2 + 1 + number
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring_and_say(moment, "loose-thread-1", "unstitched", me(), rival())
    assert gained(table, "loose-thread-1") == blanks("loose-thread-1", "amount")
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@BOTH_WAYS
def test_nightshade_tea_weakens_a_face_up_card_here_and_stitched_much_more(moment: str, way: str) -> None:
    """HOL-FD-07, HOL-SALLY-05, HOL-CARD-06"""
    little, much = blanks("nightshade-tea-2", "amount")
    assert 0 < little < much
    opponent = rival(right="jolly-visitor-9, ~jolly-visitor-8, jolly-visitor-4")
    table = bring_and_say(moment, "nightshade-tea-2", way, me(), opponent)
    table.asks(0, "weaken jolly-visitor-9 @2", "weaken jolly-visitor-4 @2")
    table.refuses(0, Weaken(table.card("jolly-visitor-8"), 1), "HOL-FD-07")
    table.refuses_pick(0, NO)
    table.answer(0, "weaken jolly-visitor-9")
    assert gained(table, "jolly-visitor-9") == [-little if way == "unstitched" else -much]
    assert gained(table, "nightshade-tea-2") == []
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@BOTH_WAYS
def test_nightshade_tea_does_nothing_without_a_face_up_card_here(moment: str, way: str) -> None:
    """HOL-CARD-07"""
    table = bring_and_say(moment, "nightshade-tea-2", way, me(), rival(right="~jolly-visitor-4"))
    assert table.game.modifiers == {}
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@BOTH_WAYS
@pytest.mark.parametrize("left", ["", "rag-doll-2"])
def test_patchwork_shawl_is_stronger_alone_and_stitched_anywhere(moment: str, way: str, left: str) -> None:
    """HOL-SALLY-05, HOL-CARD-05"""
    alone, stitched = blanks("patchwork-shawl-3", "amount")
    table = bring_and_say(moment, "patchwork-shawl-3", way, me(left=left), rival(), turns={0: 1})
    wait(moment, table)
    expected = [stitched] if way != "unstitched" else [] if left else [alone]
    assert gained(table, "patchwork-shawl-3") == expected
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_errant_hand_may_move_another_card_of_sallys(moment: str) -> None:
    """HOL-MOVE-01, HOL-CARD-06"""
    table = bring_and_say(moment, "errant-hand-4", "unstitched", me(), rival(right="jolly-visitor-4, jolly-visitor-7"))
    table.asks(0, "move rag-doll-2 middle", "move rag-doll-2 right", "no")
    table.refuses(0, Move(table.card("rag-doll-4"), "left"), "HOL-MOVE-02")
    table.answer(0, "move rag-doll-2 middle")
    assert (table.pile(0, "left"), table.pile(0, "middle")) == (["errant-hand-4"], ["rag-doll-3", "rag-doll-2"])
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring_and_say(moment, "errant-hand-4", "unstitched", me(), rival(right="jolly-visitor-4, jolly-visitor-7"))
    table.answer(0, "no")
    assert (table.told(Moves), table.told(Pushes)) == ([], [])
    assert (table.waiting, table.asks_for) == after(moment)
    # Where every move would leave a gap nobody is asked.
    table = bring_and_say(moment, "errant-hand-4", "unstitched", me(left=""), rival(), turns={0: 1})
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_errant_hand_stitched_moves_an_opponents_face_up_card_instead(moment: str) -> None:
    """HOL-SALLY-05, HOL-MOVE-04, HOL-FD-07"""
    opponent = rival(right="jolly-visitor-4, ~jolly-visitor-9, jolly-visitor-7")
    table = bring_and_say(moment, "errant-hand-4", "stitch rag-doll-8", me(), opponent)
    table.asks(0, *(f"push jolly-visitor-{card} @2 {place}" for card in (4, 7) for place in ("left", "middle")))
    table.refuses_pick(0, NO)
    table.refuses(0, Push(table.card("jolly-visitor-9"), 1, "left"), "HOL-FD-07")
    table.answer(0, "push jolly-visitor-4 @2 left")
    assert table.pile(1, "left") == ["nice-list-2", "jolly-visitor-4"]
    assert sorted(table.pile(0, "left")) == ["errant-hand-4", "rag-doll-2"]
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring_and_say(moment, "errant-hand-4", "stitch rag-doll-8", me(), rival(right="~jolly-visitor-4"))
    assert table.told(Pushes) == []
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@BOTH_WAYS
def test_ill_omen_may_look_at_a_face_down_card_and_stitched_must_and_is_stronger(moment: str, way: str) -> None:
    """HOL-INFO-10, HOL-SALLY-05"""
    table = bring_and_say(moment, "ill-omen-5", way, me(), rival(right="~jolly-visitor-7, jolly-visitor-4"))
    if way == "unstitched":
        table.asks(0, "look ? @2", "no")
        table.refuses_pick(0, Look(table.card("jolly-visitor-4"), 1))
        table.answer(0, "look")
    looks = [[event for event in table.game.log_for(who) if isinstance(event, Looks)] for who in (0, None)]
    assert looks == [[Looks(0, 1, ("jolly-visitor-7",))], [Looks(0, 1, ())]]
    assert gained(table, "ill-omen-5") == ([] if way == "unstitched" else blanks("ill-omen-5", "amount"))
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_ill_omen_need_not_look_and_is_stronger_stitched_even_without_a_card_to_look_at(moment: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    table = bring_and_say(moment, "ill-omen-5", "unstitched", me(), rival(right="~jolly-visitor-7"))
    table.answer(0, "no")
    assert (table.told(Looks), gained(table, "ill-omen-5")) == ([], [])
    assert (table.waiting, table.asks_for) == after(moment)
    for way, more in (("unstitched", []), ("stitch rag-doll-6", blanks("ill-omen-5", "amount"))):
        table = bring_and_say(moment, "ill-omen-5", way, me(), rival())
        assert (table.told(Looks), gained(table, "ill-omen-5")) == ([], more)
        assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_sewing_basket_draws_a_card_and_puts_one_under_the_deck(moment: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    own = me(hand="rag-doll-8", deck="rag-doll-5, rag-doll-7, rag-doll-9")
    table = bring(moment, "sewing-basket-6", "left", own, rival())
    table.asks(0, "put-under rag-doll-8", "put-under rag-doll-9")
    table.refuses_pick(0, NO)
    table.answer(0, "put-under rag-doll-8")
    assert table.hand(0) == ["rag-doll-9"]
    assert table.pile(0, "deck") == ["rag-doll-8", "rag-doll-5", "rag-doll-7"]
    assert [event for event in table.game.log_for(1) if isinstance(event, PutsUnder)] == [PutsUnder(0, ())]
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "sewing-basket-6", "left", me(deck=""), rival(), round=4)
    assert (table.hand(0), table.told(Draws)) == (["rag-doll-6", "rag-doll-8"], [])
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_fallen_leaf_limbs_may_exchange_another_face_up_card_with_one_from_the_hand(moment: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    own = me(middle="~rag-doll-3, rag-doll-9", hand="rag-doll-8, loose-thread-1")
    table = bring(moment, "fallen-leaf-limbs-7", "left", own, rival(), turns={0: 1})
    table.asks(0, "take-up rag-doll-2", "take-up rag-doll-9", "take-up rag-doll-4", "no")
    table.refuses_pick(0, TakeUp(table.card("rag-doll-3")))
    table.answer(0, "take-up rag-doll-2")
    table.asks(0, "put-in rag-doll-8", "put-in loose-thread-1")
    table.answer(0, "put-in loose-thread-1")
    # Nothing is Stitched under the newcomer, and what it does when played is ignored.
    assert sorted(table.pile(0, "left")) == ["fallen-leaf-limbs-7", "loose-thread-1"]
    assert table.hand(0) == ["rag-doll-2", "rag-doll-8"]
    assert (table.game.modifiers, table.told(Stitches)) == ({}, [])
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "fallen-leaf-limbs-7", "left", me(), rival())
    table.answer(0, "no")
    assert table.told(Exchanges) == []
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "fallen-leaf-limbs-7", "left", me(hand=""), rival(), turns={0: 1})
    assert table.told(Exchanges) == []
    assert (table.waiting, table.asks_for) == after(moment)


def seam_then(title: str, way: str, opponent: Place) -> Story:
    """Torn Seam played to her left, Stitched or not, and the next card to the Middle."""
    own = me(left="", hand=f"torn-seam-9, {title}, rescue-plan-10, rag-doll-8")
    table = holidays(own, opponent, round=2, turns={0: 2, 1: 2}, until=1)
    table.answer(0, "play torn-seam-9 left", way)
    table.answer(1, "play jolly-visitor-1 left")
    table.answer(0, f"play {title} middle")
    return table


def test_fallen_leaf_limbs_cannot_take_up_a_card_with_a_stitched_one_and_the_newcomer_is_not_stitched() -> None:
    """HOL-SALLY-06, HOL-CARD-05"""
    table = seam_then("fallen-leaf-limbs-7", "unstitched", rival())
    table.asks(0, "take-up torn-seam-9", "take-up rag-doll-3", "take-up rag-doll-4", "no")
    table = seam_then("fallen-leaf-limbs-7", "stitch rag-doll-8", rival())
    table.asks(0, "take-up rag-doll-3", "take-up rag-doll-4", "no")
    table.refuses_pick(0, TakeUp(table.game.at(0, 0)[0]))
    table.answer(0, "take-up rag-doll-3")
    assert table.pile(0, "middle") == ["fallen-leaf-limbs-7", "rescue-plan-10"]
    table.answer(1, "play jolly-visitor-10 left")
    # Both speak at the End of round; the text of the newcomer is the regular one.
    assert gained(table, "rescue-plan-10") == blanks("rescue-plan-10", "amount")[:1]
    assert (table.waiting, table.asks_for) == STOPPED


@BOTH_WAYS
def test_veil_of_fog_is_placed_face_down_and_is_stronger_with_a_stitched_card_in_play(way: str) -> None:
    """HOL-FD-04, HOL-CARD-02, HOL-CARD-05"""
    table = seam_then("veil-of-fog-8", way, rival())
    assert table.told(PlaysFaceDown) == [PlaysFaceDown(0, "pumpkin-patch", ("veil-of-fog-8",))]
    assert table.total(0, "middle") == 3
    table.answer(1, "play jolly-visitor-10 left")
    assert gained(table, "veil-of-fog-8") == ([] if way == "unstitched" else blanks("veil-of-fog-8", "amount"))
    assert (table.waiting, table.asks_for) == STOPPED


@BOTH_WAYS
def test_veil_of_fog_as_the_first_card_does_the_same(way: str) -> None:
    """HOL-FD-01, HOL-CARD-02"""
    table = bring_and_say(PLACED, "torn-seam-9", way, me(left="~veil-of-fog-8"), rival())
    wait(PLACED, table)
    assert gained(table, "veil-of-fog-8") == ([] if way == "unstitched" else blanks("veil-of-fog-8", "amount"))
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@BOTH_WAYS
@pytest.mark.parametrize("title", ["torn-seam-9", "rescue-plan-10"])
def test_a_frayed_card_is_weaker_at_the_end_and_stitched_stronger(moment: str, way: str, title: str) -> None:
    """HOL-SALLY-05, HOL-CARD-05"""
    less, more = blanks(title, "amount")
    assert less < 0 < more
    table = bring_and_say(moment, title, way, me(), rival())
    wait(moment, table)
    assert gained(table, title) == [less if way == "unstitched" else more]
    assert (table.waiting, table.asks_for) == STOPPED


def test_a_card_is_stitched_once_and_only_as_it_is_activated() -> None:
    """HOL-SALLY-06"""
    table = bring_and_say(PLACED, "torn-seam-9", "stitch rag-doll-8", me(), rival())
    wait(PLACED, table)
    assert len(table.told(Stitches)) == 1
    table = bring_and_say(REVEALED, "torn-seam-9", "unstitched", me(), rival())
    assert table.refuses_pick(0, Stitch(table.card("rag-doll-8")))
    assert table.told(Stitches) == []
