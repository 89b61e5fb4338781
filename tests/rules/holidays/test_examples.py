"""The worked examples of the rule inventory, told as they are written, up to the thirteenth."""

import pytest

from spiralhill.games.holidays.characters.mayor import JOY, PANIC, Mood
from spiralhill.games.holidays.events import Plays, PlaysFaceDown, RollsDice, Wins
from spiralhill.games.holidays.picks import Play
from spiralhill.games.holidays.prints import LEFT, MIDDLE, RIGHT
from tests.rules.holidays.outcome import blanks, bonuses, counted, gained, won
from tests.rules.holidays.story import Story, begun, holidays, jack, mayor, oogie, sally, santa


def dealt(location: str, slot: int, *names: str) -> Story:
    """A game of these players in which a Location came to lie in a slot."""
    tables = (begun(*names, seed=seed) for seed in range(1000))
    return next(table for table in tables if table.game.location(slot) == location)


def test_hinterlands_on_the_middle_has_its_round_four_tokens_in_round_one() -> None:
    """HOL-EX-01: HOL-SETUP-08, HOL-SETUP-09"""
    table = dealt("hinterlands", 2, "santa", "oogie")
    assert table.game.round == 1
    assert table.game.tokens[2] == (3, 3)
    # Between two players it would have had those of round 1, which are ours.
    outside = dealt("hinterlands", 0, "santa", "oogie")
    assert outside.game.tokens[0] == outside.game.location_face(0).tokens[0] != (3, 3)
    assert table.asks_for == outside.asks_for == "PlayerTurn"


def test_two_players_share_all_three_locations() -> None:
    """HOL-EX-02: HOL-GEO-05, HOL-SETUP-07, HOL-PLACE-01"""
    game = begun("santa", "oogie", seed=1).game
    assert game.slot(0, LEFT) == 0 == game.slot(1, RIGHT)
    assert game.slot(0, RIGHT) == 1 == game.slot(1, LEFT)
    assert game.slot(0, MIDDLE) == 2 == game.slot(1, MIDDLE)
    assert len(game.piles[game.aside]) == 9
    # Two cards at two slots are not enough for either of them: the third must go to the third.
    table = holidays(
        santa(left="~jolly-visitor-1", middle="jolly-visitor-2", hand="jolly-visitor-3, jolly-visitor-4"),
        oogie(left="~bag-of-bugs-1", middle="bag-of-bugs-2", hand="bag-of-bugs-3, bag-of-bugs-4"),
    )
    table.asks(0, "play jolly-visitor-3 right", "play jolly-visitor-4 right")
    table.answer(0, "play jolly-visitor-3 right")
    table.asks(1, "play bag-of-bugs-3 right", "play bag-of-bugs-4 right")
    table.answer(1, "play bag-of-bugs-3 right")
    assert (table.waiting, table.asks_for) == (1, "RollWhere")


def test_three_players_and_seat_one_starts_the_first_round() -> None:
    """HOL-EX-03: HOL-TURN-01, HOL-FD-01, HOL-R1-01"""
    table = holidays(
        jack(hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"),
        santa(hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4"),
        oogie(hand="bag-of-bugs-1, bag-of-bugs-2, bag-of-bugs-3, bag-of-bugs-4"),
        start=1,
    )
    table.go_on("RollWhere")
    placed = [event for event in table.game.log if isinstance(event, (PlaysFaceDown, Plays))]
    assert [event.seat for event in placed] == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert [isinstance(event, PlaysFaceDown) for event in placed] == [True] * 3 + [False] * 6
    assert table.waiting == 2
    for seat in range(3):
        assert [len(table.pile(seat, place)) for place in ("left", "middle", "right")] == [1, 1, 1]
        assert len(table.hand(seat)) == 1


def test_the_third_card_goes_to_the_last_gap_and_the_fourth_anywhere() -> None:
    """HOL-EX-04: HOL-PLACE-02, HOL-PLACE-03"""
    table = holidays(
        santa(
            left="~jolly-visitor-5", middle="jolly-visitor-6", hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"
        ),
        jack(left="~pumpkin-king-5", middle="pumpkin-king-6", hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"),
        round=2,
    )
    table.asks(0, *(f"play jolly-visitor-{number} right" for number in (1, 2, 3)))
    table.refuses(0, Play(table.card("jolly-visitor-1"), "left"), "HOL-PLACE-02")
    table.answer(0, "play jolly-visitor-1 right")
    table.answer(1, "play pumpkin-king-1 right")
    table.asks(0, *(f"play jolly-visitor-{number} {at}" for number in (2, 3) for at in ("left", "middle", "right")))


def test_a_tie_goes_to_the_tied_player_who_came_to_the_middle_first() -> None:
    """HOL-EX-05: HOL-TIE-02, HOL-TIE-03"""
    table = holidays(
        jack(left="pumpkin-king-9", middle="pumpkin-king-5", right="pumpkin-king-2"),
        santa(left="jolly-visitor-2", middle="jolly-visitor-5", right="jolly-visitor-9"),
        oogie(left="bag-of-bugs-8", middle="bag-of-bugs-4", right="bag-of-bugs-10"),
        stage="awards",
        order=(2, 1, 0),
        locations="town-hall, spiral-hill, pumpkin-patch, hinterlands",
        tokens={0: (4, 7), 3: (2, 2)},
    )
    # Santa is second at the Middle and Jack third; Oogie, the first, has no part in this Location.
    assert table.told(Wins)[0] == Wins(1, "town-hall", 9, True, 4, 7)
    # At the Middle he has, but he is not among those who are tied for the most.
    assert table.told(Wins)[3] == Wins(1, "hinterlands", 5, True, 2, 2)
    assert table.game.collected[1] == (6, 9)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


@pytest.mark.parametrize(("showing", "card", "total"), [(JOY, 7, 12), (PANIC, 3, 8)])
def test_popular_mandate_and_a_plain_five(showing: str, card: int, total: int) -> None:
    """HOL-EX-06: HOL-MAYOR-03"""
    table = holidays(
        mayor(
            left="popular-mandate-4, elected-official-5",
            middle="elected-official-1",
            right="elected-official-2",
            gear=Mood(showing),
        ),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        round=2,
        stage="effects",
        locations="town-hall",
    )
    assert counted(table, "popular-mandate-4") == card
    assert won(table, "town-hall") == (0, total)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_a_speech_revealed_turns_the_mood_before_the_mandate_is_counted() -> None:
    """HOL-EX-07: HOL-CARD-04, HOL-MAYOR-04"""
    table = holidays(
        mayor(left="~re-election-speech-10", middle="popular-mandate-4", right="elected-official-2", gear=Mood(JOY)),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="reveal",
        locations="town-hall, spiral-hill, hinterlands",
    )
    assert table.game.gear[0] == Mood(PANIC)
    assert gained(table, "popular-mandate-4") == [-1]
    assert won(table, "hinterlands") == (0, 3)
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_oogie_rolls_five_and_three_for_the_middle() -> None:
    """HOL-EX-08: HOL-OOGIE-01, HOL-OOGIE-02, HOL-OOGIE-05"""
    table = holidays(
        oogie(left="even-odds-4", middle="bag-of-bugs-8", right="bag-of-bugs-2"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="reveal",
        locations="town-hall, spiral-hill, hinterlands",
        rolls=(5, 3),
    )
    table.asks(0, "roll-for left", "roll-for middle", "roll-for right")
    assert table.told(RollsDice) == []
    table.answer(0, "roll-for middle")
    assert counted(table, "even-odds-4") == 7
    assert [won(table, place) for place in ("town-hall", "spiral-hill", "hinterlands")] == [(0, 7), (0, 2), (0, 10)]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def test_oogie_rolls_a_double_six_for_his_right() -> None:
    """HOL-EX-09: HOL-OOGIE-03, HOL-OOGIE-06"""
    table = holidays(
        oogie(left="even-odds-4", middle="bag-of-bugs-8", right="bag-of-bugs-2"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", right="jolly-visitor-3"),
        stage="reveal",
        locations="town-hall, spiral-hill, hinterlands",
        rolls=(6, 6),
    )
    table.answer(0, "roll-for right")
    assert [won(table, place) for place in ("town-hall", "hinterlands", "spiral-hill")] == [(0, 8), (0, 9), (0, 3)]
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")


def piles(table: Story, seat: int) -> tuple[int, int, int]:
    """How many cards a player has in hand, draw pile and discard pile."""
    hand, deck, discard = (len(table.pile(seat, name)) for name in ("hand", "deck", "discard"))
    return hand, deck, discard


def at_round_starts(table: Story, seat: int) -> list[tuple[int, int, int]]:
    """The piles of a player when each round begins, and at the end; everybody always takes the first option."""
    seen = [piles(table, seat)]
    while table.game.asked:
        ((asked, options),) = table.game.asked.items()
        before = table.game.round
        table.game.answer(asked, options[0])
        if table.game.round > before:
            seen.append(piles(table, seat))
    return [*seen, piles(table, seat)]


def test_the_cards_of_an_ordinary_player_over_a_whole_game() -> None:
    """HOL-EX-10: HOL-HAND-04, HOL-HAND-05, HOL-HAND-06, HOL-HAND-07"""
    table = begun("santa", "jack", seed=1)
    # Draws 4, 4, 5 and 6 cards; plays 3, 4, 5 and 6; always keeps one.
    assert at_round_starts(table, 0) == [(4, 16, 0), (5, 12, 3), (6, 7, 7), (7, 1, 12), (1, 1, 18)]


def test_sally_who_never_stitches_nor_skips_keeps_two_cards_and_has_no_bonus() -> None:
    """HOL-EX-11: HOL-SALLY-01, HOL-SALLY-12"""
    table = begun("sally", "santa", seed=1)
    assert at_round_starts(table, 0) == [(5, 15, 0), (6, 11, 3), (7, 6, 7), (8, 0, 12), (2, 0, 18)]
    assert bonuses(table)[0] == 0


def test_sally_with_two_stitches_in_the_last_round_has_played_all_twenty_cards() -> None:
    """HOL-EX-12: HOL-SALLY-12"""
    table = holidays(
        sally(
            deck="",
            hand="rag-doll-1, rag-doll-2, rag-doll-3, rag-doll-4, rag-doll-5, rag-doll-6, torn-seam-9, rescue-plan-10",
        ),
        santa(hand=", ".join(f"jolly-visitor-{number}" for number in range(1, 8))),
        round=4,
    )
    plays = ["rag-doll-1 left", "torn-seam-9 middle", "rescue-plan-10 right"]
    plays += ["rag-doll-4 left", "rag-doll-5 left", "rag-doll-6 left"]
    for card in plays:
        table.answer(0, f"play {card}")
        if table.asks_for == "StitchWhich":
            table.answer(0, "stitch rag-doll-2" if card == "torn-seam-9 middle" else "stitch rag-doll-3")
        table.game.answer(1, table.game.asked[1][0])
    assert table.game.over
    assert piles(table, 0) == (0, 0, 20)
    assert bonuses(table)[0] == 5


def shawl(left: str, answer: str) -> Story:
    """Sally plays Patchwork Shawl to her left on her last turn, and the round ends."""
    table = holidays(
        sally(left=left, middle="~rag-doll-4", right="rag-doll-5", hand="patchwork-shawl-3, rag-doll-2, rag-doll-8"),
        santa(left="jolly-visitor-1", middle="jolly-visitor-2", hand="jolly-visitor-3, jolly-visitor-4"),
        round=2,
        turns={0: 1, 1: 1},
        locations="town-hall",
    )
    table.answer(0, "play patchwork-shawl-3 left")
    table.asks(0, "unstitched", "stitch rag-doll-2", "stitch rag-doll-8")
    table.answer(0, answer)
    assert table.strength("patchwork-shawl-3") == 3
    table.answer(1, "play jolly-visitor-3 right")
    assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
    return table


def test_a_stitched_shawl_is_strong_and_the_card_under_it_adds_nothing() -> None:
    """HOL-EX-13: HOL-SALLY-03, HOL-SALLY-05"""
    _, more = blanks("patchwork-shawl-3", "amount")
    table = shawl(left="", answer="stitch rag-doll-2")
    assert gained(table, "patchwork-shawl-3") == [more]
    assert won(table, "town-hall") == (0, 3 + more)
    assert "rag-doll-2" in table.pile(0, "discard")


@pytest.mark.parametrize(("left", "alone"), [("", True), ("rag-doll-6", False)])
def test_a_shawl_that_is_not_stitched_is_stronger_only_when_alone(left: str, alone: bool) -> None:
    """HOL-EX-13: HOL-SALLY-04, HOL-SALLY-05"""
    more, _ = blanks("patchwork-shawl-3", "amount")
    table = shawl(left=left, answer="unstitched")
    assert gained(table, "patchwork-shawl-3") == ([more] if alone else [])
    assert won(table, "town-hall") == (0, 3 + more if alone else 3 + 6)
    assert "rag-doll-2" in table.hand(0)
