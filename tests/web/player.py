"""Somebody who plays by what glows on the page: by clicks, by taps or by keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator

from tests.web.visitors import Visitor

ENDED: Final = "dialog[open] .scores"
MENU: Final = "[role=menu] button"
# Everything that does something when it is touched, but for what lies in a dialog.
THINGS: Final = ", ".join(
    f".frame {thing}"
    for thing in (
        ".hand .table-card.glows",
        ".board .table-card.glows",
        ".location.glows > .name",
        ".stack.glows > .score",
        ".seat.glows:not(.calm) > .who",
        ".pile.glows",
        ".prompt.mine .buttons > .button:not(.quiet):enabled",
    )
)
INSIDE: Final = "dialog[open] .table-card.glows"
CLOSE: Final = "dialog[open] .top button"
# What lies there and does nothing when it is touched.
DULL: Final = ".hand .table-card:not(.glows), .board .table-card:not(.glows)"
# What looks different after every step that a person takes.
LOOK: Final = """() => {
    const shown = (one) => one.checkVisibility();
    const count = (selector) => [...document.querySelectorAll(selector)].filter(shown).length;
    const text = (selector) => document.querySelector(selector)?.textContent ?? "";
    return {
        ended: count("dialog[open] .scores"),
        dialog: count("dialog[open]"),
        inside: count("dialog[open] .table-card.glows"),
        menu: count("[role=menu] button"),
        things: count(THINGS),
        decides: count(".prompt.mine") && !count(".prompt .forced"),
        over: count(".over button"),
        stamp: [text(".prompt"), count("[role=log] p"), count("[role=menu] button"), count("dialog[open]"),
            count(".chosen"), count(".over"), text(".scores")].join("|"),
    };
}""".replace("THINGS", repr(THINGS))
STEPS: Final = 900


class Player:
    """Plays for a visitor, at random but always the same with the same seed."""

    def __init__(self, visitor: Visitor, seed: int = 1, touch: Callable[[Locator], None] | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = Random(seed)
        self._touch = touch or (lambda thing: thing.click(timeout=5000))
        self.steps = 0

    def look(self) -> dict[str, Any]:
        """What there is to do."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    @property
    def is_over(self) -> bool:
        """Whether the end is shown."""
        return bool(self.look()["ended"])

    def touch(self, selector: str) -> bool:
        """Touch one of those that are there; says whether it was still there."""
        things = self.page.locator(selector).locator("visible=true")
        count = things.count()
        if not count:
            return False
        try:
            self._touch(things.nth(self.rng.randrange(count)))
        except Error as problem:
            if "Timeout" not in str(problem) and "not attached" not in str(problem):
                raise
            return False
        return True

    def step(self) -> bool:
        """Do one thing, if there is something to do; says whether there was."""
        seen = self.look()
        if seen["ended"]:
            return False
        if seen["dialog"]:
            if not (seen["inside"] and self.touch(INSIDE)):
                self.touch(CLOSE)
        elif seen["menu"]:
            self.touch(MENU)
        elif seen["things"]:
            self.touch(THINGS)
        else:
            return False
        self.steps += 1
        self.settle(seen["stamp"])
        return True

    def asks_why(self) -> bool:
        """Touch a card that does not glow, to be told why; says whether it came to that.

        Only while there is something to decide: an only answer the table gives by itself, and what was told is gone.
        """
        seen = self.look()
        if seen["dialog"] or seen["menu"] or not seen["decides"] or not self.touch(DULL):
            return False
        try:
            self.page.locator(".why").wait_for(timeout=5000)
        except Error as problem:
            if "Timeout" not in str(problem):
                raise
            return False
        return True

    def settle(self, stamp: str, patience: float = 10_000) -> None:
        """Wait until something looks different."""
        try:
            self.page.wait_for_function(
                f"(stamp) => ({LOOK})().stamp !== stamp", arg=stamp, timeout=patience, polling=30
            )
        except Error as problem:
            if "Timeout" not in str(problem):
                raise

    def wait(self, patience: float = 45_000) -> None:
        """Wait until there is something to do, or the end."""
        self.page.wait_for_function(
            f"() => {{ const seen = ({LOOK})(); return seen.ended || seen.menu || seen.things || seen.dialog; }}",
            timeout=patience,
            polling=30,
        )

    def pass_until(self, prompt: str, selector: str) -> None:
        """Keep out of everything until one is asked something certain, and three things can be touched then."""
        asked = self.page.locator(".prompt.mine .asks", has_text=prompt)
        for _ in range(STEPS):
            self.wait()
            if asked.count() and self.page.locator(selector).count() > 2:
                return
            seen = self.look()
            rest = self.page.locator(".prompt.mine .buttons > .button.main")
            if not (rest.count() and self.touch(".prompt.mine .buttons > .button.main")):
                self.touch(MENU if seen["menu"] else THINGS)
            self.settle(seen["stamp"])
        raise AssertionError(f"nobody ever asks {prompt}")

    def play(self, steps: int = STEPS, until: Callable[[], bool] = lambda: False) -> None:
        """Play to the end, or so many steps, or until something is so."""
        for _ in range(steps):
            if until():
                return
            self.wait()
            if not self.step() and self.is_over:
                return
        assert steps < STEPS, "the game does not end"
