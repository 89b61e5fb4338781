"""Chapter 18, attacking: targets, mods and Special Attacks."""

import pytest

from spiralhill.games.herocard.cards import CARDS
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.picks import Play
from spiralhill.games.herocard.prints import BODY, EXCLUSIVE, FAST, MISCELLANEOUS, ActionCard
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import anyone, duel, place

# A Miscellaneous card with a number on it, which no printed card has.
BOAST = ActionCard("boast", BODY, 1, FAST, MISCELLANEOUS, 5)
MISCELLANEOUS_TITLES = sorted(
    card.id for card in CARDS.values() if card.kind == MISCELLANEOUS and card.type != EXCLUSIVE
)


class Neighbours(Duel):
    """A board on which only neighbours in the order of seats reach each other, and the first and last do not."""

    def in_range(self, seat: Seat, other: Seat) -> bool:
        return abs(seat - other) <= 1


def test_the_attacker_names_one_opponent_with_the_base_attack() -> None:
    """DUEL-ATK-01 AMB-01"""
    table = duel(anyone(hand="strike, push"), anyone(hand="guard, slip-free"), anyone(hand="guard"))
    table.asks(0, "play strike @2", "play strike @3", "refresh", "end")
    strike = table.find(0, "strike")
    # Not nobody, not oneself.
    table.refuses_pick(0, Play(strike))
    table.refuses_pick(0, Play(strike, 0))
    table.answer(0, "play strike @3", "done")
    assert table.game.target == 2
    table.refuses(1, "guard", "DUEL-BLK-09")
    table.answer(1, "pass")
    table.answer(2, "pass")
    # A mod joins the attack as it runs: no new target is named.
    table.asks(0, "pass", "play push")
    table.answer(0, "play push")
    assert table.game.target == 2
    table.asks(1, "pass", "play slip-free")


def test_the_target_must_be_in_range() -> None:
    """DUEL-ATK-02"""
    table = duel(anyone(hand="strike"), anyone(hand="guard"), anyone(hand="guard"), kind=Neighbours)
    table.asks(0, "play strike @2", "refresh", "end")
    table.refuses_pick(0, Play(table.find(0, "strike"), 2))
    table.answer(0, "play strike @2")
    table.asks(1, "pass", "play guard")


@pytest.mark.parametrize("title", MISCELLANEOUS_TITLES)
def test_no_miscellaneous_card_strengthens_an_attack(title: str) -> None:
    """DUEL-ATK-03"""
    table = duel(anyone(hand=f"strike, push, {title}"), anyone(hand="2 brace, 4 slip-free", body="guard"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, f"play {title}")
    while table.asks_for not in ("Priority", "BuildSet"):
        assert table.waiting is not None
        table.answer(table.waiting, table.offered(table.waiting)[0])
    assert table.attack_value == 3
    assert table.waiting == 1


def test_a_number_on_a_card_that_is_no_attack_adds_nothing() -> None:
    """DUEL-ATK-03"""
    table = duel(place("tester", prints=(BOAST,), hand="strike, boast, push"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "pass")
    table.answer(0, "play boast")
    assert table.attack_value == 3
    table.answer(1, "pass")
    # Attack Mods do.
    table.answer(0, "play push")
    assert table.attack_value == 6
    table.asks(1, "pass", "play slip-free")


def test_an_attack_mod_needs_an_active_base_attack_of_its_player() -> None:
    """DUEL-ATK-04"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="push, slip-free"), anyone(hand="push, slip-free"))
    table.refuses(0, "push", "DUEL-ATK-04")
    table.answer(0, "play slip-free")
    table.refuses(1, "push", "DUEL-ATK-04")
    table.settle()
    table.answer(0, "play strike @2", "done")
    # Neither the target nor a bystander strengthens somebody else's attack.
    table.refuses(1, "push", "DUEL-ATK-04")
    table.answer(1, "pass")
    table.refuses(2, "push", "DUEL-ATK-04")
    table.answer(2, "pass")
    table.asks(0, "pass", "play push")


def test_in_a_set_the_base_attack_counts_as_played_before_its_mods() -> None:
    """DUEL-ATK-05"""
    table = duel(anyone(hand="2 push, strike"), anyone(hand="guard"))
    table.asks(0, "play strike @2", "refresh", "end")
    table.answer(0, "play strike", "add push", "add push")
    assert (table.active, table.attack_value) == (["strike", "push", "push"], 9)
    table.asks(1, "pass", "play guard")


def test_mods_count_for_nothing_when_their_base_attack_is_gone() -> None:
    """DUEL-ATK-06"""
    table = duel(anyone(hand="strike, push, second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "pass")
    table.answer(0, "play second-wind", "clear strike", "stop")
    # Push is still active, and still worth nothing.
    assert (table.active, table.attack_value) == (["push", "second-wind"], 0)
    table.answer(1, "pass")
    assert table.results == [(0, 0, False)]
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


def test_a_new_base_attack_does_not_bring_the_old_mods_back() -> None:
    """DUEL-ATK-07 AMB-12"""
    table = duel(anyone(hand="strike, push, second-wind, jab"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "pass")
    table.answer(0, "play second-wind", "clear strike", "stop")
    table.answer(1, "pass")
    table.answer(0, "play jab")
    assert (table.active, table.attack_value, table.results) == (["jab"], 3, [(0, 0, False)])
    table.asks(1, "pass", "play slip-free")


def test_the_attacker_may_pass_and_still_win() -> None:
    """DUEL-ATK-08"""
    table = duel(anyone(hand="stallion-charge, push"), anyone(hand="recoil"))
    table.answer(0, "play stallion-charge", "done")
    table.answer(1, "play recoil")
    table.asks(0, "pass", "play push")
    table.answer(0, "pass")
    assert (table.results, table.points) == ([(5, 3, True)], (1, 0))
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")


def test_a_special_attack_is_for_the_attacker_in_their_own_sequence() -> None:
    """DUEL-ATK-09"""
    table = duel(anyone(hand="strike, feint"), anyone(hand="feint, slip-free"), anyone(hand="feint, slip-free"))
    table.refuses(0, "feint", "DUEL-ATK-09")
    table.answer(0, "play strike @2")
    table.refuses(1, "feint", "DUEL-ATK-09")
    table.answer(1, "pass")
    table.refuses(2, "feint", "DUEL-ATK-09")
    table.answer(2, "pass")
    table.asks(0, "pass", "play feint")


def test_a_special_attack_needs_a_sequence_but_no_base_and_opens_none() -> None:
    """DUEL-ATK-04 DUEL-ATK-09 AMB-13"""
    table = duel(anyone(hand="strike, feint, push"), anyone(hand="nullify, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play nullify")
    table.refuses(0, "push", "DUEL-ATK-04")
    table.asks(0, "pass", "play feint")
    table.answer(0, "play feint")
    # Still the same sequence, still without a Base Attack.
    assert (table.results, table.active, table.attack_value) == ([], ["nullify", "feint"], 0)
    table.answer(1, "pass")
    assert table.results == [(0, 0, False)]
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")
