"""One person plays Take Over the Holidays against three bots, from the start page to the end."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.player import MENU, THINGS, Player
from tests.web.visitors import Visitor

TABS: Final = 150


def test_holidays_are_played_by_clicks_from_play_now_to_the_end(visit: Visit) -> None:
    anna = visit()
    anna.hurry()
    page = anna.open("/")
    page.locator(".game-holidays").get_by_role("button", name="Play now").click()
    page.locator(".frame").wait_for()
    player = Player(anna, 7)
    player.play()
    expect(page.locator("dialog[open] h2")).to_contain_text("won")
    expect(page.locator("dialog[open] .scores li")).to_have_count(4)
    assert player.steps > 20


class Typist(Player):
    """Plays without a mouse."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed)
        self.keys: set[str] = set()

    def press(self, key: str) -> None:
        self.keys.add(key)
        self.page.keyboard.press(key)

    def reach(self, selector: str) -> bool:
        """Go from thing to thing until one of these has the focus."""
        for _ in range(TABS):
            self.press("Tab")
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return True
        return False

    def touch(self, selector: str) -> bool:
        """Take something: by its number, by the space bar, or by going there."""
        if selector == MENU:
            for _ in range(self.rng.randrange(3)):
                self.press("ArrowDown")
            self.press("Enter")
            return True
        rest = self.page.locator(".prompt.mine kbd", has_text="␣").count()
        on_button = self.page.evaluate("!!document.activeElement.closest('button, a, summary, [role=log]')")
        if selector == THINGS and rest and not on_button and self.rng.random() < 0.5:
            self.press(" ")
            return True
        if selector == THINGS and self.rng.random() < 0.3:
            # The first choice, unless it is the one for the space bar.
            stamp = self.look()["stamp"]
            self.press("1")
            self.settle(stamp, 1500)
            if self.look()["stamp"] == stamp:
                self.press(" ")
            return True
        assert self.reach(selector), f"nothing of {selector} can be reached by the keyboard"
        self.press("Enter")
        return True

    def step(self) -> bool:
        seen = self.look()
        if seen["dialog"] and not seen["ended"] and not seen["inside"]:
            self.press("Escape")
            self.settle(seen["stamp"])
            return True
        return super().step()


def test_holidays_are_played_by_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.hurry()
    page = anna.open("/")
    page.locator(".game-holidays .play").wait_for()
    typist = Typist(anna, 11)
    assert typist.reach(".game-holidays .play")
    typist.press("Enter")
    page.locator(".frame").wait_for()
    typist.play()
    expect(page.locator("dialog[open] h2")).to_contain_text("won")
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    assert {"Tab", "Enter", "1", "ArrowDown"} <= typist.keys
    assert typist.reach("dialog[open] button")
