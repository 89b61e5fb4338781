"""Drafts on the page: alone or with friends at one device, who do not see each other's cards."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, expect

from spiralhill.games.tcg.limited import BOOSTER, LOAN, ROUNDS, Draft, boosters
from tests.web.bench import kept, legal
from tests.web.conftest import Visit
from tests.web.test_boosters import cards

LOOK = "aside.look"
DRAFT = "**/api/games/tcg/draft"


def test_a_draft_of_three_survives_a_reload_and_ends_in_a_deck(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg/draft?seed=5")
    page.get_by_label("Players").select_option("3")
    page.get_by_role("button", name="Begin the draft").click()
    offered = page.locator(".offer .take")
    expect(offered).to_have_count(BOOSTER)
    assert cards(page, ".offer .take") == boosters(5, 1)[0]
    for taken in range(ROUNDS * BOOSTER):
        expect(page.locator("#taken")).to_contain_text(f"{taken} card")
        if taken == 25:
            before = cards(page, ".offer .take")
            page.reload()
            expect(offered).to_have_count(len(before))
            assert cards(page, ".offer .take") == before
        offered.first.click()
    expect(page.get_by_role("heading", name="The draft is over")).to_be_visible()
    draft: dict[str, Any] = page.evaluate("JSON.parse(localStorage['spiralhill-draft'])")
    assert (draft["seed"], draft["players"], len(draft["taken"])) == (5, 3, ROUNDS * BOOSTER)
    page.get_by_role("button", name="Begin with a deck from this pool").click()
    legal(page)
    assert set(cards(page, ".card-button")) == set(draft["taken"]) | set(LOAN)
    page.goto("/boosters/tcg/draft")
    page.get_by_role("button", name="Begin with a deck from this pool").click()
    legal(page)
    assert len(kept(page)) == 1
    page.goto("/boosters/tcg/draft")
    page.get_by_role("button", name="A new draft").click()
    expect(page.get_by_role("button", name="Begin the draft")).to_be_visible()


def test_two_at_one_device_draft_without_seeing_each_others_cards(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg/draft?seed=5")
    page.get_by_label("Players").select_option("3")
    people = page.get_by_label("How many of you are at this device")
    assert people.locator("option").all_inner_texts() == ["1", "2", "3"]
    people.select_option("2")
    page.get_by_role("button", name="Begin the draft").press("Enter")
    offered, packs = page.locator(".offer .take"), boosters(5, 3)
    for taken in range(4):
        seat = taken % 2
        name = f"Player {seat + 1}"
        button = page.get_by_role("button", name=f"I am {name}")
        expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
        expect(button).to_be_focused()
        hidden = {id for pack in packs for id in pack}
        assert not hidden & set(cards(page, "[data-id]"))
        expect(page.locator(LOOK)).to_have_count(0)
        expect(page.locator("#taken")).to_have_count(0)
        if taken == 3:
            page.reload()  # the device may be anybody's then
            expect(button).to_be_focused()
        page.keyboard.press("Enter")
        expect(offered.first).to_be_focused()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        if taken < 2:
            assert cards(page, ".offer .take") == packs[seat]
        expect(page.locator("#taken")).to_contain_text(f"{taken // 2} card")
        page.keyboard.press("Enter")
        expect(page.locator(".over")).to_be_visible()
    draft: dict[str, Any] = page.evaluate("JSON.parse(localStorage['spiralhill-draft'])")
    assert (draft["people"], len(draft["taken"])) == (2, 4)
    assert draft["taken"][:2] == [packs[0][0], packs[1][0]]


def test_each_of_two_at_one_device_builds_a_deck_of_their_own(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/rules")
    table = Draft(5, 3, 2)
    taken = []
    while not table.over:
        taken.append(table.offer[0])
        table.take(taken[-1])
    told = json.dumps({"seed": 5, "players": 3, "people": 2, "taken": taken[:-1]})
    page.evaluate("(told) => localStorage.setItem('spiralhill-draft', told)", told)
    page.goto("/boosters/tcg/draft")
    page.get_by_role("button", name="I am Player 2").click()
    page.locator(".offer .take").press("Enter")
    builds = page.get_by_role("button", name="Begin with a deck from this pool")
    expect(builds).to_have_count(2)
    expect(builds.first).to_be_focused()
    assert cards(page, "[data-id]") == []
    page.get_by_role("button", name="Look at the pool").nth(1).click()
    assert set(cards(page, "button[data-id]")) == set(table.pool(1))
    for seat in (0, 1):
        page.goto("/boosters/tcg/draft")
        builds.nth(seat).click()
        legal(page)
        expect(page.get_by_label("Name of the deck")).to_have_value(f"Draft 5, player {seat + 1}")
    assert [one["pool"]["cards"] for one in kept(page)] == [table.pool(0), table.pool(1)]


def test_a_draft_that_was_left_stays_away_until_it_is_fetched_back(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg/draft?seed=5")
    page.get_by_role("button", name="Begin the draft").press("Enter")
    offered = page.locator(".offer .take")
    expect(offered.first).to_be_focused()
    offered.nth(2).click()
    expect(page.locator("#taken")).to_contain_text("1 card")
    before = cards(page, ".offer .take")
    held: list[Route] = []
    page.route(DRAFT, lambda route: held.append(route))
    offered.first.click()
    expect(page.locator(".offer")).to_have_attribute("aria-busy", "true")
    page.get_by_role("button", name="Leave this draft").click()
    back = page.get_by_role("button", name="Fetch it back")
    expect(back).to_be_focused()
    with page.expect_response(DRAFT):
        held.pop().continue_()
    page.unroute(DRAFT)
    expect(page.get_by_text("The draft 5 was left after 1 card.")).to_be_visible()
    assert page.evaluate("localStorage['spiralhill-draft'] ?? null") is None
    back.press("Enter")
    expect(offered.first).to_be_focused()
    assert cards(page, ".offer .take") == before


def test_a_draft_of_before_goes_on_as_soon_as_the_server_can_be_reached(visit: Visit) -> None:
    anna = visit()
    anna.forgive("net::ERR_")
    page = anna.open("/rules")
    # Kept before friends could share a device.
    told = json.dumps({"seed": 5, "players": 3, "taken": [boosters(5, 1)[0][0]]})
    page.evaluate("(told) => localStorage.setItem('spiralhill-draft', told)", told)
    page.route(DRAFT, lambda route: route.abort())
    page.goto("/boosters/tcg/draft")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute(DRAFT)
    expect(page.locator("#taken")).to_contain_text("1 card")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_card_that_is_looked_at_does_not_stay_for_the_next_at_the_device(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg/draft?seed=5")
    page.get_by_label("How many of you are at this device").select_option("2")
    page.get_by_role("button", name="Begin the draft").click()
    page.get_by_role("button", name="I am Player 1").click()
    held: list[Route] = []
    page.route(DRAFT, lambda route: held.append(route))
    page.locator(".offer .take").first.click()
    # While the server is being asked, somebody looks at another card.
    page.locator(".offer .take").nth(4).hover()
    expect(page.locator(LOOK)).to_be_visible()
    held.pop().continue_()
    expect(page.get_by_role("heading", name="Hand the device to Player 2")).to_be_visible()
    expect(page.locator(LOOK)).to_have_count(0)


def test_a_key_that_is_held_down_takes_one_card(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg/draft?seed=5")
    page.get_by_label("How many of you are at this device").select_option("2")
    page.get_by_role("button", name="Begin the draft").click()
    page.get_by_role("button", name="I am Player 1").click()
    page.locator(".offer .take").first.focus()
    page.keyboard.down("Enter")
    page.get_by_role("button", name="I am Player 2").wait_for()
    for _ in range(6):
        page.keyboard.down("Enter")  # what a key says again and again while it is held
    expect(page.get_by_role("button", name="I am Player 2")).to_be_focused()
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".offer .take")).to_have_count(BOOSTER)


def test_a_draft_that_cannot_be_kept_says_so(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(
        "const set = Storage.prototype.setItem;"
        "Storage.prototype.setItem = function (key, value) {"
        "  if (key === 'spiralhill-draft') throw new DOMException('full', 'QuotaExceededError');"
        "  set.call(this, key, value);"
        "}"
    )
    page = anna.open("/boosters/tcg/draft?seed=5")
    page.get_by_role("button", name="Begin the draft").click()
    expect(page.locator(".offer .take")).to_have_count(BOOSTER)
    expect(page.get_by_role("alert")).to_contain_text("This browser keeps nothing")


def test_a_server_that_is_started_anew_is_asked_again(visit: Visit) -> None:
    anna = visit()
    anna.forgive("502")
    page = anna.page
    page.route("**/api/games/tcg/boosters*", lambda route: route.fulfill(status=502, body="<html>Bad Gateway</html>"))
    anna.open("/boosters/tcg?seed=7")
    page.get_by_role("button", name="Tear the booster open").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute("**/api/games/tcg/boosters*")
    expect(page.get_by_role("list", name="The cards of the booster").locator("li")).to_have_count(BOOSTER)
    expect(page.get_by_role("alert")).to_have_count(0)
