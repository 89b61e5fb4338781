"""Who sees which cards on a bare table: stacks, face-down cards, cards under a deck."""

from __future__ import annotations

import pytest

from spiralhill.kernel.chance import Dice
from spiralhill.kernel.table import EVERYBODY, NOBODY, OWNER, TOP, Box, Table, Zone

# The piles of the first of two players, and the hand of the other.
DECK, HAND, LEFT, RIGHT, STACK, OTHER_HAND = range(6)
ZONES = (
    Zone("deck", 0, NOBODY, True),
    Zone("hand", 0, OWNER, False),
    Zone("left", 0, EVERYBODY, True),
    Zone("right", 0, EVERYBODY, True),
    Zone("stack", 0, TOP, True),
    Zone("hand", 1, OWNER, False),
)
# Both players, and somebody who only watches.
ANYBODY = (0, 1, None)


class Backed(Table):
    """A table whose cards show on their backs whether their letter is one of the first four."""

    def back(self, face: int) -> object:
        return face < 4


def table(kind: type[Table] = Table, **piles: str) -> Table:
    """A table with piles of cards named by letters, from the bottom up; cards are numbered as they are told."""
    letters = "".join(piles.values())
    names = tuple("abcdefgh")
    told = kind(Box(2, ZONES, names, (0,) * len(letters)), [names.index(letter) for letter in letters], Dice(1))
    for name, pile in piles.items():
        at = {"deck": DECK, "hand": HAND, "left": LEFT, "right": RIGHT, "stack": STACK, "other_hand": OTHER_HAND}[name]
        told.piles[at] = tuple(letters.index(letter) for letter in pile)
    return told


def faces(told: Table, pile: int) -> str:
    """The letters in a pile, from the bottom up."""
    return "".join(told.name(card) for card in told.piles[pile])


def card_of(told: Table, letter: str) -> int:
    return next(card for card in range(len(told.prints)) if told.name(card) == letter)


def seen(told: Table, seat: int | None, pile: int) -> str:
    """The letters in a pile that a seat sees or can follow, a point for each other card."""
    cards = told.piles[pile]
    return "".join(told.name(card) if told.sees(seat, card, pile) else "." for card in cards)


# Stacks


def test_of_a_stack_everybody_sees_the_top_card_and_no_other() -> None:
    told = table(stack="abc")
    for seat in ANYBODY:
        assert seen(told, seat, STACK) == "..c"


def test_the_card_under_the_one_that_leaves_a_stack_can_be_seen() -> None:
    told = table(stack="abc", left="d")
    told.move(card_of(told, "c"), STACK, LEFT)
    for seat in ANYBODY:
        assert seen(told, seat, STACK) == ".b"
        assert seen(told, seat, LEFT) == "dc"


def test_what_everybody_saw_leave_a_stack_they_can_follow_into_a_hand() -> None:
    told = table(stack="abc", hand="d")
    told.move(card_of(told, "c"), STACK, HAND)
    assert [seen(told, seat, HAND) for seat in ANYBODY] == ["dc", ".c", ".c"]


# Face-down cards


def test_only_the_owner_sees_a_card_that_is_laid_face_down() -> None:
    told = table(hand="abc", left="d")
    card = told.lay_down(card_of(told, "b"), HAND, LEFT)
    assert told.down == {card}
    assert faces(told, LEFT) == "db"
    assert [seen(told, seat, LEFT) for seat in ANYBODY] == ["db", "d.", "d."]


def test_who_knew_a_hand_does_not_know_what_is_left_of_it_when_a_card_is_laid_down() -> None:
    told = table(hand="abc")
    told.look(1, told.piles[HAND])
    assert seen(told, 1, HAND) == "abc"
    told.lay_down(card_of(told, "b"), HAND, LEFT)
    assert (seen(told, 1, HAND), seen(told, 1, LEFT)) == ("..", ".")
    assert (seen(told, 0, HAND), seen(told, 0, LEFT)) == ("ac", "b")


def test_who_knew_a_hand_still_knows_the_cards_with_another_back() -> None:
    told = table(Backed, hand="abgh")
    told.look(1, told.piles[HAND])
    told.lay_down(card_of(told, "b"), HAND, LEFT)
    assert seen(told, 1, HAND) == ".gh"


def test_a_card_that_leaves_a_hand_leaves_under_the_number_that_lay_there_longest() -> None:
    for letter in "abc":
        told = table(hand="abc")
        assert told.lay_down(card_of(told, letter), HAND, LEFT) == 0
        assert told.name(0) == letter


def test_a_pushed_card_stays_as_it_lies() -> None:
    told = table(hand="ab", left="c")
    down = told.lay_down(card_of(told, "a"), HAND, LEFT)
    told.look(1, (down,))
    told.shift(down, LEFT, RIGHT)
    told.shift(card_of(told, "c"), LEFT, RIGHT)
    assert told.down == {down}
    # The one who has looked at the card can follow it, and a spectator has not.
    assert [seen(told, seat, RIGHT) for seat in ANYBODY] == ["ac", "ac", ".c"]


def test_a_face_down_card_that_is_turned_up_is_seen_by_all() -> None:
    told = table(hand="ab")
    down = told.lay_down(card_of(told, "a"), HAND, LEFT)
    told.turn_up(down)
    assert told.down == frozenset()
    assert {seen(told, seat, LEFT) for seat in ANYBODY} == {"a"}


def test_a_face_down_card_that_is_moved_comes_to_lie_face_up() -> None:
    told = table(hand="ab")
    down = told.lay_down(card_of(told, "a"), HAND, LEFT)
    told.move(down, LEFT, RIGHT)
    assert told.down == frozenset()
    assert {seen(told, seat, RIGHT) for seat in ANYBODY} == {"a"}


# Cards put under a deck, swept together, shown


def test_the_owner_alone_knows_a_card_that_was_put_under_the_deck() -> None:
    told = table(deck="ab", hand="cde")
    told.look(1, told.piles[HAND])
    told.put_under(card_of(told, "d"), HAND, DECK)
    assert faces(told, DECK) == "dab"
    assert [seen(told, seat, DECK) for seat in ANYBODY] == ["d..", "...", "..."]
    assert seen(told, 1, HAND) == ".."


def test_a_card_from_under_the_deck_is_drawn_last_and_known_to_its_owner_alone() -> None:
    told = table(deck="ab", hand="cd")
    told.put_under(card_of(told, "c"), HAND, DECK)
    assert told.deal(DECK, HAND, 9) == 3
    assert faces(told, HAND) == "dbac"
    assert [seen(told, seat, HAND) for seat in ANYBODY] == ["dbac", "....", "...."]


def test_nobody_knows_a_card_under_the_deck_after_a_shuffle() -> None:
    told = table(deck="ab", hand="cd")
    told.put_under(card_of(told, "c"), HAND, DECK)
    told.shuffle(DECK, "shuffle")
    assert {seen(told, seat, DECK) for seat in ANYBODY} == {"..."}


def test_a_pile_is_swept_onto_another_in_its_order() -> None:
    told = table(left="abc", right="de")
    told.sweep(LEFT, RIGHT)
    assert (faces(told, LEFT), faces(told, RIGHT)) == ("", "deabc")


def test_a_shown_hand_is_seen_by_everybody() -> None:
    told = table(hand="abc", other_hand="d")
    told.show(told.piles[HAND][1:])
    assert [seen(told, seat, HAND) for seat in ANYBODY] == ["abc", ".bc", ".bc"]
    assert [seen(told, seat, OTHER_HAND) for seat in ANYBODY] == [".", "d", "."]


def test_looking_and_showing_cannot_be_taken_back() -> None:
    told = table(hand="ab")
    before = told.irrevocable
    told.look(1, (0,))
    assert told.irrevocable > before
    before = told.irrevocable
    told.show((1,))
    assert told.irrevocable > before


def test_a_card_has_a_name_for_those_who_see_it() -> None:
    told = table(deck="a", hand="bc", left="d", stack="ef", other_hand="g")
    down = told.lay_down(card_of(told, "c"), HAND, RIGHT)
    told.look(1, (down,))
    for seat, letters in ((0, "bcdf"), (1, "cdfg"), (None, "df")):
        for letter in "abcdefg":
            assert told.name_for(seat, card_of(told, letter)) == (letter if letter in letters else None)


def test_a_pile_is_split_below_its_top_cards() -> None:
    told = table(left="abcd")
    before = told.irrevocable
    told.split(LEFT, STACK, 1)
    assert (faces(told, LEFT), faces(told, STACK)) == ("d", "abc")
    # Everybody sees what lies on top of the other pile now.
    assert told.name_for(None, told.piles[STACK][-1]) == "c"
    assert told.irrevocable > before
    with pytest.raises(AssertionError):
        told.split(STACK, LEFT, 1)


def test_what_a_stack_shows_next_cannot_be_taken_back() -> None:
    told = table(stack="ab", left="c")
    for left, shows in ((told.piles[STACK][-1], True), (told.piles[STACK][0], False)):
        before = told.irrevocable
        told.move(left, STACK, LEFT)
        assert (told.irrevocable > before) == shows


def test_what_was_turned_up_cannot_be_taken_back() -> None:
    told = table(hand="a")
    card = told.lay_down(told.piles[HAND][0], HAND, LEFT)
    before = told.irrevocable
    told.turn_up(card)
    assert told.irrevocable > before
