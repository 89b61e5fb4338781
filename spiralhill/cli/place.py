"""A place at a table of a server, in the terminal: what is shown there, as it comes.

Everything shown is what the server told this reader: sentences as they came, and the board drawn from the view.
"""

from __future__ import annotations

import asyncio
from typing import Final

from rich.console import Console

from spiralhill.cli.company import Company
from spiralhill.cli.lines import Lines
from spiralhill.cli.question import Question
from spiralhill.cli.reading import printable
from spiralhill.cli.screen import indented
from spiralhill.client import Seat
from spiralhill.table.protocol import Times
from spiralhill.words import Words

# How long nothing must happen before those who wait are told for whom, in seconds.
LULL: Final = 2.0
# How many seconds before one's own clock runs out it is told.
WARNINGS: Final = (30, 10)
# Of what happened before one came, so many lines are told.
A_FEW_LINES: Final = 8


class Place(Company):
    """One's own seat, or a spectator's place."""

    def __init__(self, seat: Seat, console: Console, speech: Words, lines: Lines, base: str) -> None:
        super().__init__(seat, console, speech, lines, base)
        # The question on the screen, and since when it is asked.
        self.question: Question | None = None
        self.since = -1
        self._shown: object = None
        # What was told already.
        self._told = 0
        self._is_new = True
        self._is_lost = False
        # Whether one has come, or come back, and was not yet shown how the game stands.
        self._has_come = True
        # Whether somebody has asked to see the hand, where several share a device, and was told how to ask.
        self._looks = False
        self._knows_how_to_look = False
        self._waits = ""
        self._drawn_for: object = None
        self._lull: asyncio.TimerHandle | None = None
        # The clocks as they were told last, and when it is told that one's own runs out.
        self._times: Times | None = None
        self._warning: asyncio.TimerHandle | None = None

    # What has changed

    def update(self) -> None:
        """Show what has changed since this was last called."""
        if self._is_lost and not self.seat.is_lost:
            # Nobody knows who looks after a while.
            self._looks = self._knows_how_to_look = False
        is_to_cover = self.is_covered and not self._knows_how_to_look
        if is_to_cover:
            self.wipe()
        with self.lines.above():
            self._tell_connection()
            if is_to_cover:
                self._tell_whose_hand()
            if not self.is_covered:
                self._tell_table()
        self._watch_clock()
        if self._lull is not None:
            self._lull.cancel()
        self._lull = asyncio.get_running_loop().call_later(LULL, self._while_waiting)

    @property
    def is_covered(self) -> bool:
        """Whether the hand waits for its player: of several at one device, each looks when nobody else does."""
        return self.table.phase == "playing" and bool(self.other_seats) and not self._looks

    def uncover(self) -> None:
        """Show the table and the hand to somebody who asks for it."""
        self._looks = True
        self.update()

    def _tell_whose_hand(self) -> None:
        if self.me is not None:
            self._knows_how_to_look = True
            self.say("hand-over", "bold", player=self.called(self.me))

    def _tell_table(self) -> None:
        if self._is_new:
            self._welcome()
        self._tell_lines()
        self.tell_company()
        self._tell_game()

    def leave(self) -> None:
        """Show nothing more."""
        for waiting in (self._lull, self._warning, self._readying):
            if waiting is not None:
                waiting.cancel()

    def _tell_connection(self) -> None:
        if self.seat.is_lost != self._is_lost:
            self._is_lost = self.seat.is_lost
            bye = self.session.bye
            if self._is_lost and bye is not None and bye.says:
                self.quote(bye.says, "bold red")
            self._has_come = True
            now, style = ("lost", "bold red") if self._is_lost else ("back", "green")
            self.say("connection", style, now=now)

    def _welcome(self) -> None:
        """The company, and how to answer, for somebody who has just come."""
        self._is_new = False
        self.look_round()
        self.show_company()
        if self.me is None:
            self.say("watching")
        else:
            self.say("join-how-to")
        setup = {"seats": [sitter.plays for sitter in self.table.seats], **self.table.options}
        self.advise(self.rules.advice(setup), self.names())
        past = [line for line in self.session.lines if line.kind != "news"]
        if len(past) > A_FEW_LINES + 1:
            self.say("earlier", "dim", number=len(past) - A_FEW_LINES)
            past = past[-A_FEW_LINES:]
        for line in past:
            self.tell(line)
        self._told = self.session.n
        if self.table.next:
            self.tell_next()

    def tell_next(self) -> None:
        """Where the company plays on, for somebody who does not go with it."""
        watch = self.session.watch or self.table.watch
        self.share("plays-on", link=f"{self.base}/w/{printable(watch)}")

    def _tell_lines(self) -> None:
        """The lines that have come; a table that was read again may have fewer than before."""
        self._told = min(self._told, self.session.n)
        for line in self.session.lines:
            if line.n > self._told:
                self.tell(line)
        self._told = self.session.n

    # The game

    def _tell_game(self) -> None:
        """The question, if there is a new one; the board to those who are not asked, when the move goes round.

        Whoever has come, or come back, is shown the board and what is asked, whatever they have seen before.
        """
        ask, view = self.session.ask, self.session.view
        if view is None or self._is_lost:
            return
        has_come, self._has_come = self._has_come, False
        if ask is None or self._is_played_by_bot:
            self._ask(None)
            self.since = -1
            # A spectator follows from player to player; who sits here sees the board with every question.
            turn = view["waits_for"]
            goes_round = self.me is None and turn not in (None, self._drawn_for) and self.table.phase == "playing"
            if goes_round:
                self._drawn_for = turn
            if has_come:
                self.show()
            elif goes_round:
                self.draw()
        elif has_come or ask.since != self.since:
            self.since = ask.since
            shown = ask.prompt, ask.says, view
            is_same = self.question is not None and self._shown == shown
            if is_same and not has_come:
                # Asked anew, because somebody else's player changed; nothing on the table did.
                return
            if not is_same:
                self._shown = shown
                self._ask(Question.in_view(view, list(map(printable, ask.says)), ask.touches))
            self.show(again=has_come)

    def _ask(self, question: Question | None) -> None:
        self.question = question
        self.lines.ask(question)

    @property
    def _is_played_by_bot(self) -> bool:
        return self.sitter is not None and bool(self.sitter.bot)

    def draw(self) -> None:
        """The board."""
        view = self.session.view
        if view is None:
            self.show_company()
            return
        self.console.print(self.screen.board(view, self.speech, self.names()))

    def show(self, *, again: bool = False) -> None:
        """The board and the question; where there is nothing to decide, what happens by itself.

        Whoever wants to see it `again` wants to see the board.
        """
        ask, view = self.session.ask, self.session.view
        if ask is None or view is None or self.question is None:
            self.draw()
            self._tell_waits()
            return
        if again or not ask.forced:
            self.draw()
        if ask.forced:
            self.say("forced", "dim", option=self.question.labels[0])
            return
        self.quote(ask.prompt, "bold orange3")
        if ask.source:
            self.console.print(indented(printable(ask.source), "dim"))
        self._tell_time()
        self.console.print(self.screen.menu(self.speech, view, self.question.offers()))

    def _tell_time(self) -> None:
        """The clocks, and how long a question stays open that several are asked at once."""
        times = self.session.times
        if times is not None:
            clocks = zip(self.names().players, times.left, strict=True)
            self.say("times", "dim", times=", ".join(f"{name} {minutes(left)}" for name, left in clocks))
        if self.session.view is not None and self.session.view["waits_for"] is None:
            self.say("window", "dim", seconds=self.table.timing.window)

    def _watch_clock(self) -> None:
        """Warn before one's own clock runs out: a bot would play on."""
        times = self.session.times
        if times is self._times:
            return
        self._times = times
        if self._warning is not None:
            self._warning.cancel()
        running = [] if times is None else [times.left[seat] for seat in times.running if seat in self.table.mine]
        if running:
            self._warn_later(min(running) / 1000)

    def _warn_later(self, left: float) -> None:
        seconds = next((one for one in WARNINGS if one < left), None)
        if seconds is not None:
            self._warning = asyncio.get_running_loop().call_later(left - seconds, self._warn, seconds)

    def _warn(self, seconds: int) -> None:
        with self.lines.above():
            self.say("little-time", "bold red", seconds=seconds)
        self._warn_later(seconds)

    def _while_waiting(self) -> None:
        """When nothing has happened for a while: who is away, and for whom one waits."""
        if self.is_covered:
            return
        with self.lines.above():
            self.tell_presence()
            if self._waits != self._waiting():
                self._tell_waits()

    def _waiting(self) -> str:
        if self._is_played_by_bot and self.table.phase == "playing":
            return self.speech.say("cli-bot-plays-for-you")
        view = self.session.view
        if self.question is not None or view is None or self.table.phase != "playing":
            return ""
        turn, others = view["waits_for"], self.other_seats
        if others and turn in (None, *others):
            seat = others[0] if turn is None else turn
            return self.speech.say("cli-other-seat", name=self.called(seat), seat=seat + 1)
        return self.session.waits if turn is None else self.speech.say("prompt-waiting", players=self.called(turn))

    @property
    def other_seats(self) -> list[int]:
        """The other seats on this device, the one to the left first."""
        mine, me = self.table.mine, self.me
        return [] if me is None else [*(seat for seat in mine if seat > me), *(seat for seat in mine if seat < me)]

    def _tell_waits(self) -> None:
        self._waits = self._waiting()
        if self._waits:
            self.quote(self._waits, "dim")


def minutes(milliseconds: int) -> str:
    """What a clock shows.

    >>> minutes(65_400)
    '1:05'
    """
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"
