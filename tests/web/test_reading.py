"""Cards and rules to read: filters, search, one card in both languages, anchors."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitors import cut_off

CARDS = "main section li a"


def test_filters_narrow_the_cards(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/cards/duel")
    cards = page.locator(CARDS)
    cards.first.wait_for()
    every = cards.count()
    page.get_by_label("Deck").select_option(index=1)
    expect(page.locator("main section")).to_have_count(1)
    deck = cards.count()
    assert 0 < deck < every
    filters = page.locator(".filters select")
    assert filters.count() >= 2
    filters.nth(1).select_option(index=1)
    page.wait_for_function("([css, deck]) => document.querySelectorAll(css).length < deck", arg=[CARDS, deck])
    few = cards.count()
    assert few > 0
    expect(page.get_by_role("status").first).to_have_text(re.compile(rf"^{few} cards?$"))
    filters.nth(1).select_option(index=0)
    page.get_by_label("Deck").select_option(index=0)
    expect(cards).to_have_count(every)


def test_the_search_finds_cards_without_regard_to_accents_and_case(visit: Visit) -> None:
    anna = visit(lang="it")
    page = anna.open("/cards/holidays")
    page.locator(CARDS).first.wait_for()
    for typed in ("giu per IL camino", "Giù per il camino"):
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator(CARDS).first).to_contain_text("Giù per il Camino")
        titles = page.locator(f"{CARDS} .title").all_inner_texts()
        assert titles
        assert all("Giù per il Camino" in title for title in titles)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(CARDS)).to_have_count(0)


def test_a_card_that_lies_in_several_decks_is_counted_once(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/cards/tcg")
    page.get_by_role("searchbox").fill("accordion player")
    expect(page.get_by_role("status").first).to_have_text("1 card")
    assert page.locator(CARDS).count() > 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_title_stands_whole_on_its_card(lang: str, visit: Visit) -> None:
    anna = visit(lang=lang)
    titles = anna.open("/cards/tcg").locator(f"{CARDS} .title")
    titles.first.wait_for()
    assert titles.count() > 200
    assert cut_off(titles) == []


def test_a_card_is_shown_in_both_languages_with_its_origin(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/cards/holidays")
    link = page.locator(CARDS).first
    title = link.locator(".title").inner_text()
    link.click()
    expect(page.locator("h1")).to_have_text(title)
    english, italian = page.locator("article[lang=en]"), page.locator("article[lang=it]")
    expect(english.locator(".title")).to_have_text(title)
    assert italian.locator(".text").inner_text() != english.locator(".text").inner_text()
    for one in (english, italian):
        assert one.locator(".source").inner_text().strip()
    page.get_by_role("link", name="The next card").click()
    expect(page.locator("h1")).not_to_have_text(title)


def test_the_rules_can_be_searched_and_every_rule_has_an_address(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/rules/duel")
    rules = page.locator(".rule")
    rules.first.wait_for()
    every = rules.count()
    page.get_by_role("searchbox").fill("discard stack")
    page.wait_for_function("(every) => document.querySelectorAll('.rule').length < every", arg=every)
    assert rules.count() > 0
    for rule in rules.all_inner_texts():
        assert {"discard", "stack"} <= set(re.findall(r"discard|stack", rule.lower()))
    expect(page.get_by_role("status").first).to_contain_text(str(rules.count()))
    page.get_by_role("searchbox").fill("")
    expect(rules).to_have_count(every)
    last = rules.last
    id = last.get_attribute("id")
    page.goto(f"/rules/duel#{id}")
    expect(last).to_have_class(re.compile("meant"))
    expect(last).to_be_in_viewport()
    page.get_by_role("navigation", name="Chapters").get_by_role("link").first.click()
    expect(page.locator("#chapter-1")).to_be_in_viewport()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    anna = visit()
    anna.forgive("404")
    for path in ("/nowhere", "/nowhere/at/all", "/new/chess", "/cards/duel/nothing"):
        page = anna.open(path)
        expect(page.locator("h1")).to_have_text("There is nothing here")
