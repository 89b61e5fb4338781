"""Every record of the kernel and of HeroCard that can be told, with samples of all it can say."""

from __future__ import annotations

import ast
import importlib
import inspect
import itertools
import pkgutil
import typing
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import spiralhill.games.herocard
import spiralhill.kernel
from spiralhill.games.herocard.effects import ClearTop, ConvertActive, Draw
from spiralhill.games.herocard.lasting import END_OF_OWNER_TURN, SPEND_CLEAR, UNTIL_LEAVES_PLAY, UNTIL_SEQUENCE_ENDS
from spiralhill.games.herocard.picks import BoardAction
from spiralhill.games.herocard.plays import OBSTACLES
from spiralhill.games.herocard.prints import ATTACK, ATTACK_MOD, ATTRIBUTES, BLOCK, FAMILIES, KINDS, TYPES, Value
from spiralhill.games.herocard.values import ACTIVE, ALL, ANY, ATTACKER, IN_PLAY, TARGET, YOU, Cards
from spiralhill.kernel.effects import Deed, Effect, May
from spiralhill.kernel.steps import Choice, Event, Heard, Pick, Reason, Window
from spiralhill.words import Names

NAMES = Names(("Will", "Isis"), reader=0, card=["shotgun", "burn", "retouch"].__getitem__)

# What is only there to be filled in; a board game says its own actions.
BASES = {Event, Pick, Choice, Window, Effect, Value, BoardAction}
PREFIXES = {Event: "log-", Pick: "pick-", Choice: "prompt-", Window: "prompt-", Effect: "", Value: ""}
# What stands inside effects, values and questions.
PARTS: set[type[Any]] = {Cards, Deed}

SAMPLES: dict[str, tuple[object, ...]] = {
    "attribute": ATTRIBUTES,
    "kind": KINDS,
    "family": (*dict.fromkeys(FAMILIES.values()), ANY),
    "type": TYPES,
    "whose": (YOU, TARGET, ATTACKER, ALL),
    "where": (IN_PLAY, ACTIVE),
    "side": (ATTACK, BLOCK),
    "until": (UNTIL_LEAVES_PLAY, UNTIL_SEQUENCE_ENDS),
    "unwind": (SPEND_CLEAR, END_OF_OWNER_TURN),
}
CLEAR_X = Deed(ClearTop("x"), 0, 1)
SAMPLES_BY_TYPE: dict[object, tuple[object, ...]] = {
    bool: (True, False),
    int: (0, 1, 2),
    int | None: (0, 1, None),
    tuple[str, ...]: ((), ("burn",), ("burn", "burn", "retouch")),
    tuple[int, ...]: ((1,), (0, 1, 2)),
    tuple[Heard, ...]: ((Heard(0, 1, CLEAR_X),), (Heard(0, 1, CLEAR_X), Heard(1, 2, CLEAR_X))),
    Effect: (Draw(1), Draw(2), ClearTop("x")),
    ConvertActive: (ConvertActive(YOU, ATTACK_MOD, 1, UNTIL_LEAVES_PLAY),),
    Deed: (CLEAR_X, Deed(May(Draw(2)), 0, 1)),
}


def modules() -> Iterator[Any]:
    """Every module of the kernel and of HeroCard."""
    for package in (spiralhill.kernel, spiralhill.games.herocard):
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(found.name)


def records() -> dict[type[Any], str]:
    """Every class that can be told, with the beginning of its message's id."""
    found: dict[type[Any], str] = dict.fromkeys(PARTS, "")
    for module in modules():
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and kind not in BASES:
                for base, prefix in PREFIXES.items():
                    if issubclass(kind, base):
                        found[kind] = prefix
    return dict(sorted(found.items(), key=lambda item: (item[1], item[0].__name__)))


def samples(kind: type[Any]) -> Iterator[Any]:
    """A record of a class with every mix of values that its fields can have."""
    hints = typing.get_type_hints(kind)
    values = [_values(kind, field.name, hints[field.name]) for field in fields(kind)]
    return (kind(*mix) for mix in itertools.product(*values))


def _values(kind: type[Any], name: str, hint: object) -> tuple[object, ...]:
    if name == "card" and hint is str:
        return ("shotgun",)
    if name in {"seat", "target", "owner"} and hint is int:
        return (0, 1)
    if hint is Cards:
        return tuple(samples(Cards))
    if hint is str:
        assert name in SAMPLES, f"say in tests/words/records.py what {kind.__name__}.{name} can be"
        return SAMPLES[name]
    assert hint in SAMPLES_BY_TYPE, f"say in tests/words/records.py what {kind.__name__}.{name}: {hint} can be"
    return SAMPLES_BY_TYPE[hint]


def reasons() -> list[Reason]:
    """Every reason that the kernel or HeroCard can give, with its blanks."""
    return [Reason(message, "DUEL-X-01", tuple(mix)) for message in messages_of_reasons() for mix in _blanks(message)]


def messages_of_reasons() -> list[str]:
    """The messages of all reasons: those of the obstacles, and those written where a Reason is made."""
    found = set(OBSTACLES)
    for module in modules():
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                message = node.args[0]
                if isinstance(message, ast.Constant):
                    found.add(str(message.value))
    return sorted(found)


def _blanks(message: str) -> Iterator[list[tuple[str, str | int]]]:
    card: list[tuple[str, str | int]] = [("card", "shotgun")]
    if message == "too-dear":
        for free, attribute in itertools.product((0, 1, 2), ATTRIBUTES):
            yield [*card, ("cost", 8), ("free", free), ("attribute", attribute)]
    elif message == "forbidden-by-card":
        for kind in KINDS:
            yield [*card, ("kind", kind)]
    elif message in OBSTACLES and message != "referee-limit":
        yield card
    else:
        yield []
