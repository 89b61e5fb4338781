"""`spiralhill join`: who is missing before the deal, what is played, clocks, and several people at one keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiralhill.bots import BOTS
from spiralhill.cli.main import main
from spiralhill.cli.secrets_kept import keep
from spiralhill.games.shelf import GAMES
from spiralhill.table import protocol
from spiralhill.words import LANGUAGES, words
from tests.cli.test_bad_input import complaint
from tests.cli.test_errors import italian
from tests.cli.typist import QUESTION, Typist
from tests.table import impatient
from tests.table.guests import Person
from tests.table.serving import Server, serving


def keep_secret(home: Path, server: Server, person: Person) -> None:
    """Let the terminal of somebody be known to the server as that person."""
    assert person.cookie
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(home))
        keep(server.url, person.cookie)


def test_the_host_frees_the_seat_of_somebody_who_is_away(server: Server, tmp_path: Path) -> None:
    seats = ("--seats", "will,isis,deon", "--players", "human,open,open")
    with Typist(tmp_path / "anna", server.url, "--new", "duel", *seats, "--name", "Anna") as anna:
        invite = anna.link("j")
        anna.ask("free bob", r"Nobody else sits at this table yet\.\n")
        with Typist(tmp_path / "bob", invite, "--name", "Bob") as bob:
            bob.until("every seat is taken")
            bob.leave("quit")
        anna.until(r"Bob \(Isis\) is away\.\n")
        with Typist(tmp_path / "carla", invite, "--name", "Carla", "--lang", "it") as carla:
            carla.until(r"Al tavolo \(duello\):\n")
            assert "2  Isis  Bob, via\n" in carla.until(r"Le carte si distribuiscono quando Bob torna\.\n")
            anna.until(r"The cards are dealt when Bob is back; free Bob opens the seat again\.\n")
            anna.ask("free", r"Type free and a name: Bob \(Isis\), Carla \(Deon\)\.\n")
            carla.ask("libera bob", "Può farlo solo chi ha preparato il tavolo")
            anna.ask("free bob", r"Anna frees the seat of Bob\.\n")
            assert "2  Isis  nobody yet" in anna.until("every seat is taken")
            anna.ask("free carla", r"Anna frees the seat of Carla\.\n")
            carla.until(r"Il tuo posto è stato liberato; con il link per giocare puoi tornare\.\n")


def test_what_is_played_is_chosen_before_the_deal(server: Server, tmp_path: Path) -> None:
    with Typist(tmp_path / "anna", server.url, "--new", "duel", "--seats", "will,isis", "--name", "Anna") as anna:
        invite = anna.link("j")
        anna.ask("choose", r"Type choose and what you want to play: will, isis, .*\n")
        anna.ask("choose zorro", r"there is no hero 'zorro'; the heroes are will, isis, .*\n")
        anna.ask("choose nowhere.txt", r"nowhere\.txt: no such file")
        anna.ask("choose deon", r"1  Deon  Anna \(you\)\n")
        with Typist(tmp_path / "bob", invite, "--name", "Bob", "--plays", "aisling") as bob:
            assert re.search(r"2  Aisling  Bob \(you\)\n", bob.until(r"The cards are dealt\.\n"))
            # After the deal it is a pick like others.
            bob.ask("choose deon", "is not offered|not asked anything")
            table = bob.leave("quit").split()[-1]
    with Typist(tmp_path / "bob", table, "--plays", "will") as bob:
        assert "The cards are dealt: that was to be done before." in bob.until(r"2  Aisling  Bob \(you\)\n")


def test_whoever_wishes_for_what_cannot_be_played_sits_and_chooses(server: Server, tmp_path: Path) -> None:
    anna = ("--new", "duel", "--seats", "will,isis", "--name", "Anna")
    bob = ("--name", "Bob", "--plays", "zorro", "--lang", "it")
    with (
        Typist(tmp_path / "anna", server.url, *anna) as host,
        Typist(tmp_path / "bob", host.link("j"), *bob) as guest,
    ):
        guest.until(r"l’Eroe 'zorro' non esiste; gli Eroi sono will, isis, .*\n")
        guest.until(r"Per ora sei Isis: scrivi scegli e con chi vuoi giocare; .*\n")
        guest.until(r"2  Isis  Bob \(tu\)\n")
        guest.ask("scegli", r"Scrivi scegli e con chi vuoi giocare: will, isis, .*\n")
        # What the seat had before can be chosen, too.
        guest.ask("scegli isis", r"Le carte sono distribuite|La tua mano")


def test_a_clock_warns_before_a_bot_plays_on(server: Server, tmp_path: Path) -> None:
    person = Person(server, "Anna")
    table = person.lay(game="duel", timing={"bank": 16}, pace=0)
    keep_secret(tmp_path, server, person)
    with Typist(tmp_path, f"{server.url}/g/{table.id}") as anna:
        assert "Time left: " in anna.until(r"10 seconds are left to you; then a bot plays for you\.\n")
        anna.until(r"Your time has run out: a bot plays for you now\.\n")


def test_a_clock_is_set_with_the_table(server: Server, tmp_path: Path) -> None:
    alone = ("--players", "human,greedy", "--pace", "0", "--clock", "2+5", "--window", "7")
    with Typist(tmp_path, server.url, "--new", "duel", *alone) as anna:
        anna.until(r"Time left: \w+ [21]:")
        anna.leave("quit")
        table = re.findall(r"/g/(\w+)", anna.shown)[-1]
    (secret,) = (tmp_path / "spiralhill").iterdir()
    with Person(server, "Anna", cookie=secret.read_text(encoding="utf-8").strip()).line(table, 0) as line:
        assert line.until(protocol.State).table.timing == protocol.Timing(120, 5, 7)


def test_two_people_share_a_keyboard(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = ("--players", "human,human", "--seats", "will,isis", "--name", "Anna,Bob")
    with Typist(tmp_path, server.url, "--new", "duel", *both) as keyboard:
        covered = keyboard.until(r"Anna \(Will\), the keyboard is yours\. Press Enter when nobody else looks\.\n")
        assert "1  Will  Anna (you)\n  2  Isis  Bob\n" in covered
        assert "hand" not in keyboard.ask("table", r"Press Enter first, so that only you see your cards.*\n")
        keyboard.ask("", r"Your hand: 7 cards")
        keyboard.until(QUESTION + r"|Bob \(Isis\), you may be asked: type seat 2 when nobody else looks\.\n")
        keyboard.ask("seat 3", r"Type seat and the number of another seat of yours: 2\.\n")
        told = keyboard.ask("seat 2", r"Bob \(Isis\), the keyboard is yours\. Press Enter when nobody else looks\.\n")
        told = keyboard.ask("", r"Your hand: 7 cards")
        assert "2  Isis  Bob (you)\n" in told
        keyboard.until(QUESTION + r"|Anna \(Will\), you may be asked: type seat 1 when nobody else looks\.\n")
        table = keyboard.leave("quit").split()[-1]
    with Typist(tmp_path, table, "--seat", "2") as keyboard:
        assert "hand:" not in keyboard.until(r"Bob \(Isis\), the keyboard is yours")
        keyboard.ask("", r"2  Isis  Bob \(you\)\n")
        keyboard.ask("abort", r"The seed of the shuffles")
        keyboard.ask("rematch", r"Bob \(Isis\), the keyboard is yours")
        assert "hand:" not in keyboard.leave("quit")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path))
        assert "--seat 3 is not yours at" in complaint(capsys, "join", table, "--seat", "3")
        assert "--seat 3 non è tuo a" in italian(capsys, "join", table, "--seat", "3")


def test_the_same_deal_is_played_again(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Typist(tmp_path, server.url, "--new", "duel", "--players", "human,greedy", "--pace", "0") as anna:
        anna.until(QUESTION)
        first = re.search(r"You draw [^.]+\.", anna.shown)
        anna.ask("abort", "The seed of the shuffles")
        anna.leave("quit")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["join", server.url]) == 0
    (url,) = re.findall(r"duel: Guest, greedy \(ended without a result\)  (\S+)\n", capsys.readouterr().out)
    with Typist(tmp_path, url, "--same-deal", "--players", "human,greedy") as anna:
        told = anna.until("The cards are dealt")
        assert "has seen these cards before" in told
        assert first
        assert " ".join(first[0].split()) in " ".join(told.split())
        anna.leave("quit")


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server where nobody is waited for for long."""
    with serving(tmp_path / "tables", program=impatient.__name__) as server:
        yield server


def test_whoever_was_replaced_is_told_by_whom(
    hasty: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = hasty
    anna, bob, dora = (Person(server, name) for name in ("Anna", "Bob", "Dora"))
    table = anna.lay(game="duel", seats=[{"who": "me"}, {"who": "open"}])
    bob.join(table.invite)
    keep_secret(tmp_path, server, bob)
    with anna.line(table.id, 0) as line:
        with bob.line(table.id, 1) as other:
            line.command(protocol.Ready, "0" * 32)
            other.command(protocol.Ready, "1" * 32)
        line.until(protocol.Presence, lambda told: not told.online[1])
        time.sleep(impatient.GRACE)
        assert isinstance(line.command(protocol.Propose, "substitute", None, 1), protocol.Done)
        with anna.line(table.id, 0) as again:
            state = again.until(protocol.State)
        dora.join(state.table.seats[1].link)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    url = f"{server.url}/g/{table.id}"
    assert "Dora plays in your seat now: the others agreed on a substitute" in complaint(capsys, "join", url)
    assert "Adesso al tuo posto gioca Dora" in italian(capsys, "join", url)
    invite = f"{server.url}/j/{table.invite}"
    assert "Dora plays in your seat now" in complaint(capsys, "join", invite)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_fits_a_narrow_screen(game: str, language: str) -> None:
    speech = words(language, GAMES[game].package)
    for message in ("help", "join-help", "watch-help"):
        said = speech.say(f"cli-{message}", bots=", ".join(BOTS))
        assert max(map(len, said.splitlines())) <= 80
