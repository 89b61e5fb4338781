"""HeroCard, for the checks of its words: what its records can hold, and how a table of it is told."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import spiralhill.games.herocard
from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.effects import ClearTop, ConvertActive, Draw
from spiralhill.games.herocard.lasting import END_OF_OWNER_TURN, SPEND_CLEAR, UNTIL_LEAVES_PLAY, UNTIL_SEQUENCE_ENDS
from spiralhill.games.herocard.picks import BoardAction
from spiralhill.games.herocard.plays import OBSTACLES
from spiralhill.games.herocard.prints import (
    ATTACK,
    ATTACK_MOD,
    ATTRIBUTES,
    BLOCK,
    FAMILIES,
    KINDS,
    PRINTED,
    TYPES,
    Value,
)
from spiralhill.games.herocard.values import ACTIVE, ALL, ANY, ATTACKER, IN_PLAY, TARGET, YOU, Cards
from spiralhill.games.herocard.wording import card_face, hero_name
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.steps import Heard
from spiralhill.words import Names, Words
from tests.words.records import Blanks, Told, Values

FIELDS: dict[str, Values] = {
    "attribute": ATTRIBUTES,
    "kind": KINDS,
    "family": (*dict.fromkeys(FAMILIES.values()), ANY),
    "type": TYPES,
    "whose": (YOU, TARGET, ATTACKER, ALL),
    "where": (IN_PLAY, ACTIVE),
    "side": (ATTACK, BLOCK),
    "until": (UNTIL_LEAVES_PLAY, UNTIL_SEQUENCE_ENDS),
    "unwind": (SPEND_CLEAR, END_OF_OWNER_TURN),
}
CLEAR_X = Deed(ClearTop("x"), 0, 1)
OTHERS = {"cost", "line", "line-with-value", "mixed", "names-attribute", "original", "printed"}


def blanks(message: str) -> Iterator[Blanks]:
    """What the blanks of a reason can hold."""
    card: Blanks = [("card", "shotgun")]
    if message == "too-dear":
        for free, attribute in itertools.product((0, 1, 2), ATTRIBUTES):
            yield [*card, ("cost", 8), ("free", free), ("attribute", attribute)]
    elif message == "forbidden-by-card":
        for kind in KINDS:
            yield [*card, ("kind", kind)]
    elif message in OBSTACLES and message != "referee-limit":
        yield card
    else:
        yield []


HEROCARD = Told(
    package=spiralhill.games.herocard,
    names=Names(("Will", "Isis"), reader=0, card=["shotgun", "burn", "retouch"].__getitem__),
    cards=tuple(CARDS),
    others={f"face-{line}" for line in OTHERS}
    | {f"hero-{id}" for id in HEROES}
    | {f"fact-{fact}" for fact in PRINTED}
    | {f"{field}-{value}" for field in ("attribute", "kind", "family", "type") for value in FIELDS[field]},
    fields=FIELDS,
    types={
        bool: (True, False),
        int: (0, 1, 2),
        int | None: (0, 1, None),
        tuple[str, ...]: ((), ("burn",), ("burn", "burn", "retouch")),
        tuple[int, ...]: ((1,), (0, 1, 2)),
        tuple[Heard, ...]: ((Heard(0, 1, CLEAR_X),), (Heard(0, 1, CLEAR_X), Heard(1, 2, CLEAR_X))),
        Effect: (Draw(1), Draw(2), ClearTop("x")),
        ConvertActive: (ConvertActive(YOU, ATTACK_MOD, 1, UNTIL_LEAVES_PLAY),),
        Deed: (CLEAR_X, Deed(May(Draw(2)), 0, 1)),
    },
    parts=(Cards, Value),
    bases=(Value, BoardAction),
    blanks=blanks,
    reasons=tuple(OBSTACLES),
    same=("-x", *(f"hero-{id}" for id in HEROES if id != "tester")),
)


def cards(speech: Words) -> Iterator[str]:
    """All cards of all Heroes."""
    for hero in HEROES.values():
        scores = [f"{speech.term('attribute', ATTRIBUTES[card.attribute])} {card.score}" for card in hero.attributes]
        yield f"=== {hero_name(speech, hero)} · {' · '.join(scores)}"
        for copies, card in hero.deck:
            face = card_face(speech, card)
            yield f"{copies} × {face}\n[{face.source}]"
