"""Many games between bots.

Every game has its own seed, so the result is the same however many processes share the work.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from spiralhill.bots import Bot, bot_named
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.game import Setup

# How many games a process takes at a time.
CHUNK = 8


@dataclass(frozen=True, slots=True)
class Match:
    """What is simulated: a game, how its table is set, and which bot sits where."""

    game: str
    setup: Setup
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """One seat over all games: its share of the victories, with the interval in which the true share lies (95 %)."""

    share: float
    low: float
    high: float
    points: float


@dataclass(frozen=True, slots=True)
class Summary:
    """All games together; `shared` counts games that several seats won."""

    games: int
    shared: int
    decisions: float
    seats: tuple[SeatSummary, ...]


def play_out(match: Match, seed: int, number: int) -> Outcome:
    """The game of a match with that number."""
    seeds = Dice(seed * 0x9E3779B97F4A7C15 + number)
    deal, *own = (seeds.below("seed", 1 << 62) for _ in range(len(match.bots) + 1))
    bots: list[Bot] = [bot_named(name, mine) for name, mine in zip(match.bots, own, strict=True)]
    game = rules_of(match.game).begin(match.setup, Dice(deal), quiet=True)
    decisions = 0
    while game.asked:
        for seat, options in list(game.asked.items()):
            game.answer(seat, bots[seat].choose(game.view(seat), options))
            decisions += 1
    return Outcome(game.winners, game.scores, decisions)


def simulate(match: Match, games: int, seed: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of all games, in the order of their numbers."""
    play = partial(play_out, match, seed)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, range(games), chunksize=CHUNK)


def summarise(outcomes: Iterable[Outcome], seats: int) -> Summary:
    """The shares of all seats; a shared victory counts in equal parts."""
    games = shared = decisions = 0
    wins, points = [0.0] * seats, [0] * seats
    for outcome in outcomes:
        games += 1
        decisions += outcome.decisions
        shared += len(outcome.winners) > 1
        for seat in outcome.winners:
            wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            points[seat] += score
    return Summary(
        games,
        shared,
        decisions / games,
        tuple(SeatSummary(wins[at] / games, *wilson(wins[at], games), points[at] / games) for at in range(seats)),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which a share lies with 95 % confidence.

    >>> [round(edge, 3) for edge in wilson(50, 100)]
    [0.404, 0.596]
    """
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole
