"""Whoever speaks Italian meets no English word: in a whole game, and on every page around it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.cli.test_italian import vocabulary, words_of
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.words import ftl

SEATS = {"duel": ("me", "bot"), "holidays": ("me", "bot", "bot", "bot"), "tcg": ("me", "bot")}
WORDS: Final = Path(ftl.__file__).parents[2] / "spiralhill" / "words"
# The house keeps its name, and so does the film.
NAMES: Final = re.compile("Spiral Hill|Nightmare Before Christmas")
# What is marked as English may be English.
READ: Final = """() => {
    const told = new Set();
    for (const one of document.querySelectorAll("body, body *")) {
        if (one.closest("[lang=en], noscript, script, style, code") || !one.checkVisibility()) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt"]) told.add(one.getAttribute(name) ?? "");
        for (const child of one.childNodes) if (child.nodeType === Node.TEXT_NODE) told.add(child.data.trim());
    }
    told.add(document.title);
    return [...told];
}"""


@cache
def ours(language: str) -> frozenset[str]:
    """All words of the page itself."""
    known = ftl.entries((WORDS / language / "web.ftl").read_text(encoding="utf-8"))
    return frozenset(words_of(" ".join(ftl.plain(known, id) for id in known)))


def english(texts: set[str], *games: str) -> dict[str, str]:
    """The English words among what was shown, with where they stand."""
    foreign = set(ours("en")).union(*(vocabulary("en", game) for game in games))
    foreign -= set(ours("it")).union(*(vocabulary("it", game) for game in games))
    found = {}
    for text in texts:
        for word in words_of(NAMES.sub("", text)) & foreign:
            found[word] = text
    return found


def read(page: Page) -> set[str]:
    """Everything that the page says now."""
    return set(page.evaluate(READ))


@pytest.mark.parametrize("game", list(SEATS))
def test_a_whole_game_in_italian_has_no_english_word(game: str, visit: Visit) -> None:
    anna = visit(lang="it")
    anna.play(game, *SEATS[game])
    page, player, told = anna.page, Player(anna, 9), set[str]()
    player.wait()
    for name in ("Questo tavolo", "Impostazioni"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("dialog[open]").wait_for()
        told |= read(page)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    told |= read(page)
    page.keyboard.press("Escape")
    asked = 0
    while not player.is_over:
        player.wait()
        told |= read(page)
        if asked < 12 and player.asks_why():
            told |= read(page)
            page.keyboard.press("Escape")
            asked += 1
        seen = player.look()
        if player.steps % 9 == 0 and not seen["dialog"] and not seen["menu"] and player.touch(".prompt .quiet"):
            told |= read(page)
        player.step()
    told |= read(page)
    assert asked
    assert any("La partita è finita" in text for text in told)
    assert english(told, game) == {}


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/duel",
        "/new/holidays",
        "/new/tcg",
        "/j/abc",
        "/j/abcdefghijklmnopqrstuv",
        "/w/abcdefghijklmnopqrstuv",
        "/g/abc",
        "/learn/x",
        "/learn/tcg",
        "/decks/tcg",
        "/boosters/tcg",
        "/boosters/tcg/sealed",
        "/boosters/tcg/draft",
        "/cards",
        "/rules",
    ]
    + [f"/{what}/{game}" for what in ("cards", "rules") for game in SEATS],
)
def test_a_page_in_italian_has_no_english_word(path: str, visit: Visit) -> None:
    anna = visit(lang="it")
    anna.forgive("status of 400", "status of 404")
    page = anna.open(path)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    if path.startswith("/j/"):
        page.get_by_role("button", name="Siediti").click()
        page.get_by_role("alert").wait_for()
    assert page.locator("html").get_attribute("lang") == "it"
    assert english(read(page), *SEATS) == {}


def test_an_english_word_would_be_noticed() -> None:
    assert set(english({"Tocca a te. Your turn", "Spiral Hill"}, "duel")) == {"your", "turn"}
