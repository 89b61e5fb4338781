"""HeroCard in words: the faces of cards, and what the players of a duel are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.decks import known_cards, read_hero
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.events import TurnBegins
from spiralhill.games.herocard.lesson import LESSON
from spiralhill.games.herocard.picks import Add, Done, End, Name, Play, Stop, Unwind
from spiralhill.games.herocard.prints import ATTACK_MOD, ATTRIBUTES, BLOCK_MOD, ActionCard, Hero, Value
from spiralhill.kernel.game import Game, Setup, View
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.steps import Event, Pick
from spiralhill.kernel.table import Pile, Seat
from spiralhill.words import Names, Words
from spiralhill.words.wording import Deck, Face, Lesson, Look, Wording, faces_in

# By what one may look for a card.
FACETS: Final = ("attribute", "type", "kind")


class DuelWording(Wording):
    """HeroCard duels."""

    seats: ClassVar[str] = "will,isis"
    minutes: ClassVar[tuple[int, int]] = (10, 20)
    heads: ClassVar[tuple[type[Event], ...]] = (TurnBegins,)
    lesson: ClassVar[Lesson | None] = LESSON
    rests: ClassVar[tuple[type[Pick], ...]] = (*Wording.rests, Stop, Done, End)

    def players(self, speech: Words, seats: Sequence[object]) -> tuple[str, ...]:
        return called(speech, [read_hero(seat) for seat in seats])

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        assert isinstance(game, Duel)
        return Names(called(speech, game.heroes), reader, partial(game.name_for, reader))

    def welcome(self, speech: Words, game: Game) -> str:
        assert isinstance(game, Duel)
        players = self.names(speech, game, None).players
        return speech.say("cli-welcome", players=speech.list(list(players)), goal=game.goal)

    def places(self, view: View, pick: Pick) -> Sequence[Pile]:
        """The stack of the attribute that a pick names or a card would go to."""
        if isinstance(pick, (Name, Unwind)):
            attribute = pick.attribute
        elif isinstance(pick, (Play, Add)):
            attribute = ATTRIBUTES[CARDS[faces_in(view)[pick.card]].attribute]
        else:
            return ()
        piles: Any = view["piles"]
        return [at for at, pile in enumerate(piles) if (pile["owner"], pile["zone"]) == (view["you"], attribute)]

    def seat_names(self, speech: Words) -> Mapping[str, Sequence[str]]:
        return {hero.id: (hero_name(speech, hero),) for hero in HEROES.values()}

    def seat_title(self, seat: object) -> str:
        hero = read_hero(seat)
        return hero.title or hero.id

    def known(self, text: str) -> int:
        return known_cards(text)

    def seat_report(self, seat: object, setup: Setup) -> str:
        hero = read_hero(seat)
        points = f"{hero.build_value} of {setup['build_limit']} build points"
        return f"{hero.title}: legal, {hero.size} cards, {points}"

    def ids(self) -> Collection[str]:
        return CARDS

    def face(self, speech: Words, id: str) -> Face:
        face = card_face(speech, CARDS[id])
        lines = (f"{face.cost} · {face.line}", *face.sentences)
        return Face(id, face.title, lines, face.source, card_look(speech, CARDS[id]))

    def decks(self, speech: Words) -> Iterable[Deck]:
        for hero in HEROES.values():
            cards = tuple((copies, self.face(speech, card.id)) for copies, card in hero.deck)
            yield Deck(hero.id, f"{hero_name(speech, hero)}: {scores_of(speech, hero)}", cards)


@dataclass(frozen=True, slots=True)
class ActionFace:
    """What an Action card shows: title, cost, information line, sentences, and where its facts come from."""

    title: str
    cost: str
    line: str
    sentences: tuple[str, ...]
    source: str

    def __str__(self) -> str:
        return "\n".join([self.title, f"{self.cost} · {self.line}", *self.sentences])


def card_face(speech: Words, card: ActionCard) -> ActionFace:
    """The face of an Action card in a language."""
    attribute = speech.term("attribute", ATTRIBUTES[card.attribute])
    type, kind = speech.term("type", card.type), speech.term("kind", card.kind)
    sentences: list[str] = []
    if card.names_attribute:
        sentences.append(speech.say("face-names-attribute"))
    if isinstance(card.value, int):
        line = speech.say("face-line-with-value", type=type, kind=kind, kind_is=card.kind, value=card.value)
    else:
        line = speech.say("face-line", type=type, kind=kind)
        if card.value is not None:
            sentences.append(speech.text(card.value, kind=card.kind))
    sentences += [speech.text(text) for text in card.texts]
    cost = speech.say("face-cost", attribute=attribute, cost=card.cost)
    return ActionFace(speech.title(card.id), cost, line, tuple(sentences), source_of(speech, card))


def card_look(speech: Words, card: ActionCard) -> Look:
    """What an Action card is drawn from; red, blue and yellow mark its attribute, a sign its kind (DUEL-CARD-03)."""
    is_mod = card.kind in (ATTACK_MOD, BLOCK_MOD)
    value = f"{card.value:+}" if is_mod and isinstance(card.value, int) else card.value
    attribute = speech.term("attribute", ATTRIBUTES[card.attribute])
    type, kind = speech.term("type", card.type), speech.term("kind", card.kind)
    return Look(
        card.kind,
        ATTRIBUTES[card.attribute],
        str(card.cost),
        "" if value is None else "?" if isinstance(value, Value) else str(value),
        speech.say("face-line", type=type, kind=kind),
        1,
        tuple(hyphened(one.__class__.__name__) for one in card.texts),
        tuple((speech.say(f"facet-{name}"), one) for name, one in zip(FACETS, (attribute, type, kind), strict=True)),
    )


def source_of(speech: Words, card: ActionCard) -> str:
    """Which facts of a card stand on the printed one, and which are ours."""
    facts = ["title", "attribute", "cost", "type", "kind"]
    if card.value is not None:
        facts.append("value")
    if card.texts:
        facts.append("texts")
    printed = [fact for fact in facts if fact in card.real]
    if printed == facts:
        return speech.say("face-printed")
    if not printed:
        return speech.say("face-original")
    return speech.say("face-mixed", facts=speech.list([speech.term("fact", fact) for fact in printed]))


def called(speech: Words, heroes: Iterable[Hero]) -> tuple[str, ...]:
    """What the players are called: by their Heroes; where a Hero sits twice, the seat is added."""
    names = [hero_name(speech, hero) for hero in heroes]
    return tuple(name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1))


def hero_name(speech: Words, hero: Hero) -> str:
    """What a Hero is called; a custom one says so itself."""
    return hero.title or speech.say(f"hero-{hero.id}")


def scores_of(speech: Words, hero: Hero) -> str:
    """The Attribute scores of a Hero."""
    return ", ".join(f"{speech.term('attribute', ATTRIBUTES[one.attribute])} {one.score}" for one in hero.attributes)
