"""The words of the page: everything it says is there in both languages, and nothing that it does not say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiralhill.words import LANGUAGES
from tests.words import ftl

ROOT = Path(__file__).resolve().parents[2]
KNOWN = {
    lang: ftl.entries((ROOT / f"spiralhill/words/{lang}/web.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES
}
# `say("close")`, and `say(`theme-${theme}`)`, of which the beginning is known.
SAID = re.compile(r"""\bsay\(\s*(?:"([a-z0-9-]+)"|`([a-z-]+)\$\{)|\? "([a-z-]+)" : "([a-z-]+)"\)|, "(key-[a-z]+)"\]""")
# Names that the page puts together or chooses from.
CHOSEN = {"rules", "cards"}


def said() -> tuple[set[str], set[str]]:
    """The messages that the sources name whole, and the beginnings of those that they put together."""
    whole, begun = set(CHOSEN), set[str]()
    for path in (ROOT / "web/src").rglob("*.*"):
        if path.suffix in (".svelte", ".ts") and path.name != "protocol.ts":
            for name, beginning, one, other, key in SAID.findall(path.read_text(encoding="utf-8")):
                whole |= {found for found in (name, key) if found}
                begun |= {beginning} if beginning else set()
                whole |= {found for found in (one, other) if found in KNOWN["en"]}
    return whole, begun


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(lang: str) -> None:
    whole, begun = said()
    known = {id for id in KNOWN[lang] if not id.startswith("-")}
    assert sorted(whole - known) == [], "these have no words"
    assert [start for start in begun if not any(id.startswith(start) for id in known)] == []
    left = {id for id in known - whole if not id.startswith(tuple(begun))}
    assert sorted(left) == [], "nobody says these"


def test_both_languages_say_the_same_with_the_same_blanks() -> None:
    assert ftl.problems(KNOWN["en"], KNOWN["it"]) == []


def test_no_english_is_left_in_italian() -> None:
    english, italian = KNOWN["en"], KNOWN["it"]
    same = {id for id in italian if ftl.plain(english, id) == ftl.plain(italian, id)}
    assert {id for id in same if re.search(r"[A-Za-z]{2}", ftl.plain(italian, id))} <= {"bot", "bot-level", "level-of"}
    leftovers = re.compile(r"\b(?i:cards?|yours?|you|the|their|and|of|is|game|table|play|seat)\b")
    assert {id: ftl.plain(italian, id) for id in italian if leftovers.search(ftl.plain(italian, id))} == {}
