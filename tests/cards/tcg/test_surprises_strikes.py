"""Surprises that hit Characters, Creations and discarded cards of opponents."""

import pytest

from tests.cards.tcg.scenes import (
    DOCTOR,
    DRAWN,
    GAMBLER,
    JACK,
    LOCK,
    MASTER,
    ON_TURN,
    OOGIE,
    SALLY,
    SHOCK,
    drawn,
    is_offered,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Story, Town, tcg, town

INVENTOR = "dr-finklestein-brainy-inventor"


def test_bun_ny_scraps_the_bunny_beside_behemoth_and_draws_four() -> None:
    """RUL-31: whoever sent it there; it goes back to its owner's pile."""
    table = surprise(
        "bun-ny", 2, standing({"town-hall": "behemoth, easter-bunny"}), rival({"town-hall": "easter-bunny"})
    )
    assert (table.at(0, "town-hall"), table.pile(0, "discard"), drawn(table)) == (["behemoth"], ["easter-bunny"], 4)
    assert table.at(1, "town-hall") == ["easter-bunny"]
    assert now(table) == ON_TURN
    sent = tcg(rival(hand="easter-bunny", pp=2), standing({"town-hall": "behemoth"}, hand="bun-ny, fire"))
    sent.answer(0, "play easter-bunny town-hall", "end-turn")
    sent.answer(1, "play-surprise bun-ny 2")
    assert (sent.pile(0, "discard"), sent.pile(1, "discard"), drawn(sent, 1)) == (["easter-bunny"], [], 4)


@pytest.mark.parametrize("doctor", [DOCTOR, INVENTOR])
def test_deadly_nightshade_returns_an_opponents_finklestein(doctor: str) -> None:
    me = standing({"town-hall": f"{SALLY}, {DOCTOR}"})
    others = (rival({"town-hall": f"{doctor}, igor"}), rival({"town-hall": DOCTOR}))
    table = surprise("deadly-nightshade", 2, me, *others)
    table.asks(0, f"bounce {doctor}", f"bounce {DOCTOR}" + (" 2" if doctor == DOCTOR else ""))
    table.answer(0, f"bounce {doctor}")
    assert (table.at(1, "town-hall"), table.hand(1)) == (["igor"], [doctor])
    assert now(table) == ON_TURN


def test_fear_the_reaper_gives_the_own_reaper_for_any_character_of_an_opponent() -> None:
    me = standing({"town-hall": "reaper, igor"}, pp=1)
    table = surprise("fear-the-reaper", 2, me, rival({"town-hall": f"{OOGIE}, reaper"}))
    table.asks(0, f"scrap {OOGIE}", "scrap reaper")
    table.answer(0, f"scrap {OOGIE}")
    assert (table.at(0, "town-hall"), table.pile(0, "discard")) == (["igor"], ["reaper"])
    assert (table.at(1, "town-hall"), table.pile(1, "discard")) == (["reaper"], [OOGIE])
    assert now(table) == ON_TURN


def test_fire_scraps_any_creation_of_an_opponent() -> None:
    others = (rival(creations="road-kill, sandy-claws-outfit"), rival(creations="dead-head"))
    table = surprise("fire", 1, standing({}, creations="nutcracker", pp=5), *others)
    table.asks(0, "scrap road-kill", "scrap sandy-claws-outfit", "scrap dead-head")
    table.answer(0, "scrap sandy-claws-outfit")
    assert (table.pile(1, "creations"), table.pile(1, "discard")) == (["road-kill"], ["sandy-claws-outfit"])
    assert (table.game.pp[0], now(table)) == (0, ON_TURN)


def test_gate_keeper_scraps_a_surprise_that_an_opponent_has_on_the_table() -> None:
    """TCG-TABLE-05: stacked ones are safe, and nothing comes back for it in the End Phase."""
    me = standing({}, table="search-lights", pp=1)
    theirs = rival(
        {"town-hall": f"{OOGIE}, {JACK}"}, table="halloweentown-gates, search-lights", stacked={OOGIE: "the-best-i-can"}
    )
    table = surprise("gate-keeper", 1, me, theirs)
    # The Gates keep Surprises from Characters, not from themselves: nobody is asked.
    table.asks(0, "scrap halloweentown-gates", "scrap search-lights")
    table.answer(0, "scrap halloweentown-gates")
    assert (table.pile(1, "table"), table.pile(1, "discard")) == (["search-lights"], ["halloweentown-gates"])
    assert table.pile(1, "surprises") == []
    assert now(table) == ON_TURN


def test_hello_oogie_returns_any_character_of_an_opponent() -> None:
    """TCG-STACK-07"""
    theirs = rival({"town-hall": f"{OOGIE}, igor"}, stacked={OOGIE: "the-best-i-can"})
    table = surprise("hello-oogie", 1, standing({"town-hall": JACK}, pp=3), theirs)
    table.asks(0, f"bounce {OOGIE}", "bounce igor")
    table.answer(0, f"bounce {OOGIE}")
    assert (table.hand(1), table.pile(1, "discard")) == ([OOGIE], ["the-best-i-can"])
    assert (table.game.pp[0], now(table)) == (0, ON_TURN)


def test_hello_oogie_scraps_jack_and_oogie_of_one_opponent_who_has_both() -> None:
    others = (
        rival({"town-hall": MASTER, "back-alley": f"{GAMBLER}, igor"}),
        rival({"town-hall": JACK}),
        rival({"town-hall": f"{JACK}, {OOGIE}"}),
    )
    table = surprise("hello-oogie", 2, standing({}, pp=3), *others)
    table.asks(0, "target @2", "target @4")
    table.answer(0, "target @2")
    assert (table.at(1, "town-hall"), table.at(1, "back-alley")) == ([], ["igor"])
    assert sorted(table.pile(1, "discard")) == sorted([MASTER, GAMBLER])
    assert now(table) == ON_TURN


def test_i_am_not_the_one_shifts_an_opponents_sally_by_one_locale() -> None:
    me = standing({"town-hall": SALLY, "back-alley": "igor"})
    theirs = town("mayor-mobile, town-hall, town-square, the-well", at={"town-hall": f"{SALLY}, zero"})
    table = surprise("i-am-not-the-one", 2, me, theirs)
    table.asks(0, f"move {SALLY} mayor-mobile", f"move {SALLY} town-square")
    table.answer(0, f"move {SALLY} town-square")
    assert (table.at(1, "town-square"), table.at(1, "town-hall")) == ([SALLY], ["zero"])
    assert now(table) == ON_TURN


def test_i_am_not_the_one_needs_a_sally_who_can_go_somewhere() -> None:
    alone = town("mayor-mobile", at={"mayor-mobile": SALLY})
    assert not is_offered("i-am-not-the-one", 2, standing({}), alone)


def test_scared_stiff_scraps_an_opponents_character_of_just_one() -> None:
    """RUL-22: what is stacked on a Character counts, for better or worse."""
    stacked = {"devil": "shadow-on-the-moon", LOCK: "i-wanna-do-it"}
    theirs = rival({"town-hall": f"igor, zero, devil, easter-bunny, {LOCK}"}, stacked=stacked)
    table = surprise("scared-stiff", 2, standing({"town-hall": f"{MASTER}, mummy-boy"}), theirs)
    table.asks(0, "scrap igor", "scrap devil")
    table.answer(0, "scrap devil")
    assert sorted(table.pile(1, "discard")) == ["devil", "shadow-on-the-moon"]
    assert now(table) == ON_TURN


# Vampires and the twilight


def test_twilight_sun_returns_a_vampire_of_any_player_and_draws_three() -> None:
    """EX-09, RUL-13"""
    me = standing({"town-hall": "vampire-lord, zero"}, pp=2)
    table = surprise("twilight-sun", 2, me, rival({"town-hall": "vampire-baron, igor"}))
    table.asks(0, "bounce vampire-lord", "bounce vampire-baron")
    table.answer(0, "bounce vampire-baron")
    assert (table.hand(1), table.hand(0)) == (["vampire-baron"], [DRAWN] * 3)
    assert now(table) == ON_TURN
    own = surprise("twilight-sun", 2, standing({"town-hall": "vampire-prince"}, pp=2))
    assert own.hand(0) == [*[DRAWN] * 3, "vampire-prince"]


# Oogie's games


def rolled(number: int, theirs: Town, name: str, **said: str) -> Story:
    """Dice are rolled against a Character of an opponent with a Scare Number on top of the deck."""
    top = {0: "zero", 1: "cyclops", 2: "devil", 3: "hanging-tree", 5: "fire", 6: "old-sparkly"}[number]
    theirs.piles["deck"][:0] = [top]
    table = surprise("sound-of-rollin-dice", 1, standing({"town-hall": OOGIE}, pp=6, **said), theirs)
    if table.offers(0, "choose "):
        table.answer(0, f"choose {name}")
    assert table.pile(1, "discard")[0] == top
    return table


@pytest.mark.parametrize(("number", "goes"), [(1, False), (2, False), (3, True), (5, True)])
def test_sound_of_rollin_dice_scraps_a_character_if_the_top_card_is_scarier(number: int, goes: bool) -> None:
    """Any card of a Main Deck has a Scare Number; the same number is not enough."""
    table = rolled(number, rival({"town-hall": "devil, igor"}), "devil")
    assert table.at(1, "town-hall") == (["igor"] if goes else ["devil", "igor"])
    assert (table.game.pp[0], now(table)) == (5, ON_TURN)


def test_sound_of_rollin_dice_goes_by_the_number_with_what_is_stacked() -> None:
    """RUL-22"""
    table = rolled(2, rival({"town-hall": f"{SHOCK}, devil"}, stacked={SHOCK: "i-told-you"}), SHOCK)
    assert SHOCK in table.at(1, "town-hall")


def test_sound_of_rollin_dice_discards_from_the_deck_of_the_one_who_is_hit() -> None:
    others = (rival({"town-hall": "zero"}), rival({"town-hall": "igor"}, deck="fire, devil"))
    table = surprise("sound-of-rollin-dice", 1, standing({}), *others)
    table.answer(0, "choose igor")
    assert [len(table.pile(seat, "deck")) for seat in range(3)] == [12, 12, 1]
    assert table.pile(2, "discard") == ["fire", "igor"]


def test_sound_of_rollin_dice_counts_a_vampire_by_the_town_of_its_owner() -> None:
    """RUL-23: two Vampires in town make the one on top of the deck a 2."""
    vampires = "vampire-lord, vampire-count"
    for names, top, goes in [(vampires, "vampire-baron", True), ("vampire-lord", "vampire-baron", False)]:
        theirs = rival({"town-hall": "igor", "back-alley": names}, deck=f"{top}, fire")
        table = surprise("sound-of-rollin-dice", 1, standing({"town-hall": "vampire-prince"}), theirs)
        table.answer(0, "choose igor")
        assert table.at(1, "town-hall") == ([] if goes else ["igor"])


def test_lets_play_adds_another_card_directly_after_the_dice() -> None:
    theirs = rival({"town-hall": "devil, igor"}, deck="cyclops, zero")
    table = rolled(2, theirs, "devil", hand="lets-play")
    table.answer(0, "play-surprise lets-play 2")
    # 2 and 1 beat the Devil's 2.
    assert table.at(1, "town-hall") == ["igor"]
    assert table.pile(1, "discard") == ["devil", "cyclops", "devil"]
    assert (table.pile(0, "surprises"), table.game.pp[0]) == (["sound-of-rollin-dice", "lets-play"], 4)
    assert now(table) == ON_TURN


def test_lets_play_may_still_not_be_enough() -> None:
    table = rolled(2, rival({"town-hall": "devil, igor"}, deck="zero, cyclops"), "devil", hand="lets-play")
    table.answer(0, "play-surprise lets-play 2")
    assert (table.at(1, "town-hall"), now(table)) == (["devil", "igor"], ON_TURN)


def test_lets_play_comes_directly_after_the_dice_or_not_at_all() -> None:
    choice = "play-surprise lets-play 2"
    theirs = {"town-hall": "devil, igor"}
    table = rolled(1, rival(theirs), "devil", hand="lets-play, fetch")
    assert table.offers(0, choice)
    # To ask for a score is nothing that happens in the game.
    table.answer(0, "ask-score @2")
    assert table.offers(0, choice)
    table.answer(0, "play-surprise fetch 1")
    assert not table.offers(0, choice)
    assert table.offers(0, "play-surprise lets-play 1")
    # Nor when nothing is left to roll with.
    assert not rolled(1, rival(theirs, deck=""), "devil", hand="lets-play").offers(0, choice)
    # Nor after a roll that has hit already, nor without one.
    assert not rolled(3, rival(theirs), "devil", hand="lets-play").offers(0, choice)
    assert not is_offered("lets-play", 2, standing({"town-hall": OOGIE}), rival(theirs))


def test_lets_play_needs_oogie_in_the_own_town() -> None:
    theirs = rival({"town-hall": f"devil, {OOGIE}"}, deck="cyclops, fire")
    table = surprise("sound-of-rollin-dice", 1, standing({}, hand="lets-play"), theirs)
    table.answer(0, "choose devil")
    assert not table.offers(0, "play-surprise lets-play 2")


def test_wheel_of_torture_scraps_a_character_of_just_the_number_on_top() -> None:
    theirs = rival({"town-hall": "devil, clown, igor, reaper"}, deck="undersea-gal, fire")
    table = surprise("wheel-of-torture", 1, standing({"town-hall": f"{GAMBLER}, wolfman"}), theirs)
    table.asks(0, "scrap devil", "scrap clown")
    table.answer(0, "scrap clown")
    assert table.pile(1, "discard") == ["undersea-gal", "clown"]
    assert (table.pile(1, "deck"), now(table)) == (["fire"], ON_TURN)


def test_wheel_of_torture_may_hit_nobody() -> None:
    theirs = rival({"town-hall": "devil, igor"}, deck="fire, zero")
    table = surprise("wheel-of-torture", 1, standing({"town-hall": GAMBLER}), theirs)
    assert (table.at(1, "town-hall"), table.pile(1, "discard")) == (["devil", "igor"], ["fire"])
    assert now(table) == ON_TURN


# Discard Piles


def test_double_dead_removes_a_title_from_all_discard_piles() -> None:
    """DEC-23, TCG-COMP-12: every version has the Title; cards elsewhere are left alone."""
    me = standing({"town-hall": SALLY}, discard=f"{JACK}, igor, {MASTER}", hand="fire")
    theirs = rival({"town-hall": JACK}, discard=f"{JACK}, jack-in-the-box", hand=JACK)
    table = surprise("double-dead", 1, me, theirs)
    table.answer(0, "name-title jack-skellington")
    assert [table.pile(seat, "discard") for seat in (0, 1)] == [["igor"], ["jack-in-the-box"]]
    removed = table.game.piles[table.game.removed]
    assert sorted(table.game.name(card) for card in removed) == sorted([JACK, MASTER, JACK])
    assert (table.at(1, "town-hall"), table.hand(1)) == ([JACK], [JACK])
    assert now(table) == ON_TURN


def test_double_dead_may_name_any_title() -> None:
    table = surprise("double-dead", 1, standing({}, discard="igor"), rival(discard="zero"))
    for title in ("sally", "wreath-of-wrath", "double-dead", "old-sparkly"):
        assert table.offers(0, f"name-title {title}")
    assert not table.offers(0, "name-title town-hall")
    table.answer(0, "name-title sally")
    assert (table.pile(0, "discard"), table.pile(1, "discard"), now(table)) == (["igor"], ["zero"], ON_TURN)
