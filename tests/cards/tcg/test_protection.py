"""The four cards that protect: Halloweentown Gates and Pull Yourself Together for Characters in play."""

from typing import Any

import pytest

from tests.cards.tcg.scenes import (
    DOCTOR,
    GAMBLER,
    JACK,
    MASTER,
    ON_TURN,
    OOGIE,
    SALLY,
    drawn,
    holding,
    is_offered,
    now,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import Story, tcg, town

GATES = "halloweentown-gates"
PULL = "pull-yourself-together"

# An opponent's Surprise: the ability, where my Character stands who makes it possible, whom it hits, what is answered.
SURPRISES: dict[tuple[str, int], tuple[dict[str, str], str, list[str]]] = {
    ("deadly-nightshade", 2): ({"town-hall": SALLY}, DOCTOR, []),
    ("fear-the-reaper", 2): ({"town-hall": "reaper"}, "igor", []),
    ("hello-oogie", 1): ({"town-hall": JACK}, "igor", []),
    ("hello-oogie", 2): ({}, f"{JACK}, {OOGIE}", []),
    ("i-am-not-the-one", 2): ({}, SALLY, [f"move {SALLY} the-well"]),
    ("im-the-boogie-man", 1): ({}, "igor", []),
    ("look-what-youve-done", 2): ({"town-hall": JACK}, OOGIE, []),
    ("public-transportation", 1): ({}, "igor", ["move igor the-well"]),
    ("scared-stiff", 2): ({"town-hall": MASTER}, "igor", []),
    ("shadow-on-the-moon", 1): ({}, "igor", []),
    ("sound-of-rollin-dice", 1): ({}, "igor", []),
    ("the-best-i-can", 2): ({"oogies-lair": OOGIE}, "igor", []),
    ("twilight-sun", 2): ({}, "vampire-lord", []),
    ("what-have-i-done", 2): ({}, JACK, []),
    ("wheel-of-torture", 1): ({"town-hall": GAMBLER}, "igor", []),
}
ON_TOP = {"sound-of-rollin-dice": "fire, igor"}


def attacked(card: str, ability: int, **said: Any) -> Story:
    """Seat 0 aims a Surprise at Characters of seat 1."""
    at, names, answers = SURPRISES[card, ability]
    me = standing(at, creations="road-kill", pp=6)
    table = surprise(card, ability, me, rival({"town-hall": names}, **{"deck": ON_TOP.get(card, "2 igor")} | said))
    table.answer(0, *answers)
    return table


def is_unharmed(table: Story, names: str) -> bool:
    """Whether all those Characters stand in the opponent's Town Hall as they did, with nothing on them."""
    return table.at(1, "town-hall") == sorted(names.split(", ")) and not table.game.stacks.keys() & set(
        table.game.characters(1)
    )


@pytest.mark.parametrize(("card", "ability"), SURPRISES)
def test_the_gates_keep_a_surprise_from_the_characters_of_a_town(card: str, ability: int) -> None:
    """EX-12, TCG-TIME-02, RUL-28"""
    table = attacked(card, ability, table=GATES)
    assert is_unharmed(table, SURPRISES[card, ability][1])
    table.asks(1, "pass", f"protect {GATES}")
    table.answer(1, f"protect {GATES}")
    assert is_unharmed(table, SURPRISES[card, ability][1])
    assert (table.hand(1), table.pile(1, "table")) == ([GATES], [])
    assert card in table.game.titles[0]
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("card", "ability"), SURPRISES)
def test_the_gates_may_stay_closed(card: str, ability: int) -> None:
    """DEC-18"""
    table = attacked(card, ability, table=GATES)
    table.answer(1, "pass")
    assert not is_unharmed(table, SURPRISES[card, ability][1])
    assert table.pile(1, "table") == [GATES]
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("card", "ability"), SURPRISES)
def test_pull_yourself_together_keeps_a_card_from_the_characters_of_a_town(card: str, ability: int) -> None:
    """RUL-30: it is paid by the one who answers, in an opponent's turn."""
    table = attacked(card, ability, hand=f"{PULL}, fire", pp=3)
    table.asks(1, "pass", f"protect {PULL}")
    table.answer(1, f"protect {PULL}")
    assert is_unharmed(table, SURPRISES[card, ability][1])
    # With Sally in town it costs nothing.
    assert table.game.pp[1] == (3 if SURPRISES[card, ability][1] == SALLY else 2)
    assert (table.hand(1), table.pile(1, "surprises")) == (["fire"], [PULL])
    assert now(table) == ON_TURN


@pytest.mark.parametrize(("card", "ability"), SURPRISES)
def test_nobody_is_asked_without_protection(card: str, ability: int) -> None:
    """TCG-TIME-03"""
    table = attacked(card, ability, hand="fire, hyde-and-seek", pp=3)
    assert not is_unharmed(table, SURPRISES[card, ability][1])
    assert now(table) == ON_TURN


# When it cannot be used


@pytest.mark.parametrize(
    "said",
    [
        {"hand": f"{PULL}, fire"},  # it cannot be paid
        {"hand": f"{PULL}, fire", "pp": 1, "titles": (PULL,)},  # it was played in this Round (TCG-SURP-04)
        {"hand": "fire", "deck": f"4 {PULL}", "pp": 1},  # it is not in hand
        {"hand": GATES, "pp": 2},  # the Gates are not on the table
    ],
)
def test_pull_yourself_together_cannot_always_be_used(said: dict[str, Any]) -> None:
    """TCG-LIMIT-05"""
    table = attacked("hello-oogie", 1, **said)
    assert (now(table), table.at(1, "town-hall")) == (ON_TURN, [])


def test_pull_yourself_together_costs_nothing_while_sally_is_in_town() -> None:
    """RUL-46: for either ability, and whichever Sally it is."""
    for sally in (SALLY, "sally-skilled-alchemist"):
        theirs = rival({"town-hall": "igor", "back-alley": sally}, hand=PULL)
        table = surprise("hello-oogie", 1, standing({"town-hall": JACK}), theirs)
        table.answer(0, "bounce igor")
        table.answer(1, f"protect {PULL}")
        assert (table.at(1, "town-hall"), table.game.pp[1]) == (["igor"], 0)
        assert is_offered(PULL, 1, standing({"town-hall": sally}, pp=0))
    assert not is_offered(PULL, 1, standing({"town-hall": "igor"}, pp=0), rival({"town-hall": SALLY}))


def test_pull_yourself_together_is_no_answer_in_the_own_turn() -> None:
    """TCG-SURP-01"""
    assert not is_offered(PULL, 2, standing({"town-hall": "igor"}), rival({"town-hall": "zero"}))
    # Not even against an own card that hits the own town.
    wreath = holding(PULL, standing({"town-hall": "igor"}, hand="wreath-of-wrath"))
    table = tcg(wreath, rival())
    table.answer(0, "play wreath-of-wrath")
    assert (table.pile(0, "discard"), now(table)) == (["igor"], ON_TURN)


def test_three_surprises_in_the_pile_do_not_stop_an_answer() -> None:
    """EX-17, TCG-LIMIT-04"""
    table = attacked("hello-oogie", 1, hand=PULL, pp=1, surprises="fetch, eureka, fire")
    table.answer(1, f"protect {PULL}")
    assert (len(table.pile(1, "surprises")), table.at(1, "town-hall")) == (4, ["igor"])


def test_one_of_several_protections_is_enough() -> None:
    """RUL-30"""
    table = attacked("hello-oogie", 1, hand=PULL, pp=1, table=GATES)
    table.asks(1, "pass", f"protect {GATES}", f"protect {PULL}")
    table.answer(1, f"protect {PULL}")
    assert (table.pile(1, "table"), table.at(1, "town-hall")) == ([GATES], ["igor"])
    assert now(table) == ON_TURN


# Cards that are no Surprises


def struck(card: str, **said: Any) -> Story:
    """Seat 0 hits Igor in the town of seat 1 with a Character or a Creation."""
    theirs = rival({"town-hall": "igor"}, **said)
    if card == "clown":
        table = tcg(standing({"town-hall": "clown"}), theirs)
        table.answer(0, "use clown")
        return table
    table = tcg(standing({}, hand=card), theirs)
    table.answer(0, f"play {card}" + (" the-well" if card == "reaper" else ""))
    return table


@pytest.mark.parametrize("card", ["clown", "reaper", "wreath-of-wrath"])
def test_pull_yourself_together_answers_any_card(card: str) -> None:
    table = struck(card, hand=f"{PULL}, fire", pp=1)
    table.asks(1, "pass", f"protect {PULL}")
    table.answer(1, f"protect {PULL}")
    assert (table.at(1, "town-hall"), now(table)) == (["igor"], ON_TURN)
    hit = struck(card, hand=f"{PULL}, fire", pp=1)
    hit.answer(1, "pass")
    assert (hit.at(1, "town-hall"), hit.pile(1, "discard")) == ([], ["igor"])


@pytest.mark.parametrize("card", ["clown", "reaper", "wreath-of-wrath"])
def test_the_gates_answer_surprises_only(card: str) -> None:
    table = struck(card, table=GATES)
    assert (table.at(1, "town-hall"), table.pile(1, "table"), now(table)) == ([], [GATES], ON_TURN)


@pytest.mark.parametrize(("card", "said"), [("fire", {"creations": "dead-head"}), ("mad-genius", {"hand": "igor"})])
def test_the_gates_protect_nothing_but_characters(card: str, said: dict[str, str]) -> None:
    table = surprise(card, 1, standing({}), rival({"town-hall": "igor"}, table=GATES, **said))
    assert (len(table.pile(1, "discard")), now(table)) == (1, ON_TURN)


def test_dark_alley_hits_a_locale_and_no_character() -> None:
    at = {"back-alley": "wolfman, decomposing-guy, harlequin-demon"}
    theirs = town("mayor-mobile", at={"mayor-mobile": "igor"}, table=GATES, hand=PULL, pp=1)
    table = surprise("dark-alley", 2, standing(at), theirs)
    assert (now(table), table.is_active(1, "mayor-mobile")) == (ON_TURN, False)


# What depends on success, and who else is hit


def test_what_depends_on_a_vampire_who_is_protected_fails() -> None:
    """EX-09, RUL-29"""
    table = attacked("twilight-sun", 2, table=GATES)
    table.answer(1, f"protect {GATES}")
    assert (drawn(table), table.game.pp[0], table.pile(0, "surprises")) == (0, 4, ["twilight-sun"])


def test_the_reaper_was_given_for_nothing() -> None:
    """RUL-28"""
    table = attacked("fear-the-reaper", 2, table=GATES)
    table.answer(1, f"protect {GATES}")
    assert (table.at(0, "town-hall"), table.pile(0, "discard")) == ([], ["reaper"])


def test_a_shadow_that_was_kept_off_goes_to_the_surprise_discard_pile() -> None:
    """RUL-28"""
    table = attacked("shadow-on-the-moon", 1, table=GATES)
    table.answer(1, f"protect {GATES}")
    assert (table.pile(0, "surprises"), table.number("igor", 1)) == (["shadow-on-the-moon"], 1)


def test_what_was_stacked_stays_stacked_when_the_rest_is_kept_off() -> None:
    """RUL-29"""
    table = attacked("look-what-youve-done", 2, table=GATES)
    table.answer(1, f"protect {GATES}")
    assert (table.stacked(JACK), table.at(1, "town-hall")) == (["look-what-youve-done"], [OOGIE])


def test_the_others_are_hit_all_the_same() -> None:
    """RUL-29, RUL-30: asked clockwise, each for the own town."""
    others = (
        rival({"town-hall": "igor"}, table=GATES),
        rival({"town-hall": "mummy-boy"}, table=GATES),
        rival({"town-hall": "cyclops"}),
    )
    table = surprise("im-the-boogie-man", 1, standing({}), *others)
    table.answer(1, f"protect {GATES}")
    assert now(table)[0] == 2
    table.answer(2, "pass")
    assert [table.at(seat, "town-hall") for seat in (1, 2, 3)] == [["igor"], [], []]
    wreath = tcg(
        standing({"town-hall": "zero"}, hand="wreath-of-wrath"),
        rival({"town-hall": "igor"}, hand=PULL, pp=1),
        rival({"town-hall": "mummy-boy"}),
    )
    wreath.answer(0, "play wreath-of-wrath")
    wreath.answer(1, f"protect {PULL}")
    assert [wreath.at(seat, "town-hall") for seat in range(3)] == [[], ["igor"], []]


def test_the_gates_can_be_played_again_unless_they_were_played_this_round() -> None:
    """RUL-47"""
    table = attacked("hello-oogie", 1, table=GATES, pp=2)
    table.answer(1, f"protect {GATES}")
    table.answer(0, "end-turn")
    assert table.offers(1, f"play-surprise {GATES} 1")
    again = attacked("hello-oogie", 1, table=GATES, pp=2, titles=(GATES,))
    again.answer(1, f"protect {GATES}")
    again.answer(0, "end-turn")
    assert not again.offers(1, f"play-surprise {GATES} 1")


def test_lets_play_can_be_answered_as_the_dice_can() -> None:
    me = standing({"town-hall": OOGIE}, hand="lets-play")
    table = surprise(
        "sound-of-rollin-dice", 1, me, rival({"town-hall": "devil"}, deck="cyclops, fire, igor", table=GATES)
    )
    table.answer(1, "pass")
    table.answer(0, "play-surprise lets-play 2")
    table.answer(1, f"protect {GATES}")
    # The second card is discarded, but the Devil stays.
    assert (table.at(1, "town-hall"), table.pile(1, "discard")) == (["devil"], ["cyclops", "fire"])
    assert now(table) == ON_TURN
