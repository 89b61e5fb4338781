"""What is printed on HeroCard cards: attributes, Action Types, kinds, costs, values and texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from spiralhill.kernel.effects import Effect
from spiralhill.kernel.table import Card

BODY: Final = 0
MIND: Final = 1
X: Final = 2
ATTRIBUTES: Final = ("body", "mind", "x")  # the column order on the table (DUEL-SETUP-02)
# Red, blue and yellow mark the attribute on Attribute cards and cost boxes alike (DUEL-ATTR-02).
COLOURS: Final = ("red", "blue", "yellow")

EXCLUSIVE: Final = "exclusive"
RESTRICTED: Final = "restricted"
FAST: Final = "fast"
TYPES: Final = (EXCLUSIVE, RESTRICTED, FAST)

BASE_ATTACK: Final = "base-attack"
ATTACK_MOD: Final = "attack-mod"
SPECIAL_ATTACK: Final = "special-attack"
BASE_BLOCK: Final = "base-block"
BLOCK_MOD: Final = "block-mod"
SPECIAL_BLOCK: Final = "special-block"
MISCELLANEOUS: Final = "miscellaneous"
ATTACKS: Final = (BASE_ATTACK, ATTACK_MOD, SPECIAL_ATTACK)
BLOCKS: Final = (BASE_BLOCK, BLOCK_MOD, SPECIAL_BLOCK)
KINDS: Final = (*ATTACKS, *BLOCKS, MISCELLANEOUS)

ATTACK: Final = "attack"
BLOCK: Final = "block"
FAMILIES: Final = dict.fromkeys(ATTACKS, ATTACK) | dict.fromkeys(BLOCKS, BLOCK) | {MISCELLANEOUS: MISCELLANEOUS}
# Bases and mods can be played together as a set (DUEL-SET-02).
SETTABLE: Final = (BASE_ATTACK, ATTACK_MOD, BASE_BLOCK, BLOCK_MOD)
# The six kinds of Attack and Block carry an icon; a Miscellaneous card has none (DUEL-CARD-03).
ICONS: Final = {
    BASE_ATTACK: "⚔",
    ATTACK_MOD: "⚔+",
    SPECIAL_ATTACK: "⚔*",
    BASE_BLOCK: "⛨",
    BLOCK_MOD: "⛨+",
    SPECIAL_BLOCK: "⛨*",
    MISCELLANEOUS: "",
}


@dataclass(frozen=True, slots=True)
class Value:
    """A variable value: a number that follows the table (DUEL-VAL-03)."""

    start: int = 0

    def of(self, game: Any, card: Card) -> int:
        """What the card that carries this value is worth now."""
        raise AssertionError(f"{self!r} does not say what it is worth")


@dataclass(frozen=True, slots=True)
class ActionCard:
    """One Action card: its title, what it costs of which attribute, when it may be played and what it does."""

    id: str
    attribute: int
    cost: int
    type: str
    kind: str
    value: int | Value | None = None
    texts: tuple[Effect, ...] = ()
    # Which of the facts stand on the printed card; all others are original.
    real: tuple[str, ...] = ()
    # An attribute must be named when it is played.
    names_attribute: bool = False


@dataclass(frozen=True, slots=True)
class AttributeCard:
    """One Attribute card: how many points it gives, and what it counts towards a custom Hero."""

    hero: str
    attribute: int
    score: int
    build_points: int


@dataclass(frozen=True, slots=True)
class Hero:
    """Three Attribute cards and an Action deck, as (copies, card)."""

    id: str
    attributes: tuple[AttributeCard, ...]
    deck: tuple[tuple[int, ActionCard], ...]
    # What a custom Hero calls itself; a Hero of the box is named by the words.
    title: str = ""

    @property
    def size(self) -> int:
        """How many Action cards the deck has."""
        return sum(copies for copies, _ in self.deck)

    @property
    def build_value(self) -> int:
        """The build points of the three Attribute cards together (DUEL-BLD-06); Action cards have none."""
        return sum(card.build_points for card in self.attributes)


# What is known of most printed cards: all of it, or all but the title.
UNTITLED: Final = ("attribute", "cost", "type", "kind", "value", "texts")
PRINTED: Final = ("title", *UNTITLED)


def card(
    copies: int,
    title: str,
    attribute: int,
    cost: int,
    type: str,
    kind: str,
    *says: int | Value | Effect,
    real: tuple[str, ...] = (),
    names_attribute: bool = False,
) -> tuple[int, ActionCard]:
    """Copies of an Action card; its text area says a number, a variable value or sentences (DUEL-CARD-05)."""
    value = next((part for part in says if isinstance(part, (int, Value))), None)
    texts = tuple(part for part in says if isinstance(part, Effect))
    return copies, ActionCard(title, attribute, cost, type, kind, value, texts, real, names_attribute)


def hero(id: str, *deck: tuple[int, ActionCard], body: int, mind: int, x: int) -> Hero:
    """A Hero of the box. The printed build points are not known: ours are the score plus 2."""
    attributes = tuple(AttributeCard(id, at, score, score + 2) for at, score in enumerate((body, mind, x)))
    return Hero(id, attributes, deck)
