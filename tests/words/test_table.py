"""What a table says: every refusal and every piece of news in the code has its words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from spiralhill.table.protocol import Matter
from spiralhill.words import LANGUAGES
from spiralhill.words.messages import texts
from tests.words import ftl

PACKAGE = Path(__file__).resolve().parents[2] / "spiralhill"


def said_in_code() -> set[str]:
    """The messages that rooms and the server ask for."""
    code = "\n".join(
        path.read_text(encoding="utf-8") for room in ("table", "server") for path in PACKAGE.glob(f"{room}/*.py")
    )
    refusals = re.findall(r'Refusal\(\s*"([a-z-]+)"(?: if [^"\n]+ else "([a-z-]+)")?', code)
    found = {f"table-{error}" for pair in refusals for error in pair if error}
    news = re.findall(
        r'(?:\bnews|News)\(\s*"([a-z-]+)"(?: if [^"\n]+ else "([a-z-]+)")?(?: if [^"\n]+ else "([a-z-]+)")?', code
    )
    found |= {f"table-news-{what}" for several in news for what in several if what and what != "chat"}
    moved = {
        f"table-news-{moment}-{what}" for moment in re.findall(r'f"(\w+)-\{what\}"', code) for what in get_args(Matter)
    }
    points = re.findall(r'found\("(\w+)"(?:, "(-\w+)")?', code)
    found |= {f"table-checked-{what}" for what, _ in points} | {f"table-found-{what}{kind}" for what, kind in points}
    return found | moved | set(re.findall(r'say\("(table-[a-z-]+)"', code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(language: str) -> None:
    known = set(ftl.entries(texts(language, "")["table.ftl"]))
    assert sorted(said_in_code() - known) == [], "these have no words"
    assert sorted(known - said_in_code()) == [], "nobody says these"
