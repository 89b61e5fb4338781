"""Messages as Fluent shapes them: it chooses the variant, and what is different each time is written in afterwards.

Fluent chooses among the variants of a message by some of its blanks, and writes the others where they belong. Here it
is asked once for every choice; to fill the shape that it gives takes a small part of the time. A message within a
message is a blank as well, said by itself, so that there are as many shapes as each of them has choices, and not as all
have together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Transformer, Visitor

Blanks: TypeAlias = Mapping[str, str | int]

# How many shapes, and how many sentences, a language remembers before it forgets them all and begins anew. A few
# hundred shapes come again in every game; numbers to choose by could be any, and must not fill the memory.
REMEMBERED: Final = 10_000

# From here on languages write numbers differently.
THOUSAND: Final = 1000

# What the blank of a message within a message begins with.
WITHIN: Final = "message-"


class Shape(NamedTuple):
    """A message whose variants are chosen: a pattern, the blanks left in it, and the messages within it by theirs."""

    pattern: str
    blanks: tuple[str, ...]
    messages: tuple[tuple[str, str], ...]


class Shapes:
    """The shapes of all messages of a language."""

    __slots__ = ("_bundle", "_finders", "_shapes")

    def __init__(self, language: str) -> None:
        # Isolation marks are for pages that mix directions of writing; ours would show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._finders: dict[str, BlankFinder] = {}
        # By message, and what it chose by.
        self._shapes: dict[tuple[str | int | None, ...], Shape] = {}

    def add(self, resource: Resource) -> None:
        """Learn the messages of a file."""
        resource = MessagesAsBlanks().visit(resource)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                self._finders[entry.id.name] = BlankFinder(entry)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._finders

    def shape(self, message_id: str, blanks: Blanks) -> Shape:
        """The shape of a message with these blanks; what it cannot be said with is a ValueError."""
        key = (message_id, *[blanks.get(name) for name in self._finders[message_id].choosers])
        shape = self._shapes.get(key)
        if shape is None:
            if len(self._shapes) >= REMEMBERED:
                self._shapes.clear()
            shape = self._shapes[key] = self._work_out(message_id, blanks)
        return shape

    def _work_out(self, message_id: str, blanks: Blanks) -> Shape:
        finder = self._finders[message_id]
        # A blank by which nothing is chosen is marked by its name between two signs that stand in no text.
        given: dict[str, object] = {name: f"\0{name}\0" for name in finder.blanks if name not in finder.choosers}
        for name in finder.choosers:
            if name in blanks:
                value = blanks[name]
                given[name] = Count(value) if isinstance(value, int) else value
        text, problems = self._bundle.format_pattern(self._bundle.get_message(message_id).value, given)
        if problems:
            raise ValueError("; ".join(str(problem) for problem in problems))
        parts = text.split("\0")
        left = list(dict.fromkeys(parts[1::2]))
        parts[::2] = [part.replace("%", "%%") for part in parts[::2]]
        parts[1::2] = [f"%({name})s" for name in parts[1::2]]
        return Shape(
            "".join(parts),
            tuple(name for name in left if not name.startswith(WITHIN)),
            tuple((name, name.removeprefix(WITHIN)) for name in left if name.startswith(WITHIN)),
        )


class Count(FluentInt):  # type: ignore[misc]
    """A number to choose by; below a thousand every language writes it alike, and no pattern is needed."""

    def format(self, locale: Any) -> str:
        """The number in figures."""
        return str(int(self)) if abs(self) < THOUSAND else str(super().format(locale))


class MessagesAsBlanks(Transformer):  # type: ignore[misc]
    """Makes a blank of every message within a message."""

    def visit_MessageReference(self, node: MessageReference) -> VariableReference:
        """A message, as a blank whose name no field can have."""
        if node.attribute is not None:
            raise SyntaxError(
                f"{{ {node.id.name}.{node.attribute.name} }} is a part of a message, and cannot be said here"
            )
        return VariableReference(Identifier(f"{WITHIN}{node.id.name}"))


class BlankFinder(Visitor):  # type: ignore[misc]
    """Finds the blanks of a message, and those by which it chooses its variants or which it gives to a function."""

    def __init__(self, message: Message) -> None:
        self.blanks: dict[str, None] = {}
        self.choosers: dict[str, None] = {}
        self._chooses = False
        self.visit(message)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        """What is selected by chooses; the variants may choose further."""
        self._look(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        """What a function is called with is its own to write."""
        self._look(node.arguments)

    def visit_VariableReference(self, node: VariableReference) -> None:
        """A blank."""
        (self.choosers if self._chooses else self.blanks)[node.id.name] = None

    def _look(self, node: BaseNode) -> None:
        before, self._chooses = self._chooses, True
        self.visit(node)
        self._chooses = before
