"""Chapter 13, between rounds: what is cleared away, what is laid out anew, and what stays."""

import pytest

from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import PANIC, Mood
from spiralhill.games.holidays.characters.oogie import UNROLLED
from spiralhill.games.holidays.characters.sally import Seams
from spiralhill.games.holidays.events import Draws, LaysLocation, RoundBegins, Scores
from spiralhill.games.holidays.locations import LOCATIONS
from spiralhill.kernel.table import Seat
from tests.rules.holidays.story import Place, Story, finkelstein, holidays, jack, mayor, oogie, sally, santa

NAMES = [location.id for location in LOCATIONS]
PRINTED = {location.id: location.tokens for location in LOCATIONS}


def in_play(table: Story, seat: Seat) -> list[str]:
    """All that a seat has at its Locations."""
    return [name for place in ("left", "middle", "right") for name in table.pile(seat, place)]


def laid(table: Story) -> list[str]:
    """The Locations on the table, the Middle last."""
    return [table.game.location(slot) for slot in range(table.game.box.seats + 1)]


def played_out(**said: object) -> Place:
    """Santa when all his turns are over."""
    return santa(left="jolly-visitor-4", middle="jolly-visitor-5", right="jolly-visitor-6", **said)


def opponent(**said: object) -> Place:
    """Oogie Boogie when all his turns are over."""
    return oogie(left="bag-of-bugs-4", middle="bag-of-bugs-5", right="bag-of-bugs-6", **said)


def test_played_cards_go_to_their_owners_discard_piles() -> None:
    """HOL-NEXT-01"""
    table = holidays(
        played_out(discard="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3", hand="jolly-visitor-7"),
        oogie(left="bag-of-bugs-1, bag-of-bugs-2", middle="bag-of-bugs-5", right="bag-of-bugs-6", hand="trapdoor-6"),
        stage="end",
        round=2,
    )
    assert (in_play(table, 0), in_play(table, 1)) == ([], [])
    # On top of those of earlier rounds, each on the pile of its owner.
    assert table.pile(0, "discard") == [f"jolly-visitor-{number}" for number in range(1, 7)]
    assert sorted(table.pile(1, "discard")) == ["bag-of-bugs-1", "bag-of-bugs-2", "bag-of-bugs-5", "bag-of-bugs-6"]
    assert (table.game.round, table.waiting) == (3, 1)


def test_stitched_cards_are_discarded_with_those_they_lay_under() -> None:
    """HOL-NEXT-01"""
    table = holidays(
        sally(hand="patchwork-shawl-3, rag-doll-9, rag-doll-2", left="~rag-doll-4", middle="rag-doll-5"),
        opponent(),
        turns={0: 1, 1: 0},
        rolls=(4, 2),
    )
    table.answer(0, "play patchwork-shawl-3 right", "stitch rag-doll-9")
    table.answer(1, "roll-for left")
    assert (table.pile(0, "stitched"), table.game.gear[0]) == ([], Seams(()))
    assert sorted(table.pile(0, "discard")) == ["patchwork-shawl-3", "rag-doll-4", "rag-doll-5", "rag-doll-9"]
    assert (table.game.round, table.waiting) == (2, 1)


def test_unplayed_cards_stay_in_hand() -> None:
    """HOL-NEXT-02"""
    table = holidays(
        played_out(hand="jolly-visitor-9", deck="nice-list-2, jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
        sally(left="rag-doll-4", middle="rag-doll-5", right="rag-doll-6", hand="rag-doll-1, rag-doll-2, rag-doll-3"),
        stage="end",
    )
    assert table.hand(0) == ["jolly-visitor-1", "jolly-visitor-2", "jolly-visitor-3", "jolly-visitor-9", "nice-list-2"]
    assert {"rag-doll-1", "rag-doll-2", "rag-doll-3"} < set(table.hand(1))
    assert "jolly-visitor-9" not in table.pile(0, "discard")
    # They can be played in the new round.
    assert "play rag-doll-3 left" in table.offered(1)


@pytest.mark.parametrize("round", [1, 2, 3])
def test_hands_are_filled_to_the_limit_of_the_round_about_to_start(round: int) -> None:
    """HOL-NEXT-03"""
    table = holidays(
        played_out(hand="jolly-visitor-9"),
        sally(left="rag-doll-4", middle="rag-doll-5", right="rag-doll-6", hand="rag-doll-1, rag-doll-2"),
        stage="end",
        round=round,
    )
    limit = {2: 5, 3: 6, 4: 7}[round + 1]
    assert (len(table.hand(0)), len(table.hand(1))) == (limit, limit + 1)
    assert [(event.seat, event.number) for event in table.game.log if isinstance(event, Draws)] == [
        (0, limit - 1),
        (1, limit - 1),
    ]


def test_new_cards_come_from_the_top_of_the_draw_pile() -> None:
    """HOL-NEXT-03"""
    table = holidays(
        played_out(
            deck="jolly-visitor-10, jolly-visitor-9, jolly-visitor-8, jolly-visitor-7, jolly-visitor-3, jolly-visitor-1"
        ),
        opponent(hand="trapdoor-6"),
        stage="end",
    )
    # Nothing was left in his hand: five cards to draw, and the bottom one stays.
    assert table.hand(0) == [f"jolly-visitor-{number}" for number in (1, 3, 7, 8, 9)]
    assert table.pile(0, "deck") == ["jolly-visitor-10"]


@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_pumpkin_moves_on_by_one_and_zero_to_the_next_player_clockwise(round: int) -> None:
    """HOL-NEXT-04, HOL-NEXT-08"""
    for start in range(3):
        table = holidays(
            jack(left="pumpkin-king-4", middle="pumpkin-king-5", right="pumpkin-king-6"),
            played_out(),
            opponent(),
            stage="end",
            round=round,
            start=start,
        )
        following = (start + 1) % 3
        assert (table.game.round, table.game.starting_player) == (round + 1, following)
        assert table.told(RoundBegins) == [RoundBegins(following, round + 1)]
        # Zero starts the round: the first turn is his.
        assert (table.waiting, table.asks_for) == (following, "PlayerTurn")


def test_all_twelve_locations_are_shuffled_and_dealt_first_to_the_outer_slots_then_to_the_middle() -> None:
    """HOL-NEXT-05, HOL-NEXT-06"""
    # Shuffles of this table lay the Locations in the order of their list, so those at its end lie on top.
    table = holidays(
        played_out(), opponent(), stage="end", rolls=(1,), locations="town-hall, hinterlands, guillotine-square"
    )
    # Two of the three that lay there are dealt again, one of them in its old slot.
    assert laid(table) == NAMES[:-4:-1] == ["town-hall", "guillotine-square", "spiral-hill"]
    assert [
        (event.location, event.seat, event.target) for event in table.game.log if isinstance(event, LaysLocation)
    ] == [
        ("town-hall", 0, 1),
        ("guillotine-square", 1, 0),
        ("spiral-hill", None, None),
    ]
    aside = [table.game.name(card) for card in table.game.piles[table.game.aside]]
    assert sorted([*aside, *laid(table)]) == sorted(NAMES)
    assert (len(aside), table.waiting) == (9, 1)


def test_a_location_may_come_again_in_the_same_slot_or_another() -> None:
    """HOL-NEXT-05, HOL-NEXT-06"""
    old = ["hinterlands", "spiral-hill", "town-hall"]
    came: set[tuple[str, int]] = set()
    for seed in range(150):
        table = holidays(played_out(), opponent(), stage="end", seed=seed, locations=", ".join(old))
        assert len(set(laid(table))) == 3
        came |= {(name, slot) for slot, name in enumerate(laid(table))}
    # Every one of the twelve comes to every slot, and so does each that lay there before.
    assert came == {(name, slot) for name in NAMES for slot in range(3)}


@pytest.mark.parametrize("round", [1, 2, 3])
def test_tokens_are_laid_for_the_new_round_and_on_the_middle_for_the_last(round: int) -> None:
    """HOL-NEXT-07"""
    table = holidays(
        jack(left="pumpkin-king-4", middle="pumpkin-king-5", right="pumpkin-king-6"),
        played_out(),
        opponent(),
        stage="end",
        round=round,
        rolls=(1,),
    )
    assert laid(table) == ["town-hall", "guillotine-square", "spiral-hill", "laboratory"]
    expected = [PRINTED[name][round] for name in laid(table)[:3]] + [PRINTED["laboratory"][3]]
    assert table.game.tokens == expected
    # The amounts of the three rounds differ, so that the round matters.
    assert len({tuple(PRINTED[name][number] for name in NAMES[-3:]) for number in range(4)}) == 4


def test_what_players_have_and_have_reached_carries_over() -> None:
    """HOL-NEXT-09"""
    table = holidays(
        jack(
            gear=Research(3, False),
            tokens=(4, 1),
            left="pumpkin-king-4",
            middle="pumpkin-king-5",
            right="pumpkin-king-6",
        ),
        mayor(
            gear=Mood(PANIC),
            tokens=(2, 2),
            left="elected-official-4",
            middle="elected-official-5",
            right="elected-official-6",
        ),
        finkelstein(
            left="mad-scientist-4",
            middle="mad-scientist-5",
            right="mad-scientist-9",
            first="clockwork-bat",
            second="bottled-thunder, hopping-boots",
            completed="ideal-companion, whispering-kettle, two-headed-duckling",
            discard="mad-scientist-1",
            deck="mad-scientist-10, storm-rod-8, locked-tower-9, mad-scientist-3, mad-scientist-2, mad-scientist-7",
            hand="mad-scientist-8, mad-scientist-6",
            tokens=(0, 7),
        ),
        stage="end",
    )
    assert (table.game.gear[0], table.game.gear[1]) == (Research(3, False), Mood(PANIC))
    assert table.game.collected == [(4, 1), (2, 2), (0, 7)]
    assert (table.pile(2, "first"), table.pile(2, "second")) == (
        ["clockwork-bat"],
        ["bottled-thunder", "hopping-boots"],
    )
    assert table.pile(2, "completed") == ["ideal-companion", "whispering-kettle", "two-headed-duckling"]
    # Three were drawn from the top; what is left of the pile was not shuffled, and no discard came back.
    assert table.pile(2, "deck") == ["mad-scientist-10", "storm-rod-8", "locked-tower-9"]
    assert table.hand(2) == [f"mad-scientist-{number}" for number in (2, 3, 6, 7, 8)]
    assert table.pile(2, "discard")[0] == "mad-scientist-1"
    assert (table.game.round, table.waiting) == (2, 1)


def test_modifiers_order_and_dice_end_with_the_round() -> None:
    """HOL-NEXT-10"""
    table = holidays(
        santa(hand="naughty-list-5, jolly-visitor-9", left="~jolly-visitor-1", middle="jolly-visitor-2"),
        oogie(left="bag-of-bugs-4", middle="~even-odds-4", right="bag-of-bugs-6", hand="trapdoor-6"),
        turns={0: 1, 1: 0},
        rolls=(4, 2),
    )
    # His left is Santa's right: the 4 there is weakened.
    table.answer(0, "play naughty-list-5 right")
    assert (len(table.game.modifiers), len(table.game.order)) == (1, 2)
    table.answer(1, "roll-for left")
    game = table.game
    assert (game.round, game.modifiers, game.order, game.gear[1]) == (2, {}, (), UNROLLED)
    # Nothing of the old roll is added to what lies there now.
    table.answer(1, "play trapdoor-6 left")
    assert [table.total(1, place) for place in ("left", "middle", "right")] == [0, 0, 0]


def test_after_the_last_round_cards_are_discarded_but_nothing_is_drawn_or_laid_out() -> None:
    """HOL-NEXT-11, HOL-AMB-13"""
    table = holidays(
        played_out(hand="jolly-visitor-9"),
        sally(left="rag-doll-4", middle="rag-doll-5", right="rag-doll-6", deck="rag-doll-1"),
        stage="awards",
        round=4,
        locations="hinterlands, spiral-hill, town-hall",
    )
    assert (table.game.over, table.game.round, table.asks_for) == (True, 4, "")
    assert (in_play(table, 0), in_play(table, 1)) == ([], [])
    assert {"rag-doll-4", "rag-doll-5", "rag-doll-6"} < set(table.pile(1, "discard"))
    assert (table.hand(0), table.hand(1), table.pile(1, "deck")) == (["jolly-visitor-9"], [], ["rag-doll-1"])
    # The Locations lie where they lay, without tokens, and nobody has a new one.
    assert laid(table) == ["hinterlands", "spiral-hill", "town-hall"]
    assert table.game.tokens == [(0, 0)] * 3
    told = [type(event) for event in table.game.log]
    assert (Draws in told, LaysLocation in told, RoundBegins in told, told.count(Scores)) == (False, False, False, 2)
