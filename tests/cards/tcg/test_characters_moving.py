"""Characters with a way of their own to move, or not to."""

import pytest

from tests.cards.tcg.scenes import (
    BARREL,
    JACK,
    LOCK,
    MASTER,
    MAYOR,
    ON_TURN,
    OOGIE,
    SALLY,
    SHOCK,
    TRIO,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Story, tcg, town


def moves_of(table: Story, card: str) -> list[str]:
    """Where a Character could go."""
    start = f"move {card} "
    return [text.removeprefix(start) for text in table.offered(0) if text.startswith(start)]


def moving(at: dict[str, str], row: str = "jacks-house, town-hall, back-alley, town-square") -> Story:
    """Seat 0 has just taken the four Movement of Jack's House."""
    table = tcg(town(row, at=at), rival())
    table.answer(0, "perform jacks-house 3")
    return table


# Big Witch


def test_big_witch_flies_to_any_locale_with_one_movement() -> None:
    table = moving({"jacks-house": "big-witch", "town-hall": "igor"})
    assert moves_of(table, "big-witch") == ["town-hall", "back-alley", "town-square"]
    assert moves_of(table, "igor") == ["jacks-house", "back-alley"]
    table.answer(0, "move big-witch town-square", "move big-witch jacks-house")
    table.answer(0, "move big-witch town-square", "move big-witch jacks-house")
    assert now(table) == ON_TURN


def test_big_witch_flies_by_the_pumpkin_kings_activity_too() -> None:
    """RUL-55"""
    me = town("jacks-house, town-hall, back-alley", at={"jacks-house": "big-witch"})
    table = tcg(me, rival(), stage="activity")
    table.answer(0, "mark move", "join")
    assert moves_of(table, "big-witch") == ["town-hall", "back-alley"]


# Easter Bunny, Monster under the Bed, Sandy Claws


@pytest.mark.parametrize("card", ["easter-bunny", "monster-under-the-bed"])
def test_who_never_moves_is_moved_by_nothing(card: str) -> None:
    """RUL-11"""
    table = moving({"town-hall": f"{card}, igor"})
    assert moves_of(table, card) == []
    assert moves_of(table, "igor")
    table.cites(0, table.card(card), "RUL-11")
    me = town("mayor-mobile, town-hall", at={"town-hall": f"{card}, igor"}, hand="town-meeting, hitch-a-ride", pp=6)
    ride = tcg(me, rival())
    ride.answer(0, "play-surprise hitch-a-ride 2")
    assert (ride.at(0, "mayor-mobile"), ride.at(0, "town-hall")) == (["igor"], [card])
    alone = tcg(town("mayor-mobile, town-hall", at={"town-hall": card}, hand="hitch-a-ride", pp=6), rival())
    assert not alone.offers(0, "play-surprise hitch-a-ride 2")


def test_the_easter_bunny_does_not_move_for_those_it_was_sent_to() -> None:
    me = town("jacks-house, town-hall", at={"town-hall": "igor"})
    table = tcg(rival(hand="easter-bunny", pp=2), me)
    table.answer(0, "play easter-bunny town-hall", "end-turn")
    table.answer(1, "perform jacks-house 3")
    table.asks(1, "move igor jacks-house", "stop")


def test_sandy_claws_moves_only_while_the_trio_is_in_town() -> None:
    """RUL-11"""
    for at, moves in [
        ({"town-hall": "sandy-claws", "back-alley": TRIO}, ["jacks-house", "back-alley"]),
        (
            {"town-hall": f"sandy-claws, {LOCK}", "back-alley": SHOCK, "jacks-house": BARREL},
            ["jacks-house", "back-alley"],
        ),
        ({"town-hall": "sandy-claws", "back-alley": f"{LOCK}, {SHOCK}"}, []),
        ({"town-hall": "sandy-claws", "back-alley": f"{LOCK}, {BARREL}"}, []),
        ({"town-hall": "sandy-claws", "back-alley": f"{SHOCK}, {BARREL}"}, []),
        ({"town-hall": "sandy-claws, igor"}, []),
    ]:
        assert moves_of(moving(at), "sandy-claws") == moves
    # A trio in another town does not carry him.
    table = tcg(town("jacks-house, town-hall", at={"town-hall": "sandy-claws, igor"}), rival({"town-hall": TRIO}))
    table.answer(0, "perform jacks-house 3")
    assert moves_of(table, "sandy-claws") == []


# Oogie


def test_oogie_needs_two_movement_to_leave_his_lair_and_one_elsewhere() -> None:
    """TCG-MOVE-07, EX-18"""
    row = "oogies-lair, sallys-room, town-hall"
    table = tcg(town(row, at={"oogies-lair": OOGIE, "sallys-room": "devil"}), rival())
    table.answer(0, "perform sallys-room 1")
    table.answer(0, f"move {OOGIE} sallys-room")
    # One of three Movement is left, and he may take it.
    assert moves_of(table, OOGIE) == ["oogies-lair", "town-hall"]
    table.answer(0, f"move {OOGIE} town-hall")
    assert now(table) == ON_TURN


def test_oogie_cannot_leave_his_lair_with_one_movement() -> None:
    """TCG-PK-17, EX-18"""
    table = tcg(town("oogies-lair, town-hall", at={"oogies-lair": f"{OOGIE}, igor"}), rival())
    table.answer(0, "perform oogies-lair 3")
    assert (moves_of(table, OOGIE), moves_of(table, "igor")) == ([], ["town-hall"])
    table.cites(0, table.card(OOGIE), "TCG-MOVE-07")


@pytest.mark.parametrize("oogie", ["oogie-boogie-gamblin-boogie-man", "oogie-boogie-eight-ball"])
def test_other_oogies_leave_the_lair_like_anybody(oogie: str) -> None:
    table = tcg(town("oogies-lair, town-hall", at={"oogies-lair": oogie}), rival())
    table.answer(0, "perform oogies-lair 3")
    assert moves_of(table, oogie) == ["town-hall"]


# The Mayor


def test_the_mayor_gathers_any_characters_next_door_at_town_square() -> None:
    at = {"town-hall": "igor, zero, easter-bunny", "town-square": MAYOR, "back-alley": "devil"}
    row = "jacks-house, town-hall, town-square, back-alley, the-well"
    table = moving({**at, "the-well": "clown"}, row)
    table.answer(0, f"gather {MAYOR}")
    # Neither who never moves nor who is further away.
    table.asks(0, "bring igor", "bring zero", "bring devil")
    table.answer(0, "bring zero", "bring devil", "stop")
    assert table.at(0, "town-square") == ["devil", MAYOR, "zero"]
    # That was one Movement of four.
    table.answer(0, "move igor jacks-house", "move igor town-hall", "move igor jacks-house")
    assert now(table) == ON_TURN


def test_the_mayor_gathers_with_one_movement_of_the_pumpkin_king() -> None:
    """RUL-55"""
    me = town("jacks-house, town-square", at={"town-square": MAYOR, "jacks-house": "igor, zero"})
    table = tcg(me, rival(), stage="activity")
    table.answer(0, "mark move", "join", f"gather {MAYOR}", "bring igor", "bring zero")
    assert table.at(0, "town-square") == ["igor", MAYOR, "zero"]


@pytest.mark.parametrize(
    ("mayor", "where"), [(MAYOR, "town-hall"), ("the-mayor-lugubrious-leader", "town-square"), (MAYOR, "back-alley")]
)
def test_no_gathering_elsewhere_or_by_the_other_mayor(mayor: str, where: str) -> None:
    row = "jacks-house, town-hall, town-square, back-alley"
    near = {"town-hall": "town-square", "town-square": "town-hall", "back-alley": "town-square"}[where]
    table = moving({where: mayor, near: "igor"}, row)
    assert not table.offers(0, "gather")


def test_nobody_gathers_one_who_needs_two_movement() -> None:
    """RUL-11"""
    me = town("oogies-lair, town-square", at={"town-square": MAYOR, "oogies-lair": OOGIE})
    table = tcg(me, rival())
    table.answer(0, "perform oogies-lair 3")
    assert not table.offers(0, "gather")


# Shock and Zero


def test_lock_and_barrel_may_follow_shock_without_movement() -> None:
    """DEC-16"""
    table = moving({"town-hall": f"{TRIO}, igor"})
    table.answer(0, f"move {SHOCK} back-alley")
    table.asks(0, f"bring {LOCK}", f"bring {BARREL}", "stop")
    table.answer(0, f"bring {BARREL}", f"bring {LOCK}")
    assert table.at(0, "back-alley") == sorted([LOCK, SHOCK, BARREL])
    assert table.at(0, "town-hall") == ["igor"]
    # Three Movement are left.
    table.answer(0, "move igor jacks-house", "move igor town-hall", "move igor jacks-house")
    assert now(table) == ON_TURN


def test_either_may_follow_shock_and_none_must() -> None:
    table = moving({"town-hall": f"{LOCK}, {SHOCK}", "jacks-house": BARREL})
    table.answer(0, f"move {SHOCK} back-alley")
    # Barrel was not with her.
    table.asks(0, f"bring {LOCK}", "stop")
    table.answer(0, "stop")
    assert (table.at(0, "back-alley"), table.at(0, "town-hall")) == ([SHOCK], [LOCK])
    # Shock follows nobody.
    table.answer(0, f"move {LOCK} back-alley", f"move {LOCK} town-square")
    assert (table.at(0, "back-alley"), now(table)) == ([SHOCK], (0, "MoveCharacters"))


def test_the_other_shock_is_followed_by_nobody() -> None:
    table = moving({"town-hall": f"shock-bossy-trick-or-treater, {LOCK}"})
    table.answer(0, "move shock-bossy-trick-or-treater back-alley")
    assert now(table) == (0, "MoveCharacters")


@pytest.mark.parametrize("jack", [JACK, MASTER, "jack-skellington-demon-of-light"])
def test_zero_may_follow_jack_without_movement(jack: str) -> None:
    """RUL-19, DEC-16"""
    table = moving({"town-hall": f"{jack}, zero, {SALLY}"})
    table.answer(0, f"move {jack} back-alley")
    table.asks(0, "bring zero", "stop")
    table.answer(0, "bring zero", f"move {jack} town-square", "stop")
    assert (table.at(0, "back-alley"), table.at(0, "town-square")) == (["zero"], [jack])
    assert table.at(0, "town-hall") == [SALLY]
    # Two of four Movement are left.
    table.answer(0, f"move {SALLY} jacks-house", f"move {SALLY} town-hall")
    assert now(table) == ON_TURN


def test_zero_follows_nobody_else_and_not_from_elsewhere() -> None:
    table = moving({"town-hall": f"zero, {SALLY}", "back-alley": JACK})
    table.answer(0, f"move {SALLY} back-alley")
    assert now(table) == (0, "MoveCharacters")
    table.answer(0, f"move {JACK} town-square")
    assert (now(table), table.at(0, "town-hall")) == ((0, "MoveCharacters"), ["zero"])


def test_zero_follows_a_jack_who_is_moved_by_a_surprise() -> None:
    """RUL-11: there is no Movement in it."""
    me = town("mayor-mobile, town-hall, back-alley", at={"back-alley": f"{JACK}, zero"}, pp=6)
    table = surprise("town-meeting", 1, me)
    table.answer(0, f"bring {JACK}", "bring zero")
    assert table.at(0, "town-hall") == [JACK, "zero"]
    assert now(table) == ON_TURN


def test_zero_follows_a_jack_who_is_moved_by_an_opponent_if_his_own_player_likes() -> None:
    """RUL-44"""
    theirs = town("mayor-mobile, town-hall", at={"town-hall": f"{JACK}, zero"})
    for answer, left in [("bring zero", []), ("stop", ["zero"])]:
        table = surprise("public-transportation", 1, town("jacks-house"), theirs)
        table.answer(0, f"move {JACK} mayor-mobile")
        table.asks(1, "bring zero", "stop")
        table.answer(1, answer)
        assert (table.at(1, "town-hall"), now(table)) == (left, ON_TURN)


def test_zero_stays_when_jack_leaves_play() -> None:
    table = surprise("hello-oogie", 1, standing({"town-hall": JACK}), rival({"town-hall": f"{JACK}, zero"}))
    table.answer(0, f"bounce {JACK}")
    assert (table.at(1, "town-hall"), now(table)) == (["zero"], ON_TURN)
