"""What goes wrong in a simulation, and when."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.table.simulator.world import World

# Every kind, and how likely it is beside the others.
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


class Faults:
    """Everything that a network, a disk, a clock and a program have in store for a world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.counted: Counter[str] = Counter()
        self._slow_until = 0.0
        self._full_until = 0.0
        # What will become of the next write, or of the next message.
        self._fates: list[str] = []

    def end(self) -> None:
        """Let nothing go wrong any more."""
        self._slow_until = self._full_until = 0.0
        self.forget()

    def forget(self) -> None:
        """Let what was coming not come."""
        self._fates.clear()

    def count(self, kind: str) -> None:
        """Count a fault."""
        self.counted[kind] += 1
        self._world.note(kind)

    def latency(self) -> float:
        """How long a message is on its way."""
        world = self._world
        if world.calm:
            return 0.01
        return world.rng.uniform(1.0, 5.0) if world.chance(0.01) else world.rng.uniform(0.005, 0.3)

    def disk_delay(self) -> float:
        """How much longer than usual the disk takes."""
        return self._world.rng.uniform(0.2, 2.0) if self._world.now < self._slow_until else 0.0

    @property
    def disk_is_full(self) -> bool:
        """Whether nothing can be written now."""
        return self._world.now < self._full_until

    def fate_of_a_write(self) -> str:
        """What will become of the next write."""
        return "full" if self.disk_is_full else self._fates.pop() if self._fates else ""

    def fate_of_a_thought(self) -> str:
        """What will become of the next thought of a bot."""
        world = self._world
        if world.calm or not world.chance(0.1):
            return ""
        fate = world.rng.choice(["bot silent", "bot late", "bot at a loss"])
        self.count(fate)
        return fate

    def maybe_crash(self, how: str) -> None:
        """Crash here, if that is what is coming."""
        if how in self._fates:
            self._world.loop.call_soon(self._world.crash, how)
            self.forget()

    def wreak_havoc(self) -> None:
        """Let something go wrong, and something else soon."""
        world, rng = self._world, self._world.rng
        if world.calm:
            return
        world.later(rng.expovariate(1 / 6.0), self.wreak_havoc)
        kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
        open_now = [client.connection for client in world.clients if client.connection is not None]
        if kind in ("cut", "slow reader") and not open_now:
            return
        if kind.startswith("crash") and world.server is None:
            return
        self.count(kind)
        if kind == "cut":
            rng.choice(open_now).cut()
        elif kind == "slow reader":
            rng.choice(open_now).down.stall(rng.uniform(2.0, 30.0))
        elif kind == "clock jump":
            world.loop.jump(rng.choice([0.5, 5.0, 50.0]))
        elif kind == "disk full":
            self._full_until = world.now + rng.uniform(0.5, 5.0)
        elif kind == "disk slow":
            self._slow_until = world.now + rng.uniform(1.0, 10.0)
        elif kind == "crash":
            world.crash(kind)
        else:
            self._fates = [{"disk unsure": "unsure"}.get(kind, kind)]
