"""Start-up errors in the language that was asked for, and names of Characters in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spiralhill.bots import BOTS
from spiralhill.cli.asking import LARGEST_FILE
from spiralhill.cli.errors import recognised, told
from spiralhill.cli.main import main
from spiralhill.deals import read_record
from spiralhill.games.shelf import GAMES
from spiralhill.kernel.errors import Damaged
from spiralhill.kernel.saves import FORMAT, check_version
from tests.cli.files import DECK, record_text
from tests.cli.keyboard import play
from tests.cli.test_bad_input import complaint
from tests.cli.test_italian import english, words_of


def italian(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a bad call prints, which holds no English beside what was typed and what is to be typed."""
    line = complaint(capsys, *arguments, "--lang", "it")
    typed = words_of(
        " ".join([*arguments, *GAMES, *BOTS, "GAME", "COMMAND", *re.findall(r"[`'].*?[`']|--[a-z-]+", line)])
    )
    assert english(line, "holidays") | english(line, "duel") <= typed, line
    return line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play chess", "il gioco 'chess' non esiste; i giochi sono duel, holidays"),
        ("cards chess", "il gioco 'chess' non esiste"),
        (
            "play holidays --seats jack,zorro",
            "'zorro' non esiste; i Personaggi sono jack, babbo-natale, sindaco, finkelstein, bau-bau, sally",
        ),
        ("play holidays --seats babbo,b", "il Personaggio 'b' non esiste"),
        ("play holidays --seats jack,", "il Personaggio '' non esiste"),
        ("play holidays --seats jack,jack", "jack occupa due posti: nessun Personaggio può essere scelto due volte"),
        ("play holidays --seats 7", "da 2 a 6, non per 7 (HOL-COMP-12)"),
        ("play holidays --seats 100", "--seats 100 è troppo: nessun tavolo ha più di 99 posti"),
        ("play holidays --turn-cap 5", "holidays non ha l’opzione --turn-cap; non ne ha nessuna"),
        ("play holidays --seats jack,deck.txt", "deck.txt: questo file non esiste"),
        ("play holidays --players human,human,human", "--players nomina 3 giocatori per 2 posti"),
        ("play holidays --players human,genius", "il giocatore 'genius' non esiste; a un posto siede human o un bot: "),
        ("play holidays --seed x", "argomento --seed: 'x' non è un numero intero (vedi `spiralhill play --help`)"),
        ("play holidays --seed", "argomento --seed: manca il suo valore"),
        ("play holidays --colour red", "questi argomenti non esistono: --colour red"),
        ("play holidays --re x", "questi argomenti non esistono: --re x"),
        ("play", "mancano questi argomenti: GAME"),
        ("dance", "argomento COMMAND: 'dance' non è tra le scelte, che sono 'play', "),
        ("play duel --seats will,zorro", "l’Eroe 'zorro' non esiste; gli Eroi sono will, isis, deon, aisling, coll"),
        ("play duel --seats 5", "un duello è per 2, 3 o 4 giocatori, non per 5"),
        ("play duel --turn-cap 0", "--turn-cap è un numero intero da 1 in su, non 0"),
        ("play duel --build-limit 27", "un Eroe ha al massimo 27 punti costruzione, questo ne ha 28 (DUEL-BLD-07)"),
        ("rules holidays DUEL-RES-02", "la regola 'DUEL-RES-02' non esiste; `spiralhill rules holidays` le elenca"),
        ("replay missing.json", "missing.json: questo file non esiste"),
        ("replay .", ".: è una cartella"),
    ],
)
def test_a_bad_call_is_refused_in_italian(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in italian(capsys, *arguments.split())


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: text[: len(text) // 2], "questa non è una registrazione: si interrompe a metà"),
        (lambda text: text.replace('"over": true', '"over": false'), "è stata cambiata dopo essere stata scritta"),
        (lambda text: "hello", "questa non è una registrazione: non è JSON"),
        (lambda text: "[1, 2]", "questa non è una registrazione: dovrebbe essere un oggetto JSON"),
    ],
    ids=["cut", "edited", "no JSON", "a list"],
)
def test_a_damaged_record_is_refused_in_italian(
    damage: object, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert callable(damage)
    file.write_text(damage(record_text("holidays")))
    assert words in italian(capsys, "play", "holidays", "--resume", str(file))


def test_a_record_that_does_not_fit_is_refused_in_italian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("g.json").write_text(record_text("holidays"))
    assert "contiene una partita di holidays, non di duel" in italian(capsys, "play", "duel", "--resume", "g.json")
    again = italian(capsys, "play", "holidays", "--resume", "g.json", "--seed", "1")
    assert "--resume continua come dice la registrazione: togli --seed" in again
    assert "g.json esiste già: scegli un altro nome" in italian(capsys, "play", "holidays", "--record", "g.json")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("5 Shotgun", "", "un mazzo ha almeno 20 carte, questo ne ha 15 (DUEL-BLD-04)"),
        ("5 Shotgun", "7 Shotgun", "un mazzo ha al massimo 6 copie di una carta, non 7 shotgun (DUEL-BLD-05)"),
        ("5 Shotgun", "5 Shotgnu", "riga 6: la carta 'Shotgnu' non esiste; volevi dire 'shotgun'?"),
        ("5 Shotgun", "5 Xyzzy", "riga 6: la carta 'Xyzzy' non esiste; `spiralhill cards duel` le elenca tutte"),
        ("5 Shotgun", "Shotgun", "riga 6: 'Shotgun' non è una riga del file di un mazzo"),
        ("body: will", "body: zorro", "riga 3: l’Eroe 'zorro' non esiste"),
        ("body: will", "soul: will", "riga 3: l’attributo 'soul' non esiste; una riga dice name, body, mind o x"),
        ("body: will", "", "un Eroe ha esattamente una carta body, non 0 (DUEL-BLD-02): scrivi una sola riga"),
        ("name: Night Watch", "", "il file di un mazzo comincia con una riga come 'name: Night Watch'"),
    ],
)
def test_a_bad_deck_is_refused_in_italian(
    old: str, new: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(DECK.replace(old, new, 1))
    line = complaint(capsys, "play", "duel", "--seats", f"{file},will", "--lang", "it")
    assert words in line


def test_a_file_that_cannot_be_used_is_refused_in_italian(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deck.txt").write_text(DECK)
    Path("noise.txt").write_bytes(b"\xff\xfe\x00")
    Path("large.txt").write_text("x" * (LARGEST_FILE + 1))
    for arguments, words in (
        ("play holidays --seats jack,deck.txt", "un posto di holidays non si legge da un file"),
        ("play duel --seats will,noise.txt", "noise.txt non è un file di testo"),
        ("play duel --seats will,large.txt", "large.txt è troppo grande: i nostri file restano sotto 5 MB"),
        ("play holidays --record deck.txt/game.json", "deck.txt/game.json: il percorso non passa per una cartella"),
    ):
        assert words in italian(capsys, *arguments.split())


@pytest.mark.parametrize(
    ("format", "rules", "words"),
    [
        (FORMAT + 1, 3, "più nuovo del"),
        (FORMAT - 1, 3, "più vecchio del"),
        (FORMAT, 4, "regole di versione 4, più nuova della 3"),
        (FORMAT, 2, "regole di versione 2, più vecchia della 3"),
    ],
)
def test_a_record_of_another_version_is_refused_in_italian(format: int, rules: int, words: str) -> None:
    with pytest.raises(Damaged) as refusal:
        check_version({"format": format, "rules": rules}, 3, "the record")
    assert words in told(str(refusal.value), "it")


def test_an_error_is_told_in_english_as_it_was_raised() -> None:
    """The sentences that recognise an error are the ones that English says, so nothing can get lost in between."""
    for message, sentence in recognised():
        raised = re.sub(r"\(\?P<error>\.\+\?\)", "expected one argument", sentence.pattern)
        raised = re.sub(r"\(\?P<\w+>\.\+\?\)", "'x'", raised).replace("['’]", "’")
        raised = re.sub(r"\\(.)", r"\1", raised)
        assert told(raised, "en") == raised, message
        assert told(raised, "it") != raised, message


@pytest.mark.parametrize(
    ("seats", "ids"),
    [
        ("jack,babbo,sindaco,finkelstein,baubau,sally", ["jack", "santa", "mayor", "finkelstein", "oogie", "sally"]),
        ("babbo-natale,bau-bau", ["santa", "oogie"]),
        ("Bau Bau, Il Sindaco", ["oogie", "mayor"]),
        ("santa claus,oogie boogie", ["santa", "oogie"]),
        ("finkel,jack", ["finkelstein", "jack"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_character_is_called_by_its_name_and_recorded_by_its_id(
    seats: str,
    ids: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    arguments = ("--seats", seats, "--seed", "1", "--lang", language, "--record", str(file))
    play(monkeypatch, capsys, "", *arguments, game="holidays")
    assert read_record(file.read_text()).deal.setup["seats"] == ids


def test_simulations_know_the_names_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "holidays", "--seats", "babbo,baubau", "--games", "2"]) == 0
    assert "Santa Claus" in capsys.readouterr().out
