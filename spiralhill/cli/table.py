"""The terminal as a table: what is shown to whom, and who sits at the keyboard."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from spiralhill.cli.desk import Desk
from spiralhill.cli.question import Question
from spiralhill.cli.screen import indented
from spiralhill.deals import Deal
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations
from spiralhill.kernel.steps import Pick, Story, touches
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  line editing and history at the prompt, where the system has it

# Nobody means anything by a longer line.
LONGEST_LINE = 200


class Quit(Exception):
    """Somebody leaves the table."""


class Terminal(Desk):
    """One game on one screen. Several people share it, so nothing is shown before its reader sits down."""

    def __init__(self, game: Game, players: list[str], console: Console, speech: Words) -> None:
        super().__init__(game.name_of_game, console, speech)
        self.game = game
        # Every pick so far as a record writes it, and what was taken back.
        self.picks: list[str] = []
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player == "human"]
        # Who looks at the screen; with no people at the table, a spectator.
        self.reader: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._told: dict[Seat | None, Story | None] = {}

    def names(self) -> Names:
        """The players as the reader calls them."""
        return self.wording.names(self.speech, self.game, self.reader)

    def welcome(self, deal: Deal) -> None:
        """Who plays, how to answer, and the seal of the shuffles."""
        self.console.print(Text(self.wording.welcome(self.speech, self.game)))
        if self.people:
            self.say("how-to")
        if deal.commitment:
            self.say("commitment", seal=deal.commitment)

    def farewell(self) -> None:
        """The last lines, and who has won."""
        if len(self.people) > 1:
            # Everybody may look now: from where the last reader stopped, and nothing that only one of them knew.
            self._told[None] = self._told.get(self.reader)
            self.reader = None
        self.tell()
        self.tell_scores(self.game.scores, self.names())

    def wipe(self) -> None:
        """Leave nothing for the next reader to see."""
        self.reader = None
        super().wipe()

    def ask(self, prompt: str) -> str:
        """Read a line; the end of the input leaves the table."""
        if sys.stdin is None:
            raise Quit
        try:
            return self.console.input(Text(prompt, style="bold"))[:LONGEST_LINE].strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None

    def answer(self, seat: Seat, pick: Pick) -> None:
        """Give a seat's answer and note it down."""
        options = self.game.asked[seat]
        text = notations(self.game, options, seat)[options.index(pick)]
        self.game.answer(seat, pick)
        self.picks.append(f"{seat + 1} {text}")

    def take_back(self, before: Game, line: str) -> None:
        """Return to an earlier position, as a line of the record says; what was told since has not happened."""
        self.game = before
        self.picks.append(line)
        self._told[self.reader] = before.story

    def tell(self, everything: bool = False) -> None:
        """What has happened since the reader last looked."""
        since = None if everything else self._told.get(self.reader)
        names = self.names()
        for event in self.game.log_for(self.reader, since):
            self.console.print(indented(self.wording.log(self.speech, event, names), "italic"))
        self._told[self.reader] = self.game.story

    def board(self) -> None:
        """The table as the reader sees it."""
        self.console.print(self.screen.board(self.game.view(self.reader), self.speech, self.names()))

    def show(self, seat: Seat) -> None:
        """The table as the reader sees it, and what can be done."""
        self.board()
        item, view = self.game.agenda[-1], self.game.view(seat)
        self.console.print(Text(self.speech.prompt(item, self.names()), style="bold orange3"))
        source = self.wording.source(self.speech, view, item)
        if source:
            self.console.print(indented(source, "dim"))
        self.console.print(self.screen.menu(self.speech, view, self.question(seat).offers()))

    def question(self, seat: Seat) -> Question:
        """What a seat is asked."""
        options = self.game.asked[seat]
        named = [touches(option) for option in options]
        return Question.in_view(self.game.view(seat), self.labels(seat, options), named)

    def labels(self, seat: Seat, picks: Sequence[Pick]) -> list[str]:
        """What picks of a seat say in the language of the table."""
        item, names, view = self.game.agenda[-1], self.names(), self.game.view(seat)
        return [self.wording.label(self.speech, view, pick, names, item) for pick in picks]
