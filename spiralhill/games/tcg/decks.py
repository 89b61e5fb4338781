"""Decks of one's own, and the rules for building them (TCG-DECK-01 to TCG-DECK-07).

A deck file is a small text that a person can write:

    name: Moonlit Row

    Jack's House
    Town Hall
    ...
    4 Jack Skellington, The Pumpkin King
    2 Fetch

The first line gives the deck a name; every other line is a card, with the number of its copies before it if there are
several. What follows a # is a remark. Titles are read in every language of the house, without regard to case, hyphens,
commas and apostrophes. All that is wrong with a deck is said at once.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.prints import Character, Creation, Deck, Locale, MainCard, Surprise
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.saves import whole
from spiralhill.kernel.steps import Reason

REGULAR_LOCALES: Final = 5
LEAST_CARDS: Final = 40
MOST_COPIES: Final = 4
# The rules set no upper limit; a table that anybody may lay needs one.
MOST_CARDS: Final = 600
LONGEST_NAME: Final = 40
MOST_LINES: Final = 500
# To guess what somebody meant takes its time, and a file with more mistakes is no deck.
MOST_GUESSES: Final = 20
# How much of their letters two titles share that may be meant for each other.
NEAR: Final = 0.75
# Words as long as this one are articles and the like.
SHORT: Final = len("del")

LINE: Final = re.compile(r"(?:(\d{1,6})\s*[x×]?\s+)?(.+)")


class DeckList:
    """A deck as somebody wants it: a name, and how many copies of each card; legal or not."""

    __slots__ = ("cards", "name")

    def __init__(self, name: str, cards: dict[str, int]) -> None:
        self.name = name
        self.cards = cards

    def written(self) -> dict[str, object]:
        """The deck as a setup keeps it."""
        return {"name": self.name, "cards": [[copies, id] for id, copies in self.cards.items()]}


def starter(name: str) -> DeckList:
    """A Starter Deck."""
    return DeckList(name, dict(STARTERS[name]))


def deck_of(listed: DeckList) -> Deck:
    """The deck itself, of a list that was found legal."""
    locales = [face for id in listed.cards if isinstance(face := PRINTS[id], Locale)]
    main = [(face, copies) for id, copies in listed.cards.items() if isinstance(face := PRINTS[id], MainCard)]
    return Deck(
        listed.name,
        next(face for face in locales if face.is_starting),
        tuple(face for face in locales if not face.is_starting),
        tuple(face for face, copies in main for _ in range(copies)),
    )


# What is wrong with a deck


def problems(listed: DeckList) -> list[Reason]:
    """Everything that keeps a deck from being legal, each with its rule."""
    found = name_problems(listed.name)
    locales = {id: copies for id, copies in listed.cards.items() if isinstance(PRINTS[id], Locale)}
    starting = sum(copies for id, copies in locales.items() if is_starting(id))
    regular = sum(locales.values()) - starting
    if starting != 1:
        found.append(Reason("deck-starting", "TCG-DECK-01", (("number", starting),)))
    if regular != REGULAR_LOCALES:
        found.append(Reason("deck-locales", "TCG-DECK-02", (("number", regular),)))
    for id, copies in locales.items():
        if copies > 1 and not is_starting(id):
            found.append(Reason("deck-twice", "TCG-DECK-03", (("card", id), ("number", copies))))
    main = sum(listed.cards.values()) - sum(locales.values())
    if main < LEAST_CARDS:
        found.append(Reason("deck-small", "TCG-DECK-04", (("number", main), ("missing", LEAST_CARDS - main))))
    if main > MOST_CARDS:
        found.append(Reason("deck-large", "", (("number", main), ("most", MOST_CARDS))))
    return found + copy_problems(listed)


def name_problems(name: str) -> list[Reason]:
    """What is wrong with the name of a deck."""
    fine = 1 <= len(name) <= LONGEST_NAME and name.strip() == name and name.isprintable()
    return [] if fine else [Reason("deck-name", "", (("most", LONGEST_NAME),))]


def copy_problems(listed: DeckList) -> list[Reason]:
    """Titles that occur too often; all versions of a Character count together (TCG-DECK-07)."""
    copies: dict[str, int] = {}
    versions: dict[str, int] = {}
    for id, number in listed.cards.items():
        face = PRINTS[id]
        if isinstance(face, MainCard):
            copies[face.title] = copies.get(face.title, 0) + number
            versions[face.title] = versions.get(face.title, 0) + 1
    found: list[Reason] = []
    for title, number in copies.items():
        if number > MOST_COPIES:
            blanks: tuple[tuple[str, str | int], ...] = (("title", title), ("number", number))
            if versions[title] > 1:
                found.append(Reason("deck-versions", "TCG-DECK-07", blanks))
            else:
                found.append(Reason("deck-copies", "TCG-DECK-06", blanks))
    return found


def is_starting(id: str) -> bool:
    """Whether a card is a Starting Locale."""
    face = PRINTS[id]
    return isinstance(face, Locale) and face.is_starting


def plainly(reason: Reason) -> str:
    """A problem in one plain line, for programs and for error messages."""
    blanks = dict(reason.blanks)
    number, card = blanks.get("number"), blanks.get("card")
    said = {
        "deck-name": f"a deck has a name of 1 to {LONGEST_NAME} printable characters",
        "deck-starting": f"a deck has one Starting Locale, not {number}",
        "deck-locales": f"a deck has {REGULAR_LOCALES} other Locales, not {number}",
        "deck-twice": f"{card} is there {number} times: all {REGULAR_LOCALES} Locales are different",
        "deck-small": f"a Main Deck has at least {LEAST_CARDS} cards, not {number}",
        "deck-large": f"a Main Deck at our tables has at most {MOST_CARDS} cards, not {number}",
        "deck-copies": f"at most {MOST_COPIES} cards share a Title, not {number} as with {blanks.get('title')}",
        "deck-versions": f"at most {MOST_COPIES} cards share a Title, all versions together, not {number} as with "
        + str(blanks.get("title")),
        "deck-unknown": f"there is no card {blanks.get('word')!r}" + (f": did you mean {card!r}?" if card else ""),
        "deck-line": f"line {blanks.get('line')} is neither a name nor a card: {blanks.get('word')!r}",
        "deck-renamed": f"line {blanks.get('line')} names the deck again: it is called {blanks.get('word')!r} already",
        "deck-long": f"a deck file has at most {MOST_LINES} lines, not {number}: what comes after them was not read",
        "deck-pool": f"{card} is {number} times in the deck, and {blanks.get('most')} times in its pool",
        "deck-file": "this is no deck file: its first line says 'name: ...', every other one a card",
    }[reason.message]
    return f"{said} ({reason.rule})" if reason.rule else said


def check(listed: DeckList) -> None:
    """Refuse a deck that is not legal, with everything that is wrong with it."""
    refuse(problems(listed))


def refuse(found: list[Reason]) -> None:
    """Refuse something, if there is anything to be said against it."""
    if found:
        raise Illegal("; ".join(plainly(reason) for reason in found))


# Files


def slug_of(title: str) -> str:
    """A title as cards are known by.

    >>> slug_of("Jack Skellington, The Pumpkin King"), slug_of("Snake & Spider Stew"), slug_of("Bun-ny!")
    ('jack-skellington-the-pumpkin-king', 'snake-and-spider-stew', 'bun-ny')
    """
    bare = re.sub(r"['’\"“”.!?,()]", "", title.lower().replace("&", " and ")).replace("-", " ")
    return "-".join(bare.split())


@cache
def titles() -> dict[str, str]:
    """Cards by what people may write for them, in every language of the house."""
    # Words are loaded by whoever reads a file, not by whoever plays.
    from spiralhill.words import LANGUAGES, words

    found: dict[str, str] = {}
    for language in LANGUAGES:
        speech = words(language, "tcg")
        for id in PRINTS:
            found.setdefault(slug_of(speech.title(id)), id)
    return found


def read_list(text: str) -> tuple[DeckList, list[Reason]]:
    """The deck that a file describes, and what in the file could not be understood."""
    name = ""
    cards: dict[str, int] = {}
    wrong: list[Reason] = []
    lines = text.splitlines()
    for number, line in enumerate(lines[:MOST_LINES], 1):
        key, colon, value = line.partition(":")
        if colon and key.strip().lower() == "name":
            if name:
                wrong.append(Reason("deck-renamed", "", (("line", number), ("word", name[:LONGEST_NAME]))))
            else:
                name = value.strip()  # a deck may well be called "Deck #2"
            continue
        line = line.split("#")[0].strip()
        if not line:
            continue
        match = LINE.fullmatch(line)
        copies = 0 if match is None else int(match[1] or 1)
        if match is None or not copies or ":" in line or len(line) > 80 or not line.isprintable():
            wrong.append(Reason("deck-line", "", (("line", number), ("word", line[:40]))))
            continue
        word = match[2].strip()
        id = titles().get(slug_of(word))
        if id is None:
            nearest = nearest_card(word) if len(wrong) < MOST_GUESSES else ""
            wrong.append(Reason("deck-unknown", "", (("word", word[:40]), ("card", nearest))))
        else:
            cards[id] = cards.get(id, 0) + copies
    if len(lines) > MOST_LINES:
        wrong.append(Reason("deck-long", "", (("number", len(lines)), ("most", MOST_LINES))))
    if not cards and not name:
        wrong = [Reason("deck-file", "")]
    return DeckList(name, cards), wrong


def nearest_card(word: str) -> str:
    """The card that somebody perhaps meant: a version of a Character, a title with all these words, one that is alike.

    >>> nearest_card("Sally"), nearest_card("Mayor"), nearest_card("Nightshade"), nearest_card("Zerro")
    ('sally-shy-creature', 'the-mayor-elected-official', 'deadly-nightshade', 'zero')
    >>> nearest_card("Unicorn"), nearest_card("of the")
    ('', '')
    """
    slug = slug_of(word)
    # Short words such as "of" say nothing.
    words = {part for part in slug.split("-") if len(part) > SHORT}
    fuller = [title for title in titles() if words and words <= {*title.split("-")}]
    versions = [title for title in fuller if title.startswith(f"{slug}-") and is_version(titles()[title])]
    # A Character is meant rather than a place that is called after him.
    fuller.sort(key=lambda title: not isinstance(PRINTS[titles()[title]], Character))
    found = versions or fuller or difflib.get_close_matches(slug, titles(), 1, NEAR)
    return titles()[found[0]] if found else ""


def is_version(id: str) -> bool:
    """Whether a card is one of several versions of a Character."""
    face = PRINTS[id]
    return isinstance(face, Character) and face.versions


def read_deck(text: str) -> DeckList:
    """The deck of a file; whatever is wrong with the file or the deck is said at once, and nothing is taken."""
    listed, wrong = read_list(text)
    if wrong and wrong[0].message == "deck-file":
        refuse(wrong)
    refuse([*wrong, *problems(listed)])
    return listed


def deck_text(listed: DeckList, title: Callable[[str], str]) -> str:
    """A deck as a file that `read_deck` reads, by what its cards are called."""
    kinds = {Locale: 0, Character: 1, Creation: 2, Surprise: 3}
    groups: list[list[str]] = [[], [], [], []]
    for id, copies in sorted(listed.cards.items(), key=lambda card: (not is_starting(card[0]), card[0])):
        line = title(id) if isinstance(PRINTS[id], Locale) and copies == 1 else f"{copies} {title(id)}"
        groups[kinds[type(PRINTS[id])]].append(line)
    parts = [f"name: {listed.name}", *("\n".join(group) for group in groups if group)]
    return "\n\n".join(parts) + "\n"


# Setups and saves


def read_seat(saved: Any) -> DeckList:
    """The deck that a seat of a setup names; what is no deck is refused, and so is one that is not legal."""
    if isinstance(saved, str):
        if saved not in STARTERS:
            raise Unknown(f"there is no deck {saved!r:.60}; the decks are {', '.join(STARTERS)}")
        return starter(saved)
    if not isinstance(saved, dict) or set(saved) != {"name", "cards"}:
        raise Illegal(f"a seat is a Starter Deck, such as 'jack', or a deck with a name and cards, not {saved!r:.60}")
    lines = saved["cards"]
    if not isinstance(saved["name"], str) or not isinstance(lines, list) or not all(map(is_line, lines)):
        raise Damaged("a deck has a name, and a list of copies and cards such as [[2, 'fetch']]")
    unknown = [id for _, id in lines if id not in PRINTS]
    if unknown:
        refuse([Reason("deck-unknown", "", (("word", str(id)[:40]), ("card", ""))) for id in unknown])
    cards: dict[str, int] = {}
    for copies, id in lines:
        cards[id] = cards.get(id, 0) + copies
    listed = DeckList(saved["name"], cards)
    check(listed)
    return listed


def is_line(line: object) -> bool:
    """Whether something is a number of copies with a card."""
    return (
        isinstance(line, list)
        and len(line) == 2
        and whole(line[0])
        and 1 <= line[0] <= MOST_CARDS
        and isinstance(line[1], str)
    )
