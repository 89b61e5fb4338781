"""Chapter 14, the end of the game: when it comes, what everybody scores, and who wins."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.characters.santa import Gifts
from spiralhill.games.holidays.events import Scores, ShowsHand, WinsGame
from spiralhill.games.holidays.picks import Play
from spiralhill.games.holidays.prints import Tokens
from spiralhill.kernel.steps import GAME_OVER
from tests.rules.holidays.outcome import bonuses, tokens_worth
from tests.rules.holidays.story import Place, Story, holidays, jack, mayor, oogie, place, sally, santa, wander


def ended(*places: Place, order: tuple[int, ...] | None = None) -> Story:
    """A game after its last award."""
    seats = tuple(range(len(places)))
    return holidays(*places, stage="end", round=4, order=order or seats)


def twelve(name: str) -> Tokens:
    """Tokens worth twelve points to a Character."""
    return tokens_worth(name, 12)


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_game_is_over_after_the_fourth_round_and_not_before(round: int) -> None:
    """HOL-END-01"""
    table = holidays(santa(tokens=(2, 0)), oogie(tokens=(0, 1)), stage="end", round=round, order=(0, 1))
    assert table.game.over == (round == 4)
    if round < 4:
        assert (table.game.round, table.asks_for, table.game.winners) == (round + 1, "PlayerTurn", ())
        assert (table.told(Scores), table.told(WinsGame)) == ([], [])
        return
    assert (table.game.winners, table.game.round, table.waiting) == ((0,), 4, None)
    # Nobody may do anything any more.
    assert table.refuses_pick(0, Play(0, "left")) == [GAME_OVER]


def test_a_whole_game_has_four_rounds_and_one_winner() -> None:
    """HOL-END-01, HOL-END-07"""
    for seed in range(3):
        rounds: list[int] = []
        for table in wander("jack", "oogie", "mayor", seed=seed):
            rounds += [] if table.game.round in rounds else [table.game.round]
        assert rounds == [1, 2, 3, 4]
        assert len(table.game.winners) == 1
        assert len(table.told(WinsGame)) == 1


@pytest.mark.parametrize("name", CHARACTERS)
def test_tokens_score_what_the_mat_says_for_each_face(name: str) -> None:
    """HOL-END-02"""
    other = "oogie" if name != "oogie" else "santa"
    table = ended(place(name, tokens=(7, 9)), place(other))
    christmas, halloween = CHARACTERS[name].values
    worth, bonus = 7 * christmas + 9 * halloween, bonuses(table)[0]
    assert table.told(Scores)[0] == Scores(0, worth, bonus)
    assert table.game.scores == (worth + bonus, 0)


def test_a_token_of_five_or_ten_counts_as_five_or_ten_tokens() -> None:
    """HOL-END-02"""
    # Two tens, a five and three singles of Christmas are twenty-eight tokens in front of Santa.
    many, few = ended(santa(tokens=(10 + 10 + 5 + 3, 0)), oogie()), ended(santa(tokens=(1, 0)), oogie())
    assert many.game.scores[0] == 28 * few.game.scores[0] > 0


@pytest.mark.parametrize("space", range(len(TRACK)))
def test_jack_scores_with_the_values_of_the_space_where_his_tracker_ends(space: int) -> None:
    """HOL-END-03, HOL-JACK-04"""
    table = ended(jack(tokens=(13, 8), gear=Research(space, False)), oogie())
    christmas, halloween = TRACK[space]
    assert table.game.scores[0] == 13 * christmas + 8 * halloween
    assert table.game.over


def test_bonuses_of_the_characters_are_added() -> None:
    """HOL-END-04"""
    table = ended(
        santa(tokens=(1, 0), gear=Gifts(3)),
        mayor(tokens=(20, 20)),
        sally(tokens=(1, 1), deck=""),
        place("finkelstein", tokens=(0, 1), completed="hopping-boots, ideal-companion"),
        oogie(tokens=(0, 3)),
        jack(tokens=(2, 2)),
    )
    # Gifts; pairs of tokens; an empty hand and draw pile; two Experiments; and two mats that have none.
    added = bonuses(table)
    assert [points > 0 for points in added] == [one.bonus is not None for one in table.game.characters]
    assert (added[2], added[4:]) == (5, [0, 0])
    assert added[3] == sum(one.points for one in EXPERIMENTS if one.id in ("hopping-boots", "ideal-companion"))
    assert table.game.scores == tuple(table.game.worth(seat) + added[seat] for seat in range(6))


def test_a_bonus_can_decide_the_game() -> None:
    """HOL-END-04, HOL-END-05"""
    table = ended(oogie(tokens=tokens_worth("oogie", 12)), sally(tokens=tokens_worth("sally", 8), deck=""))
    # By tokens alone she would lose 8 to 12.
    assert table.told(Scores) == [Scores(0, 12, 0), Scores(1, 8, 5)]
    assert (table.game.scores, table.game.winners) == ((12, 13), (1,))


def test_the_highest_score_wins() -> None:
    """HOL-END-05"""
    table = ended(
        santa(tokens=tokens_worth("santa", 12), hand="jolly-visitor-10"),
        oogie(tokens=tokens_worth("oogie", 24), hand="bag-of-bugs-1"),
        mayor(tokens=tokens_worth("mayor", 18), hand="elected-official-10"),
    )
    # Neither the strongest hand nor the first seat: twenty-four points.
    assert (table.game.scores, table.game.winners) == ((12, 24, 18), (1,))
    assert table.told(WinsGame) == [WinsGame(1, 24)]
    # There is no tie, so nobody shows a hand.
    assert table.told(ShowsHand) == []


def test_tied_leaders_compare_the_cards_left_in_their_hands() -> None:
    """HOL-END-06, HOL-AMB-17"""
    table = ended(
        santa(tokens=tokens_worth("santa", 24), hand="jolly-visitor-6"),
        oogie(tokens=tokens_worth("oogie", 24), hand="bag-of-bugs-9"),
        mayor(tokens=tokens_worth("mayor", 18), hand="elected-official-10"),
    )
    # The Mayor's 10 does not count: he is not among those tied for the highest score.
    assert (table.game.scores, table.game.winners) == ((24, 24, 18), (1,))
    assert table.told(ShowsHand) == [ShowsHand(0, 6, ("jolly-visitor-6",)), ShowsHand(1, 9, ("bag-of-bugs-9",))]
    assert table.told(WinsGame) == [WinsGame(1, 24)]


def test_all_cards_in_hand_are_added_up_by_their_printed_numbers() -> None:
    """HOL-END-06, HOL-AMB-17"""
    table = ended(
        santa(tokens=twelve("santa"), hand="jolly-visitor-9"),
        sally(tokens=twelve("sally"), hand="rag-doll-2, torn-seam-9, rag-doll-1"),
    )
    # Three cards of hers make 12; what a text would take away from the 9 in play does not matter in hand.
    assert (table.game.scores, table.game.winners) == ((12, 12), (1,))
    assert [event.strength for event in table.game.log if isinstance(event, ShowsHand)] == [9, 12]


def test_neither_the_draw_pile_nor_cards_played_count_in_the_tie() -> None:
    """HOL-END-06, HOL-AMB-17"""
    table = holidays(
        santa(tokens=twelve("santa"), hand="jolly-visitor-2", deck="jolly-visitor-10", left="lost-in-the-dark-9"),
        sally(tokens=twelve("sally"), hand="rag-doll-3", deck="rag-doll-1", left="rag-doll-2"),
        stage="end",
        round=4,
        order=(0, 1),
    )
    assert (table.game.scores, table.game.winners) == ((12, 12), (1,))


@pytest.mark.parametrize(("order", "winner"), [((0, 1, 2), 0), ((1, 0, 2), 1), ((2, 1, 0), 1)])
def test_if_still_tied_the_first_at_the_middle_in_the_last_round_wins(order: tuple[int, ...], winner: int) -> None:
    """HOL-END-07"""
    table = ended(
        santa(tokens=twelve("santa"), hand="jolly-visitor-7"),
        oogie(tokens=twelve("oogie"), hand="bag-of-bugs-7"),
        mayor(tokens=twelve("mayor"), hand="elected-official-6"),
        order=order,
    )
    # The Mayor has twelve points too, but a weaker hand: his place at the Middle is not asked.
    assert (table.game.scores, table.game.winners) == ((12, 12, 12), (winner,))
    assert table.told(WinsGame) == [WinsGame(winner, 12)]


def test_the_order_of_the_last_round_counts_as_it_was_played() -> None:
    """HOL-END-07"""
    table = holidays(
        santa(
            tokens=twelve("santa"),
            hand="jolly-visitor-7, jolly-visitor-1",
            left="jolly-visitor-8",
            right="jolly-visitor-9",
        ),
        oogie(
            tokens=twelve("oogie"),
            hand="bag-of-bugs-7",
            left="bag-of-bugs-5",
            middle="bag-of-bugs-10",
            right="bag-of-bugs-6",
        ),
        round=4,
        turns={0: 1, 1: 0},
        tokens={0: (0, 0), 1: (0, 0), 2: (0, 0)},
        rolls=(2, 1),
    )
    table.answer(0, "play jolly-visitor-1 middle")
    table.answer(1, "roll-for left")
    # Santa sits first and came second.
    assert (table.game.order, table.game.scores, table.game.winners) == ((1, 0), (12, 12), (1,))
