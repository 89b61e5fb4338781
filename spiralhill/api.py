"""New games and saved games: the calls that everything outside the rules begins with."""

from __future__ import annotations

from collections.abc import Sequence

from spiralhill.games.shelf import rules_of
from spiralhill.kernel.chance import Chance, Dice
from spiralhill.kernel.game import Game
from spiralhill.kernel.saves import unsealed


def new(
    game: str,
    seats: Sequence[object],
    seed: int = 0,
    *,
    chance: Chance | None = None,
    quiet: bool = False,
    **options: object,
) -> Game:
    """A new game, dealt and waiting for its first decision.

    Seats say what each player plays, by name. Chance comes from the seed, or from a source of its own. A quiet game
    keeps no log. What else a table can agree on depends on the game: `turn_cap=200` limits a duel.

    >>> game = new("duel", ["will", "isis"], seed=7)
    >>> len(game.asked)
    1
    """
    rules = rules_of(game)
    return rules.begin(rules.set_up(seats, **options), chance or Dice(seed), quiet=quiet)


def load(text: str) -> Game:
    """The game that `save` wrote; a text that was cut, changed or is of a newer version is refused."""
    content = unsealed(text, "a save")
    return rules_of(content.get("game")).load(content)
