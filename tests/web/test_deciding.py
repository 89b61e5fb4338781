"""How one decides at the table: one click for one thing, a menu for several, a second click, a drag, a key."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.network import Network
from tests.web.player import Player
from tests.web.visitors import KNOWN, Visitor

WHY = ".why h2"


def discarding(visit: Visit) -> Visitor:
    """Somebody who may discard any card of a duel."""
    return begin_to_discard(visit())


def begin_to_discard(anna: Visitor) -> Visitor:
    """Let somebody play a duel until any card may be discarded."""
    anna.play("duel", "me", "bot")
    Player(anna, 2).pass_until("Discard phase", ".hand .glows")
    anna.wait(KNOWN)
    return anna


def playing(visit: Visit) -> Visitor:
    """Somebody who may play any card of theirs at any of their Locations."""
    anna = visit()
    anna.play("holidays", "me", "bot", "bot", "bot")
    Player(anna).wait()
    expect(anna.page.locator(".prompt .asks")).to_contain_text("face-down, and where?")
    return anna


def drag(card: Locator, place: Locator) -> None:
    """Take a card by the mouse and let it go elsewhere."""
    mouse = card.page.mouse
    here, there = card.bounding_box(), place.bounding_box()
    assert here is not None
    assert there is not None
    mouse.move(here["x"] + here["width"] / 2, here["y"] + 30)
    mouse.down()
    mouse.move(here["x"] + here["width"] / 2, here["y"] + 15, steps=3)
    mouse.move(there["x"] + 30, there["y"] + 40, steps=8)
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    mouse.up()


def test_a_single_option_is_one_click_and_can_be_taken_back(visit: Visit) -> None:
    anna = discarding(visit)
    page, hand = anna.page, anna.titles()
    card = page.locator(".hand .glows").nth(1)
    title = card.locator(".title").inner_text()
    card.click()
    expect(page.locator(".hand .table-card")).to_have_count(len(hand) - 1)
    assert sorted([*anna.titles(), title]) == hand
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".hand .table-card")).to_have_count(len(hand))
    assert anna.titles() == hand
    page.locator(".hand .glows").first.click()
    expect(page.locator(".hand .table-card")).to_have_count(len(hand) - 1)
    page.keyboard.press("u")
    expect(page.locator(".hand .table-card")).to_have_count(len(hand))


def test_several_options_open_a_menu_and_the_place_is_the_second_click(visit: Visit) -> None:
    anna = playing(visit)
    page, hand = anna.page, anna.hand()
    page.locator(".hand .glows").first.click()
    expect(page.locator("[role=menu] button")).to_have_count(3)
    expect(page.locator(".location.beckons")).to_have_count(3)
    place = page.locator(".location.beckons").first
    where = place.locator(".name b").inner_text()
    place.locator(".name").click()
    expect(page.locator("[role=menu]")).to_have_count(0)
    page.wait_for_function("(card) => !document.querySelector(`.hand [data-card='${card}']`)", arg=hand[0])
    lying = page.locator(".location", has=page.locator(".name b", has_text=where)).locator(f"[data-card='{hand[0]}']")
    expect(lying).to_have_count(1)


def test_escape_closes_the_menu_and_nothing_is_done(visit: Visit) -> None:
    anna = playing(visit)
    hand, log = anna.hand(), anna.log()
    anna.page.locator(".hand .glows").first.click()
    anna.page.locator("[role=menu]").wait_for()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[role=menu]")).to_have_count(0)
    assert (anna.hand(), anna.log()) == (hand, log)


def test_a_card_that_is_dragged_to_a_place_is_played_there(visit: Visit) -> None:
    anna = playing(visit)
    page, hand = anna.page, anna.hand()
    place = page.locator(".part.own .location").first
    drag(page.locator(".hand .glows").first, place)
    expect(place.locator(f"[data-card='{hand[0]}']")).to_have_count(1)
    assert hand[0] not in anna.hand()


def test_a_card_that_is_dragged_to_a_wrong_place_stays_and_the_page_says_why(visit: Visit) -> None:
    anna = playing(visit)
    page, hand = anna.page, anna.hand()
    lines = len(anna.log())
    drag(page.locator(".hand .glows").first, page.locator(".part:not(.own) > .location").first)
    expect(page.locator(WHY)).to_contain_text("not now, because")
    expect(page.locator(".why li").first).to_be_visible()
    assert (anna.hand(), len(anna.log())) == (hand, lines)


def test_digits_pick_space_passes_and_a_question_mark_lists_the_keys(visit: Visit) -> None:
    anna = discarding(visit)
    page, hand = anna.page, anna.hand()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("takes the choice with that number")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".hand .table-card")).to_have_count(len(hand) - 1)
    page.keyboard.press(" ")
    expect(page.locator(".prompt .asks")).not_to_contain_text("Discard phase")


def test_what_is_asked_next_can_be_answered_before_the_last_answer_is_confirmed(visit: Visit) -> None:
    anna = visit()
    network = Network(anna)
    page, hand = anna.page, begin_to_discard(anna).hand()
    network.unconfirmed = True
    page.keyboard.press("2")
    expect(page.locator(".hand .table-card")).to_have_count(len(hand) - 1)
    page.keyboard.press(" ")
    expect(page.locator(".prompt .asks")).not_to_contain_text("Discard phase")


def test_a_card_in_the_log_can_be_looked_at(visit: Visit) -> None:
    anna = discarding(visit)
    page = anna.page
    title = page.locator(".hand .glows .title").first.inner_text()
    page.locator(".hand .glows").first.click()
    page.locator("[role=log]").get_by_role("button", name=title).last.click()
    expect(page.locator(".zoom .title")).to_have_text(title)
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)
