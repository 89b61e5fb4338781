"""Turns what was measured into one table with the targets beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

Taken = Mapping[str, float]

# Figures of which the worst round counts, since they must never happen.
NEVER = ("lost",)


@dataclass(frozen=True)
class Target:
    """What a figure must reach: at least, or at most."""

    bound: float
    at_least: bool = False

    def is_met(self, value: float) -> bool:
        """Whether a figure is good enough.

        >>> Target(50).is_met(50.0), Target(50).is_met(50.1), Target(1000, at_least=True).is_met(999)
        (True, False, False)
        """
        return value >= self.bound if self.at_least else value <= self.bound

    def __str__(self) -> str:
        return f"{'>=' if self.at_least else '<='} {number(self.bound)}"


TARGETS = {
    ("a", "moves/s"): Target(1000, at_least=True),
    ("b", "p50 ms"): Target(3),
    ("b", "p99 ms"): Target(50),
    ("c", "p99 ms"): Target(100),
    ("c", "lost"): Target(0),
    ("c", "growth %"): Target(10),
}


def number(value: float) -> str:
    """Prints a figure with about three digits that count.

    >>> [number(value) for value in (0, 0.1234, 3, 12.34, 123.4, 12345.6, -1.5)]
    ['0', '0.12', '3.0', '12.3', '123', '12 346', '-1.5']
    """
    if value == 0:
        return "0"
    if abs(value) >= 100:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.1f}" if abs(value) >= 1 else f"{value:.2f}"


def over_rounds(rounds: Sequence[Taken]) -> dict[str, float]:
    """The median of every figure; of what must never happen, the worst.

    >>> over_rounds([{"p50 ms": 3.0, "lost": 0}, {"p50 ms": 1.0, "lost": 2}, {"p50 ms": 2.0, "lost": 0}])
    {'p50 ms': 2.0, 'lost': 2}
    """
    names = dict.fromkeys(name for figures in rounds for name in figures)
    values = {name: [figures[name] for figures in rounds if name in figures] for name in names}
    return {name: max(found) if name in NEVER else median(found) for name, found in values.items()}


@dataclass(frozen=True)
class Row:
    """A figure of a scenario at both servers."""

    part: str
    title: str
    figure: str
    ours: float | None
    theirs: float | None

    @property
    def target(self) -> Target | None:
        """What our figure must reach."""
        return TARGETS.get((self.part, self.figure))

    @property
    def verdict(self) -> str:
        """Whether it does."""
        if self.target is None or self.ours is None:
            return ""
        return "met" if self.target.is_met(self.ours) else "missed"


HEAD = ("", "scenario", "figure", "Spiral Hill", "boardgame.io", "target", "")


def table(rows: Sequence[Row]) -> str:
    """Lays the rows out; a scenario is named once."""
    lines: list[tuple[str, ...]] = [HEAD]
    before = ""
    for row in rows:
        new = row.title != before
        before = row.title
        figures = ["-" if value is None else number(value) for value in (row.ours, row.theirs)]
        target = "" if row.target is None else str(row.target)
        lines.append((row.part if new else "", row.title if new else "", row.figure, *figures, target, row.verdict))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if at in (3, 4) else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
