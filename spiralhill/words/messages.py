"""The messages of one language, read from its Fluent files: a message is said whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

from spiralhill.words.shapes import THOUSAND, Shapes

LANGUAGES: Final = ("en", "it")


# What every game says, and what stands around it.
COMMON: Final = ("kernel", "cli", "errors", "table")


def texts(language: str, game: str) -> dict[str, str]:
    """The Fluent files of a language that a game needs, by name: its own and the common ones.

    Games may call different things by the same name, so each has its own files and meets no other's.
    """
    folder = files("spiralhill.words") / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl") and file.name.removesuffix(".ftl").split("-")[0] in (*COMMON, game)
    }


class Messages:
    """What can be said in a language."""

    __slots__ = ("_shapes", "language")

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._shapes = Shapes(language)
        known: set[str] = set()
        for name, text in texts(language, game).items():
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise SyntaxError(f"{language}/{name} cannot be read here: {entry.content.strip()[:80]!r}")
                if isinstance(entry, (Message, Term)):
                    id = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
                    if id in known:
                        raise SyntaxError(f"{language}/{name} says {id!r} for a second time")
                    known.add(id)
            self._shapes.add(resource)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._shapes.has(message_id)

    def say(self, message_id: str, /, **blanks: str | int) -> str:
        """A message with its blanks filled; one that is missing, or lacks a blank, is a programming error."""
        if not self.has(message_id):
            raise KeyError(f"there is no message {message_id!r} in language {self.language!r}")
        try:
            shape = self._shapes.shape(message_id, blanks)
            filling = {name: self._written(blanks[name]) for name in shape.blanks}
        except (KeyError, ValueError) as problem:
            text = f"message {message_id!r} in language {self.language!r} cannot be said: {problem}"
            raise KeyError(text) from None
        for name, message in shape.messages:
            filling[name] = self.say(message, **blanks)
        return shape.pattern % filling

    def _written(self, value: str | int) -> str | int:
        return self.say("figures", figures=value) if isinstance(value, int) and abs(value) >= THOUSAND else value

    def list(self, items: Sequence[str], last: str = "list-last") -> str:
        """Several things in a row, as the language joins them."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", before=text, item=item)
        return self.say(last, before=text, item=items[-1]) if len(items) > 1 else text

    def any_of(self, items: Sequence[str]) -> str:
        """Several things of which one is meant, as the language joins them."""
        return self.list(items, "list-any")
