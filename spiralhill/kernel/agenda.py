"""The agenda: what happens next, as a stack of frozen records.

The item on top acts, changes the table through verbs and puts what follows on the agenda in rulebook order. Nothing
else is waiting anywhere, so a position can be copied, saved and explained at every question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from spiralhill.kernel.chance import Chance
from spiralhill.kernel.errors import Illegal
from spiralhill.kernel.steps import (
    GAME_OVER,
    NOT_ASKED,
    NOT_OFFERED,
    PASS,
    Choice,
    Event,
    Heard,
    Item,
    Past,
    Pick,
    Reason,
    Step,
    Story,
    Trigger,
    Window,
    card_of,
    touches,
)
from spiralhill.kernel.table import Box, Card, Seat, Table


class Agenda(Table):
    """The table with an agenda on it, and what the item on top of the agenda asks."""

    __slots__ = ("agenda", "asked", "ended", "last", "logging", "past", "patient", "pending", "story", "telling")

    # Whether the game has texts that listen to events: those must be made even when nobody keeps a log.
    listens: ClassVar[bool] = False

    def __init__(self, box: Box, prints: list[int], chance: Chance) -> None:
        super().__init__(box, prints, chance)
        self.agenda: list[Item] = []
        self.asked: dict[Seat, list[Pick]] = {}
        # Whom the game turned to last, asking or finding that there was only one thing to do.
        self.last: Seat | None = None
        # Every answer so far, the newest outside: a chain costs nothing to copy.
        self.past: Past | None = None
        # Whether a question waits even where only its seat knows that there is but one answer: to skip it would tell
        # the others. Such an answer is no decision, so the picks of a game are the same either way.
        self.patient = False
        # Every event so far, likewise, if a log is kept; without a log and listeners no events are made at all.
        self.story: Story | None = None
        self.logging = True
        self.telling = True
        # Texts set off by the step that is acting now.
        self.pending: list[Heard] = []
        self.ended = False

    # What a person or a program asks of a game

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.asked

    @property
    def picks(self) -> list[tuple[Seat, Pick]]:
        """Every answer so far, in order."""
        answers: list[tuple[Seat, Pick]] = []
        past = self.past
        while past is not None:
            answers.append((past[1], past[2]))
            past = past[0]
        answers.reverse()
        return answers

    @property
    def log(self) -> list[Event]:
        """Every event so far, in order, with everybody's secrets in it."""
        events: list[Event] = []
        story = self.story
        while story is not None:
            events.append(story[1])
            story = story[0]
        events.reverse()
        return events

    def answer(self, seat: Seat, pick: Pick) -> None:
        """Give a seat's answer; anything that is not offered is refused and changes nothing."""
        options = self.asked.get(seat)
        if options is None:
            raise Illegal(self._refusal(seat, pick))
        for option in options:
            if option is pick:
                break
        else:
            if pick not in options:
                raise Illegal(self._refusal(seat, pick))
        if len(options) > 1:
            self.past = (self.past, seat, pick)
        item = self.agenda.pop()
        if isinstance(item, Choice):
            item.act(self, pick)
        else:
            assert isinstance(item, Window)
            self._turn_to(None)
            self.agenda.append(item.with_answer(seat, pick))
        if self.pending:
            self._trigger()
        self._advance()

    def why_not(self, seat: Seat, thing: Pick | Card) -> list[Reason]:
        """Why a pick, or anything one could do with a card, is not offered; nothing when it is."""
        options = self.asked.get(seat)
        if options is None:
            return [NOT_ASKED if self.asked else GAME_OVER]
        card = card_of(thing)
        if card is not None and not 0 <= card < len(self.prints):
            return [NOT_OFFERED]
        if thing in options or (isinstance(thing, int) and any(thing in touches(option) for option in options)):
            return []
        item = self.agenda[-1]
        assert isinstance(item, (Choice, Window))
        reason = item.why_not(self, thing) if isinstance(item, Choice) else item.why_not(self, seat, thing)
        return [self.otherwise(seat, thing) if reason == NOT_OFFERED else reason]

    def copy_agenda(self, other: Agenda) -> None:
        """Make this agenda and its table stand like another."""
        self.copy_table(other)
        self.agenda = other.agenda[:]
        self.asked = other.asked
        self.last = other.last
        self.past = other.past
        self.patient = other.patient
        self.story = other.story
        self.logging = other.logging
        self.telling = other.telling
        self.pending = []
        self.ended = other.ended

    def may_return(self, earlier: Agenda, seat: Seat) -> bool:
        """Whether a seat may take back what it has done since an earlier position.

        It may while chance has not spoken, no hidden card was seen and the game has turned to nobody else: whether a
        neighbour could answer is something one learns. What was said in a window is said.
        """
        return seat in earlier.asked and self.irrevocable == earlier.irrevocable

    def be_quiet(self) -> None:
        """Keep no log from now on; events are still made for texts that listen."""
        self.logging = False
        self.telling = self.listens
        self.story = None

    def otherwise(self, seat: Seat, thing: Pick | Card) -> Reason:
        """Why something is not offered of which the question itself has nothing to say."""
        return NOT_OFFERED

    # What steps ask of a game

    def next(self, *items: Item) -> None:
        """Put items on top of the agenda; the first of them comes first. After the end nothing comes any more."""
        if not self.ended:
            self.agenda.extend(items[::-1])

    def tell(self, event: Event) -> None:
        """Let an event be known: to the log, and to texts that listen."""
        if self.logging:
            self.story = (self.story, event)
        if not self.ended:
            self.pending.extend(self.hears(event))

    def hears(self, event: Event) -> Iterable[Heard]:
        """The texts in play that an event sets off."""
        return ()

    def orders(self) -> Seat:
        """The player whom the rules name to order texts that were set off at the same time."""
        raise AssertionError("a game with texts that listen says who orders them")

    def order_matters(self, waiting: tuple[Heard, ...]) -> bool:
        """Whether it makes a difference in which order waiting texts happen; nobody is asked where it cannot."""
        return True

    def begin(self, *items: Item) -> None:
        """Set the first items of the game on the agenda and go on to the first question."""
        self.next(*items)
        self._advance()

    def ask_again(self) -> None:
        """Ask anew what the item on top asks, without letting anything happen: after a position was put together."""
        self.asked = {}
        if self.agenda:
            item = self.agenda[-1]
            if isinstance(item, Choice):
                self.asked = {item.seat: item.options(self)}
            elif isinstance(item, Window):
                self.asked = item.asks(self)

    def finish(self) -> None:
        """End the game: nothing that was planned or set off happens any more."""
        self.agenda.clear()
        self.pending.clear()
        self.ended = True

    def waits_at(self, question: Choice, options: list[Pick]) -> bool:
        """Whether a question is asked at all: one with a single answer answers itself."""
        return len(options) > 1 or (self.patient and bool(options) and not question.is_open)

    def _turn_to(self, seat: Seat | None) -> None:
        """The game turns to a seat, or to several at once: what went before cannot be taken back by another."""
        if seat is None or seat != self.last:
            self.irrevocable += 1
            self.last = seat

    def _trigger(self) -> None:
        self.next(Trigger(self.orders(), tuple(self.pending)))
        self.pending.clear()

    def _advance(self) -> None:
        """Let things happen until somebody has something to decide, or nothing is left."""
        agenda = self.agenda
        while agenda:
            item = agenda[-1]
            if isinstance(item, Choice):
                options = item.options(self)
                if item.seat != self.last:
                    self._turn_to(item.seat)
                if self.waits_at(item, options):
                    self.asked = {item.seat: options}
                    return
                # A question with one answer answers itself: the others see the same event as if it had been asked.
                agenda.pop()
                if options:
                    item.act(self, options[0])
            elif isinstance(item, Step):
                agenda.pop()
                item.act(self)
            else:
                assert isinstance(item, Window)
                self.asked = item.asks(self)
                if self.asked:
                    return
                agenda.pop()
                self._turn_to(None)
                answers: dict[Seat, Pick] = dict.fromkeys(item.waiting, PASS)
                answers.update(item.sealed)
                item.act(self, {seat: answers[seat] for seat in sorted(answers)})
            if self.pending:
                self._trigger()
        self.asked = {}

    def _refusal(self, seat: Seat, pick: Pick) -> str:
        if not self.asked:
            return f"seat {seat} may not answer {pick!r}: the game is over"
        if seat not in self.asked:
            # In a window it is nobody's business who still has something to say.
            item = self.agenda[-1]
            asked = f"seat {item.seat} is" if isinstance(item, Choice) else "others are"
            return f"seat {seat} may not answer {pick!r}: {asked} asked"
        offered = ", ".join(repr(option) for option in self.asked[seat])
        return f"seat {seat} may not answer {pick!r}: it may answer {offered}"
