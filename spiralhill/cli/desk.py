"""What every terminal at a table can do: say something, look up a card or a rule, show what was discarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from spiralhill.cli.reading import printable
from spiralhill.cli.screen import rule_line
from spiralhill.cli.screens import screen_of
from spiralhill.games.reference import reference
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.steps import Reason
from spiralhill.kernel.table import Seat
from spiralhill.words import Names, Words

# So many meanings of a line are told.
A_FEW = 8
# Clears the screen, and what was scrolled away, and returns to the first line.
WIPED = "\x1b[2J\x1b[3J\x1b[H"


class Desk:
    """A console on which a game is shown in a language."""

    def __init__(self, name_of_game: str, console: Console, speech: Words) -> None:
        self.console = console
        self.speech = speech
        self.rules = rules_of(name_of_game)
        self.screen = screen_of(name_of_game)
        self.wording = wording_of(name_of_game)

    def wipe(self) -> None:
        """Leave nothing on the screen for the next reader to see, nor to scroll back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPED)
            self.console.file.flush()

    def say(self, message: str, style: str = "", /, **blanks: str | int) -> None:
        """A line around the game."""
        self.console.print(Text(self.speech.say(f"cli-{message}", **blanks), style=style))

    def several(self, line: str, could_mean: Iterable[str]) -> None:
        """Say what a line could mean: the first few of many."""
        different = list(dict.fromkeys(could_mean))
        more = ["…"] if len(different) > A_FEW else []
        self.say("several", typed=printable(line), options="; ".join(different[:A_FEW] + more))

    def advise(self, reasons: Iterable[Reason], names: Names) -> None:
        """What the rulebook advises against at this table."""
        for reason in reasons:
            self.console.print(Text(self.speech.reason(reason, names), style="bold"))

    def tell_scores(self, scores: Sequence[int], names: Names) -> None:
        """What everybody has scored in the end."""
        told = [f"{name} {score}" for name, score in zip(names.players, scores, strict=True)]
        self.say("scores", scores=", ".join(told))

    def look_up_card(self, title: str) -> None:
        """What a card says."""
        found = self.wording.cards_titled(self.speech, title)
        if not title:
            self.say("which-card", example=self.speech.title(next(iter(self.wording.ids()))))
        elif len(found) == 1:
            face = self.wording.face(self.speech, found[0])
            self.console.print(Text(f"{face}\n{face.source}"))
        elif found:
            self.several(title, [self.speech.title(card) for card in found])
        else:
            self.say("no-such-card", card=printable(title))

    def look_up_rule(self, id: str) -> None:
        """What a rule says, or several whose ids begin alike."""
        rules = reference(self.rules.package, self.speech.language)
        known = {rule: text for rule, text in rules.items() if rule.startswith(id.upper())}
        if not id:
            self.say("which-rule", example=next(iter(rules)))
        elif known:
            for rule, text in known.items():
                self.console.print(rule_line(rule, text))
        else:
            self.say("no-such-rule", rule=printable(id), example=next(iter(rules)))

    def show_discards(self, piles: Any, names: Names) -> None:
        """What lies on the discard stacks, which everybody may look through (DUEL-INFO-03, HOL-INFO-09)."""
        for pile in piles:
            owner: Seat | None = pile["owner"]
            if pile["zone"] == "discard" and owner is not None:
                titles = [self.speech.title(name) for _, name in pile["cards"]]
                cards = self.speech.list(titles)
                self.say("discards", player=names.players[owner], number=len(titles), cards=cards)
