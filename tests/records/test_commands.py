"""What the commands say of a record in which something was taken back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spiralhill.cli.main import main
from spiralhill.deals import Deal, Record, read_record, record_from, replay, verify, write_record
from spiralhill.games.shelf import GAMES, rules_of
from spiralhill.kernel.saves import checksum
from tests.cli.keyboard import play
from tests.records.told import records

DUEL = Deal("duel", rules_of("duel").set_up(["will", "isis"]), 1)
LINES = ("2 discard darkroom", "2 undo", "2 discard burn", "2 stop", "2 draw 1", "back 2", "2 draw 0", "back 0")


def said(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, *command: str, code: int = 0) -> str:
    """What a command says of the record that this is."""
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert main([command[0], str(file), *command[1:]]) == code
    out, complaint = capsys.readouterr()
    return complaint if code else out


@pytest.mark.parametrize("game", GAMES)
def test_verify_says_what_it_has_checked(game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = records(game)[1]
    content = json.loads(text)
    lines = content["picks"]
    picks = [line for line in lines if not line.startswith("back ") and not line.endswith(" undo")]
    head, *found = said(capsys, tmp_path, text, "verify").splitlines()
    assert head == f"verified: a finished game of {game}, {len(picks)} picks, scores {content['scores']}"
    checked = {line.split()[0]: line.split(maxsplit=1)[1] for line in found}
    assert list(checked) == ["file", "rules", "seed", "people", "chance", "picks", "result", "players"]
    assert "checksum is right, its format 1" in checked["file"]
    assert checked["rules"].startswith(f"{game}, version {rules_of(game).version},")
    assert checked["seed"] == f"it is the one sealed before the deal as {content['chance']['commitment']}"
    assert checked["people"] == f"{len(content['chance']['client_seeds'])} client seeds mixed in"
    total, *labels = map(int, re.findall(r"(?:^|[a-z0-9] )(\d+)\b", checked["chance"]))
    assert total == sum(labels) > len(content["setup"]["seats"])
    assert "first-player 1" in checked["chance"]
    *_, (game_over, _) = replay(verify(text))
    taken_back = len(picks) - len(game_over.picks)
    assert checked["picks"] == f"{len(picks)} picks, all legal; {taken_back} of them rightly taken back"
    assert checked["players"].startswith(", ".join(content["players"]))


def test_verify_tells_a_game_from_dice_and_an_old_record_as_what_they_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = write_record(record_from(DUEL, LINES, ["human", "greedy"]))
    told = said(capsys, tmp_path, text, "verify")
    assert told.startswith("verified: an unfinished game of duel, 5 picks, scores [0, 0]")
    assert "every shuffle and die drawn again from the seed 1; nothing was sealed before the deal" in told
    assert "5 picks, all legal; 5 of them rightly taken back" in told
    # The first records print the picks and the last position only.
    old = Record(DUEL, (), (), (0, 0), False, checksum(DUEL.begin().save()), ("human", "greedy"))
    assert "players    not checked" in said(capsys, tmp_path, write_record(old), "verify")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["1 undo"], "in line 1 of the picks, '1 undo' is against the rules: no pick stands that could be taken back"),
        (["2 stop", "back 3"], "in line 2 of the picks, 'back 3' is against the rules: one can only go back to fewer"),
    ],
)
def test_a_wrong_return_is_one_clear_sentence(
    lines: list[str], why: str, command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    right = record_from(DUEL, ["2 stop"])
    forged = Record(DUEL, tuple(lines), right.winners, right.scores, right.over, right.final)
    complaint = said(capsys, tmp_path, write_record(forged), command, code=2)
    assert complaint.startswith(f"spiralhill: {why}")
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "undo", "back", "begin"),
    [
        (
            "en",
            "Isis takes the last pick back.",
            "Everybody agrees to go back to where the game stood after 2 picks.",
            "Everybody agrees to go back to the beginning.",
        ),
        (
            "it",
            "Isis ritira l’ultima mossa.",
            "Tutti sono d’accordo: si torna a com’era la partita dopo 2 mosse.",
            "Tutti sono d’accordo: si torna all’inizio.",
        ),
    ],
)
def test_a_replay_tells_what_was_taken_back(
    language: str, undo: str, back: str, begin: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = write_record(record_from(DUEL, LINES))
    told = said(capsys, tmp_path, text, "replay", "--lang", language)
    assert [told.count(line) for line in (undo, back, begin)] == [1, 1, 1]
    assert told.index(undo) < told.index(back) < told.index(begin)
    # What happened before is not told again.
    once = write_record(record_from(DUEL, [line for line in LINES if line.startswith("2 d")][1:2]))
    discard = said(capsys, tmp_path, once, "replay", "--lang", language).splitlines()[-1]
    assert told.count(discard) == 1
    assert "╭" in said(capsys, tmp_path, text, "replay", "--boards")


def test_a_game_in_which_much_was_taken_back_is_resumed_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_record(record_from(DUEL, LINES[:-1], ["human", "human"])))
    play(monkeypatch, capsys, "\nend\n", "--resume", str(file))
    assert read_record(file.read_text()).picks[:-1] == LINES[:-1]
    assert verify(file.read_text()).picks[-1] == "2 end"
