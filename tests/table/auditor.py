"""Somebody who reads every message to everybody, and looks for what should not be there.

What a viewer may know is worked out here once more: from the piles and who sees them, and from a list of the events
that hide something. A message that says more than that is a leak.
"""

from __future__ import annotations

import base64
import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from spiralhill.deals import Fair
from spiralhill.games.shelf import rules_of, wording_of
from spiralhill.kernel.chance import sealing_key
from spiralhill.kernel.game import Game
from spiralhill.kernel.steps import Choice, Event
from spiralhill.kernel.table import EVERYBODY, NOBODY, TOP, Card, Pile, Seat
from spiralhill.table.room import Room
from spiralhill.table.telling import Page
from spiralhill.words import LANGUAGES, words

# Events that hide something: who may know their cards. Every other event is for everybody.
PRIVATE: Final[dict[str, tuple[str, ...]]] = {
    "herocard.Draws": ("seat",),
    "herocard.Looks": ("seat",),
    "herocard.Deploys": ("seat",),
    "holidays.Draws": ("seat",),
    "holidays.PlaysFaceDown": ("seat",),
    "holidays.MovesFaceDown": ("seat",),
    "holidays.PutsUnder": ("seat",),
    "holidays.Looks": ("seat", "target"),
}


# So far from chance nothing is by chance: one time in a thousand.
TOO_FAR: Final = 3.3


class Leak(AssertionError):
    """Somebody was told what they must not know."""


@cache
def titles(game: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """How the cards of a game are called, by their names and in every language.

    Whoever plays is no secret, so what lies before them with their own name on it is left out.
    """
    package = rules_of(game).package
    called: dict[str, str] = {}
    for name in wording_of(game).ids():
        if name in rules_of(game).cast:
            continue
        called[name] = name
        for lang in LANGUAGES:
            called[words(lang, package).title(name)] = name
    longest_first = sorted(called, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])"), called


class Reading:
    """Which cards a text speaks of."""

    def __init__(self, game: str) -> None:
        self._pattern, self._called = titles(game)
        self._read: dict[str, frozenset[str]] = {}

    def of(self, value: object) -> frozenset[str]:
        """The cards that a value of a message names, anywhere in it."""
        found: set[str] = set()
        waiting = [value]
        while waiting:
            one = waiting.pop()
            if isinstance(one, str):
                read = self._read.get(one)
                if read is None:
                    read = frozenset(self._called[match] for match in self._pattern.findall(one))
                    self._read[one] = read
                found |= read
            elif isinstance(one, dict):
                waiting += one
                waiting += one.values()
            elif isinstance(one, (list, tuple)):
                waiting += one
        return frozenset(found)


def visible(game: Game, viewer: Seat | None) -> set[Card]:
    """The cards whose faces somebody may know."""
    found: set[Card] = set()
    bit = 1 << (game.box.seats if viewer is None else viewer)
    for zone, cards in zip(game.box.zones, game.piles, strict=True):
        owns = viewer is not None and zone.owner == viewer
        if zone.sees == EVERYBODY:
            found.update(card for card in cards if owns or card not in game.down)
        elif zone.sees == TOP:
            found.update(cards[-1:])
        elif zone.sees != NOBODY and owns:
            found.update(cards)
    found.update(card for card, knowers in game.known.items() if knowers & bit)
    return found


def told(event: Event, viewer: Seat | None) -> list[object]:
    """What a viewer may be told of an event."""
    kind = type(event)
    full = f"{kind.__module__.split('.')[2]}.{kind.__name__}"
    values = {name: getattr(event, name) for name in kind.__dataclass_fields__}
    knowers = PRIVATE.get(full)
    if knowers is None:
        if "seen_by" in vars(kind):
            raise AssertionError(f"say in PRIVATE who may know the cards of {full}")
    elif viewer not in [values[name] for name in knowers]:
        del values["cards"]
    return list(values.values())


class Follower:
    """Somebody who remembers under which number every face lay, and bets on it when the number comes back.

    Beside every bet another is made on a number that was out of sight as well. If numbers tell nothing, both are right
    equally often.
    """

    def __init__(self) -> None:
        self._last: dict[Card, str] = {}
        self._gone: set[Card] = set()
        self.right = 0
        self.chance = 0
        self.bets = 0

    def forget(self) -> None:
        """Begin anew: the game went back, and whoever has seen the future is wiser by it."""
        self._last.clear()
        self._gone.clear()

    def look(self, game: Game, seen: set[Card], view: dict[str, Any], rng: Random) -> None:
        """Look at the numbers in a view, and at the cards that can be seen in it, with their numbers or without."""
        shown = {
            one[0]: one[1]
            for pile in view["piles"]
            for one in pile.get("cards", ())
            if one is not None and one[1] is not None
        }
        for card, face in shown.items():
            if card in self._gone:
                pool = game.box.pools[card]
                others = [other for other in self._gone if other != card and game.box.pools[other] == pool]
                if others:
                    self.bets += 1
                    self.right += self._last[card] == face
                    self.chance += self._last[rng.choice(others)] == face
                self._gone.discard(card)
            self._last[card] = face
        for card in [card for card in self._last if card not in shown and card not in self._gone]:
            if card in seen:
                del self._last[card]  # it is known to lie there, though not under which number
            else:
                self._gone.add(card)


class Auditor:
    """Reads every message of one table, to everybody."""

    def __init__(self, room: Room, rng: Random) -> None:
        self.room = room
        self.reading = Reading(room.created.game)
        self.piles: dict[Seat | None, list[Any]] = {}
        self.followers: dict[Seat | None, Follower] = {}
        self.checked: Counter[str] = Counter()
        self._rng = rng
        self._pages: dict[Seat | None, list[Page]] = {}
        self._read = 0
        self._needles: list[bytes] = []
        self._dealt = False

    def look(self, data: bytes, viewer: Seat | None, request: object = None) -> None:
        """Check one message to a viewer, which answers a request or nothing; the room stands as it tells."""
        self.checked["bytes"] += len(data)
        message = msgspec.json.decode(data)
        kind = message["t"]
        self.checked[kind] += 1
        self._turn_pages()
        if self.room.phase not in ("over", "aborted"):
            self._look_for_seeds(data)
        seen, may = self._may_know(viewer)
        for name, value in message.items():
            if name == "table":
                self._table(value, viewer)
            elif name == "view" and value is not None:
                self._view(value, viewer, seen, may)
            elif name == "ask" and value is not None:
                self._ask(value, viewer, seen, may)
            elif name == "waits":
                self._waits(value, viewer)
            elif name == "lines":
                self._lines(value, viewer)
            else:
                allowed = self.reading.of(request) | (may if kind == "reasons" else frozenset())
                self._only(value, allowed, f"{kind}.{name}", viewer)

    def secrets(self) -> list[bytes]:
        """The seed of the table and the key of its shuffles, in every spelling."""
        created = self.room.created
        seeds = [bytes.fromhex(created.seed)]
        if self.room.match is not None:
            origin = self.room.match.deal.origin
            assert isinstance(origin, Fair)
            seeds.append(sealing_key(origin.seed, origin.id, self.room.match.deal.rules_id, origin.client_seeds))
        spelled: list[bytes] = []
        for seed in seeds:
            spelled += [seed, seed.hex().encode(), str(int.from_bytes(seed, "big")).encode()]
            # A part of it is too much already, and so is one that stands in the middle of something else.
            spelled += [seed.hex()[at : at + 16].encode() for at in range(0, 64, 16)]
            spelled += [base64.b64encode(seed[shift:])[:20].lower() for shift in range(3)]
            spelled += [base64.urlsafe_b64encode(seed[shift:])[:20].lower() for shift in range(3)]
            spelled.append(base64.b32encode(seed)[:20].lower())
        return spelled

    def _look_for_seeds(self, data: bytes) -> None:
        dealt = self.room.match is not None
        if not self._needles or dealt != self._dealt:
            self._needles, self._dealt = self.secrets(), dealt
        low = data.lower()
        for needle in self._needles:
            if needle in low or needle in data:
                raise Leak(f"the seed, or the key of the shuffles, is told: {data[:300]!r}")

    def _turn_pages(self) -> None:
        tale = self.room.tale
        viewers: list[Seat | None] = [None, *range(len(self.room.company.places))]
        for page in tale[self._read :]:
            for viewer in viewers:
                if page.only is None or page.only == viewer:
                    self._pages.setdefault(viewer, []).append(page)
        self._read = len(tale)

    def _may_know(self, viewer: Seat | None) -> tuple[set[Card], frozenset[str]]:
        """The cards that a viewer sees now, and their names."""
        if self.room.match is None:
            return set(), frozenset()
        game = self.room.match.game
        seen = visible(game, viewer)
        return seen, frozenset(map(game.name, seen))

    def _only(self, value: object, allowed: frozenset[str], where: str, viewer: Seat | None) -> None:
        named = self.reading.of(value)
        self.checked["names"] += len(named)
        if not named <= allowed:
            raise Leak(f"{where} tells viewer {viewer} of {', '.join(sorted(named - allowed))}: {value!r:.300}")

    def _table(self, table: dict[str, Any], viewer: Seat | None) -> None:
        phase = self.room.phase
        if table.get("seed") and phase not in ("over", "aborted"):
            raise Leak("the seed is told")
        if phase == "lobby" and table.get("client_seeds") and not self.room.created.client_seeds:
            raise Leak("the seeds of people are told before everybody has thrown one in")
        if viewer is None and (table.get("invite") or table.get("watch")):
            raise Leak("a spectator is told the links")
        # What everybody plays is known to all, down to the list of a deck.
        rest = {name: value for name, value in table.items() if name != "seats"}
        seats = [{name: value for name, value in one.items() if name != "plays"} for one in table["seats"]]
        self._only([rest, seats], frozenset(), "table", viewer)

    def _view(self, view: dict[str, Any], viewer: Seat | None, seen: set[Card], may: frozenset[str]) -> None:
        assert self.room.match is not None
        game = self.room.match.game
        if view["you"] != viewer:
            raise Leak(f"viewer {viewer} sees with the eyes of {view['you']}")
        view = view | {"piles": self._piles(view["piles"], viewer)}
        for pile, (cards, shown) in enumerate(zip(game.piles, view["piles"], strict=True)):
            self._pile(game, pile, cards, shown, viewer, seen)
        if (view["options"] is not None) != (viewer in game.asked):
            raise Leak(f"viewer {viewer} is shown options that are not theirs")
        if view["about"] is not None and view["about"] not in seen:
            raise Leak(f"viewer {viewer} is told which hidden card asks")
        rest = {name: value for name, value in view.items() if name != "piles"}
        self._only(rest, may, "view", viewer)
        self.followers.setdefault(viewer, Follower()).look(game, seen, view, self._rng)

    def _piles(self, told: Any, viewer: Seat | None) -> list[Any]:
        """All piles as a viewer was told them, now or before: an update has those that look different."""
        piles = self.piles.setdefault(viewer, [])
        if isinstance(told, list):
            piles[:] = told
        else:
            for at, pile in told.items():
                piles[int(at) : int(at) + 1] = [pile]
        return piles

    def _pile(
        self,
        game: Game,
        pile: Pile,
        cards: tuple[Card, ...],
        shown: dict[str, Any],
        viewer: Seat | None,
        seen: set[Card],
    ) -> None:
        zone = game.box.zones[pile]
        if not shown.keys() <= {"zone", "owner", "size", "cards", "known"}:
            raise Leak(f"a pile tells {sorted(shown)}")
        self.checked["hidden"] += len(cards) - sum(map(seen.__contains__, cards))
        if "known" in shown:
            known = Counter(game.name(card) for card in cards if card in seen)
            if Counter(shown["known"]) - known or shown["known"] != sorted(shown["known"]):
                raise Leak(f"viewer {viewer} is told what lies in the {zone.name} of {zone.owner}: {shown['known']}")
            return
        for card, one in zip(cards, shown["cards"], strict=True):
            if one is None:
                continue
            if one[0] != card or (one[1] is not None and one[1] != game.name(card)):
                raise Leak(f"viewer {viewer} is shown a card that is not there: {one}")
            if card not in seen and (one[1] is not None or zone.sees != EVERYBODY):
                raise Leak(f"viewer {viewer} is shown a hidden card: {one}")

    def _ask(self, ask: dict[str, Any], viewer: Seat | None, seen: set[Card], may: frozenset[str]) -> None:
        assert self.room.match is not None
        game = self.room.match.game
        if viewer not in game.asked:
            raise Leak(f"viewer {viewer} is asked what another seat is asked")
        for card in {card for touched in ask["touches"] for card in touched} - seen:
            pile = next(at for at, cards in enumerate(game.piles) if card in cards)
            if game.box.zones[pile].sees != EVERYBODY:
                raise Leak(f"viewer {viewer} is offered a card in a hidden place")
        self._only(ask, may, "ask", viewer)

    def _waits(self, says: str, viewer: Seat | None) -> None:
        if not says:
            return
        assert self.room.match is not None
        game = self.room.match.game
        item = game.agenda[-1]
        expected: set[str] = set()
        for lang in LANGUAGES:
            speech = words(lang, rules_of(self.room.created.game).package)
            if isinstance(item, Choice):
                names = wording_of(self.room.created.game).names(speech, game, None)
                expected.add(speech.say("prompt-waiting", players=speech.players([item.seat], names)))
            else:
                expected.add(speech.say("table-window-open"))
        if says not in expected:
            raise Leak(f"viewer {viewer} reads another's question: {says}")

    def _lines(self, lines: list[dict[str, Any]], viewer: Seat | None) -> None:
        pages = self._pages.get(viewer, [])
        by_page: dict[int, list[dict[str, Any]]] = {}
        for line in lines:
            by_page.setdefault(line["n"], []).append(line)
        for number, mine in by_page.items():
            if not 0 < number <= len(pages):
                raise Leak(f"viewer {viewer} is told page {number}, which is not theirs")
            page = pages[number - 1]
            events = [line for line in mine if line["kind"] == "event"]
            if len(events) != len(page.events):
                raise Leak(f"viewer {viewer} is told {len(events)} of {len(page.events)} events")
            for line, event in zip(events, page.events, strict=True):
                allowed = self.reading.of(told(event, viewer))
                self._only(line, allowed, f"the line of a {type(event).__name__}", viewer)
            said = {news.text for news in page.news}
            for line in mine:
                if line["kind"] == "chat" and line["says"] not in said:
                    raise Leak(f"viewer {viewer} hears what nobody said")
                if line["kind"] == "news":
                    self._only(line, frozenset(), "news", viewer)
