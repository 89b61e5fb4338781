"""Everybody can use every page: axe-core finds nothing, in both themes, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import guest, in_both_ways, violations
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.test_replay import open_record, played

SEATS = {"duel": ("me", "bot"), "holidays": ("me", "bot", "bot", "bot"), "tcg": ("me", "bot", "bot")}
PATHS = (
    *("/", "/new/duel", "/j/abc", "/replay", "/learn/duel", "/learn/holidays"),
    *("/cards", "/cards/holidays", "/rules", "/rules/duel", "/cards/duel/nothing"),
    *("/new/tcg", "/learn/tcg", "/cards/tcg", "/decks/tcg"),
    *("/boosters/tcg", "/boosters/tcg/sealed", "/boosters/tcg/draft"),
)


@in_both_ways
def test_the_pages_can_be_used_by_everybody(theme: str, device: str, visit: Visit) -> None:
    anna = guest(visit, theme, device)
    anna.forgive("status of 404")
    page, found = anna.page, []
    for path in PATHS:
        anna.open(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        found += violations(page, path)
    page.goto("/cards/duel")
    page.locator("main li a").first.click()
    page.locator("article .card").first.wait_for()
    found += violations(page, "one card")
    assert not found, "\n".join(found)


@in_both_ways
@pytest.mark.parametrize("game", list(SEATS))
def test_a_table_can_be_used_by_everybody(game: str, theme: str, device: str, visit: Visit) -> None:
    anna = guest(visit, theme, device)
    page, player, found = anna.page, Player(anna, 3), []
    seated = anna.play(game, *SEATS[game])
    player.wait()
    found += violations(page, "asked")
    if game == "holidays":
        page.locator(".hand .glows").first.click()
        page.locator("[role=menu]").wait_for()
        found += violations(page, "menu")
        page.keyboard.press("Escape")
    page.locator(".hand .table-card").first.focus()
    page.keyboard.press("z")
    page.locator(".zoom").wait_for()
    found += violations(page, "zoom")
    page.keyboard.press("Escape")
    player.play(60, until=player.asks_why)
    expect(page.locator(".why")).to_be_visible()
    found += violations(page, "why not")
    page.keyboard.press("Escape")
    for name in ("This table", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator("dialog[open]").wait_for()
        found += violations(page, name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    found += violations(page, "keys")
    page.keyboard.press("Escape")

    watcher = guest(visit, theme, device)
    watcher.open(f"/w/{seated.watch}")
    watcher.page.locator(".frame").wait_for()
    found += violations(watcher.page, "watch")

    page.get_by_role("button", name="This table", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator("dialog[open] .scores").wait_for()
    found += violations(page, "end")
    assert not found, "\n".join(found)


@in_both_ways
def test_a_replay_and_a_company_can_be_used_by_everybody(theme: str, device: str, visit: Visit) -> None:
    anna = guest(visit, theme, device)
    page, found = anna.page, []
    open_record(anna, played("holidays", 4)[1])
    page.get_by_label("Seen from").select_option("2")
    page.locator("section.hand").wait_for()
    found += violations(page, "replay")
    page.get_by_role("button", name="Keep and verify").click()
    page.get_by_role("button", name="Verify", exact=True).click()
    page.get_by_role("heading", name="Everything holds").wait_for()
    found += violations(page, "verified")

    lobby = anna.lay("duel", "me", "open")
    anna.open(f"/g/{lobby.table}")
    page.locator(".lobby .share").first.wait_for()
    found += violations(page, "lobby")

    anna.play("duel", "me", {"who": "me", "name": "Bob"})
    Player(anna, 5).play(40, until=lambda: page.locator(".over").count() > 0)
    if page.locator(".over").count():
        found += violations(page, "handed over")
    assert not found, "\n".join(found)
