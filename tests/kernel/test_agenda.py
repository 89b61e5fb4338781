"""Windows, triggers and refusals, on the small game of `seance.py`."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import pytest

from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.steps import AS_LISTED, PASS, First, Pick, Step
from tests.kernel.seance import Casts, Hush, Leave, Moans, Offer, Rattles, Seance, Stay, load, seance

MOANER = Offer(0)


def offers(game: Seance) -> dict[int, Pick]:
    """Everybody's first offer."""
    return {seat: options[1] for seat, options in game.asked.items()}


def test_a_window_asks_every_seat_that_has_something_to_say() -> None:
    game = seance("moaner-2", "hush", "moaner-3 echo")
    # Seat 1 has no spirit: it has nothing to say and passes by itself.
    assert game.asked == {0: [PASS, Offer(0)], 2: [PASS, Offer(2), Offer(3)]}


def test_answers_of_a_window_stay_sealed_until_all_are_in() -> None:
    game = seance("moaner-2", "moaner-3", "moaner-4")
    before = [game.view(seat) for seat in (1, 2, None)]
    game.answer(0, Offer(0))
    assert [game.view(seat) for seat in (1, 2, None)] == before
    assert game.log == []
    game.answer(2, Offer(2))
    game.answer(1, PASS)
    assert game.log[0] == Casts(2, "moaner-4")


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    game = seance("moaner-2", "moaner-3")
    game.answer(0, Offer(0))
    assert 0 not in game.asked
    with pytest.raises(Illegal, match=r"seat 0 may not answer .*: others are asked"):
        game.answer(0, PASS)


def test_the_order_in_which_answers_arrive_has_no_effect() -> None:
    ends = set()
    for order in permutations(range(3)):
        game = seance("moaner-2 hush", "moaner-3 hush", "moaner-3")
        answers = offers(game)
        for seat in order:
            game.answer(seat, answers[seat])
        ends.add(game.save())
    assert len(ends) == 1


def test_a_position_in_a_half_answered_window_can_be_saved() -> None:
    game = seance("moaner-2", "moaner-3", "moaner-4")
    game.answer(1, PASS)
    again = load(game.save())
    assert again.save() == game.save()
    assert again.asked == game.asked
    again.answer(0, Offer(0))
    again.answer(2, PASS)
    assert again.log[0] == Casts(0, "moaner-2")


def test_an_imagined_world_opens_the_sealed_answers_of_the_others() -> None:
    game = seance("moaner-2", "moaner-3", "moaner-4")
    game.answer(0, Offer(0))
    game.answer(1, Offer(1))
    world = game.imagine(1, 7)
    # Seat 1 remembers what it said, and that the others may have said anything.
    assert sorted(world.asked) == [0, 2]
    assert world.view(1) == game.view(1)


def test_a_hush_stops_what_is_cast() -> None:
    game = seance("moaner-2", "hush")
    game.answer(0, Offer(0))
    game.answer(1, Hush(1))
    assert game.points == [0, 0]
    assert not [event for event in game.log if isinstance(event, Rattles)]
    assert game.over  # nobody holds anything any more


def test_a_hush_can_be_hushed_and_so_on() -> None:
    for hushes, point in ((0, 1), (1, 0), (2, 1), (3, 0)):
        game = seance("moaner-2 hush", "hush hush")
        game.answer(0, Offer(0))
        for number in range(hushes):
            seat = (number + 1) % 2
            hush = next(pick for pick in game.asked[seat] if isinstance(pick, Hush))
            game.answer(seat, hush)
        while game.asked and next(iter(game.asked.values()))[0] == PASS:
            game.answer(next(iter(game.asked)), PASS)
        assert game.points == [point, 0]
        assert game.casts == ()


def test_the_player_named_by_the_rules_orders_texts_set_off_together() -> None:
    for order in permutations(range(3)):
        game = seance("moaner-2", "", "", circles=("", "moaner-3", "moaner-4"))
        game.answer(0, Offer(0))
        cards = [0, 1, 2]  # the three moaners of seats 0, 1 and 2, all in circles now
        assert [pick.card for pick in game.asked[0] if isinstance(pick, First)] == cards
        assert list(game.asked) == [0]
        waiting = cards[:]
        for wanted in order[:-1]:
            game.answer(0, First(wanted, waiting.index(wanted)))
            waiting.remove(wanted)
        assert [event.seat for event in game.log if isinstance(event, Moans)] == list(order)
        assert game.over


def test_a_text_set_off_by_a_text_comes_before_the_rest() -> None:
    game = seance("moaner-2 hush", "", circles=("", "echo moaner-3"))
    game.answer(0, Offer(0))
    # The cast moaner, the echo and the other moaner wait; the echo goes first and sets the moaners off again.
    assert game.asked[0] == [First(0, 0), First(2, 1), First(3, 2), AS_LISTED]
    game.answer(0, First(2, 1))
    assert game.asked[0] == [First(0, 0), First(3, 1)]
    game.answer(0, First(3, 1))
    # Only after both moans of the second rattle do the two of the first come up.
    assert game.points == [1, 1]
    assert game.asked == {0: [First(0, 0), First(3, 1)]}
    game.answer(0, First(0, 0))
    assert game.points == [2, 2]
    assert game.asked == {0: [Stay(), Leave()]}


def moaned(game: Seance) -> list[int]:
    """Whose moaners have moaned, in order."""
    return [event.seat for event in game.log if isinstance(event, Moans)]


def test_three_texts_or_more_can_all_happen_as_they_are_listed() -> None:
    game = seance("moaner-2", "", "", circles=("", "moaner-3", "moaner-4"))
    game.answer(0, Offer(0))
    assert game.asked[0] == [First(0, 0), First(1, 1), First(2, 2), AS_LISTED]
    game.answer(0, AS_LISTED)
    assert moaned(game) == [0, 1, 2]
    assert game.over


def test_of_four_texts_one_can_come_first_and_the_others_as_listed() -> None:
    game = seance("moaner-2", "", "", circles=("", "moaner-3 moaner-3", "moaner-4"))
    game.answer(0, Offer(0))
    game.answer(0, First(3, 3))
    assert game.asked[0] == [First(0, 0), First(1, 1), First(2, 2), AS_LISTED]
    game.answer(0, AS_LISTED)
    assert moaned(game) == [2, 0, 1, 1]


def test_of_two_texts_the_first_settles_the_order() -> None:
    game = seance("moaner-2", "", circles=("", "moaner-3"))
    game.answer(0, Offer(0))
    assert game.asked[0] == [First(0, 0), First(1, 1)]
    with pytest.raises(Illegal):
        game.answer(0, AS_LISTED)
    game.answer(0, First(1, 1))
    assert moaned(game) == [1, 0]


def test_a_text_set_off_by_a_listed_text_comes_before_the_rest() -> None:
    game = seance("moaner-2", "", circles=("", "echo moaner-3"))
    game.answer(0, Offer(0))
    game.answer(0, AS_LISTED)
    # The moaner was cast first and has moaned; the echo has set both moaners off again, the last of the list waits.
    assert moaned(game) == [0]
    assert game.asked == {0: [First(0, 0), First(2, 1)]}
    game.answer(0, First(2, 1))
    assert moaned(game) == [0, 1, 0, 1]
    assert game.over


def test_a_single_text_asks_nobody() -> None:
    game = seance("moaner-2 hush", "hush")
    game.answer(0, Offer(0))
    game.answer(1, PASS)
    assert game.points == [1, 0]
    assert game.asked == {0: [Stay(), Leave()]}


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = seance("moaner-2 hush", "moaner-3")
    before = game.save()
    for seat, pick in ((0, Offer(1)), (0, Offer(2)), (1, Offer(0)), (0, Stay()), (2, PASS), (-1, PASS)):
        with pytest.raises(Illegal):
            game.answer(seat, pick)
        assert game.save() == before
    assert [reason.rule for reason in game.why_not(0, 1)] == ["SEANCE-1"]
    assert game.why_not(0, 0) == []
    assert [reason.message for reason in game.why_not(2, PASS)] == ["not-asked"]


def test_nothing_can_be_answered_after_the_end() -> None:
    game = seance("moaner-2 hush", "")
    game.answer(0, Offer(0))
    game.answer(0, Leave())
    assert game.over
    assert game.winners == (0,)
    with pytest.raises(Illegal, match="the game is over"):
        game.answer(0, Stay())
    assert [reason.message for reason in game.why_not(0, Stay())] == ["game-over"]


@dataclass(frozen=True, slots=True)
class EndAll(Step):
    """A step that ends the game and still tells something, with texts in play that would listen."""

    def act(self, game: Seance) -> None:
        game.finish()
        game.tell(Rattles(0))
        game.next(EndAll())


def test_after_the_end_nothing_is_set_off_and_nothing_comes() -> None:
    game = seance("moaner-2", "moaner-3", circles=("moaner-2", "moaner-4"))
    game.agenda.clear()
    game.begin(EndAll())
    assert game.over
    assert game.agenda == []
    assert game.points == [0, 0]


def test_in_a_window_a_refusal_does_not_tell_who_could_still_speak() -> None:
    told = set()
    for second in ("moaner-2", "hush"):
        game = seance("hush", second, "moaner-4")
        with pytest.raises(Illegal) as refused:
            game.answer(0, PASS)
        told.add(str(refused.value))
    assert len(told) == 1


def test_games_compare_by_how_they_stand() -> None:
    game = seance("moaner-2", "moaner-3")
    same = load(game.save())
    assert game == same
    assert repr(game) == "<seance: seat 0, seat 1 to decide, scores [0, 0]>"
    same.answer(0, PASS)
    assert game != same
