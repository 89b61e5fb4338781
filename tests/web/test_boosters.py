"""Boosters, sealed pools and drafts: a seed opens the same cards for everybody, and from them a deck is built."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from spiralhill.games.tcg.limited import BOOSTER, LOAN, boosters, sealed
from tests.web.axe import guest, in_both_ways, violations
from tests.web.bench import PROBLEMS, card, kept, legal, sideways
from tests.web.conftest import Visit

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
    page.get_by_role("button", name="Begin with a deck from this pool").click()
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
    expect(page.get_by_role("button", name="Begin with a deck from this pool")).to_be_focused()
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


@in_both_ways
def test_boosters_can_be_opened_by_everybody(theme: str, device: str, visit: Visit) -> None:
    anna = guest(visit, theme, device)
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
