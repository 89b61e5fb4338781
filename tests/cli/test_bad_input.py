"""Bad input: one clear line that says what is wrong and what would be right, exit code 2, and nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiralhill.cli.main import main
from spiralhill.games.shelf import GAMES
from tests.cli.files import DECK, record_text


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a bad call prints."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("spiralhill: ")
    return said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play chess", "there is no game 'chess'; the games are duel, holidays"),
        ("simulate chess", "there is no game 'chess'; the games are duel, holidays"),
        ("cards chess", "there is no game 'chess'"),
        ("rules chess", "there is no game 'chess'"),
        ("play duel --seats will,zorro", "there is no hero 'zorro'; the heroes are will, isis, deon, aisling, tester"),
        ("play duel --seats will", "a duel is for 2, 3 or 4 players, not for 1"),
        ("play duel --seats will,will,will,will,will", "a duel is for 2, 3 or 4 players, not for 5"),
        ("play duel --seats 1", "a duel is for 2, 3 or 4 players, not for 1"),
        ("play duel --seats 5", "a duel is for 2, 3 or 4 players, not for 5"),
        ("play duel --seats 1000000000000", "--seats 1000000000000 is too many: no table has more than 99"),
        (
            "play holidays --seats jack,zorro",
            "there is no character 'zorro'; the characters are jack, santa, mayor, finkelstein, oogie, sally",
        ),
        ("play holidays --seats jack,jack", "jack sits at two seats: no character can be chosen twice (HOL-COMP-12)"),
        ("play holidays --seats jack", "holidays is for 2 to 6 players, not for 1 (HOL-COMP-12)"),
        ("play holidays --seats 1", "holidays is for 2 to 6 players, not for 1 (HOL-COMP-12)"),
        ("play holidays --seats 7", "holidays is for 2 to 6 players, not for 7 (HOL-COMP-12)"),
        (
            "play holidays --seats jack,santa,mayor,finkelstein,oogie,sally,jack",
            "holidays is for 2 to 6 players, not for 7 (HOL-COMP-12)",
        ),
        ("play holidays --seats jack,", "there is no character ''"),
        ("play holidays --turn-cap 5", "holidays has no option --turn-cap; it has none"),
        ("simulate holidays --build-limit 5", "holidays has no option --build-limit; it has none"),
        ("play holidays --seats jack,deck.txt", "deck.txt: no such file or directory"),
        ("play holidays --players human,human,human", "--players names 3 players for 2 seats"),
        ("play holidays --lang fr", "there is no language 'fr'; the languages are en, it"),
        (
            "play duel --players human,genius",
            "there is no player 'genius'; a seat is for human or a bot: random",
        ),
        ("play duel --players human", "--players names 1 player for 2 seats"),
        ("play duel --lang fr", "there is no language 'fr'; the languages are en, it"),
        ("cards duel --lang xx", "there is no language 'xx'; the languages are en, it"),
        ("rules holidays --lang xx", "there is no language 'xx'; the languages are en, it"),
        ("simulate duel --bots brute", "there is no bot 'brute'; the bots are random, greedy"),
        ("simulate duel --bots greedy,greedy,greedy", "--bots names 3 bots for 2 seats"),
        ("simulate duel --games 0", "'0' is too small: at least 1"),
        ("simulate duel --games many", "'many' is no whole number"),
        ("simulate duel --games -3", "'-3' is too small: at least 1"),
        ("play duel --turn-cap -1", "'-1' is too small: at least 0"),
        ("verify http://127.0.0.1:8000/record", "is no address of a record: such look like http://"),
        ("verify http://anna:secret@127.0.0.1/g/0123456789ab", "is no address of a record: such look like http://"),
        ("simulate duel --jobs 0", "'0' is too small: at least 1"),
        ("simulate duel --jobs 65", "'65' is too large: at most 64"),
        ("deck check --game chess deck.txt", "there is no game 'chess'; the games are duel, holidays"),
        ("simulate duel --turn-cap 0", "--turn-cap is a whole number of 1 or more, not 0"),
        ("simulate duel --build-limit 27", "at most 27 build points, this one has 28 (DUEL-BLD-07)"),
        ("rules duel DUEL-NONE-01", "there is no rule 'DUEL-NONE-01'"),
        ("rules holidays DUEL-RES-02", "there is no rule 'DUEL-RES-02'"),
        ("dance", "invalid choice: 'dance'"),
        ("", "the following arguments are required: COMMAND"),
        ("replay missing.json", "missing.json: no such file or directory"),
        ("verify missing.json", "missing.json: no such file or directory"),
        ("deck check missing.txt", "missing.txt: no such file or directory"),
        ("play duel --seats will,missing.txt", "missing.txt: no such file or directory"),
    ],
)
def test_a_bad_call_is_refused(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in complaint(capsys, *arguments.split())


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("5 Shotgun", "", "a deck has at least 20 cards, this one has 15 (DUEL-BLD-04)"),
        ("5 Shotgun", "7 Shotgun", "a deck has at most 6 copies of a card, not 7 shotgun (DUEL-BLD-05)"),
        ("x: will", "x: deon", "a hero has at most 30 build points, this one has 32 (DUEL-BLD-07)"),
        ("5 Shotgun", "5 Shotgnu", "line 6: there is no card 'Shotgnu'; did you mean 'shotgun'?"),
        ("5 Shotgun", "5 Xyzzy", "line 6: there is no card 'Xyzzy'; `spiralhill cards duel` lists them all"),
        ("5 Shotgun", "Shotgun", "line 6: 'Shotgun' is no line of a deck file: write a number and a title"),
        ("body: will", "body: zorro", "line 3: there is no hero 'zorro'"),
        ("body: will", "soul: will", "line 3: there is no attribute 'soul'; a line says name, body, mind or x"),
        ("body: will", "", "a hero has exactly one body card, not 0 (DUEL-BLD-02)"),
        ("body: will", "body: will\nbody: isis", "a hero has exactly one body card, not 2 (DUEL-BLD-02)"),
        ("name: Night Watch", "", "a deck file begins with a line such as 'name: Night Watch'"),
    ],
)
def test_a_bad_deck_is_refused(
    old: str, new: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    assert old in DECK
    file.write_text(DECK.replace(old, new, 1))
    assert words in complaint(capsys, "deck", "check", str(file))


def test_a_game_without_decks_of_ones_own_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(DECK)
    words = "a seat of holidays is not read from a file"
    assert words in complaint(capsys, "deck", "check", str(file), "--game", "holidays")
    assert words in complaint(capsys, "play", "holidays", "--seats", f"jack,{file}")


def test_a_deck_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(b"\xff\xfe\x00deck")
    assert "is not a text file" in complaint(capsys, "deck", "check", str(file))
    assert "is a directory" in complaint(capsys, "deck", "check", str(tmp_path))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[: len(text) // 2], "this is not a record: it breaks off in the middle"),
        (lambda text: text.replace('"over": true', '"over": false'), "was changed after it was written"),
        (lambda text: "hello", "this is not a record: it is not JSON"),
        (lambda text: "", "this is not a record: it is not JSON"),
        (lambda text: "[1, 2]", "this is not a record: it should be a JSON object with a checksum at its end"),
    ],
    ids=["cut", "edited", "no JSON", "empty", "a list"],
)
def test_a_damaged_record_is_refused(
    command: str, damage: object, words: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert callable(damage)
    file.write_text(damage(record_text(game)))
    assert words in complaint(capsys, command, str(file))
    assert words in complaint(capsys, "play", game, "--resume", str(file))
    assert file.read_text() == damage(record_text(game))


def test_a_record_is_resumed_as_the_game_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text("holidays"))
    words = f"{file} records a game of holidays, not of duel"
    assert words in complaint(capsys, "play", "duel", "--resume", str(file))


@pytest.mark.parametrize(
    "beside",
    ["--record other.json", "--seats will,isis", "--seed 0", "--turn-cap 9", "--build-limit 30"],
)
def test_what_a_record_settles_cannot_be_asked_for_again(
    beside: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(record_text())
    words = f"--resume goes on as the record says: leave out {beside.split()[0]}"
    assert words in complaint(capsys, "play", "duel", "--resume", "game.json", *beside.split())
    assert Path("game.json").read_text() == record_text()
    assert not Path("other.json").exists()


def test_a_record_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text("dear to somebody")
    words = f"{file} exists already: choose another name, or go on with that game by --resume {file}"
    assert words in complaint(capsys, "play", "duel", "--record", str(file))
    assert file.read_text() == "dear to somebody"


def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    missing, inside = tmp_path / "missing" / "game.json", tmp_path / "file" / "game.json"
    assert f"{missing}: no such file or directory" in complaint(capsys, "play", "duel", "--record", str(missing))
    assert f"{inside}: not a directory" in complaint(capsys, "play", "duel", "--record", str(inside))


def test_a_call_that_is_refused_leaves_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    complaint(capsys, "play", "duel", "--players", "genius,human", "--record", str(tmp_path / "game.json"))
    assert list(tmp_path.iterdir()) == []
