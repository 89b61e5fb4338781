"""Every HeroCard card's face as text that people read; `python -m tests.words.cards` writes the files anew."""

from __future__ import annotations

from pathlib import Path

from spiralhill.games.herocard.cards import HEROES
from spiralhill.games.herocard.prints import ATTRIBUTES
from spiralhill.games.herocard.wording import card_face, hero_name
from spiralhill.words import LANGUAGES, words

HERE = Path(__file__).resolve().parent


def file_of(language: str) -> Path:
    """Where the cards of a language are kept."""
    return HERE / f"cards.{language}.txt"


def cards(language: str) -> str:
    """All cards of all Heroes."""
    speech = words(language, "herocard")
    blocks: list[str] = []
    for hero in HEROES.values():
        scores = [f"{speech.term('attribute', ATTRIBUTES[card.attribute])} {card.score}" for card in hero.attributes]
        blocks.append(f"=== {hero_name(speech, hero)} · {' · '.join(scores)}")
        for copies, card in hero.deck:
            face = card_face(speech, card)
            blocks.append(f"{copies} × {face}\n[{face.source}]")
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    for language in LANGUAGES:
        file_of(language).write_text(cards(language), encoding="utf-8")
