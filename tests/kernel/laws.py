"""The laws that hold in every position of every game. Each raises an AssertionError where it is broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import pytest

from spiralhill.games.tcg.picks import AskScore, EndTurn, Stop
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.game import Game, View
from spiralhill.kernel.steps import Event, Pick, Window, touches
from spiralhill.kernel.table import Card, Seat

G = TypeVar("G", bound=Game)
IDLE = (AskScore, EndTurn, Stop)


def random_play(game: G, rng: Random) -> Iterator[G]:
    """Play a game at random, stopping at every question; windows are answered in any order."""
    while game.asked:
        yield game
        seat = rng.choice(list(game.asked))
        game.answer(seat, lively_choice(game.asked[seat], rng))


def lively_choice(options: list[Pick], rng: Random) -> Pick:
    """Any option, but not too often one that ends a turn early: towns would stay empty, and most texts unread."""
    busy = [pick for pick in options if not isinstance(pick, IDLE)]
    if busy and len(busy) < len(options) and rng.random() < 0.9:
        return rng.choice(busy)
    return rng.choice(options)


def faces(game: Game) -> Counter[tuple[int, str]]:
    """Every card with the deck it came from."""
    return Counter((game.box.pools[card], game.name(card)) for pile in game.piles for card in pile)


def cards_are_conserved(game: Game, at_first: Counter[tuple[int, str]]) -> None:
    """Each card lies in one pile, and every deck still has the faces it began with."""
    numbers = [card for pile in game.piles for card in pile]
    assert sorted(numbers) == list(range(len(game.box.pools)))
    assert faces(game) == at_first


def a_clone_never_changes_its_original(game: Game, rng: Random) -> None:
    """What is done to a copy leaves the original alone, and the other way round."""
    before = game.save()
    copy = game.clone()
    assert copy.save() == before
    for _, _ in zip(range(8), random_play(copy, rng), strict=False):
        pass
    assert game.save() == before
    asked = game.asked
    game.ask_again()
    assert game.asked == asked


def a_save_loads_as_the_same_position(game: Game, load: Callable[[str], Game], rng: Random) -> None:
    """Out and back is the identity, and both go on alike."""
    text = game.save()
    again = load(text)
    assert again.save() == text
    assert again.asked == game.asked
    onward = game.clone()
    for _ in range(5):
        if not onward.asked:
            break
        seat = rng.choice(list(onward.asked))
        pick = rng.choice(onward.asked[seat])
        onward.answer(seat, pick)
        again.answer(seat, pick)
    assert again.save() == onward.save()


def what_is_offered_can_be_taken(game: Game) -> None:
    """Every option works, and options do not repeat."""
    for seat, options in game.asked.items():
        assert options, "a seat is asked and has nothing to say"
        assert len(set(options)) == len(options)
        for option in options:
            game.clone().answer(seat, option)
            assert game.why_not(seat, option) == []
        what_is_named_is_not_offered_again(game, seat)


def what_is_named_is_not_offered_again(game: Game, seat: Seat) -> None:
    """A seat sees the cards that it has named so far, and cannot name them twice."""
    named = game.agenda[-1].unwrapped().named(seat)
    offered = {card for option in game.asked[seat] for card in touches(option)}
    assert all(game.name_for(seat, card) is not None for card in named)
    assert offered.isdisjoint(named)


def everything_else_is_refused(game: Game, picks: set[Pick], rng: Random) -> None:
    """Picks of other moments, of other seats and of nobody are refused, and the position stays as it is."""
    before = game.save()
    others = sorted(picks, key=repr)
    for seat in range(-1, game.box.seats + 1):
        for pick in rng.sample(others, min(6, len(others))):
            if pick not in game.asked.get(seat, []):
                with pytest.raises(Illegal):
                    game.answer(seat, pick)
                if 0 <= seat < game.box.seats:
                    assert game.why_not(seat, pick), f"{pick} is refused without a reason"
    for seat in game.asked:
        for stranger in (-1, len(game.prints)):
            assert game.why_not(seat, stranger), "a card that is not on the table is refused without a reason"
    assert game.save() == before


def nobody_sees_what_is_hidden(game: Game, rng: Random) -> tuple[int, int]:
    """For every seat and a spectator: dealing the unseen cards again changes nothing they see, are asked or are told.

    Says how many worlds were compared, and how many of them really were other worlds.
    """
    compared = different = 0
    for seat in (None, *range(game.box.seats)):
        world = game.imagine(seat, rng.getrandbits(60))
        assert text(game.view(seat)) == text(world.view(seat))
        if seat is not None:
            assert game.asked.get(seat) == world.asked.get(seat)
            for card in rng.sample(range(len(game.prints)), 4):
                assert game.why_not(seat, card) == world.why_not(seat, card)
            everywhere = [pick for options in game.asked.values() for pick in options]
            the_same_is_refused(game, world, seat, rng.sample(everywhere, min(2, len(everywhere))))
        the_same_is_told(game, world, seat, rng)
        compared += 1
        different += world.prints != game.prints
    return compared, different


def text(view: View) -> str:
    """A view as it goes over the wire; it must be plain JSON."""
    return json.dumps(view, allow_nan=False)


def the_same_is_told(game: Game, world: Game, viewer: Seat | None, rng: Random) -> None:
    """Somebody else's answer that names no hidden card tells a viewer the same in both worlds.

    From the first event on that shows a card to all, or that is not the actor's, the worlds may part. A window that
    closes shows what was sealed in it, which is open again in the imagined world.
    """
    if isinstance(game.agenda[-1], Window):
        return
    for actor in game.asked:
        if actor == viewer or actor not in world.asked:
            continue
        both = [pick for pick in game.asked[actor] if pick in world.asked[actor]]
        blind = [pick for pick in both if not names_hidden(game, viewer, pick)]
        if not blind:
            continue
        pick = rng.choice(blind)
        here, there = told(game, actor, pick, viewer), told(world, actor, pick, viewer)
        assert here == there


def told(game: Game, actor: Seat, pick: Pick, viewer: Seat | None) -> list[Event]:
    """What a viewer is told of an answer, up to the first card that is shown to all or the first other seat."""
    game = game.clone()
    game.story = None
    game.logging = game.telling = True
    game.chance = Dice(1)
    game.answer(actor, pick)
    events: list[Event] = []
    for event in game.log_for(viewer):
        shown = getattr(event, "card", None) is not None or bool(getattr(event, "revealed", None))
        if shown or getattr(event, "seat", None) != actor:
            break
        events.append(event)
    return events


def the_same_is_refused(game: Game, world: Game, seat: Seat, picks: list[Pick]) -> None:
    """Refusals, in words and in reasons, are the same in both worlds."""
    for pick in picks:
        if pick not in game.asked.get(seat, []):
            assert refusal(game, seat, pick) == refusal(world, seat, pick)
            assert game.why_not(seat, pick) == world.why_not(seat, pick)


def refusal(game: Game, seat: Seat, pick: Pick) -> str:
    """The message of a refused pick."""
    with pytest.raises(Illegal) as refused:
        game.answer(seat, pick)
    return str(refused.value)


def a_quiet_game_goes_alike(game: Game, rng: Random) -> None:
    """Whether a log is kept makes no difference to what happens."""
    loud, quiet = game.clone(), game.clone()
    quiet.be_quiet()
    for _ in range(30):
        if not loud.asked:
            break
        seat = rng.choice(list(loud.asked))
        pick = rng.choice(loud.asked[seat])
        loud.answer(seat, pick)
        quiet.answer(seat, pick)
    assert loud == quiet
    assert quiet.log == []


def names_hidden(game: Game, viewer: Seat | None, pick: Pick) -> bool:
    """Whether a pick names a card that the viewer cannot see."""
    return any(not game.sees(viewer, card, pile_of(game, card)) for card in touches(pick))


def pile_of(game: Game, card: Card) -> int:
    """The pile a card lies in."""
    return next(pile for pile, cards in enumerate(game.piles) if card in cards)
