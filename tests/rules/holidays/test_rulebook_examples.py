"""The examples of the two rulebooks, English and Italian, that are not worked examples of the inventory already."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import FINKELSTEIN
from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import JOY, PANIC, Mood
from spiralhill.games.holidays.characters.oogie import UNROLLED
from spiralhill.games.holidays.events import MiddleOrder, Skips, Stitches
from tests.rules.holidays.outcome import counted, won
from tests.rules.holidays.story import begun, holidays, jack, mayor, oogie, sally, santa


def test_set_up_with_three_players() -> None:
    """HOL-SETUP-01, HOL-SETUP-03, HOL-SETUP-05, HOL-SETUP-06, HOL-SETUP-07"""
    table = begun("jack", "mayor", "oogie", seed=1)
    game = table.game
    assert game.round == 1
    # One Location on the Middle, one between each two mats; everybody has one to the left and one to the right.
    assert len({game.location(slot) for slot in range(4)}) == 4
    assert len(game.piles[game.aside]) == 8
    assert [game.contenders(slot) for slot in range(3)] == [[(0, 0), (1, 2)], [(1, 0), (2, 2)], [(2, 0), (0, 2)]]
    assert game.contenders(3) == [(0, 1), (1, 1), (2, 1)]
    # The tracker on Start, Joy, and two dice that have not been rolled.
    assert game.gear == [Research(0, False), Mood(JOY), UNROLLED]
    assert [len(table.pile(seat, "deck")) + len(table.hand(seat)) for seat in range(3)] == [20, 20, 20]
    assert (table.waiting, table.asks_for) == (game.starting_player, "PlayerTurn")


def test_everybody_lays_a_card_face_down_and_then_plays_and_resolves_in_turn() -> None:
    """HOL-TURN-03, HOL-TURN-05, HOL-FD-03, HOL-CARD-04"""
    table = holidays(
        jack(hand="candy-cane-assay-2, chalkboard-formula-6, pumpkin-king-1, pumpkin-king-2"),
        mayor(hand="re-election-speech-10, change-of-face-1, elected-official-1, elected-official-2"),
    )
    table.answer(0, "play chalkboard-formula-6 left")
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    table.answer(1, "play re-election-speech-10 left")
    # Both lie face-down and have done nothing; now comes the second card of the starting player.
    assert table.game.gear == [Research(0, False), Mood(JOY)]
    assert len(table.game.down) == 2
    table.answer(0, "play candy-cane-assay-2 right")
    assert table.game.gear[0] == Research(1, False)
    # It is still Jack who is asked: the next player waits until the effect is over.
    assert (table.waiting, table.asks_for) == (0, "Perhaps")
    table.answer(0, "no")
    table.answer(1, "play change-of-face-1 right")
    table.asks(1, "show joy", "show panic")
    table.answer(1, "show panic")
    assert (table.waiting, table.asks_for) == (0, "PlayerTurn")
    table.answer(0, "play pumpkin-king-1 middle")
    table.answer(1, "play elected-official-1 middle")
    # At the end both first cards are revealed and do what they do: one more space, and the Mood turns back.
    assert table.game.gear[1] == Mood(JOY)
    assert table.game.round == 2


def test_cards_are_lined_up_with_the_number_in_which_players_reached_the_middle() -> None:
    """HOL-TIE-01, HOL-FD-05"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
        mayor(hand="elected-official-1, elected-official-2, elected-official-3, elected-official-4"),
    )
    table.answer(0, "play pumpkin-king-1 left")
    table.answer(1, "play jolly-visitor-1 middle")
    table.answer(2, "play elected-official-1 right")
    table.answer(0, "play pumpkin-king-2 middle")
    assert table.told(MiddleOrder) == [MiddleOrder(1, 1), MiddleOrder(0, 2)]
    assert table.game.order == (1, 0)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_several_cards_are_added_up_with_the_numbers_in_brackets() -> None:
    """HOL-CARD-02, HOL-CARD-03"""
    table = holidays(
        mayor(left="popular-mandate-4, elected-official-3", middle="elected-official-1", right="elected-official-2"),
        santa(left="jolly-visitor-5", middle="jolly-visitor-2", right="jolly-visitor-3, jolly-visitor-6"),
        round=2,
        stage="effects",
        locations="town-hall",
    )
    # 4 and 3, and (+3) on Joy; against 3 and 6.
    assert won(table, "town-hall") == (0, 10)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@pytest.mark.parametrize(("showing", "strength"), [(JOY, 7), (PANIC, 3)])
def test_the_mayors_card_four_counts_seven_in_joy(showing: str, strength: int) -> None:
    """HOL-MAYOR-03, HOL-CARD-05"""
    table = holidays(
        mayor(
            left="elected-official-1",
            middle="elected-official-2",
            hand="popular-mandate-4, elected-official-3",
            gear=Mood(showing),
        ),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", hand="jolly-visitor-3, jolly-visitor-4"),
    )
    table.answer(0, "play popular-mandate-4 right")
    assert table.strength("popular-mandate-4") == 4
    table.answer(1, "play jolly-visitor-3 right")
    assert counted(table, "popular-mandate-4") == strength
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@pytest.mark.parametrize("rolls", [(5, 3), (3, 5)])
@pytest.mark.parametrize("place", ["left", "middle", "right"])
def test_oogie_adds_the_difference_of_his_dice_at_the_location_he_chose(place: str, rolls: tuple[int, int]) -> None:
    """HOL-OOGIE-02"""
    locations = {"left": "town-hall", "right": "spiral-hill", "middle": "hinterlands"}
    table = holidays(
        oogie(left="bag-of-bugs-8", middle="bag-of-bugs-9", right="bag-of-bugs-10"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="reveal",
        locations=", ".join(locations.values()),
        rolls=rolls,
    )
    table.answer(0, f"roll-for {place}")
    for at, strength in (("left", 8), ("middle", 9), ("right", 10)):
        assert won(table, locations[at]) == (0, strength + 2 if at == place else strength)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@pytest.mark.parametrize("place", ["left", "middle", "right"])
@pytest.mark.parametrize(
    ("rolls", "strength"),
    [((1, 5), 7), ((2, 6), 7), ((1, 2), 4), ((6, 5), 4), ((1, 1), 8), ((4, 4), 8)],
)
def test_oogies_card_four_reads_the_dice_wherever_they_were_rolled_for(
    place: str, rolls: tuple[int, int], strength: int
) -> None:
    """HOL-OOGIE-04, HOL-OOGIE-05, HOL-OOGIE-06"""
    table = holidays(
        oogie(left="even-odds-4", middle="bag-of-bugs-9", right="bag-of-bugs-10"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="reveal",
        locations="town-hall",
        rolls=rolls,
    )
    table.answer(0, f"roll-for {place}")
    # Rolled for the Location of the card itself, the difference comes on top.
    difference = abs(rolls[0] - rolls[1]) if place == "left" else 0
    assert won(table, "town-hall") == (0, strength + difference)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_sally_may_have_played_all_her_cards_or_have_several_left() -> None:
    """HOL-SALLY-07, HOL-SALLY-10, HOL-HAND-04"""
    rival = {"left": "~jolly-visitor-1", "middle": "jolly-visitor-2", "hand": "jolly-visitor-3, jolly-visitor-4"}
    table = holidays(
        sally(left="~rag-doll-1", middle="rag-doll-2", hand="torn-seam-9, rag-doll-3"),
        santa(**rival),
        round=2,
        turns={0: 1, 1: 1},
        start=0,
    )
    table.answer(0, "play torn-seam-9 right", "stitch rag-doll-3")
    assert table.hand(0) == []
    assert len(table.told(Stitches)) == 1
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    table = holidays(
        sally(left="~rag-doll-1", middle="rag-doll-2", right="rag-doll-3", hand="rag-doll-4, rag-doll-5, rag-doll-6"),
        santa(**rival),
        round=2,
        turns={0: 1, 1: 1},
    )
    table.answer(0, "skip")
    table.answer(1, "play jolly-visitor-3 right")
    # Santa has one card left and Sally three; both keep what they have and draw up to the limit of the next round.
    assert table.told(Skips) == [Skips(0, False)]
    assert {"rag-doll-4", "rag-doll-5", "rag-doll-6"} < set(table.hand(0))
    assert "jolly-visitor-4" in table.hand(1)
    assert [len(table.hand(seat)) for seat in (0, 1)] == [7, 6]


def test_ingredients_stand_on_the_basic_and_the_special_cards_from_one_to_eight() -> None:
    """HOL-FINK-01, HOL-FINK-02"""
    with_ingredient = sorted(card.number for card in FINKELSTEIN.deck if card.ingredient is not None)
    assert with_ingredient == sorted([*range(1, 9)] * 2)
    assert len(FINKELSTEIN.deck) + len(FINKELSTEIN.extras) == 26
    assert all(len(character.deck) == 20 for character in CHARACTERS.values())
