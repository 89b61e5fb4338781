"""Chapter 16, information: what each seat, and a spectator, may know."""

import pytest

from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import PANIC, Mood
from spiralhill.games.holidays.characters.sally import Seams
from spiralhill.games.holidays.events import Draws, Wins
from spiralhill.games.holidays.locations import LOCATIONS
from tests.rules.holidays.outcome import blanks
from tests.rules.holidays.story import begun, finkelstein, holidays, imagined, jack, mayor, oogie, sally, santa, wander
from tests.rules.views import SPECTATOR, faces, facts, heard, known, lawful, piles, viewers


def test_hands_are_secret_and_their_sizes_public() -> None:
    """HOL-INFO-01"""
    table = holidays(
        jack(hand="pumpkin-king-4, glowing-nose-8, pumpkin-king-1, pumpkin-king-2"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
        mayor(hand="elected-official-1, elected-official-2, elected-official-3"),
    )
    for viewer in (1, 2, SPECTATOR):
        shown = piles(table, viewer, 0, "hand")[0]
        assert (shown["size"], shown["known"], "cards" in shown) == (4, [], False)
    assert sorted(filter(None, faces(table, 0, 0, "hand"))) == table.hand(0)
    # What he may do would tell what he holds: only he sees it.
    assert table.game.view(0)["options"] == table.offered(0)
    assert [table.game.view(viewer)["options"] for viewer in (1, 2, SPECTATOR)] == [None] * 3
    lawful(table)
    # To the others it may be any of his cards.
    assert len(imagined(table, 1, "glowing-nose-8", 60)) > 10


def test_drawn_cards_are_told_to_their_player_and_counted_by_the_others() -> None:
    """HOL-INFO-01, HOL-INFO-02"""
    table = begun("jack", "sally", seed=3)
    for owner, number in ((0, 4), (1, 5)):
        mine = tuple(table.pile(owner, "hand"))
        assert heard(table, owner, Draws)[owner] == Draws(owner, number, mine)
        for viewer in (1 - owner, SPECTATOR):
            assert heard(table, viewer, Draws)[owner] == Draws(owner, number, ())
    lawful(table)


def test_draw_piles_are_secret_even_to_their_owners_and_their_sizes_public() -> None:
    """HOL-INFO-02"""
    table = begun("jack", "sally", seed=3)
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "deck") == [None] * 16
        assert faces(table, viewer, 1, "deck") == [None] * 15
    top = table.pile(0, "deck")[-1]
    # Even to Jack the next card may be any that he does not hold.
    assert imagined(table, 0, top, 200) == set(table.pile(0, "deck"))
    lawful(table)


def test_face_up_cards_stitched_cards_and_modifiers_are_public() -> None:
    """HOL-INFO-04"""
    table = holidays(
        sally(hand="nightshade-tea-2, rag-doll-9, rag-doll-4, rag-doll-5", left="rag-doll-1", right="rag-doll-3"),
        santa(
            hand="jolly-visitor-8, jolly-visitor-5",
            left="jolly-visitor-1",
            middle="jolly-visitor-7",
            right="jolly-visitor-3",
        ),
        round=2,
        turns={0: 2, 1: 2},
    )
    table.answer(0, "play nightshade-tea-2 middle", "stitch rag-doll-9")
    (_, less) = blanks("nightshade-tea-2", "amount")
    weak, tea, under = table.card("jolly-visitor-7"), table.card("nightshade-tea-2"), table.card("rag-doll-9")
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "middle") == ["nightshade-tea-2"]
        assert faces(table, viewer, 0, "stitched") == ["rag-doll-9"]
        told = facts(table, viewer)
        assert told["modifiers"] == {str(weak): -less}
        assert told["gear"][0] == {"stitched": [[tea, under]]}
        assert told["totals"] == [[1, 2, 3], [1, 7 - less, 3]]
    assert table.game.gear[0] == Seams(((tea, under),))
    lawful(table)


def test_locations_tokens_round_starting_player_and_order_are_public() -> None:
    """HOL-INFO-05"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-4", left="pumpkin-king-2"),
        santa(hand="jolly-visitor-1, jolly-visitor-4", middle="jolly-visitor-2"),
        mayor(hand="elected-official-1", middle="elected-official-2"),
        round=3,
        start=1,
        turn=0,
        order=(2, 1),
        tokens={0: (1, 4), 1: (2, 2), 2: (0, 0), 3: (6, 1)},
        locations="town-hall, laboratory, hinterlands, spiral-hill",
    )
    for viewer in viewers(table):
        told = facts(table, viewer)
        assert (told["round"], told["starting_player"], told["order"]) == (3, 1, [2, 1])
        assert told["tokens"] == [[1, 4], [2, 2], [0, 0], [6, 1]]
        # By their names the printed amounts of all rounds can be looked up.
        names = faces(table, viewer, None, "location")
        assert names == ["town-hall", "laboratory", "hinterlands", "spiral-hill"]
        printed = {one.id: one.tokens for one in LOCATIONS}
        assert [len(printed[name]) for name in names if name] == [4] * 4
        assert told == facts(table, SPECTATOR)
    lawful(table)


def test_collected_tokens_mood_tracker_and_dice_are_public() -> None:
    """HOL-INFO-06, HOL-AMB-27"""
    table = holidays(
        jack(
            gear=Research(3, False),
            tokens=(4, 1),
            left="pumpkin-king-1",
            middle="pumpkin-king-2",
            right="pumpkin-king-3",
        ),
        mayor(
            gear=Mood(PANIC),
            tokens=(2, 2),
            left="elected-official-1",
            middle="elected-official-2",
            right="elected-official-3",
        ),
        oogie(tokens=(0, 6), left="even-odds-4", middle="high-roller-3", right="bag-of-bugs-1"),
        stage="reveal",
        rolls=(5, 3),
        until=2,
    )
    table.answer(2, "roll-for left")
    for viewer in viewers(table):
        told = facts(table, viewer)
        assert told["collected"] == [[4, 1], [2, 2], [0, 6]]
        assert told["gear"] == [
            {"space": 3, "studies": False},
            {"showing": "panic"},
            {"first": 5, "second": 3, "place": "left"},
        ]
        assert told["totals"][2] == [4 + 2, 3, 1]


def test_only_the_top_of_each_experiment_stack_can_be_seen_even_by_finkelstein() -> None:
    """HOL-INFO-07, HOL-AMB-27"""
    table = holidays(
        finkelstein(
            hand="mad-scientist-1, mad-scientist-2, mad-scientist-3",
            first="hopping-boots, clockwork-bat",
            second="ideal-companion, bottled-thunder, two-headed-duckling",
            completed="whispering-kettle",
        ),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"),
    )
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "stack") == [None, "clockwork-bat", None, None, "two-headed-duckling"]
        assert faces(table, viewer, 0, "completed") == ["whispering-kettle"]
        # He cannot tell either which of them lies deepest.
        assert imagined(table, viewer, "ideal-companion") == {"hopping-boots", "ideal-companion", "bottled-thunder"}
        assert imagined(table, viewer, "clockwork-bat") == {"clockwork-bat"}
    lawful(table)


def test_location_cards_kept_aside_are_unknown() -> None:
    """HOL-INFO-08"""
    table = begun("jack", "santa", "mayor", seed=6)
    aside = [table.game.name(card) for card in table.game.piles[table.game.aside]]
    for viewer in viewers(table):
        assert faces(table, viewer, None, "aside") == [None] * 8
        # Which they are follows from those on the table; in which order, nobody knows.
        assert imagined(table, viewer, aside[0], 80) == set(aside)
    lawful(table)


def test_discard_piles_are_public_and_a_saved_card_is_not() -> None:
    """HOL-INFO-09, HOL-AMB-27"""
    table = holidays(
        jack(
            hand="pumpkin-king-9",
            discard="pumpkin-king-5",
            left="pumpkin-king-1",
            middle="pumpkin-king-2",
            right="pumpkin-king-3",
        ),
        santa(hand="jolly-visitor-8", left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="end",
    )
    for viewer in viewers(table):
        assert faces(table, viewer, 0, "discard") == [f"pumpkin-king-{number}" for number in (5, 1, 2, 3)]
        if viewer != 0:
            assert (piles(table, viewer, 0, "hand")[0]["size"], known(table, viewer, 0)) == (5, [])
    # Nor can it be told from the new cards by anything.
    assert len(imagined(table, 1, "pumpkin-king-9")) > 10
    lawful(table)


@pytest.mark.parametrize(
    "names", [("sally", "finkelstein", "jack"), ("oogie", "mayor"), ("santa", "sally", "jack", "mayor")]
)
def test_all_seats_and_spectators_share_one_public_table(names: tuple[str, ...]) -> None:
    """HOL-INFO-04, HOL-INFO-05, HOL-INFO-06"""
    for at, table in enumerate(wander(*names, seed=8)):
        if at % 4 and not table.game.over:
            continue
        views = [facts(table, viewer) for viewer in viewers(table)]
        assert all(view == views[0] for view in views)
        for viewer in viewers(table):
            for owner in range(len(names)):
                if viewer != owner:
                    assert "cards" not in piles(table, viewer, owner, "hand")[0]
            assert table.game.imagine(viewer, at).view(viewer) == table.game.view(viewer)
    assert len(heard(table, SPECTATOR, Wins)) == 4 * (len(names) + 1)
