"""Two people in two browsers: an invitation, a whole duel by clicks, and another one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import begin, play_out, sit_down
from tests.web.conftest import Visit
from tests.web.player import Player


def test_two_people_meet_by_a_link_play_a_duel_by_clicks_and_play_again(visit: Visit) -> None:
    anna, bob = visit(), visit()
    page = anna.open("/")
    page.locator(".game-duel").get_by_role("link", name="Invite friends").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Lay the table and get the link").click()
    link = page.get_by_label("The link that invites").input_value()
    assert link.startswith(f"{anna.server.url}/j/")
    sit_down(bob, link, "Bob")
    expect(page.locator(".lobby")).to_contain_text("Bob")
    begin(anna, bob)

    play_out(Player(anna, 4), Player(bob, 5))
    results = [one.page.locator("dialog[open] .scores").inner_text() for one in (anna, bob)]
    assert results[0] == results[1]
    titles = [one.page.locator("dialog[open] h2").inner_text() for one in (anna, bob)]
    won = ["You have won" in title for title in titles]
    assert won in ([True, False], [False, True]) or titles in (["You share the victory!"] * 2, ["Nobody has won"] * 2)

    first = page.url
    page.get_by_role("button", name="Play again").click()
    # Whoever is asked sees it at once, whatever is shown above the table.
    bob.page.get_by_role("button", name="Agree").click()
    for one in (anna, bob):
        one.page.get_by_role("link", name="To the next table").click()
        expect(one.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert page.url == bob.page.url != first
    begin(anna, bob)
