"""A room: one table and everybody who is connected to it; free of I/O.

`step(now, message)` takes one thing that happens and says what must be stored and who is then told what. Nothing may be
sent before it is stored; if storing fails, the room is thrown away and read again from its journal. The time and every
surprise come in from outside, so a whole server can be simulated in one process.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any, Final

from spiralhill.kernel.steps import PASS, Pick
from spiralhill.kernel.table import Seat
from spiralhill.table import motions, protocol, seating, telling
from spiralhill.table.company import clean_text
from spiralhill.table.entropy import Entropy
from spiralhill.table.journal import Append, Created, Happened, Operation, Picked, Said, StoodIn, Undone, entry_bytes
from spiralhill.table.ledger import Ledger
from spiralhill.table.messages import Arrived, Closed, Heard, Message, Opened, Think, Thought
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import Page, Reader

# How long a seat seems to think when there is nothing to think about, and how long a bot does, in seconds.
FORCED: Final = (1.2, 2.8)
BOTS: Final = (0.5, 1.1)
# How much may be said.
CHAT_LETTERS: Final = 300
CHAT_LINES: Final = 5
CHAT_SECONDS: Final = 10.0


@dataclass(slots=True)
class Outcome:
    """What follows from a step: what to store; then what to send, whom to hang up on, what to ask bots."""

    store: list[Operation] = field(default_factory=list)
    out: list[tuple[int, bytes]] = field(default_factory=list)
    hang_up: list[int] = field(default_factory=list)
    think: list[Think] = field(default_factory=list)
    # The seat that somebody who arrived was given.
    seat: Seat | None = None


class Room(Ledger):
    """One table with everybody who is there."""

    def __init__(self, created: Created, entropy: Entropy) -> None:
        super().__init__(created)
        self.entropy = entropy
        self._lines: dict[int, Reader] = {}
        # Since when the owners of seats are away; who was never here is, since the room was first used.
        self._away_since: dict[Seat, float] = {}
        self._began: float | None = None
        self._shown_online = [False] * len(created.seats)
        self._chatted: dict[Seat, list[float]] = {}
        self._outcome = Outcome()
        self._now = 0.0

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is here."""
        return not self._lines

    @property
    def wakes(self) -> float | None:
        """When time itself is the next thing that happens."""
        moments = list(self.due.values())
        if self.clock is not None and self.clock.runs_out is not None:
            moments.append(self.clock.runs_out)
        return min(moments, default=None)

    def is_online(self, seat: Seat) -> bool:
        """Whether the owner of a seat is here."""
        person = self.company.places[seat].person
        return bool(person) and any(reader.person == person for reader in self._lines.values())

    def away_for(self, seat: Seat) -> float:
        """For how many seconds the owner of a seat has been away, as far as this room knows."""
        began = self._now if self._began is None else self._began
        return 0.0 if self.is_online(seat) else self._now - self._away_since.get(seat, began)

    # What happens

    def step(self, now: float, message: Message) -> Outcome:
        """Let one thing happen; what the room does not do is refused and changes nothing."""
        self._now = now
        self._began = now if self._began is None else self._began
        self._outcome = outcome = Outcome()
        if isinstance(message, Heard):
            self._hear(message.line, message.message)
        elif isinstance(message, Opened):
            self._open(message)
        elif isinstance(message, Closed):
            self._close(message.line)
        elif isinstance(message, Arrived):
            outcome.seat = seating.arrive(self, message.person, message.name, message.code)
            self._away_since[outcome.seat] = now
        elif isinstance(message, Thought):
            self._take_thought(message)
        else:
            self._let_time_pass()
        self._hang_up_on_strangers()
        self._tell_presence(but=message.line if isinstance(message, Opened) else None)
        self._set_going()
        # Rooms stand idle most of the time: what a step worked out is not kept.
        self.forget_views()
        self._outcome = Outcome()
        return outcome

    def _open(self, opened: Opened) -> None:
        hello = opened.hello
        if hello.seat is not None:
            if not self.company.seats_of(opened.person):
                # To strangers a table that there is looks like one that there is not.
                raise Refusal("no-such-table")
            self.company.place_of(opened.person, hello.seat)
        elif hello.watch != self.created.watch:
            raise Refusal("no-such-table")
        self._lines[opened.line] = reader = Reader(hello.seat, opened.person, hello.lang)
        self._run_clocks()
        self._send_state(opened.line, reader, hello.have)

    def _close(self, line: int) -> None:
        reader = self._lines.pop(line, None)
        if reader is not None:
            for seat in self.company.seats_of(reader.person):
                if not self.is_online(seat):
                    self._away_since[seat] = self._now

    def _hear(self, line: int, message: protocol.Inbound) -> None:
        reader = self._lines.get(line)
        if reader is None:
            return
        if isinstance(message, protocol.Ping):
            self._send(line, protocol.Pong(self.number_of(reader.seat)))
        elif isinstance(message, protocol.Speak):
            self._lines[line] = reader = Reader(reader.seat, reader.person, message.lang)
            self._send_state(line, reader, 0)
        elif isinstance(message, protocol.Why):
            self._explain(line, reader, message)
        elif isinstance(message, protocol.Command):
            self._obey(line, reader, message)

    def _obey(self, line: int, reader: Reader, command: protocol.Command) -> None:
        """Carry a command out once, and answer it every time."""
        digest = hashlib.sha256(protocol.written(command)).hexdigest()[:16]
        key = (reader.person, command.id)
        try:
            if reader.seat is None:
                raise Refusal("spectators-watch")
            if key not in self.done:
                self.write(self._entry(reader.seat, command), *key, digest)
            elif self.done[key][0] != digest:
                raise Refusal("id-used")
        except Refusal as refusal:
            self._refuse(line, reader, command.id, refusal)
            return
        code = self.company.places[reader.seat].link if isinstance(command, protocol.Hand) else ""
        self._send(line, protocol.Done(self.number_of(reader.seat), command.id, self.done[key][1], code))

    def _entry(self, seat: Seat, command: protocol.Command) -> Happened:
        """The entry that a command becomes, or a refusal."""
        if isinstance(command, protocol.Pick):
            match = self.playing()
            if not self.company.is_played_by_person(seat):
                raise Refusal("bot-plays")
            self._check_page(seat, command.at)
            match.pick_written(seat, command.pick)
            return Picked(seat, command.pick, self._left_after(seat))
        if isinstance(command, protocol.Undo):
            match = self.playing()
            if not self.company.is_played_by_person(seat):
                raise Refusal("bot-plays")
            self._check_page(seat, command.at)
            if not match.may_undo(seat):
                raise Refusal("cannot-undo")
            return Undone(seat)
        if isinstance(command, protocol.Chat):
            return self._said(seat, command.text)
        if isinstance(command, (protocol.Propose, protocol.Agree, protocol.Decline)):
            return motions.decide(self, seat, command)
        return seating.decide(self, seat, command)

    def _check_page(self, seat: Seat, at: int) -> None:
        """Refuse an answer that was meant for an earlier question."""
        if not self.since[seat] <= at <= self.told[seat]:
            raise Refusal("stale")

    def left_now(self, seat: Seat) -> int | None:
        """What is left on the clock of a seat."""
        return None if self.clock is None else self.clock.left_at(self._now, seat)

    def _left_after(self, seat: Seat) -> int | None:
        """What is left on the clock of a person once they have answered now; a bot has none."""
        if self.clock is None or not self.company.is_played_by_person(seat):
            return None
        return self.clock.after_answer(self._now, seat)

    def _said(self, seat: Seat, text: str) -> Said:
        said = Said(seat, clean_text(text, CHAT_LETTERS))
        recent = [moment for moment in self._chatted.get(seat, []) if moment > self._now - CHAT_SECONDS]
        if len(recent) >= CHAT_LINES:
            raise Refusal("chat-too-fast", lines=CHAT_LINES, seconds=int(CHAT_SECONDS))
        self._chatted[seat] = [*recent, self._now]
        return said

    def _explain(self, line: int, reader: Reader, question: protocol.Why) -> None:
        try:
            if reader.seat is None:
                raise Refusal("spectators-watch")
            self.playing()
            found = telling.reasons(self, reader.seat, reader.lang, question)
        except Refusal as refusal:
            self._refuse(line, reader, question.id, refusal)
            return
        self._send(line, protocol.Reasons(self.number_of(reader.seat), question.id, found))

    def write(self, entry: Happened, person: str = "", command: str = "", digest: str = "") -> None:
        """Let an entry happen, to be stored before anybody is told."""
        self.store(Append(self.created.id, self.entries, entry_bytes(entry), person, command, digest))
        first = len(self.tale)
        self.apply(entry, person, command, digest)
        self._run_clocks()
        self._tell(self.tale[first:])

    def store(self, *operations: Operation) -> None:
        """Have something stored with this step."""
        self._outcome.store.extend(operations)

    # Time and bots

    def _let_time_pass(self) -> None:
        """Answer for whoever cannot do otherwise or was silent in a window; let a bot in where time ran out."""
        match = self.match
        if match is None or self.phase != "playing":
            return
        for seat, moment in sorted(self.due.items()):
            if moment <= self._now and match.options(seat):
                self._answer_for(seat, match.options(seat)[0] if match.is_forced(seat) else PASS)
                return
        if self.clock is not None:
            for seat in sorted(self.clock.running):
                if self.clock.left_at(self._now, seat) == 0:
                    self.write(StoodIn(seat, motions.STAND_IN, late=True, left=0))
                    return

    def _answer_for(self, seat: Seat, pick: Pick, by: str = "") -> None:
        match = self.playing()
        options = match.options(seat)
        text = match.texts(seat)[options.index(pick)]
        self.write(Picked(seat, text, self._left_after(seat), by))

    def _take_thought(self, thought: Thought) -> None:
        """Take what a bot answers, unless the question is gone; where it came to nothing, any option will do."""
        match, seat = self.match, thought.seat
        if match is None or self.phase != "playing" or self.thinking.get(seat) != thought.asked_at:
            return
        options = match.options(seat)
        texts = match.texts(seat)
        at = texts.index(thought.pick) if thought.pick in texts else int(self.entropy.between(0, len(options)))
        self._answer_for(seat, options[at], self.company.places[seat].bot)

    def _set_going(self) -> None:
        """Ask the bots, and set the clocks and the table's own answers going, as the game now stands."""
        match = self.match
        if match is None or self.phase != "playing":
            self.stop_waiting()
            self._run_clocks()
            return
        asked = match.game.asked
        for seat in [seat for seat in self.due if seat not in asked]:
            del self.due[seat]
        for seat in asked:
            bot = self.company.places[seat].bot
            if match.is_forced(seat):
                pause = self._pause() if bot else self.entropy.between(*FORCED)
                self.due.setdefault(seat, self._now + pause)
            elif bot:
                if seat not in self.thinking:
                    self._ask_bot(seat, bot)
            elif match.in_window:
                self.due.setdefault(seat, self._now + self.created.timing.window)
        self._run_clocks()

    def _run_clocks(self) -> None:
        """Let the clocks run of those who are to decide; nobody's does while nobody is here."""
        if self.clock is not None:
            asked = self.match.game.asked if self.match is not None and self.phase == "playing" else {}
            people = [seat for seat in asked if self._lines and self.company.is_played_by_person(seat)]
            self.clock.run(self._now, people)

    def _pause(self) -> float:
        return self.entropy.between(*BOTS) * self.created.pace

    def _ask_bot(self, seat: Seat, level: str) -> None:
        match = self.playing()
        self.thinking[seat] = self.entries
        options = match.options(seat)
        texts = match.texts(seat)
        self._outcome.think.append(Think(seat, self.entries, level, self.view(seat), options, texts, self._pause()))

    # Telling

    def _send(self, line: int, message: protocol.Out) -> None:
        self._outcome.out.append((line, protocol.written(message)))

    def _refuse(self, line: int, reader: Reader, id: str, refusal: Refusal) -> None:
        says = refusal.said(telling.speech_of(self, reader.lang))
        self._send(line, protocol.Refused(self.number_of(reader.seat), id, refusal.error, says, refusal.rule))

    def _hang_up_on_strangers(self) -> None:
        """Cut everybody off a seat who does not own it any more."""
        for line, reader in list(self._lines.items()):
            if reader.seat is not None and reader.person != self.company.places[reader.seat].person:
                says = Refusal("not-your-seat").said(telling.speech_of(self, reader.lang))
                self._send(line, protocol.Bye(self.number_of(reader.seat), "not-your-seat", says))
                self._outcome.hang_up.append(line)
                del self._lines[line]

    def _send_state(self, line: int, reader: Reader, have: int) -> None:
        """Tell a reader everything, with the lines since a page; who has more than there is gets all of them."""
        number = self.number_of(reader.seat)
        since = have if have <= number else 0
        pages = [page for page in self.tale if page.is_for(reader.seat)][since:]
        lines = [line for at, page in enumerate(pages, since + 1) for line in telling.lines(self, page, at, reader)]
        state = protocol.State(
            number,
            since,
            telling.table_state(self, reader),
            self._online(),
            lines,
            None if self.match is None else self.view(reader.seat),
            telling.ask(self, reader),
            telling.waits(self, reader),
            telling.times(self, self._now, reader),
        )
        self._send(line, state)

    def _online(self) -> list[bool]:
        return [self.is_online(seat) for seat in range(len(self.company.places))]

    def _tell_presence(self, but: int | None = None) -> None:
        """Tell everybody who is here, if that has changed; `but` somebody who was told so already."""
        online = self._online()
        if online == self._shown_online:
            return
        self._shown_online = online
        for line, reader in self._lines.items():
            if line != but:
                self._send(line, protocol.Presence(self.number_of(reader.seat), online))

    def _tell(self, pages: list[Page]) -> None:
        """Tell everybody the new pages. How the game stands is told with the last of them."""
        written: dict[object, list[bytes]] = {}
        for line, reader in self._lines.items():
            mine = [page for page in pages if page.is_for(reader.seat)]
            # What differs between two people on the same side of the table are their links.
            key = (reader.seat, reader.lang, reader.person if any(page.table for page in mine) else "")
            if key not in written:
                written[key] = [protocol.written(update) for update in self._updates(mine, reader)]
            self._outcome.out.extend((line, message) for message in written[key])

    def _updates(self, pages: list[Page], reader: Reader) -> list[protocol.Update]:
        updates: list[protocol.Update] = []
        for number, page in enumerate(pages, self.number_of(reader.seat) - len(pages) + 1):
            told: dict[str, Any] = {"table": telling.table_state(self, reader)} if page.table else {}
            if page is pages[-1] and any(page.moved for page in pages):
                told["view"] = self.view(reader.seat)
                told["ask"] = telling.ask(self, reader)
                told["waits"] = telling.waits(self, reader)
                if self.clock is not None:
                    told["times"] = telling.times(self, self._now, reader)
            updates.append(protocol.Update(number, telling.lines(self, page, number, reader), **told))
        return updates


def room_from(rows: list[tuple[Happened, str, str, str]], entropy: Entropy) -> Room:
    """The room that a journal tells: each row an entry with the person, the id and the digest of its command."""
    created = rows[0][0]
    assert isinstance(created, Created)
    room = Room(created, entropy)
    for row in rows[1:]:
        room.apply(*row)
    return room
