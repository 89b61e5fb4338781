"""Head-to-head duels: the first Hero with enough Victory Points wins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spiralhill.games.herocard import effects, events, turn
from spiralhill.games.herocard.prints import Hero
from spiralhill.games.herocard.table import HAND_LIMIT, PILES, Converted, Forbidden, HeroTable, Twisted
from spiralhill.games.herocard.turn import (
    ActionPhase,
    ClearPhase,
    DiscardPhase,
    DrawPhase,
    EndOfTurn,
    Turn,
)
from spiralhill.kernel.agenda import Item
from spiralhill.kernel.chance import Chance, chance_from
from spiralhill.kernel.effects import Decide, Deed, May
from spiralhill.kernel.errors import Damaged, Illegal
from spiralhill.kernel.saves import FORMAT, Records, sealed_text
from spiralhill.kernel.table import Seat

# Three points for two players, five for three, seven for four (DUEL-VP-02 to DUEL-VP-04).
GOALS: Final = {2: 3, 3: 5, 4: 7}
# With the referee's limit on, one turn has room for this many cards (DUEL-END-01).
PLAYS_IN_A_TURN: Final = 60

STEPS: Final = (
    turn.Turn,
    turn.DiscardPhase,
    turn.DrawPhase,
    turn.ClearPhase,
    turn.ActionPhase,
    turn.NameAttribute,
    turn.BuildSet,
    turn.Priority,
    turn.EndOfSequence,
    turn.EndOfTurn,
    effects.DiscardForced,
    effects.RecoverCard,
    effects.WasteFromHand,
    effects.WasteSeen,
    effects.ClearByText,
    effects.ClearNamed,
    effects.PurgeCard,
    effects.DeployCard,
    effects.TwistCard,
    effects.UnwindTwist,
    effects.ConvertCard,
    Decide,
    Deed,
)
EFFECTS: Final = (
    effects.Draw,
    effects.TargetDiscards,
    effects.TakeBack,
    effects.TargetWastes,
    effects.TargetWastesAtRandom,
    effects.WasteFromDeck,
    effects.ClearUpTo,
    effects.ClearTop,
    effects.ClearActive,
    effects.PurgeLast,
    effects.DeployOne,
    effects.TwistAttribute,
    effects.HoldCard,
    effects.UnwindOne,
    effects.ConvertActive,
    effects.Forbid,
    May,
)
RECORDS: Final = Records(*STEPS, *EFFECTS, Twisted, Converted, Forbidden)


class Duel(HeroTable):
    """A duel of two to four Heroes."""

    __slots__ = ("cap", "points", "scored")

    name_of_game: ClassVar[str] = "duel"
    rules_version: ClassVar[int] = 1

    def __init__(self, heroes: tuple[Hero, ...], chance: Chance, cap: int | None = None) -> None:
        if len(heroes) not in GOALS:
            raise Illegal(f"a duel is for 2, 3 or 4 players, not for {len(heroes)}")
        super().__init__(heroes, chance)
        self.points = [0] * len(heroes)
        self.scored = False  # the active player has earned this turn's point
        self.cap = cap

    @classmethod
    def begun(cls, heroes: tuple[Hero, ...], chance: Chance, cap: int | None = None, telling: bool = True) -> Duel:
        """A duel that is dealt and waits for the first decision."""
        game = cls(heroes, chance, cap)
        game.telling = telling
        for seat in range(len(heroes)):
            game.shuffle(seat * PILES, f"shuffle:deck:{seat}")
            game.draw(seat, HAND_LIMIT)
        first = game.random("first-player", len(heroes))
        game.begin(Turn(first))
        return game

    def clone(self) -> Duel:
        copy = Duel.__new__(Duel)
        copy.copy_hero_table(self)
        copy.points = self.points[:]
        copy.scored = self.scored
        copy.cap = self.cap
        return copy

    # The duel on the HeroCard frame

    def phases(self, seat: Seat) -> tuple[Item, ...]:
        self.scored = False
        if self.cap is not None and self.turn > self.cap:
            self.finish_early()
            return ()
        return (DiscardPhase(seat), DrawPhase(seat), ClearPhase(seat), ActionPhase(seat), EndOfTurn(seat))

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

    def facts(self, seat: Seat | None) -> dict[str, object]:
        return {**super().facts(seat), "goal": self.goal, "cap": self.cap, "scored": self.scored}

    # Saves

    def save(self) -> str:
        """The position as one line of JSON, secrets and all."""
        write = RECORDS.write
        return sealed_text(
            {
                "game": self.name_of_game,
                "format": FORMAT,
                "rules": self.rules_version,
                "seats": [write_hero(hero) for hero in self.heroes],
                "cap": self.cap,
                "chance": self.chance.state(),
                "prints": self.prints,
                "piles": self.piles,
                "down": sorted(self.down),
                "known": sorted(self.known.items()),
                "irrevocable": self.irrevocable,
                "last": self.last,
                "turn": self.turn,
                "active_player": self.active_player,
                "exclusive_used": self.exclusive_used,
                "played": self.played,
                "plays": self.plays,
                "scored": self.scored,
                "points": self.points,
                "attacker": self.attacker,
                "target": self.target,
                "base": self.base,
                "active_cards": self.active_cards,
                "last_play": self.last_play,
                "before_last": self.before_last,
                "forbidden": write(self.forbidden),
                "twists": write(self.twists),
                "converted": [[card, write(how)] for card, how in sorted(self.converted.items())],
                "named": sorted(self.named.items()),
                "agenda": [write(item) for item in self.agenda],
            }
        )

    @classmethod
    def loaded(cls, content: dict[str, Any], heroes: tuple[Hero, ...]) -> Duel:
        """The position that `save` wrote, for Heroes that were read already."""
        try:
            return cls._loaded(content, heroes)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            if isinstance(error, (Damaged, Illegal)):
                raise
            raise Damaged(f"the save of a duel is not complete: {error}") from None

    @classmethod
    def _loaded(cls, content: dict[str, Any], heroes: tuple[Hero, ...]) -> Duel:
        game = cls(heroes, chance_from(content["chance"]), content["cap"])
        read = RECORDS.read
        expected = sorted(game.prints), sorted(card for pile in game.piles for card in pile)
        game.prints = list(content["prints"])
        game.piles = [tuple(pile) for pile in content["piles"]]
        found = sorted(game.prints), sorted(card for pile in game.piles for card in pile)
        if expected != found or len(game.piles) != len(game.box.zones):
            raise Damaged("the save of a duel does not hold the cards of its decks")
        game.down = frozenset(content["down"])
        game.known = {card: seats for card, seats in content["known"]}
        game.irrevocable = content["irrevocable"]
        game.last = content["last"]
        game.turn = content["turn"]
        game.active_player = content["active_player"]
        game.exclusive_used = content["exclusive_used"]
        game.played = content["played"]
        game.plays = content["plays"]
        game.scored = content["scored"]
        game.points = list(content["points"])
        game.attacker = content["attacker"]
        game.target = content["target"]
        game.base = content["base"]
        game.active_cards = tuple(content["active_cards"])
        game.last_play = tuple(content["last_play"])
        game.before_last = tuple(content["before_last"])
        game.forbidden = read(content["forbidden"])
        game.twists = read(content["twists"])
        game.converted = {card: read(how) for card, how in content["converted"]}
        game.named = {card: attribute for card, attribute in content["named"]}
        game.agenda = [read(item) for item in content["agenda"]]
        game.ask_again(None)
        return game


def write_hero(hero: Hero) -> object:
    """A Hero as a save keeps it: by name, or card by card for a custom one."""
    if not hero.title:
        return hero.id
    return {
        "title": hero.title,
        "attributes": [card.hero for card in hero.attributes],
        "deck": [[copies, card.id] for copies, card in hero.deck],
    }
