"""Chapter 17, the glossary: each word as the table uses it."""

import pytest

from spiralhill.games.holidays.characters import CHARACTERS
from spiralhill.games.holidays.characters.finkelstein import EXPERIMENTS
from spiralhill.games.holidays.characters.jack import Research
from spiralhill.games.holidays.characters.mayor import SIDES, Mood
from spiralhill.games.holidays.events import RoundBegins, Strengthened, Wins
from spiralhill.games.holidays.picks import Flip, Take
from spiralhill.games.holidays.prints import FACES
from spiralhill.games.holidays.state import DECK, DISCARD, HAND, IN_PLAY, PILES
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Story, begun, holidays, jack, mayor, oogie, sally, santa, wander

CAST = tuple(CHARACTERS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_location_lies_in_each_slot_one_between_each_two_neighbours_and_one_in_the_middle(seats: int) -> None:
    """HOL-TERM-01, HOL-TERM-02, HOL-TERM-03"""
    for table in wander(*CAST[:seats], seed=2):
        game = table.game
        assert len({game.location(slot) for slot in range(seats + 1)}) == seats + 1
        # Outer ones belong to two neighbours, the only Middle to everybody.
        contenders = [[seat for seat, _ in game.contenders(slot)] for slot in range(seats + 1)]
        assert contenders[:seats] == [[slot, (slot + 1) % seats] for slot in range(seats)]
        assert contenders[seats] == list(range(seats))
    # Every one was fought for during one round: its tokens were laid once and won once, in each of the four.
    assert len(table.told(Wins)) == 4 * (seats + 1)


@pytest.mark.parametrize("names", [CAST[:3], CAST[3:]])
def test_a_player_uses_twenty_cards_of_the_own_deck_and_no_others(names: tuple[str, ...]) -> None:
    """HOL-TERM-04"""
    for table in wander(*names, seed=5):
        game = table.game
        for seat, name in enumerate(names):
            own = [
                card
                for pile in (DECK, HAND, DISCARD, IN_PLAY, IN_PLAY + 1, IN_PLAY + 2)
                for card in game.piles[seat * PILES + pile]
            ]
            if name == "sally":
                own += game.piles[game.gear_piles[seat]]
            assert sorted(game.name(card) for card in own) == sorted(card.id for card in CHARACTERS[name].deck)
            assert len(own) == 20


def test_strength_is_a_cards_number_after_modifiers_and_their_sum_at_a_location() -> None:
    """HOL-TERM-05"""
    table = holidays(
        jack(hand="pumpkin-king-8, pumpkin-king-1", left="pumpkin-king-3, pumpkin-king-6", middle="pumpkin-king-5"),
        santa(hand="jolly-visitor-1", left="jolly-visitor-2", middle="jolly-visitor-3", right="jolly-visitor-4"),
        round=2,
    )
    table.game.modify(table.card("pumpkin-king-6"), 2)
    table.game.modify(table.card("pumpkin-king-3"), -1)
    assert (table.strength("pumpkin-king-6"), table.strength("pumpkin-king-3"), table.total(0, "left")) == (8, 2, 10)
    # Cards elsewhere and in hand are no part of it.
    assert (table.total(0, "middle"), table.total(0, "right")) == (5, 0)
    assert table.waiting == 0


def test_a_holiday_token_shows_christmas_or_halloween_and_nothing_else() -> None:
    """HOL-TERM-06"""
    table = holidays(
        jack(hand="repainted-toys-4, pumpkin-king-1", middle="pumpkin-king-5"),
        santa(hand="jolly-visitor-1", left="jolly-visitor-2", middle="jolly-visitor-3"),
        turns={0: 2, 1: 1},
        tokens={0: (1, 1)},
    )
    table.answer(0, "play repainted-toys-4 left")
    assert [text.split()[-1] for text in table.offered(0)] == ["christmas", "halloween", "no"]
    table.refuses_pick(0, Flip(table.game.location_card(0), "easter"))
    # A flip turns a token over: there are as many as before.
    table.answer(0, table.offered(0)[1])
    assert table.game.tokens[0] == (2, 0)
    assert [Take(face) for face in FACES] == [Take("christmas"), Take("halloween")]


def test_the_hand_limit_is_what_players_hold_when_a_round_starts() -> None:
    """HOL-TERM-07"""
    held: dict[int, list[int]] = {}
    limits: dict[int, list[int]] = {}
    for table in wander("jack", "santa", "oogie", seed=11):
        seats = range(3)
        held.setdefault(table.game.round, [len(table.game.hand(seat)) for seat in seats])
        limits.setdefault(table.game.round, [table.game.limit(seat) for seat in seats])
    assert held == limits == {1: [4] * 3, 2: [5] * 3, 3: [6] * 3, 4: [7] * 3}


def test_the_starting_player_is_the_one_who_has_zero() -> None:
    """HOL-TERM-08"""
    for seed in range(4):
        table = begun("jack", "santa", "oogie", seed=seed)
        started = table.told(RoundBegins)
        assert started == [RoundBegins(table.game.starting_player, 1)]
        # One seat, and the first turn is theirs.
        assert table.waiting == table.game.starting_player
    starters = {begun("jack", "santa", "oogie", seed=seed).game.starting_player for seed in range(20)}
    assert starters == {0, 1, 2}


def timing() -> Story:
    """The Mayor's last turn: his hidden card turns the Mood when played, card 4 reads it at the end."""
    return holidays(
        mayor(hand="sound-the-alarm-6, elected-official-5", left="~re-election-speech-10", middle="popular-mandate-4"),
        santa(left="jolly-visitor-4, jolly-visitor-9", middle="jolly-visitor-3", right="jolly-visitor-2"),
        round=2,
        turns={0: 1, 1: 0},
    )


def test_when_played_means_at_the_placing_or_at_the_reveal() -> None:
    """HOL-TERM-09"""
    table = timing()
    assert table.game.gear[0] == Mood("joy")
    table.answer(0, "play sound-the-alarm-6 right")
    # At the placing, before anything is revealed: Panic, and a card to weaken.
    assert (table.game.gear[0], table.game.down) == (Mood("panic"), frozenset([table.card("re-election-speech-10")]))
    table.asks(0, "weaken jolly-visitor-4 @2", "weaken jolly-visitor-9 @2")
    table.answer(0, "weaken jolly-visitor-9 @2")
    # At the reveal the hidden card turned it again.
    assert table.game.gear[0] == Mood("joy")


def test_end_of_round_means_in_step_two() -> None:
    """HOL-TERM-10"""
    table = timing()
    table.answer(0, "play sound-the-alarm-6 right")
    assert table.told(Strengthened) == []
    table.answer(0, "weaken jolly-visitor-9 @2")
    # After the reveal, so with Joy, and before the awards.
    kinds = [event for event in table.game.log if isinstance(event, Strengthened | Wins)]
    assert kinds[1] == Strengthened(0, "popular-mandate-4", 3, 7)
    assert all(isinstance(event, Wins) for event in kinds[2:])


def test_to_stitch_is_to_discard_a_card_so_that_another_does_more() -> None:
    """HOL-TERM-11"""
    table = holidays(
        sally(hand="rescue-plan-10, rag-doll-9, rag-doll-4", left="rag-doll-1", middle="rag-doll-2"),
        oogie(left="bag-of-bugs-1", middle="bag-of-bugs-2", right="bag-of-bugs-3"),
        turns={0: 1, 1: 0},
        rolls=(2, 1),
    )
    table.answer(0, "play rescue-plan-10 right", "stitch rag-doll-9")
    assert (table.pile(0, "stitched"), table.hand(0)) == (["rag-doll-9"], ["rag-doll-4"])
    table.answer(1, "roll-for right")
    assert gained(table, "rescue-plan-10") == blanks("rescue-plan-10", "amount")[1:]
    assert "rag-doll-9" in table.pile(0, "discard")


def test_the_mood_is_joy_or_panic_and_only_the_mayor_has_one() -> None:
    """HOL-TERM-12"""
    moods = set()
    for table in wander("mayor", "santa", "jack", seed=1):
        has = [isinstance(gear, Mood) for gear in table.game.gear]
        assert has == [True, False, False]
        gear = table.game.gear[0]
        moods |= {gear.showing} if isinstance(gear, Mood) else set()
    assert moods == {"joy", "panic"} == set(SIDES)


def test_the_research_tracker_marks_jacks_progress_and_never_goes_back() -> None:
    """HOL-TERM-13"""
    spaces: list[int] = []
    for table in wander("santa", "jack", "sally", seed=1):
        gear = table.game.gear[1]
        assert isinstance(gear, Research)
        spaces.append(gear.space)
    assert spaces == sorted(spaces)
    assert (spaces[0], spaces[-1] > 0) == (0, True)


def test_an_experiment_is_a_goal_and_ingredients_are_the_icons_it_takes() -> None:
    """HOL-TERM-14"""
    assert len(EXPERIMENTS) == 6
    for one in EXPERIMENTS:
        # Two or three different icons, all of which stand on cards, and a value.
        assert 2 <= len(set(one.ingredients)) == len(one.ingredients) <= 3
        assert set(one.ingredients) <= {card.ingredient for card in CHARACTERS["finkelstein"].deck} - {None}
        assert one.points > 0
    # Nobody else's cards show any.
    others = [card for name, character in CHARACTERS.items() if name != "finkelstein" for card in character.deck]
    assert {card.ingredient for card in others} == {None}


@pytest.mark.parametrize("name", CAST)
def test_a_neutral_character_wants_both_kinds_of_token(name: str) -> None:
    """HOL-TERM-15"""
    character = CHARACTERS[name]
    christmas, halloween = character.values
    assert (character.alignment == "neutral") == (name in {"mayor", "sally"})
    wants = {
        "neutral": min(christmas, halloween) > 0,
        "christmas": christmas > halloween,
        "halloween": halloween > christmas,
    }
    assert wants[character.alignment]


def test_a_location_is_uncovered_while_its_player_has_no_card_in_play_there() -> None:
    """HOL-TERM-16"""
    table = holidays(
        sally(hand="torn-seam-9, rag-doll-4, rag-doll-5", left="~rag-doll-1"),
        santa(hand="jolly-visitor-1, jolly-visitor-4", left="jolly-visitor-2", middle="jolly-visitor-3"),
        turns={0: 2, 1: 1},
    )
    # A face-down card covers; a card of an opponent at the shared Location does not.
    assert (table.game.gaps(0), table.game.gaps(1)) == ([1, 2], [2])
    table.answer(0, "play torn-seam-9 right", "stitch rag-doll-4")
    # Nor does a Stitched card cover anything.
    assert (table.game.gaps(0), table.waiting) == ([1], 1)


@pytest.mark.parametrize(
    ("round", "turns", "hand", "deck", "left"),
    [
        (1, 3, 5, 15, 3),
        (2, 4, 6, 11, 4),
        # No more than the cards in hand.
        (2, 4, 2, 11, 2),
        (3, 5, 7, 6, 5),
        (3, 5, 3, 6, 3),
        (3, 2, 0, 6, 0),
        # In round 3 no more than all her cards but three.
        (3, 5, 7, 0, 4),
        (3, 5, 3, 2, 2),
        (3, 2, 1, 2, 0),
        # In round 4 all of them.
        (4, 6, 3, 0, 3),
        (4, 1, 3, 0, 1),
    ],
)
def test_plays_left_are_turns_left_capped_by_the_hand_and_in_round_three_by_the_reserve(
    round: int, turns: int, hand: int, deck: int, left: int
) -> None:
    """HOL-TERM-16"""
    game = begun("sally", "santa", seed=1).game
    game.round = round
    pool = (*game.piles[DECK], *game.piles[HAND])
    game.piles[HAND], game.piles[DECK] = pool[:hand], pool[hand : hand + deck]
    assert game.plays_left(0, turns, len(game.hand(0))) == left
    # With as many gaps she is still well off, with one more she is not.
    assert game.can_cover(0, left, turns, hand)
    assert not game.can_cover(0, left + 1, turns, hand)
