"""What is printed on the cards of the TCG: Locales, Characters, Creations and Surprises."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spiralhill.games.tcg.effects.kinds import Condition, Listener, Offer, PriceChange
from spiralhill.games.tcg.traits import Trait
from spiralhill.kernel.effects import Effect

LOCALE: Final = "locale"
CHARACTER: Final = "character"
CREATION: Final = "creation"
SURPRISE: Final = "surprise"
KINDS: Final = (LOCALE, CHARACTER, CREATION, SURPRISE)

COMMON: Final = "common"
UNCOMMON: Final = "uncommon"
RARE: Final = "rare"
ULTRA_RARE: Final = "ultra-rare"
PROMO: Final = "promo"
FIXED: Final = "fixed"
RARITIES: Final = (COMMON, UNCOMMON, RARE, ULTRA_RARE, PROMO, FIXED)

PREMIERE: Final = "premiere"
TOURNAMENT_KIT: Final = "tournament-kit"
SETS: Final = (PREMIERE, TOURNAMENT_KIT)

# Where a Surprise goes once it is played: to its pile, on the table, under another card, or to the table's centre.
DISCARDED: Final = "discarded"
PLACED: Final = "placed"
STACKED: Final = "stacked"
CENTRE: Final = "centre"

# When an ability of a Surprise is used: in its player's own turn, or in answer to a card of an opponent that is about
# to affect the player's Characters or hand.
OWN_TURN: Final = "own-turn"
HITS_CHARACTERS: Final = "characters"
HITS_HAND: Final = "hand"


@dataclass(frozen=True, slots=True)
class Print:
    """What a card shows; `id` names it."""

    id: str
    rarity: str
    kit: str = PREMIERE


@dataclass(frozen=True, slots=True)
class Function:
    """One Function of a Locale: its activities, in the order in which they are printed (RUL-16)."""

    activities: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Locale(Print):
    """A Locale: its Scare Threshold and its Function; a Starting Locale has three, and a Starting Hand."""

    threshold: int = 0
    functions: tuple[Function, ...] = ()
    starting_hand: int | None = None

    @property
    def is_starting(self) -> bool:
        """Whether it is a Starting Locale (TCG-COMP-13)."""
        return self.starting_hand is not None


@dataclass(frozen=True, slots=True)
class MainCard(Print):
    """A card of a Main Deck: its Card Title, its Scare Number, and the price where that is another one (RUL-07)."""

    title: str = ""
    number: int = 0
    cost: int | None = None
    prices: tuple[PriceChange, ...] = ()
    # What its player may give while playing it to make it cheaper (DEC-09).
    offer: Offer | None = None


@dataclass(frozen=True, slots=True)
class Ability:
    """What a player may do with a card: a condition, and what happens."""

    text: Effect
    when: Condition
    placement: str = DISCARDED
    timing: str = OWN_TURN


@dataclass(frozen=True, slots=True)
class Character(MainCard):
    """A Character: versions of one share a Title and differ in the Alias (TCG-COMP-12)."""

    # What happens when it is played, what its player may do with it in the own turn, and what it listens to.
    on_play: tuple[Effect, ...] = ()
    ability: Ability | None = None
    listener: Listener | None = None
    # Its text can be used once, then a Hex Counter lies on it (TCG-HEX-01).
    hex: bool = False
    traits: tuple[Trait, ...] = ()
    versions: bool = False

    def trait(self, kind: type[Trait]) -> Trait | None:
        """What it has of a kind of trait."""
        for trait in self.traits:
            if isinstance(trait, kind):
                return trait
        return None


@dataclass(frozen=True, slots=True)
class Creation(MainCard):
    """A Creation: its text counts when it is played, and never afterwards (TCG-CREA-05)."""

    on_play: tuple[Effect, ...] = ()
    # How much its Scare Number grows for each face-down card beneath it.
    grows: int = 0


@dataclass(frozen=True, slots=True)
class Surprise(MainCard):
    """A Surprise: one ability, or two joined by OR (TCG-SURP-02)."""

    abilities: tuple[Ability, ...] = ()
    # What it says while it lies on the table or in its centre.
    lasting: tuple[PriceChange, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings to the table: a Starting Locale, five other Locales and a Main Deck (TCG-SETUP-01)."""

    name: str
    start: Locale
    locales: tuple[Locale, ...]
    main: tuple[MainCard, ...]
