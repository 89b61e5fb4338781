"""Decks of the TCG at the terminal: checking files, opening boosters and pools, and a draft at the keyboard."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from spiralhill.cli.main import main
from spiralhill.cli.question import Question
from spiralhill.games.tcg.decks import read_deck
from spiralhill.games.tcg.limited import BOOSTER, ROUNDS, boosters
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.words import words


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command prints, on both streams."""
    assert main(arguments) == code
    printed = capsys.readouterr()
    return printed.out + printed.err


def test_a_starter_deck_is_printed_as_a_file_that_is_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "deck", "starter", "oogie")
    assert read_deck(text).cards == STARTERS["oogie"]
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    report = run(capsys, "deck", "check", str(file), "--game", "tcg")
    assert "legal" in report
    assert "40" in report
    # Nobody has to say which game it is for, not even of a deck that is not legal.
    assert run(capsys, "deck", "check", str(file)) == report
    file.write_text("name: Half\n5 Fetch\n1 Zero\n", encoding="utf-8")
    assert "(TCG-DECK-06)" in run(capsys, "deck", "check", str(file), code=1)
    file.write_text("name: More slips than cards\n5 Fetch\n1 Zerro\n1 Bone Sauw\n", encoding="utf-8")
    assert "(TCG-DECK-06)" in run(capsys, "deck", "check", str(file), code=1)
    file.write_text("name: A hero after all\n3 Shotgun\n", encoding="utf-8")
    assert "DUEL-BLD-02" in run(capsys, "deck", "check", str(file), code=2)
    assert "no game" in run(capsys, "deck", "check", str(file), "--game", "", code=2)


def test_a_deck_that_is_not_legal_is_refused_at_the_table_in_the_same_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("name: Small\n5 Fetch\n2 Town Hall\n", encoding="utf-8")
    problems = run(capsys, "deck", "check", str(file), code=1).splitlines()
    said = run(capsys, "play", "tcg", "--seats", f"jack,{file}", code=2)
    assert said == f"spiralhill: {file}: {' '.join(problems)}\n"
    assert len(problems) == 5


def test_where_all_cards_have_one_source_it_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    source = "Every fact comes from the printed card"
    assert run(capsys, "cards", "tcg").count(source) == 1
    assert run(capsys, "cards", "duel").count(source) > 1


def test_copies_that_do_the_same_are_offered_once() -> None:
    texts = [
        "replace master jack",
        "replace master jack 2",
        "play bunny town-hall",
        "play bunny town-hall 2",
        "end-turn",
    ]
    touches = [(1, 9), (2, 9), (3, 20), (3, 21), ()]
    question = Question(texts, texts, touches, [1, 2, 3], {})
    assert [offer.text for offer in question.offers()] == [texts[0], texts[2], texts[3], texts[4]]


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ["(TCG-DECK-01)", "(TCG-DECK-02)", "(TCG-DECK-04)", "(TCG-DECK-06)", "Fench"]),
        ("it", ["(TCG-DECK-01)", "(TCG-DECK-02)", "(TCG-DECK-04)", "(TCG-DECK-06)", "Mazzo Principale"]),
    ],
)
def test_all_problems_of_a_file_are_listed_a_line_each(
    lang: str, parts: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("name: Small\n5 Fetch\n1 Fench\n", encoding="utf-8")
    said = run(capsys, "deck", "check", str(file), "--game", "tcg", "--lang", lang, code=1)
    assert len(said.splitlines()) == 5
    for part in parts:
        assert part in said


def test_a_file_that_is_no_deck_is_called_so_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("<html>", encoding="utf-8")
    said = run(capsys, "deck", "check", str(file), "--game", "tcg", code=1)
    assert said.splitlines() == [
        "This is no deck file: its first line is “name: My Deck”, and every other one is a card."
    ]


def test_a_seed_opens_its_boosters(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "deck", "booster", "--seed", "7", "--number", "2")
    for cards in boosters(7, 2):
        for card in cards:
            assert words("en", "tcg").title(card)[:12] in said


def test_so_many_boosters_are_not_opened(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 to 36 boosters are opened at once, not 99" in run(capsys, "deck", "booster", "--number", "99", code=2)


def test_a_sealed_pool_is_good_for_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sealed.txt"
    run(capsys, "deck", "sealed", "--seed", "7", "--out", str(file), "--lang", "it")
    assert "legal" in run(capsys, "deck", "check", str(file), "--game", "tcg")


def test_a_draft_is_played_by_numbers_and_titles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "draft.txt"
    title = words("en", "tcg").title(boosters(5, 1)[0][3])
    typed = ["99", "no such card", title, *["1"] * (ROUNDS * BOOSTER - 1)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    said = run(capsys, "deck", "draft", "--seed", "5", "--players", "2", "--out", str(file))
    assert said.count("Say one of these:") == 2
    assert "legal" in run(capsys, "deck", "check", str(file), "--game", "tcg")


def test_a_draft_that_is_left_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "draft.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    said = run(capsys, "deck", "draft", "--seed", "5", "--out", str(file), code=2)
    assert "the draft was left before it was over" in said
    assert not file.exists()


def test_a_draft_is_for_two_to_six(capsys: pytest.CaptureFixture[str]) -> None:
    assert "a draft is for 2 to 6 players, not for 9" in run(capsys, "deck", "draft", "--players", "9", code=2)
