"""Chapter 4, cards and strength: what a card counts, and when its text happens."""

import pytest

from spiralhill.games.holidays.characters.mayor import Mood
from spiralhill.games.holidays.characters.oogie import Dice
from spiralhill.games.holidays.events import Strengthened, Wins
from spiralhill.games.holidays.picks import Weaken
from tests.rules.holidays.story import Place, Story, holidays, jack, mayor, oogie, sally, santa


def waiting_oogie() -> Place:
    """Oogie, who is asked about his dice at the End of round: a moment to look at what the others' cards count."""
    return oogie(left="loaded-dice-1", middle="bag-of-bugs-1", right="bag-of-bugs-2", gear=Dice(2, 5, "left"))


def wins(table: Story) -> list[tuple[int, int]]:
    """Who has won with which strength, Location after Location."""
    return [(event.seat, event.strength) for event in table.told(Wins)]


# What a card counts


@pytest.mark.parametrize("number", range(1, 11))
def test_the_number_of_a_card_is_its_strength(number: int) -> None:
    """HOL-CARD-01"""
    table = holidays(
        jack(left=f"pumpkin-king-{number}", hand="repainted-toys-4, coffin-sleigh-5, glowing-nose-8"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
    )
    assert [table.total(0, place) for place in ("left", "middle", "right")] == [number, 0, 0]
    assert table.waiting == 0


@pytest.mark.parametrize(("mood", "strength"), [("joy", 7), ("panic", 3)])
def test_the_mayors_four_counts_seven_in_joy_and_three_in_panic(mood: str, strength: int) -> None:
    """HOL-CARD-02"""
    table = holidays(
        mayor(left="popular-mandate-4", middle="elected-official-4", right="elected-official-5", gear=Mood(mood)),
        waiting_oogie(),
        stage="effects",
    )
    assert table.strength("popular-mandate-4") == strength
    # The plain 4 has no brackets, whatever the Mood.
    assert table.strength("elected-official-4") == 4
    table.asks(1, "no", "reroll first", "reroll second", "reroll both")


@pytest.mark.parametrize(("tokens", "met"), [((1, 2), True), ((2, 2), False), ((3, 2), False)])
def test_a_bracket_counts_only_if_its_condition_is_met(tokens: tuple[int, int], met: bool) -> None:
    """HOL-CARD-02"""
    # Lost in the Dark gets its (-n) where more Halloween than Christmas tokens lie.
    table = holidays(
        santa(left="lost-in-the-dark-9", middle="jolly-visitor-10", right="jolly-visitor-9"),
        waiting_oogie(),
        stage="effects",
        tokens={0: tokens, 1: (0, 9), 2: (0, 9)},
    )
    if met:
        assert table.strength("lost-in-the-dark-9") < 9
    else:
        assert table.strength("lost-in-the-dark-9") == 9
    assert len(table.told(Strengthened)) == met
    assert table.waiting == 1


def test_the_strength_at_a_location_is_the_sum_of_all_cards_there_after_modifiers() -> None:
    """HOL-CARD-03 HOL-EX-06"""
    table = holidays(
        mayor(left="popular-mandate-4, elected-official-5", middle="elected-official-10", right="elected-official-9"),
        waiting_oogie(),
        stage="effects",
        round=2,
    )
    assert [table.total(0, place) for place in ("left", "middle", "right")] == [12, 10, 9]
    table.answer(1, "no")
    # Oogie's right is the Mayor's left, and his dice add three at his own left.
    assert wins(table) == [(0, 12), (0, 9), (0, 10)]
    assert table.asks_for == "PlayerTurn"


def test_three_cards_and_two_modifiers_are_added_up() -> None:
    """HOL-CARD-03"""
    table = holidays(
        santa(
            left="jolly-visitor-3, open-hands-8, lost-in-the-dark-9", middle="jolly-visitor-9", right="jolly-visitor-10"
        ),
        waiting_oogie(),
        stage="effects",
        round=3,
        tokens={0: (0, 1)},
    )
    more, less = table.strength("open-hands-8"), table.strength("lost-in-the-dark-9")
    assert more > 8
    assert less < 9
    assert table.total(0, "left") == 3 + more + less
    assert table.waiting == 1


# Never below nought


def weakened_by_tea(middle: str) -> Story:
    """Sally Stitches her tea at the Middle, which takes more from Jack's pumpkin king 1 than he has."""
    table = holidays(
        sally(hand="nightshade-tea-2, rag-doll-7, rag-doll-8", left="~rag-doll-1", right="rag-doll-3"),
        jack(hand="pumpkin-king-6, pumpkin-king-7", left="~pumpkin-king-8", middle=middle, right="pumpkin-king-10"),
        round=3,
    )
    table.answer(0, "play nightshade-tea-2 middle", "stitch rag-doll-7")
    if table.waiting == 0:
        table.answer(0, "weaken pumpkin-king-1 @2")
    return table


def test_a_card_never_counts_for_less_than_nothing() -> None:
    """HOL-CARD-08 HOL-AMB-12"""
    table = weakened_by_tea("pumpkin-king-1")
    (event,) = table.told(Strengthened)
    assert isinstance(event, Strengthened)
    assert (event.card, event.amount < -1, event.strength) == ("pumpkin-king-1", True, 0)
    assert (table.strength("pumpkin-king-1"), table.total(1, "middle")) == (0, 0)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_card_reduced_below_nothing_takes_nothing_from_the_others() -> None:
    """HOL-CARD-08 HOL-AMB-12"""
    table = weakened_by_tea("pumpkin-king-1, pumpkin-king-4")
    assert table.total(1, "middle") == 4
    # It can be chosen all the same, as any face-up card.
    assert Weaken(table.card("pumpkin-king-1"), 1) in [pick for _, pick in table.game.picks]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_who_has_anything_at_all_wins_against_a_card_reduced_to_nothing() -> None:
    """HOL-CARD-08 HOL-EX-23"""
    table = holidays(
        sally(hand="nightshade-tea-2, rag-doll-7, rag-doll-8", left="~rag-doll-1", right="rag-doll-3"),
        jack(left="pumpkin-king-8", middle="pumpkin-king-1", right="~pumpkin-king-10"),
        turns={0: 1},
        order=(1,),
    )
    table.answer(0, "play nightshade-tea-2 middle", "stitch rag-doll-7")
    # Jack was at the Middle first, but 0 against 2 is no tie.
    assert wins(table)[-1] == (0, 2)
    assert (table.game.round, table.asks_for) == (2, "PlayerTurn")
