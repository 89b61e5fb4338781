"""The TCG, for the checks of its words: what its records can hold, and how its cards are told."""

from __future__ import annotations

from collections.abc import Iterator

import spiralhill.games.tcg
from spiralhill.games.tcg import events, picks
from spiralhill.games.tcg.bargains import Bargain
from spiralhill.games.tcg.catalogue import FACES
from spiralhill.games.tcg.effects import hands, places, relocating, shifting, strikes
from spiralhill.games.tcg.effects.conditions import ALWAYS, Counter, Either, Have, Share, StandAt
from spiralhill.games.tcg.effects.kinds import Condition, Listener, Offer, PriceChange
from spiralhill.games.tcg.effects.leaving import ScrapCards
from spiralhill.games.tcg.effects.players import EVERYONE, FEWEST_ACTIVE, OPPONENTS, LookAtHand, TargetText
from spiralhill.games.tcg.effects.prices import GiveCards, GiveCharacters, GroupCosts
from spiralhill.games.tcg.effects.strikes import ANYBODYS, NO_LIMIT, THEIRS
from spiralhill.games.tcg.effects.text import Question, Text
from spiralhill.games.tcg.effects.together import Together
from spiralhill.games.tcg.faces import TYPES, card_face
from spiralhill.games.tcg.groups import CLASSES, Group, OfType, Worded, titled
from spiralhill.games.tcg.picks import ACTIVITIES, SIDES
from spiralhill.games.tcg.prints import HITS_CHARACTERS, HITS_HAND, RARITIES, SETS, Character, Locale, MainCard
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.games.tcg.traits import Trait
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.steps import Heard, Item, Pick
from spiralhill.words import Names, Words
from spiralhill.words.sentences import FORMS
from tests.words.records import Blanks, Told, Values

TITLES = tuple(dict.fromkeys(face.title for face in FACES if isinstance(face, MainCard)))
LOCALES = tuple(face.id for face in FACES if isinstance(face, Locale))
TERMS: dict[str, Values] = {"type": tuple(CLASSES), "activity": ACTIVITIES, "title": TITLES}
DRAW_TWO, DRAW_ONE = hands.Draw(2), hands.Draw(1)
DRAW = Deed(DRAW_TWO, 0, 1)
ROW = ("town-hall", "town-square")
WORDS = ("corpse", "hyde", "player", "vampire")
# The lines of a card.
FIRST = (*TYPES.values(), "starting-locale", "starting-hand", "price")
PHRASES = ("ability", "centre", "condition", "function", "grows", "hex", "on-play", "or", "placed", "source")
ZERO, FETCH, SQUARE = range(3)


def blanks(message: str) -> Iterator[Blanks]:
    """What the blanks of a reason can hold."""
    card: Blanks = [("card", "zero")]
    if message == "too-dear":
        yield [("price", 1), ("points", 0)]
        yield [("price", 4), ("points", 0)]
        yield [("price", 4), ("points", 3)]
    elif message == "not-active":
        yield [("scare", 1), ("threshold", 3)]
    elif message == "deck-unknown":
        yield [("word", "Zorro"), ("card", "")]
        yield [("word", "Zorro"), ("card", "zero")]
    elif message in ("deck-copies", "deck-versions"):
        yield [("title", "zero"), ("number", 5)]
    elif message.startswith("deck-"):
        for number in (0, 1, 39):
            yield [*card, ("number", number), ("missing", 40 - number), ("most", 40), ("line", 3), ("word", "3 3")]
    else:
        yield card


TCG = Told(
    package=spiralhill.games.tcg,
    names=Names(("Jack", "Oogie"), reader=0, card=["zero", "fetch", "town-square"].__getitem__),
    cards=tuple(face.id for face in FACES),
    others={f"print-{line}" for line in (*FIRST, *PHRASES)}
    | {f"alias-{face.id}" for face in FACES if isinstance(face, Character)}
    | {f"{form}-{locale}" for form in ("at", "from") for locale in LOCALES}
    | {f"{group}-{form}" for group in ("any-card", "of-type", "titled", "worded") for form in FORMS}
    | {f"starter-{deck}" for deck in STARTERS}
    | {f"word-{word}" for word in WORDS}
    | {f"kit-{kit}" for kit in SETS}
    | {f"rarity-{rarity}" for rarity in RARITIES}
    | {f"type-{kind}" for kind in (*TYPES.values(), "starting-locale")}
    | {f"{field}-{value}" for field, values in TERMS.items() for value in values},
    fields=TERMS
    | {
        "location": ("town-square",),
        "side": SIDES,
        "what": (HITS_CHARACTERS, HITS_HAND),
        "whom": (OPPONENTS, EVERYONE, FEWEST_ACTIVE),
        "whose": (THEIRS, ANYBODYS),
    },
    lists={
        "characters": (("zero",), ("lock", "shock"), ("lock", "shock", "barrel")),
        "locations": (ROW,),
        "waiting": ((0,), (0, 1)),
    },
    types={
        bool: (True, False),
        int: (0, 1, 2),
        int | None: (None, 1),
        tuple[str, ...]: ((), ("zero",), ("zero", "zero", "fetch")),
        tuple[int, ...]: ((), (ZERO, FETCH)),
        tuple[Heard, ...]: ((Heard(0, 1, DRAW),), (Heard(0, 1, DRAW), Heard(1, 2, DRAW))),
        tuple[Item, ...]: ((),),
        tuple[tuple[int, Pick], ...]: ((),),
        tuple[tuple[int, tuple[int, ...]], ...]: ((),),
        Text: (DRAW_TWO,),
        Effect: (DRAW_TWO, DRAW_ONE),
        TargetText: (LookAtHand(),),
        Deed: (DRAW, Deed(May(DRAW_TWO), 0, 1)),
    },
    parts=(Condition, Counter, Group, PriceChange, Offer, Listener, Trait, ScrapCards),
    introduces=(events.Performs,),
    bases=(Condition, Counter, Group, PriceChange, Offer, Listener, Trait, Text, Question, TargetText, Together),
    whole={
        Worded: tuple(Worded(word) for word in WORDS),
        Either: (Either(StandAt(("zero",), "town-square"), Share(("lock", "shock"))),),
        GroupCosts: tuple(
            GroupCosts(amount, group, minimum)
            for group in (OfType("creation"), titled("fire"))
            for amount in (-2, -1, 1)
            for minimum in (0, 1)
        ),
        GiveCards: tuple(
            GiveCards(2, when, group, many)
            for group in (OfType("character"), None)
            for when in (ALWAYS, Have(("zero",)))
            for many in (True, False)
        ),
        GiveCharacters: (GiveCharacters(3, ("corpse-dad",), 2),),
        strikes.ScrapTheirs: tuple(
            strikes.ScrapTheirs(low, high) for low, high in ((-NO_LIMIT, NO_LIMIT), (-NO_LIMIT, 1), (1, 1))
        ),
        strikes.ScrapWhich: tuple(
            strikes.ScrapWhich(seat, (), FETCH, low, high)
            for seat in (0, 1)
            for low, high in ((-NO_LIMIT, NO_LIMIT), (-NO_LIMIT, 1), (1, 1))
        ),
        ScrapCards: (ScrapCards((ZERO,)), ScrapCards((ZERO, FETCH))),
        # Where a place is named, it is one.
        picks.Play: (picks.Play(ZERO, SQUARE), picks.Play(ZERO)),
        picks.Move: (picks.Move(ZERO, SQUARE),),
        shifting.ComeAlong: tuple(shifting.ComeAlong(seat, (ZERO,), SQUARE) for seat in (0, 1)),
        relocating.ChooseDestination: tuple(relocating.ChooseDestination(seat, (SQUARE,), (), True) for seat in (0, 1)),
        places.SwapWhich: tuple(places.SwapWhich(seat, some) for seat in (0, 1) for some in ((), (SQUARE,))),
        relocating.TogetherWhere: tuple(relocating.TogetherWhere(seat, 0, (ZERO, FETCH)) for seat in (0, 1)),
        Bargain: tuple(
            Bargain(seat, ZERO, location, given, cards)
            for seat in (0, 1)
            for location in (SQUARE, None)
            for given, cards in ((0, ()), (1, ()), (0, (FETCH,)))
        ),
        events.Moves: tuple(events.Moves(seat, "zero", "town-hall", "town-square") for seat in (0, 1)),
        events.RevealsStart: tuple(events.RevealsStart(seat, "jacks-house") for seat in (0, 1)),
        events.DrawsLocale: tuple(events.DrawsLocale(seat, "town-hall") for seat in (0, 1)),
        events.Cuts: (events.Cuts(0, 1), events.Cuts(1, 0)),
    },
    blanks=blanks,
    longest=80,
    phrases=True,
    same=(
        "alias-accordion-player",
        "alias-bass-player",
        "alias-big-witch",
        "alias-corpse-dad",
        "alias-corpse-kid",
        "alias-corpse-mom",
        "alias-little-witch",
        "alias-sax-player",
        "starter-finklestein",
        "starter-jack",
        "title-behemoth",
        "title-eureka",
        "title-igor",
        "title-jewel",
        "title-mr-hyde",
        "title-mr-hyde-ii",
        "title-mr-hyde-iii",
        "title-sally",
        "title-zero",
        "word-hyde",
    ),
)


def cards(speech: Words) -> Iterator[str]:
    """All cards, by their type."""
    for kind, word in TYPES.items():
        yield f"=== {speech.term('type', word)}"
        for one in FACES:
            if isinstance(one, kind):
                face = card_face(speech, one)
                yield f"{face}\n[{face.source}]"
