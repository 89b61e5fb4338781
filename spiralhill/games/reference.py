"""The rule reference of a game: `rules.md` in its folder, rule by rule."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)?-\d{2})\*\* (.*)$", re.MULTILINE)


@cache
def reference(package: str) -> dict[str, str]:
    """What each rule says, by its id, in the order of the rulebook; rulings come last.

    >>> reference("herocard")["DUEL-RES-02"]
    'A tie is a failure.'
    """
    text = (files("spiralhill.games") / package / "rules.md").read_text(encoding="utf-8")
    return dict(RULE.findall(text))
