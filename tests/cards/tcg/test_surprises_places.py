"""Surprises about Locales: who goes where, what lies where, and which Functions are performed."""

import pytest

from tests.cards.tcg.scenes import (
    DRAWN,
    JACK,
    LEADER,
    LOCK,
    MAYOR,
    ON_TURN,
    OOGIE,
    SALLY,
    TRIO,
    drawn,
    is_offered,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import tcg, town

ALLEY = {"back-alley": "wolfman, decomposing-guy", "town-hall": "harlequin-demon"}


# Locales


def test_dark_alley_turns_an_opponents_locale_face_down_until_the_end_phase() -> None:
    """RUL-39"""
    theirs = town("mayor-mobile, town-hall, the-well", at={"town-hall": "reaper, igor"}, hand="zero", pp=1)
    table = surprise("dark-alley", 2, standing(ALLEY, pp=1), theirs)
    table.asks(0, "choose mayor-mobile", "choose town-hall", "choose the-well")
    table.answer(0, "choose town-hall", "end-turn")
    # Not Active, nobody comes there, but whoever is there may leave.
    assert not table.is_active(1, "town-hall")
    assert not table.offers(1, "perform town-hall")
    assert not table.offers(1, "play zero town-hall")
    assert table.offers(1, "play zero the-well")
    table.answer(1, "perform mayor-mobile 3", "move igor the-well")
    assert not table.offers(1, "move igor town-hall")
    table.answer(1, "stop", "end-turn")
    assert table.is_active(1, "town-hall")


def test_dark_alley_may_even_close_a_starting_locale() -> None:
    table = surprise("dark-alley", 2, standing(ALLEY), town("mayor-mobile"))
    assert not table.is_active(1, "mayor-mobile")


def test_gate_keeper_swaps_two_locales_without_characters_in_one_row() -> None:
    me = town("jacks-house, town-hall, the-well", at={"town-hall": "igor"}, pp=1)
    theirs = town("mayor-mobile, town-hall, the-well, back-alley", at={"town-hall": "zero"})
    table = surprise("gate-keeper", 2, me, theirs)
    mine = [f"choose {name}" for name in ("jacks-house", "the-well")]
    table.asks(0, *mine, "choose mayor-mobile", "choose the-well 2", "choose back-alley")
    table.answer(0, "choose mayor-mobile")
    # The second one lies in the same row.
    table.asks(0, "choose the-well", "choose back-alley")
    table.answer(0, "choose back-alley")
    assert table.row(1) == ["back-alley", "town-hall", "the-well", "mayor-mobile"]
    assert (table.at(1, "town-hall"), table.row(0)) == (["zero"], ["jacks-house", "town-hall", "the-well"])
    assert now(table) == ON_TURN


def test_gate_keeper_needs_two_such_locales_in_a_row() -> None:
    me = town("jacks-house, town-hall", at={"town-hall": "igor"}, pp=1)
    assert not is_offered("gate-keeper", 2, me, town("mayor-mobile"))


# Characters go somewhere


def test_hitch_a_ride_brings_any_characters_from_the_mayor_mobile() -> None:
    """RUL-11"""
    at = {"mayor-mobile": f"igor, zero, {SALLY}, easter-bunny", "back-alley": "devil"}
    table = surprise("hitch-a-ride", 1, town("mayor-mobile, town-hall, back-alley", at=at))
    table.asks(0, "choose town-hall", "choose back-alley")
    table.answer(0, "choose back-alley")
    table.asks(0, "bring igor", "bring zero", f"bring {SALLY}")
    table.answer(0, "bring igor", f"bring {SALLY}", "stop")
    assert table.at(0, "back-alley") == ["devil", "igor", SALLY]
    assert table.at(0, "mayor-mobile") == ["easter-bunny", "zero"]
    assert (table.game.performed, now(table)) == (False, ON_TURN)


def test_hitch_a_ride_brings_any_characters_from_one_locale_to_the_mayor_mobile() -> None:
    at = {"town-hall": "igor, zero", "back-alley": "devil, clown"}
    table = surprise("hitch-a-ride", 2, town("mayor-mobile, town-hall, back-alley", at=at))
    table.asks(0, "choose town-hall", "choose back-alley")
    table.answer(0, "choose back-alley")
    table.asks(0, "bring devil", "bring clown")
    table.answer(0, "bring devil", "bring clown")
    assert (table.at(0, "mayor-mobile"), table.at(0, "town-hall")) == (["clown", "devil"], ["igor", "zero"])
    assert now(table) == ON_TURN


def test_hitch_a_ride_needs_the_own_mayor_mobile_and_somebody_to_ride() -> None:
    theirs = town("mayor-mobile, town-hall", at={"mayor-mobile": "igor", "town-hall": "zero"})
    for ability in (1, 2):
        assert not is_offered("hitch-a-ride", ability, standing({"town-hall": "igor"}), theirs)
    empty = town("mayor-mobile, town-hall", at={"town-hall": "igor"})
    assert not is_offered("hitch-a-ride", 1, empty)
    assert not is_offered("hitch-a-ride", 2, town("mayor-mobile, town-hall", at={"mayor-mobile": "igor"}))


def test_town_meeting_calls_one_character_to_town_hall_or_town_square() -> None:
    at = {"mayor-mobile": "igor", "back-alley": "zero, clown", "town-hall": "devil"}
    table = surprise("town-meeting", 1, town("mayor-mobile, town-hall, town-square, back-alley", at=at, pp=1))
    table.asks(0, "choose town-hall", "choose town-square")
    table.answer(0, "choose town-hall")
    table.asks(0, "bring igor", "bring zero", "bring clown")
    table.answer(0, "bring clown")
    assert (table.at(0, "town-hall"), table.at(0, "back-alley")) == (["clown", "devil"], ["zero"])
    assert (table.game.pp[0], now(table)) == (0, ON_TURN)


def test_town_meeting_calls_everybody_with_the_mayor_at_the_mayor_mobile() -> None:
    at = {"mayor-mobile": f"{MAYOR}, igor", "back-alley": "zero, clown"}
    table = surprise("town-meeting", 2, town("mayor-mobile, town-square, back-alley", at=at, pp=1))
    table.answer(0, "bring igor", "bring clown", f"bring {MAYOR}", "stop")
    assert (table.at(0, "town-square"), table.at(0, "back-alley")) == (["clown", "igor", MAYOR], ["zero"])
    assert now(table) == ON_TURN


@pytest.mark.parametrize("ability", [1, 2])
def test_town_meeting_needs_one_of_the_two_locales(ability: int) -> None:
    me = town("mayor-mobile, back-alley", at={"mayor-mobile": LEADER, "back-alley": "igor"}, pp=1)
    assert not is_offered("town-meeting", ability, me, town("jacks-house, town-hall, town-square"))


def test_tub_of_terror_brings_the_trio_together_to_another_locale() -> None:
    me = standing({"town-hall": f"{TRIO}, igor", "back-alley": "zero"}, pp=1)
    table = surprise("tub-of-terror", 2, me)
    table.asks(0, "choose jacks-house", "choose back-alley", "choose the-well")
    table.answer(0, "choose the-well")
    # They went together: nobody is left for Shock to be followed by.
    assert (len(table.at(0, "the-well")), table.at(0, "town-hall")) == (3, ["igor"])
    assert (table.game.pp[0], now(table)) == (0, ON_TURN)


# What lies under the Scary Bed


def test_hiding_under_your_bed_discards_all_that_lies_there() -> None:
    me = standing({"scary-bed": "igor"}, under={"scary-bed": "fire, zero, devil"})
    table = surprise("hiding-under-your-bed", 1, me)
    assert (table.under(0, "scary-bed"), sorted(table.pile(0, "discard"))) == ([], ["devil", "fire", "zero"])
    assert now(table) == ON_TURN
    assert not is_offered("hiding-under-your-bed", 1, standing({"scary-bed": "igor"}))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_hiding_under_your_bed_takes_up_to_two_cards_with_the_monster(number: int) -> None:
    me = standing({"scary-bed": "monster-under-the-bed"}, under={"scary-bed": "fire, zero, devil"})
    table = surprise("hiding-under-your-bed", 2, me)
    table.asks(0, "take fire", "take zero", "take devil", "stop")
    for name in ["devil", "fire"][:number]:
        table.answer(0, f"take {name}")
    if number < 2:
        table.answer(0, "stop")
    assert table.hand(0) == ["devil", "fire"][:number]
    assert len(table.under(0, "scary-bed")) == 3 - number
    assert now(table) == ON_TURN


# Functions


@pytest.mark.parametrize(
    ("names", "points"),
    [("reaper, igor", 1), (f"reaper, {OOGIE}", 1), (f"reaper, {OOGIE}, igor", 2)],
)
def test_everybody_scream_gives_a_point_for_four_in_the_whole_town(names: str, points: int) -> None:
    """RUL-48: rounded down, and in the place of the turn's Function."""
    first, *rest = names.split(", ")
    me = standing({"town-hall": first, "back-alley": ", ".join(rest)}, creations="old-sparkly", pp=0)
    table = surprise("everybody-scream", 1, me)
    assert table.game.pp[0] == points
    assert not table.offers(0, "perform")
    assert now(table) == ON_TURN


@pytest.mark.parametrize(
    ("names", "points"), [("devil", 1), ("reaper", 2), (f"{OOGIE}, igor", 2), (f"{OOGIE}, devil", 3)]
)
def test_everybody_scream_gives_a_point_for_three_with_the_hanging_tree(names: str, points: int) -> None:
    me = standing({"town-hall": "hanging-tree", "back-alley": names}, pp=0)
    assert surprise("everybody-scream", 1, me).game.pp[0] == points
    # In another town she is of no help.
    assert not is_offered(
        "everybody-scream", 1, standing({"town-hall": "reaper"}), rival({"town-hall": "hanging-tree"})
    )


def test_everybody_scream_counts_what_is_stacked() -> None:
    """RUL-22"""
    me = standing({"town-hall": f"reaper, {LOCK}"}, stacked={LOCK: "i-wanna-do-it"}, pp=0)
    assert surprise("everybody-scream", 1, me).game.pp[0] == 1


@pytest.mark.parametrize("card", ["everybody-scream", "its-time-you-begun"])
def test_a_substitute_is_refused_after_a_function(card: str) -> None:
    """RUL-48, TCG-FUNC-01"""
    me = standing({"town-hall": "devil", "back-alley": OOGIE}, hand=f"{card}, fire, fire")
    table = tcg(me, rival())
    assert table.offers(0, f"play-surprise {card}")
    table.answer(0, "perform jacks-house 2")
    assert not table.offers(0, f"play-surprise {card}")


@pytest.mark.parametrize(("names", "short"), [("", 3), ("igor", 2), ("devil", 1), ("devil, easter-bunny", 2)])
def test_its_time_you_begun_performs_a_locale_for_as_many_cards_as_it_is_short(names: str, short: int) -> None:
    me = town("jacks-house, town-hall", at={"town-hall": names}, hand="3 fire")
    table = surprise("its-time-you-begun", 1, me)
    for _ in range(short):
        if table.offers(0, "discard"):
            table.answer(0, "discard fire")
    table.answer(0, "perform town-hall 1")
    assert table.hand(0) == sorted([DRAWN, *["fire"] * (3 - short)])
    assert (table.pile(0, "discard"), table.game.pp[0]) == (["fire"] * short, 3)
    # That was the Function of this turn.
    assert not table.offers(0, "perform")
    assert now(table) == ON_TURN


def test_its_time_you_begun_needs_a_locale_that_is_not_active_and_enough_cards() -> None:
    """RUL-14: the card itself cannot be one of them."""
    assert not is_offered("its-time-you-begun", 1, town("jacks-house, town-hall", hand="2 fire"))
    assert is_offered("its-time-you-begun", 1, town("jacks-house, town-hall", hand="3 fire"))
    active = town("jacks-house, town-hall", at={"town-hall": "reaper"}, hand="5 fire")
    assert not is_offered("its-time-you-begun", 1, active, town("mayor-mobile, the-well"))


def test_say_it_twice_performs_a_function_on_top_of_the_turns_own() -> None:
    """RUL-48"""
    me = town("jacks-house, tree-circle", at={"tree-circle": "big-witch, little-witch"}, hand="say-it-twice", pp=2)
    table = tcg(me, rival())
    table.answer(0, "perform tree-circle 1")
    assert (drawn(table), table.game.pp[0]) == (2, 4)
    table.answer(0, "play-surprise say-it-twice 2", "perform tree-circle 1")
    assert (drawn(table), table.game.pp[0]) == (4, 4 - 2 + 2)
    assert not table.offers(0, "perform")
    # And the other way round the turn's own is left.
    first = surprise(
        "say-it-twice", 2, town("jacks-house, tree-circle", at={"tree-circle": "big-witch, little-witch"}, pp=2)
    )
    first.answer(0, "perform tree-circle 1")
    assert first.offers(0, "perform jacks-house 1")
    assert now(first) == ON_TURN


def test_say_it_twice_performs_one_function_of_a_starting_locale() -> None:
    table = surprise(
        "say-it-twice", 2, town("jacks-house, the-well", at={"jacks-house": "big-witch, little-witch"}, pp=2)
    )
    assert [text for text in table.offered(0) if text.startswith("perform ")] == [
        f"perform jacks-house {number}" for number in (1, 2, 3)
    ]
    table.answer(0, "perform jacks-house 1")
    assert (drawn(table), now(table)) == (2, ON_TURN)


@pytest.mark.parametrize("mayor", [MAYOR, LEADER])
def test_moody_mayor_counts_twice_for_his_locale_until_the_turn_ends(mayor: str) -> None:
    """RUL-56"""
    me = standing({"town-square": mayor, "town-hall": "devil"}, creations="road-kill")
    table = surprise("moody-mayor", 2, me)
    assert table.is_active(0, "town-square")
    assert not table.is_active(0, "town-hall")
    # It is for the Locale only: he is worth no more than before.
    assert (table.number(mayor), table.game.scores[0]) == (2, 2 + 2 + 3)
    table.answer(0, "perform town-square 1")
    assert table.game.pp[0] == 6
    table.answer(0, "end-turn")
    assert not table.is_active(0, "town-square")


def test_moody_mayor_counts_what_is_stacked_on_him_too() -> None:
    """RUL-22: a Surprise stacked on a Character is part of the number."""
    table = surprise("moody-mayor", 2, standing({"castle-finklestein": f"{MAYOR}, {JACK}"}))
    assert table.is_active(0, "castle-finklestein")
    weak = standing({"town-square": MAYOR}, stacked={MAYOR: "shadow-on-the-moon"})
    assert not surprise("moody-mayor", 2, weak).is_active(0, "town-square")
    # With the Shadow he is a 1, and twice a 1 beside a 2 makes no 5.
    helped = standing({"castle-finklestein": f"{MAYOR}, devil"}, stacked={MAYOR: "shadow-on-the-moon"})
    assert not surprise("moody-mayor", 2, helped).is_active(0, "castle-finklestein")
