"""HeroCard tables as saves: every field of the table and the agenda by name, and back."""

from __future__ import annotations

from typing import Any, Final

from spiralhill.games.herocard import effects, turn
from spiralhill.games.herocard.table import Converted, Forbidden, HeroTable, Twisted
from spiralhill.kernel.chance import chance_from
from spiralhill.kernel.effects import Decide, Deed, May
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.saves import Records

STEPS: Final = (
    turn.Turn,
    turn.DiscardPhase,
    turn.DrawPhase,
    turn.ClearPhase,
    turn.ActionPhase,
    turn.NameAttribute,
    turn.BuildSet,
    turn.Priority,
    turn.EndOfSequence,
    turn.EndOfTurn,
    effects.DiscardForced,
    effects.RecoverCard,
    effects.WasteFromHand,
    effects.WasteSeen,
    effects.ClearByText,
    effects.ClearNamed,
    effects.PurgeCard,
    effects.DeployCard,
    effects.TwistCard,
    effects.UnwindTwist,
    effects.ConvertCard,
    Decide,
    Deed,
)
EFFECTS: Final = (
    effects.Draw,
    effects.TargetDiscards,
    effects.TakeBack,
    effects.TargetWastes,
    effects.TargetWastesAtRandom,
    effects.WasteFromDeck,
    effects.ClearUpTo,
    effects.ClearTop,
    effects.ClearActive,
    effects.PurgeLast,
    effects.DeployOne,
    effects.TwistAttribute,
    effects.HoldCard,
    effects.UnwindOne,
    effects.ConvertActive,
    effects.Forbid,
    May,
)
RECORDS: Final = Records(*STEPS, *EFFECTS, Twisted, Converted, Forbidden)

# Fields that stand in a save as they are, and fields that are tuples of numbers.
PLAIN: Final = (
    "irrevocable",
    "last",
    "turn",
    "active_player",
    "exclusive_used",
    "played",
    "plays",
    "attacker",
    "target",
    "base",
)
TUPLES: Final = ("active_cards", "last_play", "before_last")


def write_table(game: HeroTable) -> dict[str, object]:
    """A HeroCard table and its agenda, ready for JSON, secrets and all."""
    record = RECORDS.write
    content: dict[str, object] = {
        "chance": game.chance.state(),
        "prints": game.prints,
        "piles": game.piles,
        "down": sorted(game.down),
        "known": sorted(game.known.items()),
    }
    for name in (*PLAIN, *TUPLES):
        content[name] = getattr(game, name)
    content["forbidden"] = record(game.forbidden)
    content["twists"] = record(game.twists)
    content["converted"] = [[card, record(how)] for card, how in sorted(game.converted.items())]
    content["named"] = sorted(game.named.items())
    content["agenda"] = [record(item) for item in game.agenda]
    return content


def read_table(game: HeroTable, content: dict[str, Any]) -> None:
    """Make a fresh table stand as `write_table` wrote it."""
    record = RECORDS.read
    expected = sorted(game.prints), sorted(card for pile in game.piles for card in pile)
    game.chance = chance_from(content["chance"])
    game.prints = list(content["prints"])
    game.piles = [tuple(pile) for pile in content["piles"]]
    found = sorted(game.prints), sorted(card for pile in game.piles for card in pile)
    if expected != found or len(game.piles) != len(game.box.zones):
        raise Damaged("the save does not hold the cards of its decks")
    game.down = frozenset(content["down"])
    game.known = dict(content["known"])
    for name in PLAIN:
        setattr(game, name, content[name])
    for name in TUPLES:
        setattr(game, name, tuple(content[name]))
    game.forbidden = record(content["forbidden"])
    game.twists = record(content["twists"])
    game.converted = {card: record(how) for card, how in content["converted"]}
    game.named = dict(content["named"])
    game.agenda = [record(item) for item in content["agenda"]]
