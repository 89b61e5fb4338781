"""Boosters, sealed pools and drafts of the TCG: by rarity, by seed, and good for a legal deck."""

from __future__ import annotations

import pytest

from spiralhill.games.tcg.catalogue import PRINTS
from spiralhill.games.tcg.decks import DeckList, is_starting, problems
from spiralhill.games.tcg.limited import (
    BOOSTER,
    LOAN,
    ROUNDS,
    SEALED,
    Draft,
    boosters,
    favourite,
    pool_problems,
    sealed,
    suggested,
)
from spiralhill.games.tcg.prints import COMMON, PREMIERE, RARE, ULTRA_RARE, UNCOMMON
from spiralhill.kernel.errors import Illegal

MANY = 1200


def opened(number: int) -> list[list[str]]:
    """Boosters of so many seeds."""
    return [boosters(seed, 1)[0] for seed in range(number)]


def test_a_booster_has_six_common_three_uncommon_and_one_rare_card_all_different() -> None:
    for cards in opened(MANY):
        rarities = [PRINTS[card].rarity for card in cards]
        assert rarities[:9] == [COMMON] * 6 + [UNCOMMON] * 3
        assert rarities[9] in (RARE, ULTRA_RARE)
        assert len(set(cards)) == BOOSTER


def test_one_of_six_boosters_has_an_ultra_rare_card() -> None:
    found = sum(PRINTS[cards[-1]].rarity == ULTRA_RARE for cards in opened(MANY))
    assert MANY / 6 * 0.8 < found < MANY / 6 * 1.2


def test_every_card_of_the_set_turns_up_sooner_or_later_but_no_starting_locale() -> None:
    seen = {card for cards in opened(MANY) for card in cards}
    wanted = {
        id for id, face in PRINTS.items() if face.kit == PREMIERE and face.rarity != "promo" and not is_starting(id)
    }
    assert seen == wanted


def test_the_same_seed_opens_the_same_boosters_and_another_seed_others() -> None:
    assert boosters(7, 3) == boosters(7, 4)[:3]
    assert boosters(7, 3) != boosters(8, 3)
    assert sealed(7) == sealed(7)


def test_a_sealed_pool_is_all_the_cards_of_its_boosters() -> None:
    pool = sealed(11)
    assert sum(pool.values()) == SEALED * BOOSTER
    assert all(pool[card] == sum(cards.count(card) for cards in boosters(11, SEALED)) for card in pool)


@pytest.mark.parametrize("seed", range(40))
def test_a_legal_deck_can_be_built_from_every_sealed_pool(seed: int) -> None:
    pool = sealed(seed)
    deck = suggested(pool, "Sealed")
    assert problems(deck) == []
    assert pool_problems(deck, pool) == []


def test_a_deck_with_more_copies_than_its_pool_is_told_card_by_card() -> None:
    deck = DeckList("Greed", {"jacks-house": 1, "fetch": 3, "zero": 1, "town-hall": 1})
    found = pool_problems(deck, {"fetch": 2})
    assert [dict(reason.blanks)["card"] for reason in found] == ["fetch", "zero"]
    assert {"jacks-house", "town-hall"} <= set(LOAN)


# Drafts


def take_all(draft: Draft) -> None:
    """Every person takes the card that a program would."""
    for _ in range(draft.people):
        draft.take(favourite(draft.offer, draft.taken[draft.turn]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("alone", [True, False])
def test_a_draft_shares_out_every_card_and_everybody_can_build_a_legal_deck(seats: int, alone: bool) -> None:
    for seed in range(6):
        draft = Draft(seed, seats, 1 if alone else seats)
        while not draft.over:
            take_all(draft)
        assert [len(taken) for taken in draft.taken] == [ROUNDS * BOOSTER] * seats
        shared = sorted(card for cards in boosters(seed, seats * ROUNDS) for card in cards)
        assert sorted(card for taken in draft.taken for card in taken) == shared
        for seat in range(seats):
            pool = draft.pool(seat)
            deck = suggested(pool, "Draft")
            assert problems(deck) == []
            assert pool_problems(deck, pool) == []


def test_a_person_who_takes_what_a_program_would_changes_nothing() -> None:
    alone, friends = Draft(8, 3, 1), Draft(8, 3, 3)
    while not alone.over:
        take_all(alone)
        take_all(friends)
    assert friends.over
    assert alone.taken == friends.taken


def test_the_rest_of_a_booster_goes_to_the_left_and_in_the_next_round_to_the_right() -> None:
    draft = Draft(3, 3, people=3)
    first = [list(pack) for pack in draft.packs]
    for pack in first:
        draft.take(pack[0])
    assert draft.packs == [first[2][1:], first[0][1:], first[1][1:]]
    while draft.round == 0:
        draft.take(draft.offer[0])
    second = [list(pack) for pack in draft.packs]
    assert second == boosters(3, 6)[3:]
    for pack in second:
        draft.take(pack[0])
    assert draft.packs == [second[1][1:], second[2][1:], second[0][1:]]


def test_people_take_one_after_the_other_and_nothing_moves_before_all_have_chosen() -> None:
    draft = Draft(3, 3, people=2)
    first = [list(pack) for pack in draft.packs]
    draft.take(first[0][0])
    assert (draft.turn, draft.offer) == (1, first[1])
    assert draft.packs == first
    assert draft.taken == [[], [], []]
    draft.take(first[1][0])
    # The program in the last seat has chosen, too.
    assert draft.turn == 0
    assert [len(taken) for taken in draft.taken] == [1, 1, 1]
    assert [len(pack) for pack in draft.packs] == [BOOSTER - 1] * 3


def test_a_card_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    draft = Draft(3, 2)
    before = list(draft.offer)
    with pytest.raises(Illegal, match="'big-apple' is not offered: take one of"):
        draft.take("big-apple")
    assert (draft.offer, draft.turn, draft.taken) == (before, 0, [[], []])


def test_nothing_is_taken_once_a_draft_is_over() -> None:
    draft = Draft(3, 2)
    while not draft.over:
        draft.take(draft.offer[0])
    assert draft.offer == []
    with pytest.raises(Illegal, match="the draft is over"):
        draft.take("fetch")


@pytest.mark.parametrize("seats", [1, 7])
def test_a_draft_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(Illegal, match=f"a draft is for 2 to 6 players, not for {seats}"):
        Draft(1, seats)


@pytest.mark.parametrize("people", [0, 4])
def test_so_many_people_draft_as_there_are_seats(people: int) -> None:
    with pytest.raises(Illegal, match=f"1 to 3 of 3 players are people, not {people}"):
        Draft(1, 3, people)


@pytest.mark.parametrize(
    ("seed", "number", "says"), [(-1, 1, "from 0 to"), (1 << 32, 1, "from 0 to"), (1, 0, "1 to 36"), (1, 37, "1 to 36")]
)
def test_a_seed_and_a_number_that_cannot_be_are_refused(seed: int, number: int, says: str) -> None:
    with pytest.raises(Illegal, match=says):
        boosters(seed, number)
