"""Chapter 12, the end of a round: reveal, dice, End of round effects, awards."""

import pytest

from spiralhill.games.holidays.events import (
    ChangesNothing,
    Draws,
    FlipsToken,
    MoodShows,
    Plays,
    Reveals,
    RollsDice,
    Strengthened,
    Wins,
)
from spiralhill.games.holidays.picks import Weaken
from spiralhill.kernel.steps import AS_LISTED
from tests.rules.holidays.outcome import blanks, gained
from tests.rules.holidays.story import Story, holidays, jack, mayor, oogie, sally, santa

LINE = (Plays, Reveals, MoodShows, RollsDice, Strengthened, FlipsToken, Wins, Draws)


def line(table: Story) -> list[tuple[str, int]]:
    """What happened, as names of events and their seats."""
    return [(type(event).__name__, event.seat) for event in table.game.log if isinstance(event, LINE)]


def awards(table: Story) -> list[Wins]:
    """What was won, in the order of the awards."""
    return [event for event in table.game.log if isinstance(event, Wins)]


def test_reveal_then_dice_then_effects_then_awards() -> None:
    """HOL-EOR-01, HOL-AMB-24"""
    table = holidays(
        santa(hand="jolly-visitor-1, jolly-visitor-3", left="~jolly-visitor-4", right="down-the-chimney-6"),
        oogie(hand="bag-of-bugs-1", left="bag-of-bugs-6", middle="~even-odds-4", right="bag-of-bugs-7"),
        mayor(
            hand="elected-official-1",
            left="popular-mandate-4",
            middle="elected-official-7",
            right="~re-election-speech-10",
        ),
        start=1,
        turn=0,
        turns={0: 1, 1: 0, 2: 0},
        rolls=(5, 3),
    )
    table.answer(0, "play jolly-visitor-1 middle")
    # All cards are up and what they do when played is done; no effect of the end has happened yet.
    assert line(table) == [("Plays", 0), ("Reveals", 1), ("Reveals", 2), ("MoodShows", 2), ("Reveals", 0)]
    table.asks(1, "roll-for left", "roll-for middle", "roll-for right")
    table.answer(1, "roll-for left")
    # Nothing has two answers from here on: dice, all effects, all awards, and only then new cards are drawn.
    assert line(table)[5:14] == [
        ("RollsDice", 1),
        ("Strengthened", 1),
        ("Strengthened", 2),
        ("Strengthened", 0),
        ("Wins", 2),
        ("Wins", 0),
        ("Wins", 1),
        ("Wins", 1),
        ("Draws", 0),
    ]
    assert (table.game.round, table.waiting) == (2, 2)


def test_without_oogie_no_dice_are_rolled() -> None:
    """HOL-EOR-01"""
    table = holidays(
        santa(hand="jolly-visitor-1, jolly-visitor-3", left="~jolly-visitor-4", right="jolly-visitor-6"),
        mayor(hand="elected-official-1", left="~elected-official-4", middle="elected-official-7", right="cold-sweat-3"),
        turns={0: 1, 1: 0},
        rolls=(6,),
    )
    table.answer(0, "play jolly-visitor-1 middle")
    assert line(table)[:4] == [("Plays", 0), ("Reveals", 0), ("Reveals", 1), ("Wins", 0)]
    assert (table.told(RollsDice), table.game.round) == ([], 2)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_cards_are_revealed_clockwise_from_the_starting_player(start: int) -> None:
    """HOL-EOR-02"""
    table = holidays(
        jack(left="~pumpkin-king-4", middle="pumpkin-king-7", right="pumpkin-king-8"),
        santa(left="jolly-visitor-4", middle="~jolly-visitor-7", right="jolly-visitor-8"),
        mayor(left="elected-official-4", middle="elected-official-7", right="~elected-official-8"),
        stage="reveal",
        start=start,
    )
    seats = [(start + step) % 3 for step in range(3)]
    assert line(table)[:3] == [("Reveals", seat) for seat in seats]
    assert table.waiting == (start + 1) % 3


def test_a_revealed_card_does_its_work_before_the_next_player_reveals() -> None:
    """HOL-EOR-02"""
    table = holidays(
        mayor(left="~sound-the-alarm-6", middle="elected-official-7", right="elected-official-8"),
        santa(right="~naughty-list-5", middle="jolly-visitor-7", left="jolly-visitor-8"),
        stage="reveal",
        tokens={0: (1, 1)},
    )
    # The Mayor would weaken a card, but the only one here still lies face-down; Santa finds the Mayor's face-up.
    assert gained(table, "sound-the-alarm-6") == [-number for number in blanks("naughty-list-5", "amount")]
    assert line(table)[:4] == [("Reveals", 0), ("MoodShows", 0), ("Reveals", 1), ("Strengthened", 0)]
    assert (len(table.told(Strengthened)), table.game.round) == (1, 2)


def test_a_revealed_card_asks_before_the_next_player_reveals() -> None:
    """HOL-EOR-02"""
    table = holidays(
        mayor(middle="~sound-the-alarm-6", left="elected-official-7", right="elected-official-8"),
        santa(middle="~naughty-list-5", right="jolly-visitor-7", left="jolly-visitor-8"),
        jack(middle="pumpkin-king-7, pumpkin-king-9", right="pumpkin-king-6", left="pumpkin-king-8"),
        stage="reveal",
    )
    assert line(table) == [("Reveals", 0), ("MoodShows", 0)]
    table.asks(0, "weaken pumpkin-king-7 @3", "weaken pumpkin-king-9 @3")
    table.refuses(0, Weaken(table.card("naughty-list-5"), 1), "HOL-FD-07")
    table.answer(0, "weaken pumpkin-king-9 @3")
    assert line(table)[2:] == [("Strengthened", 2), ("Reveals", 1)]
    table.asks(1, "weaken sound-the-alarm-6 @1", "weaken pumpkin-king-7 @3", "weaken pumpkin-king-9 @3")


def test_several_face_down_cards_of_a_player_are_revealed_in_the_order_they_were_placed() -> None:
    """HOL-EOR-03, HOL-AMB-10"""
    table = holidays(
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, down-the-chimney-6"),
        mayor(hand="elected-official-1, elected-official-2, elected-official-3, elected-official-4"),
    )
    table.answer(0, "play jolly-visitor-1 right")
    table.answer(1, "play elected-official-1 left")
    table.answer(0, "play down-the-chimney-6 left")
    table.answer(1, "play elected-official-2 right")
    table.answer(0, "play jolly-visitor-2 middle")
    table.answer(1, "play elected-official-3 middle")
    # Right was covered first, then left; the opponent's card comes after both, though it was placed between them.
    assert [(event.seat, event.card) for event in table.game.log if isinstance(event, Reveals)] == [
        (0, "jolly-visitor-1"),
        (0, "down-the-chimney-6"),
        (1, "elected-official-1"),
    ]
    assert (table.game.round, table.waiting) == (2, 1)


def test_the_first_of_two_face_down_cards_does_its_work_while_the_second_is_still_hidden() -> None:
    """HOL-EOR-03, HOL-AMB-10"""
    table = holidays(
        sally(hand="rag-doll-9", right="~errant-hand-4", middle="rag-doll-2", left="rag-doll-5, ~veil-of-fog-8"),
        santa(right="jolly-visitor-7", middle="jolly-visitor-6", left="jolly-visitor-8"),
        stage="reveal",
        round=2,
    )
    assert line(table) == [("Reveals", 0)]
    table.asks(0, "unstitched", "stitch rag-doll-9")
    table.answer(0, "unstitched")
    # The hidden one may be moved by its owner, and is revealed where it then lies.
    table.answer(0, "move veil-of-fog-8 middle")
    assert [event.card for event in table.game.log if isinstance(event, Reveals)] == ["errant-hand-4", "veil-of-fog-8"]
    assert [event.strength for event in awards(table)] == [7, 8, 10]
    assert (table.game.round, table.waiting) == (3, 1)


def frighten_and_count(start: int) -> Story:
    """Jack turns a Christmas token over where Santa counts them."""
    return holidays(
        jack(left="frightful-presents-9", middle="pumpkin-king-7", right="pumpkin-king-8"),
        santa(right="nice-list-2, jolly-visitor-10", middle="jolly-visitor-7", left="jolly-visitor-8"),
        stage="effects",
        round=2,
        start=start,
        tokens={0: (2, 0)},
    )


def test_end_of_round_effects_go_clockwise_from_the_starting_player() -> None:
    """HOL-EOR-04"""
    table = frighten_and_count(start=0)
    assert line(table)[:2] == [("FlipsToken", 0), ("Strengthened", 1)]
    assert table.told(Strengthened) == [Strengthened(1, "nice-list-2", 1, 3)]
    assert (awards(table)[0].christmas, awards(table)[0].halloween) == (1, 1)
    table = frighten_and_count(start=1)
    assert line(table)[:2] == [("Strengthened", 1), ("FlipsToken", 0)]
    assert table.told(Strengthened) == [Strengthened(1, "nice-list-2", 2, 4)]


def test_each_player_carries_out_all_effects_before_the_next_one_does() -> None:
    """HOL-EOR-04"""
    table = holidays(
        mayor(left="painted-smile-2", middle="popular-mandate-4", right="brass-band-9"),
        santa(right="open-hands-8", middle="jolly-visitor-7", left="nice-list-2"),
        oogie(left="even-odds-4", middle="high-roller-3", right="bag-of-bugs-1"),
        stage="reveal",
        start=2,
        rolls=(5, 3),
    )
    table.answer(2, "roll-for left")
    assert [event.seat for event in table.game.log if isinstance(event, Strengthened)] == [2, 2, 0, 0, 0, 1, 1]
    assert table.game.round == 2


def test_players_choose_the_order_of_their_own_effects() -> None:
    """HOL-EOR-05, HOL-AMB-11"""

    def rolled() -> Story:
        table = holidays(
            oogie(left="even-odds-4", middle="loaded-dice-1", right="high-roller-3"),
            santa(right="jolly-visitor-10", middle="jolly-visitor-7", left="jolly-visitor-8"),
            stage="reveal",
            rolls=(1, 2, 5),
        )
        table.answer(0, "roll-for right")
        return table

    table = rolled()
    # The reroll is listed first, for others build on it; but the order is Oogie's.
    table.asks(0, "first loaded-dice-1 0", "first even-odds-4 1", "first high-roller-3 2", "as-listed")
    table.answer(0, "first even-odds-4", "first loaded-dice-1", "reroll second")
    # Odd and even when the 4 looked, two odd dice now: it was too early; the 3 has seen the new 5.
    more = blanks("high-roller-3", "amount")
    assert (gained(table, "even-odds-4"), gained(table, "high-roller-3")) == ([], more)
    table = rolled()
    table.answer(0, "as-listed", "reroll second")
    assert (gained(table, "even-odds-4"), gained(table, "high-roller-3")) == ([3], more)


def test_a_single_effect_is_not_put_in_order_and_a_plain_card_never_is() -> None:
    """HOL-EOR-05"""
    table = holidays(
        oogie(left="even-odds-4", middle="loaded-dice-1", right="bag-of-bugs-9"),
        santa(right="open-hands-8", middle="jolly-visitor-7", left="jolly-visitor-2"),
        stage="reveal",
        rolls=(1, 2),
    )
    table.answer(0, "roll-for right")
    # Two of Oogie's cards speak now, so nobody needs to list them all; then Santa's only one speaks by itself.
    table.asks(0, "first loaded-dice-1 0", "first even-odds-4 1")
    table.refuses(0, AS_LISTED, "")
    table.answer(0, "first even-odds-4", "no")
    assert [event.card for event in table.game.log if isinstance(event, Strengthened)] == ["open-hands-8"]
    assert table.asks_for == "PlayerTurn"


def test_effects_that_only_count_are_not_put_in_order() -> None:
    """HOL-EOR-05"""
    table = holidays(
        oogie(left="even-odds-4", middle="loaded-dice-1", right="high-roller-3, snake-eyes-2"),
        santa(right="open-hands-8, nice-list-2", middle="lost-in-the-dark-9", left="jolly-visitor-2"),
        stage="reveal",
        rolls=(6, 4, 5),
        tokens={0: (1, 0), 1: (1, 0), 2: (0, 1)},
    )
    table.answer(0, "roll-for right", "first loaded-dice-1", "reroll second")
    # With new dice on the table it makes no difference which card reads them first; nor does it for Santa's three.
    assert [event.card for event in table.game.log if isinstance(event, (Strengthened, ChangesNothing))] == [
        "even-odds-4",
        "high-roller-3",
        "snake-eyes-2",
        "lost-in-the-dark-9",
        "open-hands-8",
        "nice-list-2",
    ]


def test_the_log_tells_of_an_effect_that_comes_to_nothing() -> None:
    """HOL-CARD-02, HOL-CARD-05"""
    table = holidays(
        mayor(left="cold-sweat-3", middle="popular-mandate-4", right="elected-official-9"),
        santa(right="jolly-visitor-8", middle="jolly-visitor-7", left="nice-list-2"),
        stage="effects",
        tokens={1: (0, 2)},
    )
    # In Joy the 3 stays what it is; of the 4 one half speaks, and nothing is said about the other one.
    assert table.told(ChangesNothing) == [ChangesNothing(0, "cold-sweat-3"), ChangesNothing(1, "nice-list-2")]
    assert table.told(Strengthened) == [Strengthened(0, "popular-mandate-4", 3, 7)]


def test_a_modifier_is_fixed_when_it_is_given_and_only_the_dice_bonus_follows_the_final_dice() -> None:
    """HOL-EOR-06, HOL-AMB-11"""
    table = holidays(
        oogie(left="even-odds-4", middle="loaded-dice-1", right="bag-of-bugs-5"),
        santa(right="jolly-visitor-6", middle="jolly-visitor-7", left="jolly-visitor-5"),
        stage="reveal",
        rolls=(5, 3, 1),
    )
    table.answer(0, "roll-for right")
    assert table.total(0, "right") == 5 + 2
    table.answer(0, "first even-odds-4")
    assert table.strength("even-odds-4") == 7
    table.answer(0, "reroll second")
    # 5 and 1: the difference is 4 now, and both are odd still.
    assert awards(table)[1].strength == 5 + 4

    table = holidays(
        oogie(left="even-odds-4", middle="loaded-dice-1", right="bag-of-bugs-5"),
        santa(right="jolly-visitor-6", middle="jolly-visitor-7", left="jolly-visitor-5"),
        stage="reveal",
        rolls=(5, 3, 4),
    )
    table.answer(0, "roll-for right", "first even-odds-4", "reroll first")
    # 4 and 3 are no longer alike: the card keeps its (+3), the difference is 1.
    assert [event.strength for event in awards(table)] == [7, 5 + 1, 7]

    table = holidays(
        oogie(left="even-odds-4", middle="loaded-dice-1", right="bag-of-bugs-5"),
        santa(right="jolly-visitor-7", middle="jolly-visitor-1", left="jolly-visitor-5"),
        stage="reveal",
        rolls=(4, 3, 3),
    )
    table.answer(0, "roll-for right", "first even-odds-4", "reroll first")
    # The double came too late for the card, but brings its (+1) at every Location.
    assert [(event.seat, event.strength) for event in awards(table)] == [(1, 7), (0, 6), (0, 2)]


def test_a_modifier_does_not_follow_the_tokens() -> None:
    """HOL-EOR-06, HOL-AMB-11"""
    table = frighten_and_count(start=1)
    # Two Christmas tokens lay there when Santa counted; Jack's flip leaves one of them and the whole (+2).
    assert (awards(table)[1].seat, awards(table)[1].christmas, awards(table)[1].strength) == (1, 1, 2 + 2 + 10)
    assert table.told(Strengthened) == [Strengthened(1, "nice-list-2", 2, 4)]
