"""The proof of a record: everything in it is dealt, drawn and played again, and must come out the same.

What a proof covers is the whole content of the file, whatever its order and spacing. It cannot tell a record from one
of another game that was really played with the same seeds: for that the table publishes the commitment before the deal,
and everybody at the table has seen the picks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spiralhill.deals.history import History, follow
from spiralhill.deals.record import Record, content_of, final_print, record_in
from spiralhill.kernel.chance import Sealed
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.game import Game
from spiralhill.kernel.saves import unsealed


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found when a record was checked; there is none of a record in which anything is wrong."""

    record: Record
    # All picks were legal, those that were taken back, too.
    picks: int
    taken_back: int
    # How many shuffles and dice were drawn of each label; dice from a seed do not count them.
    drawn: dict[str, int]
    # Whether the players are in the final print; in the first records they are not.
    names_players: bool


def replay(record: Record, *, quiet: bool = False) -> Iterator[tuple[Game, str]]:
    """Play a record again: the game before each line, with the line; at last the end, with no text.

    It is the same game from line to line, but after something was taken back it is another.
    """
    history = History(record.deal, quiet=quiet)
    for line in follow(history, record.picks):
        yield history.game, line


def verify(text: str) -> Record:
    """Check everything a record claims, and give it back; the first thing that does not hold is refused."""
    return prove(text).record


def prove(text: str) -> Proof:
    """Check everything a record claims, and say what was found; the first thing that does not hold is refused."""
    content = unsealed(text, "a record")
    record = record_in(content)
    claimed = content["chance"].get("commitment", "")
    if claimed != record.deal.commitment:
        raise Damaged(
            f"the seed is not the one that was committed to: it gives {record.deal.commitment}, not {claimed}"
        )
    odd = [key for key, value in content_of(record).items() if value != content[key]]
    if odd:
        raise Damaged(f"the record writes its {' and '.join(odd)} otherwise than records do")
    history, drawn = History(record.deal, quiet=True), dict[str, int]()
    for _ in follow(history, record.picks):
        _count(history.game, drawn)
    game = history.game
    found = (game.winners, game.scores, game.over)
    claims = (record.winners, record.scores, record.over)
    for what, here, there in zip(("winners", "scores", "end"), found, claims, strict=True):
        if here != there:
            raise Damaged(f"the {what} of the record is {there}, but its deal and picks give {here}")
    final = final_print(record.players, record.picks, game)
    if record.final not in (final, final_print(None, record.picks, game)):
        raise Damaged(
            f"the final print of the record is {record.final}, but its players, picks and last position give {final}"
        )
    return Proof(record, history.picks, history.picks - history.standing, drawn, record.final == final)


def _count(game: Game, drawn: dict[str, int]) -> None:
    """Note what chance was drawn; what was taken back is drawn the same again, so it counts once."""
    if isinstance(game.chance, Sealed):
        for label, events in game.chance.counts.items():
            drawn[label] = max(events, drawn.get(label, 0))
