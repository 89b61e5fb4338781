"""Whole evenings with every fault there is: the promises of R1 to R8 hold, and the simulator notices when one does not.

`python -m tests.table.simulator 2000` lives through more of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from spiralhill.client import Gap
from spiralhill.server.booth import Booth
from spiralhill.server.lobby import Lobby
from spiralhill.table import motions, protocol, telling
from spiralhill.table.errands import ASKED, key_of
from spiralhill.table.ledger import Ledger
from spiralhill.table.room import Room
from spiralhill.table.telling import Page
from tests.table.room_story import room_from
from tests.table.simulator.evening import ACTIONS, FAULTS, simulate
from tests.table.simulator.ground import Broken, SimulatedStore
from tools.environment import ROOT

SEEDS = 50
Patch = pytest.MonkeyPatch


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1, SEEDS + 1, 2))
def test_everything_that_goes_wrong_harms_nobody(first: int) -> None:
    """R1, R2, R3, R4, R6, R8"""
    for seed in range(first, first + 2):
        report = simulate(seed)
        assert report.actions >= ACTIONS
        assert report.faults.total() >= FAULTS
        assert report.proved
        assert report.acknowledged


def test_a_quiet_evening_ends_well() -> None:
    report = simulate(0, actions=60, faults=3)
    assert report.proved


@pytest.mark.slow
def test_a_seed_is_lived_through_the_same_way_every_time() -> None:
    """R8: also in another process, where sets and dictionaries may lie in another order."""
    here = simulate(3).fingerprint
    assert simulate(3).fingerprint == here
    command = [sys.executable, "-m", "tests.table.simulator", "1", "3"]
    there = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "5"}, capture_output=True, text=True, check=True
    )
    assert f"seed 3: {here}" in there.stdout


# Bugs that the simulator must find. Each says what it does wrong.


def tells_before_it_is_stored(patch: Patch) -> None:
    submit = SimulatedStore.submit

    def hasty(self: SimulatedStore, operations: Any, settled: Any) -> None:
        submit(self, operations, lambda _: None)
        settled(None)

    patch.setattr(SimulatedStore, "submit", hasty)


def forgets_commands_when_read_again(patch: Patch) -> None:
    def forgetful(*given: Any) -> Iterator[Room]:
        room = room_from(*given)
        room.errands.told.clear()
        yield room

    patch.setattr("spiralhill.server.stepping.growing", forgetful)


def charges_time_for_a_restart(patch: Patch) -> None:
    def greedy(*given: Any) -> Iterator[Room]:
        room = room_from(*given)
        if room.clock is not None:
            room.clock.left = [max(0, left - 2000) for left in room.clock.left]
        yield room

    patch.setattr("spiralhill.server.stepping.growing", greedy)


def carries_a_repeated_command_out(patch: Patch) -> None:
    obey = Room._obey

    def eager(self: Room, line: int, reader: Any, command: Any) -> None:
        self.errands.told.pop(key_of(reader.person, command.id), None)
        obey(self, line, reader, command)

    patch.setattr(Room, "_obey", eager)


def takes_another_body_for_the_same_command(patch: Patch) -> None:
    obey = Room._obey

    def careless(self: Room, line: int, reader: Any, command: Any) -> None:
        known = self.errands.told.get(key_of(reader.person, command.id))
        obey(self, line, reader, command)
        if known is not None:
            page = int.from_bytes(known[ASKED:], "big")
            self._outcome.out = [
                (one, protocol.written(protocol.Done(self.number_of(reader.seat), command.id, page)))
                for one, _ in self._outcome.out
            ]

    patch.setattr(Room, "_obey", careless)


def does_not_count_sealed_pages(patch: Patch) -> None:
    turn_page = Ledger.turn_page

    def blind(self: Ledger, page: Page, **how: bool) -> None:
        told = self.told[:]
        turn_page(self, page, **how)
        if page.only is not None:
            self.told = told

    patch.setattr(Ledger, "turn_page", blind)


def goes_on_when_nothing_could_be_stored(patch: Patch) -> None:
    def stubborn(self: Lobby, booth: Booth, message: Any, settled: Any, error: Any) -> None:
        booth.busy = False
        self._pump(booth)

    patch.setattr(Lobby, "_read_again", stubborn)


def takes_stale_answers(patch: Patch) -> None:
    patch.setattr(Room, "_check_page", lambda self, seat, at: None)


def asks_bots_again_and_again(patch: Patch) -> None:
    set_going = Room._set_going

    def nervous(self: Room) -> None:
        self.thinking.clear()
        set_going(self)

    patch.setattr(Room, "_set_going", nervous)


def tells_the_seed(patch: Patch) -> None:
    table_state = telling.table_state

    def open_hearted(table: Any, reader: Any) -> Any:
        return msgspec.structs.replace(table_state(table, reader), seed=table.created.seed)

    patch.setattr(telling, "table_state", open_hearted)


def shows_the_link_to_a_seat(patch: Patch) -> None:
    sitter = telling.sitter

    def indiscreet(table: Any, seat: int, reader: Any) -> Any:
        return msgspec.structs.replace(sitter(table, seat, reader), link=table.company.places[seat].link)

    patch.setattr(telling, "sitter", indiscreet)


def lets_the_old_owner_listen(patch: Patch) -> None:
    patch.setattr(Room, "_hang_up_on_strangers", lambda self: None)


def does_not_say_who_is_here(patch: Patch) -> None:
    patch.setattr(Room, "_tell_presence", lambda self, but=None: None)


def says_nothing_new_when_a_game_is_given_up(patch: Patch) -> None:
    patch.setattr(motions, "Page", lambda news, table, moved=False: Page(news=news, table=table))


def loses_a_line_when_somebody_comes_back(patch: Patch) -> None:
    def deaf(self: Room, line: int, reader: Any, have: int) -> None:
        tell(self, line, reader, have)
        self._outcome.out = [
            (one, protocol.written(msgspec.structs.replace(state, lines=state.lines[1:])))
            for one, data in self._outcome.out
            if isinstance(state := protocol.read_reply(data), protocol.State)
        ]

    tell = Room._send_state
    patch.setattr(Room, "_send_state", deaf)


def shows_clocks_as_they_were(patch: Patch) -> None:
    patch.setattr(Room, "write", _write_with_old_clocks)


def _write_with_old_clocks(self: Room, entry: Any, person: str = "", command: str = "", digest: str = "") -> None:
    run_clocks = self._run_clocks
    self._run_clocks = lambda: None  # type: ignore[method-assign]
    _write(self, entry, person, command, digest)
    self._run_clocks = run_clocks  # type: ignore[method-assign]


_write = Room.write

# Every bug, and the promise that breaks by it.
BUGS: dict[Callable[[Patch], None], str] = {
    tells_before_it_is_stored: "on disk first",
    forgets_commands_when_read_again: "read again|exactly once",
    charges_time_for_a_restart: "clocks",
    carries_a_repeated_command_out: "exactly once",
    takes_another_body_for_the_same_command: "exactly once",
    does_not_count_sealed_pages: "page .* was told to somebody who has page",
    goes_on_when_nothing_could_be_stored: "on disk first|exactly once|read again|page",
    takes_stale_answers: "stale",
    asks_bots_again_and_again: "bots",
    tells_the_seed: "secrets",
    shows_the_link_to_a_seat: "secrets",
    lets_the_old_owner_listen: "seats",
    does_not_say_who_is_here: "sessions",
    says_nothing_new_when_a_game_is_given_up: "sessions",
    loses_a_line_when_somebody_comes_back: "sessions",
    shows_clocks_as_they_were: "clocks",
}


@pytest.mark.parametrize(("bug", "promise"), BUGS.items(), ids=[bug.__name__ for bug in BUGS])
def test_the_simulator_bites(bug: Callable[[Patch], None], promise: str, monkeypatch: Patch) -> None:
    bug(monkeypatch)
    with pytest.raises((Broken, Gap), match=f"^({promise})"):
        simulate_all(SEEDS)


def simulate_all(seeds: int) -> None:
    """Live through the first seeds."""
    for seed in range(1, seeds + 1):
        simulate(seed)
