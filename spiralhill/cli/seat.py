"""A person at the keyboard: reads a line, and decides, explains, looks up or takes back."""

from __future__ import annotations

from rich.text import Text

from spiralhill.cli.screen import indented, mentions, spaced
from spiralhill.cli.table import Quit, Terminal, own_hand
from spiralhill.games.reference import reference
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import alike, fitting, notation, notations
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Card, Seat

# So many meanings of a line are told.
A_FEW = 8

# What can be typed beside a pick, in both languages.
WORDS = {
    "aiuto": "help",
    "carta": "card",
    "regola": "rule",
    "tavolo": "table",
    "scarti": "discards",
    "diario": "log",
    "annulla": "undo",
    "esci": "quit",
    "exit": "quit",
}


class Keyboard:
    """The people at one keyboard."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        # Positions before each pick of the person who decides now, to return to.
        self._before: list[tuple[Seat, Game]] = []

    def decide(self, seat: Seat) -> None:
        """Ask a person until a pick is made or taken back."""
        terminal = self.terminal
        terminal.sit_down(seat)
        terminal.tell()
        terminal.show(seat)
        while True:
            line = terminal.ask(f"{terminal.speech.say('cli-ask')}> ")
            if line and self._done(seat, line):
                return

    def _done(self, seat: Seat, line: str) -> bool:
        """Whether a line decided something; everything else is answered and asked again."""
        word, _, rest = line.partition(" ")
        command = WORDS.get(word.lower(), word.lower())
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
            self._discards()
        elif command == "card":
            self._card(rest)
        elif command == "rule":
            self._rule(rest)
        elif word.startswith("?"):
            self._why_not(seat, line[1:].strip())
        else:
            return self._pick(seat, line)
        return False

    def _pick(self, seat: Seat, line: str) -> bool:
        """Take the option that a line means: by its number, as it is written, or as it is said."""
        game = self.terminal.game
        options, offers = game.asked[seat], self.terminal.offers(seat)
        if line.isdecimal():
            meant = [offer.pick for offer in offers if offer.number == int(line)]
        else:
            meant = [options[place] for place in meanings(notations(game, options, seat), line)]
            meant = meant or [offers[place].pick for place in meanings([offer.label for offer in offers], line)]
        if not alike(game, meant, seat):
            self._refuse(seat, line, self.terminal.labels(seat, meant))
            return False
        self._before.append((seat, game.clone()))
        self.terminal.answer(seat, meant[0])
        return True

    def _refuse(self, seat: Seat, line: str, could_mean: list[str]) -> None:
        """Say what a line could mean, or why what it means or names cannot be used, or that it means nothing."""
        if could_mean:
            self._several(line, could_mean)
            return
        tried = self._tried(seat, line)
        if tried:
            for reason in self.terminal.game.why_not(seat, tried[0]):
                self.terminal.console.print(indented(self.terminal.speech.reason(reason, self.terminal.names())))
            return
        named = [card for card in visible(self.terminal.game, seat) if self._names(card, line)]
        if named:
            self._explain(seat, named)
        else:
            self.terminal.say("not-offered", typed=printable(line))

    def _tried(self, seat: Seat, line: str) -> list[Pick]:
        """What a line would mean if it were offered."""
        game, terminal = self.terminal.game, self.terminal
        tries = terminal.screen.tries(game.view(seat))
        written = meanings([notation(game, pick, seat) for pick in tries], line)
        return [tries[place] for place in written or meanings(terminal.labels(seat, tries), line)]

    def _several(self, line: str, could_mean: list[str]) -> None:
        """Say what a line could mean: the first few of many."""
        different = list(dict.fromkeys(could_mean))
        more = ["…"] if len(different) > A_FEW else []
        self.terminal.say("several", typed=printable(line), options="; ".join(different[:A_FEW] + more))

    def _names(self, card: Card, line: str) -> bool:
        """Whether a line names a card, by its title or as a pick writes it."""
        name = self.terminal.game.name(card)
        return any(mentions(spaced(line), spaced(called)) for called in (name, self.terminal.speech.title(name)))

    def _undo(self, seat: Seat) -> bool:
        if self._before:
            before_seat, before = self._before[-1]
            if before_seat == seat and self.terminal.game.may_return(before, seat):
                self._before.pop()
                self.terminal.take_back(before)
                self.terminal.say("undone")
                return True
        self.terminal.say("cannot-undo")
        return False

    def _card(self, title: str) -> None:
        terminal = self.terminal
        found = terminal.screen.cards_titled(terminal.speech, title)
        if len(found) == 1:
            face = terminal.screen.face(terminal.speech, found[0])
            terminal.console.print(Text(f"{face}\n{face.source}"))
        elif found:
            self._several(title, [terminal.speech.title(card) for card in found])
        else:
            terminal.say("no-such-card", card=printable(title))

    def _rule(self, id: str) -> None:
        rules = reference(rules_of(self.terminal.game.name_of_game).package, self.terminal.speech.language)
        known = {rule: text for rule, text in rules.items() if id and rule.startswith(id.upper())}
        for rule, text in known.items():
            self.terminal.console.print(Text(f"{rule}  {text}"))
        if not known:
            self.terminal.say("no-such-rule", rule=printable(id), example=next(iter(rules)))

    def _discards(self) -> None:
        """What lies on the discard stacks, which everybody may look through (DUEL-INFO-03, HOL-INFO-09)."""
        game, speech = self.terminal.game, self.terminal.speech
        for pile, cards in enumerate(game.piles):
            zone = game.box.zones[pile]
            if zone.name == "discard" and zone.owner is not None:
                titles = speech.list([speech.title(game.name(card)) for card in cards])
                player = self.terminal.names().players[zone.owner]
                self.terminal.say("discards", player=player, number=len(cards), cards=titles)

    def _why_not(self, seat: Seat, title: str) -> None:
        game, terminal = self.terminal.game, self.terminal
        if title:
            meant = terminal.screen.cards_titled(terminal.speech, title)
            chosen = [card for card in visible(game, seat) if game.name(card) in meant]
            if not chosen:
                terminal.say("no-such-card", card=printable(title))
        else:
            refused = [card for card in visible(game, seat, hand_only=True) if game.why_not(seat, card)]
            chosen = list({game.name(card): card for card in refused}.values())
            if not chosen:
                terminal.say("nothing-refused")
        self._explain(seat, chosen)

    def _explain(self, seat: Seat, cards: list[Card]) -> None:
        """Why cards cannot be used now, each reason once and with its rule."""
        game, terminal = self.terminal.game, self.terminal
        names = terminal.names()
        lines: list[str] = []
        for card in cards:
            title = terminal.speech.title(game.name(card))
            reasons = game.why_not(seat, card)
            if not reasons:
                lines.append(terminal.speech.say("cli-offered", card=title))
            for reason in reasons:
                told = terminal.speech.reason(reason, names)
                lines.append(told if dict(reason.blanks).get("card") else f"{title}: {told}")
        for line in dict.fromkeys(lines):
            terminal.console.print(indented(line))


def meanings(texts: list[str], line: str) -> list[int]:
    """The places of the texts that a line may mean, however its accents, hyphens and apostrophes are typed.

    >>> meanings(["Gioca L’Eco a sinistra", "Gioca Città a destra"], "gioca citta")
    [1]
    """
    return fitting([spaced(text) for text in texts], spaced(line))


def printable(line: str) -> str:
    """A line that somebody typed, fit to be shown again.

    >>> printable("fly\\x1b[2J away")
    'fly\N{REPLACEMENT CHARACTER}[2J away'
    """
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line)


def visible(game: Game, seat: Seat, *, hand_only: bool = False) -> list[Card]:
    """The cards a seat sees, its own hand first."""
    found = list(own_hand(game, seat))
    if not hand_only:
        for pile, cards in enumerate(game.piles):
            found += [card for card in cards if card not in found and game.sees(seat, card, pile)]
    return found
