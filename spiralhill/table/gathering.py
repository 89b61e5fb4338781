"""Everybody who is connected to a table: who is here, and what each of them is told.

What is told goes into the outcome of the step that is being taken; nothing is sent from here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import UNSET, Raw

from spiralhill.kernel.game import View
from spiralhill.kernel.table import Seat
from spiralhill.table import protocol, telling
from spiralhill.table.journal import Created, Operation
from spiralhill.table.ledger import Ledger
from spiralhill.table.messages import Think
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import Page, Reader

# How long somebody who was cut off still counts as being here, in seconds.
NEAR: Final = 10.0
# So many pages are told to whoever comes and has fewer: twice as many as the longest games have, and no more than a
# client takes at once, also if every page is a line of chat.
TOLD: Final = 2500


@dataclass(slots=True)
class Outcome:
    """What follows from a step: what to store; then what to send, whom to hang up on, what to ask bots."""

    store: list[Operation] = field(default_factory=list)
    out: list[tuple[int, bytes]] = field(default_factory=list)
    hang_up: list[int] = field(default_factory=list)
    think: list[Think] = field(default_factory=list)
    # The seat that somebody who arrived was given.
    seat: Seat | None = None


class Gathering(Ledger):
    """A table and everybody who listens."""

    def __init__(self, created: Created) -> None:
        super().__init__(created)
        self._lines: dict[int, Reader] = {}
        # Since when the owners of seats are away; who was never here is, since the room was first used.
        self._away_since: dict[Seat, float] = {}
        self._began: float | None = None
        self._shown_online = [False] * len(created.seats)
        # The piles as those who listen were told them last, by seat.
        self._shown_piles: dict[Seat | None, list[bytes]] = {}
        # When lines have changed their language lately.
        self._spoke: dict[int, list[float]] = {}
        self._outcome = Outcome()
        self._now = 0.0

    # Who is here

    def is_online(self, seat: Seat) -> bool:
        """Whether the owner of a seat is here."""
        person = self.company.places[seat].person
        return bool(person) and any(reader.person == person for reader in self._lines.values())

    @property
    def has_players(self) -> bool:
        """Whether anybody is here who has a seat."""
        return any(self._online())

    @property
    def returned(self) -> list[Seat]:
        """Seats for which a substitute was sought and whose owners are here."""
        places = enumerate(self.company.places)
        return [seat for seat, place in places if place.link_is_shared and self.is_online(seat)]

    def away_for(self, seat: Seat) -> float:
        """For how many seconds the owner of a seat has been away, as far as this room knows."""
        return 0.0 if self.is_online(seat) else self._now - self._gone_since(seat)

    def is_near(self, seat: Seat) -> bool:
        """Whether the owner of a seat is here, or left so shortly ago that they may be back in a moment."""
        return self.is_online(seat) or self._now < self._gone_since(seat) + NEAR

    @property
    def departures(self) -> list[float]:
        """When those who left shortly ago will be gone."""
        owned = [seat for seat, place in enumerate(self.company.places) if place.person]
        left = [seat for seat in owned if self.is_near(seat) and not self.is_online(seat)]
        return [self._gone_since(seat) + NEAR for seat in left]

    def _gone_since(self, seat: Seat) -> float:
        return self._away_since.get(seat, self._now if self._began is None else self._began)

    def _forget_line(self, line: int) -> None:
        """A line is no more; its person may be here by another one."""
        reader = self._lines.pop(line, None)
        self._spoke.pop(line, None)
        if reader is not None:
            if all(other.seat != reader.seat for other in self._lines.values()):
                self._shown_piles.pop(reader.seat, None)
            for seat in self.company.seats_of(reader.person):
                if not self.is_online(seat):
                    self._away_since[seat] = self._now

    # Telling

    def _send(self, line: int, message: protocol.Out) -> None:
        self._outcome.out.append((line, protocol.written(message)))

    def _refuse(
        self, line: int, reader: Reader, id: str, refusal: Refusal, grounds: protocol.Reason | None = None
    ) -> None:
        """Refuse something; where a rule forbids it, in the words of that rule."""
        rule, says = ("", "") if grounds is None else (grounds.rule, grounds.says)
        says = says or refusal.said(self.teller(reader.lang).speech)
        self._send(line, protocol.Refused(self.number_of(reader.seat), id, refusal.error, says, rule))

    def _hang_up_on_strangers(self) -> None:
        """Cut everybody off a seat who does not own it any more."""
        for line, reader in list(self._lines.items()):
            if reader.seat is not None and reader.person != self.company.places[reader.seat].person:
                self._hang_up(line, Refusal("not-your-seat"))

    def _hang_up(self, line: int, refusal: Refusal, again: float | None = None) -> None:
        """Cut a line and say why; `again` is how many seconds later it may come back."""
        reader = self._lines[line]
        says = refusal.said(self.teller(reader.lang).speech)
        self._send(line, protocol.Bye(self.number_of(reader.seat), refusal.error, says, again))
        self._outcome.hang_up.append(line)
        self._forget_line(line)

    def _send_state(self, line: int, reader: Reader, have: int) -> None:
        """Tell a reader everything, with the lines since a page, or with the last of those that can be told."""
        number = self.number_of(reader.seat)
        since = max(have if have <= number else 0, number - TOLD)
        pages = [page for page in self.tale if page.is_for(reader.seat)][since:]
        teller = self.teller(reader.lang)
        lines = [line for at, page in enumerate(pages, since + 1) for line in teller.lines(page, at, reader.seat)]
        state = protocol.State(
            number,
            since,
            telling.table_state(self, reader),
            self._online(),
            lines,
            None if self.match is None else self.view(reader.seat),
            teller.ask(reader.seat),
            teller.waits(reader.seat),
            telling.times(self, self._now, reader),
        )
        if self.match is not None:
            self._shown_piles[reader.seat] = self.written_piles(reader.seat)
        self._send(line, state)

    def _online(self) -> list[bool]:
        return [self.is_online(seat) for seat in range(len(self.company.places))]

    def _tell_presence(self, but: int | None = None) -> None:
        """Tell everybody who is here, if that has changed; `but` somebody who was told so already."""
        online = self._online()
        if online == self._shown_online:
            return
        self._shown_online = online
        for line, reader in self._lines.items():
            if line != but:
                times = telling.times(self, self._now, reader)
                self._send(
                    line, protocol.Presence(self.number_of(reader.seat), online, UNSET if times is None else times)
                )

    def _tell(self, pages: list[Page]) -> None:
        """Tell everybody the new pages. How the game stands is told with the last of them."""
        written: dict[object, list[bytes]] = {}
        views: dict[Seat | None, View] = {}
        for line, reader in self._lines.items():
            mine = [page for page in pages if page.is_for(reader.seat)]
            # What differs between two people on the same side of the table are their links.
            key = (reader.seat, reader.lang, reader.person if any(page.table for page in mine) else "")
            if key not in written:
                written[key] = [protocol.written(update) for update in self._updates(mine, reader, views)]
            self._outcome.out.extend((line, message) for message in written[key])

    def _updates(self, pages: list[Page], reader: Reader, views: dict[Seat | None, View]) -> list[protocol.Update]:
        updates: list[protocol.Update] = []
        teller = self.teller(reader.lang)
        for number, page in enumerate(pages, self.number_of(reader.seat) - len(pages) + 1):
            told: dict[str, Any] = {"table": telling.table_state(self, reader)} if page.table else {}
            if page is pages[-1] and any(page.moved for page in pages):
                if reader.seat not in views:
                    views[reader.seat] = self._changed_view(reader.seat)
                told["view"] = views[reader.seat]
                told["ask"] = teller.ask(reader.seat)
                told["waits"] = teller.waits(reader.seat)
                if self.clock is not None:
                    told["times"] = telling.times(self, self._now, reader)
            updates.append(protocol.Update(number, teller.lines(page, number, reader.seat), **told))
        return updates

    def _changed_view(self, seat: Seat | None) -> View:
        """What a seat sees now, with those piles only that look different from what it was told last."""
        before, now = self._shown_piles.get(seat, []), self.written_piles(seat)
        self._shown_piles[seat] = now
        changed = {at: Raw(pile) for at, pile in enumerate(now) if at >= len(before) or pile != before[at]}
        return self.view(seat) | {"piles": changed}
