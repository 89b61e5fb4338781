"""Which scenario plays which rule: read from the docstrings of the tests, which cite the ids."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from spiralhill.kernel.errors import Unknown

CITED = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)?-\d{2}\b")


def scenarios(game: str) -> dict[str, list[str]]:
    """The scenarios of each rule id, as `file::test`."""
    folder = Path(__file__).resolve().parents[2] / "tests" / "rules" / game
    if not folder.is_dir():
        raise Unknown(f"the scenarios of {game} are not here: coverage is checked in a clone of the project")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in CITED.findall(ast.get_docstring(node) or ""):
                    found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found
