"""`spiralhill join` with a link that leads nowhere: one clear line in either language, and exit code 2."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from spiralhill.cli.links import read_link
from spiralhill.cli.secrets_kept import file_of, kept
from spiralhill.cli.talking import KNOWN
from spiralhill.games.shelf import GAMES, wording_of
from spiralhill.kernel.errors import Illegal
from spiralhill.words import LANGUAGES, words
from tests.cli.test_bad_input import complaint
from tests.cli.test_errors import italian
from tests.table.serving import Server, free_port

CODE = "0123456789abcdef"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    "url",
    [
        "",
        "duel",
        "127.0.0.1:8000/j/" + CODE,
        "ftp://127.0.0.1/j/" + CODE,
        "http://",
        "http:///j/" + CODE,
        "http://127.0.0.1:99999",
        "http://127.0.0.1:x",
        "http://[::1/j/" + CODE,
        "http://anna:secret@127.0.0.1/j/" + CODE,
        "http://127.0.0.1/j/short",
        "http://127.0.0.1/j/" + CODE + "/x",
        "http://127.0.0.1/x/" + CODE,
        "http://127.0.0.1/j/\x1b[2J" + CODE,
    ],
)
def test_what_is_no_link_is_refused(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Illegal, match="is no link to a table: links look like http://"):
        read_link(url)
    assert "\x1b" not in complaint(capsys, "join", url)


@pytest.mark.parametrize(
    ("url", "base"),
    [
        ("http://localhost", "http://localhost"),
        ("http://LOCALHOST:80/", "http://localhost"),
        ("https://cards.example.org:443", "https://cards.example.org"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_a_server_is_known_by_its_origin(url: str, base: str) -> None:
    assert read_link(url).base == base


@pytest.mark.parametrize(
    ("arguments", "english", "italiano"),
    [
        ("duel", "is no link to a table", "non è un link a un tavolo"),
        (f"URL/j/{CODE} --watch", "--watch does not go with a link to play", "--watch non va con un link per giocare"),
        (f"URL/j/{CODE} --pace 1 --seats 3", "--seats, --pace: only for", "--seats, --pace: solo per"),
        (f"URL/j/{CODE} --new duel", "--new needs the address of the server alone", "--new vuole il solo indirizzo"),
        ("URL --new duel --watch", "--new and --watch do not go together", "--new e --watch non vanno insieme"),
        ("URL --new chess", "there is no game 'chess'", "il gioco 'chess' non esiste"),
        ("URL --new duel --pace 6", "'6' is no number from 0 to 5", "'6' non è un numero da 0 a 5"),
        ("URL --new duel --players open,open", "--players has human for you", "--players ha human per te"),
        ("URL --new duel --name A,B", "--name names 2 people for 1", "--name nomina 2 persone per 1"),
        (f"URL/g/{CODE} --same-deal --name A,B", "--name names 2 people for 1", "--name nomina 2 persone per 1"),
        (f"URL/j/{CODE} --name A,B", "--name names 2 people for 1", "--name nomina 2 persone per 1"),
        (
            "URL --new duel --name ,",
            "--name ',' leaves a name out: write",
            "--name ',' salta un nome: scrivi",
        ),
        (f"URL/j/{CODE} --name Anna,", "--name 'Anna,' leaves a name out", "--name 'Anna,' salta un nome"),
        ("URL --new duel --clock 0", "'0' is no clock: write 15", "'0' non è un orologio: scrivi 15"),
        ("URL --new duel --clock 5+4000", "at most 1440+3600", "al massimo 1440+3600"),
        ("URL --new duel --window 2", "'2' is no number of seconds from 3 to 3600", "un numero di secondi da 3 a 3600"),
        ("URL --new duel --plays isis", "--plays needs a link to play", "--plays vuole un link per giocare"),
        ("URL --plays isis", "--plays needs a link to play", "--plays vuole un link per giocare"),
        ("URL --new duel --seat 1", "--seat needs a table where you have seats", "--seat vuole un tavolo dove hai"),
        (f"URL/j/{CODE} --seat 1", "--seat needs a table where you have seats", "--seat vuole un tavolo dove hai"),
        ("URL --same-deal", "--same-deal needs a table of yours", "--same-deal vuole un tuo tavolo"),
        (f"URL/g/{CODE} --same-deal --watch", "--same-deal and --watch do not", "--same-deal e --watch non vanno"),
        ("URL --new duel --same-deal", "--new and --same-deal do not", "--new e --same-deal non vanno insieme"),
        (f"URL/g/{CODE} --same-deal --clock 5", "--clock: only for", "--clock: solo per"),
        (f"URL/g/{CODE} --same-deal", "There is no such table", "Questo tavolo non esiste"),
        ("URL --new duel --players open,zorro", "for human, open or a bot", "il giocatore 'zorro' non esiste"),
        ("URL --new duel --players human", "names 1 player for 2 seats", "nomina 1 giocatore per 2 posti"),
        ("URL", "you have no table at", "non hai ancora tavoli a"),
        (f"URL/j/{CODE}", "There is no such table, or it is not open to you.", "Questo tavolo non esiste"),
        (f"URL/w/{CODE}", "There is no such table, or it is not open to you.", "Questo tavolo non esiste"),
        (f"URL/g/{CODE}", "you have no seat at", "non hai un posto a"),
        (f"URL --new duel --name {'x' * 30}", "A name has 1 to 24 letters", "Un nome ha da 1 a 24 lettere"),
    ],
)
def test_a_bad_call_is_refused_in_both_languages(
    arguments: str, english: str, italiano: str, server: Server, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    given = ["join", *arguments.replace("URL", server.url).split()]
    assert english in complaint(capsys, *given)
    assert italiano in italian(capsys, *given)
    assert not list(home.iterdir())


def test_a_server_that_is_not_there_and_one_that_is_no_table_server(capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    assert f"{nowhere} cannot be reached" in complaint(capsys, "join", f"{nowhere}/j/{CODE}")
    assert f"{nowhere} non si raggiunge" in italian(capsys, "join", nowhere)

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>It works!</html>")

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Page) as other:
        thread = Thread(target=other.serve_forever)
        thread.start()
        try:
            url = f"http://127.0.0.1:{other.server_port}"
            assert f"what answers at {url} is no table server" in complaint(capsys, "join", url)
            assert f"what answers at {url} is no table server" in complaint(capsys, "join", f"{url}/j/{CODE}")
            assert f"ciò che risponde a {url}" in italian(capsys, "join", url, "--new", "duel")
        finally:
            other.shutdown()
            thread.join()


def test_a_secret_that_is_none_is_not_sent(home: Path) -> None:
    file = file_of("http://127.0.0.1:8000")
    file.parent.mkdir()
    assert kept("http://127.0.0.1:8000") == ""
    for damaged in ("", "short", "x" * 40 + "\r\nEvil: header"):
        file.write_text(damaged, encoding="utf-8")
        assert kept("http://127.0.0.1:8000") == ""
    file.write_text(f"{'x' * 43}\n", encoding="utf-8")
    assert kept("http://127.0.0.1:8000") == "x" * 43
    assert kept("http://127.0.0.1:8001") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_order_hides_a_card_or_a_pick(game: str, language: str) -> None:
    speech, wording = words(language, GAMES[game].package), wording_of(game)
    orders = {*KNOWN, *KNOWN.values()}
    titles = [speech.title(id) for id in wording.ids()]
    # A title that begins like an order is known by its whole length, and no order is a whole title.
    assert all(wording.is_title(speech, title) for title in titles if spaced_first(title) in orders)
    assert not [order for order in orders if wording.is_title(speech, order)]


def spaced_first(title: str) -> str:
    """The first word of a title, as it is typed."""
    return title.lower().split()[0]
