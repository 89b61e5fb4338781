"""People in a simulation: what they do at a table, and when they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spiralhill.client import Session
from spiralhill.table import protocol
from spiralhill.table.protocol import Language, Matter
from tests.table.simulator.connection import Connection
from tests.table.simulator.ground import Broken

if TYPE_CHECKING:
    from tests.table.simulator.world import World

# After so long somebody who gets no answer connects again.
PATIENCE: Final = 12.0
LANGUAGES: Final[tuple[Language, ...]] = ("", "", "", "", "en", "it")
MATTERS: Final[tuple[Matter, ...]] = ("rollback", "rollback", "rollback", "abort", "bot", "substitute", "rematch")


class Client:
    """A person's device at one table: a session, and a will of its own."""

    def __init__(
        self, world: World, person: str, table: str, seat: int | None = None, watch: str | None = None
    ) -> None:
        self.world = world
        self.person = person
        world.devices += 1
        lang: Language = "" if world.is_wordless else world.rng.choice(LANGUAGES)
        self.session = Session(table, seat, watch, lang, mark=f"{person}.{world.devices}")
        self.connection: Connection | None = None
        # Whether the state was told on this connection.
        self.is_told = False
        self.is_gone = False
        self._away_until = 0.0
        self._waiting_since: float | None = None
        self._old_picks: list[str] = []
        world.clients.append(self)
        world.later(world.rng.uniform(0.0, 1.0), self.connect)
        world.later(world.rng.uniform(0.5, 2.0), self._live)

    def __repr__(self) -> str:
        return f"{self.person}@{self.session.seat}"

    # Being connected

    def connect(self) -> None:
        """Open a connection, unless there is one."""
        world = self.world
        if self.connection is not None or self.is_gone:
            return
        if world.server is None or (world.now < self._away_until and not world.calm):
            world.later(world.rng.uniform(0.3, 2.0), self.connect)
            return
        self.is_told = False
        self.connection = Connection(world, self, world.server)
        self.connection.say(self.session.hello())

    def lose(self) -> None:
        """The connection is gone."""
        self.connection, self.is_told = None, False
        bye, world = self.session.bye, self.world
        if bye is not None and bye.error in ("not-your-seat", "no-such-table"):
            self._lose_seat(bye.error)
            return
        if world.chance(0.05) and not world.calm:
            world.faults.count("long absence")
            self._away_until = world.now + world.rng.uniform(65.0, 100.0)
        world.later(world.rng.choice([0.05, 0.5, 3.0]), self.connect)

    def _lose_seat(self, error: str) -> None:
        """Somebody who is told that the seat is another's must have lost it."""
        session, room = self.session, self.world.witness.accounts[self.session.id].room
        if session.seat is None or room.company.places[session.seat].person == self.person:
            raise Broken(f"seats: {self} was sent away with {error}")
        self.leave()
        if session.table is not None and self.world.chance(0.5):
            Client(self.world, self.person, session.id, watch=room.created.watch)

    def leave(self) -> None:
        """Leave the table for good."""
        self.is_gone = True
        if self.connection is not None:
            connection, self.connection = self.connection, None
            connection.cut()

    def hear(self, message: protocol.Outbound) -> None:
        """Take in a message; after a state, whatever is not answered is said again."""
        had = self.session.n
        settled = self.session.hear(message)
        if self.session.n < had:
            raise Broken(f"nothing lost: {self} was told page {had}, and now only {self.session.n}")
        if isinstance(message, protocol.State):
            self.is_told = True
            for waiting in self.session.unanswered:
                self._send(waiting)
        if not self.session.unanswered:
            self._waiting_since = None
        if isinstance(message, protocol.Done) and isinstance(settled, protocol.Hand) and message.code:
            self.world.hosts.word_of_mouth(message.code)
        if isinstance(settled, protocol.Pick):
            self._old_picks = [*self._old_picks[-5:], settled.pick]

    # Doing something

    def _live(self) -> None:
        world = self.world
        if self.is_gone:
            return
        calm = world.calm
        world.later(world.rng.uniform(0.05, 0.3) if calm else world.rng.uniform(0.2, 2.0), self._live)
        if self.connection is None or not self.is_told:
            return
        if self._waiting_since is not None and world.now - self._waiting_since > PATIENCE:
            self._waiting_since = None
            self.connection.cut()
            return
        if not (self.session.unanswered and (calm or world.chance(0.9))):
            self.act()

    def act(self) -> None:
        """Do one thing that somebody in this place would do, or somebody who means no good."""
        table, world = self.session.table, self.world
        assert table is not None
        if self.session.seat is None:
            if not world.calm and world.chance(0.3):
                self._say(protocol.Chat, text="Let me play!")
        elif table.phase == "lobby":
            self._act_in_lobby(table, self.session.seat)
        elif table.phase == "playing":
            if world.calm:
                self._play_on(table, self.session.seat)
            elif table.proposals and world.chance(0.3):
                self._vote(table)
            elif self.session.ask is not None and world.chance(0.85):
                self._answer(table, self.session.seat)
            else:
                self._pass_the_time(table, self.session.seat)
        elif not world.calm:
            self._act_after(table)

    def _act_in_lobby(self, table: protocol.TableState, seat: int) -> None:
        world, rng = self.world, self.world.rng
        if not table.seats[seat].ready and (world.calm or world.chance(0.6)):
            self._say(protocol.Ready, seed=f"{rng.getrandbits(128):032x}")
        elif world.calm:
            return
        elif world.chance(0.15):
            plays = rng.choice([table.seats[seat].plays, *world.hosts.cast_of(table.game), 7, None, [], {"deck": []}])
            self._say(protocol.Choose, plays=plays)
        elif world.chance(0.06):
            self._say(protocol.Free, seat=rng.randrange(len(table.seats) + 1))
        else:
            self._pass_the_time(table, seat)

    def _play_on(self, table: protocol.TableState, seat: int) -> None:
        """Do nothing but finish the game."""
        if table.seats[seat].bot:
            self._say(protocol.StandIn)
        elif self.session.ask is not None:
            self._pick(self.world.rng.choice(self._options()))

    def _options(self) -> list[str]:
        assert self.session.view is not None
        return list(self.session.view["options"])

    def _pick(self, text: str, at: int | None = None) -> None:
        self._say(protocol.Pick, at=self.session.n if at is None else at, pick=text)

    def _answer(self, table: protocol.TableState, seat: int) -> None:
        world, rng, session = self.world, self.world.rng, self.session
        assert session.ask is not None
        options, kind = self._options(), rng.random()
        if table.seats[seat].bot and world.chance(0.5):
            self._say(protocol.StandIn)
        elif session.ask.undo and kind < 0.12:
            self._say(protocol.Undo, at=session.n)
        elif kind < 0.16:
            world.faults.count("stale pick")
            self._pick(rng.choice(options), at=max(0, session.ask.since - rng.randint(1, 3)))
        elif kind < 0.2:
            world.faults.count("illegal pick")
            self._pick(rng.choice([*self._old_picks, "fly to the moon", f"{options[0]} 99", "\u202e\x00"]))
        elif kind < 0.23:
            self._say(protocol.Why, pick=rng.choice([*options, "fly to the moon"]))
        elif kind < 0.25:
            self._say(protocol.Why, card=rng.randrange(200))
        elif kind < 0.28:
            self._pass_the_time(table, seat)
        else:
            self._pick(rng.choice(options))

    def _pass_the_time(self, table: protocol.TableState, seat: int) -> None:
        """What people do who are not asked anything."""
        world, rng, session = self.world, self.world.rng, self.session
        kind = rng.random()
        other = rng.randrange(len(table.seats))
        if kind < 0.3:
            self._say(protocol.Chat, text=rng.choice(["Hello!", "Your turn.", " \u202e ", "x" * 400, "Buh!"]))
        elif kind < 0.5:
            what = rng.choice(MATTERS)
            if what == "abort" and world.chance(0.7):
                return
            to = rng.choice([None, None, 0, 3, 10_000]) if what == "rollback" else None
            self._say(protocol.Propose, what=what, to=to, seat=rng.choice([None, other]))
        elif kind < 0.58:
            self._say(protocol.Mute, seat=other, on=world.chance(0.7))
        elif kind < 0.68:
            self._say(protocol.StandIn, level=rng.choice(["random", "random", None, "genius"]))
        elif kind < 0.71:
            self._say(protocol.Hand)
        elif kind < 0.76:
            self._pick(rng.choice([*self._old_picks, "pass"]))
        elif kind < 0.8:
            self._say(protocol.Undo, at=session.n)
        elif kind < 0.84 and not world.is_wordless:
            self._tell(session.speak(rng.choice(LANGUAGES)))
        elif kind < 0.92:
            self._tell(protocol.Ping())
        elif table.seats[other].link:
            world.hosts.word_of_mouth(table.seats[other].link)

    def _vote(self, table: protocol.TableState) -> None:
        what = self.world.rng.choice(table.proposals).what
        likely = {"rollback": 0.6, "abort": 0.08, "bot": 0.7, "substitute": 0.7}.get(what, 0.8)
        self._say(protocol.Agree if self.world.chance(likely) else protocol.Decline, what=what)

    def _act_after(self, table: protocol.TableState) -> None:
        world, rng = self.world, self.world.rng
        if table.next:
            world.hosts.go_on(self, table.next)
        elif table.proposals and world.chance(0.7):
            self._vote(table)
        elif world.chance(0.6):
            self._say(protocol.Propose, what=rng.choice(["rematch", "rematch", "publish", "abort"]))
        else:
            self._pass_the_time(table, 0)

    # Speaking

    def _say(self, kind: type[Any], **fields: Any) -> None:
        command = self.session.command(kind, **fields)
        if self._waiting_since is None:
            self._waiting_since = self.world.now
        self._tell(command)
        world = self.world
        if world.calm:
            return
        if world.chance(0.06):
            world.faults.count("duplicate")
            world.later(world.rng.choice([0.0, 0.2, 2.0]), self._send, command)
        if world.chance(0.02):
            world.faults.count("same id, other body")
            world.later(world.rng.choice([0.0, 0.2, 2.0]), self._send, protocol.Chat(command.id, "Another body."))

    def _tell(self, message: protocol.In) -> None:
        self.world.actions += 1
        self._send(message)

    def _send(self, message: protocol.In) -> None:
        if self.connection is not None and self.is_told:
            self.connection.say(message)
