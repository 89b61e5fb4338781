"""What a journal tells: the company, the game, the clocks, the tale and its numbers, with nobody there to be told.

The same entries give the same ledger, at the first time and after every restart.
"""

from __future__ import annotations

from typing import Any

from spiralhill.deals import Deal, Fair
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.game import Common, View
from spiralhill.kernel.table import Seat
from spiralhill.table import motions, protocol, seating
from spiralhill.table.clock import Clock
from spiralhill.table.company import Company
from spiralhill.table.errands import Errands
from spiralhill.table.journal import (
    Agreed,
    Carried,
    Created,
    Declined,
    Freed,
    Happened,
    Picked,
    Proposed,
    Said,
    Undone,
)
from spiralhill.table.match import Match
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import News, Page, Teller


class Ledger:
    """One table, as its journal tells it."""

    def __init__(self, created: Created) -> None:
        if created.rules != rules_of(created.game).version:
            raise Damaged(f"table {created.id} plays {created.game} by rules {created.rules}, which are not these")
        self.created = created
        self.company = Company(created.host, created.seats)
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.aborted = False
        self.public = False
        # The table at which the same company plays again.
        self.next = ""
        # The tale so far, how many of its pages each seat has been told (last: spectators), and since when it is asked.
        self.tale: list[Page] = []
        self.told = [0] * (len(created.seats) + 1)
        self.since = [0] * len(created.seats)
        self.entries = 1
        # How often each seat has asked for something beside the game.
        self.beside = [0] * len(created.seats)
        self.errands = Errands()
        # When the table answers for a seat: because there is nothing to think about, or because a window closes; and
        # which bots are thinking, since which entry.
        self.due: dict[Seat, float] = {}
        self.closing: dict[Seat, float] = {}
        self.thinking: dict[Seat, int] = {}
        # Seats whose bot has not answered yet what was asked when it was let in.
        self.bots_turn: set[Seat] = set()
        self._views: dict[Seat | None, View] = {}
        self._common: Common | None = None
        self._written: list[bytes] = []
        self._tellers: dict[str, Teller] = {}
        self._deal_if_ready()

    # What a table is

    @property
    def phase(self) -> str:
        """Where the table stands: "lobby", "playing", "over" or "aborted"."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.game.over else "aborted" if self.aborted else "playing"

    def playing(self) -> Match:
        """The game that is on; without one there is nothing to play."""
        if self.match is None or self.phase != "playing":
            raise Refusal("not-dealt" if self.phase == "lobby" else "game-over")
        return self.match

    @property
    def deal(self) -> Deal:
        """How the game of this table is dealt."""
        created = self.created
        setup = {"seats": [place.plays for place in self.company.places], **created.options}
        if created.dice is not None:
            return Deal(created.game, setup, created.dice)
        assert created.seed, "a table without dice has a seed of its own"
        seeds = tuple(bytes.fromhex(seed) for seed in self.client_seeds)
        return Deal(created.game, setup, Fair(created.deal, bytes.fromhex(created.seed), seeds))

    @property
    def client_seeds(self) -> list[str]:
        """The seeds that people threw in, in seat order; none before all have."""
        if self.created.client_seeds or self.created.fork is not None or self.created.dice is not None:
            return list(self.created.client_seeds)
        if self.match is not None:
            assert isinstance(self.match.deal.origin, Fair)
            return [seed.hex() for seed in self.match.deal.origin.client_seeds]
        company = self.company
        return [company.seed_of(person) for person in company.people] if company.is_complete else []

    def view(self, seat: Seat | None) -> View:
        """The table as a seat sees it now."""
        assert self.match is not None
        if seat not in self._views:
            self._common = self._common or self.match.game.common()
            self._views[seat] = self.match.game.view(seat, self._common)
        return self._views[seat]

    def written_piles(self, seat: Seat | None) -> list[bytes]:
        """The piles as a seat sees them now, as they go over the wire."""
        seen: Any = self.view(seat)["piles"]
        assert self._common is not None
        strange = [pile for pile, _ in self._common[1]]
        # What most people see is written once for all of them.
        self._written = self._written or [protocol.written(pile) for pile in strange]
        piles = zip(seen, strange, self._written, strict=True)
        return [text if mine is theirs else protocol.written(mine) for mine, theirs, text in piles]

    def teller(self, lang: str) -> Teller:
        """Who tells in a language how the table stands now."""
        if lang not in self._tellers:
            self._tellers[lang] = Teller(self, lang)
        return self._tellers[lang]

    def forget_views(self) -> None:
        """Work out anew how the table stands when somebody wants to know."""
        self._views = {}
        self._common = None
        self._written = []
        self._tellers = {}

    # Entries

    def apply(self, entry: Happened, person: str = "", command: str = "", digest: str = "") -> None:
        """Let an entry happen, and remember the command it was, to be answered and not carried out when repeated."""
        self.entries += 1
        self.forget_views()
        if isinstance(entry, Picked):
            self._pick(entry)
        elif isinstance(entry, Undone):
            self._undo(entry)
        elif isinstance(entry, Said):
            places = self.company.places
            deaf = tuple(seat for seat, place in enumerate(places) if entry.seat in place.muted)
            said = News("chat", entry.seat, places[entry.seat].name, text=entry.text, deaf=deaf)
            self.turn_page(Page(news=(said,)))
        elif isinstance(entry, (Proposed, Agreed, Carried, Declined)):
            motions.apply(self, entry)
        elif isinstance(entry, Created):
            raise Damaged(f"table {self.created.id} is laid a second time in its journal")
        else:
            seating.apply(self, entry)
            self._deal_if_ready()
        if command:
            by = entry.by if isinstance(entry, Freed) else entry.seat
            self.errands.add(person, command, digest, self.told[by])
            self.beside[by] += not isinstance(entry, Picked)

    def _pick(self, entry: Picked) -> None:
        match = self.match
        assert match is not None
        match.answer(entry.seat, entry.pick)
        if self.clock is not None and entry.left is not None:
            self.clock.set(entry.seat, entry.left)
        for waiting in (self.due, self.closing, self.thinking):
            waiting.pop(entry.seat, None)
        self.bots_turn.discard(entry.seat)
        events = match.news()
        # While a window stays open only the one who spoke is told that it was heard.
        sealed = match.has_sealed(entry.seat) and not events
        # Whoever agreed to go back agreed to go back from where everybody saw the game stand.
        lapsed = not sealed and self.company.motions.pop("rollback", None) is not None
        if self.clock is not None and not sealed:
            self.clock.publish()
        news = (News("lapsed"),) if lapsed else ()
        self.turn_page(Page(events, news, moved=True, table=lapsed, only=entry.seat if sealed else None))
        if match.game.over:
            self.company.motions.clear()
            self.turn_page(Page(news=(News("over"),), table=True))

    def _undo(self, entry: Undone) -> None:
        assert self.match is not None
        answers = self.match.undo(entry.seat)
        if self.clock is not None:
            self.clock.take_back(entry.seat, answers)
        self.company.motions.pop("rollback", None)
        self.stop_waiting()
        self.turn_page(Page(news=(self.news("undone", entry.seat),), moved=True, table=True))

    def _deal_if_ready(self) -> None:
        """Deal the cards when every seat is taken and everybody has thrown their seed in."""
        if self.match is None and self.company.is_complete:
            self.match = Match(self.deal)
            self.match.follow(self.created.fork or ())
            timing = self.created.timing
            if timing.bank is not None:
                self.clock = Clock(len(self.company.places), timing.bank, timing.increment)
            self.turn_page(Page(self.match.news(), (News("dealt"),), moved=True, table=True))

    def let_in(self, seat: Seat, bot: str) -> None:
        """Let a bot play a seat, or, without one, its owner; what is asked now is the bot's to answer."""
        self.company.places[seat].bot = bot
        if bot and self.match is not None and seat in self.match.game.asked:
            self.bots_turn.add(seat)

    def stop_waiting(self) -> None:
        """Forget whom the table was going to answer for: something else is asked now, or somebody else."""
        self.bots_turn.clear()
        self.due.clear()
        self.closing.clear()
        self.thinking.clear()

    # The tale

    def news(self, what: str, seat: Seat | None = None, about: Seat | None = None) -> News:
        """News with the names that people have now."""
        names = [place.name for place in self.company.places]
        return News(what, seat, "" if seat is None else names[seat], "" if about is None else names[about])

    def number_of(self, seat: Seat | None) -> int:
        """The number of the last page that a seat (None: a spectator) has been told."""
        return self.told[-1 if seat is None else seat]

    def turn_page(self, page: Page, *, asks_anew: bool = True) -> None:
        """Add a page to the tale; every reader it is for counts it.

        Where the game stands differently, what is asked is asked anew, unless only who plays a seat has changed.
        """
        self.tale.append(page)
        for seat in range(len(self.since)):
            if page.is_for(seat):
                self.told[seat] += 1
                if page.moved and asks_anew:
                    self.since[seat] = self.told[seat]
        if page.is_for(None):
            self.told[-1] += 1
