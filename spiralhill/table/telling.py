"""What each reader is told: pages of the table's tale in their language, and the table as they may see it.

A reader is a seat or a spectator. Everything here is built up from `view`, from events as `seen_by` the reader, and
from what is public about the company; nothing is cut out of something larger.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.game import Game, View
from spiralhill.kernel.notation import notation, shape_of
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Event, Pick, Reason, touches
from spiralhill.kernel.table import Card, Seat
from spiralhill.table import protocol
from spiralhill.table.protocol import Ask, Line, Proposal, Sitter, TableState, Times
from spiralhill.words import Names, Words, words
from spiralhill.words.sentences import cards_in, seats_in
from spiralhill.words.wording import Wording

if TYPE_CHECKING:
    from spiralhill.table.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: a seat (None: a spectator), the person it belongs to, and the language."""

    seat: Seat | None
    person: str
    lang: str


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened beside the game."""

    what: str
    seat: Seat | None = None
    # Who it was, and whom it was about, by the names they had then.
    name: str = ""
    about: str = ""
    text: str = ""
    # Who did not hear it: whoever is muted stays so for what they have said.
    deaf: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One thing that happened, with everybody's secrets in it.

    `moved` says that the game stands differently, `table` that the company does; a sealed answer is told to `only` the
    seat that gave it.
    """

    events: tuple[Event, ...] = ()
    news: tuple[News, ...] = ()
    moved: bool = False
    table: bool = False
    only: Seat | None = None

    def is_for(self, seat: Seat | None) -> bool:
        """Whether a reader is told at all."""
        return self.only is None or self.only == seat


class Teller:
    """Tells in one language how a table stands, until something happens; what many readers hear alike is said once."""

    def __init__(self, table: Ledger, lang: str) -> None:
        game = table.created.game
        self.speech: Words = words(lang or "en", rules_of(game).package)
        self._lang = lang
        self._table = table
        self._wording = wording_of(game)
        self._players: tuple[str, ...] = ()
        # Lines that were told, by page, by what was seen to happen, and by the reader if that mentions them.
        self._told: dict[tuple[int, Event, Seat | None], Line] = {}
        # What is told of events apart from the sentence, and whom they mention; None where not everybody sees the same
        # cards in them.
        self._facts: dict[Event, dict[str, Any]] = {}
        self._mentioned: dict[Event, frozenset[Seat] | None] = {}
        self._waits: str | None = None

    def names(self, reader: Seat | None) -> Names:
        """What a reader calls the players, and the cards that they see."""
        match = self._table.match
        assert match is not None
        if not self._players:
            self._players = self._wording.names(self.speech, match.game, None).players
        return Names(self._players, reader, partial(match.game.name_for, reader))

    def lines(self, page: Page, number: int, seat: Seat | None) -> list[Line]:
        """The lines of a page for a seat (None: a spectator), to whom it has this number."""
        told = [self._line(event, number, seat) for event in page.events]
        for news in page.news:
            if news.what == "chat":
                if seat not in news.deaf:
                    told.append(Line(number, "chat", "chat", news.text, news.seat, news.name))
                continue
            who = {"name": news.name, "about": news.about, "text": news.text}
            says = self.speech.say(f"table-news-{news.what}", **who) if self._lang else ""
            told.append(Line(number, "news", news.what, says, news.seat))
        return told

    def _line(self, event: Event, number: int, seat: Seat | None) -> Line:
        seen = event.seen_by(seat)
        mentioned = self._mentions(seen)
        key = (number, seen, seat if mentioned and seat in mentioned else None)
        line = None if mentioned is None else self._told.get(key)
        if line is None:
            says = self._wording.log(self.speech, seen, self.names(seat)) if self._lang else ""
            line = event_line(self._wording, seen, number, says, self._plain(seen))
            if mentioned is not None:
                self._told[key] = line
        return line

    def _mentions(self, seen: Event) -> frozenset[Seat] | None:
        """Whom an event mentions; None where one reader may see a card in it that another does not."""
        if seen not in self._mentioned:
            match = self._table.match
            assert match is not None
            is_open = all(match.game.name_for(None, card) is not None for card in cards_in(seen))
            self._mentioned[seen] = frozenset(seats_in(seen)) if is_open else None
        return self._mentioned[seen]

    def _plain(self, seen: Event) -> dict[str, Any]:
        if seen not in self._facts:
            self._facts[seen] = plain(seen)
        return self._facts[seen]

    def ask(self, seat: Seat | None) -> Ask | None:
        """What a seat is asked."""
        table, match = self._table, self._table.match
        if match is None or seat is None or table.phase != "playing" or not match.options(seat):
            return None
        undo = match.may_undo(seat) and table.company.is_played_by_person(seat)
        about: dict[str, Any] = {"since": table.since[seat], "forced": match.answers_itself(seat), "undo": undo}
        options = match.options(seat)
        if not self._lang:
            named = list(match.game.agenda[-1].unwrapped().named(seat))
            return Ask(touches=[list(touches(option)) for option in options], named=named, **about)
        return Ask(**in_words(self.speech, self._wording, match.game, table.view(seat), self.names(seat)), **about)

    def waits(self, seat: Seat | None) -> str:
        """Whom somebody who is not asked waits for; in a window that is nobody's business."""
        match = self._table.match
        if not self._lang or match is None or self._table.phase != "playing" or match.game.over:
            return ""
        item = match.game.agenda[-1]
        if not isinstance(item, Choice):
            return self.speech.say("table-window-open")
        if item.seat == seat:
            return ""
        if self._waits is None:
            self._waits = self.speech.prompt(item, self.names(None))
        return self._waits

    def _sees(self, seat: Seat, card: Card) -> bool:
        """Whether a seat sees a card where it lies."""
        match = self._table.match
        assert match is not None
        return any(card in cards and match.game.sees(seat, card, pile) for pile, cards in enumerate(match.game.piles))

    def _means(self, question: protocol.Why, seat: Seat, view: View, tried: Pick) -> bool:
        """Whether a question is about something that people may try."""
        assert self._table.match is not None
        if question.pick is not None:
            return notation(self._table.match.game, tried, seat) == question.pick
        return question.card in touches(tried) and question.place in self._wording.places(view, tried)

    def reasons(self, seat: Seat, question: protocol.Why) -> list[protocol.Reason]:
        """Why a card that a seat sees, or something written like a pick, is not offered to it."""
        match = self._table.match
        assert match is not None
        game, found = match.game, [NOT_OFFERED]
        if question.card is not None and self._sees(seat, question.card):
            found = game.why_not(seat, question.card)
            if not found and question.place is None and question.pick is None:
                return self._others(seat, question.card)
        if question.pick in match.texts(seat):
            found = []
        elif question.pick is not None or question.place is not None:
            view = self._table.view(seat)
            tries = [tried for tried in self._wording.tries(view) if self._means(question, seat, view, tried)]
            reasons = [reason for tried in tries for reason in game.why_not(seat, tried)]
            if question.place is not None and not reasons:
                # What lies there says best why nothing else may go there.
                piles = game.piles[question.place : question.place + 1]
                there = [card for cards in piles for card in cards[-1:] if self._sees(seat, card)]
                reasons = [reason for card in there for reason in game.why_not(seat, card)]
            found = reasons or [NOT_OFFERED]
        return [self._reason(seat, one) for one in found]

    def _others(self, seat: Seat, card: Card) -> list[protocol.Reason]:
        """Why what else a card says is not offered, although something can be done with it; one reason is told once."""
        assert self._table.match is not None
        game, view = self._table.match.game, self._table.view(seat)
        found = [(says, game.why_not(seat, way)) for way, says in self._wording.ways(self.speech, view, card)]
        if found and found[0][1] and all(reasons == found[0][1] for _, reasons in found):
            return [self._reason(seat, reason) for reason in found[0][1]]
        return [self._reason(seat, reason, says) for says, reasons in found for reason in reasons]

    def _reason(self, seat: Seat, reason: Reason, about: str = "") -> protocol.Reason:
        """A reason as it is told; a line that speaks no language is told the names only."""
        if not self._lang:
            return protocol.Reason(reason.message, rule=reason.rule)
        return protocol.Reason(reason.message, self.speech.reason(reason, self.names(seat)), reason.rule, about)


def in_words(speech: Words, wording: Wording, game: Game, view: View, names: Names) -> dict[str, Any]:
    """What the reader of a view is asked, in words, and what on the table each option is about."""
    assert names.reader is not None
    item, options = game.agenda[-1], game.asked[names.reader]
    return {
        "prompt": speech.prompt(item, names),
        "says": [wording.label(speech, view, option, names, item) for option in options],
        "touches": [list(touches(option)) for option in options],
        "places": [list(wording.places(view, option)) for option in options],
        "targets": [seats_in(option) for option in options],
        "rest": wording.rest(item, options),
        "grave": [at for at, option in enumerate(options) if isinstance(option, wording.grave)],
        "aside": [at for at, option in enumerate(options) if isinstance(option, wording.aside)],
        "named": list(item.unwrapped().named(names.reader)),
        "source": wording.source(speech, view, item),
    }


def event_line(wording: Wording, seen: Event, number: int, says: str, fields: dict[str, Any]) -> Line:
    """The line of an event, as a reader has seen it."""
    head = isinstance(seen, wording.heads)
    return Line(number, "event", type(seen).__name__, says, getattr(seen, "seat", None), "", fields, head)


def plain(event: Event) -> dict[str, Any]:
    """The fields of an event, ready for JSON; what is a record of its own stands there by name."""
    return {name: _plain(getattr(event, name)) for name in shape_of(type(event))[1]}


def _plain(value: object) -> object:
    if value is None or isinstance(value, (int, str)):
        return value
    return [_plain(part) for part in value] if isinstance(value, tuple) else shape_of(type(value))[0]


def times(table: Ledger, now: float, reader: Reader) -> Times | None:
    """The clocks as a reader may see them: in a window everybody sees only their own running."""
    clock = table.clock
    if clock is None:
        return None
    hidden = table.match is not None and table.match.in_window
    left = [
        clock.known[seat] if hidden and seat != reader.seat else clock.left_at(now, seat)
        for seat in range(len(clock.left))
    ]
    return Times(left, sorted(seat for seat in clock.running if not hidden or seat == reader.seat))


def table_state(table: Ledger, reader: Reader) -> TableState:
    """Everything about a table that is not on it, as a reader may know it."""
    created, company = table.created, table.company
    mine = company.seats_of(reader.person)
    # Who took part may check the shuffles; others, with the seed, would know every hand that was held.
    is_open = table.phase in ("over", "aborted") and (bool(mine) or table.public)
    return TableState(
        id=created.id,
        game=created.game,
        rules=created.rules,
        phase=table.phase,
        seats=[sitter(table, seat, reader) for seat in range(len(company.places))],
        options=created.options,
        timing=created.timing,
        commitment=table.deal.commitment,
        client_seeds=table.client_seeds,
        seed=created.seed if is_open else "",
        mine=mine,
        invite=created.invite if mine else "",
        watch=created.watch if mine else "",
        proposals=[
            Proposal(what, motion.by, sorted(motion.agreed), motion.to, motion.about)
            for what, motion in company.motions.items()
        ],
        muted=[] if reader.seat is None else sorted(company.places[reader.seat].muted),
        same_deal_as=created.same_deal_as,
        fork=None if created.fork is None else len(created.fork),
        next=table.next,
        public=table.public,
    )


def sitter(table: Ledger, seat: Seat, reader: Reader) -> Sitter:
    """Who sits at a seat, as others see it."""
    company = table.company
    place = company.places[seat]
    shown = place.link_is_shared and company.seats_of(reader.person)
    return Sitter(
        place.plays,
        place.kind,
        place.name,
        place.bot,
        bool(place.seed),
        bool(place.person) and place.person == company.host,
        place.person in table.created.knows_deal,
        place.link if shown else "",
    )
