"""Chapter 21, the result of an attack."""

import pytest

from spiralhill.games.herocard.duel import Duel
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import anyone, deon, duel, isis, will


class Scares(Duel):
    """A board game in which whoever is hit loses a point instead."""

    def attack_succeeds(self, attacker: Seat, target: Seat) -> None:
        self.points[target] -= 1


def test_more_attack_than_block_succeeds() -> None:
    """DUEL-RES-01"""
    table = duel(anyone(hand="strike, push"), anyone(hand="guard, brace"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play guard", "add brace")
    assert (table.results, table.points) == ([(6, 5, True)], (1, 0))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_tie_is_a_failure() -> None:
    """DUEL-RES-02"""
    table = duel(anyone(hand="stallion-charge"), anyone(hand="self-defense"))
    table.answer(0, "play stallion-charge")
    table.answer(1, "play self-defense")
    assert (table.results, table.points) == ([(5, 5, False)], (0, 0))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_less_attack_than_block_is_a_failure() -> None:
    """DUEL-RES-03"""
    table = duel(will(hand="nightstick"), will(hand="self-defense"))
    table.answer(0, "play nightstick")
    table.answer(1, "play self-defense")
    assert (table.results, table.points) == ([(4, 5, False)], (0, 0))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_what_success_brings_is_for_the_game_to_say() -> None:
    """DUEL-RES-04"""
    table = duel(anyone(hand="strike"), anyone(hand="guard"), kind=Scares)
    table.answer(0, "play strike")
    table.answer(1, "pass")
    assert (table.results, table.points) == ([(3, 0, True)], (0, -1))
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_a_failed_attack_does_not_bring_what_success_brings() -> None:
    """DUEL-RES-04 DUEL-RES-07"""
    table = duel(anyone(hand="strike"), anyone(hand="guard, brace"), kind=Scares)
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add brace")
    assert (table.results, table.points) == ([(3, 5, False)], (0, 0))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


@pytest.mark.parametrize("margin", [1, 25])
def test_the_margin_does_not_matter(margin: int) -> None:
    """DUEL-RES-05"""
    if margin == 25:
        table = duel(will(hand="shotgun, point-blank, overkill"), isis(hand="premonition"))
        table.answer(0, "play shotgun", "add point-blank", "add overkill")
    else:
        table = duel(anyone(hand="overload"), isis(hand="premonition", body="premonition"))
        table.answer(0, "play overload", "name body")
    table.answer(1, "pass")
    assert (table.results, table.points) == ([(margin, 0, True)], (1, 0))
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_an_attack_without_its_base_fails_even_against_nothing() -> None:
    """DUEL-RES-06"""
    table = duel(anyone(hand="strike, push"), anyone(hand="nullify"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "play nullify", "purge strike")
    # Push is still there, but it has nothing to raise.
    assert (table.results, table.points) == ([(0, 0, False)], (0, 0))
    assert table.pile(0, "mind") == ["push"]
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_failure_costs_nothing_but_the_spent_points() -> None:
    """DUEL-RES-07"""
    table = duel(deon(hand="righteous-blow, slip-free"), anyone(hand="guard, brace"))
    table.answer(0, "play righteous-blow")
    table.answer(1, "play guard", "add brace")
    table.answer(0, "pass")
    assert (table.results, table.points) == ([(3, 5, False)], (0, 0))
    assert table.free(0) == (6, 6, 8)
    assert (table.pile(0, "body"), table.pile(0, "discard"), table.hand(0)) == (["righteous-blow"], [], ["slip-free"])
    # The phase goes on.
    table.asks(0, "play slip-free", "end")
