"""Why something is not offered: what somebody means who asks, and how the reasons are told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from spiralhill.cli.desk import Desk
from spiralhill.cli.question import Question
from spiralhill.cli.reading import meanings, printable
from spiralhill.cli.screen import indented
from spiralhill.kernel.game import View
from spiralhill.kernel.notation import written
from spiralhill.kernel.steps import Pick, touches
from spiralhill.kernel.table import Card
from spiralhill.words.wording import mentions, spaced

# Something to be explained: a card, or a pick that may be tried; and what it is called.
Thing: TypeAlias = Pick | Card
Matter: TypeAlias = tuple[str, Thing]
# The reasons of a matter: sentences, and whether each names its card already.
Grounds: TypeAlias = Sequence[tuple[str, bool]]


class Inquiry:
    """What the seat that is asked may want to have explained."""

    def __init__(
        self,
        desk: Desk,
        view: View,
        question: Question,
        label: Callable[[Sequence[Pick]], list[str]],
        visible: Mapping[Card, str],
    ) -> None:
        self._desk = desk
        self._view = view
        self._question = question
        # What is printed on the cards that the seat sees, its own hand first.
        self._visible = visible
        self._tries = desk.wording.tries(view)
        self._labels = label(self._tries)

    def tried(self, line: str) -> Pick | None:
        """What a line would mean if it were offered."""
        places = meanings([self.written(pick) for pick in self._tries], line) or meanings(self._labels, line)
        return self._tries[places[0]] if places else None

    def named(self, line: str) -> list[Card]:
        """The cards that a line names."""
        return [card for card in self._visible if self._names(card, line)]

    def titled(self, cards: Iterable[Card]) -> list[Matter]:
        """Cards as matters, each by its title."""
        return [(self._desk.speech.title(self._visible[card]), card) for card in cards]

    def everything(self) -> tuple[list[Matter], list[Matter]]:
        """The cards in hand that cannot be used, each once, and the places that are closed to all."""
        refused = [card for card in self._question.hand if not self._question.is_offered(card)]
        cards = {self._visible[card]: card for card in refused}.values()
        return self.titled(cards), self._of(self._closed())

    def about(self, title: str) -> list[Matter]:
        """The cards and places with a title."""
        desk = self._desk
        subjects = self._subjects()
        named = [one for one in subjects if mentions(spaced(one), spaced(title))]
        meant = desk.wording.cards_titled(desk.speech, title)
        cards = [card for card, name in self._visible.items() if name in meant]
        # Who asks about a Location means the place, not its card.
        cards = [card for card in cards if not any(self._names(card, one) for one in named)]
        if not cards and not named:
            desk.say("no-such-card", card=printable(title))
        # A card that can be used may still be kept away from some places.
        named = named or [one for one in self._closed() if any(set(touches(it)) & set(cards) for it in subjects[one])]
        return [*self.titled(cards), *self._of(named)]

    def written(self, pick: Pick) -> str:
        """A pick as the game writes it for this seat."""
        return written(pick, 0, lambda _, card: self._visible.get(card))

    def _subjects(self) -> dict[str, list[Pick]]:
        """What may be tried, by what it is about: to each place, several cards."""
        subjects: dict[str, list[Pick]] = {}
        for pick, label in zip(self._tries, self._labels, strict=True):
            subject = self._desk.wording.subject(self._desk.speech, self._view, pick)
            subjects.setdefault(subject or label, []).append(pick)
        return subjects

    def _closed(self) -> list[str]:
        """What may be tried but never succeeds now."""
        offered = set(self._question.texts)
        return [
            one for one, tries in self._subjects().items() if not any(self.written(pick) in offered for pick in tries)
        ]

    def _of(self, named: Iterable[str]) -> list[Matter]:
        subjects = self._subjects()
        return [(one, pick) for one in named for pick in subjects[one]]

    def _names(self, card: Card, line: str) -> bool:
        """Whether a line names a card, by its title or as a pick writes it."""
        name = self._visible[card]
        title = self._desk.speech.title(name)
        # People leave out the number at the end of a title; whoever types another one means another card.
        bare, typed = spaced(title.rstrip(" 0123456789")), spaced(line)
        called = [spaced(name), spaced(title), *([] if re.search(rf"{re.escape(bare)} \d", typed) else [bare])]
        return any(mentions(typed, one) for one in called)


def tell_reasons(desk: Desk, found: Iterable[tuple[str, Grounds]]) -> None:
    """Why matters cannot be used now, each reason once and with its rule; what can be used is told, too."""
    lines: list[str] = []
    for title, grounds in found:
        if not grounds:
            lines.append(desk.speech.say("cli-offered", card=title))
        lines += [told if names_card else f"{title}: {told}" for told, names_card in grounds]
    for line in dict.fromkeys(lines):
        desk.console.print(indented(line))
