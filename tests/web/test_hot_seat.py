"""Two people at one device: it is handed over, and nobody finds the other's hand on it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import named, said, secrets
from tests.web.player import Player

HANDED_OVER = ".over button"


def test_the_device_is_handed_over_and_holds_nothing_of_the_other_hand(visit: Visit) -> None:
    anna = visit()
    page = anna.open("/new/duel")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 2").select_option(label="Somebody at this device")
    page.get_by_label("Name", exact=True).fill("Bob")
    page.get_by_role("button", name="Lay the table").click()
    page.locator(".frame").wait_for()
    player, handed, leaks, seen = Player(anna, 5), [], [], 0
    for _ in range(120):
        anna.wait("document.querySelector('.over button, .prompt.mine .button, dialog[open]')")
        hidden = {seat: secrets(anna.frames, seat) for seat in (0, 1)}
        if page.locator(HANDED_OVER).count():
            expect(page.locator("section.hand, .prompt")).to_have_count(0)
            seen += len(hidden[0] | hidden[1])
            log = named("duel", anna.log())
            leaks += [
                ("on the way, in the log" if card in log else "on the way", card)
                for card in (hidden[0] | hidden[1]) & named("duel", said(page))
            ]
            handed.append(page.locator(".over h2").inner_text().removeprefix("Hand the device to "))
            if len(handed) == 6:
                break
            page.locator(HANDED_OVER).click()
            page.locator("section.hand").wait_for()
            continue
        me = 0 if "Anna" in page.locator(".seat.mine .who").inner_text() else 1
        leaks += [("at the table", card) for card in hidden[1 - me] & named("duel", said(page))]
        if not player.step():
            break
    assert set(handed) == {"Anna", "Bob"}
    assert seen > 6
    assert not leaks, leaks
