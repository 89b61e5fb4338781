"""Writes the messages of the protocol as TypeScript, for the web client: `python -m tools.typescript`.

The types come from the records that the server itself decodes with, so the two cannot drift apart; a test compares.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from spiralhill.table import doors, laying, protocol

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol.ts"
HEAD = "// Written by `python -m tools.typescript` from spiralhill/table/protocol.py: change it there."
# What is sent as a message by itself, and what is sent and received by HTTP.
UNIONS = {"Inbound": protocol.Inbound, "Outbound": protocol.Outbound}
BODIES = (
    *(laying.NewTable, doors.Join, doors.Seated, doors.Mine, doors.Shelf, doors.Catalogue, doors.Reference),
    *(doors.Told, doors.Fork, doors.Replay, doors.Verdict),
    *(doors.DeckWish, doors.DeckReport, doors.Opened, doors.DraftWish, doors.DraftState),
)

PLAIN: dict[type[look.Type], str] = {
    look.AnyType: "unknown",
    look.BoolType: "boolean",
    look.FloatType: "number",
    look.IntType: "number",
    look.NoneType: "null",
    look.StrType: "string",
}


def name_of(kind: look.Type) -> str:
    """How TypeScript calls a type."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, look.StructType):
        return kind.cls.__name__
    if isinstance(kind, look.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, look.UnionType):
        return " | ".join(name_of(one) for one in kind.types)
    if isinstance(kind, look.ListType):
        inner = name_of(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, look.TupleType):
        return f"[{', '.join(name_of(one) for one in kind.item_types)}]"
    if isinstance(kind, look.DictType):
        return f"Record<{name_of(kind.key_type)}, {name_of(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def structs_in(kind: look.Type) -> list[look.StructType]:
    """The records that a type is made of, those inside before those around them."""
    if isinstance(kind, look.StructType):
        inner = [struct for field in kind.fields for struct in structs_in(field.type)]
        return [*inner, kind]
    if isinstance(kind, look.UnionType):
        parts = list(kind.types)
    elif isinstance(kind, look.ListType):
        parts = [kind.item_type]
    elif isinstance(kind, look.TupleType):
        parts = list(kind.item_types)
    elif isinstance(kind, look.DictType):
        parts = [kind.value_type]
    else:
        parts = []
    return [struct for part in parts for struct in structs_in(part)]


def written(struct: look.StructType) -> str:
    """A record as an interface, under the first sentence that it says of itself."""
    says = (inspect.getdoc(struct.cls) or "").split("\n\n")[0].replace("\n", " ")
    lines = [f"/** {says} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    omits = issubclass(struct.cls, protocol.In) or struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        optional = "?" if omits and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {name_of(field.type)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The whole file."""
    kinds: list[Any] = [*UNIONS.values(), *BODIES]
    found = {struct.cls: struct for kind in kinds for struct in structs_in(msgspec.inspect.type_info(kind))}
    unions = [f"export type {name} = {name_of(look.type_info(kind))};" for name, kind in UNIONS.items()]
    version = f"export const VERSION = {protocol.VERSION};"
    return "\n\n".join([HEAD, version, *map(written, found.values()), *unions]) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
