"""What must hold for a text to count, and what a text counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spiralhill.games.tcg.effects.kinds import Condition
from spiralhill.games.tcg.groups import Group
from spiralhill.games.tcg.state import CREATIONS, PILES
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.scoring import TcgScore


@dataclass(frozen=True, slots=True)
class Always(Condition):
    """No condition at all."""

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return True


ALWAYS = Always()


@dataclass(frozen=True, slots=True)
class Have(Condition):
    """Some Characters are all in the player's town."""

    characters: tuple[str, ...]

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return all(game.has(seat, title) for title in self.characters)


@dataclass(frozen=True, slots=True)
class HaveOneOf(Condition):
    """One of some Characters is in the player's town."""

    characters: tuple[str, ...]

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return any(game.has(seat, title) for title in self.characters)


@dataclass(frozen=True, slots=True)
class HaveVersion(Condition):
    """The player's Character in play is a certain version of it."""

    version: str

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return any(game.name(other) == self.version for other in game.characters(seat))


@dataclass(frozen=True, slots=True)
class HaveCreation(Condition):
    """A certain Creation is in the player's town."""

    version: str

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return any(game.name(other) == self.version for other in game.creations(seat))


@dataclass(frozen=True, slots=True)
class Share(Condition):
    """Some Characters are all at one Locale of the player's."""

    characters: tuple[str, ...]

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return shared_slot(game, seat, self.characters) is not None


def shared_slot(game: TcgScore, seat: Seat, characters: tuple[str, ...]) -> int | None:
    """The Locale of a player at which some Characters all stand; one that is face down is shared by nobody (RUL-39)."""
    for slot in game.rows[seat]:
        if game.locale(seat, slot) in game.closed:
            continue
        titles = [game.main_face(card).title for card in game.at(seat, slot)]
        if all(title in titles for title in characters):
            return slot
    return None


@dataclass(frozen=True, slots=True)
class StandAt(Condition):
    """Some Characters are all at a certain Locale of the player's."""

    characters: tuple[str, ...]
    location: str

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        slot = game.slot_named(seat, self.location)
        if slot is None:
            return False
        titles = [game.main_face(other).title for other in game.at(seat, slot)]
        return all(title in titles for title in self.characters)


@dataclass(frozen=True, slots=True)
class IsAt(Condition):
    """The card that says so is at a certain Locale of its town (TCG-NAME-02)."""

    location: str

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        slot = game.slot_named(seat, self.location)
        return slot is not None and card in game.at(seat, slot)


@dataclass(frozen=True, slots=True)
class Here(Condition):
    """Some Characters are all at the Locale of the card that says so."""

    characters: tuple[str, ...]

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        titles = [game.main_face(other).title for other in others_here(game, card)]
        return all(title in titles for title in self.characters)


@dataclass(frozen=True, slots=True)
class AnotherHere(Condition):
    """Another Character of a group is at the Locale of the card that says so."""

    group: Group

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return any(self.group.has(game.main_face(other)) for other in others_here(game, card))


def others_here(game: TcgScore, card: Card) -> list[Card]:
    """The other Characters at the Locale of a Character; nobody is there once it has left play, or is face down."""
    place = game.standing(card)
    if place is None or game.locale(*place) in game.closed:
        return []
    return [other for other in game.at(*place) if other != card]


@dataclass(frozen=True, slots=True)
class PlayedTo(Condition):
    """The card is played to a certain Locale of the player's own."""

    location: str

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return location is not None and game.name(location) == self.location and game.owner(location) == seat


@dataclass(frozen=True, slots=True)
class AllActive(Condition):
    """So many Locales of the player are Active."""

    number: int

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return len(game.active_slots(seat)) >= self.number


@dataclass(frozen=True, slots=True)
class Either(Condition):
    """One of two conditions."""

    one: Condition
    other: Condition

    def holds(self, game: TcgScore, seat: Seat, card: Card, location: Card | None = None) -> bool:
        return self.one.holds(game, seat, card, location) or self.other.holds(game, seat, card, location)


# What texts count


@dataclass(frozen=True, slots=True)
class Counter:
    """What a text counts, for a player and the card that says so."""

    def of(self, game: TcgScore, seat: Seat, card: Card) -> int:
        """How much it is now."""
        raise AssertionError(f"{self!r} does not say what it counts")


@dataclass(frozen=True, slots=True)
class InTown(Counter):
    """The Characters of a group in the player's town."""

    group: Group

    def of(self, game: TcgScore, seat: Seat, card: Card) -> int:
        return len(game.group_in(seat, self.group))


@dataclass(frozen=True, slots=True)
class CreationsInTown(Counter):
    """The Creations in the player's town."""

    def of(self, game: TcgScore, seat: Seat, card: Card) -> int:
        return len(game.piles[seat * PILES + CREATIONS])


@dataclass(frozen=True, slots=True)
class OthersHere(Counter):
    """The other Characters of a group at the Locale of the card that says so."""

    group: Group

    def of(self, game: TcgScore, seat: Seat, card: Card) -> int:
        return sum(self.group.has(game.main_face(other)) for other in others_here(game, card))


@dataclass(frozen=True, slots=True)
class OthersAt(Counter):
    """The other Characters at a certain Locale of the player's, while one Character is there."""

    characters: tuple[str, ...]
    location: str

    def of(self, game: TcgScore, seat: Seat, card: Card) -> int:
        if not StandAt(self.characters, self.location).holds(game, seat, card):
            return 0
        slot = game.slot_named(seat, self.location)
        assert slot is not None
        return len(game.at(seat, slot)) - len(self.characters)


@dataclass(frozen=True, slots=True)
class ActiveLocales(Counter):
    """The player's Active Locales with a certain Scare Threshold or more; a lower one if a Character is in town."""

    threshold: int
    lower: int
    characters: tuple[str, ...]

    def of(self, game: TcgScore, seat: Seat, card: Card) -> int:
        least = self.lower if Have(self.characters).holds(game, seat, card) else self.threshold
        return sum(game.locale_face(seat, slot).threshold >= least for slot in game.active_slots(seat))
