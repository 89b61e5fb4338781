"""The greedy bot at Take Over the Holidays: it values tokens by its mat, covers its duty and uses its Character."""

from __future__ import annotations

import json
from random import Random

import pytest

import spiralhill
from spiralhill.bots import bot_named
from spiralhill.games.holidays.characters.mayor import JOY, Mood
from spiralhill.games.holidays.effects.experiments import Laboratory
from spiralhill.games.shelf import rules_of
from spiralhill.kernel.notation import notation
from spiralhill.labs.simulate import Match, simulate, summarise
from tests.kernel import laws
from tests.rules.holidays.story import Story, finkelstein, holidays, jack, mayor, oogie, sally, santa

# The toys lie to the left of seat 0, the pumpkins to the right.
TOYS_AND_PUMPKINS = "toy-workshop, pumpkin-patch, town-hall"
LOW = {"left": "bag-of-bugs-1", "middle": "bag-of-bugs-2", "right": "bag-of-bugs-3"}


def choice(table: Story, seat: int) -> str:
    """What the greedy bot answers for a seat."""
    options = table.game.asked[seat]
    # Through JSON and back: a bot in another process gets no more than this.
    view = json.loads(json.dumps(table.game.view(seat)))
    return notation(table.game, bot_named("greedy", 1).choose(view, options), seat)


def test_tokens_are_worth_what_the_mat_says() -> None:
    """The same strong card goes to the toys for Santa, and to the pumpkins for Oogie."""
    gifts = {"left": "jolly-visitor-2", "middle": "jolly-visitor-3", "right": "jolly-visitor-4"}
    bones = {"left": "pumpkin-king-3", "middle": "pumpkin-king-2", "right": "pumpkin-king-1"}
    tokens = {0: (4, 0), 1: (1, 1), 2: (0, 4), 3: (1, 1)}
    table = holidays(santa(hand="jolly-visitor-10", **gifts), oogie(**LOW), jack(**bones), round=2, tokens=tokens)
    assert choice(table, 0) == "play jolly-visitor-10 left"
    table = holidays(oogie(hand="bag-of-bugs-10", **LOW), santa(**gifts), jack(**bones), round=2, tokens=tokens)
    assert choice(table, 0) == "play bag-of-bugs-10 right"


def test_what_is_won_or_lost_already_gets_no_more() -> None:
    table = holidays(
        oogie(hand="bag-of-bugs-5", left="bag-of-bugs-10", middle="bag-of-bugs-1", right="bag-of-bugs-4"),
        santa(left="jolly-visitor-8", middle="jolly-visitor-10", right="jolly-visitor-1"),
        round=2,
        turns={1: 0},
        tokens={0: (0, 4), 1: (0, 4), 2: (0, 4)},
    )
    # 10 against 1 to the left and 1 against 10 in the middle are settled; to the right it is 4 against 8.
    assert choice(table, 0) == "play bag-of-bugs-5 right"


def test_jack_turns_tokens_to_the_face_he_wants() -> None:
    table = holidays(
        jack(hand="repainted-toys-4, pumpkin-king-1", left="pumpkin-king-9", middle="pumpkin-king-8"),
        oogie(hand="bag-of-bugs-4, bag-of-bugs-5", left="~bag-of-bugs-1"),
        locations=TOYS_AND_PUMPKINS,
        turns={1: 2},
    )
    table.answer(0, "play repainted-toys-4 right")
    assert choice(table, 0) == "flip pumpkin-patch halloween"


def test_the_mayor_shows_the_side_his_cards_like() -> None:
    table = holidays(
        mayor(
            hand="change-of-face-1, elected-official-3",
            left="cold-sweat-3",
            middle="bulletin-of-doom-8",
            gear=Mood(JOY),
        ),
        oogie(hand="bag-of-bugs-4, bag-of-bugs-5", left="~bag-of-bugs-1"),
        turns={1: 2},
    )
    table.answer(0, "play change-of-face-1 right")
    assert choice(table, 0) == "show panic"


def test_the_doctor_completes_the_dearest_experiment_he_can() -> None:
    table = holidays(
        finkelstein(
            left="mad-scientist-1",
            middle="mad-scientist-2",
            right="notebook-of-horrors-2",
            first="hopping-boots",
            second="two-headed-duckling",
            gear=Laboratory((), ()),
        ),
        oogie(**LOW),
        stage="effects",
    )
    # Listed first, since the Notebook counts what is completed.
    assert choice(table, 0) == "first finkelstein 0"
    table.answer(0, "first finkelstein 0")
    assert choice(table, 0) == "complete two-headed-duckling"


def test_the_doctor_plays_the_ingredient_that_is_missing() -> None:
    table = holidays(
        finkelstein(
            hand="mad-scientist-5, mad-scientist-6",
            left="mad-scientist-1",
            middle="mad-scientist-9",
            first="hopping-boots",
            second="whispering-kettle",
            completed="clockwork-bat, bottled-thunder, two-headed-duckling, ideal-companion",
        ),
        oogie(hand="bag-of-bugs-4, bag-of-bugs-5", left="~bag-of-bugs-1"),
        turns={1: 2},
    )
    # Nightshade lies in play; the 6 has the Frog Breath that Hopping Boots still want.
    assert choice(table, 0) == "play mad-scientist-6 right"


def test_oogie_rolls_where_two_more_decide() -> None:
    table = holidays(
        oogie(left="bag-of-bugs-9", middle="bag-of-bugs-6", right="bag-of-bugs-1"),
        santa(left="jolly-visitor-10", middle="jolly-visitor-7", right="jolly-visitor-2"),
        stage="reveal",
        tokens={0: (0, 3), 1: (0, 3), 2: (0, 3)},
    )
    assert choice(table, 0) == "roll-for middle"


def test_sally_stitches_the_card_she_misses_least() -> None:
    table = holidays(
        sally(hand="patchwork-shawl-3, rag-doll-1, rag-doll-9", left="rag-doll-5", middle="rag-doll-6"),
        oogie(hand="bag-of-bugs-4, bag-of-bugs-5", middle="bag-of-bugs-8", left="bag-of-bugs-7"),
    )
    table.answer(0, "play patchwork-shawl-3 right")
    assert choice(table, 0) == "stitch rag-doll-1"


def test_a_gift_goes_to_whom_it_helps_least() -> None:
    table = holidays(
        santa(hand="secret-gift-3, jolly-visitor-2", left="jolly-visitor-9", right="jolly-visitor-8"),
        oogie(hand="bag-of-bugs-4, bag-of-bugs-5", middle="~bag-of-bugs-1"),
        jack(hand="pumpkin-king-4, pumpkin-king-5", middle="~pumpkin-king-1"),
    )
    table.answer(0, "play secret-gift-3 middle")
    # A Christmas token is worth nothing to Oogie.
    assert choice(table, 0) == "give @2"


def test_its_answer_depends_on_its_view_alone() -> None:
    for seed, seats in ((1, 2), (2, 3), (3, 4), (4, 6)):
        rng = Random(seed)
        names = rng.sample(rules_of("holidays").cast, seats)
        for position in laws.random_play(spiralhill.new("holidays", names, seed), rng):
            ((seat, options),) = position.asked.items()
            world = position.imagine(seat, rng.getrandbits(60))
            here = bot_named("greedy", seed).choose(position.view(seat), options)
            there = bot_named("greedy", seed).choose(world.view(seat), world.asked[seat])
            assert here == there


@pytest.mark.parametrize("name", rules_of("holidays").cast)
def test_it_beats_the_random_bot_with_every_character(name: str) -> None:
    other = "oogie" if name == "jack" else "jack"
    match = Match("holidays", {"seats": [name, other]}, ("greedy", "random"))
    assert summarise(simulate(match, 60, 1, 1), 2).seats[0].low > 0.7


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_every_bot_plays_whole_games_of_every_seat_count(name: str) -> None:
    for seats in range(2, 7):
        match = Match("holidays", {"seats": list(rules_of("holidays").cast[:seats])}, (name,) * seats)
        assert summarise(simulate(match, 4, seats, 1), seats).games == 4
