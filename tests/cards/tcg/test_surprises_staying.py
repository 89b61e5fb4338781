"""Surprises that stay: stacked on a card, on the table, or in its centre."""

import pytest

from tests.cards.tcg.scenes import (
    BARREL,
    DEMON,
    GAMBLER,
    JACK,
    LOCK,
    ON_TURN,
    OOGIE,
    SALLY,
    SHOCK,
    TRIO,
    costs_exactly,
    drawn,
    holding,
    is_offered,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import tcg, town

CHILDREN = {"i-told-you": SHOCK, "i-wanna-do-it": LOCK, "im-not-the-dumb-one": BARREL}


# Stacked


@pytest.mark.parametrize("card", CHILDREN)
def test_one_of_the_trio_gets_a_surprise_and_its_bonus_once(card: str) -> None:
    """TCG-STACK-01 to TCG-STACK-04"""
    child = CHILDREN[card]
    table = surprise(card, 2, standing({"town-hall": TRIO}, pp=1), rival(hand="fire, zero"))
    assert table.stacked(child) == [card]
    assert (table.number(child), table.game.scores[0]) == (2, 4)
    bonus = (table.game.pp[0], len(table.hand(1)), drawn(table))
    assert bonus == {"i-told-you": (2, 2, 0), "i-wanna-do-it": (0, 1, 0), "im-not-the-dumb-one": (0, 2, 1)}[card]
    # It is neither in the pile nor made up for in the End Phase.
    assert table.pile(0, "surprises") == []
    assert now(table) == ON_TURN


@pytest.mark.parametrize("card", CHILDREN)
def test_another_version_of_the_child_will_do(card: str) -> None:
    """RUL-13"""
    kit = "lock-impish-trick-or-treater, shock-bossy-trick-or-treater, barrel-dopey-trick-or-treater"
    table = surprise(card, 2, standing({"town-hall": kit}), rival(hand="fire"))
    child = next(name for name in kit.split(", ") if name.split("-")[0] == CHILDREN[card].split("-")[0])
    assert (table.stacked(child), now(table)) == ([card], ON_TURN)


@pytest.mark.parametrize("card", CHILDREN)
def test_one_copy_is_stacked_in_a_town(card: str) -> None:
    """TCG-STACK-06"""
    me = standing({"town-hall": TRIO}, stacked={CHILDREN[card]: card})
    assert not is_offered(card, 2, me, rival(hand="fire"))
    assert is_offered(card, 1, me)


def test_i_wanna_do_it_is_stacked_even_if_nobody_has_a_card_to_lose() -> None:
    """TCG-THEN-02"""
    table = surprise("i-wanna-do-it", 2, standing({"town-hall": TRIO}), rival())
    assert (table.stacked(LOCK), now(table)) == (["i-wanna-do-it"], ON_TURN)


def test_im_santa_claus_burns_a_creation_from_oogies_lair() -> None:
    me = town("oogies-lair, tree-circle", at={"oogies-lair": "sandy-claws"}, creations="nutcracker", pp=1)
    table = surprise("im-santa-claus", 2, me, rival(creations="road-kill, old-sparkly"))
    assert table.stacked("sandy-claws") == ["im-santa-claus"]
    table.asks(0, "scrap road-kill", "scrap old-sparkly")
    table.answer(0, "scrap old-sparkly")
    assert table.pile(1, "discard") == ["old-sparkly"]
    assert (table.number("sandy-claws"), now(table)) == (1, ON_TURN)


def test_im_santa_claus_only_makes_sandy_scarier_elsewhere() -> None:
    me = town("oogies-lair, tree-circle", at={"tree-circle": "sandy-claws"}, pp=1)
    table = surprise("im-santa-claus", 2, me, rival(creations="road-kill, old-sparkly"))
    assert (table.stacked("sandy-claws"), now(table)) == (["im-santa-claus"], ON_TURN)
    assert table.pile(1, "creations") == ["road-kill", "old-sparkly"]


@pytest.mark.parametrize("name", [DEMON, "sandy-claws"])
def test_look_what_youve_done_is_stacked_on_jack_or_sandy_and_returns_an_oogie(name: str) -> None:
    me = standing({"town-hall": f"{DEMON}, sandy-claws, {OOGIE}"}, pp=1)
    table = surprise("look-what-youve-done", 2, me, rival({"town-hall": f"{GAMBLER}, igor"}))
    table.asks(0, f"stack {DEMON}", "stack sandy-claws")
    table.answer(0, f"stack {name}")
    assert (table.stacked(name), table.hand(1)) == (["look-what-youve-done"], [GAMBLER])
    assert now(table) == ON_TURN


def test_look_what_youve_done_is_stacked_without_an_oogie_too() -> None:
    table = surprise(
        "look-what-youve-done", 2, standing({"town-hall": f"{JACK}, {OOGIE}"}), rival({"town-hall": "igor"})
    )
    assert (table.stacked(JACK), table.at(1, "town-hall"), now(table)) == (["look-what-youve-done"], ["igor"], ON_TURN)


def test_the_best_i_can_scraps_somebody_of_one_or_less_from_the_lair() -> None:
    """RUL-22"""
    me = town("oogies-lair, town-hall", at={"oogies-lair": OOGIE, "town-hall": "igor"}, pp=1)
    theirs = rival({"town-hall": f"zero, devil, {LOCK}, {SHOCK}, easter-bunny"}, stacked={LOCK: "i-wanna-do-it"})
    table = surprise("the-best-i-can", 2, me, theirs)
    assert (table.stacked(OOGIE), table.number(OOGIE)) == (["the-best-i-can"], 5)
    table.asks(0, "scrap zero", f"scrap {SHOCK}", "scrap easter-bunny")
    table.answer(0, f"scrap {SHOCK}")
    assert (table.pile(1, "discard"), now(table)) == ([SHOCK], ON_TURN)


def test_the_best_i_can_only_makes_oogie_scarier_elsewhere() -> None:
    me = town("oogies-lair, town-hall", at={"town-hall": OOGIE}, pp=1)
    table = surprise("the-best-i-can", 2, me, rival({"town-hall": "igor"}))
    assert (table.stacked(OOGIE), table.at(1, "town-hall"), now(table)) == (["the-best-i-can"], ["igor"], ON_TURN)


def test_what_have_i_done_is_stacked_on_a_creation_and_returns_a_jack() -> None:
    """RUL-22"""
    me = standing({"town-hall": JACK}, creations="road-kill, nutcracker", pp=1)
    table = surprise("what-have-i-done", 2, me, rival({"town-hall": f"{DEMON}, igor"}, creations="old-sparkly"))
    table.asks(0, "stack road-kill", "stack nutcracker")
    table.answer(0, "stack road-kill")
    assert (table.stacked("road-kill"), table.number("road-kill"), table.hand(1)) == (["what-have-i-done"], 4, [DEMON])
    assert now(table) == ON_TURN
    nobody = surprise("what-have-i-done", 2, standing({"town-hall": JACK}, creations="road-kill"))
    assert (nobody.stacked("road-kill"), nobody.at(0, "town-hall")) == (["what-have-i-done"], [JACK])


@pytest.mark.parametrize(("at", "points"), [({}, 2), ({"town-hall": OOGIE}, 0), ({"town-hall": GAMBLER}, 0)])
def test_shadow_on_the_moon_costs_two_or_nothing_with_oogie(at: dict[str, str], points: int) -> None:
    """RUL-07"""
    theirs = rival({"town-hall": f"igor, {OOGIE}"})
    table = surprise("shadow-on-the-moon", 1, standing(at, pp=points), theirs)
    assert table.game.pp[0] == 0
    if points:
        assert not is_offered("shadow-on-the-moon", 1, standing(at, pp=points - 1), theirs)


def test_shadow_on_the_moon_weakens_an_opponents_character() -> None:
    """RUL-07, RUL-31: it counts in the town where it lies and goes back to its owner's Discard Pile."""
    me = standing({"town-hall": "clown"}, pp=2)
    table = surprise("shadow-on-the-moon", 1, me, rival({"town-hall": "reaper, zero", "back-alley": "devil"}))
    table.asks(0, "stack reaper", "stack zero", "stack devil")
    table.answer(0, "stack devil")
    assert table.stacked("devil", 1) == ["shadow-on-the-moon"]
    assert (table.number("devil", 1), table.is_active(1, "back-alley"), table.game.scores) == (1, False, (2, 3 + 1))
    # A Devil of 1 is somebody for the Clown.
    table.answer(0, "use clown")
    assert (table.pile(1, "discard"), sorted(table.pile(0, "discard"))) == (["devil"], ["clown", "shadow-on-the-moon"])


def test_a_town_gets_one_shadow_at_most() -> None:
    """TCG-STACK-06, RUL-31"""
    shaded = rival({"town-hall": "igor, zero"}, stacked={"igor": "shadow-on-the-moon"})
    assert not is_offered("shadow-on-the-moon", 1, standing({}), shaded)
    table = surprise("shadow-on-the-moon", 1, standing({}), shaded, rival({"town-hall": "devil, clown"}))
    table.asks(0, "stack devil", "stack clown")


# On the table


def test_halloweentown_gates_stay_and_score() -> None:
    """TCG-TABLE-01, TCG-TABLE-03, TCG-TABLE-04"""
    table = surprise("halloweentown-gates", 1, standing({}, pp=2))
    assert (table.pile(0, "table"), table.pile(0, "surprises"), table.game.scores[0]) == (
        ["halloweentown-gates"],
        [],
        2,
    )
    assert (table.game.pp[0], now(table)) == (0, ON_TURN)
    table.go_on("ChooseActivity")
    assert table.pile(0, "table") == ["halloweentown-gates"]
    assert not is_offered("halloweentown-gates", 1, standing({}, table="halloweentown-gates"))


def test_search_lights_on_the_table_make_the_own_fire_cheaper() -> None:
    """TCG-TABLE-02"""
    table = surprise("search-lights", 2, standing({}, hand="fire", pp=6), rival(creations="road-kill"))
    assert (table.pile(0, "table"), table.game.pp[0], table.game.scores[0]) == (["search-lights"], 3, 3)
    table.answer(0, "play-surprise fire 1")
    assert (table.game.pp[0], table.pile(1, "discard")) == (0, ["road-kill"])


def test_search_lights_of_an_opponent_help_nobody_else_and_nothing_but_fire() -> None:
    dark = standing({}, hand="fire", pp=4)
    assert not is_offered("fire", 1, dark, rival(creations="road-kill", table="search-lights"))
    lit = standing({"town-hall": JACK}, table="search-lights", pp=2)
    assert not is_offered("hello-oogie", 1, lit, rival({"town-hall": "igor"}))
    assert not is_offered("fire", 1, lit, rival(creations="road-kill"))
    # One on the table is enough; to search with a second one is another matter.
    assert not is_offered("search-lights", 2, standing({}, table="search-lights"))
    assert is_offered("search-lights", 1, standing({}, table="search-lights"))


# In the centre


def test_making_christmas_makes_creations_cheaper_and_characters_dearer_for_everybody() -> None:
    centre = "making-christmas"
    assert costs_exactly("road-kill", "", 2, standing({}), centre=centre)
    assert costs_exactly("igor", "the-well", 2, standing({}), centre=centre)
    assert costs_exactly("zero", "the-well", 1, standing({}), centre=centre)
    # Together with other changes, down to nothing at most (RUL-06).
    for card, names in [
        ("jingle-bells", "bass-player, sax-player, accordion-player"),
        ("scary-teddy", "corpse-dad, devil, wolfman"),
        ("scorpion-surprise", "mr-hyde, mr-hyde-ii, mr-hyde-iii"),
    ]:
        assert costs_exactly(card, "", 0, standing({"town-hall": names}), centre=centre)
    assert costs_exactly(JACK, "jacks-house", 3, town("jacks-house, town-hall"), centre=centre)
    # A minimum that a card states holds against all changes (RUL-06).
    crowd = {"town-square": "the-mayor-elected-official, igor, zero, devil, clown"}
    assert costs_exactly("takeoff-ramp", "", 1, standing(crowd), centre=centre)


def test_this_is_halloween_makes_characters_cheaper_but_not_under_one_and_creations_dearer() -> None:
    centre = "this-is-halloween"
    assert costs_exactly("road-kill", "", 4, standing({}), centre=centre)
    assert costs_exactly("devil", "the-well", 1, standing({}), centre=centre)
    assert costs_exactly("igor", "the-well", 1, standing({}), centre=centre)
    assert costs_exactly("vampire-lord", "the-well", 2, standing({}), centre=centre)
    assert costs_exactly("harlequin-demon", "back-alley", 1, standing({"back-alley": ""}), centre=centre)
    # It makes nobody dearer who cost nothing anyway.
    assert costs_exactly("zero", "the-well", 0, standing({}), centre=centre)


@pytest.mark.parametrize("card", ["making-christmas", "this-is-halloween"])
def test_a_surprise_in_the_centre_stays_for_all_until_the_end_phase(card: str) -> None:
    """RUL-38"""
    cost = {"making-christmas": (0, 2, 1), "this-is-halloween": (1, 4, 2)}[card]
    me = standing({}, hand="road-kill", pp=6)
    table = surprise(card, 1, me, rival(hand=f"road-kill, devil, {card}", pp=6))
    assert [table.game.name(other) for other in table.game.piles[table.game.centre]] == [card]
    assert (table.pile(0, "surprises"), table.game.pp[0]) == ([], 6 - cost[0])
    table.answer(0, "play road-kill", "end-turn")
    assert table.game.pp[0] == 6 - cost[0] - cost[1]
    # In the centre there is one copy at a time, whoever brought it.
    assert not table.offers(1, f"play-surprise {card}")
    table.answer(1, "play road-kill", "play devil the-well", "end-turn")
    # It goes to the Discard Pile of its owner, who gets no card for it.
    assert table.game.piles[table.game.centre] == ()
    assert (table.pile(0, "discard"), drawn(table)) == ([card], 0)


def test_one_of_each_may_lie_in_the_centre() -> None:
    me = holding("igor", standing({}, pp=1))
    table = tcg(holding("this-is-halloween", me), rival(), centre="making-christmas")
    table.answer(0, "play-surprise this-is-halloween 1")
    assert len(table.game.piles[table.game.centre]) == 2
    # They make up for each other.
    assert costs_exactly(SALLY, "the-well", 2, standing({}), centre="making-christmas, this-is-halloween")
    assert costs_exactly("road-kill", "", 3, standing({}), centre="making-christmas, this-is-halloween")


def test_the_centre_changes_the_price_of_a_version_in_the_place_of_another() -> None:
    """RUL-06, RUL-25: after the subtraction."""
    master = "jack-skellington-master-of-fright"
    for centre, old, new, cost in [
        ("making-christmas", JACK, master, 3),
        ("this-is-halloween", JACK, master, 1),
        ("making-christmas", SALLY, "sally-skilled-alchemist", 1),
        ("this-is-halloween", SALLY, "sally-skilled-alchemist", 0),
    ]:
        table = tcg(standing({"town-hall": f"{old}, igor"}, hand=new, pp=cost), rival(), centre=centre)
        table.answer(0, f"replace {new} {old}")
        assert table.game.pp[0] == 0
        short = tcg(standing({"town-hall": old}, hand=new, pp=max(cost - 1, 0)), rival(), centre=centre)
        assert short.offers(0, "replace") == (cost == 0)
