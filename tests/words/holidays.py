"""Take Over the Holidays, for the checks of its words: what its records can hold, and how its cards are told."""

from __future__ import annotations

from collections.abc import Iterator

import spiralhill.games.holidays
from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Bonus
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS, INGREDIENTS
from spiralhill.games.holidays.characters.jack import HERE, FlipTokens
from spiralhill.games.holidays.characters.mayor import SIDES
from spiralhill.games.holidays.characters.oogie import BOTH, FIRST, SECOND
from spiralhill.games.holidays.effects.strength import ALWAYS, AloneHere, Condition, Counter, Strengthen
from spiralhill.games.holidays.effects.text import Question, Text
from spiralhill.games.holidays.effects.tokens import ANYWHERE, YOURS
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import ADVANCED, BASIC, FACES, NEUTRAL, PLACES, Print
from spiralhill.games.holidays.records import GEAR
from spiralhill.games.holidays.wording import card_face, character_name
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.steps import Heard
from spiralhill.words import Names, Words
from tests.words.records import Told, Values

TERMS: dict[str, Values] = {
    "place": PLACES,
    "face": (*FACES, "any"),
    "showing": (*SIDES, *FACES, "any"),
    "ingredient": INGREDIENTS,
}
FLIP = Deed(FlipTokens(1), 0, 1)
# The lines of a face, and what is known of the printed cards.
CARD = (
    "strength",
    "ingredient",
    "face-down",
    "when-played",
    "end-of-round",
    "stitch-when-played",
    "stitch-end-of-round",
)
OTHER_CARDS = ("round", "ingredients", "points", "original", "mixed")
MAT = ("kind", "values", "space", "extra-cards", "skips", "after-reveal", "after-awards", "bonus")
FACTS = ("name", "number", "effect", "alignment", "level", "dice", "mood", "abilities", "bonus", "round-four")


def title_of(card: str) -> str:
    """The name of a print without its number: ten cards of a Character share a title."""
    title, _, number = card.rpartition("-")
    return title if number.isdecimal() else card


def prints() -> Iterator[str]:
    """Every print there is."""
    for character in CHARACTERS.values():
        yield from (character.mat.id, *(card.id for card in character.deck))
    yield from (card.id for card in (*EXPERIMENTS, *LOCATIONS))


HOLIDAYS = Told(
    package=spiralhill.games.holidays,
    names=Names(("Sally", "Jack"), reader=0, card=["rag-doll-7", "torn-seam-9", "hinterlands"].__getitem__),
    cards=tuple(dict.fromkeys(title_of(card) for card in prints())),
    others={f"print-{line}" for line in (*CARD, *OTHER_CARDS, *MAT)}
    | {f"fact-{fact}" for fact in FACTS}
    | {f"alignment-{alignment}" for alignment in (*FACES, NEUTRAL)}
    | {f"level-{level}" for level in (BASIC, ADVANCED)}
    | {f"character-{id}" for id in CHARACTERS}
    | {f"{form}-{location.id}" for form in ("at", "from") for location in LOCATIONS}
    | {f"gear-{hyphened(gear.__name__)}" for gear in GEAR[1:]}
    | {f"{field}-{value}" for field, values in TERMS.items() for value in values},
    fields=TERMS
    | {
        "location": ("hinterlands",),
        "where": (HERE, YOURS, ANYWHERE),
        "dice": (FIRST, SECOND, BOTH),
    },
    types={
        bool: (True, False),
        int: (0, 1, 2),
        tuple[str, ...]: ((), ("rag-doll-7",), ("rag-doll-7", "rag-doll-8", "torn-seam-9")),
        tuple[int, ...]: ((), (0, 1)),
        tuple[Heard, ...]: ((Heard(0, 1, FLIP),), (Heard(0, 1, FLIP), Heard(1, 2, FLIP))),
        Effect: (FlipTokens(1), FlipTokens(2, YOURS)),
        Deed: (FLIP, Deed(May(FlipTokens(2)), 0, 1)),
        int | None: (None,),
    },
    parts=(Condition, Counter, Bonus),
    bases=(Condition, Counter, Bonus, Question, Text),
    whole={
        picks.Flip: tuple(picks.Flip(2, face) for face in FACES),
        picks.TakeFrom: (picks.TakeFrom(2),),
        events.MovesToken: tuple(
            events.MovesToken(seat, "pumpkin-patch", "hinterlands", face) for seat in (0, 1) for face in FACES
        ),
        events.Moves: tuple(events.Moves(seat, "rag-doll-7", "pumpkin-patch", "hinterlands") for seat in (0, 1)),
        events.MovesFaceDown: tuple(
            events.MovesFaceDown(seat, "pumpkin-patch", "hinterlands", ("rag-doll-7",)) for seat in (0, 1)
        ),
        events.Pushes: tuple(
            events.Pushes(seat, 1 - seat, "rag-doll-7", "pumpkin-patch", "hinterlands") for seat in (0, 1)
        ),
        events.LaysLocation: tuple(
            events.LaysLocation("hinterlands", one, other, christmas, halloween)
            for one, other in ((0, 1), (1, 0), (1, 1), (None, None))
            for christmas in range(3)
            for halloween in range(3)
        ),
        events.Completes: tuple(
            events.Completes(seat, "clockwork-bat", ("rag-doll-7", "torn-seam-9")) for seat in (0, 1)
        ),
        events.Strengthened: tuple(
            events.Strengthened(seat, "rag-doll-7", amount, 7 + amount) for seat in (0, 1) for amount in (-2, 3)
        ),
        Strengthen: tuple(Strengthen(amount, when) for amount in (-2, 3) for when in (ALWAYS, AloneHere())),
    },
    same=(
        "card-sally",
        "character-finkelstein",
        "character-jack",
        "character-sally",
        "face-halloween",
        "fact-bonus",
        "print-bonus",
    ),
)


def cards(speech: Words) -> Iterator[str]:
    """All mats with their cards, then the Locations."""
    for character in CHARACTERS.values():
        yield f"=== {character_name(speech, character)}"
        yield from (told(speech, print) for print in (character.mat, *character.deck, *character.extras))
    yield "==="
    yield from (told(speech, location) for location in LOCATIONS)


def told(speech: Words, print: Print) -> str:
    """A face and where it comes from."""
    face = card_face(speech, print)
    return f"{face}\n[{face.source}]"
