"""Chapter 9, placing cards: every Location is covered first, and none is empty when the round ends."""

import pytest

from spiralhill.games.holidays.events import Skips
from spiralhill.games.holidays.picks import Play
from spiralhill.games.holidays.table import HolidaysTable
from tests.rules.holidays.story import Story, holidays, jack, oogie, sally, santa, wander

ALL = ("jack", "santa", "mayor", "finkelstein", "oogie", "sally")
PLACES = ("left", "middle", "right")
SANTAS = "jolly-visitor-1, jolly-visitor-2, jolly-visitor-3"


def every_play(names: str, *places: str) -> list[str]:
    """To play any of these cards at any of these places."""
    return [f"play {name.strip()} {place}" for name in names.split(",") for place in places]


def plays_left(table: Story, seat: int) -> int:
    """Turns left, but no more than cards in hand; Sally keeps three cards of round 3 for the last one."""
    game = table.game
    left = min(game.turns[seat], len(game.hand(seat)))
    if game.characters[seat].id == "sally" and game.round == 3:
        left = min(left, len(game.hand(seat)) + len(table.pile(seat, "deck")) - 3)
    return left


# One card at each Location


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_has_a_face_up_card_at_each_location_when_locations_are_awarded(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HOL-PLACE-01"""
    award = HolidaysTable.award
    awarded = 0

    def watched(game: HolidaysTable, slot: int) -> None:
        nonlocal awarded
        awarded += 1
        assert game.down == frozenset()
        for seat in range(players):
            assert all(game.at(seat, place) for place in range(3))
        award(game, slot)

    monkeypatch.setattr(HolidaysTable, "award", watched)
    for seed in range(12):
        for _ in wander(*ALL[-players:], seed=seed):
            pass
    assert awarded == 12 * 4 * (players + 1)


@pytest.mark.parametrize("names", [ALL, ("oogie", "sally"), ("sally", "jack", "oogie")])
def test_nobody_ever_has_more_gaps_than_plays_left(names: tuple[str, ...]) -> None:
    """HOL-PLACE-01 HOL-AMB-26"""
    for seed in range(25):
        for table in wander(*names, seed=seed):
            if not table.game.over:
                for seat in range(len(names)):
                    gaps = sum(not table.pile(seat, place) for place in PLACES)
                    assert gaps <= plays_left(table, seat)


@pytest.mark.parametrize("gap", PLACES)
def test_the_last_turn_must_fill_the_last_gap(gap: str) -> None:
    """HOL-PLACE-01 HOL-PLACE-02"""
    others = [place for place in PLACES if place != gap]
    covered = {others[0]: "~pumpkin-king-9", others[1]: "pumpkin-king-8, pumpkin-king-7, pumpkin-king-6"}
    table = holidays(jack(hand="pumpkin-king-1, pumpkin-king-2", **covered), santa(hand=SANTAS), round=3)
    table.asks(0, f"play pumpkin-king-1 {gap}", f"play pumpkin-king-2 {gap}")
    for place in others:
        table.refuses(0, Play(table.card("pumpkin-king-1"), place), "HOL-PLACE-02")
    assert table.waiting == 0


def test_gaps_are_filled_before_any_further_card_is_added() -> None:
    """HOL-PLACE-02 HOL-PLACE-03 HOL-EX-04"""
    hand = "pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"
    table = holidays(
        jack(hand=hand, left="~pumpkin-king-9", middle="pumpkin-king-8"),
        santa(hand=SANTAS, left="~jolly-visitor-9", right="jolly-visitor-8"),
        round=2,
    )
    # Third card: only the right is left, although two turns are.
    table.asks(0, *every_play(hand, "right"))
    for place in ("left", "middle"):
        table.refuses(0, Play(table.card("pumpkin-king-3"), place), "HOL-PLACE-02")
    table.answer(0, "play pumpkin-king-3 right")
    table.asks(1, *every_play(SANTAS, "middle"))
    table.answer(1, "play jolly-visitor-1 middle")
    # Fourth card: anywhere.
    table.asks(0, *every_play("pumpkin-king-1, pumpkin-king-2", *PLACES))


def test_two_gaps_leave_the_choice_between_them() -> None:
    """HOL-PLACE-02"""
    hand = "pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4"
    table = holidays(jack(hand=hand, middle="~pumpkin-king-9"), santa(hand=SANTAS), round=2)
    table.asks(0, *every_play(hand, "left", "right"))
    table.refuses(0, Play(table.card("pumpkin-king-1"), "middle"), "HOL-PLACE-02")
    assert table.waiting == 0


def test_with_all_covered_any_number_of_cards_may_lie_at_one_location() -> None:
    """HOL-PLACE-03"""
    table = holidays(
        jack(
            hand="pumpkin-king-1, pumpkin-king-2, pumpkin-king-3, pumpkin-king-4",
            left="~pumpkin-king-9",
            middle="pumpkin-king-8",
            right="pumpkin-king-7",
        ),
        santa(
            hand="jolly-visitor-1, jolly-visitor-2, jolly-visitor-3, jolly-visitor-4",
            left="~jolly-visitor-9",
            middle="jolly-visitor-8",
            right="jolly-visitor-7",
        ),
        round=4,
    )
    for number in (1, 2, 3):
        for place in PLACES:
            assert f"play pumpkin-king-{number} {place}" in table.offered(0)
        table.answer(0, f"play pumpkin-king-{number} middle")
        if number < 3:
            table.answer(1, f"play jolly-visitor-{number} {PLACES[number]}")
    assert table.pile(0, "middle") == ["pumpkin-king-8", "pumpkin-king-1", "pumpkin-king-2", "pumpkin-king-3"]
    assert table.total(0, "middle") == 8 + 1 + 2 + 3
    assert table.waiting == 1


# Gaps that are opened again


def test_a_gap_that_an_opponent_opened_must_be_filled_before_anything_else() -> None:
    """HOL-PLACE-04 HOL-AMB-06 HOL-EX-15"""
    hand = "pumpkin-king-1, pumpkin-king-2, pumpkin-king-3"
    table = holidays(
        oogie(
            hand="trapdoor-6, bag-of-bugs-1, bag-of-bugs-2",
            left="~bag-of-bugs-7",
            middle="bag-of-bugs-8",
            right="bag-of-bugs-9",
        ),
        jack(hand=hand, left="~pumpkin-king-7", middle="pumpkin-king-8", right="pumpkin-king-9"),
        round=3,
    )
    table.answer(0, "play trapdoor-6 middle", "push pumpkin-king-8 @2 left")
    assert [table.pile(1, place) for place in PLACES] == [["pumpkin-king-7", "pumpkin-king-8"], [], ["pumpkin-king-9"]]
    table.asks(1, *every_play(hand, "middle"))
    table.refuses(1, Play(table.card("pumpkin-king-1"), "left"), "HOL-PLACE-02")
    table.answer(1, "play pumpkin-king-1 middle")
    assert (table.waiting, table.asks_for) == (0, "PlayerTurn")
    table.answer(0, "play bag-of-bugs-1 left")
    # Covered again, and free to choose.
    table.asks(1, *every_play("pumpkin-king-2, pumpkin-king-3", *PLACES))


def test_a_gap_that_players_opened_themselves_must_be_filled_as_well() -> None:
    """HOL-PLACE-04 HOL-AMB-06"""
    table = holidays(
        jack(hand="coffin-sleigh-5, pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-7", middle="pumpkin-king-8"),
        santa(hand=SANTAS, left="~jolly-visitor-9", middle="jolly-visitor-8", right="jolly-visitor-7"),
        round=2,
    )
    table.answer(0, "play coffin-sleigh-5 right", "move pumpkin-king-8 left")
    table.answer(1, "play jolly-visitor-1 left")
    table.asks(0, *every_play("pumpkin-king-1, pumpkin-king-2", "middle"))
    table.refuses(0, Play(table.card("pumpkin-king-1"), "right"), "HOL-PLACE-02")


# Stitched cards


def stitched(turns: int) -> Story:
    """Sally has a Stitched shawl alone at the Middle, and is to play so often again; Oogie has a trapdoor."""
    table = holidays(
        sally(hand="patchwork-shawl-3, rag-doll-4, rag-doll-1, rag-doll-2", left="~rag-doll-9", right="rag-doll-8"),
        oogie(hand="trapdoor-6, bag-of-bugs-1, bag-of-bugs-2", left="~bag-of-bugs-7", right="bag-of-bugs-8"),
        round=2,
        turns={0: turns + 1, 1: turns + 1},
    )
    table.answer(0, "play patchwork-shawl-3 middle", "stitch rag-doll-4")
    assert (table.pile(0, "middle"), table.pile(0, "stitched")) == (["patchwork-shawl-3"], ["rag-doll-4"])
    return table


def test_a_stitched_card_does_not_cover_the_location() -> None:
    """HOL-PLACE-05"""
    table = stitched(turns=1)
    table.answer(1, "play trapdoor-6 middle", "push patchwork-shawl-3 @1 left")
    # The Stitched card went along, and would be no cover anyway.
    table.asks(0, *every_play("rag-doll-1, rag-doll-2", "middle"))
    table.refuses(0, Play(table.card("rag-doll-1"), "left"), "HOL-PLACE-02")


def test_a_stitched_card_is_no_second_card_that_could_stay_behind() -> None:
    """HOL-PLACE-05"""
    table = stitched(turns=0)
    table.answer(1, "play trapdoor-6 middle")
    # With no play left to fill the gap, the shawl cannot be moved; the dice come next.
    assert table.pile(0, "middle") == ["patchwork-shawl-3"]
    assert (table.waiting, table.asks_for) == (1, "RollWhere")


# The cards Sally keeps for the last round


def sally_with(deck: int, turns: int = 1, round: int = 3, played: str = "rag-doll-5") -> Story:
    """Sally covers everything and holds two cards, one of which is told; so many more lie in her deck."""
    names = ["rag-doll-1", "rag-doll-2", "rag-doll-3"][:deck]
    return holidays(
        sally(
            hand=f"{played}, rag-doll-6",
            left="~rag-doll-7",
            middle="rag-doll-8",
            right="rag-doll-9",
            deck=", ".join(names),
        ),
        jack(hand="pumpkin-king-1, pumpkin-king-2", left="~pumpkin-king-9"),
        round=round,
        turns={0: turns, 1: 2},
    )


def test_in_round_three_sally_may_place_a_card_if_three_remain() -> None:
    """HOL-AMB-26"""
    table = sally_with(deck=2)
    table.asks(0, "skip", *every_play("rag-doll-5, rag-doll-6", *PLACES))


def test_in_round_three_the_turn_of_a_sally_with_only_three_cards_left_passes() -> None:
    """HOL-AMB-26"""
    table = sally_with(deck=1)
    assert table.told(Skips) == [Skips(0, True)]
    assert table.hand(0) == ["rag-doll-5", "rag-doll-6"]
    assert (table.game.turns[0], table.waiting) == (0, 1)


def test_in_the_last_round_sally_keeps_nothing_back() -> None:
    """HOL-AMB-26"""
    table = sally_with(deck=0, round=4)
    table.asks(0, "skip", *every_play("rag-doll-5, rag-doll-6", *PLACES))


@pytest.mark.parametrize(("deck", "round", "may"), [(3, 3, True), (2, 3, False), (0, 4, True)])
def test_sally_may_stitch_only_if_three_cards_remain_for_the_last_round(deck: int, round: int, may: bool) -> None:
    """HOL-AMB-26"""
    table = sally_with(deck, round=round, played="torn-seam-9")
    table.answer(0, "play torn-seam-9 left")
    if may:
        table.asks(0, "unstitched", "stitch rag-doll-6")
    else:
        # She is not even asked: the card has its regular text.
        assert (table.pile(0, "stitched"), table.hand(0)) == ([], ["rag-doll-6"])
        assert (table.waiting, table.asks_for) == (1, "PlayerTurn")
