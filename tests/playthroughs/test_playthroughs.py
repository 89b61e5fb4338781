"""The golden games: every line of every one of them still happens."""

from __future__ import annotations

import pytest

from tests.playthroughs.golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    assert playthrough(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
