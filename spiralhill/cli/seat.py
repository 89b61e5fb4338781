"""A person at the keyboard: reads a line, and decides, explains, looks up or takes back."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from spiralhill.cli.screen import indented, mentions, rule_line, spaced
from spiralhill.cli.table import Quit, Terminal, own_hand
from spiralhill.games.reference import reference
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import alike, fitting, notation, notations
from spiralhill.kernel.steps import Pick, touches
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
            self._discards()
        elif command == "card":
            self._card(rest)
        elif command == "rule":
            self._rule(rest)
        elif line.startswith("?"):
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
        with_it = [offer.label for offer in self.terminal.offers(seat) if set(touches(offer.pick)) & set(named)]
        if with_it:
            self._several(line, with_it)
        elif named:
            self._explain(seat, named, {})
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
        title = self.terminal.speech.title(name)
        # People leave out the number at the end of a title.
        return any(mentions(spaced(line), spaced(called)) for called in (name, title, title.rstrip(" 0123456789")))

    def _undo(self, seat: Seat) -> bool:
        if all(before_seat != seat for before_seat, _ in self._before):
            self.terminal.say("nothing-to-undo")
            return False
        before_seat, before = self._before[-1]
        if before_seat != seat or not self.terminal.game.may_return(before, seat):
            self.terminal.say("cannot-undo")
            return False
        self._before.pop()
        self.terminal.take_back(before)
        self.terminal.say("undone")
        return True

    def _card(self, title: str) -> None:
        terminal = self.terminal
        found = terminal.screen.cards_titled(terminal.speech, title)
        if not title:
            terminal.say("which-card", example=terminal.speech.title(next(iter(terminal.screen.ids()))))
        elif len(found) == 1:
            face = terminal.screen.face(terminal.speech, found[0])
            terminal.console.print(Text(f"{face}\n{face.source}"))
        elif found:
            self._several(title, [terminal.speech.title(card) for card in found])
        else:
            terminal.say("no-such-card", card=printable(title))

    def _rule(self, id: str) -> None:
        rules = reference(rules_of(self.terminal.game.name_of_game).package, self.terminal.speech.language)
        known = {rule: text for rule, text in rules.items() if rule.startswith(id.upper())}
        if not id:
            self.terminal.say("which-rule", example=next(iter(rules)))
        elif known:
            for rule, text in known.items():
                self.terminal.console.print(rule_line(rule, text))
        else:
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
        """Why a card or a place cannot be used now; without a title, all that cannot."""
        game, terminal = self.terminal.game, self.terminal
        subjects = self._subjects(seat)
        closed = [one for one, tries in subjects.items() if all(game.why_not(seat, pick) for pick in tries)]
        if not title:
            refused = [card for card in own_hand(game, seat) if game.why_not(seat, card)]
            cards = list({game.name(card): card for card in refused}.values())
            if not cards:
                terminal.say("nothing-refused")
            self._explain(seat, cards, {one: subjects[one] for one in closed})
            return
        named = [one for one in subjects if mentions(spaced(one), spaced(title))]
        meant = terminal.screen.cards_titled(terminal.speech, title)
        cards = [card for card in visible(game, seat) if game.name(card) in meant]
        # Who asks about a Location means the place, not its card.
        cards = [card for card in cards if not any(self._names(card, one) for one in named)]
        if not cards and not named:
            terminal.say("no-such-card", card=printable(title))
        # A card that can be used may still be kept away from some places.
        named = named or [one for one in closed if any(set(touches(pick)) & set(cards) for pick in subjects[one])]
        self._explain(seat, cards, {one: subjects[one] for one in named})

    def _subjects(self, seat: Seat) -> dict[str, list[Pick]]:
        """What may be tried, by what it is about: to each place, several cards."""
        terminal = self.terminal
        view = terminal.game.view(seat)
        tries = terminal.screen.tries(view)
        subjects: dict[str, list[Pick]] = {}
        for pick, label in zip(tries, terminal.labels(seat, tries), strict=True):
            subjects.setdefault(terminal.screen.subject(terminal.speech, view, pick) or label, []).append(pick)
        return subjects

    def _explain(self, seat: Seat, cards: list[Card], subjects: Mapping[str, list[Pick]]) -> None:
        """Why cards, and what else was tried, cannot be used now, each reason once and with its rule."""
        game, terminal = self.terminal.game, self.terminal
        names = terminal.names()
        asked: list[tuple[str, Pick | Card]] = [(terminal.speech.title(game.name(card)), card) for card in cards]
        asked += [(subject, pick) for subject, tries in subjects.items() for pick in tries]
        lines: list[str] = []
        for title, thing in asked:
            reasons = game.why_not(seat, thing)
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


def command_in(line: str) -> tuple[str, str]:
    """The first word of a line, as an English command if it is one, and the rest.

    >>> command_in("Carta  bau bau"), command_in("esci")
    (('card', 'bau bau'), ('quit', ''))
    """
    word, _, rest = line.partition(" ")
    return WORDS.get(word.lower(), word.lower()), rest.strip()


def visible(game: Game, seat: Seat) -> list[Card]:
    """The cards a seat sees, its own hand first."""
    found = list(own_hand(game, seat))
    for pile, cards in enumerate(game.piles):
        found += [card for card in cards if card not in found and game.sees(seat, card, pile)]
    return found
