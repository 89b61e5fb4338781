"""A room: one table and everybody who is connected to it; free of I/O.

`step(now, message)` takes one thing that happens and says what must be stored and who is then told what. Nothing may be
sent before it is stored; if storing fails, the room is thrown away and read again from its journal. The time and every
surprise come in from outside, so a whole server can be simulated in one process.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spiralhill.kernel.steps import PASS, Pick
from spiralhill.kernel.table import Seat
from spiralhill.table import motions, protocol, seating
from spiralhill.table.company import clean_text
from spiralhill.table.entropy import Entropy
from spiralhill.table.errands import asked_by
from spiralhill.table.gathering import Gathering, Outcome
from spiralhill.table.journal import Append, Created, Happened, Operation, Picked, Said, StoodIn, Undone, entry_bytes
from spiralhill.table.messages import Arrived, Closed, Heard, Message, Opened, Think, Thought
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import Reader

# How long a seat seems to think when there is nothing to think about, and how long a bot does, in seconds.
FORCED: Final = (1.2, 2.8)
BOTS: Final = (0.5, 1.1)
# How long the table waits while it is asked whether to go back.
HOLD: Final = 30.0
# How much may be said, and how much else may be asked for beside the game: so many times in so many seconds.
CHAT_LETTERS: Final = 300
CHAT_LINES: Final = 5
REQUESTS: Final = 20
SECONDS: Final = 10.0
# So often a seat may ask for something beside the game at one table: what is kept must have an end, as games have.
BESIDE: Final = 2000


class Room(Gathering):
    """One table with everybody who is there."""

    def __init__(self, created: Created, entropy: Entropy) -> None:
        super().__init__(created)
        self.entropy = entropy
        # When each seat has said something lately, and asked for something.
        self._chatted: dict[Seat, list[float]] = {}
        self._requested: dict[Seat, list[float]] = {}
        # Until when the table waits for what people say to going back.
        self._held_until: float | None = None

    @property
    def wakes(self) -> float | None:
        """When time itself is the next thing that happens."""
        moments = [*(moment for seat, moment in self.due.items() if self.is_online(seat)), *self.closing.values()]
        if self.clock is not None and self.clock.runs_out is not None:
            moments.append(self.clock.runs_out)
        if self._held_until is not None and self._now < self._held_until:
            moments.append(self._held_until)
        if self.returned:
            moments.append(self._now)
        if self.company.motions:
            # Whoever is gone is not asked for consent any more.
            moments += self.departures
        return min(moments, default=None)

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
            self._forget_line(message.line)
        elif isinstance(message, Arrived):
            outcome.seat = seating.arrive(self, message.person, message.name, message.code)
            self._away_since[outcome.seat] = now
        elif isinstance(message, Thought):
            self._take_thought(message)
        else:
            seating.welcome_back(self)
            self._let_time_pass()
        self._hang_up_on_strangers()
        if isinstance(message, Opened):
            self._tell_presence(but=message.line)
        else:
            motions.count(self)
            self._run_clocks()
            self._tell_presence()
        self._set_going()
        # Rooms stand idle most of the time: what a step worked out is not kept.
        self.forget_views()
        self._outcome = Outcome()
        return outcome

    def _open(self, opened: Opened) -> None:
        hello = opened.hello
        if hello.seat is not None:
            seating.check_not_replaced(self, opened.person)
            if not self.company.seats_of(opened.person):
                # To strangers a table that there is looks like one that there is not.
                raise Refusal("no-such-table")
            self.company.place_of(opened.person, hello.seat)
        elif hello.watch != self.created.watch:
            raise Refusal("no-such-table")
        self._lines[opened.line] = reader = Reader(hello.seat, opened.person, hello.lang)
        self._run_clocks()
        self._send_state(opened.line, reader, hello.have)

    def _hear(self, line: int, message: protocol.Inbound) -> None:
        reader = self._lines.get(line)
        if reader is None:
            return
        if isinstance(message, protocol.Ping):
            self._send(line, protocol.Pong(self.number_of(reader.seat)))
        elif isinstance(message, protocol.Speak):
            # To tell everything again takes long. Whoever comes back says in which language.
            if not self._is_in_time(self._spoke, line, CHAT_LINES):
                self._hang_up(line, Refusal("too-fast"), again=SECONDS)
                return
            self._lines[line] = reader = Reader(reader.seat, reader.person, message.lang)
            self._send_state(line, reader, 0)
        elif isinstance(message, protocol.Why):
            self._explain(line, reader, message)
        elif isinstance(message, protocol.Command):
            self._obey(line, reader, message)

    def _obey(self, line: int, reader: Reader, command: protocol.Command) -> None:
        """Carry a command out once, and answer it every time."""
        try:
            if reader.seat is None:
                raise Refusal("spectators-watch")
            errand = reader.person, command.id, asked_by(reader.seat, command)
            if self.errands.page(*errand) is None:
                self.write(self._entry(reader.seat, command), *errand)
            at = self.errands.page(*errand)
            assert at is not None
        except Refusal as refusal:
            self._refuse(line, reader, command.id, refusal, self._grounds(reader, command, refusal))
            return
        code = self.company.places[reader.seat].link if isinstance(command, protocol.Hand) else ""
        self._send(line, protocol.Done(self.number_of(reader.seat), command.id, at, code))

    def _entry(self, seat: Seat, command: protocol.Command) -> Happened:
        """The entry that a command becomes, or a refusal."""
        if isinstance(command, protocol.Pick):
            match = self.playing()
            if not self.company.is_played_by_person(seat):
                raise Refusal("bot-plays")
            self._check_page(seat, command.at)
            match.pick_written(seat, command.pick)
            return Picked(seat, command.pick, self._left_after(seat))
        # To what others propose everybody may always say something.
        if self.beside[seat] >= BESIDE and not isinstance(command, (protocol.Agree, protocol.Decline, protocol.Ready)):
            raise Refusal("asked-too-much")
        if not isinstance(command, protocol.Chat) and not self._is_in_time(self._requested, seat, REQUESTS):
            raise Refusal("too-fast")
        if isinstance(command, protocol.Undo):
            match = self.playing()
            if not self.company.is_played_by_person(seat):
                raise Refusal("bot-plays")
            self._check_page(seat, command.at)
            if not match.may_undo(seat):
                has_none = match.last_decision(seat) is None and not match.in_window
                raise Refusal("nothing-to-undo" if has_none else "cannot-undo")
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
        if not self._is_in_time(self._chatted, seat, CHAT_LINES):
            raise Refusal("chat-too-fast", lines=CHAT_LINES, seconds=int(SECONDS))
        return said

    def _is_in_time(self, before: dict[int, list[float]], who: int, most: int) -> bool:
        """Whether a seat, or a line, does something no more often than it may; if so, that is counted."""
        recent = [moment for moment in before.get(who, []) if moment > self._now - SECONDS]
        before[who] = [*recent, self._now] if len(recent) < most else recent
        return len(recent) < most

    def _grounds(self, reader: Reader, command: protocol.Command, refusal: Refusal) -> protocol.Reason | None:
        """The rule by which a pick is not offered, if there is one."""
        if reader.seat is None or refusal.error != "not-offered" or not isinstance(command, protocol.Pick):
            return None
        reasons = self.teller(reader.lang).reasons(reader.seat, protocol.Why(command.id, pick=command.pick))
        return next((reason for reason in reasons if reason.rule), None)

    def _explain(self, line: int, reader: Reader, question: protocol.Why) -> None:
        try:
            if reader.seat is None:
                raise Refusal("spectators-watch")
            self.playing()
            found = self.teller(reader.lang).reasons(reader.seat, question)
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
        # To answer for somebody who is away would tell the others that there was nothing to decide.
        due = [(moment, seat) for seat, moment in self.due.items() if self.is_online(seat)]
        moments = [(moment, seat, match.options(seat)[0]) for moment, seat in due]
        moments += [(moment, seat, PASS) for seat, moment in self.closing.items()]
        past = [(moment, seat, pick) for moment, seat, pick in moments if moment <= self._now]
        if past:
            _, seat, pick = min(past, key=lambda one: one[:2])
            self._answer_for(seat, pick)
        elif self.clock is not None:
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
        if self._is_held():
            del self.thinking[seat]
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
        asked = {} if self._is_held() else match.game.asked
        for waiting in (self.due, self.closing):
            # No window closes while nobody is here who plays.
            for seat in [seat for seat in waiting if seat not in asked or not self.has_players]:
                del waiting[seat]
        for seat in asked:
            bot = self.company.places[seat].bot
            if bot:
                if seat not in self.thinking:
                    self._ask_bot(seat, bot)
                continue
            if match.in_window and self.has_players:
                self.closing.setdefault(seat, self._now + self.created.timing.window)
            if match.answers_itself(seat) and self.is_online(seat) and self.due.get(seat, self._now) <= self._now:
                self.due[seat] = self._now + self.entropy.between(*FORCED)
        self._run_clocks()

    def _is_held(self) -> bool:
        """Whether it is being asked whether to go back: for a while the table does not go on by itself then."""
        if "rollback" not in self.company.motions:
            self._held_until = None
        elif self._held_until is None:
            self._held_until = self._now + HOLD
        return self._held_until is not None and self._now < self._held_until

    def _run_clocks(self) -> None:
        """Let the clocks run of those who are to decide; nobody's does while nobody is here who plays."""
        if self.clock is not None:
            asked = self.match.game.asked if self.match is not None and self.phase == "playing" else {}
            people = [seat for seat in asked if self.has_players and self.company.is_played_by_person(seat)]
            self.clock.run(self._now, people)

    def _ask_bot(self, seat: Seat, level: str) -> None:
        match = self.playing()
        self.thinking[seat] = self.entries
        options = match.options(seat)
        texts = match.texts(seat)
        pause = self.entropy.between(*BOTS) * self.created.pace
        self._outcome.think.append(Think(seat, self.entries, level, self.view(seat), options, texts, pause))


def growing(rows: list[tuple[Happened, str, str, str]], entropy: Entropy) -> Iterator[Room]:
    """The room that a journal tells, entry by entry: each row has the person, the id and the digest of its command."""
    created = rows[0][0]
    assert isinstance(created, Created)
    room = Room(created, entropy)
    yield room
    for row in rows[1:]:
        room.apply(*row)
        yield room
