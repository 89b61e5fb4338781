"""Take Over the Holidays in words: the faces of cards and mats, and what the players are called."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from spiralhill.games.holidays.character import Character
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.prints import CharacterCard, Experiment, Location, Mat, Print, Tokens
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words

# What is known of the printed mats beside name, side and level, and of the printed Locations.
KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "mayor": ("mood",),
    "oogie": ("dice",),
    "sally": ("abilities", "bonus"),
    "hinterlands": ("name", "round-four"),
}


@dataclass(frozen=True, slots=True)
class Face:
    """What a card or a mat shows: title, lines, and where its facts come from."""

    title: str
    lines: tuple[str, ...]
    source: str

    def __str__(self) -> str:
        return "\n".join([self.title, *self.lines])


def card_face(words: Words, face: Print) -> Face:
    """The face of a card or a mat in a language."""
    lines: list[str] = []
    facts: tuple[str, ...] = KNOWN.get(face.id, ())
    if isinstance(face, CharacterCard):
        lines = card_lines(words, face)
        facts = ("effect", "number") if face.real_text else ("number",)
    elif isinstance(face, Mat):
        lines = mat_lines(words, CHARACTERS[face.id])
        facts = ("name", "alignment", "level", *facts)
    elif isinstance(face, Location):
        lines = [tokens_line(words, "round", at, tokens) for at, tokens in enumerate(face.tokens, 1)]
    elif isinstance(face, Experiment):
        ingredients = [words.term("ingredient", ingredient) for ingredient in face.ingredients]
        lines = [words.say("print-ingredients", ingredients=words.list(ingredients))]
        lines.append(words.say("print-points", points=face.points))
    return Face(words.title(face.id), tuple(lines), source_of(words, facts))


def card_lines(words: Words, card: CharacterCard) -> list[str]:
    """What stands on a Character card."""
    lines = [words.say("print-strength", number=card.number)]
    if card.ingredient is not None:
        lines.append(words.say("print-ingredient", ingredient=words.term("ingredient", card.ingredient)))
    if card.face_down:
        lines.append(words.say("print-face-down"))
    lines += text_line(words, "when-played", card.when_played)
    lines += text_line(words, "end-of-round", card.end_of_round)
    if card.stitch is not None:
        lines += text_line(words, "stitch-when-played", card.stitch.when_played)
        lines += text_line(words, "stitch-end-of-round", card.stitch.end_of_round)
    return lines


def mat_lines(words: Words, character: Character) -> list[str]:
    """What stands on a mat: side and level, what tokens are worth, what the Character can do, and its bonus."""
    alignment, level = words.term("alignment", character.alignment), words.term("level", character.level)
    lines = [words.say("print-kind", alignment=alignment, level=level)]
    gear = words.say(f"gear-{hyphened(type(character.gear).__name__)}")
    track = character.track()
    if track:
        lines.append(gear)
        lines += [tokens_line(words, "space", space, values) for space, values in enumerate(track)]
    else:
        christmas, halloween = character.values
        lines.append(words.say("print-values", christmas=christmas, halloween=halloween))
    if character.extra_cards:
        lines.append(words.say("print-extra-cards", number=character.extra_cards))
    if character.skips_from is not None:
        lines.append(words.say("print-skips", round=character.skips_from))
    lines += text_line(words, "after-reveal", character.mat.after_reveal)
    lines += text_line(words, "end-of-round", character.mat.end_of_round)
    lines += text_line(words, "after-awards", character.mat.after_awards)
    if not track:
        lines.append(gear)
    if character.bonus is not None:
        lines.append(words.say("print-bonus", bonus=words.text(character.bonus)))
    return lines


def text_line(words: Words, occasion: str, texts: tuple[Effect, ...]) -> list[str]:
    """The texts of one occasion after its name, "End of round: (+2)."; no texts make no line."""
    if not texts:
        return []
    sentences = " ".join(words.text(text) for text in texts)
    return [words.say(f"print-{occasion}", texts=sentences[0].lower() + sentences[1:])]


def tokens_line(words: Words, of: str, number: int, tokens: Tokens) -> str:
    """How many tokens a Location gets in a round, or what they are worth on a space of Jack's."""
    return words.say(f"print-{of}", **{of: number}, christmas=tokens[0], halloween=tokens[1])


def source_of(words: Words, facts: tuple[str, ...]) -> str:
    """Which facts stand in the printed game, and which are ours."""
    if not facts:
        return words.say("print-original")
    return words.say("print-mixed", facts=words.list([words.term("fact", fact) for fact in facts]))


def character_name(words: Words, character: Character) -> str:
    """What the player of a Character is called; the mat has the full name as its title."""
    return words.say(f"character-{character.id}")


def names_of(words: Words, game: HolidaysTable, reader: Seat | None) -> Names:
    """The players of a game, called by their Characters."""
    players = tuple(character_name(words, character) for character in game.characters)
    return Names(players, reader, partial(game.name_for, reader))
