"""A simulator: whole evenings at tables in one process, from one seed, with every fault that a network, a disk, a clock
and other people have in store.

The server's lobby and rooms are the real ones; clock, network, disk and bots are ours. Everything follows from the
seed, so what broke once breaks again:

    python -m tests.table.simulator 2000        seeds 1 to 2000
    python -m tests.table.simulator 1 17        seed 17, with what happened last before it broke
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter, deque
from collections.abc import Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from spiralhill.games.shelf import rules_of
from spiralhill.server.booth import Booth, Settled
from spiralhill.server.limits import Limits
from spiralhill.server.lobby import Lobby
from spiralhill.server.store import NotStored
from spiralhill.table.entropy import Foreseen
from spiralhill.table.gathering import Outcome
from spiralhill.table.laying import NewTable, Wish, lay
from spiralhill.table.messages import Heard, Message, Think
from spiralhill.table.protocol import Timing
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room
from tests.table.room_story import room_from
from tests.table.simulator_people import Client
from tests.table.simulator_seance import seance_on_the_shelf
from tests.table.simulator_witness import Witness
from tests.table.simulator_world import Broken, Disk, SimulatedBots, SimulatedStore, VirtualLoop, stream

T = TypeVar("T")

# A seed is done when so much was done to it; then it must come to an end.
ACTIONS: Final = 300
FAULTS: Final = 20
# So long, in simulated seconds, an evening may take, and its end, once nothing goes wrong any more.
LONGEST: Final = 100_000.0
LONGEST_END: Final = 10_000.0
LIMITS: Final = Limits(unread=24, idle=30.0)
SIZES: Final = (
    *(("duel", seats) for seats in (2, 3, 4)),
    *(("holidays", seats) for seats in (2, 3, 4, 5, 6)),
    *(("seance", seats) for seats in (2, 3)),
)
NAMES: Final = ("anna", "bob", "carla", "dario", "elsa", "fabio", "gina", "hugo")
KINDS: Final = {
    "cut": 30,
    "slow reader": 8,
    "clock jump": 8,
    "disk full": 7,
    "disk slow": 6,
    "disk unsure": 4,
    "crash": 5,
    "crash before": 4,
    "crash after": 5,
    "crash while telling": 4,
}


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


class WatchedLobby(Lobby):
    """The lobby of the server, under the eyes of the witness."""

    def __init__(self, world: World, server: Server) -> None:
        super().__init__(SimulatedStore(world), SimulatedBots(world), Foreseen(world.rng.getrandbits(62)), LIMITS)
        self._world = world
        self._server = server
        self._delivered: Outcome | None = None
        self._asked: WeakKeyDictionary[Room, set[tuple[int, int]]] = WeakKeyDictionary()

    async def _read(self, table: str) -> Room:
        room = await super()._read(table)
        self._world.witness.read(room, self._world.now)
        return room

    def _pump(self, booth: Booth) -> None:
        # The timers of a server that is no more go on in this process, but nothing comes of them.
        if self._server.is_up:
            super()._pump(booth)

    def _step(self, booth: Booth, message: Message, settled: Settled | None) -> None:
        line = booth.lines.get(message.line) if isinstance(message, Heard) else None
        if line is None or not isinstance(message, Heard):
            super()._step(booth, message, settled)
            return
        witness, said = self._world.witness, message.message
        expected, stale = witness.expects(line, said), witness.is_stale(line, said)
        self._delivered = None
        super()._step(booth, message, settled)
        if expected:
            witness.check_repeated(expected, message, self._delivered)
        elif stale and booth.busy:
            raise Broken("stale: an answer to an earlier question was taken for one to the next")

    def _deliver(self, booth: Booth, outcome: Outcome, settled: Settled | None) -> None:
        self._delivered = outcome
        self._world.witness.told(booth.room)
        super()._deliver(booth, outcome, settled)

    async def _let_think(self, booth: Booth, think: Think) -> None:
        asked = self._asked.setdefault(booth.room, set())
        if (think.seat, think.asked_at) in asked:
            raise Broken(f"bots: seat {think.seat} was asked the same question twice")
        asked.add((think.seat, think.asked_at))
        await super()._let_think(booth, think)


class Server:
    """One run of the server, from its start to its crash."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_up = True
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lobby = WatchedLobby(world, self)
        world.later(5.0, self._tidy)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let the server do something."""
        return self.world.loop.create_task(work)

    def die(self) -> None:
        """Forget everything and everybody."""
        self.is_up = False
        store = self.lobby.store
        assert isinstance(store, SimulatedStore)
        store.close()
        for task in list(self.tasks):
            task.cancel()

    def _tidy(self) -> None:
        if self.is_up:
            self.lobby.tidy()
            self.world.later(5.0, self._tidy)


class World:
    """Everything there is in one simulation."""

    def __init__(self, seed: int, actions: int = ACTIONS, faults: int = FAULTS) -> None:
        self.seed = seed
        self.rng = stream(seed, "world")
        self.loop = VirtualLoop()
        self.loop.set_task_factory(self._new_task)
        self.loop.set_exception_handler(self._note_exception)
        self.witness = Witness()
        self.disk = Disk(self.witness.written)
        self.server: Server | None = None
        self.clients: list[Client] = []
        self.people = 0
        self.devices = 0
        self.actions = 0
        self.faults: Counter[str] = Counter()
        self.calm = False
        self.broken: BaseException | None = None
        self.notes: deque[str] = deque(maxlen=80)
        self.wanted = (actions, faults)
        self.is_wordless = False
        self._table = ""
        self._idle = 0
        self._is_spawning = False
        self._calm_since = 0.0
        self._slow_until = 0.0
        self._full_until = 0.0
        self._fates: list[str] = []

    # Time and luck

    @property
    def now(self) -> float:
        """What time it is."""
        return self.loop.time()

    def later(self, seconds: float, what: Any, *arguments: Any) -> None:
        """Let something happen after a while."""
        self.loop.call_later(seconds, what, *arguments)

    def chance(self, likely: float) -> bool:
        """Whether something happens that is so likely."""
        return self.rng.random() < likely

    def latency(self) -> float:
        """How long a message is on its way."""
        if self.calm:
            return 0.01
        return self.rng.uniform(1.0, 5.0) if self.chance(0.01) else self.rng.uniform(0.005, 0.3)

    def fault(self, kind: str) -> None:
        """Count a fault."""
        self.faults[kind] += 1
        self.note(kind)

    def note(self, what: str) -> None:
        """Remember what happened, for whoever looks for the cause."""
        self.notes.append(f"{self.now:10.3f} {what}")

    # The disk and the bots

    def disk_delay(self) -> float:
        """How much longer than usual the disk takes."""
        return self.rng.uniform(0.2, 2.0) if self.now < self._slow_until else 0.0

    @property
    def disk_is_full(self) -> bool:
        """Whether nothing can be written now."""
        return self.now < self._full_until

    def fate_of_a_write(self) -> str:
        """What will become of the next write."""
        return "full" if self.disk_is_full else self._fates.pop() if self._fates else ""

    def fate_of_a_thought(self) -> str:
        """What will become of the next thought of a bot."""
        if self.calm or not self.chance(0.1):
            return ""
        fate = self.rng.choice(["bot silent", "bot late", "bot at a loss"])
        self.fault(fate)
        return fate

    # The server

    def start(self) -> None:
        """Start the server on what the disk holds."""
        self.note("start")
        self.server = Server(self)

    def crash(self, how: str) -> None:
        """Let the server be no more, with everything that it was going to say."""
        if self.server is None:
            return
        self.note(f"down: {how}")
        server, self.server = self.server, None
        server.die()
        self.witness.crashed(self.now)
        self._fates.clear()
        for client in self.clients:
            if client.connection is not None:
                client.connection.cut()
        self.later(self.rng.choice([0.5, 5.0, 60.0]), self.start)

    def maybe_crash(self, how: str) -> None:
        """Crash here, if that is what is coming."""
        if how in self._fates:
            self.loop.call_soon(self.crash, how)
            self._fates.clear()

    # Faults

    def wreak_havoc(self) -> None:
        """Let something go wrong, and something else soon."""
        if self.calm:
            return
        self.later(self.rng.expovariate(1 / 6.0), self.wreak_havoc)
        kind = self.rng.choices(list(KINDS), list(KINDS.values()))[0]
        open_now = [client.connection for client in self.clients if client.connection is not None]
        if kind in ("cut", "slow reader") and not open_now:
            return
        if kind.startswith("crash") and self.server is None:
            return
        self.fault(kind)
        if kind == "cut":
            self.rng.choice(open_now).cut()
        elif kind == "slow reader":
            self.rng.choice(open_now).down.stall(self.rng.uniform(2.0, 30.0))
        elif kind == "clock jump":
            self.loop.jump(self.rng.choice([0.5, 5.0, 50.0]))
        elif kind == "disk full":
            self._full_until = self.now + self.rng.uniform(0.5, 5.0)
        elif kind == "disk slow":
            self._slow_until = self.now + self.rng.uniform(1.0, 10.0)
        elif kind == "crash":
            self.crash(kind)
        else:
            self._fates = [{"disk unsure": "unsure"}.get(kind, kind)]

    # Tables and people

    def newcomer(self) -> str:
        """Somebody who was not here before."""
        self.people += 1
        return f"{NAMES[self.people % len(NAMES)]}{self.people}"

    def cast_of(self, game: str) -> list[Any]:
        """What can be played at a seat."""
        return list(rules_of(game).cast)

    async def lay(self) -> None:
        """Lay a table for some people and some bots, and let them come."""
        rng, host = self.rng, self.newcomer()
        # A seed begins with a table of its own size, so that every size has its turn.
        game, seats = rng.choice(SIZES) if self.witness.accounts else SIZES[self.seed % len(SIZES)]
        self.is_wordless = game == "seance"
        humans = min(seats, rng.choice([1, 2, 3, 4]))
        # Some have two seats on one device.
        wishes = [Wish("me")] * (2 if humans > 1 and self.chance(0.15) else 1)
        wishes += [Wish("open")] * (humans - len(wishes))
        wishes += [Wish("bot", level=rng.choice(["random", "random", "random", "greedy"]))] * (seats - len(wishes))
        rng.shuffle(wishes)
        bank = rng.choice([None, 15, 60, 600])
        timing = Timing(bank, rng.choice([0, 2, 5]), window=rng.choice([3, 10]))
        options = {"turn_cap": rng.choice([4, 8])} if game == "duel" else {}
        wish = NewTable(host, game=game, seats=wishes, options=options, timing=timing, pace=rng.choice([0.0, 1.0]))
        created = lay(wish, host, Foreseen(rng.getrandbits(62)))
        self.note(f"lay {created.id}: {game} for {seats}, {humans} people")
        while True:
            try:
                if self.server is not None:
                    await self._request(self.server, self.server.lobby.lay(created))
                    break
            except NotStored:
                pass
            if created.id in self.disk.journals:
                break
            await asyncio.sleep(1.0)
        self._table = created.id
        for seat, plan in enumerate(created.seats):
            if plan.person:
                Client(self, host, created.id, seat)
        if self.chance(0.3):
            # A second device at the same seat.
            Client(self, host, created.id, next(seat for seat, plan in enumerate(created.seats) if plan.person))
        for _ in range(humans - len([plan for plan in created.seats if plan.person])):
            self.word_of_mouth(created.invite)
        for _ in range(rng.choice([0, 0, 1, 2])):
            Client(self, self.newcomer(), created.id, watch=created.watch)

    def word_of_mouth(self, code: str) -> None:
        """Somebody new hears of a link, and comes."""
        self.later(self.rng.uniform(0.1, 5.0), self._come, self.newcomer(), code)

    def _come(self, person: str, code: str) -> None:
        self.spawn(self._join(person, code))

    async def _join(self, person: str, code: str) -> None:
        """Take a seat by a link; who gets no answer asks again."""
        while True:
            server = self.server
            try:
                if server is not None and server.is_up:
                    table, _ = self.disk.links[code]
                    seat = await self._request(server, server.lobby.arrive(table, person, person, code))
                    if self.chance(0.9) or self.calm:
                        Client(self, person, table, seat)
                        return
                    self.fault("answer lost")
            except NotStored:
                pass
            except Refusal as refusal:
                table = self.disk.links[code][0]
                if refusal.error == "not-stored":
                    pass
                elif self.witness.accounts[table].room.company.seats_of(person):
                    raise Broken(f"seats: {person} has a seat and was refused it: {refusal.error}") from None
                else:
                    return
            await asyncio.sleep(self.rng.uniform(0.2, 2.0))

    async def _request(self, server: Server, work: Coroutine[Any, Any, T]) -> T:
        """Ask something of the server; if it crashes meanwhile, nobody knows what became of it."""
        try:
            return await server.start(work)
        except asyncio.CancelledError:
            if server.is_up:
                raise
            raise NotStored("the server is gone") from None

    def go_on(self, client: Client, table: str) -> None:
        """Go to the next table; who has no seat there comes by its invitation."""
        client.leave()
        self._table = table
        room = self.witness.accounts[table].room
        seats = [seat for seat in room.company.seats_of(client.person) if seat == client.session.seat]
        if seats:
            Client(self, client.person, table, seats[0])
        elif client.session.seat is not None:
            self.spawn(self._join(client.person, room.created.invite))

    # The evening

    def run(self) -> Report:
        """Live through it all."""
        asyncio.set_event_loop(self.loop)
        try:
            self.start()
            self.spawn(self.lay())
            self.later(3.0, self.wreak_havoc)
            self.later(1.0, self._watch)
            self.loop.run_forever()
            if self.broken is not None:
                raise self.broken
            return self._report()
        finally:
            self._close()

    def _watch(self) -> None:
        """Look at everything from time to time; when enough has gone wrong, let it end."""
        self.later(self.rng.uniform(1.0, 6.0), self._watch)
        self.audit(whole=not self.calm and self.chance(0.05))
        account = self.witness.accounts.get(self._table)
        if self.now > LONGEST:
            raise Broken("liveness: the evening does not end")
        if account is None:
            return
        actions, faults = self.wanted
        if not self.calm and self.actions >= actions and self.faults.total() >= faults:
            self._calm_down()
        ended = account.room.phase in ("over", "aborted")
        if self.calm:
            if ended and account.room.next:
                self._table = account.room.next
            elif ended and all(self._is_quiet(client) for client in self.clients if not client.is_gone):
                self.audit(whole=True)
                self.loop.stop()
            elif self.now - self._calm_since > LONGEST_END:
                raise Broken(f"liveness: table {self._table} does not end: {account.room.match}")
            else:
                self._call_everybody()
        else:
            players = [client for client in self.clients if client.session.seat is not None]
            if not players or (ended and not account.room.next):
                self._idle += 1
            else:
                self._idle = 0
            if self._idle > 10:
                self._idle = 0
                for client in self.clients:
                    client.leave()
                self._table = ""
                self.spawn(self.lay())

    def _calm_down(self) -> None:
        """Nothing goes wrong from now on."""
        self.note("calm")
        self.calm = True
        self._calm_since = self.now
        self._slow_until = self._full_until = 0.0
        self._fates.clear()

    def _call_everybody(self) -> None:
        """Everybody who has a seat comes, and every open seat is taken."""
        room = self.witness.accounts[self._table].room
        here = {(client.person, client.session.seat) for client in self.clients if client.session.id == self._table}
        for seat, place in enumerate(room.company.places):
            if place.person and (place.person, seat) not in here:
                Client(self, place.person, self._table, seat)
            elif place.kind == "open" and self.chance(0.1):
                self.word_of_mouth(room.created.invite)

    def _is_quiet(self, client: Client) -> bool:
        connection = client.connection
        if connection is None or not client.is_told or not connection.is_quiet or self.server is None:
            return False
        booth = self.server.lobby._booths.get(client.session.id)
        if booth is None or connection.line is None or connection.line.id not in booth.lines:
            return False
        return connection.server is self.server and not booth.busy and not booth.inbox

    def audit(self, *, whole: bool) -> None:
        """Compare whatever stands still with what it must be."""
        if self.server is None:
            return
        self.clients = [client for client in self.clients if not client.is_gone]
        for booth in self.server.lobby._booths.values():
            if not booth.busy and not booth.inbox:
                self.witness.check_room(booth.room, self.now)
                if set(booth.room._lines) != set(booth.lines):
                    raise Broken(f"lines: a room tells {set(booth.room._lines)}, but {set(booth.lines)} are open")
        for client in self.clients:
            if self._is_quiet(client):
                room = self.server.lobby._booths[client.session.id].room
                self.witness.check_session(client.session, client.person, room, self.now, whole=whole)

    def _report(self) -> Report:
        for table, account in self.witness.accounts.items():
            again = room_from(self.disk.rows(table), Foreseen(0))
            account.owed = None
            self.witness.check_room(again, self.now)
        proved = self.witness.check_records()
        return Report(
            self.seed,
            self.actions,
            self.faults,
            len(self.witness.accounts),
            proved,
            self.witness.check_acknowledged(),
            self.witness.checks,
            self.witness.entries,
            self.witness.fingerprint,
        )

    # Odds and ends of the loop

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let somebody do something that does not end with the server."""
        self._is_spawning = True
        self.loop.create_task(work)
        self._is_spawning = False

    def _new_task(self, loop: Any, work: Any, **named: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **named)
        if self.server is not None and not self._is_spawning:
            self.server.tasks.add(task)
            task.add_done_callback(self.server.tasks.discard)
        task.add_done_callback(self._note_task)
        return task

    def _note_task(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, (Refusal, NotStored)):
                self._break(error)

    def _note_exception(self, loop: Any, context: dict[str, Any]) -> None:
        self._break(context.get("exception") or Broken(str(context.get("message"))))

    def _break(self, error: BaseException) -> None:
        if self.broken is None:
            self.broken = error
        self.loop.stop()

    def _close(self) -> None:
        if self.server is not None:
            self.server.die()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        asyncio.set_event_loop(None)
        self.loop.close()


class _Listener(logging.Handler):
    """Hears when a step of a room fails: the lobby goes on, the simulation does not."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None and record.exc_info[1] is not None:
            self._world._break(record.exc_info[1])


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
    world = World(seed, actions, faults)
    try:
        with seance_on_the_shelf(), listening(world):
            return world.run()
    except BaseException as error:
        error.add_note(f"seed {seed}")
        for note in world.notes:
            error.add_note(note)
        raise


def attempt(seed: int) -> Report | str:
    """Live through one seed; if a promise does not hold, say which."""
    try:
        return simulate(seed)
    except Exception as error:
        return f"seed {seed}: {type(error).__name__}: {error}"


def main(arguments: list[str]) -> int:
    """Simulate many seeds and say what they went through."""
    number = int(arguments[0]) if arguments else 200
    first = int(arguments[1]) if len(arguments) > 1 else 1
    if number == 1:
        print(f"seed {first}: {simulate(first).fingerprint}")
    actions, acknowledged, proved, broken = 0, 0, 0, 0
    faults: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for done, report in enumerate(pool.map(attempt, range(first, first + number), chunksize=5), 1):
            if isinstance(report, Report):
                actions += report.actions
                acknowledged += report.acknowledged
                proved += report.proved
                faults += report.faults
            else:
                broken += 1
                print(report, flush=True)
            if done % 100 == 0:
                print(f"{done} seeds, {actions} actions, {faults.total()} faults, {broken} broken", flush=True)
    kinds = ", ".join(f"{count} {kind}" for kind, count in faults.most_common())
    print(f"{acknowledged} commands were acknowledged and {proved} records proved")
    print(f"{number} seeds, {actions} actions, {faults.total()} faults ({kinds}), {broken} broken")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
