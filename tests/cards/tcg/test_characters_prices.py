"""Characters with a price, a place or a Scare Number of their own."""

import pytest

from tests.cards.tcg.scenes import (
    JACK,
    MASTER,
    ON_TURN,
    OOGIE,
    TRIO,
    costs_exactly,
    drawn,
    holding,
    now,
    played,
    price,
    rival,
    standing,
    surprise,
)
from tests.rules.tcg.story import tcg, town

AT_HOME = {
    JACK: ("jacks-house", 3),
    OOGIE: ("oogies-lair", 4),
    "harlequin-demon": ("back-alley", 2),
}
VAMPIRES = ["vampire-baron", "vampire-count", "vampire-lord", "vampire-prince"]


@pytest.mark.parametrize("card", AT_HOME)
def test_who_is_played_at_home_costs_one_less(card: str) -> None:
    """TCG-PLAY-05"""
    home, number = AT_HOME[card]
    row = f"{home}, town-hall"
    assert costs_exactly(card, home, number - 1, town(row))
    assert costs_exactly(card, "town-hall", number, town(row))


@pytest.mark.parametrize("card", AT_HOME)
def test_a_home_in_the_town_is_not_enough(card: str) -> None:
    """With just the lower price, only the home is offered; one in an opponent's town does not count."""
    home, number = AT_HOME[card]
    table = tcg(town(f"{home}, town-hall, the-well", hand=card, pp=number - 1), rival())
    assert [text for text in table.offered(0) if text.startswith("play ")] == [f"play {card} {home}"]
    abroad = tcg(town("mayor-mobile, town-hall", hand=card, pp=number - 1), town(home))
    assert not abroad.offers(0, "play ")


# Easter Bunny


def test_easter_bunny_costs_nothing_at_home_and_two_abroad() -> None:
    """RUL-07: its Scare Number of -1 is no price."""
    me, other = standing({}), rival({"town-hall": "igor"})
    assert costs_exactly("easter-bunny", "the-well", 0, town("jacks-house, the-well"), other)
    assert costs_exactly("easter-bunny", "town-hall", 2, me, other)


def test_easter_bunny_comes_to_no_starting_locale_of_an_opponent() -> None:
    table = tcg(town(hand="easter-bunny", pp=2), town("mayor-mobile, town-hall"))
    plays = [text for text in table.offered(0) if text.startswith("play ")]
    assert plays == ["play easter-bunny jacks-house", "play easter-bunny town-hall"]


def test_easter_bunny_hurts_the_town_it_sits_in() -> None:
    """RUL-07, RUL-31"""
    table = played("easter-bunny", "town-hall", standing({}, pp=2), rival({"town-hall": "reaper"}))
    assert table.at(1, "town-hall") == ["easter-bunny", "reaper"]
    assert not table.is_active(1, "town-hall")
    assert table.game.scores == (0, 2)
    assert table.game.pp[0] == 0


def test_easter_bunny_goes_back_to_its_owner() -> None:
    """RUL-31: into its owner's Discard Pile, although it counted for the town it was in."""
    table = tcg(
        holding("easter-bunny", standing({"tree-circle": "devil"}, pp=2)),
        holding(MASTER, rival({"town-hall": ""}, pp=5)),
    )
    table.answer(0, "play easter-bunny town-hall", "end-turn")
    table.game.pp[1] = 5
    table.game.ask_again()
    table.answer(1, f"play {MASTER} town-hall")
    assert (table.pile(0, "discard"), table.pile(1, "discard")) == (["easter-bunny"], [])
    # It was a Character of the opponent's town, so the Devil draws.
    assert drawn(table, 0) == 1


def test_a_town_has_one_easter_bunny_whoever_brought_it() -> None:
    """TCG-CHAR-04, RUL-31"""
    me = holding("easter-bunny", standing({"town-hall": "easter-bunny"}))
    table = tcg(me, town("mayor-mobile, back-alley"))
    # Not a second one at home, but one abroad.
    assert [text for text in table.offered(0) if text.startswith("play ")] == ["play easter-bunny back-alley"]
    there = tcg(holding("easter-bunny", standing({})), rival({"town-hall": "easter-bunny"}))
    assert not there.offers(0, "play easter-bunny town-hall")


# Hanging Tree


def test_hanging_tree_costs_one_less_for_each_character_card_given() -> None:
    """DEC-09"""
    me = standing({}, hand="zero, devil, fetch, igor", pp=1)
    table = played("hanging-tree", "the-well", me)
    table.asks(0, "discard zero", "discard devil", "discard igor")
    table.answer(0, "discard zero", "discard igor")
    # It is down to the last Pumpkin Point now; one more may be given, or it is paid.
    table.asks(0, "discard devil", "stop")
    table.answer(0, "stop")
    assert (table.at(0, "the-well"), table.game.pp[0]) == (["hanging-tree"], 0)
    assert (table.hand(0), table.pile(0, "discard")) == (["devil", "fetch"], ["zero", "igor"])
    assert now(table) == ON_TURN


def test_hanging_tree_may_be_given_for_nothing_or_paid_in_full() -> None:
    free = played("hanging-tree", "the-well", standing({}, hand="zero, devil, igor", pp=0))
    free.answer(0, "discard zero", "discard devil")
    assert (free.at(0, "the-well"), free.hand(0)) == (["hanging-tree"], [])
    full = played("hanging-tree", "the-well", standing({}, hand="zero, devil", pp=3))
    full.answer(0, "stop")
    assert (full.game.pp[0], full.hand(0)) == (0, ["devil", "zero"])
    # Nothing is given for what costs nothing any more.
    more = played("hanging-tree", "the-well", standing({}, hand="zero, devil, igor, clown", pp=0))
    more.answer(0, "discard zero", "discard devil", "discard igor")
    assert (more.at(0, "the-well"), more.hand(0), now(more)) == (["hanging-tree"], ["clown"], ON_TURN)


def test_hanging_tree_takes_only_character_cards_from_hand() -> None:
    me = standing({"town-hall": "zero, devil, igor"}, hand="hanging-tree, fetch, road-kill", pp=2)
    table = tcg(me, rival())
    assert not table.offers(0, "play hanging-tree")
    # Another Hanging Tree is a Character card.
    assert tcg(holding("hanging-tree", me), rival()).offers(0, "play hanging-tree")


# Sandy Claws


def test_sandy_claws_is_played_to_tree_circle_or_tree_house_only() -> None:
    """RUL-45"""
    me = town("jacks-house, town-hall, tree-circle, the-tree-house", hand="sandy-claws")
    table = tcg(me, town("mayor-mobile, tree-circle"))
    plays = [text for text in table.offered(0) if text.startswith("play ")]
    assert plays == ["play sandy-claws tree-circle", "play sandy-claws the-tree-house"]
    nowhere = tcg(town("jacks-house, town-hall", hand="sandy-claws"), town("mayor-mobile, tree-circle"))
    nowhere.cites(0, nowhere.card("sandy-claws"), "RUL-45")


def test_sandy_claws_is_scrapped_by_nobody() -> None:
    at = {"tree-circle": "sandy-claws, igor"}
    own = played("wolfman", "tree-circle", standing(at))
    own.asks(0, "scrap igor", "no")
    # Opponents may hit anybody but him: by choice, by a Scare Number up to 1, by one of just 0.
    gambler = "oogie-boogie-gamblin-boogie-man"
    for card, ability, who in (
        ("fear-the-reaper", 2, "reaper"),
        ("the-best-i-can", 2, OOGIE),
        ("wheel-of-torture", 1, gambler),
    ):
        theirs = rival({"tree-circle": "sandy-claws, zero"}, deck="zero, fire")
        row = "jacks-house, oogies-lair"
        table = surprise(card, ability, town(row, at={"oogies-lair": who}, pp=6), theirs)
        assert table.at(1, "tree-circle") == ["sandy-claws"]


# Vampires


@pytest.mark.parametrize("vampire", VAMPIRES)
def test_a_vampire_costs_three_however_many_there_are(vampire: str) -> None:
    """RUL-23"""
    others = ", ".join(other for other in VAMPIRES if other != vampire)
    assert costs_exactly(vampire, "the-well", 3, standing({}))
    assert costs_exactly(vampire, "the-well", 3, standing({"town-hall": others}))


@pytest.mark.parametrize("vampire", VAMPIRES)
def test_a_vampire_is_as_scary_as_there_are_vampires_in_its_town(vampire: str) -> None:
    """Itself included; those of an opponent do not count."""
    others = [other for other in VAMPIRES if other != vampire]
    for company in range(4):
        at = {"town-hall": vampire, "back-alley": ", ".join(others[:company])}
        table = tcg(standing(at), rival({"town-hall": ", ".join(others)}))
        assert table.number(vampire) == company + 1
        assert table.game.scores[0] == (company + 1) ** 2
        assert table.is_active(0, "town-hall") == (company + 1 >= 3)


def test_a_vampire_that_leaves_weakens_the_others() -> None:
    at = {"town-hall": "vampire-lord, vampire-count", "back-alley": "vampire-baron"}
    table = played("wolfman", "back-alley", standing(at))
    assert table.is_active(0, "town-hall")
    assert table.number("vampire-lord") == 3
    table.answer(0, "scrap vampire-baron")
    assert (table.number("vampire-lord"), table.game.scores[0]) == (2, 2 + 2 + 2)


# Prices of versions


def test_a_version_in_the_place_of_another_costs_the_difference() -> None:
    """TCG-REPL-03, TCG-REPL-04"""
    for old, new, cost in [
        (JACK, MASTER, 2),
        (JACK, "jack-skellington-demon-of-light", 3),
        (OOGIE, "oogie-boogie-gamblin-boogie-man", 1),
        (OOGIE, "oogie-boogie-eight-ball", 2),
        ("sally-shy-creature", "sally-skilled-alchemist", 0),
        ("lock-little-devil", "lock-impish-trick-or-treater", 0),
    ]:
        table = tcg(standing({"town-hall": old}, hand=new, pp=cost), rival())
        table.answer(0, f"replace {new} {old}")
        assert table.game.pp[0] == 0
        if cost:
            assert not tcg(standing({"town-hall": old}, hand=new, pp=cost - 1), rival()).offers(0, "replace")


def test_plain_characters_cost_their_number_anywhere() -> None:
    """TCG-COMP-08"""
    for card, number in [("zero", 0), ("igor", 1), ("devil", 2), ("reaper", 3), ("monster-under-the-bed", 3)]:
        assert price(card, "the-well", standing({"town-hall": TRIO})) == number
