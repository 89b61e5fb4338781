"""Who only watches never sees a hand: not on the page, not behind it, and not on the wire."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import named, said, secrets, views
from tests.web.player import Player


@pytest.mark.parametrize("game", ["duel", "holidays"])
def test_a_spectator_never_sees_a_hand(game: str, visit: Visit) -> None:
    anna, eve = visit(), visit()
    seated = anna.play(game, "me", "bot")
    eve.open(f"/w/{seated.watch}")
    eve.page.locator(".frame").wait_for()
    player, kept, shown = Player(anna, 5), set(), set()
    for _ in range(16):
        player.wait()
        secret = secrets(anna.frames, 0)
        kept |= secret
        # Their owner's page does show them, so that they would be found on the other one.
        shown |= secret & named(game, said(anna.page))
        lines = len(anna.log())
        eve.wait("(lines) => document.querySelectorAll('[role=log] p').length >= lines - 3", lines)
        assert not secret & named(game, said(eve.page))
        assert not secret & named(game, [json.loads(frame) for frame in eve.frames])
        expect(eve.page.locator("section.hand, .prompt.mine, .glows, [role=menu]")).to_have_count(0)
        player.step()
    assert len(kept) >= 4
    assert len(shown) >= 4
    for view in views(eve.frames):
        assert view["you"] is None
        assert not view["options"]
        for pile in view["piles"]:
            assert pile["zone"] != "hand" or not any(card and card[1] for card in pile.get("cards") or [])
