"""Santa's special cards: gifts for others, Christmas tokens for himself."""

from typing import Any

import pytest

from spiralhill.games.holidays.characters.santa import Gifts
from spiralhill.games.holidays.events import GainsToken, GivesToken, MovesToken, PlaysFaceDown
from spiralhill.games.holidays.picks import Move, TakeFrom, Weaken
from spiralhill.kernel.effects import NO
from tests.cards.holidays.moments import (
    AT_BOTH_MOMENTS,
    PLACED,
    REVEALED,
    STOPPED,
    after,
    bring,
    bring_and_wait,
    other_rival,
)
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Place, holidays, jack, oogie, santa

LOCATIONS = "town-hall, spiral-hill, hinterlands"


def me(**said: Any) -> Place:
    piles = {
        "left": "jolly-visitor-2",
        "middle": "jolly-visitor-3",
        "right": "jolly-visitor-4",
        "hand": "jolly-visitor-8",
    }
    return santa(**piles | said)


def third(**said: Any) -> Place:
    """Jack at seat 2: to the right of Santa, not to his left."""
    piles = {"left": "pumpkin-king-2", "middle": "pumpkin-king-3", "right": "pumpkin-king-4"}
    return jack(**piles | said)


@AT_BOTH_MOMENTS
def test_stocking_filler_adds_a_christmas_token_here(moment: str) -> None:
    table = bring(moment, "stocking-filler-1", "left", me(), other_rival(), tokens=dict.fromkeys(range(3), (1, 2)))
    assert table.game.tokens == [(2, 2), (1, 2), (1, 2)]
    assert table.game.collected == [(0, 0), (0, 0)]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_nice_list_counts_the_christmas_tokens_here(moment: str) -> None:
    """HOL-CARD-05"""
    (most,) = blanks("nice-list-2", "most")
    assert most > 1
    for christmas, more in ((0, 0), (1, 1), (most, most), (most + 1, most)):
        tokens = {0: (christmas, 2), 1: (most + 2, 1), 2: (most + 2, 2)}
        table = bring_and_wait(moment, "nice-list-2", "left", me(), other_rival(), tokens=tokens)
        assert gained(table, "nice-list-2") == ([more] if more else [])
        assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_secret_gift_gives_an_opponent_here_and_santa_a_christmas_token(moment: str) -> None:
    """HOL-SANTA-02"""
    table = bring(moment, "secret-gift-3", "middle", me(), other_rival(), third(middle="~pumpkin-king-3"))
    table.asks(0, "give @2", "give @3")
    table.refuses_pick(0, NO)
    table.answer(0, "give @3")
    assert table.game.collected == [(1, 0), (0, 0), (1, 0)]
    assert table.game.gear[0] == Gifts(1)
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_secret_gift_at_an_outer_location_can_only_go_to_the_neighbour(moment: str) -> None:
    """HOL-GEO-04"""
    table = bring(moment, "secret-gift-3", "left", me(), other_rival(), third())
    assert table.game.collected == [(1, 0), (1, 0), (0, 0)]
    assert (table.waiting, table.asks_for) == after(moment)


def test_secret_gift_without_an_opponent_here_still_brings_santa_his_token() -> None:
    """HOL-CARD-07"""
    table = bring(PLACED, "secret-gift-3", "left", me(), other_rival(right=""))
    assert table.game.collected == [(1, 0), (0, 0)]
    assert (table.game.gear[0], table.told(GivesToken)) == (Gifts(0), [])
    assert table.told(GainsToken) == [GainsToken(0, "christmas")]
    assert (table.waiting, table.asks_for) == after(PLACED)


@AT_BOTH_MOMENTS
def test_reindeer_gallop_may_move_another_card_of_santas(moment: str) -> None:
    """HOL-MOVE-01"""
    table = bring(moment, "reindeer-gallop-4", "left", me(), other_rival())
    table.asks(0, "move jolly-visitor-2 middle", "move jolly-visitor-2 right", "no")
    table.refuses(0, Move(table.card("jolly-visitor-3"), "left"), "HOL-MOVE-02")
    table.answer(0, "move jolly-visitor-2 middle")
    assert table.pile(0, "left") == ["reindeer-gallop-4"]
    assert table.pile(0, "middle") == ["jolly-visitor-3", "jolly-visitor-2"]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_reindeer_gallop_may_also_stay(moment: str) -> None:
    """HOL-CARD-06"""
    table = bring(moment, "reindeer-gallop-4", "left", me(), other_rival())
    table.answer(0, "no")
    assert sorted(table.pile(0, "left")) == ["jolly-visitor-2", "reindeer-gallop-4"]
    assert (table.waiting, table.asks_for) == after(moment)


def test_reindeer_gallop_asks_nothing_when_every_move_would_leave_a_gap() -> None:
    """HOL-MOVE-02"""
    table = bring(REVEALED, "reindeer-gallop-4", "left", me(left=""), other_rival())
    assert (table.waiting, table.asks_for) == after(REVEALED)


@AT_BOTH_MOMENTS
def test_naughty_list_weakens_a_face_up_card_of_an_opponent_here(moment: str) -> None:
    """HOL-FD-07, HOL-CARD-06"""
    (less,) = blanks("naughty-list-5", "amount")
    opponent = other_rival(right="elected-official-9, ~elected-official-8, elected-official-4")
    table = bring(moment, "naughty-list-5", "left", me(), opponent)
    table.asks(0, "weaken elected-official-9 @2", "weaken elected-official-4 @2")
    table.refuses(0, Weaken(table.card("elected-official-8"), 1), "HOL-FD-07")
    table.refuses(0, Weaken(table.card("brass-band-9"), 1), "HOL-CARD-06")
    table.answer(0, "weaken elected-official-9")
    assert table.strength("elected-official-9") == 9 - less < 9
    assert table.strength("elected-official-4") == 4
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_naughty_list_needs_no_question_for_one_card_and_does_nothing_without_one(moment: str) -> None:
    """HOL-CARD-07, HOL-FD-07"""
    (less,) = blanks("naughty-list-5", "amount")
    table = bring(moment, "naughty-list-5", "left", me(), other_rival())
    assert gained(table, "elected-official-4") == [-less]
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "naughty-list-5", "left", me(), other_rival(right="~elected-official-4"))
    assert table.game.modifiers == {}
    assert (table.waiting, table.asks_for) == after(moment)


@pytest.mark.parametrize(("left", "alone"), [("", True), ("jolly-visitor-2", False)])
def test_down_the_chimney_is_placed_face_down_and_is_stronger_alone(left: str, alone: bool) -> None:
    """HOL-FD-04, HOL-CARD-02"""
    (more,) = blanks("down-the-chimney-6", "amount")
    opponent = other_rival(right="elected-official-4, elected-official-5")
    table = bring(PLACED, "down-the-chimney-6", "left", me(left=left), opponent, turns={0: 1})
    # It is not his first card and lies face-down all the same: it adds nothing that can be seen.
    assert table.told(PlaysFaceDown) == [PlaysFaceDown(0, "hinterlands", ("down-the-chimney-6",))]
    assert table.total(0, "left") == (0 if alone else 2)
    table.answer(1, "play elected-official-10 left")
    # Cards of others make it no less alone.
    assert gained(table, "down-the-chimney-6") == ([more] if alone else [])
    assert table.total(0, "left") == (6 + more if alone else 6 + 2)
    assert (table.waiting, table.asks_for) == STOPPED


@pytest.mark.parametrize(("left", "alone"), [("", True), ("jolly-visitor-2", False)])
def test_down_the_chimney_as_the_first_card_does_the_same(left: str, alone: bool) -> None:
    """HOL-FD-01, HOL-CARD-02"""
    table = bring(REVEALED, "down-the-chimney-6", "left", me(left=left), other_rival())
    assert gained(table, "down-the-chimney-6") == (blanks("down-the-chimney-6", "amount") if alone else [])
    assert (table.waiting, table.asks_for) == STOPPED


def test_down_the_chimney_counts_who_is_there_at_the_end_not_at_the_reveal() -> None:
    """HOL-CARD-05, HOL-EOR-01"""
    table = holidays(
        me(left="~down-the-chimney-6, jolly-visitor-2"),
        oogie(left="bag-of-bugs-1", middle="bag-of-bugs-2", right="~trapdoor-6"),
        round=2,
        stage="reveal",
    )
    # It was revealed with a companion; then Oogie's card is, and sends the companion away.
    table.answer(1, "push jolly-visitor-2 @1 middle")
    assert gained(table, "down-the-chimney-6") == []
    table.answer(1, "roll-for left")
    assert gained(table, "down-the-chimney-6") == blanks("down-the-chimney-6", "amount")
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@AT_BOTH_MOMENTS
def test_heaped_sleigh_takes_a_christmas_token_from_another_location_of_santas(moment: str) -> None:
    """HOL-CARD-06"""
    table = bring(
        moment,
        "heaped-sleigh-7",
        "left",
        me(),
        other_rival(),
        third(),
        locations="town-hall, spiral-hill, oogies-lair, hinterlands",
        tokens={0: (1, 1), 1: (5, 5), 2: (2, 0), 3: (1, 4)},
    )
    # Slot 1 is none of his.
    table.asks(0, "take-from oogies-lair", "take-from hinterlands")
    table.refuses_pick(0, TakeFrom(table.card("spiral-hill")))
    table.answer(0, "take-from hinterlands")
    assert table.game.tokens == [(2, 1), (5, 5), (2, 0), (0, 4)]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_heaped_sleigh_finds_nothing_where_no_christmas_token_lies(moment: str) -> None:
    """HOL-CARD-07"""
    tokens = {0: (2, 1), 1: (0, 3), 2: (0, 5)}
    table = bring(moment, "heaped-sleigh-7", "left", me(), other_rival(), tokens=tokens)
    assert (table.game.tokens, table.told(MovesToken)) == ([(2, 1), (0, 3), (0, 5)], [])
    assert (table.waiting, table.asks_for) == after(moment)
    # The only Location that has one is not asked for.
    table = bring(moment, "heaped-sleigh-7", "left", me(), other_rival(), tokens=tokens | {1: (1, 3)})
    assert table.game.tokens == [(3, 1), (0, 3), (0, 5)]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("face", "got"), [("christmas", (1, 0)), ("halloween", (0, 1))])
def test_open_hands_gives_an_opponent_here_the_token_they_want(moment: str, face: str, got: tuple[int, int]) -> None:
    """HOL-SANTA-02"""
    table = bring(moment, "open-hands-8", "middle", me(), other_rival(), third())
    table.asks(0, "give @2", "give @3")
    table.answer(0, "give @3")
    # The one who gets it chooses.
    table.asks(2, "take christmas", "take halloween")
    assert table.game.collected == [(0, 0), (0, 0), (0, 0)]
    table.answer(2, f"take {face}")
    assert table.game.collected == [(0, 0), (0, 0), got]
    assert table.game.gear[0] == Gifts(1)
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_open_hands_is_stronger_at_the_end_of_the_round(moment: str) -> None:
    """HOL-CARD-05"""
    table = bring(moment, "open-hands-8", "left", me(), other_rival())
    # The neighbour is the only one here.
    table.answer(1, "take christmas")
    if moment == PLACED:
        assert table.strength("open-hands-8") == 8
        table.answer(1, "play elected-official-10 left")
    assert gained(table, "open-hands-8") == blanks("open-hands-8", "amount")
    assert (table.waiting, table.asks_for) == STOPPED


def test_open_hands_gives_nothing_where_no_opponent_has_a_card() -> None:
    """HOL-CARD-07"""
    table = bring(PLACED, "open-hands-8", "left", me(), other_rival(right=""))
    assert (table.game.collected, table.game.gear[0]) == ([(0, 0), (0, 0)], Gifts(0))
    assert (table.waiting, table.asks_for) == after(PLACED)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("tokens", "weaker"), [((1, 2), True), ((0, 1), True), ((2, 2), False), ((2, 1), False)])
def test_lost_in_the_dark_is_weaker_among_halloween_tokens(moment: str, tokens: tuple[int, int], weaker: bool) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    around = {0: tokens, 1: (tokens[1], tokens[0]), 2: (tokens[1], tokens[0])}
    table = bring_and_wait(moment, "lost-in-the-dark-9", "left", me(), other_rival(), tokens=around)
    (less,) = blanks("lost-in-the-dark-9", "amount")
    assert gained(table, "lost-in-the-dark-9") == ([less] if weaker else [])
    assert table.strength("lost-in-the-dark-9") == (9 + less if weaker else 9)
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("where", "gifts"), [("middle", [(1, 0), (1, 0)]), ("left", [(1, 0), (0, 0)])])
def test_gifts_for_everyone_gives_each_opponent_here_a_christmas_token(
    moment: str, where: str, gifts: list[tuple[int, int]]
) -> None:
    """HOL-SANTA-02"""
    table = bring(moment, "gifts-for-everyone-10", where, me(), other_rival(right="~elected-official-4"), third())
    assert table.game.collected == [(0, 0), *gifts]
    assert table.game.gear[0] == Gifts(sum(christmas for christmas, _ in gifts))
    assert (table.waiting, table.asks_for) == after(moment)


def test_gifts_for_everyone_gives_nothing_to_those_who_are_not_here() -> None:
    """HOL-CARD-07"""
    table = bring(PLACED, "gifts-for-everyone-10", "left", me(), other_rival(right=""))
    assert (table.game.collected, table.game.gear[0]) == ([(0, 0), (0, 0)], Gifts(0))
    assert (table.waiting, table.asks_for) == after(PLACED)
