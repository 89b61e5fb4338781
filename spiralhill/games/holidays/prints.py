"""What is printed on the cards of Take Over the Holidays: Character cards, mats, Locations and Experiments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from spiralhill.kernel.effects import Effect

CHRISTMAS: Final = "christmas"
HALLOWEEN: Final = "halloween"
NEUTRAL: Final = "neutral"
FACES: Final = (CHRISTMAS, HALLOWEEN)

BASIC: Final = "basic"
ADVANCED: Final = "advanced"

# The three Locations of a player, as seen from the mat (HOL-GEO-01).
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
PLACES: Final = ("left", "middle", "right")

ROUNDS: Final = 4

# What all tokens in the box are worth together; as many single ones are never laid out (HOL-COMP-07).
TOKENS: Final = 308

# How many tokens show Christmas and how many Halloween, in that order.
Tokens: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Print:
    """What a card shows; `id` names it."""

    id: str


@dataclass(frozen=True, slots=True)
class Stitch:
    """What a card of Sally's says instead once another card is Stitched under it (HOL-SALLY-05)."""

    when_played: tuple[Effect, ...] = ()
    end_of_round: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class CharacterCard(Print):
    """One Character card: its strength, and what it does when played and at the End of round."""

    number: int
    when_played: tuple[Effect, ...] = ()
    end_of_round: tuple[Effect, ...] = ()
    stitch: Stitch | None = None
    # It is placed face-down whenever it is played (HOL-FD-04).
    face_down: bool = False
    ingredient: str | None = None
    # Whether the rulebook quotes its text; the number is a fact on every card, the title never is.
    real_text: bool = False

    def saying(self, carries: bool) -> CharacterCard | Stitch:
        """Where its texts stand: on the card, or after STITCH while it carries another one (HOL-SALLY-05)."""
        return self.stitch if carries and self.stitch is not None else self


@dataclass(frozen=True, slots=True)
class Mat(Print):
    """A Character mat: what it does after all cards are revealed, at the End of round, and after the awards."""

    after_reveal: tuple[Effect, ...] = ()
    end_of_round: tuple[Effect, ...] = ()
    after_awards: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Location(Print):
    """A Location card: the tokens laid on it in each of the four rounds."""

    tokens: tuple[Tokens, Tokens, Tokens, Tokens]


@dataclass(frozen=True, slots=True)
class Experiment(Print):
    """An Experiment card: the ingredients it takes and the points it brings."""

    ingredients: tuple[str, ...]
    points: int


def plain(title: str, ingredients: tuple[str, ...] = ()) -> tuple[CharacterCard, ...]:
    """The ten cards of a Character that are nothing but a number (HOL-COMP-03)."""
    kinds = (*ingredients, *[None] * (10 - len(ingredients)))
    return tuple(CharacterCard(f"{title}-{number}", number, ingredient=kind) for number, kind in enumerate(kinds, 1))


def special(
    title: str,
    *,
    when_played: tuple[Effect, ...] = (),
    end_of_round: tuple[Effect, ...] = (),
    stitch: Stitch | None = None,
    face_down: bool = False,
    ingredient: str | None = None,
    real_text: bool = False,
) -> CharacterCard:
    """A card with a text; its title ends with its number, `high-roller-3`."""
    number = int(title.rpartition("-")[2])
    return CharacterCard(title, number, when_played, end_of_round, stitch, face_down, ingredient, real_text)
