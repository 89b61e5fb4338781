"""`spiralhill join`: games at a real server, by the real command, with nothing shown but what the server tells."""

from __future__ import annotations

import re
import stat
import sys
from pathlib import Path

import pytest

from spiralhill.cli.main import main
from spiralhill.table import protocol
from tests.cli.typist import QUESTION, Typist
from tests.table.guests import Person
from tests.table.serving import Server

ALONE = ("--players", "human,greedy", "--pace", "0", "--name", "Anna")


def drawn(told: str) -> set[str]:
    """The titles of the cards that somebody is told to have drawn."""
    found = re.findall(r"(?:You draw|Peschi) ([^.]+)\.", " ".join(told.split()))
    return {title for cards in found for title in re.split(r", | and | e ", cards)}


def test_a_whole_duel_against_a_bot_and_its_record(server: Server, tmp_path: Path) -> None:
    with Typist(tmp_path, server.url, "--new", "duel", "--turn-cap", "4", *ALONE) as anna:
        told = anna.until(QUESTION)
        assert "1  Will  Anna (you)\n  2  Isis  bot (greedy)\n" in told
        assert re.search(r"Its seal: [0-9a-f]{64}\n", told)
        assert "Isis draws 7 cards." in told
        assert re.search(r"“fly away” is not offered", anna.ask("fly away", r"not offered.*\n"))
        assert "what a card says" in anna.ask("help", r"save the record.*\n")
        anna.ask("rematch", r"The game goes on: that comes after its end.\n")
        anna.ask(f"record {tmp_path / 'early.json'}", r"The record can be saved once the game is over.\n")
        anna.ask("mute", r"Type mute and a name: Isis\.\n")
        assert "bot LEVEL another one: random, greedy;" in anna.shown
        anna.ask("bot genius", "Nobody else here is called “genius”")
        while "The game is over: " not in told:
            told = anna.ask("1", QUESTION, r"The game is over: .*\n")
        assert re.search(r"The game is over: Will \d, Isis \d\.", told)
        anna.until(r"The seed of the shuffles: [0-9a-f]{64}\n")
        file = tmp_path / "duel.json"
        anna.ask(f"record {tmp_path}", "exists already")
        anna.ask(f"record {file}", f"is recorded in {file}. Check it with: spiralhill verify {file}\n")
        assert anna.leave("quit").endswith("You have left the table.\n")
    assert main(["verify", str(file)]) == 0


def test_holidays_in_italian_with_reasons_and_a_narrow_screen(server: Server, tmp_path: Path) -> None:
    table = ["--new", "holidays", "--seats", "sally,babbo", *ALONE, "--lang", "it"]
    with Typist(tmp_path, server.url, *table, columns=80) as anna:
        told = anna.until("la tua sinistra .*\n", "Nulla da decidere")
        assert "1  Sally         Anna (tu)" in told
        assert max(len(line) for line in told.splitlines() if "Link" not in line) <= 80
        anna.until(r"\n +\S.* +1 .*\n")  # the first card, with the numbers of the places to which it may go
        # In the first round nobody may skip.
        assert "Non giocare carte: Nel 1° round" in anna.ask("?", r"\(HOL-R1-03\)")
        assert "(HOL-R1-03)" in anna.ask("non giocare carte", r"\(HOL-R1-03\)")
        assert "DUE" not in anna.ask("regola HOL-R1-03", r"HOL-R1-03  .*\n")
        assert "«gioca» può voler dire più cose" in anna.ask("gioca", r"più cose.*\n")
        assert "Link per guardare" in anna.ask("tavolo", r"Tocca a te")
        anna.ask("1", r"Giochi .* a faccia in giù")
        told = anna.leave("esci")
        assert "il posto resta tuo. Per tornare: spiralhill join" in told
        assert "--lang it" in told


def test_two_terminals_and_a_spectator_see_only_their_own_cards(server: Server, tmp_path: Path) -> None:
    with Typist(tmp_path / "anna", server.url, "--new", "duel", "--name", "Anna") as anna:
        told = anna.until("every seat is taken")
        assert "2  Isis  nobody yet" in told
        invite, watch = re.findall(r"http://\S+/[jw]/\S+", told)
        with (
            Typist(tmp_path / "bob", invite, "--name", "Bob", "--lang", "it") as bob,
            Typist(tmp_path / "eve", watch) as eve,
        ):
            assert "1  Will  Anna" in bob.until("Le carte sono distribuite")
            assert "Bob sits down" in anna.until("The cards are dealt")
            assert "You are watching" in eve.until(r"Waiting: (Anna \(Will\)|Bob \(Isis\))\.")
            told = eve.ask("help", r"leave the table\n")
            assert "log " in told
            assert not re.search(r"undo|agree|say |hand |decide", told)

            anna.ask("say hello, Bob!", r"Anna \(Will\): hello, Bob!\n")
            bob.until(r"Anna \(Will\): hello, Bob!\n")
            bob.ask("di' ciao", r"Bob \(Isis\): ciao\n")
            eve.until(r"Bob \(Isis\): ciao\n")
            eve.ask("say me, too", "Spectators watch")
            bob.ask("zittisci anna", r"Non senti più Anna")
            anna.ask("say anybody?", r"Anna \(Will\): anybody\?\n")
            anna.ask("mute zorro", r"Nobody else here is called “zorro”\. At the table: Bob \(Isis\)\.\n")
            anna.ask("agree", "Nothing is proposed")

            anna.ask("abort", "Anna asks to end the game")
            bob.until("Scrivi accetta o rifiuta")
            bob.ask("rifiuta", "Bob vuole continuare")
            anna.until("Bob wants to play on")
            anna.ask("abort", "Anna asks to end the game")
            bob.until("Scrivi accetta o rifiuta")
            bob.ask("accetta", "Il seme delle mescolate: ")
            eve.until("The game ends without a result")
            anna.until("The seed of the shuffles: ")
            assert "anybody?" not in bob.shown

            hands = {one: drawn(one.shown) for one in (anna, bob, eve)}
            assert hands[anna]
            assert hands[bob]
            assert not hands[eve]
            for title in hands[anna] | hands[bob]:
                assert title not in eve.shown

            # Both go on to the next table.
            anna.ask("rematch", "Anna asks for another game")
            bob.until("Scrivi accetta o rifiuta")
            bob.ask("accetta", "Le carte sono distribuite")
            anna.until("Another table is laid")
            anna.until("The cards are dealt")
            # And so does who watches, also by the link of the first table.
            eve.until("Another table is laid")
            # Nobody waits for her, so she may come when the cards are dealt already.
            eve.until("At the table")
            assert "You are watching" in eve.until(r"Waiting: (Anna \(Will\)|Bob \(Isis\))\.")
            with Typist(tmp_path / "zoe", watch) as zoe:
                assert "Waiting: " in zoe.until(r"Waiting: .*\n")
            back = anna.leave()
            assert "your seat is kept. Come back with: spiralhill join http://" in back
            assert anna.shown.count("At the table (duel):") >= 2
            bob.until(r"Anna \(Will\) non è più al tavolo")


def test_who_quits_comes_back_to_the_same_seat_and_nobody_else_does(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    home, stranger = tmp_path / "anna", tmp_path / "eve"
    seats = ["--seats", "3", "--players", "human,open,greedy"]
    with Typist(home, server.url, "--new", "duel", *seats) as anna:
        invite = anna.link("j")
        left = anna.leave()
    (kept,) = (home / "spiralhill").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    table = left.split()[-1]
    assert re.fullmatch(rf"{server.url}/g/\w+", table)

    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["join", invite]) == 0
    shown = capsys.readouterr().out
    assert "You have a seat at this table already" in shown
    assert re.search(r"1  \w+ +Guest \(you\)", shown)
    assert main(["join", table, "--watch"]) == 0
    assert "You are watching" in capsys.readouterr().out
    assert main(["join", server.url]) == 0
    assert re.search(rf"duel: Guest, nobody yet, greedy \(waiting for players\)  {table}\n", capsys.readouterr().out)

    monkeypatch.setenv("XDG_STATE_HOME", str(stranger))
    assert main(["join", table]) == 2
    assert "you have no seat at" in capsys.readouterr().err
    assert not stranger.exists()


def test_who_comes_back_sees_the_table_the_hand_and_what_is_asked(server: Server, tmp_path: Path) -> None:
    with Typist(tmp_path / "anna", server.url, "--new", "duel", "--seats", "will,isis", "--name", "Anna") as anna:
        invite = anna.link("j")
        bob = Person(server, "Bob")
        seated = bob.join(invite.rsplit("/", 1)[1])
        with bob.line(seated.id, seated.seat) as line:
            line.command(protocol.Ready, "0" * 32)
            anna.until(r"The cards are dealt\.\n")
            table = anna.leave("quit").split()[-1]
            line.catch_up()
            # Whoever leaves at once has seen it all the same.
            with Typist(tmp_path / "anna", table) as anna:
                told = anna.leave("")
                assert "Your hand: 7 cards" in told
                assert "Waiting: Bob (Isis)." in told or re.search(QUESTION, told)
            while line.view["waits_for"] != 0:
                if line.options:
                    line.command(protocol.Pick, line.n, line.options[0])
                line.catch_up()
        with Typist(tmp_path / "anna", table) as anna:
            before = anna.until(QUESTION)
            assert "Your hand: " in before
            prompt = before.splitlines()[-2:]
            server.kill()
            anna.until("The connection is lost")
            server.start()
            anna.until("The connection is back")
            again = anna.until(QUESTION)
            assert "Your hand: " in again
            assert again.splitlines()[-2:] == prompt
            anna.ask("1", QUESTION, "Waiting: Bob")


def test_a_bot_plays_for_a_while_and_then_somebody_takes_the_seat_over(server: Server, tmp_path: Path) -> None:
    with Typist(tmp_path / "anna", server.url, "--new", "duel", *ALONE[:2], "--pace", "0.3", "--name", "Anna") as anna:
        anna.until(QUESTION)
        anna.ask("bot", "A bot plays for you now")
        anna.ask("me", "You play again")
        anna.ask("hand", "By this link somebody else takes your seat: ")
        with Typist(tmp_path / "bob", anna.link("j"), "--name", "Bob") as bob:
            bob.until(r"1  Will  Bob \(you\)\n")
            anna.until("Bob plays in your seat now.\nYou have left the table.\n")


def test_a_lost_connection_is_told_once_and_what_was_typed_is_not_lost(server: Server, tmp_path: Path) -> None:
    with Typist(tmp_path, server.url, "--new", "duel", "--name", "Anna") as anna:
        anna.until("every seat is taken")
        server.kill()
        anna.until("The connection is lost; coming back")
        anna.type("say still here")
        server.start()
        anna.until("The connection is back")
        anna.until(r"Anna \(Will\): still here\n")
        anna.leave("quit")
        assert anna.shown.count("The connection is lost") == 1
        assert anna.shown.count("The connection is back") == 1
        assert anna.shown.count("still here") == 1
