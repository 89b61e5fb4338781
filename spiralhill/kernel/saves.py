"""Positions as text and back.

A record of the agenda is written as its name and its fields, `{"ClearPhase": [0, 3]}`, so a saved position reads like
the turn summary. A save carries the rules version and a checksum: what was cut or changed is refused, never half read.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, TypeGuard

from spiralhill.kernel.errors import Damaged

FORMAT: Final = 1
# No file of ours has a larger number (larger ones are written in hexadecimal) or lists within lists as deep as this.
BITS: Final = 64
DEPTH: Final = 200
# How fields are declared that hold a number, a word, a yes or no, or several things, and nothing else.
PLAIN: Final[dict[str, type[Any]]] = {
    **dict.fromkeys(("int", "Seat", "Card", "Pile"), int),
    "bool": bool,
    "str": str,
    "tuple": tuple,
}


class Records:
    """The record classes of a game by name: what its agenda may hold."""

    __slots__ = ("classes", "plain", "slots")

    def __init__(self, *classes: type[Any]) -> None:
        self.classes: dict[str, type[Any]] = {kind.__name__: kind for kind in classes}
        self.slots: dict[type[Any], tuple[str, ...]] = {
            kind: tuple(field.name for field in fields(kind)) for kind in classes
        }
        # What fields hold that hold one plain thing, as their classes declare it.
        self.plain: dict[type[Any], tuple[type[Any] | None, ...]] = {
            kind: tuple(PLAIN.get(str(field.type).partition("[")[0]) for field in fields(kind)) for kind in classes
        }

    def check_plain(self, record: object) -> None:
        """Refuse a record with a field that holds something else than its class declares, as far as that is plain."""
        kind = type(record)
        for name, plain in zip(self.slots[kind], self.plain[kind], strict=True):
            value = getattr(record, name)
            if plain is not None and type(value) is not plain:
                raise Damaged(f"the save cannot be right: a {kind.__name__} whose {name} is {value!r:.60}")

    def write(self, value: object) -> object:
        """A value of a record's field, ready for JSON."""
        if value is None or isinstance(value, (int, str)):
            return value
        if isinstance(value, tuple):
            return [self.write(part) for part in value]
        kind = type(value)
        return {kind.__name__: [self.write(getattr(value, name)) for name in self.slots[kind]]}

    def read(self, value: object) -> Any:
        """The value that `write` wrote."""
        if isinstance(value, list):
            return tuple(self.read(part) for part in value)
        if isinstance(value, dict):
            if len(value) != 1:
                raise Damaged("a saved record has one name")
            ((name, parts),) = value.items()
            if name not in self.classes or not isinstance(parts, list):
                raise Damaged(f"the save holds a record {name!r} that these rules do not have")
            kind = self.classes[name]
            if len(parts) != len(self.slots[kind]):
                raise Damaged(f"a saved {name} has {len(self.slots[kind])} fields, not {len(parts)}")
            return kind(*[self.read(part) for part in parts])
        return value


def sealed_text(content: Mapping[str, object]) -> str:
    """Content as one line of JSON with a checksum at its end."""
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    return f'{text[:-1]},"check":"{checksum(text)}"}}'


def sealed_page(content: Mapping[str, object]) -> str:
    """The same over many lines, for files that people read; `unsealed` reads both."""
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    return json.dumps({**content, "check": checksum(text)}, indent=1, ensure_ascii=False) + "\n"


def checksum(text: str) -> str:
    """A short print of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def unsealed(text: str, what: str) -> dict[str, Any]:
    """The content of a sealed text; `what` names in messages what was expected, such as "a save"."""
    try:
        content = json.loads(
            text, object_pairs_hook=_no_twins, parse_constant=_no_number, parse_float=_no_number, parse_int=_number
        )
        _check_depth(content, DEPTH)
    except (ValueError, RecursionError) as error:
        if isinstance(error, Damaged):
            raise
        cut = text.lstrip().startswith("{") and not text.rstrip().endswith("}")
        how = "it breaks off in the middle" if cut else "it is not JSON"
        raise Damaged(f"this is not {what}: {how}") from None
    if not isinstance(content, dict) or "check" not in content:
        raise Damaged(f"this is not {what}: it should be a JSON object with a checksum at its end")
    check = content.pop("check")
    plain = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    try:
        expected = checksum(plain)
    except UnicodeEncodeError:
        expected = ""
    if check != expected:
        raise Damaged(f"{what} was changed after it was written: its checksum does not fit")
    return content


def check_version(content: Mapping[str, object], rules_version: int, what: str) -> None:
    """Refuse what another version of the program or of the rules has written: nothing is converted yet."""
    for name, key, ours in (("format", "format", FORMAT), ("rules version", "rules", rules_version)):
        found = content.get(key)
        if not whole(found) or found < 0:
            raise Damaged(f"this is not {what}: it does not say its {name} as a whole number")
        if found > ours:
            raise Damaged(f"{what} has {name} {found}, newer than this program's {ours}: update Spiral Hill to read it")
        if found < ours:
            raise Damaged(f"{what} has {name} {found}, older than this program's {ours}, which cannot continue it")


def whole(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    content = dict(pairs)
    if len(content) != len(pairs):
        raise Damaged("the same key stands twice")
    return content


def _number(word: str) -> int:
    # The length comes first: it takes long to read thousands of digits.
    if len(word) > 20 or not -(1 << BITS - 1) <= int(word) < 1 << BITS:
        raise Damaged(f"{word[:40]} is too large: our files hold whole numbers of at most {BITS} bits")
    return int(word)


def _no_number(word: str) -> object:
    raise Damaged(f"{word[:40]} is no number of ours: our files hold whole numbers only")


def _check_depth(value: object, left: int) -> None:
    """Refuse lists within lists that are too deep for what works on them afterwards."""
    if not left:
        raise Damaged(f"this is no file of ours: its lists lie more than {DEPTH} deep in each other")
    if isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            _check_depth(part, left - 1)
