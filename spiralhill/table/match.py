"""The game that is played at a table: answered, taken back, rolled back, and written down as it went."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from spiralhill.deals import Deal, Record, record_from
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.game import Game
from spiralhill.kernel.notation import notations
from spiralhill.kernel.steps import Choice, Event, Pick, Window
from spiralhill.kernel.table import Seat
from spiralhill.table.refusal import Refusal

# Every so many answers the position is kept, so that nobody goes back by playing everything from the beginning.
MARKED: Final = 100


class Match:
    """One game with its history. It is patient: a seat that can only pass is asked, so that nobody learns that."""

    __slots__ = ("_before", "_marks", "_written", "deal", "game", "lines", "standing")

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game = deal.begin(patient=True)
        # Everything that was answered and taken back, as a record writes it.
        self.lines: list[str] = []
        # The answers that stand; whether each was a decision (where there was but one answer, only its seat knows); and
        # how many stood when it was asked, which for all answers of a window is the same.
        self.standing: list[tuple[Seat, str, bool, int]] = []
        # How many answers stood before each of the last decisions, and the position, as long as they can be taken back.
        self._before: list[tuple[Seat, int, Game]] = []
        # The positions after the first hundred answers, after the second, and so on.
        self._marks: list[Game] = []
        self._written: tuple[list[Pick], list[str]] = ([], [])

    def options(self, seat: Seat) -> list[Pick]:
        """What a seat may answer."""
        return self.game.asked.get(seat, [])

    def is_forced(self, seat: Seat) -> bool:
        """Whether a seat is asked something to which there is but one answer."""
        return len(self.options(seat)) == 1

    def answers_itself(self, seat: Seat) -> bool:
        """Whether the table gives the only answer of a seat after a while."""
        item = self.game.agenda[-1] if self.game.agenda else None
        return self.is_forced(seat) and not (isinstance(item, Choice) and item.lingers)

    @property
    def in_window(self) -> bool:
        """Whether answers are being sealed: then it is nobody's business who has given one."""
        return bool(self.game.agenda) and isinstance(self.game.agenda[-1], Window)

    def has_sealed(self, seat: Seat) -> bool:
        """Whether a seat has given an answer that is still sealed."""
        item = self.game.agenda[-1] if self.game.agenda else None
        return isinstance(item, Window) and any(other == seat for other, _ in item.sealed)

    @property
    def known(self) -> int:
        """How many answers stand that everybody knows of: all but those that are still sealed."""
        item = self.game.agenda[-1] if self.game.agenda else None
        return len(self.standing) - (len(item.sealed) if isinstance(item, Window) else 0)

    def pick_written(self, seat: Seat, text: str) -> Pick:
        """The option that is written like this."""
        options = self.options(seat)
        if not options:
            raise Refusal("game-over" if self.game.over else "not-asked")
        texts = self.texts(seat)
        if text not in texts:
            raise Refusal("not-offered", pick=printable(text))
        return options[texts.index(text)]

    def texts(self, seat: Seat) -> list[str]:
        """The options of a seat as they are written; worked out once for each question."""
        options = self.options(seat)
        if options is not self._written[0]:
            self._written = options, notations(self.game, options, seat)
        return self._written[1]

    def answer(self, seat: Seat, text: str) -> None:
        """Give the answer of a seat."""
        pick = self.pick_written(seat, text)
        # The same few things are answered again and again, at every table.
        text = sys.intern(text)
        game, decides = self.game, not self.is_forced(seat)
        if len(self.standing) == MARKED * (len(self._marks) + 1):
            self._marks.append(game.clone())
        if decides:
            self._before.append((seat, len(self.standing), game.clone()))
            self.lines.append(sys.intern(f"{seat + 1} {text}"))
        self.standing.append((seat, text, decides, self.known))
        game.answer(seat, pick)
        if self._before and not game.may_return(self._before[-1][2], seat):
            self._before.clear()

    def follow(self, lines: Iterable[str]) -> None:
        """Let decisions of another game with this deal be taken here; a question with one answer answers itself."""
        for line in lines:
            who, _, text = line.partition(" ")
            seat = int(who) - 1
            while self.is_forced(seat) or text not in self.texts(seat):
                forced = next((other for other in self.game.asked if self.is_forced(other)), None)
                if forced is None:
                    raise Damaged(f"a decision that was taken over is not offered: {line!r:.60}")
                self.answer(forced, self.texts(forced)[0])
            self.answer(seat, text)
        self.settle()

    def may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last decision back: nothing was learned, and nobody else was asked."""
        # A window asks several at once, and it must not show in it when one of them has answered.
        return bool(self._before) and self._before[-1][0] == seat and not self.in_window

    def undo(self, seat: Seat) -> int:
        """Take back the last decision, and say how many answers went with it."""
        if not self.may_undo(seat):
            raise Refusal("cannot-undo")
        _, at, self.game = self._before.pop()
        answers = len(self.standing) - at
        self._cut(at)
        self.lines.append(f"{seat + 1} undo")
        return answers

    def settle(self) -> None:
        """Let nobody take back any more what stands: somebody else plays from now on."""
        self._before.clear()

    def last_decision(self, seat: Seat) -> int | None:
        """The place of the last decision of a seat that everybody knows of, among the answers that stand."""
        plies = range(self.known - 1, -1, -1)
        return next((at for at in plies if self.standing[at][0] == seat and self.standing[at][2]), None)

    def opened(self, ply: int) -> int:
        """How many answers stood when the question of one was put: a window is gone back to as a whole, and in which
        order its answers came in is nobody's business."""
        return self.standing[ply][3]

    def back(self, ply: int) -> None:
        """Return to where the game stood after so many answers, as everybody agreed."""
        # A record counts decisions.
        decided = sum(answer[2] for answer in self.standing[:ply])
        if any(answer[2] for answer in self.standing[ply:]):
            self.lines.append(f"back {decided}")
        self._cut(ply)
        self._before.clear()
        self.game = game = self._marks[-1].clone() if self._marks else self.deal.begin(patient=True)
        for seat, text, _, _ in self.standing[MARKED * len(self._marks) :]:
            options = game.asked[seat]
            game.answer(seat, options[notations(game, options, seat).index(text)])
        self.news()

    def _cut(self, ply: int) -> None:
        """Let only so many answers stand."""
        del self.standing[ply:]
        del self._marks[ply // MARKED :]

    def news(self) -> tuple[Event, ...]:
        """What has happened since this was last asked, with everybody's secrets in it.

        The table keeps its own tale and lines, so the game itself need not remember either.
        """
        events = tuple(self.game.log)
        self.game.story = self.game.past = None
        return events

    def record(self, players: tuple[str, ...]) -> Record:
        """The game as it was played so far."""
        return record_from(self.deal, tuple(self.lines), players)


def printable(text: str, longest: int = 80) -> str:
    """What somebody wrote, fit to be shown again."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:longest])
