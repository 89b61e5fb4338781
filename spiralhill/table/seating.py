"""Coming, sitting, leaving: who may have a seat, and what an owner may do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spiralhill.bots import BOTS
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.table import Seat
from spiralhill.table import laying, protocol
from spiralhill.table.company import clean_name
from spiralhill.table.journal import Chose, Freed, Handed, Link, Member, Muted, Readied, Returned, Sat, StoodIn, Took
from spiralhill.table.motions import GRACE
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import News, Page

if TYPE_CHECKING:
    from spiralhill.table.ledger import Ledger
    from spiralhill.table.room import Room

# What somebody has left, in milliseconds, who plays a seat after its time ran out.
COMEBACK: Final = 10_000


def arrive(room: Room, person: str, name: str, code: str) -> Seat:
    """Seat somebody who has the invitation, or the link to a seat; who sits here already keeps the seat."""
    company = room.company
    mine = company.seats_of(person)
    for seat in mine:
        if code == company.places[seat].came_by:
            return seat
    if code == room.created.invite:
        if mine:
            return mine[0]
        check_not_replaced(room, person)
        free = next((seat for seat, place in enumerate(company.places) if place.kind == "open"), None)
        if free is None or room.phase != "lobby":
            raise Refusal("table-full")
        room.store(Member(room.created.id, person))
        room.write(Sat(free, person, company.distinct(clean_name(name))))
        return free
    for seat, place in enumerate(company.places):
        if place.link and place.link == code:
            if mine or any(person == former and other != seat for former, other in company.former):
                # Whoever had two seats by links, one after the other, too, would see two hands.
                raise Refusal("seated-already")
            if room.phase not in ("lobby", "playing"):
                raise Refusal("game-over")
            if place.link_is_shared and room.away_for(seat) < GRACE:
                # Whoever was missed is back, or may come back after a restart.
                raise Refusal("table-full")
            room.store(Member(room.created.id, person))
            if len(company.seats_of(place.person)) == 1:
                room.store(Member(room.created.id, place.person, belongs=False))
            room.write(Took(seat, person, company.distinct(clean_name(name)), _time_to_begin(room, seat)))
            return seat
    raise Refusal("no-such-table")


def check_not_replaced(room: Room, person: str) -> None:
    """Refuse whoever was replaced while away, and tell by whom; who handed a seat over knows it, and is a stranger."""
    company = room.company
    if person in company.replaced and not company.seats_of(person):
        raise Refusal("replaced", name=company.places[company.replaced[person]].name)


def decide(room: Room, seat: Seat, command: protocol.Command) -> Readied | Chose | Muted | StoodIn | Freed | Handed:
    """The entry that a command about a seat becomes, or a refusal."""
    company = room.company
    place = company.places[seat]
    if isinstance(command, protocol.Ready):
        in_lobby(room)
        if place.seed:
            raise Refusal("ready-already")
        return Readied(seat, place.person, command.seed)
    if isinstance(command, protocol.Choose):
        in_lobby(room)
        if room.created.same_deal_as or room.created.fork is not None:
            raise Refusal("same-seats", seats=len(company.places))
        return Chose(seat, legal_plays(room, seat, command.plays))
    if isinstance(command, protocol.Free):
        return _free(room, seat, command.seat)
    if isinstance(command, protocol.Mute):
        if command.seat >= len(company.places) or command.seat == seat:
            raise Refusal("nobody-sits-there")
        return Muted(seat, command.seat, command.on)
    if isinstance(command, protocol.StandIn):
        room.playing()
        if command.level is not None and command.level not in BOTS:
            raise Refusal("no-such-bot", bots=", ".join(BOTS))
        if (command.level or "") == place.bot:
            raise Refusal("done-already")
        if room.clock is not None and seat in room.bots_turn:
            # Whoever could come and go while the bot thinks would have all the time in the world.
            raise Refusal("bot-answers")
        left = room.left_now(seat) if command.level else _time_to_begin(room, seat)
        return StoodIn(seat, command.level or "", left=left)
    assert isinstance(command, protocol.Hand)
    if room.phase not in ("lobby", "playing"):
        raise Refusal("game-over")
    code = room.entropy.code()
    room.store(Link(code, room.created.id, "seat"))
    return Handed(seat, code)


def _free(room: Room, by: Seat, seat: Seat) -> Freed:
    """A seat is given up before the deal, by its owner or by the host."""
    in_lobby(room)
    company = room.company
    if seat >= len(company.places) or not company.places[seat].person:
        raise Refusal("nobody-sits-there")
    leaver = company.places[seat].person
    if company.places[by].person not in (company.host, leaver):
        raise Refusal("host-only")
    if len(company.seats_of(leaver)) == 1:
        room.store(Member(room.created.id, leaver, belongs=False))
    return Freed(seat, by)


def _time_to_begin(room: Room, seat: Seat) -> int | None:
    """What is left on the clock of a seat that somebody plays from now on: enough to play at all, but not to answer
    what the bot was let in to answer."""
    return room.left_now(seat) or (None if room.clock is None else 0 if seat in room.bots_turn else COMEBACK)


def welcome_back(room: Room) -> None:
    """Whoever was missed and is here keeps the seat: by the link to it nobody comes any more."""
    for seat in room.returned:
        room.write(Returned(seat))


def in_lobby(room: Room) -> None:
    """Refuse what must be done before the deal."""
    if room.phase != "lobby":
        raise Refusal("dealt-already")


def legal_plays(room: Room, seat: Seat, plays: object) -> Any:
    """What a seat wants to play, if the table can then be played."""
    wanted = [place.plays for place in room.company.places]
    wanted[seat] = plays
    return laying.set_up(rules_of(room.created.game), wanted, room.created.options)["seats"][seat]


def apply(ledger: Ledger, entry: Sat | Freed | Chose | Readied | Muted | StoodIn | Handed | Returned | Took) -> None:
    """Let it be so."""
    company, seat = ledger.company, entry.seat
    place = company.places[seat]
    news = ledger.news
    if isinstance(entry, Sat):
        company.sit(seat, entry.person, entry.name)
        told = news("sat", seat)
    elif isinstance(entry, Freed):
        told = news("freed", seat) if entry.by == seat else news("freed-by", entry.by, seat)
        company.free(seat)
    elif isinstance(entry, Chose):
        place.plays = entry.plays
        company.unseed()
        told = news("chose", seat)
    elif isinstance(entry, Readied):
        for mine in company.seats_of(entry.person):
            company.places[mine].seed = entry.seed
        told = news("ready", seat)
    elif isinstance(entry, Muted):
        (place.muted.add if entry.on else place.muted.discard)(entry.about)
        # Nobody else need know who is not listened to.
        ledger.turn_page(Page(table=True, only=seat))
        return
    elif isinstance(entry, StoodIn):
        ledger.let_in(seat, entry.level)
        _change_player(ledger, seat, entry.left)
        told = news("late" if entry.late else "stands-in" if entry.level else "back", seat)
    elif isinstance(entry, Returned):
        place.link, place.link_is_shared = "", False
        told = news("returned", seat)
    elif isinstance(entry, Handed):
        place.link, place.link_is_shared = entry.code, False
        ledger.turn_page(Page(only=seat))
        return
    else:
        told = News("took", seat, entry.name, place.name)
        _take_over(ledger, entry)
    # Who plays a seat decides what can be taken back; what is asked stays the same, and answers on their way are good.
    moved = ledger.match is not None and isinstance(entry, (StoodIn, Took))
    ledger.turn_page(Page(news=(told,), moved=moved, table=True), asks_anew=False)


def _take_over(ledger: Ledger, took: Took) -> None:
    """A seat changes hands; after the deal it is remembered who has seen the cards of which."""
    company = ledger.company
    if ledger.match is None:
        company.unseed()
    else:
        company.former.append((company.places[took.seat].person, took.seat))
    company.take_over(took.seat, took.person, took.name)
    _change_player(ledger, took.seat, took.left)


def _change_player(ledger: Ledger, seat: Seat, left: int | None) -> None:
    """Somebody else decides for a seat from now on: they are asked what was asked before, and what stands, stands."""
    ledger.due.pop(seat, None)
    ledger.thinking.pop(seat, None)
    if ledger.match is not None:
        ledger.match.settle()
    if ledger.clock is not None and left is not None:
        ledger.clock.set(seat, left)
