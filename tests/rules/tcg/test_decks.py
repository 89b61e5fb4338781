"""Chapter 16, deck construction: what a deck of one's own must have."""

import pytest

import spiralhill
from spiralhill.games.tcg.decks import DeckList, problems, read_deck, read_seat, starter
from spiralhill.games.tcg.starters import STARTERS
from tests.rules.tcg.games import begun

JACK = "jack-skellington-the-pumpkin-king"
MASTER = "jack-skellington-master-of-fright"


def changed(**changes: int) -> DeckList:
    """The Jack deck with other numbers of some cards; underscores stand for hyphens."""
    cards = starter("jack").cards | {name.replace("_", "-"): copies for name, copies in changes.items()}
    return DeckList("Mine", {name: copies for name, copies in cards.items() if copies})


def rules(listed: DeckList) -> list[str]:
    """The rules that a deck breaks; it is refused at the table for just those."""
    found = [reason.rule for reason in problems(listed)]
    if found:
        with pytest.raises(spiralhill.Illegal) as refused:
            spiralhill.new("tcg", ["oogie", listed.written()], seed=1)
        assert all(rule in str(refused.value) for rule in found)
    else:
        assert spiralhill.new("tcg", ["oogie", listed.written()], seed=1).asked
    return found


def test_starter_decks_are_legal() -> None:
    """TCG-DECK-01 TCG-DECK-02 TCG-DECK-04"""
    for name in STARTERS:
        assert problems(starter(name)) == []
        assert read_seat(name).cards == STARTERS[name]


def test_exactly_one_starting_locale() -> None:
    """TCG-DECK-01"""
    assert rules(changed(jacks_house=0)) == ["TCG-DECK-01"]
    assert rules(changed(oogies_lair=1)) == ["TCG-DECK-01"]
    assert rules(changed(jacks_house=2)) == ["TCG-DECK-01"]
    assert rules(changed(jacks_house=0, oogies_lair=1)) == []


def test_exactly_five_regular_locales() -> None:
    """TCG-DECK-02"""
    assert rules(changed(town_hall=0)) == ["TCG-DECK-02"]
    assert rules(changed(the_well=1)) == ["TCG-DECK-02"]
    assert rules(changed(town_hall=0, the_well=1)) == []


def test_the_five_locales_are_all_different() -> None:
    """TCG-DECK-03"""
    assert rules(changed(town_hall=0, town_square=2)) == ["TCG-DECK-03"]


def test_forty_cards_or_more() -> None:
    """TCG-DECK-04 RUL-49"""
    assert rules(changed(zero=1)) == ["TCG-DECK-04"]
    assert rules(changed(zero=2)) == []
    more = dict.fromkeys(("clown", "devil", "fire", "cyclops", "igor"), 4)
    assert rules(changed(**more)) == []


def test_any_mix_but_no_locales() -> None:
    """TCG-DECK-05"""
    titles = ("zero", "igor", "clown", "devil", "cyclops", "behemoth", "wolfman", "reaper", "mr-hyde", "undersea-gal")
    locales = dict.fromkeys(("jacks-house", "town-hall", "town-square", "the-well", "the-crypt", "tree-circle"), 1)
    assert rules(DeckList("Characters only", {**locales, **dict.fromkeys(titles, 4)})) == []
    # A Locale is never one of the forty.
    short = {**locales, **dict.fromkeys(titles, 4), "zero": 3, "back-alley": 1}
    assert rules(DeckList("Short", short)) == ["TCG-DECK-02", "TCG-DECK-04"]


def test_at_most_four_of_a_title() -> None:
    """TCG-DECK-06"""
    assert rules(changed(fetch=4)) == []
    assert rules(changed(fetch=5)) == ["TCG-DECK-06"]
    assert rules(changed(nutcracker=5, fetch=6)) == ["TCG-DECK-06", "TCG-DECK-06"]


def test_versions_count_together() -> None:
    """TCG-DECK-07"""
    more = {"clown": 4}
    cards = starter("jack").cards | more
    assert rules(DeckList("Mine", {**cards, JACK: 3, MASTER: 2})) == ["TCG-DECK-07"]
    assert rules(DeckList("Mine", {**cards, JACK: 2, MASTER: 2})) == []


def test_everybody_has_a_track_and_all_share_one_king_card() -> None:
    """TCG-DECK-08 TCG-DECK-09"""
    table = begun("jack", "oogie", "mayor")
    assert len(table.game.pp) == 3
    assert table.game.king in range(3)
    # Neither is a card of any deck.
    assert not any("pumpkin-points" in name or name == "pumpkin-king" for name in table.game.box.names)


def test_a_deck_is_read_from_a_file_by_the_same_rules() -> None:
    """TCG-DECK-01 TCG-DECK-06"""
    lines = [f"{copies} {name}" for name, copies in STARTERS["jack"].items()]
    assert read_deck("\n".join(["name: Mine", *lines])).cards == STARTERS["jack"]
    with pytest.raises(spiralhill.Illegal, match="TCG-DECK-01") as refused:
        read_deck("\n".join(["name: Mine", *lines[1:], "4 fetch"]))
    assert "TCG-DECK-06" in str(refused.value)
