"""What a company decides together: to go back, end early, play again, publish, or fill a lost player's seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spiralhill.kernel.table import Seat
from spiralhill.table import laying, protocol
from spiralhill.table.company import Motion
from spiralhill.table.journal import Agreed, Carried, Declined, Link, Proposed
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
    if motion.about is not None and room.away_for(motion.about) < GRACE:
        raise Refusal("nobody-is-missing")
    person = room.company.places[seat].person
    if person in {room.company.places[one].person for one in motion.agreed}:
        raise Refusal("agreed-already")
    return Agreed(seat, command.what)


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
            raise Refusal("not-dealt" if room.phase == "lobby" else "still-playing")
        if room.next if what == "rematch" else room.public:
            raise Refusal("done-already")
    else:
        about = _lost_seat(room, seat, command.seat)
    code = ""
    if what == "rematch":
        code = room.entropy.name()
    elif what == "substitute":
        code = room.entropy.code()
    return Proposed(seat, what, to, about, code)


def _ply(room: Room, seat: Seat, to: int | None) -> int:
    """How many answers shall stand: those before the proposer's last decision, unless it is said otherwise."""
    match = room.playing()
    wanted = match.last_decision(seat) if to is None else to
    if wanted is None or not 0 <= wanted < match.known:
        raise Refusal("nothing-to-undo")
    return match.opened(wanted)


def _lost_seat(room: Room, seat: Seat, about: Seat | None) -> Seat:
    """A seat whose owner has been away for long enough."""
    room.playing()
    places = room.company.places
    if about is None or about >= len(places) or about == seat or not places[about].person:
        raise Refusal("nobody-is-missing")
    if room.is_online(about):
        raise Refusal("not-away", name=places[about].name)
    if room.away_for(about) < GRACE:
        raise Refusal("not-away-yet", seconds=int(GRACE))
    return about


def _voters(room: Room, what: Matter, about: Seat | None) -> list[Seat]:
    """Whose consent is needed.

    For a public record everybody's who owns a seat; for what changes the game, everybody's who plays, or is there while
    a bot does; for what goes on after it or fills a seat, everybody's who is there.
    """
    company = room.company
    owned = [seat for seat, place in enumerate(company.places) if place.person]
    if what == "publish":
        return owned
    if what in ("rollback", "abort"):
        return [seat for seat in owned if company.is_played_by_person(seat) or room.is_near(seat)]
    return [seat for seat in owned if seat != about and room.is_near(seat)]


def count(room: Room) -> None:
    """Carry out what everybody has agreed to; some may be left to agree no more, because they have gone."""
    for what, motion in list(room.company.motions.items()):
        voters = _voters(room, what, motion.about)
        # Who was missed may have been back, and a game that has just ended leaves nothing to go back in.
        is_back = motion.about is not None and room.away_for(motion.about) < GRACE
        if voters and what in room.company.motions and not is_back and not room.company.must_agree(voters, motion):
            # Stored beside the entry: the next table, or the link to a seat.
            if what == "rematch":
                room.store(*laying.opening(laying.rematch(room, motion.code, motion.by)))
            elif what == "substitute":
                room.store(Link(motion.code, room.created.id, "seat"))
            room.write(Carried(motion.by, what))


def apply(ledger: Ledger, entry: Proposed | Agreed | Carried | Declined) -> None:
    """Let a motion, or a voice, be known; carry out what everybody has agreed to."""
    motions, what, seat = ledger.company.motions, entry.what, entry.seat
    moved = asks_anew = False
    if isinstance(entry, Proposed):
        motions[what] = Motion(seat, {seat}, entry.to, entry.about, entry.code)
        said = ledger.news(f"proposed-{what}", seat, entry.about)
    elif isinstance(entry, Agreed):
        motions[what].agreed.add(seat)
        said = ledger.news(f"agreed-{what}", seat)
    elif isinstance(entry, Declined):
        motion = motions.pop(what, None)
        is_own = motion is not None and motion.by == seat
        said = ledger.news("withdrawn", seat) if is_own else ledger.news(f"declined-{what}", seat)
    else:
        motion = motions.pop(what)
        said = ledger.news(f"carried-{what}", seat, motion.about)
        _carry(ledger, what, motion)
        # What is asked changes with some of them; what can be taken back, also where a bot plays from now on.
        asks_anew = what in ("rollback", "abort")
        moved = asks_anew or what == "bot"
    ledger.turn_page(Page(news=(said,), moved=moved, table=True), asks_anew=asks_anew)


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
            ledger.let_in(motion.about, STAND_IN)
            if ledger.match is not None:
                ledger.match.settle()
        else:
            place.link, place.link_is_shared = motion.code, True
