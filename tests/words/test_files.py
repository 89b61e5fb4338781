"""The Fluent files: both languages say the same things with the same blanks, and nothing that nobody asks for."""

from __future__ import annotations

import re

import pytest

from spiralhill.games.herocard.decks import slug_of
from spiralhill.games.tcg import decks as tcg
from spiralhill.kernel.errors import Unknown
from spiralhill.kernel.notation import hyphened
from spiralhill.words import LANGUAGES, words
from spiralhill.words.messages import texts
from tests.words import ftl
from tests.words.records import Told
from tests.words.told import TOLD

KNOWN = {game: {language: ftl.entries(*texts(language, game).values()) for language in LANGUAGES} for game in TOLD}
# What no record asks for by its name: the caller, or another message, does.
BY_NAME = {
    "figures",
    "list-any",
    "list-last",
    "list-more",
    "player",
    "prompt-waiting",
    "reason-with-rule",
    "unseen-card",
}

every_game = pytest.mark.parametrize("game", TOLD.values(), ids=TOLD)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def expected(game: Told) -> set[str]:
    """Every message that the kernel, a game and its cards need."""
    found = BY_NAME | game.others | {f"card-{card}" for card in game.cards}
    found |= {prefix + hyphened(kind.__name__) for kind, prefix in game.records.items()}
    return found | {f"reason-{message}" for message in game.messages_of_reasons()}


@every_game
def test_both_languages_say_the_same_with_the_same_blanks(game: Told) -> None:
    assert ftl.problems(KNOWN[game.name]["en"], KNOWN[game.name]["it"]) == []


@every_game
@every_language
def test_everything_has_its_message_and_no_message_is_left_over(game: Told, language: str) -> None:
    # What stands around a game at the terminal, at a table, on the shelf or in a lesson is asked for there.
    around = ("cli.ftl", "table.ftl", "shelf.ftl", "lesson.ftl")
    files = [text for name, text in texts(language, game.name).items() if not name.endswith(around)]
    said = {id for id in ftl.entries(*files) if not id.startswith(("-", "part-"))}
    assert sorted(expected(game) - said) == [], "these have no words"
    assert sorted(said - expected(game)) == [], "nobody says these"


@every_game
@every_language
def test_every_term_and_part_is_used(game: Told, language: str) -> None:
    known = KNOWN[game.name][language]
    used = {reference for id in known for reference in ftl.references(known, id)}
    assert sorted(id for id in known if id.startswith(("-", "part-")) and id not in used) == []


@every_game
@every_language
def test_a_bare_value_is_never_said_aloud(game: Told, language: str) -> None:
    known = KNOWN[game.name][language]
    wrong = {id: ftl.spoken(known, id) & game.selectors for id in known if ftl.spoken(known, id) & game.selectors}
    bare = ("_is", "_are", "_named")
    wrong |= {id: bad for id in known if (bad := {b for b in ftl.spoken(known, id) if b.endswith(bare)})}
    assert wrong == {}


@every_game
@every_language
def test_no_two_cards_share_a_title(game: Told, language: str) -> None:
    titles = [words(language, game.name).title(id) for id in game.cards]
    assert len(set(titles)) == len(game.cards)


def test_an_english_title_is_what_a_deck_file_may_write() -> None:
    for game, slug in (("herocard", slug_of), ("tcg", tcg.slug_of)):
        cards = TOLD[game].cards
        assert {id: slug(words("en", game).title(id)) for id in cards} == {id: id for id in cards}


@every_game
def test_no_english_is_left_in_italian(game: Told) -> None:
    english, italian = KNOWN[game.name]["en"], KNOWN[game.name]["it"]
    both = [id for id in italian if id in english]
    same = {id for id in both if ftl.plain(english, id) == ftl.plain(italian, id) and ftl.plain(english, id).strip()}
    marks = {id for id in same if not re.search(r"[A-Za-z]", ftl.plain(english, id))}
    assert same - marks == set(game.same)
    terms = {ftl.plain(english, id) for id in english if id.startswith("-")} - {"X"}
    leftovers = re.compile(rf"\b({'|'.join(sorted(terms))}|(?i:cards?|yours?|you|the|their|and|of|is))\b")
    assert {id: ftl.plain(italian, id) for id in italian if leftovers.search(ftl.plain(italian, id))} == {}


@every_game
@every_language
def test_apostrophes_are_typographic(game: Told, language: str) -> None:
    known = KNOWN[game.name][language]
    assert [id for id in known if "'" in ftl.plain(known, id)] == []


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
