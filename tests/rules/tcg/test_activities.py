"""Chapter 5, the Pumpkin King's activity: who marks it, who performs it, and what it costs."""

import pytest

from spiralhill.games.tcg.events import Declines, Discards, Draws, JoinsActivity, Marks
from spiralhill.games.tcg.picks import JOIN, MARKS, Mark, Move, Pay
from spiralhill.kernel.steps import PASS
from tests.rules.tcg.games import begun, wander
from tests.rules.tcg.story import Story, Town, tcg, town
from tests.rules.views import facts, viewers

OOGIE = "oogie-boogie-meanest-guy-around"
MAYOR = "the-mayor-elected-official"


def activity(*towns: Town, king: int = 0) -> Story:
    """A game in which the Pumpkin King is to mark an activity."""
    return tcg(*towns, king=king, stage="activity")


def test_one_of_three_must_be_marked() -> None:
    """TCG-PK-01"""
    table = begun("jack", "oogie")
    king = table.game.king
    # Also on the first Day, when nobody could move.
    table.asks(king, "mark draw", "mark points", "mark move")
    table.refuses(king, PASS, "TCG-PK-01")
    table.refuses(king, Mark("rest"), "TCG-PK-01")
    table.answer(king, "mark move")
    assert table.game.activity == "move"
    for played in wander("jack", "oogie", seed=2):
        if played.asks_for == "ChooseActivity":
            assert len(played.offered(played.game.king)) == 3
    assert len(played.told(Marks)) == 12


def test_everybody_sees_what_is_marked() -> None:
    """TCG-PK-02"""
    table = activity(town(hand="2 igor"), town(hand="igor"))
    assert [facts(table, viewer)["activity"] for viewer in viewers(table)] == [None] * 3
    table.answer(0, "mark points")
    assert [facts(table, viewer)["activity"] for viewer in viewers(table)] == ["points"] * 3
    assert table.told(Marks) == [Marks(0, "points", None)]


def test_the_king_may_decline_and_the_others_may_perform_it() -> None:
    """TCG-PK-03 TCG-PK-04"""
    table = activity(town(hand="2 igor"), town(hand="2 igor"), town(hand="2 igor"), king=1)
    table.answer(1, "mark points", "pass")
    # Clockwise.
    table.answer(2, "pay igor")
    table.answer(0, "pass")
    assert table.game.pp == [0, 0, 1]
    assert [event.seat for event in table.told(Declines)] == [1, 0]
    assert (table.waiting, table.asks_for) == (1, "TurnAction")


def test_only_the_marked_activity_can_be_performed() -> None:
    """TCG-PK-05"""
    table = activity(
        town("jacks-house, the-well", at={"the-well": "igor"}, hand="fetch, zero"),
        town("oogies-lair, the-well", at={"the-well": "igor"}, hand="fetch"),
    )
    table.answer(0, "mark points")
    for seat in (0, 1):
        table.asks(seat, *(f"pay {name}" for name in table.pile(seat, "hand")), "pass")
        for mark in MARKS:
            table.refuses(seat, mark, "TCG-PK-05")
        table.answer(seat, "pay fetch")
    assert table.game.pp == [1, 1]
    assert [event.activity for event in table.told(JoinsActivity)] == ["points", "points"]


def test_each_player_has_one_opportunity() -> None:
    """TCG-PK-06"""
    table = activity(town(hand="4 igor"), town(hand="4 igor"), town(hand="4 igor"))
    table.answer(0, "mark points", "pay igor")
    assert table.waiting == 1
    table.answer(1, "pass")
    assert table.waiting == 2
    table.answer(2, "pay igor")
    assert (table.waiting, table.asks_for, table.game.pp) == (0, "TurnAction", [1, 0, 1])
    table.refuses_pick(0, Pay(table.card("igor", 0)))


def test_the_price_is_a_card_of_choice_from_hand() -> None:
    """TCG-PK-07"""
    for given in ("fetch", "igor", "scary-teddy"):
        table = activity(town(hand="fetch, igor, scary-teddy", discard="zero"), town(hand="3 igor"))
        table.answer(0, "mark points")
        table.asks(0, "pay fetch", "pay igor", "pay scary-teddy", "pass")
        table.refuses(0, Pay(table.card("zero")), "TCG-PK-07")
        table.answer(0, f"pay {given}")
        assert (len(table.hand(0)), table.pile(0, "discard")) == (2, ["zero", given])
        assert table.told(Discards) == [Discards(0, given)]


def test_who_has_nothing_to_give_cannot_perform_it() -> None:
    """TCG-PK-08"""
    table = activity(town(), town(hand="igor"))
    table.answer(0, "mark points")
    # The question with one answer has answered itself.
    assert (table.told(Declines), table.waiting) == ([Declines(0)], 1)
    table.answer(1, "pass")
    assert (table.game.pp, table.told(JoinsActivity)) == ([0, 0], [])


def test_drawing_takes_the_top_card() -> None:
    """TCG-PK-09 TCG-PK-19"""
    table = activity(town(hand="igor", deck="zero, 3 cyclops"), town(hand="fetch"))
    table.answer(0, "mark draw")
    table.asks(0, "pay igor", "pass")
    table.answer(0, "pay igor")
    assert (table.hand(0), table.pile(0, "discard")) == (["zero"], ["igor"])
    assert len(table.pile(0, "deck")) == 3
    # First the price, then what it buys.
    kinds = [type(event) for event in table.game.log if isinstance(event, (Discards, Draws))]
    assert kinds == [Discards, Draws]


def test_drawing_is_free_for_the_smallest_hand() -> None:
    """TCG-PK-10"""
    table = activity(town(hand="4 igor"), town(hand="2 igor"), town(hand="5 igor"))
    table.answer(0, "mark draw")
    assert table.game.free == 1
    table.refuses(0, JOIN, "TCG-PK-15")
    table.answer(0, "pass")
    table.asks(1, "join", "pass")
    table.refuses(1, Pay(table.card("igor", 1)), "TCG-PK-10")
    table.answer(1, "join")
    assert (len(table.hand(1)), table.pile(1, "discard")) == (3, [])
    assert not table.offers(2, "join")


def test_an_empty_hand_alone_draws_for_nothing() -> None:
    """TCG-PK-10"""
    table = activity(town(), town(hand="igor"))
    table.answer(0, "mark draw")
    table.asks(0, "join", "pass")
    table.answer(0, "join")
    assert (table.hand(0), table.pile(0, "discard")) == (["cyclops"], [])


def test_a_point_raises_an_empty_track_to_1() -> None:
    """TCG-PK-11"""
    table = activity(town(hand="igor", pp=0), town(hand="igor"))
    table.answer(0, "mark points", "pay igor")
    assert table.game.pp == [1, 0]


def test_a_point_is_free_for_most_creations() -> None:
    """TCG-PK-12"""
    table = activity(town(hand="2 igor"), town(creations="scary-teddy", hand="igor"))
    table.answer(0, "mark points", "pass")
    table.asks(1, "join", "pass")
    table.answer(1, "join")
    assert (table.game.pp, table.hand(1)) == ([0, 1], ["igor"])


def test_moving_takes_a_character_next_door() -> None:
    """TCG-PK-13"""
    table = activity(
        town("the-well, jacks-house, the-crypt, town-hall", at={"jacks-house": "igor"}, hand="mr-hyde, fetch"),
        town("oogies-lair, the-well", at={"the-well": "cyclops"}, hand="fetch"),
    )
    table.answer(0, "mark move", "pay fetch")
    table.asks(0, "move igor the-well", "move igor the-crypt")
    table.refuses(0, Move(table.card("igor"), table.card("town-hall")), "TCG-MOVE-01")
    # A Character in hand stands nowhere.
    table.refuses(0, Move(table.card("mr-hyde"), table.card("the-well")), "TCG-MOVE-01")
    table.refuses(0, Move(table.card("cyclops", 1), table.card("oogies-lair", 1)), "TCG-MOVE-06")
    table.answer(0, "move igor the-well")
    assert table.at(0, "the-well") == ["igor"]
    assert (table.waiting, table.asks_for) == (1, "JoinActivity")


def test_moving_is_free_for_most_characters() -> None:
    """TCG-PK-14"""
    table = activity(
        town("jacks-house, the-well", at={"the-well": "igor, cyclops, zero"}, hand="fetch"),
        town("oogies-lair, the-well", at={"the-well": "cyclops"}, hand="fetch"),
    )
    table.answer(0, "mark move")
    table.asks(0, "join", "pass")
    table.answer(0, "join", "move igor jacks-house")
    assert (table.at(0, "jacks-house"), table.hand(0)) == (["igor"], ["fetch"])
    table.asks(1, "pay fetch", "pass")


@pytest.mark.parametrize(
    ("mark", "towns"),
    [
        ("draw", [town(hand="3 igor"), town(hand="3 igor"), town(hand="5 igor")]),
        ("points", [town(hand="igor"), town(hand="2 igor")]),
        ("points", [town(hand="igor", creations="road-kill"), town(hand="igor", creations="fender-bender")]),
        ("move", [town("jacks-house, the-well", at={"the-well": "igor"}, hand="igor") for _ in range(2)]),
    ],
    ids=["hands", "no Creations", "Creations", "Characters"],
)
def test_on_a_tie_it_is_free_for_nobody(mark: str, towns: list[Town]) -> None:
    """TCG-PK-15 RUL-09"""
    table = activity(*towns)
    table.answer(0, f"mark {mark}")
    assert table.game.free is None
    for seat in range(len(towns)):
        assert not table.offers(seat, "join")
        assert table.offers(seat, "pay igor")
        table.refuses(seat, JOIN, "TCG-PK-15")
        table.answer(seat, "pass")


def test_with_no_character_on_the_table_nobody_can_move() -> None:
    """RUL-09 RUL-10"""
    table = activity(town("jacks-house, the-well", hand="igor"), town("oogies-lair, the-well", hand="igor"))
    table.answer(0, "mark move")
    assert (table.game.free, [event.seat for event in table.told(Declines)]) == (None, [0, 1])
    assert table.asks_for == "TurnAction"


def test_who_is_free_may_still_decline() -> None:
    """TCG-PK-16"""
    table = activity(town(creations="scary-teddy", hand="igor"), town(hand="igor"))
    table.answer(0, "mark points")
    table.asks(0, "join", "pass")
    table.answer(0, "pass")
    assert (table.game.pp, table.told(Declines)) == ([0, 0], [Declines(0)])


def test_who_needs_two_movement_stays() -> None:
    """TCG-PK-17"""
    row = "oogies-lair, the-well, the-crypt"
    table = activity(town(row, at={"oogies-lair": f"{OOGIE}, igor"}, hand="2 fetch"), town(hand="fetch"))
    table.answer(0, "mark move", "join")
    # There is one thing left to do then: Igor moves.
    assert table.at(0, "the-well") == ["igor"]
    alone = activity(town(row, at={"oogies-lair": OOGIE}, hand="2 fetch"), town(hand="fetch"))
    alone.answer(0, "mark move")
    assert alone.told(Declines)[0] == Declines(0)
    # Elsewhere he is as light as anybody.
    elsewhere = activity(town(row, at={"the-well": OOGIE}, hand="2 fetch"), town(hand="fetch"))
    elsewhere.answer(0, "mark move", "join")
    elsewhere.asks(0, f"move {OOGIE} oogies-lair", f"move {OOGIE} the-crypt")


def test_points_stay_for_the_coming_turn() -> None:
    """TCG-PK-18"""
    table = activity(town("jacks-house", hand="2 igor, monster-under-the-bed"), town(hand="igor"))
    table.answer(0, "mark points", "pay igor")
    table.answer(1, "pay igor")
    assert not table.offers(0, "play monster-under-the-bed")
    table.answer(0, "perform jacks-house 2")
    assert table.game.pp == [3, 1]
    table.answer(0, "play monster-under-the-bed jacks-house")
    assert table.game.pp == [0, 1]


def test_the_card_drawn_is_not_the_card_paid() -> None:
    """TCG-PK-19"""
    table = activity(town(hand="fetch", deck="igor, zero"), town(hand="fetch"))
    table.answer(0, "mark draw")
    table.asks(0, "pay fetch", "pass")
    table.refuses(0, Pay(table.card("igor")), "TCG-PK-07")
    table.answer(0, "pay fetch")
    assert (table.hand(0), table.pile(0, "discard")) == (["igor"], ["fetch"])


def test_the_free_player_is_settled_when_the_activity_is_marked() -> None:
    """RUL-08"""
    table = activity(town(hand="2 igor", deck=""), town(hand="igor"), town(hand="3 igor"))
    table.answer(0, "mark draw")
    assert table.game.free == 1
    # From an empty deck the Pumpkin King draws nothing, and has as few cards as the one who is free.
    table.answer(0, "pay igor")
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 1, 3]
    table.asks(1, "join", "pass")
    table.answer(1, "join")
    assert (len(table.hand(1)), table.pile(1, "discard")) == (2, [])


def test_an_empty_deck_may_be_drawn_from_and_a_move_needs_a_move() -> None:
    """RUL-10"""
    table = activity(town("jacks-house", at={"jacks-house": "igor"}, hand="2 igor", deck=""), town(hand="2 igor"))
    table.answer(0, "mark draw", "pay igor")
    assert (table.hand(0), table.pile(0, "discard"), table.told(Draws)) == (["igor"], ["igor"], [])
    # In a row of one Locale nobody has anywhere to go.
    alone = activity(town("jacks-house", at={"jacks-house": "igor"}, hand="igor"), town(hand="igor"))
    alone.answer(0, "mark move")
    assert ([event.seat for event in alone.told(Declines)], alone.asks_for) == ([0, 1], "TurnAction")
    stuck = activity(
        town("jacks-house, the-well", at={"the-well": "monster-under-the-bed"}, hand="igor"), town(hand="igor")
    )
    stuck.answer(0, "mark move")
    assert stuck.asks_for == "TurnAction"


def test_texts_that_improve_a_movement_work_here() -> None:
    """RUL-55"""
    row = "jacks-house, the-well, town-square, the-crypt, town-hall"
    table = activity(town(row, at={"jacks-house": "big-witch"}, hand="fetch"), town(hand="fetch"))
    table.answer(0, "mark move", "join")
    table.asks(0, *(f"move big-witch {name}" for name in ("the-well", "town-square", "the-crypt", "town-hall")))
    table.answer(0, "move big-witch town-hall")
    assert (table.waiting, table.asks_for) == (0, "TurnAction")
    at = {"town-square": MAYOR, "the-well": "igor", "the-crypt": "cyclops, zero"}
    gathering = activity(town(row, at=at, hand="fetch"), town(hand="fetch"))
    gathering.answer(0, "mark move", "join", f"gather {MAYOR}", "bring igor", "bring zero", "stop")
    assert gathering.at(0, "town-square") == ["igor", MAYOR, "zero"]
    assert gathering.at(0, "the-crypt") == ["cyclops"]
