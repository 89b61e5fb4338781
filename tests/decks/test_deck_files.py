"""Deck files of the TCG: what people may write, and everything that is wrong with it at once."""

from __future__ import annotations

from typing import Any

import pytest

import spiralhill
from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.decks import (
    MOST_CARDS,
    MOST_LINES,
    DeckList,
    deck_text,
    problems,
    read_deck,
    read_list,
    starter,
)
from spiralhill.games.tcg.rules import TCG
from spiralhill.games.tcg.starters import STARTERS
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from spiralhill.words import LANGUAGES, words

TITLE = words("en", "tcg").title


def test_a_starter_deck_as_a_file_reads_as_itself() -> None:
    for name in STARTERS:
        text = deck_text(starter(name), TITLE)
        listed = read_deck(text)
        assert listed.name == name
        assert listed.cards == STARTERS[name]


def test_titles_are_read_as_people_write_them() -> None:
    text = """
    # The moon is full.
    Name: Moonlit Row
    jack's house
    2x FETCH
    3 Jack Skellington (The Pumpkin King)   # the boss
    1 oogies dice
    Snake & Spider Stew
    1 jack skellington the pumpkin king
    """
    listed, wrong = read_list(text)
    assert wrong == []
    assert listed.name == "Moonlit Row"
    assert listed.cards == {
        "jacks-house": 1,
        "fetch": 2,
        "jack-skellington-the-pumpkin-king": 4,
        "oogies-dice": 1,
        "snake-and-spider-stew": 1,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_read_in_every_language(language: str) -> None:
    """No two cards are called alike, whatever the language of each."""
    speech = words(language, "tcg")
    for id in PRINTS:
        listed, wrong = read_list(f"name: One\n{speech.title(id)}\n")
        assert (listed.cards, wrong) == ({id: 1}, [])


def test_a_name_may_have_a_number_sign_in_it() -> None:
    listed, wrong = read_list("name: Deck #2\n2 Fetch # a remark: he likes that\n")
    assert (listed.name, listed.cards, wrong) == ("Deck #2", {"fetch": 2}, [])
    assert read_list(deck_text(listed, TITLE))[0].name == "Deck #2"


def test_a_deck_has_one_name() -> None:
    listed, wrong = read_list("name: First\n2 Fetch\nname: Second\n")
    assert listed.name == "First"
    assert [(one.message, dict(one.blanks)) for one in wrong] == [("deck-renamed", {"line": 3, "word": "First"})]


@pytest.mark.parametrize(("blank", "told"), [(MOST_LINES - 2, []), (MOST_LINES - 1, ["deck-long"])])
def test_what_comes_after_the_last_line_is_not_passed_over_in_silence(blank: int, told: list[str]) -> None:
    listed, wrong = read_list("name: Long\n" + "\n" * blank + "4 Zerro\n")
    assert [one.message for one in wrong] == (told or ["deck-unknown"])
    assert listed.cards == {}


def test_a_seat_keeps_every_card_once() -> None:
    """Whoever reads the list of a deck at the table sees how many copies are really in it."""
    lines = [[1, id] for id, copies in STARTERS["jack"].items() for _ in range(copies)]
    setup = TCG.set_up([{"name": "Split", "cards": lines}, "oogie"])
    assert setup["seats"][0] == DeckList("Split", STARTERS["jack"]).written()


def test_everything_that_is_wrong_is_said_at_once_by_name() -> None:
    text = "name: Too Much\nJack's House\nOogie's Lair\nTown Square\n2 Town Hall\n5 Fetch\n3 Sally, Shy Creature\n"
    text += "2 Sally, Skilled Alchemist\n1 Fench\nwhat: is this\n0 Zero\n"
    with pytest.raises(Illegal) as refusal:
        read_deck(text)
    said = str(refusal.value)
    for part in (
        "there is no card 'Fench': did you mean 'fetch'?",
        "line 10 is neither a name nor a card: 'what: is this'",
        "line 11 is neither a name nor a card: '0 Zero'",
        "a deck has one Starting Locale, not 2 (TCG-DECK-01)",
        "a deck has 5 other Locales, not 3 (TCG-DECK-02)",
        "town-hall is there 2 times: all 5 Locales are different (TCG-DECK-03)",
        "a Main Deck has at least 40 cards, not 10 (TCG-DECK-04)",
        "at most 4 cards share a Title, not 5 as with fetch (TCG-DECK-06)",
        "at most 4 cards share a Title, all versions together, not 5 as with sally (TCG-DECK-07)",
    ):
        assert part in said


@pytest.mark.parametrize("text", ["", "   \n\n", "{}", "<html><body>deck</body></html>", "\x00\x01", "# only a remark"])
def test_what_is_no_deck_file_is_called_so(text: str) -> None:
    with pytest.raises(Illegal, match="this is no deck file"):
        read_deck(text)


def test_a_deck_of_the_duel_is_no_deck_of_the_tcg() -> None:
    with pytest.raises(Illegal, match="'body: will'"):
        read_deck("name: Night Watch\nbody: will\nmind: isis\nx: deon\n3 Shotgun\n")


def changed(**changes: int) -> DeckList:
    """The Starter Deck of Jack with other numbers of some cards."""
    cards = {**STARTERS["jack"], **{id.replace("_", "-"): copies for id, copies in changes.items()}}
    return DeckList("Changed", {id: copies for id, copies in cards.items() if copies})


@pytest.mark.parametrize(
    ("deck", "rules"),
    [
        (changed(), []),
        (changed(jacks_house=0), ["TCG-DECK-01"]),
        (changed(town_hall=0), ["TCG-DECK-02"]),
        (changed(town_hall=0, the_well=1), []),
        (changed(zero=1), ["TCG-DECK-04"]),
        (changed(zero=3), []),
        (changed(fetch=5), ["TCG-DECK-06"]),
        (changed(jack_skellington_master_of_fright=1), ["TCG-DECK-07"]),
        (changed(town_hall=2), ["TCG-DECK-02", "TCG-DECK-03"]),
    ],
)
def test_the_rules_of_deck_construction(deck: DeckList, rules: list[str]) -> None:
    assert [reason.rule for reason in problems(deck)] == rules


def test_our_tables_have_an_upper_limit_though_the_rules_have_none() -> None:
    cards = dict(STARTERS["jack"])
    filler = ["igor", "cyclops", "behemoth", "devil", "clown", "wolfman", "jewel", "reaper"]
    cards |= dict.fromkeys(filler, 4)
    assert problems(DeckList("Large", cards)) == []
    huge = DeckList("Huge", {**cards, "igor": MOST_CARDS})
    assert "deck-large" in [reason.message for reason in problems(huge)]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "tab\there", " padded "])
def test_a_deck_needs_a_name_that_can_be_printed(name: str) -> None:
    deck = DeckList(name, dict(STARTERS["jack"]))
    assert [reason.message for reason in problems(deck)] == ["deck-name"]


@pytest.mark.parametrize(
    ("seat", "error", "says"),
    [
        ("sally", Unknown, "there is no deck 'sally'; the decks are jack, finklestein, oogie, mayor"),
        (7, Illegal, "a seat is a Starter Deck"),
        ({"name": "x"}, Illegal, "a seat is a Starter Deck"),
        ({"name": "x", "cards": [["fetch", 2]]}, Damaged, "a list of copies and cards"),
        ({"name": "x", "cards": [[2, "fetch", 1]]}, Damaged, "a list of copies and cards"),
        ({"name": "x", "cards": [[2.5, "fetch"]]}, Damaged, "a list of copies and cards"),
        ({"name": "x", "cards": [[True, "fetch"]]}, Damaged, "a list of copies and cards"),
        ({"name": "x", "cards": [[1, "shotgun"], [1, "burn"]]}, Illegal, "'shotgun'; there is no card 'burn'"),
        ({"name": "x", "cards": [[1, "fetch"]]}, Illegal, "TCG-DECK-04"),
    ],
)
def test_a_seat_that_is_no_legal_deck_is_refused(seat: Any, error: type[ValueError], says: str) -> None:
    with pytest.raises(error, match=says):
        spiralhill.new("tcg", [seat, "jack"])


def test_a_deck_of_ones_own_sits_at_a_table_and_survives_a_save() -> None:
    own = read_deck(deck_text(changed(zero=3), TITLE)).written()
    game = spiralhill.new("tcg", [own, "oogie"], seed=3)
    assert spiralhill.load(game.save()).setup["seats"][0] == own
