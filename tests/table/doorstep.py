"""A house with tables inside and people outside, for those who try its doors."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from spiralhill.games.herocard.cards import CARDS
from spiralhill.table import protocol
from spiralhill.table.journal import Created, read_entry
from tests.table.guests import Line, Party, Person, party, secret_hash
from tests.table.serving import Server, serving

INTRUDERS: Final = (
    "no secret",
    "an empty secret",
    "a broken secret",
    "a secret in quotes",
    "a secret that is too long",
    "a secret with other letters",
    "a wrong secret",
    "another seat",
    "another table",
    "a freed seat",
    "a seat that was handed on",
    "an expired secret",
)


@dataclass(frozen=True)
class Intruder:
    """Somebody who should stay outside, and where they would like to be."""

    person: Person
    party: Party
    seat: int


@dataclass(frozen=True)
class Place:
    """A house with a table in play, one before the deal and one that has ended, and with people outside."""

    server: Server
    playing: Party
    waiting: Party
    ended: Party
    intruders: dict[str, Intruder]
    freed: Line
    handed: Line
    used_link: str

    def journals(self) -> list[list[tuple[Any, ...]]]:
        """What is written down of every table."""
        return [self.server.journal(party.table.id) for party in (self.playing, self.waiting, self.ended)]

    def created(self, party: Party) -> Created:
        """How a table was laid, with its codes and its seed."""
        created = read_entry(self.server.journal(party.table.id)[0][2])
        assert isinstance(created, Created)
        return created

    def tells_nothing(self, data: bytes, party: Party) -> None:
        """A refusal says nothing of a table: no names, codes, seeds or cards, and nothing that looks like a state."""
        created = self.created(party)
        codes = [row[0] for row in self.server.query("select code from links where table_id = ?", party.table.id)]
        parts = ['"view"', '"piles"', '"seats"', '"lines"', '"options"', '"invite"', '"watch"', '"phase"']
        for secret in (*codes, created.seed, created.host, *(person.name for person in party.people), *CARDS, *parts):
            assert secret.encode() not in data, (secret, data)


@contextmanager
def doorstep(folder: Path) -> Iterator[Place]:
    """Serve such a house for a while; in the end nothing may have gone wrong in it."""
    with serving(folder, rate=1000, sockets=3000) as server:
        anna, bob, xaver, leo, lena = (Person(server, name) for name in ("Anna", "Bob", "Xaver", "Leo", "Lena"))
        playing = party(server, seats=[anna, bob, xaver, leo])
        # One secret will have expired in a moment: the server knows it, but only a request would prolong it.
        secret, expires = secrets.token_urlsafe(32), int(time.time()) + 4
        known = secret_hash(xaver.cookie or "")
        server.change("update guests set secret = ?, expires = ? where secret = ?", secret_hash(secret), expires, known)
        xaver.cookie = secret
        with xaver.line(playing.table.id, 2) as line:
            line.until(protocol.State)
        hand = playing.lines[3].command(protocol.Hand)
        assert isinstance(hand, protocol.Done)
        assert lena.join(hand.code).seat == 3
        handed = playing.lines[3]
        playing.people[3], playing.lines[3] = lena, lena.line(playing.table.id, 3)

        gina, fred, ida = (Person(server, name) for name in ("Gina", "Fred", "Ida"))
        waiting = party(server, seats=[gina, fred, Person(server, "Hans")], deal=False)
        assert isinstance(waiting.lines[0].command(protocol.Free, 1), protocol.Done)
        assert ida.join(waiting.table.invite).seat == 1
        freed = waiting.lines[1]
        waiting.people[1], waiting.lines[1] = ida, ida.line(waiting.table.id, 1)

        ended = party(server, seats=[Person(server, "Olga"), Person(server, "Paul")])
        assert isinstance(ended.lines[0].command(protocol.Propose, "abort"), protocol.Done)
        assert isinstance(ended.lines[1].command(protocol.Agree, "abort"), protocol.Done)

        bad = ("", "%00%ff", '"' * 3, "x" * 5000, "\u00e9\u00ff", secrets.token_urlsafe(32))
        people = [Person(server, "Mallory"), *(Person(server, "Mallory", cookie=one) for one in bad), bob, gina]
        wanted = [Intruder(person, playing, 0) for person in people]
        wanted += [Intruder(fred, waiting, 1), Intruder(leo, playing, 3), Intruder(xaver, playing, 2)]
        intruders = dict(zip(INTRUDERS, wanted, strict=True))
        for number, intruder in enumerate(wanted, 1):
            # Whoever guesses too much must not spoil it for the others.
            intruder.person.address = f"127.0.1.{number}"
        time.sleep(max(0.0, expires + 0.1 - time.time()))
        yield Place(server, playing, waiting, ended, intruders, freed, handed, hand.code)
        for line in (freed, handed, *playing.lines, *waiting.lines, *ended.lines):
            line.close()
        assert server.figures()["spiralhill_faults_total"] == 0
        assert '"error"' not in server.log()
