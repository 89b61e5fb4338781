"""Boosters, sealed pools and drafts: a seed opens the same cards for everybody, and from them a deck is built."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from spiralhill.games.tcg.limited import BOOSTER, LOAN, ROUNDS, Draft, boosters, sealed
from tests.web.axe import violations
from tests.web.bench import PROBLEMS, card, kept, legal, sideways
from tests.web.conftest import Visit
from tests.web.visitors import DESK, PHONE

TURNED = "ol[aria-label='The cards of the booster'] li.turned button"
DOWN = "ol[aria-label='The cards of the booster'] .down"


def cards(page: Page, selector: str = TURNED) -> list[str]:
    """Cards that lie there, by their names for programs."""
    found: list[str] = page.locator(selector).evaluate_all("all => all.map((one) => one.dataset.id)")
    return found


def tear(page: Page) -> None:
    """Tear the booster open."""
    page.get_by_role("button", name="Tear the booster open").click()
    expect(page.locator(DOWN)).to_have_count(BOOSTER)


def test_a_seed_opens_exactly_the_booster_of_the_server(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg?seed=7")
    tear(page)
    assert cards(page) == []
    page.locator(DOWN).nth(4).click()
    assert cards(page) == [boosters(7, 1)[0][4]]
    page.get_by_role("button", name="Turn all over").click()
    expect(page.locator(DOWN)).to_have_count(0)
    assert cards(page) == boosters(7, 1)[0]
    words = [text.strip() for text in page.locator("li.turned p.rarity").all_inner_texts()]
    assert words == ["Common"] * 6 + ["Uncommon"] * 3 + ["Rare"]

    page.get_by_role("button", name="Next booster").click()
    expect(page.get_by_role("textbox", name="Seed")).not_to_have_value("7")
    page.get_by_role("textbox", name="Seed").fill("3")
    page.get_by_role("textbox", name="Seed").press("Enter")
    expect(page).to_have_url(f"{anna.server.url}/boosters/tcg?seed=3")
    tear(page)
    page.get_by_role("button", name="Turn all over").click()
    expect(page.locator(".turned.ultra-rare")).to_contain_text("Ultra-rare")
    assert cards(page) == boosters(3, 1)[0]
    page.get_by_role("textbox", name="Seed").fill("minus one")
    page.get_by_role("textbox", name="Seed").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("A seed is a whole number")


def test_cards_are_turned_by_keys_one_after_the_other(visit: Visit) -> None:
    anna = visit(kept={"speed": 2})
    page = anna.open("/boosters/tcg?seed=9")
    page.get_by_role("button", name="Tear the booster open").press("Enter")
    expect(page.locator(DOWN).first).to_be_focused()
    for number in range(1, BOOSTER + 1):
        page.keyboard.press("Enter")
        expect(page.locator(TURNED)).to_have_count(number)
    assert cards(page) == boosters(9, 1)[0]
    page.keyboard.press("z")
    expect(page.locator(".look .card.full")).to_be_visible()


def test_a_booster_that_is_torn_before_its_cards_came_waits_for_them(visit: Visit) -> None:
    anna = visit()
    held: list[Route] = []
    anna.page.route("**/api/games/tcg/boosters?seed=7*", lambda route: held.append(route))
    page = anna.open("/boosters/tcg?seed=7")
    page.get_by_role("button", name="Tear the booster open").click()
    expect(page.locator(".pack.tearing")).to_be_visible()
    assert page.locator(DOWN).count() == 0
    held.pop().continue_()
    expect(page.locator(DOWN)).to_have_count(BOOSTER)


def test_a_sealed_pool_leads_to_a_legal_deck(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg/sealed?seed=9")
    pool = sealed(9)
    page.get_by_role("button", name="Tear booster 1 open").click()
    expect(page.get_by_role("heading", name="Your pool: 10 cards")).to_be_visible()
    page.get_by_role("button", name="Tear all eight open").click()
    expect(page.get_by_role("heading", name="Your pool: 80 cards")).to_be_visible()
    assert set(cards(page, "section[aria-labelledby=pool] button")) == set(pool)
    page.get_by_role("button", name="Build a deck from this pool").click()
    legal(page)
    expect(page.get_by_label("Name of the deck")).to_have_value("Sealed pool 9")
    assert set(cards(page, ".card-button")) == set(pool) | set(LOAN)
    (deck,) = kept(page)
    assert sum(deck["cards"].values()) == 46
    id = next(id for id in pool if pool[id] < 4 and id not in LOAN and deck["cards"].get(id) == pool[id])
    card(page, id).click()
    expect(page.locator(PROBLEMS).first).to_contain_text("its pool has only")
    card(page, id).press("-")
    legal(page)


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
    page.get_by_role("button", name="Build a deck from this pool").click()
    legal(page)
    assert set(cards(page, ".card-button")) == set(draft["taken"]) | set(LOAN)
    page.goto("/boosters/tcg/draft")
    page.get_by_role("button", name="Build a deck from this pool").click()
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
    builds = page.get_by_role("button", name="Build a deck from this pool")
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
    page.route("**/api/games/tcg/draft", lambda route: held.append(route))
    offered.first.click()
    expect(page.locator(".offer")).to_have_attribute("aria-busy", "true")
    page.get_by_role("button", name="Leave this draft").click()
    back = page.get_by_role("button", name="Fetch it back")
    expect(back).to_be_focused()
    with page.expect_response("**/api/games/tcg/draft"):
        held.pop().continue_()
    page.unroute("**/api/games/tcg/draft")
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
    page.route("**/api/games/tcg/draft", lambda route: route.abort())
    page.goto("/boosters/tcg/draft")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute("**/api/games/tcg/draft")
    expect(page.locator("#taken")).to_contain_text("1 card")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_boosters_are_opened_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/boosters/tcg?seed=7")
    page.get_by_role("button", name="Tear the booster open").press("Enter")
    expect(page.locator(DOWN)).to_have_count(BOOSTER)
    page.get_by_role("button", name="Turn all over").press("Enter")
    expect(page.get_by_role("button", name="Next booster")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Tear the booster open")).to_be_focused()
    page.goto("/boosters/tcg/sealed?seed=9")
    page.get_by_role("button", name="Tear booster 1 open").press("Enter")
    expect(page.get_by_role("button", name="Tear booster 2 open")).to_be_focused()
    page.get_by_role("button", name="Tear all eight open").press("Enter")
    expect(page.get_by_role("button", name="Build a deck from this pool")).to_be_focused()
    expect(page.get_by_role("status").last).to_contain_text("Your pool: 80 cards")


def test_the_workshop_is_found_from_the_game(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/")
    tile = page.locator(".game-tcg")
    tile.get_by_role("link", name="Boosters").click()
    expect(page.locator("h1")).to_have_text("Boosters")
    page.get_by_role("link", name="Deck builder").click()
    expect(page.locator("h1")).to_have_text("Deck builder")
    page.goto("/cards/tcg")
    page.get_by_role("link", name="Deck builder").click()
    expect(page.locator("h1")).to_have_text("Deck builder")
    anna.forgive("404")
    page.goto("/boosters/tcg/nowhere")
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page.goto("/boosters/tcg/constructor")
    expect(page.locator("h1")).to_have_text("There is nothing here")
    assert page.url.endswith("/boosters/tcg/constructor")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_boosters_can_be_opened_by_everybody(theme: str, device: str, visit: Visit) -> None:
    phone = device == "phone"
    anna = visit(theme=theme, size=PHONE if phone else DESK, touch=phone)
    page = anna.open("/boosters/tcg?seed=3")
    page.get_by_role("button", name="Tear the booster open").wait_for()
    found = violations(page, "whole")
    tear(page)
    page.locator(DOWN).first.click()
    found += violations(page, "torn")
    page.get_by_role("button", name="Turn all over").click()
    expect(page.locator(TURNED)).to_have_count(BOOSTER)
    found += violations(page, "turned")
    assert not sideways(page)
    page.goto("/boosters/tcg/sealed?seed=3")
    page.get_by_role("button", name="Tear all eight open").click()
    expect(page.get_by_role("heading", name="Your pool: 80 cards")).to_be_visible()
    found += violations(page, "sealed")
    assert not sideways(page)
    page.goto("/boosters/tcg/draft?seed=3")
    page.get_by_role("button", name="Begin the draft").click()
    page.locator(".offer .take").first.click()
    expect(page.locator("#taken")).to_contain_text("1 card")
    found += violations(page, "draft")
    assert not sideways(page)
    assert not found, "\n".join(found)
