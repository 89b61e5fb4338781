"""Head-to-head duels: the first Hero with enough Victory Points wins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spiralhill.games.herocard import events
from spiralhill.games.herocard.prints import Hero
from spiralhill.games.herocard.saving import read_table, write_table
from spiralhill.games.herocard.state import HAND_LIMIT, PILES
from spiralhill.games.herocard.table import HeroTable
from spiralhill.games.herocard.turn import (
    ActionPhase,
    BuildSet,
    ClearPhase,
    DiscardPhase,
    DrawPhase,
    EndOfTurn,
    Priority,
    Turn,
)
from spiralhill.kernel.chance import NO_CHANCE, Chance
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.steps import NOT_OFFERED, Item, Pick, Reason, card_of
from spiralhill.kernel.table import Card, Seat

# Three points for two players, five for three, seven for four (DUEL-VP-02 to DUEL-VP-04).
GOALS: Final = {2: 3, 3: 5, 4: 7}
# With the referee's limit on, one turn has room for this many cards (DUEL-END-01).
PLAYS_IN_A_TURN: Final = 60


class Duel(HeroTable):
    """A duel of two to four Heroes."""

    __slots__ = ("cap", "points", "scored")

    name_of_game: ClassVar[str] = "duel"
    rules_version: ClassVar[int] = 1

    def __init__(self, heroes: tuple[Hero, ...] = (), chance: Chance = NO_CHANCE, cap: int | None = None) -> None:
        if not heroes:
            return  # a bare table, for a clone to be made on
        if len(heroes) not in GOALS:
            raise Illegal(f"a duel is for 2, 3 or 4 players, not for {len(heroes)}")
        super().__init__(heroes, chance)
        self.points = [0] * len(heroes)
        self.scored = False  # the active player has earned this turn's point
        self.cap = cap

    @classmethod
    def begun(
        cls,
        heroes: tuple[Hero, ...],
        chance: Chance,
        cap: int | None = None,
        *,
        quiet: bool = False,
        patient: bool = False,
    ) -> Duel:
        """A duel that is dealt and waits for the first decision."""
        game = cls(heroes, chance, cap)
        game.patient = patient
        if quiet:
            game.be_quiet()
        for seat in range(len(heroes)):
            game.shuffle(seat * PILES, f"shuffle:deck:{seat}")
            game.draw(seat, HAND_LIMIT)
        first = game.random("first-player", len(heroes))
        game.begin(Turn(first))
        return game

    def clone(self) -> Duel:
        copy = Duel()
        copy.copy_hero_table(self)
        copy.points = self.points[:]
        copy.scored = self.scored
        copy.cap = self.cap
        return copy

    def otherwise(self, seat: Seat, thing: Pick | Card) -> Reason:
        """Cards in hand wait while a text asks something: it is answered at once (DUEL-PRI-09)."""
        if isinstance(self.agenda[-1], (ActionPhase, BuildSet, Priority)) or card_of(thing) not in self.hand(seat):
            return NOT_OFFERED
        return Reason("text-asks", "DUEL-PRI-09")

    # The duel on the HeroCard frame

    def phases(self, seat: Seat) -> tuple[Item, ...]:
        return (DiscardPhase(seat), DrawPhase(seat), ClearPhase(seat), ActionPhase(seat), EndOfTurn(seat))

    def begin_turn(self, seat: Seat) -> None:
        super().begin_turn(seat)
        self.scored = False

    def out_of_turns(self) -> bool:
        return self.cap is not None and self.turn >= self.cap

    def attack_succeeds(self, attacker: Seat, target: Seat) -> None:
        """One Victory Point, but never two in a turn (DUEL-VP-05, DUEL-VP-07); the goal ends the game at once."""
        if self.scored:
            return
        self.scored = True
        self.points[attacker] += 1
        if self.telling:
            self.tell(events.Scores(attacker, self.points[attacker]))
        if self.points[attacker] >= self.goal:
            if self.telling:
                self.tell(events.Wins(attacker))
            self.finish()

    def capped(self) -> bool:
        return self.cap is not None and self.plays >= PLAYS_IN_A_TURN

    def finish_early(self) -> None:
        """The referee's limit: most points win, and equal points share (AMB-31)."""
        self.finish()
        if self.telling:
            leaders = self._leaders()
            self.tell(events.Wins(leaders[0]) if len(leaders) == 1 else events.Draw())

    @property
    def goal(self) -> int:
        """How many Victory Points win."""
        return GOALS[self.box.seats]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return () if self.agenda else self._leaders()

    def _leaders(self) -> tuple[Seat, ...]:
        best = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == best)

    def facts(self) -> dict[str, object]:
        return {**super().facts(), "goal": self.goal, "cap": self.cap, "scored": self.scored}

    def written(self) -> dict[str, object]:
        return {**write_table(self), "points": self.points, "scored": self.scored}

    def read(self, content: dict[str, Any]) -> None:
        """Stand as a save says."""
        read_table(self, content)
        self.points = [int(points) for points in content["points"]]
        self.scored = content["scored"]
        self.ask_again()
