"""Effects: what a card's text does, as sentences with blanks.

An effect is a frozen record whose fields are the blanks of its sentence. The declaration on the card gives the
behaviour (`act`, as steps on the agenda), the text in every language (the message of the same name, with the same
blanks) and its worth to bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spiralhill.kernel.steps import Choice, Pick, Reason, Step
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Effect:
    """One sentence of a card's text."""

    def act(self, game: Any, deed: Deed) -> None:
        """Do what the sentence says, for the player and the card of the deed; by itself it asks its question."""
        question = self.question(game, deed)
        assert question is not None, f"{self!r} does not say what it does"
        game.next(question)

    def worth(self) -> float:
        """How good the sentence is for its player, in cards; below zero when it hurts."""
        raise AssertionError(f"{self!r} does not say what it is worth")

    def at_target(self) -> bool:
        """Whether a player must be named for it when the card is played."""
        return False

    def finds(self, game: Any, deed: Deed) -> bool:
        """Whether there is anything for the sentence to work on; nobody is asked about doing nothing."""
        return True

    def question(self, game: Any, deed: Deed) -> Choice | None:
        """What the player must say for the sentence to happen, where that is all it takes."""
        return None


@dataclass(frozen=True, slots=True)
class Deed(Step):
    """A sentence about to happen: who does it, with which card, to whom."""

    effect: Effect
    seat: Seat
    card: Card
    target: Seat | None = None

    def act(self, game: Any) -> None:
        self.effect.act(game, self)


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Leaves it to the player whether the inner sentence happens."""

    effect: Effect

    def act(self, game: Any, deed: Deed) -> None:
        if self.effect.finds(game, deed):
            question = self.effect.question(game, deed)
            if question is not None:
                game.next(Perhaps(deed.seat, question))
            else:
                game.next(Decide(deed.seat, Deed(self.effect, deed.seat, deed.card, deed.target)))

    def worth(self) -> float:
        return max(0.0, self.effect.worth())

    def at_target(self) -> bool:
        return self.effect.at_target()


@dataclass(frozen=True, slots=True)
class Yes(Pick):
    """To do what one may do."""


@dataclass(frozen=True, slots=True)
class No(Pick):
    """Not to do what one may do."""


YES = Yes()
NO = No()


@dataclass(frozen=True, slots=True)
class Decide(Choice):
    """Whether to do what a text allows."""

    deed: Deed

    def options(self, game: Any) -> list[Pick]:
        return [YES, NO]

    def act(self, game: Any, pick: Pick) -> None:
        if pick == YES:
            game.next(self.deed)


@dataclass(frozen=True, slots=True)
class Perhaps(Choice):
    """A question that a text allows to be left alone: doing nothing is one more answer to it."""

    question: Choice

    def options(self, game: Any) -> list[Pick]:
        options = self.question.options(game)
        return [*options, NO] if options else []

    def act(self, game: Any, pick: Pick) -> None:
        if pick != NO:
            self.question.act(game, pick)

    def why_not(self, game: Any, thing: Pick | Card) -> Reason:
        return self.question.why_not(game, thing)

    def unwrapped(self) -> Choice:
        return self.question
