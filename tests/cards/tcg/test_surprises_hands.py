"""Surprises that give cards or Pumpkin Points, or take cards from opponents' hands."""

import pytest

from spiralhill.games.tcg.events import Looks
from spiralhill.kernel.chance import Dice
from tests.cards.tcg.scenes import (
    BARREL,
    DOCTOR,
    DRAWN,
    JACK,
    LEADER,
    LOCK,
    MAYOR,
    ON_TURN,
    OOGIE,
    SALLY,
    SHOCK,
    TRIO,
    drawn,
    is_offered,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Town, tcg, town

BAND = "accordion-player, bass-player, sax-player"


# Drawing cards


@pytest.mark.parametrize(
    ("card", "me", "number"),
    [
        ("i-never-realized", standing({"town-hall": f"{JACK}, {SALLY}"}), 2),
        ("master-the-plans", standing({"town-hall": f"{DOCTOR}, igor"}), 2),
        ("halloween-plans", standing({"town-hall": f"{JACK}, {MAYOR}"}), 2),
        ("halloween-plans", town("mayor-mobile, town-hall", at={"mayor-mobile": LEADER}), 2),
        ("its-time-to-party", standing({"town-hall": "devil"}, creations="road-kill"), 1),
        ("its-time-to-party", standing({"town-hall": "devil"}, creations="road-kill, dead-head, nutcracker"), 3),
    ],
)
def test_the_second_ability_draws_so_many_cards(card: str, me: Town, number: int) -> None:
    me.pp = 1
    table = surprise(card, 2, me, rival(creations="old-sparkly, jingle-bells"))
    assert (table.hand(0), table.pile(0, "surprises")) == ([DRAWN] * number, [card])
    assert now(table) == ON_TURN


def test_twilight_sun_draws_two() -> None:
    table = surprise("twilight-sun", 1, standing({}, pp=2))
    assert (drawn(table), table.game.pp[0], now(table)) == (2, 0, ON_TURN)


def test_mellow_trio_draws_a_card_for_each_player_at_one_locale() -> None:
    at = {"town-hall": "bass-player, sax-player, igor", "back-alley": "accordion-player", "town-square": "clown"}
    table = surprise("mellow-trio", 2, standing(at, pp=1), rival({"town-hall": BAND}))
    table.asks(0, "choose town-hall", "choose back-alley")
    table.answer(0, "choose town-hall")
    assert (drawn(table), table.game.pp[0], now(table)) == (2, 0, ON_TURN)
    assert not is_offered("mellow-trio", 2, standing({"town-hall": "igor"}), rival({"town-hall": BAND}))


@pytest.mark.parametrize(
    ("name", "number"), [("igor", 1), ("hanging-tree", 3), (OOGIE, 4), ("oogie-boogie-eight-ball", 4)]
)
def test_mournful_howl_draws_the_number_of_a_discarded_character_up_to_four(name: str, number: int) -> None:
    me = standing({"town-hall": "wolfman"}, discard=f"{name}, zero, sandy-claws-outfit, fire")
    table = surprise("mournful-howl", 2, me, rival(discard="reaper"))
    table.asks(0, f"reveal {name}", "reveal zero")
    table.answer(0, f"reveal {name}")
    # It is shown, not taken.
    assert (table.hand(0), len(table.pile(0, "discard"))) == ([DRAWN] * number, 4)
    assert now(table) == ON_TURN


def test_mournful_howl_counts_a_vampire_by_the_vampires_in_the_own_town() -> None:
    """RUL-23"""
    me = standing({"town-hall": "wolfman, vampire-lord, vampire-count"}, discard="vampire-baron, zero")
    table = surprise("mournful-howl", 2, me)
    table.answer(0, "reveal vampire-baron")
    assert drawn(table) == 2


def test_mournful_howl_needs_a_character_in_the_pile() -> None:
    assert not is_offered("mournful-howl", 2, standing({"town-hall": "wolfman"}, discard="fire, road-kill"))


@pytest.mark.parametrize("points", [0, 1, 3])
def test_eureka_turns_any_number_of_points_into_cards(points: int) -> None:
    """DEC-24"""
    me = town("jacks-house, town-hall", at={"jacks-house": JACK}, pp=3)
    table = surprise("eureka", 1, me)
    table.asks(0, "amount 0", "amount 1", "amount 2", "amount 3")
    table.answer(0, f"amount {points}")
    assert (drawn(table), table.game.pp[0]) == (points, 3 - points)
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("held", "size"), [("", 7), ("5 fire", 7), ("6 fire", 7)])
def test_oogies_turn_to_boogie_fills_the_hand_to_seven(held: str, size: int) -> None:
    me = town("oogies-lair, town-hall", at={"oogies-lair": f"{OOGIE}, sandy-claws"}, hand=held)
    table = surprise("oogies-turn-to-boogie", 2, me)
    # The card itself has left the hand by then.
    assert (len(table.hand(0)), now(table)) == (size, ON_TURN)


# Pumpkin Points


@pytest.mark.parametrize(
    ("card", "names", "points"),
    [("its-a-phase-my-dear", f"{DOCTOR}, {SALLY}", 0 + 1), ("putrid-playmates", "corpse-kid, mummy-boy", -1 + 2)],
)
def test_the_second_ability_adds_points(card: str, names: str, points: int) -> None:
    table = surprise(card, 2, standing({"town-hall": names}, pp=1))
    assert (table.game.pp[0], table.pile(0, "surprises")) == (1 + points, [card])
    assert now(table) == ON_TURN


# Digging


def test_thats_our_job_takes_any_card_of_the_discard_pile() -> None:
    me = standing({"town-hall": "corpse-dad, corpse-mom"}, discard="fire, igor", pp=2)
    table = surprise("thats-our-job", 2, me)
    table.asks(0, "take fire", "take igor")
    table.answer(0, "take fire")
    assert (table.hand(0), table.pile(0, "discard"), table.game.pp[0]) == (["fire"], ["igor"], 0)
    assert now(table) == ON_TURN


def test_throw_me_a_bone_takes_a_creation_of_the_discard_pile() -> None:
    at = {"town-hall": DOCTOR, "back-alley": "igor"}
    table = surprise("throw-me-a-bone", 2, standing(at, discard="fire, road-kill, devil, dead-head"))
    table.asks(0, "take road-kill", "take dead-head")
    table.answer(0, "take dead-head")
    assert (table.hand(0), now(table)) == (["dead-head"], ON_TURN)
    assert not is_offered("throw-me-a-bone", 2, standing(at, discard="fire, devil"))


def test_what_have_i_done_takes_a_character_of_the_discard_pile() -> None:
    table = surprise("what-have-i-done", 1, standing({}, discard="fire, igor, road-kill, devil"))
    table.asks(0, "take igor", "take devil")
    table.answer(0, "take devil")
    assert (table.hand(0), table.pile(0, "surprises")) == (["devil"], ["what-have-i-done"])
    assert not is_offered("what-have-i-done", 1, standing({}, discard="fire, road-kill"))


# Opponents' hands


def test_mad_genius_makes_an_opponent_discard_at_random() -> None:
    """TCG-INFO-08"""
    lost = set()
    for seed in range(20):
        table = surprise("mad-genius", 1, standing({}, hand="igor"), rival(hand="fire, zero, devil"), chance=Dice(seed))
        assert (len(table.hand(1)), table.hand(0), now(table)) == (2, ["igor"], ON_TURN)
        lost.add(table.pile(1, "discard")[0])
    assert lost == {"fire", "zero", "devil"}


def test_mad_genius_aims_at_one_opponent_with_cards() -> None:
    table = surprise("mad-genius", 1, standing({}, hand="igor"), rival(hand="fire"), rival(), rival(hand="zero"))
    table.asks(0, "target @2", "target @4")
    table.answer(0, "target @4")
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 0, 0]


def test_mad_genius_picks_the_card_with_finklestein_at_the_laboratory() -> None:
    me = standing({"the-laboratory": DOCTOR}, hand="igor", pp=1)
    table = surprise("mad-genius", 2, me, rival(hand="fire, zero, devil"))
    assert [event.target for event in table.told(Looks)] == [1]
    table.asks(0, "discard fire", "discard zero", "discard devil")
    table.answer(0, "discard zero")
    assert (table.hand(1), table.pile(1, "discard")) == (["devil", "fire"], ["zero"])
    assert now(table) == ON_TURN


def test_mystic_cauldron_shows_an_opponents_hand_to_its_player_alone() -> None:
    """TCG-INFO-01"""
    table = surprise("mystic-cauldron", 1, standing({}), rival(hand="fire, zero"), rival(hand="igor"))
    table.answer(0, "target @2")
    hand = table.game.hand(1)
    assert sorted(str(table.game.name_for(0, card)) for card in hand) == ["fire", "zero"]
    assert [table.game.name_for(2, card) for card in hand] == [None, None]
    assert now(table) == ON_TURN


def test_mystic_cauldron_puts_six_cards_in_any_order_with_a_witch() -> None:
    """DEC-25"""
    deck = ["igor", "zero", "fire", "devil", "clown", "fetch", "reaper"]
    table = surprise("mystic-cauldron", 2, standing({"town-hall": "little-witch"}, deck=", ".join(deck)))
    table.asks(0, *(f"choose {name}" for name in deck[:6]))
    order = ["fetch", "devil", "igor", "clown", "fire", "zero"]
    table.answer(0, *(f"choose {name}" for name in order[:5]))
    assert table.pile(0, "deck") == [*order, "reaper"]
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("held", "lost"), [(4, 1), (6, 3)])
def test_three_of_a_kind_brings_an_opponent_down_to_three_and_draws_as_many(held: int, lost: int) -> None:
    at = {"town-hall": f"{LOCK}, {SHOCK}", "back-alley": BARREL}
    table = surprise("three-of-a-kind", 2, standing(at), rival(hand=f"{held - 1} fire, zero"))
    for _ in range(lost):
        assert now(table)[0] == 1
        table.answer(1, "discard fire")
    assert (len(table.hand(1)), "zero" in table.hand(1), drawn(table)) == (3, True, lost)
    assert now(table) == ON_TURN


def test_three_of_a_kind_chooses_among_those_with_four_cards_or_more() -> None:
    me = standing({"town-hall": TRIO}, hand="5 fire", pp=2)
    table = surprise("three-of-a-kind", 2, me, rival(hand="3 fire"), rival(hand="4 fire"), rival(hand="5 fire"))
    table.asks(0, "target @3", "target @4")
    assert not is_offered("three-of-a-kind", 2, standing({"town-hall": TRIO}), rival(hand="3 fire"))


# The Pumpkin King Card


def test_i_am_the_pumpkin_king_runs_an_activity_for_all_and_gives_the_card_back() -> None:
    """TCG-PK-01 to TCG-PK-15"""
    me = standing({"town-hall": JACK}, hand="igor, zero", pp=0)
    table = surprise("i-am-the-pumpkin-king", 1, me, rival(hand="fire"), rival(hand="devil, clown"), king=2, turn=0)
    table.asks(0, "mark draw", "mark points", "mark move")
    table.answer(0, "mark draw")
    # The one with fewest cards in hand draws for nothing, the others pay; they follow from the left of the player.
    table.asks(0, "pay igor", "pay zero", "pass")
    table.answer(0, "pay igor")
    table.asks(1, "join", "pass")
    table.answer(1, "join")
    table.answer(2, "pass")
    assert [drawn(table, seat) for seat in range(3)] == [1, 1, 0]
    assert [table.pile(seat, "discard") for seat in range(3)] == [["igor"], [], []]
    assert (table.game.king, table.game.activity) == (2, None)
    assert now(table) == ON_TURN


def test_i_am_the_pumpkin_king_can_move_a_character_or_add_a_point() -> None:
    me = town("jacks-house, town-hall", at={"town-hall": f"{JACK}, igor"}, hand="fire")
    points = surprise("i-am-the-pumpkin-king", 1, me, rival(creations="road-kill"), king=1, turn=0)
    points.answer(0, "mark points", "pay fire")
    points.answer(1, "join")
    assert points.game.pp == [1, 1]
    move = surprise("i-am-the-pumpkin-king", 1, me, rival(), king=1, turn=0)
    move.answer(0, "mark move", "join", "move igor jacks-house")
    assert move.at(0, "jacks-house") == ["igor"]
    assert not move.game.performed


def test_the_activity_of_the_day_stays_marked() -> None:
    """RUL-08: the Pumpkin King's own activity was another one."""
    me = standing({"town-hall": JACK}, hand="i-am-the-pumpkin-king, fire")
    table = tcg(me, rival(creations="road-kill"), stage="activity")
    table.answer(0, "mark points", "pass")
    table.answer(1, "pass")
    table.answer(0, "play-surprise i-am-the-pumpkin-king 1", "mark draw", "pass")
    assert table.game.activity == "draw"
    table.answer(1, "pass")
    assert (table.game.king, table.game.activity, table.game.free) == (0, "points", 1)
