"""Which cards are a secret: those that only somebody's hand has held, as their own page was told."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from tests.table.auditor import Reading

# Everything that a page says, to those who see it and to those who hear it, and what it hides.
SAID = """() => {
    const told = [];
    for (const one of document.querySelectorAll("*")) {
        for (const { value } of one.attributes) told.push(value);
        for (const child of one.childNodes) if (child.nodeType === Node.TEXT_NODE) told.push(child.data);
    }
    return told.filter((text) => text.trim());
}"""


def said(page: Page) -> list[str]:
    """Everything that stands in the document of a page."""
    found: list[str] = page.evaluate(SAID)
    return found


def views(frames: Iterable[str]) -> Iterable[dict[str, Any]]:
    """The views that a page was told, each as a whole."""
    piles: list[dict[str, Any]] = []
    for frame in frames:
        view = json.loads(frame).get("view")
        if not view:
            continue
        if isinstance(view["piles"], list):
            piles = view["piles"]
        else:
            told = {int(at): pile for at, pile in view["piles"].items()}
            piles = [told.get(at) or piles[at] for at in range(max(len(piles), *(at + 1 for at in (0, *told))))]
        yield {**view, "piles": piles}


def names(pile: dict[str, Any]) -> set[str]:
    """The cards of a pile that can be seen."""
    return {card[1] for card in pile.get("cards") or [] if card and card[1]}


def secrets(frames: Iterable[str], seat: int) -> set[str]:
    """The cards that a seat holds now, and that nobody else has ever seen a copy of."""
    open_cards: set[str] = set()
    held: set[str] = set()
    for view in views(frames):
        for pile in view["piles"]:
            # Where several share a device, a card may have left a hand since its owner was told of it last.
            if view["you"] == seat and pile["zone"] == "hand" and pile["owner"] == seat:
                held = names(pile)
            else:
                open_cards |= names(pile)
            open_cards |= set(pile.get("known") or [])
    return held - open_cards


def named(game: str, texts: object) -> frozenset[str]:
    """The cards that some texts name."""
    return Reading(game).of(texts)
