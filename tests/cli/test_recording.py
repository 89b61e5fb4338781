"""Records of games in the terminal: written safely, resumed by the same people, told as they are."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

from spiralhill.cli import recording
from spiralhill.deals import Deal, read_record, record_from, verify
from spiralhill.games.shelf import GAMES
from spiralhill.kernel.game import Game
from tests.cli.keyboard import play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", ["human,greedy", "greedy,human,human"])
def test_a_game_that_was_left_can_be_resumed(
    game: str,
    players: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    table = ("--seats", str(len(players.split(","))), "--players", players, "--seed", "2", "--record", str(file))
    shown = play(monkeypatch, capsys, "\n1\n" * 3, *table, game=game)
    assert f"--resume {file}" in shown.replace("\n", "")
    before = read_record(file.read_text())
    shown = play(monkeypatch, capsys, "\n1\n" * 3000, "--resume", str(file), game=game)
    after = verify(file.read_text())
    assert after.over
    assert after.deal == before.deal
    assert after.picks[: len(before.picks)] == before.picks


def test_a_record_is_what_playing_again_gives_even_after_undo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    typed = "\n2\n2\nundo\nundo\n2\nstop\ndraw 1\n"
    shown = play(monkeypatch, capsys, typed, "--seed", "1", "--players", "human,human", "--record", str(file))
    assert shown.count("Taken back.") == 2
    # The first pick after resuming is taken back too.
    shown = play(monkeypatch, capsys, "\n1\nundo\n1\n", "--resume", str(file))
    assert shown.count("Taken back.") == 1
    record = verify(file.read_text())
    assert record == record_from(record.deal, record.picks, ["human", "human"])
    does = ["undo" if line.endswith(" undo") else "pick" for line in record.picks]
    assert does == ["pick", "pick", "undo", "undo", "pick", "pick", "pick", "pick", "undo", "pick"]


def test_no_pick_is_played_again_to_record_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    begun: list[Deal] = []
    begin = Deal.begin

    def counted(deal: Deal, *, quiet: bool = False, patient: bool = False) -> Game:
        begun.append(deal)
        return begin(deal, quiet=quiet, patient=patient)

    monkeypatch.setattr(Deal, "begin", counted)
    play(monkeypatch, capsys, "1\n" * 20, "--seed", "1", "--record", str(tmp_path / "game.json"))
    assert len(begun) == 1


def test_the_record_is_for_its_owner_alone_while_it_holds_a_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sealed, open_to_all = tmp_path / "sealed.json", tmp_path / "open.json"
    before = os.umask(0o022)
    try:
        play(monkeypatch, capsys, "1\n1\n", "--record", str(sealed))
        assert stat.S_IMODE(sealed.stat().st_mode) == 0o600
        play(monkeypatch, capsys, "1\n" * 500, "--resume", str(sealed))
        assert verify(sealed.read_text()).over
        assert stat.S_IMODE(sealed.stat().st_mode) == 0o644
        play(monkeypatch, capsys, "1\n", "--seed", "1", "--record", str(open_to_all))
        assert stat.S_IMODE(open_to_all.stat().st_mode) == 0o644
    finally:
        os.umask(before)
    assert sorted(tmp_path.iterdir()) == [open_to_all, sealed]


def test_a_record_is_on_the_disk_before_it_takes_the_place_of_the_old_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    synced: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda number: synced.append(file.read_text()))
    recording.write_whole(file, "new", recording.USUAL)
    assert synced == ["old"]
    assert file.read_text() == "new"


def test_a_name_with_brackets_is_told_as_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = play(monkeypatch, capsys, "", "--seed", "1", "--record", "a[bold]b:bomb:.json")
    assert "--resume a[bold]b:bomb:.json" in shown


def test_a_resumed_game_is_played_by_the_same_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nobody is shown the hand of a seat that was somebody else's."""
    file = tmp_path / "game.json"
    play(monkeypatch, capsys, "1\n", "--seed", "2", "--players", "greedy,human", "--record", str(file))
    assert read_record(file.read_text()).players == ("greedy", "human")
    shown = play(monkeypatch, capsys, "", "--resume", str(file))
    assert re.search(r"Isis  ☆.*\n(.*\n)*.*Your hand", shown)
    assert not re.search(r"Will  ☆[^╰]*Your hand", shown)
