"""What a company decides together: to go back, end early, play again, publish, or fill a lost player's seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spiralhill.kernel.table import Seat
from spiralhill.table import laying, protocol
from spiralhill.table.company import Motion
from spiralhill.table.journal import Agreed, Declined, Link, Proposed
from spiralhill.table.protocol import Matter
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import Page

if TYPE_CHECKING:
    from spiralhill.table.ledger import Ledger
    from spiralhill.table.room import Room

# How long somebody must have been away before the others may fill the seat, in seconds.
GRACE: Final = 60.0
# The bot that plays for somebody who is away.
STAND_IN: Final = "greedy"


def decide(
    room: Room, seat: Seat, command: protocol.Propose | protocol.Agree | protocol.Decline
) -> Proposed | Agreed | Declined:
    """The entry that a motion, or a voice for or against it, becomes."""
    if isinstance(command, protocol.Propose):
        return _propose(room, seat, command)
    motion = room.company.motions.get(command.what)
    if motion is None:
        raise Refusal("nothing-proposed")
    if isinstance(command, protocol.Decline):
        return Declined(seat, command.what)
    if motion.about is not None and room.is_online(motion.about):
        raise Refusal("nobody-is-missing")
    person = room.company.places[seat].person
    if person in {room.company.places[one].person for one in motion.agreed}:
        raise Refusal("agreed-already")
    agreed = Motion(motion.by, motion.agreed | {seat}, motion.to, motion.about, motion.code)
    carried = _is_carried(room, command.what, agreed)
    if carried:
        _prepare(room, command.what, agreed)
    return Agreed(seat, command.what, carried)


def _propose(room: Room, seat: Seat, command: protocol.Propose) -> Proposed:
    what, to, about = command.what, None, None
    if what in room.company.motions:
        raise Refusal("proposed-already")
    if what == "rollback":
        to = _ply(room, seat, command.to)
    elif what == "abort":
        room.playing()
    elif what in ("rematch", "publish"):
        if room.phase not in ("over", "aborted"):
            raise Refusal("still-playing")
        if room.next if what == "rematch" else room.public:
            raise Refusal("done-already")
    else:
        about = _lost_seat(room, seat, command.seat)
    code = ""
    if what == "rematch":
        code = room.entropy.name()
    elif what == "substitute":
        code = room.entropy.code()
    motion = Motion(seat, {seat}, to, about, code)
    carried = _is_carried(room, what, motion)
    if carried:
        _prepare(room, what, motion)
    return Proposed(seat, what, to, about, code, carried)


def _ply(room: Room, seat: Seat, to: int | None) -> int:
    """How many answers shall stand: those before the proposer's last decision, unless it is said otherwise."""
    match = room.playing()
    wanted = match.last_decision(seat) if to is None else to
    if wanted is None or not 0 <= wanted < match.known:
        raise Refusal("nothing-to-undo")
    return wanted


def _lost_seat(room: Room, seat: Seat, about: Seat | None) -> Seat:
    """A seat whose owner has been away for long enough."""
    room.playing()
    places = room.company.places
    if about is None or about >= len(places) or about == seat or not places[about].person:
        raise Refusal("nobody-is-missing")
    if room.away_for(about) < GRACE:
        raise Refusal("not-away-yet", seconds=int(GRACE))
    return about


def _voters(room: Room, what: Matter, about: Seat | None) -> list[Seat]:
    """Whose consent is needed.

    For a public record everybody's who owns a seat; for what changes the game, everybody's who plays; for what goes on
    after it or fills a seat, everybody's who is there.
    """
    company = room.company
    owned = [seat for seat, place in enumerate(company.places) if place.person]
    if what == "publish":
        return owned
    if what in ("rollback", "abort"):
        return [seat for seat in owned if company.is_played_by_person(seat)]
    return [seat for seat in owned if seat != about and room.is_online(seat)]


def _is_carried(room: Room, what: Matter, motion: Motion) -> bool:
    return not room.company.must_agree(_voters(room, what, motion.about), motion)


def _prepare(room: Room, what: Matter, motion: Motion) -> None:
    """Store beside the entry what a carried motion brings with it: the next table, or a link to a seat."""
    if what == "rematch":
        room.store(*laying.opening(laying.rematch(room, motion.code)))
    elif what == "substitute":
        room.store(Link(motion.code, room.created.id, "seat"))


def apply(ledger: Ledger, entry: Proposed | Agreed | Declined) -> None:
    """Let a motion, or a voice, be known; carry it out if it was the last voice needed."""
    motions, what = ledger.company.motions, entry.what
    if isinstance(entry, Declined):
        motions.pop(what, None)
        ledger.turn_page(Page(news=(ledger.news(f"declined-{what}", entry.seat),), table=True))
        return
    if isinstance(entry, Proposed):
        motions[what] = Motion(entry.seat, {entry.seat}, entry.to, entry.about, entry.code)
        said = ledger.news(f"proposed-{what}", entry.seat, entry.about)
    else:
        motions[what].agreed.add(entry.seat)
        said = ledger.news(f"agreed-{what}", entry.seat)
    if not entry.carried:
        ledger.turn_page(Page(news=(said,), table=True))
        return
    motion = motions.pop(what)
    _carry(ledger, what, motion)
    carried = ledger.news(f"carried-{what}", motion.by, motion.about)
    # What is asked, and whose clock runs, changes with some of them.
    ledger.turn_page(Page(news=(said, carried), moved=what in ("rollback", "abort", "bot"), table=True))


def _carry(ledger: Ledger, what: Matter, motion: Motion) -> None:
    if what == "rollback":
        assert ledger.match is not None
        assert motion.to is not None
        ledger.match.back(motion.to)
        ledger.stop_waiting()
    elif what == "abort":
        ledger.aborted = True
        ledger.company.motions.clear()
    elif what == "rematch":
        ledger.next = motion.code
    elif what == "publish":
        ledger.public = True
    else:
        assert motion.about is not None
        place = ledger.company.places[motion.about]
        if what == "bot":
            place.bot = STAND_IN
            if ledger.match is not None:
                ledger.match.settle()
        else:
            place.link, place.link_is_shared = motion.code, True
