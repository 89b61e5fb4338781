"""The records a HeroCard save may hold, and what each of them needs of the table it lies on."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from spiralhill.games.herocard import effects, turn
from spiralhill.games.herocard.lasting import (
    END_OF_OWNER_TURN,
    SPEND_CLEAR,
    UNTIL_LEAVES_PLAY,
    UNTIL_SEQUENCE_ENDS,
    Converted,
    Forbidden,
    Twisted,
)
from spiralhill.games.herocard.plays import SIDES
from spiralhill.games.herocard.prints import FAMILIES, KINDS
from spiralhill.games.herocard.state import DECK, PILES
from spiralhill.games.herocard.table import HeroTable
from spiralhill.games.herocard.values import ANY, ATTACKER, TARGET, YOU
from spiralhill.kernel.effects import Decide, Deed, Effect, May
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.positions import is_card, is_seat, need, within
from spiralhill.kernel.saves import Records, whole
from spiralhill.kernel.steps import Choice

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

# What may lie on what, from the bottom of the agenda up: the phases still to come, then the play that runs. Only texts
# lie there several at once, and only the answer to the question that is asked right now lies above them.
ORDER: Final[tuple[type[Any], ...]] = (
    turn.EndOfTurn,
    turn.ActionPhase,
    turn.ClearPhase,
    turn.DrawPhase,
    turn.DiscardPhase,
    turn.EndOfSequence,
    turn.Priority,
    turn.BuildSet,
    Deed,
)
PHASES: Final = ORDER[:5]

# Fields of records: the words that each may hold.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "side": SIDES,
    "kind": KINDS,
    "family": (ANY, *FAMILIES.values()),
    "unwind": (SPEND_CLEAR, END_OF_OWNER_TURN),
    "until": (UNTIL_LEAVES_PLAY, UNTIL_SEQUENCE_ENDS),
}


def check_agenda(game: HeroTable) -> None:
    """The agenda is a pile of known items in the order of the turn, and the top one asks something."""
    agenda = game.agenda
    if not agenda:
        return
    need(all(isinstance(item, STEPS) for item in agenda), "the agenda holds steps and choices only")
    ranks = [ORDER.index(type(item)) if type(item) in ORDER else len(ORDER) for item in agenda]
    text = ORDER.index(Deed)
    ordered = all(low < high or low == high == text for low, high in pairwise(ranks))
    need(ordered and ranks[0] == 0, "the agenda is in the order of the turn, the end of the turn at the bottom")
    need(isinstance(agenda[-1], Choice), "the top of the agenda asks somebody something")
    for item in agenda:
        check_record(game, item)
        _check_item(game, item)


def _check_item(game: HeroTable, item: object) -> None:
    """What an item needs of the table beside the right kind of every field."""
    if isinstance(item, PHASES):
        need(item.seat == game.active_player, "the phases of a turn are the active player's")
    elif isinstance(item, turn.NameAttribute):
        need(item.card in game.in_play(item.seat), "the card that names an attribute is in play")
    elif isinstance(item, effects.WasteSeen):
        need(set(item.cards) <= set(game.piles[item.owner * PILES + DECK]), "cards to be wasted lie in the deck")
    elif isinstance(item, effects.PurgeCard):
        need(all(map(game.is_in_play, item.cards)), "a card to be purged is in play")
    elif isinstance(item, effects.ConvertCard):
        need(isinstance(item.effect, effects.ConvertActive), "a card is converted by a text that does so")
    elif isinstance(item, Decide):
        need(item.deed.seat == item.seat, "a player decides about their own text")
        _check_item(game, item.deed)
    elif isinstance(item, Deed):
        need(game.owner(item.card) == item.seat, "a text is on a card of its player")
        text = item.effect.effect if isinstance(item.effect, May) else item.effect
        whose = _speaks_of(text)
        spoken = game.attacker if whose == ATTACKER else game.target if item.target is None else item.target
        need(whose == YOU or spoken is not None, "a text speaks of somebody who is there")
        purges = isinstance(text, effects.PurgeLast)
        need(not purges or set(game.before_last) <= set(game.active_cards), "a card to be purged is active")


def _speaks_of(text: Effect) -> str:
    if isinstance(text, (effects.ConvertActive, effects.Forbid)):
        return text.whose
    return TARGET if text.at_target() or isinstance(text, effects.ClearActive) else YOU


def check_record(game: HeroTable, record: Any) -> None:
    """Every field of a record is what its name says."""
    RECORDS.check_plain(record)
    for name in RECORDS.slots[type(record)]:
        value = getattr(record, name)
        if not _fits(game, record, name, value):
            raise Damaged(f"the save cannot be right: a {type(record).__name__} whose {name} is {value!r:.60}")


def _fits(game: HeroTable, record: object, name: str, value: Any) -> bool:
    if name in WORDS:
        return value in WORDS[name]
    if name in ("seat", "owner"):
        return is_seat(game, value)
    if name == "target":
        return value is None or is_seat(game, value)
    if name in ("card", "source"):
        return is_card(game, value) or (value is None and (name == "source" or isinstance(record, Twisted)))
    if name == "cards":
        return isinstance(value, tuple) and all(is_card(game, card) for card in value)
    if name in ("begun", "closing"):
        return isinstance(value, bool)
    if name == "attribute":
        return value is None or within(value, 0, 2)
    if name == "left":
        return within(value, 1, turn.CLEARS)
    if name == "passes":
        return within(value, 0, game.box.seats - 1)
    if name == "effect":
        return _is_printed(game, value)
    if name in ("deed", "beneath"):
        if not isinstance(value, Deed if name == "deed" else Converted):
            return name == "beneath" and value is None
        check_record(game, value)
        return True
    # The others count something: the number of cards, what a twist takes away, the value of a conversion.
    return whole(value) and value >= 0


def _is_printed(game: HeroTable, effect: object) -> bool:
    """Whether an effect is printed on a card of this table; compared as written, since 1 and true are equal."""
    written = str(RECORDS.write(effect))
    for face in game.faces:
        for text in face.texts:
            if written == str(RECORDS.write(text)):
                return True
            if isinstance(text, May) and written == str(RECORDS.write(text.effect)):
                return True
    return False
