"""The company at a table of a server: who sits where, what they say and propose, and when the cards can be dealt."""

from __future__ import annotations

import asyncio
from typing import Any

from rich.console import Console
from rich.text import Text

from spiralhill.cli.asking import command_name
from spiralhill.cli.desk import Desk
from spiralhill.cli.lines import Lines
from spiralhill.cli.reading import printable
from spiralhill.cli.screen import indented
from spiralhill.client import Seat
from spiralhill.table.protocol import Line, Sitter, TableState
from spiralhill.words import Names, Words


class Company(Desk):
    """Everybody at a table, as one of them, or a spectator, sees them."""

    def __init__(self, seat: Seat, console: Console, speech: Words, lines: Lines, base: str) -> None:
        super().__init__(table_of(seat).game, console, speech)
        self.seat = seat
        self.session = seat.session
        self.me = seat.session.seat
        self.lines = lines
        self.base = base
        # What was told already: the table, and who was away.
        self._table: TableState | None = None
        self._away: set[int] = set()
        # The seal that was shown before the shuffles.
        self._sealed = ""
        self._readying: asyncio.Task[None] | None = None
        # Whether the deal waits until one has chosen what to play.
        self.has_to_choose = False

    @property
    def table(self) -> TableState:
        """All that is known of the table, beside the game."""
        return table_of(self.seat)

    @property
    def sitter(self) -> Sitter | None:
        """Oneself among the company; a spectator is not."""
        return None if self.me is None else self.table.seats[self.me]

    def names(self) -> Names:
        """The players by what they play, as everybody's log calls them, and the cards that one sees."""
        plays = [sitter.plays for sitter in self.table.seats]
        if self.session.view is None:
            return Names(tuple(map(printable, self.wording.players(self.speech, plays))), self.me)
        names = self.wording.names_in(self.speech, self.session.view, plays)
        return Names(tuple(map(printable, names.players)), names.reader, names.card)

    def share(self, message: str, **blanks: str) -> None:
        """A line with a link or a command, which is not broken, so that it can be copied."""
        self.console.print(Text(self.speech.say(f"cli-{message}", **blanks)), soft_wrap=True)

    def quote(self, text: str, style: str = "") -> None:
        """A sentence that came from the server."""
        self.console.print(Text(printable(text), style=style))

    def tell(self, line: Line) -> None:
        """One line of the log, or something said."""
        if line.kind == "chat" and line.seat is not None:
            # Whoever sat there then may have given the seat to somebody else.
            self.quote(f"{line.name} ({self.names().players[line.seat]}): {line.says}", "bold")
        elif line.kind == "event":
            self.console.print(indented(printable(line.says), "italic"))
        elif self.me is not None and line.seat == self.me and line.what in ("late", "stands-in", "back"):
            self.say("own-news", "cyan", what=line.what)
        else:
            self.quote(line.says, "cyan")

    # Who is here

    def called(self, seat: int) -> str:
        """Somebody by name and by what they play."""
        sitter = self.table.seats[seat]
        plays = self.names().players[seat]
        return f"{printable(sitter.name)} ({plays})" if sitter.name else plays

    def tell_company(self) -> None:
        """What has changed in the company."""
        before, now = self._table, self.table
        self._table = now
        if before is not now:
            if before is not None:
                # Whoever has come to a seat is not the one who was away.
                self._away = {seat for seat in self._away if before.seats[seat].name == now.seats[seat].name}
            if before is not None and now.phase == "lobby" and company(before) != company(now):
                self.show_company()
            self._tell_proposals(before)
            self._tell_links(before)
            self._tell_end("" if before is None else before.phase)
            if now.public and not (before is not None and before.public):
                self.share("record-address", link=f"{self.base}/api/tables/{printable(now.id)}/record")
        if now.phase != "lobby":
            self.tell_presence()
        self.get_ready()

    def tell_presence(self) -> None:
        """Who has gone away, and who is here again; before the deal people come and go, and it is told in a lull."""
        before = self._away
        self.look_round()
        for seat in sorted(before ^ self._away):
            if self._is_other(seat):
                self.say("presence", "dim", name=self.called(seat), now="away" if seat in self._away else "here")
        if before != self._away:
            self._tell_missing()

    def look_round(self) -> None:
        """See who is away."""
        online = self.session.online
        self._away = {seat for seat, is_here in enumerate(online) if not is_here and self._is_other(seat)}

    def _tell_missing(self) -> None:
        """Whom the deal waits for, and what the host can do about it."""
        seats = self.table.seats
        if self.table.phase == "lobby" and all(sitter.kind != "open" for sitter in seats):
            is_host = "yes" if self.sitter is not None and self.sitter.host else "no"
            for seat in sorted(self._away):
                if not seats[seat].ready:
                    self.say("missing", name=printable(seats[seat].name), host=is_host)

    def _is_other(self, seat: int) -> bool:
        return self.table.seats[seat].kind == "person" and seat not in self.table.mine

    def show_company(self, links: bool = False) -> None:
        """Who sits where, and, before the deal or if they are wanted, the links to share."""
        table, players = self.table, self.names().players
        self.say("company", game=self.speech.say("cli-game", game=table.game))
        width = max(len(player) for player in players)
        for seat, sitter in enumerate(table.seats):
            self.console.print(Text(f"  {seat + 1}  {players[seat]:{width}}  {self._sitter(seat, sitter)}"))
        is_open = table.phase == "lobby" and any(sitter.kind == "open" for sitter in table.seats)
        if is_open and table.invite:
            self.share("share-play", link=f"{self.base}/j/{printable(table.invite)}")
        if (links or table.phase == "lobby") and table.watch:
            self.share("share-watch", link=f"{self.base}/w/{printable(table.watch)}")
        if is_open:
            self.say("not-complete")
        self._tell_missing()

    def _sitter(self, seat: int, sitter: Sitter) -> str:
        say = self.speech.say
        who = "you" if seat == self.me else sitter.kind
        told = say("cli-sitter", who=who, name=printable(sitter.name), level=printable(sitter.bot))
        if sitter.kind == "person":
            notes = {
                "bot": bool(sitter.bot),
                "ready": sitter.ready and self.table.phase == "lobby",
                "away": seat in self._away,
                "knows-deal": sitter.knows_deal,
            }
            for note, is_so in notes.items():
                told += say("cli-sitter-note", note=note) if is_so else ""
        return told

    def _tell_proposals(self, before: TableState | None) -> None:
        """Whoever is asked for consent is told how to give it."""
        mine = set(self.table.mine)
        known = [] if before is None else [one.what for one in before.proposals]
        for proposal in self.table.proposals:
            if proposal.what not in known and self.me is not None and not mine & set(proposal.agreed):
                if before is None:
                    # It was proposed before one came.
                    for line in [one for one in self.session.lines if one.what == f"proposed-{proposal.what}"][-1:]:
                        self.tell(line)
                self.say("agree-or-decline", "cyan")

    def _tell_links(self, before: TableState | None) -> None:
        for seat, sitter in enumerate(self.table.seats):
            if sitter.link and (before is None or before.seats[seat].link != sitter.link):
                self.share("substitute", name=self.called(seat), link=f"{self.base}/j/{printable(sitter.link)}")

    def _tell_end(self, before: str) -> None:
        """How it ended, and what can be done after the end."""
        table = self.table
        if table.phase == before or table.phase not in ("over", "aborted"):
            return
        scores: Any = self.session.view and self.session.view["scores"]
        if table.phase == "over" and scores:
            self.tell_scores(scores, self.names())
        if self.me is not None or table.public:
            self.say("seed-is-open", seed=printable(table.seed))
            self.say("after-the-end", command=f"{command_name()} verify")

    def get_ready(self) -> None:
        """Be ready as soon as every seat is taken, and again if the company changes after that."""
        sitter, table = self.sitter, self.table
        if self.has_to_choose:
            return
        if sitter is None or sitter.ready or table.phase != "lobby" or self.seat.is_lost:
            return
        if any(one.kind == "open" for one in table.seats) or self._readying is not None:
            return
        if self._sealed != table.commitment:
            self._sealed = table.commitment
            self.say("commitment", seal=printable(table.commitment))
        self._readying = asyncio.create_task(self._throw_seed())

    async def _throw_seed(self) -> None:
        try:
            await self.seat.ready()
        except ValueError as refused:
            with self.lines.above():
                self.quote(str(refused))
            self._readying = None
        else:
            self._readying = None
            # The company may have changed meanwhile.
            self.get_ready()


def table_of(seat: Seat) -> TableState:
    """The table of a seat, of which something has been told."""
    table = seat.session.table
    assert table is not None
    return table


def company(table: TableState) -> list[object]:
    """Who sits where, to see whether that has changed."""
    return [(sitter.kind, sitter.name, sitter.bot, sitter.plays) for sitter in table.seats]
