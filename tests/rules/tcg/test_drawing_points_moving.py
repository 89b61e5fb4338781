"""Chapter 8: drawing, Pumpkin Points and Movement."""

import pytest

from spiralhill.games.tcg.events import AddsPoints, Draws, Moves
from spiralhill.games.tcg.picks import Move, Play
from tests.rules.tcg.story import tcg, town

SALLY = "sally-shy-creature"
JACK = "jack-skellington-the-pumpkin-king"
OOGIE = "oogie-boogie-meanest-guy-around"


def test_cards_come_from_the_top_of_the_own_deck() -> None:
    """TCG-DRAW-01"""
    table = tcg(town("jacks-house", deck="igor, zero, fetch, 3 cyclops"), town())
    table.answer(0, "perform jacks-house 1")
    assert table.told(Draws) == [Draws(0, 2, ("igor", "zero"))]
    assert (table.pile(0, "deck")[0], len(table.pile(1, "deck"))) == ("fetch", 12)


def test_an_empty_deck_gives_no_more_and_is_not_renewed() -> None:
    """TCG-DRAW-02"""
    table = tcg(town(start="mayor-mobile", deck="igor", discard="4 zero"), town())
    table.answer(0, "perform mayor-mobile 1")
    assert (table.hand(0), table.pile(0, "deck"), len(table.pile(0, "discard"))) == (["igor"], [], 4)
    assert table.told(Draws) == [Draws(0, 1, ("igor",))]


def test_running_out_of_cards_costs_nothing() -> None:
    """TCG-DRAW-03"""
    table = tcg(town(start="mayor-mobile", deck="igor", discard="4 zero"), town())
    table.answer(0, "perform mayor-mobile 1", "end-turn")
    assert (table.waiting, table.game.scores) == (1, (0, 0))
    table.end_turn(1)
    # In the End Phase the Discard Pile comes back.
    assert (len(table.pile(0, "deck")), table.pile(0, "discard")) == (4, [])
    assert table.asks_for == "PlaceLocale"


def test_points_are_added_to_what_is_there() -> None:
    """TCG-PP-01"""
    table = tcg(town("jacks-house", pp=1), town(start="oogies-lair"))
    table.answer(0, "perform jacks-house 2")
    assert (table.game.pp, table.told(AddsPoints)) == ([3, 0], [AddsPoints(0, 2, 3)])
    table.end_turn(0)
    table.answer(1, "perform oogies-lair 2")
    assert table.game.pp == [3, 3]


@pytest.mark.parametrize(("before", "after"), [(3, 6), (4, 6), (5, 6), (6, 6)])
def test_nobody_has_more_than_six_points(before: int, after: int) -> None:
    """TCG-PP-02 RUL-05"""
    table = tcg(town(start="oogies-lair", pp=before), town())
    # Gaining is never forbidden; what is too much is lost.
    assert table.offers(0, "perform oogies-lair 2")
    table.answer(0, "perform oogies-lair 2")
    assert table.game.pp[0] == after


def test_paying_lowers_the_track_and_never_below_0() -> None:
    """TCG-PP-03"""
    table = tcg(town("jacks-house", hand="behemoth, clown, igor", pp=3), town())
    table.answer(0, "play behemoth jacks-house")
    assert table.game.pp[0] == 1
    table.refuses(0, Play(table.card("clown"), table.card("jacks-house")), "TCG-PLAY-04")
    table.answer(0, "play igor jacks-house")
    assert table.game.pp[0] == 0


def test_points_do_not_reach_the_next_day() -> None:
    """TCG-PP-04"""
    table = tcg(town("jacks-house", pp=4), town(start="oogies-lair", pp=6))
    table.end_turn(0)
    table.end_turn(1)
    assert (table.game.day, table.game.pp) == (8, [0, 0])


def test_one_movement_goes_next_door_and_the_row_is_no_ring() -> None:
    """TCG-MOVE-01 RUL-12"""
    row = "the-well, jacks-house, the-crypt"
    for start, near, far in (
        ("jacks-house", ["the-well", "the-crypt"], "jacks-house"),
        ("the-well", ["jacks-house"], "the-crypt"),
        ("the-crypt", ["jacks-house"], "the-well"),
    ):
        table = tcg(town(row, at={start: "igor"}), town())
        table.answer(0, "perform jacks-house 3")
        table.asks(0, *(f"move igor {name}" for name in near), "stop")
        table.refuses(0, Move(table.card("igor"), table.card(far)), "TCG-MOVE-01")
        table.answer(0, f"move igor {near[0]}")
        assert table.at(0, near[0]) == ["igor"]


@pytest.mark.parametrize(("locale", "number"), [("sallys-room", 3), ("the-well", 6), ("back-alley", 3)])
def test_so_many_cards_means_so_much_movement(locale: str, number: int) -> None:
    """TCG-MOVE-02"""
    table = tcg(town(f"jacks-house, {locale}", at={locale: "behemoth"}), town())
    table.answer(0, f"perform {locale} 1")
    for step in range(number):
        assert table.asks_for == "MoveCharacters"
        table.answer(0, f"move behemoth {locale if step % 2 else 'jacks-house'}")
    assert (len(table.told(Moves)), table.asks_for) == (number, "TurnAction")


def test_movement_is_split_between_characters() -> None:
    """TCG-MOVE-03"""
    row = "jacks-house, sallys-room, the-well"
    table = tcg(town(row, at={"sallys-room": SALLY, "jacks-house": "igor, zero"}), town())
    table.answer(0, "perform sallys-room 1", "move igor sallys-room", "move zero sallys-room", "move igor the-well")
    assert (table.at(0, "sallys-room"), table.at(0, "the-well")) == ([SALLY, "zero"], ["igor"])


def test_movement_is_for_any_character_of_the_town() -> None:
    """TCG-MOVE-04"""
    row = "jacks-house, the-well, the-crypt, town-hall, town-square"
    table = tcg(town(row, at={"the-well": "igor", "town-hall": "behemoth"}), town())
    table.answer(0, "perform the-well 1", "move behemoth town-square", "stop")
    assert (table.at(0, "town-square"), table.at(0, "the-well")) == (["behemoth"], ["igor"])


def test_movement_may_lapse() -> None:
    """TCG-MOVE-05"""
    for steps in (0, 1, 2):
        table = tcg(town("jacks-house, sallys-room, the-well", at={"sallys-room": SALLY}), town())
        table.answer(
            0, "perform sallys-room 1", *[f"move {SALLY} the-well", f"move {SALLY} sallys-room"][:steps], "stop"
        )
        assert (len(table.told(Moves)), table.asks_for) == (steps, "TurnAction")


def test_opponents_characters_are_left_alone() -> None:
    """TCG-MOVE-06"""
    table = tcg(
        town("jacks-house, the-well", at={"the-well": "igor"}),
        town("oogies-lair, the-crypt", at={"the-crypt": SALLY}),
    )
    table.answer(0, "perform jacks-house 3")
    table.asks(0, "move igor jacks-house", "stop")
    table.refuses(0, Move(table.card(SALLY, 1), table.card("oogies-lair", 1)), "TCG-MOVE-06")
    # Only text that says so moves one.
    other = tcg(
        town(hand="i-am-not-the-one"), town("the-well, oogies-lair, the-crypt", at={"oogies-lair": SALLY}, hand="igor")
    )
    other.answer(0, "play-surprise i-am-not-the-one 2", f"move {SALLY} the-crypt")
    assert other.at(1, "the-crypt") == [SALLY]


def test_some_need_two_movement_to_leave() -> None:
    """TCG-MOVE-07"""
    row = "oogies-lair, sallys-room, the-well"
    table = tcg(town(row, at={"oogies-lair": OOGIE, "sallys-room": SALLY}), town())
    table.answer(0, "perform sallys-room 1", f"move {OOGIE} sallys-room", f"move {OOGIE} the-well")
    assert (len(table.told(Moves)), table.asks_for) == (2, "TurnAction")
    # With one Movement left he cannot leave.
    other = tcg(town(row, at={"oogies-lair": OOGIE, "sallys-room": SALLY}), town())
    other.answer(0, "perform sallys-room 1", f"move {SALLY} the-well", f"move {SALLY} sallys-room")
    other.asks(0, f"move {SALLY} oogies-lair", f"move {SALLY} the-well", "stop")
    other.refuses(0, Move(other.card(OOGIE), other.card("sallys-room")), "TCG-MOVE-07")


def test_what_lies_on_a_character_moves_along() -> None:
    """TCG-MOVE-08"""
    shock = "shock-bossy-trick-or-treater"
    table = tcg(
        town("jacks-house, the-well", at={"the-well": shock}, stacked={shock: "i-told-you"}, hexed=shock), town()
    )
    table.answer(0, "perform jacks-house 3", f"move {shock} jacks-house", "stop")
    assert table.at(0, "jacks-house") == [shock]
    assert (table.stacked(shock), table.game.hexed) == (["i-told-you"], frozenset({table.card(shock)}))
    assert (table.game.scare_at(0, table.slot(0, "jacks-house")), table.game.scores[0]) == (2, 2)


def test_two_movement_must_come_from_one_source() -> None:
    """RUL-11"""
    table = tcg(
        town("oogies-lair, the-well", at={"oogies-lair": f"{OOGIE}, igor"}, hand="fetch"), town(), stage="activity"
    )
    table.answer(0, "mark move", "join")
    # One Movement of the activity went to Igor; the one of the Lair does not add up with it.
    assert table.at(0, "the-well") == ["igor"]
    table.answer(0, "perform oogies-lair 3")
    table.asks(0, "move igor oogies-lair", "stop")
    table.refuses(0, Move(table.card(OOGIE), table.card("the-well")), "TCG-MOVE-07")


def test_who_is_put_elsewhere_without_movement_is_not_heavy() -> None:
    """RUL-11"""
    table = tcg(town("oogies-lair, the-well, the-crypt", at={"oogies-lair": OOGIE}, hand="oogies-dice", pp=4), town())
    table.answer(0, "play oogies-dice", f"move {OOGIE} the-crypt")
    assert table.at(0, "the-crypt") == [OOGIE]


@pytest.mark.parametrize("stuck", ["monster-under-the-bed", "easter-bunny"])
def test_who_cannot_move_is_not_moved_by_any_text(stuck: str) -> None:
    """RUL-11"""
    row = "jacks-house, the-well, town-hall"
    table = tcg(town(row, at={"the-well": f"{stuck}, igor"}, hand="town-meeting, fetch", pp=1), town())
    table.answer(0, "play-surprise town-meeting 1")
    # There is only Igor to be brought.
    assert (table.at(0, "town-hall"), table.at(0, "the-well")) == (["igor"], [stuck])
    table.answer(0, "perform jacks-house 3")
    table.asks(0, "move igor the-well", "stop")
    table.refuses(0, Move(table.card(stuck), table.card("jacks-house")), "RUL-11")


def test_sandy_claws_moves_only_with_the_trio_in_town() -> None:
    """RUL-11"""
    trio = "lock-little-devil, barrel-little-skeleton"
    for others, moves in ((trio, False), (f"{trio}, shock-little-hag", True)):
        table = tcg(
            town("jacks-house, the-tree-house", at={"the-tree-house": "sandy-claws", "jacks-house": others}), town()
        )
        table.answer(0, "perform jacks-house 3")
        assert table.offers(0, "move sandy-claws jacks-house") == moves
