"""Reads Fluent files as a checker does: which messages there are, which blanks they have, how two languages differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

# Messages by id, terms with a hyphen before it.
Entries: TypeAlias = dict[str, Any]

# Blanks by which words are put in the singular or the plural, or get a gender.
AGREEING = {"characters_number", "type_is"}


def entries(*texts: str) -> Entries:
    """The messages and terms of some Fluent files; what cannot be read, or is said twice, is an error."""
    found: Entries = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                raise SyntaxError(f"cannot be read: {entry.content.strip()}")
            if isinstance(entry, (ast.Message, ast.Term)):
                id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if id in found:
                    raise SyntaxError(f"{id} is said twice")
                found[id] = entry
    return found


def nodes(node: object) -> Iterator[Any]:
    """A part of a message and all parts in it; a term keeps its own blanks to itself."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, part in vars(node).items():
            if name != "span":
                yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def blanks(known: Entries, id: str) -> set[str]:
    """Every blank that saying a message may need, its parts included."""
    found: set[str] = set()
    for node in nodes(known[id]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= blanks(known, node.id.name)
    return found


def filled(known: Entries, id: str) -> set[str]:
    """The blanks of a message, however a place is put: "to { $location }" may be said `location_at` elsewhere.

    What only makes other words agree with something that is said, one language may need and the other not.
    """
    return {blank.removesuffix("_at").removesuffix("_from") for blank in blanks(known, id)} - AGREEING


def spoken(known: Entries, id: str) -> set[str]:
    """The blanks that are said aloud by a message itself, not only used to choose between variants."""
    return {
        node.expression.id.name
        for node in nodes(known[id])
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def plain(known: Entries, id: str) -> str:
    """All the words of a message, without its blanks."""
    return " ".join(node.value for node in nodes(known[id]) if isinstance(node, ast.TextElement))


def references(known: Entries, id: str) -> set[str]:
    """The messages and terms that a message is built from."""
    found: set[str] = set()
    for node in nodes(known[id]):
        if isinstance(node, ast.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.add(f"-{node.id.name}")
    return found


def problems(one: Entries, other: Entries) -> list[str]:
    """What is wrong between two languages: what only one of them says, other blanks, references to nothing."""
    # A language divides its sentences into parts of its own.
    wrong = [f"{id}: only in one language" for id in sorted(one.keys() ^ other.keys()) if not id.startswith("part-")]
    for id in sorted(one.keys() | other.keys()):
        for known in (one, other):
            missing = references(known, id) - known.keys() if id in known else set()
            wrong += [f"{id}: there is no {what}" for what in sorted(missing)]
    if wrong:
        return wrong
    for id in sorted(one.keys() & other.keys()):
        if not id.startswith("-"):
            uneven = filled(one, id) ^ filled(other, id)
            wrong += [f"{id}: ${blank} in one language only" for blank in sorted(uneven)]
    return wrong
