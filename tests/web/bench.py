"""Somebody at the workbench of the TCG: how a deck is begun, what is kept of it, and what the page says of it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.web.visitors import Visitor

LEGAL: Final = ".deck .verdict.legal:not(.stale)"
PROBLEMS: Final = ".deck .verdict li"


def begin(visitor: Visitor, starter: str = "Jack Skellington") -> Page:
    """Open the builder for the first time, and begin with a Starter Deck."""
    page = visitor.open("/decks/tcg")
    page.locator(".card-button").first.wait_for()
    page.get_by_role("button", name=starter, exact=True).click()
    legal(page)
    return page


def legal(page: Page) -> None:
    """Wait until the deck is called legal."""
    expect(page.locator(LEGAL)).to_be_visible()


def problem(page: Page, rule: str) -> Locator:
    """The problem that rests on a rule."""
    return page.locator(PROBLEMS).filter(has=page.locator(f"a[href='/rules/tcg#{rule}']"))


def kept(page: Page) -> list[dict[str, Any]]:
    """The decks that the browser keeps."""
    decks: list[dict[str, Any]] = json.loads(page.evaluate("localStorage['spiralhill-decks'] ?? '[]'"))
    return decks


def card(page: Page, id: str) -> Locator:
    """A card that can be added, by its name for programs."""
    return page.locator(f".card-button[data-id='{id}']")


def line(page: Page, title: str) -> Locator:
    """The line of a card in the Main Deck."""
    return page.locator("section[aria-labelledby=main-deck] li").filter(has_text=re.compile(rf"\d{re.escape(title)}"))


def sideways(page: Page) -> bool:
    """Whether the page can be scrolled to the side."""
    wide, screen = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    return bool(wide > screen)
