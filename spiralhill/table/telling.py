"""What each reader is told: pages of the table's tale in their language, and the table as they may see it.

A reader is a seat or a spectator. Everything here is built up from `view`, from events as `seen_by` the reader, and
from what is public about the company; nothing is cut out of something larger.
"""

from __future__ import annotations

from dataclasses import dataclass, is_dataclass
from typing import TYPE_CHECKING, Any

from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.notation import notation, notations, shape_of
from spiralhill.kernel.steps import NOT_OFFERED, Choice, Event, touches
from spiralhill.kernel.table import Seat
from spiralhill.table import protocol
from spiralhill.table.protocol import Ask, Line, Proposal, Sitter, TableState, Times
from spiralhill.words import Words, words

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


def speech_of(table: Ledger, lang: str) -> Words:
    """The words of a language for a table's game."""
    return words(lang or "en", rules_of(table.created.game).package)


def lines(table: Ledger, page: Page, number: int, reader: Reader) -> list[Line]:
    """The lines of a page for a reader."""
    told: list[Line] = []
    speech = speech_of(table, reader.lang)
    if page.events:
        assert table.match is not None
        names = wording_of(table.created.game).names(speech, table.match.game, reader.seat)
        for event in page.events:
            seen = event.seen_by(reader.seat)
            says = speech.log(seen, names) if reader.lang else ""
            told.append(Line(number, "event", type(seen).__name__, says, getattr(seen, "seat", None), plain(seen)))
    for news in page.news:
        if news.what == "chat":
            if reader.seat not in news.deaf:
                told.append(Line(number, "chat", "chat", news.text, news.seat))
            continue
        who = {"name": news.name, "about": news.about, "text": news.text}
        says = speech.say(f"table-news-{news.what}", **who) if reader.lang else ""
        told.append(Line(number, "news", news.what, says, news.seat))
    return told


def plain(event: Event) -> dict[str, Any]:
    """The fields of an event, ready for JSON; what is a record of its own stands there by name."""
    return {name: _plain(getattr(event, name)) for name in shape_of(type(event))[1]}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return shape_of(type(value))[0] if is_dataclass(value) else value


def ask(table: Ledger, reader: Reader) -> Ask | None:
    """What a reader is asked."""
    match, seat = table.match, reader.seat
    if match is None or seat is None or table.phase != "playing" or not match.options(seat):
        return None
    options = match.options(seat)
    since, touched = table.since[seat], [list(touches(option)) for option in options]
    forced = match.is_forced(seat)
    undo = match.may_undo(seat) and table.company.is_played_by_person(seat)
    if not reader.lang:
        return Ask(since, touches=touched, undo=undo, forced=forced)
    speech, wording = speech_of(table, reader.lang), wording_of(table.created.game)
    game, item, view = match.game, match.game.agenda[-1], table.view(seat)
    names = wording.names(speech, game, seat)
    return Ask(
        since,
        speech.prompt(item, names),
        [wording.label(speech, view, option, names, item) for option in options],
        touched,
        wording.source(speech, view, item),
        forced,
        undo,
    )


def waits(table: Ledger, reader: Reader) -> str:
    """Whom somebody who is not asked waits for; in a window that is nobody's business."""
    match = table.match
    if not reader.lang or match is None or table.phase != "playing" or match.game.over:
        return ""
    speech, item = speech_of(table, reader.lang), match.game.agenda[-1]
    if not isinstance(item, Choice):
        return speech.say("table-window-open")
    if item.seat == reader.seat:
        return ""
    return speech.prompt(item, wording_of(table.created.game).names(speech, match.game, reader.seat))


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
    secret_is_out = table.phase in ("over", "aborted")
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
        seed=created.seed if secret_is_out else "",
        mine=mine,
        invite=created.invite if mine else "",
        watch=created.watch if mine else "",
        proposals=[
            Proposal(what, motion.by, sorted(motion.agreed), motion.to, motion.about)
            for what, motion in company.motions.items()
        ],
        muted=[] if reader.seat is None else sorted(company.places[reader.seat].muted),
        same_deal_as=created.same_deal_as,
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


def reasons(table: Ledger, seat: Seat, lang: str, question: protocol.Why) -> list[protocol.Reason]:
    """Why a card that a seat sees, or something written like a pick, is not offered to it."""
    match = table.match
    assert match is not None
    game, wording, speech = match.game, wording_of(table.created.game), speech_of(table, lang)
    found = [NOT_OFFERED]
    if question.card is not None:
        if any(
            question.card in cards and game.sees(seat, question.card, pile) for pile, cards in enumerate(game.piles)
        ):
            found = game.why_not(seat, question.card)
    elif question.pick in notations(game, match.options(seat), seat):
        found = []
    else:
        for tried in wording.tries(table.view(seat)):
            if notation(game, tried, seat) == question.pick:
                found = game.why_not(seat, tried)
    names = wording.names(speech, game, seat)
    return [protocol.Reason(one.message, speech.reason(one, names) if lang else "", one.rule) for one in found]
