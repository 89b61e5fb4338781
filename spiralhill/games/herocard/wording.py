"""HeroCard in words: the face of a card, and what the players of a duel are called."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from spiralhill.games.herocard.prints import ATTRIBUTES, ActionCard, Hero
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows: title, cost, information line, sentences, and where its facts come from."""

    title: str
    cost: str
    line: str
    sentences: tuple[str, ...]
    source: str

    def __str__(self) -> str:
        return "\n".join([self.title, f"{self.cost} · {self.line}", *self.sentences])


def card_face(words: Words, card: ActionCard) -> Face:
    """The face of an Action card in a language."""
    attribute = words.term("attribute", ATTRIBUTES[card.attribute])
    type, kind = words.term("type", card.type), words.term("kind", card.kind)
    sentences: list[str] = []
    if card.names_attribute:
        sentences.append(words.say("face-names-attribute"))
    if isinstance(card.value, int):
        line = words.say("face-line-with-value", type=type, kind=kind, kind_is=card.kind, value=card.value)
    else:
        line = words.say("face-line", type=type, kind=kind)
        if card.value is not None:
            sentences.append(words.text(card.value, kind=card.kind))
    sentences += [words.text(text) for text in card.texts]
    cost = words.say("face-cost", attribute=attribute, cost=card.cost)
    return Face(words.title(card.id), cost, line, tuple(sentences), source_of(words, card))


def source_of(words: Words, card: ActionCard) -> str:
    """Which facts of a card stand on the printed one, and which are ours."""
    facts = ["title", "attribute", "cost", "type", "kind"]
    if card.value is not None:
        facts.append("value")
    if card.texts:
        facts.append("texts")
    printed = [fact for fact in facts if fact in card.real]
    if printed == facts:
        return words.say("face-printed")
    if not printed:
        return words.say("face-original")
    return words.say("face-mixed", facts=words.list([words.term("fact", fact) for fact in printed]))


def hero_name(words: Words, hero: Hero) -> str:
    """What a Hero is called; a custom one says so itself."""
    return hero.title or words.say(f"hero-{hero.id}")


def names_of(words: Words, game: HeroTable, reader: Seat | None) -> Names:
    """The players of a game, called by their Heroes; where a Hero sits twice, the seat is added."""
    heroes = [hero_name(words, hero) for hero in game.heroes]
    players = [name if heroes.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(heroes, 1)]
    return Names(tuple(players), reader, partial(game.name_for, reader))
