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


def test_a_booster_has_six_common_three_uncommon_and_one_rare_card_all_different() -> None:
    for cards in boosters(5, MANY):
        rarities = [PRINTS[card].rarity for card in cards]
        assert rarities[:9] == [COMMON] * 6 + [UNCOMMON] * 3
        assert rarities[9] in (RARE, ULTRA_RARE)
        assert len(set(cards)) == BOOSTER


def test_one_of_six_boosters_has_an_ultra_rare_card() -> None:
    found = sum(PRINTS[cards[-1]].rarity == ULTRA_RARE for cards in boosters(5, MANY))
    assert MANY / 6 * 0.8 < found < MANY / 6 * 1.2


def test_every_card_of_the_set_turns_up_sooner_or_later_but_no_starting_locale() -> None:
    seen = {card for cards in boosters(5, MANY) for card in cards}
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


def drafted(seed: int, seats: int) -> Draft:
    """A draft of programs, to its end."""
    draft = Draft(seed, seats)
    while not draft.over:
        for seat in range(seats):
            draft.take(seat, favourite(draft.offer(seat), draft.taken[seat]))
    return draft


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_draft_shares_out_every_card_and_everybody_can_build_a_legal_deck(seats: int) -> None:
    for seed in range(12):
        draft = drafted(seed, seats)
        assert [len(taken) for taken in draft.taken] == [ROUNDS * BOOSTER] * seats
        opened = sorted(card for cards in boosters(seed, seats * ROUNDS) for card in cards)
        assert sorted(card for taken in draft.taken for card in taken) == opened
        for seat in range(seats):
            pool = draft.pool(seat)
            deck = suggested(pool, "Draft")
            assert problems(deck) == []
            assert pool_problems(deck, pool) == []


def test_the_rest_of_a_booster_goes_to_the_left_and_in_the_next_round_to_the_right() -> None:
    draft = Draft(3, 3)
    first = [list(draft.offer(seat)) for seat in range(3)]
    for seat in range(3):
        draft.take(seat, draft.offer(seat)[0])
    assert draft.offer(1) == first[0][1:]
    while draft.round == 0:
        for seat in range(3):
            draft.take(seat, draft.offer(seat)[0])
    second = [list(draft.offer(seat)) for seat in range(3)]
    for seat in range(3):
        draft.take(seat, draft.offer(seat)[0])
    assert draft.offer(0) == second[1][1:]


def test_nobody_is_offered_the_next_booster_before_all_have_chosen() -> None:
    draft = Draft(3, 2)
    card = draft.offer(0)[0]
    draft.take(0, card)
    assert draft.offer(0) == []
    with pytest.raises(Illegal, match="the others are choosing"):
        draft.take(0, card)
    draft.take(1, draft.offer(1)[0])
    assert len(draft.offer(0)) == BOOSTER - 1


def test_a_card_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    draft = Draft(3, 2)
    before = draft.offer(0)
    with pytest.raises(Illegal, match="'big-apple' is not offered: take one of"):
        draft.take(0, "big-apple")
    assert draft.offer(0) == before


@pytest.mark.parametrize("seats", [1, 7])
def test_a_draft_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(Illegal, match=f"a draft is for 2 to 6 players, not for {seats}"):
        Draft(1, seats)
