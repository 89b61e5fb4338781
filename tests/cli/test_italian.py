"""A table in Italian: a person plays a whole game, looks everything up, and never meets an English word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiralhill.games.reference import reference
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.notation import hyphened
from spiralhill.kernel.steps import Pick
from spiralhill.words.messages import texts
from tests.cli.keyboard import play
from tests.words import ftl

WORD = re.compile(r"[^\W\d_]{2,}")
RULE_ID = re.compile(r"\b[A-Z]+(-[A-Z0-9]+)+\b")


def vocabulary(language: str, game: str) -> set[str]:
    """All words that a game says in a language, those of its rules included."""
    package = rules_of(game).package
    known = ftl.entries(*texts(language, package).values())
    said = [ftl.plain(known, id) for id in known]
    said += reference(package, language).values()
    return words_of(" ".join(said))


def words_of(text: str) -> set[str]:
    """The words in a text, without regard to case; the ids of rules are no words."""
    return {word.lower() for word in WORD.findall(RULE_ID.sub("", text))}


def english(shown: str, game: str) -> set[str]:
    """The English words that were shown: those of the game, and those with which records write picks."""
    picks = words_of(" ".join(hyphened(kind.__name__) for kind in Pick.__subclasses__()))
    return words_of(shown) & (vocabulary("en", game) | picks) - vocabulary("it", game)


LOOKS = {
    "duel": (
        "carta doppietta",
        "? doppietta",
        "carta xyzzy",
        "regola DUEL-SEQ",
        "regola AMB-17",
        "regola",
    ),
    "holidays": (
        "carta bau bau",
        "carta entroterra",
        "carta stivali saltellanti",
        "carta re delle zucche",
        "? re delle zucche 1",
        "regola HOL-GEO",
        "regola HOL-AMB-01",
        "? sinistra",
        "carta",
        "regola",
        "gioca",
    ),
    "tcg": (
        "carta bau bau",
        "carta casa di jack",
        "? casa di jack",
        "regola TCG-PK",
        "regola RUL-06",
        "carta",
        "regola",
        "gioca",
    ),
}
AROUND = ("?", "? xyzzy", "aiuto", "diario", "tavolo", "scarti", "annulla", "vola", "99")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_whole_game_is_played_without_an_english_word(
    game: str, seats: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Everything is asked for at the first question and again later in the game.
    lines = [*AROUND, *LOOKS[game], *["1"] * 6, *AROUND, *LOOKS[game], *["1", "2"] * 400]
    arguments = ("--lang", "it", "--seats", seats, "--seed", "3")
    shown = play(monkeypatch, capsys, "\n".join([*lines, ""]), *arguments, game=game)
    assert "La partita è finita" in shown
    assert "«vola» non è tra le scelte" in shown
    assert english(shown, game) == set()


def test_an_english_word_would_be_noticed() -> None:
    assert english("Tocca a te: quale carta giochi?   play rag-doll-3 left", "holidays") == {
        "play",
        "rag",
        "doll",
        "left",
    }
    assert english("Your turn: la tua mano", "duel") == {"your", "turn"}


@pytest.mark.parametrize("players", ["human,human,human", "greedy,human,greedy"])
def test_a_table_of_several_people_is_italian_too(
    players: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--lang", "it", "--seats", "sally,finkelstein,santa", "--seed", "2", "--players", players)
    shown = play(monkeypatch, capsys, "2\n\n" * 1000, *arguments, game="holidays")
    assert "La partita è finita" in shown
    assert english(shown, "holidays") == set()


@pytest.mark.parametrize(
    ("players", "typed", "told"),
    [
        ("human,greedy", "Gioca Giù per il Camino 6 a sinistra", "Giochi Giù per il Camino 6 a faccia in giù"),
        ("human,greedy", "GIOCA  giu' per il camino 6 a S", "Giochi Giù per il Camino 6 a faccia in giù"),
        ("greedy,human", "gioca suona l'allarme 6 al c", "Giochi Suona l’Allarme 6 a faccia in giù"),
        ("greedy,human", "gioca suona l’allarme 6 a destra", "Giochi Suona l’Allarme 6 a faccia in giù"),
    ],
)
def test_a_pick_is_typed_as_it_is_said_however_its_accents_and_apostrophes_are_typed(
    players: str, typed: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--lang", "it", "--seats", "santa,mayor", "--seed", "16", "--players", players)
    assert told in play(monkeypatch, capsys, f"{typed}\n", *arguments, game="holidays")


def test_what_could_mean_several_things_is_told_in_italian(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "gioca\n", "--lang", "it", "--seed", "4", game="holidays")
    assert "«gioca» può voler dire più cose: Gioca " in shown


def test_whoever_leaves_is_told_how_to_go_on_in_italian(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = play(monkeypatch, capsys, "esci\n", "--lang", "it", "--seed", "3", "--record", "g.json", game="holidays")
    assert "Hai lasciato il tavolo. Per continuare: spiralhill play holidays --resume g.json --lang it" in shown
