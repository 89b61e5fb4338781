"""One evening of a simulation: everything goes wrong for a while, then nothing does, and it must come to an end."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spiralhill.table.entropy import Foreseen
from tests.table.room_story import room_from
from tests.table.simulator.ground import Broken
from tests.table.simulator.people import Client
from tests.table.simulator.seance import seance_on_the_shelf
from tests.table.simulator.world import World

# A seed is done when so much was done to it; then it must come to an end.
ACTIONS: Final = 300
FAULTS: Final = 20
# So long, in simulated seconds, an evening may take, and its end, once nothing goes wrong any more.
LONGEST: Final = 100_000.0
LONGEST_END: Final = 10_000.0
# So often somebody looks at a table where nothing more can happen before another is laid.
PATIENCE: Final = 10


@dataclass(frozen=True, slots=True)
class Report:
    """What a seed went through."""

    seed: int
    actions: int
    faults: Counter[str]
    tables: int
    proved: int
    acknowledged: int
    checks: int
    entries: Counter[str]
    fingerprint: str


class Evening:
    """A world, from its first table to its last."""

    def __init__(self, world: World, actions: int, faults: int) -> None:
        self._world = world
        # So much must have happened before it may end.
        self._actions = actions
        self._faults = faults
        self._idle = 0
        self._calm_since = 0.0

    def run(self) -> Report:
        """Live through it all."""
        world = self._world
        try:
            world.start()
            world.spawn(world.hosts.lay())
            world.later(3.0, world.faults.wreak_havoc)
            world.later(1.0, self._watch)
            world.go_round()
            return self._report()
        finally:
            world.close()

    def _watch(self) -> None:
        """Look at everything from time to time; when enough has gone wrong, let it end."""
        world = self._world
        world.later(world.rng.uniform(1.0, 6.0), self._watch)
        self._audit(whole=not world.calm and world.chance(0.05))
        if world.now > LONGEST:
            raise Broken("liveness: the evening does not end")
        if world.table not in world.witness.accounts:
            return
        if not world.calm and world.actions >= self._actions and world.faults.counted.total() >= self._faults:
            self._calm_down()
        if world.calm:
            self._come_to_an_end()
        else:
            self._keep_busy()

    def _calm_down(self) -> None:
        """Nothing goes wrong from now on."""
        self._world.note("calm")
        self._world.calm = True
        self._world.faults.end()
        self._calm_since = self._world.now

    def _come_to_an_end(self) -> None:
        """Stop when the last game is over and everybody has heard of it."""
        world = self._world
        room = world.witness.accounts[world.table].room
        ended = room.phase in ("over", "aborted")
        if ended and room.next:
            world.table = room.next
        elif ended and all(self._is_quiet(client) for client in world.clients if not client.is_gone):
            self._audit(whole=True)
            world.loop.stop()
        elif world.now - self._calm_since > LONGEST_END:
            raise Broken(f"liveness: table {world.table} does not end: {room.match}")
        else:
            self._call_everybody()

    def _keep_busy(self) -> None:
        """Lay another table when nobody plays at this one any more."""
        world = self._world
        room = world.witness.accounts[world.table].room
        players = [client for client in world.clients if client.session.seat is not None]
        if not players or (room.phase in ("over", "aborted") and not room.next):
            self._idle += 1
        else:
            self._idle = 0
        if self._idle > PATIENCE:
            self._idle = 0
            for client in world.clients:
                client.leave()
            world.table = ""
            world.spawn(world.hosts.lay())

    def _call_everybody(self) -> None:
        """Everybody who has a seat comes, and every open seat is taken."""
        world = self._world
        room = world.witness.accounts[world.table].room
        here = {(client.person, client.session.seat) for client in world.clients if client.session.id == world.table}
        for seat, place in enumerate(room.company.places):
            if place.person and (place.person, seat) not in here:
                Client(world, place.person, world.table, seat)
            elif place.kind == "open" and world.chance(0.1):
                world.hosts.word_of_mouth(room.created.invite)

    def _is_quiet(self, client: Client) -> bool:
        """Whether a client has heard everything that there is to hear."""
        connection, server = client.connection, self._world.server
        if connection is None or not client.is_told or not connection.is_quiet or server is None:
            return False
        booth = server.lobby._booths.get(client.session.id)
        if booth is None or connection.line is None or connection.line.id not in booth.lines:
            return False
        return connection.server is server and not booth.busy and not booth.inbox

    def _audit(self, *, whole: bool) -> None:
        """Compare whatever stands still with what it must be."""
        world, server = self._world, self._world.server
        if server is None:
            return
        world.clients = [client for client in world.clients if not client.is_gone]
        for booth in server.lobby._booths.values():
            if not booth.busy and not booth.inbox:
                world.witness.check_room(booth.room, world.now)
                if set(booth.room._lines) != set(booth.lines):
                    raise Broken(f"lines: a room tells {set(booth.room._lines)}, but {set(booth.lines)} are open")
        for client in world.clients:
            if self._is_quiet(client):
                room = server.lobby._booths[client.session.id].room
                world.witness.check_session(client.session, client.person, room, world.now, whole=whole)

    def _report(self) -> Report:
        world, witness = self._world, self._world.witness
        for table, account in witness.accounts.items():
            again = room_from(world.disk.rows(table), Foreseen(0))
            account.owed = None
            witness.check_room(again, world.now)
        proved = witness.check_records()
        return Report(
            world.seed,
            world.actions,
            world.faults.counted,
            len(witness.accounts),
            proved,
            witness.check_acknowledged(),
            witness.checks,
            witness.entries,
            witness.fingerprint,
        )


class _Listener(logging.Handler):
    """Hears when a step of a room fails: the lobby goes on, the simulation does not."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None and record.exc_info[1] is not None:
            self._world.fail(record.exc_info[1])


@contextlib.contextmanager
def listening(world: World) -> Iterator[None]:
    """Let the world hear what the lobby logs, and nobody else."""
    log, listener = logging.getLogger("spiralhill.server.stepping"), _Listener(world)
    log.addHandler(listener)
    log.propagate = False
    try:
        yield
    finally:
        log.propagate = True
        log.removeHandler(listener)


def simulate(seed: int, actions: int = ACTIONS, faults: int = FAULTS) -> Report:
    """Live through one seed; the first promise that does not hold is raised."""
    world = World(seed)
    try:
        with seance_on_the_shelf(), listening(world):
            return Evening(world, actions, faults).run()
    except BaseException as error:
        error.add_note(f"seed {seed}")
        for note in world.notes:
            error.add_note(note)
        raise
