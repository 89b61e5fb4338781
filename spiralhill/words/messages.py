"""The messages of one language, read from its Fluent files: a message is said whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message, Term

LANGUAGES: Final = ("en", "it")


# What every game says, and what stands around it.
COMMON: Final = ("kernel", "cli", "errors", "table")

# How many sentences a language remembers before it forgets them all and begins anew. Labels, prompts and lines of the
# log come again in every game; what people type does not, and must not fill the memory.
REMEMBERED: Final = 10_000


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


class Count(FluentInt):  # type: ignore[misc]
    """A number in a blank; below a thousand every language writes it alike."""

    def format(self, locale: Any) -> str:
        """The number in figures."""
        return str(int(self)) if abs(self) < 1000 else str(super().format(locale))


count = lru_cache(2000)(Count)


class Messages:
    """What can be said in a language."""

    __slots__ = ("_bundle", "_said", "language")

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        # What was said before, by message and blanks: Fluent takes ten times as long to say it again.
        self._said: dict[tuple[str | int, ...], str] = {}
        # Isolation marks are for pages that mix directions of writing; ours would show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
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
            self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message_id))

    def say(self, message_id: str, /, **blanks: str | int) -> str:
        """A message with its blanks filled; one that is missing, or lacks a blank, is a programming error."""
        # As many names as values stand in it, so no two different messages have the same.
        key = (message_id, *blanks, *blanks.values())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._fill(message_id, blanks)
        return said

    def _fill(self, message_id: str, blanks: Mapping[str, str | int]) -> str:
        if not self.has(message_id):
            raise KeyError(f"there is no message {message_id!r} in language {self.language!r}")
        # What the bundle does itself, but for numbers: to format them by pattern takes it as long as all the rest.
        filling = {name: count(value) if isinstance(value, int) else value for name, value in blanks.items()}
        problems: list[Exception] = []
        environment = ResolverEnvironment(self._bundle, problems, CurrentEnvironment(args=filling))
        text = self._bundle.get_message(message_id).value(environment)
        if problems:
            found = "; ".join(str(problem) for problem in problems)
            raise KeyError(f"message {message_id!r} in language {self.language!r} cannot be said: {found}")
        return str(text)

    def list(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", before=text, item=item)
        return self.say("list-last", before=text, item=items[-1]) if len(items) > 1 else text
