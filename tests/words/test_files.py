"""The Fluent files: both languages say the same things with the same blanks, and nothing that nobody asks for."""

from __future__ import annotations

import re

import pytest

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.decks import slug_of
from spiralhill.games.herocard.prints import ATTRIBUTES, FAMILIES, KINDS, PRINTED, TYPES
from spiralhill.kernel.errors import Unknown
from spiralhill.kernel.notation import hyphened
from spiralhill.words import LANGUAGES, words
from spiralhill.words.messages import texts
from tests.words import ftl
from tests.words.records import SAMPLES, messages_of_reasons, records

KNOWN = {language: ftl.entries(*texts(language, "herocard").values()) for language in LANGUAGES}

# What no record asks for by its name: the caller, or another message, does.
BY_NAME = {
    "face-cost",
    "face-line",
    "face-line-with-value",
    "face-mixed",
    "face-names-attribute",
    "face-original",
    "face-printed",
    "list-last",
    "list-more",
    "prompt-waiting",
    "reason-with-rule",
    "unseen-card",
}
# Blanks that only choose between variants.
SELECTORS = {"mood", "during"} | SAMPLES.keys() - {"attribute", "kind", "family", "type"}


def expected() -> set[str]:
    """Every message that the kernel, HeroCard and its cards need."""
    found = BY_NAME | {prefix + hyphened(kind.__name__) for kind, prefix in records().items()}
    found |= {f"reason-{message}" for message in messages_of_reasons()}
    found |= {f"card-{id}" for id in CARDS} | {f"hero-{id}" for id in HEROES}
    for field, values in (("attribute", ATTRIBUTES), ("kind", KINDS), ("type", TYPES), ("fact", PRINTED)):
        found |= {f"{field}-{value}" for value in values}
    return found | {f"family-{value}" for value in (*FAMILIES.values(), "any")}


def test_both_languages_say_the_same_with_the_same_blanks() -> None:
    assert ftl.problems(KNOWN["en"], KNOWN["it"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_message_and_no_message_is_left_over(language: str) -> None:
    files = [text for name, text in texts(language, "herocard").items() if name.startswith(("kernel", "herocard"))]
    said = {id for id in ftl.entries(*files) if not id.startswith(("-", "part-"))}
    assert sorted(expected() - said) == [], "these have no words"
    assert sorted(said - expected()) == [], "nobody says these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_part_is_used(language: str) -> None:
    known = KNOWN[language]
    used = {reference for id in known for reference in ftl.references(known, id)}
    assert sorted(id for id in known if id.startswith(("-", "part-")) and id not in used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bare_value_is_never_said_aloud(language: str) -> None:
    known = KNOWN[language]
    wrong = {id: ftl.spoken(known, id) & SELECTORS for id in known if ftl.spoken(known, id) & SELECTORS}
    wrong |= {id: bad for id in known if (bad := {b for b in ftl.spoken(known, id) if b.endswith(("_is", "_are"))})}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_title(language: str) -> None:
    titles = [words(language, "herocard").title(id) for id in CARDS]
    assert len(set(titles)) == len(CARDS)


def test_an_english_title_is_what_a_deck_file_may_write() -> None:
    assert {id: slug_of(words("en", "herocard").title(id)) for id in CARDS} == {id: id for id in CARDS}


def test_no_english_is_left_in_italian() -> None:
    english, italian = KNOWN["en"], KNOWN["it"]
    same = {id for id in italian if ftl.plain(english, id) == ftl.plain(italian, id) and ftl.plain(english, id).strip()}
    heroes = {f"hero-{id}" for id in HEROES if id != "tester"}
    marks = {id for id in same if not re.search(r"[A-Za-z]", ftl.plain(english, id))}
    assert same - heroes - marks == {"-x", "pick-no"}
    terms = {ftl.plain(english, id) for id in english if id.startswith("-")} - {"X"}
    leftovers = re.compile(rf"\b({'|'.join(sorted(terms))}|(?i:cards?|yours?|you|the|their|and|of|is))\b")
    assert {id: ftl.plain(italian, id) for id in italian if leftovers.search(ftl.plain(italian, id))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    assert [id for id in KNOWN[language] if "'" in ftl.plain(KNOWN[language], id)] == []


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unknown, match="there is no language 'fr'; the languages are en, it"):
        words("fr", "herocard")


def test_words_are_read_once() -> None:
    assert words("it", "herocard") is words("it", "herocard")


# That the checks bite

ENGLISH = "-hand = hand\npart-n = { $number }\ndraw = Draw { part-n } to { -hand }.\npass = Pass\n"
ITALIAN = "-hand = mano\npart-n = { $number }\ndraw = Pesca { part-n } in { -hand }.\npass = Passa\n"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("pass = Passa\n", "", "pass: only in one language"),
        ("pass = Passa\n", "pass = Passa\nstop = Basta\n", "stop: only in one language"),
        ("Passa", "Passa { $card }", "pass: $card in one language only"),
        ("{ $number }", "tante", "draw: $number in one language only"),
        ("{ -hand }", "{ -mano }", "draw: there is no -mano"),
        ("{ part-n }", "{ part-m }", "draw: there is no part-m"),
    ],
)
def test_a_planted_difference_is_found(old: str, new: str, problem: str) -> None:
    assert ftl.problems(ftl.entries(ENGLISH), ftl.entries(ITALIAN)) == []
    assert old in ITALIAN
    assert problem in ftl.problems(ftl.entries(ENGLISH), ftl.entries(ITALIAN.replace(old, new)))


@pytest.mark.parametrize("text", ["draw = { $number -> }\n", "pass = Pass\npass = Again\n"])
def test_what_cannot_be_read_or_is_said_twice_is_found(text: str) -> None:
    with pytest.raises(SyntaxError):
        ftl.entries(text)
