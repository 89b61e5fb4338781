"""Chapter 15, the Mayor: his Mood, and the cards that follow it."""

import pytest

from spiralhill.games.holidays.characters.mayor import JOY, PANIC, Mood
from spiralhill.games.holidays.events import MoodShows, Strengthened, Wins
from spiralhill.games.holidays.picks import Show
from tests.rules.holidays.outcome import counted, gained
from tests.rules.holidays.story import Story, begun, holidays, mayor, santa


def mood(table: Story) -> str:
    """The side that shows."""
    gear = table.game.gear[0]
    assert isinstance(gear, Mood)
    return gear.showing


def on_turn(hand: str, showing: str = JOY, turns: int = 4, **piles: str) -> Story:
    """The Mayor with some turns left."""
    return holidays(
        mayor(hand=hand, gear=Mood(showing), **piles),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4", left="~jolly-visitor-9"),
        round=4,
        turns={0: turns, 1: turns},
    )


def test_the_mood_token_starts_on_joy() -> None:
    """HOL-MAYOR-01"""
    table = begun("santa", "oogie", "mayor", seed=2)
    assert table.game.gear[2] == Mood("joy")
    assert table.told(MoodShows) == []


def test_the_mood_can_change_several_times_in_a_round() -> None:
    """HOL-MAYOR-02"""
    cards = "re-election-speech-10, loudspeaker-car-5, sound-the-alarm-6, change-of-face-1, elected-official-1"
    table = on_turn(cards, left="~elected-official-2")
    table.answer(0, "play re-election-speech-10 middle")
    assert mood(table) == PANIC
    table.answer(1, "play jolly-visitor-1 right")
    # His left is Santa's right: the alarm sounds in Panic already, and weakens what lies there.
    table.answer(0, "play sound-the-alarm-6 right")
    assert mood(table) == PANIC
    table.answer(1, "play jolly-visitor-2 middle")
    table.answer(0, "play loudspeaker-car-5 left", "no")
    assert mood(table) == JOY
    table.answer(1, "play jolly-visitor-3 left")
    table.answer(0, "play change-of-face-1 left")
    table.asks(0, "show joy", "show panic")
    table.refuses_pick(0, Show("sorrow"))
    table.answer(0, "show panic")
    # Showing a side that shows already is no change and is not told.
    assert table.told(MoodShows) == [MoodShows(0, PANIC), MoodShows(0, JOY), MoodShows(0, PANIC)]


@pytest.mark.parametrize("showing", [JOY, PANIC])
def test_the_mood_keeps_its_side_between_rounds(showing: str) -> None:
    """HOL-MAYOR-02"""
    table = holidays(
        mayor(left="elected-official-4", middle="elected-official-5", right="elected-official-6", gear=Mood(showing)),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="effects",
    )
    assert (table.game.round, mood(table)) == (2, showing)
    assert table.told(MoodShows) == []


@pytest.mark.parametrize(("showing", "strength"), [(JOY, 7), (PANIC, 3)])
def test_card_four_counts_seven_with_joy_and_three_with_panic(showing: str, strength: int) -> None:
    """HOL-MAYOR-03"""
    table = holidays(
        mayor(
            left="popular-mandate-4, elected-official-5",
            middle="elected-official-1",
            right="elected-official-4",
            gear=Mood(showing),
        ),
        santa(right="jolly-visitor-1", middle="jolly-visitor-2", left="jolly-visitor-3"),
        stage="effects",
        round=2,
        locations="hinterlands, spiral-hill, town-hall",
        tokens={0: (1, 1), 1: (2, 1)},
    )
    assert table.told(Strengthened) == [Strengthened(0, "popular-mandate-4", strength - 4, strength)]
    # The plain 5 beside it is added; the plain 4 on the other side has no such text.
    assert table.told(Wins)[:2] == [
        Wins(0, "hinterlands", strength + 5, False, 1, 1),
        Wins(0, "spiral-hill", 4, False, 2, 1),
    ]


def test_card_four_waits_for_the_end_of_the_round() -> None:
    """HOL-MAYOR-03"""
    table = on_turn("popular-mandate-4, elected-official-1, elected-official-3", left="~elected-official-2")
    table.answer(0, "play popular-mandate-4 middle")
    assert (table.strength("popular-mandate-4"), table.told(Strengthened)) == (4, [])
    assert table.waiting == 1


def test_the_mood_counts_when_the_effect_is_carried_out_and_not_when_the_card_was_played() -> None:
    """HOL-MAYOR-04"""
    table = on_turn(
        "popular-mandate-4, re-election-speech-10, elected-official-1",
        PANIC,
        turns=2,
        left="~elected-official-2",
        right="cold-sweat-3",
    )
    table.answer(0, "play popular-mandate-4 middle")
    assert mood(table) == PANIC
    table.answer(1, "play jolly-visitor-1 middle")
    table.answer(0, "play re-election-speech-10 left")
    assert mood(table) == JOY
    table.answer(1, "play jolly-visitor-2 right")
    assert (gained(table, "popular-mandate-4"), counted(table, "popular-mandate-4")) == ([3], 7)
    assert gained(table, "cold-sweat-3") == []


def test_a_face_down_card_can_turn_the_mood_at_its_reveal() -> None:
    """HOL-MAYOR-04"""
    table = holidays(
        mayor(left="~re-election-speech-10", middle="popular-mandate-4", right="elected-official-5"),
        santa(right="jolly-visitor-1", middle="jolly-visitor-2", left="jolly-visitor-3"),
        stage="reveal",
    )
    assert table.told(MoodShows) == [MoodShows(0, PANIC)]
    assert table.told(Strengthened) == [Strengthened(0, "popular-mandate-4", -1, 3)]
