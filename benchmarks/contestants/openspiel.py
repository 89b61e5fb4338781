"""OpenSpiel seen from Python: a game written in Python, and one written in C++.

OpenSpiel deals card by card through chance nodes. They are played here inside the measured time; the report shows the
decisions of players alone and, beside them, all actions with those of chance.
"""

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from benchmarks.contestants import Position, pick_one


class OpenSpiel:
    """Random games of one OpenSpiel game; saves are its histories, views its observation strings."""

    def __init__(self, name: str) -> None:
        self.version = version("open_spiel")
        self.game = pyspiel.load_game(name)
        self.costs: dict[str, Callable[[Position], object]] = {
            "clone": lambda position: position.game.clone(),
            "save": lambda position: position.game.serialize(),
            "view": lambda position: position.game.observation_string(position.seat),
        }

    def start(self, luck: Random) -> Any:
        return self.game.new_initial_state()

    def is_over(self, game: Any) -> bool:
        return bool(game.is_terminal())

    def seat(self, game: Any) -> int | None:
        return None if game.is_chance_node() else game.current_player()

    def step(self, game: Any, luck: Random) -> bool:
        if game.is_chance_node():
            # Every chance node of these games deals one card, all alike.
            game.apply_action(pick_one(game.chance_outcomes(), luck)[0])
            return False
        game.apply_action(pick_one(game.legal_actions(), luck))
        return True

    def keep(self, game: Any) -> Any:
        return game.clone()


class TeamDominoes(OpenSpiel):
    """The game that OpenSpiel has in Python, as ours is."""

    def __init__(self) -> None:
        from open_spiel.python.games import team_dominoes  # noqa: F401  (importing registers the game)

        super().__init__("python_team_dominoes")


class GinRummy(OpenSpiel):
    """A card game in C++, which can also deal hidden cards again."""

    def __init__(self) -> None:
        super().__init__("gin_rummy")
        again = Random(1)
        self.costs["imagine"] = lambda position: position.game.resample_from_infostate(position.seat, again.random)
