"""Take Over the Holidays at the keyboard: a card and a Location in one number, and everything looked up on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiralhill.deals import read_record, verify
from tests.cli.keyboard import play, sit_down
from tests.rules.holidays.story import holidays, jack, mayor, oogie, sally

SALLY = OOGIE = 0

OFFERS = re.compile(r"^   (\S.*?\d+) +(\d+|·) +(\d+|·) +(\d+|·) *$", re.MULTILINE)


def test_a_card_and_a_location_are_picked_by_the_number_where_they_cross(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = play(monkeypatch, capsys, "", "--seed", "4", game="holidays")
    places = re.search(r"^ +your left +the Middle +your right *\n +(\S.*\S) *$", asked, re.MULTILINE)
    assert places
    locations = re.split(r"  +", places[1])
    offers = OFFERS.findall(asked)
    assert len(offers) == 4
    for title, *numbers in offers:
        for location, number in zip(locations, numbers, strict=True):
            told = play(monkeypatch, capsys, f"{number}\n", "--seed", "4", game="holidays")
            assert f"You play {title} face-down at {location}." in told


def test_a_number_behind_a_title_belongs_to_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--seats", "mayor,santa", "--seed", "3")
    typed = "elected official 3\nelected official 7\nelected official\n"
    shown = play(monkeypatch, capsys, typed, *table, game="holidays")
    third, seventh, bare = shown.split("Your pick> ")[1:4]
    assert "“elected official 3” could mean several things: Play Elected Official 3 on the left" in third
    assert "Elected Official 2" not in third
    assert "“elected official 7” is not offered" in seventh
    assert "Elected Official 2" in bare
    assert "Elected Official 3" in bare


@pytest.mark.parametrize(
    ("language", "welcome"),
    [
        ("en", "The Mayor, Jack and Oogie want to take over the holidays"),
        ("it", "Il Sindaco, Jack e il Bau Bau vogliono impadronirsi delle feste"),
    ],
)
def test_the_players_are_welcomed_with_the_articles_they_want(
    language: str, welcome: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--seats", "mayor,jack,oogie", "--seed", "1", "--lang", language)
    assert play(monkeypatch, capsys, "", *arguments, game="holidays").startswith(welcome)


def test_a_place_that_takes_no_card_has_no_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "1\n", "--seed", "4", game="holidays")
    first, second = OFFERS.findall(shown)[:4], OFFERS.findall(shown)[4:]
    assert [left for _, left, _, _ in first] == ["1", "4", "7", "10"]
    # In the first round a Location takes one card (HOL-R1-02).
    assert [left for _, left, _, _ in second] == ["·", "·", "·"]


@pytest.mark.parametrize("typed", ["play borrowed-red-suit-10 left", "Play Borrowed Red Suit 10 on the left", "play b"])
def test_a_pick_can_be_typed_as_it_is_written_or_said(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, f"{typed}\n", "--seed", "4", game="holidays")
    if typed == "play b":
        assert "“play b” could mean several things: Play Borrowed" in shown
        # A label names the Location, too.
        assert re.search(r"Play Borrowed Ornaments 7 on the left: \w+", shown)
    else:
        assert "You play Borrowed Red Suit 10 face-down at" in shown


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("card hinterlands", r"Hinterlands\nRound 1: "),
        ("card oogie boogie", r"Oogie Boogie\nHalloween"),
        ("card oogie", r"Oogie Boogie\nHalloween"),
        ("card mayor", r"The Mayor\nNeutral"),
        ("card HOPPING BOOTS", r"Hopping Boots\nTakes Nightshade and Frog Breath\."),
        ("card even-odds-4", r"Even Odds 4\nStrength 4\nEnd of round: "),
        ("card even odds", r"Even Odds 4\nStrength 4\nEnd of round: "),
        ("card pumpkin king", r"“pumpkin king” could mean several things: Pumpkin King 1; Pumpkin King 2; "),
        ("card xyzzy", r"No card you can see is called “xyzzy”\."),
        ("card", r"Type card and the title of a card, such as “card Jack Skellington”\."),
        ("rule", r"Type rule and the id of a rule, or the beginning of several ids, such as “rule HOL-COMP-01”\."),
        ("? borrowed red suit 10", r"Borrowed Red Suit 10: this can be used now\."),
        ("? bag of bugs 1", r"No card you can see is called “bag of bugs 1”\."),
        ("?", r"Every card in your hand can be used now\."),
        ("rule hol-geo-03", r"HOL-GEO-03  The Middle belongs to all players\."),
        ("discards", r"Jack: no discards\nOogie: no discards"),
        ("help", r"▒ +lies face-down and does not count yet"),
        ("undo", r"There is nothing to take back: you have made no pick since you sat down\."),
        # The grounds of a ruling stand between asterisks in the reference.
        ("rule hol-amb-09", r"HOL-AMB-09  What if Sally skips [^*]+ not to the first turn\."),
        ("hinterlands", r"That card is not in your hand\. \(HOL-HAND-09\)|“hinterlands” is not offered"),
    ],
)
def test_everything_can_be_looked_up(
    typed: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, f"{typed}\n", "--seed", "4", game="holidays")
    assert re.search(words, shown), shown[-600:]


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("en", "play chalkboard-formula-6 left", "that one has its card. (HOL-R1-02)"),
        ("en", "Play Chalkboard Formula 6 on the left", "that one has its card. (HOL-R1-02)"),
        ("en", "skip", "only Sally may skip one. (HOL-TURN-04)"),
        ("it", "gioca formula alla lavagna 6 a sinistra", "(HOL-R1-02)"),
        ("it", "non giocare", "(HOL-TURN-04)"),
    ],
)
def test_whoever_tries_what_is_not_offered_is_told_why(
    language: str, typed: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The left has its card; in the first round every Location gets one.
    shown = play(monkeypatch, capsys, f"1\n{typed}\n", "--seed", "4", "--lang", language, game="holidays")
    assert words in shown


@pytest.mark.parametrize(
    ("language", "typed", "told", "untold"),
    [
        ("en", "?", r"Every card in your hand can be used now\.\n", "the Middle:"),
        ("en", "?", r"Pumpkin Patch, your left: In round 1 each .* has its card\. \(HOL-R1-02\)", "the Middle:"),
        ("en", "?", r"Play no card: .*\(HOL-TURN-04\)", "not in your hand"),
        ("en", "? left", r"Pumpkin Patch, your left: .*\(HOL-R1-02\)", "HOL-TURN-04"),
        ("en", "? pumpkin patch", r"Pumpkin Patch, your left: .*\(HOL-R1-02\)", "not in your hand"),
        ("en", "? pumpkin", r"Pumpkin King 9: .*\(HOL-TURN-07\)\n +Pumpkin Patch, your left: .*\(HOL-R1-02\)", "HAND"),
        ("en", "? the middle", r"Spiral Hill, the Middle: this can be used now\.", "HOL-R1-02"),
        ("en", "? chalkboard", r"Chalkboard Formula 6: this can be used now\.\n +Pumpkin Patch, your left: ", "TURN"),
        ("it", "?", r"Campo di Zucche, la tua sinistra: Nel 1° round .*\(HOL-R1-02\)", "Luogo di Mezzo:"),
        ("it", "? sinistra", r"Campo di Zucche, la tua sinistra: .*\(HOL-R1-02\)", "HOL-TURN-04"),
    ],
)
def test_a_closed_place_is_explained_like_a_card(
    language: str,
    typed: str,
    told: str,
    untold: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # The first card lies on the left, so nothing else may go there in the first round.
    shown = play(monkeypatch, capsys, f"1\n{typed}\n", "--seed", "4", "--lang", language, game="holidays")
    answer = shown.rpartition("12")[2]
    assert re.search(told, answer), answer
    assert untold not in answer.partition("> ")[2]


def test_a_move_that_is_closed_is_explained_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = holidays(
        sally(hand="errant-hand-4, rag-doll-1", left="rag-doll-2, rag-doll-3", middle="rag-doll-5"),
        jack(hand="pumpkin-king-9"),
        round=3,
    )
    table.answer(SALLY, "play errant-hand-4 right", "unstitched")
    shown = sit_down(monkeypatch, capsys, table.game, "?\n")
    assert "which of your cards do you move" in shown
    assert re.search(r"Move Rag Doll 2 to your left: .*: It lies there already: .* \(HOL-MOVE-01\)", shown)


@pytest.mark.parametrize(
    ("language", "question", "options"),
    [
        (
            "en",
            "Trapdoor 6: which opposing card do you move, and where to?",
            ("The Mayor’s Brass Band 9 to their left: ", "The Mayor’s Brass Band 9 to the Middle: "),
        ),
        (
            "it",
            "Botola 6: quale carta avversaria sposti, e dove?",
            ("Banda Cittadina 9 del Sindaco a sinistra: ", "Banda Cittadina 9 del Sindaco al centro: "),
        ),
    ],
)
def test_options_are_told_in_words_alone_and_say_whose_card_it_is(
    language: str,
    question: str,
    options: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = holidays(
        oogie(hand="trapdoor-6, bag-of-bugs-1", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        mayor(hand="elected-official-1", left="elected-official-4", middle="elected-official-7", right="brass-band-9"),
        round=3,
    )
    table.answer(OOGIE, "play trapdoor-6 left")
    shown = sit_down(monkeypatch, capsys, table.game, "", language=language)
    assert question in shown
    for number, option in enumerate(options, 1):
        assert re.search(rf"^ +{number}  {option}[A-Z][^-@?]+$", shown, re.MULTILINE), shown[-900:]


def test_the_table_is_drawn_once_more_and_discards_are_listed_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "table\n", "--seed", "4", game="holidays")
    assert shown.count("Your hand: 4 cards") == 2
    shown = play(monkeypatch, capsys, "1\n" * 6 + "discards\n", "--seed", "4", game="holidays")
    assert re.search(r"^(Your pick> )?Jack: \w.*\d, .* and ", shown, re.MULTILINE)


def test_sally_is_told_what_a_stitch_would_do_and_may_take_it_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seats", "sally,oogie", "--seed", "5", "--record", str(file))
    typed = "play rag doll 8 left\nplay ill omen 5 right\nundo\nplay ill omen 5 right\nstitch rag doll 2\n"
    shown = play(monkeypatch, capsys, typed, *arguments, game="holidays")
    assert "Ill Omen 5: which card do you Stitch under it, if any?" in shown
    assert re.search(r"^  When played: .* · STITCH, when played: ", shown, re.MULTILINE)
    assert "Taken back." in shown
    assert "⌊ Rag Doll 2" in shown
    picks = read_record(file.read_text()).picks
    assert [pick for pick in picks if pick.startswith("1 ")] == [
        "1 play rag-doll-8 left",
        "1 play ill-omen-5 right",
        "1 undo",
        "1 play ill-omen-5 right",
        "1 stitch rag-doll-2",
    ]


def test_people_at_one_keyboard_play_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    players = "human,human,human"
    arguments = ("--seats", "3", "--seed", "1", "--players", players, "--record", str(file))
    # Enter takes the keyboard over, and does nothing where a pick is asked for.
    shown = play(monkeypatch, capsys, "\n1\n" * 3000, *arguments, game="holidays")
    assert "take over the holidays!" in shown or "takes over the holidays!" in shown
    assert "the keyboard is yours. Press Enter when nobody else looks." in shown
    record = verify(file.read_text())
    assert (record.over, record.players) == (True, tuple(players.split(",")))


@pytest.mark.parametrize(
    ("language", "typed", "told", "left"),
    [
        ("en", "1", "Press Enter first, so that only you see your cards; or type quit", "You have left the table."),
        ("it", "gioca", "Prima premi Invio, così le tue carte le vedi solo tu; o scrivi esci", "Hai lasciato"),
    ],
)
def test_before_the_keyboard_is_taken_over_nothing_but_leaving_is_understood(
    language: str, typed: str, told: str, left: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--seed", "1", "--players", "human,human", "--lang", language)
    for leave in ("quit", "esci", "EXIT"):
        shown = play(monkeypatch, capsys, f"{typed}\n{leave}\n", *arguments, game="holidays")
        assert shown.count(told) == 1
        assert left in shown
        assert "Jack plays" not in shown
        assert "Jack gioca" not in shown


@pytest.mark.parametrize(
    ("seats", "language", "advice"),
    [
        ("sally,oogie", "en", "With two players, the neutral Characters"),
        ("mayor,sally", "it", "(HOL-SETUP-14)"),
        ("jack,oogie", "en", ""),
        ("jack,oogie,sally", "en", ""),
    ],
)
def test_what_the_rulebook_advises_against_is_told_before_the_game(
    seats: str,
    language: str,
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seats", seats, "--seed", "1", "--lang", language, "--record", str(file))
    shown = play(monkeypatch, capsys, "", *arguments, game="holidays")
    assert ("HOL-SETUP-14" in shown) == bool(advice)
    assert advice in shown
    # Whoever resumes has heard it.
    assert "HOL-SETUP-14" not in play(monkeypatch, capsys, "", "--resume", str(file), game="holidays")
