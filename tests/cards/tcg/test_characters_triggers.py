"""Characters whose text waits for something to happen."""

import pytest

from tests.cards.tcg.scenes import (
    DOCTOR,
    JACK,
    LEADER,
    MASTER,
    ON_TURN,
    SALLY,
    drawn,
    holding,
    now,
    played,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import tcg, town

INVENTOR = "dr-finklestein-brainy-inventor"


# Corpse Kid


def test_corpse_kid_may_turn_a_card_into_a_point_after_a_surprise() -> None:
    """TCG-HEX-01, DEC-16"""
    me = standing({"town-hall": "corpse-kid"}, hand="igor, halloween-plans", pp=0)
    table = surprise("fetch", 1, me)
    table.asks(0, "discard igor", "discard halloween-plans", "no")
    table.answer(0, "discard igor")
    assert (table.game.pp[0], table.hand(0)) == (1, ["halloween-plans"])
    # The Hex Counter stays until the End Phase: the second Surprise sets nothing off (TCG-HEX-02).
    assert table.card("corpse-kid") in table.game.hexed
    table.answer(0, "play-surprise halloween-plans 1")
    assert now(table) == ON_TURN


def test_corpse_kid_who_was_left_alone_is_asked_again_after_the_next_surprise() -> None:
    """TCG-HEX-02: without use no Hex Counter."""
    me = standing({"town-hall": "corpse-kid"}, hand="igor, halloween-plans", pp=0)
    table = surprise("fetch", 1, me)
    table.answer(0, "no", "play-surprise halloween-plans 1")
    table.asks(0, "discard igor", "no")


def test_corpse_kid_waits_for_surprises_of_his_own_player_only() -> None:
    """TCG-HEX-06"""
    me = standing({}, hand="igor")
    table = surprise("fetch", 1, me, rival({"town-hall": "corpse-kid"}, hand="igor, fire"))
    assert now(table) == ON_TURN
    # An answer in an opponent's turn is no Surprise in the own turn.
    attack = standing({"town-hall": JACK}, hand="igor")
    guarded = rival({"town-hall": f"corpse-kid, {SALLY}"}, hand="pull-yourself-together, fire", pp=1)
    table = surprise("hello-oogie", 1, attack, guarded)
    table.answer(0, "bounce corpse-kid")
    table.answer(1, "protect pull-yourself-together")
    assert (table.at(1, "town-hall"), now(table)) == (["corpse-kid", SALLY], ON_TURN)


def test_corpse_kid_needs_a_card_and_no_creation_or_character_sets_him_off() -> None:
    assert now(surprise("fetch", 1, standing({"town-hall": "corpse-kid"}, deck="6 igor"))) == ON_TURN
    table = tcg(standing({"town-hall": "corpse-kid"}, hand="zero, old-sparkly, igor"), rival())
    table.answer(0, "play zero the-well")
    assert now(table) == ON_TURN
    table.answer(0, "play old-sparkly")
    assert now(table) == ON_TURN


def test_a_second_corpse_kid_may_use_the_text_in_the_same_turn() -> None:
    """EX-16, TCG-HEX-04, TCG-HEX-05"""
    me = standing({"town-hall": "corpse-kid"}, hand="wolfman, corpse-kid, halloween-plans, igor, zero")
    table = surprise("fetch", 1, me)
    table.answer(0, "discard igor", "play wolfman town-hall", "scrap corpse-kid")
    assert table.game.hexed == frozenset()
    table.answer(0, "play corpse-kid town-hall", "play-surprise halloween-plans 1")
    assert table.offers(0, "discard zero")


# Those who draw when somebody is discarded


def test_devil_draws_when_a_character_of_any_opponent_is_scrapped() -> None:
    clown = {"town-hall": "clown"}
    # Of the one who is hit, and of the one who gives the Clown for it.
    others = (rival({"town-hall": "igor"}), rival({"town-hall": "devil"}))
    table = tcg(standing(clown), *others)
    table.answer(0, "use clown")
    assert [drawn(table, seat) for seat in range(3)] == [0, 0, 2]
    assert now(table) == ON_TURN


def test_devil_draws_nothing_for_his_own_town_nor_for_who_leaves_otherwise() -> None:
    """TCG-REPL-09"""
    own = played("wolfman", "town-hall", standing({"town-hall": "igor, devil"}))
    own.answer(0, "scrap igor")
    assert drawn(own) == 2
    bounced = tcg(standing({"town-hall": "mr-hyde"}, hand="fetch"), rival({"town-hall": "devil"}, hand="fire"))
    bounced.answer(0, "use mr-hyde")
    assert drawn(bounced, 1) == 0
    replaced = tcg(standing({"town-hall": SALLY}, hand="sally-skilled-alchemist, igor"), rival({"town-hall": "devil"}))
    replaced.answer(0, "replace sally-skilled-alchemist sally-shy-creature")
    assert drawn(replaced, 1) == 0
    pitched = tcg(standing({}, hand="cyclops, igor, zero"), rival({"town-hall": "devil"}))
    pitched.answer(0, "play cyclops the-well", "discard igor")
    assert drawn(pitched, 1) == 0


def test_lugubrious_leader_draws_when_another_character_of_his_town_is_discarded() -> None:
    table = played("wolfman", "town-hall", standing({"town-hall": "igor", "back-alley": LEADER}))
    table.answer(0, "scrap igor")
    assert drawn(table) == 2 + 1
    # A Creation is no Character.
    creation = surprise("fire", 1, standing({}), rival({"town-hall": LEADER}, creations="road-kill"))
    assert (creation.pile(1, "discard"), drawn(creation, 1)) == (["road-kill"], 0)


def test_lugubrious_leader_draws_neither_for_himself_nor_for_opponents() -> None:
    himself = played("wolfman", "town-hall", standing({"town-hall": LEADER}))
    himself.answer(0, f"scrap {LEADER}")
    assert drawn(himself) == 2
    theirs = tcg(standing({"town-hall": "clown"}), rival({"town-hall": "igor"}), rival({"town-hall": LEADER}))
    theirs.answer(0, "use clown")
    assert theirs.pile(1, "discard") == ["igor"]
    assert drawn(theirs, 2) == 0


def test_lugubrious_leader_draws_nothing_for_a_replaced_character() -> None:
    """TCG-REPL-09"""
    me = standing({"town-hall": f"{SALLY}, {LEADER}"}, hand="sally-skilled-alchemist")
    table = tcg(me, rival())
    table.answer(0, f"replace sally-skilled-alchemist {SALLY}")
    assert drawn(table) == 0


# Dr. Finklestein and Jewel


def test_mad_scientist_draws_for_every_creation_at_the_laboratory() -> None:
    """TCG-CHAR-07"""
    me = standing({"the-laboratory": DOCTOR}, hand="house-of-cards, christmas-tree-bats")
    table = tcg(me, rival())
    table.answer(0, "play house-of-cards")
    assert drawn(table) == 1
    table.answer(0, "play christmas-tree-bats")
    assert drawn(table) == 2
    assert now(table) == ON_TURN


def test_mad_scientist_draws_first_or_last_as_his_player_likes() -> None:
    """EX-11, TCG-TIME-01"""
    me = standing({"the-laboratory": DOCTOR, "town-hall": "decomposing-guy"})
    table = played("road-kill", "", me)
    assert now(table) == (0, "Trigger")
    assert len(table.offered(0)) == 2
    table.answer(0, f"first {DOCTOR}")
    assert drawn(table) == 3


@pytest.mark.parametrize(
    ("at", "theirs"),
    [
        ({"town-hall": DOCTOR, "the-laboratory": "igor"}, {}),
        ({"the-laboratory": INVENTOR}, {}),
        ({}, {"the-laboratory": DOCTOR}),
    ],
)
def test_no_draw_without_the_mad_scientist_at_the_own_laboratory(at: dict[str, str], theirs: dict[str, str]) -> None:
    table = played("road-kill", "", standing(at), rival(theirs))
    assert (drawn(table, 0), drawn(table, 1)) == (0, 0)


@pytest.mark.parametrize("doctor", [DOCTOR, INVENTOR])
def test_jewel_may_be_discarded_in_finklesteins_place(doctor: str) -> None:
    """DEC-27"""
    at = {"town-hall": f"{doctor}, jewel"}
    for answer, left, gone in [("yes", doctor, "jewel"), ("no", "jewel", doctor)]:
        table = played("wolfman", "town-hall", standing(at))
        table.answer(0, f"scrap {doctor}")
        table.asks(0, "yes", "no")
        table.answer(0, answer)
        assert (table.at(0, "town-hall"), table.pile(0, "discard")) == ([left, "wolfman"], [gone])
        assert drawn(table) == 2
        assert now(table) == ON_TURN


def test_jewel_is_asked_for_by_her_own_player_in_an_opponents_turn() -> None:
    me = standing({"town-hall": "reaper"})
    table = surprise("fear-the-reaper", 2, me, rival({"town-hall": f"{DOCTOR}, jewel"}))
    table.answer(0, f"scrap {DOCTOR}")
    table.answer(1, "yes")
    assert (table.at(1, "town-hall"), table.pile(1, "discard")) == ([DOCTOR], ["jewel"])
    assert now(table) == ON_TURN


@pytest.mark.parametrize("at", [{"town-hall": DOCTOR, "back-alley": "jewel"}, {"town-hall": f"{SALLY}, jewel"}])
def test_jewel_stands_in_for_nobody_else_and_nowhere_else(at: dict[str, str]) -> None:
    table = played(MASTER, "town-hall", standing(at))
    victim = at["town-hall"].split(",")[0]
    if victim != DOCTOR:  # else there is nobody else to be scrapped
        table.answer(0, f"scrap {victim}")
    assert table.pile(0, "discard") == [victim]
    assert now(table) == ON_TURN


def test_jewel_is_not_asked_about_a_finklestein_who_is_replaced_or_returned() -> None:
    """TCG-REPL-09"""
    me = holding(INVENTOR, standing({"town-hall": f"{DOCTOR}, jewel"}))
    table = tcg(me, rival())
    table.answer(0, f"replace {INVENTOR} {DOCTOR}")
    assert (table.pile(0, "discard"), now(table)) == ([DOCTOR], ON_TURN)
    bounced = surprise("deadly-nightshade", 2, standing({"town-hall": SALLY}), rival({"town-hall": f"{DOCTOR}, jewel"}))
    assert (bounced.hand(1), now(bounced)) == ([DOCTOR], ON_TURN)


# The Monsters


def test_monster_under_the_bed_turns_a_card_into_a_point_after_a_function_here() -> None:
    """RUL-19: when the Function is complete."""
    me = standing({"town-hall": "monster-under-the-bed"}, hand="fetch", pp=0)
    table = tcg(me, rival())
    table.answer(0, "perform town-hall 1")
    assert (drawn(table), table.game.pp[0]) == (1, 3)
    table.asks(0, "discard fetch", "discard cyclops", "no")
    table.answer(0, "discard fetch")
    assert table.game.pp[0] == 4
    assert now(table) == ON_TURN


def test_monster_under_the_stairs_changes_a_card_after_a_function_here() -> None:
    me = town("jacks-house, back-alley", at={"jacks-house": "monster-under-the-stairs"}, hand="fetch")
    table = tcg(me, rival())
    table.answer(0, "perform jacks-house 2")
    table.asks(0, "discard fetch", "no")
    table.answer(0, "discard fetch")
    assert (table.pile(0, "discard"), drawn(table), table.game.pp[0]) == (["fetch"], 1, 2)
    assert now(table) == ON_TURN


@pytest.mark.parametrize("monster", ["monster-under-the-bed", "monster-under-the-stairs"])
def test_a_monster_may_be_left_alone_and_waits_for_its_own_locale(monster: str) -> None:
    me = town("jacks-house, town-hall", at={"jacks-house": monster}, hand="fetch")
    table = tcg(me, rival())
    table.answer(0, "perform jacks-house 2", "no")
    assert (table.hand(0), table.game.pp[0]) == (["fetch"], 2)
    assert now(table) == ON_TURN
    elsewhere = tcg(town("jacks-house, town-hall", at={"town-hall": monster}, hand="fetch"), rival())
    elsewhere.answer(0, "perform jacks-house 2")
    assert now(elsewhere) == ON_TURN
    theirs = tcg(town("jacks-house", hand="fetch"), town("jacks-house", at={"jacks-house": monster}, hand="fire"))
    theirs.answer(0, "perform jacks-house 2")
    assert now(theirs) == ON_TURN


@pytest.mark.parametrize("monster", ["monster-under-the-bed", "monster-under-the-stairs"])
def test_a_monster_can_do_nothing_for_an_empty_hand(monster: str) -> None:
    table = tcg(town("jacks-house", at={"jacks-house": monster}), rival())
    table.answer(0, "perform jacks-house 2")
    assert (table.game.pp[0], now(table)) == (2, ON_TURN)


def test_both_monsters_at_one_locale_both_have_their_say() -> None:
    """TCG-TIME-01"""
    both = "monster-under-the-bed, monster-under-the-stairs"
    table = tcg(town("jacks-house", at={"jacks-house": both}, hand="fetch, fire"), rival())
    table.answer(0, "perform jacks-house 2", "first monster-under-the-stairs", "discard fetch", "discard fire")
    assert (drawn(table), table.game.pp[0]) == (1, 3)
    assert now(table) == ON_TURN


def test_a_monster_waits_for_functions_that_surprises_perform_as_well() -> None:
    """RUL-19, RUL-48"""
    me = town("jacks-house, town-hall", at={"town-hall": "monster-under-the-stairs"}, hand="fire, zero")
    table = surprise("its-time-you-begun", 1, me)
    table.answer(0, "discard fire", "perform town-hall 1")
    table.asks(0, "discard zero", "discard cyclops", "no")
    witches = {"town-hall": "big-witch, little-witch, monster-under-the-bed"}
    twice = surprise("say-it-twice", 2, standing(witches, hand="fire", pp=2))
    twice.answer(0, "perform town-hall 1", "discard fire")
    assert (twice.game.pp[0], now(twice)) == (3 + 1, ON_TURN)
