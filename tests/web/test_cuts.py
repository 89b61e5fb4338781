"""What happens to a game when the page is loaded again, the network is cut, or the server dies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spiralhill.table.journal import Picked, read_entry
from tests.table.company import ENTRIES
from tests.table.serving import Server, serving
from tests.web.conftest import Visit
from tests.web.network import Network
from tests.web.player import Player
from tests.web.visitors import CUT, Visitor


def picks(server: Server, table: str, seat: int = 0) -> list[Picked]:
    """What a seat has answered, as it is written down."""
    entries = [read_entry(body) for name, _, body, _ in server.query(ENTRIES) if name == table]
    return [entry for entry in entries if isinstance(entry, Picked) and entry.seat == seat]


def discard_phase(visitor: Visitor) -> str:
    """Sit at a duel where one may discard: every click on a card is a move, and nobody else has one."""
    table = visitor.play("duel", "me", "bot").table
    Player(visitor, 2).pass_until("Discard phase", ".hand .glows")
    return table


def test_a_page_that_is_loaded_again_continues(visit: Visit) -> None:
    anna = visit()
    anna.play("duel", "me", "bot")
    player = Player(anna, 3)
    player.play(9)
    player.wait()
    hand, log, prompt = anna.hand(), anna.log(), anna.page.locator(".prompt .asks").inner_text()
    anna.page.reload()
    expect(anna.page.locator(".prompt .asks")).to_have_text(prompt)
    assert anna.hand() == hand
    assert anna.log() == log
    player.play(3)


def test_a_cut_shows_and_heals_by_itself_and_a_move_made_meanwhile_arrives_once(visit: Visit) -> None:
    anna = visit()
    anna.forgive(CUT)
    network = Network(anna)
    table = discard_phase(anna)
    before = picks(anna.server, table)
    hand, title = anna.titles(), anna.page.locator(".hand .glows .title").first.inner_text()
    network.cut()
    expect(anna.page.get_by_text("The connection is cut")).to_be_visible()
    anna.page.locator(".hand .glows").first.click()
    assert picks(anna.server, table) == before
    network.heal()
    expect(anna.page.get_by_text("The connection is cut")).to_be_hidden()
    expect(anna.page.locator(".hand .table-card")).to_have_count(len(hand) - 1)
    assert sorted([*anna.titles(), title]) == hand
    assert len(picks(anna.server, table)) == len(before) + 1
    Player(anna, 1).play(2)


def test_a_move_whose_answer_was_lost_is_not_made_twice(visit: Visit) -> None:
    anna = visit()
    anna.forgive(CUT)
    network = Network(anna)
    table = discard_phase(anna)
    before, hand = len(picks(anna.server, table)), anna.hand()
    network.deaf = True
    anna.page.locator(".hand .glows").first.click()
    network.wait_for(lambda: len(picks(anna.server, table)) == before + 1)
    network.cut()
    network.deaf = False
    network.heal()
    expect(anna.page.locator(".hand .table-card")).to_have_count(len(hand) - 1)
    expect(anna.page.locator(".hand .glows")).to_have_count(len(hand) - 1)
    assert len(picks(anna.server, table)) == before + 1
    Player(anna, 1).play(2)


def test_a_device_without_a_network_says_so_and_heals(visit: Visit) -> None:
    anna = visit()
    anna.forgive(CUT)
    network = Network(anna)
    discard_phase(anna)
    hand = anna.hand()
    anna.context.set_offline(True)
    network.hang_up()
    expect(anna.page.get_by_text("The connection is cut")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.get_by_text("The connection is cut")).to_be_hidden()
    assert anna.hand() == hand


@pytest.fixture
def mortal(folder: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    with serving(tmp_path, more=["--page", str(folder)]) as server:
        yield server


def test_a_game_goes_on_by_itself_after_the_server_was_killed(visit: Visit, mortal: Server) -> None:
    anna = visit(mortal)
    anna.forgive(CUT)
    anna.play("duel", "me", "bot")
    player = Player(anna, 3)
    player.play(8)
    player.wait()
    hand, log = anna.hand(), anna.log()
    mortal.kill()
    expect(anna.page.get_by_text("The connection is cut")).to_be_visible()
    mortal.start()
    expect(anna.page.get_by_text("The connection is cut")).to_be_hidden()
    assert anna.hand() == hand
    assert anna.log()[: len(log)] == log
    player.play()
    assert player.is_over
