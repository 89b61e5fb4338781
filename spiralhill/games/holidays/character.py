"""What a Character is: a mat, a deck, and the moments of the game at which it has something to say.

The rules know these hooks and no Character by name; each module in `characters` fills in its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spiralhill.games.holidays.prints import CharacterCard, Mat, Print, Tokens
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Item
from spiralhill.kernel.table import Card, Seat


@dataclass(frozen=True, slots=True)
class Gear:
    """What a Character keeps on its mat beside cards: dice, a token, a tracker. Replaced, never written into."""


NO_GEAR = Gear()


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a mat adds to the final score, as a sentence with blanks (HOL-END-04)."""

    def points(self, game: Any, seat: Seat) -> int:
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

    def set_up(self, game: Any, seat: Seat) -> None:
        """What is done with the extra cards before the game."""

    def when_played(self, game: Any, seat: Seat, card: Card) -> list[Item]:
        """What a card brings that was just placed face-up or revealed (HOL-CARD-04)."""
        face: CharacterCard = game.card_face(card)
        return [Deed(text, seat, card) for text in face.when_played]

    def end_of_round(self, game: Any, seat: Seat, card: Card) -> tuple[Effect, ...]:
        """What a card in play says for the End of round (HOL-CARD-05)."""
        face: CharacterCard = game.card_face(card)
        return face.end_of_round

    def carriers(self, game: Any, seat: Seat) -> tuple[Card, ...]:
        """Cards in play that carry another one and cannot be exchanged."""
        return ()

    def strength_at(self, game: Any, seat: Seat, place: int) -> int:
        """What the Character adds at a Location beyond its cards there."""
        return 0

    def wins(self, game: Any, seat: Seat, tokens: Tokens) -> None:
        """What it means to win a Location with these tokens."""

    def round_over(self, game: Any, seat: Seat) -> None:
        """What is put away when the cards in play are discarded."""

    def outlook(self, gear: Mapping[str, Any], rounds_left: int) -> Tokens:
        """What its tokens will probably be worth in the end, for a player who sees what lies on the mat."""
        return self.values

    def token_values(self, game: Any, seat: Seat) -> Tokens:
        """What a Christmas and a Halloween token are worth to it now (HOL-OVER-03)."""
        return self.values
