"""Every card's face as text that people read; `python -m tests.words.cards` writes the files anew."""

from __future__ import annotations

from pathlib import Path

from spiralhill.words import LANGUAGES, words
from tests.words import herocard, holidays, tcg

HERE = Path(__file__).resolve().parent
BLOCKS = {"herocard": herocard.cards, "holidays": holidays.cards, "tcg": tcg.cards}


def file_of(game: str, language: str) -> Path:
    """Where the cards of a game are kept in a language."""
    return HERE / f"cards-{game}.{language}.txt"


def cards(game: str, language: str) -> str:
    """All cards of a game."""
    return "\n\n".join(BLOCKS[game](words(language, game))) + "\n"


if __name__ == "__main__":
    for game in BLOCKS:
        for language in LANGUAGES:
            file_of(game, language).write_text(cards(game, language), encoding="utf-8")
