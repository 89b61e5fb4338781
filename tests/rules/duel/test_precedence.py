"""Chapter 28, precedence: cards beat rules, and board games specialise them."""

from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.turn import ActionPhase, ClearPhase, EndOfTurn
from spiralhill.kernel.steps import Item
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import anyone, duel


class Siege(Duel):
    """A board game with a turn of its own: no discarding, no drawing; a hit counts twice; the last seat is far away."""

    def phases(self, seat: Seat) -> tuple[Item, ...]:
        return (ClearPhase(seat), ActionPhase(seat), EndOfTurn(seat))

    def in_range(self, seat: Seat, other: Seat) -> bool:
        return max(seat, other) < self.box.seats - 1

    def attack_succeeds(self, attacker: Seat, target: Seat) -> None:
        self.points[attacker] += 2


def test_a_text_that_names_a_card_beats_clearing_from_the_top() -> None:
    """DUEL-OVR-01 AMB-08"""
    table = duel(anyone(hand="strike, break-guard, slip-free"), anyone(hand="guard, slip-free, prayer", body="guard"))
    table.answer(0, "play strike")
    table.answer(1, "play guard")
    table.answer(0, "pass")
    table.answer(1, "play slip-free")
    # The active Guard is covered by Slip Free, and the other Guard is not active.
    assert table.pile(1, "body") == ["guard", "guard", "slip-free"]
    table.answer(0, "play break-guard")
    assert table.pile(1, "body") == ["guard", "slip-free"]
    assert (table.pile(1, "discard"), table.block_value) == (["guard"], 0)
    table.asks(1, "pass", "play prayer")


def test_a_text_that_names_no_card_does_not_beat_it() -> None:
    """DUEL-OVR-01 AMB-08"""
    table = duel(anyone(hand="second-wind", body="guard, strike", mind="brace, push"), anyone())
    table.answer(0, "play second-wind")
    table.refuses(0, "guard", "", pile="body")
    table.asks(0, "stop", "clear strike", "clear push", "clear second-wind")


def test_what_a_card_forbids_stays_forbidden_for_the_sequence_only() -> None:
    """DUEL-OVR-01"""
    table = duel(anyone(hand="2 jab, feint"), anyone(hand="2 guard, brace, slip-free"))
    table.answer(0, "play jab")
    table.answer(1, "play guard", "done")
    table.answer(0, "play feint")
    # The rules would allow Brace now; the card does not.
    table.refuses(1, "brace", "DUEL-OVR-01")
    table.answer(1, "pass")
    table.settle()
    assert table.results == [(3, 2, True)]
    table.answer(0, "play jab")
    # In a new sequence it is allowed again.
    table.answer(1, "play guard")
    table.asks(1, "done", "add brace")


def test_parry_forbids_attack_mods_to_the_attacker() -> None:
    """DUEL-OVR-01"""
    table = duel(anyone(hand="strike, push, slip-free"), anyone(hand="parry, slip-free"))
    table.answer(0, "play strike", "done")
    table.answer(1, "play parry")
    table.refuses(0, "push", "DUEL-OVR-01")
    table.asks(0, "pass", "play slip-free")


def test_a_board_game_says_what_a_turn_is_who_is_in_range_and_what_success_brings() -> None:
    """DUEL-OVR-02"""
    table = duel(anyone(hand="strike, jab"), anyone(hand="strike", body="guard"), anyone(hand="guard"), kind=Siege)
    table.asks(0, "play strike @2", "play jab @2", "refresh", "end")
    table.answer(0, "play strike @2")
    assert table.points == (2, 0, 0)
    table.answer(0, "play jab @2")
    # Its own rule of success knows no limit of one point a turn.
    assert table.points == (4, 0, 0)
    # The next turn begins with the Clear phase.
    assert table.asks_for == "ClearPhase"
    table.asks(1, "stop", "clear guard")
