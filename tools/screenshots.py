"""Takes the pictures of the README from the real page: `python3 -m tools.screenshots`.

Tables are played from saved records to a moment that shows much, so that the pictures change with the page only.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from tools.browsing import folder_for, house, in_test_environment
from tools.environment import run_script

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = "docs/pictures"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark", "locale": "en-GB"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "locale": "it-IT"}
STILL = "localStorage.setItem('spiralhill', JSON.stringify({ speed: 0, sound: false }))"
OPEN = "input[type=file]"


def main(arguments: list[str]) -> int:
    """Takes all pictures."""
    if "--inside" not in arguments:
        in_test_environment("tools.screenshots", ["--inside"])
    with house() as (url, browser):
        start = opened(browser, url, WIDE)
        start.wait_for_selector(".tile")
        take(start, "start")
        duel = replayed(browser, url, WIDE, record("duel", ["will", "isis"], 11), 42, seat="0")
        take(duel, "duel")
        ring = replayed(browser, url, WIDE, record("holidays", ["jack", "oogie", "sally", "santa"], 5), 22, seat="2")
        take(ring, "holidays")
        phone = replayed(
            browser, url, {**PHONE, "color_scheme": "light"}, record("duel", ["deon", "aisling"], 3), 30, "0"
        )
        take(phone, "phone")
    return 0


def record(game: str, seats: list[str], seed: int) -> bytes:
    """A game between greedy bots, as a record."""
    from spiralhill.bots import bot_named
    from spiralhill.deals import Deal, History, record_of, write_record
    from spiralhill.games.shelf import rules_of

    deal = Deal(game, rules_of(game).set_up(seats), seed)
    history, bots = History(deal), [bot_named("greedy", seat) for seat in range(len(seats))]
    while history.game.asked:
        seat, options = next(iter(history.game.asked.items()))
        history.answer(seat, bots[seat].choose(history.game.view(seat), options))
    return write_record(record_of(deal, history.game, history.lines, ["greedy"] * len(seats))).encode()


def opened(browser: Browser, url: str, how: dict[str, Any]) -> Page:
    """The page in a window of its own."""
    context = browser.new_context(**how)
    context.add_init_script(STILL)
    shown = context.new_page()
    shown.goto(url)
    return shown


def replayed(browser: Browser, url: str, how: dict[str, Any], text: bytes, ply: int, seat: str) -> Page:
    """A moment of a recorded game, seen from a seat."""
    shown = opened(browser, f"{url}/replay#{ply}", how)
    shown.set_input_files(OPEN, {"name": "game.json", "mimeType": "application/json", "buffer": text})
    shown.wait_for_selector(".controls")
    shown.select_option(".seat select", seat)
    shown.wait_for_selector(".hand .table-card")
    return shown


def take(shown: Page, name: str) -> None:
    """Takes one picture."""
    shown.wait_for_timeout(400)
    shown.screenshot(path=folder_for(FOLDER) / f"{name}.jpg", type="jpeg", quality=82)
    print(f"{FOLDER}/{name}.jpg", file=sys.stderr)


if __name__ == "__main__":
    run_script(main)
