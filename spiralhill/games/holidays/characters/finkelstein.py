"""Dr. Finkelstein completes Experiments with the ingredients on his cards in play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from spiralhill.games.holidays import events, picks
from spiralhill.games.holidays.character import Bonus, Character, Gear
from spiralhill.games.holidays.effects.hands import DrawAndReturn
from spiralhill.games.holidays.effects.moving import ExchangeCard, MoveOwnCard
from spiralhill.games.holidays.effects.strength import (
    Condition,
    Counter,
    MoreTokensHere,
    Strengthen,
    StrengthenPer,
    WeakenOpponent,
)
from spiralhill.games.holidays.effects.text import MAKES, PREPARES, Text
from spiralhill.games.holidays.prints import ADVANCED, HALLOWEEN, Experiment, Mat, plain, special
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import Deed, May, Perhaps
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Pick, Reason, card_of
from spiralhill.kernel.table import EVERYBODY, TOP, Card, Pile, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight

NIGHTSHADE: Final = "nightshade"
FROG_BREATH: Final = "frog-breath"
WORMWOOD: Final = "wormwood"
BONE_DUST: Final = "bone-dust"
INGREDIENTS: Final = (NIGHTSHADE, FROG_BREATH, WORMWOOD, BONE_DUST)

EXPERIMENTS: Final = (
    Experiment("hopping-boots", (NIGHTSHADE, FROG_BREATH), 2),
    Experiment("whispering-kettle", (WORMWOOD, BONE_DUST), 2),
    Experiment("clockwork-bat", (NIGHTSHADE, WORMWOOD), 2),
    Experiment("bottled-thunder", (FROG_BREATH, BONE_DUST), 2),
    Experiment("two-headed-duckling", (NIGHTSHADE, FROG_BREATH, WORMWOOD), 3),
    Experiment("ideal-companion", (FROG_BREATH, WORMWOOD, BONE_DUST), 3),
)

# His piles: two stacks of which the top cards can be worked on, and the Experiments he has completed.
STACKS: Final = (0, 1)
COMPLETED: Final = 2


@dataclass(frozen=True, slots=True)
class Laboratory(Gear):
    """This round's work: cards whose ingredient is used up or stands for any, and how many Experiments are done."""

    used: tuple[Card, ...]
    wild: tuple[Card, ...]
    done: int


IDLE: Final = Laboratory((), (), 0)


@dataclass(frozen=True, slots=True)
class ExperimentPoints(Bonus):
    """The points of completed Experiments, and extra points for four, five or six of them (HOL-FINK-10)."""

    four: int
    five: int
    six: int

    def points(self, game: HolidaysTable, seat: Seat) -> int:
        completed = game.piles[game.gear_piles[seat] + COMPLETED]
        extra = {4: self.four, 5: self.five, 6: self.six}.get(len(completed), 0)
        return sum(experiment(game, card).points for card in completed) + extra


class Finkelstein(Character):
    """Dr. Finkelstein."""

    def set_up(self, game: HolidaysTable, seat: Seat) -> None:
        """Shuffle the Experiments and split them into two stacks (HOL-SETUP-04)."""
        first, second = (game.gear_piles[seat] + stack for stack in STACKS)
        game.shuffle(first, "shuffle:experiments")
        cards = game.piles[first]
        half = len(cards) // 2
        game.piles[first], game.piles[second] = cards[:half], cards[half:]

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        game.set_gear(seat, IDLE)


def laboratory(game: HolidaysTable, seat: Seat) -> Laboratory:
    """This round's work."""
    gear = game.gear[seat]
    assert isinstance(gear, Laboratory)
    return gear


def experiment(game: HolidaysTable, card: Card) -> Experiment:
    """What is printed on an Experiment."""
    face = game.faces[game.prints[card]]
    assert isinstance(face, Experiment)
    return face


def tops(game: HolidaysTable, seat: Seat) -> list[Card]:
    """The Experiments that can be worked on: the top of each stack (HOL-FINK-03)."""
    piles = [game.piles[game.gear_piles[seat] + stack] for stack in STACKS]
    return [pile[-1] for pile in piles if pile]


def unused(game: HolidaysTable, seat: Seat) -> list[Card]:
    """Cards in play whose ingredient has not served in this round (HOL-FINK-06)."""
    used = laboratory(game, seat).used
    return [
        card
        for card in game.in_play(seat)
        if card not in used and card not in game.down and game.card_face(card).ingredient is not None
    ]


def serves(game: HolidaysTable, seat: Seat, card: Card, ingredient: str) -> bool:
    """Whether a card can stand for an ingredient."""
    return game.card_face(card).ingredient == ingredient or card in laboratory(game, seat).wild


def suffices(game: HolidaysTable, seat: Seat, cards: list[Card], ingredients: tuple[str, ...]) -> bool:
    """Whether different cards can be found for all ingredients."""
    if not ingredients:
        return True
    return any(
        serves(game, seat, card, ingredients[0])
        and suffices(game, seat, [other for other in cards if other != card], ingredients[1:])
        for card in cards
    )


def complete(game: HolidaysTable, seat: Seat, card: Card, with_cards: tuple[Card, ...]) -> None:
    """Move an Experiment to the Completed area, and spread the rest over two stacks again where one ran out."""
    first, second = (game.gear_piles[seat] + stack for stack in STACKS)
    done = game.gear_piles[seat] + COMPLETED
    game.move(card, first if card in game.piles[first] else second, done)
    work = laboratory(game, seat)
    game.set_gear(seat, replace(work, used=(*work.used, *with_cards), done=work.done + 1))
    if game.telling:
        names = tuple(game.name(used) for used in with_cards)
        game.tell(events.Completes(seat, game.name(card), names))
    spread(game, first, second)
    spread(game, second, first)
    # The next Experiment shows now.
    game.irrevocable += 1


def spread(game: HolidaysTable, empty: Pile, full: Pile) -> None:
    """An empty stack takes all but the top card of the other one (HOL-FINK-05)."""
    if not game.piles[empty] and len(game.piles[full]) > 1:
        game.piles[empty], game.piles[full] = game.piles[full][:-1], game.piles[full][-1:]


@dataclass(frozen=True, slots=True)
class CompleteExperiments(Text):
    """Completes Experiments whose ingredients lie in play, as many as can be."""

    def question(self, game: HolidaysTable, deed: Deed) -> Choice:
        return CompleteWhich(deed.seat)

    def place_in_line(self) -> int:
        return MAKES


@dataclass(frozen=True, slots=True)
class CompleteWhich(Choice):
    """Which Experiment is completed (HOL-FINK-08); the next one of its stack may follow (HOL-FINK-07)."""

    def options(self, game: HolidaysTable) -> list[Pick]:
        cards = unused(game, self.seat)
        return [
            picks.Complete(card)
            for card in tops(game, self.seat)
            if suffices(game, self.seat, cards, experiment(game, card).ingredients)
        ]

    def act(self, game: HolidaysTable, pick: picks.Complete) -> None:
        game.next(use_next(game, self.seat, pick.card, ()), Perhaps(self.seat, self))

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card in tops(game, self.seat):
            return Reason("ingredients-missing", "HOL-FINK-06")
        stacks = [game.piles[game.gear_piles[self.seat] + stack] for stack in STACKS]
        if any(card in stack for stack in stacks):
            return Reason("top-experiments-only", "HOL-FINK-03")
        return NOT_OFFERED


def use_next(game: HolidaysTable, seat: Seat, card: Card, cards: tuple[Card, ...]) -> UseWhich:
    """The question for the next ingredient of an Experiment, after those that some cards give."""
    return UseWhich(seat, card, cards, experiment(game, card).ingredients[len(cards)])


@dataclass(frozen=True, slots=True)
class UseWhich(Choice):
    """Which card gives the next ingredient of an Experiment; each card serves once a round (HOL-FINK-06)."""

    card: Card
    cards: tuple[Card, ...]
    ingredient: str

    def options(self, game: HolidaysTable) -> list[Pick]:
        rest = experiment(game, self.card).ingredients[len(self.cards) + 1 :]
        left = [card for card in unused(game, self.seat) if card not in self.cards]
        return [
            picks.Use(card)
            for card in left
            if serves(game, self.seat, card, self.ingredient)
            and suffices(game, self.seat, [other for other in left if other != card], rest)
        ]

    def act(self, game: HolidaysTable, pick: picks.Use) -> None:
        cards = (*self.cards, pick.card)
        if len(cards) < len(experiment(game, self.card).ingredients):
            game.next(use_next(game, self.seat, self.card, cards))
        else:
            complete(game, self.seat, self.card, cards)

    def why_not(self, game: HolidaysTable, thing: Pick | Card) -> Reason:
        card = card_of(thing)
        if card in self.cards or card in laboratory(game, self.seat).used:
            return Reason("ingredient-used", "HOL-FINK-06")
        return Reason("no-such-ingredient", "HOL-FINK-06") if card in game.in_play(self.seat) else NOT_OFFERED


@dataclass(frozen=True, slots=True)
class WildIngredient(Text):
    """Lets the ingredient of the card stand for any in this round."""

    def act(self, game: HolidaysTable, deed: Deed) -> None:
        work = laboratory(game, deed.seat)
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
        return (laboratory(game, deed.seat).done > 0) == self.done

    def chance(self, sight: Sight, place: int) -> float:
        done = float(sight.experiment_chance())
        return done if self.done else 1.0 - done


@dataclass(frozen=True, slots=True)
class ExperimentsBelow(Condition):
    """Fewer Experiments than a number are completed in all."""

    number: int

    def holds(self, game: HolidaysTable, deed: Deed) -> bool:
        return len(game.piles[game.gear_piles[deed.seat] + COMPLETED]) < self.number

    def chance(self, sight: Sight, place: int) -> float:
        return sight.completed() + sight.experiment_chance() < self.number


@dataclass(frozen=True, slots=True)
class ExperimentsCompleted(Counter):
    """The Experiments completed in all."""

    def of(self, game: HolidaysTable, deed: Deed) -> int:
        return len(game.piles[game.gear_piles[deed.seat] + COMPLETED])

    def expects(self, sight: Sight, place: int) -> float:
        return sight.completed() + sight.experiment_chance()


FINKELSTEIN: Final = Finkelstein(
    "finkelstein",
    HALLOWEEN,
    ADVANCED,
    (0, 2),
    (
        # Ingredients stand on the numbers 1 to 8, plain or not (HOL-FINK-02).
        *plain("mad-scientist", INGREDIENTS * 2),
        special("spare-brain-1", end_of_round=(WildIngredient(),), ingredient=BONE_DUST),
        special("notebook-of-horrors-2", end_of_round=(StrengthenPer(ExperimentsCompleted(), 3),), ingredient=WORMWOOD),
        special("wheeled-dash-3", when_played=(May(MoveOwnCard()),), ingredient=FROG_BREATH),
        special("stooped-assistant-4", when_played=(DrawAndReturn(),), ingredient=NIGHTSHADE),
        special("vital-spark-5", end_of_round=(Strengthen(3, ExperimentDone(True)),), ingredient=BONE_DUST),
        special("unstable-mixture-6", when_played=(WeakenOpponent(2),), ingredient=WORMWOOD),
        special("replacement-parts-7", when_played=(May(ExchangeCard()),), ingredient=FROG_BREATH),
        special("storm-rod-8", end_of_round=(Strengthen(2, MoreTokensHere(HALLOWEEN)),), ingredient=NIGHTSHADE),
        special("locked-tower-9", end_of_round=(Strengthen(-3, ExperimentDone(False)),)),
        special("crowning-creation-10", end_of_round=(Strengthen(-3, ExperimentsBelow(2)),)),
    ),
    mat=Mat("finkelstein", end_of_round=(May(CompleteExperiments()),)),
    gear=IDLE,
    bonus=ExperimentPoints(2, 4, 6),
    extras=EXPERIMENTS,
    piles=(("stack", TOP), ("stack", TOP), ("completed", EVERYBODY)),
)
