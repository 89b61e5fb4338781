"""RLCard's UNO: of its larger card games the one whose positions can be copied (gin-rummy's cannot)."""

from copy import deepcopy
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard

from benchmarks.contestants import pick_one


class Sitting:
    """An environment with what it last told, since RLCard hands the options out only once."""

    def __init__(self, environment: Any) -> None:
        self.environment = environment
        self.state, self.seat = environment.reset()


class Uno:
    """Random games through the environment; a copy is a deep copy of the game, as RLCard's own step back makes."""

    def __init__(self) -> None:
        self.version = version("rlcard")
        self.environment = rlcard.make("uno", config={"seed": 1})
        self.costs = {
            "clone": lambda position: deepcopy(position.game.environment.game),
            "view": lambda position: position.game.environment.get_state(position.seat),
        }

    def start(self, luck: Random) -> Any:
        return Sitting(self.environment)

    def is_over(self, game: Any) -> bool:
        return bool(game.environment.is_over())

    def seat(self, game: Any) -> int | None:
        return int(game.seat)

    def step(self, game: Any, luck: Random) -> bool:
        game.state, game.seat = game.environment.step(pick_one(list(game.state["legal_actions"]), luck))
        return True

    def keep(self, game: Any) -> Any:
        return deepcopy(game)
