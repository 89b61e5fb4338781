"""Without a network: what was opened once opens again, and says that the server cannot be reached."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitors import CUT

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_page_opens_without_a_network_after_one_visit_and_says_so(visit: Visit) -> None:
    anna = visit(worker=True)
    anna.forgive(CUT)
    page = anna.open("/")
    anna.wait("navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator(".game-duel .play").wait_for()
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Spiral Hill")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.goto("/rules")
    expect(page.locator("h1")).to_have_text("Rules")
    page.goto("/g/nothing")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    anna.context.set_offline(False)
    page.goto("/")
    expect(page.locator(".game-duel .play")).to_be_visible()
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)


def test_whoever_begins_a_game_without_a_network_is_told(visit: Visit) -> None:
    anna = visit()
    anna.forgive(CUT)
    page = anna.open("/")
    page.locator(".game-duel .play").wait_for()
    anna.context.set_offline(True)
    page.locator(".game-duel .play").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    anna.context.set_offline(False)
    page.locator(".game-duel .play").click()
    page.locator(".frame").wait_for()


def test_the_manifest_names_icons_that_are_there(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    answer = page.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] == "Spiral Hill"
    assert manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert found.ok, icon
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            content = found.body()
            wide, high = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
            assert content.startswith(PNG)
            assert icon["sizes"] == f"{wide}x{high}"
            sizes.add(wide)
    assert sizes >= {192, 512}
