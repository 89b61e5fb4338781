"""Texts about other players' hands, and about all players at once (RUL-43)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spiralhill.games.tcg import picks
from spiralhill.games.tcg.effects.hands import Draw, PitchWhich, has_deck
from spiralhill.games.tcg.effects.text import Question, Text, Then
from spiralhill.games.tcg.effects.wards import warn
from spiralhill.games.tcg.prints import HITS_HAND
from spiralhill.kernel.effects import Deed
from spiralhill.kernel.steps import Choice, Pick, Step
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.tcg.table import TcgTable

# Whom a text is about.
OPPONENTS: Final = "opponents"
EVERYONE: Final = "everyone"
FEWEST_ACTIVE: Final = "fewest-active"


def those(game: TcgTable, seat: Seat, whom: str) -> list[Seat]:
    """The players whom a text is about, clockwise from the one who plays it."""
    if whom == OPPONENTS:
        return game.opponents(seat)
    everyone = game.clockwise(seat)
    if whom == FEWEST_ACTIVE:
        counts = {other: len(game.active_slots(other)) for other in everyone}
        return [other for other in everyone if counts[other] == min(counts.values())]
    return everyone


# One player, chosen


@dataclass(frozen=True, slots=True)
class TargetText(Text):
    """A sentence about one player, who is chosen among those whom it can be about (RUL-58)."""

    whom: str = OPPONENTS

    def ask(self, game: TcgTable, deed: Deed, then: Then) -> Choice | None:
        return TargetWhom(deed.seat, then, deed.card, self)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return any(self.fits(game, other) for other in those(game, deed.seat, self.whom))

    def fits(self, game: TcgTable, target: Seat) -> bool:
        """Whether the sentence can be about a player."""
        return bool(game.hand(target))

    def hit(self, game: TcgTable, seat: Seat, card: Card, target: Seat) -> None:
        """Do it to the player."""
        raise AssertionError(f"{self!r} does not say what it does")

    @property
    def harms(self) -> bool:
        """Whether it discards from the player's hand, so that it can be protected."""
        return True

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class TargetWhom(Question):
    """Whom a text is about (DEC-12)."""

    card: Card = 0
    text: TargetText = TargetText()

    @property
    def is_open(self) -> bool:
        return True

    def options(self, game: TcgTable) -> list[Pick]:
        players = those(game, self.seat, self.text.whom)
        return [picks.Target(other) for other in players if self.text.fits(game, other)]

    def act(self, game: TcgTable, pick: picks.Target) -> None:
        strike = StrikeTarget(self.seat, self.card, pick.target, self.text, self.then)
        if self.text.harms:
            warn(game, self.seat, self.card, {pick.target: HITS_HAND}, strike)
        else:
            game.spared = frozenset()
            game.next(strike)


@dataclass(frozen=True, slots=True)
class StrikeTarget(Step):
    """A text happens to a player, unless that player has protected the hand."""

    seat: Seat
    card: Card
    target: Seat
    text: TargetText
    then: Then = ()

    def act(self, game: TcgTable) -> None:
        if self.target not in game.spared:
            game.next(*self.then)
            self.text.hit(game, self.seat, self.card, self.target)


@dataclass(frozen=True, slots=True)
class LookAtHand(TargetText):
    """Looks at the hand of an opponent."""

    def hit(self, game: TcgTable, seat: Seat, card: Card, target: Seat) -> None:
        game.peek_hand(seat, target)

    @property
    def harms(self) -> bool:
        return False

    def worth(self) -> float:
        return 0.2


@dataclass(frozen=True, slots=True)
class OnePitchesAtRandom(TargetText):
    """One player discards a card at random (TCG-INFO-08)."""

    def hit(self, game: TcgTable, seat: Seat, card: Card, target: Seat) -> None:
        hand = game.hand(target)
        if hand:
            game.pitch(target, hand[game.random(f"discard:hand:{target}", len(hand))])


@dataclass(frozen=True, slots=True)
class PickFromHand(TargetText):
    """Looks at the hand of an opponent and chooses the card that is discarded from it."""

    def hit(self, game: TcgTable, seat: Seat, card: Card, target: Seat) -> None:
        game.peek_hand(seat, target)
        game.next(PickWhich(seat, target))

    def worth(self) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class PickWhich(Choice):
    """Which card is discarded from an opponent's hand."""

    owner: Seat

    def options(self, game: TcgTable) -> list[Pick]:
        # In the order of their names: how a player holds the cards is nobody's business.
        return [picks.discard(card) for card in sorted(game.hand(self.owner), key=game.name)]

    def act(self, game: TcgTable, pick: picks.Discard) -> None:
        game.pitch(self.owner, pick.card)


@dataclass(frozen=True, slots=True)
class PitchDownTo(TargetText):
    """One opponent with more cards discards down to so many; the player draws one for each."""

    number: int = 3

    def fits(self, game: TcgTable, target: Seat) -> bool:
        return len(game.hand(target)) > self.number

    def hit(self, game: TcgTable, seat: Seat, card: Card, target: Seat) -> None:
        lost = len(game.hand(target)) - self.number
        if lost > 0:
            game.next(PitchWhich(target, (Deed(Draw(lost), seat, card),), lost))

    def worth(self) -> float:
        return 3.0


# Everybody draws


@dataclass(frozen=True, slots=True)
class EveryoneDraws(Text):
    """Every player draws cards, and one more for each of some Characters in the own town."""

    number: int
    characters: tuple[str, ...]

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        for seat in game.clockwise(deed.seat):
            game.draw(seat, self.cards(game, seat))

    def cards(self, game: TcgTable, seat: Seat) -> int:
        """How many cards a player draws."""
        return self.number + sum(game.has(seat, title) for title in self.characters)

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return any(self.cards(game, seat) and has_deck(game, seat) for seat in game.clockwise(deed.seat))

    def worth(self) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class HoldersDraw(Text):
    """Each player with a certain Character in town draws cards."""

    number: int
    characters: tuple[str, ...]

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        for seat in self.holders(game, deed.seat):
            game.draw(seat, self.number)

    def holders(self, game: TcgTable, first: Seat) -> list[Seat]:
        """Those who draw, from one player on."""
        return [seat for seat in game.clockwise(first) if all(game.has(seat, title) for title in self.characters)]

    def finds(self, game: TcgTable, deed: Deed) -> bool:
        return any(has_deck(game, seat) for seat in self.holders(game, deed.seat))

    def worth(self) -> float:
        return 0.5


@dataclass(frozen=True, slots=True)
class LeadersRefill(Text):
    """Whoever has most Characters in play draws up to so many cards; all who are tied for that do."""

    number: int

    def do(self, game: TcgTable, deed: Deed, then: Then) -> None:
        counts = {seat: len(game.characters(seat)) for seat in game.clockwise(deed.seat)}
        for seat, count in counts.items():
            if count == max(counts.values()):
                game.draw(seat, self.number - len(game.hand(seat)))

    def worth(self) -> float:
        return 1.5
