"""Games that are played to be listened to: every byte that goes over the wire is read by an auditor.

python -m tests.table.wire 500        so many games of each kind, with every byte to everybody checked
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

import msgspec

from spiralhill.games.herocard.cards import CARDS, HEROES
from spiralhill.games.herocard.decks import LEAST_CARDS
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.table import Seat
from spiralhill.table import protocol
from spiralhill.table.entropy import Foreseen
from spiralhill.table.gathering import Outcome
from spiralhill.table.journal import Created, Happened
from spiralhill.table.messages import Closed, Thought
from spiralhill.table.room import Room
from tests.table.auditor import TOO_FAR, Auditor, Follower, Leak, visible
from tests.table.indoors import SPECTATOR, Indoors, cast_of

# Games that are played to be listened to


@dataclass
class Heard:
    """What some games gave to read."""

    games: int = 0
    picks: int = 0
    checked: Counter[str] = field(default_factory=Counter)
    bets: int = 0
    right: int = 0
    chance: int = 0

    def add(self, auditor: Auditor) -> None:
        """Count what an auditor has read."""
        self.games += 1
        self.checked += auditor.checked
        for follower in auditor.followers.values():
            self.bets += follower.bets
            self.right += follower.right
            self.chance += follower.chance

    @property
    def deviation(self) -> float:
        """By how many standard deviations bets on numbers did better than bets on chance."""
        return (self.right - self.chance) / sqrt(max(1, self.right + self.chance))

    def __str__(self) -> str:
        checked = self.checked
        messages = sum(checked[kind] for kind in ("state", "update", "presence", "done", "refused", "reasons", "pong"))
        return (
            f"{self.games} games, {self.picks} picks, {messages} messages, {checked['bytes'] / 1e6:.0f} MB, "
            f"{checked['names']} names read, {checked['hidden']} hidden cards passed over; "
            f"{self.bets} bets on numbers: {self.right} right, by chance {self.chance} "
            f"({self.deviation:+.1f} deviations)"
        )


def canaries(rng: Random, seats: int) -> list[Any]:
    """Heroes whose small decks have no two cards alike, and nothing in common, so that a name is one card."""
    pool, size = rng.sample(sorted(CARDS), len(CARDS)), LEAST_CARDS
    return [
        {
            "title": f"Canary {seat}",
            "attributes": [rng.choice(sorted(HEROES)) for _ in range(3)],
            "deck": [[1, name] for name in pool[seat * size : (seat + 1) * size]],
        }
        for seat in range(seats)
    ]


def table_of(game: str, rng: Random) -> Indoors:
    """A table of a game, dealt, with everybody there."""
    timing = protocol.Timing(bank=3600, increment=3) if rng.random() < 0.3 else protocol.Timing()
    seed = rng.getrandbits(40)
    if game != "duel":
        seats = rng.choice([2, 2, 3, 3, 4, 6])
        return Indoors(game, rng.sample(cast_of(game), seats), seed, timing=timing)
    if rng.random() < 0.6:
        plays = canaries(rng, rng.choice([2, 2, 3]))
    else:
        plays = [rng.choice(sorted(HEROES)) for _ in range(rng.choice([2, 3, 4]))]
    return Indoors(game, plays, seed, timing=timing, turn_cap=rng.choice([12, 40]), build_limit=10_000)


class Evening:
    """One game at a table with all that people do at tables, every message read by an auditor."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        self.table = table_of(game, self.rng)
        self.auditor = Auditor(self.table.room, Random(seed))
        self.picks = 0
        self._lines: list[int] = [*self.table.seats, SPECTATOR, SPECTATOR + 1]
        for line in self._lines:
            self._heard(self.table.open(line, lang=self.rng.choice(["en", "it", "en", "it", ""])))
        for outcome in self.table.ready():
            self._heard(outcome)

    def live(self, most: int = 400) -> Auditor:
        """Play to the end, or until it is late."""
        room = self.table.room
        while room.phase == "playing" and self.picks < most:
            self._something()
        if room.phase == "playing":
            self._heard(self.table.say(0, protocol.Propose(self.table.id(), "abort")))
            for seat in self.table.seats[1:]:
                self._heard(self.table.say(seat, protocol.Agree(self.table.id(), "abort")))
        # Once nothing is secret any more those who played are told the seed, in a spelling that would have been found.
        assert room.phase in ("over", "aborted")
        for line in (0, SPECTATOR):
            state = self.table.open(line).out[0][1]
            assert any(needle in state for needle in self.auditor.secrets()) == (line != SPECTATOR)
        return self.auditor

    def _heard(self, outcome: Outcome, request: object = None, line: int | None = None) -> Outcome:
        looked: set[bytes] = set()
        for id, data in outcome.out:
            if id < SPECTATOR or data not in looked:
                self.auditor.look(data, id if id < SPECTATOR else None, request if id == line else None)
            if id >= SPECTATOR:
                looked.add(data)
        return outcome

    def _something(self) -> None:
        table, room, rng = self.table, self.table.room, self.rng
        chance, line = rng.random(), rng.choice(self._lines)
        seat = rng.choice(table.seats)
        if chance < 0.03:
            self._heard(table.say(seat, protocol.Chat(table.id(), f"said {rng.getrandbits(30)}")))
        elif chance < 0.06:
            self._heard(table.step(Closed(line)))
            number = room.number_of(line if line < SPECTATOR else None)
            have = rng.choice([0, number, max(0, number - 2), rng.randrange(number + 3)])
            self._heard(table.open(line, have=have, lang=rng.choice(["en", "it"])))
        elif chance < 0.08:
            self._heard(table.say(line, protocol.Speak(rng.choice(["en", "it", ""]))))
        elif chance < 0.16:
            card = rng.randrange(len(table.game.prints))
            pick = rng.choice(self._anything())
            asked = protocol.Why(table.id(), card) if rng.random() < 0.5 else protocol.Why(table.id(), pick=pick)
            self._heard(table.say(line, asked), asked.pick, line)
        elif chance < 0.22:
            # What others are offered, and what nobody is.
            pick = rng.choice(self._anything())
            if pick not in table.options(seat):
                self._heard(table.pick(seat, pick), pick, seat)
        elif chance < 0.23:
            self._vote(seat)
        elif chance < 0.40 and room.match is not None and room.match.may_undo(seat):
            self._forget()
            self._heard(table.say(seat, protocol.Undo(table.id(), room.told[seat])))
        elif chance < 0.41 and table.game.asked:
            # With clocks, what was asked when the bot came in is the bot's to answer.
            for think in self._heard(table.say(seat, protocol.StandIn(table.id(), "greedy"))).think:
                self._heard(table.step(Thought(think.seat, think.asked_at, rng.choice(think.texts))))
            self._heard(table.say(seat, protocol.StandIn(table.id())))
        else:
            self._pick()

    def _pick(self) -> None:
        table, rng = self.table, self.rng
        seat = rng.choice(list(table.game.asked))
        self.picks += 1
        if table.room.due and rng.random() < 0.3:
            self._heard(table.tick())
        else:
            self._heard(table.pick(seat, rng.choice(table.options(seat))))

    def _vote(self, seat: Seat) -> None:
        """Ask to go back, and mostly be allowed to."""
        table = self.table
        self._forget()
        self._heard(table.say(seat, protocol.Propose(table.id(), "rollback")))
        for other in table.seats:
            if "rollback" in table.room.company.motions and other != seat:
                vote = protocol.Agree if self.rng.random() < 0.8 else protocol.Decline
                self._heard(table.say(other, vote(table.id(), "rollback")))

    def _forget(self) -> None:
        for follower in self.auditor.followers.values():
            follower.forget()

    def _anything(self) -> list[str]:
        """What somebody who looks for holes would write: others' options, hidden cards, nonsense."""
        game = self.table.game
        picks = [pick for other in game.asked for pick in self.table.options(other)]
        name = game.name(self.rng.randrange(len(game.prints)))
        return [*picks, f"play {name}", f"discard {name}", f"play {name} @1", f"play {name} left", "pass", "skip", name]


def listen(games: int, seed: int, kinds: tuple[str, ...] = tuple(GAMES), most: int = 400) -> Heard:
    """Listen to so many games of each kind, and to so many picks of each."""
    heard = Heard()
    for number in range(games):
        for kind in kinds:
            evening = Evening(kind, seed + number)
            try:
                heard.add(evening.live(most))
            except Leak as leak:
                leak.add_note(f"a game of {kind}, seed {seed + number}, after {evening.picks} picks")
                raise
            heard.picks += evening.picks
    return heard


def follow(games: int, seed: int) -> Heard:
    """Follow the numbers of cards through duels with small decks, which are shuffled again and again."""
    heard = Heard()
    for number in range(games):
        rng = Random(seed + number)
        plays = canaries(rng, 2)
        setup = rules_of("duel").set_up(plays, turn_cap=150, build_limit=10_000)
        game = rules_of("duel").begin(setup, Dice(seed + number), quiet=True, patient=True)
        followers: dict[Seat | None, Follower] = {None: Follower(), 0: Follower(), 1: Follower()}
        while game.asked:
            for viewer, follower in followers.items():
                follower.look(game, visible(game, viewer), game.view(viewer), rng)
            seat = rng.choice(list(game.asked))
            game.answer(seat, rng.choice(game.asked[seat]))
        heard.games += 1
        for follower in followers.values():
            heard.bets += follower.bets
            heard.right += follower.right
            heard.chance += follower.chance
    return heard


def replay(
    rows: list[tuple[Happened, str, str, str]], captured: dict[Seat | None, list[bytes]], rng: Random
) -> Auditor:
    """Read what a real server has sent, beside what its journal says that happened."""
    created = rows[0][0]
    assert isinstance(created, Created)
    room = Room(created, Foreseen(1))
    auditor = Auditor(room, rng)
    by_page: dict[Seat | None, dict[int, list[bytes]]] = {}
    for viewer, messages in captured.items():
        for data in messages:
            by_page.setdefault(viewer, {}).setdefault(msgspec.json.decode(data)["n"], []).append(data)
    before = dict.fromkeys(captured, -1)
    for row in (None, *rows[1:]):
        if row is not None:
            room.apply(*row)
        for viewer in captured:
            now = room.number_of(viewer)
            for page in range(before[viewer] + 1, now + 1):
                for data in by_page[viewer].pop(page, ()):
                    auditor.look(data, viewer)
            before[viewer] = now
    left = {viewer: sorted(pages) for viewer, pages in by_page.items() if pages}
    assert not left, f"pages were told that are not in the journal: {left}"
    return auditor


def main(arguments: list[str]) -> int:
    """Listen to many games, and say what was heard."""
    number = int(arguments[0]) if arguments else 500
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    began = time.monotonic()
    for kind in GAMES:
        heard = listen(number, seed, (kind,))
        print(f"{kind}: {heard} ({time.monotonic() - began:.0f} s)", flush=True)
    followed = follow(number, seed)
    print(f"numbers: {followed}")
    return int(followed.deviation > TOO_FAR)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
