"""Stories at a table: people by name, a clock that only the story moves, and everything that everybody is told.

After every step the journal is read again and must tell the same room: no story leaves anything behind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from spiralhill.client import Session
from spiralhill.table import protocol
from spiralhill.table.entropy import Entropy, Foreseen
from spiralhill.table.gathering import Outcome
from spiralhill.table.journal import Append, Created, Happened, Operation, read_entry
from spiralhill.table.laying import NewTable, Wish, lay, opening
from spiralhill.table.match import Match
from spiralhill.table.messages import Arrived, Closed, Heard, Message, Opened, Think, Thought, Tick
from spiralhill.table.protocol import Language, Line, TableState, Timing
from spiralhill.table.refusal import Refusal
from spiralhill.table.room import Room, growing

ME, OPEN, BOT = Wish("me"), Wish("open"), Wish("bot")
SEED = "0123456789abcdef" * 2


def room_from(rows: list[tuple[Happened, str, str, str]], entropy: Entropy) -> Room:
    """The room that a whole journal tells."""
    *_, room = growing(rows, entropy)
    return room


@dataclass
class Guest:
    """Somebody at the table with a line: what they know, and every message with the moment when it came."""

    person: str
    session: Session
    line: int
    told: list[tuple[float, bytes]] = field(default_factory=list)
    is_here: bool = True

    @property
    def messages(self) -> list[protocol.Outbound]:
        """Every message that came."""
        return [protocol.read_reply(data) for _, data in self.told]

    @property
    def table(self) -> TableState:
        """Everything about the table that is not on it."""
        assert self.session.table is not None
        return self.session.table

    @property
    def lines(self) -> list[Line]:
        """The log."""
        return self.session.lines

    @property
    def options(self) -> list[str]:
        """What they may answer."""
        assert self.session.view is not None
        return self.session.view["options"] or []

    @property
    def news(self) -> list[str]:
        """What happened beside the game, in order."""
        return [line.what for line in self.lines if line.kind == "news"]


class Story:
    """One table, and what happens at it."""

    def __init__(self, created: Created, luck: int = 1) -> None:
        self.created = created
        self.room = Room(created, Foreseen(luck))
        self.rows: list[tuple[Happened, str, str, str]] = [(created, "", "", "")]
        self.stored: list[Operation] = opening(created)
        self.thinks: list[Think] = []
        self.guests: dict[str, Guest] = {}
        self.now = 0.0
        self._lines = 0
        self._ids = 0

    def __getitem__(self, name: str) -> Guest:
        return self.guests[name]

    # What happens

    def step(self, message: Message) -> Outcome:
        """Let something happen at the table, and everybody be told."""
        outcome = self.room.step(self.now, message)
        self.stored += outcome.store
        self.rows += [
            (read_entry(one.body), one.person, one.command, one.digest)
            for one in outcome.store
            if isinstance(one, Append) and one.table == self.created.id
        ]
        by_line = {guest.line: guest for guest in self.guests.values() if guest.is_here}
        for line, data in outcome.out:
            if line in by_line:
                by_line[line].told.append((self.now, data))
                by_line[line].session.hear(protocol.read_reply(data))
        for line in outcome.hang_up:
            by_line[line].is_here = False
        self.thinks += outcome.think
        if outcome.store:
            self.check_journal()
        return outcome

    def check_journal(self) -> None:
        """The journal tells the room that there is."""
        again = room_from(self.rows, Foreseen(0))
        assert (again.told, again.since, again.errands) == (self.room.told, self.room.since, self.room.errands)
        assert again.beside == self.room.beside
        assert again.company.places == self.room.company.places
        assert again.company.motions == self.room.company.motions
        if self.room.match is not None:
            assert again.match is not None
            assert again.match.game == self.room.match.game

    def restart(self) -> None:
        """The server is started again; everybody has to connect anew."""
        self.room = room_from(self.rows, Foreseen(7))
        for guest in self.guests.values():
            guest.is_here = False

    def passes(self, seconds: float) -> None:
        """Let time pass, and the table do what it does by itself."""
        until = self.now + seconds
        while self.room.wakes is not None and self.room.wakes <= until:
            self.now = max(self.now, self.room.wakes)
            self.step(Tick())
        self.now = until

    # Who comes and goes

    def arrives(self, name: str, code: str = "", called: str = "") -> int:
        """Somebody comes by the invitation, or by another link, and gets a seat."""
        seat = self.step(Arrived(name, called or name.title(), code or self.created.invite)).seat
        assert seat is not None
        return seat

    def connects(self, name: str, seat: int | None = None, lang: Language = "", person: str = "") -> Guest:
        """Somebody opens a line: to their first seat, to another, or, without one, as a spectator."""
        person = person or name
        mine = self.room.company.seats_of(person)
        seat = mine[0] if seat is None and mine else seat
        old = self.guests.get(name)
        self._lines += 1
        if old is not None and old.session.seat == seat:
            old.line, old.is_here = self._lines, True
            guest = old
        else:
            session = Session(
                self.created.id, seat, self.created.watch if seat is None else None, lang, mark=f"{name}.{self._lines}"
            )
            guest = self.guests[name] = Guest(person, session, self._lines)
        try:
            self.step(Opened(guest.line, person, guest.session.hello()))
        except Refusal:
            guest.is_here = False
            raise
        return guest

    def sits(self, *names: str) -> None:
        """These people take seats and connect."""
        for name in names:
            self.arrives(name)
            self.connects(name)

    def state_of(self, name: str) -> bytes:
        """What somebody would be told who connects now, without a trace."""
        guest = self[name]
        self.room.forget_views()
        hello = protocol.Hello(self.created.id, 0, guest.session.seat, guest.session.watch, guest.session.lang)
        return self.room.step(self.now, Opened(guest.line, guest.person, hello)).out[0][1]

    def leaves(self, name: str) -> None:
        """Somebody's line is cut."""
        guest = self.guests[name]
        guest.is_here = False
        self.step(Closed(guest.line))

    # What people say

    def says(self, name: str, kind: type[Any], **fields: Any) -> protocol.Done | protocol.Refused | protocol.Reasons:
        """Somebody commands or asks something; the answer."""
        return self.repeats(name, self[name].session.command(kind, **fields))

    def repeats(self, name: str, command: Any) -> protocol.Done | protocol.Refused | protocol.Reasons:
        """Somebody says exactly this; the answer."""
        guest = self[name]
        came = len(guest.told)
        self.step(Heard(guest.line, command))
        answers = [
            message
            for message in guest.messages[came:]
            if isinstance(message, (protocol.Done, protocol.Refused, protocol.Reasons)) and message.id == command.id
        ]
        assert len(answers) == 1
        return answers[0]

    def does(self, name: str, kind: type[Any], **fields: Any) -> protocol.Done:
        """Somebody does something, and it is done."""
        answer = self.says(name, kind, **fields)
        assert isinstance(answer, protocol.Done), answer
        return answer

    def may_not(self, name: str, kind: type[Any], **fields: Any) -> str:
        """Somebody tries something that changes nothing; why, in a word."""
        before = len(self.rows)
        answer = self.says(name, kind, **fields)
        assert isinstance(answer, protocol.Refused), answer
        assert len(self.rows) == before
        assert answer.says
        return answer.error

    def picks(self, name: str, pick: str | None = None) -> protocol.Done:
        """Somebody answers what they are asked, with their first option unless it is said otherwise."""
        guest = self[name]
        return self.does(name, protocol.Pick, at=guest.session.n, pick=pick or guest.options[0])

    def everybody_is_ready(self) -> None:
        """All people throw their seeds in, and the cards are dealt."""
        for name, guest in self.guests.items():
            seat = guest.session.seat
            if self.room.phase == "lobby" and seat is not None and not self.room.company.places[seat].seed:
                self.does(name, protocol.Ready, seed=SEED)
        assert self.room.phase == "playing"

    # How the game stands

    @property
    def match(self) -> Match:
        """The game that is on."""
        return self.room.playing()

    @property
    def asked(self) -> list[str]:
        """Who is asked something."""
        assert self.room.match is not None
        places = self.room.company.places
        people = [places[seat].person for seat in self.room.match.game.asked]
        return [name for person in people for name, guest in self.guests.items() if guest.person == person]

    def plays_until(self, stop: Callable[[], bool], luck: int = 1) -> None:
        """Let everybody answer at random until something is so."""
        rng = Random(luck)
        while not stop():
            name = self.asked[0]
            self.picks(name, rng.choice(self[name].options))

    def thinks_aloud(self) -> None:
        """The bots say what they were asked last: their first option."""
        think = self.thinks[-1]
        self.step(Thought(think.seat, think.asked_at, think.texts[0]))

    def plays_to_the_end(self) -> None:
        """Let everybody answer at random until the game is over."""
        self.plays_until(lambda: self.room.phase == "over")


def table(
    *wishes: Wish, game: str = "duel", luck: int = 1, timing: Timing | None = None, turns: int | None = None
) -> Story:
    """A table that Anna has laid, and to which she is connected."""
    options = {"turn_cap": turns} if turns else {}
    wish = NewTable("Anna", game=game, seats=list(wishes), options=options, timing=timing or Timing(), pace=1.0)
    story = Story(lay(wish, "anna", Foreseen(luck)), luck)
    story.connects("anna")
    return story


def duel(*people: str, luck: int = 1, timing: Timing | None = None, turns: int | None = None) -> Story:
    """A duel that is dealt, between Anna and others; without others, against a bot."""
    plays = ("will", "isis", "deon", "aisling")
    wishes = [Wish("me", "will"), *(Wish("open", hero) for _, hero in zip(people, plays[1:], strict=False))]
    story = table(*wishes, *([] if people else [Wish("bot", "isis")]), luck=luck, timing=timing, turns=turns)
    story.sits(*people)
    story.everybody_is_ready()
    return story


def refused(act: Callable[[], object]) -> str:
    """Why something is refused that is no command, in a word."""
    try:
        act()
    except Refusal as refusal:
        return refusal.error
    raise AssertionError("nothing was refused")
