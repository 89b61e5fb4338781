"""Many games between bots.

Every game has its own seed, so the result is the same however many processes share the work.
"""

from __future__ import annotations

import hashlib
import math
import signal
from collections import deque
from collections.abc import Generator, Iterable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import active_children
from typing import TypeAlias

from spiralhill.bots import Bot, bot_named
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.game import Setup

# How many games a process takes at a time, and how many such batches wait for each process.
BATCH = 8
AHEAD = 4


@dataclass(frozen=True, slots=True)
class Match:
    """What is simulated: a game, how its table is set, and which bot sits where."""

    game: str
    setup: Setup
    bots: tuple[str, ...]

    def at(self, seed: int, number: int) -> Match:
        """The match that is played in the game with that number: always this one."""
        return self


@dataclass(frozen=True, slots=True)
class LineUps:
    """Games in which all line-ups of the cast meet equally often, in any order round the table and from every seat."""

    game: str
    seats: int
    bot: str
    options: Mapping[str, object]

    def at(self, seed: int, number: int) -> Match:
        """The line-up of the game with that number; the same one moves on by a seat until all have sat everywhere."""
        rules = rules_of(self.game)
        turn, rotation = divmod(number, self.seats)
        if self.seats > len(rules.cast):
            raise Illegal(f"{self.game} has {len(rules.cast)} to choose from, too few for line-ups of {self.seats}")
        line_ups = list(combinations(rules.cast, self.seats))
        chosen = Dice(seeds_of(seed, turn, 1)[0]).shuffled("order", range(self.seats))
        order = [line_ups[turn % len(line_ups)][place] for place in chosen]
        setup = rules.set_up(order[rotation:] + order[:rotation], **self.options)
        return Match(self.game, setup, (self.bot,) * self.seats)


Program: TypeAlias = Match | LineUps


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended, and who or what sat at its seats."""

    seats: tuple[object, ...]
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


def seeds_of(seed: int, number: int, count: int) -> list[int]:
    """The seeds of one game; hashing keeps apart what neighbouring runs and games draw."""
    start = hashlib.sha256(f"{seed}:{number}".encode()).digest()[:8]
    dice = Dice(int.from_bytes(start, "big"))
    return [dice.below("seed", 1 << 62) for _ in range(count)]


def play_out(program: Program, seed: int, number: int) -> Outcome:
    """The game of a program with that number."""
    match = program.at(seed, number)
    deal, *own = seeds_of(seed, number, len(match.bots) + 1)
    bots: list[Bot] = [bot_named(name, mine) for name, mine in zip(match.bots, own, strict=True)]
    game = rules_of(match.game).begin(match.setup, Dice(deal), quiet=True)
    decisions = 0
    while game.asked:
        for seat, options in list(game.asked.items()):
            game.answer(seat, bots[seat].choose(game.view(seat), options))
            decisions += 1
    return Outcome(tuple(match.setup["seats"]), game.winners, game.scores, decisions)


def play_batch(program: Program, seed: int, numbers: range) -> list[Outcome]:
    """Some games of a program, one after the other."""
    return [play_out(program, seed, number) for number in numbers]


def simulate(program: Program, games: int, seed: int, jobs: int) -> Generator[Outcome, None, None]:
    """The outcomes of all games, in the order of their numbers."""
    if jobs == 1:
        for number in range(games):
            yield play_out(program, seed, number)
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        try:
            yield from shared_out(pool, program, games, seed, jobs)
        except BaseException:
            # Whoever stops a simulation does not want to wait for the games that are being played.
            for child in active_children():
                if child not in others:
                    child.terminate()
            raise


def shared_out(
    pool: ProcessPoolExecutor, program: Program, games: int, seed: int, jobs: int
) -> Generator[Outcome, None, None]:
    """Keep every process of a pool busy with a few batches, however many games there are."""
    waiting: deque[Future[list[Outcome]]] = deque()
    for first in range(0, games, BATCH):
        waiting.append(pool.submit(play_batch, program, seed, range(first, min(first + BATCH, games))))
        if len(waiting) == jobs * AHEAD:
            yield from waiting.popleft().result()
    for batch in waiting:
        yield from batch.result()


def leave_interrupts_to_the_parent() -> None:
    """Let Ctrl-C be a matter of the process that prints."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
