"""Messages that are no messages, or ask for what may not be: begun as good ones, then spoiled.

python -m tests.table.malformed 1000000        so many against rooms in this process
python -m tests.table.malformed 1000000 7      the same with other luck
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from spiralhill.server.hearing import read
from spiralhill.table import protocol
from spiralhill.table.gathering import Outcome
from spiralhill.table.journal import Append
from spiralhill.table.messages import Heard
from spiralhill.table.refusal import Refusal
from spiralhill.table.telling import Reader
from spiralhill.words import words
from tests.table.indoors import SPECTATOR, Indoors, cast_of

Fields = dict[str, Any]


class Raw:
    """Text that goes into a message as it is, though JSON does not have it."""

    def __init__(self, text: str) -> None:
        self.text = text


# What stands where something else should.
JUNK: Final[list[Callable[[Random], Any]]] = [
    lambda rng: None,
    lambda rng: rng.choice([True, False]),
    lambda rng: rng.choice([-1, 0, 1, 2, 15, 16, 255, 1_000_000, 1_000_001, 2**31, 2**63 - 1, 2**63, 2**64, 10**30]),
    lambda rng: -rng.choice([2**31, 2**63, 2**63 + 1, 10**30]),
    lambda rng: rng.choice([0.0, -0.0, 0.5, 1e308, 5e-324, 1.0]),
    lambda rng: Raw(rng.choice(["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "01", "1.", ".5", "+1", "0x1"])),
    lambda rng: Raw("9" * rng.choice([20, 400, 3000])),
    lambda rng: Raw(
        rng.choice(['"\\ud800"', '"\\udc00\\ud800"', '"\\uD83D"', '"\\x"', '"\t"', '"\\u00"', "'a'", "undefined"])
    ),
    lambda rng: rng.choice(["", " ", "\0", "\u202e", "\u200b", "\ufeff", "😀", "ſ", "İ", "'; drop table journal --"]),
    lambda rng: rng.choice(["a", "\n", "é", "😀", "%s{}", "{ $x }"]) * rng.choice([2, 40, 41, 200, 201, 1000, 1001]),
    lambda rng: rng.choice([[], [[]], [None], {}, {"a": {}}, [1, "a"], {"t": "ping"}]),
    lambda rng: Raw("[" * (depth := rng.choice([2, 100, 900, 2000])) + "]" * depth),
    lambda rng: Raw('{"a":' * (depth := rng.choice([2, 100, 600])) + "1" + "}" * depth),
    lambda rng: {
        "title": "x",
        "attributes": ["will"] * rng.choice([0, 3, 4]),
        "deck": [[rng.choice([1, -1, 7, 10**25]), "shotgun"]],
    },
    lambda rng: {"title": "\0", "attributes": [[], {}, 1], "deck": [[[], []], None]},
]


@dataclass
class Words:
    """What somebody who looks for holes knows of a table."""

    table: str
    codes: list[str]
    n: int
    since: int
    mine: list[str]
    others: list[str]
    said_before: list[str] = field(default_factory=list)


def good(rng: Random, known: Words) -> Fields:
    """A message as a client would send it; whether it may be sent now is another question."""
    id = rng.choice([f"f{rng.getrandbits(40):x}", *known.said_before[-3:]])
    at = rng.choice([known.n, known.n, known.since, known.since - 1, known.n + 1, 0, rng.randrange(2000)])
    picks = [*known.others, *known.mine[:1], "pass", "stop", "play nothing", "discard shotgun 9", "?", "draw 3 2"]
    pick, seat = rng.choice(picks), rng.randrange(6)
    what = rng.choice(["rollback", "abort", "rematch", "publish", "bot", "substitute"])
    return rng.choice(
        [
            {"t": "hello", "table": known.table, "seat": seat, "have": at, "lang": "en"},
            {"t": "hello", "table": known.table, "watch": rng.choice([*known.codes, "A" * 22]), "lang": ""},
            {"t": "speak", "lang": rng.choice(["en", "it", "", "de"])},
            {"t": "ping"},
            {"t": "ready", "id": id, "seed": rng.choice(["ab" * 16, "AB" * 16, "ab" * 15, "ab" * 17, "g" * 32])},
            {"t": "choose", "id": id, "plays": rng.choice(["will", "jack", "nobody", "Will ", ""])},
            {"t": "pick", "id": id, "at": at, "pick": pick},
            {"t": "pick", "id": id, "at": at, "pick": pick},
            {"t": "pick", "id": id, "at": at, "pick": pick + rng.choice([" ", " 2", "\n", "\0", " @1", " @9", "?"])},
            {"t": "undo", "id": id, "at": at},
            {"t": "propose", "id": id, "what": what, "to": rng.randrange(-2, 2000), "seat": seat},
            {"t": "propose", "id": id, "what": what},
            {"t": "agree", "id": id, "what": what},
            {"t": "decline", "id": id, "what": what},
            {"t": "chat", "id": id, "text": rng.choice(["\u200b\u202e", " \n ", "x" * 301, "\u0301" * 400, "\ue000"])},
            {"t": "mute", "id": id, "seat": rng.choice([seat, 15, 16]), "on": True},
            {"t": "standin", "id": id, "level": rng.choice(["", "grandmaster", "greedy ", "__class__"])},
            {"t": "free", "id": id, "seat": seat},
            {"t": "why", "id": id, "card": rng.choice([0, 5, 70, 1000, 999_999])},
            {"t": "why", "id": id, "pick": pick},
            {"t": "why", "id": id},
        ]
    )


def spoiled(rng: Random, message: Fields) -> list[tuple[str, Any]]:
    """The fields of a message, with something wrong with them."""
    fields = list(message.items())
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        at = rng.randrange(len(fields)) if fields else 0
        how = rng.randrange(8)
        if how <= 3 and fields:
            fields[at] = fields[at][0], rng.choice(JUNK)(rng)
        elif how == 4 and fields:
            del fields[at]
        elif how == 5:
            name = rng.choice(
                ["x", "seat", "person", "by", "left", "code", "carried", "__class__", "T", "t ", "id", ""]
            )
            fields.append((name, rng.choice(JUNK)(rng)))
        elif how == 6 and fields:
            fields.insert(at, (fields[at][0], rng.choice(JUNK)(rng)))
        elif fields:
            fields[at] = fields[at][0].upper(), fields[at][1]
    return fields


def text_of(fields: list[tuple[str, Any]]) -> str:
    """Fields as JSON, or as near to it as they allow; a name may stand there twice."""
    parts = []
    for name, value in fields:
        written = value.text if isinstance(value, Raw) else json.dumps(value, ensure_ascii=False)
        parts.append(f"{json.dumps(name)}:{written}")
    return "{" + ",".join(parts) + "}"


def torn(rng: Random, text: str) -> bytes:
    """The bytes of a message, damaged on their way."""
    data = text.encode("utf-8", "surrogatepass")
    at = rng.randrange(len(data) + 1)
    ways: list[Callable[[], bytes]] = [
        lambda: data[:at],
        lambda: data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :],
        lambda: data[:at] + rng.randbytes(rng.choice([1, 4, 50])) + data[at:],
        lambda: b"\xef\xbb\xbf" + data,
        lambda: data + rng.choice([b"}", b"\0", b"{}", b"\xff", data]),
        lambda: b"[" + data + b"]",
        lambda: data.replace(b'"', b"'"),
        lambda: data + b" " * rng.choice([4096, 5000]),
        lambda: data.decode("latin-1").encode("utf-16"),
        lambda: rng.randbytes(rng.choice([0, 1, 10, 100, 4096, 4097])),
        lambda: b"[" * rng.choice([10, 1000, 4096]),
        # As deep as can just be read, and a little less.
        lambda: nested(rng.choice([5, 100, rng.randrange(850, 1000)])),
        lambda: b'{"t":"ping"' + b',"t":"ping"' * 300 + b"}",
    ]
    return rng.choice(ways)()


def nested(layers: int) -> bytes:
    """A choice that is well formed, but means nothing."""
    return b'{"t":"choose","id":"deep","plays":' + b"[" * layers + b"]" * layers + b"}"


def bad_message(rng: Random, known: Words) -> bytes:
    """One more message that should not be, or not now."""
    message = good(rng, known)
    chance = rng.random()
    if chance < 0.5:
        return json.dumps(message).encode()
    text = text_of(spoiled(rng, message))
    return text.encode("utf-8", "surrogatepass") if chance < 0.9 else torn(rng, text)


def is_sentence(text: str) -> bool:
    """Whether something can be shown to a person: one line, not too long, with nothing invisible in it."""
    return 10 < len(text) < 450 and text.isprintable() and (text[0].isupper() or text[0] in "“«")


# In one process


@dataclass
class Tally:
    """What became of the messages."""

    sent: int = 0
    became: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.became.most_common())
        return f"{self.sent} messages, the slowest {1000 * self.slowest:.1f} ms: {kinds}"


class Target:
    """A room under fire, and how everybody saw it before."""

    def __init__(self, game: str, seats: int, seed: int, stage: str) -> None:
        rng = Random(seed)
        timing = protocol.Timing(bank=3600, increment=5) if rng.random() < 0.5 else protocol.Timing()
        self.indoors = table = Indoors(game, rng.sample(cast_of(game), seats), seed, timing=timing)
        table.open_all()
        table.open(SPECTATOR + 1, lang="it")
        if stage != "lobby":
            table.ready()
            self.play(rng, rng.randrange(60))
        if stage == "aborted":
            table.say(0, protocol.Propose("abort", "abort"))
            for seat in table.seats[1:]:
                table.say(seat, protocol.Agree("abort", "abort"))
        self.seen = self.look()

    def play(self, rng: Random, picks: int) -> None:
        """Let the game go on."""
        table = self.indoors
        for _ in range(picks):
            if table.room.phase != "playing":
                return
            seat = rng.choice(list(table.game.asked))
            if table.room.company.is_played_by_person(seat):
                table.pick(seat, rng.choice(table.options(seat)))
            else:
                table.say(seat, protocol.StandIn(table.id(), None))

    def look(self) -> list[object]:
        """Everything that everybody sees, and everything that nobody does."""
        table, room = self.indoors, self.indoors.room
        seen: list[object] = [room.entries, len(room.tale), list(room.told), str(room.company.motions)]
        seen += [
            str(room.company.places),
            dict(room.errands.told),
            "" if room.match is None else room.match.game.save(),
        ]
        room._outcome, room._now = Outcome(), table.now
        for seat in table.seats:
            room._send_state(seat, Reader(seat, f"p{seat}", "en"), 0)
        room._send_state(SPECTATOR, Reader(None, "", "it"), 0)
        return seen + [data for _, data in room._outcome.out]

    def known(self, rng: Random, line: int) -> Words:
        """What whoever is on a line knows."""
        table, room = self.indoors, self.indoors.room
        seat = line if line < SPECTATOR else None
        others: list[str] = []
        mine: list[str] = []
        if room.phase == "playing":
            for other in table.game.asked:
                (mine if other == seat else others).extend(table.options(other))
        since = 0 if seat is None else room.since[seat]
        codes = [table.created.invite, table.created.watch]
        rng.shuffle(others)
        ids = [f"i{number + 1}" for number in range(table.ids)]
        return Words(table.created.id, codes, room.number_of(seat), since, mine, others[:6], ids)


def fire(number: int, seed: int) -> Tally:
    """Send so many bad messages to rooms at every stage, and see that nothing comes of the refused ones."""
    rng, tally = Random(seed), Tally()
    stages = [(game, seats, stage) for game in ("duel", "holidays") for seats in (2, 3) for stage in STAGES]
    while tally.sent < number:
        game, seats, stage = stages[rng.randrange(len(stages))]
        target = Target(game, seats, rng.getrandbits(30), stage)
        for _ in range(4):
            volley(rng, target, min(60, number - tally.sent), tally)
            target.play(rng, 5)
            target.seen = target.look()
    return tally


STAGES: Final = ("lobby", "playing", "playing", "aborted")


def volley(rng: Random, target: Target, number: int, tally: Tally) -> None:
    """Some messages to one room; what was refused must have changed nothing."""
    room = target.indoors.room
    for _ in range(number):
        line = rng.choice([*target.indoors.seats, SPECTATOR, SPECTATOR + 1, 77])
        data = bad_message(rng, target.known(rng, line if line != 77 else SPECTATOR))
        said: str | bytes = data
        if rng.random() < 0.7:
            said = data.decode("utf-8", "replace")
        tally.sent += 1
        began = time.perf_counter()
        try:
            message = read(said)
        except Refusal as refusal:
            says = refusal.said(words(rng.choice(["en", "it"]), ""))
            assert is_sentence(says), (says, said)
            tally.became["not read"] += 1
            continue
        is_open = line in room._lines
        outcome = room.step(target.indoors.now, Heard(line, message))
        tally.slowest = max(tally.slowest, time.perf_counter() - began)
        became = judged(line, message, outcome, is_open)
        tally.became[became] += 1
        if became in ("done", "cut"):
            target.seen = target.look()
    # Whatever was not carried out has left no trace.
    assert target.look() == target.seen


def judged(line: int, message: protocol.Inbound, outcome: Outcome, is_open: bool) -> str:
    """What came of a message that could be read; anything half done is an error."""
    stored = any(isinstance(one, Append) for one in outcome.store)
    mine = [protocol.read_reply(data) for id, data in outcome.out if id == line]
    answer = mine[-1] if mine else None
    if stored:
        return "done"
    assert not outcome.store, message
    others = [protocol.read_reply(data) for id, data in outcome.out if id != line]
    if outcome.hang_up:
        # Who has everything told in one language after the other is cut; the others see that somebody is gone.
        assert isinstance(message, protocol.Speak), message
        assert isinstance(answer, protocol.Bye)
        assert (outcome.hang_up, answer.error) == ([line], "too-fast")
        assert all(isinstance(one, protocol.Presence) for one in others), others
        return "cut"
    assert not others, message
    if not is_open or isinstance(message, protocol.Hello):
        assert not outcome.out
        return "ignored"
    assert len(mine) == 1, message
    if isinstance(message, protocol.Ping):
        assert isinstance(answer, protocol.Pong)
        return "answered"
    if isinstance(message, protocol.Speak):
        assert isinstance(answer, protocol.State)
        return "answered"
    if isinstance(answer, protocol.Reasons):
        assert all(not one.says or is_sentence(one.says) for one in answer.reasons), answer
        return "answered"
    if isinstance(answer, protocol.Done):
        # The very same command for the second time.
        return "done before"
    assert isinstance(answer, protocol.Refused), message
    assert is_sentence(answer.says), answer
    return "refused"


def main(arguments: list[str]) -> int:
    """Fire, and say what became of it."""
    number = int(arguments[0]) if arguments else 100_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    began = time.monotonic()
    tally = Tally()
    while tally.sent < number:
        part = fire(min(100_000, number - tally.sent), seed)
        tally.sent += part.sent
        tally.became += part.became
        tally.slowest = max(tally.slowest, part.slowest)
        seed += 1
        print(f"{tally} ({time.monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
