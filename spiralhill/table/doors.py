"""What is asked and answered at the doors of a server, by HTTP, before anybody sits at a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from spiralhill.table.protocol import Ask, Line, Name, Number, Reason, TableId


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with a link; spectators need no name."""

    # Whatever was in the link: what is no code opens nothing.
    code: Annotated[str, Meta(max_length=1000)]
    name: Name = "?"


class Seated(Struct, frozen=True, omit_defaults=True):
    """Where somebody sits now, and the links that they may share; a spectator has the watch code instead of a seat."""

    table: str
    seat: int | None = None
    invite: str = ""
    watch: str = ""


class Mine(Struct, frozen=True):
    """A table of one's own."""

    table: str
    game: str
    phase: str
    seats: list[int]
    players: list[str]
    asked: bool


class GameInfo(Struct, frozen=True):
    """A game as the start page needs it: its title and a sentence, how long it takes, and whom one can be in it."""

    name: str
    rules: int
    players: tuple[int, int]
    cast: list[str]
    options: dict[str, Any]
    title: str
    says: str
    minutes: tuple[int, int]
    # How many usually play.
    usual: int
    # What the cast is called, in the same order.
    called: list[str]
    # Whether there is a first game with a coach.
    lesson: bool


class Shelf(Struct, frozen=True):
    """What can be played here, with whom, and in which languages."""

    protocol: int
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A card in words, and what its picture is drawn from."""

    id: str
    title: str
    lines: list[str]
    source: str
    copies: int = 1
    kind: str = ""
    suit: str = ""
    corner: str = ""
    value: str = ""
    band: str = ""
    # How many of the first lines the figures and the band say already.
    said: int = 0
    motifs: list[str] = []
    facets: list[tuple[str, str]] = []
    rarity: tuple[str, str] = ("", "")
    # Its titles in other languages, by which one may look for it as well.
    also: list[str] = []


class DeckInfo(Struct, frozen=True):
    """Cards that belong together."""

    name: str
    heading: str
    cards: list[CardInfo]


class Catalogue(Struct, frozen=True):
    """All cards of a game, in one language."""

    game: str
    decks: list[DeckInfo]


class Chapter(Struct, frozen=True):
    """A chapter of the rule reference: each rule by its id."""

    title: str
    rules: list[tuple[str, str]]


class Reference(Struct, frozen=True):
    """The rule reference of a game, in one language."""

    game: str
    preface: list[str]
    chapters: list[Chapter]


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played: at a table here, or as the text of a record from anywhere; and how it is to be told."""

    table: TableId | None = None
    record: Annotated[str, Meta(max_length=60_000)] = ""
    # From whose seat; without one as spectators saw it.
    seat: Number | None = None
    lang: str = "en"


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from a moment of a game, against bots: after so many decisions, in one of its seats."""

    name: Name
    seat: Number
    ply: Number
    table: TableId | None = None
    record: Annotated[str, Meta(max_length=60_000)] = ""


class Moment(Struct, frozen=True, omit_defaults=True):
    """How a game stood after a decision: who took which, what was told, and the view with the piles that changed."""

    view: dict[str, Any]
    lines: list[Line]
    seat: int | None = None
    says: str = ""
    # A turn or a round began.
    head: bool = False
    # In lessons: what the learner is asked, why not the other cards, which answer is to be given, what the coach says.
    ask: Ask | None = None
    reasons: dict[int, list[Reason]] = {}
    pick: str = ""
    coach: str = ""


class Replay(Struct, frozen=True):
    """A game from its deal to its end, moment by moment."""

    game: str
    # What the seats play, who sat there (a name, "human" or the level of a bot), and whether that was a bot.
    seats: list[Any]
    players: list[str]
    bots: list[bool]
    seat: int | None
    moments: list[Moment]


class Verdict(Struct, frozen=True):
    """What was checked of a record, point by point; of one in which anything is wrong there is none."""

    commitment: str
    seed: str
    client_seeds: list[str]
    game_id: str
    rules_id: str
    checked: list[tuple[str, str]]


class DeckWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that somebody is building: as the text of a deck file, or card by card; perhaps from a pool."""

    text: Annotated[str, Meta(max_length=20_000)] = ""
    name: Annotated[str, Meta(max_length=100)] = ""
    cards: Annotated[dict[str, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=400)] = {}
    # The cards there are to build from, with their copies; nothing stands for all cards.
    pool: Annotated[dict[str, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=400)] | None = None
    lang: str = "en"


class DeckReport(Struct, frozen=True):
    """What is to be said of a deck: everything that is wrong with it, each in a sentence, with the rule it rests on."""

    name: str
    cards: dict[str, int]
    problems: list[tuple[str, str]]
    # The deck as a file; and as a seat of a table, if it is legal.
    text: str
    seat: Any


class Opened(Struct, frozen=True):
    """What a seed opens: boosters, all their cards as a pool, the Locales on loan, and a deck that could be built."""

    seed: int
    boosters: list[list[str]]
    pool: dict[str, int]
    loan: list[str]
    deck: dict[str, int]


class DraftWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft: its seed, how many draft, how many of them are people, and the cards these took, one after the other."""

    seed: Annotated[int, Meta(ge=0, lt=1 << 32)]
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    people: Annotated[int, Meta(ge=1, le=6)] = 1
    taken: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=400)] = []


class DraftState(Struct, frozen=True):
    """How a draft stands: which person takes now, from which booster; what each has, and in the end a deck of it."""

    seed: int
    players: int
    people: int
    seat: int
    round: int
    rounds: int
    offer: list[str]
    pools: list[dict[str, int]]
    loan: list[str]
    over: bool
    decks: list[dict[str, int]]
