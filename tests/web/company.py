"""Several visitors at one table: they meet by the link, and play in turns."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.player import STEPS, Player
from tests.web.visitors import Visitor


def sit_down(visitor: Visitor, link: str, name: str) -> Page:
    """Open a link that invites, say who one is, and sit down."""
    page = visitor.page
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready").wait_for()
    return page


def begin(*visitors: Visitor) -> None:
    """Everybody says that they are ready, and gets their cards."""
    for visitor in visitors:
        visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in visitors:
        visitor.page.locator(".frame").wait_for()


def meet(anna: Visitor, bob: Visitor, game: str = "duel", names: tuple[str, str] = ("Anna", "Bob")) -> str:
    """Two people at a table with their cards in their hands; returns the table."""
    seated = anna.lay(game, "me", "open", name=names[0])
    anna.open(f"/g/{seated.table}")
    sit_down(bob, f"{bob.server.url}/j/{seated.invite}", names[1])
    begin(anna, bob)
    return seated.table


def play_out(*players: Player) -> None:
    """Everybody plays until all see the end."""
    for _ in range(STEPS):
        if all(player.is_over for player in players):
            return
        stepped = [player.step() for player in players]
        if not any(stepped):
            players[0].page.wait_for_timeout(50)
    raise AssertionError("the game does not end")
