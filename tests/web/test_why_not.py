"""Whoever clicks what cannot be done reads why, and by which rule."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Player


def test_a_card_that_cannot_be_used_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    anna = visit()
    anna.play("duel", "me", "bot")
    page, player = anna.page, Player(anna, 3)
    dull = page.locator(".hand .table-card:not(.glows)")
    several = page.locator(".prompt.mine .buttons", has_text="choices")
    player.play(300, until=lambda: bool(player.look()["things"]) and several.count() > 0 and dull.count() > 0)
    hand = anna.hand()
    dull.first.click()
    expect(page.locator(".why h2")).to_contain_text("not now, because")
    link = page.locator(".why li a").first
    expect(link, page.locator(".why").inner_text()).to_be_visible()
    rule = link.inner_text()
    assert re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)+", rule)
    assert len(page.locator(".why li").first.inner_text()) > len(rule) + 10
    with page.expect_popup() as opened:
        link.click()
    book = opened.value
    book.wait_for_url(f"**/rules/duel#{rule}")
    meant = book.locator(f"#{rule}")
    expect(meant).to_have_class(re.compile("meant"))
    expect(meant).to_be_in_viewport()
    others = book.locator(".rule:not(.meant)").first
    colour = "(one) => getComputedStyle(one).outlineStyle"
    assert meant.evaluate(colour) != others.evaluate(colour)
    assert anna.hand() == hand
