"""Every rule id of every game is cited by a scenario, and no scenario cites a rule that does not exist."""

from __future__ import annotations

import pytest

from spiralhill.cli.coverage import scenarios
from spiralhill.cli.main import main
from spiralhill.games.reference import reference
from spiralhill.games.shelf import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_scenario(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = reference(GAMES[game].package)
    played = scenarios(game)
    assert [id for id in rules if id not in played] == []
    assert main(["rules", game, "--coverage"]) == 0
    assert f"{len(rules)} of {len(rules)} rules have a scenario" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_rule_exists(game: str) -> None:
    known = reference(GAMES[game].package)
    cited = {id for id in scenarios(game) if "-EX-" not in id}
    assert sorted(cited - set(known)) == []


def test_a_gap_is_found(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    played = scenarios("duel")
    del played["DUEL-RES-02"]
    monkeypatch.setattr("spiralhill.cli.looking.scenarios", lambda game: played)
    assert main(["rules", "duel", "DUEL-RES", "--coverage"]) == 1
    assert "DUEL-RES-02  -- no scenario --" in capsys.readouterr().out
