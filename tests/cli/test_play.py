"""Playing in the terminal: by number, by notation, with questions, undo, records, and several people."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from spiralhill.cli import recording
from spiralhill.cli.main import main
from spiralhill.cli.screen import plain_console
from spiralhill.cli.screens import screen_of
from spiralhill.deals import Deal, read_record, record_of, replay, verify
from spiralhill.kernel.game import Game
from spiralhill.words import words
from tests.rules.duel.story import anyone, duel


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    """What is shown when somebody types this; the end of the input leaves the table."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("COLUMNS", "160")
    assert main(["play", "duel", *arguments]) == 0
    return capsys.readouterr().out


def test_a_whole_game_can_be_played_by_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    shown = play(monkeypatch, capsys, "1\n" * 500, "--record", str(file))
    assert "Victory Point" in shown
    assert re.search(r"You win the duel!|Isis wins the duel!", shown)
    record = verify(file.read_text())
    assert record.over
    # The seal was told before the first card was dealt.
    assert shown.index(record.deal.commitment) < shown.index("draw")


def test_a_pick_can_be_typed_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The first line is for the hand-over; any clear beginning of a pick is enough.
    shown = play(monkeypatch, capsys, "\nDISCARD  dark\nst\ndraw 0\n", "--seed", "1", "--players", "human,human")
    assert "is not offered" not in shown
    assert "could mean" not in shown


def test_a_wrong_pick_is_explained_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "\nfly\n99\nplay shotgun\n", "--seed", "3")
    assert "“fly” is not offered: type a number, or a pick as it is written." in shown
    assert "“99” is not offered" in shown
    # Whoever tries a card is told why it cannot be played.
    assert "Shotgun is Exclusive: it waits for your own Action phase. (DUEL-TYPE-05)" in shown
    assert "You have left the table." in shown


def test_questions_are_answered_with_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(
        monkeypatch, capsys, "?\n? shotgun\n? xyzzy\ncard shotgun\nrule DUEL-RES-02\nhelp\nlog\n", "--seed", "3"
    )
    assert "(DUEL-TYPE-05)" in shown
    assert "No card you can see is called “xyzzy”." in shown
    assert "DUEL-RES-02  A tie is a failure." in shown
    assert "take your last pick back" in shown


def test_italian_players_type_italian(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(
        monkeypatch,
        capsys,
        "?\ncarta doppietta\naiuto\ndiario\nannulla\nvola\npassa\nesci\n",
        "--seed",
        "3",
        "--lang",
        "it",
    )
    assert "Doppietta" in shown
    assert "Non si può tornare indietro" in shown
    assert "«vola» non è tra le scelte" in shown
    assert "  Passi." in shown  # a pick can be typed as it is said
    assert "Hai lasciato il tavolo." in shown
    for english in ("Your", "hand", "turn", "draw", "attack", "free", "wins"):
        assert not re.search(rf"\b{english}\b", re.sub(r"   (pass|play|discard|draw|stop).*", "", shown)), english


def test_a_pick_can_be_taken_back_while_nothing_was_revealed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "1", "--players", "human,human", "--record", str(file))
    # The first line is for the hand-over; then two discards, one of them taken back.
    shown = play(monkeypatch, capsys, "\n2\n2\nundo\n", *arguments)
    assert "Taken back." in shown
    assert len(read_record(file.read_text()).picks) == 1


def test_a_draw_cannot_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "1", "--players", "human,human", "--record", str(file))
    shown = play(monkeypatch, capsys, "\n2\nstop\ndraw 1\nundo\n", *arguments)
    assert "This cannot be taken back" in shown
    assert len(read_record(file.read_text()).picks) == 3


def test_a_game_that_was_left_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    shown = play(monkeypatch, capsys, "1\n1\n1\n", "--seed", "2", "--record", str(file))
    assert f"--resume {file}" in shown.replace("\n", "")
    before = read_record(file.read_text())
    shown = play(monkeypatch, capsys, "1\n" * 500, "--resume", str(file))
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
    *_, (game, _) = replay(record)
    assert record == replace(record_of(record.deal, game), players=("human", "human"))
    assert len(record.picks) == 4


def test_no_pick_is_played_again_to_record_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    begun: list[Deal] = []
    begin = Deal.begin

    def counted(deal: Deal, *, quiet: bool = False) -> Game:
        begun.append(deal)
        return begin(deal, quiet=quiet)

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


@pytest.mark.parametrize("players", ["human,human", "human,greedy"])
def test_the_end_of_the_input_leaves_the_table_wherever_it_comes(
    players: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "You have left the table." in play(monkeypatch, capsys, "", "--seed", "1", "--players", players)
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "duel", "--seed", "1", "--players", players]) == 0


@pytest.mark.parametrize(
    "odd",
    [
        "9" * 5000,
        "x" * 100_000,
        "\0",
        "? \0",
        "card " + "y" * 5000,
        "²",
        "−1",
        "\x1b[2J",
        "{ $typed }",
        "[/x]",
        "\u202e",
    ],
    ids=["digits", "long", "NUL", "why NUL", "card", "superscript", "minus", "escape", "blank", "markup", "turned"],
)
def test_an_odd_line_is_answered_and_asked_again(
    odd: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, f"{odd}\nhelp\n", "--seed", "3")
    assert re.search("is not offered|No card you can see", shown)
    assert "take your last pick back" in shown
    assert not set(shown) & {"\0", "\x1b", "\u202e"}


def test_a_line_in_another_encoding_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"caff\xe8\nhelp\n"), encoding="utf-8"))
    assert main(["play", "duel", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "“caff\N{REPLACEMENT CHARACTER}” is not offered" in shown
    assert "take your last pick back" in shown


def test_a_face_down_card_shows_its_owner_the_title_and_others_the_cost() -> None:
    table = duel(anyone(hand="lie-in-wait, push, strike"), anyone(hand="slip-free"))
    table.answer(0, "play lie-in-wait", "deploy strike")
    drawn = {reader: board_of(table.game, reader) for reader in (None, 0, 1)}
    assert "▒ Strike 2" in drawn[0]
    for reader in (None, 1):
        assert "▒ face down 2" in drawn[reader]
        assert "Strike" not in drawn[reader]


def board_of(game: Game, reader: int | None) -> str:
    """The table as a reader sees it, without colours."""
    console, screen, speech = plain_console(), screen_of("duel"), words("en", "herocard")
    with console.capture() as drawn:
        console.print(screen.board(game.view(reader), speech, screen.names(speech, game, reader)))
    return drawn.get()


def test_custom_heroes_come_from_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.cli.files import DECK

    deck, file = tmp_path / "watch.txt", tmp_path / "game.json"
    deck.write_text(DECK)
    shown = play(monkeypatch, capsys, "1\n" * 500, "--seed", "1", "--seats", f"{deck},will", "--record", str(file))
    assert "Night Watch" in shown
    assert verify(file.read_text()).over


def test_bots_play_among_themselves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--players", "greedy,random,greedy", "--seats", "will,deon,isis")
    shown = play(monkeypatch, capsys, "", "--seed", "1", *bots)
    assert "wins the duel!" in shown
    # A spectator is told how many cards are drawn, never which.
    assert re.search(r"Will draws \d cards?\.", shown)


def test_between_two_people_the_screen_is_wiped() -> None:
    """On a real terminal: whoever sits down next sees neither the board nor the scrolled-off lines of the other."""
    keyboard, terminal = pty.openpty()
    command = [sys.executable, "-m", "spiralhill", "play", "duel", "--seed", "1", "--players", "human,human"]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "60"}
    child = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, close_fds=True)
    os.close(terminal)
    try:
        screen = read_until(keyboard, "nobody else looks.")
        assert "Your hand" not in screen
        os.write(keyboard, b"\n")
        screen = read_until(keyboard, "Your pick>")
        first = re.findall(r"discard ([a-z-]+)", screen)
        assert first
        os.write(keyboard, b"stop\n")
        read_until(keyboard, "Your pick>")
        os.write(keyboard, b"end\n")
        screen = read_until(keyboard, "nobody else looks.")
        # Everything before the wipe is gone, the scrolled-off lines included.
        assert "\x1b[3J" in screen
        assert "Your hand" not in screen[screen.rindex("\x1b[2J") :]
        os.write(keyboard, b"\n")
        screen = read_until(keyboard, "Your pick>")
        assert "You draw" in screen[screen.rindex("\x1b[2J") :]
    finally:
        child.kill()
        child.wait()
        os.close(keyboard)


def read_until(keyboard: int, words: str, seconds: float = 30) -> str:
    """What the terminal shows until it shows these words; if it does not in time, what it has shown."""
    shown = ""
    deadline = time.monotonic() + seconds
    while words not in shown:
        ready, _, _ = select.select([keyboard], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"{words!r} did not come; shown was {shown!r}"
        shown += os.read(keyboard, 65536).decode(errors="replace")
    return shown


def test_whoever_waits_for_words_in_vain_is_told_what_was_shown() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"hello")
    with pytest.raises(AssertionError, match="'goodbye' did not come; shown was 'hello'"):
        read_until(reading, "goodbye", seconds=0.1)
    os.close(reading)
    os.close(writing)


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


def test_the_same_seed_and_answers_play_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = {play(monkeypatch, capsys, "1\n" * 300, "--seed", "5") for _ in range(3)}
    assert len(games) == 1


def test_the_table_and_the_discards_are_shown_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "table\ndiscards\nrule XYZ\nrule\n", "--seed", "3")
    assert shown.count("Your hand: 7 cards") == 2
    assert re.search(r"Isis: \w+", shown)
    assert "Will: no discards" in shown
    assert shown.count("rules are called like DUEL-HERO-01") == 2


def test_copies_of_a_card_in_hand_are_offered_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    # Will holds three of Take Cover: one line for them, one number, and the next number is the next card.
    shown = play(monkeypatch, capsys, "1\n3\n", "--seed", "8", "--record", str(file))
    offers = re.findall(r"^ +(\d+)  Discard (.*?)   discard", shown, re.MULTILINE)
    assert offers[:2] == [("2", "Take Cover"), ("3", "Self Defense")]
    assert read_record(file.read_text()).picks[-1] == "1 discard self-defense"
