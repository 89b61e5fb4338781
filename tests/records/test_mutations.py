"""A record in which anything is other than it was is refused: a thousand of them here, as many as one likes by hand."""

from __future__ import annotations

from itertools import islice

import pytest

from spiralhill.deals import proof, verify
from tests.records import mutations
from tests.records.edits import DAMAGES, EDITS
from tests.records.told import all_records


def test_the_records_that_are_changed_are_right_themselves() -> None:
    for text in all_records():
        record = verify(text)
        assert record.over
        assert any(line.endswith(" undo") for line in record.picks)
        assert any(line.startswith("back ") for line in record.picks)


def test_every_mutated_record_is_rejected() -> None:
    found = mutations.tally(1000)
    assert found.survivors == []
    assert (found.tried.total(), found.rejected.total()) == (1000, 1000)
    # There were many of each kind, and they were caught by everything that a proof is made of.
    assert set(found.tried) == {edit.__name__ for edit in (*EDITS, *DAMAGES)}
    assert min(found.tried.values()) > 20
    assert {
        "is against the rules",
        "checksum does not fit",
        "the final print of the record",
        "not the one that was committed to",
        "the scores of the record",
        "the winners of the record",
        "the end of the record",
    } <= set(found.reasons)


def test_no_mutant_that_was_sealed_again_is_caught_by_its_checksum() -> None:
    edits = {edit.__name__ for edit in EDITS}
    for kind, text in islice(mutations.mutants(), 200):
        if kind in edits:
            with pytest.raises(ValueError) as refusal:  # noqa: PT011
                verify(text)
            assert "checksum" not in str(refusal.value)


class Agreeable(str):
    """A text that is equal to every other."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


def test_a_proof_that_leaves_something_out_lets_mutants_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "final_print", lambda *_: Agreeable())
    assert {kind for kind, _ in mutations.tally(600).survivors} >= {"other_players", "another_return"}
