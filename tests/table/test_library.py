"""What can be read without a table: games, cards, rules and lessons by HTTP, and the page itself."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiralhill.games.shelf import GAMES, wording_of
from tests.table.guests import Person
from tests.table.serving import Server, serving

INDEX = b"<!doctype html><title>Spiral Hill</title>" + b"<!-- moon -->" * 100
SCRIPT = b"export const hill = 1;"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page of two files."""
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_bytes(INDEX)
    (page / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (page / "stamp").write_text("secret", encoding="utf-8")
    with serving(tmp_path_factory.mktemp("library"), more=["--page", str(page)]) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server, "Anna")


def test_games_are_introduced_in_both_languages(anna: Person) -> None:
    english, italian = (anna.get(f"/api/games?lang={lang}").json()["games"] for lang in ("en", "it"))
    assert [game["name"] for game in english] == list(GAMES)
    assert english[1]["title"] == "Take Over the Holidays"
    assert italian[1]["title"] == "Impadronitevi delle feste!"
    for game in english + italian:
        assert len(game["called"]) == len(game["cast"])
        assert game["players"][0] <= game["usual"] <= game["players"][1]
        assert 0 < game["minutes"][0] <= game["minutes"][1]
        assert game["says"].endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_told_with_what_it_is_drawn_from(anna: Person, game: str) -> None:
    for lang in ("en", "it"):
        decks = anna.get(f"/api/games/{game}/cards?lang={lang}").json()["decks"]
        cards = {card["id"]: card for deck in decks for card in deck["cards"]}
        assert set(cards) == set(wording_of(game).ids())
        for card in cards.values():
            assert card["title"]
            assert card["source"]
            assert card["kind"]
            assert card["band"]
            assert card["facets"]
            # What the figures and the band say already is among the lines.
            assert card.get("said", 0) <= len(card["lines"])


def test_a_card_is_told_with_what_it_is_called_elsewhere(anna: Person) -> None:
    decks = anna.get("/api/games/tcg/cards?lang=it").json()["decks"]
    cards = {card["id"]: card for deck in decks for card in deck["cards"]}
    assert cards["the-graveyard"]["title"] == "Cimitero"
    assert cards["the-graveyard"]["also"] == ["The Graveyard"]
    assert "also" not in cards["eureka"]  # the same in both


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_told_by_chapters(anna: Person, game: str) -> None:
    english, italian = (anna.get(f"/api/games/{game}/rules?lang={lang}").json()["chapters"] for lang in ("en", "it"))
    ids = [[id for id, _ in chapter["rules"]] for chapter in english]
    assert ids == [[id for id, _ in chapter["rules"]] for chapter in italian]
    assert all(ids)
    assert all(
        one["title"] != other["title"] for one, other in zip(english, italian, strict=True) if len(one["title"]) > 8
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_the_learner_and_nobody_else(anna: Person, game: str) -> None:
    lesson = anna.get(f"/api/games/{game}/lesson?lang=it").json()
    assert lesson["seat"] == 0
    asked = [moment for moment in lesson["moments"] if "ask" in moment]
    assert len(asked) >= 5
    for moment in asked:
        assert moment["pick"] in moment["view"]["options"]
        assert len(moment["ask"]["says"]) == len(moment["view"]["options"])
    assert lesson["moments"][-1]["coach"]


def test_what_was_read_is_not_sent_again(anna: Person) -> None:
    answer = anna.get("/api/games/duel/cards?lang=en")
    etag = dict(answer.headers)["etag"]
    again = anna.ask("GET", "/api/games/duel/cards?lang=en", headers=[*anna.headers(), ("if-none-match", etag)])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["cards", "rules", "lesson"])
def test_a_game_that_there_is_not_has_none(anna: Person, path: str) -> None:
    answer = anna.get(f"/api/games/chess/{path}")
    assert answer.status == 404
    assert answer.json()["error"] == "no-such-game"
    assert "duel" in answer.json()["says"]


# The page


@pytest.mark.parametrize(
    "path", ["/", "/j/abc", "/w/abc", "/g/abc", "/cards/duel/shotgun", "/rules/duel", "/learn/duel"]
)
def test_every_address_that_people_share_shows_the_page(anna: Person, path: str) -> None:
    answer = anna.get(path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert dict(answer.headers)["cache-control"] == "no-cache"
    policy = dict(answer.headers)["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_the_page_is_packed_for_browsers_that_can_unpack_it(anna: Person) -> None:
    answer = anna.ask("GET", "/", headers=[*anna.headers(), ("accept-encoding", "gzip, br")])
    assert dict(answer.headers)["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == INDEX
    assert len(answer.body) < len(INDEX) / 2


def test_files_that_are_named_after_their_content_are_kept_forever(anna: Person) -> None:
    answer = anna.get("/assets/index-1a2b.js")
    assert answer.body == SCRIPT
    assert "immutable" in dict(answer.headers)["cache-control"]
    assert dict(answer.headers)["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/stamp", "/assets/..%2Fstamp", "/assets/nothing.js", "/nothing", "/%2e%2e/stamp"])
def test_nothing_else_is_given_out(anna: Person, path: str) -> None:
    answer = anna.get(path)
    assert answer.status == 404
    assert b"secret" not in answer.body


def test_people_come_to_the_page_from_anywhere_but_not_to_the_tables(server: Server) -> None:
    stranger = Person(server, "Mallory")
    foreign = [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]
    assert stranger.ask("GET", "/j/abc", headers=foreign).status == 200
    # However an address is written that leads to a table.
    for path in ("/api/mine", "//api/mine", "/api//mine", "///api/mine", "/metrics", "/health"):
        assert stranger.ask("GET", path, headers=foreign).status == 403, path
    # A page of somebody else does not read ours, either.
    assert (
        stranger.ask("GET", "/", headers=[("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "cors")]).status == 403
    )
    assert stranger.ask("GET", "/api/games", headers=foreign).status == 403


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as bare:
        answer = Person(bare, "Anna").get("/")
        assert answer.status == 404
        assert answer.json()["error"] == "no-page"
