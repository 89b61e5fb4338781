"""Jack's special cards: they study Christmas and flip tokens."""

from typing import Any

import pytest

from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.events import FlipsToken, Looks
from spiralhill.games.holidays.picks import Flip, Look, Move
from tests.cards.holidays.moments import AT_BOTH_MOMENTS, PLACED, REVEALED, STOPPED, after, bring, bring_and_wait, rival
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Place, Story, jack, mayor

LOCATIONS = "town-hall, spiral-hill, hinterlands"


def me(**said: Any) -> Place:
    piles = {"left": "pumpkin-king-2", "middle": "pumpkin-king-3", "right": "pumpkin-king-4", "hand": "pumpkin-king-8"}
    return jack(**piles | said)


def space(table: Story) -> int:
    gear = table.game.gear[0]
    assert isinstance(gear, Research)
    return gear.space


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("title", ["snow-in-the-palm-1", "candy-cane-assay-2"])
def test_a_card_of_study_moves_the_tracker_and_may_flip_a_token_here(moment: str, title: str) -> None:
    """HOL-JACK-01, HOL-JACK-03"""
    table = bring(moment, title, "left", me(), rival(), locations=LOCATIONS, tokens={0: (2, 1)})
    assert [space(table)] == blanks(title, "steps")
    table.asks(0, "flip town-hall christmas", "flip town-hall halloween", "no")
    table.answer(0, "flip town-hall halloween")
    assert table.game.tokens[0] == (3, 0)
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("title", ["snow-in-the-palm-1", "candy-cane-assay-2"])
def test_a_card_of_study_moves_the_tracker_even_if_no_token_is_flipped(moment: str, title: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    table = bring(moment, title, "left", me(), rival(), locations=LOCATIONS, tokens={0: (2, 1)})
    table.refuses_pick(0, Flip(table.card("spiral-hill"), "christmas"))
    table.answer(0, "no")
    assert [space(table)] == blanks(title, "steps")
    assert table.game.tokens[0] == (2, 1)
    assert (table.waiting, table.asks_for) == after(moment)
    # At a Location without tokens there is nothing to ask.
    table = bring(moment, title, "left", me(), rival(), tokens={0: (0, 0)})
    assert [space(table)] == blanks(title, "steps")
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_courtly_bow_counts_the_spaces_beyond_start(moment: str) -> None:
    """HOL-CARD-05"""
    (most,) = blanks("courtly-bow-3", "most")
    assert 0 < most < len(TRACK) - 1
    for stands, more in ((0, 0), (1, 1), (most, most), (most + 1, most), (len(TRACK) - 1, most)):
        table = bring_and_wait(moment, "courtly-bow-3", "left", me(gear=Research(stands, False)), rival())
        assert gained(table, "courtly-bow-3") == ([more] if more else [])
        assert table.strength("courtly-bow-3") == 3 + more
        assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_repainted_toys_flips_up_to_two_tokens_here(moment: str) -> None:
    """HOL-JACK-01"""
    assert blanks("repainted-toys-4", "number") == [2]
    table = bring(moment, "repainted-toys-4", "middle", me(), rival(), locations=LOCATIONS, tokens={2: (3, 0)})
    table.asks(0, "flip hinterlands christmas", "no")
    table.answer(0, "flip hinterlands christmas")
    assert table.game.tokens[2] == (2, 1)
    table.asks(0, "flip hinterlands christmas", "flip hinterlands halloween", "no")
    table.answer(0, "flip hinterlands christmas")
    # Two it is, and no third.
    assert table.game.tokens[2] == (1, 2)
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("answers", "left"), [(["no"], (3, 2)), (["flip hinterlands halloween", "no"], (4, 1))])
def test_repainted_toys_may_stop_after_one_token_or_flip_none(
    moment: str, answers: list[str], left: tuple[int, int]
) -> None:
    """HOL-CARD-06"""
    table = bring(moment, "repainted-toys-4", "middle", me(), rival(), locations=LOCATIONS, tokens={2: (3, 2)})
    table.answer(0, *answers)
    assert table.game.tokens[2] == left
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_repainted_toys_without_tokens_here_asks_nothing(moment: str) -> None:
    """HOL-CARD-07"""
    table = bring(moment, "repainted-toys-4", "middle", me(), rival(), tokens={0: (3, 3), 2: (0, 0)})
    assert table.told(FlipsToken) == []
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_coffin_sleigh_may_move_another_card_of_jacks(moment: str) -> None:
    """HOL-MOVE-01, HOL-MOVE-05"""
    table = bring(moment, "coffin-sleigh-5", "left", me(), rival())
    table.asks(0, "move pumpkin-king-2 middle", "move pumpkin-king-2 right", "no")
    table.refuses(0, Move(table.game.at(0, 0)[-1 if moment == PLACED else 0], "right"), "HOL-CARD-06")
    table.refuses(0, Move(table.card("pumpkin-king-3"), "right"), "HOL-MOVE-02")
    table.answer(0, "move pumpkin-king-2 right")
    assert table.pile(0, "left") == ["coffin-sleigh-5"]
    assert table.pile(0, "right") == ["pumpkin-king-4", "pumpkin-king-2"]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_coffin_sleigh_may_leave_everything_where_it_is(moment: str) -> None:
    """HOL-CARD-06"""
    table = bring(moment, "coffin-sleigh-5", "left", me(), rival())
    table.answer(0, "no")
    assert sorted(table.pile(0, "left")) == ["coffin-sleigh-5", "pumpkin-king-2"]
    assert (table.waiting, table.asks_for) == after(moment)


def test_coffin_sleigh_asks_nothing_when_every_move_would_leave_a_gap() -> None:
    """HOL-MOVE-02, HOL-CARD-07"""
    table = bring(REVEALED, "coffin-sleigh-5", "left", me(left=""), rival())
    assert (table.waiting, table.asks_for) == after(REVEALED)
    # With a turn left that fills the gap, the same cards can be moved, the one that lies face-down too.
    table = bring(PLACED, "coffin-sleigh-5", "left", me(left="", middle="~pumpkin-king-3"), rival())
    places = {"pumpkin-king-3": ("left", "right"), "pumpkin-king-4": ("left", "middle")}
    table.asks(0, "no", *(f"move {card} {place}" for card in places for place in places[card]))
    table.answer(0, "move pumpkin-king-3 right")
    assert table.card("pumpkin-king-3") in table.game.down
    assert table.pile(0, "right") == ["pumpkin-king-4", "pumpkin-king-3"]
    assert (table.waiting, table.asks_for) == after(PLACED)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize("stands", [0, len(TRACK) - 2, len(TRACK) - 1])
def test_chalkboard_formula_moves_the_tracker_up_to_the_last_space(moment: str, stands: int) -> None:
    """HOL-JACK-03"""
    (steps,) = blanks("chalkboard-formula-6", "steps")
    table = bring(moment, "chalkboard-formula-6", "right", me(gear=Research(stands, False)), rival())
    assert space(table) == min(stands + steps, len(TRACK) - 1)
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(
    ("answer", "slot", "left"),
    [("flip oogies-lair halloween", 2, (1, 1)), ("flip hinterlands christmas", 3, (0, 2)), ("no", 0, (1, 0))],
)
def test_borrowed_ornaments_may_flip_a_token_at_any_location_of_jacks(
    moment: str, answer: str, slot: int, left: tuple[int, int]
) -> None:
    """HOL-JACK-01"""
    table = bring(
        moment,
        "borrowed-ornaments-7",
        "left",
        me(),
        rival(),
        mayor(left="elected-official-1", middle="elected-official-2", right="elected-official-3"),
        locations="town-hall, spiral-hill, oogies-lair, hinterlands",
        tokens={0: (1, 0), 1: (5, 5), 2: (0, 2), 3: (1, 1)},
    )
    # Slot 1 lies between the others and is none of his.
    flips = ["town-hall christmas", "oogies-lair halloween", "hinterlands christmas", "hinterlands halloween"]
    table.asks(0, *(f"flip {flip}" for flip in flips), "no")
    table.answer(0, answer)
    assert table.game.tokens[slot] == left
    assert len(table.told(FlipsToken)) == (answer != "no")
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_glowing_nose_may_look_at_a_face_down_card_here(moment: str) -> None:
    """HOL-INFO-10, HOL-FD-07"""
    opponent = rival(right="~jolly-visitor-7, jolly-visitor-4", middle="lost-in-the-dark-9")
    table = bring(moment, "glowing-nose-8", "left", me(), opponent)
    hidden = table.card("jolly-visitor-7")
    table.asks(0, "look ? @2", "no")
    table.refuses_pick(0, Look(table.card("jolly-visitor-4"), 1))
    table.answer(0, "look")
    # Jack knows it, those who only watch do not.
    looks = [[event for event in table.game.log_for(who) if isinstance(event, Looks)] for who in (0, None)]
    assert looks == [[Looks(0, 1, ("jolly-visitor-7",))], [Looks(0, 1, ())]]
    if moment == PLACED:
        assert [table.game.name_for(who, hidden) for who in (0, None)] == ["jolly-visitor-7", None]
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
def test_glowing_nose_need_not_look_and_cannot_look_elsewhere(moment: str) -> None:
    """HOL-CARD-06, HOL-CARD-07"""
    table = bring(moment, "glowing-nose-8", "left", me(), rival(right="~jolly-visitor-7"))
    table.answer(0, "no")
    assert table.told(Looks) == []
    assert (table.waiting, table.asks_for) == after(moment)
    table = bring(moment, "glowing-nose-8", "left", me(), rival(middle="lost-in-the-dark-9, ~jolly-visitor-7"))
    assert table.told(Looks) == []
    assert (table.waiting, table.asks_for) == after(moment)


@AT_BOTH_MOMENTS
@pytest.mark.parametrize(("before", "left"), [((2, 1), (1, 2)), ((1, 0), (0, 1)), ((0, 3), (0, 3))])
def test_frightful_presents_turns_a_christmas_token_here_to_halloween(
    moment: str, before: tuple[int, int], left: tuple[int, int]
) -> None:
    """HOL-CARD-05, HOL-CARD-06, HOL-CARD-07"""
    table = bring(moment, "frightful-presents-9", "left", me(), rival(), tokens={0: before, 1: (3, 3), 2: (3, 3)})
    if moment == PLACED:
        # Not before the End of round, and then nobody is asked.
        assert table.game.tokens[0] == before
        table.answer(1, "play jolly-visitor-10 left")
    assert table.game.tokens == [left, (3, 3), (3, 3)]
    assert (table.waiting, table.asks_for) == STOPPED


@AT_BOTH_MOMENTS
def test_borrowed_red_suit_is_weaker_before_enough_research(moment: str) -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    ((less,), (enough,)) = blanks("borrowed-red-suit-10", "amount"), blanks("borrowed-red-suit-10", "space")
    assert less < 0 < enough
    for stands, modifiers in ((0, [less]), (enough - 1, [less]), (enough, []), (len(TRACK) - 1, [])):
        table = bring_and_wait(moment, "borrowed-red-suit-10", "right", me(gear=Research(stands, False)), rival())
        assert gained(table, "borrowed-red-suit-10") == modifiers
        assert (table.waiting, table.asks_for) == STOPPED
