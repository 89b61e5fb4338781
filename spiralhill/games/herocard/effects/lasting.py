"""Texts that last: twist, unwind, convert, forbid."""

from __future__ import annotations

from dataclasses import dataclass

from spiralhill.games.herocard import events, picks
from spiralhill.games.herocard.effects.speaking import active, player
from spiralhill.games.herocard.lasting import Converted, Forbidden, Twisted
from spiralhill.games.herocard.prints import ATTRIBUTES
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Choice, Pick
from spiralhill.kernel.table import Card, Seat


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
