"""Chapter 25, range: a board game says who reaches whom."""

import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.picks import Play
from spiralhill.games.herocard.plays import needs_target
from spiralhill.games.herocard.prints import BASE_ATTACK, MISCELLANEOUS
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import aisling, anyone, duel

AT_SOMEBODY = sorted(card.id for card in CARDS.values() if needs_target(card))
FOR_ONESELF = sorted(card.id for card in CARDS.values() if card.kind == MISCELLANEOUS and not needs_target(card))


class Fog(Duel):
    """A board on which nobody reaches anybody."""

    def in_range(self, seat: Seat, other: Seat) -> bool:
        return False


class Corridor(Duel):
    """A board of spaces in a row, and a figure a seat: same or adjacent space is in range."""

    spaces = (1, 1, 2, 4)

    def in_range(self, seat: Seat, other: Seat) -> bool:
        return abs(self.spaces[seat] - self.spaces[other]) <= 1


@pytest.mark.parametrize("title", AT_SOMEBODY)
def test_no_card_affects_a_hero_out_of_range(title: str) -> None:
    """DUEL-RNG-01"""
    table = duel(anyone(hand=f"{title}, slip-free"), anyone(hand="strike", mind="brace"), kind=Fog)
    table.refuses(0, title, "DUEL-RNG-01" if CARDS[title].cost <= 8 else "DUEL-ATTR-05")
    table.refuses_pick(0, Play(table.find(0, title), 1))
    table.asks(0, "play slip-free", "refresh", "end")


def test_all_that_is_done_to_others_names_a_target() -> None:
    """DUEL-RNG-01"""
    # Inside an attack a card works on the attacker or the target, who are in range of each other.
    assert (
        sorted(
            [card.id for card in CARDS.values() if card.kind == BASE_ATTACK]
            + ["guardian-angel", "panic", "phantasm", "pin-down", "scatter", "shackle"]
        )
        == AT_SOMEBODY
    )


def test_the_board_game_says_who_is_in_range() -> None:
    """DUEL-RNG-02 DUEL-RNG-03"""
    spare = anyone(hand="slip-free")
    table = duel(anyone(hand="strike, scatter"), spare, spare, spare, kind=Corridor)
    # Seat 2 shares her space, seat 3 stands beside it, seat 4 is too far away.
    table.asks(0, "play strike @2", "play strike @3", "play scatter @2", "play scatter @3", "refresh", "end")
    table.refuses_pick(0, Play(table.find(0, "strike"), 3))
    table.answer(0, "play strike @3")
    assert table.game.target == 2
    table.asks(1, "pass", "play slip-free")


def test_in_a_plain_duel_everybody_is_in_range_of_everybody() -> None:
    """DUEL-RNG-04"""
    table = duel(aisling(hand="panic, spite"), *[anyone(hand="slip-free")] * 3)
    pairs = [(seat, other) for seat in range(4) for other in range(4) if seat != other]
    assert all(table.game.in_range(seat, other) for seat, other in pairs)
    table.asks(0, *[f"play {title} @{seat}" for title in ("panic", "spite") for seat in (2, 3, 4)], "refresh", "end")


@pytest.mark.parametrize("title", FOR_ONESELF)
def test_what_affects_only_its_player_needs_no_range(title: str) -> None:
    """DUEL-RNG-05"""
    table = duel(anyone(hand=f"{title}, strike"), anyone(hand="slip-free"), kind=Fog)
    table.asks(0, f"play {title}", "refresh", "end")
