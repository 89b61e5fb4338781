"""What HeroCard texts do: one record a verb, with the choices it asks for.

A sentence that finds nothing to work on does nothing, and is no error.
"""

from spiralhill.games.herocard.effects.hands import (
    DiscardForced,
    Draw,
    RecoverCard,
    TakeBack,
    TargetDiscards,
    TargetWastes,
    TargetWastesAtRandom,
    WasteFromDeck,
    WasteFromHand,
    WasteSeen,
)
from spiralhill.games.herocard.effects.lasting import (
    ConvertActive,
    ConvertCard,
    Forbid,
    HoldCard,
    TwistAttribute,
    TwistCard,
    UnwindOne,
    UnwindTwist,
    twist_of,
    unwindings,
)
from spiralhill.games.herocard.effects.stacks import (
    ClearActive,
    ClearByText,
    ClearNamed,
    ClearTop,
    ClearUpTo,
    DeployCard,
    DeployOne,
    PurgeCard,
    PurgeLast,
)

__all__ = [
    "ClearActive",
    "ClearByText",
    "ClearNamed",
    "ClearTop",
    "ClearUpTo",
    "ConvertActive",
    "ConvertCard",
    "DeployCard",
    "DeployOne",
    "DiscardForced",
    "Draw",
    "Forbid",
    "HoldCard",
    "PurgeCard",
    "PurgeLast",
    "RecoverCard",
    "TakeBack",
    "TargetDiscards",
    "TargetWastes",
    "TargetWastesAtRandom",
    "TwistAttribute",
    "TwistCard",
    "UnwindOne",
    "UnwindTwist",
    "WasteFromDeck",
    "WasteFromHand",
    "WasteSeen",
    "twist_of",
    "unwindings",
]
