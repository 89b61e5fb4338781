"""The engines that are measured: ours and its peers, each under the same few calls."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

Option = TypeVar("Option")


class Position(NamedTuple):
    """One position of a random game in which a seat decides."""

    game: Any
    seat: int


class Contestant(Protocol):
    """An engine: how a random game is played on it, and what can be done with its positions."""

    version: str

    @property
    def costs(self) -> Mapping[str, Callable[[Position], object]]:
        """What is timed on single positions, by name: clone, save, view, imagine."""

    def start(self, luck: Random) -> Any:
        """Begins a game."""

    def is_over(self, game: Any) -> bool:
        """Tells whether a game has ended."""

    def seat(self, game: Any) -> int | None:
        """Says who decides; None when chance does."""

    def step(self, game: Any, luck: Random) -> bool:
        """Takes one random option; True when a seat decided, False when it was chance."""

    def keep(self, game: Any) -> Any:
        """Copies a game so that it can be measured later."""


def pick_one(options: Sequence[Option], luck: Random) -> Option:
    """Takes one of the options, all alike; every contestant draws in this same way."""
    return options[int(luck.random() * len(options))]
