"""Every record of the kernel and of a game that can be told, with samples of all it can say."""

from __future__ import annotations

import ast
import importlib
import inspect
import itertools
import pkgutil
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import spiralhill.kernel
from spiralhill.kernel.effects import Deed, Effect, Perhaps
from spiralhill.kernel.steps import Choice, Event, Pick, Reason, Window
from spiralhill.words import Names
from spiralhill.words.sentences import TERMS

Values: TypeAlias = tuple[object, ...]
Blanks: TypeAlias = list[tuple[str, str | int]]

# What is only there to be filled in, and a question that asks what another one asks.
BASES: set[type[Any]] = {Event, Pick, Choice, Window, Effect, Perhaps}
PREFIXES: dict[type[Any], str] = {
    Event: "log-",
    Pick: "pick-",
    Choice: "prompt-",
    Window: "prompt-",
    Effect: "",
    Deed: "",
}


@dataclass(frozen=True)
class Told:
    """A game whose words are checked."""

    package: ModuleType
    # Two players, the first of whom reads, and three cards.
    names: Names
    # The prints of all its cards, and the messages that neither a record nor a card asks for.
    cards: tuple[str, ...]
    others: set[str]
    # What a field with a name can hold, and one of a type.
    fields: dict[str, Values]
    types: dict[object, Values]
    # What a field of several things with a name can hold.
    lists: dict[str, Values] = field(default_factory=dict)
    # What stands inside effects and questions, each with all that fill it in.
    parts: tuple[type[Any], ...] = ()
    # What is only there to be filled in.
    bases: tuple[type[Any], ...] = ()
    # Records whose fields hang together.
    whole: dict[type[Any], Values] | None = None
    # What the blanks of a reason can hold.
    blanks: Callable[[str], Iterator[Blanks]] | None = None
    # Reasons that are not written where they are given.
    reasons: tuple[str, ...] = ()
    # The longest label that fits on a button, and whether texts are phrases from which cards make their sentences.
    longest: int = 50
    phrases: bool = False
    # Lines after which the text of a card is quoted.
    introduces: tuple[type[Event], ...] = ()
    # Messages that are the same in both languages, because a name is.
    same: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name its words are found by."""
        return self.package.__name__.rpartition(".")[2]

    @property
    def selectors(self) -> set[str]:
        """Blanks that only choose between variants."""
        return {"mood", "during"} | self.fields.keys() - TERMS - {"location"}

    @cached_property
    def modules(self) -> list[Any]:
        """Every module of the kernel and of the game."""
        return [
            importlib.import_module(found.name)
            for package in (spiralhill.kernel, self.package)
            for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")
        ]

    @cached_property
    def records(self) -> dict[type[Any], str]:
        """Every class that can be told, with the beginning of its message's id."""
        prefixes = PREFIXES | dict.fromkeys(self.parts, "")
        found: dict[type[Any], str] = {}
        for module in self.modules:
            for _, kind in inspect.getmembers(module, inspect.isclass):
                if kind.__module__ == module.__name__ and kind not in BASES and kind not in self.bases:
                    for base, prefix in prefixes.items():
                        if issubclass(kind, base):
                            found[kind] = prefix
        return dict(sorted(found.items(), key=lambda item: (item[1], item[0].__name__)))

    def samples(self, kind: type[Any]) -> Iterator[Any]:
        """A record of a class with every mix of values that its fields can have."""
        if self.whole is not None and kind in self.whole:
            return iter(self.whole[kind])
        hints = typing.get_type_hints(kind)
        values = [self._values(kind, one.name, hints[one.name]) for one in fields(kind)]
        return (kind(*mix) for mix in itertools.product(*values))

    def _values(self, kind: type[Any], name: str, hint: object) -> Values:
        if name in {"card", "source", "version"} and hint is str:
            return (self.names.card(0),)
        if name in {"seat", "target", "owner", "giver"} and hint is int:
            return (0, 1)
        if isinstance(hint, type) and hint in self.parts:
            return tuple(each for part in self.records if issubclass(part, hint) for each in self.samples(part))
        if name in self.lists:
            return self.lists[name]
        values = self.fields.get(name) if hint is str else self.types.get(hint)
        assert values, f"say in tests/words/{self.name}.py what {kind.__name__}.{name}: {hint} can be"
        return values

    def explained(self) -> list[Reason]:
        """Every reason that the kernel or the game can give, with its blanks."""
        mixes = self.blanks or (lambda message: iter([[]]))
        return [Reason(message, "X-01", tuple(mix)) for message in self.messages_of_reasons() for mix in mixes(message)]

    def messages_of_reasons(self) -> list[str]:
        """The messages of all reasons: those written where a Reason is made, and the others."""
        found = set(self.reasons)
        for module in self.modules:
            for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    message = node.args[0]
                    if isinstance(message, ast.Constant):
                        found.add(str(message.value))
        return sorted(found)
