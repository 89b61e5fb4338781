"""Who lays tables in a simulation, and how people come to them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from spiralhill.games.shelf import rules_of
from spiralhill.server.store import NotStored
from spiralhill.table.entropy import Foreseen
from spiralhill.table.journal import Created
from spiralhill.table.laying import NewTable, Wish, lay
from spiralhill.table.protocol import Timing
from spiralhill.table.refusal import Refusal
from tests.table.simulator.ground import Broken
from tests.table.simulator.people import Client

if TYPE_CHECKING:
    from tests.table.simulator.world import World

SIZES: Final = (
    *(("duel", seats) for seats in (2, 3, 4)),
    *(("holidays", seats) for seats in (2, 3, 4, 5, 6)),
    *(("seance", seats) for seats in (2, 3)),
)
NAMES: Final = ("anna", "bob", "carla", "dario", "elsa", "fabio", "gina", "hugo")


class Hosts:
    """Everybody who lays a table, or hears of one."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._people = 0

    def newcomer(self) -> str:
        """Somebody who was not here before."""
        self._people += 1
        return f"{NAMES[self._people % len(NAMES)]}{self._people}"

    def cast_of(self, game: str) -> list[Any]:
        """What can be played at a seat."""
        return list(rules_of(game).cast)

    async def lay(self) -> None:
        """Lay a table for some people and some bots, and let them come."""
        world, rng, host = self._world, self._world.rng, self.newcomer()
        # A seed begins with a table of its own size, so that every size has its turn.
        game, seats = rng.choice(SIZES) if world.witness.accounts else SIZES[world.seed % len(SIZES)]
        world.is_wordless = game == "seance"
        humans = min(seats, rng.choice([1, 2, 3, 4]))
        # Some have two seats on one device.
        wishes = [Wish("me")] * (2 if humans > 1 and world.chance(0.15) else 1)
        wishes += [Wish("open")] * (humans - len(wishes))
        wishes += [Wish("bot", level=rng.choice(["random", "random", "random", "greedy"]))] * (seats - len(wishes))
        rng.shuffle(wishes)
        bank = rng.choice([None, 15, 60, 600])
        timing = Timing(bank, rng.choice([0, 2, 5]), window=rng.choice([3, 10]))
        options = {"turn_cap": rng.choice([4, 8])} if game == "duel" else {}
        wish = NewTable(host, game=game, seats=wishes, options=options, timing=timing, pace=rng.choice([0.0, 1.0]))
        created = lay(wish, host, Foreseen(rng.getrandbits(62)))
        world.note(f"lay {created.id}: {game} for {seats}, {humans} people")
        await self._settle(created)
        world.table = created.id
        self._gather(created, host, humans)

    async def _settle(self, created: Created) -> None:
        """Have a table laid; who gets no answer asks again."""
        world = self._world
        while True:
            try:
                if world.server is not None:
                    await world.server.request(world.server.lobby.lay(created))
                    break
            except NotStored:
                pass
            if created.id in world.disk.journals:
                break
            await asyncio.sleep(1.0)

    def _gather(self, created: Created, host: str, humans: int) -> None:
        """Let everybody come who was asked to, some with a second device, and some who want to watch."""
        world = self._world
        for seat, plan in enumerate(created.seats):
            if plan.person:
                Client(world, host, created.id, seat)
        if world.chance(0.3):
            # A second device at the same seat.
            Client(world, host, created.id, next(seat for seat, plan in enumerate(created.seats) if plan.person))
        for _ in range(humans - len([plan for plan in created.seats if plan.person])):
            self.word_of_mouth(created.invite)
        for _ in range(world.rng.choice([0, 0, 1, 2])):
            Client(world, self.newcomer(), created.id, watch=created.watch)

    def word_of_mouth(self, code: str) -> None:
        """Somebody new hears of a link, and comes."""
        world = self._world
        world.later(world.rng.uniform(0.1, 5.0), self._come, self.newcomer(), code)

    def _come(self, person: str, code: str) -> None:
        self._world.spawn(self._join(person, code))

    async def _join(self, person: str, code: str) -> None:
        """Take a seat by a link; who gets no answer asks again."""
        world = self._world
        while True:
            server = world.server
            try:
                if server is not None and server.is_up:
                    table, _ = world.disk.links[code]
                    seat = await server.request(server.lobby.arrive(table, person, person, code))
                    if world.chance(0.9) or world.calm:
                        Client(world, person, table, seat)
                        return
                    world.faults.count("answer lost")
            except NotStored:
                pass
            except Refusal as refusal:
                table = world.disk.links[code][0]
                if refusal.error == "not-stored":
                    pass
                elif world.witness.accounts[table].room.company.seats_of(person):
                    raise Broken(f"seats: {person} has a seat and was refused it: {refusal.error}") from None
                else:
                    return
            await asyncio.sleep(world.rng.uniform(0.2, 2.0))

    def go_on(self, client: Client, table: str) -> None:
        """Go to the next table; who has no seat there comes by its invitation."""
        world = self._world
        client.leave()
        world.table = table
        room = world.witness.accounts[table].room
        seats = [seat for seat in room.company.seats_of(client.person) if seat == client.session.seat]
        if seats:
            Client(world, client.person, table, seats[0])
        elif client.session.seat is not None:
            world.spawn(self._join(client.person, room.created.invite))
