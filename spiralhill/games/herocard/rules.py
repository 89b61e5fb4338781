"""The duel in its box: what a seat can be, which options a table has, and how a duel is begun and loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from spiralhill.games.herocard import policy
from spiralhill.games.herocard.cards import CAST
from spiralhill.games.herocard.decks import BUILD_LIMIT, check_hero, read_deck, read_hero, write_hero
from spiralhill.games.herocard.duel import GOALS, Duel
from spiralhill.games.herocard.prints import Hero
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.errors import Damaged, Illegal
from spiralhill.kernel.game import Game, Ruleset, Setup, View
from spiralhill.kernel.saves import whole
from spiralhill.kernel.steps import Pick


class DuelRules(Ruleset):
    """HeroCard duels for two, three or four players."""

    name: ClassVar[str] = Duel.name_of_game
    version: ClassVar[int] = Duel.rules_version
    package: ClassVar[str] = "herocard"
    # No limit of turns unless the table wants one (AMB-31); build points as agreed (DUEL-BLD-07).
    options: ClassVar[Mapping[str, object]] = {"turn_cap": None, "build_limit": BUILD_LIMIT}
    cast: ClassVar[tuple[str, ...]] = tuple(hero.id for hero in CAST)
    players: ClassVar[tuple[int, int]] = (min(GOALS), max(GOALS))

    def seat_from_file(self, text: str) -> object:
        return write_hero(read_deck(text))

    def check(self, setup: Setup) -> None:
        if set(setup) != {"seats", *self.options} or not isinstance(setup["seats"], list):
            raise Damaged(f"the setup of a duel has a list of seats, {' and '.join(self.options)}, and nothing else")
        if len(setup["seats"]) not in GOALS:
            raise Illegal(f"a duel is for 2, 3 or 4 players, not for {len(setup['seats'])}")
        for name, least in (("turn_cap", 1), ("build_limit", 0)):
            number = setup[name]
            if not (number is None and name == "turn_cap") and (not whole(number) or number < least):
                raise Illegal(f"{name} is a whole number of {least} or more, not {number!r:.60}")
        for hero in self.heroes(setup):
            check_hero(hero, setup["build_limit"])

    def seat(self, what: object) -> object:
        hero = what if isinstance(what, Hero) else read_hero(what)
        written = write_hero(hero)
        # A setup keeps cards by title, so a title means the same card at every seat.
        kept = read_hero(written)
        if (kept.attributes, kept.deck) != (hero.attributes, hero.deck):
            raise Illegal(f"{hero.title or hero.id!r} has other cards under the titles of the box: a hero uses those")
        return written

    def heroes(self, setup: Setup) -> tuple[Hero, ...]:
        """The Heroes at the seats."""
        return tuple(read_hero(seat) for seat in setup["seats"])

    def begin(self, setup: Setup, chance: Chance, *, quiet: bool = False, patient: bool = False) -> Duel:
        game = Duel.begun(self.heroes(setup), chance, setup["turn_cap"], quiet=quiet, patient=patient)
        game.setup = setup
        return game

    def blank(self, setup: Setup) -> Duel:
        game = Duel(self.heroes(setup), Dice(0), setup["turn_cap"])
        game.setup = setup
        return game

    def load(self, content: dict[str, Any]) -> Game:
        game = super().load(content)
        assert isinstance(game, Duel)
        points, scored = content["points"], content["scored"]
        if not isinstance(points, list) or len(points) != game.box.seats or not isinstance(scored, bool):
            raise Damaged("the save cannot be right: every seat has points, and the turn has brought one or not")
        if not all(whole(number) and 0 <= number <= game.goal for number in points):
            raise Damaged(f"the save cannot be right: a seat has 0 to {game.goal} points, not {points!r:.60}")
        at_limit = game.cap is not None and game.turn >= game.cap
        if game.over != (max(points) == game.goal) and not (game.over and at_limit):
            raise Damaged(f"the save cannot be right: a duel ends with {game.goal} points, or at its limit of turns")
        return game

    def rate(self, view: View, options: list[Pick]) -> list[float]:
        return policy.rate(view, options)


DUEL = DuelRules()
