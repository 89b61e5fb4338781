"""Custom Heroes and decks, read from a small text file that a person can write.

    name: Night Watch
    body: will
    mind: isis
    x: deon

    3 Shotgun
    4 Self Defense
    ...

The first lines say from which Hero each Attribute card comes; every other line is a number of copies and a title. What
follows a # is a remark. Titles are read without regard to case, hyphens and apostrophes.
"""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.prints import ATTRIBUTES, ActionCard, AttributeCard, Hero
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.kernel.saves import whole

LEAST_CARDS: Final = 20  # DUEL-BLD-04
MOST_COPIES: Final = 6  # DUEL-BLD-05
LONGEST_TITLE: Final = 40
BUILD_LIMIT: Final = 30  # DUEL-BLD-08


def hero_of(name: str) -> Hero:
    """The Hero of the box with that name."""
    found = HEROES.get(name.strip().lower())
    if found is None:
        raise Unknown(f"there is no hero {name!r}; the heroes are {', '.join(HEROES)}")
    return found


def card_of(title: str) -> ActionCard:
    """The Action card with that title."""
    slug = slug_of(title)
    found = CARDS.get(slug)
    if found is None:
        near = difflib.get_close_matches(slug, CARDS, 1)
        hint = f"did you mean {near[0]!r}?" if near else "`spiralhill cards duel` lists them all"
        raise Unknown(f"there is no card {title!r}; {hint}")
    return found


def slug_of(title: str) -> str:
    """A title as cards are known by.

    >>> slug_of("The Other Cheek")
    'the-other-cheek'
    """
    return "-".join(re.sub(r"['’]", "", title.lower()).replace("-", " ").split())


def read_deck(text: str) -> Hero:
    """The custom Hero that a deck file describes; whether it is legal is for `check_hero` to say."""
    title = ""
    attributes: list[AttributeCard] = []
    deck: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        try:
            if ":" in line:
                key, _, value = (part.strip() for part in line.partition(":"))
                if key.lower() == "name":
                    check_title(value)
                    title = value
                else:
                    attributes.append(attribute_card(key, value))
            else:
                copies, card = card_line(line)
                deck[card.id] = deck.get(card.id, 0) + copies
        except ValueError as error:
            raise type(error)(f"line {number}: {error}") from None
    if not title:
        raise Damaged("a deck file begins with a line such as 'name: Night Watch'")
    return custom_hero(title, attributes, [(copies, CARDS[id]) for id, copies in deck.items()])


def known_cards(text: str) -> int:
    """How many lines of a text list a card of the box.

    >>> known_cards("name: Night Watch\\n3 Shotgun\\n2 Self Defence\\n")
    1
    """
    return sum(slug_of(line.split("#")[0].lstrip("0123456789 x×")) in CARDS for line in text.splitlines())


def attribute_card(attribute: str, hero: str) -> AttributeCard:
    """The Attribute card that a line such as 'body: will' means."""
    if attribute.lower() not in ATTRIBUTES:
        raise Unknown(f"there is no attribute {attribute!r}; a line says name, body, mind or x")
    return hero_of(hero).attributes[ATTRIBUTES.index(attribute.lower())]


def card_line(line: str) -> tuple[int, ActionCard]:
    """The copies and the card that a line such as '3 Shotgun' means."""
    match = re.fullmatch(r"(\d{1,4})\s*[x×]?\s+(.+)", line)
    if match is None:
        raise Damaged(f"{line!r} is no line of a deck file: write a number and a title, such as '3 Shotgun'")
    copies, card = int(match[1]), card_of(match[2])
    check_copies(copies, card)
    return copies, card


def custom_hero(title: str, attributes: list[AttributeCard], deck: list[tuple[int, ActionCard]]) -> Hero:
    """A Hero of one's own: one Body, one Mind and one X card (DUEL-BLD-02), and a deck.

    Its id never is that of a Hero of the box, whatever it calls itself.
    """
    check_title(title)
    for copies, card in deck:
        check_copies(copies, card)
    for at, name in enumerate(ATTRIBUTES):
        count = sum(card.attribute == at for card in attributes)
        if count != 1:
            raise Illegal(
                f"a hero has exactly one {name} card, not {count} (DUEL-BLD-02): write one line '{name}: will'"
            )
    ordered = tuple(sorted(attributes, key=_attribute))
    return Hero(f"custom-{slug_of(title)}", ordered, tuple(deck), title)


def _attribute(card: AttributeCard) -> int:
    return card.attribute


def check_title(title: object) -> None:
    """Refuse what cannot be printed as the name of a Hero."""
    if (
        not isinstance(title, str)
        or not 1 <= len(title) <= LONGEST_TITLE
        or not (title.strip() and title.isprintable())
    ):
        raise Illegal(f"a hero's name has 1 to {LONGEST_TITLE} printable characters, unlike {title!r:.60}")


def check_copies(copies: object, card: ActionCard) -> None:
    """Refuse a number of copies that no deck can have."""
    if not whole(copies) or copies < 1:
        raise Illegal(f"a deck has a whole number of copies of a card, 1 or more, not {copies!r:.60} {card.id}")


def check_hero(hero: Hero, limit: int = BUILD_LIMIT) -> None:
    """Refuse a Hero that may not be used in a duel with that limit of build points."""
    if hero.size < LEAST_CARDS:
        raise Illegal(f"a deck has at least {LEAST_CARDS} cards, this one has {hero.size} (DUEL-BLD-04)")
    copies: dict[str, int] = {}
    for number, card in hero.deck:
        # Cards that share a title are copies of one card (DUEL-CARD-08).
        copies[card.id] = copies.get(card.id, 0) + number
    for title, number in copies.items():
        if number > MOST_COPIES:
            raise Illegal(f"a deck has at most {MOST_COPIES} copies of a card, not {number} {title} (DUEL-BLD-05)")
    if hero.build_value > limit:
        raise Illegal(f"a hero has at most {limit} build points, this one has {hero.build_value} (DUEL-BLD-07)")


def read_hero(saved: Any) -> Hero:
    """The Hero that a save or record names."""
    if isinstance(saved, str):
        return hero_of(saved)
    if not isinstance(saved, dict):
        raise Illegal(f"a seat is a hero's name, such as 'will', or a custom hero with its deck, not {saved!r:.60}")
    if set(saved) != {"title", "attributes", "deck"}:
        raise Damaged("a custom hero has a title, attributes and a deck, and nothing else")
    names, deck = saved["attributes"], saved["deck"]
    if not isinstance(names, list) or len(names) != len(ATTRIBUTES) or not all(isinstance(name, str) for name in names):
        raise Damaged(f"the attributes of a custom hero are a list of three heroes' names, not {names!r:.60}")
    if not isinstance(deck, list) or not all(_is_line(line) for line in deck):
        raise Damaged(
            f"the deck of a custom hero is a list of copies and titles, such as [[3, 'shotgun']], not {deck!r:.60}"
        )
    attributes = [hero_of(name).attributes[at] for at, name in enumerate(names)]
    return custom_hero(saved["title"], attributes, [(copies, card_of(title)) for copies, title in deck])


def _is_line(line: object) -> bool:
    return isinstance(line, list) and len(line) == 2 and isinstance(line[1], str)


def write_hero(hero: Hero) -> object:
    """A Hero as a save or record keeps it: by name, or card by card for a custom one."""
    if not hero.title:
        return hero.id
    return {
        "title": hero.title,
        "attributes": [card.hero for card in hero.attributes],
        "deck": [[copies, card.id] for copies, card in hero.deck],
    }
