"""The journal of a table: everything that ever happened at it, in order; nothing else is stored.

A room is what its journal tells: the same entries give the same room, with the same cards in the same order and the
same numbers on its pages. An entry is written before anybody is told of it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from spiralhill.table.protocol import Matter, Timing

FORMAT: Final = 1


class Entry(Struct, frozen=True, tag_field="e", omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened at a table."""


class Plan(Struct, frozen=True, omit_defaults=True):
    """A seat as the table was laid: what it plays, and who sits there already."""

    plays: Any
    person: str = ""
    name: str = ""
    bot: str = ""


class Created(Entry, frozen=True):
    """The table was laid; its seed is sealed from now on."""

    id: str
    game: str
    rules: int
    seats: tuple[Plan, ...]
    options: dict[str, Any]
    timing: Timing
    host: str
    invite: str
    watch: str
    seed: str
    # The id that the seal names; at a table that deals again what another one dealt, that one's, with its seeds.
    deal: str
    client_seeds: tuple[str, ...] = ()
    same_deal_as: str = ""
    knows_deal: tuple[str, ...] = ()
    # A table that goes on from a moment of another game begins with the answers that had been given, as records write
    # them; that game may have been played with dice from a seed.
    fork: tuple[str, ...] | None = None
    dice: int | None = None
    # How long bots seem to think: so many times the usual.
    pace: float = 1.0
    format: int = FORMAT


class Sat(Entry, frozen=True):
    """A person took an open seat."""

    seat: int
    person: str
    name: str


class Freed(Entry, frozen=True):
    """A seat became open again, before the deal; whoever sits at seat `by` wanted it so."""

    seat: int
    by: int


class Chose(Entry, frozen=True):
    """A seat will play something else."""

    seat: int
    plays: Any


class Readied(Entry, frozen=True):
    """A person threw their seed in; when the last one has, the cards are dealt."""

    seat: int
    person: str
    seed: str


class Picked(Entry, frozen=True):
    """A seat answered; `left` are the milliseconds on its clock afterwards, `by` the bot that did it, if one did."""

    seat: int
    pick: str
    left: int | None = None
    by: str = ""


class Undone(Entry, frozen=True):
    """A seat took back its last pick."""

    seat: int


class Proposed(Entry, frozen=True):
    """A seat asked for consent."""

    seat: int
    what: Matter
    to: int | None = None
    about: int | None = None
    # The link or table that will be good once all agree: chance happens before an entry is written, never after.
    code: str = ""


class Agreed(Entry, frozen=True):
    """A seat gave its consent."""

    seat: int
    what: Matter


class Carried(Entry, frozen=True):
    """Everybody who was asked has agreed to what a seat proposed; who is here to be asked is not in the journal."""

    seat: int
    what: Matter


class Declined(Entry, frozen=True):
    """A seat refused, or took its proposal back."""

    seat: int
    what: Matter


class Said(Entry, frozen=True):
    """A seat said something."""

    seat: int
    text: str


class Muted(Entry, frozen=True):
    """A seat hears another one no more, or again."""

    seat: int
    about: int
    on: bool


class StoodIn(Entry, frozen=True):
    """A bot plays for a person from now on, or, without a level, the person is back; `late` if time ran out.

    `left` are the milliseconds that the person has left.
    """

    seat: int
    level: str = ""
    late: bool = False
    left: int | None = None


class Handed(Entry, frozen=True):
    """A link was made by which somebody else can take a seat over."""

    seat: int
    code: str


class Returned(Entry, frozen=True):
    """Somebody for whom a substitute was sought is back; the link to their seat is good no more."""

    seat: int


class Took(Entry, frozen=True):
    """A substitute took a seat over."""

    seat: int
    person: str
    name: str
    # The milliseconds that they have left.
    left: int | None = None


Happened: TypeAlias = (
    Created
    | Sat
    | Freed
    | Chose
    | Readied
    | Picked
    | Undone
    | Proposed
    | Agreed
    | Carried
    | Declined
    | Said
    | Muted
    | StoodIn
    | Handed
    | Returned
    | Took
)

_decoder: msgspec.json.Decoder[Happened] = msgspec.json.Decoder(Happened)
_encoder = msgspec.json.Encoder()


def read_entry(body: bytes) -> Happened:
    """The entry that the store kept."""
    return _decoder.decode(body)


def entry_bytes(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


# What a room asks of the store


class Append(Struct, frozen=True):
    """Writes the next entry of a table; a command that was carried out once is known by its person and id."""

    table: str
    number: int
    body: bytes
    person: str = ""
    command: str = ""
    digest: str = ""


class Link(Struct, frozen=True):
    """Makes a link known, or leads it elsewhere: what it opens (`invite`, `watch` or `seat`) at which table."""

    code: str
    table: str
    opens: str


class Member(Struct, frozen=True):
    """Notes that a table is one of a person's, or no longer."""

    table: str
    person: str
    belongs: bool = True


Operation: TypeAlias = Append | Link | Member
