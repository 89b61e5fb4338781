"""New games: what is asked for wrongly is refused with what would be right."""

from __future__ import annotations

import pytest

import spiralhill
from spiralhill import Illegal, Unknown


@pytest.mark.parametrize("seats", [5, "will", None, {"will": 1}])
def test_seats_are_a_list(seats: object) -> None:
    with pytest.raises(Illegal, match="the seats of duel are a list, one entry a player, not"):
        spiralhill.new("duel", seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [0, 1, 5])
def test_a_duel_has_two_to_four_seats(number: int) -> None:
    with pytest.raises(Illegal, match=f"a duel is for 2, 3 or 4 players, not for {number}"):
        spiralhill.new("duel", ["will"] * number)


def test_unknown_games_heroes_and_options_are_named() -> None:
    with pytest.raises(Unknown, match="there is no game 'chess'; the games are duel"):
        spiralhill.new("chess", ["will", "isis"])
    with pytest.raises(Unknown, match="there is no hero 'zorro'; the heroes are will, isis, deon, aisling, tester"):
        spiralhill.new("duel", ["will", "zorro"])
    with pytest.raises(Unknown, match="duel has no option 'speed'; its options are turn_cap, build_limit"):
        spiralhill.new("duel", ["will", "isis"], speed=9)


def test_the_same_seed_deals_the_same_game() -> None:
    assert spiralhill.new("duel", ["will", "isis"], 7) == spiralhill.new("duel", ["will", "isis"], 7)
    assert spiralhill.new("duel", ["will", "isis"], 7) != spiralhill.new("duel", ["will", "isis"], 8)
