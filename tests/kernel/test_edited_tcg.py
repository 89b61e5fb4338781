"""Saves of the TCG with something on the agenda that comes from another game: refused, or played to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import spiralhill
from spiralhill import Damaged, Illegal, Unknown
from spiralhill.kernel.saves import sealed_text
from tests.kernel import laws
from tests.kernel.edits import content_of, saves

EDITS = 2000


def records_in(value: object) -> list[dict[str, Any]]:
    """A record of a save, as it is written there, and all records inside it."""
    if isinstance(value, list):
        return [record for part in value for record in records_in(part)]
    if not isinstance(value, dict):
        return []
    return [value, *(record for part in value.values() for record in records_in(part))]


def test_what_another_game_has_on_its_agenda_is_refused_or_played_to_the_end() -> None:
    rng = Random(5)
    contents = [content_of(text) for text in saves("tcg").values()]
    known: dict[str, list[dict[str, Any]]] = {}
    for content in contents:
        for record in records_in(content["agenda"]):
            known.setdefault(next(iter(record)), []).append(record)
    questions = [*known["Decide"], *known["Perhaps"], *known["Trigger"]]
    played = refused = 0
    for _ in range(EDITS):
        content = {**rng.choice(contents)}
        agenda = [*content["agenda"]]
        stranger = rng.choice(known[rng.choice(list(known))])
        if rng.random() < 0.3:
            stranger = {"Decide": [rng.randrange(2), stranger]}
        place = rng.randrange(max(len(agenda) - 3, 0), len(agenda) + 1)
        content["agenda"] = [*agenda[:place], stranger, *agenda[place:]]
        if rng.random() < 0.3:
            content["agenda"].append(rng.choice(questions))
        try:
            game = spiralhill.load(sealed_text(content))
        except (Damaged, Illegal, Unknown):
            refused += 1
            continue
        for moves, _ in enumerate(laws.random_play(game, rng)):
            assert moves < 5_000
        played += 1
    assert refused > 1000
    assert played > 20
