"""Characters whose text happens when they are played."""

import pytest

from tests.cards.tcg.scenes import (
    DEMON,
    DRAWN,
    GAMBLER,
    JACK,
    LEADER,
    MASTER,
    ON_TURN,
    OOGIE,
    SALLY,
    drawn,
    holding,
    now,
    played,
    rival,
    standing,
)
from tests.rules.tcg.story import tcg, town

PLAYERS = ["accordion-player", "bass-player", "sax-player"]


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_draws_a_card_where_another_player_stands(player: str) -> None:
    """RUL-13: one card, however many there are."""
    others = [other for other in PLAYERS if other != player]
    for band in (others[:1], others[1:], others):
        table = played(player, "town-hall", standing({"town-hall": ", ".join(band)}))
        assert drawn(table) == 1
        assert now(table) == ON_TURN


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_alone_draws_nothing(player: str) -> None:
    """TCG-NAME-02: one next door does not count, nor an opponent's, nor somebody without the word in the Title."""
    other = next(other for other in PLAYERS if other != player)
    me = standing({"town-hall": "igor", "back-alley": other})
    table = played(player, "town-hall", me, rival({"town-hall": other}))
    assert drawn(table) == 0
    assert now(table) == ON_TURN


def test_black_cat_draws_two_with_sally() -> None:
    for sally in (SALLY, "sally-skilled-alchemist"):
        table = played("black-cat", "town-hall", standing({"town-hall": sally}, hand="fetch, igor"))
        assert (drawn(table), len(table.hand(0))) == (2, 4)
        assert now(table) == ON_TURN


@pytest.mark.parametrize("at", [{"town-hall": "igor"}, {"town-hall": "igor", "back-alley": SALLY}])
def test_black_cat_must_discard_two_without_sally(at: dict[str, str]) -> None:
    me = standing(at, hand="fetch, eureka, fire")
    table = played("black-cat", "town-hall", me, rival({"town-hall": SALLY}))
    table.asks(0, "discard fetch", "discard eureka", "discard fire")
    table.answer(0, "discard fetch", "discard fire")
    assert (table.hand(0), table.pile(0, "discard")) == (["eureka"], ["fetch", "fire"])
    assert now(table) == ON_TURN


def test_black_cat_takes_what_there_is() -> None:
    """RUL-52"""
    table = played("black-cat", "jacks-house", standing({}, hand="fetch"))
    assert (table.hand(0), table.pile(0, "discard")) == ([], ["fetch"])
    assert now(table) == ON_TURN


@pytest.mark.parametrize("parent", ["corpse-dad", "corpse-mom"])
@pytest.mark.parametrize(("here", "points"), [("igor", 0), ("corpse-kid", 1), ("corpse-kid, spouse", 2)])
def test_a_corpse_parent_adds_a_point_for_each_other_corpse_here(parent: str, here: str, points: int) -> None:
    """RUL-13"""
    spouse = "corpse-mom" if parent == "corpse-dad" else "corpse-dad"
    at = {"town-hall": here.replace("spouse", spouse), "back-alley": "igor"}
    table = played(parent, "town-hall", standing(at, pp=1), rival({"town-hall": "corpse-kid"}))
    assert table.game.pp[0] == points
    assert now(table) == ON_TURN


@pytest.mark.parametrize("parent", ["corpse-dad", "corpse-mom"])
def test_a_corpse_next_door_adds_nothing(parent: str) -> None:
    table = played(parent, "town-hall", standing({"town-hall": "", "back-alley": "corpse-kid"}, pp=1))
    assert table.game.pp[0] == 0


def test_cyclops_may_discard_a_card_to_draw_one() -> None:
    me = standing({}, hand="fetch, igor", deck="zero, devil")
    table = played("cyclops", "the-well", me)
    table.asks(0, "discard fetch", "discard igor", "no")
    table.answer(0, "discard fetch")
    assert (table.hand(0), table.pile(0, "discard")) == (["igor", "zero"], ["fetch"])
    assert now(table) == ON_TURN


def test_cyclops_need_not_discard_and_cannot_without_a_card() -> None:
    table = played("cyclops", "the-well", standing({}, hand="fetch, igor", deck="zero, devil"))
    table.answer(0, "no")
    assert (table.hand(0), table.pile(0, "discard")) == (["fetch", "igor"], [])
    empty = played("cyclops", "the-well", standing({}, deck="zero, devil"))
    assert (empty.hand(0), now(empty)) == ([], ON_TURN)


def test_demon_of_light_fills_the_hands_of_all_who_lead_in_characters() -> None:
    """Jack himself counts; who has fewer Characters draws nothing, and a hand of more than seven is left alone."""
    me = standing({"town-hall": "igor"}, hand="fetch, igor")
    others = (
        rival({"town-hall": "zero, devil"}, hand="4 fetch"),
        rival({"town-hall": "zero"}, hand="fetch"),
        rival({"town-hall": "zero", "back-alley": "igor"}, hand="8 fetch"),
    )
    table = played(DEMON, "town-hall", me, *others)
    assert [len(table.hand(seat)) for seat in range(4)] == [7, 7, 1, 8]
    assert now(table) == ON_TURN


def test_demon_of_light_helps_only_the_leader_even_if_that_is_an_opponent() -> None:
    table = played(DEMON, "the-well", standing({}, hand="fetch"), rival({"town-hall": "zero, devil"}, hand="fetch"))
    assert [len(table.hand(seat)) for seat in range(2)] == [1, 7]


def test_master_of_fright_must_scrap_another_character_here() -> None:
    me = standing({"town-hall": "igor, zero", "back-alley": "devil"})
    table = played(MASTER, "town-hall", me, rival({"town-hall": "clown"}))
    table.asks(0, "scrap igor", "scrap zero")
    table.answer(0, "scrap zero")
    assert table.at(0, "town-hall") == ["igor", MASTER]
    assert table.pile(0, "discard") == ["zero"]
    assert now(table) == ON_TURN


@pytest.mark.parametrize("here", ["", "sandy-claws"])
def test_master_of_fright_is_discarded_where_nobody_can_be_scrapped(here: str) -> None:
    """Sandy Claws cannot be discarded from play, so that he is of no use to Jack."""
    me = standing({"town-hall": here, "back-alley": "igor"})
    table = played(MASTER, "town-hall", me, rival({"town-hall": "zero"}))
    assert table.at(0, "town-hall") == ([here] if here else [])
    assert (table.pile(0, "discard"), table.game.pp[0]) == ([MASTER], 1)
    assert table.at(0, "back-alley") == ["igor"]
    assert now(table) == ON_TURN


def test_master_of_fright_scraps_when_he_takes_the_place_of_another_jack() -> None:
    """RUL-25, EX-10"""
    me = holding(MASTER, standing({"town-hall": f"{JACK}, zero"}, pp=2))
    table = tcg(me, rival({"town-hall": "devil"}))
    table.answer(0, f"replace {MASTER} {JACK}")
    assert (table.at(0, "town-hall"), table.pile(0, "discard")) == ([MASTER], [JACK, "zero"])
    # The Devil draws for Zero, not for the Jack who was replaced (TCG-REPL-09).
    assert (table.game.pp[0], drawn(table, 1)) == (0, 1)


def test_mummy_boy_may_take_two_movement_with_corpse_kid() -> None:
    me = standing({"town-hall": "corpse-kid", "back-alley": "igor"})
    table = played("mummy-boy", "town-hall", me)
    # At once, with any Characters: no card can be played meanwhile (TCG-TURN-04).
    assert now(table) == (0, "MoveCharacters")
    table.answer(0, "move igor the-well", "move corpse-kid back-alley")
    assert (table.at(0, "the-well"), table.at(0, "back-alley")) == (["igor"], ["corpse-kid"])
    assert now(table) == ON_TURN


def test_mummy_boy_may_leave_his_movement_alone() -> None:
    table = played("mummy-boy", "town-hall", standing({"town-hall": "corpse-kid"}))
    table.answer(0, "stop")
    assert table.at(0, "town-hall") == ["corpse-kid", "mummy-boy"]
    assert now(table) == ON_TURN


def test_mummy_boy_moves_nobody_without_corpse_kid_here() -> None:
    me = standing({"town-hall": "igor", "back-alley": "corpse-kid"})
    table = played("mummy-boy", "town-hall", me, rival({"town-hall": "corpse-kid"}))
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("held", "lost"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_eight_ball_takes_half_the_hand_of_who_has_fewest_active_locales(held: int, lost: int) -> None:
    """RUL-53: half of it is rounded up."""
    me = standing({"town-hall": "reaper", "back-alley": "devil"}, hand="4 fetch")
    table = played("oogie-boogie-eight-ball", "the-well", me, rival({"town-hall": "igor"}, hand=f"{held} fire"))
    for _ in range(lost if held > 1 else 0):
        table.answer(1, "discard fire")
    assert [len(table.pile(seat, "discard")) for seat in (0, 1)] == [0, lost]
    assert now(table) == ON_TURN


def test_eight_ball_takes_from_all_who_are_tied_for_fewest_and_may_hit_his_own_player() -> None:
    me = town("jacks-house, town-hall", at={"town-hall": "igor"}, hand="3 fetch", pp=6)
    others = (
        rival({"town-hall": "igor"}, hand="4 fire"),
        rival({"town-hall": "reaper"}, hand="4 fire"),
    )
    # To the Starting Locale, which is Active anyway: one Active Locale each, but two in the third town.
    table = played("oogie-boogie-eight-ball", "jacks-house", me, *others)
    table.answer(0, "discard fetch")
    table.answer(1, "discard fire")
    table.answer(0, "discard fetch 2")
    table.answer(1, "discard fire 2")
    assert [len(table.hand(seat)) for seat in range(3)] == [1, 2, 4]
    assert now(table) == ON_TURN


def test_gamblin_boogie_man_must_change_the_whole_hand() -> None:
    me = standing({}, hand="fetch, igor, fire", deck="zero, devil, clown, wolfman")
    table = played(GAMBLER, "the-well", me)
    assert table.hand(0) == ["clown", "devil", "zero"]
    assert sorted(table.pile(0, "discard")) == ["fetch", "fire", "igor"]
    assert now(table) == ON_TURN


def test_gamblin_boogie_man_draws_nothing_for_an_empty_hand() -> None:
    table = played(GAMBLER, "the-well", standing({}))
    assert (table.hand(0), now(table)) == ([], ON_TURN)


def test_reaper_makes_everybody_give_up_a_character_from_hand_or_town() -> None:
    """RUL-02, DEC-22: all choose before anything happens."""
    me = standing({"town-hall": "igor"}, hand="zero, fetch")
    others = (rival({"town-hall": "clown"}, hand="devil, fire"), rival({"town-hall": "wolfman, behemoth"}))
    table = played("reaper", "town-hall", me, *others)
    table.asks(0, "scrap igor", "scrap reaper", "discard zero")
    table.asks(1, "scrap clown", "discard devil")
    table.asks(2, "scrap wolfman", "scrap behemoth")
    table.answer(0, "discard zero")
    table.answer(1, "scrap clown")
    assert table.at(1, "town-hall") == ["clown"]
    table.answer(2, "scrap wolfman")
    assert [table.pile(seat, "discard") for seat in range(3)] == [["zero"], ["clown"], ["wolfman"]]
    assert now(table) == ON_TURN


def test_reaper_passes_over_who_has_no_character() -> None:
    """RUL-58; Sandy Claws can be given up from hand, not from play."""
    me = standing({}, hand="fetch")
    table = played("reaper", "the-well", me, rival({"tree-circle": "sandy-claws"}, hand="2 fetch"))
    # The Reaper is the only Character his own player has.
    assert (table.pile(0, "discard"), table.pile(1, "discard")) == (["reaper"], [])
    assert table.at(1, "tree-circle") == ["sandy-claws"]
    assert now(table) == ON_TURN
    held = played("reaper", "the-well", standing({"town-hall": ""}, hand=""), rival(hand="sandy-claws, fetch"))
    assert held.pile(1, "discard") == ["sandy-claws"]


def test_wolfman_may_scrap_another_character_here_to_draw_two() -> None:
    me = standing({"town-hall": f"igor, {OOGIE}", "back-alley": "zero"})
    table = played("wolfman", "town-hall", me, rival({"town-hall": "clown"}))
    table.asks(0, "scrap igor", f"scrap {OOGIE}", "no")
    table.answer(0, "scrap igor")
    assert (table.pile(0, "discard"), drawn(table)) == (["igor"], 2)
    assert now(table) == ON_TURN


def test_wolfman_need_not_scrap_and_cannot_where_he_is_alone() -> None:
    table = played("wolfman", "town-hall", standing({"town-hall": "igor"}))
    table.answer(0, "no")
    assert (table.at(0, "town-hall"), drawn(table)) == (["igor", "wolfman"], 0)
    alone = played("wolfman", "town-hall", standing({"town-hall": "", "back-alley": "igor"}))
    assert (now(alone), drawn(alone)) == (ON_TURN, 0)


def test_whoever_is_scrapped_for_wolfman_sets_off_what_listens() -> None:
    """TCG-CHAR-07"""
    me = standing({"town-hall": "igor", "back-alley": LEADER})
    table = played("wolfman", "town-hall", me, rival({"town-hall": "devil"}))
    table.answer(0, "scrap igor")
    table.go_on("TurnAction")
    assert (table.hand(0).count(DRAWN), drawn(table, 1)) == (3, 1)
