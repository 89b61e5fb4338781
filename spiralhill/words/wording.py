"""A game in words: what whoever shows it must know to tell of players, picks and cards, and nothing of its rules."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from spiralhill.kernel.effects import No
from spiralhill.kernel.game import Game, Setup, View
from spiralhill.kernel.steps import Event, Item, Pass, Pick
from spiralhill.kernel.table import Card, Pile, Seat
from spiralhill.words.names import Names
from spiralhill.words.sentences import Words


@dataclass(frozen=True, slots=True)
class Look:
    """What a picture of a card is drawn from, in terms that all games share."""

    # What sort of card it is, and what it belongs to; both for programs.
    kind: str = ""
    suit: str = ""
    # The figure in the corner, such as a cost, and the one at the foot, such as a value.
    corner: str = ""
    value: str = ""
    # The line of the card that names its sort in words, and how many of the first lines figures and band say already.
    band: str = ""
    said: int = 0
    # What its texts do, by the names of the effects.
    motifs: tuple[str, ...] = ()
    # By what one may look for it: the name of a filter and the choice in it, in words.
    facets: tuple[tuple[str, str], ...] = ()
    # How rare it is, by name and in words; nothing where cards are not collected.
    rarity: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class Face:
    """What a card says: its title, its lines, where its facts come from, and what its picture is drawn from."""

    id: str
    title: str
    lines: tuple[str, ...]
    source: str
    look: Look = Look()

    def __str__(self) -> str:
        return "\n".join([self.title, *self.lines])


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards that belong together: a name, a heading, and how many copies there are of each face."""

    name: str
    heading: str
    cards: tuple[tuple[int, Face], ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game with a coach: who sits where, the seed of its chance, and every pick up to where the lesson ends.

    The learner has the first seat. Before some of the picks, and at the end, the coach says something; `notes` names it
    by the number of picks that were made: `lesson-<game>-<name>` in the words.
    """

    seats: tuple[str, ...]
    seed: int
    picks: tuple[str, ...]
    notes: Mapping[int, str]


class Wording:
    """What a game says of itself in words; each game fills in its own."""

    # What the seats play unless it is said otherwise, as `--seats` writes it.
    seats: ClassVar[str] = ""
    # How many minutes a game takes among people, from a short one to a long one.
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    # How many usually play.
    usual: ClassVar[int] = 2
    # The events with which a turn or a round begins.
    heads: ClassVar[tuple[type[Event], ...]] = ()
    # A first game with a coach.
    lesson: ClassVar[Lesson | None] = None
    # The picks that leave things as they are, such as to pass or to do no more.
    rests: ClassVar[tuple[type[Pick], ...]] = (Pass, No)
    # The picks that nobody should make by a click on a card they only wanted to look at: it may be gone by that.
    grave: ClassVar[tuple[type[Pick], ...]] = ()
    # The picks that are seldom wanted: they stand after the others, and in a lower voice.
    aside: ClassVar[tuple[type[Pick], ...]] = ()

    def players(self, speech: Words, seats: Sequence[object]) -> tuple[str, ...]:
        """What the players are called, by what their seats play, as a setup keeps it."""
        raise AssertionError("a wording says what the players are called")

    def names(self, speech: Words, game: Game, reader: Seat | None) -> Names:
        """The players as the reader calls them, and the cards that the reader sees."""
        raise AssertionError("a wording says what the players are called")

    def names_in(self, speech: Words, view: View, seats: Sequence[object]) -> Names:
        """The same for whoever has no game, but a view of it, and knows what the seats play."""
        reader: Any = view["you"]
        return Names(self.players(speech, seats), reader, faces_in(view).get)

    def welcome(self, speech: Words, game: Game) -> str:
        """The line a game begins with: who plays, and for what."""
        raise AssertionError("a wording says who plays")

    def log(self, speech: Words, event: Event, names: Names) -> str:
        """What happened, with what the event itself leaves to the cards."""
        return speech.log(event, names)

    # Picks

    def label(self, speech: Words, view: View, pick: Pick, names: Names, item: Item | None) -> str:
        """What an option says, and after a colon what it leaves to the table."""
        label, gloss = speech.pick(pick, names, item), self.gloss(speech, view, pick)
        return f"{label}: {gloss}" if gloss else label

    def source(self, speech: Words, view: View, item: Item) -> str:
        """The text that asks a question, where it is good to read it once more."""
        return ""

    def gloss(self, speech: Words, view: View, pick: Pick) -> str:
        """What the label of a pick leaves to the table, such as the name of the Location on one's left."""
        return ""

    def tries(self, view: View) -> Sequence[Pick]:
        """What people may try although it is not offered; whoever does is told why."""
        return ()

    def ways(self, speech: Words, view: View, card: Card) -> Sequence[tuple[Pick, str]]:
        """All that a card says can be done with it, each as a sentence: who may do some is told why not the others."""
        return ()

    def rest(self, item: Item, options: Sequence[Pick]) -> int | None:
        """Which of the options somebody takes who wants nothing: it leaves things as they are, or costs nothing."""
        return next((at for at, pick in enumerate(options) if isinstance(pick, self.rests)), None)

    def places(self, view: View, pick: Pick) -> Sequence[Pile]:
        """The piles that a pick is about beside its cards, such as the one where a card would go."""
        return ()

    def subject(self, speech: Words, view: View, pick: Pick) -> str:
        """What the refusal of a try is about, where that is not the whole pick but a place closed to every card."""
        return ""

    # Seats

    def seat_names(self, speech: Words) -> Mapping[str, Sequence[str]]:
        """What can sit at a table, by id, and what each is called in a language, the usual name first."""
        raise AssertionError("a wording says what can sit at a table")

    def seat_title(self, seat: object) -> str:
        """What a seat of a setup is called in tables."""
        return str(seat)

    def seat_report(self, seat: object, setup: Setup) -> str:
        """What there is to say of a seat that was read from a file and found legal."""
        return f"{self.seat_title(seat)}: legal"

    def known(self, text: str) -> int:
        """How many cards of this game a file lists, so that nobody has to say which game it is for."""
        return 0

    def file_problems(self, speech: Words, text: str) -> list[str]:
        """Everything that is wrong with a file that describes a seat, where a game can say it all at once."""
        return []

    # Cards

    def ids(self) -> Collection[str]:
        """The ids of all cards."""
        raise AssertionError("a wording knows the cards")

    def face(self, speech: Words, id: str) -> Face:
        """What a card says."""
        raise AssertionError("a wording tells the cards")

    def decks(self, speech: Words) -> Iterable[Deck]:
        """All cards, in the order in which they are listed."""
        raise AssertionError("a wording lists the cards")

    def is_title(self, speech: Words, line: str) -> bool:
        """Whether a line is the whole title of a card: whoever types that means the card, whatever it begins with."""
        wanted = spaced(line)
        return any(wanted == spaced(speech.title(id)) for id in self.ids())

    def cards_titled(self, speech: Words, title: str) -> list[str]:
        """The card with a title, in the language of the table or as a pick writes it; else all that it may mean."""
        wanted = spaced(title)
        titles = {id: {spaced(id), spaced(speech.title(id))} for id in self.ids()} if wanted else {}
        exact = [id for id, called in titles.items() if wanted in called]
        begun = [id for id, called in titles.items() if any(name.startswith(wanted) for name in called)]
        held = [id for id, called in titles.items() if any(mentions(name, wanted) for name in called)]
        return exact[:1] or begun or held


def faces_in(view: View) -> dict[Card, str]:
    """What is printed on the cards that a view shows, by their numbers."""
    piles: Any = view["piles"]
    shown = [card for pile in piles for card in pile.get("cards", ()) if card is not None]
    return {card: name for card, name, *_ in shown if name is not None}


def spaced(text: str) -> str:
    """A text without regard to case, accents and punctuation, to compare what people type.

    >>> spaced("Hunter’s  Self-Defense"), spaced("L'Età: perciò")
    ('hunters self defense', 'leta percio')
    """
    for mark, stands_for in (("'", ""), ("’", ""), (":", ""), (",", ""), ("-", " ")):
        text = text.replace(mark, stands_for)
    bare = (letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return " ".join("".join(bare).lower().split())


def mentions(line: str, name: str) -> bool:
    """Whether a name stands in a line with all its words, both of them spaced.

    >>> mentions("play rag doll 1 left", "rag doll 1"), mentions("rag doll 10", "rag doll 1")
    (True, False)
    """
    return f" {name} " in f" {line} "
