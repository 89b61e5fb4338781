"""What all texts of the TCG have in common, and how sentences are joined (TCG-THEN-01, TCG-THEN-02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason
from spiralhill.kernel.table import Card

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable

# What happens once something was accomplished.
Then: TypeAlias = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Text(Effect):
    """A sentence on a card: what it does, and what follows only if that was accomplished."""

    def act(self, game: TcgTable, deed: Deed) -> None:
        self.do(game, deed, ())

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        """Do what the sentence says; what follows it is put on the agenda if that was accomplished."""
        question = self.ask(game, deed, then)
        if question is not None:
            game.next(question)

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        """What the player must say for the sentence to happen, where it begins with that and can happen."""
        return None

    def question(self, game: TcgTable, deed: Deed) -> Choice | None:
        return self.ask(game, deed, ())

    def has_target(self, game: TcgTable, deed: Deed) -> bool:
        """Whether what it asks has an answer, as far as it asks anything."""
        question = self.question(game, deed)
        return question is None or bool(question.options(game))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        """Whether there is anything for it to work on."""
        return self.has_target(game, deed)

    def begins(self, game: TcgTable, deed: Deed) -> bool:
        """Whether a player may set out to do it in the own turn, whatever comes of it."""
        return self.finds(game, deed)

    @property
    def divisible(self) -> bool:
        """Whether, as an activity of a Function, it can be done in full or in part; else it asks by itself."""
        return True

    def part(self, game: TcgTable, deed: Deed) -> Choice | None:
        """How the player says how much of it to do; what has no parts is done or left out (RUL-17)."""
        return None

    def worth(self) -> float:
        return 0.0


@dataclass(frozen=True, slots=True)
class Question(Choice):
    """What a text asks, and what follows if it was accomplished."""

    then: Then = ()

    def options(self, game: TcgTable) -> list[Pick]:
        raise AssertionError(f"{self!r} does not say what it asks")

    def why_not(self, game: TcgTable, thing: Pick | Card) -> Reason:
        return NOT_OFFERED


@dataclass(frozen=True, slots=True)
class AndThen(Text):
    """The second part happens only if the first was accomplished (TCG-THEN-01)."""

    first: Text
    second: Text

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        self.first.do(game, deed, (Deed(self.second, deed.seat, deed.card), *then))

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return self.first.ask(game, deed, (Deed(self.second, deed.seat, deed.card), *then))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        # A draw needs no target: what is left of a deck is drawn, if only nothing (RUL-10, RUL-14).
        return self.first.finds(game, deed) and self.second.has_target(game, deed)

    def begins(self, game: TcgTable, deed: Deed) -> bool:
        return self.first.finds(game, deed)

    def worth(self) -> float:
        return self.first.worth() + self.second.worth()


@dataclass(frozen=True, slots=True)
class To(AndThen):
    """The first part is what it takes to do the second; nobody is asked to pay for what has no target then."""

    def begins(self, game: TcgTable, deed: Deed) -> bool:
        return self.finds(game, deed)


@dataclass(frozen=True, slots=True)
class StackThen(AndThen):
    """A Surprise is stacked, which is worth doing by itself; then comes what can be done of the rest (RUL-18)."""

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.first.finds(game, deed)


@dataclass(frozen=True, slots=True)
class Both(Text):
    """Two parts that do not depend on each other (TCG-THEN-02)."""

    first: Effect
    second: Effect

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(*(Deed(part, deed.seat, deed.card) for part in (self.first, self.second)), *then)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.first.finds(game, deed) or self.second.finds(game, deed)

    def worth(self) -> float:
        return self.first.worth() + self.second.worth()


@dataclass(frozen=True, slots=True)
class YouMay(May):
    """Leaves it to the player whether the inner sentence happens (RUL-18)."""


@dataclass(frozen=True, slots=True)
class If(Text):
    """Happens only while a condition holds."""

    when: Condition
    effect: Effect

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        if self.when.holds(game, deed.seat, deed.card):
            game.next(Deed(self.effect, deed.seat, deed.card), *then)

    def worth(self) -> float:
        return 0.6 * self.effect.worth()


@dataclass(frozen=True, slots=True)
class IfElse(Text):
    """One thing while a condition holds, another while it does not."""

    when: Condition
    effect: Effect
    otherwise: Effect

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        effect = self.effect if self.when.holds(game, deed.seat, deed.card) else self.otherwise
        game.next(Deed(effect, deed.seat, deed.card), *then)

    def worth(self) -> float:
        return 0.5 * (self.effect.worth() + self.otherwise.worth())
