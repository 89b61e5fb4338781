"""What stands on the cards of the TCG in words, and what their pictures are drawn from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from spiralhill.games.tcg.effects.kinds import Listener
from spiralhill.games.tcg.effects.lasting import Stay
from spiralhill.games.tcg.effects.text import AndThen, Both, If, IfElse, YouMay
from spiralhill.games.tcg.effects.triggers import Hexing
from spiralhill.games.tcg.prints import (
    CENTRE,
    CHARACTER,
    CREATION,
    LOCALE,
    PLACED,
    SURPRISE,
    Ability,
    Character,
    Creation,
    Function,
    Locale,
    MainCard,
    Print,
    Surprise,
)
from spiralhill.games.tcg.traits import CountsVampires
from spiralhill.kernel.effects import Effect
from spiralhill.kernel.notation import hyphened
from spiralhill.words import Words
from spiralhill.words.wording import Face, Look

TYPES: Final[dict[type[Print], str]] = {
    Locale: LOCALE,
    Character: CHARACTER,
    Creation: CREATION,
    Surprise: SURPRISE,
}
# To whom a card belongs, by the words of its name; the first that fits, and all of Halloweentown else.
SUITS: Final[dict[str, str]] = {
    "finklestein": "finklestein igor jewel laboratory genius master donor bone reindeer phase",
    "mayor": "mayor town mobile plans ride transportation takeoff everybody",
    "oogie": "oogie oogies boogie dice torture lair play lock shock barrel treat tub told wanna dumb best kind",
    "sally": "sally sallys nightshade together",
    "jack": "jack jacks zero fetch fantasies eureka realized pumpkin sandy christmas done stiff",
}
HALLOWEEN: Final = "halloween"
# Texts that only join others.
JOINTS: Final = (AndThen, Both, Hexing, If, IfElse, Listener, YouMay)
UNKNOWN_NUMBER: Final = "?"


def card_face(speech: Words, face: Print) -> Face:
    """The face of a card in a language."""
    lines = locale_lines(speech, face) if isinstance(face, Locale) else main_lines(speech, face)
    return Face(face.id, speech.title(face.id), tuple(lines), speech.say("print-source"), card_look(speech, face))


def card_look(speech: Words, face: Print) -> Look:
    """What a card is drawn from."""
    kind = TYPES[type(face)]
    band = speech.term("type", kind)
    names = ["type", "kit", "rarity"]
    rarity = speech.term("rarity", face.rarity)
    choices = [band, speech.term("kit", face.kit), rarity]
    value = ""
    if isinstance(face, Locale):
        corner = str(face.threshold)
        if face.is_starting:
            value, band = str(face.starting_hand), speech.term("type", "starting-locale")
    else:
        corner = number_of(face)
        names.append("number")
        choices.append(corner)
    facets = tuple((speech.say(f"facet-{name}"), choice) for name, choice in zip(names, choices, strict=True))
    motifs = tuple(dict.fromkeys(hyphened(type(one).__name__) for one in texts_in(face)))
    # A version belongs to whom its Title names, whatever its byname says.
    named = face.title if isinstance(face, Character) else face.id
    return Look(kind, suit_of(named), corner, value, band, 1, motifs, facets, (face.rarity, rarity))


def suit_of(name: str) -> str:
    """To whom a card belongs, by the words of its name."""
    parts = name.split("-")
    return next((suit for suit, some in SUITS.items() if any(word in parts for word in some.split())), HALLOWEEN)


def texts_in(thing: Any) -> Iterator[Effect]:
    """The texts of a card, and those inside of texts that only join them."""
    if isinstance(thing, Effect) and not isinstance(thing, JOINTS):
        yield thing
    elif isinstance(thing, tuple):
        for one in thing:
            yield from texts_in(one)
    elif isinstance(thing, (Print, Function, Ability, *JOINTS)) and is_dataclass(thing):
        for field in fields(thing):
            yield from texts_in(getattr(thing, field.name))


# Lines


def sentence(phrase: str) -> str:
    """A phrase as a sentence of its own.

    >>> sentence("draw 2 cards")
    'Draw 2 cards.'
    """
    return f"{phrase[0].upper()}{phrase[1:]}."


def number_of(face: Print) -> str:
    """The Scare Number as it stands on a card; some count something else."""
    assert isinstance(face, MainCard)
    counts = isinstance(face, Character) and face.trait(CountsVampires) is not None
    return UNKNOWN_NUMBER if counts else str(face.number)


def locale_lines(speech: Words, face: Locale) -> list[str]:
    """What stands on a Locale: its Scare Threshold, its Functions, and the Starting Hand."""
    lines = [speech.say("print-starting-locale" if face.is_starting else "print-locale", number=face.threshold)]
    lines += [sentence(speech.say("print-function", texts=function_text(speech, one))) for one in face.functions]
    if face.starting_hand is not None:
        lines.append(speech.say("print-starting-hand", number=face.starting_hand))
    return lines


def function_text(speech: Words, function: Function) -> str:
    """The activities of a Function."""
    return "; ".join(speech.text(text) for text in function.activities)


def main_lines(speech: Words, face: Print) -> list[str]:
    """What stands on a card of a Main Deck: its number, its Alias, its price, and its texts as sentences."""
    assert isinstance(face, MainCard)
    lines = [speech.say(f"print-{TYPES[type(face)]}", number=number_of(face))]
    if isinstance(face, Character) and not face.versions:
        lines.append(speech.say(f"alias-{face.id}"))
    if face.cost is not None:
        lines.append(speech.say("print-price", number=face.cost))
    phrases: list[str] = [speech.text(text) for text in face.prices]
    if face.offer is not None:
        phrases.append(speech.text(face.offer))
    if isinstance(face, Character):
        phrases += character_phrases(speech, face)
    elif isinstance(face, Creation):
        phrases += on_play(speech, face.on_play)
        if face.grows:
            phrases.append(speech.say("print-grows", number=face.grows))
    elif isinstance(face, Surprise):
        first, *others = (ability_phrase(speech, face, ability) for ability in face.abilities)
        phrases += [first, *(speech.say("print-or", text=text) for text in others)]
    return lines + [sentence(phrase) for phrase in phrases]


def character_phrases(speech: Words, face: Character) -> list[str]:
    """The texts of a Character: what holds, what happens when it is played, what it may do or listens to."""
    phrases = [speech.text(trait) for trait in face.traits]
    phrases += on_play(speech, face.on_play)
    using: list[str] = []
    if face.ability is not None:
        using.append(conditional(speech, "ability", face.ability, speech.text(face.ability.text)))
    if face.listener is not None:
        using.append(speech.text(face.listener))
    return phrases + [speech.say("print-hex", text=text) if face.hex else text for text in using]


def on_play(speech: Words, texts: Iterable[Effect]) -> list[str]:
    """What happens when a card is played."""
    return [speech.say("print-on-play", text=speech.text(text)) for text in texts]


def ability_phrase(speech: Words, face: Surprise, ability: Ability) -> str:
    """An ability of a Surprise, after its condition."""
    return conditional(speech, "condition", ability, ability_text(speech, face, ability))


def ability_text(speech: Words, face: Surprise, ability: Ability) -> str:
    """What an ability of a Surprise does, and what it says where it stays."""
    says = speech.text(ability.text)
    if isinstance(ability.text, Stay) and face.lasting:
        says = speech.list([speech.text(text) for text in face.lasting])
    if ability.placement == PLACED:
        return speech.say("print-placed", text=says)
    return speech.say("print-centre", text=says) if ability.placement == CENTRE else says


def conditional(speech: Words, line: str, ability: Ability, text: str) -> str:
    """A text after its condition."""
    when = hyphened(type(ability.when).__name__)
    return speech.say(f"print-{line}", when=speech.text(ability.when), when_is=when, text=text)
