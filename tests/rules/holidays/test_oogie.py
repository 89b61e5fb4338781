"""Chapter 15, Oogie Boogie: his dice, and the cards that read them."""

import pytest

from spiralhill.games.holidays.characters.oogie import UNROLLED
from spiralhill.games.holidays.events import Reveals, RollsDice, Strengthened, Wins
from spiralhill.games.holidays.picks import RollFor
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Story, holidays, oogie, santa, wander

LOCATIONS = "hinterlands, spiral-hill, town-hall"


def rolling(
    *rolls: int, left: str = "bag-of-bugs-3", middle: str = "bag-of-bugs-8", right: str = "bag-of-bugs-2"
) -> Story:
    """A round of which only the reveal and all that follows are left; Santa is weak everywhere."""
    return holidays(
        oogie(left=left, middle=middle, right=right),
        santa(left="jolly-visitor-1", middle="stocking-filler-1", right="jolly-visitor-2"),
        stage="reveal",
        rolls=rolls,
        tokens={0: (0, 1), 1: (0, 1), 2: (0, 1)},
        locations=LOCATIONS,
    )


def strengths(table: Story) -> dict[str, int]:
    """Oogie's strength where he won."""
    won = [event for event in table.game.log if isinstance(event, Wins) and event.seat == 0]
    names = dict(zip(LOCATIONS.split(", "), ("left", "right", "middle"), strict=True))
    return {names[event.location]: event.strength for event in won}


def test_he_chooses_a_location_before_he_sees_the_dice() -> None:
    """HOL-OOGIE-01, HOL-AMB-24"""
    table = rolling(6, 1)
    # Nothing has been rolled yet, and he may have any of his three Locations, but must have one.
    table.asks(0, "roll-for left", "roll-for middle", "roll-for right")
    assert (table.game.gear[0], table.told(RollsDice)) == (UNROLLED, [])
    table.refuses_pick(0, RollFor("nowhere"))
    table.answer(0, "roll-for right")
    assert table.told(RollsDice) == [RollsDice(0, "spiral-hill", 6, 1, 5)]
    assert strengths(table)["right"] == 2 + 5
    assert (table.game.round, table.waiting) == (2, 1)


def test_he_rolls_once_all_cards_are_revealed_and_what_they_do_is_done() -> None:
    """HOL-OOGIE-01, HOL-AMB-24"""
    table = holidays(
        oogie(left="~bag-of-bugs-3", middle="bag-of-bugs-8", right="bag-of-bugs-2"),
        santa(left="jolly-visitor-1", middle="~reindeer-gallop-4", right="jolly-visitor-3, jolly-visitor-5"),
        stage="reveal",
        round=2,
        rolls=(6, 1),
    )
    # Santa sits last and still has a card to move, so nobody thinks of dice.
    assert [event.seat for event in table.game.log if isinstance(event, Reveals)] == [0, 1]
    table.asks(
        1,
        "move jolly-visitor-3 left",
        "move jolly-visitor-3 middle",
        "move jolly-visitor-5 left",
        "move jolly-visitor-5 middle",
        "no",
    )
    table.answer(1, "no")
    table.asks(0, "roll-for left", "roll-for middle", "roll-for right")


def test_he_rolls_in_every_round() -> None:
    """HOL-OOGIE-01, HOL-OOGIE-07"""
    faces: set[int] = set()
    for seed in range(6):
        *_, table = wander("santa", "oogie", seed=seed)
        rolls = [event for event in table.game.log if isinstance(event, RollsDice)]
        assert [event.seat for event in rolls] == [1, 1, 1, 1]
        faces |= {face for event in rolls for face in (event.first, event.second)}
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("first", "second", "more"), [(5, 3, 2), (3, 5, 2), (6, 1, 5), (1, 2, 1)])
def test_the_difference_of_the_dice_is_added_where_he_rolled_for(first: int, second: int, more: int) -> None:
    """HOL-OOGIE-02"""
    table = rolling(first, second)
    table.answer(0, "roll-for middle")
    assert strengths(table) == {"left": 3, "middle": 8 + more, "right": 2}


def test_the_difference_is_added_to_his_total_and_to_no_card() -> None:
    """HOL-OOGIE-02"""
    table = rolling(6, 2, left="bag-of-bugs-3, bag-of-bugs-4")
    table.answer(0, "roll-for left")
    assert (strengths(table)["left"], table.told(Strengthened)) == (3 + 4 + 4, [])


@pytest.mark.parametrize("place", ["left", "middle", "right"])
def test_a_double_gives_one_at_each_of_his_locations_once(place: str) -> None:
    """HOL-OOGIE-03, HOL-AMB-28"""
    table = rolling(6, 6, left="bag-of-bugs-3, bag-of-bugs-4, bag-of-bugs-5")
    table.answer(0, f"roll-for {place}")
    # Three cards at the left get one point together.
    assert strengths(table) == {"left": 3 + 4 + 5 + 1, "middle": 9, "right": 3}
    # It is his alone: Santa has no more than his cards.
    assert table.told(Strengthened) == []


@pytest.mark.parametrize(("first", "second", "strength"), [(1, 5, 7), (2, 6, 7), (1, 2, 4), (6, 3, 4)])
def test_card_four_gets_three_if_both_dice_are_odd_or_both_even(first: int, second: int, strength: int) -> None:
    """HOL-OOGIE-04, HOL-OOGIE-05"""
    table = rolling(first, second, left="even-odds-4")
    # The dice are rolled for another Location; the card goes by them all the same.
    table.answer(0, "roll-for right")
    assert strengths(table) == {"left": strength, "middle": 8, "right": 2 + abs(first - second)}
    assert gained(table, "even-odds-4") == [3] * (strength == 7)


def test_card_four_looks_at_the_dice_at_the_end_of_the_round_only() -> None:
    """HOL-OOGIE-04"""
    table = holidays(
        oogie(hand="even-odds-4, bag-of-bugs-9, bag-of-bugs-7", left="~bag-of-bugs-1"),
        santa(hand="jolly-visitor-1, jolly-visitor-4, jolly-visitor-5", left="~jolly-visitor-2"),
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play even-odds-4 right")
    # Unrolled dice are neither odd nor even.
    assert (table.strength("even-odds-4"), table.total(0, "right"), table.waiting) == (4, 4, 1)


def test_where_the_dice_were_rolled_for_card_four_gets_both() -> None:
    """HOL-OOGIE-04, HOL-OOGIE-02"""
    table = rolling(5, 3, left="even-odds-4")
    table.answer(0, "roll-for left")
    assert strengths(table)["left"] == 4 + 3 + 2


@pytest.mark.parametrize("place", ["left", "right"])
def test_the_double_comes_on_top_and_makes_card_four_bring_eight(place: str) -> None:
    """HOL-OOGIE-06, HOL-OOGIE-03"""
    table = rolling(2, 2, left="even-odds-4")
    table.answer(0, f"roll-for {place}")
    assert strengths(table) == {"left": 4 + 3 + 1, "middle": 9, "right": 3}


def test_all_his_effects_of_the_round_read_the_same_dice() -> None:
    """HOL-OOGIE-07"""
    table = rolling(5, 3, left="even-odds-4", middle="high-roller-3", right="snake-eyes-2")
    table.answer(0, "roll-for middle")
    # The lower die is 3, the higher at least 5, and both are odd.
    more = blanks("high-roller-3", "amount")
    assert [gained(table, card) for card in ("snake-eyes-2", "high-roller-3", "even-odds-4")] == [[3], more, [3]]
    assert table.game.gear[0] == UNROLLED
    assert (table.game.round, table.waiting) == (2, 1)


def test_a_reroll_changes_what_later_effects_read() -> None:
    """HOL-OOGIE-07, HOL-EOR-06"""
    table = rolling(5, 3, 4, left="even-odds-4", middle="loaded-dice-1", right="bag-of-bugs-2")
    table.answer(0, "roll-for right", "first loaded-dice-1")
    table.asks(0, "reroll first", "reroll second", "reroll both", "no")
    table.answer(0, "reroll second")
    # 5 and 4: the card gets nothing, and the difference goes by the dice as they lie at last.
    assert gained(table, "even-odds-4") == []
    assert strengths(table) == {"left": 4, "middle": 1, "right": 2 + 1}
