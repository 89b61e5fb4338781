"""Whole games, told to everybody in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import spiralhill
from spiralhill.games.herocard import events as duel
from spiralhill.games.herocard.decks import hero_of
from spiralhill.games.herocard.prints import Hero
from spiralhill.games.herocard.wording import hero_name
from spiralhill.games.holidays import events as feast
from spiralhill.games.shelf import GAMES, wording_of
from spiralhill.games.tcg import events as towns
from spiralhill.games.tcg.decks import starter
from spiralhill.kernel.chance import Dice
from spiralhill.words import LANGUAGES, words
from tests.words.told import TOLD

# How games end.
ENDS = (duel.Wins, duel.Draw, feast.WinsGame, towns.WinsGame, towns.SharesGame)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game_name", "seats"),
    [
        ("duel", "will isis"),
        ("duel", "deon aisling will"),
        ("duel", "tester tester"),
        ("holidays", "sally mayor"),
        ("holidays", "jack santa finkelstein oogie"),
        ("holidays", "oogie sally jack mayor santa finkelstein"),
        ("tcg", "jack oogie"),
        ("tcg", "finklestein mayor jack"),
    ],
)
def test_a_whole_game_can_be_told(game_name: str, seats: str, language: str) -> None:
    limit: dict[str, Any] = {"turn_cap": 30} if game_name == "duel" else {}
    game: Any = spiralhill.new(game_name, seats=seats.split(), seed=11, **limit)
    speech, dice = words(language, GAMES[game_name].package), Dice(5)
    everybody = range(len(seats.split()))
    names = {reader: wording_of(game_name).names(speech, game, reader) for reader in (*everybody, None)}
    while not game.over:
        seat, options = next(iter(game.asked.items()))
        item = game.agenda[-1]
        for reader in names.values():
            assert speech.prompt(item, reader)
        for option in options:
            assert len(speech.pick(option, names[seat], item)) <= TOLD[GAMES[game_name].package].longest
        for other in everybody:
            for card in game.hand(other):
                for reason in game.why_not(other, card):
                    assert speech.reason(reason, names[other])
        game.answer(seat, options[dice.below("pick", len(options))])
    assert isinstance(game.log[-1], ENDS)
    for event in game.log:
        for reader in names.values():
            assert wording_of(game_name).log(speech, event, reader)


def players(game: str, seats: list[Any], language: str) -> tuple[str, ...]:
    speech = words(language, GAMES[game].package)
    return wording_of(game).names(speech, spiralhill.new(game, seats), None).players


def test_players_are_called_by_their_heroes_and_characters() -> None:
    assert players("duel", ["will", "isis"], "en") == ("Will", "Isis")
    assert players("holidays", ["mayor", "oogie", "santa"], "en") == ("Mayor", "Oogie", "Santa")
    assert players("holidays", ["mayor", "oogie", "santa"], "it") == ("Sindaco", "Bau Bau", "Babbo Natale")


def test_a_hero_who_sits_twice_is_told_apart_by_the_seat() -> None:
    assert players("duel", ["will", "isis", "will"], "it") == ("Will 1", "Isis", "Will 3")


def test_players_of_the_tcg_are_called_by_their_decks() -> None:
    own = starter("oogie")
    own.name = "Moonlit Row"
    assert players("tcg", ["oogie", "mayor"], "it") == ("Bau Bau", "Sindaco")
    assert players("tcg", ["jack", own.written(), "jack"], "en") == ("Jack 1", "Moonlit Row", "Jack 3")


def test_a_custom_hero_says_its_own_name() -> None:
    will = hero_of("will")
    hero = Hero("night-watch", will.attributes, will.deck, "Night Watch")
    assert hero_name(words("it", "herocard"), hero) == "Night Watch"
