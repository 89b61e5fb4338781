"""Dr. Finkelstein completes Experiments with the ingredients on his cards in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spiralhill.games.holidays.character import Bonus, Character
from spiralhill.games.holidays.effects.experiments import (
    IDLE,
    STACKS,
    CompleteExperiments,
    ExperimentDone,
    ExperimentsBelow,
    ExperimentsCompleted,
    WildIngredient,
    completed,
    experiment,
    ingredient_value,
    laboratory,
    stacks,
    suffices,
)
from spiralhill.games.holidays.effects.hands import DrawAndReturn
from spiralhill.games.holidays.effects.moving import ExchangeCard, MoveOwnCard
from spiralhill.games.holidays.effects.strength import MoreTokensHere, Strengthen, StrengthenPer, WeakenOpponent
from spiralhill.games.holidays.prints import ADVANCED, HALLOWEEN, CharacterCard, Experiment, Mat, plain, special
from spiralhill.games.holidays.rounds import EndOfRoundEffects
from spiralhill.games.holidays.state import HolidaysState
from spiralhill.games.holidays.table import HolidaysTable
from spiralhill.kernel.effects import May
from spiralhill.kernel.positions import is_card, need
from spiralhill.kernel.steps import Trigger
from spiralhill.kernel.table import EVERYBODY, TOP, Seat

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


@dataclass(frozen=True, slots=True)
class ExperimentPoints(Bonus):
    """The points of completed Experiments, and extra points for four, five or six of them (HOL-FINK-10)."""

    four: int
    five: int
    six: int

    def points(self, game: HolidaysState, seat: Seat) -> int:
        done = completed(game, seat)
        extra = {4: self.four, 5: self.five, 6: self.six}.get(len(done), 0)
        return sum(experiment(game, card).points for card in done) + extra


class Finkelstein(Character):
    """Dr. Finkelstein."""

    def set_up(self, game: HolidaysTable, seat: Seat) -> None:
        """Shuffle the Experiments and split them into two stacks (HOL-SETUP-04)."""
        first, second = (game.gear_piles[seat] + stack for stack in STACKS)
        game.shuffle(first, "shuffle:experiments")
        game.split(first, second, len(self.extras) // 2)

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        game.set_gear(seat, IDLE)

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        """This round's Experiments were made with ingredients in play, and the others are spread (HOL-FINK-05)."""
        sizes = [len(stack) for stack in stacks(game, seat)]
        spread = max(sizes) <= len(self.extras) // 2 and (min(sizes) > 0 or sum(sizes) < 2)
        need(spread, "Experiments lie in two stacks while there are two")
        work = laboratory(game.gear[seat])
        used_and_wild: tuple[Any, Any] = (work.used, work.wild)
        shown = {card for card in game.in_play(seat) if card not in game.down and game.card_face(card).ingredient}
        for cards in used_and_wild:
            fit = isinstance(cards, tuple) and all(is_card(game, card) for card in cards)
            need(fit and len(set(cards)) == len(cards) and set(cards) <= shown, "ingredients are those in play")
        says_so = all(WildIngredient() in game.card_face(card).end_of_round for card in work.wild)
        need(says_so, "an ingredient stands for any where its card says so")
        # The newest Experiments are those of this round: what they take is what is used up.
        taken: tuple[str, ...] = ()
        for card in reversed(completed(game, seat)):
            if len(taken) < len(work.used):
                taken += experiment(game, card).ingredients
        paid = len(taken) == len(work.used) and suffices(game, list(work.used), work.wild, taken)
        need(paid, "each Experiment takes its own ingredients")

    def check_moment(self, game: HolidaysTable, seat: Seat) -> None:
        to_come = any(isinstance(item, EndOfRoundEffects) and item.seat == seat for item in game.agenda)
        work = laboratory(game.gear[seat])
        need(work == IDLE or not to_come, "Experiments are completed at the end of the round")
        waiting = [heard.card for item in game.agenda if isinstance(item, Trigger) for heard in item.waiting]
        spoken = all(card not in waiting for card in work.wild) and not (work.used and game.mat(seat) in waiting)
        need(spoken, "what waits for its End of round text has not spoken yet")

    def gains(self, sight: Sight, face: CharacterCard) -> float:
        return ingredient_value(sight, face.ingredient)


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
        special("unstable-mixture-6", when_played=(WeakenOpponent(3),), ingredient=WORMWOOD),
        special("replacement-parts-7", when_played=(May(ExchangeCard()),), ingredient=FROG_BREATH),
        special("storm-rod-8", end_of_round=(Strengthen(3, MoreTokensHere(HALLOWEEN)),), ingredient=NIGHTSHADE),
        special("locked-tower-9", end_of_round=(Strengthen(-3, ExperimentDone(False)),)),
        special("crowning-creation-10", end_of_round=(Strengthen(-1, ExperimentsBelow(2)),)),
    ),
    mat=Mat("finkelstein", end_of_round=(May(CompleteExperiments()),)),
    gear=IDLE,
    bonus=ExperimentPoints(1, 2, 4),
    extras=EXPERIMENTS,
    piles=(("stack", TOP), ("stack", TOP), ("completed", EVERYBODY)),
)
