"""Stacks that their owner may look through while everybody else sees the top, and decks that are cut."""

from __future__ import annotations

from spiralhill.kernel.chance import Dice
from spiralhill.kernel.table import NOBODY, OWNER_TOP, Box, Table, Zone


def open_stacks() -> Table:
    """Two seats, each with a deck and a stack that shows its top to everybody and all of itself to its owner."""
    zones = [Zone(name, seat, sees, True) for seat in (0, 1) for name, sees in (("deck", NOBODY), ("stack", OWNER_TOP))]
    table = Table(Box(2, tuple(zones), ("a", "b", "c", "d"), (0, 0, 1, 1)), [0, 1, 2, 3], Dice(1))
    table.piles = [(), (0, 1), (2, 3), ()]
    return table


def test_the_owner_sees_a_whole_stack_and_everybody_else_its_top() -> None:
    table = open_stacks()
    assert [table.sees(0, card, 1) for card in (0, 1)] == [True, True]
    assert [table.sees(1, card, 1) for card in (0, 1)] == [False, True]
    assert [table.sees(None, card, 1) for card in (0, 1)] == [False, True]


def test_a_card_that_is_covered_is_forgotten_by_the_others() -> None:
    table = open_stacks()
    table.show((2, 3))
    for card in (3, 2):
        table.move(card, 2, 3)
    assert [table.sees(0, card, 3) for card in (3, 2)] == [False, True]
    assert [table.sees(1, card, 3) for card in (3, 2)] == [True, True]


def test_a_cut_keeps_the_cards_in_a_ring_and_nobody_knows_where_they_lie() -> None:
    table = open_stacks()
    table.piles[0], table.piles[1] = (0, 1), ()
    table.look(0, (0, 1))
    before = table.irrevocable
    table.cut(0, "cut")
    assert table.piles[0] in ((0, 1), (1, 0))
    assert not table.sees(0, 0, 0)
    assert table.irrevocable == before + 1
