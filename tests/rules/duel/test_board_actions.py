"""Board game actions: what a board game lets a player do without a card. A plain duel has none.

The board game of these stories is a village: one can walk, ring the bell, light a fire or duck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from spiralhill.games.herocard.decks import hero_of
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.picks import BoardAction
from spiralhill.games.herocard.prints import EXCLUSIVE, FAST, RESTRICTED, Hero
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import anyone, duel, wander


@dataclass(frozen=True, slots=True)
class Walk(BoardAction):
    """To walk one square; it has no Action Type, and two squares are a day's walk."""


@dataclass(frozen=True, slots=True)
class RingBell(BoardAction):
    """To ring the bell."""

    def action_type(self) -> str:
        return EXCLUSIVE


@dataclass(frozen=True, slots=True)
class LightFire(BoardAction):
    """To light a fire."""

    def action_type(self) -> str:
        return RESTRICTED


@dataclass(frozen=True, slots=True)
class Duck(BoardAction):
    """To duck."""

    def action_type(self) -> str:
        return FAST


class Village(Duel):
    """A board game that fights its conflicts as duels."""

    open_to_all: ClassVar[tuple[BoardAction, ...]] = (RingBell(), LightFire(), Duck())

    def __init__(self, heroes: tuple[Hero, ...], chance: Chance, cap: int | None = None) -> None:
        super().__init__(heroes, chance, cap)
        self.done: list[tuple[Seat, str]] = []

    def board_actions(self, seat: Seat) -> tuple[BoardAction, ...]:
        walked = self.done.count((seat, "Walk"))
        return (Walk(), *self.open_to_all) if walked < 2 else self.open_to_all

    def board_action(self, seat: Seat, pick: BoardAction) -> None:
        self.done.append((seat, type(pick).__name__))


class Road(Village):
    """A village with nothing in it but the road."""

    open_to_all: ClassVar[tuple[BoardAction, ...]] = ()


def test_a_board_game_may_let_a_player_act_without_a_card() -> None:
    """DUEL-BGA-01"""
    table = duel(anyone(), anyone(), kind=Road)
    table.asks(0, "walk", "refresh", "end")
    table.answer(0, "walk", "walk")
    assert isinstance(table.game, Village)
    assert table.game.done == [(0, "Walk"), (0, "Walk")]
    # Two squares are all; the phase ends, and the other player walks on his own turn.
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")
    table.answer(1, "draw 0")
    table.asks(1, "walk", "refresh", "end")


def test_a_plain_duel_offers_no_board_game_action() -> None:
    """DUEL-BGA-01"""
    assert HeroTable.board_actions is Duel.board_actions
    for game in wander("tester", "will", seed=3, answers=500):
        assert not any(isinstance(pick, BoardAction) for options in game.asked.values() for pick in options)


def test_cards_and_board_game_actions_may_be_mixed_in_any_order() -> None:
    """DUEL-ACT-01"""
    table = duel(anyone(hand="jab, reload"), anyone(), kind=Road)
    table.answer(0, "walk", "play jab", "pass", "walk", "play reload")
    assert isinstance(table.game, Village)
    assert table.game.done == [(0, "Walk"), (0, "Walk")]
    assert (table.pile(0, "body"), table.pile(0, "x")) == (["jab"], ["reload"])
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_an_exclusive_board_game_action_leaves_no_exclusive_card() -> None:
    """DUEL-TYPE-04 DUEL-BGA-02"""
    table = duel(anyone(hand="strike, jab"), anyone(), kind=Village)
    table.asks(0, "play strike @2", "play jab @2", "walk", "ring-bell", "light-fire", "duck", "refresh", "end")
    table.answer(0, "ring-bell")
    table.refuses(0, "strike", "DUEL-TYPE-02")
    # Nor can the bell be rung twice.
    table.refuses_pick(0, RingBell())
    table.asks(0, "play jab @2", "walk", "light-fire", "duck", "end")


def test_an_exclusive_card_leaves_no_exclusive_board_game_action() -> None:
    """DUEL-TYPE-04 DUEL-BGA-02"""
    table = duel(anyone(hand="strike, jab"), anyone(), kind=Village)
    table.answer(0, "play strike")
    table.settle()
    table.refuses_pick(0, RingBell())
    table.asks(0, "play jab @2", "walk", "light-fire", "duck", "end")


def test_a_purged_exclusive_card_gives_the_bell_back() -> None:
    """DUEL-BGA-02"""
    table = duel(anyone(hand="strike"), anyone(hand="nullify"), kind=Village)
    table.answer(0, "play strike")
    table.answer(1, "play nullify")
    table.settle()
    table.asks(0, "walk", "ring-bell", "light-fire", "duck", "end")


def test_the_bell_may_be_rung_again_in_the_next_own_turn() -> None:
    """DUEL-TYPE-06 DUEL-BGA-02"""
    table = duel(anyone(), anyone(), kind=Village)
    table.answer(0, "ring-bell", "end")
    table.settle()
    table.answer(1, "draw 0")
    table.asks(1, "walk", "ring-bell", "light-fire", "duck", "refresh", "end")
    table.answer(1, "end")
    table.settle()
    table.answer(0, "draw 0")
    table.asks(0, "walk", "ring-bell", "light-fire", "duck", "refresh", "end")


def test_a_restricted_board_game_action_may_be_repeated_in_the_own_phase() -> None:
    """DUEL-BGA-02"""
    table = duel(anyone(hand="strike"), anyone(), kind=Village)
    table.answer(0, "light-fire", "light-fire", "light-fire")
    # It does not use the Exclusive action up.
    table.asks(0, "play strike @2", "walk", "ring-bell", "light-fire", "duck", "end")


def test_on_anothers_turn_only_a_fast_board_game_action_is_possible() -> None:
    """DUEL-BGA-02"""
    table = duel(anyone(hand="strike"), anyone(hand="slip-free"), kind=Village)
    table.answer(0, "play strike")
    table.asks(1, "pass", "play slip-free", "duck")
    for pick in (Walk(), RingBell(), LightFire()):
        table.refuses_pick(1, pick)
    # He ducks as often as he likes, and it is still for him to answer the attack.
    table.answer(1, "duck", "duck")
    table.asks(1, "pass", "play slip-free", "duck")


def test_a_fast_board_game_action_in_a_round_does_not_begin_the_passes_anew() -> None:
    """DUEL-BGA-04 DUEL-BGA-05"""
    table = duel(anyone(hand="strike"), anyone(hand="slip-free"), kind=Village)
    table.answer(0, "play strike")
    table.answer(1, "pass")
    table.answer(0, "duck", "pass")
    # Both have passed; that he ducked gives the other no new say.
    assert table.results == [(3, 0, True)]
    table.asks(0, "walk", "light-fire", "duck", "end")


@pytest.mark.parametrize("action", ["walk", "ring-bell", "light-fire", "duck"])
def test_a_board_game_action_needs_no_card_and_costs_no_points(action: str) -> None:
    """DUEL-BGA-03"""
    table = duel(anyone(hand="jab"), anyone(), kind=Village)
    table.answer(0, action)
    assert table.free(0) == (8, 8, 8)
    assert (table.hand(0), table.game.in_play(0), table.pile(0, "discard")) == (["jab"], (), [])
    assert "play jab @2" in table.offered(0)


@pytest.mark.parametrize("action", ["walk", "ring-bell", "light-fire", "duck"])
def test_after_a_board_game_action_the_same_player_goes_on(action: str) -> None:
    """DUEL-BGA-04"""
    table = duel(anyone(hand="jab"), anyone(hand="slip-free"), anyone(hand="slip-free"), kind=Village)
    table.answer(0, action)
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")
    table.answer(0, "play jab @2")
    # A card does pass priority.
    assert (table.waiting, table.asks_for) == (1, "Priority")


@pytest.mark.parametrize("action", ["walk", "ring-bell", "light-fire", "duck"])
def test_nobody_may_answer_a_board_game_action_with_a_fast_card(action: str) -> None:
    """DUEL-BGA-05"""
    table = duel(anyone(hand="jab"), anyone(hand="slip-free"), kind=Village)
    table.answer(0, action)
    assert list(table.game.asked) == [0]
    # Fast cards have their moment at the end of a turn without plays.
    table.answer(0, "end")
    assert (table.waiting, table.asks_for) == (1, "Priority")


def test_a_board_game_is_dealt_and_played_like_a_duel() -> None:
    """DUEL-BGA-01"""
    game = Village.begun((hero_of("will"), hero_of("isis")), Dice(2))
    assert isinstance(game, Village)
    assert len(game.hand(0)) == len(game.hand(1)) == 7
    assert list(game.asked) == [game.active_player]
