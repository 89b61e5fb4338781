"""Who may import whom: the arrows of ARCHITECTURE.md, checked on the source of every module."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "spiralhill"

# What would make a position depend on more than its seed and its picks, or a rule reach outside the table.
LUCK_CLOCK_AND_WORLD = frozenset(
    {"random", "secrets", "uuid", "time", "datetime", "os", "socket", "subprocess", "threading", "asyncio"}
)
WAITING = frozenset({"time", "datetime", "os", "socket", "subprocess", "threading", "asyncio"})
ANYTHING = frozenset({"*"})


@dataclass(frozen=True)
class Room:
    """What the modules of one folder may import: rooms of ours, packages of others, and what never."""

    ours: frozenset[str]
    others: frozenset[str] = ANYTHING
    never: frozenset[str] = frozenset()


ROOMS = {
    "kernel": Room(frozenset(), others=frozenset(), never=LUCK_CLOCK_AND_WORLD),
    "words": Room(frozenset({"kernel"}), others=frozenset({"fluent"})),
    "games": Room(frozenset({"kernel", "words"}), others=frozenset(), never=LUCK_CLOCK_AND_WORLD),
    "api": Room(frozenset({"kernel", "games"})),
    "bots": Room(frozenset({"kernel", "words", "games"})),
    "deals": Room(frozenset({"kernel", "games"})),
    "labs": Room(frozenset({"kernel", "words", "games", "bots", "api", "deals"})),
    # A room is told the time, and its surprises come from `entropy`; nothing in it waits for anything.
    "table": Room(
        frozenset({"kernel", "words", "games", "bots", "deals"}), others=frozenset({"msgspec"}), never=WAITING
    ),
    "server": Room(frozenset({"kernel", "words", "games", "bots", "deals", "table"})),
    "client": Room(frozenset({"kernel", "table"})),
    "cli": Room(frozenset({"kernel", "words", "games", "bots", "labs", "api", "deals", "table", "server", "client"})),
    "__main__": Room(frozenset({"cli"})),
}

# A game stands alone, but Nightmare is fought with the duel; the shelf has them all.
GAMES_BEYOND = {"nightmare": frozenset({"herocard"})}


@dataclass(frozen=True)
class Module:
    """One source file under its dotted name."""

    path: Path
    name: str

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"


def modules(package: Path) -> list[Module]:
    """Lists every module under a package folder."""
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found.append(Module(path, ".".join(parts[:-1] if parts[-1] == "__init__" else parts)))
    return found


def room_of(name: str) -> str:
    """Names the room of one of our modules; the package itself and its `api` are one room.

    >>> room_of("spiralhill.games.herocard.duel"), room_of("spiralhill"), room_of("spiralhill.api")
    ('games', 'api', 'api')
    """
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else "api"


def game_of(name: str) -> str:
    """Names the game a module belongs to; empty for what stands in `games` itself.

    >>> game_of("spiralhill.games.herocard.duel"), game_of("spiralhill.games")
    ('herocard', '')
    """
    return ".".join(name.split(".")[2:3])


def imports(module: Module, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Yields line and dotted name of all that a module imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(module.path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = source_of(module, node)
            for alias in node.names:
                inside = f"{source}.{alias.name}"
                yield node.lineno, inside if inside in known else source


def source_of(module: Module, node: ast.ImportFrom) -> str:
    """Resolves the `from` of an import, relative or not, to a dotted name."""
    if not node.level:
        return node.module or ""
    parts = module.name.split(".")
    up = node.level - module.is_package
    return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])


def is_allowed(importer: str, target: str) -> bool:
    """Tells whether one of our modules may import another module, ours or not."""
    room = ROOMS[room_of(importer)]
    top = target.split(".")[0]
    if top != "spiralhill":
        return top not in room.never and (
            room.others == ANYTHING or top in room.others or top in sys.stdlib_module_names
        )
    if room_of(target) != room_of(importer):
        return room_of(target) in room.ours
    here, there = game_of(importer), game_of(target)
    alone = room_of(importer) == "games" and here not in ("", "shelf")
    return not alone or there == here or there in GAMES_BEYOND.get(here, ())


def violations(package: Path) -> list[str]:
    """Lists every import that points the wrong way, and every module whose room has no arrows."""
    everything = modules(package)
    known = frozenset(module.name for module in everything)
    wrong = []
    for module in everything:
        place = module.path.relative_to(package.parent)
        if room_of(module.name) not in ROOMS:
            wrong.append(f"{place}: no arrows are drawn for this room")
            continue
        wrong += [
            f"{place}:{line} may not import {target}"
            for line, target in imports(module, known)
            if not is_allowed(module.name, target)
        ]
    return wrong


def deep_copies(package: Path) -> list[str]:
    """Lists where the kernel or a game says deepcopy: positions are copied shallowly by design."""
    return [
        f"{module.path.relative_to(package.parent)}:{node.lineno}"
        for module in modules(package)
        if room_of(module.name) in {"kernel", "games"}
        for node in ast.walk(ast.parse(module.path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Name) and node.id == "deepcopy")
        or (isinstance(node, ast.Attribute) and node.attr == "deepcopy")
        or (isinstance(node, ast.alias) and node.name == "deepcopy")
    ]


def plant(folder: Path, path: str, text: str) -> Path:
    """Writes one module of a made-up package; returns the package."""
    package = folder / "spiralhill"
    for beside in ("kernel/agenda.py", "games/herocard/duel.py", "games/munchkin/doors.py", "bots/search.py", path):
        file = package / beside
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text if beside == path else '"""Nothing."""\n', encoding="utf-8")
    return package


def test_every_import_follows_the_arrows() -> None:
    assert violations(PACKAGE) == []


def test_nothing_is_deeply_copied() -> None:
    assert deep_copies(PACKAGE) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("kernel/agenda.py", "import random"),
        ("kernel/agenda.py", "import os.path"),
        ("kernel/agenda.py", "from time import monotonic"),
        ("kernel/agenda.py", "import rich"),
        ("kernel/agenda.py", "import spiralhill"),
        ("kernel/agenda.py", "from spiralhill.games.herocard import duel"),
        ("kernel/agenda.py", "from ..games.herocard.duel import Duel"),
        ("kernel/__init__.py", "from ..games import herocard"),
        ("kernel/agenda.py", "def late():\n    from spiralhill import bots"),
        ("kernel/agenda.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import spiralhill.words"),
        ("words/speech.py", "from spiralhill.games import herocard"),
        ("words/speech.py", "import rich"),
        ("games/herocard/duel.py", "import random"),
        ("games/herocard/duel.py", "import spiralhill.bots.search"),
        ("games/herocard/duel.py", "from spiralhill.games.munchkin import doors"),
        ("games/herocard/duel.py", "from ..munchkin.doors import Door"),
        ("games/nightmare/board.py", "from ..munchkin.doors import Door"),
        ("bots/search.py", "import spiralhill.labs"),
        ("bots/search.py", "import spiralhill.cli"),
        ("labs/ratings.py", "from spiralhill.cli import main"),
        ("api.py", "from .bots import search"),
        ("__init__.py", "from spiralhill.cli.main import main"),
        ("attic/old.py", "import json"),
    ],
)
def test_a_planted_violation_is_caught(tmp_path: Path, path: str, text: str) -> None:
    found = violations(plant(tmp_path, path, text))
    assert len(found) == 1
    assert found[0].startswith(f"spiralhill/{path}:")


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("kernel/agenda.py", "import json\nfrom .table import Table\nfrom spiralhill.kernel import chance"),
        ("words/speech.py", "from fluent.runtime import FluentBundle\nfrom spiralhill.kernel.agenda import Step"),
        ("games/__init__.py", "from . import herocard, munchkin"),
        ("games/herocard/duel.py", "from .steps import Attack\nfrom ...kernel import agenda\nimport spiralhill.words"),
        ("games/nightmare/board.py", "from spiralhill.games.herocard import duel\nfrom ..herocard.duel import Duel"),
        ("labs/ratings.py", "import random, time, numpy, spiralhill\nfrom spiralhill.bots import search"),
        ("cli/main.py", "import os, rich, spiralhill.labs, spiralhill.api"),
        ("__init__.py", "from .api import new\nfrom .kernel import agenda"),
    ],
)
def test_what_the_arrows_allow_is_let_through(tmp_path: Path, path: str, text: str) -> None:
    assert violations(plant(tmp_path, path, text)) == []


@pytest.mark.parametrize(
    "text", ["from copy import deepcopy", "import copy\ncopy.deepcopy([])", "from copy import deepcopy as twin"]
)
def test_a_planted_deep_copy_is_caught(tmp_path: Path, text: str) -> None:
    assert deep_copies(plant(tmp_path, "games/herocard/duel.py", text))
