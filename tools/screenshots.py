"""Takes the pictures of the README from the real page: `python3 -m tools.screenshots`.

Tables go on from a moment of a game between bots, always the same, so that the pictures change with the page only.
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
FORK = """async (moment) => {
  const said = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(moment) };
  return (await (await fetch("/api/forks", said)).json()).table;
}"""


def main(arguments: list[str]) -> int:
    """Takes all pictures."""
    if "--inside" not in arguments:
        in_test_environment("tools.screenshots", ["--inside"])
    with house() as (url, browser):
        start = opened(browser, url, WIDE)
        start.wait_for_selector(".tile")
        take(start, "start")
        take(forked(browser, url, WIDE, record("duel", ["will", "isis"], 11), 0, 36), "duel")
        take(forked(browser, url, WIDE, record("holidays", ["jack", "oogie", "sally", "santa"], 5), 2, 40), "holidays")
        take(forked(browser, url, WIDE, record("tcg", ["jack", "oogie", "mayor", "finklestein"], 3), 2, 240), "tcg")
        light = {**PHONE, "color_scheme": "light"}
        take(forked(browser, url, light, record("holidays", ["mayor", "finkelstein", "santa"], 8), 0, 8), "phone")
    return 0


def record(game: str, seats: list[str], seed: int) -> tuple[str, list[str]]:
    """A game between greedy bots: its record and its decisions."""
    from spiralhill.bots import bot_named
    from spiralhill.deals import Deal, History, record_of, write_record
    from spiralhill.games.shelf import rules_of

    deal = Deal(game, rules_of(game).set_up(seats), seed)
    history, bots = History(deal), [bot_named("greedy", seat) for seat in range(len(seats))]
    while history.game.asked:
        seat, options = next(iter(history.game.asked.items()))
        history.answer(seat, bots[seat].choose(history.game.view(seat), options))
    return write_record(record_of(deal, history.game, history.lines, ["greedy"] * len(seats))), history.lines


def opened(browser: Browser, url: str, how: dict[str, Any]) -> Page:
    """The page in a window of its own."""
    context = browser.new_context(**how)
    context.add_init_script(STILL)
    shown = context.new_page()
    shown.goto(url)
    return shown


def forked(browser: Browser, url: str, how: dict[str, Any], game: tuple[str, list[str]], seat: int, ply: int) -> Page:
    """A table that goes on from the first moment, not before a ply, at which a seat is asked."""
    text, lines = game
    while not lines[ply].startswith(f"{seat + 1} "):
        ply += 1
    shown = opened(browser, url, how)
    table = shown.evaluate(FORK, {"name": "Anna", "seat": seat, "ply": ply, "record": text})
    shown.goto(f"{url}/g/{table}")
    shown.wait_for_selector(".prompt.mine")
    return shown


def take(shown: Page, name: str) -> None:
    """Takes one picture."""
    shown.wait_for_timeout(400)
    shown.screenshot(path=folder_for(FOLDER) / f"{name}.jpg", type="jpeg", quality=82)
    print(f"{FOLDER}/{name}.jpg", file=sys.stderr)


if __name__ == "__main__":
    run_script(main)
