"""Saves of the TCG with something on the agenda that comes from another game: refused, or played to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spiralhill
from spiralhill import Damaged, Illegal, Unknown
from spiralhill.games.tcg.catalogue import FACES
from spiralhill.kernel.saves import sealed_text
from tests.kernel import laws
from tests.kernel.edits import content_of, records_in, saves

EDITS = 2000


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


def test_a_function_sets_off_nobody_who_does_not_listen_to_it() -> None:
    tried = 0
    for text in saves("tcg").values():
        content = content_of(text)
        for record in records_in(content["agenda"]):
            if "AfterFunction" in record:
                for card in range(len(content["prints"])):
                    if "monster-under" not in FACES[content["prints"][card]].id:
                        record["AfterFunction"][1] = [card]
                        with pytest.raises(Damaged):
                            spiralhill.load(sealed_text(content))
                        tried += 1
    assert tried > 40
