"""Every card has a scene in which it matters."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from spiralhill.games.tcg.catalogue import PRINTS

# What is printed on the cards tells nothing about what they do.
FACTS = "test_facts.py"


def texts(path: Path) -> list[str]:
    """All that a file of tests says as text, but for what explains it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    remarks = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in remarks]
    return [node.value for node in found if isinstance(node.value, str)]


SAID = "\n".join(
    text for path in sorted(Path(__file__).parent.glob("*.py")) if path.name != FACTS for text in texts(path)
)


@pytest.mark.parametrize("card", PRINTS)
def test_a_card_occurs_in_a_scene(card: str) -> None:
    """The whole name: Mr. Hyde II is not Mr. Hyde."""
    assert re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", SAID)
