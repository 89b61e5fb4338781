"""The workshop of a real server: decks are checked, boosters opened and drafts played by HTTP; nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spiralhill.games.tcg.decks import deck_text, starter
from spiralhill.games.tcg.limited import BOOSTER, LOAN, ROUNDS, boosters
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.words import words
from tests.table.guests import Person
from tests.table.serving import Server, serving

DECKS = "/api/games/tcg/decks"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("workshop")) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server, "Anna")


def report(anna: Person, **wish: Any) -> dict[str, Any]:
    """What the workshop says of a deck."""
    answer = anna.post(DECKS, wish)
    assert answer.status == 200
    told: dict[str, Any] = answer.json()
    return told


def test_a_legal_deck_gets_a_seat_and_a_file(anna: Person) -> None:
    told = report(anna, name="Mine", cards=STARTERS["oogie"])
    assert told["problems"] == []
    assert told["seat"]["name"] == "Mine"
    again = report(anna, text=told["text"])
    assert again["cards"] == STARTERS["oogie"]
    assert again["seat"] == told["seat"]


def test_a_table_is_laid_with_a_deck_from_the_workshop(anna: Person) -> None:
    seat = report(anna, text=deck_text(starter("mayor"), words("en", "tcg").title))["seat"]
    answer = anna.post(
        "/api/tables", {"game": "tcg", "name": "Anna", "seats": [{"who": "me", "plays": seat}, {"who": "bot"}]}
    )
    assert answer.status == 201


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Main Deck"), ("it", "Mazzo Principale")],
)
def test_all_problems_are_listed_in_the_language_with_their_rules(anna: Person, lang: str, sentence: str) -> None:
    told = report(anna, name="Small", cards={"fetch": 5, "town-hall": 2}, lang=lang)
    assert [rule for _, rule in told["problems"]] == [
        "TCG-DECK-01",
        "TCG-DECK-02",
        "TCG-DECK-03",
        "TCG-DECK-04",
        "TCG-DECK-06",
    ]
    assert sentence in told["problems"][3][0]
    assert told["seat"] is None


def test_a_deck_from_a_pool_must_fit_into_it(anna: Person) -> None:
    told = report(anna, name="Pool", cards=STARTERS["jack"], pool={"fetch": 1})
    assert len(told["problems"]) > 10
    assert told["seat"] is None


@pytest.mark.parametrize(
    "wish",
    [
        {"cards": {"shotgun": 1}},
        {"cards": {"fetch": 0}},
        {"cards": {"fetch": "two"}},
        {"cards": ["fetch"]},
        {"text": 7},
        {"deck": "jack"},
        {"text": "x" * 30_000},
        {"text": "2 Fetch", "cards": {"fetch": 2}},
        {"text": "2 Fetch", "name": "Twice"},
    ],
)
def test_what_is_no_deck_is_refused_in_one_sentence(anna: Person, wish: dict[str, Any]) -> None:
    answer = anna.post(DECKS, wish)
    assert answer.status == 400
    assert "\n" not in answer.json()["says"]


def test_a_file_that_is_not_ours_is_called_so(anna: Person) -> None:
    told = report(anna, text="<html>deck</html>")
    assert len(told["problems"]) == 1
    assert told["seat"] is None


def test_a_seed_opens_its_boosters_for_everybody(anna: Person) -> None:
    told = anna.get("/api/games/tcg/boosters?seed=7&number=8").json()
    assert told["boosters"] == boosters(7, 8)
    assert sum(told["pool"].values()) == 8 * BOOSTER
    assert told["loan"] == list(LOAN)
    assert report(anna, name="Sealed", cards=told["deck"], pool=told["pool"])["problems"] == []


@pytest.mark.parametrize("query", ["seed=x", "seed=-1", "number=2", "seed=1&number=99", "seed=99999999999"])
def test_boosters_that_cannot_be_opened_are_refused(anna: Person, query: str) -> None:
    assert anna.get(f"/api/games/tcg/boosters?{query}").status == 400


def test_a_draft_is_played_card_by_card_to_a_legal_deck(anna: Person) -> None:
    taken: list[str] = []
    state = anna.post("/api/games/tcg/draft", {"seed": 9, "players": 3, "taken": taken}).json()
    assert (state["round"], state["rounds"], len(state["offer"])) == (1, ROUNDS, BOOSTER)
    while not state["over"]:
        taken.append(state["offer"][-1])
        state = anna.post("/api/games/tcg/draft", {"seed": 9, "players": 3, "taken": taken}).json()
    assert len(taken) == ROUNDS * BOOSTER
    assert [sum(pool.values()) for pool in state["pools"]] == [len(taken)]
    assert report(anna, name="Draft", cards=state["decks"][0], pool=state["pools"][0])["seat"] is not None


def test_friends_draft_one_after_the_other_and_see_only_their_own_booster(anna: Person) -> None:
    wish: dict[str, Any] = {"seed": 9, "players": 3, "people": 2, "taken": []}
    state = anna.post("/api/games/tcg/draft", wish).json()
    first, second, _ = boosters(9, 3)
    assert (state["seat"], state["offer"], state["pools"]) == (0, first, [{}, {}])
    wish["taken"] = [first[0]]
    state = anna.post("/api/games/tcg/draft", wish).json()
    assert (state["seat"], state["offer"], state["pools"]) == (1, second, [{}, {}])
    wish["taken"] = [first[0], second[0]]
    state = anna.post("/api/games/tcg/draft", wish).json()
    assert (state["seat"], state["pools"]) == (0, [{first[0]: 1}, {second[0]: 1}])


@pytest.mark.parametrize(
    "wish",
    [
        {"seed": 9, "players": 7},
        {"seed": 9, "players": 1},
        {"seed": -1},
        {"players": 3},
        {"seed": 9, "taken": ["big-apple"]},
        {"seed": 9, "taken": ["fetch"] * 401},
        {"seed": 9, "players": 3, "people": 4},
        {"seed": 9, "people": 0},
    ],
)
def test_a_draft_that_cannot_be_is_refused(anna: Person, wish: dict[str, Any]) -> None:
    answer = anna.post("/api/games/tcg/draft", wish)
    assert answer.status == 400
    assert "\n" not in answer.json()["says"]
