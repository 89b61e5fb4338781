"""What can stand on an agenda, and what goes in and out of it: small frozen records.

A `Step` happens by itself, a `Choice` waits for one seat, a `Window` collects sealed answers from several. Answers are
`Pick`s, what happens is an `Event`, and why something is not offered is a `Reason`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Pick:
    """What a seat answers: a record that says what it is, such as `Play(card, target)`."""


@dataclass(frozen=True, slots=True)
class Pass(Pick):
    """To do nothing when one could."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a line of the log, something to animate, something texts in play may listen to."""

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as a seat (None: a spectator) may know it. What hides nothing is the same for all."""
        return self


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not offered: a message of the words, the rule it rests on, and the message's blanks."""

    message: str
    rule: str
    blanks: tuple[tuple[str, str | int], ...] = ()


# The fields of records that name a card.
CARDS: Final = ("card", "source", "location")

PASS = Pass()
Past: TypeAlias = tuple[Any, Seat, Pick]
Story: TypeAlias = tuple[Any, Event]


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the agenda."""

    def unwrapped(self) -> Item:
        """The item itself, where this one only wraps another."""
        return self

    def named(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has named in answer to it so far, where they go together with what it names next."""
        return ()


@dataclass(frozen=True, slots=True)
class Step(Item):
    """Something that happens by itself."""

    def act(self, game: Any) -> None:
        """Change the table through verbs and put on the agenda what follows."""
        raise AssertionError(f"{self!r} does not say what happens")


@dataclass(frozen=True, slots=True)
class Choice(Item):
    """Something one seat decides."""

    seat: Seat

    @property
    def is_open(self) -> bool:
        """Whether everybody can see when only one answer is left: to give it at once then tells nobody anything."""
        return False

    @property
    def lingers(self) -> bool:
        """Whether a table waits for its player even when only one answer is left: who ends a turn looks back first."""
        return False

    def options(self, game: Any) -> list[Pick]:
        """What may be answered: pure, and reading only what the seat can see."""
        raise AssertionError(f"{self!r} does not say what it asks")

    def act(self, game: Any, pick: Any) -> None:
        """Carry out the answer."""
        raise AssertionError(f"{self!r} does not say what an answer does")

    def why_not(self, game: Any, thing: Pick | Card) -> Reason:
        """Why a pick, or anything one could do with a card, is not among the options."""
        return NOT_OFFERED


@dataclass(frozen=True, slots=True)
class Window(Item):
    """A moment in which several seats may speak; answers stay sealed until all are in.

    Answers are kept in seat order, so it makes no difference in which order they arrived.
    """

    waiting: tuple[Seat, ...]
    sealed: tuple[tuple[Seat, Pick], ...] = ()

    def options(self, game: Any, seat: Seat) -> list[Pick]:
        """What a seat may say beside passing: pure, and reading only what the seat can see."""
        raise AssertionError(f"{self!r} does not say what it asks")

    def act(self, game: Any, answers: dict[Seat, Pick]) -> None:
        """Carry out all answers together, now that every seat has spoken."""
        raise AssertionError(f"{self!r} does not say what the answers do")

    def why_not(self, game: Any, seat: Seat, thing: Pick | Card) -> Reason:
        """Why a pick, or anything one could do with a card, is not among the options of a seat."""
        return NOT_OFFERED

    def asks(self, game: Any) -> dict[Seat, list[Pick]]:
        """Who is asked what: a seat with nothing to say has passed already, unless the game is patient."""
        asked: dict[Seat, list[Pick]] = {}
        for seat in self.waiting:
            options = self.options(game, seat)
            if options or game.patient:
                asked[seat] = [PASS, *options]
        return asked

    def with_answer(self, seat: Seat, pick: Pick) -> Window:
        """The window with one more sealed answer."""
        waiting = tuple(other for other in self.waiting if other != seat)
        return replace(self, waiting=waiting, sealed=tuple(sorted((*self.sealed, (seat, pick)), key=_first)))

    def reopened(self, seat: Seat | None) -> Window:
        """The window as a seat knows it: everybody else may still say anything."""
        kept = tuple(answer for answer in self.sealed if answer[0] == seat)
        others = [other for other, _ in self.sealed if other != seat]
        return replace(self, waiting=tuple(sorted((*self.waiting, *others))), sealed=kept)


def _first(answer: tuple[Seat, Pick]) -> Seat:
    return answer[0]


@dataclass(frozen=True, slots=True)
class Heard:
    """A text in play that an event has set off: whose it is, the card it stands on, and what it puts on the agenda."""

    seat: Seat
    card: Card
    step: Item


@dataclass(frozen=True, slots=True)
class First(Pick):
    """To let one of several waiting texts happen first."""

    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class AsListed(Pick):
    """To let all waiting texts happen in the order in which they are listed."""


AS_LISTED = AsListed()


@dataclass(frozen=True, slots=True)
class Trigger(Choice):
    """Texts set off by the same moment, put in order by the player whom the rules name."""

    waiting: tuple[Heard, ...] = ()

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: Any) -> list[Pick]:
        if len(self.waiting) > 1 and not game.order_matters(self.waiting):
            return [AS_LISTED]
        firsts: list[Pick] = [First(heard.card, place) for place, heard in enumerate(self.waiting)]
        # Of two, whichever comes first settles the order; of more it would have to be said again and again.
        return [*firsts, AS_LISTED] if len(firsts) > 2 else firsts

    def act(self, game: Any, pick: Pick) -> None:
        if not isinstance(pick, First):
            game.next(*(heard.step for heard in self.waiting))
            return
        rest = self.waiting[: pick.place] + self.waiting[pick.place + 1 :]
        if rest:
            game.next(replace(self, waiting=rest))
        game.next(self.waiting[pick.place].step)


NOT_OFFERED = Reason("not-offered", "")
GAME_OVER = Reason("game-over", "")
NOT_ASKED = Reason("not-asked", "")


def card_of(thing: Pick | Card) -> Card | None:
    """The card that is meant: the card itself, or the one a pick names in its field `card`."""
    card: Card | None = thing if isinstance(thing, int) else getattr(thing, "card", None)
    return card


def touches(pick: Pick) -> tuple[Card, ...]:
    """The cards a pick names: the one it is about first, then where that goes or what it takes the place of."""
    found = [getattr(pick, name, None) for name in CARDS]
    return tuple(card for card in found if isinstance(card, int))
