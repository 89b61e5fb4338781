"""Setup: how the table stands before the first decision."""

from typing import Any, cast

import pytest

from spiralhill.games.herocard.decks import hero_of
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.picks import STOP
from spiralhill.games.herocard.prints import ATTRIBUTES
from spiralhill.games.herocard.state import DECK, DISCARD, PILES
from spiralhill.kernel.chance import Dice
from tests.rules.duel.story import Story, anyone, duel, wander


def begun(*heroes: str, seed: int = 1) -> Duel:
    """A duel dealt by the rules and not yet played."""
    return Duel.begun(tuple(hero_of(name) for name in heroes), Dice(seed))


def deck(game: Duel, seat: int) -> list[str]:
    """The titles in a deck, the top one last."""
    return [game.name(card) for card in game.piles[seat * PILES + DECK]]


def test_the_attribute_cards_are_set_apart_from_the_action_deck() -> None:
    """DUEL-SETUP-01"""
    game = begun("will", "isis")
    for seat, name in enumerate(("will", "isis")):
        titles = {card.id for _, card in hero_of(name).deck}
        assert set(deck(game, seat)) <= titles
        assert len(deck(game, seat)) + len(game.hand(seat)) == 30
        assert [card.hero for card in game.heroes[seat].attributes] == [name] * 3


def test_the_attributes_are_laid_out_as_body_mind_x() -> None:
    """DUEL-SETUP-02"""
    assert ATTRIBUTES == ("body", "mind", "x")
    game = begun("will", "isis")
    piles = cast(list[dict[str, Any]], game.view(None)["piles"])
    assert [pile["zone"] for pile in piles if pile["owner"] == 1] == ["deck", "hand", "discard", "body", "mind", "x"]
    assert cast(dict[str, Any], game.view(None)["facts"])["attributes"] == [[9, 7, 6], [7, 9, 8]]


def test_the_action_deck_is_shuffled() -> None:
    """DUEL-SETUP-03"""
    listed = [card.id for copies, card in hero_of("will").deck for _ in range(copies)]
    orders = [tuple(deck(begun("will", "will", seed=seed), seat)) for seed in range(5) for seat in range(2)]
    # Ten decks, ten orders, and none of them is the one in which the cards came out of the box.
    assert len(set(orders)) == 10
    assert tuple(listed[:23]) not in orders
    assert tuple(listed[7:]) not in orders


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["its owner", "the opponent", "a spectator"])
def test_the_deck_lies_face_down_for_everybody(viewer: int | None) -> None:
    """DUEL-SETUP-03"""
    piles = cast(list[dict[str, Any]], begun("will", "isis").view(viewer)["piles"])
    assert piles[DECK]["cards"] == [None] * 23


@pytest.mark.parametrize("heroes", [("will", "isis"), ("will", "isis", "deon"), ("will", "isis", "deon", "aisling")])
def test_each_player_draws_seven_cards(heroes: tuple[str, ...]) -> None:
    """DUEL-SETUP-04"""
    game = begun(*heroes)
    for seat in range(len(heroes)):
        assert (len(game.hand(seat)), len(deck(game, seat))) == (7, 23)


@pytest.mark.parametrize("heroes", [("will", "isis"), ("will", "isis", "deon"), ("will", "isis", "deon", "aisling")])
def test_chance_finds_the_first_player(heroes: tuple[str, ...]) -> None:
    """DUEL-SETUP-05"""
    games = [begun(*heroes, seed=seed) for seed in range(20)]
    assert {game.active_player for game in games} == set(range(len(heroes)))
    # Whoever it is decides first, and it is his first turn.
    assert all(list(game.asked) == [game.active_player] and game.turn == 1 for game in games)


@pytest.mark.parametrize("seed", range(6))
def test_turns_run_clockwise_from_the_first_player(seed: int) -> None:
    """DUEL-SETUP-06"""
    players: dict[int, int] = {}
    for game in wander("will", "isis", "deon", seed=seed):
        players[game.turn] = game.active_player
    order = [players[turn] for turn in sorted(players)]
    assert len(order) > 3
    assert order == [(order[0] + turn) % 3 for turn in range(len(order))]


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    """DUEL-SETUP-06"""
    table = duel(anyone(), anyone(), anyone())
    table.answer(0, "end")
    table.answer(1, "draw 0", "end")
    table.answer(2, "draw 0", "end")
    assert (table.waiting, table.asks_for) == (0, "DrawPhase")


def test_there_is_no_discard_stack_until_a_card_is_discarded() -> None:
    """DUEL-SETUP-07"""
    game = begun("will", "isis")
    assert [game.piles[seat * PILES + DISCARD] for seat in range(2)] == [(), ()]
    table = Story(game)
    first = game.active_player
    card = game.hand(first)[0]
    title = game.name(card)
    table.answer(first, f"discard {title}")
    assert table.pile(first, "discard") == [title]
    assert table.pile(1 - first, "discard") == []
    assert (table.waiting, table.asks_for) == (first, "DiscardPhase")
    assert STOP in game.asked[first]
