"""A person at the keyboard: reads a line, and decides, explains, looks up or takes back."""

from __future__ import annotations

from functools import partial

from spiralhill.cli.inquiry import Grounds, Inquiry, Matter, Thing, tell_reasons
from spiralhill.cli.reading import command_in, printable
from spiralhill.cli.screen import indented
from spiralhill.cli.table import Quit, Terminal
from spiralhill.deals import undo_line
from spiralhill.kernel.game import Game
from spiralhill.kernel.table import Seat


class Keyboard:
    """The people at one keyboard."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        # Positions before each pick of the person who decides now, to return to.
        self._before: list[tuple[Seat, Game]] = []

    def decide(self, seat: Seat) -> None:
        """Ask a person until a pick is made or taken back."""
        terminal = self.terminal
        if terminal.reader != seat:
            self._sit_down(seat)
        terminal.tell()
        terminal.show(seat)
        while True:
            line = terminal.ask(f"{terminal.speech.say('cli-ask')}> ")
            if line and self._done(seat, line):
                return

    def _sit_down(self, seat: Seat) -> None:
        """Let a person take the keyboard; between two of them nothing is shown, and nothing but leaving understood."""
        terminal = self.terminal
        if len(terminal.people) > 1:
            # What greets the first of them is for all to read.
            first = terminal.reader is None
            if not first:
                terminal.wipe()
            prompt = terminal.speech.say("cli-hand-over", player=terminal.names().players[seat])
            while line := terminal.ask(prompt):
                if command_in(line)[0] == "quit":
                    raise Quit
                terminal.say("hand-over-first")
            if not first:
                terminal.console.clear()
        terminal.reader = seat

    def _done(self, seat: Seat, line: str) -> bool:
        """Whether a line decided something; everything else is answered and asked again."""
        command, rest = command_in(line)
        if command == "quit":
            raise Quit
        if command == "undo":
            return self._undo(seat)
        if command == "help":
            self.terminal.say("help")
            self.terminal.say("legend")
        elif command == "log":
            self.terminal.tell(everything=True)
        elif command == "table":
            self.terminal.show(seat)
        elif command == "discards":
            self.terminal.show_discards(self.terminal.game.view(seat)["piles"], self.terminal.names())
        elif command == "card":
            self.terminal.look_up_card(rest)
        elif command == "rule":
            self.terminal.look_up_rule(rest)
        elif line.startswith("?"):
            self._why_not(seat, line[1:].strip())
        else:
            return self._pick(seat, line)
        return False

    def _pick(self, seat: Seat, line: str) -> bool:
        """Take the option that a line means: by its number, as it is written, or as it is said."""
        game, question = self.terminal.game, self.terminal.question(seat)
        meant = question.meant(line)
        if not question.are_alike(meant):
            self._refuse(seat, line, [question.labels[place] for place in meant])
            return False
        self._before.append((seat, game.clone()))
        self.terminal.answer(seat, game.asked[seat][meant[0]])
        return True

    def _refuse(self, seat: Seat, line: str, could_mean: list[str]) -> None:
        """Say what a line could mean, or why what it means or names cannot be used, or that it means nothing."""
        if could_mean:
            self.terminal.several(line, could_mean)
            return
        inquiry = self._inquiry(seat)
        tried = inquiry.tried(line)
        if tried is not None:
            for told, _ in self._grounds(seat, tried):
                self.terminal.console.print(indented(told))
            return
        named = inquiry.named(line)
        with_it = [offer.label for offer in self.terminal.question(seat).offers_with(named)]
        if with_it:
            self.terminal.several(line, with_it)
        elif named:
            self._explain(seat, inquiry.titled(named))
        else:
            self.terminal.say("not-offered", typed=printable(line))

    def _undo(self, seat: Seat) -> bool:
        if all(before_seat != seat for before_seat, _ in self._before):
            self.terminal.say("nothing-to-undo")
            return False
        before_seat, before = self._before[-1]
        if before_seat != seat or not self.terminal.game.may_return(before, seat):
            self.terminal.say("cannot-undo")
            return False
        self._before.pop()
        self.terminal.take_back(before, undo_line(seat))
        self.terminal.say("undone")
        return True

    # Why not

    def _why_not(self, seat: Seat, title: str) -> None:
        """Why a card or a place cannot be used now; without a title, all that cannot."""
        inquiry = self._inquiry(seat)
        if title:
            self._explain(seat, inquiry.about(title))
            return
        cards, places = inquiry.everything()
        if not cards:
            self.terminal.say("nothing-refused")
        self._explain(seat, [*cards, *places])

    def _explain(self, seat: Seat, matters: list[Matter]) -> None:
        tell_reasons(self.terminal, [(title, self._grounds(seat, thing)) for title, thing in matters])

    def _grounds(self, seat: Seat, thing: Thing) -> Grounds:
        """Why something is not offered, in words."""
        names = self.terminal.names()
        return [
            (self.terminal.speech.reason(reason, names), bool(dict(reason.blanks).get("card")))
            for reason in self.terminal.game.why_not(seat, thing)
        ]

    def _inquiry(self, seat: Seat) -> Inquiry:
        terminal = self.terminal
        question, game = terminal.question(seat), terminal.game
        found = list(question.hand)
        for pile, cards in enumerate(game.piles):
            found += [card for card in cards if card not in found and game.sees(seat, card, pile)]
        visible = {card: game.name(card) for card in found}
        return Inquiry(terminal, game.view(seat), question, partial(terminal.labels, seat), visible)
