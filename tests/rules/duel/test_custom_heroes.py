"""Chapter 26, custom Heroes and decks."""

from dataclasses import replace

import pytest

import spiralhill
from spiralhill.games.herocard.decks import (
    BUILD_LIMIT,
    card_of,
    check_hero,
    custom_hero,
    hero_of,
    read_deck,
    read_hero,
    write_hero,
)
from spiralhill.games.herocard.duel import Duel
from spiralhill.games.herocard.prints import ATTRIBUTES, ActionCard, AttributeCard, Hero
from spiralhill.games.herocard.rules import DUEL
from spiralhill.kernel.chance import Dice
from spiralhill.kernel.errors import Damaged, Illegal, Unknown
from tests.rules.duel.story import anyone, deon, duel

GOOD = ["body: will", "mind: deon", "x: aisling"]
TWENTY = ["6 guard", "6 shotgun", "6 burn", "2 prayer"]


def begun(*seats: str | Hero, build_limit: int | None = None) -> Duel:
    agreed: dict[str, int] = {} if build_limit is None else {"build_limit": build_limit}
    return DUEL.begin(DUEL.set_up(seats, **agreed), Dice(1))


def deck_file(*lines: str) -> str:
    return "\n".join(["name: Night Watch", *lines])


def attributes(*owners: str) -> list[AttributeCard]:
    return [hero_of(owner).attributes[at] for at, owner in enumerate(owners)]


def deck(*lines: tuple[int, str]) -> list[tuple[int, ActionCard]]:
    return [(copies, card_of(title)) for copies, title in lines]


def custom(*lines: tuple[int, str]) -> Hero:
    return custom_hero("Night Watch", attributes("will", "deon", "aisling"), deck(*lines))


def test_a_custom_hero_may_mix_attribute_cards() -> None:
    """DUEL-BLD-01"""
    hero = read_deck(deck_file(*GOOD, *TWENTY))
    check_hero(hero)
    assert [(card.hero, card.score) for card in hero.attributes] == [("will", 9), ("deon", 6), ("aisling", 7)]
    game = begun(hero, "isis")
    assert [game.score(0, at) for at in range(3)] == [9, 6, 7]
    assert len(game.asked) == 1


@pytest.mark.parametrize(
    "lines",
    [
        ["body: will", "mind: isis", "mind: deon", "x: will"],
        ["mind: isis", "mind: deon", "x: will"],
        ["body: will", "mind: deon"],
        [],
    ],
)
def test_a_hero_has_exactly_one_body_one_mind_and_one_x(lines: list[str]) -> None:
    """DUEL-BLD-02"""
    with pytest.raises(Illegal, match="DUEL-BLD-02"):
        read_deck(deck_file(*lines, *TWENTY))


def test_the_attribute_cards_may_be_told_in_any_order() -> None:
    """DUEL-BLD-02"""
    hero = read_deck(deck_file("x: aisling", "body: will", "mind: deon", *TWENTY))
    assert [card.attribute for card in hero.attributes] == list(range(len(ATTRIBUTES)))
    check_hero(hero)


def test_a_custom_deck_may_mix_action_cards_of_different_decks() -> None:
    """DUEL-BLD-03"""
    hero = read_deck(deck_file(*GOOD, *TWENTY))
    check_hero(hero)
    assert [(copies, card.id) for copies, card in hero.deck] == [
        (6, "guard"),
        (6, "shotgun"),
        (6, "burn"),
        (2, "prayer"),
    ]
    game = begun(hero, "isis")
    assert sorted({game.name(card) for card in range(20)}) == ["burn", "guard", "prayer", "shotgun"]


def test_a_deck_has_at_least_twenty_cards() -> None:
    """DUEL-BLD-04 AMB-27"""
    with pytest.raises(Illegal, match="DUEL-BLD-04"):
        check_hero(custom((6, "guard"), (6, "shotgun"), (6, "burn"), (1, "prayer")))
    twenty = custom((6, "guard"), (6, "shotgun"), (6, "burn"), (2, "prayer"))
    check_hero(twenty)
    # Nor does a table take the smaller one.
    with pytest.raises(Illegal, match="DUEL-BLD-04"):
        begun("will", custom((6, "guard"), (6, "shotgun"), (6, "burn"), (1, "prayer")))
    assert len(begun("will", twenty).asked) == 1


def test_a_deck_has_at_most_six_copies_of_a_card() -> None:
    """DUEL-BLD-05"""
    check_hero(custom((6, "guard"), (6, "shotgun"), (6, "burn"), (2, "prayer")))
    with pytest.raises(Illegal, match="DUEL-BLD-05"):
        check_hero(custom((7, "guard"), (6, "shotgun"), (6, "burn"), (1, "prayer")))


def test_copies_are_counted_by_title_wherever_they_stand() -> None:
    """DUEL-BLD-05"""
    with pytest.raises(Illegal, match="DUEL-BLD-05"):
        check_hero(read_deck(deck_file(*GOOD, *TWENTY, "1 Guard")))
    with pytest.raises(Illegal, match="DUEL-BLD-05"):
        check_hero(custom((4, "guard"), (6, "shotgun"), (6, "burn"), (4, "guard")))


def test_the_build_value_is_the_sum_of_three_build_points() -> None:
    """DUEL-BLD-06"""
    assert hero_of("will").build_value == 11 + 9 + 8
    assert custom((6, "guard")).build_value == 11 + 8 + 9


def test_no_hero_goes_over_the_agreed_maximum() -> None:
    """DUEL-BLD-07"""
    cards = deck((6, "guard"), (6, "shotgun"), (6, "burn"), (2, "prayer"))
    thirty_one = custom_hero("Much", attributes("will", "aisling", "will"), cards)
    assert thirty_one.build_value == 31
    with pytest.raises(Illegal, match="DUEL-BLD-07"):
        check_hero(thirty_one, 30)
    check_hero(thirty_one, 31)
    thirty = custom_hero("Less", attributes("deon", "aisling", "will"), cards)
    assert thirty.build_value == 30
    check_hero(thirty, 30)
    with pytest.raises(Illegal, match="DUEL-BLD-07"):
        check_hero(thirty, 29)


def test_the_standard_maximum_is_thirty() -> None:
    """DUEL-BLD-08"""
    assert BUILD_LIMIT == 30
    cards = deck((6, "guard"), (6, "shotgun"), (6, "burn"), (2, "prayer"))
    thirty_one = custom_hero("Much", attributes("will", "aisling", "will"), cards)
    with pytest.raises(Illegal, match="DUEL-BLD-07"):
        begun(thirty_one, "isis")
    # The players may agree on another.
    assert len(begun(thirty_one, "isis", build_limit=31).asked) == 1
    check_hero(custom_hero("Less", attributes("deon", "aisling", "will"), cards))


def test_action_cards_carry_no_build_points() -> None:
    """DUEL-BLD-09"""
    cheap = custom((6, "guard"), (6, "premonition"), (6, "brace"), (2, "slip-free"))
    dear = custom((6, "shotgun"), (6, "point-blank"), (6, "overkill"), (6, "cast-out"))
    assert cheap.build_value == dear.build_value == 28
    check_hero(cheap, 28)
    check_hero(dear, 28)


def test_an_x_card_is_paid_from_whatever_x_the_hero_has() -> None:
    """DUEL-BLD-10 AMB-19"""
    table = duel(deon(hand="soul-capture, malice, overkill"), anyone(hand="guard"))
    table.answer(0, "play soul-capture")
    # Isis' card on Deon's X; then Aisling's, and Will's no more.
    assert (table.pile(0, "x"), table.free(0)) == (["soul-capture"], (8, 6, 6))
    table.answer(0, "add malice")
    assert table.free(0) == (8, 6, 2)
    table.asks(1, "pass", "play guard")


def test_a_deck_may_be_as_large_as_one_likes() -> None:
    """DUEL-BLD-11"""
    titles = ("guard", "shotgun", "burn", "prayer", "strike", "jab", "push", "brace", "feint", "parry")
    sixty = custom(*[(6, title) for title in titles])
    assert sixty.size == 60
    check_hero(sixty)
    assert len(begun(sixty, "isis").piles[0]) == 53


# What comes from outside

SAVED: dict[str, object] = {
    "title": "Night Watch",
    "attributes": ["will", "deon", "aisling"],
    "deck": [[6, "guard"], [6, "shotgun"], [6, "burn"], [2, "prayer"]],
}


@pytest.mark.parametrize("copies", [0, -1, True, 2.0, "2", None, [2]])
def test_copies_are_whole_numbers_from_one_on(copies: object) -> None:
    with pytest.raises(Illegal, match="a deck has a whole number of copies of a card, 1 or more, not"):
        read_hero(SAVED | {"deck": [[copies, "guard"]]})
    with pytest.raises(Illegal, match="line 2: a deck has a whole number of copies"):
        read_deck(deck_file("0 guard"))


@pytest.mark.parametrize(
    "title", ["", " ", "x" * 41, "Night\x1b[2JWatch", "Night\nWatch", "\u202eWatch", 5, None, ["x"]]
)
def test_a_title_is_one_to_forty_printable_characters(title: object) -> None:
    with pytest.raises(Illegal, match="a hero's name has 1 to 40 printable characters"):
        read_hero(SAVED | {"title": title})
    assert read_hero(SAVED | {"title": "x" * 40}).title == "x" * 40


def test_a_deck_file_has_no_control_characters_in_its_name() -> None:
    with pytest.raises(Illegal, match="line 1: a hero's name has 1 to 40 printable characters"):
        read_deck("\n".join(["name: Night\x07Watch", *GOOD, *TWENTY]))


@pytest.mark.parametrize(
    "changes",
    [
        {"attributes": None},
        {"attributes": "abc"},
        {"attributes": ["will", "deon"]},
        {"attributes": ["will", "deon", "aisling", "isis"]},
        {"attributes": ["will", "deon", 5]},
        {"attributes": ["will", "deon", "zorro"]},
        {"deck": None},
        {"deck": {}},
        {"deck": [6, "guard"]},
        {"deck": [[6]]},
        {"deck": [[6, "guard", 1]]},
        {"deck": [[6, 5]]},
        {"deck": [[6, "xyzzy"]]},
        {"remark": "more"},
    ],
)
def test_a_custom_hero_of_the_wrong_shape_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises((Damaged, Unknown)):
        read_hero(SAVED | changes)
    with pytest.raises((Damaged, Unknown)):
        spiralhill.new("duel", [SAVED | changes, "isis"])


@pytest.mark.parametrize("seat", [5, None, 1.5, ["will"]])
def test_a_seat_is_the_name_of_a_hero_or_a_deck(seat: object) -> None:
    with pytest.raises(Illegal, match="a seat is a hero's name, such as 'will', or a custom hero with its deck, not"):
        spiralhill.new("duel", [seat, "isis"])


def test_a_custom_hero_never_has_the_id_of_a_hero_of_the_box() -> None:
    hero = read_hero(SAVED | {"title": "Isis"})
    assert (hero.id, hero.title) == ("custom-isis", "Isis")
    assert write_hero(hero) == SAVED | {"title": "Isis"}
    assert begun(hero, "isis").facts()["heroes"] == ["custom-isis", "isis"]


def test_a_title_means_the_same_card_at_every_seat() -> None:
    """DUEL-CARD-08"""
    hero = custom((6, "guard"), (6, "shotgun"), (6, "burn"), (2, "prayer"))
    (copies, guard), *others = hero.deck
    with pytest.raises(Illegal, match="has other cards under the titles of the box"):
        begun(replace(hero, deck=((copies, replace(guard, cost=0)), *others)), "isis")
    with pytest.raises(Illegal, match="'will' has other cards"):
        begun(replace(hero_of("will"), deck=hero.deck), "isis")
