"""The terminal as a table: what is shown to whom, and who sits at the keyboard."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console
from rich.text import Text

from spiralhill.cli.screens import screen_of
from spiralhill.deals import Deal
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notation, notations
from spiralhill.kernel.steps import Pick, Story, touches
from spiralhill.kernel.table import Card, Seat
from spiralhill.words import Names, Words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  line editing and history at the prompt, where the system has it

# Nobody means anything by a longer line.
LONGEST_LINE = 200


class Quit(Exception):
    """Somebody leaves the table."""


class Terminal:
    """One game on one screen. Several people share it, so nothing is shown before its reader sits down."""

    def __init__(self, game: Game, players: list[str], console: Console, speech: Words) -> None:
        self.game = game
        self.console = console
        self.speech = speech
        self.screen = screen_of(game.name_of_game)
        # Every pick so far as a record writes it.
        self.picks: list[str] = []
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player == "human"]
        # Who looks at the screen; with no people at the table, a spectator.
        self.reader: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._told: dict[Seat | None, Story | None] = {}

    def names(self) -> Names:
        """The players as the reader calls them."""
        return self.screen.names(self.speech, self.game, self.reader)

    def say(self, message: str, **blanks: str | int) -> None:
        """A line around the game."""
        self.console.print(Text(self.speech.say(f"cli-{message}", **blanks)))

    def welcome(self, deal: Deal) -> None:
        """Who plays, how to answer, and the seal of the shuffles."""
        self.console.print(Text(self.screen.welcome(self.speech, self.game)))
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
        scores = [f"{name} {score}" for name, score in zip(self.names().players, self.game.scores, strict=True)]
        self.say("scores", scores=", ".join(scores))

    def sit_down(self, seat: Seat) -> None:
        """Let a person take the keyboard; the screen is wiped between two of them."""
        if self.reader == seat:
            return
        if len(self.people) > 1:
            self.reader = None
            self.console.clear()
            if self.console.is_terminal:
                # What was scrolled away must not be scrolled back to.
                self.console.file.write("\x1b[3J")
            prompt = self.speech.say("cli-hand-over", player=self.names().players[seat])
            self.ask(prompt)
            self.console.clear()
        self.reader = seat

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
        text = notations(self.game, options)[options.index(pick)]
        self.game.answer(seat, pick)
        self.picks.append(f"{seat + 1} {text}")

    def take_back(self, before: Game) -> None:
        """Return to the position before the last pick; what it told has not happened."""
        self.game = before
        del self.picks[len(before.picks) :]
        self._told[self.reader] = before.story

    def tell(self, everything: bool = False) -> None:
        """What has happened since the reader last looked."""
        since = None if everything else self._told.get(self.reader)
        names = self.names()
        for event in self.game.log_for(self.reader, since):
            self.console.print(Text(f"  {self.speech.log(event, names)}", style="italic"))
        self._told[self.reader] = self.game.story

    def board(self) -> None:
        """The table as the reader sees it."""
        self.console.print(self.screen.board(self.game.view(self.reader), self.speech, self.names()))

    def show(self, seat: Seat) -> None:
        """The table as the reader sees it, and what can be done."""
        self.board()
        names = self.names()
        self.console.print(Text(self.speech.prompt(self.game.agenda[-1], names), style="bold orange3"))
        offers = self.offers(seat)
        for number, (offer, label) in enumerate(zip(offers, self.labels(offers), strict=True), 1):
            line = Text(f"{number:4}  {label}")
            line.append(f"   {notation(self.game, offer)}", style="dim")
            self.console.print(line)

    def offers(self, seat: Seat) -> list[Pick]:
        """The options of a seat as they are numbered: of copies in hand, which do the same, one is enough."""
        game = self.game
        hand = own_hand(game, seat)
        found: dict[str, Pick] = {}
        for option, text in zip(game.asked[seat], notations(game, game.asked[seat]), strict=True):
            copies = bool(touches(option)) and set(touches(option)) <= set(hand)
            found.setdefault(notation(game, option) if copies else text, option)
        return list(found.values())

    def labels(self, offers: list[Pick]) -> list[str]:
        """What offers say in the language of the table."""
        item, names = self.game.agenda[-1], self.names()
        return [self.speech.pick(offer, names, item) for offer in offers]


def own_hand(game: Game, seat: Seat) -> tuple[Card, ...]:
    """The cards in a seat's hand, in a game that has hands."""
    for pile, zone in enumerate(game.box.zones):
        if zone.owner == seat and zone.name == "hand":
            return game.piles[pile]
    return ()
