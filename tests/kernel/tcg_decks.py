"""Decks of the TCG for tests that play at random: legal, and drawn from all cards there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

from spiralhill.games.tcg.catalogue import FACES, PRINTS
from spiralhill.games.tcg.decks import LEAST_CARDS, MOST_COPIES, REGULAR_LOCALES, DeckList, is_starting
from spiralhill.games.tcg.prints import Character, Creation, Locale, MainCard
from spiralhill.games.tcg.starters import STARTERS


def any_deck(rng: Random) -> object:
    """A Starter Deck, or more often a legal deck of random cards, as a seat is told."""
    if rng.random() < 0.25:
        return rng.choice(list(STARTERS))
    return random_deck(rng).written()


def random_deck(rng: Random) -> DeckList:
    """A legal deck of random cards."""
    starting = [face.id for face in FACES if isinstance(face, Locale) and face.is_starting]
    regular = [face.id for face in FACES if isinstance(face, Locale) and not face.is_starting]
    main = [face for face in FACES if isinstance(face, MainCard)]
    cards = {rng.choice(starting): 1} | dict.fromkeys(rng.sample(regular, REGULAR_LOCALES), 1)
    copies: dict[str, int] = {}
    while sum(copies.values()) < LEAST_CARDS:
        face = rng.choice(main)
        room = MOST_COPIES - copies.get(face.title, 0)
        number = min(rng.randint(1, 3), room, LEAST_CARDS - sum(copies.values()))
        if number > 0:
            copies[face.title] = copies.get(face.title, 0) + number
            cards[face.id] = cards.get(face.id, 0) + number
    return DeckList("random", cards)


# Locales that give many Pumpkin Points, and Characters that everybody can pay for.
RICH = ("town-square", "town-hall", "the-laboratory", "the-fountain", "castle-finklestein", "tree-circle")


def deck_for(id: str, rng: Random) -> object:
    """A legal deck with four copies of a card, two of all that its text speaks of, many Characters, two Creations."""
    words = set(mentioned(PRINTS[id]))
    locales = [name for name in (id, *words) if isinstance(PRINTS.get(name), Locale)]
    starting = [name for name in locales if is_starting(name)] or ["oogies-lair"]
    regular = [name for name in locales if not is_starting(name)]
    cards = dict.fromkeys((starting[0], *list(dict.fromkeys((*regular, *RICH)))[:REGULAR_LOCALES]), 1)
    main = [face for face in FACES if isinstance(face, MainCard)]
    wanted = [face for face in main if face.id == id or face.id in words]
    wanted += sorted((face for face in main if face.title in words), key=lambda face: face.number)
    helpers = [face for face in main if isinstance(face, Character) and 0 < face.number < 4 and face.cost is None]
    built = [face for face in main if isinstance(face, Creation) and face.number < 4]
    titles: dict[str, int] = {}
    for face in (*wanted, *rng.sample(built, 2), *rng.sample(helpers, len(helpers))):
        # Two of each but of the card itself: many different Characters make Locales Active.
        number = min(MOST_COPIES if face.id == id else 2, MOST_COPIES - titles.get(face.title, 0))
        if number > 0 and sum(titles.values()) < LEAST_CARDS and face.id not in cards:
            cards[face.id] = number
            titles[face.title] = titles.get(face.title, 0) + number
    return DeckList("for one card", cards).written()


def mentioned(value: object) -> Iterator[str]:
    """All words in a record and in all records inside it: Titles, Locales, versions."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from mentioned(part)
    elif is_dataclass(value):
        for one in fields(value):
            yield from mentioned(getattr(value, one.name))
