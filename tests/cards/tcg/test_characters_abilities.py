"""Characters whose text is used in the own turn."""

import pytest

from spiralhill.games.tcg.events import Looks
from spiralhill.games.tcg.picks import Use
from tests.cards.tcg.scenes import (
    BARREL,
    DEMON,
    DOCTOR,
    JACK,
    LOCK,
    MASTER,
    ON_TURN,
    SALLY,
    SHOCK,
    drawn,
    now,
    rival,
    standing,
)
from tests.rules.tcg.story import Story, Town, tcg, town

INVENTOR = "dr-finklestein-brainy-inventor"
ALCHEMIST = "sally-skilled-alchemist"


def used(card: str, me: Town, *others: Town) -> Story:
    """The text of a Character is used."""
    table = tcg(me, *(others or (rival(),)))
    table.answer(0, f"use {card}")
    return table


def can_use(card: str, me: Town, *others: Town) -> bool:
    """Whether the text of a Character could be used."""
    return tcg(me, *(others or (rival(),))).offers(0, f"use {card}")


# Lock, Shock and Barrel


def test_barrel_changes_barrel_cards_as_often_as_he_can() -> None:
    """RUL-20: any version of Barrel will do."""
    hand = "barrel-little-skeleton, barrel-dopey-trick-or-treater, fetch"
    table = used(BARREL, standing({"town-hall": f"{LOCK}, {SHOCK}, {BARREL}"}, hand=hand))
    table.asks(0, "discard barrel-little-skeleton", "discard barrel-dopey-trick-or-treater")
    table.answer(0, "discard barrel-dopey", f"use {BARREL}")
    assert drawn(table) == 2
    assert sorted(table.pile(0, "discard")) == ["barrel-dopey-trick-or-treater", "barrel-little-skeleton"]
    assert now(table) == ON_TURN
    assert not table.offers(0, "use")


@pytest.mark.parametrize(
    "at",
    [
        {"town-hall": f"{SHOCK}, {BARREL}"},
        {"town-hall": f"{LOCK}, {BARREL}", "back-alley": SHOCK},
        {"town-hall": BARREL, "back-alley": f"{LOCK}, {SHOCK}"},
    ],
)
def test_barrel_needs_lock_and_shock_beside_him(at: dict[str, str]) -> None:
    friends = rival({"town-hall": f"{LOCK}, {SHOCK}"})
    assert not can_use(BARREL, standing(at, hand=BARREL), friends)


def test_barrel_needs_a_barrel_card() -> None:
    assert not can_use(BARREL, standing({"town-hall": f"{LOCK}, {SHOCK}, {BARREL}"}, hand=f"fetch, {LOCK}"))


def test_lock_searches_for_shock_and_barrel_at_the_tree_house() -> None:
    """TCG-SEARCH-06"""
    deck = f"{SHOCK}, igor, barrel-dopey-trick-or-treater, {SHOCK}"
    me = standing({"the-tree-house": LOCK}, hand="lock-impish-trick-or-treater, fetch", deck=deck)
    table = used(LOCK, me)
    assert table.hand(0) == ["barrel-dopey-trick-or-treater", "fetch", SHOCK]
    assert table.pile(0, "discard") == ["lock-impish-trick-or-treater", "igor"]
    assert table.pile(0, "deck") == [SHOCK]
    assert now(table) == ON_TURN


def test_lock_does_so_nowhere_else_and_not_without_a_lock_card() -> None:
    assert not can_use(LOCK, standing({"town-hall": LOCK, "the-tree-house": "igor"}, hand=LOCK))
    assert not can_use(LOCK, standing({"the-tree-house": LOCK}, hand=f"{SHOCK}, fetch"))


# Those who give themselves


def test_behemoth_gives_himself_to_make_every_opponent_discard() -> None:
    """RUL-02: they choose, the one with a single card without being asked; his own player discards nothing."""
    me = standing({"town-hall": "behemoth"}, hand="fetch")
    table = used("behemoth", me, rival(hand="fire, igor"), rival(hand="zero"), rival())
    assert table.pile(0, "discard") == ["behemoth"]
    table.asks(1, "discard fire", "discard igor")
    table.answer(1, "discard igor")
    assert [table.hand(seat) for seat in range(4)] == [["fetch"], ["fire"], [], []]
    assert now(table) == ON_TURN


def test_behemoth_in_hand_cannot_be_given() -> None:
    """TCG-INPLAY-02, TCG-NAME-01"""
    table = tcg(standing({}, hand="behemoth"), rival({"town-hall": "behemoth"}, hand="fire"))
    assert not table.offers(0, "use")
    table.cites(0, table.card("behemoth", 1), "TCG-NAME-01")


def test_clown_takes_an_opponents_character_of_just_one_along() -> None:
    """RUL-22: what is stacked on a Character counts."""
    others = rival(
        {"town-hall": f"igor, devil, zero, {LOCK}, {SHOCK}"},
        stacked={LOCK: "i-wanna-do-it", "zero": "im-santa-claus"},
    )
    table = used("clown", standing({"town-hall": "clown, mummy-boy"}), others)
    table.asks(0, "scrap igor", "scrap zero", f"scrap {SHOCK}")
    table.answer(0, "scrap igor")
    assert (table.pile(0, "discard"), table.pile(1, "discard")) == (["clown"], ["igor"])
    assert now(table) == ON_TURN


def test_clown_may_go_alone_where_there_is_nobody_to_take_along() -> None:
    """RUL-18 RUL-20"""
    table = used("clown", standing({"town-hall": "clown, igor"}), rival({"town-hall": "devil, zero"}))
    assert (table.at(0, "town-hall"), table.at(1, "town-hall")) == (["igor"], ["devil", "zero"])


def test_decomposing_guy_gives_himself_for_any_of_three_cards() -> None:
    """TCG-SEARCH-09"""
    me = standing({"town-hall": "decomposing-guy"}, deck="fetch, road-kill, zero, devil")
    table = used("decomposing-guy", me)
    table.asks(0, "take fetch", "take road-kill", "take zero")
    table.answer(0, "take road-kill")
    assert (table.hand(0), table.pile(0, "deck")) == (["road-kill"], ["devil"])
    assert sorted(table.pile(0, "discard")) == ["decomposing-guy", "fetch", "zero"]
    assert now(table) == ON_TURN


def test_igor_gives_himself_for_two_movement() -> None:
    table = used("igor", standing({"town-hall": "igor, zero", "back-alley": "devil"}))
    assert table.pile(0, "discard") == ["igor"]
    table.answer(0, "move zero back-alley", "move zero the-well")
    assert table.at(0, "the-well") == ["zero"]
    # He is no part of the Function: that can still be performed.
    assert now(table) == ON_TURN
    assert table.offers(0, "perform jacks-house 3")


def test_sally_gives_herself_for_three_cards_beside_jack() -> None:
    """EX-08"""
    for jack in (JACK, MASTER, DEMON):
        table = used(SALLY, standing({"town-hall": f"{SALLY}, {jack}"}))
        assert (table.at(0, "town-hall"), table.pile(0, "discard"), drawn(table)) == ([jack], [SALLY], 3)
        assert now(table) == ON_TURN


def test_sally_stays_while_jack_is_not_with_her() -> None:
    """EX-08, TCG-NAME-02"""
    pair = rival({"town-hall": f"{SALLY}, {JACK}"})
    for at in ({"town-hall": SALLY}, {"town-hall": SALLY, "back-alley": JACK}):
        table = tcg(standing(at), pair)
        assert not table.offers(0, "use")
        table.cites(0, table.card(SALLY), "TCG-NAME-02")


def test_undersea_gal_gives_herself_for_any_card_of_the_discard_pile() -> None:
    me = standing({"town-hall": "undersea-gal"}, discard="fetch, road-kill", surprises="eureka")
    table = used("undersea-gal", me, rival(discard="zero"))
    # She lies there herself by then.
    table.asks(0, "take fetch", "take road-kill", "take undersea-gal")
    table.answer(0, "take fetch")
    assert (table.hand(0), table.pile(0, "discard")) == (["fetch"], ["road-kill", "undersea-gal"])
    assert now(table) == ON_TURN


def test_undersea_gal_finds_herself_in_a_pile_that_was_empty() -> None:
    """TCG-INPLAY-03: she is discarded first, so there is a card to take."""
    table = used("undersea-gal", standing({"town-hall": "undersea-gal"}))
    assert (table.hand(0), table.pile(0, "discard")) == (["undersea-gal"], [])
    assert now(table) == ON_TURN


# The Hydes


def test_mr_hyde_returns_to_look_at_an_opponents_hand() -> None:
    """TCG-INFO-01"""
    me = standing({"town-hall": "mr-hyde"}, hand="fetch")
    table = used("mr-hyde", me, rival(hand="fire"), rival(hand="igor, zero"))
    table.asks(0, "target @2", "target @3")
    table.answer(0, "target @3")
    assert table.hand(0) == ["fetch", "mr-hyde"]
    seen = [table.game.name_for(0, card) for card in table.game.hand(2)]
    assert sorted(str(name) for name in seen) == ["igor", "zero"]
    assert [table.game.name_for(seat, card) for seat in (0, 2) for card in table.game.hand(1)] == [None, None]
    assert len(table.told(Looks)) == 1
    assert now(table) == ON_TURN


def test_mr_hyde_ii_returns_and_must_change_a_card() -> None:
    me = standing({"town-hall": "mr-hyde-ii"}, hand="fetch", deck="zero, devil")
    table = used("mr-hyde-ii", me)
    # He is in hand by then, and can be the card himself.
    table.asks(0, "discard fetch", "discard mr-hyde-ii")
    table.answer(0, "discard fetch")
    assert (table.hand(0), table.pile(0, "discard")) == (["mr-hyde-ii", "zero"], ["fetch"])
    assert now(table) == ON_TURN


def test_mr_hyde_ii_can_be_the_only_card_to_change() -> None:
    """TCG-THEN-01: he returns to an empty hand first, so there is a card to discard."""
    table = used("mr-hyde-ii", standing({"town-hall": "mr-hyde-ii"}, deck="zero, devil"))
    assert (table.hand(0), table.pile(0, "discard")) == (["zero"], ["mr-hyde-ii"])
    assert now(table) == ON_TURN


# Those who go somewhere


def test_little_witch_joins_the_big_witch_without_movement() -> None:
    me = standing({"town-hall": "little-witch", "back-alley": "", "town-square": "big-witch"})
    table = used("little-witch", me)
    assert table.at(0, "town-square") == ["big-witch", "little-witch"]
    assert not table.game.performed
    # Once there she has nowhere to go.
    assert not table.offers(0, "use")
    assert now(table) == ON_TURN


def test_little_witch_stays_without_a_big_witch_in_her_own_town() -> None:
    assert not can_use("little-witch", standing({"town-hall": "little-witch"}), rival({"back-alley": "big-witch"}))


def test_winged_demon_flies_anywhere_for_a_card_each_time() -> None:
    """RUL-20"""
    me = standing({"town-hall": "winged-demon", "back-alley": "igor"}, hand="fetch, fire")
    table = used("winged-demon", me)
    table.answer(0, "discard fetch")
    table.asks(0, "move winged-demon jacks-house", "move winged-demon back-alley", "move winged-demon the-well")
    table.answer(0, "move winged-demon the-well", "use winged-demon", "move winged-demon jacks-house")
    assert table.at(0, "jacks-house") == ["winged-demon"]
    assert (table.hand(0), table.pile(0, "discard")) == ([], ["fetch", "fire"])
    assert now(table) == ON_TURN
    assert not table.offers(0, "use winged-demon")


def test_winged_demon_pays_for_no_flight_that_leads_nowhere() -> None:
    """RUL-14"""
    alone = tcg(town(at={"jacks-house": "winged-demon"}, hand="fetch"), town("oogies-lair"))
    alone.refuses(0, Use(alone.card("winged-demon")), "TCG-THEN-01")


def test_behemoth_needs_no_card_in_the_hand_of_anybody() -> None:
    """RUL-58: he names nobody."""
    table = used("behemoth", standing({"town-hall": "behemoth"}), rival(hand=""))
    assert (table.pile(0, "discard"), table.pile(1, "discard"), now(table)) == (["behemoth"], [], ON_TURN)


# HEX in the own turn


def test_brainy_inventor_scraps_a_creation_for_its_number_once_a_round() -> None:
    """TCG-HEX-01, TCG-HEX-02, RUL-22"""
    me = town(
        "finklestein-hall, town-hall",
        at={"finklestein-hall": INVENTOR},
        creations="road-kill, jingle-bells",
        stacked={"jingle-bells": "what-have-i-done"},
    )
    table = used(INVENTOR, me, rival(creations="dead-head"))
    table.asks(0, "scrap road-kill", "scrap jingle-bells")
    table.answer(0, "scrap jingle-bells")
    assert drawn(table) == 4 + 1
    assert sorted(table.pile(0, "discard")) == ["jingle-bells", "what-have-i-done"]
    assert now(table) == ON_TURN
    table.cites(0, table.card(INVENTOR), "TCG-HEX-02")


def test_brainy_inventor_needs_his_hall_and_a_creation() -> None:
    row = "finklestein-hall, town-hall"
    assert not can_use(INVENTOR, town(row, at={"town-hall": INVENTOR}, creations="road-kill"))
    assert not can_use(INVENTOR, town(row, at={"finklestein-hall": INVENTOR}), rival(creations="road-kill"))
    assert not can_use(DOCTOR, town(row, at={"finklestein-hall": DOCTOR}, creations="road-kill"))


def test_skilled_alchemist_changes_a_card_in_her_room_once_a_round() -> None:
    """TCG-HEX-01, TCG-HEX-03"""
    me = standing({"sallys-room": ALCHEMIST}, hand="fetch, fire", deck="zero, devil, igor")
    table = used(ALCHEMIST, me)
    table.answer(0, "discard fetch")
    assert (table.hand(0), table.pile(0, "discard")) == (["fire", "zero"], ["fetch"])
    assert now(table) == ON_TURN
    table.cites(0, table.card(ALCHEMIST), "TCG-HEX-02")
    # In the next Round the Hex Counter is gone.
    table.go_on("ChooseActivity")
    assert table.game.hexed == frozenset()


def test_skilled_alchemist_needs_her_room_and_a_card() -> None:
    assert not can_use(ALCHEMIST, standing({"town-hall": ALCHEMIST, "sallys-room": ""}, hand="fetch"))
    assert not can_use(ALCHEMIST, standing({"sallys-room": ALCHEMIST}))
    assert not can_use(ALCHEMIST, standing({"sallys-room": ALCHEMIST}, hand="fetch", hexed=ALCHEMIST))
    assert not can_use(SALLY, standing({"sallys-room": SALLY}, hand="fetch"))
