"""The records a save of the TCG may hold, and what may lie on the agenda."""

from __future__ import annotations

from dataclasses import is_dataclass
from types import ModuleType
from typing import Any, Final

from spiralhill.games.tcg import bargains, days, entering, functions, groups, kings, picks, plays, turns
from spiralhill.games.tcg.catalogue import FACES
from spiralhill.games.tcg.effects import (
    breaking,
    conditions,
    creating,
    dice,
    hands,
    lasting,
    leaving,
    moving,
    naming,
    performing,
    pitching,
    places,
    players,
    relocating,
    searches,
    shifting,
    stacking,
    strikes,
    text,
    together,
    triggers,
    under,
    wards,
)
from spiralhill.games.tcg.prints import HITS_CHARACTERS, HITS_HAND, Character, Creation, Locale, Surprise
from spiralhill.games.tcg.table import TcgTable
from spiralhill.kernel.effects import Decide, Deed, Effect, Perhaps
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.positions import is_card, is_seat, within
from spiralhill.kernel.saves import Records
from spiralhill.kernel.steps import Choice, Heard, Pass, Pick, Step, Trigger, Window

MODULES: Final[tuple[ModuleType, ...]] = (
    bargains,
    days,
    entering,
    functions,
    groups,
    kings,
    plays,
    turns,
    breaking,
    conditions,
    creating,
    dice,
    hands,
    lasting,
    leaving,
    moving,
    naming,
    performing,
    pitching,
    places,
    players,
    relocating,
    searches,
    shifting,
    stacking,
    strikes,
    text,
    together,
    triggers,
    under,
    wards,
)


# What other records are made from, and nothing is by itself.
BASES: Final = (text.Question, text.Text, players.TargetText, together.Together)


def records_in(module: ModuleType) -> list[type[Any]]:
    """The record classes that a module declares."""
    kinds = [value for value in vars(module).values() if isinstance(value, type) and is_dataclass(value)]
    return [kind for kind in kinds if kind.__module__ == module.__name__ and kind not in BASES]


# What was said in a window waits there with it.
SEALED: Final = (picks.Scrap, picks.Discard, picks.Bounce, picks.Move, Pass)
RECORDS: Final = Records(
    *(kind for module in MODULES for kind in records_in(module)), *SEALED, Trigger, Heard, Deed, Decide, Perhaps
)


def parts_of(value: object) -> list[object]:
    """A record and all records in it."""
    if isinstance(value, tuple):
        return [part for one in value for part in parts_of(one)]
    if not is_dataclass(value) or isinstance(value, type):
        return []
    slots = RECORDS.slots.get(type(value))
    if slots is None:
        return []
    return [value, *(part for name in slots for part in parts_of(getattr(value, name)))]


def printed() -> frozenset[str]:
    """Everything that stands on some card, sentence by sentence, as a save would write it."""
    found: set[str] = set()
    for face in FACES:
        texts: list[object] = []
        if isinstance(face, Locale):
            texts += [part for function in face.functions for part in function.activities]
        elif isinstance(face, (Character, Creation)):
            texts += face.on_play
        elif isinstance(face, Surprise):
            texts += [ability.text for ability in face.abilities]
        if isinstance(face, Character):
            texts += [] if face.ability is None else [face.ability.text]
            texts += [] if face.listener is None else [face.listener.effect]
        found |= {str(RECORDS.write(part)) for one in texts for part in parts_of(one)}
    return frozenset(found)


PRINTED: Final = printed()


# Fields of records


def check_record(game: TcgTable, record: Any) -> None:
    """Every field of a record is what its name says, in it and in all records inside it."""
    RECORDS.check_plain(record)
    for name in RECORDS.slots[type(record)]:
        value = getattr(record, name)
        if not fits(game, record, name, value):
            raise Damaged(f"the save cannot be right: a {type(record).__name__} whose {name} is {value!r:.60}")


def fits(game: TcgTable, record: object, name: str, value: Any) -> bool:
    """Whether a field holds what it may."""
    if isinstance(record, Deed) and name == "effect":
        return is_printed(value)
    if name in ("seat", "owner", "by", "target", "free"):
        return is_seat(game, value) or (value is None and name in ("target", "free"))
    if name in ("card", "source", "location"):
        return is_card(game, value) or (name == "location" and (value is None or isinstance(value, str)))
    if name in ("seats", "waiting") and not isinstance(record, Trigger):
        return isinstance(value, tuple) and all(is_seat(game, seat) for seat in value)
    if name in ("cards", "locations", "placed", "settled"):
        return isinstance(value, tuple) and all(is_card(game, card) for card in value)
    if name in ("text", "group", "characters", "what", "placement", "activity", "whose", "whom"):
        return is_known(record, name, value)
    if isinstance(value, bool):
        return name in ("gratis", "many", "scraps")
    if isinstance(value, int):
        return within(value, -99, 99)
    if isinstance(value, tuple):
        return all(fits_part(game, part) for part in value)
    return fits_part(game, value)


def fits_part(game: TcgTable, value: Any) -> bool:
    """Whether something inside a record can stand there: a record of ours, a number, a pair of them."""
    if isinstance(value, tuple):
        return all(fits_part(game, part) for part in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return is_card(game, value)
    if isinstance(value, (Step, Choice, Window, Heard, Pick)):
        check_record(game, value)
        return True
    return False


def is_printed(effect: object) -> bool:
    """Whether an effect stands on some card; compared as written, since 1 and true are equal."""
    if not isinstance(effect, Effect):
        return False
    return str(RECORDS.write(effect)) in PRINTED or (isinstance(effect, hands.Draw) and within(effect.number, 1, 99))


def is_known(record: object, name: str, value: Any) -> bool:
    """Whether a word, a group or a text is one that cards use."""
    if name in ("text", "group"):
        return str(RECORDS.write(value)) in PRINTED or value == groups.ANY_CARD
    if name == "characters":
        titles = {getattr(face, "title", "") for face in FACES}
        return isinstance(value, tuple) and all(isinstance(one, str) and one in titles for one in value)
    words = {
        "what": (HITS_CHARACTERS, HITS_HAND),
        "placement": ("discarded", "placed", "stacked", "centre"),
        "activity": (None, *picks.ACTIVITIES) if isinstance(record, naming.GiveCrownBack) else picks.ACTIVITIES,
        "whose": (strikes.THEIRS, strikes.ANYBODYS),
        "whom": (players.OPPONENTS, players.EVERYONE, players.FEWEST_ACTIVE),
    }
    return value in words[name]
