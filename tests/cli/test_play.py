"""Playing in the terminal: by number, by notation, with questions and undo, alone and with bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiralhill.deals import read_record, verify
from spiralhill.games.shelf import GAMES, rules_of
from tests.cli.keyboard import play


@pytest.mark.parametrize(
    ("game", "points", "victory"),
    [
        ("duel", "Victory Point", r"You win the duel!|Isis wins the duel!"),
        (
            "holidays",
            "Halloween token",
            r"You win with \d+ points and take over|Oogie wins with \d+ points and takes over",
        ),
    ],
)
def test_a_whole_game_can_be_played_by_numbers(
    game: str,
    points: str,
    victory: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    shown = play(monkeypatch, capsys, "1\n" * 500, "--record", str(file), game=game)
    assert points in shown
    assert re.search(victory, shown)
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
    shown = play(monkeypatch, capsys, "\nfly\n99\np\nplay shotgun\n", "--seed", "3")
    assert "“fly” is not offered: type a number, or what it stands for." in shown
    assert "“99” is not offered" in shown
    # What could mean several things is told as it stands on the table.
    assert "“p” could mean several things: Pass; Play " in shown
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


def test_a_pick_can_be_taken_back_while_nothing_was_revealed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "1", "--players", "human,human", "--record", str(file))
    # The first line is for the hand-over; then two discards, one of them taken back.
    shown = play(monkeypatch, capsys, "\n2\n2\nundo\n", *arguments)
    assert "Taken back." in shown
    # What was taken back stays in the record.
    first, second, undo = verify(file.read_text()).picks
    assert undo == f"{second[0]} undo"
    assert first[0] == second[0]


def test_a_draw_cannot_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seed", "1", "--players", "human,human", "--record", str(file))
    shown = play(monkeypatch, capsys, "\n2\nstop\ndraw 1\nundo\n", *arguments)
    assert "This cannot be taken back" in shown
    assert len(read_record(file.read_text()).picks) == 3


def test_custom_heroes_come_from_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.cli.files import DECK

    deck, file = tmp_path / "watch.txt", tmp_path / "game.json"
    deck.write_text(DECK)
    shown = play(monkeypatch, capsys, "1\n" * 500, "--seed", "1", "--seats", f"{deck},will", "--record", str(file))
    assert "Night Watch" in shown
    assert verify(file.read_text()).over


@pytest.mark.parametrize(
    ("game", "seats", "drawn", "victory"),
    [
        ("duel", "will,deon,isis", r"Will draws \d cards?\.", "wins the duel!"),
        ("holidays", "jack,sally,mayor", r"Jack draws \d cards?\.", "takes over the holidays!"),
    ],
)
def test_bots_play_among_themselves(
    game: str, seats: str, drawn: str, victory: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ("--players", "greedy,random,greedy", "--seats", seats)
    shown = play(monkeypatch, capsys, "", "--seed", "1", *bots, game=game)
    assert victory in shown
    # A spectator is told how many cards are drawn, never which.
    assert re.search(drawn, shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_answers_play_the_same_game(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = {play(monkeypatch, capsys, "1\n" * 300, "--seed", "5", "--seats", "3", game=game) for _ in range(3)}
    assert len(games) == 1


@pytest.mark.parametrize(("game", "most"), [("duel", 4), ("holidays", 6)])
def test_a_number_of_seats_is_filled_by_chance_with_different_ones(
    game: str, most: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    dealt: list[list[str]] = []
    for seats in range(2, most + 1):
        for seed in ("1", "2", ""):
            file = tmp_path / f"{seats}-{seed}.json"
            chance = ("--seed", seed) if seed else ()
            play(monkeypatch, capsys, "", "--seats", str(seats), *chance, "--record", str(file), game=game)
            dealt.append(read_record(file.read_text()).deal.setup["seats"])
            assert len(set(dealt[-1])) == seats
            assert set(dealt[-1]) <= set(rules_of(game).cast)
    assert len({tuple(seats) for seats in dealt}) > most


def test_the_table_and_the_discards_are_shown_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "table\ndiscards\nrule XYZ\nrule\n", "--seed", "3")
    assert shown.count("Your hand: 7 cards") == 2
    assert re.search(r"Isis: \w+", shown)
    assert "Will: no discards" in shown
    assert "rules are called like DUEL-HERO-01" in shown
    assert "such as “rule DUEL-HERO-01”." in shown


def test_copies_of_a_card_in_hand_are_offered_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    # Will holds three of Take Cover: one line for them, one number, and the next number is the next card.
    shown = play(monkeypatch, capsys, "1\n3\n", "--seed", "8", "--record", str(file))
    offers = re.findall(r"^ +(\d+)  Discard (.*?) *$", shown, re.MULTILINE)
    assert offers[1:3] == [("2", "Take Cover"), ("3", "Self Defense")]
    assert read_record(file.read_text()).picks[-1] == "1 discard self-defense"
