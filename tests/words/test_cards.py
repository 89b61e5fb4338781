"""Every card's face in both languages, against files that people have read.

After a card or its words have changed on purpose, `python -m tests.words.cards` writes the files anew: read the
difference before it is kept.
"""

from __future__ import annotations

import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.prints import BASE_ATTACK, BODY, EXCLUSIVE, ActionCard
from spiralhill.games.herocard.wording import card_face
from spiralhill.words import LANGUAGES, words
from tests.words.cards import cards, file_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_as_it_was_read_last(language: str) -> None:
    assert cards(language) == file_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Exclusive: Base Attack 9"), ("it", "Esclusiva: Attacco Base 9")],
)
def test_a_base_says_its_number(language: str, line: str) -> None:
    assert card_face(words(language, "herocard"), CARDS["shotgun"]).line == line


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Fast: Attack Mod +3"), ("it", "Rapida: Modificatore d’Attacco +3")],
)
def test_a_mod_says_what_it_adds(language: str, line: str) -> None:
    assert card_face(words(language, "herocard"), CARDS["burn"]).line == line


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Attack Mod: +2 for each active Block card."),
        ("it", "Modificatore d’Attacco: +2 per ogni carta Difesa attiva."),
    ],
)
def test_a_variable_value_is_a_sentence(language: str, sentence: str) -> None:
    """DUEL-VAL-03"""
    assert card_face(words(language, "herocard"), CARDS["damnation"]).sentences == (sentence,)


@pytest.mark.parametrize(
    ("language", "sources"),
    [
        (
            "en",
            [
                "Every fact comes from the printed card.",
                "From the printed card: title, type, kind and value. All else is ours.",
                "An original card: every fact is ours.",
            ],
        ),
        (
            "it",
            [
                "Tutti i dati vengono dalla carta stampata.",
                "Dalla carta stampata: titolo, tipo, genere e valore. Il resto è nostro.",
                "Carta originale: tutti i dati sono nostri.",
            ],
        ),
    ],
)
def test_a_card_says_which_facts_are_printed(language: str, sources: list[str]) -> None:
    faces = [card_face(words(language, "herocard"), CARDS[id]) for id in ("shotgun", "self-defense", "nightstick")]
    assert [face.source for face in faces] == sources


def test_a_card_without_a_title_is_not_shown_at_all() -> None:
    with pytest.raises(KeyError, match=r"card-nameless.*'it'"):
        card_face(words("it", "herocard"), ActionCard("nameless", BODY, 1, EXCLUSIVE, BASE_ATTACK, 1))
