"""Chapter 15, Jack Skellington: flipping tokens, and his Research Tracker."""

import pytest

from spiralhill.games.holidays.characters.jack import TRACK, Research
from spiralhill.games.holidays.events import FlipsToken, Researches, Wins
from spiralhill.games.holidays.picks import Flip
from spiralhill.games.holidays.prints import Tokens
from tests.rules.holidays.story import Story, begun, holidays, jack, mayor, oogie, santa

PLACES = "hinterlands, spiral-hill, laboratory, town-hall"


def space(table: Story, seat: int = 0) -> int:
    """Where the tracker stands."""
    gear = table.game.gear[seat]
    assert isinstance(gear, Research)
    return gear.space


def at_work(card: str, tokens: dict[int, Tokens], middle: str = "pumpkin-king-2", tracker: int = 0) -> Story:
    """Jack about to play a card at his left, Hinterlands, between Santa and the Mayor; all have collected already."""
    return holidays(
        jack(hand=f"{card}, pumpkin-king-9", middle=middle, tokens=(3, 2), gear=Research(tracker, False)),
        santa(hand="jolly-visitor-1, jolly-visitor-3", middle="~jolly-visitor-4", tokens=(4, 4)),
        mayor(hand="elected-official-1, elected-official-3", middle="~elected-official-4", tokens=(5, 5)),
        turns={0: 2, 1: 2, 2: 2},
        tokens=tokens,
        locations=PLACES,
    )


def test_jack_flips_tokens_from_either_face_to_the_other() -> None:
    """HOL-JACK-01"""
    table = at_work("repainted-toys-4", {0: (2, 1)})
    table.answer(0, "play repainted-toys-4 left")
    table.asks(0, "flip hinterlands christmas", "flip hinterlands halloween", "no")
    table.answer(0, "flip hinterlands halloween")
    assert table.game.tokens[0] == (3, 0)
    # Up to two: now only Christmas shows, and the token just flipped may go back.
    table.asks(0, "flip hinterlands christmas", "no")
    table.answer(0, "flip hinterlands christmas")
    assert table.game.tokens[0] == (2, 1)
    assert table.told(FlipsToken) == [
        FlipsToken(0, "hinterlands", "christmas"),
        FlipsToken(0, "hinterlands", "halloween"),
    ]
    assert table.waiting == 1


def test_he_flips_only_when_a_card_says_so_and_may_leave_it() -> None:
    """HOL-JACK-01"""
    table = at_work("repainted-toys-4", {0: (2, 1)})
    # On his turn he can place cards and nothing else.
    table.asks(
        0, *(f"play {card} {side}" for card in ("repainted-toys-4", "pumpkin-king-9") for side in ("left", "right"))
    )
    table.refuses_pick(0, Flip(table.card("hinterlands"), "halloween"))
    table.answer(0, "play repainted-toys-4 left", "no")
    assert (table.game.tokens[0], table.told(FlipsToken), table.waiting) == ((2, 1), [], 1)


def test_a_card_that_must_flip_leaves_no_choice() -> None:
    """HOL-JACK-01"""
    table = holidays(
        jack(left="frightful-presents-9", middle="pumpkin-king-2", right="pumpkin-king-3"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="effects",
        tokens={0: (2, 1)},
        locations="hinterlands, spiral-hill, town-hall",
    )
    assert table.told(FlipsToken) == [FlipsToken(0, "hinterlands", "halloween")]
    assert table.told(Wins)[0] == Wins(0, "hinterlands", 9, False, 1, 2)


def test_flips_touch_tokens_on_locations_and_never_collected_ones() -> None:
    """HOL-JACK-02, HOL-AMB-19"""
    table = at_work("borrowed-ornaments-7", {0: (2, 1), 1: (1, 1), 2: (0, 3), 3: (1, 0)})
    table.answer(0, "play borrowed-ornaments-7 right")
    # What shows at his three Locations; not at Spiral Hill, between the others, and nothing that was collected.
    table.asks(
        0,
        "flip hinterlands christmas",
        "flip hinterlands halloween",
        "flip laboratory halloween",
        "flip town-hall christmas",
        "no",
    )
    table.refuses_pick(0, Flip(table.card("spiral-hill"), "christmas"))
    table.answer(0, "flip laboratory halloween")
    # One token of one point, and nothing else has changed.
    assert table.game.tokens == [(2, 1), (1, 1), (1, 2), (1, 0)]
    assert table.game.collected == [(3, 2), (4, 4), (5, 5)]
    assert table.waiting == 1


def test_where_no_token_lies_there_is_nothing_to_flip() -> None:
    """HOL-JACK-02, HOL-AMB-19"""
    table = at_work("repainted-toys-4", {0: (0, 0)})
    table.answer(0, "play repainted-toys-4 left")
    # He has collected tokens, but is not asked.
    assert (table.waiting, table.told(FlipsToken), table.game.collected[0]) == (1, [], (3, 2))
    # A single token can be flipped twice by the same card, no oftener.
    table = at_work("repainted-toys-4", {0: (0, 1)})
    table.answer(0, "play repainted-toys-4 left", "flip hinterlands halloween", "flip hinterlands christmas")
    assert (table.game.tokens[0], table.waiting) == ((0, 1), 1)


def test_the_tracker_starts_on_start_and_moves_when_an_effect_says_so() -> None:
    """HOL-JACK-03"""
    assert space(begun("jack", "santa", seed=1)) == 0
    table = at_work("chalkboard-formula-6", {})
    table.answer(0, "play chalkboard-formula-6 left")
    assert (space(table), table.told(Researches)) == (1, [Researches(0, 1)])
    assert table.waiting == 1


def test_a_face_down_card_moves_the_tracker_only_at_its_reveal() -> None:
    """HOL-JACK-03"""
    table = holidays(
        jack(hand="chalkboard-formula-6, pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
    )
    table.answer(0, "play chalkboard-formula-6 left")
    assert (space(table), table.waiting) == (0, 1)


def test_the_tracker_stops_at_the_last_space() -> None:
    """HOL-JACK-03"""
    last = len(TRACK) - 1
    table = at_work("chalkboard-formula-6", {}, tracker=last - 1)
    table.answer(0, "play chalkboard-formula-6 left")
    assert (space(table), table.told(Researches)) == (last, [Researches(0, last)])
    table = at_work("chalkboard-formula-6", {}, tracker=last)
    table.answer(0, "play chalkboard-formula-6 left")
    # Nothing to move, nothing to tell, and the game goes on.
    assert (space(table), table.told(Researches), table.waiting) == (last, [], 1)


def test_a_card_that_studies_and_flips_does_both_in_order() -> None:
    """HOL-JACK-01, HOL-JACK-03"""
    table = at_work("candy-cane-assay-2", {0: (0, 1)}, middle="pumpkin-king-4")
    table.answer(0, "play candy-cane-assay-2 left")
    assert (space(table), table.game.tokens[0]) == (1, (0, 1))
    table.asks(0, "flip hinterlands halloween", "no")
    table.answer(0, "flip hinterlands halloween")
    assert (table.game.tokens[0], table.waiting) == ((1, 0), 1)


def test_only_the_last_space_of_the_tracker_makes_tokens_worth_something() -> None:
    """HOL-JACK-04"""

    def at_the_end(start: int, tokens: Tokens) -> tuple[int, ...]:
        table = holidays(
            jack(tokens=tokens, gear=Research(start, False), left="pumpkin-king-4", middle="pumpkin-king-3"),
            oogie(middle="bag-of-bugs-1"),
            stage="awards",
            round=4,
            tokens={0: (0, 0), 1: (0, 0), 2: (0, 0)},
        )
        return table.game.scores

    # The same tokens, by the values of one space each; having passed others before brings nothing.
    scores = [at_the_end(start, (4, 6))[0] for start in range(len(TRACK))]
    assert scores == [4 * christmas + 6 * halloween for christmas, halloween in TRACK]
    assert len(set(scores)) > 2


def studious(tokens: dict[int, Tokens], *, round: int = 1, tracker: int = 0, left: str = "pumpkin-king-9") -> Story:
    """The awards of a round: Jack wins at his left and at the Middle, Santa at his own left."""
    return holidays(
        jack(left=left, middle="pumpkin-king-8", right="pumpkin-king-1", gear=Research(tracker, False)),
        santa(right="jolly-visitor-2", middle="jolly-visitor-7", left="jolly-visitor-6"),
        stage="effects",
        round=round,
        tokens=tokens,
        order=(0, 1),
    )


@pytest.mark.parametrize(
    ("left", "middle", "right", "steps"),
    [
        ((2, 1), (0, 1), (0, 0), 1),
        ((0, 1), (3, 2), (0, 0), 1),
        # Won twice: still one space.
        ((2, 1), (3, 0), (0, 0), 1),
        # As many of one as of the other, or fewer, are nothing to study; nor is what Santa wins.
        ((2, 2), (0, 4), (0, 0), 0),
        ((0, 0), (1, 2), (5, 0), 0),
    ],
)
def test_winning_more_christmas_than_halloween_moves_the_tracker_once_a_round(
    left: Tokens, middle: Tokens, right: Tokens, steps: int
) -> None:
    """HOL-JACK-05, HOL-AMB-35"""
    table = studious({0: left, 1: right, 2: middle})
    assert space(table) == steps
    assert table.told(Researches) == [Researches(0, 1)][:steps]
    assert (table.game.round, table.waiting) == (2, 1)


def test_the_tracker_moves_after_all_locations_are_awarded() -> None:
    """HOL-JACK-05, HOL-AMB-35"""
    table = studious({0: (2, 1), 1: (1, 0), 2: (0, 3)})
    kinds = [type(event) for event in table.game.log if isinstance(event, Wins | Researches)]
    assert kinds == [Wins, Wins, Wins, Researches]


def test_what_counts_is_what_the_tokens_showed_when_they_were_won() -> None:
    """HOL-JACK-05, HOL-AMB-35"""
    # His own card turns a Christmas token over first: two of each are nothing to study.
    table = studious({0: (3, 1), 1: (0, 0), 2: (0, 0)}, left="frightful-presents-9")
    assert (table.game.collected[0], space(table)) == ((2, 2), 0)
    # Many small wins are not added up.
    table = studious({0: (1, 1), 1: (0, 0), 2: (4, 4)})
    assert (table.game.collected[0], space(table)) == ((5, 5), 0)


def test_a_study_of_one_round_does_not_carry_over_to_the_next() -> None:
    """HOL-JACK-05, HOL-AMB-35"""
    table = holidays(
        jack(left="pumpkin-king-9", hand=", ".join(f"pumpkin-king-{number}" for number in (2, 3, 4, 5, 6))),
        santa(left="jolly-visitor-6", hand=", ".join(f"jolly-visitor-{number}" for number in (10, 9, 8, 5, 4))),
        stage="awards",
        tokens={0: (2, 1)},
        order=(1, 0),
    )
    assert table.game.gear[0] == Research(1, False)
    while table.game.round == 2:
        seat = 0 if 0 in table.game.asked else 1
        table.answer(seat, table.offered(seat)[0])
    # Jack has won nothing in the second round.
    assert [event.seat for event in table.game.log if isinstance(event, Wins)][-3:] == [1, 1, 1]
    assert (table.game.round, space(table)) == (3, 1)


def test_the_last_round_moves_the_tracker_before_the_final_scoring() -> None:
    """HOL-JACK-05, HOL-JACK-04, HOL-AMB-35"""
    table = studious({0: (4, 2), 1: (0, 0), 2: (0, 0)}, round=4, tracker=2)
    assert (table.game.over, space(table)) == (True, 3)
    christmas, halloween = TRACK[3]
    assert table.game.scores[0] == 4 * christmas + 2 * halloween
