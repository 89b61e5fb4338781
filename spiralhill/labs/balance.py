"""Balance: how often each member of a cast wins, over all line-ups and from all seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spiralhill.labs.simulate import Outcome, wilson


@dataclass(frozen=True, slots=True)
class Standing:
    """One member: games, victories as a multiple of a fair share with its interval (95 %), and points a game."""

    name: str
    games: int
    ratio: float
    low: float
    high: float
    points: float


@dataclass(frozen=True, slots=True)
class Balance:
    """All games together: every member, every seat as a multiple of its fair share, and for pairs who beats whom."""

    games: int
    members: tuple[Standing, ...]
    seats: tuple[float, ...]
    # How often the first of two beats the second; empty where more sit at the table.
    pairs: dict[str, float]


class Tally:
    """Counts of one member or pair."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0

    def add(self, won: float, points: int) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += won
        self.points += points


def balance_of(seats: int, outcomes: Iterable[Outcome]) -> Balance:
    """The balance of games with so many seats."""
    members: dict[str, Tally] = {}
    pairs: dict[str, Tally] = {}
    shares = [0.0] * seats
    games = 0
    for outcome in outcomes:
        names = [str(name) for name in outcome.seats]
        games += 1
        for seat, name in enumerate(names):
            won = (seat in outcome.winners) / len(outcome.winners)
            shares[seat] += won
            members.setdefault(name, Tally()).add(won, outcome.scores[seat])
            if seats == 2:
                pairs.setdefault(f"{name} {names[1 - seat]}", Tally()).add(won, 0)
    return Balance(
        games,
        tuple(standing(name, tally, seats) for name, tally in sorted(members.items())),
        tuple(wins * seats / games for wins in shares),
        {pair: tally.wins / tally.games for pair, tally in sorted(pairs.items())},
    )


def standing(name: str, tally: Tally, seats: int) -> Standing:
    """What the counts of a member say; one that wins every game at a table of four has four times a fair share."""
    low, high = wilson(tally.wins, tally.games)
    ratio = tally.wins / tally.games
    return Standing(name, tally.games, ratio * seats, low * seats, high * seats, tally.points / tally.games)
