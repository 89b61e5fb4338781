"""What a Character is: a mat, a deck, and the moments of the game at which it has something to say.

The rules know these hooks and no Character by name; each module in `characters` fills in its own. What depends on the
gear alone is asked of the gear, so that a table and a player who sees the mat ask in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from spiralhill.games.holidays.prints import CharacterCard, Mat, Print, Tokens
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Item
from spiralhill.kernel.table import Card, Seat

if TYPE_CHECKING:
    from spiralhill.games.holidays.sight import Sight
    from spiralhill.games.holidays.state import HolidaysState
    from spiralhill.games.holidays.table import HolidaysTable


@dataclass(frozen=True, slots=True)
class Gear:
    """What a Character keeps on its mat beside cards: dice, a token, a tracker. Replaced, never written into."""


NO_GEAR = Gear()


def shown(gear: Gear) -> dict[str, object]:
    """What lies on a mat, by name and ready for JSON; everybody sees it."""
    return {field.name: _listed(getattr(gear, field.name)) for field in fields(gear)}


def _listed(value: object) -> object:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def _tupled(value: object) -> object:
    return tuple(_tupled(part) for part in value) if isinstance(value, list) else value


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a mat adds to the final score, as a sentence with blanks (HOL-END-04)."""

    def points(self, game: HolidaysState, seat: Seat) -> int:
        """The points it brings."""
        raise AssertionError(f"{self!r} does not say what it brings")


class Character:
    """A Character; what is said here holds for one that has nothing special."""

    # Cards in hand beyond the limit of the others, and from which round on a turn may be skipped.
    extra_cards: int
    skips_from: int | None

    def __init__(
        self,
        id: str,
        alignment: str,
        level: str,
        values: Tokens,
        deck: tuple[CharacterCard, ...],
        *,
        mat: Mat | None = None,
        gear: Gear = NO_GEAR,
        bonus: Bonus | None = None,
        extra_cards: int = 0,
        skips_from: int | None = None,
        extras: tuple[Print, ...] = (),
        piles: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.id = id
        self.alignment = alignment
        self.level = level
        self.values = values
        self.deck = deck
        self.mat = mat or Mat(id)
        self.gear = gear
        self.bonus = bonus
        self.extra_cards = extra_cards
        self.skips_from = skips_from
        # Cards beside the deck, the piles they lie in, and who sees those.
        self.extras = extras
        self.piles = piles

    # Moments of the game

    def set_up(self, game: HolidaysTable, seat: Seat) -> None:
        """What is done with the extra cards before the game."""

    def when_played(self, game: HolidaysTable, seat: Seat, card: Card) -> list[Item]:
        """What a card brings that was just placed face-up or revealed (HOL-CARD-04)."""
        return [Deed(text, seat, card) for text in game.card_face(card).when_played]

    def end_of_round(self, game: HolidaysTable, seat: Seat, card: Card) -> tuple[Effect, ...]:
        """What a card in play says for the End of round (HOL-CARD-05)."""
        face = game.card_face(card)
        carries = face.stitch is not None and card in self.carriers(game.gear[seat])
        return face.saying(carries).end_of_round

    def wins(self, game: HolidaysTable, seat: Seat, tokens: Tokens) -> None:
        """What it means to win a Location with these tokens."""

    def round_over(self, game: HolidaysTable, seat: Seat) -> None:
        """What is put away when the cards in play are discarded."""

    def check(self, game: HolidaysTable, seat: Seat) -> None:
        """Refuse gear from a save that cannot lie so beside the cards on the table."""

    def check_moment(self, game: HolidaysTable, seat: Seat) -> None:
        """Refuse gear from a save that cannot lie so at the moment that the agenda tells."""

    # What the gear says

    def carriers(self, gear: Gear) -> tuple[Card, ...]:
        """Cards in play that carry another one and cannot be exchanged."""
        return ()

    def strength_at(self, gear: Gear, place: int) -> int:
        """What the Character adds at a Location beyond its cards there."""
        return 0

    def token_values(self, gear: Gear) -> Tokens:
        """What a Christmas and a Halloween token are worth to it now (HOL-OVER-03)."""
        return self.values

    def track(self) -> tuple[Tokens, ...]:
        """What tokens are worth on each space of a track on the mat, if it has one."""
        return ()

    def read_gear(self, seen: Mapping[str, Any]) -> Gear:
        """The gear that a view shows."""
        return type(self.gear)(**{name: _tupled(value) for name, value in seen.items()})

    # What a player who sees the table expects

    def outlook(self, gear: Gear, rounds_left: int) -> Tokens:
        """What its tokens will probably be worth in the end."""
        return self.values

    def expects(self, sight: Sight, face: CharacterCard, place: int) -> float:
        """How much strength a card from the hand would bring at a place."""
        return face.number + sight.lead(face.when_played, place) + sight.lead(face.end_of_round, place)

    def gains(self, sight: Sight, face: CharacterCard) -> float:
        """How many points a card from the hand would bring beside strength and its texts."""
        return 0.0
