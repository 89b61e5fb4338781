"""Texts that bring Characters to other Locales without Movement (RUL-11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.conditions import shared_slot
from spiralhill.games.tcg.effects.shifting import bring, can_move, open_slots, step
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable


@dataclass(frozen=True, slots=True)
class RelocateThis(Text):
    """Brings this card to any other Locale of its town."""

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return RelocateWhere(deed.seat, then, deed.card)

    def worth(self) -> float:
        return 0.3


@dataclass(frozen=True, slots=True)
class RelocateCharacter(Text):
    """Brings a certain Character of the town to any other Locale of it."""

    title: str

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        card = game.find(deed.seat, self.title)
        return None if card is None else RelocateWhere(deed.seat, then, card)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        question = self.ask(game, deed, ())
        return question is not None and bool(question.options(game))

    def worth(self) -> float:
        return 0.3


@dataclass(frozen=True, slots=True)
class RelocateWhere(Question):
    """To which other Locale of its town a Character goes."""

    card: Card = 0

    def options(self, game: TcgTable) -> list[Pick]:
        place = game.standing(self.card)
        if place is None or place[0] != self.seat or not can_move(game, self.seat, self.card):
            return []
        slots = [slot for slot in open_slots(game, self.seat) if slot != place[1]]
        return [picks.move(self.card, game.locale(self.seat, slot)) for slot in slots]

    def act(self, game: TcgTable, pick: picks.Move) -> None:
        step(game, self.seat, pick)
        game.next(*self.then)


@dataclass(frozen=True, slots=True)
class JoinCharacter(Text):
    """Brings this card to the Locale of a certain Character of its town."""

    title: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        slot = self.slot(game, deed)
        if slot is not None:
            bring(game, deed.seat, (deed.card,), slot)
            game.next(*then)

    def slot(self, game: TcgTable, deed: Deed) -> int | None:
        """Where that Character stands, if this card can go there."""
        other = game.find(deed.seat, self.title)
        if other is None or not can_move(game, deed.seat, deed.card):
            return None
        slot = game.slot_of(deed.seat, other)
        here = slot == game.slot_of(deed.seat, deed.card)
        return None if here or slot not in open_slots(game, deed.seat) else slot

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return self.slot(game, deed) is not None

    def worth(self) -> float:
        return 0.2


@dataclass(frozen=True, slots=True)
class RelocateTogether(Text):
    """Brings some Characters who share a Locale together to another one."""

    characters: tuple[str, ...]

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        slot = shared_slot(game, deed.seat, self.characters)
        if slot is None:
            return None
        cards = [card for card in game.at(deed.seat, slot) if game.main_face(card).title in self.characters]
        return TogetherWhere(deed.seat, slot, tuple(cards))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        question = self.ask(game, deed, ())
        return question is not None and bool(question.options(game))

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class TogetherWhere(Choice):
    """To which Locale some Characters go together."""

    slot: int
    cards: tuple[Card, ...]

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        if not all(can_move(game, self.seat, card) for card in self.cards):
            return []
        slots = [slot for slot in open_slots(game, self.seat) if slot != self.slot]
        return [picks.Choose(game.locale(self.seat, slot)) for slot in slots]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        place = game.place_of_locale(pick.card)
        assert place is not None
        bring(game, self.seat, self.cards, place[1])


@dataclass(frozen=True, slots=True)
class RelocateTo(Text):
    """Brings one Character, or any number of them, to one of some Locales."""

    locations: tuple[str, ...]
    many: bool

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        game.next(ChooseDestination(deed.seat, self.places(game, deed.seat), (), self.many))

    def places(self, game: TcgTable, seat: Seat) -> tuple[Card, ...]:
        """The Locales in question that somebody could be brought to."""
        named = [slot for slot in open_slots(game, seat) if game.name(game.locale(seat, slot)) in self.locations]
        return tuple(game.locale(seat, slot) for slot in named if passengers(game, seat, None, slot))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return bool(self.places(game, deed.seat))

    def worth(self) -> float:
        return 0.6


@dataclass(frozen=True, slots=True)
class RideFrom(Text):
    """Brings any Characters from a certain Locale to one other Locale of the town."""

    location: str

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        slot = game.slot_named(deed.seat, self.location)
        if slot is not None:
            game.next(ChooseDestination(deed.seat, self.places(game, deed.seat), (slot,), True))

    def places(self, game: TcgTable, seat: Seat) -> tuple[Card, ...]:
        """The Locales that somebody could ride to."""
        slot = game.slot_named(seat, self.location)
        if slot is None:
            return ()
        there = [other for other in open_slots(game, seat) if other != slot]
        return tuple(game.locale(seat, other) for other in there if passengers(game, seat, slot, other))

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return bool(self.places(game, deed.seat))

    def worth(self) -> float:
        return 0.6


@dataclass(frozen=True, slots=True)
class RideTo(Text):
    """Brings any Characters from one Locale of the town to a certain one."""

    location: str

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return RideFromWhich(deed.seat, self.location)

    def worth(self) -> float:
        return 0.6


@dataclass(frozen=True, slots=True)
class RideFromWhich(Choice):
    """From which Locale Characters ride."""

    location: str

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        to = game.slot_named(self.seat, self.location)
        if to is None:
            return []
        slots = [slot for slot in game.rows[self.seat] if slot != to and passengers(game, self.seat, slot, to)]
        return [picks.Choose(game.locale(self.seat, slot)) for slot in slots]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        place, to = game.place_of_locale(pick.card), game.slot_named(self.seat, self.location)
        assert place is not None
        assert to is not None
        game.next(RideWho(self.seat, game.locale(self.seat, to), (place[1],), (), True))


def passengers(game: TcgTable, seat: Seat, source: int | None, to: int) -> list[Card]:
    """The Characters of a town, at one Locale or anywhere, that could be brought to another Locale."""
    slots = [slot for slot in game.rows[seat] if slot != to and source in (None, slot)]
    return [card for slot in slots for card in game.at(seat, slot) if can_move(game, seat, card)]


@dataclass(frozen=True, slots=True)
class ChooseDestination(Choice):
    """To which Locale Characters are brought."""

    locations: tuple[Card, ...]
    slots: tuple[int, ...]
    many: bool

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        return [picks.Choose(locale) for locale in self.locations]

    def act(self, game: TcgTable, pick: picks.Choose) -> None:
        game.next(RideWho(self.seat, pick.card, self.slots, (), self.many))


@dataclass(frozen=True, slots=True)
class RideWho(Choice):
    """Which Characters are brought to a Locale: named one by one, they go together."""

    card: Card
    slots: tuple[int, ...]
    cards: tuple[Card, ...]
    many: bool

    @property
    def is_open(self) -> bool:
        return True

    def named(self, seat: Seat) -> tuple[Card, ...]:
        return self.cards

    def options(self, game: TcgTable) -> list[Pick]:
        place = game.place_of_locale(self.card)
        if place is None:
            return []
        source = self.slots[0] if self.slots else None
        riders = passengers(game, self.seat, source, place[1])
        options: list[Pick] = [picks.Bring(card) for card in riders if card not in self.cards]
        return [*options, picks.STOP] if self.cards else options

    def act(self, game: TcgTable, pick: Pick) -> None:
        cards = (*self.cards, pick.card) if isinstance(pick, picks.Bring) else self.cards
        if self.many and isinstance(pick, picks.Bring):
            game.next(replace(self, cards=cards))
            return
        place = game.place_of_locale(self.card)
        if place is not None:
            bring(game, self.seat, cards, place[1])
