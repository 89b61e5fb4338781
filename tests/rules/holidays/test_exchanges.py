"""Exchanges: what a card in play can be exchanged for, and what the exchange does and does not do (HOL-AMB-37)."""

from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.characters.sally import Seams
from spiralhill.games.holidays.events import Completes, Exchanges, MiddleOrder, Stitches, Strengthened
from spiralhill.games.holidays.picks import PutIn, TakeUp
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Story, finkelstein, holidays, oogie, sally, santa
from tests.rules.views import SPECTATOR, faces, known, lawful


def exchanging(hand: str, turns: int = 2, **piles: str) -> Story:
    """Sally with her 7 that exchanges, and with so many turns left."""
    said = {"left": "~rag-doll-1", "middle": "rag-doll-2"} | piles
    return holidays(
        sally(hand=f"fallen-leaf-limbs-7, {hand}", **said),
        santa(
            hand="jolly-visitor-1, jolly-visitor-2",
            left="jolly-visitor-3",
            middle="jolly-visitor-4",
            right="open-hands-8",
        ),
        round=2,
        turns={0: turns, 1: turns},
    )


def test_another_face_up_card_goes_back_to_the_hand_and_one_from_the_hand_takes_its_place() -> None:
    """HOL-AMB-37"""
    table = exchanging("rag-doll-9, rag-doll-5", middle="rag-doll-2, rag-doll-3")
    table.answer(0, "play fallen-leaf-limbs-7 right")
    # Neither the card itself nor the face-down one; and she may leave it.
    table.asks(0, "take-up rag-doll-2", "take-up rag-doll-3", "no")
    for name in ("fallen-leaf-limbs-7", "rag-doll-1", "rag-doll-9"):
        table.refuses(0, TakeUp(table.card(name)), "HOL-AMB-37")
    table.answer(0, "take-up rag-doll-2")
    table.asks(0, "put-in rag-doll-9", "put-in rag-doll-5")
    # A card in play, even the one that goes, does not come from the hand.
    table.refuses(0, PutIn(table.card("rag-doll-2")), "HOL-AMB-37")
    table.answer(0, "put-in rag-doll-9")
    assert sorted(table.pile(0, "middle")) == ["rag-doll-3", "rag-doll-9"]
    assert table.hand(0) == ["rag-doll-2", "rag-doll-5"]
    assert table.told(Exchanges) == [Exchanges(0, "rag-doll-2", "rag-doll-9", table.game.location(2))]
    # It lies face-up and counts at once; a turn more was not spent, and the card taken up can be played again.
    assert (table.total(0, "middle"), table.game.turns) == (3 + 9, [1, 2])
    table.answer(1, "play jolly-visitor-1 left")
    assert "play rag-doll-2 left" in table.offered(0)


def test_the_exchange_may_be_left_and_without_a_card_in_hand_nothing_is_asked() -> None:
    """HOL-AMB-37"""
    table = exchanging("rag-doll-9, rag-doll-5")
    table.answer(0, "play fallen-leaf-limbs-7 right", "no")
    assert (table.told(Exchanges), table.pile(0, "middle"), table.waiting) == ([], ["rag-doll-2"], 1)
    table = exchanging("")
    table.answer(0, "play fallen-leaf-limbs-7 right")
    assert (table.told(Exchanges), table.waiting) == ([], 1)


def test_a_card_with_another_stitched_under_it_cannot_be_taken_up() -> None:
    """HOL-AMB-37, HOL-SALLY-06"""
    table = exchanging("torn-seam-9, rag-doll-5, rag-doll-6, rag-doll-4", turns=3, right="")
    table.answer(0, "play torn-seam-9 right", "stitch rag-doll-5")
    table.answer(1, "play jolly-visitor-1 left")
    table.answer(0, "play fallen-leaf-limbs-7 left")
    table.asks(0, "take-up rag-doll-2", "no")
    table.refuses(0, TakeUp(table.card("torn-seam-9")), "HOL-SALLY-06")


def test_what_comes_in_does_nothing_when_played_and_asks_for_no_stitch() -> None:
    """HOL-AMB-37"""
    table = exchanging("nightshade-tea-2, rag-doll-5")
    table.answer(0, "play fallen-leaf-limbs-7 right", "take-up rag-doll-2", "put-in nightshade-tea-2")
    # Nobody is weakened, nothing Stitched: Santa is on turn.
    assert (table.told(Strengthened), table.told(Stitches), table.game.gear[0]) == ([], [], Seams(()))
    assert (table.total(0, "middle"), table.waiting) == (2, 1)
    # Nor is a card that is placed face-down hidden by it.
    table = exchanging("veil-of-fog-8, rag-doll-5")
    table.answer(0, "play fallen-leaf-limbs-7 right", "take-up rag-doll-2", "put-in veil-of-fog-8")
    assert faces(table, SPECTATOR, 0, "middle") == ["veil-of-fog-8"]
    assert table.total(0, "middle") == 8


def test_a_card_taken_up_leaves_its_modifiers_behind() -> None:
    """HOL-AMB-37"""
    table = exchanging("rag-doll-9, loose-thread-1, rag-doll-4", turns=3, right="")
    table.answer(0, "play loose-thread-1 right", "unstitched")
    more = blanks("loose-thread-1", "amount")
    assert gained(table, "loose-thread-1") == more
    table.answer(1, "play jolly-visitor-1 left")
    table.answer(0, "play fallen-leaf-limbs-7 left", "take-up loose-thread-1", "put-in rag-doll-9")
    # Neither the 9 in its place nor the thread itself, back in hand, has its (+n) any more.
    assert (table.total(0, "right"), table.game.modifiers) == (9, {})
    table.answer(1, "play jolly-visitor-2 left")
    table.answer(0, "play loose-thread-1 right", "unstitched")
    assert gained(table, "loose-thread-1") == more * 2


def test_a_card_taken_up_can_be_played_again_with_all_it_does() -> None:
    """HOL-AMB-37"""
    table = exchanging("rag-doll-9, rag-doll-5", left="rag-doll-1", middle="rag-doll-2", right="sewing-basket-6")
    table.answer(0, "play fallen-leaf-limbs-7 right", "take-up sewing-basket-6", "put-in rag-doll-9")
    table.answer(1, "play jolly-visitor-1 left")
    table.answer(0, "play sewing-basket-6 left")
    # It draws a card and asks which one goes under the pile.
    assert (table.waiting, table.asks_for) == (0, "ReturnCard")


def test_everybody_knows_what_went_back_to_the_hand_until_a_card_leaves_it_unseen() -> None:
    """HOL-AMB-37, HOL-INFO-01"""
    table = holidays(
        sally(
            hand="fallen-leaf-limbs-7, rag-doll-9, rag-doll-4, veil-of-fog-8",
            left="rag-doll-1",
            middle="rag-doll-2",
            right="rag-doll-3",
        ),
        santa(
            hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-5",
            left="jolly-visitor-3",
            middle="jolly-visitor-4",
            right="open-hands-8",
        ),
        round=4,
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play fallen-leaf-limbs-7 right", "take-up rag-doll-2", "put-in rag-doll-9")
    assert known(table, 1, 0) == known(table, SPECTATOR, 0) == ["rag-doll-2"]
    lawful(table)
    table.answer(1, "play jolly-visitor-1 left")
    table.answer(0, "play veil-of-fog-8 left")
    # A back has left her hand: it might have been that card.
    assert known(table, 1, 0) == []
    lawful(table)


def test_the_order_at_the_middle_is_not_touched() -> None:
    """HOL-AMB-37, HOL-TIE-04"""
    table = exchanging("rag-doll-9, rag-doll-5")
    table.answer(0, "play fallen-leaf-limbs-7 right", "take-up rag-doll-2", "put-in rag-doll-9")
    assert (table.game.order, table.told(MiddleOrder)) == ((0, 1), [])


def test_at_the_end_of_the_round_the_card_that_came_in_counts_with_its_text_and_ingredient() -> None:
    """HOL-AMB-37, HOL-FINK-06"""
    others = ", ".join(one.id for one in EXPERIMENTS if one.id not in ("hopping-boots", "clockwork-bat"))
    table = holidays(
        finkelstein(
            hand="vital-spark-5, mad-scientist-2",
            left="~replacement-parts-7",
            middle="mad-scientist-4",
            right="mad-scientist-1",
            first="hopping-boots",
            second="clockwork-bat",
            completed=others,
        ),
        oogie(left="bag-of-bugs-1", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        stage="reveal",
        rolls=(2, 1),
    )
    # At the reveal he exchanges the 4 for the Spark.
    table.asks(0, "take-up mad-scientist-4", "take-up mad-scientist-1", "no")
    table.answer(0, "take-up mad-scientist-4", "put-in vital-spark-5")
    table.answer(1, "roll-for left")
    table.answer(0, "first finkelstein", "complete hopping-boots")
    assert table.told(Completes) == [Completes(0, "hopping-boots", ("mad-scientist-1", "replacement-parts-7"))]
    assert gained(table, "vital-spark-5") == blanks("vital-spark-5", "amount")
    assert {"mad-scientist-4", "mad-scientist-2"} <= set(table.hand(0))
