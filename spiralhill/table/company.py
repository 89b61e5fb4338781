"""The company at a table: who sits where, who has agreed to what, who listens to whom."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Any

from spiralhill.kernel.table import Seat
from spiralhill.table.journal import Plan
from spiralhill.table.protocol import Matter
from spiralhill.table.refusal import Refusal

LONGEST_NAME = 24


@dataclass(slots=True)
class Place:
    """A seat: what it plays and who sits there. A bot may stand in for a person, who stays its owner."""

    plays: Any
    person: str = ""
    name: str = ""
    bot: str = ""
    seed: str = ""
    # The link by which somebody else can take the seat over, and who may see it: the owner, or everybody seated.
    link: str = ""
    link_is_shared: bool = False
    # The link by which the owner came, so that to come by it twice is to come once.
    came_by: str = ""
    muted: set[Seat] = field(default_factory=set)

    @property
    def kind(self) -> str:
        """Whom the seat belongs to."""
        return "person" if self.person else "bot" if self.bot else "open"


@dataclass(slots=True)
class Motion:
    """Something a seat asks consent for."""

    by: Seat
    agreed: set[Seat]
    to: int | None = None
    about: Seat | None = None
    code: str = ""


class Company:
    """Everybody at a table."""

    __slots__ = ("former", "host", "motions", "places", "replaced")

    def __init__(self, host: str, plans: tuple[Plan, ...]) -> None:
        self.host = host
        self.places = [Place(plan.plays, plan.person, plan.name, plan.bot) for plan in plans]
        self.motions: dict[Matter, Motion] = {}
        # Who gave which seat to somebody else after the deal, and has seen its hand.
        self.former: list[tuple[str, Seat]] = []
        # The seats of those whom the others found a substitute for.
        self.replaced: dict[str, Seat] = {}

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that belong to a person; one device can hold several."""
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat, in seat order, each once."""
        return list(dict.fromkeys(place.person for place in self.places if place.person))

    @property
    def is_complete(self) -> bool:
        """Whether every seat is taken and every person has thrown in a seed."""
        return all(place.kind == "bot" or place.seed for place in self.places)

    def seed_of(self, person: str) -> str:
        """The seed that a person has thrown in, if they have."""
        return next((place.seed for place in self.places if place.person == person), "")

    def place_of(self, person: str, seat: Seat) -> Place:
        """A seat that must belong to a person."""
        if not 0 <= seat < len(self.places) or not person or self.places[seat].person != person:
            raise Refusal("not-your-seat")
        return self.places[seat]

    def is_played_by_person(self, seat: Seat) -> bool:
        """Whether a person decides for a seat at the moment."""
        return bool(self.places[seat].person) and not self.places[seat].bot

    def sit(self, seat: Seat, person: str, name: str) -> None:
        """Give an open seat to somebody; where nobody was left, they are the host."""
        self.places[seat].person, self.places[seat].name = person, name
        if not self.seats_of(self.host):
            self.host = person

    def free(self, seat: Seat) -> None:
        """Open a seat again, before the deal."""
        self.places[seat] = Place(self.places[seat].plays)
        self._listen_to(seat)
        if not self.seats_of(self.host):
            self.host = next(iter(self.people), self.host)
        self.unseed()

    def unseed(self) -> None:
        """Forget all seeds: whoever was ready was so for another table."""
        for place in self.places:
            place.seed = ""

    def _listen_to(self, seat: Seat) -> None:
        """Let everybody hear again who sits at a seat: it is somebody else."""
        for place in self.places:
            place.muted.discard(seat)

    def take_over(self, seat: Seat, person: str, name: str) -> None:
        """Give a seat to a substitute; what its old owner asked for or agreed to counts no more."""
        place = self.places[seat]
        self.replaced.pop(person, None)
        self.replaced.pop(place.person, None)
        if place.link_is_shared:
            self.replaced[place.person] = seat
        if place.person == self.host and len(self.seats_of(self.host)) == 1:
            self.host = person
        self.places[seat] = Place(place.plays, person, name, seed=place.seed, came_by=place.link)
        self._listen_to(seat)
        self.motions = {
            what: Motion(motion.by, motion.agreed - {seat}, motion.to, motion.about, motion.code)
            for what, motion in self.motions.items()
            if seat not in (motion.by, motion.about)
        }

    def distinct(self, name: str) -> str:
        """A name that nobody else has at the table."""
        return distinct(name, [place.name for place in self.places])

    def must_agree(self, seats: list[Seat], motion: Motion) -> bool:
        """Whether somebody is left whose consent a motion needs, among the seats that are asked for it."""
        agreed = {self.places[seat].person for seat in motion.agreed}
        return any(self.places[seat].person not in agreed for seat in seats)


def distinct(name: str, taken: list[str]) -> str:
    """A name, or with a number after it one that nobody has, so that people can be told apart.

    >>> distinct("anna", ["Anna", "Bob", "Anna 2"])
    'anna 3'
    """
    known = {one.casefold() for one in taken}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 2))
    return next(one for one in (name, *numbered) if one.casefold() not in known)


def clean_name(name: str) -> str:
    """A name fit to be shown to others: no control marks, no tricks with direction or width.

    >>> clean_name("  Jack\\u202e \\u200bSkellington ")
    'Jack Skellington'
    """
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else _space(letter) for letter in plain)
    words = " ".join(kept.split())
    letters = [letter for letter in words if not unicodedata.combining(letter)]
    if not letters or len(letters) > LONGEST_NAME or len(words) > 2 * LONGEST_NAME:
        raise Refusal("bad-name", longest=LONGEST_NAME)
    return words


def clean_text(text: str, longest: int) -> str:
    """A line of chat fit to be shown to others."""
    kept = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else _space(letter) for letter in text)
    words = " ".join(kept.split())
    if not words or len(words) > longest:
        raise Refusal("bad-chat", longest=longest)
    return words


def _space(letter: str) -> str:
    return "" if unicodedata.category(letter) == "Cf" else " "
