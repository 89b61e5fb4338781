"""The rule reference of a game: `rules.md` in its folder, rule by rule, and `rules.it.md` in Italian."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)?-\d{2})\*\* (.*)$", re.MULTILINE)


@cache
def reference(package: str, language: str = "en") -> dict[str, str]:
    """What each rule says, by its id, in the order of the rulebook; rulings come last.

    A reference that was not translated is read in English.

    >>> reference("herocard")["DUEL-RES-02"]
    'A tie is a failure.'
    >>> reference("holidays", "it")["HOL-GEO-03"]
    'Il Luogo di Mezzo è di tutti i giocatori.'
    """
    folder = files("spiralhill.games") / package
    translated = folder / f"rules.{language}.md"
    source = translated if translated.is_file() else folder / "rules.md"
    return dict(RULE.findall(source.read_text(encoding="utf-8")))
