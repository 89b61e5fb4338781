"""Oogie's special cards: most of them read the dice that he rolls once all cards are revealed."""

from typing import Any

import pytest

from spiralhill.games.holidays.characters.oogie import Dice
from spiralhill.games.holidays.events import MovesToken, Pushes, Rerolls
from spiralhill.games.holidays.picks import Push, TakeFrom, Weaken
from spiralhill.kernel.effects import NO
from tests.cards.holidays.moments import AT_BOTH_MOMENTS, PLACED, REVEALED, STOPPED, bring, bring_and_wait, rival
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Place, Story, mayor, oogie


def me(**said: Any) -> Place:
    piles = {"left": "bag-of-bugs-2", "middle": "bag-of-bugs-3", "right": "bag-of-bugs-4", "hand": "bag-of-bugs-8"}
    return oogie(**piles | said)


def third(**said: Any) -> Place:
    """The Mayor at seat 2: to the right of Oogie, not to his left."""
    piles = {"left": "elected-official-2", "middle": "elected-official-3", "right": "elected-official-4"}
    return mayor(**piles | said)


def after(moment: str) -> tuple[int, str]:
    """Who is asked what once a card has said what it says when played: the rival's turn, or Oogie's dice."""
    return (1, "PlayerTurn") if moment == PLACED else (0, "RollWhere")


def rolled(moment: str, title: str, rolls: tuple[int, ...], **piles: str) -> Story:
    """A card at Oogie's left that waits for the dice, and the dice rolled for his right."""
    table = bring_and_wait(moment, title, "left", me(**piles), rival(), rolls=rolls)
    assert (table.waiting, table.asks_for) == (0, "RollWhere")
    assert table.game.modifiers == {}
    table.answer(0, "roll-for right")
    return table


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(
    ("answer", "dice", "more"),
    [("first", (6, 3), 3), ("second", (5, 6), 1), ("both", (6, 1), 5), ("no", (5, 3), 2)],
)
def test_loaded_dice_may_roll_one_or_both_dice_again(
    moment: str, answer: str, dice: tuple[int, int], more: int
) -> None:
    """HOL-EOR-06, HOL-CARD-06"""
    table = rolled(moment, "loaded-dice-1", (5, 3, 6, 1))
    table.asks(0, "reroll first", "reroll second", "reroll both", "no")
    assert table.total(0, "right") == 4 + 2
    table.answer(0, "no" if answer == "no" else f"reroll {answer}")
    # The difference goes by the dice as they lie now, and they were rolled for his right.
    assert table.game.gear[0] == Dice(*dice, "right")
    assert (table.total(0, "right"), table.total(0, "middle")) == (4 + more, 3)
    assert len(table.told(Rerolls)) == (answer != "no")
    assert (table.waiting, table.asks_for) == STOPPED


@pytest.mark.parametrize("first", ["loaded-dice-1", "even-odds-4"])
def test_loaded_dice_help_only_what_comes_after_them(first: str) -> None:
    """HOL-EOR-05, HOL-EOR-06, HOL-OOGIE-07"""
    table = rolled(REVEALED, "loaded-dice-1", (5, 3, 6), middle="even-odds-4")
    table.asks(0, "first loaded-dice-1 0", "first even-odds-4 1")
    table.answer(0, f"first {first}")
    if first == "even-odds-4":
        assert gained(table, "even-odds-4") == [3]
    table.answer(0, "reroll second")
    # 5 and 6 now: what was counted before stays, what comes later reads the new roll.
    assert gained(table, "even-odds-4") == ([3] if first == "even-odds-4" else [])
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("rolls", [(1, 6), (4, 2), (6, 6)])
def test_snake_eyes_adds_the_lower_die(moment: str, rolls: tuple[int, int]) -> None:
    """HOL-CARD-05, HOL-OOGIE-07"""
    (most,) = blanks("snake-eyes-2", "most")
    assert 2 < most < 6
    table = rolled(moment, "snake-eyes-2", rolls)
    assert gained(table, "snake-eyes-2") == [min(*rolls, most)]
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_high_roller_is_stronger_when_the_higher_die_is_high(moment: str) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    (least,) = blanks("high-roller-3", "least")
    for rolls in ((least, 1), (1, 6), (least, least)):
        assert gained(rolled(moment, "high-roller-3", rolls), "high-roller-3") == blanks("high-roller-3", "amount")
    table = rolled(moment, "high-roller-3", (least - 1, least - 1))
    assert gained(table, "high-roller-3") == []
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("rolls", "more"), [((1, 5), 3), ((2, 6), 3), ((3, 3), 3), ((1, 2), 0), ((6, 3), 0)])
def test_even_odds_is_stronger_when_both_dice_are_odd_or_both_even(
    moment: str, rolls: tuple[int, int], more: int
) -> None:
    """HOL-OOGIE-04, HOL-OOGIE-05"""
    table = rolled(moment, "even-odds-4", rolls)
    assert gained(table, "even-odds-4") == ([more] if more else [])
    assert table.strength("even-odds-4") == 4 + more
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_crawling_swarm_weakens_a_face_up_card_of_an_opponent_here(moment: str) -> None:
    """HOL-FD-07, HOL-CARD-06"""
    (less,) = blanks("crawling-swarm-5", "amount")
    opponent = rival(right="jolly-visitor-9, ~jolly-visitor-8, jolly-visitor-4")
    table = bring(moment, "crawling-swarm-5", "left", me(), opponent)
    table.asks(0, "weaken jolly-visitor-9 @2", "weaken jolly-visitor-4 @2")
    table.refuses(0, Weaken(table.card("jolly-visitor-8"), 1), "HOL-FD-07")
    table.refuses(0, Weaken(table.card("lost-in-the-dark-9"), 1), "HOL-CARD-06")
    table.refuses_pick(0, NO)
    table.answer(0, "weaken jolly-visitor-9")
    assert table.strength("jolly-visitor-9") == 9 - less < 9
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_crawling_swarm_at_the_middle_reaches_every_opponent_and_else_does_nothing(moment: str) -> None:
    """HOL-GEO-03, HOL-CARD-07"""
    table = bring(moment, "crawling-swarm-5", "middle", me(), rival(), third())
    table.asks(0, "weaken lost-in-the-dark-9 @2", "weaken elected-official-3 @3")
    table.answer(0, "weaken elected-official-3")
    assert gained(table, "elected-official-3") == [-amount for amount in blanks("crawling-swarm-5", "amount")]
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "crawling-swarm-5", "left", me(), rival(right="~jolly-visitor-4"), third())
    assert table.game.modifiers == {}
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_trapdoor_moves_an_opponents_face_up_card_to_another_location_of_theirs(moment: str) -> None:
    """HOL-MOVE-04, HOL-CARD-06, HOL-FD-07"""
    opponent = rival(right="jolly-visitor-4, ~jolly-visitor-8, jolly-visitor-7")
    table = bring(moment, "trapdoor-6", "left", me(), opponent)
    pushes = [f"push jolly-visitor-{card} @2 {place}" for card in (4, 7) for place in ("left", "middle")]
    table.asks(0, *pushes)
    table.refuses_pick(0, NO)
    table.refuses(0, Push(table.card("jolly-visitor-8"), 1, "left"), "HOL-FD-07")
    table.refuses(0, Push(table.card("nice-list-2"), 1, "right"), "HOL-CARD-06")
    table.answer(0, "push jolly-visitor-7 @2 middle")
    assert table.pile(1, "right") == ["jolly-visitor-4", "jolly-visitor-8"]
    assert table.pile(1, "middle") == ["lost-in-the-dark-9", "jolly-visitor-7"]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_trapdoor_does_nothing_where_only_a_face_down_card_lies(moment: str) -> None:
    """HOL-CARD-07"""
    table = bring(moment, "trapdoor-6", "left", me(), rival(right="~jolly-visitor-4, ~jolly-visitor-8"))
    assert table.told(Pushes) == []
    assert (table.waiting, table.asks_for) == after(moment)


def test_trapdoor_takes_the_only_card_as_long_as_its_owner_can_fill_the_gap() -> None:
    """HOL-MOVE-03"""
    table = bring(PLACED, "trapdoor-6", "left", me(), rival())
    table.answer(0, "push jolly-visitor-4 @2 left")
    table.asks(1, "play jolly-visitor-1 right", "play jolly-visitor-10 right")
    table = bring(REVEALED, "trapdoor-6", "left", me(), rival())
    assert table.told(Pushes) == []
    assert (table.waiting, table.asks_for) == after(REVEALED)


@AT_BOTH_MOMENTS
def test_crooked_wheel_is_stronger_on_a_high_sum_and_weaker_on_a_low_one(moment: str) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    more, less = blanks("crooked-wheel-7", "amount")
    assert more > 0 > less
    assert blanks("crooked-wheel-7", "least") == [blanks("crooked-wheel-7", "most")[1] + 1, 2]
    border = blanks("crooked-wheel-7", "least")[0]
    for total, amount in ((12, more), (border, more), (border - 1, less), (2, less)):
        table = rolled(moment, "crooked-wheel-7", (total // 2, total - total // 2))
        assert gained(table, "crooked-wheel-7") == [amount]
        assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_little_henchmen_bring_a_halloween_token_from_any_other_location(moment: str) -> None:
    """HOL-CARD-06"""
    table = bring(
        moment,
        "little-henchmen-8",
        "left",
        me(),
        rival(),
        third(),
        locations="town-hall, spiral-hill, oogies-lair, hinterlands",
        tokens={0: (1, 1), 1: (0, 5), 2: (2, 0), 3: (1, 4)},
    )
    # Slot 1 is none of his; nothing of Halloween lies at his right.
    table.asks(0, "take-from spiral-hill", "take-from hinterlands")
    table.refuses_pick(0, TakeFrom(table.card("town-hall")))
    table.refuses_pick(0, TakeFrom(table.card("oogies-lair")))
    table.answer(0, "take-from spiral-hill")
    assert table.game.tokens == [(1, 2), (0, 4), (2, 0), (1, 4)]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_little_henchmen_find_nothing_where_no_halloween_token_lies(moment: str) -> None:
    """HOL-CARD-07"""
    tokens = {0: (2, 1), 1: (3, 0), 2: (5, 0)}
    table = bring(moment, "little-henchmen-8", "left", me(), rival(), tokens=tokens)
    assert (table.game.tokens, table.told(MovesToken)) == ([(2, 1), (3, 0), (5, 0)], [])
    assert (table.waiting, table.asks_for) == after(moment)
    # The only Location that has one is not asked for.
    table = bring(moment, "little-henchmen-8", "left", me(), rival(), tokens=tokens | {2: (5, 1)})
    assert table.game.tokens == [(2, 2), (3, 0), (5, 0)]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("rolls", "at"), [((3, 3), 0), ((6, 6), 0), ((1, 3), 1), ((5, 6), 1)])
def test_double_trouble_is_stronger_on_a_double_and_else_weaker(moment: str, rolls: tuple[int, int], at: int) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    more, less = blanks("double-trouble-9", "amount")
    assert more > 0 > less
    table = rolled(moment, "double-trouble-9", rolls)
    assert gained(table, "double-trouble-9") == [(more, less)[at]]
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("rolls", "weaker"), [((1, 2), True), ((6, 3), True), ((1, 5), False), ((4, 4), False)])
def test_all_or_nothing_is_weaker_on_one_odd_and_one_even_die(
    moment: str, rolls: tuple[int, int], weaker: bool
) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    (less,) = blanks("all-or-nothing-10", "amount")
    assert less < 0
    table = rolled(moment, "all-or-nothing-10", rolls)
    assert gained(table, "all-or-nothing-10") == ([less] if weaker else [])
    assert (table.waiting, table.asks_for) == STOPPED
