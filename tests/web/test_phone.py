"""A phone: everything is done by taps, nothing scrolls sideways, and a long press only looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from spiralhill.games.shelf import GAMES
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.visitors import PHONE, Visitor


class Thumb(Player):
    """Plays by taps, and looks after every one whether something sticks out."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed, lambda thing: thing.tap(timeout=5000))

    def look(self) -> dict[str, Any]:
        wide = self.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth, visualViewport.scale]")
        assert wide[0] <= wide[1] == PHONE[0], wide
        return super().look()


def phone(visit: Visit) -> Visitor:
    return visit(size=PHONE, touch=True)


def test_a_duel_is_played_by_taps_on_a_phone(visit: Visit) -> None:
    anna = phone(visit)
    anna.hurry()
    anna.open("/").locator(".game-duel .play").tap()
    anna.page.locator(".frame").wait_for()
    thumb = Thumb(anna, 3)
    thumb.play()
    expect(anna.page.locator("dialog[open] .scores")).to_be_visible()


def test_holidays_are_played_by_taps_on_a_phone(visit: Visit) -> None:
    anna = phone(visit)
    anna.play("holidays", "me", "bot", "bot", "bot")
    thumb = Thumb(anna, 3)
    thumb.play(18)
    assert thumb.steps >= 17


PATHS = [
    *("/", "/cards", "/rules", "/replay", "/j/abc"),
    *(f"/{page}/{game}" for game in GAMES for page in ("new", "cards", "rules", "learn")),
    *("/decks/tcg", "/boosters/tcg", "/boosters/tcg/sealed", "/boosters/tcg/draft"),
]


def test_no_page_scrolls_sideways_in_the_language_with_the_longer_words(visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True, lang="it")
    for path in PATHS:
        anna.open(path)
        anna.page.locator("h1").wait_for(state="attached")
        anna.page.wait_for_load_state("networkidle")
        wide = anna.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1] == PHONE[0], (path, wide)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_scrolls_sideways_in_the_language_with_the_longer_words(game: str, visit: Visit) -> None:
    anna = visit(size=PHONE, touch=True, lang="it")
    anna.play(game, "me", "bot", "bot", "bot")
    Thumb(anna, 5).play(4)


def test_a_long_press_shows_a_card_and_does_not_play_it(visit: Visit) -> None:
    anna = phone(visit)
    anna.play("holidays", "me", "bot", "bot", "bot")
    Player(anna).wait()
    page, hand, log = anna.page, anna.hand(), anna.log()
    card = page.locator(".hand .table-card.glows").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + 20, "y": box["y"] + 30}]
    touch = anna.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(page.locator(".zoom .card.full")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".zoom .card.full")).to_be_visible()
    expect(page.locator("[role=menu]")).to_have_count(0)
    page.locator(".zoom .close").tap()
    expect(page.locator(".zoom")).to_have_count(0)
    assert (anna.hand(), anna.log()) == (hand, log)


def test_a_mouse_that_nobody_has_opens_no_picture(visit: Visit) -> None:
    """Browsers tell of a mouse where a card has moved away from under a finger."""
    for visitor, zooms in ((visit(), True), (phone(visit), False)):
        visitor.play("holidays", "me", "bot", "bot", "bot")
        Player(visitor).wait()
        page = visitor.page
        page.locator(".hand .table-card").first.dispatch_event("pointerenter", {"pointerType": "mouse"})
        page.wait_for_timeout(700)
        assert page.locator(".zoom").count() == zooms
