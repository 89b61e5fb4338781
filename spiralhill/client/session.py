"""A session: what a client has been told of a table, and which of its commands are not answered yet; free of I/O.

A line tells its pages in order and each of them once, so a page that is missing or comes again means that something
between the table and us is broken. Then nothing is believed any more: a `Gap` is raised, the state stays as it was, and
the caller connects again, which is always safe. The first message on every new line is `hello`; the answer to it is a
`State`, after which all that is `unanswered` is sent again, in order: the table carries out what it has not and answers
the rest once more. A table that had to be read again tells its `State` on a line that was never cut, and forgets what
it had not written down, so the rule is the same for every `State`, asked for or not.
"""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

from msgspec import UNSET

from spiralhill.table import protocol
from spiralhill.table.protocol import Ask, Language, Line, TableState, Times

C = TypeVar("C", bound=protocol.Command | protocol.Why)


class Gap(ValueError):
    """What was told does not follow what was told before: connect again."""


class Session:
    """One reader of one table: a seat, or, by the watch code, a spectator."""

    def __init__(
        self, table: str, seat: int | None = None, watch: str | None = None, lang: Language = "", *, mark: str = ""
    ) -> None:
        self.id = table
        self.seat = seat
        self.watch = watch
        self.lang: Language = lang
        # The last page that was told, and all that is known since then.
        self.n = 0
        self.table: TableState | None = None
        self.online: list[bool] = []
        self.view: dict[str, Any] | None = None
        self.ask: Ask | None = None
        self.waits = ""
        self.times: Times | None = None
        self.lines: list[Line] = []
        # The goodbye of a table that hung up.
        self.bye: protocol.Bye | None = None
        # A person's commands have ids of their own, also where the person has several seats or devices.
        self._mark = mark or secrets.token_hex(6)
        self._commands = 0
        self._unanswered: dict[str, protocol.Command | protocol.Why] = {}
        # In which language the lines are, and how often another one was asked for on this line without an answer.
        self._lines_in: Language | None = lang
        self._speaking = 0

    # What we say

    def hello(self) -> protocol.Hello:
        """The first message on a new line; lines that may be in another language than ours are wanted again."""
        have = self.n if self._lines_in == self.lang and not self._speaking else 0
        self._speaking = 0
        return protocol.Hello(self.id, have, self.seat, self.watch, self.lang)

    def speak(self, lang: Language) -> protocol.Speak:
        """Another language from now on."""
        self.lang = lang
        self._speaking += 1
        return protocol.Speak(lang)

    def command(self, kind: type[C], **fields: Any) -> C:
        """A command, or a question why, with an id of its own; it counts as unanswered until it is answered.

        >>> session = Session("0123456789ab", 0, mark="anna")
        >>> session.command(protocol.Chat, text="Hello!")
        Chat(id='anna-1', text='Hello!')
        >>> session.hear(protocol.Done(0, "anna-1", 0))
        Chat(id='anna-1', text='Hello!')
        >>> session.unanswered
        []
        """
        self._commands += 1
        command = kind(id=f"{self._mark}-{self._commands}", **fields)
        self._unanswered[command.id] = command
        return command

    @property
    def unanswered(self) -> list[protocol.Command | protocol.Why]:
        """What has not been answered, in the order in which it was said."""
        return list(self._unanswered.values())

    # What we hear

    def hear(self, message: protocol.Outbound) -> protocol.Command | protocol.Why | None:
        """Take in what the table says; give back the command that is settled by it, if one is.

        An answer that settles nothing is one to a command that was sent twice.
        """
        if isinstance(message, protocol.Bye):
            self.bye = message
        elif isinstance(message, protocol.State):
            self._hear_state(message)
        elif isinstance(message, protocol.Update):
            self._hear_update(message)
        else:
            if message.n > self.n:
                raise Gap(f"page {message.n} is the newest, but after page {self.n} nothing was told")
            if isinstance(message, protocol.Presence):
                self.online = message.online
                if message.times is not UNSET:
                    self.times = message.times
            elif not isinstance(message, protocol.Pong):
                return self._unanswered.pop(message.id, None)
        return None

    def _hear_state(self, state: protocol.State) -> None:
        if 0 < state.since < self.n:
            raise Gap(f"the lines since page {state.since} were told to somebody who has page {self.n}")
        if not state.since or state.since > self.n:
            # All of them, or the last of so many that not all are told again.
            self.lines = []
            self._speaking = max(0, self._speaking - 1)
            self._lines_in = None if self._speaking else self.lang
        self.lines.extend(state.lines)
        self.n, self.table, self.online = state.n, state.table, state.online
        self.view, self.ask, self.waits, self.times = state.view, state.ask, state.waits, state.times
        self.bye = None

    def _hear_update(self, update: protocol.Update) -> None:
        # An old page that is told again is as wrong as a new one that is left out: lines tell in order, and once.
        if self.table is None or update.n != self.n + 1:
            raise Gap(f"page {update.n} was told to somebody who has page {self.n}")
        view = self.view if update.view is UNSET else self._seen(update.view)
        self.n = update.n
        self.view = view
        self.lines.extend(update.lines)
        if update.table is not UNSET:
            self.table = update.table
        if update.ask is not UNSET:
            self.ask = update.ask
        if update.waits is not UNSET:
            self.waits = update.waits
        if update.times is not UNSET:
            self.times = update.times

    def _seen(self, changed: dict[str, Any]) -> dict[str, Any]:
        """A view with all its piles, from one with those only that look different now."""
        piles = dict(enumerate([] if self.view is None else self.view["piles"]))
        piles |= {int(at): pile for at, pile in changed["piles"].items()}
        if piles.keys() != set(range(len(piles))):
            raise Gap("some piles were never told")
        return changed | {"piles": [piles[at] for at in range(len(piles))]}

    # What we know

    @property
    def state(self) -> protocol.State:
        """All that was told, as the table would tell it to somebody who comes now."""
        if self.table is None:
            raise Gap("nothing was told yet")
        lines = self.lines[:]
        return protocol.State(self.n, 0, self.table, self.online, lines, self.view, self.ask, self.waits, self.times)

    def equals(self, other: Session | protocol.State) -> bool:
        """Whether another session, or somebody who comes now, was told the same; clocks go on by themselves."""
        return _timeless(self.state) == _timeless(other.state if isinstance(other, Session) else other)


def _timeless(state: protocol.State) -> bytes:
    return protocol.written(
        protocol.State(
            state.n, 0, state.table, state.online, state.lines, state.view, state.ask, state.waits, times=None
        )
    )
