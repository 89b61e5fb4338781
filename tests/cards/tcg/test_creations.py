"""Creations: what happens when they are played."""

import pytest

from spiralhill.kernel.chance import Dice
from tests.cards.tcg.scenes import DEMON, DRAWN, GAMBLER, JACK, ON_TURN, OOGIE, drawn, now, played, rival, standing
from tests.rules.tcg.story import town


@pytest.mark.parametrize("jack", [JACK, DEMON])
def test_christmas_casket_may_fill_the_hand_with_jack_at_town_square(jack: str) -> None:
    for answer, size in [("yes", 7), ("no", 2)]:
        table = played("christmas-casket", "", standing({"town-square": jack}, hand="2 fetch"))
        table.answer(0, answer)
        assert len(table.hand(0)) == size
        assert now(table) == ON_TURN


@pytest.mark.parametrize("at", [{"town-hall": JACK}, {"town-square": "igor", "town-hall": JACK}])
def test_christmas_casket_does_nothing_with_jack_elsewhere(at: dict[str, str]) -> None:
    table = played("christmas-casket", "", standing(at, hand="2 fetch"), rival({"town-square": JACK}))
    assert (len(table.hand(0)), now(table)) == (2, ON_TURN)


def test_dead_head_takes_any_card_of_the_discard_pile_with_the_undersea_gal() -> None:
    """TCG-DISC-06"""
    me = standing({"town-hall": "undersea-gal"}, discard="fetch, igor")
    table = played("dead-head", "", me)
    table.asks(0, "take fetch", "take igor")
    table.answer(0, "take fetch")
    assert (table.hand(0), table.pile(0, "discard")) == (["fetch"], ["igor"])
    assert now(table) == ON_TURN


def test_dead_head_takes_nothing_without_her_or_from_an_empty_pile() -> None:
    gal = {"town-hall": "undersea-gal"}
    without = played("dead-head", "", standing({}, discard="fetch, igor"), rival(gal))
    assert (without.hand(0), now(without)) == ([], ON_TURN)
    empty = played("dead-head", "", standing(gal), rival(discard="fetch"))
    assert (empty.hand(0), now(empty)) == ([], ON_TURN)


def test_fender_bender_returns_an_opponents_creation_of_three_or_less_with_corpse_kid() -> None:
    """RUL-22"""
    others = (
        rival(creations="road-kill, jingle-bells, dead-head", stacked={"dead-head": "what-have-i-done"}),
        rival(creations="house-of-cards"),
    )
    me = standing({"town-hall": "corpse-kid"}, creations="nutcracker")
    table = played("fender-bender", "", me, *others)
    table.asks(0, "bounce road-kill", "bounce house-of-cards")
    table.answer(0, "bounce road-kill")
    assert (table.hand(1), table.pile(1, "creations")) == (["road-kill"], ["jingle-bells", "dead-head"])
    assert now(table) == ON_TURN


def test_fender_bender_does_nothing_without_corpse_kid_or_without_a_target() -> None:
    kid = {"town-hall": "corpse-kid"}
    without = played("fender-bender", "", standing({}), rival(kid, creations="road-kill"))
    assert (without.pile(1, "creations"), now(without)) == (["road-kill"], ON_TURN)
    safe = played("fender-bender", "", standing(kid, creations="road-kill"), rival(creations="jingle-bells"))
    assert (safe.pile(1, "creations"), safe.pile(0, "creations")) == (["jingle-bells"], ["road-kill", "fender-bender"])


def test_jack_in_the_box_may_search_for_a_surprise_with_the_clown() -> None:
    deck = "igor, fetch, zero, eureka, devil, road-kill, fire"
    table = played("jack-in-the-box", "", standing({"town-hall": "clown"}, deck=deck))
    table.answer(0, "yes")
    table.asks(0, "take fetch", "take eureka")
    table.answer(0, "take eureka")
    assert (table.hand(0), table.pile(0, "deck")) == (["eureka"], ["fire"])
    assert len(table.pile(0, "discard")) == 5
    assert now(table) == ON_TURN


def test_jack_in_the_box_need_not_search_and_cannot_without_the_clown() -> None:
    clown = {"town-hall": "clown"}
    table = played("jack-in-the-box", "", standing(clown, deck="7 fetch"))
    table.answer(0, "no")
    assert (len(table.pile(0, "deck")), now(table)) == (7, ON_TURN)
    without = played("jack-in-the-box", "", standing({}, deck="7 fetch"), rival(clown))
    assert (len(without.pile(0, "deck")), now(without)) == (7, ON_TURN)


@pytest.mark.parametrize("target", [1, 2, 3])
def test_marie_antoinette_doll_makes_one_player_discard_at_random_with_the_mummy_boy(target: int) -> None:
    """TCG-INFO-08: any player with a card in hand, the own one too."""
    me = standing({"town-hall": "mummy-boy"}, hand="fetch, igor")
    table = played("marie-antoinette-doll", "", me, rival(hand="fire, zero"), rival(hand="devil, clown"), rival())
    table.asks(0, "target @1", "target @2", "target @3")
    table.answer(0, f"target @{target}")
    assert [len(table.hand(seat)) for seat in range(3)] == [2 - (seat == target - 1) for seat in range(3)]
    assert len(table.pile(target - 1, "discard")) == 1
    assert now(table) == ON_TURN


def test_marie_antoinette_doll_chooses_by_chance() -> None:
    lost = set()
    for seed in range(20):
        me = standing({"town-hall": "mummy-boy"})
        table = played("marie-antoinette-doll", "", me, rival(hand="fire, zero, devil"), chance=Dice(seed))
        lost.add(table.pile(1, "discard")[0])
    assert lost == {"fire", "zero", "devil"}


def test_marie_antoinette_doll_does_nothing_without_the_mummy_boy() -> None:
    table = played("marie-antoinette-doll", "", standing({}), rival({"town-hall": "mummy-boy"}, hand="fire"))
    assert (table.hand(1), now(table)) == (["fire"], ON_TURN)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_nutcracker_may_change_any_number_of_cards_with_behemoth(number: int) -> None:
    """DEC-24: in one go, so that what is drawn cannot be discarded again."""
    table = played("nutcracker", "", standing({"town-hall": "behemoth"}, hand="fetch, igor, zero"))
    cards = ["fetch", "igor", "zero"][:number]
    for card in cards[:2]:
        table.answer(0, f"discard {card}")
    if number < 3:
        table.answer(0, "stop" if number else "no")
    else:
        table.answer(0, "discard zero")
    assert (sorted(table.pile(0, "discard")), drawn(table)) == (cards, number)
    assert len(table.hand(0)) == 3
    assert now(table) == ON_TURN


def test_nutcracker_says_why_a_card_is_not_named_once_more() -> None:
    table = played("nutcracker", "", standing({"town-hall": "behemoth"}, hand="fetch, igor, zero"))
    table.answer(0, "discard fetch")
    named, stands = table.card("fetch"), table.card("behemoth")
    assert [reason.message for card in (named, stands) for reason in table.game.why_not(0, card)] == [
        "goes-already",
        "discard-from-hand",
    ]


def test_nutcracker_changes_nothing_without_behemoth() -> None:
    table = played("nutcracker", "", standing({}, hand="fetch"), rival({"town-hall": "behemoth"}))
    assert (table.hand(0), now(table)) == (["fetch"], ON_TURN)


@pytest.mark.parametrize("oogie", [OOGIE, GAMBLER])
def test_oogies_dice_may_bring_oogie_from_his_lair_anywhere(oogie: str) -> None:
    """RUL-11: without Movement"""
    me = town("oogies-lair, town-hall, back-alley", at={"oogies-lair": oogie}, pp=4)
    table = played("oogies-dice", "", me)
    table.asks(0, f"move {oogie} town-hall", f"move {oogie} back-alley", "no")
    table.answer(0, f"move {oogie} back-alley")
    assert table.at(0, "back-alley") == [oogie]
    assert now(table) == ON_TURN


def test_oogies_dice_do_nothing_for_an_oogie_elsewhere() -> None:
    me = town("oogies-lair, town-hall, back-alley", at={"town-hall": OOGIE}, pp=4)
    table = played("oogies-dice", "", me, town("oogies-lair, the-well", at={"oogies-lair": OOGIE}))
    assert now(table) == ON_TURN


def test_road_kill_draws_two_with_the_decomposing_guy() -> None:
    table = played("road-kill", "", standing({"town-hall": "decomposing-guy"}))
    assert (drawn(table), now(table)) == (2, ON_TURN)
    without = played("road-kill", "", standing({}), rival({"town-hall": "decomposing-guy"}))
    assert (drawn(without), now(without)) == (0, ON_TURN)


@pytest.mark.parametrize("number", [0, 1, 4])
def test_undead_duck_draws_a_card_for_each_vampire_in_the_own_town(number: int) -> None:
    """RUL-13"""
    vampires = ["vampire-baron", "vampire-count", "vampire-lord", "vampire-prince"]
    at = {"town-hall": ", ".join(vampires[:number])}
    table = played("undead-duck", "", standing(at), rival({"town-hall": ", ".join(vampires)}))
    assert (table.hand(0), now(table)) == ([DRAWN] * number, ON_TURN)


def test_wreath_of_wrath_makes_everybody_scrap_a_character_of_the_own_town() -> None:
    """RUL-02, DEC-22"""
    me = standing({"town-hall": "igor, zero"}, hand="clown")
    others = (rival({"town-hall": "devil"}), rival({"town-hall": "wolfman, behemoth"}), rival(hand="reaper"))
    table = played("wreath-of-wrath", "", me, *others)
    table.asks(0, "scrap igor", "scrap zero")
    table.asks(2, "scrap wolfman", "scrap behemoth")
    table.answer(0, "scrap zero")
    assert table.at(1, "town-hall") == ["devil"]
    table.answer(2, "scrap behemoth")
    piles = [table.pile(seat, "discard") for seat in range(4)]
    assert piles == [["zero"], ["devil"], ["behemoth"], []]
    # The Devil has left together with them, and draws nothing (RUL-54).
    assert drawn(table, 1) == 0
    assert now(table) == ON_TURN
