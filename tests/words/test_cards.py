"""Every card's face in both languages, against files that people have read.

After a card or its words have changed on purpose, `python -m tests.words.cards` writes the files anew: read the
difference before it is kept.
"""

from __future__ import annotations

from textwrap import dedent

import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.prints import BASE_ATTACK, BODY, EXCLUSIVE, ActionCard
from spiralhill.games.herocard.wording import card_face
from spiralhill.games.holidays import wording as holidays
from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.jack import TRACK, FlipTokens
from spiralhill.games.holidays.effects.strength import AloneHere, Strengthen
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.games.holidays.prints import CharacterCard, Experiment, Location, Print, Stitch
from spiralhill.kernel.effects import May
from spiralhill.words import LANGUAGES, words
from tests.words.cards import BLOCKS, cards, file_of

PRINTS: dict[str, Print] = {
    print.id: print
    for print in (
        *(print for one in CHARACTERS.values() for print in (one.mat, *one.deck, *one.extras)),
        *LOCATIONS,
    )
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BLOCKS)
def test_every_card_reads_as_it_was_read_last(game: str, language: str) -> None:
    assert cards(game, language) == file_of(game, language).read_text(encoding="utf-8")


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


@pytest.mark.parametrize(
    ("print", "facts"),
    [
        ("rag-doll-7", "number"),
        ("torn-seam-9", "number"),
        ("popular-mandate-4", "effect and number"),
        ("even-odds-4", "effect and number"),
        ("jack", "name, holiday and level"),
        ("sally", "name, holiday, level, abilities and bonus"),
        ("oogie", "name, holiday, level and dice"),
        ("mayor", "name, holiday, level and Mood"),
        ("hinterlands", "name and tokens of round 4"),
    ],
)
def test_a_face_of_the_holidays_says_which_facts_are_printed(print: str, facts: str) -> None:
    source = holidays.card_face(words("en", "holidays"), PRINTS[print]).source
    assert source == f"From the printed game: {facts}. All else is ours."


def test_most_locations_and_all_experiments_are_ours() -> None:
    speech = words("en", "holidays")
    ours = [print for print in PRINTS.values() if holidays.card_face(speech, print).source == "Every fact is ours."]
    assert [print.id for print in ours if isinstance(print, Location)] == [print.id for print in LOCATIONS[1:]]
    assert len(ours) == 11 + 6


SHAWL = CharacterCard(
    "patchwork-shawl-3",
    3,
    when_played=(May(FlipTokens(1)), Strengthen(2)),
    end_of_round=(Strengthen(-2, AloneHere()),),
    stitch=Stitch(end_of_round=(Strengthen(7),)),
    face_down=True,
    ingredient="bone-dust",
)


@pytest.mark.parametrize(
    ("language", "print", "face"),
    [
        (
            "en",
            SHAWL,
            """\
            Patchwork Shawl 3
            Strength 3
            Ingredient: Bone Dust
            Always placed face-down.
            When played: you may flip 1 token here. This card gets (+2).
            End of round: (-2) if no other card of yours is here.
            STITCH, end of round: this card gets (+7).""",
        ),
        (
            "it",
            SHAWL,
            """\
            Scialle di Toppe 3
            Forza 3
            Ingrediente: Polvere d’Ossa
            Si colloca sempre a faccia in giù.
            Quando viene giocata: puoi girare 1 segnalino qui. Questa carta riceve (+2).
            Fine del Round: (-2) se qui non hai altre carte.
            SUTURA, fine del Round: questa carta riceve (+7).""",
        ),
        (
            "it",
            Experiment("clockwork-bat", ("nightshade", "wormwood"), 1),
            """\
            Pipistrello a Molla
            Richiede Belladonna e Assenzio.
            Vale 1 punto.""",
        ),
        (
            "en",
            Location("spiral-hill", ((1, 0), (0, 2), (2, 1), (3, 3))),
            """\
            Spiral Hill
            Round 1: 1 Christmas token
            Round 2: 2 Halloween tokens
            Round 3: 2 Christmas and 1 Halloween token
            Round 4: 3 Christmas and 3 Halloween tokens""",
        ),
    ],
)
def test_a_face_of_the_holidays_is_a_title_with_lines(language: str, print: Print, face: str) -> None:
    assert str(holidays.card_face(words(language, "holidays"), print)) == dedent(face)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mat_of_jack_shows_his_whole_track(language: str) -> None:
    """HOL-JACK-04"""
    lines = holidays.card_face(words(language, "holidays"), PRINTS["jack"]).lines
    for (christmas, halloween), line in zip(TRACK, lines[2:], strict=False):
        assert line.endswith(f" {christmas}, Halloween {halloween}")


def test_a_card_without_a_title_is_not_shown_at_all() -> None:
    with pytest.raises(KeyError, match=r"card-nameless.*'it'"):
        card_face(words("it", "herocard"), ActionCard("nameless", BODY, 1, EXCLUSIVE, BASE_ATTACK, 1))
