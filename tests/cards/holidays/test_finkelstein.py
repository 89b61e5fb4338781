"""Dr. Finkelstein's special cards: some go by his Experiments, and all from 1 to 8 carry an ingredient."""

from typing import Any

import pytest

from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.events import Completes, Draws, Exchanges, PutsUnder
from spiralhill.games.holidays.picks import Move, TakeUp, Weaken
from spiralhill.kernel.effects import NO
from tests.cards.holidays.moments import AT_BOTH_MOMENTS, PLACED, STOPPED, after, bring, bring_and_wait, rival
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Place, finkelstein, holidays

ALL = [card.id for card in EXPERIMENTS]


def me(**said: Any) -> Place:
    """He has little to work with: his 9 and 10 carry no ingredient."""
    piles = {
        "left": "mad-scientist-9",
        "middle": "mad-scientist-10",
        "right": "mad-scientist-4",
        "hand": "mad-scientist-8",
        "first": "clockwork-bat, bottled-thunder, two-headed-duckling",
        "second": "hopping-boots, whispering-kettle, ideal-companion",
    }
    return finkelstein(**piles | said)


def with_experiments(completed: int, **said: Any) -> Place:
    """He has completed so many Experiments before; the next one takes a nightshade and a wormwood, and he has both."""
    others = [name for name in ALL if name != "clockwork-bat"]
    stacks = {
        "first": "clockwork-bat",
        "second": ", ".join(others[completed:]),
        "completed": ", ".join(others[:completed]),
    }
    return me(**{"left": "mad-scientist-1", "right": "mad-scientist-7"} | stacks | said)


@AT_BOTH_MOMENTS
def test_spare_brain_stands_for_any_ingredient_once_it_has_spoken(moment: str) -> None:
    """HOL-FINK-06, HOL-EOR-05"""
    own = me(right="mad-scientist-1", first="hopping-boots", second="whispering-kettle, ideal-companion")
    table = bring_and_wait(moment, "spare-brain-1", "left", own, rival())
    table.asks(0, "first spare-brain-1 0", "first finkelstein 1")
    table.answer(0, "first spare-brain-1")
    # A nightshade lies in play and no frog breath; the brain carries bone dust.
    table.asks(0, "complete hopping-boots", "no")
    table.answer(0, "complete hopping-boots")
    assert table.told(Completes) == [Completes(0, "hopping-boots", ("mad-scientist-1", "spare-brain-1"))]
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_spare_brain_is_bone_dust_and_nothing_else_before_it_has_spoken(moment: str) -> None:
    """HOL-EOR-05"""
    own = me(right="mad-scientist-1", first="hopping-boots", second="two-headed-duckling, ideal-companion")
    table = bring_and_wait(moment, "spare-brain-1", "left", own, rival())
    table.answer(0, "first finkelstein")
    # Nothing could be completed, so nothing was asked.
    assert table.told(Completes) == []
    assert (table.waiting, table.asks_for) == STOPPED


def test_spare_brain_serves_one_experiment_and_he_may_keep_it() -> None:
    """HOL-FINK-06, HOL-FINK-08"""
    own = me(right="mad-scientist-1, mad-scientist-5", first="hopping-boots", second="ideal-companion, clockwork-bat")
    table = bring_and_wait(PLACED, "spare-brain-1", "left", own, rival(), turns={0: 1})
    table.answer(0, "first spare-brain-1")
    table.asks(0, "complete hopping-boots", "complete clockwork-bat", "no")
    table.answer(0, "complete clockwork-bat", "use mad-scientist-5")
    # The other nightshade is left, but the brain is used up.
    assert table.told(Completes) == [Completes(0, "clockwork-bat", ("mad-scientist-5", "spare-brain-1"))]
    assert (table.waiting, table.asks_for) == STOPPED


def test_spare_brain_cannot_serve_twice_in_one_experiment() -> None:
    """HOL-FINK-06"""
    own = me(
        right="mad-scientist-1, mad-scientist-2", first="hopping-boots", second="whispering-kettle, ideal-companion"
    )
    table = bring_and_wait(PLACED, "spare-brain-1", "left", own, rival(), turns={0: 1})
    table.answer(0, "first spare-brain-1", "complete hopping-boots")
    table.asks(0, "use mad-scientist-1", "use spare-brain-1")
    table.answer(0, "use spare-brain-1")
    # The brain is the nightshade; the frog breath can only come from the other card.
    assert table.told(Completes) == [Completes(0, "hopping-boots", ("spare-brain-1", "mad-scientist-2"))]
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("completed", [0, 1, 2, 5])
@pytest.mark.parametrize("first", [True, False])
def test_notebook_of_horrors_counts_completed_experiments(moment: str, completed: int, first: bool) -> None:
    """HOL-EOR-05, HOL-CARD-05"""
    (most,) = blanks("notebook-of-horrors-2", "most")
    assert 1 < most < 6
    table = bring_and_wait(moment, "notebook-of-horrors-2", "middle", with_experiments(completed), rival())
    # The Experiment of this round counts too, if it is completed before the notebook is counted.
    if first:
        table.answer(0, "first notebook-of-horrors-2", "complete clockwork-bat")
    else:
        table.answer(0, "first finkelstein", "complete clockwork-bat")
    # Two wormwoods lie in play; the notebook's own will do as well.
    table.asks(0, "use mad-scientist-7", "use notebook-of-horrors-2")
    table.answer(0, "use notebook-of-horrors-2")
    count = min(completed if first else completed + 1, most)
    assert gained(table, "notebook-of-horrors-2") == ([count] if count else [])
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_wheeled_dash_may_move_another_card_of_his(moment: str) -> None:
    """HOL-MOVE-01"""
    table = bring(moment, "wheeled-dash-3", "left", me(), rival())
    table.asks(0, "move mad-scientist-9 middle", "move mad-scientist-9 right", "no")
    table.refuses(0, Move(table.card("mad-scientist-4"), "left"), "HOL-MOVE-02")
    table.answer(0, "move mad-scientist-9 right")
    assert table.pile(0, "left") == ["wheeled-dash-3"]
    assert table.pile(0, "right") == ["mad-scientist-4", "mad-scientist-9"]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_wheeled_dash_may_also_stay(moment: str) -> None:
    """HOL-CARD-06, HOL-MOVE-02"""
    table = bring(moment, "wheeled-dash-3", "left", me(), rival())
    table.answer(0, "no")
    assert sorted(table.pile(0, "left")) == ["mad-scientist-9", "wheeled-dash-3"]
    assert (table.waiting, table.asks_for) == after(moment)
    # Where every move would leave a gap nobody is asked.
    table = bring(moment, "wheeled-dash-3", "left", me(left=""), rival(), turns={0: 1})
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("returned", ["mad-scientist-8", "mad-scientist-7"])
def test_stooped_assistant_draws_a_card_and_puts_one_under_the_deck(moment: str, returned: str) -> None:
    """HOL-CARD-06"""
    own = me(deck="mad-scientist-5, mad-scientist-6, mad-scientist-7")
    table = bring(moment, "stooped-assistant-4", "left", own, rival())
    table.asks(0, "put-under mad-scientist-7", "put-under mad-scientist-8")
    table.refuses_pick(0, NO)
    table.answer(0, f"put-under {returned}")
    assert sorted([*table.hand(0), returned]) == ["mad-scientist-7", "mad-scientist-8"]
    assert table.pile(0, "deck") == [returned, "mad-scientist-5", "mad-scientist-6"]
    assert [event for event in table.game.log_for(1) if isinstance(event, PutsUnder)] == [PutsUnder(0, ())]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_stooped_assistant_finds_nothing_in_an_empty_deck(moment: str) -> None:
    """HOL-CARD-07"""
    table = bring(moment, "stooped-assistant-4", "left", me(deck=""), rival(), round=4)
    assert (table.hand(0), table.told(Draws)) == (["mad-scientist-8"], [])
    assert (table.waiting, table.asks_for) == after(moment)


# What a card gets at the End of round, by whether an Experiment was completed in this round before it.
BY_THE_ROUND = {"vital-spark-5": True, "locked-tower-9": False}


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("title", BY_THE_ROUND)
@pytest.mark.parametrize("answers", [["finkelstein", "complete"], ["finkelstein", "no"], ["the card", "complete"]])
def test_a_card_that_goes_by_an_experiment_of_this_round(moment: str, title: str, answers: list[str]) -> None:
    """HOL-CARD-02, HOL-EOR-05"""
    # Those of earlier rounds make no difference: two are completed already.
    table = bring_and_wait(moment, title, "middle", with_experiments(2), rival())
    card, answer = answers
    table.answer(0, f"first {title if card == 'the card' else card}")
    table.asks(0, "complete clockwork-bat", "no")
    table.answer(0, "complete clockwork-bat" if answer == "complete" else "no")
    done = answers == ["finkelstein", "complete"]
    assert gained(table, title) == (blanks(title, "amount") if done == BY_THE_ROUND[title] else [])
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_unstable_mixture_weakens_a_face_up_card_of_an_opponent_here(moment: str) -> None:
    """HOL-FD-07, HOL-CARD-06"""
    (less,) = blanks("unstable-mixture-6", "amount")
    opponent = rival(right="jolly-visitor-9, ~jolly-visitor-8, jolly-visitor-4")
    table = bring(moment, "unstable-mixture-6", "left", me(), opponent)
    table.asks(0, "weaken jolly-visitor-9 @2", "weaken jolly-visitor-4 @2")
    table.refuses(0, Weaken(table.card("jolly-visitor-8"), 1), "HOL-FD-07")
    table.answer(0, "weaken jolly-visitor-9")
    assert table.strength("jolly-visitor-9") == 9 - less < 9
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_unstable_mixture_does_nothing_without_a_face_up_card_here(moment: str) -> None:
    """HOL-CARD-07"""
    table = bring(moment, "unstable-mixture-6", "left", me(), rival(right="~jolly-visitor-4"))
    assert table.game.modifiers == {}
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_replacement_parts_may_exchange_another_face_up_card_with_one_from_the_hand(moment: str) -> None:
    own = with_experiments(
        5, left="mad-scientist-9", middle="~mad-scientist-10, mad-scientist-2", right="mad-scientist-4"
    )
    own.piles["hand"] = "mad-scientist-8, unstable-mixture-6"
    table = bring(moment, "replacement-parts-7", "left", own, rival(), turns={0: 1})
    # His other face-down card is not to be had at the placing; at the reveal it still lies face-down too.
    table.asks(0, "take-up mad-scientist-9", "take-up mad-scientist-2", "take-up mad-scientist-4", "no")
    table.refuses_pick(0, TakeUp(table.card("mad-scientist-10")))
    table.answer(0, "take-up mad-scientist-9")
    table.asks(0, "put-in mad-scientist-8", "put-in unstable-mixture-6")
    table.answer(0, "put-in unstable-mixture-6")
    # What the new card does when played is ignored: the card opposite stays as it is.
    assert sorted(table.pile(0, "left")) == ["replacement-parts-7", "unstable-mixture-6"]
    assert table.hand(0) == ["mad-scientist-8", "mad-scientist-9"]
    assert table.game.modifiers == {}
    assert len(table.told(Exchanges)) == 1
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_replacement_parts_may_be_left_alone_and_needs_a_card_in_hand(moment: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    table = bring(moment, "replacement-parts-7", "left", me(), rival())
    table.answer(0, "no")
    assert (sorted(table.pile(0, "left")), table.hand(0)) == (
        ["mad-scientist-9", "replacement-parts-7"],
        ["mad-scientist-8"],
    )
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "replacement-parts-7", "left", me(hand=""), rival())
    assert table.told(Exchanges) == []
    assert (table.waiting, table.asks_for) == after(moment)


def test_the_card_put_in_has_its_end_of_round_text_and_none_of_the_old_modifiers() -> None:
    """HOL-CARD-05"""
    table = holidays(
        me(hand="replacement-parts-7, locked-tower-9"),
        rival(hand="jolly-visitor-1, jolly-visitor-10"),
        round=2,
        turns={0: 1, 1: 1},
        until=1,
    )
    table.game.modify(table.card("mad-scientist-9"), -4)
    table.answer(0, "play replacement-parts-7 left", "take-up mad-scientist-9")
    assert table.pile(0, "left") == ["replacement-parts-7", "locked-tower-9"]
    assert table.game.modifiers == {}
    assert table.total(0, "left") == 7 + 9
    table.answer(1, "play jolly-visitor-10 left")
    # No Experiment can be completed, so nothing is asked.
    assert gained(table, "locked-tower-9") == blanks("locked-tower-9", "amount")
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("tokens", "stronger"), [((1, 2), True), ((2, 2), False), ((2, 1), False)])
def test_storm_rod_is_stronger_among_halloween_tokens(moment: str, tokens: tuple[int, int], stronger: bool) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    around = {0: tokens, 1: (tokens[1], tokens[0]), 2: (tokens[1], tokens[0])}
    table = bring_and_wait(moment, "storm-rod-8", "left", me(), rival(), tokens=around)
    assert gained(table, "storm-rod-8") == (blanks("storm-rod-8", "amount") if stronger else [])
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_crowning_creation_is_weaker_before_enough_experiments(moment: str) -> None:
    """HOL-CARD-02, HOL-EOR-05"""
    ((less,), (enough,)) = blanks("crowning-creation-10", "amount"), blanks("crowning-creation-10", "number")
    assert less < 0 < enough
    title = "crowning-creation-10"
    for completed, first, weaker in (
        (enough, title, False),
        (enough - 1, title, True),
        (enough - 1, "finkelstein", False),
    ):
        table = bring_and_wait(moment, title, "middle", with_experiments(completed), rival())
        table.answer(0, f"first {first}", "complete clockwork-bat")
        assert gained(table, title) == ([less] if weaker else [])
        assert (table.waiting, table.asks_for) == STOPPED
