"""The history of a game: every pick as a line, and every time that something was taken back.

- `1 play jab`: seat 1 (counted from one) answers, in the notation of its pick.
- `1 undo`: seat 1 takes back its own last pick, as long as it has learned nothing by it.
- `back 12`: everybody has agreed to return to the position after the first 12 picks that stand.

Nothing is ever taken out of a history: what was taken back can still be read in it. Chance does not change by going
back: the same shuffles come again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from spiralhill.deals.deal import Deal
from spiralhill.kernel.errors import Damaged, Illegal
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations, written_pick
from spiralhill.kernel.steps import Pick
from spiralhill.kernel.table import Seat

LINE: Final = re.compile(r"([1-9]) (.+)|back (0|[1-9][0-9]{0,8})")
# No pick of any game is written like this.
UNDO: Final = "undo"


def line_of(game: Game, seat: Seat, pick: Pick) -> str:
    """The line of a pick that a position offers to a seat."""
    options = game.asked[seat]
    return f"{seat + 1} {notations(game, options, seat)[options.index(pick)]}"


def undo_line(seat: Seat) -> str:
    """The line of a seat that takes back its last pick.

    >>> undo_line(0)
    '1 undo'
    """
    return f"{seat + 1} {UNDO}"


class History:
    """A game with its lines; whatever breaks the rules is refused and changes nothing."""

    __slots__ = ("_standing", "deal", "game", "lines", "picks")

    def __init__(self, deal: Deal, *, quiet: bool = False) -> None:
        self.deal = deal
        # Another object after something was taken back.
        self.game = deal.begin(quiet=quiet)
        self.lines: list[str] = []
        # How many of the lines are picks, whether they stand or not.
        self.picks = 0
        # The picks that stand: who made which, and the position before it.
        self._standing: list[tuple[Seat, Pick, Game]] = []

    @property
    def standing(self) -> int:
        """How many picks stand, since nobody has taken them back."""
        return len(self._standing)

    @property
    def standing_lines(self) -> list[str]:
        """The picks that stand, as a record writes them."""
        return [line_of(before, seat, pick) for seat, pick, before in self._standing]

    def answer(self, seat: Seat, pick: Pick) -> None:
        """Give a seat's answer."""
        before = self.game.clone()
        self.game.answer(seat, pick)
        self._note(line_of(before, seat, pick), seat, pick, before)

    def undo(self, seat: Seat) -> None:
        """Let a seat take back its last pick."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Illegal(reason)
        *_, self.game = self._standing.pop()
        self.lines.append(undo_line(seat))

    def why_no_undo(self, seat: Seat) -> str:
        """Why a seat cannot take back its last pick; nothing when it can.

        At some tables a question with one answer waits for it, at others it answers itself. What holds is what the seat
        had to know by its pick: where the game stood before any such answer.
        """
        if not self._standing:
            return "no pick stands that could be taken back"
        last, pick, before = self._standing[-1]
        if last != seat:
            return f"the last pick is one of seat {last + 1}"
        after = before.clone()
        after.patient = True
        after.answer(seat, pick)
        if not after.may_return(before, seat):
            return "with the last pick chance has spoken, a card was seen or the game has turned to somebody else"
        return ""

    def back(self, number: int) -> None:
        """Return to the position after so many standing picks, as everybody has agreed."""
        if not 0 <= number < self.standing:
            raise Illegal(f"one can only go back to fewer picks than stand, and that is {self.standing}")
        *_, self.game = self._standing[number]
        del self._standing[number:]
        self.lines.append(f"back {number}")

    def apply(self, line: str) -> None:
        """Do what a line says."""
        match = LINE.fullmatch(line)
        if match is None:
            ways = "a seat and what it answers, such as '1 pass', nor as '1 undo' or 'back 12'"
            raise Damaged(f"{line!r:.60} is not written as {ways}")
        seat, said, number = match.groups()
        try:
            if number:
                self.back(int(number))
            elif said == UNDO:
                self.undo(int(seat) - 1)
            else:
                self._pick(int(seat) - 1, said)
        except Illegal as error:
            raise Illegal(f"{line!r:.60} is against the rules: {error}") from None

    def _pick(self, seat: Seat, text: str) -> None:
        if seat not in self.game.asked:
            asked = " and ".join(f"seat {other + 1}" for other in self.game.asked)
            raise Illegal(f"{asked} is asked" if asked else "the game is over")
        pick = written_pick(self.game, seat, text)
        before = self.game.clone()
        self.game.answer(seat, pick)
        self._note(f"{seat + 1} {text}", seat, pick, before)

    def _note(self, line: str, seat: Seat, pick: Pick, before: Game) -> None:
        self.lines.append(line)
        self.picks += 1
        self._standing.append((seat, pick, before))


def follow(history: History, lines: Iterable[str]) -> Iterator[str]:
    """Apply lines: each is given before it is applied, and nothing after the last; a wrong one is refused by number."""
    for number, line in enumerate(lines, 1):
        yield line
        try:
            history.apply(line)
        except (Damaged, Illegal) as error:
            raise type(error)(f"in line {number} of the picks, {error}") from None
    yield ""
