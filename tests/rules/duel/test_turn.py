"""The turn: four phases, in this order, by one player at a time."""

from dataclasses import dataclass

import pytest

from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.picks import Draw, Play
from spiralhill.games.herocard.table import HeroTable
from spiralhill.games.herocard.turn import ActionPhase, ClearPhase, DiscardPhase, DrawPhase, EndOfTurn
from spiralhill.kernel.steps import Choice, Item, Pick
from spiralhill.kernel.table import Seat
from tests.rules.duel.story import PHASES, anyone, duel, wander

ORDER = [phase.__name__ for phase in PHASES.values()]


@pytest.mark.parametrize("seed", range(5))
def test_players_take_whole_turns_one_at_a_time(seed: int) -> None:
    """DUEL-TURN-01"""
    for game in wander("tester", "isis", "deon", seed=seed, answers=600):
        assert len(game.asked) == (0 if game.over else 1)
        item = game.agenda[-1] if game.agenda else None
        # A phase is the active player's alone, and nobody else's phase lies on the agenda.
        if isinstance(item, (DiscardPhase, DrawPhase, ClearPhase, ActionPhase)):
            assert list(game.asked) == [game.active_player]
        phases = [step for step in game.agenda if isinstance(step, (DiscardPhase, DrawPhase, ClearPhase, ActionPhase))]
        assert all(step.seat == game.active_player for step in phases)


@pytest.mark.parametrize("seed", range(5))
def test_a_turn_runs_discard_draw_clear_action_and_never_back(seed: int) -> None:
    """DUEL-TURN-02"""
    turn, reached = 0, 0
    for game in wander("tester", "isis", seed=seed, answers=600):
        name = type(game.agenda[-1]).__name__ if game.agenda else ""
        if game.turn != turn:
            turn, reached = game.turn, 0
        if name in ORDER:
            assert ORDER.index(name) >= reached
            reached = ORDER.index(name)
        elif name:
            # Whatever else is asked belongs to the Action phase.
            reached = ORDER.index("ActionPhase")


def test_each_phase_follows_the_other() -> None:
    """DUEL-TURN-02"""
    table = duel(anyone(hand="slip-free", body="guard"), anyone(), phase="turn")
    for phase, answer in zip(ORDER, ("stop", "draw 1", "stop", "end"), strict=True):
        assert (table.waiting, table.asks_for) == (0, phase)
        table.answer(0, answer)
    # He may still play the Fast card at the end of his turn without plays.
    assert (table.waiting, table.asks_for) == (0, "Priority")
    table.asks(0, "pass", "play slip-free")


def test_doing_nothing_is_allowed_in_every_phase() -> None:
    """DUEL-TURN-03"""
    table = duel(anyone(hand="strike", body="guard"), anyone(hand="strike"), phase="turn")
    before = [table.pile(0, name) for name in ("hand", "deck", "discard", "body")]
    table.answer(0, "stop", "draw 0", "stop", "end")
    assert [table.pile(0, name) for name in ("hand", "deck", "discard", "body")] == before
    assert (table.waiting, table.asks_for) == (1, "DiscardPhase")


@pytest.mark.parametrize("seed", range(5))
def test_the_active_player_changes_only_with_the_turn(seed: int) -> None:
    """DUEL-TURN-04"""
    players: dict[int, int] = {}
    for game in wander("will", "isis", "deon", seed=seed):
        assert players.setdefault(game.turn, game.active_player) == game.active_player
    assert len(players) > 1


def test_whoever_answers_the_player_whose_turn_it_is_stays_the_active_one() -> None:
    """DUEL-TURN-04"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="guard, slip-free"))
    table.answer(0, "play strike")
    assert (table.waiting, table.game.active_player) == (1, 0)
    table.answer(1, "play guard")
    table.settle()
    assert (table.waiting, table.game.active_player) == (0, 0)
    table.answer(0, "end")
    assert (table.waiting, table.game.active_player) == (1, 1)
    assert table.asks_for == "DiscardPhase"


@pytest.mark.parametrize("phase", ["discard", "draw", "clear"])
def test_no_card_is_played_before_the_action_phase_not_even_a_fast_one(phase: str) -> None:
    """DUEL-TURN-05"""
    table = duel(anyone(hand="slip-free", body="guard"), anyone(hand="slip-free"), phase=phase)
    assert table.waiting == 0
    reasons = table.refuses_pick(0, Play(table.find(0, "slip-free")))
    assert [reason.rule for reason in reasons] == ["DUEL-TURN-05"]
    table.refuses_pick(1, Play(table.find(1, "slip-free")))
    assert not any(text.startswith("play") for text in table.offered(0))
    assert table.asks_for == PHASES[phase].__name__


def test_in_the_action_phase_anybody_may_play() -> None:
    """DUEL-TURN-05"""
    table = duel(anyone(hand="strike, slip-free"), anyone(hand="slip-free"), anyone(hand="slip-free"))
    table.asks(0, "play strike @2", "play strike @3", "play slip-free", "refresh", "end")
    table.answer(0, "play strike @2")
    table.asks(1, "pass", "play slip-free")
    table.answer(1, "play slip-free")
    table.asks(2, "pass", "play slip-free")
    table.answer(2, "play slip-free")
    table.asks(0, "pass", "play slip-free")


def test_the_left_neighbour_begins_with_a_discard_once_all_have_passed() -> None:
    """DUEL-TURN-06"""
    table = duel(anyone(hand="slip-free"), anyone(hand="slip-free"), anyone(hand="2 slip-free"))
    table.answer(0, "end")
    # The closing round goes on until three have passed in a row; a play begins the count anew.
    table.answer(1, "pass")
    table.answer(2, "play slip-free")
    table.answer(0, "pass")
    assert (table.waiting, table.asks_for, table.game.turn) == (1, "Priority", 1)
    table.answer(1, "pass")
    assert (table.waiting, table.asks_for, table.game.turn) == (2, "Priority", 1)
    table.answer(2, "pass")
    assert (table.waiting, table.asks_for, table.game.turn) == (1, "DiscardPhase", 2)
    table.asks(1, "stop", "discard slip-free")


@dataclass(frozen=True, slots=True)
class WalkPhase(Choice):
    """How far to walk, in a board game of ours."""

    def options(self, game: HeroTable) -> list[Pick]:
        return [Draw(steps) for steps in range(3)]

    def act(self, game: HeroTable, pick: Pick) -> None:
        pass


class Village(Duel):
    """A board game whose players walk before they clear."""

    def phases(self, seat: Seat) -> tuple[Item, ...]:
        return (
            DiscardPhase(seat),
            DrawPhase(seat),
            WalkPhase(seat),
            ClearPhase(seat),
            ActionPhase(seat),
            EndOfTurn(seat),
        )


def test_a_board_game_may_add_a_phase() -> None:
    """DUEL-TURN-07"""
    table = duel(anyone(hand="slip-free", body="guard"), anyone(), phase="turn", kind=Village)
    asked = []
    for answer in ("stop", "draw 0", "draw 2", "stop", "end", "pass"):
        asked.append(table.asks_for)
        table.answer(0, answer)
    assert asked == ["DiscardPhase", "DrawPhase", "WalkPhase", "ClearPhase", "ActionPhase", "Priority"]
    # The next player has no cards to discard, but walks like everybody.
    assert (table.waiting, table.asks_for) == (1, "DrawPhase")
    table.answer(1, "draw 0")
    assert (table.waiting, table.asks_for) == (1, "WalkPhase")


def test_a_plain_duel_has_no_phase_beyond_the_four() -> None:
    """DUEL-TURN-07"""
    table = duel(anyone(), anyone())
    assert [type(item).__name__ for item in table.game.phases(0)] == [*ORDER, "EndOfTurn"]
    table.asks(0, "refresh", "end")
