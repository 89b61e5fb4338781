"""The Mayor's special cards: most of them turn his Mood or go by it."""

from typing import Any

import pytest

from spiralhill.games.holidays.characters.mayor import JOY, PANIC, Mood
from spiralhill.games.holidays.events import Draws, MoodShows, PutsUnder
from spiralhill.games.holidays.picks import Move, Weaken
from spiralhill.kernel.effects import NO
from tests.cards.holidays.moments import AT_BOTH_MOMENTS, PLACED, REVEALED, STOPPED, after, bring, bring_and_wait, rival
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Place, mayor

IN_BOTH_MOODS = pytest.mark.parametrize("showing", [JOY, PANIC])
OTHER = {JOY: PANIC, PANIC: JOY}


def me(**said: Any) -> Place:
    piles = {
        "left": "elected-official-2",
        "middle": "elected-official-3",
        "right": "elected-official-4",
        "hand": "elected-official-8",
    }
    return mayor(**piles | said)


@AT_BOTH_MOMENTS
@IN_BOTH_MOODS
@pytest.mark.parametrize("wanted", [JOY, PANIC])
def test_change_of_face_shows_the_side_he_wants(moment: str, showing: str, wanted: str) -> None:
    """HOL-CARD-06"""
    table = bring(moment, "change-of-face-1", "left", me(gear=Mood(showing)), rival())
    table.asks(0, "show joy", "show panic")
    table.refuses_pick(0, NO)
    table.answer(0, f"show {wanted}")
    assert table.game.gear[0] == Mood(wanted)
    # The side that shows already may be kept, and nothing turns then.
    assert table.told(MoodShows) == ([] if wanted == showing else [MoodShows(0, wanted)])
    assert (table.waiting, table.asks_for) == after(moment)


# What a card gets at the End of round in either Mood; the blanks stand on the card in this order.
BY_MOOD = {
    "painted-smile-2": [JOY],
    "cold-sweat-3": [PANIC],
    "popular-mandate-4": [JOY, PANIC],
    "bulletin-of-doom-8": [PANIC, JOY],
    "brass-band-9": [JOY, PANIC],
}


@AT_BOTH_MOMENTS
@IN_BOTH_MOODS
@pytest.mark.parametrize("title", BY_MOOD)
def test_a_card_that_goes_by_the_mood_at_the_end_of_the_round(moment: str, showing: str, title: str) -> None:
    """HOL-CARD-02, HOL-CARD-05, HOL-MAYOR-03"""
    table = bring_and_wait(moment, title, "right", me(gear=Mood(showing)), rival())
    amounts = dict(zip(BY_MOOD[title], blanks(title, "amount"), strict=True))
    assert gained(table, title) == ([amounts[showing]] if showing in amounts else [])
    assert table.game.gear[0] == Mood(showing)
    assert (table.waiting, table.asks_for) == STOPPED


def test_what_helps_in_one_mood_hurts_or_leaves_alone_in_the_other() -> None:
    """HOL-MAYOR-03"""
    assert blanks("popular-mandate-4", "amount") == [3, -1]
    for title in ("bulletin-of-doom-8", "brass-band-9"):
        more, less = blanks(title, "amount")
        assert more > 0 > less
    assert all(amount > 0 for title in ("painted-smile-2", "cold-sweat-3") for amount in blanks(title, "amount"))


@pytest.mark.parametrize("title", BY_MOOD)
def test_the_mood_is_read_when_the_effect_happens(title: str) -> None:
    """HOL-MAYOR-04"""
    # Played in Panic; his first card, a speech, turns the token to Joy when it is revealed.
    own = me(left="~re-election-speech-10", gear=Mood(PANIC))
    table = bring_and_wait(PLACED, title, "right", own, rival())
    amounts = dict(zip(BY_MOOD[title], blanks(title, "amount"), strict=True))
    assert gained(table, title) == ([amounts[JOY]] if JOY in amounts else [])
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@IN_BOTH_MOODS
def test_loudspeaker_car_turns_the_mood_and_may_move_another_card(moment: str, showing: str) -> None:
    """HOL-MAYOR-02, HOL-MOVE-01"""
    table = bring(moment, "loudspeaker-car-5", "left", me(gear=Mood(showing)), rival())
    assert table.game.gear[0] == Mood(OTHER[showing])
    table.asks(0, "move elected-official-2 middle", "move elected-official-2 right", "no")
    table.refuses(0, Move(table.card("elected-official-4"), "left"), "HOL-MOVE-02")
    table.answer(0, "move elected-official-2 right")
    assert table.pile(0, "left") == ["loudspeaker-car-5"]
    assert table.pile(0, "right") == ["elected-official-4", "elected-official-2"]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_loudspeaker_car_turns_the_mood_even_if_nothing_is_moved(moment: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    table = bring(moment, "loudspeaker-car-5", "left", me(), rival())
    table.answer(0, "no")
    assert table.game.gear[0] == Mood(PANIC)
    assert sorted(table.pile(0, "left")) == ["elected-official-2", "loudspeaker-car-5"]
    assert (table.waiting, table.asks_for) == after(moment)


def test_loudspeaker_car_asks_nothing_when_every_move_would_leave_a_gap() -> None:
    """HOL-MOVE-02"""
    table = bring(REVEALED, "loudspeaker-car-5", "left", me(left=""), rival())
    assert table.game.gear[0] == Mood(PANIC)
    assert (table.waiting, table.asks_for) == after(REVEALED)


@AT_BOTH_MOMENTS
@IN_BOTH_MOODS
def test_sound_the_alarm_shows_panic_and_weakens_a_face_up_card_here(moment: str, showing: str) -> None:
    """HOL-FD-07, HOL-CARD-06"""
    (less,) = blanks("sound-the-alarm-6", "amount")
    opponent = rival(right="jolly-visitor-9, ~jolly-visitor-8, jolly-visitor-4")
    table = bring(moment, "sound-the-alarm-6", "left", me(gear=Mood(showing)), opponent)
    assert table.game.gear[0] == Mood(PANIC)
    table.asks(0, "weaken jolly-visitor-9 @2", "weaken jolly-visitor-4 @2")
    table.refuses(0, Weaken(table.card("jolly-visitor-8"), 1), "HOL-FD-07")
    table.answer(0, "weaken jolly-visitor-4")
    assert table.strength("jolly-visitor-4") == 4 - less < 4
    assert table.strength("jolly-visitor-9") == 9
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_sound_the_alarm_shows_panic_even_without_a_card_to_weaken(moment: str) -> None:
    """HOL-CARD-07"""
    table = bring(moment, "sound-the-alarm-6", "left", me(), rival(right="~jolly-visitor-4"))
    assert table.game.gear[0] == Mood(PANIC)
    assert table.game.modifiers == {}
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@IN_BOTH_MOODS
def test_ribbon_cutting_shows_joy_draws_and_puts_a_card_under_the_deck(moment: str, showing: str) -> None:
    """HOL-CARD-06, HOL-INFO-02"""
    own = me(deck="elected-official-5, elected-official-6, elected-official-7", gear=Mood(showing))
    table = bring(moment, "ribbon-cutting-7", "left", own, rival())
    assert table.game.gear[0] == Mood(JOY)
    table.asks(0, "put-under elected-official-7", "put-under elected-official-8")
    table.refuses_pick(0, NO)
    table.answer(0, "put-under elected-official-8")
    assert table.hand(0) == ["elected-official-7"]
    assert table.pile(0, "deck") == ["elected-official-8", "elected-official-5", "elected-official-6"]
    # The others see that a card was put there, not which.
    assert [event for event in table.game.log_for(1) if isinstance(event, PutsUnder)] == [PutsUnder(0, ())]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_ribbon_cutting_with_an_empty_deck_only_shows_joy(moment: str) -> None:
    """HOL-CARD-07"""
    table = bring(moment, "ribbon-cutting-7", "left", me(deck="", gear=Mood(PANIC)), rival(), round=4)
    assert table.game.gear[0] == Mood(JOY)
    assert (table.hand(0), table.told(Draws)) == (["elected-official-8"], [])
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@IN_BOTH_MOODS
def test_re_election_speech_turns_the_mood(moment: str, showing: str) -> None:
    """HOL-MAYOR-02"""
    table = bring(moment, "re-election-speech-10", "middle", me(gear=Mood(showing)), rival())
    assert table.game.gear[0] == Mood(OTHER[showing])
    assert (table.waiting, table.asks_for) == after(moment)
