"""Texts about Dr. Finkelstein's Experiments: completing them, and what depends on those that are completed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Gear
from spiralhill.games.holidays.effects.strength import Condition, Counter
from spiralhill.games.holidays.effects.text import PREPARES, Question, Text
from spiralhill.games.holidays.prints import Experiment
from spiralhill.games.holidays.state import HolidaysState
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, Perhaps
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Item, Pick, Reason, card_of, touches
from spiralhill.kernel.table import Card, Pile, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

# His piles: two stacks of which the top cards can be worked on, and the Experiments he has completed.
STACKS: Final = (0, 1)
COMPLETED: Final = 2


@dataclass(frozen=True, slots=True)
class Laboratory(Gear):
    """This round's work: cards whose ingredient is used up, and cards whose ingredient stands for any."""

    used: tuple[Card, ...]
    wild: tuple[Card, ...]


IDLE: Final = Laboratory((), ())


def laboratory(gear: Gear) -> Laboratory:
    """This round's work."""
    assert isinstance(gear, Laboratory)
    return gear


def experiment(game: HolidaysState, card: Card) -> Experiment:
    """What is printed on an Experiment."""
    face = game.faces[game.prints[card]]
    assert isinstance(face, Experiment)
    return face


def stacks(game: HolidaysTable, seat: Seat) -> list[tuple[Card, ...]]:
    """The Experiments still to be completed."""
    return [game.piles[game.gear_piles[seat] + stack] for stack in STACKS]


def completed(game: HolidaysState, seat: Seat) -> tuple[Card, ...]:
    """The Experiments that are done, the oldest first."""
    return game.piles[game.gear_piles[seat] + COMPLETED]


def tops(game: HolidaysTable, seat: Seat) -> list[Card]:
    """The Experiments that can be worked on: the top of each stack (HOL-FINK-03)."""
    return [stack[-1] for stack in stacks(game, seat) if stack]


def unused(game: HolidaysTable, seat: Seat) -> list[Card]:
    """Cards in play whose ingredient has not served in this round (HOL-FINK-06)."""
    used = laboratory(game.gear[seat]).used
    return [
        card
        for card in game.in_play(seat)
        if card not in used and card not in game.down and game.card_face(card).ingredient is not None
    ]


def suffices(game: HolidaysTable, cards: list[Card], wild: tuple[Card, ...], ingredients: tuple[str, ...]) -> bool:
    """Whether different cards can be found for all ingredients; some stand for any."""
    if not ingredients:
        return True
    return any(
        (card in wild or game.card_face(card).ingredient == ingredients[0])
        and suffices(game, [other for other in cards if other != card], wild, ingredients[1:])
        for card in cards
    )


def complete(game: HolidaysTable, seat: Seat, card: Card, with_cards: tuple[Card, ...]) -> None:
    """Move an Experiment to the Completed area, and spread the rest over two stacks again where one ran out."""
    first, second = (game.gear_piles[seat] + stack for stack in STACKS)
    game.move(card, first if card in game.piles[first] else second, game.gear_piles[seat] + COMPLETED)
    work = laboratory(game.gear[seat])
    game.set_gear(seat, replace(work, used=(*work.used, *with_cards)))
    if game.telling:
        names = tuple(game.name(used) for used in with_cards)
        game.tell(events.Completes(seat, game.name(card), names))
    spread(game, first, second)
    spread(game, second, first)


def spread(game: HolidaysTable, empty: Pile, full: Pile) -> None:
    """An empty stack takes all but the top card of the other one (HOL-FINK-05)."""
    if not game.piles[empty] and len(game.piles[full]) > 1:
        game.split(full, empty, 1)


@dataclass(frozen=True, slots=True)
class CompleteExperiments(Text):
    """Completes Experiments whose ingredients lie in play, as many as can be."""

    def finds(self, game: HolidaysTable, deed: Deed) -> bool:
        """Whether an Experiment could be completed, now or once all that can has been made to stand for any."""
        seat = deed.seat
        cards = unused(game, seat)
        wild = tuple(card for card in cards if WildIngredient() in game.card_face(card).end_of_round)
        return any(suffices(game, cards, wild, experiment(game, card).ingredients) for card in tops(game, seat))

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return CompleteWhich(deed.seat)

    def follow_ups(self, game: HolidaysTable, deed: Deed) -> list[list[Item]]:
        question = CompleteWhich(deed.seat)
        cards = [card for pick in question.options(game) for card in touches(pick)]
        uses = [use for card in cards for use in first_use(game, deed.seat, card).and_after(game)]
        return [[Perhaps(deed.seat, question), use] for use in uses]


@dataclass(frozen=True, slots=True)
class CompleteWhich(Question):
    """Which Experiment is completed (HOL-FINK-08); the next one of its stack may follow (HOL-FINK-07)."""

    def options(self, game: HolidaysTable) -> list[Pick]:
        cards, wild = unused(game, self.seat), laboratory(game.gear[self.seat]).wild
        return [
            picks.Complete(card)
            for card in tops(game, self.seat)
            if suffices(game, cards, wild, experiment(game, card).ingredients)
        ]

    def act(self, game: HolidaysTable, pick: picks.Complete) -> None:
        game.next(first_use(game, self.seat, pick.card), Perhaps(self.seat, self))

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card in tops(game, self.seat):
            return Reason("ingredients-missing", "HOL-FINK-06")
        if any(card in stack for stack in stacks(game, self.seat)):
            return Reason("top-experiments-only", "HOL-FINK-03")
        return NOT_OFFERED


def first_use(game: HolidaysTable, seat: Seat, card: Card) -> UseWhich:
    """The question for the first ingredient of an Experiment."""
    return UseWhich(seat, card, (), experiment(game, card).ingredients[0])


@dataclass(frozen=True, slots=True)
class UseWhich(Question):
    """Which card gives the next ingredient of an Experiment; each card serves once a round (HOL-FINK-06)."""

    card: Card
    cards: tuple[Card, ...]
    # Follows from the rest; it stands here for the prompt.
    ingredient: str

    def named(self, seat: Seat) -> tuple[Card, ...]:
        return self.cards

    def options(self, game: HolidaysTable) -> list[Pick]:
        rest = experiment(game, self.card).ingredients[len(self.cards) + 1 :]
        left = [card for card in unused(game, self.seat) if card not in self.cards]
        wild = laboratory(game.gear[self.seat]).wild
        return [
            picks.Use(card)
            for card in left
            if suffices(game, [card], wild, (self.ingredient,))
            and suffices(game, [other for other in left if other != card], wild, rest)
        ]

    def act(self, game: HolidaysTable, pick: picks.Use) -> None:
        if self.is_last(game):
            complete(game, self.seat, self.card, (*self.cards, pick.card))
        else:
            game.next(self.after(game, pick.card))

    def is_last(self, game: HolidaysTable) -> bool:
        """Whether the Experiment takes no further ingredient."""
        return len(self.cards) + 1 == len(experiment(game, self.card).ingredients)

    def after(self, game: HolidaysTable, card: Card) -> UseWhich:
        """The question for the ingredient after this one, which a card gives."""
        cards = (*self.cards, card)
        return UseWhich(self.seat, self.card, cards, experiment(game, self.card).ingredients[len(cards)])

    def and_after(self, game: HolidaysTable) -> list[UseWhich]:
        """This question, and all that can be asked about the same Experiment after it."""
        if self.is_last(game):
            return [self]
        cards = [card for pick in self.options(game) for card in touches(pick)]
        return [self, *(use for card in cards for use in self.after(game, card).and_after(game))]

    def objection(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card in self.cards or card in laboratory(game.gear[self.seat]).used:
            return Reason("ingredient-used", "HOL-FINK-06")
        return Reason("no-such-ingredient", "HOL-FINK-06") if card in game.in_play(self.seat) else NOT_OFFERED


@dataclass(frozen=True, slots=True)
class WildIngredient(Text):
    """Lets the ingredient of the card stand for any in this round."""

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        work = laboratory(game.gear[deed.seat])
        game.set_gear(deed.seat, replace(work, wild=(*work.wild, deed.card)))
        if game.telling:
            game.tell(events.MakesWild(deed.seat, game.name(deed.card)))

    def gain(self, sight: Sight, place: int) -> float:
        return 0.8

    def place_in_line(self) -> int:
        return PREPARES


@dataclass(frozen=True, slots=True)
class ExperimentDone(Condition):
    """An Experiment was completed in this round; or, where `done` is false, none was."""

    done: bool

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return bool(laboratory(game.gear[deed.seat]).used) == self.done

    def chance(self, sight: Sight, place: int) -> float:
        done = chance_to_complete(sight)
        return done if self.done else 1.0 - done


@dataclass(frozen=True, slots=True)
class ExperimentsBelow(Condition):
    """Fewer Experiments than a number are completed in all."""

    number: int

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return len(completed(game, deed.seat)) < self.number

    def chance(self, sight: Sight, place: int) -> float:
        return float(seen_completed(sight) + chance_to_complete(sight) < self.number)


@dataclass(frozen=True, slots=True)
class ExperimentsCompleted(Counter):
    """The Experiments completed in all."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        return len(completed(game, deed.seat))

    def expects(self, sight: Sight, place: int) -> float:
        return seen_completed(sight) + chance_to_complete(sight)


# What a player who sees the mat expects


def seen_tops(sight: Sight) -> list[Experiment]:
    """The Experiments that can be worked on."""
    faces = [sight.faces[stack["cards"][-1][0]] for stack in sight.beside("stack") if stack["cards"]]
    return [face for face in faces if isinstance(face, Experiment)]


def seen_completed(sight: Sight) -> int:
    """How many Experiments are completed."""
    return sum(int(pile["size"]) for pile in sight.beside("completed"))


def missing(sight: Sight, wanted: Experiment) -> list[str]:
    """The ingredients of an Experiment that do not lie in play yet."""
    used = laboratory(sight.gear).used
    shown = [sight.card(card).ingredient for card, _ in sight.in_play() if card not in used]
    absent: list[str] = []
    for ingredient in wanted.ingredients:
        if ingredient in shown:
            shown.remove(ingredient)
        else:
            absent.append(ingredient)
    return absent


def chance_to_complete(sight: Sight) -> float:
    """How likely an Experiment is completed in this round."""
    if laboratory(sight.gear).used:
        return 1.0
    return max((0.75 ** len(missing(sight, one)) for one in seen_tops(sight)), default=0.0)


def ingredient_value(sight: Sight, ingredient: str | None) -> float:
    """What an ingredient on a card from the hand brings to Experiments that could be completed in this round."""
    best = 0.0
    for one in seen_tops(sight):
        absent = missing(sight, one)
        if ingredient in absent and len(absent) <= sight.turns[sight.me]:
            best = max(best, (one.points + 1.5) / len(absent))
    return best
