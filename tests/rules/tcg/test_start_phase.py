"""Chapter 4, the Start Phase: the Day Counter, Starting Locales and hands, one more Locale a Day."""

import pytest

from spiralhill.games.tcg.events import DayBegins, Draws, DrawsLocale, PlacesLocale, RevealsStart
from spiralhill.games.tcg.picks import PlaceLocale
from spiralhill.kernel.steps import PASS
from tests.rules.tcg.games import begun, wander
from tests.rules.tcg.story import Story, tcg, town

FOUR = ("jack", "oogie", "mayor", "finklestein")
REGULAR = "town-hall, tree-circle, town-square, the-well, the-crypt"


def test_the_king_takes_a_counter_first() -> None:
    """TCG-START-01"""
    for table in wander("jack", "oogie", "mayor", seed=6):
        assert table.game.days == 12 - table.game.day
    kings = [event.seat for event in table.told(DayBegins)]
    assert kings == [(kings[0] + day) % 3 for day in range(12)]
    fourth = tcg(
        town("jacks-house, the-well, the-crypt"), town("oogies-lair, the-well, the-crypt"), day=4, stage="locales"
    )
    assert (fourth.game.log[0], fourth.game.days) == (DayBegins(0, 4, 8), 8)
    assert fourth.asks_for == "PlaceLocale"


def test_in_round_1_starting_locales_are_turned_up_and_nothing_is_drawn() -> None:
    """TCG-START-02"""
    table = begun(*FOUR)
    rows = [["jacks-house"], ["oogies-lair"], ["mayor-mobile"], ["finklestein-hall"]]
    assert [table.row(seat) for seat in range(4)] == rows
    assert [len(table.pile(seat, "locale-deck")) for seat in range(4)] == [5] * 4
    assert (table.told(DrawsLocale), table.told(PlacesLocale)) == ([], [])
    # All of them before anybody draws a hand, clockwise from the Pumpkin King.
    king = table.game.king
    assert [event.seat for event in table.told(RevealsStart)] == [(king + step) % 4 for step in range(4)]
    assert not table.game.down


@pytest.mark.parametrize(
    ("start", "size"), [("jacks-house", 7), ("mayor-mobile", 6), ("oogies-lair", 5), ("finklestein-hall", 7)]
)
def test_the_starting_hand_is_as_large_as_the_starting_locale_says(start: str, size: int) -> None:
    """TCG-START-03"""
    table = tcg(town(start=start, deck=f"{size} igor, zero, 5 cyclops"), town(start="oogies-lair"), stage="dawn")
    # From the top of the Main Deck.
    assert table.hand(0) == ["igor"] * size
    assert table.pile(0, "deck")[0] == "zero"
    assert table.told(Draws)[0].number == size
    assert len(table.hand(1)) == 5
    assert table.asks_for == "ChooseActivity"


def test_starting_hands_are_drawn_once() -> None:
    """TCG-START-04"""
    for day, rest in ((2, ""), (6, ", the-well, the-crypt, town-hall, town-square"), (7, f", {REGULAR}")):
        rows = (f"jacks-house{rest}", f"oogies-lair{rest}")
        table = tcg(town(rows[0], hand="2 igor"), town(rows[1]), day=day, stage="locales")
        table.go_on("ChooseActivity")
        assert (table.hand(0), table.hand(1), table.told(Draws)) == (["igor", "igor"], [], [])


def test_from_round_2_to_6_each_player_adds_the_top_locale() -> None:
    """TCG-START-05"""
    lengths: dict[int, set[int]] = {}
    for table in wander("jack", "oogie", "mayor", seed=8):
        if table.asks_for == "ChooseActivity":
            lengths.setdefault(table.game.day, set()).update(len(row) for row in table.game.rows)
    assert lengths == {day: {min(day, 6)} for day in range(1, 13)}


def test_the_new_locale_is_the_top_one_and_lies_face_up_before_it_is_placed() -> None:
    """TCG-START-05 RUL-02"""
    table = tcg(
        town("jacks-house", locales="town-hall, tree-circle"),
        town("oogies-lair", locales="the-crypt, the-well"),
        town("mayor-mobile", locales="back-alley, the-well"),
        day=2,
        king=1,
        stage="locales",
    )
    # All turn theirs up together, then place them clockwise from the Pumpkin King.
    drawn = [DrawsLocale(1, "the-crypt"), DrawsLocale(2, "back-alley"), DrawsLocale(0, "town-hall")]
    assert table.told(DrawsLocale) == drawn
    table.answer(1, "place-locale the-crypt right")
    table.answer(2, "place-locale back-alley right")
    table.answer(0, "place-locale town-hall right")
    assert [table.row(seat)[1] for seat in range(3)] == ["town-hall", "the-crypt", "back-alley"]
    assert table.pile(0, "locale-deck")[0] == "tree-circle"
    assert (table.waiting, table.asks_for) == (1, "ChooseActivity")


def fourth_locale() -> Story:
    """A row of three to which another Locale comes."""
    row = "the-well, jacks-house, the-crypt"
    return tcg(town(row, locales="town-hall"), town(row, locales="town-hall"), day=4, stage="locales")


@pytest.mark.parametrize(
    ("side", "row"),
    [
        ("left", ["town-hall", "the-well", "jacks-house", "the-crypt"]),
        ("right", ["the-well", "jacks-house", "the-crypt", "town-hall"]),
    ],
)
def test_the_owner_chooses_the_end(side: str, row: list[str]) -> None:
    """TCG-START-06"""
    table = fourth_locale()
    table.answer(0, f"place-locale town-hall {side}")
    assert table.row(0) == row
    assert table.told(PlacesLocale) == [PlacesLocale(0, "town-hall", side)]
    assert (table.waiting, table.asks_for) == (1, "PlaceLocale")


def test_no_locale_comes_between_others() -> None:
    """TCG-START-07"""
    table = fourth_locale()
    table.asks(0, "place-locale town-hall left", "place-locale town-hall right")
    table.refuses(0, PlaceLocale(table.card("town-hall"), "1"), "TCG-START-07")
    # Nor is another Locale placed than the one that came.
    table.refuses(0, PlaceLocale(table.card("the-well"), "left"), "TCG-START-07")


def test_from_round_7_on_no_locale_comes() -> None:
    """TCG-START-08"""
    table = tcg(town(f"jacks-house, {REGULAR}"), town(f"oogies-lair, {REGULAR}"), day=7, stage="locales")
    assert (table.game.days, table.asks_for) == (5, "ChooseActivity")
    assert (len(table.row(0)), table.told(DrawsLocale)) == (6, [])
    for played in wander("jack", "oogie", seed=3):
        if played.game.day > 6:
            assert played.asks_for != "PlaceLocale"
    assert [len(row) for row in played.game.rows] == [6, 6]
    assert len(played.told(PlacesLocale)) == 10


def test_a_locale_must_be_placed() -> None:
    """TCG-START-09"""
    table = fourth_locale()
    assert len(table.offered(0)) == 2
    table.refuses(0, PASS, "TCG-START-09")
