"""Saves changed by somebody who also makes the checksum fit: refused, or a game that can be played to the end."""

from __future__ import annotations

from random import Random

import pytest

import spiralhill
from spiralhill import Damaged, Illegal, Unknown
from spiralhill.games.herocard import records as of_duels
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.holidays import records as of_holidays
from spiralhill.games.shelf import GAMES
from spiralhill.games.tcg import records as of_towns
from spiralhill.kernel.saves import Records, sealed_text
from spiralhill.kernel.steps import Choice, Window
from tests.kernel import laws
from tests.kernel.edits import changed, content_of, records_in, saves

EDITS = 1500
RECORDS = {"duel": of_duels.RECORDS, "holidays": of_holidays.RECORDS, "tcg": of_towns.RECORDS}


@pytest.mark.parametrize("name", GAMES)
def test_an_edited_save_is_refused_or_can_be_played_to_the_end(name: str) -> None:
    rng = Random(8)
    texts = list(saves(name).values())
    refusals: list[str] = []
    played = 0
    for _ in range(EDITS):
        text = sealed_text(changed(content_of(rng.choice(texts)), rng))
        try:
            game = spiralhill.load(text)
        except (Damaged, Illegal, Unknown) as error:
            refusals.append(str(error))
            continue
        if isinstance(game, Duel):
            game.cap = 30  # an edit may have lifted the limit
        for moves, position in enumerate(laws.random_play(game, rng)):
            assert moves < 5_000
            if moves == 5:
                # What is accepted leads to nothing that would be refused.
                spiralhill.load(position.save())
        played += 1
    assert len(refusals) > 1000
    assert played > 100
    for refusal in refusals:
        assert "\n" not in refusal
        assert len(refusal) < 300


@pytest.mark.parametrize(("name", "records"), RECORDS.items())
def test_saves_of_every_kind_of_question_are_edited(name: str, records: Records) -> None:
    questions = {kind for kind, what in records.classes.items() if issubclass(what, (Choice, Window))}
    assert questions <= {kind for asks in saves(name) for kind in asks.split()}


@pytest.mark.parametrize("name", GAMES)
def test_every_position_can_be_saved_and_loaded(name: str) -> None:
    for text in saves(name).values():
        assert spiralhill.load(text).save() == text


@pytest.mark.parametrize(("name", "records"), RECORDS.items())
def test_a_record_whose_field_is_of_another_kind_is_refused(name: str, records: Records) -> None:
    seen: set[tuple[str, int]] = set()
    for text in saves(name).values():
        content = content_of(text)
        for record in records_in(content["agenda"]):
            ((kind, parts),) = record.items()
            for at, wanted in enumerate(records.plain[records.classes[kind]]):
                if wanted is None or (kind, at) in seen:
                    continue
                seen.add((kind, at))
                right = parts[at]
                # A list of a save is read as a tuple.
                kinds: dict[type[object], list[object]] = {
                    tuple: [[], [1]],
                    str: ["1"],
                    int: [1],
                    bool: [True],
                    type(None): [None],
                }
                for odd in [odd for other, odds in kinds.items() if other is not wanted for odd in odds]:
                    parts[at] = odd
                    with pytest.raises(Damaged):
                        spiralhill.load(sealed_text(content))
                parts[at] = right
    assert len(seen) > 20
