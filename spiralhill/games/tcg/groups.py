"""Groups of cards that texts speak of: by Title, by a word in the Title, by card type, or all of them."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.tcg.prints import CHARACTER, CREATION, SURPRISE, Character, Creation, MainCard, Surprise

CLASSES: dict[str, type[MainCard]] = {CHARACTER: Character, CREATION: Creation, SURPRISE: Surprise}


@dataclass(frozen=True, slots=True)
class Group:
    """Some of the cards of Main Decks."""

    def has(self, face: MainCard) -> bool:
        """Whether a card belongs to it."""
        raise AssertionError(f"{self!r} does not say what belongs to it")


@dataclass(frozen=True, slots=True)
class Titled(Group):
    """All cards with some Titles, in all their versions (RUL-13)."""

    characters: tuple[str, ...]

    def has(self, face: MainCard) -> bool:
        return face.title in self.characters


@dataclass(frozen=True, slots=True)
class Worded(Group):
    """All Characters with a word in their Title (RUL-13)."""

    word: str

    def has(self, face: MainCard) -> bool:
        return isinstance(face, Character) and self.word in face.title.split("-")


@dataclass(frozen=True, slots=True)
class OfType(Group):
    """All cards of a type."""

    type: str

    def has(self, face: MainCard) -> bool:
        return isinstance(face, CLASSES[self.type])


@dataclass(frozen=True, slots=True)
class AnyCard(Group):
    """All cards."""

    def has(self, face: MainCard) -> bool:
        return True


ANY_CARD = AnyCard()
VAMPIRES = Worded("vampire")


def titled(*titles: str) -> Titled:
    """The group of cards with some Titles."""
    return Titled(titles)
