"""A witness: watches the disk and every message of a simulation, and knows what must hold.

It keeps a second reading of every journal, entry by entry as they are committed, and compares: rooms that live with
what their journal tells, sessions with what somebody would be told who comes now.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import msgspec

from spiralhill.client import Session
from spiralhill.deals import verify, write_record
from spiralhill.server.line import Line
from spiralhill.server.store import Guest
from spiralhill.table import protocol
from spiralhill.table.entropy import Foreseen
from spiralhill.table.errands import asked_by
from spiralhill.table.gathering import Outcome
from spiralhill.table.journal import Append, Created, Operation, Picked, read_entry
from spiralhill.table.messages import Heard, Opened
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room
from tests.table.simulator.ground import Broken

# The line on which the witness asks.
ASIDE = 0


@dataclass(slots=True)
class Account:
    """What the witness knows of a table."""

    room: Room
    entries: int = 1
    commands: dict[tuple[str, str], str] = field(default_factory=dict)
    # Questions that were answered: seat, and since which page it was asked.
    answered: set[tuple[int, int]] = field(default_factory=set)
    # Commands that somebody was told were done, and on which page.
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    # After how many entries the clocks stood how, and since when they ran: at the last step that was told.
    clocks: tuple[int, list[int], dict[int, float]] | None = None
    # Everybody who has, or had, a seat.
    members: set[str] = field(default_factory=set)
    # The least that must be left on them after a crash.
    owed: list[int] | None = None


class Witness:
    """Checks everything, always."""

    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}
        self.checks = 0
        # How many entries of each kind were written.
        self.entries: Counter[str] = Counter()
        self._checked: WeakKeyDictionary[Session, tuple[int, int, str, tuple[bool, ...]]] = WeakKeyDictionary()
        self._print = hashlib.sha256()

    @property
    def fingerprint(self) -> str:
        """A print of everything that was written and sent: the same seed gives the same."""
        return self._print.hexdigest()

    # The disk

    def written(self, append: Append) -> None:
        """An entry was committed."""
        self._print.update(append.body)
        entry = read_entry(append.body)
        self.entries[type(entry).__name__] += 1
        if isinstance(entry, Created):
            account = self.accounts[append.table] = Account(Room(entry, Foreseen(0)))
            account.members.update(account.room.company.people)
            return
        account = self.accounts[append.table]
        room, key = account.room, (append.person, append.command)
        if append.command:
            if key in account.commands:
                raise Broken(f"exactly once: command {append.command} of {append.person} is in the journal twice")
            account.commands[key] = append.digest
        if isinstance(entry, Picked):
            question = (entry.seat, room.since[entry.seat])
            if question in account.answered:
                raise Broken(f"exactly once: seat {entry.seat} answered one question twice")
            account.answered.add(question)
            self._check_left(room, entry)
        room.apply(entry, append.person, append.command, append.digest)
        account.entries += 1
        account.members.update(room.company.people)

    def _check_left(self, room: Room, entry: Picked) -> None:
        if room.clock is not None and entry.left is not None:
            most = room.clock.left[entry.seat] + room.clock.increment
            if not 0 <= entry.left <= most:
                raise Broken(f"clocks: seat {entry.seat} has {entry.left} ms left, at most it could be {most}")

    # The server

    def expects(self, line: Line, said: protocol.Inbound) -> str:
        """What a command must be answered with that is in the journal already: "done" or "id-used"."""
        if not isinstance(said, protocol.Command) or line.hello.seat is None:
            return ""
        digest = self.accounts[line.table].commands.get((line.person, said.id))
        if digest is None:
            return ""
        return "done" if digest == asked_by(line.hello.seat, said) else "id-used"

    def is_stale(self, line: Line, said: protocol.Inbound) -> bool:
        """Whether a pick was meant for an earlier question than the one that is asked."""
        seat, room = line.hello.seat, self.accounts[line.table].room
        return isinstance(said, protocol.Pick) and seat is not None and said.at < room.since[seat]

    def check_repeated(
        self, expected: str, message: Heard, outcome: Outcome | None, stored: Iterable[Operation | Guest]
    ) -> None:
        """A command that was carried out before is answered, and nothing comes of it.

        Something else may happen at the same moment: somebody is gone by then who had not agreed yet. Then the answer
        has to wait for the disk.
        """
        if any(isinstance(one, Append) and one.command for one in stored):
            raise Broken("exactly once: a repeated command was carried out again")
        if outcome is None:
            return
        answers = [protocol.read_reply(data) for line, data in outcome.out if line == message.line]
        errors = ["done" if isinstance(one, protocol.Done) else getattr(one, "error", "") for one in answers]
        if errors != [expected] and outcome.out:
            raise Broken(f"exactly once: a repeated command was answered with {errors}, not with {expected}")

    def told(self, room: Room) -> None:
        """A step of a room was told: how the clocks stand now is what people know."""
        if room.clock is not None:
            account = self.accounts[room.created.id]
            if any(left < 0 for left in room.clock.left):
                raise Broken("clocks: somebody has less than no time left")
            account.clocks = (room.entries, room.clock.left[:], dict(room.clock.running))

    def crashed(self, now: float) -> None:
        """The server is no more: from now on nobody's time runs."""
        for account in self.accounts.values():
            if account.clocks is not None and account.owed is None:
                _, left, running = account.clocks
                account.owed = [
                    max(0, ms - (round((now - running[seat]) * 1000) if seat in running else 0))
                    for seat, ms in enumerate(left)
                ]

    def read(self, room: Room, now: float) -> None:
        """A room was read from its journal: it is the one that was, and no time was lost."""
        account = self.accounts[room.created.id]
        self._check_alike(account, room, now)
        if account.owed is not None and account.clocks is not None and room.clock is not None:
            told, _, _ = account.clocks
            short = [seat for seat, ms in enumerate(account.owed) if room.clock.left[seat] < ms]
            if short and told == room.entries:
                raise Broken(
                    f"clocks: seats {short} had {account.owed} when the server went down, and have {room.clock.left}"
                )
        account.owed = account.clocks = None

    def sent(self, line: Line, data: bytes) -> protocol.Outbound:
        """A message leaves the server."""
        self._print.update(data)
        message = protocol.read_reply(data)
        account, seat = self.accounts[line.table], line.hello.seat
        room = account.room
        if isinstance(message, protocol.Bye):
            return message
        if message.n > room.number_of(seat):
            raise Broken(f"on disk first: page {message.n} was told, the journal has {room.number_of(seat)}")
        if isinstance(message, protocol.Done):
            self._check_done(account, line.person, message)
        self._check_secrets(line, data)
        return message

    def _check_done(self, account: Account, person: str, done: protocol.Done) -> None:
        key = (person, done.id)
        if key not in account.commands:
            raise Broken(f"on disk first: {done.id} is acknowledged and not in the journal")
        page = account.room.errands.page(*key, account.commands[key])
        if account.acknowledged.setdefault(key, done.at) != done.at or page != done.at:
            raise Broken(f"exactly once: {done.id} was done on page {account.acknowledged[key]}, and now on {done.at}")

    def _check_secrets(self, line: Line, data: bytes) -> None:
        for table, account in self.accounts.items():
            room = account.room
            if room.phase not in ("over", "aborted") and room.created.seed.encode() in data:
                raise Broken(f"secrets: the seed of {table} was told")
            if room.created.invite.encode() in data and line.person not in account.members:
                raise Broken(f"secrets: the invitation to {table} was told to somebody who never had a seat")
            for place in room.company.places:
                meant = line.person == place.person or (place.link_is_shared and line.person in account.members)
                if place.link and place.link.encode() in data and not meant:
                    raise Broken(f"secrets: the link to a seat of {table} was told to somebody else")

    # Rooms and sessions

    def check_room(self, room: Room, now: float) -> None:
        """A room that has nothing to store is what its journal tells."""
        self._check_alike(self.accounts[room.created.id], room, now)

    def _check_alike(self, account: Account, room: Room, now: float) -> None:
        self.checks += 1
        other = account.room
        pairs: dict[str, tuple[object, object]] = {
            "entries": (room.entries, other.entries),
            "phase": (room.phase, other.phase),
            "numbers of pages": (room.told, other.told),
            "questions": (room.since, other.since),
            "commands": (room.errands, other.errands),
            "company": (room.company.places, other.company.places),
            "motions": (room.company.motions, other.company.motions),
            "end": ((room.next, room.public, room.aborted), (other.next, other.public, other.aborted)),
        }
        if room.match is not None and other.match is not None:
            pairs["standing answers"] = (room.match.standing, other.match.standing)
            pairs["record"] = (room.match.lines, other.match.lines)
            pairs["game"] = (room.match.game.save(), other.match.game.save())
        for what, (here, there) in pairs.items():
            if here != there:
                raise Broken(f"read again: the {what} of a room are {here!r:.300}, its journal tells {there!r:.300}")
        if room.clock is not None and other.clock is not None:
            for seat, left in enumerate(other.clock.left):
                if not 0 <= room.clock.left_at(now, seat) <= left:
                    raise Broken(f"clocks: seat {seat} has more time left than its journal tells")

    def fresh(self, session: Session, person: str, have: int, now: float) -> protocol.State:
        """What a reader would be told who comes now, with the lines since a page."""
        room = self.accounts[session.id].room
        hello = protocol.Hello(session.id, have, session.seat, session.watch, session.lang)
        try:
            outcome = room.step(now, Opened(ASIDE, person, hello))
        except Refusal:
            raise Broken(f"seats: {person} listens at seat {session.seat}, which is not theirs") from None
        state = protocol.read_reply(outcome.out[0][1])
        # Nobody has come or gone.
        del room._lines[ASIDE]
        room._run_clocks()
        assert isinstance(state, protocol.State)
        return state

    def check_session(self, session: Session, person: str, room: Room, now: float, *, whole: bool) -> None:
        """A session that has heard everything knows what somebody would be told who comes now.

        To tell a whole evening again takes long, so mostly only the lines are compared that are new since last time.
        """
        seen = (room.entries, session.n, session.lang, tuple(session.online))
        before = self._checked.get(session)
        if before == seen and not whole:
            return
        self._checked[session] = seen
        self.checks += 1
        have = 0 if whole or before is None or before[2] != session.lang else before[1]
        fresh = self.fresh(session, person, have, now)
        old = [line for line in session.lines if line.n <= have]
        online = [room.is_online(seat) for seat in range(len(room.company.places))]
        fresh = msgspec.structs.replace(fresh, online=online, lines=old + fresh.lines)
        if not session.equals(fresh):
            here, there = session.state, fresh
            odd = [name for name in here.__struct_fields__ if getattr(here, name) != getattr(there, name)]
            odd = [name for name in odd if name not in ("since", "times")] or ["bytes"]
            shown = [(getattr(here, name, ""), getattr(there, name, "")) for name in odd]
            raise Broken(f"sessions: seat {session.seat} knows another {odd} than it would be told: {shown!r:.1500}")
        self._check_times(session, room, now)

    def _check_times(self, session: Session, room: Room, now: float) -> None:
        """The clocks that a reader was shown run as those of the table do."""
        if room.clock is None or session.times is None or room.match is None:
            return
        hidden = room.match.in_window
        running = sorted(seat for seat in room.clock.running if not hidden or seat == session.seat)
        if session.times.running != running:
            raise Broken(f"clocks: {session.seat} sees {session.times.running} running, and {running} are")

    def check_records(self) -> int:
        """Every game that ended has a record that can be proved; the number of those."""
        proved = 0
        for account in self.accounts.values():
            room = account.room
            if room.match is not None and room.phase in ("over", "aborted"):
                players = tuple("human" if place.person else place.bot for place in room.company.places)
                record = verify(write_record(room.match.record(players)))
                # A game that was given up when only forced answers were left is over in its record.
                if room.phase == "over" and (not record.over or record.scores != room.match.game.scores):
                    raise Broken("records: a record does not tell how its game ended")
                proved += 1
        return proved

    def check_acknowledged(self) -> int:
        """Everything that was acknowledged is in a journal; the number of those commands."""
        for account in self.accounts.values():
            lost = [key for key in account.acknowledged if key not in account.commands]
            if lost:
                raise Broken(f"nothing lost: {lost} were acknowledged and are not in the journal")
        return sum(len(account.acknowledged) for account in self.accounts.values())
