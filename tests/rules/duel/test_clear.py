"""The Clear phase, and clearing by texts."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.effects import DiscardForced, Draw
from spiralhill.games.herocard.events import Clears
from spiralhill.games.herocard.picks import Clear
from spiralhill.games.herocard.prints import ATTACK_MOD, FAST, MIND, MISCELLANEOUS, ActionCard
from spiralhill.games.herocard.state import DISCARD
from spiralhill.games.herocard.table import HeroTable
from spiralhill.kernel.effects import Deed, Effect
from spiralhill.kernel.steps import Event, Heard
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import anyone, deon, duel, place, will


def test_three_cards_in_all_may_be_cleared_not_three_of_each_stack() -> None:
    """DUEL-CLEAR-01"""
    table = duel(anyone(body="2 guard", mind="2 brace", x="2 second-wind"), anyone(), phase="turn")
    table.answer(0, "draw 0", "clear guard", "clear brace")
    table.asks(0, "stop", "clear guard", "clear brace", "clear second-wind")
    table.answer(0, "clear second-wind")
    # Three are gone, three are left, and the Action phase has begun.
    assert [len(table.pile(0, name)) for name in ("body", "mind", "x", "discard")] == [1, 1, 1, 3]
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_a_cleared_card_goes_face_up_to_the_own_discard_stack() -> None:
    """DUEL-CLEAR-02"""
    table = duel(anyone(body="strike, guard", discard="jab"), anyone(), phase="clear")
    table.answer(0, "clear guard")
    assert (table.pile(0, "body"), table.pile(0, "discard")) == (["strike"], ["jab", "guard"])
    assert table.pile(1, "discard") == []
    for viewer in (1, None):
        piles = cast(list[dict[str, Any]], table.game.view(viewer)["piles"])
        assert [card[1] for card in piles[DISCARD]["cards"]] == ["jab", "guard"]
    table.asks(0, "stop", "clear strike")


def test_only_the_top_of_each_stack_can_be_cleared() -> None:
    """DUEL-CLEAR-03"""
    table = duel(anyone(body="strike, jab, guard", mind="push, brace"), anyone(), phase="clear")
    table.asks(0, "stop", "clear guard", "clear brace")
    for title, pile in (("strike", "body"), ("jab", "body"), ("push", "mind")):
        table.refuses(0, title, "DUEL-CLEAR-03", pile)
    table.refuses_pick(0, Clear(table.find(0, "jab", "body")))
    # What lay below is the top now.
    table.answer(0, "clear guard")
    table.asks(0, "stop", "clear jab", "clear brace")


def test_the_three_clears_may_be_spread_over_the_stacks_freely() -> None:
    """DUEL-CLEAR-04"""
    table = duel(anyone(body="strike, guard", mind="push", x="second-wind"), anyone(), phase="clear")
    table.answer(0, "clear guard", "clear second-wind", "clear strike")
    assert table.pile(0, "discard") == ["guard", "second-wind", "strike"]
    assert table.pile(0, "mind") == ["push"]
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_clearing_nothing_or_fewer_than_three_is_allowed(number: int) -> None:
    """DUEL-CLEAR-05"""
    table = duel(anyone(body="4 guard"), anyone(), phase="clear")
    table.answer(0, *["clear guard"] * number, "stop")
    assert len(table.pile(0, "body")) == 4 - number
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")


def test_freed_points_can_be_spent_in_the_same_turn() -> None:
    """DUEL-CLEAR-06"""
    seven = place("tester", scores=(7, 8, 8), body="self-defense", hand="stallion-charge")
    stingy = duel(seven, anyone(), phase="clear")
    stingy.answer(0, "stop")
    stingy.refuses(0, "stallion-charge", "DUEL-ATTR-05")
    stingy.asks(0, "refresh", "end")
    # Four points come free with the Self Defense, and Stallion Charge costs four.
    table = duel(seven, anyone(hand="slip-free"), phase="clear")
    table.answer(0, "clear self-defense")
    assert table.free(0) == (7, 8, 8)
    table.answer(0, "play stallion-charge")
    assert table.free(0) == (3, 8, 8)
    table.asks(1, "pass", "play slip-free")


def test_cards_that_could_not_be_cleared_keep_their_points_spent() -> None:
    """DUEL-CLEAR-07"""
    table = duel(
        anyone(body="2 jab, 3 guard", hand="knife-ritual, spirit-lash"), anyone(hand="slip-free"), phase="turn"
    )
    assert table.free(0) == (1, 8, 8)
    table.answer(0, "stop", "draw 0", "clear guard", "clear guard", "clear guard")
    # Two of the five are left and tie up four of eight points: Spirit Lash would cost five.
    assert table.pile(0, "body") == ["jab", "jab"]
    table.refuses(0, "spirit-lash", "DUEL-ATTR-05")
    table.answer(0, "play knife-ritual")
    # They add nothing to the attack.
    assert table.attack_value == 2
    table.asks(1, "pass", "play slip-free")


def test_a_player_with_nothing_in_play_is_not_asked_to_clear() -> None:
    """DUEL-CLEAR-08"""
    table = duel(anyone(hand="strike"), anyone(body="guard"), phase="clear")
    assert (table.waiting, table.asks_for) == (0, "ActionPhase")
    table.asks(0, "play strike @2", "refresh", "end")


def test_only_the_own_stacks_can_be_cleared() -> None:
    """DUEL-CLEAR-09"""
    table = duel(anyone(body="guard"), anyone(body="strike", mind="push"), phase="clear")
    table.asks(0, "stop", "clear guard")
    for title, pile in (("strike", "body"), ("push", "mind")):
        reasons = table.refuses_pick(0, Clear(table.find(1, title, pile)))
        assert [reason.rule for reason in reasons] == ["DUEL-CLEAR-09"]
    assert list(table.game.asked) == [0]


def test_clears_by_text_are_outside_the_limit_of_three() -> None:
    """DUEL-CLEAR-10"""
    table = duel(will(body="5 guard", hand="shake-it-off"), anyone(hand="slip-free"), phase="clear")
    table.answer(0, "clear guard", "clear guard", "clear guard")
    assert table.asks_for == "ActionPhase"
    table.answer(0, "play shake-it-off")
    table.asks(0, "stop", "clear guard", "clear shake-it-off")
    table.answer(0, "clear guard", "clear guard")
    assert (table.pile(0, "body"), len(table.pile(0, "discard"))) == ([], 5)
    # Two, not three: the text has a limit of its own.
    assert table.pile(0, "x") == ["shake-it-off"]
    table.asks(1, "pass", "play slip-free")


def test_an_active_attack_mod_that_is_cleared_stops_counting() -> None:
    """DUEL-CLEAR-11"""
    table = duel(anyone(hand="strike, push, second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add push")
    table.answer(1, "pass")
    assert table.attack_value == 6
    table.answer(0, "play second-wind", "clear push", "stop")
    assert table.attack_value == 3
    assert table.active == ["strike", "second-wind"]
    table.asks(1, "pass", "play slip-free")


def test_an_active_block_that_is_cleared_stops_counting() -> None:
    """DUEL-CLEAR-11"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, brace, second-wind"))
    table.answer(0, "play strike")
    table.answer(1, "play guard", "add brace")
    assert table.block_value == 5
    table.answer(0, "pass")
    table.answer(1, "play second-wind", "clear guard", "stop")
    assert (table.block_value, table.active) == (0, ["strike", "brace", "second-wind"])
    table.asks(0, "pass", "play slip-free")


def test_what_a_card_did_at_once_stays_done_when_it_is_cleared() -> None:
    """DUEL-CLEAR-12"""
    table = duel(deon(hand="prayer, second-wind", deck="3 strike"), anyone(hand="slip-free"))
    table.answer(0, "play prayer")
    assert table.hand(0) == ["second-wind", "strike", "strike", "strike"]
    table.answer(1, "pass")
    table.answer(0, "play second-wind", "clear prayer", "stop")
    assert table.pile(0, "discard") == ["prayer"]
    assert table.hand(0) == ["strike", "strike", "strike"]
    assert table.free(0) == (8, 6, 7)
    table.asks(1, "pass", "play slip-free")


@dataclass(frozen=True, slots=True)
class ClearsItselfYetCounts(Effect):
    """Clears this card at once; it goes on counting for the attack."""

    def act(self, game: HeroTable, deed: Deed) -> None:
        game.clear(deed.card)
        game.active_cards = (*game.active_cards, deed.card)


def test_a_text_may_let_a_cleared_card_go_on_counting() -> None:
    """DUEL-CLEAR-13"""
    echo = ActionCard("echo", MIND, 2, FAST, ATTACK_MOD, 4, (ClearsItselfYetCounts(),))
    table = duel(place("tester", prints=(echo,), hand="strike, echo"), anyone(hand="slip-free"))
    table.answer(0, "play strike", "add echo")
    # It is in the discard stack, costs nothing any more and is worth four all the same.
    assert (table.pile(0, "mind"), table.pile(0, "discard")) == ([], ["echo"])
    assert table.free(0) == (6, 8, 8)
    assert table.attack_value == 7
    table.answer(1, "pass")
    assert table.results == [(7, 0, True)]
    assert table.active == []
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


class Pawnshop(Duel):
    """A game with a text that listens: when Loan is cleared, its player discards two cards."""

    def hears(self, event: Event) -> Iterable[Heard]:
        if isinstance(event, Clears) and event.card == "loan":
            yield Heard(event.seat, 0, DiscardForced(event.seat, 2))

    def orders(self) -> Seat:
        return self.active_player


def test_a_text_may_take_back_what_a_card_did_when_it_is_cleared() -> None:
    """DUEL-CLEAR-13"""
    loan = ActionCard("loan", MIND, 2, FAST, MISCELLANEOUS, None, (Draw(2),))
    table = duel(
        place("tester", prints=(loan,), hand="loan", body="guard"),
        anyone(hand="slip-free"),
        kind=Pawnshop,
        phase="turn",
    )
    table.answer(0, "stop", "draw 0", "stop", "play loan")
    assert table.hand(0) == ["guard", "guard"]
    table.answer(1, "pass", "stop", "draw 0", "end", "pass")
    table.answer(0, "stop", "draw 0", "clear loan")
    table.answer(0, "discard guard")
    # One is left to discard, which happens by itself; the Clear phase goes on.
    assert table.hand(0) == []
    assert table.pile(0, "discard") == ["loan", "guard", "guard"]
    table.asks(0, "stop", "clear guard")


def test_clears_by_text_take_the_top_card_first() -> None:
    """DUEL-CLEAR-14"""
    table = duel(anyone(body="strike, guard", mind="push, brace", hand="second-wind"), anyone(hand="slip-free"))
    table.answer(0, "play second-wind")
    table.asks(0, "stop", "clear guard", "clear brace", "clear second-wind")
    table.answer(0, "clear guard")
    table.asks(0, "stop", "clear strike", "clear brace", "clear second-wind")
    table.answer(0, "stop")
    table.asks(1, "pass", "play slip-free")


def test_a_text_that_names_a_card_may_take_a_covered_one() -> None:
    """DUEL-CLEAR-14 DUEL-CLEAR-15"""
    table = duel(anyone(hand="strike, break-guard, slip-free"), anyone(body="jab", hand="guard, 2 slip-free"))
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "pass")
    table.answer(1, "play slip-free")
    assert table.pile(1, "body") == ["jab", "guard", "slip-free"]
    # Guard is his only active Base Block: there is nothing to choose. What lay above and below keeps its order.
    table.answer(0, "play break-guard")
    assert table.pile(1, "body") == ["jab", "slip-free"]
    assert table.pile(1, "discard") == ["guard"]
    table.asks(1, "pass", "play slip-free")
