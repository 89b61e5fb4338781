"""Turns the figures of all rounds into tables a person can read."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median

Figures = Mapping[str, float]

COLUMNS = {
    "decisions": "decisions/s",
    "actions": "with chance/s",
    "clone": "clone µs",
    "save": "save µs",
    "view": "view µs",
    "imagine": "imagine µs",
}
NOTES = """\
the games differ, so read the ratios as sizes, not as a race
decisions: random legal picks of players, whole games, set-up included; with chance: dealing counted as actions too
clone: one copy (boardgame.io's positions never change, RLCard copies deeply)
save: position to text (OpenSpiel writes the history of actions, the others the whole position)
view: what one seat may know (OpenSpiel: observation string); imagine: hidden cards dealt again for one seat"""


def medians(rounds: Sequence[Figures]) -> dict[str, float]:
    """Takes the median of every figure over the rounds.

    >>> medians([{"clone": 3.0}, {"clone": 1.0}, {"clone": 2.0}])
    {'clone': 2.0}
    """
    return {name: median(figures[name] for figures in rounds) for name in COLUMNS if name in rounds[0]}


def ratios(ours: Figures, theirs: Figures) -> dict[str, float]:
    """Divides our figures by theirs, where both have one and theirs is not free.

    >>> ratios({"decisions": 30.0, "clone": 1.0, "save": 5.0}, {"decisions": 10.0, "clone": 0.0})
    {'decisions': 3.0}
    """
    return {name: ours[name] / theirs[name] for name in ours if theirs.get(name)}


def number(value: float | None) -> str:
    """Prints a figure with about three digits that count.

    >>> [number(value) for value in (None, 0.0, 0.1234, 12.34, 123.4, 12345.6)]
    ['-', 'free', '0.123', '12.3', '123', '12 346']
    """
    if value is None:
        return "-"
    if value == 0:
        return "free"
    if value >= 100:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.1f}" if value >= 10 else f"{value:.3g}"


def table(heading: str, rows: Iterable[tuple[str, Figures]]) -> str:
    """Lays out one line for each contestant, one column for each figure."""
    lines = [[heading, *COLUMNS.values()]]
    lines += [[title, *(number(figures.get(name)) for name in COLUMNS)] for title, figures in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        )
        for line in lines
    )


def report(results: Mapping[str, Figures], missing: Mapping[str, str], ours: str) -> str:
    """Writes the whole report: figures, our figures over theirs, who is missing and why."""
    parts = [table("median of the rounds", results.items())]
    if ours in results and len(results) > 1:
        compared = [(title, ratios(results[ours], theirs)) for title, theirs in results.items() if title != ours]
        parts.append(
            table("the duel / theirs", compared) + "\n(speeds: above 1 we are faster; costs: below 1 we are cheaper)"
        )
    parts.append("\n".join(f"missing: {title}: {reason}" for title, reason in missing.items()))
    return "\n\n".join(part for part in [*parts, NOTES] if part)
