"""The rule reference of a game: `rules.md` in its folder, rule by rule, and `rules.it.md` in Italian."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)?-\d{2})\*\* (.*)$", re.MULTILINE)


@cache
def reference(package: str, language: str = "en") -> dict[str, str]:
    """What each rule says, by its id, in the order of the rulebook; rulings come last.

    >>> reference("herocard")["DUEL-RES-02"]
    'A tie is a failure.'
    >>> reference("holidays", "it")["HOL-GEO-03"]
    'Il Luogo di Mezzo è di tutti i giocatori.'
    """
    return dict(RULE.findall(page(package, language)))


def chapters(package: str, language: str = "en") -> list[tuple[str, str]]:
    """The text of the reference by chapters, each under its heading; what stands before the first comes under none.

    >>> [heading for heading, _ in chapters("holidays")][:3]
    ['', 'Components', 'Setup']
    """
    preface, *parts = page(package, language).split("\n## ")
    split = [part.split("\n", 1) for part in parts]
    return [("", preface.split("\n", 1)[1].strip()), *((heading, text.strip()) for heading, text in split)]


def page(package: str, language: str) -> str:
    """The file of a reference; one that was not translated is read in English."""
    folder = files("spiralhill.games") / package
    translated = folder / f"rules.{language}.md"
    source = translated if translated.is_file() else folder / "rules.md"
    return source.read_text(encoding="utf-8")
