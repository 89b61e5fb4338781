"""What HeroCard texts do: one record a verb, with the choices it asks for.

A sentence that finds nothing to work on does nothing, and is no error.
"""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.herocard import events, picks
from spiralhill.games.herocard.prints import ATTRIBUTES, FAMILIES
from spiralhill.games.herocard.table import (
    DECK,
    DISCARD,
    HAND,
    HAND_LIMIT,
    PILES,
    Converted,
    Forbidden,
    HeroTable,
    Twisted,
)
from spiralhill.games.herocard.values import ANY, ATTACKER, YOU
from spiralhill.kernel.agenda import Choice, Pick
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.table import Card, Seat


def player(game: HeroTable, deed: Deed, whose: str) -> Seat:
    """The player a sentence speaks of: its own, the attacker, or the target it was played at."""
    if whose == YOU:
        return deed.seat
    seat = game.attacker if whose == ATTACKER else game.target if deed.target is None else deed.target
    assert seat is not None, f"{deed!r} speaks of nobody"
    return seat


# Hands and decks


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draws cards, never past seven in hand (DUEL-DRAW-10)."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.draw(deed.seat, self.number)

    def worth(self) -> float:
        return float(self.number)


@dataclass(frozen=True, slots=True)
class TargetDiscards(Effect):
    """The target discards cards of their own choice."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(DiscardForced(player(game, deed, "target"), self.number))

    def worth(self) -> float:
        return float(self.number)

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DiscardForced(Choice):
    """A text makes a player discard cards of their own choice."""

    number: int

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.discard(card) for card in game.hand(self.seat)]

    def act(self, game: HeroTable, pick: picks.Discard) -> None:
        game.discard(self.seat, pick.card)
        if self.number > 1:
            game.next(DiscardForced(self.seat, self.number - 1))


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """Returns a card from the own discard stack to the hand."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(RecoverCard(deed.seat))

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class RecoverCard(Choice):
    """Which card of the own discard stack to take back; a full hand takes none."""

    def options(self, game: HeroTable) -> list[Pick]:
        if len(game.hand(self.seat)) >= HAND_LIMIT:
            return []
        return [picks.Recover(card) for card in game.piles[self.seat * PILES + DISCARD]]

    def act(self, game: HeroTable, pick: picks.Recover) -> None:
        game.move(pick.card, self.seat * PILES + DISCARD, self.seat * PILES + HAND)
        if game.telling:
            game.tell(events.Recovers(self.seat, game.name(pick.card)))


# Waste


@dataclass(frozen=True, slots=True)
class TargetWastes(Effect):
    """The target picks a card of a family in hand and wastes it."""

    family: str = ANY

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(WasteFromHand(player(game, deed, "target"), self.family))

    def worth(self) -> float:
        return 1.5

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WasteFromHand(Choice):
    """Which matching card of the own hand to waste; a hand without one wastes nothing (DUEL-WASTE-09)."""

    family: str

    def options(self, game: HeroTable) -> list[Pick]:
        return [
            picks.Waste(card)
            for card in game.hand(self.seat)
            if self.family == ANY or FAMILIES[game.face(card).kind] == self.family
        ]

    def act(self, game: HeroTable, pick: picks.Waste) -> None:
        game.waste(pick.card, self.seat * PILES + HAND)


@dataclass(frozen=True, slots=True)
class TargetWastesAtRandom(Effect):
    """The target wastes a card from the hand that chance picks."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        target = player(game, deed, "target")
        hand = game.hand(target)
        if hand:
            game.waste(hand[game.random(f"waste:hand:{target}", len(hand))], target * PILES + HAND)

    def worth(self) -> float:
        return 1.5

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WasteFromDeck(Effect):
    """Looks at the top of the target's deck and picks the card to be wasted; the rest stays as it lies (AMB-16)."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        target = player(game, deed, "target")
        if not game.rebuild(target):
            return
        seen = game.piles[target * PILES + DECK][: -self.number - 1 : -1]
        game.look(deed.seat, seen)
        if game.telling:
            names = tuple(game.name(card) for card in seen)
            game.tell(events.Looks(deed.seat, target, len(seen), names))
        game.next(WasteSeen(deed.seat, target, seen))

    def worth(self) -> float:
        return 1.0

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class WasteSeen(Choice):
    """Which of the cards looked at their owner wastes."""

    owner: Seat
    cards: tuple[Card, ...]

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.Waste(card) for card in self.cards]

    def act(self, game: HeroTable, pick: picks.Waste) -> None:
        game.waste(pick.card, self.owner * PILES + DECK)


# Cards in play


@dataclass(frozen=True, slots=True)
class ClearUpTo(Effect):
    """Clears own cards, top first, stopping at will."""

    number: int

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(ClearByText(deed.seat, self.number))

    def worth(self) -> float:
        return 0.75 * self.number


@dataclass(frozen=True, slots=True)
class ClearByText(Choice):
    """Which own card a text clears next; outside the limit of the Clear phase (DUEL-CLEAR-10)."""

    number: int

    def options(self, game: HeroTable) -> list[Pick]:
        tops = game.tops(self.seat)
        return [picks.STOP, *map(picks.clear, tops)]

    def act(self, game: HeroTable, pick: Pick) -> None:
        if isinstance(pick, picks.Clear):
            game.clear(pick.card)
            if self.number > 1:
                game.next(ClearByText(self.seat, self.number - 1))


@dataclass(frozen=True, slots=True)
class ClearTop(Effect):
    """Clears the top card of one own stack."""

    attribute: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        for card in game.tops(deed.seat, (ATTRIBUTES.index(self.attribute),)):
            game.clear(card)

    def worth(self) -> float:
        return 0.75


@dataclass(frozen=True, slots=True)
class ClearActive(Effect):
    """Clears an active card of the target, wherever in its stack it lies (DUEL-CLEAR-14)."""

    kind: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(ClearNamed(deed.seat, player(game, deed, "target"), self.kind))

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class ClearNamed(Choice):
    """Which active card of a kind to clear."""

    owner: Seat
    kind: str

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.clear(card) for card in active(game, self.owner, self.kind) if not game.is_pinned(card)]

    def act(self, game: HeroTable, pick: picks.Clear) -> None:
        game.clear(pick.card)


def active(game: HeroTable, owner: Seat, kind: str) -> list[Card]:
    """The active cards of a player and a kind."""
    return [card for card in game.active_cards if game.owner(card) == owner and game.kind(card) == kind]


@dataclass(frozen=True, slots=True)
class PurgeLast(Effect):
    """Purges a card of a family that an opponent played last."""

    family: str

    def targets(self, game: HeroTable, seat: Seat, last: tuple[Card, ...]) -> list[Card]:
        """The cards of a play that a player could purge."""
        return [card for card in last if game.owner(card) != seat and FAMILIES[game.kind(card)] == self.family]

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(PurgeCard(deed.seat, tuple(self.targets(game, deed.seat, game.before_last))))

    def worth(self) -> float:
        return 2.0


@dataclass(frozen=True, slots=True)
class PurgeCard(Choice):
    """Which card of the last play to purge; all cards of a set are the last card (AMB-22)."""

    cards: tuple[Card, ...]

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.Purge(card) for card in self.cards]

    def act(self, game: HeroTable, pick: picks.Purge) -> None:
        game.purge(pick.card)


@dataclass(frozen=True, slots=True)
class DeployOne(Effect):
    """Lays a card from the hand face down, to be played later."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(DeployCard(deed.seat))

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class DeployCard(Choice):
    """Which payable card of the hand to deploy."""

    def options(self, game: HeroTable) -> list[Pick]:
        free = [game.free(self.seat, attribute) for attribute in range(3)]
        hand = game.hand(self.seat)
        return [picks.Deploy(card) for card in hand if game.face(card).cost <= free[game.face(card).attribute]]

    def act(self, game: HeroTable, pick: picks.Deploy) -> None:
        game.deploy(pick.card)


# Lasting effects


@dataclass(frozen=True, slots=True)
class TwistAttribute(Effect):
    """Twists an Attribute card of the target, so that its score counts lower."""

    attribute: str
    less: int
    unwind: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        target = player(game, deed, "target")
        attribute = ATTRIBUTES.index(self.attribute)
        game.twist(Twisted(target, attribute, None, self.less, self.unwind, deed.card))

    def worth(self) -> float:
        return 0.5 * self.less

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class HoldCard(Effect):
    """Twists a card the target has in play, so that it cannot be cleared."""

    unwind: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(TwistCard(deed.seat, player(game, deed, "target"), self.unwind, deed.card))

    def worth(self) -> float:
        return 1.0

    def at_target(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TwistCard(Choice):
    """Which open card in play to twist."""

    owner: Seat
    unwind: str
    source: Card

    def options(self, game: HeroTable) -> list[Pick]:
        cards = game.in_play(self.owner)
        return [picks.Twist(card) for card in cards if card not in game.down and not game.is_pinned(card)]

    def act(self, game: HeroTable, pick: picks.Twist) -> None:
        game.twist(Twisted(self.owner, None, pick.card, 0, self.unwind, self.source))


@dataclass(frozen=True, slots=True)
class UnwindOne(Effect):
    """Turns one own twisted card back."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(UnwindTwist(deed.seat))

    def worth(self) -> float:
        return 0.75


@dataclass(frozen=True, slots=True)
class UnwindTwist(Choice):
    """Which own twisted card to turn back."""

    def options(self, game: HeroTable) -> list[Pick]:
        return unwindings(game, self.seat)

    def act(self, game: HeroTable, pick: Pick) -> None:
        game.unwind(twist_of(game, self.seat, pick))


def unwindings(game: HeroTable, seat: Seat, condition: str = "") -> list[Pick]:
    """The picks that turn back what a player has twisted, with one unwinding condition or with any."""
    found: list[Pick] = []
    for twist in game.twists:
        if twist.owner != seat or (condition and twist.unwind != condition):
            continue
        pick: Pick
        if twist.card is not None:
            pick = picks.UnwindCard(twist.card)
        else:
            assert twist.attribute is not None
            pick = picks.Unwind(ATTRIBUTES[twist.attribute])
        if pick not in found:
            found.append(pick)
    return found


def twist_of(game: HeroTable, seat: Seat, pick: Pick) -> Twisted:
    """The twist that a pick turns back: the oldest one that fits."""
    for twist in game.twists:
        if isinstance(pick, picks.UnwindCard):
            if twist.card == pick.card:
                return twist
        elif isinstance(pick, picks.Unwind):
            fits = twist.attribute is not None and ATTRIBUTES[twist.attribute] == pick.attribute
            if twist.owner == seat and fits:
                return twist
    raise AssertionError(f"{pick!r} turns nothing back")


@dataclass(frozen=True, slots=True)
class ConvertActive(Effect):
    """An active card of a kind counts as if another value were printed on it."""

    whose: str
    kind: str
    value: int
    until: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.next(ConvertCard(deed.seat, player(game, deed, self.whose), self, deed.card))

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class ConvertCard(Choice):
    """Which active card to convert."""

    owner: Seat
    effect: ConvertActive
    source: Card

    def options(self, game: HeroTable) -> list[Pick]:
        return [picks.Convert(card) for card in active(game, self.owner, self.effect.kind)]

    def act(self, game: HeroTable, pick: picks.Convert) -> None:
        beneath = game.converted.get(pick.card)
        how = Converted(self.effect.kind, self.effect.value, self.effect.until, self.source, beneath)
        game.converted = {**game.converted, pick.card: how}
        if game.telling:
            game.tell(events.Converts(game.name(pick.card), how.value))


@dataclass(frozen=True, slots=True)
class Forbid(Effect):
    """A player may not play a kind of card for the rest of the sequence."""

    whose: str
    kind: str

    def act(self, game: HeroTable, deed: Deed) -> None:
        seat = player(game, deed, self.whose)
        game.forbidden = (*game.forbidden, Forbidden(seat, self.kind, deed.card))
        if game.telling:
            game.tell(events.Forbids(seat, self.kind))

    def worth(self) -> float:
        return 1.0
