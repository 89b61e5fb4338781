"""Hidden cards in views, imagined worlds and written options, on the table of Take Over the Holidays."""

from __future__ import annotations

import json

import pytest

from spiralhill.kernel.notation import notations
from tests.rules.holidays.story import Story, finkelstein, holidays, jack, oogie, santa

# All but the first player: the other one, and somebody who only watches.
OTHERS = (1, None)
ANYBODY = (0, *OTHERS)


# Stacks


STACKS = {"first": "clockwork-bat, hopping-boots", "second": "bottled-thunder, ideal-companion, whispering-kettle"}


def experiments() -> Story:
    """Dr. Finkelstein on turn, with two stacks of Experiments and one that is completed."""
    hand = "mad-scientist-1, mad-scientist-2, mad-scientist-3"
    return holidays(finkelstein(hand=hand, completed="two-headed-duckling", **STACKS), oogie(hand="bag-of-bugs-1"))


def test_a_view_shows_the_top_of_each_stack() -> None:
    told = experiments()
    for seat in ANYBODY:
        piles = [pile for pile in json.loads(json.dumps(told.game.view(seat)))["piles"] if pile["zone"] == "stack"]
        shown = [[card and card[1] for card in pile["cards"]] for pile in piles]
        assert shown == [[None, "hopping-boots"], [None, None, "whispering-kettle"]]


def test_an_imagined_world_deals_the_lower_cards_of_stacks_again() -> None:
    game = experiments().game
    first, second = game.gear_piles[0], game.gear_piles[0] + 1
    for seat in ANYBODY:
        lower = set()
        for seed in range(60):
            world = game.imagine(seat, seed)
            assert world.view(seat) == game.view(seat)
            names = [world.name(card) for card in (*world.piles[first], *world.piles[second])]
            assert [names[1], names[4]] == ["hopping-boots", "whispering-kettle"]
            lower.add((names[0], names[2], names[3]))
        # Three cards under the two tops, in every order.
        assert len(lower) == 6


# Face-down cards in imagined worlds


def two_face_down() -> Story:
    """Santa has two face-down cards: any card, placed first, and the one that always lies so (HOL-FD-04)."""
    return holidays(
        santa(hand="jolly-visitor-1", left="~jolly-visitor-7", middle="~down-the-chimney-6", right="jolly-visitor-2"),
        jack(hand="glowing-nose-8, pumpkin-king-1", left="~pumpkin-king-3", middle="pumpkin-king-4"),
        round=2,
        turn=1,
    )


def test_a_face_down_card_that_could_be_only_one_is_imagined_as_that() -> None:
    told = two_face_down()
    first, second = told.card("jolly-visitor-7"), told.card("down-the-chimney-6")
    for seat in OTHERS:
        worlds = [told.game.imagine(seat, seed) for seed in range(80)]
        assert {world.name(second) for world in worlds} == {"down-the-chimney-6"}
        firsts = {world.name(first) for world in worlds}
        assert len(firsts) > 10
        # What everybody sees lie there, and what the other must be, the first cannot be.
        assert not firsts & {"jolly-visitor-2", "down-the-chimney-6"}
    mine = {(world.name(first), world.name(second)) for world in (told.game.imagine(0, seed) for seed in range(9))}
    assert mine == {("jolly-visitor-7", "down-the-chimney-6")}


def test_a_view_does_not_show_face_down_cards_of_others() -> None:
    told = two_face_down()
    for seat in OTHERS:
        text = json.dumps(told.game.view(seat))
        assert "jolly-visitor-7" not in text
        assert "chimney" not in text
    text = json.dumps(told.game.view(0))
    assert "jolly-visitor-7" in text
    assert "chimney" in text
    assert "pumpkin-king-3" not in text


# Options that name hidden cards


def looking() -> Story:
    """Jack may look at one of two face-down cards of Santa at the Location between them."""
    told = holidays(
        santa(
            hand="jolly-visitor-1",
            left="~jolly-visitor-7, ~down-the-chimney-6",
            middle="jolly-visitor-3",
            right="jolly-visitor-2",
        ),
        jack(hand="glowing-nose-8, pumpkin-king-1", left="~pumpkin-king-3", middle="pumpkin-king-4"),
        round=2,
        turn=1,
        turns={0: 1, 1: 2},
    )
    told.answer(1, "play glowing-nose-8 right")
    return told


def test_a_card_that_a_seat_cannot_see_is_written_as_a_question_mark() -> None:
    told = looking()
    told.asks(1, "look ? @1", "look ? @1 2", "no")
    # Its owner would write it out.
    assert notations(told.game, told.game.asked[1], 0)[0] == "look jolly-visitor-7 @1"


@pytest.mark.parametrize("seed", range(20))
def test_the_options_in_a_view_tell_nothing_of_hidden_cards(seed: int) -> None:
    game = looking().game
    world = game.imagine(1, seed)
    assert world.prints != game.prints
    assert world.view(1)["options"] == game.view(1)["options"] == ["look ? @1", "look ? @1 2", "no"]
    for seat in (0, None):
        assert game.view(seat)["options"] is None


def test_who_has_looked_can_name_the_card() -> None:
    told = looking()
    card = told.card("jolly-visitor-7")
    told.answer(1, "look ? @1")
    names = [told.game.name_for(seat, card) for seat in ANYBODY]
    assert names == ["jolly-visitor-7", "jolly-visitor-7", None]
    assert "jolly-visitor-7" in json.dumps(told.game.view(1))
    assert "jolly-visitor-7" not in json.dumps(told.game.view(None))
