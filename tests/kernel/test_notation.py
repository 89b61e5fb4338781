"""Picks as a person types them."""

from __future__ import annotations

import pytest

from spiralhill.games.herocard import picks
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.notation import notations, read_pick
from tests.rules.duel.story import anyone, duel


def test_every_option_has_a_text_of_its_own() -> None:
    table = duel(anyone(hand="2 jab, second-wind"), anyone(), anyone())
    assert table.offered(0) == [
        "play jab @2",
        "play jab @3",
        "play jab @2 2",
        "play jab @3 2",
        "play second-wind",
        "refresh",
        "end",
    ]
    for option, text in zip(table.game.asked[0], table.offered(0), strict=True):
        assert read_pick(table.game, 0, text) == option


def test_any_beginning_that_fits_one_thing_is_enough() -> None:
    table = duel(anyone(hand="2 strike, second-wind"), anyone())
    assert read_pick(table.game, 0, "  Play   se ") == picks.Play(table.find(0, "second-wind"))
    # Copies of a card do the same, so the first of them is meant.
    assert read_pick(table.game, 0, "play strike") == picks.Play(table.find(0, "strike"), 1)


def test_what_could_mean_several_things_is_refused_with_what_it_could_mean() -> None:
    table = duel(anyone(hand="strike, second-wind"), anyone())
    with pytest.raises(
        Illegal, match="'play s' could mean several things: say one of play strike @2, play second-wind"
    ):
        read_pick(table.game, 0, "play s")


@pytest.mark.parametrize("text", ["", "   ", "dance", "play shotgun", "pass", "@2", "play jab @9"])
def test_what_is_not_offered_is_refused_with_what_is(text: str) -> None:
    table = duel(anyone(hand="strike"), anyone())
    with pytest.raises(Illegal, match="is not offered: say one of play strike @2, refresh, end"):
        read_pick(table.game, 0, text)


def test_notations_of_nothing_are_nothing() -> None:
    table = duel(anyone(), anyone())
    assert notations(table.game, [], 0) == []
