"""Language and theme are changed at the table, at once, and are kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import Player

BACK = "getComputedStyle(document.body).backgroundColor + getComputedStyle(document.documentElement).backgroundColor"


def test_the_language_changes_at_the_table_without_loading_anything(visit: Visit) -> None:
    anna = visit()
    anna.play("duel", "me", "bot")
    Player(anna, 3).play(5)
    Player(anna).wait()
    page = anna.page
    page.evaluate("window.same = true")
    prompt, log, hand = page.locator(".prompt .asks").inner_text(), anna.log(), anna.hand()
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".prompt .asks")).not_to_have_text(prompt)
    expect(page.locator("[role=log] p").first).not_to_have_text(log[0])
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_role("button", name="Impostazioni", exact=True)).to_be_visible()
    assert len(anna.log()) == len(log)
    assert anna.hand() == hand
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt .asks")).to_have_text(prompt)
    assert anna.log() == log
    assert page.evaluate("window.same")


@pytest.mark.parametrize(
    ("theme", "button", "other"), [("dark", "Light theme", "light"), ("light", "Dark theme", "dark")]
)
def test_the_theme_changes_at_the_table_and_is_kept(theme: str, button: str, other: str, visit: Visit) -> None:
    anna = visit(theme=theme)
    anna.play("holidays", "me", "bot")
    page = anna.page
    before = page.evaluate(BACK)
    page.get_by_role("button", name=button).click()
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    anna.wait(f"(before) => {BACK} !== before", before)
    after = page.evaluate(BACK)
    page.reload()
    page.locator(".frame").wait_for()
    assert page.evaluate(BACK) == after


def test_what_is_chosen_in_the_settings_is_kept(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Light").check()
    page.get_by_role("radio", name="Italiano").check()
    expect(page.get_by_role("dialog", name="Impostazioni")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("/new/duel")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label("Il tuo nome")).to_have_value("Anna")
