"""Whole games, told to everybody in both languages."""

from __future__ import annotations

import pytest

import spiralhill
from spiralhill.games.herocard import events
from spiralhill.games.herocard.decks import hero_of
from spiralhill.games.herocard.prints import Hero
from spiralhill.games.herocard.table import HeroTable
from spiralhill.games.herocard.wording import hero_name, names_of
from spiralhill.kernel.chance import Dice
from spiralhill.words import LANGUAGES, words


def duel(*seats: str, turn_cap: int | None = None) -> HeroTable:
    game = spiralhill.new("duel", seats=list(seats), seed=11, turn_cap=turn_cap)
    assert isinstance(game, HeroTable)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [("will", "isis"), ("deon", "aisling", "will"), ("tester", "tester")])
def test_a_whole_game_can_be_told(seats: tuple[str, ...], language: str) -> None:
    game = duel(*seats, turn_cap=30)
    speech, dice = words(language, "herocard"), Dice(5)
    names = {reader: names_of(speech, game, reader) for reader in (*range(len(seats)), None)}
    while not game.over:
        ((seat, options),) = game.asked.items()
        item = game.agenda[-1]
        for reader in names.values():
            assert speech.prompt(item, reader)
        for option in options:
            assert speech.pick(option, names[seat], item)
        for other in range(len(seats)):
            for card in game.hand(other):
                for reason in game.why_not(other, card):
                    assert speech.reason(reason, names[other])
        game.answer(seat, options[dice.below("pick", len(options))])
    assert isinstance(game.log[-1], (events.Wins, events.Draw))
    for event in game.log:
        for reader in names.values():
            assert speech.log(event, reader)


def test_players_are_called_by_their_heroes() -> None:
    game = duel("will", "isis")
    assert names_of(words("en", "herocard"), game, 0).players == ("Will", "Isis")


def test_a_hero_who_sits_twice_is_told_apart_by_the_seat() -> None:
    game = duel("will", "isis", "will")
    assert names_of(words("it", "herocard"), game, None).players == ("Will 1", "Isis", "Will 3")


def test_a_custom_hero_says_its_own_name() -> None:
    will = hero_of("will")
    assert (
        hero_name(words("it", "herocard"), Hero("night-watch", will.attributes, will.deck, "Night Watch"))
        == "Night Watch"
    )
