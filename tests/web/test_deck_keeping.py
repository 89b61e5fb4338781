"""Decks in the browser: what is kept, what is read back, and what comes in from files."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.web.bench import PROBLEMS, begin, card, kept, legal, line
from tests.web.conftest import Visit
from tests.web.test_deck_builder import BAD

# A browser that has no room for decks.
FULL = """
window.full = true;
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
    if (window.full && key === "spiralhill-decks") throw new DOMException("full", "QuotaExceededError");
    set.call(this, key, value);
};
"""


def test_what_was_kept_and_is_no_deck_does_no_harm(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/rules")
    deck = {"id": "1", "name": "Old", "cards": {"zero": 4, "shotgun": 1}, "pool": None, "seat": None}
    page.evaluate("(told) => localStorage.setItem('spiralhill-decks', told)", json.dumps([deck, 7, {"id": 3}]))
    page.goto("/decks/tcg")
    expect(page.locator(PROBLEMS)).to_have_count(3)
    expect(page.get_by_text("were taken out of “Old”: 1 shotgun")).to_be_visible()
    assert [(one["name"], one["cards"]) for one in kept(page)] == [("Old", {"zero": 4})]
    # What could not be read is not written over.
    assert json.loads(page.evaluate("localStorage['spiralhill-decks-unread']")) == [7, {"id": 3}]


def test_a_deck_of_far_too_many_copies_is_kept_and_shown(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/decks/tcg")
    page.get_by_role("button", name="Import a deck").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("The deck as a text").fill("name: Many\n\n999999 Back Alley\n999999 Zero\n")
    dialog.get_by_role("button", name="Import it").click()
    expect(dialog.locator(".verdict li").first).to_be_visible()
    dialog.get_by_role("button", name="Take the").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Many")
    assert kept(page)[0]["cards"] == {"back-alley": 99, "zero": 99}
    # A browser may have kept it as it was written.
    decks = [{**one, "cards": dict.fromkeys(one["cards"], 999999)} for one in kept(page)]
    page.evaluate("(told) => localStorage.setItem('spiralhill-decks', told)", json.dumps(decks))
    page.reload()
    expect(line(page, "Zero").locator(".copies")).to_have_text("99")
    expect(page.locator(PROBLEMS).first).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(FULL)
    page = begin(anna)
    warning = page.get_by_role("alert").filter(has_text="This browser keeps nothing")
    expect(warning).to_be_visible()
    warning.get_by_role("button", name="Export the deck now").click()
    expect(page.get_by_label("The deck as a text")).to_have_value(re.compile("^name: Jack Skellington, resewn"))
    page.keyboard.press("Escape")
    # As soon as there is room again, all is well.
    page.evaluate("window.full = false")
    card(page, "igor").click()
    expect(warning).to_have_count(0)
    assert kept(page)[0]["cards"]["igor"] == 1


def test_a_deck_is_imported_once_and_only_while_its_dialog_is_open(visit: Visit) -> None:
    anna = visit()
    page = begin(anna, "Oogie Boogie")
    page.get_by_role("button", name="Export", exact=True).click()
    text = page.get_by_label("The deck as a text").input_value()
    page.keyboard.press("Escape")
    held: list[Route] = []

    def hold(route: Route) -> None:
        """Keep an import waiting; the builder asks about its own deck as it likes."""
        if "text" in (route.request.post_data_json or {}):
            held.append(route)
        else:
            route.continue_()

    def release() -> None:
        with page.expect_response(lambda answer: "text" in (answer.request.post_data_json or {})):
            held.pop().continue_()

    page.route("**/api/games/tcg/decks", hold)
    dialog = page.get_by_role("dialog")
    field, accept = dialog.get_by_label("The deck as a text"), dialog.get_by_role("button", name="Import it")

    def ask() -> None:
        page.get_by_role("button", name="Import", exact=True).click()
        field.fill(text)
        accept.dblclick()
        accept.click(force=True)
        expect(dialog.get_by_text("The deck is being looked at")).to_be_visible()

    ask()
    assert len(held) == 1
    # Whoever edits or closes in the meantime wants another answer, or none.
    field.press("End")
    field.press_sequentially("x")
    release()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    ask()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    release()
    ask()
    release()
    expect(page.get_by_label("Name of the deck")).to_have_value("Oogie Boogie, resewn 2")
    legal(page)
    assert len(kept(page)) == 2


def test_the_same_file_can_be_chosen_again_after_it_was_mended(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    page = anna.open("/decks/tcg")
    page.get_by_role("button", name="Import a deck").click()
    dialog, file = page.get_by_role("dialog"), tmp_path / "deck.txt"
    for text, problems in ((BAD, 5), ("nothing: at all\n", 1)):
        file.write_text(text, encoding="utf-8")
        dialog.locator("input[type=file]").set_input_files(file)
        expect(dialog.locator(".verdict li")).to_have_count(problems)
        assert dialog.locator("input[type=file]").input_value() == ""


def test_a_deck_that_was_left_before_it_was_judged_can_be_seated(visit: Visit) -> None:
    anna = visit()
    page = begin(anna)
    page.route("**/api/games/tcg/decks", lambda route: route.abort())
    anna.forgive("net::ERR_FAILED")
    page.get_by_label("Name of the deck").fill("Left Early")
    assert "seat" not in kept(page)[0]
    page.unroute("**/api/games/tcg/decks")
    page.goto("/new/tcg")
    expect(page.get_by_label("Plays").first.locator("option", has_text="Left Early")).to_have_count(1)
    assert kept(page)[0]["seat"]["name"] == "Left Early"


def test_windows_that_do_not_hear_of_each_other_lose_no_deck(visit: Visit) -> None:
    anna = visit()
    page = begin(anna)
    other = page.context.new_page()
    # A window that was put aside hears nothing of the others.
    other.add_init_script("window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)")
    other.goto("/decks/tcg")
    legal(other)
    page.get_by_role("button", name="New deck").click()
    page.get_by_role("button", name="The Mayor", exact=True).click()
    legal(page)
    other.get_by_label("Name of the deck").fill("Renamed")
    legal(other)
    assert {one["name"] for one in kept(page)} == {"Renamed", "The Mayor, resewn"}
    expect(page.get_by_label("Your decks").locator("option")).to_have_count(2)
    # What was thrown away here and is back again there is not fetched back twice.
    page.get_by_role("button", name="Throw away").click()
    page.evaluate("(told) => localStorage.setItem('spiralhill-decks', told)", json.dumps(kept(other)))
    page.get_by_role("button", name="Fetch it back").click()
    legal(page)
    assert sorted(one["name"] for one in kept(page)) == ["Renamed", "The Mayor, resewn"]
    other.close()


def test_a_deck_that_is_gone_is_not_replaced_by_chance(visit: Visit) -> None:
    anna = visit()
    page = begin(anna)
    page.get_by_role("link", name="Invite a friend").or_(page.get_by_role("button", name="Invite a friend")).click()
    expect(page.get_by_label("Plays").first).to_have_value(re.compile("^own:"))
    other = page.context.new_page()
    other.goto("/decks/tcg")
    other.get_by_role("button", name="Throw away").click()
    other.close()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("alert")).to_contain_text("choose another one")
    assert page.url.endswith("/new/tcg") or "/new/tcg?" in page.url
    page.get_by_label("Plays").first.select_option("Oogie Boogie")
    page.get_by_role("button", name="Lay the table").click()
    page.locator(".lobby").wait_for()
